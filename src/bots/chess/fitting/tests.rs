//! Tests of the second way to the estimate, by the first.

use super::*;
use crate::chess::TEN;
use crate::chess::net::Net;
use parlour_rules::chess::read_fen;
use parlour_rules::{Rng, SeedableRng};
use std::vec::Vec as List;

fn position(fen: &str) -> Position {
    read_fen(fen).unwrap().position
}

#[test]
fn our_numbers_make_the_estimate_that_the_search_makes() {
    let mut rng = Rng::seed_from_u64(1);
    let mut compared = 0;
    for (_, fen) in TEN {
        let mut position = position(fen);
        // A walk of random moves sees kings on both halves, promotions and many stages.
        for _ in 0..150 {
            let board = Board::of(&position, 0);
            if let Some(seen) = Seen::of(&position) {
                compared += 1;
                let rough = rough(&board).score();
                let judged = Net::new().judge(&board);
                assert_eq!(Weights::OURS.rough(&seen), rough, "{position}");
                assert_eq!(Weights::OURS.judge(&seen), judged, "{position}");
                assert_eq!(Weights::OURS.estimate(&seen), rough + judged);
            }
            let mut moves = List::new();
            position.moves(&mut |played| moves.push(played));
            match moves.get(rng.below(moves.len() as u32) as usize) {
                Some(played) => position = position.make(*played),
                None => break,
            }
        }
    }
    assert!(compared > 500, "{compared}");
}

#[test]
fn turned_round_the_other_side_is_to_move() {
    for (_, fen) in TEN {
        let turned = match fen.contains(" w ") {
            true => fen.replace(" w ", " b "),
            false => fen.replace(" b ", " w "),
        };
        let [one, other] = [fen, &turned].map(|fen| Seen::of(&position(fen)).unwrap());
        assert_eq!(one.turned().turned(), one);
        assert_eq!(one.turned(), other, "{fen}");
    }
}

#[test]
fn what_has_other_sources_is_not_seen() {
    for fen in [
        // A bare king is driven to the edge.
        "8/8/8/4k3/8/8/8/3QK3 w - - 0 1",
        // A knight ahead without pawns wins nothing.
        "8/3n4/8/4k3/8/8/3NN3/4K3 w - - 0 1",
        // More queens than the network knows.
        "QQQQQ3/7k/8/8/8/8/K7/3qqqqq w - - 0 1",
    ] {
        assert_eq!(Seen::of(&position(fen)), None, "{fen}");
    }
    assert!(Seen::of(&position("8/8/8/PK4k1/8/8/8/8 w - - 0 1")).is_some());
}

#[test]
fn our_numbers_are_safe_and_some_are_not() {
    let bounds = Weights::OURS.bounds().unwrap();
    assert!(bounds.sums[0] >= -32_768 && bounds.sums[1] <= 32_767);
    let changed = |at: usize, number: i16, unsafely: Unsafe| {
        let mut file = [0; 2 * NUMBERS];
        for place in 0..NUMBERS {
            let number = match place {
                place if place >= at => number,
                place => Weights::OURS.number(place),
            };
            file[2 * place..2 * place + 2].copy_from_slice(&number.to_le_bytes());
        }
        assert_eq!(Weights::read(&file).unwrap().bounds(), Err(unsafely));
    };
    // 32 men that add 1,024 each pass 32,767 by one.
    changed(0, 1_024, Unsafe::Sum);
    changed(OUTPUTS_AT, 32_000, Unsafe::Judgement);
    changed(WORTH_AT, 2_200, Unsafe::Worth);
    changed(WORTH_AT, 1_900, Unsafe::Mate);
    assert_eq!(Weights::read(&[0; 2 * NUMBERS - 1]), None);
    assert_eq!(Weights::read(&[0; 2 * NUMBERS + 2]), None);
}

#[test]
fn the_bound_of_a_sum_is_met_by_the_men_that_it_names() {
    // Only one column is not 0: own queens add 7 each, kings nothing, and fifteen queens are all there can be.
    let mut file = [0; 2 * NUMBERS];
    for square in 0..64 {
        let input = 4 * 64 + square;
        file[2 * input * WIDTH..2 * input * WIDTH + 2].copy_from_slice(&7_i16.to_le_bytes());
    }
    let bounds = Weights::read(&file).unwrap().bounds().unwrap();
    assert_eq!(bounds.sums, [0, 15 * 7]);
    assert_eq!(bounds.judgement, 0);
    // Without any worth the right to move is left.
    assert_eq!(bounds.worth, 20);
}
