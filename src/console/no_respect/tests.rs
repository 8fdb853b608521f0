//! Tests of the screen: that every place can be reached, what is said about it, and that all of it can be read.

use super::*;
use crate::line;
use crate::paint::Font;
use crate::screen::Moment;
use crate::testing::{Look, picture, see, wide_people};
use parlour_rules::game::quietly;
use parlour_rules::no_respect::{Lane, Tile};
use parlour_rules::{Croupier, Free, Game, OptionValues, Players, Rng, Seat, SeedableRng, Setup};
use std::string::String;
use std::vec::Vec as List;

const BUTTONS: [Button; 4] = [Button::Up, Button::Down, Button::Left, Button::Right];

fn start(players: usize, options: [i16; 3], seed: u64) -> NoRespect {
    let mut values = OptionValues::defaults(NoRespect::INFO);
    for (option, value) in options.into_iter().enumerate() {
        values.set(option, value);
    }
    let setup = Setup::new(Players::new(players).unwrap(), values, seed);
    quietly(|croupier| NoRespect::start(&setup, croupier)).unwrap()
}

/// A table on which seat 0 began and these tiles were played: "5 build:0 1 discard:0", and the tile that is drawn now.
fn table(players: usize, options: [i16; 3], plays: &str, next: u8) -> View {
    let mut view = start(players, options, 1).view(None);
    let board = &mut view.board;
    board.pool.put(board.tile.take().unwrap());
    board.turn = Seat::FIRST;
    let words: List<&str> = plays.split_whitespace().collect();
    for play in words.chunks(2) {
        board.draw(Tile::new(play[0].parse().unwrap()).unwrap());
        board.play(play[1].parse().unwrap()).unwrap();
    }
    board.draw(Tile::new(next).unwrap());
    view.seat = Some(board.turn);
    view
}

/// The six rounds of the sample game, and the first seat draws a tile.
fn sample(next: u8) -> View {
    let plays = "5 build:0 1 discard:0 5 stack:0.0 4 build:0 8 build:0 2 discard:0 6 build:1 7 build:1 6 build:0 \
                 2 build:0 3 build:0 3 stack:1.0 3 stack:1.0 4 build:1 8 build:1 5 build:1 8 build:2 2 stack:0.0";
    table(3, [0; 3], plays, next)
}

fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// The words of the status line when a place has the focus.
fn said(view: &View, focus: &str) -> String {
    see::<NoRespect, _>(view, |sight| {
        let status = NoRespect::status(sight, &Cursor::on(action(focus)));
        let name = sight.decides().map_or("", |seat| sight.name(seat));
        let room = sight.scene.size.width as i32 - 27;
        status.fitting(name, room).text.into()
    })
}

/// Plays random games of all kinds and calls `look` with the view of the seat in turn, and the events that followed.
fn games(mut look: impl FnMut(&View, &[Event])) {
    for (seed, options) in (0..).zip([[0; 3], [0, 1, 0], [1, 0, 0], [1, 1, 1]]) {
        for players in 2..=4 {
            let mut game = start(players, options, seed);
            let mut rng = Rng::seed_from_u64(seed);
            while let Some(seat) = game.turn().seat() {
                let view = game.view(Some(seat));
                let action = parlour_bots::choices::any::<NoRespect>(&view, &mut rng).unwrap();
                let mut events = List::new();
                let mut hear = |_, event| events.push(event);
                game.apply(action, &mut Croupier::new(&mut Free, &mut hear))
                    .unwrap();
                look(&view, &events);
            }
            look(&game.view(None), &[]);
        }
    }
}

#[test]
fn the_pad_reaches_every_place_and_no_other() {
    games(|view, _| {
        if view.seat.is_none() {
            return;
        }
        see::<NoRespect, _>(view, |sight| {
            let all = cursor::choices(sight);
            let mut cursor = Cursor::default();
            NoRespect::arrive(sight, &mut cursor);
            let mut found: List<Action> = List::from([cursor.action(sight).unwrap()]);
            let mut next = 0;
            while let Some(from) = found.get(next).copied() {
                next += 1;
                for button in BUTTONS {
                    let mut cursor = Cursor::on(from);
                    NoRespect::press(sight, &mut cursor, button);
                    let to = cursor.action(sight).unwrap();
                    assert!(all.contains(&to));
                    if !found.contains(&to) {
                        found.push(to);
                    }
                }
            }
            assert_eq!(found.len(), all.len(), "{all:?} but only {found:?}");
        });
    });
}

