//! Tests of the screen of these games, each run for every one of them: what the buttons do, what is said, that words fit
//! where they stand, and that a covered hand tells nothing.

use super::cursor::Cursor;
use super::{Pages, draw, track, words};
use crate::keys::Button;
use crate::paint::{Drawn, Font, Surface, Word, present};
use crate::parts::Hints;
use crate::parts::snake::Snake;
use crate::people::People;
use crate::screen::{GameScreen, Moment, Reaction, Scene, Sight, Status};
use crate::settings::Settings;
use crate::testing::{SIZES, wide_people};
use embedded_graphics::geometry::Size;
use parlour_bots::{Level, Player};
use parlour_rules::game::quietly;
use parlour_rules::line_game::{Action, Ending, Event, LineGame, Phase, Refusal, View};
use parlour_rules::tiles::{End, Pips, Tile, TileSet};
use parlour_rules::{
    Croupier, Free, Game, OptionValues, Players, Points, Rng, Seat, SeedableRng, Setup,
};
use std::string::String;
use std::vec::Vec;

/// How a table is shown to a test.
#[derive(Clone, Copy)]
struct Show<'a> {
    people: &'a People,
    open: bool,
    live: bool,
    moment: Option<&'a Event>,
    size: Size,
}

fn see<R: Pages, T>(
    view: &View,
    show: Show<'_>,
    act: impl FnOnce(&Sight<'_, LineGame<R>>) -> T,
) -> T {
    let scene = Scene {
        people: show.people,
        settings: &Settings::default(),
        viewer: view.seat,
        face_up: show.open,
        live: show.live,
        looking: false,
        size: show.size,
        now: 1000,
    };
    act(&Sight {
        view,
        scene: &scene,
        moment: show.moment.map(|event| Moment { event, done: 100 }),
    })
}

fn plain(people: &People) -> Show<'_> {
    Show {
        people,
        open: true,
        live: true,
        moment: None,
        size: SIZES[0],
    }
}

fn press<R: Pages>(view: &View, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    let people = People::household();
    see::<R, _>(view, plain(&people), |sight| {
        LineGame::press(sight, cursor, button)
    })
}

fn arrive<R: Pages>(view: &View) -> Cursor {
    let people = People::household();
    let mut cursor = Cursor::default();
    see::<R, _>(view, plain(&people), |sight| {
        LineGame::arrive(sight, &mut cursor)
    });
    cursor
}

/// Visits the positions that deciding seats see in some games, with what was announced since the one before, and the
/// last of them.
pub(crate) fn positions<R: Pages>(games: u64, mut look: impl FnMut(&View, &[Event])) -> View {
    let mut last = None;
    for seed in 0..games {
        let setup = Setup::new(
            Players::new(2 + seed as usize % 3).unwrap(),
            OptionValues::defaults(R::INFO),
            seed,
        );
        let mut game = quietly(|croupier| LineGame::<R>::start(&setup, croupier)).unwrap();
        let mut heard = Vec::new();
        while let Some(seat) = game.turn().seat() {
            let view = game.view(Some(seat));
            look(&view, &heard);
            heard.clear();
            let thought = LineGame::<R>::decide(&view, Level::NORMAL, seed, &|| false);
            let mut fate = Free;
            let mut hear = |_, event| heard.push(event);
            let mut croupier = Croupier::new(&mut fate, &mut hear);
            game.apply(thought.unwrap().action, &mut croupier).unwrap();
        }
        last = Some(game.view(None));
    }
    last.unwrap()
}

