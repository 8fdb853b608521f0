//! The pace of computers: what one of them decides in a row is one move.

use super::{COMPUTER, Evening, PERSON, STOP};
use crate::keys::Button::A;
use crate::settings::Pace;
use crate::table::{ActionText, Desk, Table};
use parlour_rules::Seat;

#[test]
fn the_table_rests_when_the_seat_changes_and_not_within_a_move() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER, COMPUTER]);
    evening.press(&STOP);
    evening.wait(100);
    assert!(evening.says("Bertie is thinking"), "{:?}", evening.words());
    // It thinks for 400 ms, then climbs three steps and stops, which takes 100 ms each and a few to say so.
    evening.wait(410);
    assert!(evening.says("climbed a step"));
    evening.wait(310);
    assert!(evening.says("stopped"), "{:?}", evening.words());
    assert_eq!(evening.actions(), 5);
    // The last event of the move asks for a whole second.
    evening.wait(100 + 950);
    assert!(evening.says("stopped"));
    assert_eq!(evening.actions(), 5);
    evening.wait(60);
    assert!(evening.says("Clara is thinking"), "{:?}", evening.words());
}

#[test]
fn nobody_thinks_where_there_is_no_choice() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&STOP);
    evening.wait(100 + 300);
    assert!(evening.says("thinking"), "the first step is a choice");
    for _ in 0..520 {
        evening.wait(1);
        assert!(evening.actions() < 4 || !evening.says("thinking"));
    }
    assert_eq!(
        evening.actions(),
        5,
        "it has stopped, which is all it could do"
    );
}

#[test]
fn a_round_of_computers_is_short_at_the_usual_pace_and_nobody_is_said_to_think_who_answers_at_once()
{
    let mut evening = Evening::begun(&[PERSON, COMPUTER, COMPUTER, COMPUTER]);
    evening.console.settings.pace = crate::settings::Settings::default().pace;
    evening.press(&STOP);
    // Each climbs three steps and stops, 66 ms each, and all of them together pause for a third of 1400 ms.
    for passed in 0..1_500 {
        if evening.says("Anna: climb") {
            assert!(passed > 66 + 3 * 4 * 66);
            return;
        }
        assert!(!evening.says("thinking"));
        evening.wait(1);
    }
    panic!("{:?}", evening.words());
}

#[test]
fn whoever_has_waited_for_a_while_waits_no_longer_than_needs_be_unless_the_pace_is_calm() {
    for (pace, waited, expected) in [
        (Pace::Normal, 0, 65),
        (Pace::Normal, 1_200, 50),
        (Pace::Calm, 1_200, 100),
    ] {
        let mut evening = Evening::begun(&[PERSON, COMPUTER, COMPUTER, COMPUTER]);
        evening.console.settings.pace = pace;
        evening.press(&STOP);
        // The first computer takes its time.
        for _ in 0..waited {
            evening.now += 1;
            evening.console.tick(evening.now);
        }
        let (mut shortest, mut last, mut actions) = (u32::MAX, None::<u32>, evening.actions());
        for passed in 1..20_000_u32 {
            evening.wait(1);
            if evening.says("Anna: climb") {
                break;
            }
            if evening.actions() > actions {
                shortest = last.map_or(shortest, |last| shortest.min(passed - last));
                (last, actions) = (Some(passed), evening.actions());
            }
        }
        assert_eq!(shortest, expected, "{pace:?} after {waited} ms");
    }
}

#[test]
fn a_computer_that_takes_its_time_is_said_to_think_and_can_be_asked_to_decide_now() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.console.settings.pace = crate::settings::Pace::Normal;
    evening.press(&STOP);
    let mut tick = |ms: u32| {
        for _ in 0..ms {
            evening.now += 1;
            evening.console.tick(evening.now);
        }
        (
            evening.says("thinking"),
            evening.says("Now"),
            evening.says("stopped"),
        )
    };
    assert_eq!(
        tick(65 + 249),
        (false, false, true),
        "what was done before stays said"
    );
    assert_eq!(tick(1), (true, true, false));
    assert!(!evening.console.hurried());
    evening.press(&[A]);
    assert!(evening.console.hurried());
}

#[test]
fn a_computer_thinks_while_what_was_done_before_is_still_shown() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&STOP);
    assert!(evening.says("Anna stopped"));
    evening.console.think();
    assert!(evening.console.job().is_none(), "it is asked once");
    for _ in 0..100 {
        evening.now += 1;
        evening.console.tick(evening.now);
    }
    assert!(
        evening.says("Bertie is thinking"),
        "but it does not act before its turn"
    );
    for _ in 0..400 {
        evening.now += 1;
        evening.console.tick(evening.now);
    }
    assert_eq!(evening.actions(), 2);
}

#[test]
fn what_a_computer_thought_of_before_its_seat_became_a_persons_is_forgotten() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER, COMPUTER]);
    evening.press(&STOP);
    assert!(evening.console.job().is_some(), "Bertie is asked");
    let bertie = Seat::new(1).unwrap();
    let give = |table: &mut Table, desk: &mut Desk<'_>, kind| table.change_seat(bertie, kind, desk);
    evening
        .console
        .at_table(|table, desk| give(table, desk, PERSON));
    assert!(
        evening.console.hurried(),
        "nobody wants that answer any more"
    );
    evening
        .console
        .at_table(|table, desk| give(table, desk, COMPUTER));
    evening.console.answer(ActionText::try_from("ring").ok());
    assert!(!evening.console.hurried());
    evening.wait(600);
    assert!(
        evening.says("Bertie climbed a step"),
        "{:?}",
        evening.words()
    );
}

#[test]
fn a_press_skips_the_rest() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&STOP);
    evening.wait(100 + 400 + 400 + 10);
    evening.press(&[A]);
    assert!(
        evening.says("Anna: climb or stop?"),
        "{:?}",
        evening.words()
    );
}
