//! Seats that change between person and computer while a game is played: hidden hands stay hidden, and nobody's record
//! tells of what others have played.

use super::{COMPUTER, Evening, PERSON, STOP};
use crate::keys::Button::{A, B, Down, Left, Right, Up, Y};
use crate::people::Kind;
use crate::toy::HIDDEN;
use parlour_rules::Seat;

/// The page with the players, from the table.
const PLAYERS: [crate::keys::Button; 5] = [Y, Up, Up, Up, A];

/// A table with secrets, when what the start brings has been shown.
fn hidden(kinds: &[Kind]) -> Evening {
    let mut evening = Evening::with(kinds, &[(HIDDEN, 1)]);
    evening.wait(1_000);
    evening
}

/// Whoever is called lifts the curtain and reads what happened.
fn lift(evening: &mut Evening) {
    evening.press(&[A]);
    evening.wait(500);
    if evening.says("Meanwhile") {
        evening.press(&[A]);
    }
}

fn kind(evening: &Evening, seat: usize) -> Kind {
    let people = evening.console.table.people();
    people.get(Seat::new(seat).unwrap()).unwrap().kind
}

#[test]
fn a_computer_becomes_a_person_who_decides_next() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&PLAYERS);
    assert!(evening.says("Computer, calm"), "{:?}", evening.words());
    evening.press(&[Down, Left]);
    assert!(!evening.says("Computer"));
    evening.press(&[B, B]);
    evening.press(&STOP);
    evening.wait(200);
    assert!(
        evening.says("Bertie: climb or stop?"),
        "{:?}",
        evening.words()
    );
    evening.wait(5_000);
    assert_eq!(evening.actions(), 1, "nobody decides for Bertie");
}

#[test]
fn whoever_decides_can_leave_the_seat_to_a_computer() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    evening.press(&PLAYERS);
    evening.press(&[Right, B, B]);
    evening.wait(1);
    assert!(evening.says("Anna is thinking"), "{:?}", evening.words());
    evening.wait(2_000);
    assert!(evening.says("Bertie: climb or stop?"));
    assert_eq!(evening.actions(), 4);
}

#[test]
fn a_computer_that_thinks_gives_its_decision_to_a_person() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&STOP);
    evening.wait(101);
    assert!(evening.says("Bertie is thinking"));
    evening.press(&PLAYERS);
    evening.press(&[Down, Left, B, B]);
    evening.wait(5_000);
    assert!(evening.says("Bertie: climb or stop?"));
    assert_eq!(evening.actions(), 1, "the answer came too late");
}

#[test]
fn the_only_person_who_was_not_at_the_device_is_called_to_the_curtain() {
    let mut evening = hidden(&[PERSON, PERSON]);
    lift(&mut evening);
    assert!(evening.says("Anna: climb"));
    // Anna leaves her seat to a computer. Bertie is alone now, and may be in another room.
    evening.press(&PLAYERS);
    evening.press(&[Right, B, B]);
    evening.wait(3_000);
    assert!(
        evening.says("Pass to") && evening.says("Bertie"),
        "{:?}",
        evening.words()
    );
    assert!(!evening.says("climb or stop?"));

    // Also after the game was put away.
    evening.come_back();
    evening.wait(1_000);
    assert!(evening.says("Pass to"));
    lift(&mut evening);
    assert!(evening.says("Bertie: climb"));
    evening.press(&STOP);
    evening.wait(5_000);
    assert!(
        evening.says("Bertie: climb"),
        "from here on nobody is in the way"
    );
}

#[test]
fn whoever_holds_the_device_goes_on_and_a_new_person_is_handed_it() {
    let mut evening = hidden(&[PERSON, COMPUTER]);
    assert!(evening.says("Anna: climb"), "alone there is no curtain");
    evening.press(&PLAYERS);
    evening.press(&[Down, Left, B, B]);
    assert!(evening.says("Anna: climb"));
    evening.press(&STOP);
    evening.wait(2_000);
    assert!(evening.says("Pass to") && evening.says("Bertie"));
    lift(&mut evening);
    assert!(evening.says("Bertie: climb"));
    assert!(!evening.says("swept"), "Bertie is not told what was before");
}

#[test]
fn a_hand_that_lay_open_to_one_person_is_covered_before_the_next_sees_the_table() {
    let mut evening = hidden(&[PERSON, COMPUTER, COMPUTER]);
    evening.press(&STOP);
    evening.wait(101);
    assert!(evening.says("Bertie is thinking"));
    assert_eq!(evening.console.table.reader(), Some(Seat::FIRST));
    evening.press(&PLAYERS);
    evening.press(&[Down, Down, Left, B, B]);
    assert_eq!(evening.console.table.reader(), None);
}

#[test]
fn who_plays_is_saved() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&PLAYERS);
    evening.press(&[Down, Left]);
    let key = evening.console.table.key().unwrap();
    let mut saved = false;
    while let Some((written, _)) = evening.console.take_write() {
        saved |= written == key;
    }
    assert!(saved);
    evening.press(&[B, B]);
    evening.come_back();
    assert_eq!(kind(&evening, 1), PERSON);
}

#[test]
fn a_change_cannot_be_taken_back_across() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&[A]);
    evening.wait(200);
    evening.press(&PLAYERS);
    evening.press(&[Down, Left, B, Up, Up, Up]);
    evening.press(&[B, Y, Down, A]);
    assert!(evening.says("steps [1, 0"), "{:?}", evening.words());
}

#[test]
fn a_seat_that_both_have_played_counts_for_nobody() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER, COMPUTER]);
    evening.press(&[A]);
    evening.wait(200);
    evening.press(&PLAYERS);
    evening.press(&[Right, B, B]);
    evening.wait(1);
    // Clara's seat is looked at only, and nobody plays it otherwise.
    evening.press(&PLAYERS);
    evening.press(&[Up, Left, Right, B, B]);
    evening.come_back();
    evening.wait(60_000);
    assert!(evening.console.table.is_over());
    let tallies = evening.console.statistics.of("toy");
    let names = tallies.iter().map(|tally| tally.name());
    let names: std::vec::Vec<_> = names.collect();
    assert!(!names.contains(&"Anna"), "{names:?}");
    assert!(names.contains(&"Bertie") && names.contains(&"Clara"));
}

#[test]
fn a_finished_game_changes_no_seats() {
    let mut evening = Evening::begun(&[COMPUTER, COMPUTER]);
    evening.wait(60_000);
    assert!(evening.console.table.is_over());
    evening.press(&[Y]);
    assert!(!evening.says("Players"));
}