#[test]
fn a_plays_what_is_focused_and_the_only_place_needs_one_press() {
    let view = sample(4);
    see::<NoRespect, _>(&view, |sight| {
        for place in ["build:1", "build:2", "stack:1.1"] {
            let mut cursor = Cursor::on(action(place));
            let reaction = NoRespect::press(sight, &mut cursor, Button::A);
            assert_eq!(reaction, Reaction::Act(action(place)));
            let back = NoRespect::press(sight, &mut cursor, Button::B);
            assert_eq!(back, Reaction::Nothing);
        }
    });
    see::<NoRespect, _>(&sample(7), |sight| {
        let mut cursor = Cursor::default();
        NoRespect::arrive(sight, &mut cursor);
        let reaction = NoRespect::press(sight, &mut cursor, Button::A);
        assert_eq!(reaction, Reaction::Act(action("build:2")));
    });
}

#[test]
fn a_cursor_from_another_turn_does_nothing_that_is_not_possible() {
    see::<NoRespect, _>(&sample(7), |sight| {
        let mut cursor = Cursor::on(action("stack:1.1"));
        let reaction = NoRespect::press(sight, &mut cursor, Button::A);
        assert_eq!(reaction, Reaction::Act(action("build:2")));
    });
}

#[test]
fn the_pad_goes_where_it_points() {
    // Seat 0 sits at the lower left, seat 1 above it, seat 2 at the upper right.
    let moved = |view: &View, from: &str, button| {
        see::<NoRespect, _>(view, |sight| {
            let mut cursor = Cursor::on(action(from));
            NoRespect::press(sight, &mut cursor, button);
            cursor.action(sight).unwrap()
        })
    };
    let eights = sample(8);
    assert_eq!(moved(&eights, "build:2", Button::Up), action("stack:1.2"));
    assert_eq!(
        moved(&eights, "stack:1.2", Button::Right),
        action("stack:2.1")
    );
    assert_eq!(moved(&eights, "stack:2.1", Button::Down), action("build:2"));
}

#[test]
fn the_status_line_says_what_the_focused_place_means() {
    assert_eq!(said(&sample(4), "build:1"), "place your 4");
    assert_eq!(said(&sample(4), "build:2"), "start with your 4");
    assert_eq!(said(&sample(4), "stack:1.1"), "stack Bertie's 4");
    assert_eq!(said(&sample(1), "build:0"), "complete the column");
    assert_eq!(said(&sample(1), "build:1"), "1 makes a dead end");
    assert_eq!(said(&sample(2), "stack:0.0"), "cap your own 2");
    let low = table(2, [0; 3], "", 2);
    assert_eq!(said(&low, "discard:0"), "discard your 2");
    // Three columns, of which the last is completed by the next tile.
    let seven = "8 build:0 8 build:0 7 build:0 7 build:0 6 build:0 6 build:0 5 build:0 5 build:0";
    let eight = "8 build:1 8 build:1 7 build:1 7 build:1 6 build:1 6 build:1 5 build:1 5 build:1";
    let nine = "8 build:2 8 build:2 7 build:2 7 build:2 6 build:2 6 build:2";
    let last = table(2, [0; 3], &std::format!("{seven} {eight} {nine}"), 4);
    assert_eq!(said(&last, "build:2"), "win with this 4");
    // A cap that sends a column back, and one that does not.
    let plays = "8 build:0 7 build:0 4 build:1 8 stack:0.0";
    assert_eq!(
        said(&table(2, [1, 0, 0], plays, 8), "stack:0.0"),
        "send your 8 back"
    );
    assert_eq!(
        said(&table(2, [0; 3], plays, 8), "stack:0.0"),
        "cap your own 8"
    );
}

