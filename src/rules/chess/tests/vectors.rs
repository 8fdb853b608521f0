//! Section 8 of the rule sheet: numbers of move paths and single positions. The deepest counts are left to the
//! benchmark.

use super::*;

fn perft(position: &Position, depth: usize) -> u64 {
    let mut nodes = 0;
    position.moves(&mut |played| {
        nodes += if depth == 1 {
            1
        } else {
            perft(&position.make(played), depth - 1)
        };
    });
    nodes
}

/// Checks the counts of depth 1 and on.
fn counts(fen: &str, expected: &[u64]) {
    let position = read_fen(fen).unwrap().position;
    for (depth, nodes) in expected.iter().enumerate() {
        let depth = depth + 1;
        assert_eq!(perft(&position, depth), *nodes, "{fen} at depth {depth}");
    }
}

macro_rules! perfts {
    ($($name:ident: $fen:literal, $($count:literal)*;)*) => { $(
        #[test]
        fn $name() {
            counts($fen, &[$($count),*]);
        }
    )* };
}

const SECOND: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const THIRD: &str = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
const FOURTH: &str = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";

perfts! {
    tv_perft_start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 20 400 8902 197281;
    tv_perft_everything_at_once: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 48 2039 97862;
    tv_perft_rook_ending: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 14 191 2812 43238 674624;
    tv_perft_promotions_and_checks: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6 264 9467 422333;
    tv_perft_the_mirror_of_it: "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", 6 264 9467 422333;
    tv_perft_pawn_on_the_seventh: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 44 1486 62379;
    tv_perft_quiet_middle_game: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 46 2079 89890;
    tv_perft_promotions: "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 24 496 9483 182838;
    tv_perft_pinned_en_passant: "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", 18 92 1670 10138 185429;
    tv_perft_bishop_and_pawns: "8/8/4k3/8/2p5/8/B2P1K2/8 w - - 0 1", 13 102 1284 10375 138886;
    tv_perft_en_passant_gives_check: "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", 15 126 1928 13931 206379;
    tv_perft_short_castling: "5k2/8/8/8/8/8/8/4K2R w K - 0 1", 15 66 1198 6399 120330;
    tv_perft_long_castling: "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", 16 71 1286 7418 141077;
    tv_perft_castling_rights: "r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1", 26 1141 27826;
    tv_perft_castling_prevented: "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1", 44 1494 50509;
    tv_perft_promotion_out_of_check: "2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1", 11 133 1442 19174 266199;
    tv_perft_discovered_check: "8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1", 29 165 5160 31961;
    tv_perft_self_stalemate: "K1k5/8/P7/8/8/8/8/8 w - - 0 1", 2 6 13 63 382 2217;
    tv_perft_underpromotion: "8/k1P5/8/1K6/8/8/8/8 w - - 0 1", 10 25 268 926 10857 43261;
    tv_perft_queen_and_knight: "8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1", 37 183 6559 23527;
}

/// What the last half-moves of all paths did.
#[derive(Default, PartialEq, Debug)]
struct Details {
    captures: u64,
    en_passant: u64,
    castlings: u64,
    promotions: u64,
    checks: u64,
    mates: u64,
}

impl Details {
    fn of(fen: &str, depth: usize) -> Details {
        let mut details = Details::default();
        details.look(&read_fen(fen).unwrap().position, depth);
        details
    }

    fn look(&mut self, position: &Position, depth: usize) {
        position.moves(&mut |played| {
            let after = position.make(played);
            if depth > 1 {
                self.look(&after, depth - 1);
                return;
            }
            self.captures += u64::from(position.captured(played).is_some());
            self.en_passant += u64::from(position.is_en_passant(played));
            self.castlings += u64::from(position.castles(played).is_some());
            self.promotions += u64::from(played.promotion().is_some());
            let check = after.is_check();
            self.checks += u64::from(check);
            self.mates += u64::from(check && !after.can_move());
        });
    }
}

#[test]
fn tv_details_of_the_last_half_move() {
    let start = Details::of(START, 4);
    assert_eq!((start.captures, start.checks, start.mates), (1576, 469, 8));
    let second = Details::of(SECOND, 3);
    assert_eq!((second.captures, second.en_passant), (17102, 45));
    assert_eq!(
        (second.castlings, second.checks, second.mates),
        (3162, 993, 1)
    );
    let third = Details::of(THIRD, 5);
    assert_eq!(
        (third.captures, third.en_passant, third.checks),
        (52051, 1165, 52950)
    );
    let fourth = Details::of(FOURTH, 4);
    assert_eq!((fourth.captures, fourth.castlings), (131393, 7795));
    assert_eq!(
        (fourth.promotions, fourth.checks, fourth.mates),
        (60032, 15492, 5)
    );
}

