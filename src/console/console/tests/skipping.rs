//! What is passed over: a whole turn by one press, all of them while A is held, and the rest of a game that only computers
//! play.

use super::{COMPUTER, Evening, PERSON, RING, STOP};
use crate::keys::Button::{A, B};
use crate::table::Phase;

/// Anna has stopped, and Bertie is on his first step.
fn on_the_stairs() -> Evening {
    let mut evening = Evening::begun(&[PERSON, COMPUTER, COMPUTER]);
    evening.press(&STOP);
    evening.wait(100 + 400 + 50);
    assert!(
        evening.says("Bertie climbed a step"),
        "{:?}",
        evening.words()
    );
    evening
}

#[test]
fn one_press_skips_a_whole_turn_and_no_other() {
    let mut evening = on_the_stairs();
    evening.press(&[A]);
    evening.wait(5);
    assert!(evening.says("Clara is thinking"), "{:?}", evening.words());
    assert_eq!(evening.actions(), 1 + 4);
    evening.wait(400);
    assert!(
        evening.says("Clara climbed a step"),
        "{:?}",
        evening.words()
    );
}

#[test]
fn whoever_holds_a_runs_on_to_the_next_turn_and_decides_nothing() {
    let mut evening = on_the_stairs();
    evening.console.press(A);
    evening.wait(599);
    assert!(
        evening.says("Clara climbed a step"),
        "{:?}",
        evening.words()
    );
    evening.wait(20);
    assert!(evening.says("Anna: climb"), "{:?}", evening.words());
    evening.wait(5_000);
    assert_eq!(evening.actions(), 1 + 4 + 4);
}

#[test]
fn a_held_a_that_played_runs_on_as_well() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER, COMPUTER]);
    let [left, stop] = STOP;
    evening.press(&[left]);
    evening.wait_for(stop);
    evening.console.press(stop);
    evening.wait(620);
    assert!(evening.says("Anna: climb"), "{:?}", evening.words());
    assert_eq!(evening.actions(), 1 + 4 + 4);
}

#[test]
fn nothing_more_is_skipped_when_a_is_let_go() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER, COMPUTER]);
    evening.press(&STOP);
    evening.console.press(A);
    // Held long enough just when the first of them has climbed a step.
    evening.wait(602);
    evening.console.release(A);
    let actions = evening.actions();
    assert!(actions > 1 && actions < 9);
    evening.wait(60);
    assert!(evening.actions() <= actions + 1, "{:?}", evening.words());
}

#[test]
fn what_is_to_be_read_is_never_passed_over() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    let [way @ .., choose] = RING;
    evening.press(&way);
    evening.console.press(choose);
    evening.wait(5_000);
    assert!(evening.says("rang the bell"));
}

#[test]
fn computers_among_themselves_come_to_the_end_by_one_press() {
    let mut evening = Evening::begun(&[COMPUTER, COMPUTER]);
    evening.wait(50);
    assert!(evening.says("To end"), "{:?}", evening.words());
    evening.press(&[B]);
    // One decision with every tick, and nothing is shown of it.
    evening.wait(100);
    assert!(evening.console.table.is_over());
    assert!(matches!(evening.console.table.phase(), Phase::Ended(_)));
    evening.wait(3_400);
    assert!(
        matches!(evening.console.table.phase(), Phase::Ended(_)),
        "the end is seen"
    );
    evening.wait(100);
    assert!(evening.console.table.is_at_its_result());
}

#[test]
fn whoever_still_has_something_to_decide_is_not_offered_the_end() {
    let mut evening = on_the_stairs();
    assert!(!evening.says("To end"));
    evening.press(&[B]);
    evening.wait(3_000);
    assert!(!evening.console.table.is_over());
}
