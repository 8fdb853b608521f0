//! What outlives a game: what it leaves to the next of its kind, and each name's best mark.

use super::{COMPUTER, Evening, PERSON, SIZE, STOP};
use crate::console::Console;
use crate::keys::Button::{A, Right};
use crate::toy;
use parlour_rules::Mark;
use std::vec::Vec;

/// Somebody climbs as fast as it goes until the game is over and its result stands on the glass.
fn climb(evening: &mut Evening) {
    for _ in 0..4 {
        evening.press(&[Right, Right, A]);
        evening.wait(1000);
        evening.press(&STOP);
        evening.wait(3000);
    }
    evening.wait(10_000);
    assert!(evening.says("Anna wins"));
}

/// The best mark of a name.
fn best(console: &Console, name: &str) -> Option<Mark> {
    let tallies = console.statistics.of(toy::INFO.id);
    let tally = tallies.iter().find(|tally| tally.name() == name);
    tally.and_then(|tally| tally.best)
}

#[test]
fn the_next_game_begins_with_what_the_last_one_left() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    assert!(evening.says("game 1"));
    climb(&mut evening);
    evening.press(&[A]);
    evening.wait(5000);
    assert!(evening.says("game 2"));
}

#[test]
fn what_a_game_left_outlives_the_evening() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    climb(&mut evening);
    let mut kept = Vec::new();
    while let Some((key, bytes)) = evening.console.take_write() {
        kept.push((key, bytes.to_vec()));
    }
    let mut next = Console::new(SIZE, 2);
    for (key, bytes) in kept {
        next.restore(key, &bytes);
    }
    assert!(next.habits.memory(&toy::INFO).has(0));
    assert_eq!(best(&next, "Anna"), Some(Mark::most(10)));
}

#[test]
fn the_best_mark_of_everybody_at_the_table_is_kept() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    climb(&mut evening);
    assert_eq!(best(&evening.console, "Anna"), Some(Mark::most(10)));
    assert_eq!(best(&evening.console, "Bertie"), Some(Mark::most(9)));
}
