//! The vectors of the rule sheet.

use super::{Bingo, MAY_LEAVE, Pass, ascending, laid, passes_of};
use crate::bingo::{End, is_trap};
use crate::testing::start;
use crate::tiles::Tile;
use std::string::String;
use std::vec::Vec;

fn pass(tiles: usize, number: u8, removed: &str) -> Pass {
    Pass(tiles, number, String::from(removed))
}

/// 0-0 1-0 .. 6-0, 1-1 2-1 .. 6-1, and so on.
fn low_number_first() -> Vec<Tile> {
    let mut row = ascending();
    row.sort_by_key(|tile| (tile.low(), tile.high()));
    row
}

/// The strategy of section 5: takes every match but the last of a pass that would leave 13 or 26.
fn careful(game: &Bingo) -> &'static str {
    // Written by hand from the row, so that it does not lean on what the table says of itself.
    let open = &game.open;
    let here = usize::from(open.place);
    let later = (here + 1..open.row.len()).any(|place| {
        let number = (usize::from(open.number()) + place - here) % 13;
        usize::from(open.row[place].dots()) == number
    });
    let left = open.left() - 1;
    if !later && matches!(left, 13 | 26) {
        "leave"
    } else {
        "remove"
    }
}

#[test]
fn vector_1_ascending() {
    let mut game = laid(&ascending(), "");
    let passes = passes_of(&mut game, |_| "remove");
    assert_eq!(passes[0], pass(28, 0, "0-0 1-0 1-1"));
    assert_eq!(passes[1], pass(25, 2, "2-0 2-1 2-2"));
    assert_eq!(passes[2], pass(22, 1, ""));
    assert_eq!(passes[11], pass(13, 9, ""));
    assert_eq!((passes.len(), game.open.spoken), (12, 256));
    assert_eq!(game.open.end(), Some(End::Stuck));
}

#[test]
fn vector_2_descending() {
    let mut row = ascending();
    row.reverse();
    let mut game = laid(&row, "");
    let passes = passes_of(&mut game, |_| "remove");
    assert_eq!(row[6].index(), Tile::from_index(21).unwrap().index());
    assert_eq!(passes[0], pass(28, 0, "6-0 4-0"));
    assert_eq!(passes[1], pass(26, 2, "6-1 5-4"));
    assert_eq!((passes.len(), game.open.spoken), (28, 263));
    assert!(passes[27].2.ends_with("2-0") && game.open.has_won());
}

#[test]
fn vector_3_low_number_first() {
    let mut game = laid(&low_number_first(), "");
    let passes = passes_of(&mut game, |_| "remove");
    assert_eq!(passes[0], pass(28, 0, "0-0 1-0 2-0 3-0 4-0 5-0 6-0"));
    assert_eq!(passes[1], pass(21, 2, "1-1 2-1 3-1 4-1 5-1 6-1"));
    assert_eq!(passes[2], pass(15, 10, ""));
    assert_eq!(passes[3], pass(15, 12, "4-4 5-4 6-4"));
    assert_eq!((passes[4].0, passes[4].1), (12, 1));
    assert_eq!(passes[4].2.split(' ').count(), 7);
    assert_eq!(passes[11], pass(5, 4, "2-2 3-2 4-2 5-2 6-2"));
    assert_eq!((passes.len(), game.open.spoken), (12, 126));
    assert!(game.open.has_won());
}

#[test]
fn vector_4_the_reverse_of_it() {
    let mut row = low_number_first();
    row.reverse();
    let mut game = laid(&row, "");
    let passes = passes_of(&mut game, |_| "remove");
    for (number, first) in [0, 2, 4, 6].into_iter().enumerate() {
        assert_eq!(passes[number], pass(28, first, ""));
    }
    assert_eq!((passes.len(), game.open.spoken), (35, 434));
    assert!(game.open.has_won());
}

#[test]
fn vector_5_two_rows_in_three_can_be_cleared() {
    // 64.05 % of all rows; of two thousand, three standard errors are 3.2 points.
    let cleared = (0..2_000).filter(|seed| {
        let mut game = start::<Bingo>(1, *seed, "");
        passes_of(&mut game, |_| "remove");
        game.open.has_won()
    });
    let cleared = cleared.count();
    assert!((1_217..=1_345).contains(&cleared), "{cleared}");
}

/// The same over as many rows as there were random rows when the figures were found; minutes.
#[test]
#[ignore = "takes minutes"]
fn vector_5_in_a_long_run() {
    let (mut cleared, mut with_13, mut with_26) = (0, 0, 0);
    let rows = 1_000_000;
    for seed in 0..rows {
        let mut game = start::<Bingo>(1, seed, "");
        while game.open.end().is_none() {
            crate::game::quietly(|croupier| {
                crate::Game::apply(&mut game, crate::bingo::Action::Count, croupier)
            })
            .unwrap();
        }
        match game.open.left() {
            0 => cleared += 1,
            13 => with_13 += 1,
            26 => with_26 += 1,
            left => panic!("{left} left"),
        }
    }
    let share = |number: u64| number as f64 * 100.0 / rows as f64;
    std::println!("cleared {:.3} %", share(cleared));
    std::println!(
        "13 left {:.3} %, 26 left {:.3} %",
        share(with_13),
        share(with_26)
    );
    assert!((share(cleared) - 64.05).abs() < 0.2);
    assert!((share(with_13) - 25.42).abs() < 0.2);
    assert!((share(with_26) - 10.53).abs() < 0.2);
}

#[test]
fn vector_6_and_8_who_may_leave_can_always_win() {
    let (mut passes, mut dry) = (0, 0);
    let rows = 500;
    for seed in 0..rows {
        let mut game = start::<Bingo>(1, seed, MAY_LEAVE);
        let all = passes_of(&mut game, careful);
        assert!(game.open.has_won(), "{seed}");
        assert!(all.iter().all(|pass| !is_trap(pass.0)), "{seed}");
        passes += all.len();
        dry = dry.max(longest_dry(&all));
    }
    let mean = passes as f64 / rows as f64;
    assert!((34.4..36.4).contains(&mean), "{mean}");
    assert!(dry <= 12);
}

fn longest_dry(passes: &[Pass]) -> usize {
    let (mut now, mut most) = (0, 0);
    for pass in passes {
        now = if pass.2.is_empty() { now + 1 } else { 0 };
        most = most.max(now);
    }
    most
}

#[test]
fn vector_7_never_thirteen_passes_without_a_match() {
    for seed in 0..2_000 {
        let mut game = start::<Bingo>(1, seed, "");
        let passes = passes_of(&mut game, |_| "remove");
        assert!(longest_dry(&passes) <= 12, "{seed}");
        assert!(game.open.spoken <= 5_278);
    }
}

#[test]
fn vector_8_who_leaves_every_match_loses_after_thirteen_passes() {
    for seed in 0..20 {
        let mut game = start::<Bingo>(1, seed, MAY_LEAVE);
        let passes = passes_of(&mut game, |_| "leave");
        assert_eq!((passes.len(), game.open.spoken), (13, 364));
        assert_eq!(game.open.end(), Some(End::Idle));
    }
}
