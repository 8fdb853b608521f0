//! Teams: partners win, lead and stand in the results together. And whoever plays alone can lose.

use super::{Evening, PERSON, SIZE, STOP};
use crate::keys::Button::{A, Right, X};
use crate::people::{Kind, People, name_of};
use crate::toy;
use embedded_graphics::geometry::Size;
use parlour_rules::{Players, Seat};
use std::string::String;
use std::vec::Vec;

const SIZES: [Size; 2] = [SIZE, Size::new(320, 240)];

/// Four people, of whom the first and the third climb until they have won together, and the others stop at once. The
/// last step is still on the glass.
fn won_together(names: [&str; 4], size: Size) -> Evening {
    let mut people = People::household().first(Players::new(4).unwrap());
    for (seat, name) in names.iter().enumerate() {
        let guest = people.get_mut(Seat::new(seat).unwrap()).unwrap();
        (guest.name, guest.kind) = (name_of(name), Kind::Person);
    }
    let mut evening = Evening::of(people, &[(toy::TEAMS, 1)], size);
    evening.wait(1000);
    for _ in 0..3 {
        evening.press(&[Right, Right, A]);
        evening.wait(2000);
        evening.press(&STOP);
        evening.wait(2000);
        evening.press(&STOP);
        evening.wait(2000);
    }
    evening.press(&[Right, Right, A]);
    evening.wait(500);
    evening
}

const USUAL: [&str; 4] = ["Anna", "Bertie", "Clara", "Otto"];
const WIDEST: [&str; 4] = ["WWWWWWWW", "WWWWWWWM", "WWWWWWMW", "WWWWWMWW"];

/// The texts on the glass that are one of these.
fn only(evening: &mut Evening, wished: &[&str]) -> Vec<String> {
    let words = evening.words();
    words
        .into_iter()
        .filter(|word| wished.contains(&word.as_str()))
        .collect()
}

#[test]
fn partners_win_together_and_share_a_place() {
    for size in SIZES {
        let mut evening = won_together(USUAL, size);
        assert!(evening.says("Anna and Clara win"));
        evening.wait(10_000);
        assert!(evening.says("Anna and Clara win"));
        let places = only(&mut evening, &["1.", "2.", "3.", "4."]);
        assert_eq!(places, ["1.", "1.", "2.", "2."]);
        let order = only(&mut evening, &USUAL);
        assert_eq!(order, ["Anna", "Clara", "Bertie", "Otto"]);
    }
}

#[test]
fn a_team_fills_one_column_of_the_score_sheet() {
    for size in SIZES {
        let mut evening = won_together(USUAL, size);
        evening.wait(10_000);
        evening.press(&[X, Right]);
        assert!(evening.says("Score sheet"));
        let names = only(&mut evening, &USUAL);
        assert_eq!(names, ["Anna", "Clara", "Bertie", "Otto"]);
        assert_eq!(only(&mut evening, &["10", "0"]), ["10", "0"]);
    }
}

#[test]
fn the_widest_names_of_partners_have_room() {
    for size in SIZES {
        let mut evening = won_together(WIDEST, size);
        for _ in 0..3 {
            for (text, whole) in evening.texts() {
                assert!(whole, "{text} at {size:?}");
            }
            evening.wait(10_000);
            if evening.says("Leave") {
                for name in WIDEST {
                    assert!(evening.says(name), "{name}");
                }
                let headline = evening.words().join(" ");
                assert!(headline.contains("WWWWWWWW and WWWWWWMW win"), "{headline}");
                evening.press(&[X, Right]);
            }
        }
        assert!(evening.says("Score sheet"));
    }
}

#[test]
fn a_win_counts_for_every_partner() {
    let mut evening = won_together(USUAL, SIZE);
    evening.wait(10_000);
    let tallies = evening.console.statistics.of(toy::INFO.id);
    let won = |name| {
        let tally = tallies.iter().find(|tally| tally.name() == name);
        tally.map(|tally| (tally.won, tally.played))
    };
    assert_eq!(USUAL.map(won), [(1, 1), (0, 1), (1, 1), (0, 1)].map(Some));
}

#[test]
fn whoever_plays_alone_and_does_not_win_has_lost() {
    let mut evening = Evening::begun(&[PERSON]);
    evening.press(&STOP);
    evening.wait(10_000);
    assert!(evening.says("Not this time"));
    assert!(!evening.says("draw") && !evening.says("1."));
    let tallies = evening.console.statistics.of(toy::INFO.id);
    let counts: Vec<_> = tallies
        .iter()
        .map(|tally| (tally.won, tally.played))
        .collect();
    assert_eq!(counts, [(0, 1)]);
}
