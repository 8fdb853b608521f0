//! How a game ends: it looks and sounds different for those who have won, who share it, who have lost, and who only watched;
//! and the table can be looked at once more.

use super::{COMPUTER, Evening, PERSON, STOP};
use crate::keys::Button::{A, B, Down, Right, X};
use crate::people::Kind;
use crate::sound::{Sound, Tone};
use crate::toy;
use std::vec::Vec;

/// The tones that wait to be played.
fn tones(evening: &mut Evening) -> Vec<Tone> {
    core::iter::from_fn(|| evening.console.take_sound()).collect()
}

/// Goes on until the game is over, with a person who only stops; then the last position stands on the glass.
fn stopping(kinds: &[Kind]) -> Evening {
    let mut evening = Evening::begun(kinds);
    for _ in 0..100_000 {
        if evening.console.table.is_over() {
            break;
        }
        tones(&mut evening);
        if evening.says("climb or stop?") && kinds.contains(&PERSON) {
            evening.press(&STOP);
        }
        evening.wait(100);
    }
    evening
}

/// Two persons, of whom the first climbs to the top.
fn climbed() -> Evening {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    for _ in 0..3 {
        evening.press(&[Right, Right, A]);
        evening.wait(2000);
        evening.press(&STOP);
        evening.wait(2000);
        evening.press(&STOP);
        evening.wait(2000);
    }
    tones(&mut evening);
    evening.press(&[A]);
    evening.wait(500);
    evening
}

#[test]
fn a_persons_win_is_celebrated() {
    let mut evening = climbed();
    assert!(evening.says("Anna wins"));
    assert!(tones(&mut evening).ends_with(Sound::Win.tones()));
    evening.wait(10_000);
    assert!(evening.says("Anna wins") && !evening.says("this time"));
}

#[test]
fn persons_who_have_lost_to_a_computer_are_told_that_there_is_another_time() {
    let mut evening = stopping(&[PERSON, COMPUTER]);
    evening.wait(1000);
    assert!(tones(&mut evening).ends_with(Sound::Lost.tones()));
    evening.wait(10_000);
    assert!(
        evening.says("Bertie wins this time"),
        "{:?}",
        evening.words()
    );
}

#[test]
fn a_win_among_computers_is_only_noted() {
    let mut evening = stopping(&[COMPUTER, COMPUTER]);
    evening.wait(1000);
    assert!(tones(&mut evening).ends_with(Sound::Watched.tones()));
    evening.wait(10_000);
    assert!(evening.says("wins") && !evening.says("this time"));
}

#[test]
fn every_end_has_a_sound_of_its_own() {
    let all = [
        Sound::Win,
        Sound::Shared,
        Sound::Drawn,
        Sound::Lost,
        Sound::Watched,
    ];
    for (number, one) in all.iter().enumerate() {
        for other in &all[number + 1..] {
            assert_ne!(one.tones(), other.tones());
        }
    }
}

#[test]
fn the_table_can_be_looked_at_from_the_result() {
    let mut evening = climbed();
    evening.wait(10_000);
    assert!(evening.says("Again") && evening.says("Table"));
    evening.press(&[X]);
    assert!(evening.says("steps [10, 0") && evening.says("Anna wins"));
    assert!(evening.says("Close"));
    // It is a chapter of the book, which goes on with the others.
    evening.press(&[Right]);
    assert!(evening.says("Score sheet"));
    evening.press(&[B]);
    assert!(evening.says("Again"));
    evening.press(&[Down]);
    assert_eq!(
        evening.console.playing().map(|(id, _)| id),
        Some(toy::INFO.id)
    );
}
