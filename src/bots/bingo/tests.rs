//! Tests of the player of Bingo: that it clears every row in which a match may stay.

use crate::{Level, Player};
use parlour_rules::bingo::{Bingo, is_trap};
use parlour_rules::game::quietly;
use parlour_rules::testing::{legal, play, start};
use parlour_rules::{Game, Seat};

/// Plays a row to its end; gives the game, and whether a pass began with 13 or 26 tiles.
fn played(seed: u64, options: &str) -> (Bingo, bool) {
    let mut game = start::<Bingo>(1, seed, options);
    let mut trapped = false;
    while let Some(seat) = game.turn().seat() {
        let view = game.view(Some(seat));
        trapped |= is_trap(view.open.row.len());
        let thought = Bingo::decide(&view, Level::EASY, seed, &|| false).unwrap();
        quietly(|croupier| game.apply(thought.action, croupier)).unwrap();
    }
    (game, trapped)
}

#[test]
fn every_row_is_cleared_where_a_match_may_stay() {
    let (mut passes, rows) = (0, 400);
    for seed in 0..rows {
        let (game, trapped) = played(seed, "removal=may-leave");
        assert_eq!(game.score(Seat::FIRST), 28, "{seed}");
        assert!(!trapped, "{seed}");
        passes += u64::from(game.view(None).open.passes);
    }
    // 35.4 on average.
    assert!((34 * rows..37 * rows).contains(&passes), "{passes}");
}

#[test]
#[ignore = "takes a minute"]
fn forty_thousand_rows_are_cleared() {
    let (mut passes, rows) = (0, 40_000);
    for seed in 0..rows {
        let (game, _) = played(seed, "removal=may-leave");
        assert_eq!(game.score(Seat::FIRST), 28, "{seed}");
        passes += u64::from(game.view(None).open.passes);
    }
    std::println!("{} passes on average", passes as f64 / rows as f64);
}

#[test]
fn where_every_match_goes_it_counts_and_nothing_else() {
    for seed in 0..40 {
        let (game, _) = played(seed, "");
        let mut by_hand = start::<Bingo>(1, seed, "");
        while !legal(&by_hand).is_empty() {
            play(&mut by_hand, "count");
        }
        assert_eq!(game, by_hand);
    }
}
