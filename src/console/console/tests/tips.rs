//! The tips that accompany a first game: each comes once, when it is needed, and nobody plays who only meant to read.

use super::{COMPUTER, Evening, PERSON};
use crate::keys::Button::{A, B, Right, X, Y};
use crate::settings::Settings;
use crate::store::Key;
use crate::toy;

const FIRST: &str = "A climbs.";
const SECOND: &str = "Left and right plan.";
/// Longer than what was meant for something else can come.
const READ: u32 = 500;

/// A first game in which somebody decides and a tip has come.
fn accompanied() -> Evening {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.console.accompany();
    evening.wait(1);
    assert!(evening.says(FIRST) && evening.says("Got it"));
    evening
}

#[test]
fn a_and_b_put_it_away_and_do_nothing_else_and_it_never_comes_again() {
    for button in [A, B] {
        let mut evening = accompanied();
        evening.wait(READ);
        evening.press(&[button]);
        assert!(!evening.says(FIRST) && evening.says("Climb"));
        assert_eq!(evening.actions(), 0);
        evening.press(&[A]);
        assert_eq!(evening.actions(), 1);
        evening.wait(2000);
        assert!(!evening.says(FIRST));
    }
}

#[test]
fn what_was_pressed_before_it_could_be_seen_leaves_it() {
    let mut evening = accompanied();
    for _ in 0..3 {
        evening.tap(A);
    }
    assert!(evening.says(FIRST));
    assert_eq!(evening.actions(), 0);
}

#[test]
fn the_pad_puts_it_away_and_is_obeyed_and_the_next_one_waits() {
    let mut evening = accompanied();
    evening.wait(READ);
    evening.press(&[Right]);
    evening.wait(1);
    assert!(evening.says("plan 2"));
    assert!(!evening.says(FIRST) && !evening.says(SECOND));
    evening.press(&[Right, B, Right]);
    evening.wait(1);
    assert!(evening.says(SECOND));
}

#[test]
fn it_is_there_again_behind_the_book_and_the_menu() {
    let mut evening = accompanied();
    for button in [X, Y] {
        evening.press(&[button]);
        evening.wait(READ);
        assert!(!evening.says(FIRST));
        evening.press(&[B]);
        assert!(evening.says(FIRST));
    }
}

#[test]
fn none_comes_where_nobody_wants_it_nor_by_the_clock() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.console.settings = Settings {
        tips: false,
        ..Settings::default()
    };
    evening.console.accompany();
    evening.wait(READ);
    assert!(!evening.says(FIRST));
    let mut evening = Evening::with(&[PERSON, COMPUTER], &[(toy::CLOCK, toy::SEAT)]);
    evening.console.accompany();
    evening.wait(READ);
    assert!(evening.says("climb or stop?") && !evening.says(FIRST));
}

#[test]
fn what_was_seen_is_known_after_the_power_was_off() {
    let mut evening = accompanied();
    evening.wait(READ);
    evening.press(&[A]);
    let mut kept = None;
    while let Some((key, bytes)) = evening.console.take_write() {
        if key == Key::TIPS {
            kept = Some(bytes.to_vec());
        }
    }
    let mut next = Evening::begun(&[PERSON, COMPUTER]);
    next.console.restore(Key::TIPS, &kept.unwrap());
    next.console.accompany();
    next.wait(READ);
    assert!(next.says("climb or stop?") && !next.says(FIRST));
    next.press(&[Right]);
    next.wait(1);
    assert!(next.says(SECOND));
}
