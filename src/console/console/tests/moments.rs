//! Moments: what the start brings is shown, and what has to be read waits for whoever reads it.

use super::{COMPUTER, Evening, PERSON, RING};
use crate::keys::Button::{A, B, Left, Y};

#[test]
fn the_events_of_the_start_are_shown_as_all_others() {
    let mut evening = Evening::with(&[PERSON, COMPUTER], &[]);
    assert!(evening.says("The stairs are swept"));
    evening.wait(499);
    assert!(evening.says("The stairs are swept"));
    evening.wait(1);
    assert!(
        evening.says("Anna: climb or stop?"),
        "{:?}",
        evening.words()
    );
}

#[test]
fn a_moment_that_is_read_waits_for_a() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    evening.press(&RING);
    evening.wait(5000);
    assert!(evening.says("rang the bell") && evening.says("Go on"));
    assert!(
        !evening.console.is_moving(),
        "nothing happens without a key"
    );
    evening.press(&[B, Left]);
    assert!(evening.says("rang the bell"));
    evening.press(&[Y]);
    assert!(evening.says("Pause"));
    evening.press(&[B, A]);
    assert!(!evening.says("rang the bell") && evening.says("climb or stop?"));
}

#[test]
fn a_key_that_skips_stops_at_what_is_to_be_read() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    evening.press(&RING);
    evening.wait(50);
    evening.press(&[A]);
    assert!(
        evening.says("rang the bell"),
        "the first press ends the motion"
    );
    evening.press(&[A]);
    assert!(!evening.says("rang the bell"));
}

#[test]
fn computers_among_themselves_wait_for_nobody() {
    let mut evening = Evening::begun(&[COMPUTER, COMPUTER]);
    evening.wait(60_000);
    assert!(evening.console.table.is_over());
}
