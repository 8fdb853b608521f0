//! The rulings of the sheet's section 6, and what is hidden by its section 7.

use super::*;
use crate::testing::sheet::{Sheet, Zone};

#[test]
fn ruling_10_a_tile_with_the_trump_number_is_never_of_its_other_suit() {
    assert_eq!(playable("5", "6-4", "6-5 3-2"), set("6-5 3-2"));
    assert_eq!(winner("5", "6-6 6-5 6-4 6-3"), tile("6-5"));
}

#[test]
fn ruling_11_an_ordinary_tile_is_led_by_its_higher_number() {
    assert_eq!(playable("1", "4-2", "4-3 2-2"), set("4-3"));
}

#[test]
fn ruling_12_the_bidder_need_not_lead_trumps() {
    let mut game = bid_by_first(
        ["6-6 6-5 5-5 4-4 3-3 2-2 1-1", HANDS_1, HANDS_2, HANDS_3],
        30,
        "6",
    );
    play(&mut game, "2-2");
    assert_eq!(to_play(&game), 1);
}

const HANDS_1: &str = "6-4 6-3 6-2 6-1 6-0 5-4 5-3";
const HANDS_2: &str = "5-2 5-1 5-0 4-3 4-2 4-1 4-0";
const HANDS_3: &str = "3-2 3-1 3-0 2-1 2-0 1-0 0-0";

#[test]
fn ruling_8_84_and_more_need_just_the_42_points() {
    let mut report = finished(84, "");
    report.won = [TileSet::ALL, TileSet::EMPTY];
    assert!(report.is_made());
    assert_eq!(report.gain(Side::Even), Points::new(84));
}

#[test]
fn a_seat_sees_its_own_hand_and_nobody_else_s() {
    let mut game = bid_by_first(HANDS, 30, "6");
    play(&mut game, "6-6 5-5");
    for seat in game.players().seats() {
        let seen = Sheet::seen(&game.view(Some(seat)));
        for other in game.players().seats() {
            let zone = &seen.zones[&std::format!("hand{}", other.index())];
            let open = matches!(zone, Zone::Open(_));
            assert_eq!(open, other == seat, "also of the partner");
        }
    }
    let seen = Sheet::seen(&game.view(None));
    assert!(matches!(seen.zones["hand0"], Zone::Hidden(6)));
    assert_eq!(seen.zone("trick"), "5-5 6-6", "the last on top");
}

#[test]
fn what_is_left_of_a_game_lost_early_is_shown_to_all() {
    let mut game = at_first(HANDS);
    play(&mut game, "pass bid:42 pass pass trump:4");
    set_totals(&mut game, 240, 0);
    play(&mut game, "4-4 4-3 3-0 6-4 5-0 4-2 0-0 6-5");
    assert_eq!(ended(&game), Some(("target", std::vec![0, 2])));
    for looking in game.players().seats().map(Some).chain([None]) {
        let seen = Sheet::seen(&game.view(looking));
        assert_eq!(seen.zone("hand3"), "1-0 1-1 2-0 2-1 2-2");
    }
}

#[test]
fn only_the_last_tile_is_played_without_looking() {
    let mut game = bid_by_first(HANDS, 30, "6");
    let private = |game: &Texas| match game.turn() {
        Turn::Decide(decision) => decision.private,
        Turn::Over(_) => panic!("it goes on"),
    };
    while game.open.tricks.len() < 6 {
        assert!(private(&game));
        let first = listed(&game)[0].clone();
        play(&mut game, &first);
    }
    for _ in 0..4 {
        assert!(!private(&game));
        assert_eq!(listed(&game).len(), 1);
        let only = listed(&game)[0].clone();
        if game.open.trick.played.len() == 3 {
            break;
        }
        play(&mut game, &only);
    }
}

#[test]
fn what_a_seat_did_not_follow_it_does_not_hold() {
    let mut game = bid_by_first(HANDS, 30, "0");
    play(&mut game, "6-6 5-5");
    let denied = game.open.denied();
    assert_eq!(
        denied[seat(1)],
        set("6-6 6-5 6-4 6-3 6-2 6-1"),
        "6-0 is a trump"
    );
    assert!(denied[seat(0)].is_empty() && denied[seat(2)].is_empty());
}
