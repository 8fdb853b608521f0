//! Tests of the screen: what the buttons do, what is said, and that secrets stay covered.

use super::number_card::Known;
use super::*;
use crate::line;
use crate::paint::{Drawn, Font, Surface, present};
use crate::screen::{Moment, Scene};
use crate::settings::Settings;
use crate::testing::wide_people;
use embedded_graphics::geometry::Size;
use parlour_rules::game::quietly;
use parlour_rules::no_thanks::{Amigo, Value, Values};
use parlour_rules::{
    Audience, Croupier, Free, Game, OptionValues, Players, Rng, Seat, SeedableRng, Setup,
};
use std::string::{String, ToString};
use std::vec::Vec as List;

const ROUNDS: usize = 0;
const HIDDEN_TIGER: usize = 2;

fn game(players: usize, tiger: bool) -> NoThanks {
    let mut options = OptionValues::defaults(NoThanks::INFO);
    options.set(ROUNDS, 2);
    options.set(HIDDEN_TIGER, tiger.into());
    let setup = Setup::new(Players::new(players).unwrap(), options, 3);
    quietly(|croupier| NoThanks::start(&setup, croupier)).unwrap()
}

fn own(game: &NoThanks) -> View {
    game.view(game.turn().seat())
}

fn cards(numbers: &[u8]) -> Values {
    numbers
        .iter()
        .filter_map(|number| Value::new(*number))
        .collect()
}

/// How the table shows itself.
#[derive(Clone, Copy, PartialEq)]
enum Shown {
    /// Private things lie open.
    Open,
    /// Others may look.
    Covered,
    /// X is held.
    Peeked,
}

