//! The book on the table: it opens at a chapter, is leafed and scrolled, and is covered as the table is.

use super::{COMPUTER, Evening, PERSON, STOP};
use crate::keys::Button::{A, B, Down, Left, Right, Up, X, Y};
use crate::toy;

/// Two people with something to hide, of whom the first has lifted the curtain, was told about the stairs and decides.
fn with_secrets() -> Evening {
    let mut evening = Evening::with(&[PERSON, PERSON], &[(toy::HIDDEN, 1)]);
    evening.wait(1000);
    evening.press(&[A]);
    evening.wait(1000);
    evening.press(&[A]);
    evening
}

#[test]
fn x_opens_it_while_a_computer_thinks() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&STOP);
    evening.press(&[X]);
    assert!(evening.says("days 3 to 5"));
    assert!(evening.says("Close"));
}

#[test]
fn left_and_right_leaf_round_all_chapters() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    evening.press(&[X]);
    for title in ["Secret", "Score sheet", "Log", "Diary", "Secret"] {
        assert!(evening.says(title), "{title}");
        evening.press(&[Right]);
    }
    for title in ["Score sheet", "Secret", "Diary", "Log"] {
        assert!(evening.says(title), "{title}");
        evening.press(&[Left]);
    }
}

#[test]
fn up_and_down_scroll_no_further_than_the_chapter_goes() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    evening.press(&[X, Left, Down]);
    assert!(evening.says("days 3 to 5"));
    evening.press(&[Up]);
    assert!(evening.says("days 2 to 4"));
    evening.press(&[Up, Up, Up]);
    assert!(evening.says("days 1 to 3"));
    evening.press(&[Down]);
    assert!(evening.says("days 2 to 4"));
}

#[test]
fn a_and_b_and_x_close_it_and_decide_nothing() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    for button in [A, B, X] {
        evening.press(&[X]);
        assert!(evening.says("Secret"));
        evening.press(&[button]);
        assert!(evening.says("climb or stop?"));
    }
    assert_eq!(evening.actions(), 0);
}

#[test]
fn only_whoever_holds_the_device_reads_what_is_private() {
    let mut evening = with_secrets();
    evening.press(&[X]);
    assert!(evening.says("the secret of Anna"));
    evening.press(&[B]);
    evening.press(&STOP);
    evening.wait(3000);
    assert!(evening.says("Pass to"));
    // The menu leads to the book, which knows nobody behind the curtain: no log, and nothing open.
    evening.press(&[Y, Down, Down, A]);
    assert!(evening.says("days 3 to 5"));
    evening.press(&[Right]);
    assert!(evening.says("covered"));
    evening.press(&[Right]);
    assert!(evening.says("Score sheet"));
    evening.press(&[Right]);
    assert!(evening.says("Diary"));
}

#[test]
fn the_recap_leads_to_a_book_that_is_still_covered() {
    let mut evening = with_secrets();
    evening.press(&STOP);
    evening.wait(3000);
    evening.press(&[A]);
    evening.wait(1000);
    assert!(evening.says("Meanwhile"));
    evening.press(&[X]);
    assert!(evening.says("stopped"));
    evening.press(&[Right, Right]);
    assert!(evening.says("covered"));
    evening.press(&[B, A, X]);
    assert!(evening.says("the secret of Bertie"));
}
