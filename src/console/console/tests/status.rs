//! The status line: the first wording that fits, and no name where the whole table is spoken to.

use super::{Evening, PERSON, SIZE};
use crate::line;
use crate::paint::Font;
use crate::people::{People, name_of};
use crate::screen::{Fitting, Status};
use parlour_rules::{Players, Seat};

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
