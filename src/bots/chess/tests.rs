//! Tests of the chess player.

use super::board::{Board, Step, cell, step, written};
use super::generate::Moves;
use super::net::Net;
use super::*;
use parlour_rules::Game;
use parlour_rules::chess::read_fen;
use std::string::ToString;
use std::vec::Vec as List;

const POSITIONS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1",
    "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1",
];

/// A move of the rules as the search knows it.
fn read(played: Move) -> Step {
    let plain = step(cell(played.from()), cell(played.to()));
    let become_what = match played.promotion() {
        Some(Kind::Rook) => 1,
        Some(Kind::Bishop) => 2,
        Some(Kind::Knight) => 3,
        _ => 0,
    };
    plain | become_what << 14
}

/// The legal moves on the board.
fn moves(board: &mut Board) -> List<u16> {
    let checked = board.in_check();
    let mut all = Moves::new();
    board.captures(&mut all, true);
    board.quiets(&mut all, &[0; 2048]);
    let all: List<u16> = all.iter().map(|word| *word as u16).collect();
    let safe = |step: &u16| board.is_safe(*step, checked);
    all.into_iter().filter(safe).collect()
}

/// Compares board and rules to a depth, with all that is kept up to date on the way. The network is not asked after every
/// second move of the first ones, so that it has to catch up on two.
fn compare(position: &Position, board: &mut Board, net: &mut Net, depth: u32) -> u64 {
    let mut expected = List::new();
    position.moves(&mut |played| expected.push(played.to_string()));
    let steps = moves(board);
    let mut found: List<_> = steps
        .iter()
        .map(|step| written(board, *step).unwrap().to_string())
        .collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{position}");
    if depth == 1 {
        return found.len() as u64;
    }
    let mut nodes = 0;
    for step in steps {
        let played = written(board, step).unwrap();
        assert_eq!(read(played), step);
        assert!(board.is_possible(step), "{position} {played}");
        assert_eq!(
            board.is_loud(step),
            position.captured(played).is_some() || played.promotion().is_some()
        );
        let after = position.make(played);
        let (key, cells, lists) = (board.key, board.cells, board.lists);
        board.make(step);
        assert_eq!(
            board.gave_check(step),
            after.is_check(),
            "{position} {played}"
        );
        assert_eq!(board.in_check(), after.is_check());
        let anew = Board::of(&after, 0);
        assert_eq!(board.worth, anew.worth, "{position} {played}");
        assert_eq!(board.counts, anew.counts, "{position} {played}");
        assert_eq!(board.phase, anew.phase, "{position} {played}");
        if depth < 3 || nodes % 2 == 0 {
            let judged = Net::new().judge(&anew);
            assert_eq!(net.judge(board), judged, "{position} {played}");
        }
        nodes += compare(&after, board, net, depth - 1);
        board.unmake();
        assert_eq!((board.key, board.lists), (key, lists));
        assert_eq!(board.cells, cells);
    }
    nodes
}

#[test]
fn the_board_agrees_with_the_rules() {
    for fen in POSITIONS {
        let position = read_fen(fen).unwrap().position;
        let mut board = Board::of(&position, 0);
        let mut net = Net::new();
        assert!(compare(&position, &mut board, &mut net, 3) > 100);
    }
}

fn at(fen: &str) -> ChessView {
    use parlour_rules::{Game, OptionValues, Players, Setup};
    let setup = Setup::new(
        Players::new(2).unwrap(),
        OptionValues::defaults(Chess::INFO),
        1,
    );
    let game = Chess::start_at(&setup, fen).unwrap();
    game.view(game.turn().seat())
}

fn best(fen: &str, nodes: u32) -> Report {
    let mut room = std::vec![[0; 2]; crate::ROOM];
    let effort = Effort::plain(nodes, 60);
    search(&at(fen), effort, 1, &mut room, &|| false, &mut |_| ()).unwrap()
}