pub(crate) fn the_cursor_begins_where_something_can_be_done<R: Pages>() {
    let (mut asked, mut drew) = (0, 0);
    positions::<R>(12, |view, _| {
        let forced = LineGame::<R>::forced(view);
        assert_eq!(forced.is_some(), view.phase != Phase::Play);
        if let Some(action) = forced {
            assert_eq!(view.check(action), Ok(()));
            return;
        }
        let mut cursor = arrive::<R>(view);
        match press::<R>(view, &mut cursor, Button::A) {
            Reaction::Act(action) => {
                assert_eq!(view.check(action), Ok(()));
                drew += u32::from(action == Action::Draw);
            }
            Reaction::Moved => {
                asked += 1;
                ends(view, cursor, asked);
            }
            other => panic!("{other:?} at {view:?}"),
        }
    });
    assert!(asked > 0);
    assert_eq!(drew > 0, R::LAWS.draws);

    /// A tile that fits two numbers asks for its end; B takes it back, left and right choose.
    fn ends(view: &View, cursor: Cursor, number: u32) {
        let tile = cursor.tile.unwrap();
        assert_eq!(cursor.ends(view).len(), 2);
        let mut back = cursor;
        assert_eq!(
            super::cursor::press(view, &mut back, Button::B),
            Reaction::Moved
        );
        assert_eq!(back.end, None);
        let mut chosen = cursor;
        let (button, end) = if number.is_multiple_of(2) {
            (Button::Left, End::Left)
        } else {
            (Button::Right, End::Right)
        };
        super::cursor::press(view, &mut chosen, button);
        let action = view.open.placing(tile, end).unwrap();
        let reaction = super::cursor::press(view, &mut chosen, Button::A);
        assert_eq!(reaction, Reaction::Act(action));
    }
}

pub(crate) fn b_and_the_pad_never_commit<R: Pages>() {
    positions::<R>(6, |view, _| {
        let mut cursor = arrive::<R>(view);
        for button in [
            Button::Up,
            Button::B,
            Button::Down,
            Button::B,
            Button::Left,
            Button::B,
            Button::Right,
        ] {
            let reaction = press::<R>(view, &mut cursor, button);
            assert!(!matches!(reaction, Reaction::Act(_) | Reaction::Ask(..)));
        }
    });
}

pub(crate) fn the_pad_reaches_every_playable_tile<R: Pages>() {
    positions::<R>(6, |view, _| {
        let playable = view.playable();
        for button in [Button::Left, Button::Right] {
            let mut cursor = arrive::<R>(view);
            let mut met = TileSet::EMPTY;
            for _ in 0..playable.len() {
                met.extend(cursor.tile);
                press::<R>(view, &mut cursor, button);
            }
            assert_eq!(met, playable);
            assert_eq!(cursor, arrive::<R>(view));
        }
    });
}

pub(crate) fn drawing_goes_on_by_itself_until_something_fits<R: Pages>() {
    let mut on = 0;
    positions::<R>(12, |view, _| {
        let people = People::household();
        let goes_on = see::<R, _>(view, plain(&people), |sight| {
            LineGame::<R>::goes_on(sight, &arrive::<R>(view))
        });
        let draws = view.check(Action::Draw).is_ok();
        assert_eq!(goes_on.is_some(), draws && view.open.drawn > 0);
        on += u32::from(goes_on.is_some());
    });
    assert_eq!(on > 0, R::LAWS.draws);
}

pub(crate) fn the_account_adds_up<R: Pages>() {
    let (mut blocked, mut nobody) = (0, 0);
    positions::<R>(20, |view, _| {
        let Some(report) = view.open.report.filter(|_| view.open.line.is_empty()) else {
            return;
        };
        let (mut dots, mut sums) = (0, Vec::new());
        words::account(view, &People::household(), R::STYLE, &mut |entry| {
            let points = entry.points.unwrap_or(0);
            if entry.sum {
                sums.push((entry.seat, String::from(entry.text.as_str()), points));
            } else {
                dots += points;
            }
        });
        let held: u16 = view
            .open
            .players
            .seats()
            .map(|seat| report.hands[seat].dots())
            .sum();
        assert_eq!(dots, i32::from(held));
        let Some((winner, points)) = report.won(R::SCORING) else {
            assert_eq!(sums.len(), 1);
            nobody += 1;
            return;
        };
        let points = i32::from(points.number());
        assert_eq!((sums[0].0, sums[0].2), (Some(winner), points));
        assert_eq!(sums[1].2, i32::from(view.open.totals[winner].number()));
        // The sum as it is written comes to the points.
        let (_, written) = sums[0].1.split_once(": ").unwrap();
        let (plus, minus) = written.split_once(" - ").unwrap_or((written, "0"));
        let plus: i32 = plus
            .split(" + ")
            .map(|dots| dots.parse::<i32>().unwrap())
            .sum();
        assert_eq!(plus - minus.parse::<i32>().unwrap(), points);
        blocked += u32::from(report.ending == Ending::Blocked);
    });
    assert!(blocked > 0 && nobody > 0, "{blocked} {nobody}");
}