fn see<R>(view: &View, shown: Shown, act: impl FnOnce(&Sight<'_>) -> R) -> R {
    let scene = Scene {
        people: &People::household(),
        settings: &Settings::default(),
        viewer: view.seat,
        face_up: shown != Shown::Covered,
        live: true,
        looking: shown == Shown::Peeked,
        size: embedded_graphics::geometry::Size::new(240, 240),
        now: 0,
    };
    act(&Sight {
        view,
        scene: &scene,
        moment: None,
    })
}

/// All words of the picture, and whether each can be read as a whole.
fn words(sight: &Sight<'_>, cursor: &Cursor, width: u32) -> List<(String, bool)> {
    let size = Size::new(width, 240);
    let mut pixels = std::vec![0; (width * 240) as usize];
    let mut words = List::new();
    let mut hear = |word: crate::paint::Word<'_>| words.push((word.text.into(), word.whole));
    let surface = Surface {
        pixels: &mut pixels,
        size,
        turned: false,
        words: Some(&mut hear),
    };
    present(&mut Drawn::new(), surface, |stage| {
        NoThanks::draw(sight, cursor, stage)
    });
    words
}

fn text(view: &View, shown: Shown) -> List<String> {
    see(view, shown, |sight| {
        let words = words(sight, &Cursor::default(), 240);
        words.into_iter().map(|(word, _)| word).collect()
    })
}

fn press(view: &View, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    see(view, Shown::Covered, |sight| {
        NoThanks::press(sight, cursor, button)
    })
}

#[test]
fn left_and_right_choose_a_plate_and_a_does_it() {
    let view = own(&game(3, false));
    let mut cursor = Cursor::default();
    see(&view, Shown::Open, |sight| {
        NoThanks::arrive(sight, &mut cursor)
    });
    assert_eq!(
        press(&view, &mut cursor, Button::A),
        Reaction::Act(Action::Pass)
    );
    assert_eq!(press(&view, &mut cursor, Button::Left), Reaction::Nothing);
    assert_eq!(press(&view, &mut cursor, Button::Right), Reaction::Moved);
    assert_eq!(
        press(&view, &mut cursor, Button::A),
        Reaction::Act(Action::Take)
    );
    assert_eq!(press(&view, &mut cursor, Button::Right), Reaction::Nothing);
    assert_eq!(press(&view, &mut cursor, Button::B), Reaction::Nothing);
}

#[test]
fn the_tiger_asks_first_and_is_offered_only_while_it_waits() {
    let mut game = game(3, true);
    let mut cursor = Cursor::default();
    let view = own(&game);
    press(&view, &mut cursor, Button::Right);
    assert_eq!(press(&view, &mut cursor, Button::Right), Reaction::Moved);
    let asked = press(&view, &mut cursor, Button::A);
    assert!(matches!(asked, Reaction::Ask(_, Action::Tiger)));
    quietly(|croupier| game.apply(Action::Tiger, croupier)).unwrap();
    let mut cursor = Cursor::default();
    press(&own(&game), &mut cursor, Button::Right);
    assert_eq!(
        press(&own(&game), &mut cursor, Button::Right),
        Reaction::Nothing
    );
}

#[test]
fn a_seat_without_tokens_looks_like_any_other_until_x_is_held() {
    let mut view = own(&game(3, false));
    let seat = view.seat.unwrap();
    let before = text(&view, Shown::Covered);
    let mut usual = Cursor::default();
    see(&view, Shown::Covered, |sight| {
        NoThanks::arrive(sight, &mut usual)
    });
    view.seats[seat].tokens = Some(0);
    assert_eq!(text(&view, Shown::Covered), before);
    let mut cursor = Cursor::default();
    see(&view, Shown::Covered, |sight| {
        NoThanks::arrive(sight, &mut cursor)
    });
    assert_eq!(cursor.plate, usual.plate);
    // A quiet line, not a refusal with its sound.
    let said = press(&view, &mut cursor, Button::A);
    assert_eq!(said, Reaction::Say(line!("Not now")));
    assert!(text(&view, Shown::Peeked).contains(&NO_TOKEN.into()));
    see(&view, Shown::Covered, |sight| {
        assert_eq!(
            NoThanks::status(sight, &cursor).fitting("Anna", 213).text,
            "take it or pass?"
        )
    });
    // What is pressed during a peek leaves nothing behind that others could read.
    see(&view, Shown::Peeked, |sight| {
        let said = NoThanks::press(sight, &mut cursor, Button::A);
        assert_eq!(said, Reaction::Say(line!("Not now")));
    });
}

#[test]
fn alone_without_tokens_the_focus_stays_off_the_barred_plate() {
    for tiger in [false, true] {
        let mut view = own(&game(3, tiger));
        let seat = view.seat.unwrap();
        view.seats[seat].tokens = Some(0);
        see(&view, Shown::Open, |sight| {
            let mut cursor = Cursor::default();
            assert_eq!(focus(sight, &cursor), Plate::Take);
            NoThanks::arrive(sight, &mut cursor);
            assert_eq!(cursor.plate, Plate::Take);
            assert_eq!(
                NoThanks::status(sight, &cursor).fitting("Anna", 213).text,
                "take the card"
            );
            let refused = NoThanks::press(sight, &mut cursor, Button::Left);
            assert_eq!(refused, Reaction::Refuse(line!("{NO_TOKEN}")));
            assert_eq!(cursor.plate, Plate::Take);
            let taken = NoThanks::press(sight, &mut cursor, Button::A);
            assert_eq!(taken, Reaction::Act(Action::Take));
        });
        // With a token left everything can be chosen again.
        view.seats[seat].tokens = Some(1);
        see(&view, Shown::Open, |sight| {
            let mut cursor = Cursor::default();
            NoThanks::arrive(sight, &mut cursor);
            assert_eq!(cursor.plate, Plate::NoThanks);
            assert_eq!(
                NoThanks::status(sight, &cursor).fitting("Anna", 213).text,
                "take it or pass?"
            );
        });
    }
}

#[test]
fn the_widest_names_are_never_cut() {
    let people = wide_people();
    play(7, true, |view, events| {
        if view.turn.seat().is_none() {
            return;
        }
        see(view, Shown::Covered, |sight| {
            for width in [240, 320] {
                let scene = Scene {
                    people: &people,
                    size: Size::new(width, 240),
                    ..*sight.scene
                };
                let passed = events
                    .iter()
                    .find(|event| matches!(event, Event::Passed { .. }));
                for event in [None, passed] {
                    let sight = Sight {
                        view,
                        scene: &scene,
                        moment: event.map(|event| Moment { event, done: 256 }),
                    };
                    for (word, whole) in words(&sight, &Cursor::default(), width) {
                        assert!(whole, "{word} is cut");
                    }
                    let status = NoThanks::status(&sight, &Cursor::default());
                    let fitting = status.fitting("WWWWWWWW", width as i32 - 27);
                    assert!(fitting.named && !fitting.fact.is_empty(), "{status:?}");
                }
            }
        });
    });
}

#[test]
fn r21_the_known_gaps_do_not_look_like_unseen_cards() {
    let mut view = own(&game(4, false));
    view.active = Value::new(12);
    let known = |view: &View, number| {
        see(view, Shown::Covered, |sight| {
            offer::known(sight, &Board::of(sight), number)
        })
    };
    assert_eq!(known(&view, 20), Known::Unseen);
    view.options.amigo = Amigo::Gaps10To30;
    for number in [10, 20, 30] {
        assert_eq!(known(&view, number), Known::Gap);
    }
    assert_eq!(known(&view, 19), Known::Unseen);
    assert_eq!(known(&view, 12), Known::Now);
}

#[test]
fn a_list_of_runs_keeps_its_commas_and_one_size_of_text() {
    let odd: List<u8> = (3..=35).step_by(2).collect();
    let mut lines = List::new();
    words::list(cards(&odd), true, &mut |line| lines.push(line));
    let whole: List<String> = odd.iter().map(|number| number.to_string()).collect();
    let joined: List<&str> = lines.iter().map(|line| line.as_str()).collect();
    assert_eq!(joined.join(" "), whole.join(", "));
    assert!(lines.len() > 1);
    let points = Font::B10.width("323");
    for line in &lines {
        assert!(Font::B10.width(line) + points + 4 <= 188, "{line}");
    }
}

#[test]
fn tokens_and_tiger_are_drawn_only_where_they_may_lie_open() {
    let mut view = own(&game(4, true));
    let seat = view.seat.unwrap();
    view.seats[seat].tokens = Some(7);
    view.seats[seat].tiger = Value::new(31);
    view.active = Value::new(12);
    let covered = text(&view, Shown::Covered);
    assert!(
        !covered
            .iter()
            .any(|word| word.contains('7') || word.contains("31"))
    );
    assert!(
        covered.contains(&"?".into()),
        "that there is a tiger everybody knows"
    );
    let open = text(&view, Shown::Open);
    assert!(open.contains(&"7 tokens".into()) && open.contains(&"31".into()));
    let peeked = text(&view, Shown::Peeked);
    assert!(peeked.contains(&"7 tokens".into()) && peeked.contains(&"Your tiger: 31".into()));
}

#[test]
fn taking_is_explained_in_points_and_tokens() {
    let card = |number| Value::new(number).unwrap();
    let effect = |own: &[u8], number, tokens| offer::effect(cards(own), card(number), tokens);
    assert_eq!(effect(&[8, 26, 27, 28], 29, 5), "+0 points, 5 tokens");
    assert_eq!(effect(&[], 17, 0), "+17 points");
    assert_eq!(effect(&[13, 15, 16], 14, 1), "-15 points, 1 token");
    assert_eq!(effect(&[25], 24, 0), "-1 point");
}

#[test]
fn the_log_keeps_no_count_of_tokens() {
    let seat = Seat::FIRST;
    let card = Value::LOWEST;
    let passed = Event::Passed {
        seat,
        card,
        on_card: 4,
    };
    let took = Event::Took {
        seat,
        card,
        tokens: 4,
    };
    assert_eq!(words::tell(&passed), None);
    assert_eq!(words::tell(&took), Some(line!("took the 3")));
}

/// Plays random rounds and calls `look` with each view of the seat in turn, and with the events of each action.
fn play(players: usize, tiger: bool, mut look: impl FnMut(&View, &[Event])) {
    let mut game = game(players, tiger);
    let mut rng = Rng::seed_from_u64(players as u64);
    while game.turn().seat().is_some() {
        let view = own(&game);
        let action = parlour_bots::choices::any::<NoThanks>(&view, &mut rng).unwrap();
        let mut events = List::new();
        let mut hear = |audience, event| {
            if audience == Audience::Everybody {
                events.push(event);
            }
        };
        game.apply(action, &mut Croupier::new(&mut Free, &mut hear))
            .unwrap();
        look(&view, &events);
    }
    look(&game.view(None), &[]);
}

#[test]
fn every_word_can_be_read_on_both_pictures() {
    let mut views = List::new();
    for players in 3..=7 {
        let mut number = 0;
        play(players, players % 2 == 0, |view, _| {
            number += 1;
            if number % 9 == 0 {
                views.push(view.clone());
            }
        });
    }
    for view in &views {
        for width in [240, 320] {
            for shown in [Shown::Open, Shown::Covered, Shown::Peeked] {
                for plate in [Plate::NoThanks, Plate::Tiger] {
                    let cursor = Cursor { plate, scroll: 9 };
                    see(view, shown, |sight| {
                        for (word, whole) in words(sight, &cursor, width) {
                            assert!(whole, "{word} is cut at {view:?}");
                        }
                    });
                }
            }
        }
    }
}

#[test]
fn the_book_shows_all_cards_and_a_waiting_tiger_only_when_open() {
    let mut tigers = 0;
    play(4, true, |view, _| {
        for (shown, width) in [
            (Shown::Open, 240),
            (Shown::Covered, 240),
            (Shown::Open, 320),
        ] {
            let mut pixels = std::vec![0; (width * 240) as usize];
            let mut cards = 0;
            let mut hear = |word: crate::paint::Word<'_>| {
                assert!(word.whole, "{} is cut", word.text);
                cards += 1;
            };
            let surface = Surface {
                pixels: &mut pixels,
                size: Size::new(width, 240),
                turned: false,
                words: Some(&mut hear),
            };
            see(view, shown, |sight| {
                present(&mut Drawn::new(), surface, |stage| {
                    NoThanks::draw_chapter(sight, 0, 0, stage);
                });
            });
            assert_eq!(cards, 33);
            let private = pixels.contains(&crate::paint::Colour::VELVET.index());
            let waits = view.own().is_some_and(|own| own.tiger_waits);
            assert_eq!(private, waits && shown == Shown::Open);
            tigers += usize::from(private);
        }
    });
    assert!(tigers > 0);
}

