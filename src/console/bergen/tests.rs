//! Tests of the screen of Bergen: those of the games of a line, and that its account adds up.

use crate::line_game::testing::positions;
use crate::people::People;
use crate::screen::GameScreen;
use parlour_rules::bergen::{Bergen, Heading};
use parlour_rules::line_game::{Ending, Event};
use parlour_rules::{Points, Seat};
use std::string::String;
use std::vec::Vec;

crate::line_game::testing::screen_tests! { Heading:
    the_cursor_begins_where_something_can_be_done
    b_and_the_pad_never_commit
    the_pad_reaches_every_playable_tile
    drawing_goes_on_by_itself_until_something_fits
    a_preview_tells_what_the_placement_brings
    points_and_tiles_are_named_and_have_room
    refusals_fit_into_a_toast
    no_word_is_cut_with_the_widest_names
    a_covered_hand_tells_nothing_but_its_size
    no_line_of_any_game_leaves_its_room
}

/// The points that seats scored, from what was announced.
fn scored(heard: &[Event]) -> impl Iterator<Item = (Seat, Points)> {
    heard.iter().filter_map(|event| match *event {
        Event::Gained { seat, points, .. } | Event::Scored { seat, points, .. } => {
            Some((seat, points))
        }
        _ => None,
    })
}

#[test]
fn every_point_of_a_round_has_its_line_and_every_seat_its_total() {
    let (mut rounds, mut blocked) = (0, 0);
    let mut points = [0; 4];
    positions::<Heading>(30, |view, heard| {
        for (seat, scored) in scored(heard) {
            points[seat.index()] += i32::from(scored.number());
        }
        let Some(report) = view.open.report else {
            if view.open.line.is_empty() {
                points = [0; 4];
            }
            return;
        };
        if !view.open.line.is_empty() {
            return;
        }
        rounds += 1;
        blocked += u32::from(report.ending == Ending::Blocked);
        let (mut lines, mut totals) = (0, Vec::new());
        Bergen::account(
            view,
            &People::household(),
            &mut |entry| match (entry.sum, entry.points) {
                (true, points) => totals.push(points.unwrap()),
                (false, points) => lines += points.unwrap_or(0),
            },
        );
        assert_eq!(lines, points.iter().sum::<i32>());
        let seats = view.open.players.seats();
        let due: Vec<_> = seats
            .map(|seat| i32::from(view.open.totals[seat].number()))
            .collect();
        assert_eq!(totals, due);
        points = [0; 4];
    });
    assert!(rounds > 30 && blocked > 3, "{rounds} {blocked}");
}

#[test]
fn a_round_is_told_in_a_few_words() {
    let mut told = Vec::new();
    positions::<Heading>(30, |view, _| {
        if view.open.report.is_some() {
            let seats = view.open.players.seats();
            told.extend(seats.map(|seat| String::from(Bergen::gist(view, seat).as_str())));
        }
    });
    for words in [
        "1 heading",
        "no heading",
        "opened",
        "Bergen",
        "2 headings, Bergen",
    ] {
        assert!(told.iter().any(|gist| gist == words), "{words}");
    }
}
