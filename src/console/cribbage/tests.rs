//! Tests of the screen: what the buttons do, what is forced, where pegs stand, and that a deal takes few presses.

extern crate std;

use super::cursor::{self, Cursor, sorted};
use super::{motion, words};
use crate::keys::Button;
use crate::people::People;
use crate::screen::{GameScreen, Reaction};
use crate::testing::{Look, arrive, positions, press};
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::cribbage::{Action, BEST_HAND, Event, Phase, View};
use parlour_rules::points::Points;
use parlour_rules::testing::{Script, play, read, scripted, seat, start};
use parlour_rules::{Audience, Cribbage, Game};
use std::string::{String, ToString};
use std::vec::Vec;

/// Visits what seats see that decide, in random games with all options.
fn views(mut look: impl FnMut(&View)) {
    positions::<Cribbage>(10, |game, _, _| {
        if let Some(seat) = game.turn().seat() {
            look(&game.view(Some(seat)));
        }
    });
}

#[test]
fn the_hand_is_sorted_by_rank_with_the_ace_low() {
    let hand: CardSet = read("KC AD 5S 5C TH JC");
    let texts: Vec<_> = sorted(hand).iter().map(Card::to_string).collect();
    assert_eq!(texts, ["AD", "5C", "5S", "TH", "JC", "KC"]);
}

#[test]
fn cards_for_the_crib_are_picked_and_the_last_leads_to_the_plate() {
    let mut given = 0;
    views(|view| {
        if !matches!(view.open.phase, Phase::Discard(_)) {
            return;
        }
        given += 1;
        let mut cursor = arrive::<Cribbage>(view);
        let early = press::<Cribbage>(view, &mut cursor, Button::Up);
        assert!(matches!(early, Reaction::Refuse(_)) && !cursor.on_plate);
        // Picked and put back.
        press::<Cribbage>(view, &mut cursor, Button::A);
        if !cursor.on_plate {
            press::<Cribbage>(view, &mut cursor, Button::A);
            assert!(cursor.picked.is_empty());
        } else {
            press::<Cribbage>(view, &mut cursor, Button::B);
        }
        for _ in 0..view.open.discards() {
            assert!(!cursor.on_plate);
            press::<Cribbage>(view, &mut cursor, Button::A);
            if !cursor.on_plate {
                press::<Cribbage>(view, &mut cursor, Button::Right);
            }
        }
        assert!(cursor.on_plate && cursor.is_full(view));
        // One more is refused.
        let mut more = cursor;
        press::<Cribbage>(view, &mut more, Button::Down);
        while more.picked.has(more.card(view).unwrap()) {
            press::<Cribbage>(view, &mut more, Button::Right);
        }
        let refused = press::<Cribbage>(view, &mut more, Button::A);
        assert!(matches!(refused, Reaction::Refuse(_)));
        let done = press::<Cribbage>(view, &mut cursor, Button::A);
        assert_eq!(done, Reaction::Act(Action::Crib(cursor.picked)));
    });
    assert!(given > 10);
}

#[test]
fn one_press_plays_the_card_that_makes_most() {
    let mut played = 0;
    views(|view| {
        let playable = view.playable();
        if playable.is_empty() {
            return;
        }
        let mut cursor = arrive::<Cribbage>(view);
        if cursor.on_plate {
            let nobs = press::<Cribbage>(view, &mut cursor, Button::A);
            assert_eq!(nobs, Reaction::Act(Action::Nobs));
            return;
        }
        let Reaction::Act(Action::Play(card)) = press::<Cribbage>(view, &mut cursor, Button::A)
        else {
            panic!("a card has the focus at {view:?}");
        };
        let made = |card: Card| view.open.plays.made_by(card).points();
        assert!(playable.iter().all(|other| made(other) <= made(card)));
        played += 1;
    });
    assert!(played > 20);
}

#[test]
fn the_device_does_only_what_cannot_be_helped_and_shows_nothing_hidden() {
    let (mut gos, mut last, mut counts) = (0, 0, 0);
    views(|view| match cursor::forced(view) {
        Some(Action::Go) => {
            gos += 1;
            assert!(view.playable().is_empty());
        }
        Some(Action::Play(card)) => {
            last += 1;
            assert_eq!(view.hand, CardSet::only(card));
        }
        Some(Action::Count) => {
            counts += 1;
            assert!(!view.open.options.counting.is_claimed());
        }
        Some(other) => panic!("{other} is not forced"),
        // One card that fits among others that do not is still a secret.
        None => assert!(view.hand.len() > 1 || view.open.options.counting.is_claimed()),
    });
    assert!(gos > 0 && last > 0 && counts > 0, "{gos} {last} {counts}");
}

#[test]
fn the_dial_of_claims_goes_by_one_and_by_five_and_stops_at_its_ends() {
    let mut game: Cribbage = start(2, 3, "counting=claim");
    while !matches!(game.view(None).open.phase, Phase::Show(_)) {
        let first = parlour_rules::testing::listed(&game).swap_remove(0);
        play(&mut game, &first);
    }
    let view = game.view(game.turn().seat());
    let mut cursor = arrive::<Cribbage>(&view);
    let mut turn = |buttons: &[Button]| {
        for button in buttons {
            press::<Cribbage>(&view, &mut cursor, *button);
        }
        cursor.claim
    };
    assert_eq!(turn(&[Button::Left, Button::Down]), 0);
    assert_eq!(turn(&[Button::Up, Button::Up, Button::Right]), 11);
    assert_eq!(turn(&[Button::Down, Button::Left]), 5);
    assert_eq!(turn(&[Button::Up; 6]), BEST_HAND);
    assert_eq!(turn(&[Button::Right]), BEST_HAND);
    let done = press::<Cribbage>(&view, &mut cursor, Button::A);
    assert_eq!(done, Reaction::Act(Action::Claim(BEST_HAND)));
}