#[test]
fn a_seat_without_a_place_is_told_so_and_goes_out_with_one_press() {
    let plays = "4 build:0 8 build:0 3 build:0 8 build:1 4 build:1 8 build:2 3 build:1 7 build:0 4 build:2 7 build:1 \
                 3 build:2 7 build:2 1 discard:0 6 build:0 1 discard:1 6 build:1 1 discard:2 6 build:2";
    let plays = plays.replace("1 discard", "8 discard");
    let view = table(2, [0; 3], &plays, 5);
    assert_eq!(said(&view, "out"), "no place for the 5");
    see::<NoRespect, _>(&view, |sight| {
        let mut cursor = Cursor::default();
        NoRespect::arrive(sight, &mut cursor);
        assert_eq!(
            NoRespect::press(sight, &mut cursor, Button::A),
            Reaction::Act(Action::Out)
        );
    });
}

#[test]
fn the_status_line_fits_beside_any_name_and_gives_up_its_fact_only_beside_the_widest() {
    games(|view, _| {
        let Some(seat) = view.seat else { return };
        for (people, usual) in [(People::household(), true), (wide_people(), false)] {
            let look = Look {
                people,
                ..Look::default()
            };
            look.see::<NoRespect, _>(view, |sight| {
                for place in cursor::choices(sight) {
                    let status = NoRespect::status(sight, &Cursor::on(place));
                    let fitting = status.fitting(sight.name(seat), 213);
                    assert!(fitting.named, "{status:?}");
                    assert!(!usual || !fitting.fact.is_empty(), "{status:?}");
                }
            });
        }
    });
}

#[test]
fn every_moment_can_be_drawn_and_told() {
    let look = Look {
        people: wide_people(),
        ..Look::default()
    };
    let mut kinds = std::collections::BTreeSet::new();
    games(|view, events| {
        for event in events {
            kinds.insert(parlour_rules::Event::kind(event));
            look.see::<NoRespect, _>(view, |sight| {
                let shown = NoRespect::motion(event).ms > 0;
                for done in [0, 100, 200, 256].into_iter().filter(|_| shown) {
                    let moment = Some(Moment { event, done });
                    let sight = Sight { moment, ..*sight };
                    picture(&sight, &Cursor::default()).whole_words();
                }
            });
            if let Some(deed) = NoRespect::tell(event, &look.people) {
                // The shape says who it was, where the name has no room.
                assert!(Font::B10.width(&deed) <= 240 - 27, "{deed}");
            }
        }
    });
    assert_eq!(kinds.len(), 7, "{kinds:?}");
}

#[test]
fn a_column_that_has_gone_back_is_empty_while_it_is_on_its_way() {
    let plays = "8 build:0 7 build:0 3 build:1 8 stack:0.0";
    let view = table(2, [1, 0, 0], plays, 8);
    let event = Event::Returned {
        seat: Seat::FIRST,
        lane: Lane::Left,
        tiles: 3,
    };
    see::<NoRespect, _>(&view, |sight| {
        let sight = Sight {
            moment: Some(Moment {
                event: &event,
                done: 0,
            }),
            ..*sight
        };
        let board = motion::board(&sight);
        assert!(board.corners[Seat::FIRST].column(Lane::Left).is_empty());
        assert_eq!(board.pool.total(), 80 - 2, "the 7 and the 3 are left");
    });
}

#[test]
fn what_was_drawn_for_the_first_turn_stands_beside_the_names_in_the_first_round() {
    let shown = |view: &View| {
        see::<NoRespect, _>(view, |sight| {
            picture(sight, &Cursor::default()).whole_words()
        })
    };
    let mut view = table(3, [0; 3], "", 8);
    view.first_draw.rounds.clear();
    for drawn in [[6, 6, 3], [4, 7, 0]] {
        let tiles = drawn.map(Tile::new);
        let mut round = parlour_rules::no_respect::Seats::default();
        for (seat, tile) in view.board.players.seats().zip(tiles) {
            round[seat] = tile;
        }
        view.first_draw.rounds.push(round).unwrap();
    }
    let words = shown(&view);
    for text in ["drew 6, 4", "drew 6, 7", "drew 3"] {
        assert!(words.iter().any(|word| word == text), "{words:?}");
    }
    let words = shown(&sample(8));
    assert!(!words.iter().any(|word| word.starts_with("drew")));
    assert_eq!(words.iter().filter(|word| *word == "0 of 3").count(), 3);
}