/// The same position with the colours changed.
fn turned(fen: &str) -> std::string::String {
    let mut words = fen.split(' ');
    let ranks = words.next().unwrap().split('/').rev();
    let board: List<_> = ranks.collect();
    let side = if words.next() == Some("w") { "b" } else { "w" };
    let change = |text: &str| -> std::string::String {
        let other = |letter: char| match letter {
            small if small.is_ascii_lowercase() => small.to_ascii_uppercase(),
            large => large.to_ascii_lowercase(),
        };
        text.chars().map(other).collect()
    };
    let castling = match words.next() {
        Some("KQkq") | None => "KQkq".to_string(),
        Some(some) => change(some),
    };
    std::format!("{} {side} {castling} - 0 1", change(&board.join("/")))
}

/// The estimate of a position without the network and what the network adds to it.
fn estimate(fen: &str) -> (i32, i32) {
    let board = Board::of(&read_fen(fen).unwrap().position, 0);
    let rough = super::evaluate::rough(&board).score();
    (rough, Net::new().judge(&board))
}

#[test]
fn an_estimate_is_the_same_for_both_colours() {
    let passed = "8/2k5/4P3/1p6/8/2K5/6p1/6B1 w - - 0 1";
    for fen in TEN.map(|(_, fen)| fen).into_iter().chain([passed]) {
        let (one, other) = (estimate(fen), estimate(&turned(fen)));
        // The pieces are rounded down for White; the network looks from each side alike.
        assert!(one.0.abs_diff(other.0) <= 1, "{fen}: {one:?} {other:?}");
        assert_eq!(one.1, other.1, "{fen}");
    }
}

#[test]
fn a_passed_pawn_is_worth_more_the_nearer_its_own_king_is() {
    let worth = |fen| {
        let (rough, judged) = estimate(fen);
        rough + judged
    };
    // The kings change places, which are worth the same as such: the wings are alike.
    let near = worth("8/8/8/PK4k1/8/8/8/8 w - - 0 1");
    let far = worth("8/8/8/Pk4K1/8/8/8/8 w - - 0 1");
    assert!(near > far + 50, "{near} {far}");
}

#[test]
fn mates_are_found_and_counted() {
    let report = best("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", 5_000);
    assert_eq!(
        (report.mate, report.line[0].to_string()),
        (Some(1), "a1a8".to_string())
    );
    let report = best("8/7K/5B2/k7/8/4p3/5R2/7R w - - 0 1", 50_000);
    assert_eq!(
        (report.mate, report.line[0].to_string()),
        (Some(2), "f2b2".to_string())
    );
    // Black is to move and is mated whatever it does.
    let report = best("7k/p7/5K2/6Q1/8/8/8/8 b - - 0 1", 5_000);
    assert_eq!(report.mate, Some(-1));
}

#[test]
fn a_search_never_makes_more_moves_than_it_may_and_stops_when_told() {
    for nodes in [1, 50, 700, 5_000] {
        assert!(best(POSITIONS[1], nodes).nodes <= nodes);
    }
    let mut room = [[0; 2]; 64];
    let stopped = search(
        &at(POSITIONS[0]),
        Effort::FULL,
        1,
        &mut room,
        &|| true,
        &mut |_| (),
    );
    let stopped = stopped.unwrap();
    assert!(stopped.nodes <= 256 && !stopped.line.is_empty());
}

#[test]
fn the_same_view_level_and_seed_give_the_same_move_in_any_room_however_it_looks() {
    let view = at(POSITIONS[1]);
    for number in 1..=8 {
        let level = Level::new(number, <Chess as parlour_rules::Game>::INFO).unwrap();
        let view = &view;
        let decide = |fill: u32| {
            let mut room = std::vec![[fill; 2]; 300];
            Chess::decide_in(&mut room, view, level, 7, &|| false).unwrap()
        };
        // Full strength takes long without optimisation.
        if number < 8 {
            assert_eq!(decide(0), decide(0x0123_4567));
        }
    }
    let mut none = [];
    let level = Level::new(5, <Chess as parlour_rules::Game>::INFO).unwrap();
    assert!(Chess::decide_in(&mut none, &view, level, 7, &|| false).is_some());
}

