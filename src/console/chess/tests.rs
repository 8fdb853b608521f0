//! Tests of the screen: that the buttons make every move and nothing else, what is said, and that words fit.

use super::cursor::{Cursor, cell_of, lower_side};
use super::words;
use crate::keys::Button;
use crate::line;
use crate::paint::{Drawn, Font, Surface, Word, present};
use crate::parts::board::Cell;
use crate::parts::dialog;
use crate::people::{self, People};
use crate::screen::{GameScreen, Moment, Reaction, Scene, Sight};
use crate::settings::Settings;
use crate::testing::SIZES;
use embedded_graphics::geometry::{Point, Size};
use parlour_rules::chess::{Action, ChessEvent, ChessView, Kind, Move, Refusal, Side, Square};
use parlour_rules::game::quietly;
use parlour_rules::{Chess, Choice, Game, Players, Rng, Seat, SeedableRng, Setup, View};
use std::collections::VecDeque;
use std::string::{String, ToString};
use std::vec::Vec;

const CLOCK: usize = 4;
const HINTS: usize = 7;
const TURN_BOARD: usize = 8;
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn couple(kinds: [people::Kind; 2]) -> People {
    let mut people = People::household().first(Players::new(2).unwrap());
    for (side, kind) in Side::BOTH.into_iter().zip(kinds) {
        let guest = people.get_mut(side.seat()).unwrap();
        guest.kind = kind;
    }
    people
}

fn scene<'a>(people: &'a People, settings: &'a Settings, viewer: Option<Seat>) -> Scene<'a> {
    Scene {
        people,
        settings,
        viewer,
        face_up: true,
        live: true,
        size: Size::new(240, 240),
        now: 1000,
        looking: false,
    }
}

