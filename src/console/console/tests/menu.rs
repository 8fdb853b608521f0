//! What a game adds to the pause menu: its own words, with a question or without, also while a computer thinks.

use super::{COMPUTER, Evening, PERSON, RING, STOP};
use crate::keys::Button::{A, B, Down, Right, Up, Y};
use crate::table::Phase;

/// From the opened menu to the first entry of the game.
const FIRST: [crate::keys::Button; 6] = [Down; 6];

#[test]
fn entries_carry_words_of_their_own_and_end_with_those_of_the_house() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    evening.press(&[Y, Down, Down, Down, Down, Down, Down, Down, Down]);
    for words in ["Ring for Anna", "Stop here", "Ring", "Rules"] {
        assert!(evening.says(words), "{words}");
    }
    evening.press(&[Down, Down, Down]);
    for words in ["Players", "Settings", "Save and leave"] {
        assert!(evening.says(words), "{words}");
    }
}

#[test]
fn an_entry_is_asked_about_with_its_own_words_or_done_at_once() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    evening.press(&[Y]);
    evening.press(&FIRST);
    evening.press(&[A]);
    assert!(evening.says("rang the bell"), "{:?}", evening.words());
    evening.press(&[A, A]);

    evening.press(&[Y]);
    evening.press(&FIRST);
    evening.press(&[Down, A]);
    assert!(evening.says("Enough of stairs?"));
    evening.press(&[B]);
    assert_eq!(evening.actions(), 1);

    evening.press(&[Y]);
    evening.press(&FIRST);
    evening.press(&[Down, Down, A]);
    assert!(evening.says("Ring?"));
    evening.press(&[Right, A]);
    assert_eq!(evening.actions(), 2);
}

#[test]
fn while_a_computer_thinks_only_what_goes_at_any_time_is_offered_and_is_its_decision() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&STOP);
    evening.wait(101);
    assert!(evening.says("Bertie is thinking"));
    evening.press(&[Y, Up, Up, Up]);
    assert!(evening.says("Ring for Bertie") && !evening.says("Stop here"));
    evening.press(&[Up, A]);
    assert!(
        evening.says("Bertie rang the bell"),
        "{:?}",
        evening.words()
    );
    // The answer to the old question is not taken for one to the new.
    evening.press(&[A, A]);
    evening.wait(20);
    assert!(evening.says("climbed a step"), "{:?}", evening.words());
    assert_eq!(evening.actions(), 3);
}

#[test]
fn what_cannot_be_done_for_a_computer_is_refused_and_it_thinks_on() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&STOP);
    // It has climbed three steps and is about to stop.
    while evening.actions() < 4 {
        evening.wait(1);
    }
    while !matches!(evening.console.table.phase(), Phase::Thinking { .. }) {
        evening.now += 1;
        evening.console.tick(evening.now);
    }
    evening.press(&[Y, Up, Up, Up, Up, A]);
    assert!(
        evening.says("Three steps are enough"),
        "{:?}",
        evening.words()
    );
    assert_eq!(evening.actions(), 4);
    evening.wait(50);
    assert_eq!(evening.actions(), 5);
}

#[test]
fn nothing_of_the_game_is_offered_while_nobody_decides() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    evening.press(&RING);
    evening.wait(300);
    evening.press(&[Y, Up, Up, Up, Up]);
    assert!(evening.says("Players") && !evening.says("Ring for"));
}
