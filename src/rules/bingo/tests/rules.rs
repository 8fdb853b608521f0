//! The numbered rules.

use super::{MAY_LEAVE, ascending, laid, laid_as, passes_of};
use crate::bingo::{Bingo, End, Event, INFO, Phase, Refusal};
use crate::game::Game;
use crate::memory::{Mark, Memory};
use crate::seat::Seat;
use crate::testing::sheet::Sheet;
use crate::testing::{
    begin, ended, legal, not_started, open, phase, play, refused, scores, setup, start,
};
use crate::tiles::TileSet;
use crate::{Free, SetupFault};
use std::string::ToString;
use std::vec::Vec;

/// The numbers said with the tiles that were touched.
fn said(game: &mut Bingo, times: usize) -> Vec<(std::string::String, u8)> {
    let mut said = Vec::new();
    for _ in 0..times {
        for event in open(play(game, "count")) {
            if let Event::Counted { tile, number } = event {
                said.push((tile.to_string(), number));
            }
        }
    }
    said
}

#[test]
fn all_tiles_are_laid_in_a_row_in_an_order_that_chance_makes() {
    let one = start::<Bingo>(1, 1, "");
    let row: TileSet = one.open.row.iter().copied().collect();
    assert_eq!((one.open.row.len(), row), (28, TileSet::ALL));
    assert_eq!(
        (one.open.passes, one.open.place, one.open.number()),
        (1, 0, 0)
    );
    assert_ne!(one.open.row, start::<Bingo>(1, 2, "").open.row);
    assert_eq!(one, start::<Bingo>(1, 1, ""));
}

#[test]
fn r1_tiles_are_touched_from_the_left_one_number_each_from_zero() {
    let mut game = laid_as("6-6 6-5 6-4 5-5", "");
    let said = said(&mut game, 4);
    let expected = [("6-6", 0), ("6-5", 1), ("6-4", 2), ("5-5", 3)];
    assert!(
        said.iter()
            .map(|(tile, number)| (tile.as_str(), *number))
            .eq(expected)
    );
}

#[test]
fn r2_after_twelve_comes_zero() {
    let mut game = laid(&ascending(), MAY_LEAVE);
    let mut numbers = Vec::new();
    while numbers.len() < 28 {
        let action = if phase(&game) == "match" {
            "leave"
        } else {
            "count"
        };
        for event in open(play(&mut game, action)) {
            if let Event::Counted { number, .. } = event {
                numbers.push(number);
            }
        }
    }
    assert!(numbers.iter().copied().eq((0..28).map(|place| place % 13)));
}

#[test]
fn r3_a_match_is_removed_where_it_always_goes() {
    let mut game = laid_as("6-6 1-0 6-5", "");
    assert_eq!(legal(&game), "count");
    play(&mut game, "count");
    assert_eq!(scores(&game), [0]);
    let heard = open(play(&mut game, "count"));
    assert!(matches!(heard[0], Event::Counted { number: 1, .. }));
    assert!(matches!(heard[1], Event::Removed { .. }));
    assert_eq!((scores(&game), phase(&game)), ([1].into(), "count"));
    assert_eq!(refused(&game, "remove"), Refusal::NoMatch);
    assert_eq!(refused(&game, "leave"), Refusal::NoMatch);
}

#[test]
fn r3_a_match_waits_for_an_answer_where_it_may_stay() {
    let mut game = laid_as("0-0 1-0 6-5", MAY_LEAVE);
    play(&mut game, "count");
    assert_eq!(
        (phase(&game), legal(&game).as_str()),
        ("match", "remove leave")
    );
    assert_eq!(refused(&game, "count"), Refusal::Answer);
    assert_eq!(game.open.number(), 0);
    play(&mut game, "leave");
    assert_eq!((scores(&game), phase(&game)), ([0].into(), "count"));
    assert_eq!(game.open.number(), 1);
    play(&mut game, "count remove");
    assert_eq!(scores(&game), [1]);
    assert_eq!(Sheet::of(&game).zone("removed"), "1-0");
}

