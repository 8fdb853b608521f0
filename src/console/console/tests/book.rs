//! The book on the table: it opens at a chapter, is leafed and scrolled, and is covered as the table is.

use super::{COMPUTER, Evening, PERSON, SIZE, STOP, with_secrets};
use crate::Console;
use crate::deed::NewGame;
use crate::keys::Button::{A, B, Down, Left, Right, Up, X, Y};
use crate::people::People;
use crate::table::{GAMES, Listed, Phase};
use parlour_rules::{Memory, OptionValues};

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
fn it_stays_until_b_and_nothing_is_decided() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    for _ in 0..2 {
        evening.press(&[X, A, X, A, A]);
        assert!(evening.says("Secret"));
        evening.press(&[B]);
        assert!(evening.says("climb or stop?"));
    }
    assert_eq!(evening.actions(), 0);
}

#[test]
fn x_opens_it_on_every_screen_on_which_the_game_is_to_be_seen() {
    let mut evening = Evening::with(&[PERSON, COMPUTER], &[]);
    let mut opened = 0;
    for _ in 0..40 {
        evening.press(&[X]);
        assert!(evening.says("Close"), "{:?}", evening.words());
        evening.press(&[B]);
        assert!(!evening.says("Close"));
        opened += 1;
        evening.press(&[Left, A]);
        evening.wait(150);
    }
    assert_eq!(opened, 40);
}

#[test]
fn only_whoever_holds_the_device_reads_what_is_private() {
    let mut evening = with_secrets(0);
    evening.press(&[X]);
    assert!(evening.says("the secret of Anna"));
    evening.press(&[B]);
    evening.press(&STOP);
    evening.wait(3000);
    assert!(evening.says("Pass to"));
    // The menu leads to the book, which knows nobody behind the curtain: no log, and nothing open.
    evening.press(&[Y, Down, Down, Down, A]);
    assert!(evening.says("Score sheet"));
    evening.press(&[Right]);
    assert!(evening.says("days 3 to 5"));
    evening.press(&[Right]);
    assert!(evening.says("covered"));
    evening.press(&[Right]);
    assert!(evening.says("Score sheet"));
}

#[test]
fn the_recap_leads_to_a_book_that_is_still_covered() {
    let mut evening = with_secrets(0);
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

/// A new game with one person or with more.
fn sitting_down(game: &Listed, persons: usize) -> Evening {
    let info = game.info;
    let mut people = People::household().first(info.proposed_table());
    for seat in info.proposed_table().seats() {
        let kind = if seat.index() < persons {
            PERSON
        } else {
            COMPUTER
        };
        people.get_mut(seat).unwrap().kind = kind;
    }
    let game = NewGame {
        info,
        options: OptionValues::defaults(info),
        people,
        first: None,
        memory: Memory::EMPTY,
    };
    let mut evening = Evening {
        console: Console::new(SIZE, 1),
        now: 0,
    };
    evening.console.tick(0);
    evening
        .console
        .lay_out(game, 1, &mut [].into_iter())
        .unwrap();
    evening
}

#[test]
fn in_every_game_x_opens_it_or_is_held_to_peek_and_is_never_without_use() {
    let (mut read, mut peeked) = (0, 0);
    for (game, persons) in GAMES.iter().flat_map(|game| [(game, 1), (game, 2)]) {
        let mut evening = sitting_down(game, persons);
        for _ in 0..40 {
            evening.wait_for(X);
            let before = evening.words();
            evening.console.press(X);
            if matches!(evening.console.table.phase(), Phase::Curtain(_)) {
                // Nobody has the device yet.
            } else if evening.says("Hold") {
                assert_ne!(evening.words(), before, "{}", game.info.id);
                peeked += 1;
            } else {
                assert!(evening.says("Close"), "{}: {before:?}", game.info.id);
                evening.console.release(X);
                evening.press(&[B]);
                assert!(!evening.says("Close"), "{}", game.info.id);
                read += 1;
            }
            evening.console.release(X);
            evening.wait(700);
            evening.press(&[A]);
            evening.wait(300);
        }
    }
    assert!(read > 400 && peeked > 5, "{read} {peeked}");
}
