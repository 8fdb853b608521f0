//! Tests of the means of tests that could let a mistake pass unnoticed: scripts of chance and options by name.

use super::*;
use crate::cards::Card;
use crate::chance::{Fate, Rng, SeedableRng};
use crate::crazy_eights::CrazyEights;
use crate::game::Choice;
use crate::no_thanks::NoThanks;
use std::string::ToString;
use std::vec::Vec;

#[test]
fn options_are_named_as_in_the_host_interface() {
    let values = setup::<NoThanks>(3, 1, "rounds=2 amigo=gaps-10-19-28 hidden-tiger=true");
    let options = &values.options;
    assert_eq!([0, 1, 2, 3].map(|option| options.get(option)), [2, 2, 1, 1]);
}

#[test]
#[should_panic(expected = "no option")]
fn an_option_that_is_not_there_is_a_mistake() {
    setup::<NoThanks>(3, 1, "round=2");
}

#[test]
fn any_setup_is_one_that_can_be_started_and_reaches_every_value() {
    let mut rng = Rng::seed_from_u64(1);
    let mut met = [false; 3];
    for _ in 0..100 {
        let setup = any_setup::<NoThanks>(&mut rng);
        assert_eq!(setup.check(<NoThanks as crate::Game>::INFO), Ok(()));
        met[setup.options.get(1) as usize] = true;
    }
    assert_eq!(met, [true; 3]);
}

#[test]
fn a_scripted_pack_has_the_hands_that_were_asked_for() {
    let mut pack: Vec<Card> = read("2C 3C 4C 5C 6C 7C 8C");
    let mut script = Script::new()
        .dealt(&["8C 2C", "4C 6C", "3C"], "7C")
        .picks(&[4]);
    script.shuffled("pack", &mut pack.as_mut_slice());
    let texts: Vec<_> = pack.iter().map(ToString::to_string).collect();
    assert_eq!(texts.join(" "), "8C 4C 3C 2C 6C 7C 5C");
    assert!(!script.is_used_up());
    assert_eq!((script.pick(0, 9), script.pick(1, 9)), (4, 1));
    assert!(script.is_used_up());
    assert_eq!(script.die(3), 3, "what is not said is as it falls");
}

#[test]
#[should_panic(expected = "more dice fell")]
fn no_more_dice_may_fall_than_were_named() {
    let mut script = Script::new().dice([6]);
    assert_eq!(script.die(1), 6);
    script.die(1);
}

#[test]
#[should_panic(expected = "is not refused")]
fn what_is_possible_is_not_refused() {
    let game: CrazyEights = start(2, 1, "");
    refused(&game, &listed(&game)[0]);
}

#[test]
fn a_choice_covers_what_it_stands_for() {
    let range = Choice::Range {
        verb: "bid",
        low: -1,
        high: 20,
    };
    let covered = |choice: &Choice<&str>| {
        let texts = [
            "pass", "bid:-1", "bid:20", "bid:21", "bid:", "say:on", "say",
        ];
        texts.map(|text| covers(choice, &text))
    };
    let [no, yes] = [false, true];
    assert_eq!(covered(&Choice::One("pass")), [yes, no, no, no, no, no, no]);
    assert_eq!(covered(&range), [no, yes, yes, no, no, no, no]);
    let text = Choice::Text { verb: "say" };
    assert_eq!(covered(&text), [no, no, no, no, no, yes, no]);
    let mut rng = Rng::seed_from_u64(1);
    let mut ends = [0; 2];
    for _ in 0..400 {
        for choice in [&range, &text] {
            let any = any_text(choice, &mut rng);
            assert!(covers(choice, &any.as_str()), "{any}");
            ends[0] += u32::from(any == "bid:-1");
            ends[1] += u32::from(any == "bid:20");
        }
    }
    // A quarter each, and a little more: 109 of 400 on average with a standard deviation of 9.
    assert!(ends.iter().all(|times| (70..150).contains(times)));
}