#[test]
fn tv_fools_mate() {
    let mut game = start(BOOKLET);
    play(&mut game, "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(
        game.fen().to_string(),
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
    );
    assert_eq!(ended(&game), Some(("checkmate", [1].into())));
    assert_eq!(listed(&game).len(), 0);
}

#[test]
fn tv_smothered_mate() {
    let game = at("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", BOOKLET);
    assert_eq!(ended(&game), Some(("checkmate", [0].into())));
}

#[test]
fn tv_stalemates() {
    for fen in [
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "k7/P7/K7/8/8/8/8/8 b - - 0 1",
    ] {
        let game = at(fen, BOOKLET);
        assert_eq!(ended(&game), Some(("stalemate", [].into())), "{fen}");
    }
}

#[test]
fn tv_castling_only_where_the_king_is_safe() {
    let game = at("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", BOOKLET);
    assert_eq!(listed(&game).len(), 23);
    let all = listed(&game);
    assert!(all.contains(&"e1c1".into()) && !all.contains(&"e1g1".into()));
    for fen in [
        "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
    ] {
        let game = at(fen, BOOKLET);
        assert_eq!(listed(&game).len(), 16, "{fen}");
        assert!(listed(&game).contains(&"e1c1".into()), "{fen}");
    }
    let game = at("4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1", BOOKLET);
    assert_eq!(listed(&game), ["e1d1", "e1d2", "e1f1", "e1f2"]);
}

#[test]
fn tv_en_passant_that_opens_a_rank_is_illegal() {
    let game = at("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", BOOKLET);
    assert_eq!(listed(&game).len(), 6);
    assert!(!listed(&game).contains(&"e4d3".into()));
    let game = at("8/8/8/8/k2Pp3/8/8/3K4 b - d3 0 1", BOOKLET);
    assert_eq!(listed(&game).len(), 7);
    assert!(listed(&game).contains(&"e4d3".into()));
    let game = at("8/8/8/2k5/3Pp3/8/8/3K4 b - d3 0 1", BOOKLET);
    assert!(game.position.is_check());
    assert_eq!(listed(&game).len(), 9);
    assert!(listed(&game).contains(&"e4d3".into()));
}

#[test]
fn tv_promotion_offers_four_pieces() {
    let game = at("8/P7/8/8/8/8/8/k6K w - - 0 1", BOOKLET);
    assert_eq!(listed(&game).len(), 7);
    assert_eq!(of_square(&game, "a7"), ["a7a8b", "a7a8n", "a7a8q", "a7a8r"]);
}

#[test]
fn tv_the_most_moves_of_any_position() {
    let game = at(
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
        BOOKLET,
    );
    assert_eq!(listed(&game).len(), MOST_MOVES);
}

#[test]
fn tv_a_guarded_attacker_cannot_be_taken_by_the_king() {
    let game = at("4k3/8/8/8/7B/8/4r3/3NKb2 w - - 0 1", BOOKLET);
    assert_eq!(listed(&game).len(), 1);
}

#[test]
fn tv_double_check() {
    let game = at("4r1k1/8/8/8/8/5n2/8/R2QK2R w KQ - 1 2", BOOKLET);
    assert_eq!(listed(&game), ["e1f1", "e1f2"]);
    assert_eq!(refused(&game, "d1f3"), Refusal::StillInCheck);
}

#[test]
fn tv_third_occurrence_after_the_eighth_half_move() {
    let mut game = start(BOOKLET);
    for (count, action) in "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8"
        .split(' ')
        .enumerate()
    {
        assert_eq!(ended(&game), None, "after {count}");
        play(&mut game, action);
    }
    assert_eq!(ended(&game), Some(("repetition", [].into())));
}

#[test]
fn tv_dead_positions() {
    for (fen, dead) in [
        ("8/8/8/4k3/8/8/3KB3/8 w - - 0 1", true),
        ("8/8/5b2/4k3/8/8/3K4/4B3 w - - 0 1", true),
        ("8/8/4b3/4k3/8/8/3K4/4B3 w - - 0 1", false),
        ("8/8/4n3/4k3/8/8/3KN3/8 w - - 0 1", false),
        ("8/8/8/4k3/8/8/3KNN2/8 w - - 0 1", false),
    ] {
        let game = at(fen, BOOKLET);
        let expected = dead.then(|| ("insufficient-material", List::new()));
        assert_eq!(ended(&game), expected, "{fen}");
        let off = at(fen, "insufficient-material=false");
        assert_eq!(ended(&off), None, "{fen}");
    }
}
