//! Tests of the screen: that the buttons make every move and nothing else, what is said, and that words fit.

use super::cursor::{Cursor, Held, cell_of, lower_side};
use super::words;
use crate::keys::Button;
use crate::paint::{Drawn, Font, Surface, Word, present};
use crate::parts::board::Cell;
use crate::people::{Kind, People};
use crate::screen::{GameScreen, Reaction, Scene, Sight};
use crate::settings::Settings;
use crate::testing::SIZES;
use embedded_graphics::geometry::Size;
use parlour_rules::checkers::{Action, CheckersEvent, CheckersView, Move, Side, Square};
use parlour_rules::game::quietly;
use parlour_rules::{
    Checkers, Choice, Croupier, Free, Game, Players, Rng, Seat, SeedableRng, Setup, View,
};
use std::collections::VecDeque;
use std::vec::Vec;

fn couple(kinds: [Kind; 2]) -> People {
    let mut people = People::household().first(Players::new(2).unwrap());
    for (seat, kind) in [Side::Dark.seat(), Side::Light.seat()]
        .into_iter()
        .zip(kinds)
    {
        people.get_mut(seat).unwrap().kind = kind;
    }
    people
}

/// Shows a board to a test as the seat that decides sees it.
fn see<R>(view: &CheckersView, act: impl FnOnce(&Sight<'_, Checkers>) -> R) -> R {
    let scene = Scene {
        people: &couple([Kind::Person; 2]),
        settings: &Settings::default(),
        viewer: view.seat(),
        face_up: true,
        live: true,
        size: Size::new(240, 240),
        now: 1000,
        looking: false,
    };
    act(&Sight {
        view,
        scene: &scene,
        moment: None,
    })
}

fn press(view: &CheckersView, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    see(view, |sight| Checkers::press(sight, cursor, button))
}

fn arrive(view: &CheckersView) -> Cursor {
    let mut cursor = Cursor::default();
    see(view, |sight| Checkers::arrive(sight, &mut cursor));
    cursor
}

const BOOKLET: [i16; 3] = [0, 0, 0];
const TOURNAMENT: [i16; 3] = [1, 1, 0];
const CONTINUES: [i16; 3] = [0, 0, 1];

/// `capture`, `multi-jump` and `crowning` by the places of their values.
fn setup(options: [i16; 3]) -> Setup {
    let mut setup = Setup::new(
        Players::new(2).unwrap(),
        Checkers::INFO.presets[0].values(Checkers::INFO),
        1,
    );
    for (place, value) in options.into_iter().enumerate() {
        setup.options.set(place, value);
    }
    setup
}

fn at(options: [i16; 3], position: &str) -> CheckersView {
    let game = Checkers::start_at(&setup(options), position).unwrap();
    game.view(game.turn().seat())
}

fn square(number: u8) -> Square {
    Square::new(number).unwrap()
}

fn moves(view: &CheckersView) -> Vec<Move> {
    let mut all = Vec::new();
    view.legal(&mut |choice| {
        if let Choice::One(Action::Move(played)) = choice {
            all.push(played);
        }
    });
    all
}

const PAD: [Button; 4] = [Button::Up, Button::Down, Button::Left, Button::Right];

/// Brings the focus to a square by the shortest way of the pad.
fn steer(view: &CheckersView, cursor: &mut Cursor, to: Square) {
    let mut waiting = VecDeque::from([*cursor]);
    let mut met = Vec::new();
    while let Some(next) = waiting.pop_front() {
        if next.focus == Some(to) {
            *cursor = next;
            return;
        }
        if met.contains(&next.focus) {
            continue;
        }
        met.push(next.focus);
        for button in PAD {
            let mut moved = next;
            press(view, &mut moved, button);
            waiting.push_back(moved);
        }
    }
    panic!("{to} cannot be reached at {}", view.position());
}

/// Makes a move with the buttons.
fn make(view: &CheckersView, cursor: &mut Cursor, played: Move) -> Reaction<Action> {
    steer(view, cursor, played.from());
    let mut reaction = press(view, cursor, Button::A);
    assert_eq!(reaction, Reaction::Moved);
    for leg in played.legs() {
        steer(view, cursor, leg.to);
        reaction = press(view, cursor, Button::A);
    }
    if reaction == Reaction::Moved {
        let own = cursor.held.unwrap().at();
        steer(view, cursor, own);
        let hints = see(view, |sight| Checkers::hints(sight, cursor));
        assert_eq!(hints.a, Some("Stop"));
        reaction = press(view, cursor, Button::A);
    }
    reaction
}

/// Visits the positions of some random games.
fn positions(mut look: impl FnMut(&CheckersView)) {
    for (number, options) in [BOOKLET, TOURNAMENT, CONTINUES, [0, 1, 1], [1, 0, 0]]
        .into_iter()
        .enumerate()
    {
        for seed in 0..4 {
            let mut rng = Rng::seed_from_u64(seed + 10 * number as u64);
            let mut game = quietly(|croupier| Checkers::start(&setup(options), croupier)).unwrap();
            while let Some(seat) = game.turn().seat() {
                let view = game.view(Some(seat));
                look(&view);
                let all = moves(&view);
                let played = all[rng.below(all.len() as u32) as usize];
                quietly(|croupier| game.apply(Action::Move(played), croupier)).unwrap();
            }
        }
    }
}

#[test]
fn every_move_can_be_made_with_the_buttons() {
    positions(|view| {
        for played in moves(view) {
            let reaction = make(view, &mut arrive(view), played);
            assert_eq!(reaction, Reaction::Act(Action::Move(played)));
        }
    });
}

#[test]
fn a_alone_plays_a_legal_move() {
    positions(|view| {
        let mut cursor = arrive(view);
        let reaction = (0..12)
            .map(|_| press(view, &mut cursor, Button::A))
            .find(|reaction| *reaction != Reaction::Moved);
        let Some(Reaction::Act(Action::Move(played))) = reaction else {
            panic!("{reaction:?} at {}", view.position());
        };
        assert!(moves(view).contains(&played));
    });
}

#[test]
fn b_goes_back_step_by_step_and_never_commits() {
    let view = at(BOOKLET, "B:W10,18,26,27:B7,1");
    let mut cursor = arrive(&view);
    let first = cursor;
    assert_eq!(cursor.focus, Some(square(7)));
    assert_eq!(press(&view, &mut cursor, Button::B), Reaction::Nothing);
    press(&view, &mut cursor, Button::A);
    assert_eq!(cursor.focus, Some(square(14)));
    press(&view, &mut cursor, Button::A);
    press(&view, &mut cursor, Button::A);
    assert_eq!(cursor.held.unwrap().at(), square(23));
    for back in [14, 7] {
        assert_eq!(press(&view, &mut cursor, Button::B), Reaction::Moved);
        assert_eq!(cursor.held.unwrap().at(), square(back));
        assert!(
            cursor
                .held
                .unwrap()
                .choices(&view)
                .has(cursor.focus.unwrap())
        );
    }
    assert_eq!(press(&view, &mut cursor, Button::B), Reaction::Moved);
    assert_eq!(cursor, first);
}

#[test]
fn the_pad_never_commits() {
    positions(|view| {
        let mut cursor = arrive(view);
        for button in PAD {
            let reaction = press(view, &mut cursor, button);
            assert!(!matches!(reaction, Reaction::Act(_) | Reaction::Ask(..)));
            assert!(cursor.choices(view).has(cursor.focus.unwrap()));
        }
    });
}

#[test]
fn the_status_line_says_why_the_choice_is_narrow() {
    let said = |view: &CheckersView, cursor: &Cursor| {
        see(view, |sight| {
            let status = Checkers::status(sight, cursor);
            std::string::String::from(status.fitting("", 213).text)
        })
    };
    let view = at(TOURNAMENT, "B:W18,32,27:B14,1");
    let mut cursor = arrive(&view);
    assert_eq!(cursor.focus, Some(square(14)));
    assert_eq!(said(&view, &cursor), "you must jump");
    let view = at(TOURNAMENT, "B:W18,26,32:B14,1");
    cursor = arrive(&view);
    press(&view, &mut cursor, Button::A);
    press(&view, &mut cursor, Button::A);
    assert_eq!(said(&view, &cursor), "jump on");
    let view = at(BOOKLET, "B:W18,32:B14,1");
    assert_eq!(said(&view, &arrive(&view)), "make a move");
}

#[test]
fn what_was_jumped_on_the_glass_is_not_shown_again() {
    let shown_again = |stop: bool| {
        let mut game = Checkers::start_at(&setup(BOOKLET), "B:W10,18,26,27:B7,1").unwrap();
        let view = game.view(game.turn().seat());
        let mut cursor = arrive(&view);
        let path = if stop { "7x14x23" } else { "7x14x23x30" };
        let played: Move = path.parse().unwrap();
        make(&view, &mut cursor, played);
        let mut events = Vec::new();
        let mut hear = |_, event| events.push(event);
        let mut fate = Free;
        let mut croupier = Croupier::new(&mut fate, &mut hear);
        game.apply(Action::Move(played), &mut croupier).unwrap();
        events.retain(|event| !Checkers::seen(event, &cursor));
        events
    };
    assert_eq!(shown_again(true), []);
    let [
        CheckersEvent::Jumped { played, .. },
        CheckersEvent::Crowned { .. },
    ] = shown_again(false)[..]
    else {
        panic!("the last jump and the crown are shown");
    };
    assert_eq!(played.to(), square(30));
}

#[test]
fn what_the_other_side_does_is_always_shown() {
    let view = at(BOOKLET, "B:W10,18,26,27:B7,1");
    let mut cursor = arrive(&view);
    let played: Move = "7x14x23".parse().unwrap();
    make(&view, &mut cursor, played);
    let event = |seat| CheckersEvent::Jumped {
        seat,
        played,
        king: false,
    };
    assert!(Checkers::seen(&event(Seat::FIRST), &cursor));
    assert!(!Checkers::seen(&event(Side::Light.seat()), &cursor));
    assert!(!Checkers::seen(&event(Seat::FIRST), &Cursor::default()));
}

#[test]
fn a_draw_is_answered_on_the_board_and_play_on_has_the_focus_first() {
    let mut game = Checkers::start_at(&setup(BOOKLET), "B:W32:B1").unwrap();
    quietly(|croupier| game.apply(Action::OfferDraw, croupier)).unwrap();
    let view = game.view(game.turn().seat());
    let mut cursor = arrive(&view);
    let mut other = cursor;
    let declined = Reaction::Act(Action::DeclineDraw);
    assert_eq!(press(&view, &mut cursor, Button::A), declined);
    assert_eq!(press(&view, &mut other, Button::Right), Reaction::Moved);
    assert_eq!(press(&view, &mut other, Button::B), Reaction::Nothing);
    let accepted = Reaction::Act(Action::AcceptDraw);
    assert_eq!(press(&view, &mut other, Button::A), accepted);
    let mut entries = 0;
    Checkers::menu(&view, &People::household(), &mut |_| entries += 1);
    assert_eq!(entries, 0);
}

#[test]
fn the_menu_offers_a_draw_once_in_a_turn_and_to_resign() {
    let entries = |game: &Checkers| {
        let mut all = Vec::new();
        let view = game.view(game.turn().seat());
        Checkers::menu(&view, &People::household(), &mut |entry| {
            all.push(entry.action)
        });
        all
    };
    let mut game = Checkers::start_at(&setup(BOOKLET), "B:W32:B1").unwrap();
    assert_eq!(entries(&game), [Action::OfferDraw, Action::Resign]);
    for action in [Action::OfferDraw, Action::DeclineDraw] {
        quietly(|croupier| game.apply(action, croupier)).unwrap();
    }
    assert_eq!(entries(&game), [Action::Resign]);
}

#[test]
fn the_board_lies_before_whoever_plays() {
    let lower = |kinds, turn_picture, turn_board: i16, viewer| {
        let mut setup = setup(BOOKLET);
        setup.options.set(8, turn_board);
        let game = quietly(|croupier| Checkers::start(&setup, croupier)).unwrap();
        lower_side(&Sight {
            view: &game.view(Some(viewer)),
            scene: &Scene {
                people: &couple(kinds),
                settings: &Settings {
                    turn_picture,
                    ..Settings::default()
                },
                viewer: Some(viewer),
                face_up: true,
                live: true,
                size: Size::new(240, 240),
                now: 0,
                looking: false,
            },
            moment: None,
        })
    };
    let (dark, light) = (Side::Dark.seat(), Side::Light.seat());
    let computer = Kind::Computer(2);
    assert_eq!(lower([Kind::Person, computer], false, 0, dark), Side::Dark);
    assert_eq!(
        lower([computer, Kind::Person], false, 0, light),
        Side::Light
    );
    assert_eq!(lower([computer, Kind::Person], true, 0, light), Side::Light);
    // Two people share the board as it lies, unless the picture turns with them.
    assert_eq!(lower([Kind::Person; 2], false, 0, light), Side::Dark);
    assert_eq!(lower([Kind::Person; 2], true, 0, light), Side::Light);
    assert_eq!(lower([Kind::Person; 2], false, 1, light), Side::Light);
    assert_eq!(lower([computer; 2], false, 0, dark), Side::Dark);
    let corner = Cell { column: 0, row: 7 };
    assert_eq!(cell_of(square(29), Side::Light), corner);
    assert_eq!(cell_of(square(4), Side::Dark), corner);
}

#[test]
fn words_fit_where_they_stand() {
    let people = couple([Kind::Person; 2]);
    let fits = |view: &CheckersView, cursor: &Cursor| {
        see(view, |sight| {
            let status = Checkers::status(sight, cursor);
            let fitting = status.fitting("Bertie", 213);
            assert!(fitting.named && !fitting.fact.is_empty(), "{fitting:?}");
            let hints = Checkers::hints(sight, cursor);
            for label in [hints.a, hints.b, hints.x].into_iter().flatten() {
                assert!(Font::B8.width(label) <= 39, "{label}");
            }
        });
        let (main, small) = words::standing(view, &people);
        assert!(Font::B10.width(&main) <= 190 && Font::B8.width(&small) <= 190);
    };
    positions(|view| {
        let mut cursor = arrive(view);
        for _ in 0..4 {
            fits(view, &cursor);
            if press(view, &mut cursor, Button::A) != Reaction::Moved {
                break;
            }
        }
        for played in moves(view) {
            assert!(Font::B8.width(&words::short(played)) <= 42);
        }
    });
}

#[test]
fn the_account_names_what_is_left_and_the_point() {
    let mut game = Checkers::start_at(&setup(BOOKLET), "B:W22:BK17,1").unwrap();
    let lines = |game: &Checkers| {
        let mut all = Vec::new();
        words::account(&game.view(None), &couple([Kind::Person; 2]), &mut |entry| {
            all.push((std::format!("{}", entry.text), entry.points));
        });
        all
    };
    assert_eq!(lines(&game)[0], ("Anna: 1 man, 1 king left".into(), None));
    let played = Action::Move("17x26".parse().unwrap());
    quietly(|croupier| game.apply(played, croupier)).unwrap();
    let after = lines(&game);
    assert_eq!(after[1], ("1 taken".into(), None));
    assert_eq!(after[2], ("Anna won: all are taken".into(), Some(1)));
    assert_eq!(after[5], ("Bertie lost".into(), Some(0)));
}

#[test]
fn a_held_checker_knows_what_it_can_take() {
    let view = at(BOOKLET, "B:W18,17,32:B14,1");
    let held = Held {
        from: square(14),
        jumped: None,
    };
    let numbers: Vec<u8> = held.victims(&view).iter().map(Square::number).collect();
    assert_eq!(numbers, [17, 18]);
    assert!(!held.may_stop(&view));
}

#[test]
fn an_army_names_only_what_it_has() {
    let left = |position: &str| {
        let game = Checkers::start_at(&setup(BOOKLET), position).unwrap();
        let mut all = Vec::new();
        words::account(&game.view(None), &couple([Kind::Person; 2]), &mut |entry| {
            all.push(entry.text)
        });
        std::format!("{}", all[0])
    };
    assert_eq!(left("B:W22:BK17,K1"), "Anna: 2 kings left");
    assert_eq!(left("B:W22:BK17"), "Anna: 1 king left");
    assert_eq!(left("B:W22:B1"), "Anna: 1 man left");
    assert_eq!(left("B:W22:B1,2,K17"), "Anna: 2 men, 1 king left");
}

/// What the account says of a game without a winner, after these actions over and over.
fn drawn_by(changes: &[(usize, i16)], position: &str, actions: &[&str]) -> std::string::String {
    let mut setup = setup(BOOKLET);
    for (option, value) in changes {
        setup.options.set(*option, *value);
    }
    let mut game = Checkers::start_at(&setup, position).unwrap();
    for action in actions.iter().cycle().take(601) {
        if game.turn().seat().is_none() {
            break;
        }
        quietly(|croupier| game.apply(action.parse().unwrap(), croupier)).unwrap();
    }
    let mut sums = Vec::new();
    words::account(&game.view(None), &couple([Kind::Person; 2]), &mut |entry| {
        if entry.sum {
            assert_eq!(entry.points, None);
            assert!(Font::B8.width(&entry.text) <= 170, "{}", entry.text);
            sums.push(std::format!("{}", entry.text));
        }
    });
    assert_eq!(sums.len(), 2);
    assert_eq!(sums[0], sums[1]);
    sums.remove(0)
}

#[test]
fn the_account_says_why_a_game_is_drawn() {
    const REPETITION: usize = 5;
    const QUIET: usize = 6;
    let kings = "B:WK32:BK1";
    let round = ["1-5", "32-28", "5-1", "28-32"];
    assert_eq!(drawn_by(&[], kings, &round), "a draw: same board 3 times");
    assert_eq!(
        drawn_by(&[(REPETITION, 1)], kings, &round),
        "a draw: 40 quiet moves each"
    );
    assert_eq!(
        drawn_by(&[(REPETITION, 1), (QUIET, 2)], kings, &round),
        "a draw: 20 quiet moves each"
    );
    assert_eq!(
        drawn_by(&[(REPETITION, 1), (QUIET, 1)], kings, &round),
        "a draw: too long, 600 quiet moves"
    );
    assert_eq!(
        drawn_by(&[], kings, &["!draw", "!accept"]),
        "a draw, as agreed"
    );
    assert_eq!(
        drawn_by(&[(3, 1)], "B:W9,14:B5", &[]),
        "a draw: no move is left"
    );
}

/// All words on a picture, each with its left edge and whether it is whole.
fn painted(
    view: &CheckersView,
    people: &People,
    size: Size,
) -> Vec<(std::string::String, i32, bool)> {
    let scene = Scene {
        people,
        settings: &Settings::default(),
        viewer: view.seat(),
        face_up: true,
        live: true,
        looking: false,
        size,
        now: 0,
    };
    let sight = Sight {
        view,
        scene: &scene,
        moment: None,
    };
    let mut all = Vec::new();
    let mut hear = |word: Word<'_>| {
        all.push((std::string::String::from(word.text), word.at.x, word.whole));
    };
    let mut pixels = std::vec![0; (size.width * size.height) as usize];
    let surface = Surface {
        pixels: &mut pixels,
        size,
        turned: false,
        words: Some(&mut hear),
    };
    present(&mut Drawn::new(), surface, |stage| {
        Checkers::draw(&sight, &Cursor::default(), stage);
    });
    all
}