/// Every text on a picture.
fn texts<R: Pages>(view: &View, show: Show<'_>) -> Vec<(String, i32)> {
    let mut all = Vec::new();
    see::<R, _>(view, show, |sight| {
        let mut pixels = std::vec![0; (show.size.width * show.size.height) as usize];
        let mut words = |word: Word<'_>| all.push((String::from(word.text), word.at.x));
        let surface = Surface {
            pixels: &mut pixels,
            size: show.size,
            turned: false,
            words: Some(&mut words),
        };
        present(&mut Drawn::new(), surface, |stage| {
            LineGame::draw(sight, &Cursor::default(), stage);
        });
    });
    all
}

pub(crate) fn points_and_tiles_are_named_and_have_room<R: Pages>() {
    let people = People::household();
    positions::<R>(6, |view, _| {
        let seats = view.open.players;
        let mut view = view.clone();
        for (number, seat) in (1..).zip(seats.seats()) {
            view.open.totals[seat] = Points::new(number);
        }
        if view.seat == Some(Seat::FIRST) {
            assert!(words::standing(&view).1.starts_with("1 point;"));
        }
        // With any default name the status line has room for it.
        for size in SIZES {
            let show = Show {
                size,
                ..plain(&people)
            };
            let status = see::<R, _>(&view, show, |sight| {
                LineGame::status(sight, &arrive::<R>(&view))
            });
            let name = view.turn.seat().map_or("", |seat| people.name(seat));
            let fitting = status.fitting(name, size.width as i32 - 27);
            assert!(fitting.named && !fitting.fact.is_empty(), "{fitting:?}");
            assert!(!fitting.fact.starts_with("draw"));
            // On the wide picture every seat's points are in sight.
            let others = seats.seats().filter(|seat| Some(*seat) != view.seat);
            let texts = texts::<R>(&view, show);
            for seat in others.filter(|_| size == SIZES[1]) {
                let wanted = crate::line!("{} {}", people.name(seat), view.open.totals[seat]);
                assert!(texts.iter().any(|(text, _)| *text == *wanted), "{texts:?}");
            }
        }
        // Where everybody watches, tiles and points stay on their plates.
        view.seat = None;
        for seat in seats.seats() {
            view.sizes[seat] = 10;
            view.open.totals[seat] = Points::new(12);
        }
        let show = plain(&people);
        for (text, left) in texts::<R>(&view, show) {
            let plate = if left < 120 { 118 } else { 232 };
            let right = left + Font::B8.width(&text);
            assert!(!text.contains("tile") || right <= plate - 2, "{text}");
        }
    });
}

/// What is shown over an end is what the rules give for it.
pub(crate) fn a_preview_tells_what_the_placement_brings<R: Pages>() {
    let (mut some, mut none) = (0, 0);
    positions::<R>(9, |view, _| {
        for (tile, end) in view
            .playable()
            .iter()
            .flat_map(|tile| End::BOTH.map(|end| (tile, end)))
        {
            let Some(action) = view.open.placing(tile, end) else {
                continue;
            };
            let mut game = LineGame::<R>::imagine(view, &mut Rng::seed_from_u64(1));
            let mut brought = Points::ZERO;
            let mut fate = Free;
            let mut hear = |_, event| {
                if let Event::Gained { points, .. } = event {
                    brought = points;
                }
            };
            game.apply(action, &mut Croupier::new(&mut fate, &mut hear))
                .unwrap();
            assert_eq!(track::brings(view, tile, end), brought);
            *if brought > Points::ZERO {
                &mut some
            } else {
                &mut none
            } += 1;
        }
    });
    assert!(
        none > 50 && (some > 50) == R::LAWS.scores_in_play,
        "{some} {none}"
    );
}

