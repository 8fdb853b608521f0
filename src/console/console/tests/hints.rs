//! Hints: where they stand in the menu, who gets one, and that nobody else reads it.

use super::{COMPUTER, Evening, PERSON, STOP, with_secrets};
use crate::keys::Button::{A, B, Down, Y};
use crate::toy;

/// The entry of the menu, which stands there after going on and taking back.
const HINT: [crate::keys::Button; 4] = [Y, Down, Down, A];
/// What the toy says.
const SAID: &str = "climb: the secret of Anna";

#[test]
fn a_hint_is_looked_for_and_led_to() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&HINT);
    assert!(evening.says("Looking for a hint"));
    evening.wait(1);
    assert!(evening.says(SAID), "{:?}", evening.words());
    // Nothing was decided by it, and any key closes it.
    assert_eq!(evening.actions(), 0);
    evening.press(&[B]);
    assert!(!evening.says(SAID));
}

#[test]
fn b_calls_off_a_hint_and_no_late_answer_is_heard() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&HINT);
    let job = evening.console.job().expect("somebody looks");
    evening.press(&[B]);
    assert!(evening.says("climb or stop?"));
    let late = job.run(&mut [[0; 2]; parlour_bots::ROOM], &|| false);
    evening.console.answer(late);
    evening.wait(1000);
    assert!(!evening.says(SAID));
    assert_eq!(evening.actions(), 0);
}

#[test]
fn a_hint_stands_in_its_place_and_is_barred_where_nobody_decides() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&[Y]);
    let words = evening.words();
    let place = |label: &str| words.iter().position(|word| word == label);
    assert_eq!(place("A hint"), place("Take back").map(|row| row + 2));
    evening.press(&[B]);
    evening.press(&STOP);
    evening.wait(101);
    evening.press(&HINT);
    assert!(evening.says("A hint") && !evening.says("Looking for a hint"));
}

#[test]
fn nobody_but_its_seat_reads_a_hint() {
    let mut evening = with_secrets(0);
    evening.press(&HINT);
    evening.wait(1);
    assert!(evening.says(SAID), "{:?}", evening.words());
    // A pause covers it.
    evening.press(&[Y]);
    assert!(!evening.says("secret of"));
    evening.press(&[B]);
    assert!(!evening.says("secret of"));
}

#[test]
fn a_hint_is_gone_when_the_time_is_up() {
    let mut evening = with_secrets(1);
    evening.wait(toy::TIME - 2000);
    evening.press(&HINT);
    evening.wait(1000);
    assert!(evening.says(SAID), "{:?}", evening.words());
    evening.wait(3000);
    assert!(evening.says("Pass to"), "{:?}", evening.words());
    assert!(!evening.says("the secret of"));
}

#[test]
fn a_hint_is_called_off_by_sleep() {
    let mut evening = with_secrets(0);
    evening.press(&HINT);
    evening.console.table.wake(evening.now);
    evening.wait(1000);
    assert!(evening.says("Pass to"));
    evening.press(&[A]);
    evening.wait(1000);
    assert!(!evening.says(SAID));
}
