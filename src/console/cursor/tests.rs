//! Where the pad leads in rows and on boards of numbers, and in fans of cards.

use super::{act, answer, beside, go, in_fan, mark, round, toward};
use crate::keys::Button::{self, A, B, Down, Left, Right, Up, X, Y};
use crate::line;
use crate::screen::Reaction;
use embedded_graphics::geometry::Point;
use parlour_rules::cards::{Card, CardSet};
use std::vec::Vec;

const PAD: [Button; 4] = [Up, Down, Left, Right];
const OTHERS: [Button; 4] = [A, B, X, Y];

#[test]
fn a_row_has_ends() {
    assert_eq!(beside([3, 5, 9], 5, Right), Some(9));
    assert_eq!(beside([3, 5, 9], 5, Down), Some(9));
    assert_eq!(beside([3, 5, 9], 5, Left), Some(3));
    assert_eq!(beside([3, 5, 9], 5, Up), Some(3));
    assert_eq!(beside([3, 5, 9], 9, Right), None);
    assert_eq!(beside([3, 5, 9], 3, Left), None);
}

#[test]
fn a_round_has_none() {
    assert_eq!(round([3, 5, 9], 5, Right), Some(9));
    assert_eq!(round([3, 5, 9], 9, Right), Some(3));
    assert_eq!(round([3, 5, 9], 9, Left), Some(5));
    assert_eq!(round([3, 5, 9], 3, Left), Some(9));
    assert_eq!(round([3], 3, Right), Some(3));
}

#[test]
fn what_has_gone_and_what_never_had_the_focus_leave_a_way_into_a_round() {
    for from in [None, Some(4)] {
        assert_eq!(round([3, 5, 9], from, Right), Some(3));
        assert_eq!(round([3, 5, 9], from, Left), Some(9));
    }
    for button in PAD {
        assert_eq!(round([0; 0], None, button), None);
        assert_eq!(beside([0; 0], None, button), None);
    }
}

#[test]
fn the_numbers_of_a_dial_are_a_row() {
    assert_eq!(beside(1..=20, 19, Right), Some(20));
    assert_eq!(beside(1..=20, 20, Right), None);
    let fives = (0..=20).step_by(5);
    assert_eq!(beside(fives, 10, Up), Some(5));
}

#[test]
fn only_the_pad_leads_anywhere() {
    for button in OTHERS {
        assert_eq!(beside(0..5, 2, button), None);
        assert_eq!(round(0..5, 2, button), None);
        assert_eq!(toward(0..5, 2, |x| Point::new(x, 0), button), None);
    }
}

/// Where a number is seen: the tens are rows, the ones columns.
fn seen(number: i32) -> Point {
    Point::new(number % 10, number / 10)
}

#[test]
fn up_and_down_go_to_the_nearest_row_and_there_to_the_nearest_thing() {
    let things = [13, 41, 44, 49, 70];
    assert_eq!(toward(things, 13, seen, Down), Some(44));
    assert_eq!(toward(things, 70, seen, Up), Some(41));
    assert_eq!(toward(things, 13, seen, Up), None);
}

#[test]
fn left_and_right_stay_in_the_row_as_long_as_there_is_something() {
    let things = [12, 18, 25, 39];
    assert_eq!(toward(things, 12, seen, Right), Some(18));
    assert_eq!(toward(things, 18, seen, Right), Some(39));
    assert_eq!(toward(things, 18, seen, Left), Some(12));
    assert_eq!(toward(things, 12, seen, Left), None);
}

#[test]
fn everything_that_lies_anywhere_can_be_reached_from_everything() {
    for pattern in 1u32..1 << 12 {
        let things: Vec<i32> = (0..12)
            .filter(|bit| pattern >> bit & 1 == 1)
            .map(|bit| bit % 4 + bit / 4 * 10)
            .collect();
        for first in &things {
            let mut met = std::vec![*first];
            let mut place = 0;
            while let Some(from) = met.get(place).copied() {
                let next = PAD.map(|button| toward(things.clone(), from, seen, button));
                for thing in next.into_iter().flatten() {
                    if !met.contains(&thing) {
                        met.push(thing);
                    }
                }
                place += 1;
            }
            assert_eq!(met.len(), things.len(), "{things:?} from {first}");
        }
    }
}