/// Shows a board to a test as the seat that decides sees it.
fn see<R>(view: &ChessView, act: impl FnOnce(&Sight<'_, Chess>) -> R) -> R {
    act(&Sight {
        view,
        scene: &scene(
            &couple([people::Kind::Person; 2]),
            &Settings::default(),
            view.seat(),
        ),
        moment: None,
    })
}

fn press(view: &ChessView, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    see(view, |sight| Chess::press(sight, cursor, button))
}

fn arrive(view: &ChessView) -> Cursor {
    let mut cursor = Cursor::default();
    see(view, |sight| Chess::arrive(sight, &mut cursor));
    cursor
}

fn game(changes: &[(usize, i16)], position: &str) -> Chess {
    let mut setup = Setup::new(
        Players::new(2).unwrap(),
        Chess::INFO.presets[0].values(Chess::INFO),
        1,
    );
    for (option, value) in changes {
        setup.options.set(*option, *value);
    }
    Chess::start_at(&setup, position).unwrap()
}

fn at(changes: &[(usize, i16)], position: &str) -> ChessView {
    let game = game(changes, position);
    game.view(game.turn().seat())
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn play(game: &mut Chess, actions: &str) {
    for action in actions.split_whitespace() {
        quietly(|croupier| game.apply(action.parse().unwrap(), croupier)).unwrap();
    }
}

fn moves(view: &ChessView) -> Vec<Move> {
    let mut all = Vec::new();
    view.legal(&mut |choice| {
        if let Choice::One(Action::Move(played)) = choice {
            all.push(played);
        }
    });
    all
}

const PAD: [Button; 4] = [Button::Up, Button::Down, Button::Left, Button::Right];

/// Brings the focus to a square by the shortest way of the pad, and counts the presses.
fn steer(view: &ChessView, cursor: &mut Cursor, to: Square) -> usize {
    let mut waiting = VecDeque::from([(*cursor, 0)]);
    let mut met = Vec::new();
    while let Some((next, presses)) = waiting.pop_front() {
        if next.focus == Some(to) {
            *cursor = next;
            return presses;
        }
        if met.contains(&next.focus) {
            continue;
        }
        met.push(next.focus);
        for button in PAD {
            let mut moved = next;
            press(view, &mut moved, button);
            waiting.push_back((moved, presses + 1));
        }
    }
    panic!("{to} cannot be reached at {}", view.fen());
}

/// Makes a move with the buttons, and counts the presses.
fn make(view: &ChessView, played: Move) -> (Reaction<Action>, usize) {
    let mut cursor = arrive(view);
    let mut presses = steer(view, &mut cursor, played.from());
    assert_eq!(press(view, &mut cursor, Button::A), Reaction::Moved);
    presses += steer(view, &mut cursor, played.to());
    let mut reaction = press(view, &mut cursor, Button::A);
    if let Some(kind) = played.promotion() {
        let place = Kind::PROMOTIONS.iter().position(|it| *it == kind).unwrap();
        for _ in 0..place {
            assert_eq!(press(view, &mut cursor, Button::Right), Reaction::Moved);
        }
        presses += place + 1;
        reaction = press(view, &mut cursor, Button::A);
    }
    (reaction, presses + 2)
}

/// Visits the positions of some random games.
fn positions(games: u64, mut look: impl FnMut(&ChessView)) {
    for seed in 0..games {
        let mut rng = Rng::seed_from_u64(seed);
        let mut game = game(&[], START);
        for _ in 0..120 {
            let Some(seat) = game.turn().seat() else {
                break;
            };
            let view = game.view(Some(seat));
            look(&view);
            let all = moves(&view);
            let played = all[rng.below(all.len() as u32) as usize];
            quietly(|croupier| game.apply(Action::Move(played), croupier)).unwrap();
        }
    }
}

#[test]
fn every_move_can_be_made_with_few_presses() {
    let (mut total, mut number) = (0, 0);
    positions(2, |view| {
        for played in moves(view) {
            let (reaction, presses) = make(view, played);
            assert_eq!(reaction, Reaction::Act(Action::Move(played)));
            assert!(presses <= 18, "{presses} for {played} at {}", view.fen());
            total += presses;
            number += 1;
        }
    });
    // The sheet asks for four to eight presses a move.
    assert!(total <= 8 * number, "{total} presses for {number} moves");
}

#[test]
fn without_hints_every_move_can_still_be_made() {
    for position in [START, "8/P7/8/8/8/8/8/k6K w - - 0 1"] {
        let view = at(&[(HINTS, 0)], position);
        for played in moves(&view) {
            let (reaction, _) = make(&view, played);
            assert_eq!(reaction, Reaction::Act(Action::Move(played)));
        }
    }
}

#[test]
fn without_hints_a_wrong_move_is_refused_with_its_reason() {
    let view = at(&[(HINTS, 0)], START);
    let mut cursor = arrive(&view);
    steer(&view, &mut cursor, square("a1"));
    let stuck = Reaction::Refuse(line!("That piece cannot move now"));
    assert_eq!(press(&view, &mut cursor, Button::A), stuck);
    steer(&view, &mut cursor, square("b1"));
    press(&view, &mut cursor, Button::A);
    steer(&view, &mut cursor, square("b3"));
    let refused = Reaction::Refuse(line!("{}", Refusal::NotThatWay(Kind::Knight)));
    assert_eq!(press(&view, &mut cursor, Button::A), refused);
    assert_eq!(cursor.held, Some(square("b1")));
}

#[test]
fn a_alone_plays_a_legal_move() {
    positions(3, |view| {
        let mut cursor = arrive(view);
        let reaction = (0..3)
            .map(|_| press(view, &mut cursor, Button::A))
            .find(|reaction| *reaction != Reaction::Moved);
        let Some(Reaction::Act(Action::Move(played))) = reaction else {
            panic!("{reaction:?} at {}", view.fen());
        };
        assert!(moves(view).contains(&played));
    });
}

#[test]
fn neither_the_pad_nor_b_commits() {
    positions(1, |view| {
        for presses in 0..3 {
            let mut cursor = arrive(view);
            for _ in 0..presses {
                press(view, &mut cursor, Button::A);
            }
            for button in PAD.into_iter().chain([Button::B]) {
                let mut cursor = cursor;
                let reaction = press(view, &mut cursor, button);
                assert!(!matches!(reaction, Reaction::Act(_) | Reaction::Ask(..)));
            }
        }
    });
}

#[test]
fn the_cursor_arrives_where_one_looks() {
    let focus = |position: &str| arrive(&at(&[], position)).focus;
    assert_eq!(focus(START), Some(square("e2")));
    // In check the king has it.
    let check = "4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1";
    assert_eq!(focus(check), Some(square("e1")));
    // Later the piece that was moved last.
    let mut game = game(&[], START);
    play(&mut game, "g1f3 e7e5");
    let view = game.view(game.turn().seat());
    assert_eq!(arrive(&view).focus, Some(square("f3")));
    // Taken up, it aims at what it can take.
    let mut cursor = arrive(&view);
    press(&view, &mut cursor, Button::A);
    assert_eq!(cursor.focus, Some(square("e5")));
}

#[test]
fn the_cursor_waits_on_the_king_only_when_it_has_to() {
    let mut game = game(&[], START);
    play(&mut game, "e2e4 e7e5");
    let view = game.view(game.turn().seat());
    let mut cursor = arrive(&view);
    assert_eq!(cursor.focus, Some(square("g1")));
    press(&view, &mut cursor, Button::A);
    assert_eq!(cursor.focus, Some(square("f3")));
}

#[test]
fn b_puts_a_piece_back_and_a_promotion_off() {
    let view = at(&[], "8/P7/8/8/8/8/8/k6K w - - 0 1");
    let mut cursor = arrive(&view);
    steer(&view, &mut cursor, square("a7"));
    let before = cursor;
    press(&view, &mut cursor, Button::A);
    let held = cursor;
    press(&view, &mut cursor, Button::A);
    assert_eq!(cursor.promotion.map(|it| it.kind), Some(Kind::Queen));
    assert_eq!(press(&view, &mut cursor, Button::Left), Reaction::Moved);
    assert_eq!(cursor.promotion.map(|it| it.kind), Some(Kind::Knight));
    assert_eq!(press(&view, &mut cursor, Button::B), Reaction::Moved);
    assert_eq!(cursor, held);
    press(&view, &mut cursor, Button::B);
    assert_eq!(cursor, before);
    assert_eq!(press(&view, &mut cursor, Button::B), Reaction::Nothing);
}

#[test]
fn a_draw_goes_with_a_move_and_is_answered_by_the_other_side() {
    let entries = |view: &ChessView| {
        let mut all = Vec::new();
        Chess::menu(view, &People::household(), &mut |entry| {
            all.push(entry.action)
        });
        all
    };
    let mut game = game(&[], START);
    let white = game.view(Some(Seat::FIRST));
    assert_eq!(entries(&white), [Action::OfferDraw, Action::Resign]);
    assert_eq!(entries(&game.view(Some(Side::Black.seat()))), []);
    play(&mut game, "!draw");
    let view = game.view(Some(Seat::FIRST));
    assert_eq!(entries(&view), [Action::Resign]);
    see(&view, |sight| {
        let status = Chess::status(sight, &arrive(&view));
        assert_eq!(status.fitting("Anna", 213).fact, "draw offered");
    });
    play(&mut game, "e2e4");
    let view = game.view(game.turn().seat());
    let mut cursor = arrive(&view);
    let mut other = cursor;
    let declined = Reaction::Act(Action::DeclineDraw);
    assert_eq!(press(&view, &mut cursor, Button::A), declined);
    assert_eq!(press(&view, &mut other, Button::Right), Reaction::Moved);
    assert_eq!(press(&view, &mut other, Button::B), Reaction::Nothing);
    let accepted = Reaction::Act(Action::AcceptDraw);
    assert_eq!(press(&view, &mut other, Button::A), accepted);
}

#[test]
fn a_hint_leads_to_the_piece_or_takes_it_up() {
    let view = at(&[(HINTS, 2)], START);
    assert!(Chess::advises(&view) && !Chess::advises(&at(&[(HINTS, 0)], START)));
    let mut cursor = arrive(&view);
    let advice = Action::Move("g1f3".parse().unwrap());
    let said = see(&view, |sight| Chess::advise(sight, &mut cursor, &advice));
    assert_eq!(said, "Nf3: it brings your knight into play");
    assert_eq!(press(&view, &mut cursor, Button::A), Reaction::Act(advice));
    // Where the players want squares alone, the piece is theirs to take up.
    let view = at(&[], START);
    see(&view, |sight| Chess::advise(sight, &mut cursor, &advice));
    assert_eq!((cursor.focus, cursor.held), (Some(square("g1")), None));
    assert_eq!(press(&view, &mut cursor, Button::A), Reaction::Moved);
    assert_eq!(press(&view, &mut cursor, Button::A), Reaction::Act(advice));
}

#[test]
fn the_board_lies_before_whoever_plays() {
    let lower = |kinds, turn_picture, turn_board, viewer| {
        let view = at(&[(TURN_BOARD, turn_board)], START);
        let settings = Settings {
            turn_picture,
            ..Settings::default()
        };
        lower_side(&Sight {
            view: &view,
            scene: &scene(&couple(kinds), &settings, Some(viewer)),
            moment: None,
        })
    };
    let (white, black) = (Side::White.seat(), Side::Black.seat());
    let (person, computer) = (people::Kind::Person, people::Kind::Computer(2));
    assert_eq!(lower([person, computer], false, 0, white), Side::White);
    assert_eq!(lower([computer, person], false, 0, white), Side::Black);
    assert_eq!(lower([person; 2], false, 0, black), Side::White);
    assert_eq!(lower([person; 2], true, 0, black), Side::Black);
    assert_eq!(lower([person; 2], false, 1, black), Side::Black);
    let corner = Cell { column: 0, row: 7 };
    assert_eq!(cell_of(square("a1"), Side::White), corner);
    assert_eq!(cell_of(square("h8"), Side::Black), corner);
}

/// All words on a picture, each with where it begins and whether it is whole.
fn shown(
    view: &ChessView,
    cursor: &Cursor,
    people: &People,
    size: Size,
    event: Option<(&ChessEvent, i32)>,
) -> Vec<(String, Point, bool)> {
    let settings = Settings::default();
    let scene = Scene {
        size,
        ..scene(people, &settings, view.seat())
    };
    let sight = Sight {
        view,
        scene: &scene,
        moment: event.map(|(event, done)| Moment { event, done }),
    };
    let mut all = Vec::new();
    let mut hear = |word: Word<'_>| {
        all.push((word.text.to_string(), word.at, word.whole));
    };
    let mut pixels = std::vec![0; (size.width * size.height) as usize];
    let surface = Surface {
        pixels: &mut pixels,
        size,
        turned: false,
        words: Some(&mut hear),
    };
    present(&mut Drawn::new(), surface, |stage| {
        Chess::draw(&sight, cursor, stage);
    });
    all
}

#[test]
fn nothing_on_the_plates_or_in_a_question_is_cut_off() {
    let mut game = game(&[(CLOCK, 5)], START);
    play(&mut game, "e2e4 d7d5 e4d5 d8d5 !draw b1c3");
    let view = game.view(game.turn().seat());
    let mut people = couple([people::Kind::Person; 2]);
    for side in Side::BOTH {
        people.get_mut(side.seat()).unwrap().name = "Wwwwwwww".try_into().unwrap();
    }
    for size in SIZES {
        let words = shown(&view, &Cursor::default(), &people, size, None);
        assert!(words.iter().any(|(text, ..)| text == "30:00"));
        assert!(words.iter().all(|(.., whole)| *whole), "{words:?}");
        // The position is in sight while the question is answered.
        let answers =
            |(text, ..): &&(String, Point, bool)| text.starts_with("Play") || text == "Draw";
        assert_eq!(words.iter().filter(answers).count(), 2);
        assert!(words.iter().filter(answers).all(|(_, at, _)| at.x >= 200));
    }
}

#[test]
fn a_very_wide_move_is_shortened_beside_the_board() {
    // Three queens could take on e4, so both letter and figure of the square are named.
    let mut game = game(&[], "8/8/4k3/8/Q3p2Q/8/8/1K5Q w - - 0 1");
    play(&mut game, "h4e4");
    let people = couple([people::Kind::Person; 2]);
    let view = game.view(None);
    let words = shown(&view, &Cursor::default(), &people, SIZES[1], None);
    let listed: Vec<&str> = words.iter().map(|(text, ..)| text.as_str()).collect();
    assert!(listed.contains(&"Qh4e4"), "{listed:?}");
    for text in ["Qh4e4", "Nbxd7", "O-O-O", "dxe8Q", "Rae1+"] {
        assert!(Font::B8.width(text) <= 42, "{text}");
    }
}

#[test]
fn every_refusal_fits_its_notice() {
    let all = [
        Refusal::Over,
        Refusal::AnswerFirst,
        Refusal::NoOffer,
        Refusal::NoOffers,
        Refusal::OfferedAlready,
        Refusal::DeclinedJustNow,
        Refusal::NothingToClaim,
        Refusal::NoClock,
        Refusal::NoPiece,
        Refusal::NotYours,
        Refusal::OwnPiece,
        Refusal::InTheWay,
        Refusal::NothingToCapture,
        Refusal::PawnBlocked,
        Refusal::ChoosePromotion,
        Refusal::NoPromotion,
        Refusal::CastlingLost,
        Refusal::CastlingInCheck,
        Refusal::CastlingThroughCheck,
        Refusal::StillInCheck,
        Refusal::IntoCheck,
    ];
    for refusal in all.into_iter().chain(Kind::ALL.map(Refusal::NotThatWay)) {
        let mut whole = true;
        let mut hear = |word: Word<'_>| whole &= word.whole;
        let mut pixels = std::vec![0; 240 * 240];
        let surface = Surface {
            pixels: &mut pixels,
            size: SIZES[0],
            turned: false,
            words: Some(&mut hear),
        };
        present(&mut Drawn::new(), surface, |stage| {
            dialog::toast(stage, dialog::Tone::Danger, &line!("{refusal}"));
        });
        assert!(whole, "{refusal}");
    }
}

#[test]
fn status_and_hints_fit() {
    let fits = |view: &ChessView, cursor: &Cursor| {
        see(view, |sight| {
            let status = Chess::status(sight, cursor);
            let fitting = status.fitting("Bertie", 213);
            assert!(fitting.named, "{fitting:?}");
            let hints = Chess::hints(sight, cursor);
            for label in [hints.a, hints.b, hints.x].into_iter().flatten() {
                assert!(Font::B8.width(label) <= 39, "{label}");
            }
        });
    };
    let people = couple([people::Kind::Person; 2]);
    positions(2, |view| {
        let mut cursor = arrive(view);
        for _ in 0..3 {
            fits(view, &cursor);
            if press(view, &mut cursor, Button::A) != Reaction::Moved {
                break;
            }
        }
        let (main, small) = words::standing(view, &people);
        assert!(Font::B10.width(&main) <= 190 && Font::B8.width(&small) <= 190);
    });
}

#[test]
fn the_status_says_that_a_draw_may_be_claimed() {
    let mut game = game(&[(0, 1)], START);
    let there_and_back = "g1f3 g8f6 f3g1 f6g8 ";
    for expected in ["e2", "draw to claim"] {
        play(&mut game, there_and_back.trim());
        let view = game.view(game.turn().seat());
        see(&view, |sight| {
            let cursor = Cursor {
                focus: Some(square("e2")),
                ..Cursor::default()
            };
            let status = Chess::status(sight, &cursor);
            let fitting = status.fitting("Anna", 213);
            assert_eq!((fitting.text, fitting.fact), ("make a move", expected));
        });
    }
}

#[test]
fn what_happened_is_told_in_the_past_tense() {
    let told = |event: ChessEvent| words::tell(&event).to_string();
    let seat = Seat::FIRST;
    let moved = |text: &str, kind, captured, en_passant| ChessEvent::Moved {
        seat,
        kind,
        played: text.parse().unwrap(),
        captured,
        en_passant,
    };
    let knight = moved("g1f3", Kind::Knight, None, false);
    assert_eq!(told(knight), "moved a knight to f3");
    let queen = moved("d1h5", Kind::Queen, None, false);
    assert_eq!(told(queen), "moved the queen to h5");
    let takes = moved("d1h5", Kind::Queen, Some(Kind::Pawn), false);
    assert_eq!(told(takes), "took a pawn on h5");
    let passing = moved("e5d6", Kind::Pawn, Some(Kind::Pawn), true);
    assert_eq!(told(passing), "took a pawn in passing");
    for line in [knight, queen, takes, passing].map(told) {
        assert!(Font::B8.width(&line) <= 150, "{line}");
    }
}

#[test]
fn the_status_says_what_the_piece_would_do() {
    let says = |position: &str, from: &str, to: &str| {
        let view = at(&[], position);
        let mut cursor = arrive(&view);
        steer(&view, &mut cursor, square(from));
        press(&view, &mut cursor, Button::A);
        steer(&view, &mut cursor, square(to));
        see(&view, |sight| {
            Chess::status(sight, &cursor)
                .fitting("Anna", 213)
                .text
                .to_string()
        })
    };
    let castle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(says(START, "b1", "c3"), "knight to c3");
    assert_eq!(says(castle, "e1", "g1"), "castle");
    assert_eq!(says(castle, "a1", "a8"), "rook takes rook");
}

/// What the account says at the end of a game, White's line and Black's.
fn ending(changes: &[(usize, i16)], position: &str, actions: &str) -> [String; 2] {
    let mut game = game(changes, position);
    play(&mut game, actions);
    let mut sums = Vec::new();
    let people = couple([people::Kind::Person; 2]);
    words::account(&game.view(None), &people, &mut |entry| {
        assert!(Font::B8.width(&entry.text) <= 170, "{}", entry.text);
        if entry.sum {
            sums.push(entry.text.to_string());
        }
    });
    sums.try_into().unwrap()
}

#[test]
fn the_account_says_why_a_game_has_ended() {
    let both = |text: &str| [text.to_string(), text.to_string()];
    let won = |text: &str| [text.to_string(), "Bertie lost".to_string()];
    let lost = |text: &str| ["Anna lost".to_string(), text.to_string()];
    let mate = "f2f3 e7e5 g2g4 d8h4";
    assert_eq!(ending(&[], START, mate), lost("Bertie won by checkmate"));
    let gave_up = "won: Bertie gave up";
    assert_eq!(ending(&[], START, "e2e4 !resign"), won(gave_up));
    let round = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    assert_eq!(ending(&[], START, round), both("a draw by repetition"));
    let agreed = "!draw e2e4 !accept";
    assert_eq!(ending(&[], START, agreed), both("a draw, as agreed"));
    assert_eq!(
        ending(&[(CLOCK, 1)], START, "!time"),
        lost("Bertie won on time")
    );
    let bare = "8/8/8/8/8/8/4P3/k6K w - - 0 1";
    let no_mate = "a draw: time out, no mate";
    assert_eq!(ending(&[(CLOCK, 1)], bare, "!time"), both(no_mate));
    let stale = "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1";
    assert_eq!(ending(&[], stale, "f5f7"), both("a draw by stalemate"));
    let few = "8/8/8/8/8/8/4p3/k2K4 w - - 0 1";
    assert_eq!(ending(&[], few, "d1e2"), both("a draw: nobody can mate"));
    let quiet = "8/8/8/7p/R7/8/8/1k1K4 w - - 99 90";
    assert_eq!(
        ending(&[], quiet, "a4c4"),
        both("a draw: 50 quiet moves each")
    );
}

#[test]
fn the_list_of_moves_counts_on_from_a_position() {
    let mut game = game(&[], "4k3/8/8/8/8/8/4P3/4K3 b - - 0 12");
    play(&mut game, "e8d7 e2e4");
    let mut all = Vec::new();
    let listed = |from, all: &mut Vec<_>| {
        all.clear();
        (words::MOVES.from)(&game.view(None), from, &mut |number, text| {
            all.push((number, text.to_string()));
        });
    };
    listed(0, &mut all);
    assert_eq!(all, [(23, "Kd7".to_string()), (24, "e4".to_string())]);
    listed(24, &mut all);
    assert_eq!(all, [(24, "e4".to_string())]);
    assert_eq!((words::MOVES.numbers)(&game.view(None)), 23..25);
}

#[test]
fn the_help_of_every_option_is_a_sentence_that_fits_its_paper() {
    for option in Chess::INFO.options {
        assert!(option.help.ends_with('.'), "{}", option.help);
        let lines = Font::B10.wrap(option.help, 240 - 16 - 20).count();
        assert!(lines <= 3, "{} takes {lines} lines", option.help);
    }
}