#[test]
fn a_moment_shows_what_it_has_changed() {
    play(4, true, |view, events| {
        for event in events {
            see(view, Shown::Open, |sight| {
                let sight = Sight {
                    moment: Some(Moment { event, done: 256 }),
                    ..*sight
                };
                let board = Board::of(&sight);
                match *event {
                    Event::Passed { on_card, .. } => assert_eq!(board.on_card, on_card),
                    Event::Took { .. } => assert_eq!(board.active, None),
                    Event::TurnedUp { card, left } if left < 23 => {
                        assert_eq!((board.active, board.left), (Some(card), left));
                        assert!(board.cards[view.turn.seat().unwrap()].has(view.active.unwrap()));
                    }
                    _ => {}
                }
                let _ = words(&sight, &Cursor::default(), 240);
            });
        }
    });
}

#[test]
fn the_account_adds_up_line_by_line_and_fits_its_paper() {
    let people = People::household();
    let mut accounts = 0;
    play(5, true, |view, _| {
        let mut sum = 0;
        let mut seat = None;
        words::account(view, &people, &mut |entry| {
            seat = entry.seat.or(seat);
            // Also where the settings ask for large text.
            let font = Font::B10;
            let points = entry
                .points
                .map_or(0, |points| Font::B10.width(&line!("{points}")));
            assert!(font.width(&entry.text) + points <= 184, "{}", entry.text);
            if entry.sum {
                let seat = seat.unwrap();
                let report = view.last_round.as_ref().unwrap();
                assert_eq!(sum, i32::from(report.points(seat)));
                assert_eq!(entry.points, Some(view.total(seat).into()));
                sum = 0;
                accounts += 1;
            } else {
                sum += entry.points.unwrap_or(0);
            }
        });
    });
    assert!(accounts > 0);
}

#[test]
fn up_and_down_bring_the_other_seats_into_sight() {
    let view = own(&game(7, false));
    let mut cursor = Cursor::default();
    let seen = |cursor: &Cursor| {
        see(&view, Shown::Open, |sight| {
            let words = words(sight, cursor, 240);
            view.players
                .seats()
                .filter(|seat| {
                    let name = sight.name(*seat);
                    words.iter().any(|(word, _)| word == name)
                })
                .count()
        })
    };
    assert_eq!(seen(&cursor), 3);
    assert_eq!(press(&view, &mut cursor, Button::Up), Reaction::Nothing);
    for _ in 0..3 {
        assert_eq!(press(&view, &mut cursor, Button::Down), Reaction::Moved);
        assert_eq!(seen(&cursor), 3);
    }
    assert_eq!(press(&view, &mut cursor, Button::Down), Reaction::Nothing);
}