#[test]
fn where_nothing_has_the_focus_it_goes_to_the_first_thing() {
    assert_eq!(toward([12, 18], None, seen, Up), Some(12));
    assert_eq!(toward([0; 0], None, seen, Up), None);
}

#[test]
fn a_focus_answers_whether_it_moved() {
    let mut focus = 4;
    assert_eq!(go::<_, ()>(&mut focus, Some(5)), Reaction::Moved);
    assert_eq!(go::<_, ()>(&mut focus, Some(5)), Reaction::Nothing);
    assert_eq!(go::<_, ()>(&mut focus, None::<i32>), Reaction::Nothing);
    assert_eq!(focus, 5);
    let mut nowhere = None;
    assert_eq!(go::<_, ()>(&mut nowhere, Some(7)), Reaction::Moved);
    assert_eq!(nowhere, Some(7));
}

#[test]
fn what_is_checked_is_done_or_refused_with_the_reason() {
    assert_eq!(act("play", Ok::<_, &str>(())), Reaction::Act("play"));
    let refused = Reaction::Refuse(line!("Not now"));
    assert_eq!(act("play", Err("Not now")), refused);
}

#[test]
fn things_are_marked_as_long_as_more_may_be() {
    let mut marks = 0b001;
    assert_eq!(mark::<_, ()>(&mut marks, 0b101, true, ""), Reaction::Moved);
    let refused = Reaction::Refuse(line!("Two are enough"));
    let third = mark::<_, ()>(&mut marks, 0b111, false, "Two are enough");
    assert_eq!((third, marks), (refused, 0b101));
}

/// The first cards of the pack.
fn hand(count: usize) -> Vec<Card> {
    CardSet::PACK.iter().take(count).collect()
}

#[test]
fn left_and_right_go_round_a_fan_over_what_may_be_chosen() {
    let hand = hand(13);
    let odd = |card: Card| card.index() % 2 == 1;
    let from = |place: usize, button| in_fan(240, &hand, odd, Some(hand[place]), button);
    assert_eq!(from(3, Right), Some(hand[5]));
    assert_eq!(from(11, Right), Some(hand[1]));
    assert_eq!(from(1, Left), Some(hand[11]));
    assert_eq!([Up, Down].map(|button| from(3, button)), [None, None]);
}

#[test]
fn up_and_down_change_the_row_of_a_long_fan_and_go_to_the_nearest_card() {
    // Nine cards in the upper row, eight in the lower one.
    let hand = hand(17);
    let from = |place: usize, button| in_fan(240, &hand, |_| true, Some(hand[place]), button);
    assert_eq!(from(2, Down), Some(hand[11]));
    assert_eq!(from(8, Down), Some(hand[16]));
    assert_eq!(from(16, Up), Some(hand[7]));
    assert_eq!((from(2, Up), from(16, Down)), (None, None));
    assert_eq!(from(8, Right), Some(hand[9]));
    let upper = |card: Card| card == hand[0] || card.index() > 8;
    let nearest = in_fan(240, &hand, upper, Some(hand[12]), Up);
    assert_eq!(nearest, Some(hand[0]));
}

#[test]
fn a_fan_of_which_a_part_is_in_sight_is_gone_through_card_by_card() {
    let hand = hand(52);
    for button in [Up, Down] {
        assert_eq!(in_fan(240, &hand, |_| true, Some(hand[30]), button), None);
    }
    assert_eq!(
        in_fan(240, &hand, |_| true, Some(hand[30]), Right),
        Some(hand[31])
    );
}

#[test]
fn each_direction_changes_the_answer_and_only_a_gives_it() {
    let mut agrees = false;
    for button in PAD {
        let before = agrees;
        assert_eq!(answer(&mut agrees, button, "yes", "no"), Reaction::Moved);
        assert_ne!(agrees, before);
    }
    assert_eq!(answer(&mut agrees, A, "yes", "no"), Reaction::Act("no"));
    for button in [B, X, Y] {
        let ignored = answer(&mut agrees, button, "yes", "no");
        assert_eq!(ignored, Reaction::Nothing);
    }
    agrees = true;
    assert_eq!(answer(&mut agrees, A, "yes", "no"), Reaction::Act("yes"));
}