pub(crate) fn the_account_says_how_a_round_ended<R: Pages>() {
    let mut blocked = 0;
    positions::<R>(20, |view, _| {
        let Some(report) = view.open.report.filter(|_| view.open.line.is_empty()) else {
            return;
        };
        let mut lines = Vec::new();
        words::account(view, &People::household(), R::STYLE, &mut |entry| {
            lines.push(entry.text)
        });
        let says = |words: &str| lines.iter().any(|line| line.contains(words));
        assert_eq!(says("Blocked"), report.ending == Ending::Blocked);
        assert_eq!(says(" is out"), report.ending != Ending::Blocked);
        assert_eq!(says("nobody scores"), report.won(R::SCORING).is_none());
        blocked += u32::from(report.ending == Ending::Blocked);
    });
    assert!(blocked > 0);
}

pub(crate) fn refusals_fit_into_a_toast<R: Pages>() {
    let six = Pips::new(6).unwrap();
    for refusal in [
        Refusal::Over,
        Refusal::NotNow,
        Refusal::NotHeld,
        Refusal::OpenWith(Tile::double(six)),
        Refusal::Opened,
        Refusal::NoMatch(six, Pips::BLANK),
        Refusal::HasMatch,
        Refusal::CanDraw,
        Refusal::NothingToDraw,
        Refusal::NoDrawing,
    ] {
        let width = Font::B10.width(&crate::line!("{refusal}"));
        assert!(width <= 190, "{refusal} is {width} wide");
    }
    for option in R::INFO.options {
        assert!(option.help.ends_with('.'));
        assert!(Font::B10.wrap(option.help, 204).count() <= 3);
    }
}

/// Everything that is said and shown.
fn shown<R: Pages>(
    view: &View,
    show: Show<'_>,
    cursor: &Cursor,
) -> (Status, Hints<'static>, Vec<u8>, Vec<String>) {
    see::<R, _>(view, show, |sight| {
        let mut pixels = std::vec![0; (show.size.width * show.size.height) as usize];
        let mut cut = Vec::new();
        let mut words = |word: Word<'_>| {
            if !word.whole {
                cut.push(String::from(word.text));
            }
        };
        let surface = Surface {
            pixels: &mut pixels,
            size: show.size,
            turned: false,
            words: Some(&mut words),
        };
        present(&mut Drawn::new(), surface, |stage| {
            LineGame::draw(sight, cursor, stage);
        });
        let (status, hints) = (
            LineGame::status(sight, cursor),
            LineGame::hints(sight, cursor),
        );
        (status, hints, pixels, cut)
    })
}