#[test]
fn events_are_told_in_the_past_tense() {
    let people = People::household();
    let (anna, bertie) = (Seat::FIRST, Seat::new(1).unwrap());
    let stacked = |owner, height| Event::Stacked {
        seat: anna,
        owner,
        lane: Lane::Left,
        tile: Tile::Five,
        height,
    };
    let told = |event| NoRespect::tell(&event, &people).unwrap();
    assert_eq!(told(stacked(bertie, Height::Two)), "stacked Bertie's 5");
    assert_eq!(told(stacked(bertie, Height::Three)), "capped Bertie's 5");
    assert_eq!(told(stacked(anna, Height::Two)), "stacked an own 5");
    let discarded = Event::Discarded {
        seat: anna,
        lane: Lane::Left,
        tile: Tile::Eight,
    };
    assert_eq!(told(discarded), "discarded an 8");
    let out = Event::WentOut {
        seat: anna,
        tile: Tile::Six,
        returned: 0,
    };
    assert_eq!(told(out), "is out with a 6");
}

#[test]
fn the_account_adds_up_line_by_line_and_fits_its_paper() {
    let people = People::household();
    let mut verdicts = std::collections::BTreeSet::new();
    games(|view, _| {
        let mut sum = 0;
        let mut sums = 0;
        NoRespect::account(view, &people, &mut |entry| {
            let points = entry.points.unwrap();
            let figures = Font::B10.width(&line!("{points}"));
            assert!(
                Font::B10.width(&entry.text) + figures <= 184,
                "{}",
                entry.text
            );
            if entry.sum {
                assert_eq!(points, sum);
                sum = 0;
                sums += 1;
                let names = people.iter().map(|(_, guest)| guest.name.clone());
                let mut names = names.filter(|name| entry.text.starts_with(name.as_str()));
                let name = names.next().expect("a name");
                let (_, verdict) = entry.text.split_at(name.len());
                let mut words = verdict.split([':', ' ']).filter(|word| !word.is_empty());
                verdicts.insert(String::from(words.next().unwrap()));
            } else {
                sum += points;
            }
        });
        assert_eq!(sums, view.board.players.count());
    });
    assert!(
        ["won", "out", "complete"]
            .iter()
            .all(|word| verdicts.contains(*word))
    );
    let mut lines = List::new();
    NoRespect::account(&sample(1), &people, &mut |entry| lines.push(entry.text));
    assert_eq!(lines[0], "5x2 4 2x2");
    assert_eq!(lines[3], "8 3x3: capped");
}

/// What a hint towards an action says.
fn hinted(view: &View, text: &str) -> String {
    see::<NoRespect, _>(view, |sight| {
        let mut cursor = Cursor::default();
        let said = NoRespect::advise(sight, &mut cursor, &action(text));
        assert_eq!(cursor.action(sight), Some(action(text)));
        said.as_str().into()
    })
}

/// A complete column.
fn complete() -> parlour_rules::no_respect::Column {
    let plays = "8 build:0 8 build:0 7 build:0 7 build:0 6 build:0 6 build:0 5 build:0 5 build:0";
    let view = table(2, [0; 3], plays, 1);
    view.board.corners[Seat::FIRST].columns[0]
}

#[test]
fn a_hint_towards_building_says_what_comes_of_it() {
    let started = table(2, [0; 3], "8 build:0 6 build:0", 7);
    assert_eq!(
        hinted(&started, "build:0"),
        "Build here: it skips no number"
    );
    assert_eq!(
        hinted(&started, "build:1"),
        "Start here: it leaves room for 3 more"
    );
    let started = table(2, [0; 3], "8 build:0 6 build:0", 5);
    assert_eq!(
        hinted(&started, "build:0"),
        "Build here: there is still room to complete it"
    );
    let started = table(2, [0; 3], "8 build:0 6 build:0", 2);
    assert_eq!(
        hinted(&started, "build:0"),
        "Build here: it needs no circle"
    );
    let dead = table(2, [0; 3], "8 build:0 6 build:0 2 build:0 5 build:0", 1);
    assert_eq!(
        hinted(&dead, "build:0"),
        "Build here: that column is dead anyway"
    );
    let stacked = table(2, [0; 3], "8 build:0 8 stack:0.0", 5);
    assert_eq!(
        hinted(&stacked, "build:0"),
        "Build here: nobody can cap that stack then"
    );
    let plays = "8 build:0 8 build:0 7 build:0 7 build:0 6 build:0 6 build:0";
    let nearly = table(2, [0; 3], plays, 5);
    assert_eq!(
        hinted(&nearly, "build:0"),
        "Build here: it completes the column"
    );
    let mut last = nearly.clone();
    last.board.corners[Seat::FIRST].columns[1..].fill(complete());
    assert_eq!(hinted(&last, "build:0"), "Build here: it wins the game");
}