#[test]
fn an_offer_of_a_draw_fits_with_the_longest_name_and_leaves_the_board_in_sight() {
    for size in SIZES {
        let mut game = Checkers::start_at(&setup(BOOKLET), "B:W32:B1").unwrap();
        quietly(|croupier| game.apply(Action::OfferDraw, croupier)).unwrap();
        let mut people = couple([Kind::Person; 2]);
        people.get_mut(Seat::FIRST).unwrap().name = "Wwwwwwww".try_into().unwrap();
        let words = painted(&game.view(game.turn().seat()), &people, size);
        assert!(words.iter().all(|(.., whole)| *whole), "{words:?}");
        let mut answers = words
            .iter()
            .filter(|(text, ..)| text.starts_with("Play") || text == "Draw");
        assert!(answers.clone().count() == 2 && answers.all(|(_, left, _)| *left >= 200));
    }
}

#[test]
fn the_plate_of_a_side_counts_its_men_and_its_kings() {
    for size in SIZES {
        let game = Checkers::start_at(&setup(BOOKLET), "B:W32:B1,2,K3,K4,K5").unwrap();
        let words = painted(&game.view(None), &couple([Kind::Person; 2]), size);
        let mut numbers: Vec<_> = words
            .iter()
            .filter(|(text, left, _)| *left > 200 && text.len() == 1)
            .map(|(text, ..)| text.as_str())
            .collect();
        numbers.sort_unstable();
        // One man and no king of one side, two men and three kings of the other.
        assert_eq!(numbers, ["0", "1", "2", "3"]);
    }
}

#[test]
fn the_help_of_every_option_is_a_sentence_that_fits_its_paper() {
    for option in Checkers::INFO.options {
        assert!(option.help.ends_with('.'), "{}", option.help);
        let lines = Font::B10.wrap(option.help, 240 - 16 - 20).count();
        assert!(lines <= 3, "{} takes {lines} lines", option.help);
    }
}