#[test]
fn r4_the_tiles_behind_a_gap_keep_their_numbers_in_this_pass() {
    let mut with_gap = laid_as("0-0 6-6 6-5 6-4", "");
    let mut without = laid_as("6-3 6-6 6-5 6-4", "");
    let (gap, none) = (said(&mut with_gap, 4), said(&mut without, 4));
    assert_eq!(gap[1..], none[1..]);
    assert_eq!(with_gap.open.row.len(), 28);
    assert_eq!(with_gap.open.left(), 27);
}

#[test]
fn r5_gaps_close_at_the_end_of_the_row_and_the_count_goes_on() {
    let mut game = laid(&ascending(), "");
    for _ in 0..27 {
        play(&mut game, "count");
    }
    let told = open(play(&mut game, "count")).pop().unwrap();
    assert_eq!(told, Event::PassEnded { pass: 1, left: 25 });
    let open = &game.open;
    assert_eq!((open.row.len(), open.place, open.passes), (25, 0, 2));
    // 28 numbers have been said: 0 to 12, 0 to 12, 0 and 1.
    assert_eq!(open.number(), 2);
    assert_eq!(open.row[0].to_string(), "2-0");
}

#[test]
fn r6_the_last_tile_wins_at_once_and_its_pass_counts() {
    let mut row = ascending();
    row.reverse();
    let mut game = laid(&row, "");
    let passes = passes_of(&mut game, |_| "remove");
    assert_eq!(ended(&game), Some(("cleared", [0].into())));
    assert_eq!(scores(&game), [28]);
    assert_eq!(passes.len(), usize::from(game.open.passes));
    assert_eq!(refused(&game, "count"), Refusal::Over);
    assert_eq!(legal(&game), "");
}

#[test]
fn r7_a_pass_of_thirteen_or_twenty_six_without_a_match_is_the_end() {
    for seed in 0..400 {
        let mut game = start::<Bingo>(1, seed, "");
        let passes = passes_of(&mut game, |_| "remove");
        let last = passes.last().unwrap();
        let stuck =
            |number: usize| matches!(passes[number].0, 13 | 26) && passes[number].2.is_empty();
        let (end, before) = (passes.len() - 1, passes.len() - 1);
        assert!((0..before).all(|number| !stuck(number)), "{seed}");
        assert_eq!(stuck(end), ended(&game) == Some(("stuck", [].into())));
        if stuck(end) {
            assert_eq!(scores(&game), [28 - last.0 as i32]);
        }
    }
}

#[test]
fn r7_a_match_that_was_left_is_no_end() {
    // Two tiles go, and from then on every match of the 26 stays.
    let mut game = laid(&ascending(), MAY_LEAVE);
    let passes = passes_of(&mut game, |game| match game.open.left() {
        27.. => "remove",
        _ => "leave",
    });
    let first = passes.iter().position(|pass| pass.0 == 26).unwrap();
    // The number of the first tile never changes again.
    assert!(passes[first..].iter().all(|pass| pass.1 == passes[first].1));
    let matches = !passes[first..].iter().all(|pass| pass.2.is_empty());
    assert!(!matches);
    match game.open.end() {
        Some(End::Stuck) => assert_eq!(passes.len() - first, 1),
        Some(End::Idle) => assert_eq!(passes.len() - first, 13),
        end => panic!("{end:?}"),
    }
}

#[test]
fn r8_thirteen_passes_without_a_removal_are_the_end() {
    let mut game = laid(&ascending(), MAY_LEAVE);
    let passes = passes_of(&mut game, |_| "leave");
    assert_eq!(passes.len(), 13);
    assert_eq!(ended(&game), Some(("idle", [].into())));
    // Where every match goes there is no such end.
    for seed in 0..200 {
        let mut game = start::<Bingo>(1, seed, "");
        passes_of(&mut game, |_| "remove");
        assert_ne!(game.open.end(), Some(End::Idle));
    }
}

