//! The set-up by keys: who sits down, and what is remembered of it.

use super::SIZE;
use crate::console::Console;
use crate::keys::Button::{self, A, B, Down, Left, Right, Up, Y};
use crate::people::Kind;
use crate::store::Key;
use std::vec::Vec;

/// A console at the set-up of the first game with seats for more than two, and how many games lie before it.
fn at_the_set_up() -> (Console, usize) {
    let place = crate::table::GAMES
        .iter()
        .position(|game| game.info.players.1 > 4 && game.info.proposed == 4)
        .unwrap();
    let mut console = Console::new(SIZE, 1);
    console.tick(0);
    press(&mut console, &[A]);
    press(&mut console, &std::vec![Down; place]);
    press(&mut console, &[A]);
    (console, place)
}

fn press(console: &mut Console, buttons: &[Button]) {
    for button in buttons {
        console.press(*button);
        console.release(*button);
    }
}

/// The kinds of those who sit at the table.
fn seated(console: &Console) -> Vec<Kind> {
    let people = console.table.people().iter();
    people.map(|(_, guest)| guest.kind).collect()
}

/// What was to be stored meanwhile.
fn stored(console: &mut Console) -> Vec<Key> {
    let mut keys = Vec::new();
    while let Some((key, _)) = console.take_write() {
        keys.push(key);
    }
    keys
}

#[test]
fn four_persons_are_dealt_to_with_four_presses_after_choosing_the_game() {
    let (mut console, _) = at_the_set_up();
    press(&mut console, &[Right, A, Left, A]);
    assert_eq!(seated(&console), [Kind::Person; 4]);
    assert!(console.shell.is_table());
}

#[test]
fn the_menu_begins_the_game_from_every_row() {
    let ways: [&[Button]; 4] = [&[Down], &[Down, Down, A], &[Left, A], &[Up]];
    for way in ways {
        let (mut console, _) = at_the_set_up();
        press(&mut console, way);
        press(&mut console, &[Y, Down, A, Y, A]);
        assert_eq!(seated(&console), [Kind::Person; 4], "{way:?}");
        assert!(console.shell.is_table());
    }
}

#[test]
fn the_button_that_begins_is_one_step_from_everything() {
    let steps: [(&[Button], Button); 6] = [
        (&[Down], B),
        (&[Down, Right, Down], B),
        (&[Up], B),
        (&[Left], Right),
        (&[Left, Left], Left),
        (&[Down, A, B], B),
    ];
    for (way, step) in steps {
        let (mut console, _) = at_the_set_up();
        press(&mut console, way);
        assert!(!console.shell.is_table());
        press(&mut console, &[step, A]);
        assert!(console.shell.is_table(), "{way:?}");
    }
}

#[test]
fn b_leaves_the_seats_before_it_leaves_the_set_up_and_begins_nothing() {
    let (mut console, _) = at_the_set_up();
    press(&mut console, &[Down, B, B, B]);
    assert!(!console.shell.is_table());
    assert_eq!(stored(&mut console), []);
}

#[test]
fn a_set_up_that_is_left_is_stored_if_something_changed() {
    let (mut console, place) = at_the_set_up();
    press(&mut console, &[B]);
    assert_eq!(stored(&mut console), []);
    press(&mut console, &[A, Up, A, B, B]);
    assert_eq!(stored(&mut console), [Key::HABITS]);
    press(&mut console, &[A, Down, Right, B, B]);
    assert_eq!(stored(&mut console), [Key::HOUSEHOLD]);
    let (seats, _) = console.habits.of(crate::table::GAMES[place].info);
    assert_eq!(seats, 5);
}

#[test]
fn holding_b_clears_a_name_and_goes_no_further() {
    let (mut console, _) = at_the_set_up();
    press(&mut console, &[Down, A, A]);
    console.press(B);
    for now in 0..3_000 {
        console.tick(now);
    }
    console.release(B);
    assert!(!console.shell.deletes());
    // The keyboard still lies there: the letter under the cursor is the name.
    press(&mut console, &[A, Down, Down, Right, A, B, Y, A]);
    let people = console.table.people();
    assert_eq!(people.name(parlour_rules::Seat::FIRST), "G");
}

#[test]
fn one_more_among_persons_is_a_person() {
    let (mut console, _) = at_the_set_up();
    press(&mut console, &[Right, A, Up, A, Y, A]);
    assert_eq!(seated(&console), [Kind::Person; 5]);
}
