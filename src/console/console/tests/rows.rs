//! Rows of actions: what one press has settled goes on by itself and is taken back as one.

use super::{Evening, PERSON, STOP};
use crate::keys::Button::{A, Down, Right, Y};

/// Takes back by the menu.
const TAKE_BACK: [crate::keys::Button; 3] = [Y, Down, A];

#[test]
fn one_press_sends_a_whole_plan_and_taking_back_undoes_all_of_it() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    evening.press(&[Right, Right, A]);
    assert!(evening.says("climbed a step"), "each action is shown");
    evening.wait(300);
    assert_eq!(evening.actions(), 3);
    assert!(evening.says("steps [3, 0"));

    evening.press(&TAKE_BACK);
    assert!(evening.says("steps [0, 0"), "{:?}", evening.words());
    evening.press(&TAKE_BACK);
    assert!(evening.says("steps [0, 0"), "nothing is left to take back");
}

#[test]
fn a_plan_is_forgotten_when_it_is_done() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    evening.press(&[Right, A]);
    evening.wait(300);
    assert!(evening.says("steps [2, 0, 0, 0], plan 1"));
    evening.press(&[A]);
    evening.wait(300);
    assert_eq!(evening.actions(), 3, "a new press is a new decision");
    evening.press(&TAKE_BACK);
    assert!(evening.says("steps [2, 0"));
    evening.press(&TAKE_BACK);
    assert!(evening.says("steps [0, 0"));
}

#[test]
fn a_row_that_the_rules_end_leaves_the_decision_to_the_person() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    evening.press(&[Right, Right, Right, Right, A]);
    evening.wait(300);
    assert_eq!(evening.actions(), 3);
    assert!(evening.says("Three steps are enough"));
    assert!(evening.says("plan 1"), "the decision begins anew");
    evening.press(&STOP);
    evening.wait(100);
    assert!(evening.says("Bertie"), "{:?}", evening.words());
}

#[test]
fn a_long_row_that_shows_nothing_does_not_run_away() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    evening.console.settings.pace = crate::settings::Pace::None;
    evening.press(&[Right, Right, A]);
    evening.wait(10);
    assert_eq!(evening.actions(), 3);
}
