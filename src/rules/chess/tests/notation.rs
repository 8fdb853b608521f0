//! FEN, UCI moves and the notation of people.

use super::*;

#[test]
fn fen_is_written_as_it_was_read() {
    for fen in [
        START,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 12 34",
        "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1",
        "4k3/8/8/8/8/8/8/4K2R w K - 99 9999",
    ] {
        assert_eq!(read_fen(fen).unwrap().to_string(), fen);
    }
}

#[test]
fn fen_en_passant_is_kept_only_where_it_can_be_used() {
    let after = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    let plain = after.replace("e3", "-");
    assert_eq!(read_fen(after).unwrap().to_string(), plain);
    assert_eq!(read_fen(after), read_fen(&plain));
}

#[test]
fn fen_without_the_counts_is_read() {
    let fen = read_fen("4k3/8/8/8/8/8/8/4K2R w K -").unwrap();
    assert_eq!(fen.to_string(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

#[test]
fn fen_that_cannot_be_is_refused_with_a_reason() {
    for (fen, why) in [
        ("", "A rank has eight squares"),
        ("8/8/8/8 w - - 0 1", "There are eight ranks"),
        ("8/8/8/8/8/8/8/8/8 w - - 0 1", "There are eight ranks"),
        (
            "k7/9/8/8/8/8/8/K7 w - - 0 1",
            "Pieces are PNBRQK and pnbrqk",
        ),
        ("k7/71p/8/8/8/8/8/K7 w - - 0 1", "A rank has eight squares"),
        ("k7/7/8/8/8/8/8/K7 w - - 0 1", "A rank has eight squares"),
        ("k7/8/8/8/8/8/8/K7 x - - 0 1", "The side to move is w or b"),
        (
            "k7/8/8/8/8/8/8/K7 w x - 0 1",
            "Castling is some of KQkq, or -",
        ),
        (
            "k7/8/8/8/8/8/8/K7 w KK - 0 1",
            "Castling is some of KQkq, or -",
        ),
        (
            "k7/8/8/8/8/8/8/K7 w K - 0 1",
            "A castling does not fit king and rook",
        ),
        (
            "k7/8/8/8/8/8/8/K7 w - e9 0 1",
            "The en passant square is a square or -",
        ),
        (
            "k7/8/8/8/8/8/8/K7 w - e6 0 1",
            "No pawn can have passed the en passant square",
        ),
        (
            "k7/8/8/8/8/8/8/K7 w - - x 1",
            "The half-move clock is a number up to 1000",
        ),
        (
            "k7/8/8/8/8/8/8/K7 w - - 0 99999",
            "The move number is a number up to 9999",
        ),
        (
            "k7/8/8/8/8/8/8/K7 w - - 0 1 x",
            "There is something after the move number",
        ),
        (
            "8/8/8/8/8/8/8/K7 w - - 0 1",
            "Each side has exactly one king",
        ),
        (
            "kk6/8/8/8/8/8/8/K7 w - - 0 1",
            "Each side has exactly one king",
        ),
        (
            "k7/8/8/8/8/8/8/K6P w - - 0 1",
            "A pawn stands on the first or last rank",
        ),
        (
            "k6R/8/8/8/8/8/8/K7 w - - 0 1",
            "The side that has just moved is in check",
        ),
        (
            "k7/8/8/8/8/QQQQQQQQ/QQQQQQQQ/K7 w - - 0 1",
            "A side has more than 16 pieces or 8 pawns",
        ),
    ] {
        assert_eq!(read_fen(fen), Err(why), "{fen}");
    }
}

#[test]
fn uci_moves_read_back() {
    for text in ["e2e4", "e7e8q", "a2a1n", "e1g1", "h7h8r", "b7a8b"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in [
        "", "e2", "e2e", "e2e9", "i2e4", "e2e4qq", "e2e4x", "E2E4", "e2-e4", "é2e4",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn actions_of_the_table_read_back() {
    for text in [
        "!resign",
        "!draw",
        "!accept",
        "!decline",
        "!claim",
        "!time",
        "!time:1500",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in ["!", "!time:", "!time:-1", "!time:99999999999", "!Draw"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn san_as_people_write_it() {
    for (fen, played, san) in [
        (START, "e2e4", "e4"),
        (START, "g1f3", "Nf3"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "O-O"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "O-O-O"),
        ("3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "O-O-O+"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8q", "a8=Q+"),
        ("1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8n", "axb8=N"),
        (
            "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
            "d8h4",
            "Qh4#",
        ),
        // Two knights to one square, told apart by file, by rank, and three queens by both.
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2", "Nbd2"),
        ("4k3/8/8/5N2/8/5N2/8/4K3 w - - 0 1", "f3d4", "N3d4"),
        ("6k1/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"),
        // The other knight is pinned, so there is nothing to tell apart.
        ("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"),
    ] {
        let position = read_fen(fen).unwrap().position;
        let played = played.parse().unwrap();
        assert!(position.is_legal(played), "{fen} {played}");
        let position = &position;
        assert_eq!(San { position, played }.to_string(), san, "{fen}");
    }
}

#[test]
fn pgn_has_seven_tags_the_moves_and_the_result() {
    let mut game = start(BOOKLET);
    play(&mut game, "f2f3 e7e5 g2g4");
    let view = game.view(None);
    assert!(
        Pgn::new(&view)
            .to_string()
            .ends_with("\n\n1. f3 e5 2. g4 *\n")
    );
    play(&mut game, "d8h4");
    let view = game.view(None);
    let pgn = Pgn {
        event: "Sunday",
        site: "Kitchen",
        date: "2024.12.31",
        round: "1",
        white: "Ann \"the rook\"",
        black: "B\\ob",
        ..Pgn::new(&view)
    };
    let expected = "[Event \"Sunday\"]\n[Site \"Kitchen\"]\n[Date \"2024.12.31\"]\n[Round \"1\"]\n\
        [White \"Ann \\\"the rook\\\"\"]\n[Black \"B\\\\ob\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    assert_eq!(pgn.to_string(), expected);
}

#[test]
fn pgn_tells_of_wins_and_draws() {
    for (moves, result) in [
        ("e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7", "1-0"),
        ("e2e4 !resign", "1-0"),
        ("!resign", "0-1"),
        ("!draw e2e4 !accept", "1/2-1/2"),
        ("e2e4", "*"),
    ] {
        let mut game = start(BOOKLET);
        play(&mut game, moves);
        let view = game.view(None);
        assert_eq!(Pgn::new(&view).result(), result, "{moves}");
    }
}

#[test]
fn pgn_from_a_position_begins_with_it() {
    let fen = "7k/P7/8/8/8/8/8/K7 b - - 3 41";
    let mut game = at(fen, BOOKLET);
    play(&mut game, "h8g7 a7a8q");
    let text = Pgn::new(&game.view(None)).to_string();
    assert!(
        text.contains("[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"7k/P7/8/8/8/8/8/K7 b - - 3 41\"]\n\n")
    );
    assert!(text.ends_with("\n\n41... Kg7 42. a8=Q *\n"));
}

#[test]
fn pgn_of_a_long_game_is_marked_as_incomplete_and_keeps_its_lines_short() {
    let mut game = start("repetition=off fifty-moves=off");
    for _ in 0..240 {
        play(&mut game, "g1f3 g8f6 f3g1 f6g8");
    }
    // A pawn's move now and then, for even without the fifty moves a game ends.
    play(&mut game, "e2e4 e7e5");
    for _ in 0..20 {
        play(&mut game, "g1f3 g8f6 f3g1 f6g8");
    }
    let text = Pgn::new(&game.view(None)).to_string();
    assert!(text.contains("\n{Incomplete: the first 18 half-moves are missing.} 10. Ng1 "));
    assert!(text.lines().all(|line| line.len() < 80));
    let half_moves = text.matches("Nf3").count() + text.matches("Nf6").count();
    assert_eq!(half_moves, 2 * (260 - 5));
}