#[test]
fn a_hint_towards_stacking_says_whom_it_hurts() {
    let one = table(2, [0; 3], "8 build:0 6 build:0", 6);
    assert_eq!(
        hinted(&one, "stack:1.0"),
        "Stack here: one more and Bertie is capped"
    );
    let two = table(2, [0; 3], "8 build:0 6 build:0 6 stack:1.0 5 build:1", 6);
    assert_eq!(
        hinted(&two, "stack:1.0"),
        "Cap it: Bertie can never complete it"
    );
    let mut winning = two.clone();
    let bertie = Seat::new(1).unwrap();
    winning.board.corners[bertie].columns[1..].fill(complete());
    assert_eq!(
        hinted(&winning, "stack:1.0"),
        "Cap it: Bertie needs that column to win"
    );
    let again = table(2, [1, 0, 0], "8 build:0 6 build:0 6 stack:1.0 5 build:1", 6);
    assert_eq!(
        hinted(&again, "stack:1.0"),
        "Send it back: Bertie starts it anew"
    );
    let dead = table(2, [0; 3], "8 build:0 6 build:0 7 build:0 2 build:0", 2);
    assert_eq!(
        hinted(&dead, "stack:1.0"),
        "Stack here: Bertie cannot complete it anyway"
    );
    let own = table(2, [0; 3], "8 build:0 6 build:0", 8);
    assert_eq!(hinted(&own, "stack:0.0"), "Stack here: it needs no circle");
}

#[test]
fn a_hint_towards_a_discard_says_whether_it_must_be() {
    let must = table(2, [0; 3], "", 1);
    assert_eq!(
        hinted(&must, "discard:0"),
        "Discard it: it fits nowhere else"
    );
    let may = table(2, [0, 1, 0], "", 5);
    assert_eq!(
        hinted(&may, "discard:0"),
        "Discard it: you still have 2 circles after it"
    );
}

#[test]
fn the_only_person_sits_near_and_others_keep_their_places() {
    let mut people = People::household();
    let kinds: List<_> = people.iter().map(|(_, guest)| guest.kind).collect();
    people.get_mut(Seat::FIRST).unwrap().kind = kinds[1];
    people.get_mut(Seat::new(2).unwrap()).unwrap().kind = kinds[0];
    let view = table(4, [0; 3], "", 8);
    let spot = |people: &People, seat: usize| {
        let look = Look {
            people: people.clone(),
            ..Look::default()
        };
        look.see::<NoRespect, _>(&view, |sight| {
            Layout::of(sight).spot(Seat::new(seat).unwrap())
        })
    };
    let household = People::household();
    for (one, other) in [(2, 0), (3, 1), (0, 2), (1, 3)] {
        assert_eq!(spot(&people, one), spot(&household, other));
    }
    // With two people the first seat stays near.
    people.get_mut(Seat::new(1).unwrap()).unwrap().kind = kinds[0];
    assert_eq!(spot(&people, 0), spot(&household, 0));
}

#[test]
fn nothing_is_taken_back_once_a_tile_is_turned_up() {
    let drew = Event::Drew {
        seat: Seat::FIRST,
        tile: Tile::One,
        left: 3,
    };
    assert!(NoRespect::settles(&drew, false));
    assert!(!NoRespect::takes_back(&sample(1)));
}

#[test]
fn whoever_is_out_has_nothing_left_to_decide() {
    let mut view = sample(4);
    assert!(!NoRespect::is_done(&view, Seat::FIRST));
    view.board.corners[Seat::FIRST].out = true;
    assert!(NoRespect::is_done(&view, Seat::FIRST));
    assert!(!NoRespect::is_done(&view, Seat::new(1).unwrap()));
}
