//! The status line: the first wording that fits, no name where the whole table is spoken to, and bars that lie elsewhere.

use super::{Evening, PERSON, SIZE};
use crate::line;
use crate::paint::{Font, Word};
use crate::people::{People, name_of};
use crate::screen::{Fitting, Status};
use embedded_graphics::geometry::{Point, Size};
use parlour_rules::{Players, Seat};
use std::string::String;
use std::vec::Vec;

const WIDE: Size = Size::new(320, 240);

fn fitting(named: bool, text: &'static str, fact: &'static str) -> Fitting<'static> {
    Fitting { named, text, fact }
}

#[test]
fn the_first_wording_with_room_is_taken_and_the_fact_gives_way_before_the_name() {
    let texts = [line!("take it or pass?"), line!("decide")];
    let facts = [line!("6 left"), line!("6")];
    let status = Status::of(&texts, &facts);
    let room = |words: &str, fact: &str| Font::B10.width(words) + 6 + Font::B8.width(fact);

    let all = room("Anna: take it or pass?", "6 left");
    let whole = fitting(true, "take it or pass?", "6 left");
    assert_eq!(status.fitting("Anna", all), whole);
    let shorter = fitting(true, "take it or pass?", "6");
    assert_eq!(status.fitting("Anna", all - 1), shorter);
    let less = room("Anna: take it or pass?", "6") - 1;
    let brief = fitting(true, "decide", "6 left");
    assert_eq!(status.fitting("Anna", less), brief);
    let least = Font::B10.width("Anna: decide");
    assert_eq!(status.fitting("Anna", least), fitting(true, "decide", ""));
    assert!(!status.fitting("Anna", least - 1).named);
    assert_eq!(status.fitting("Anna", 0), fitting(false, "decide", ""));
}

#[test]
fn whoever_speaks_to_all_names_nobody() {
    let status = Status::new(line!("pencils down"), line!("round 2")).to_all();
    let expected = fitting(false, "pencils down", "round 2");
    assert_eq!(status.fitting("Anna", 213), expected);
}

#[test]
fn beside_a_long_name_the_table_says_less() {
    let mut evening = Evening::begun(&[PERSON, PERSON]);
    assert!(evening.says("Anna: climb or stop?") && evening.says("step 0"));
    let mut people = People::household().first(Players::new(2).unwrap());
    people.get_mut(Seat::FIRST).unwrap().name = name_of("WWWWWWWW");
    let mut evening = Evening::of(people, &[], SIZE);
    evening.wait(500);
    assert!(evening.says("WWWWWWWW: climb?"), "{:?}", evening.words());
}

/// Every text on the glass and where it stands.
fn places(evening: &mut Evening) -> Vec<(Point, String)> {
    let mut words = Vec::new();
    let mut hear = |word: Word<'_>| words.push((word.at, String::from(word.text)));
    evening.console.forget_picture();
    evening.console.draw(&mut [0; 320 * 240], Some(&mut hear));
    words
}

/// Two people on the wide picture, where the toy has its bars in the middle, or on the narrow one.
fn at_a_picture_of(size: Size) -> Evening {
    let people = People::household().first(Players::new(2).unwrap());
    Evening::of(people, &[], size)
}

#[test]
fn the_bars_lie_where_the_screen_says() {
    let [edges, middle] = [SIZE, WIDE].map(|size| {
        let mut evening = at_a_picture_of(size);
        evening.wait(500);
        places(&mut evening)
    });
    let place = |words: &[(Point, String)], wished: &str| {
        let found = words.iter().find(|(_, text)| text.starts_with(wished));
        found.map(|(at, _)| *at).unwrap()
    };
    let status = "Anna: climb";
    let moved = place(&middle, status) - place(&edges, status);
    assert_eq!(moved, Point::new(30, 36));
    let moved = place(&middle, "Climb") - place(&edges, "Climb");
    assert_eq!(moved, Point::new(30, 171 - 220));
    // Four keys share 180 pixels.
    let moved = place(&middle, "Menu") - place(&edges, "Menu");
    assert_eq!(moved, Point::new(30 - 3 * (60 - 45), 171 - 220));
}

#[test]
fn what_is_told_stands_in_the_bar_wherever_it_lies() {
    let mut evening = at_a_picture_of(WIDE);
    let words = places(&mut evening);
    let told = words
        .iter()
        .find(|(_, text)| text == "The stairs are swept");
    assert!(
        told.is_some_and(|(at, _)| at.x > 30 && at.y > 36 && at.y < 56),
        "{words:?}"
    );
}