pub(crate) fn no_word_is_cut_with_the_widest_names<R: Pages>() {
    let people = wide_people();
    let mut looked = 0;
    positions::<R>(9, |view, heard| {
        looked += 1;
        if looked % 5 != 0
            && !heard
                .iter()
                .any(|event| matches!(event, Event::Ended { .. }))
        {
            return;
        }
        let public = View {
            seat: None,
            hand: TileSet::EMPTY,
            ..view.clone()
        };
        for size in SIZES {
            let show = Show {
                people: &people,
                size,
                ..plain(&people)
            };
            let cursor = arrive::<R>(view);
            assert_eq!(shown::<R>(view, show, &cursor).3, Vec::<String>::new());
            for view in [view, &public] {
                see::<R, _>(view, show, |sight| {
                    present(
                        &mut Drawn::new(),
                        Surface {
                            pixels: &mut std::vec![0; (size.width * size.height) as usize],
                            size,
                            turned: false,
                            words: Some(&mut |word: Word<'_>| assert!(word.whole, "{}", word.text)),
                        },
                        |stage| LineGame::draw_chapter(sight, 0, 0, stage),
                    );
                });
            }
            let covered = Show {
                open: false,
                ..show
            };
            shown::<R>(view, covered, &cursor);
            let watched = Show {
                live: false,
                ..covered
            };
            assert_eq!(
                shown::<R>(&public, watched, &cursor).3,
                Vec::<String>::new()
            );
            for event in heard {
                let moment = Show {
                    moment: Some(event),
                    live: false,
                    ..show
                };
                assert_eq!(shown::<R>(view, moment, &cursor).3, Vec::<String>::new());
            }
        }
        // The recap has 150 pixels for what happened.
        for line in heard
            .iter()
            .filter_map(|event| words::tell(event, R::STYLE))
        {
            assert!(Font::B8.width(&line) <= 150, "{line}");
        }
        let (main, small) = words::standing(view);
        assert!(
            Font::B10.width(&main) <= 190 && Font::B8.width(&small) <= 190,
            "{small}"
        );
    });
}

pub(crate) fn a_covered_hand_tells_nothing_but_its_size<R: Pages>() {
    let people = People::household();
    let (mut looked, mut told_apart) = (0, 0);
    positions::<R>(9, |view, _| {
        looked += 1;
        let other: TileSet = view.unseen().iter().take(view.hand.len()).collect();
        if looked % 7 != 0 || view.phase != Phase::Play || other.len() != view.hand.len() {
            return;
        }
        let swapped = View {
            hand: other,
            ..view.clone()
        };
        let look = |view: &View, open: bool, moment: Option<&Event>| {
            let show = Show {
                open,
                moment,
                ..plain(&people)
            };
            let mut cursor = arrive::<R>(view);
            cursor.end = Some(End::Left).filter(|_| cursor.tile.is_some());
            shown::<R>(view, show, &cursor)
        };
        assert!(look(view, false, None) == look(&swapped, false, None));
        told_apart += u32::from(look(view, true, None) != look(&swapped, true, None));
        let draws = |view: &View| Event::DrewTile {
            seat: view.seat.unwrap(),
            tile: view.unseen().last().unwrap(),
        };
        assert!(
            look(view, false, Some(&draws(view))) == look(&swapped, false, Some(&draws(&swapped)))
        );
    });
    assert!(told_apart > 0);
}

pub(crate) fn no_line_of_any_game_leaves_its_room<R: Pages>() {
    let mut longest = 0;
    positions::<R>(30, |view, _| {
        longest = longest.max(view.open.line.len());
        for (size, watched) in SIZES.into_iter().zip([false, true]) {
            let room = draw::room(R::LAWS, R::STYLE.notes, size.width as i32, watched);
            let snake = Snake::lay(view.open.line.tiles(), room);
            let tiles = snake.spots.iter().map(|spot| spot.place(snake.half));
            let badges = End::BOTH.map(|end| snake.badge_place(end));
            let mut places: Vec<_> = tiles.collect();
            if !view.open.line.is_empty() {
                places.extend(badges);
            }
            for (number, place) in places.iter().enumerate() {
                assert_eq!(room.intersection(place), *place);
                let others = places.iter().take(number);
                assert!(
                    others
                        .map(|other| other.intersection(place))
                        .all(|both| both.is_zero_sized())
                );
            }
            assert_eq!(snake.spots.len(), view.open.line.len());
        }
    });
    assert!(longest > 20, "{longest}");
}

/// Makes a test of each property for one game.
macro_rules! screen_tests {
    ($rules:ident: $($property:ident)*) => {
        $(#[test] fn $property() { crate::line_game::testing::$property::<$rules>(); })*
    };
}
pub(crate) use screen_tests;

/// Makes tests of all properties for one game.
macro_rules! all_screen_tests {
    ($rules:ident) => {
        crate::line_game::testing::screen_tests! { $rules:
            the_cursor_begins_where_something_can_be_done
            b_and_the_pad_never_commit
            the_pad_reaches_every_playable_tile
            drawing_goes_on_by_itself_until_something_fits
            a_preview_tells_what_the_placement_brings
            the_account_adds_up
            the_account_says_how_a_round_ended
            points_and_tiles_are_named_and_have_room
            refusals_fit_into_a_toast
            no_word_is_cut_with_the_widest_names
            a_covered_hand_tells_nothing_but_its_size
            no_line_of_any_game_leaves_its_room
        }
    };
}
pub(crate) use all_screen_tests;
