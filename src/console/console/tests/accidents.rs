//! Nothing by accident: presses that come too early, too late, or from somebody else.

use super::{COMPUTER, Evening, PERSON, STOP};
use crate::keys::Button::{self, A, B, Down, Left, Right, X, Y};
use crate::table::Phase;
use crate::toy::HIDDEN;
use parlour_rules::Seat;
use std::vec::Vec;

/// Two persons with something to hide, of whom the first has taken the device over and decides.
fn with_secrets() -> Evening {
    let mut evening = Evening::with(&[PERSON, PERSON], &[(HIDDEN, 1)]);
    evening.wait(1000);
    evening.press(&[A]);
    evening.wait(1000);
    assert!(
        evening.says("Anna: climb"),
        "there is nothing to tell of the start"
    );
    evening
}

fn phase(evening: &Evening) -> &Phase {
    evening.console.table.phase()
}

/// Whether nothing but the name of the one who is called is to be seen.
fn is_curtained(evening: &Evening) -> bool {
    matches!(phase(evening), Phase::Curtain(_))
}

#[test]
fn no_rhythm_of_presses_opens_the_curtain() {
    for gap in [20, 90, 250, 400, 600, 900] {
        let mut evening = with_secrets();
        evening.press(&STOP);
        for _ in 0..30 {
            evening.wait(gap);
            evening.tap(A);
        }
        assert!(is_curtained(&evening), "a press every {gap} ms");
        assert_eq!(evening.actions(), 1);
        evening.wait(gap);
        assert!(evening.says("One moment"));
    }
}

#[test]
fn whoever_takes_the_device_over_needs_one_press() {
    let mut evening = with_secrets();
    evening.press(&STOP);
    evening.wait(2000);
    assert!(evening.says("when you have it"));
    evening.tap(A);
    evening.wait(1000);
    assert!(evening.says("Meanwhile"));
}

#[test]
fn the_curtain_does_not_open_while_another_key_is_down() {
    for held in [X, Left, B] {
        let mut evening = with_secrets();
        evening.press(&STOP);
        evening.console.press(held);
        evening.wait(5000);
        assert!(!evening.console.is_moving(), "nothing comes by itself");
        evening.tap(A);
        evening.wait(1000);
        assert!(is_curtained(&evening), "{held:?} is held");
        evening.console.release(held);
        evening.wait(2000);
        evening.tap(A);
        evening.wait(1000);
        assert!(evening.says("Meanwhile"));
    }
}

#[test]
fn the_menu_of_the_next_person_is_not_opened_by_the_one_before() {
    let mut evening = with_secrets();
    evening.press(&STOP);
    evening.wait(900);
    assert!(is_curtained(&evening));
    evening.tap(Y);
    assert!(!evening.says("Pause"));
    evening.wait(2000);
    evening.tap(Y);
    assert!(evening.says("Pause"));
}

#[test]
fn a_skip_that_comes_late_decides_nothing() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&STOP);
    while *phase(&evening) != Phase::Play(Seat::FIRST) || evening.actions() < 5 {
        evening.wait(1);
    }
    evening.wait(250);
    evening.tap(A);
    assert_eq!(evening.actions(), 5);
    evening.tap(Right);
    assert!(evening.says("plan 2"), "other keys are listened to");
    evening.wait(150);
    evening.tap(A);
    assert_eq!(evening.actions(), 6);
}

#[test]
fn a_second_press_after_a_skip_decides_nothing() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&[A]);
    evening.wait(50);
    evening.tap(A);
    assert!(evening.says("climb or stop?"), "the first press skips");
    evening.wait(100);
    evening.tap(A);
    assert_eq!(evening.actions(), 1);
}

#[test]
fn whoever_acts_on_in_one_swing_is_not_held_up() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    evening.press(&[A]);
    for _ in 0..2 {
        evening.wait(200);
        evening.tap(A);
    }
    assert_eq!(evening.actions(), 3);
}

#[test]
fn a_does_nothing_while_x_is_held() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    evening.wait(1000);
    evening.console.press(X);
    assert!(evening.says("Secret"));
    evening.tap(A);
    assert!(evening.says("Secret"), "the book stays open");
    evening.tap(B);
    evening.tap(A);
    assert_eq!(evening.actions(), 0);
    evening.console.release(X);
    evening.tap(A);
    assert_eq!(evening.actions(), 1);
}

#[test]
fn a_direction_that_is_held_does_not_move_the_next_persons_focus() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    evening.wait(1000);
    evening.tap(Left);
    evening.console.press(Right);
    evening.console.press(Left);
    evening.tap(A);
    evening.wait(3000);
    assert!(evening.says("Bertie") && evening.says("plan 1"));
}

#[test]
fn whoever_is_called_after_a_sleep_takes_the_device_over_anew() {
    let mut evening = with_secrets();
    evening.console.settings.sleep_minutes = 1;
    evening.wait(61_000);
    assert!(evening.console.asleep());
    for _ in 0..5 {
        evening.tap(A);
        evening.wait(800);
        assert!(is_curtained(&evening));
    }
    evening.wait(800);
    evening.tap(A);
    evening.wait(1000);
    assert!(evening.says("Anna: climb"));
    assert_eq!(evening.actions(), 0);
}

#[test]
fn nobody_is_told_less_because_somebody_took_back() {
    let told = |keys: &[Button]| {
        let mut evening = with_secrets();
        evening.press(&STOP);
        evening.wait(3000);
        evening.press(keys);
        evening.wait(3000);
        evening.press(&[A]);
        evening.wait(1000);
        evening.words()
    };
    let mut again = Vec::from([Y, Down, A, A]);
    again.extend(STOP);
    let words = told(&again);
    assert!(
        words.iter().any(|word| word.contains("stopped")),
        "{words:?}"
    );
    assert_eq!(words, told(&[]));
}
