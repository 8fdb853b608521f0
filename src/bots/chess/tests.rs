//! Tests of the chess player.

use super::board::{Board, read, written};
use super::generate::Moves;
use super::*;
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

/// Compares board and rules to a depth, with all that is kept up to date on the way.
fn compare(position: &Position, board: &mut Board, depth: u32) -> u64 {
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
        assert_eq!(board.pawn_key, anew.pawn_key, "{position} {played}");
        assert_eq!(board.counts, anew.counts, "{position} {played}");
        assert_eq!(board.phase, anew.phase, "{position} {played}");
        nodes += compare(&after, board, depth - 1);
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
        assert!(compare(&position, &mut board, 3) > 100);
    }
}

fn at(fen: &str) -> ChessView {
    use parlour_rules::{Game, OptionValues, Players, Setup};
    let setup = Setup {
        players: Players::new(2).unwrap(),
        options: OptionValues::defaults(Chess::INFO),
        seed: 1,
    };
    let game = Chess::start_at(&setup, fen).unwrap();
    game.view(game.turn().seat())
}

#[test]
fn speed() {
    let mut room = std::vec![[0; 2]; crate::ROOM];
    for fen in [POSITIONS[0], POSITIONS[1], "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"] {
        let start = std::time::Instant::now();
        let found = search(&at(fen), Effort::plain(160_000, 60), 1, &mut room, &|| false, &mut |report| {
            let line: List<_> = report.line.iter().map(|it| it.to_string()).collect();
            std::println!("{} {} {} {}", report.depth, report.score, report.nodes, line.join(" "));
        }).unwrap();
        std::println!("{:?} {} knps", start.elapsed(), u128::from(found.nodes) / start.elapsed().as_millis());
    }
}
