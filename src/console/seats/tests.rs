//! Every number of seats at both sizes: plates lie side by side inside the picture, and what stands on them can be read.

extern crate std;

use super::{Hand, Held, Round, Row, Spread};
use crate::line;
use crate::paint::{Font, Stage, area};
use crate::parts::tests::{each_says_when_it_changes, one_by_one, words};
use crate::people::{NAME_LETTERS, People, name_of};
use crate::testing::{Picture, SIZES, wide_people};
use embedded_graphics::geometry::Size;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::{MAX_SEATS, Players, Seat};
use std::string::String;
use std::vec::Vec;

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// Usual names, the widest, and both in turn.
fn households() -> [People; 3] {
    let mut mixed = People::household();
    for index in (1..MAX_SEATS).step_by(2) {
        mixed.get_mut(seat(index)).unwrap().name = name_of(&"W".repeat(NAME_LETTERS));
    }
    [People::household(), wide_people(), mixed]
}

/// Tries every table, from every seat and from none.
fn every_table(mut check: impl FnMut(&Round<'_>, Size)) {
    for people in &households() {
        for count in 1..=MAX_SEATS {
            let players = Players::new(count).unwrap();
            for own in players.seats().map(Some).chain([None]) {
                let round = Round {
                    people,
                    players,
                    own,
                    decides: Some(seat(count - 1)),
                };
                SIZES.into_iter().for_each(|size| check(&round, size));
            }
        }
    }
}

fn side_by_side(places: &[Rectangle], size: Size) {
    let glass = area(0, 20, size.width as i32, 200);
    for (number, place) in places.iter().enumerate() {
        assert_eq!(place.intersection(&glass), *place);
        for other in &places[..number] {
            assert!(place.intersection(other).is_zero_sized(), "{place:?}");
        }
    }
}

/// The texts on the plate, from the left to the right; none runs into the next one.
fn said(heard: &[(embedded_graphics::geometry::Point, String)], plate: Rectangle) -> Vec<String> {
    let mut on: Vec<_> = heard.iter().filter(|(at, _)| plate.contains(*at)).collect();
    on.sort_by_key(|(at, _)| (at.y > plate.top_left.y + 12, at.x));
    for pair in on.windows(2) {
        let [(one, text), (other, _)] = pair else {
            continue;
        };
        let ends = one.x + Font::B8.width(text);
        assert!(other.y > one.y + 8 || ends < other.x, "{text}");
    }
    on.iter().map(|(_, text)| text.clone()).collect()
}

/// Whether a text is the name, or the beginning of it.
fn names(text: &str, name: &str) -> bool {
    match text.strip_suffix('.') {
        Some(beginning) => beginning.len() >= 2 && name.starts_with(beginning),
        None => text == name,
    }
}

#[test]
fn the_others_sit_in_the_order_of_play() {
    let people = People::household();
    let mut round = Round {
        people: &people,
        players: Players::new(4).unwrap(),
        own: Some(seat(2)),
        decides: None,
    };
    let others: Vec<_> = round.others().collect();
    assert_eq!(others, [seat(3), seat(0), seat(1)]);
    round.own = None;
    assert_eq!(round.others().count(), 4);
}

#[test]
fn the_plates_of_a_row_have_room_for_all_that_they_say() {
    for (held, count) in [(Held::Cards, 1), (Held::Cards, 18), (Held::Dominoes, 9)] {
        for score in [None, Some(0), Some(-250)] {
            every_table(|round, size| {
                let hand = |_| Hand { count, score };
                let row = Row::lay(round, held, size.width as i32, &hand);
                let places: Vec<_> = round.others().map(|seat| row.place(seat)).collect();
                side_by_side(&places, size);
                let scene = |stage: &mut Stage<'_>| row.draw(stage);
                Picture::of(size, scene).whole_words();
                let heard = words(size, scene);
                for (other, place) in round.others().zip(places) {
                    let said = said(&heard, place);
                    let name = round.people.name(other);
                    let scored = score.map_or(line!("{name}"), |score| line!("{name} {score}"));
                    let number = line!("{count}");
                    match said.as_slice() {
                        [figure] => assert_eq!(**figure, *number),
                        [text, figure] => {
                            assert!(names(text, name) || **text == *scored, "{text}");
                            assert_eq!(**figure, *number);
                        }
                        _ => panic!("{said:?}"),
                    }
                }
            });
        }
    }
}

#[test]
fn up_to_four_at_a_table_every_plate_has_a_name() {
    every_table(|round, size| {
        let hand = |_| Hand {
            count: 18,
            score: None,
        };
        if round.own.is_some() && round.players.count() <= 4 {
            let row = Row::lay(round, Held::Cards, size.width as i32, &hand);
            let heard = words(size, |stage| row.draw(stage));
            assert_eq!(heard.len(), 2 * round.others().count(), "{heard:?}");
        }
    });
}

#[test]
fn points_stand_behind_the_names_only_where_all_names_stay_whole() {
    for (people, scored) in [(People::household(), true), (wide_people(), false)] {
        let round = Round {
            people: &people,
            players: Players::new(4).unwrap(),
            own: Some(seat(0)),
            decides: None,
        };
        let hand = |_| Hand {
            count: 7,
            score: Some(12),
        };
        let row = Row::lay(&round, Held::Dominoes, 320, &hand);
        let heard = words(SIZES[1], |stage| row.draw(stage));
        let with_points = |(_, word): &&(_, String)| word.ends_with(" 12");
        let number = heard.iter().filter(with_points).count();
        assert_eq!(number, if scored { 3 } else { 0 }, "{heard:?}");
    }
}

#[test]
fn everybody_has_a_plate_of_two_lines_up_to_four_and_of_one_line_up_to_six() {
    for (spread, most) in [(Spread::on_tray(161), 4), (Spread::on_baize(164), 6)] {
        every_table(|round, size| {
            if round.players.count() > most {
                return;
            }
            let seats = round.players.seats();
            let places = seats.map(|seat| spread.place(seat, size.width as i32));
            side_by_side(&places.collect::<Vec<_>>(), size);
            let scene = |stage: &mut Stage<'_>| {
                spread.draw(round, stage, &|_, _| line!("total 120"));
            };
            Picture::of(size, scene).whole_words();
            let heard = words(size, scene);
            for seat in round.players.seats() {
                let said = said(&heard, spread.place(seat, size.width as i32));
                let [name, words] = said.as_slice() else {
                    panic!("{said:?}");
                };
                assert!(names(name, round.people.name(seat)), "{name}");
                assert_eq!(words, "total 120");
            }
        });
    }
}

#[test]
fn plates_say_when_they_change() {
    let mut other = People::household();
    other.get_mut(seat(1)).unwrap().name = name_of("Ida");
    let mut shape = People::household();
    shape.get_mut(seat(1)).unwrap().shape = 7;
    let usual = People::household();
    each_says_when_it_changes(&one_by_one(6), |stage, &state| {
        let is = |fact| state == fact;
        let round = Round {
            people: match state {
                1 => &other,
                2 => &shape,
                _ => &usual,
            },
            players: Players::new(if is(3) { 5 } else { 3 }).unwrap(),
            own: Some(seat(0)),
            decides: is(4).then_some(seat(1)),
        };
        let hand = |_| Hand {
            count: if is(5) { 1 } else { 2 },
            score: is(6).then_some(3),
        };
        let held = if is(6) { Held::Dominoes } else { Held::Cards };
        Row::lay(&round, held, stage.width(), &hand).draw(stage);
        for spread in [Spread::on_baize(60), Spread::on_tray(120)] {
            let words = |_, _| line!("{}", if is(5) { "1 card" } else { "2 cards" });
            spread.draw(&round, stage, &words);
        }
    });
}
