//! What must hold in every game: nobody is without a tile to play, points add up, saves read back, imagined games fit.

use super::*;
use crate::Free;
use crate::NotAnAction;
use crate::testing::{any_setup, begin, can_be_imagined, play_on, reads_back};

/// Plays games at random and shows each position to `look`.
fn play_games(games: u64, mut look: impl FnMut(&Texas, &mut Rng)) {
    for number in 0..games {
        let mut rng = Rng::seed_from_u64(number);
        let setup = any_setup::<Texas>(&mut rng);
        let (mut game, _) = begin(&setup, &mut Free);
        play_on(&mut game, &mut rng, |game: &Texas, rng| {
            look(game, rng);
            true
        });
    }
}

#[test]
fn every_turn_offers_something_and_every_hand_has_42_points() {
    play_games(60, |game, _| {
        let over = matches!(game.turn(), Turn::Over(_));
        assert_eq!(listed(game).is_empty(), over);
        let all = Side::BOTH.map(|side| game.open.won(side).len());
        assert_eq!(all[0] + all[1], game.open.tricks.len() * 4);
        if let Some(report) = game.open.report {
            let [even, odd] = Side::BOTH.map(|side| report.taken(side).number());
            let rest = report
                .rest
                .iter()
                .map(|(_, rest)| rest.len())
                .sum::<usize>();
            assert!(even + odd == 42 || rest > 0 && report.bid.is_limit());
        }
    });
}

#[test]
fn every_position_is_sound_and_reads_back_from_a_save() {
    let mut longest = 0;
    play_games(40, |game, rng| {
        assert!(game.is_sound(), "{game:?}");
        if rng.below(4) == 0 {
            longest = longest.max(reads_back(game));
        }
    });
    assert!(longest < 200, "{longest}");
}

#[test]
fn imagined_games_are_sound_and_look_the_same_to_their_seat() {
    play_games(30, can_be_imagined);
}

#[test]
fn actions_read_back_and_nothing_else_is_one() {
    for text in [
        "pass",
        "bid:30",
        "bid:10752",
        "trump:0",
        "trump:6",
        "trump:doubles",
        "trump:none",
        "6-4",
        "0-0",
    ] {
        let action: Action = text.parse().unwrap();
        assert_eq!(std::format!("{action}"), text);
    }
    for text in [
        "",
        "bid",
        "bid:",
        "bid:x",
        "bid:70000",
        "trump:7",
        "trump:",
        "4-6",
        "7-1",
    ] {
        assert_eq!(text.parse::<Action>(), Err(NotAnAction), "{text}");
    }
}