#[test]
fn a_player_with_eyes_takes_what_hangs_and_does_not_give_away() {
    // The queen can be taken for nothing; later it cannot be defended by leaving it there.
    let report = best("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", 2_000);
    assert_eq!(report.line[0].to_string(), "e4d5");
    for number in 6..=7 {
        let level = Level::new(number, <Chess as parlour_rules::Game>::INFO).unwrap();
        for seed in 0..10 {
            let view = at("r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3");
            let thought = Chess::decide(&view, level, seed, &|| false).unwrap();
            let Action::Move(played) = thought.action else {
                panic!("there is nothing to settle");
            };
            let after = view.position().make(played);
            let mut mated = false;
            after.moves(&mut |answer| {
                let end = after.make(answer);
                mated |= end.is_check() && !end.can_move();
            });
            assert!(!mated, "level {number} plays {played} and is mated");
        }
    }
}

#[test]
fn a_won_ending_is_won() {
    use parlour_rules::game::quietly;
    use parlour_rules::{Game, OptionValues, Players, Setup, Turn};
    let setup = Setup::new(
        Players::new(2).unwrap(),
        OptionValues::defaults(Chess::INFO),
        1,
    );
    for fen in [
        "8/8/8/4k3/8/8/8/3QK3 w - - 0 1",
        "8/8/8/4k3/8/8/8/3RK3 w - - 0 1",
        "8/8/8/4k3/8/8/8/2BBK3 w - - 0 1",
    ] {
        let mut game = Chess::start_at(&setup, fen).unwrap();
        let mut room = std::vec![[0; 2]; crate::ROOM];
        let outcome = loop {
            let seat = match game.turn() {
                Turn::Over(outcome) => break outcome,
                Turn::Decide(decision) => decision.seat,
            };
            let view = game.view(Some(seat));
            let effort = Effort::plain(8_000, 60);
            let found = search(&view, effort, 1, &mut room, &|| false, &mut |_| ()).unwrap();
            assert!(!found.line.is_empty(), "{} {found:?}", view.fen());
            quietly(|croupier| game.apply(Action::Move(found.line[0]), croupier)).unwrap();
        };
        assert_eq!(outcome.reason, "checkmate", "{fen}");
    }
}

#[test]
fn a_draw_is_taken_when_losing_and_not_when_winning() {
    use parlour_rules::game::quietly;
    use parlour_rules::{Game, OptionValues, Players, Setup};
    let setup = Setup::new(
        Players::new(2).unwrap(),
        OptionValues::defaults(Chess::INFO),
        1,
    );
    for (fen, taken) in [
        ("3qk3/8/8/8/8/8/4P3/4K3 w - - 0 1", false),
        ("3QK3/8/8/8/8/8/4p3/4k3 w - - 0 1", true),
    ] {
        let mut game = Chess::start_at(&setup, fen).unwrap();
        let view = game.view(game.turn().seat());
        let mut first = None;
        view.legal(&mut |choice| {
            if let Choice::One(action) = choice
                && !matches!(action, Action::Move(played) if view.position().captured(played).is_some())
            {
                first = Some(action);
            }
        });
        quietly(|croupier| game.apply(Action::OfferDraw, croupier)).unwrap();
        quietly(|croupier| game.apply(first.unwrap(), croupier)).unwrap();
        let level = Level::new(6, Chess::INFO).unwrap();
        let view = game.view(game.turn().seat());
        let thought = Chess::decide(&view, level, 1, &|| false).unwrap();
        assert_eq!(thought.action == Action::AcceptDraw, taken, "{fen}");
    }
}

#[test]
fn with_little_time_left_little_is_thought() {
    assert!(Effort::FULL.within(1_000, 0).nodes < 2_000);
    assert_eq!(Effort::FULL.within(3_600_000, 0), Effort::FULL);
    assert!(Effort::FULL.within(0, 0).nodes <= 100);
}

#[test]
fn the_highest_level_tries_fewer_moves_on_a_crowded_board() {
    let thinks = |fen| {
        let level = Level::new(8, Chess::INFO).unwrap();
        Chess::decide(&at(fen), level, 1, &|| false).unwrap().nodes
    };
    let [crowded, roomy] = [TEN[0].1, TEN[6].1].map(thinks);
    assert!(crowded <= 5 * 38_900, "{crowded}");
    assert!(roomy > crowded && roomy <= Effort::FULL.nodes, "{roomy}");
}