/// Where the front pegs of the two sides stand while an event is shown, at its beginning and at its end.
fn pegs_during(view: &View, event: &Event) -> [[u16; 2]; 2] {
    [0, 256].map(|done| {
        Look::default().see_moment::<Cribbage, _>(view, Some(event), |sight| {
            let sight = crate::screen::Sight {
                view: sight.view,
                scene: sight.scene,
                moment: Some(crate::screen::Moment { event, done }),
            };
            let mut sides = super::board::sides(&sight);
            [(); 2].map(|()| {
                let side = sides.next().unwrap();
                motion::pegs(&sight, side).front.number()
            })
        })
    })
}

#[test]
fn pegs_move_from_where_they_stood_to_where_the_rules_have_them() {
    let mut gains = 0;
    positions::<Cribbage>(12, |game, heard, _| {
        if game.players().count() == 3 {
            return;
        }
        let view = game.view(None);
        let mut stand = [0, 1].map(|number| view.open.pegs[seat(number)].front.number());
        for (audience, event) in heard {
            assert_eq!(*audience, Audience::Everybody);
            let total = match event {
                Event::Played { seat, total, .. }
                | Event::Last { seat, total, .. }
                | Event::Nobs { seat, total }
                | Event::Counted { seat, total, .. }
                | Event::Muggins { seat, total, .. } => Some((*seat, *total)),
                _ => None,
            };
            let Some((own, total)) = total.filter(|(_, total)| *total < Points::new(61)) else {
                continue;
            };
            let [before, after] = pegs_during(&view, event);
            let side = own.index() % 2;
            // A count that has begun has pegged its first combination.
            if !matches!(event, Event::Counted { .. }) {
                assert_eq!(before[side], stand[side], "{event:?}");
            }
            assert_eq!(before[1 - side], stand[1 - side], "{event:?}");
            stand[side] = total.number();
            assert_eq!(after, stand, "{event:?}");
            gains += 1;
        }
    });
    assert!(gains > 40, "{gains}");
}

#[test]
fn the_account_adds_up_to_what_each_side_has_pegged() {
    let mut accounts = 0;
    positions::<Cribbage>(10, |game, _, _| {
        let view = game.view(None);
        let Some(report) = view.open.report else {
            return;
        };
        let (mut sum, mut sides) = (0, 0);
        words::account(&view, &People::household(), &mut |entry| {
            let points = entry.points.unwrap();
            if !entry.sum {
                sum += points;
                return;
            }
            assert_eq!(points, sum, "{}", entry.text);
            (sum, sides) = (0, sides + 1);
        });
        assert_eq!(sides, view.open.teams().all(view.open.players).count());
        let all: u16 = report.tally.iter().map(|(_, tally)| tally.sum()).sum();
        assert!(all > 0);
        accounts += 1;
    });
    assert!(accounts > 5);
}

/// What decided a game in which the first side has won.
fn ending(seats: usize, scores: &[u16]) -> String {
    let mut view = start::<Cribbage>(seats, 1, "").view(None);
    for number in 0..seats {
        let score = scores[number % scores.len()];
        view.open.pegs[seat(number)].front = Points::new(score);
    }
    let winners = view.open.team(seat(0));
    let outcome = parlour_rules::Outcome {
        winners,
        reason: "target",
    };
    words::ending(&view, outcome, &People::household()).to_string()
}

#[test]
fn partners_lose_together() {
    assert_eq!(ending(4, &[121, 96]), "first to 121; the others have 96");
    assert_eq!(ending(3, &[121, 93, 95]), "first to 121; Clara has 95");
}

#[test]
fn whoever_is_far_behind_is_skunked() {
    let ending = |scores: [u16; 2]| ending(2, &scores);
    assert_eq!(ending([121, 91]), "first to 121; Bertie has 91");
    assert_eq!(ending([121, 90]), "with a skunk, 121 to 90");
    assert_eq!(ending([121, 61]), "with a skunk, 121 to 61");
    assert_eq!(ending([121, 60]), "with a double skunk, 121 to 60");
}

#[test]
fn a_deal_of_two_asks_a_person_for_few_presses() {
    // Two cards and the plate, three cards of four, and four times going on: three counts and the sheet.
    let script = Script::new()
        .picks(&[1])
        .dealt(&["2C 4D 6H 8S TC QD", "3C 5D 7H 9S JC KD"], "AC");
    let mut game: Cribbage = scripted(2, 1, "", script).0;
    let own = seat(0);
    let mut presses = 0;
    while game.view(None).open.deals == 0 {
        let to_play = game.turn().seat().unwrap();
        let view = game.view(Some(to_play));
        let action = match cursor::forced(&view) {
            Some(forced) => forced,
            None => {
                let mut cursor: Cursor = arrive::<Cribbage>(&view);
                loop {
                    presses += u32::from(to_play == own);
                    match press::<Cribbage>(&view, &mut cursor, Button::A) {
                        Reaction::Act(action) => break action,
                        _ if !cursor.on_plate => {
                            press::<Cribbage>(&view, &mut cursor, Button::Right);
                        }
                        _ => {}
                    }
                }
            }
        };
        for (_, event) in play(&mut game, &action.to_string()) {
            presses += u32::from(Cribbage::motion(&event).held);
        }
    }
    assert!(presses < 10, "{presses}, and one more for the sheet");
}