#[test]
fn r9_the_score_is_the_number_of_tiles_removed_and_who_loses_has_not_drawn() {
    let mut game = laid(&ascending(), "");
    passes_of(&mut game, |_| "remove");
    assert_eq!((scores(&game), game.open.left()), ([15].into(), 13));
    let (reason, winners) = ended(&game).unwrap();
    assert_eq!((reason, winners.len()), ("stuck", 0));
}

#[test]
fn ruling_6_a_match_that_was_refused_comes_again_in_the_next_pass() {
    // Two matches go in the first pass; of the 26 that are left at least one is made to match.
    let row = "0-0 1-0 3-1 4-1 5-1 6-1 2-1 3-2 4-2 5-2 6-2 3-3 4-3 5-3 6-3 4-4 5-4 6-4 5-5 6-5 6-6";
    let mut game = laid_as(row, MAY_LEAVE);
    let mut left = Vec::new();
    while game.open.passes < 4 && game.open.end().is_none() {
        let two_are_left = game.open.left() > 26;
        let action = match game.open.phase {
            Phase::Match if two_are_left => "remove",
            Phase::Match => "leave",
            _ => "count",
        };
        for event in open(play(&mut game, action)) {
            if let Event::Left { tile } = event {
                left.push((game.open.passes, tile));
            }
        }
    }
    let of = |pass| -> Vec<_> {
        let of = left.iter().filter(|(number, _)| *number == pass);
        of.map(|(_, tile)| *tile).collect()
    };
    assert_eq!(of(2), of(3));
}

#[test]
fn what_the_rest_of_a_pass_matches_is_known() {
    let mut game = start::<Bingo>(1, 7, MAY_LEAVE);
    let ahead: Vec<_> = game.open.ahead().collect();
    let mut met = Vec::new();
    while game.open.passes == 1 {
        let action = if phase(&game) == "match" {
            "leave"
        } else {
            "count"
        };
        for event in open(play(&mut game, action)) {
            if let Event::Left { tile } = event {
                met.push(tile);
            }
        }
        if game.open.passes == 1 {
            let rest = &ahead[met.len()..];
            let waits = usize::from(phase(&game) == "match");
            assert!(game.open.ahead().eq(rest.iter().skip(waits).copied()));
        }
    }
    assert_eq!(met, ahead);
}

#[test]
fn one_player_and_no_more() {
    assert!(matches!(
        not_started::<Bingo>(2, ""),
        SetupFault::Seats { .. }
    ));
    assert_eq!(start::<Bingo>(1, 3, "").players().count(), 1);
    let seating = INFO.usual_seating();
    assert!(!seating.computers && !seating.hidden);
}

#[test]
fn the_fewest_passes_are_remembered_and_only_skill_is_a_mark() {
    let best = |memory: Memory, seed, options| {
        let mut setup = setup::<Bingo>(1, seed, options);
        setup.memory = memory;
        let mut game = begin::<Bingo>(&setup, &mut Free).0;
        passes_of(&mut game, |_| "remove");
        let mark = game.mark(Seat::FIRST);
        (
            game.memory().unwrap(),
            game.open.passes,
            game.has_won(),
            mark,
        )
    };
    let mut memory = Memory::EMPTY;
    let mut least = [u16::MAX; 2];
    for seed in 0..60 {
        let may_leave = seed % 2 == 1;
        let options = if may_leave { MAY_LEAVE } else { "" };
        let (left, passes, won, mark) = best(memory, seed, options);
        if won {
            let least = &mut least[usize::from(may_leave)];
            *least = passes.min(*least);
        }
        assert_eq!(mark, (may_leave && won).then_some(Mark::fewest(passes)));
        memory = left;
    }
    let mut setup = setup::<Bingo>(1, 1, "");
    setup.memory = memory;
    let known = begin::<Bingo>(&setup, &mut Free).0.open.best;
    assert_eq!([known.passes(false), known.passes(true)], least.map(Some));
    // What is remembered changes nothing in the game itself.
    assert_eq!(
        start::<Bingo>(1, 1, "").open.row,
        begin::<Bingo>(&setup, &mut Free).0.open.row
    );
}

impl Bingo {
    fn has_won(&self) -> bool {
        self.open.has_won()
    }
}
