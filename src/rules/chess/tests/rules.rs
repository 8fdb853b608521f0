//! R1 to R16 and the rulings about moves.

use super::*;

#[test]
fn setup_as_the_booklet_has_it() {
    let game = start(BOOKLET);
    assert_eq!(game.fen().to_string(), START);
    assert!(square("h1").is_light() && square("a8").is_light());
    let queen = game.position.at(square("d8")).unwrap();
    assert_eq!((queen.side, queen.kind), (Side::Black, Kind::Queen));
    assert!(!square("d8").is_light());
}

#[test]
fn r1_players_alternate_and_a_turn_is_one_move() {
    let mut game = start(BOOKLET);
    for (seat, action) in [(0, "e2e4"), (1, "e7e5"), (0, "g1f3"), (1, "b8c6")] {
        let Turn::Decide(decision) = game.turn() else {
            panic!("the game has just begun");
        };
        assert_eq!(decision.seat.index(), seat);
        assert_eq!((decision.phase, decision.private), ("move", false));
        play(&mut game, action);
    }
    assert_eq!(refused(&game, "f8c5"), Refusal::NotYours);
    assert_eq!(refused(&game, "e3e4"), Refusal::NoPiece);
}

#[test]
fn r2_nothing_is_passed_over_and_no_own_piece_taken() {
    let game = start(BOOKLET);
    assert_eq!(refused(&game, "a1a3"), Refusal::InTheWay);
    assert_eq!(refused(&game, "f1h3"), Refusal::InTheWay);
    assert_eq!(refused(&game, "d1d3"), Refusal::InTheWay);
    assert_eq!(refused(&game, "a1a2"), Refusal::OwnPiece);
    let mut game = at("4k3/8/8/3p4/8/8/8/3RK3 w - - 5 9", BOOKLET);
    assert_eq!(
        told(&mut game, "d1d5"),
        [ChessEvent::Moved {
            seat: Seat::FIRST,
            kind: Kind::Rook,
            played: "d1d5".parse().unwrap(),
            captured: Some(Kind::Pawn),
            en_passant: false,
        }]
    );
    assert_eq!(game.fen().to_string(), "4k3/8/8/3R4/8/8/8/4K3 b - - 0 9");
    assert_eq!(game.view(None).captured(Side::Black, Kind::Pawn), 1);
    assert_eq!(game.view(None).captured(Side::White, Kind::Pawn), 0);
}

#[test]
fn r3_the_king_moves_one_square_and_never_into_attack() {
    let game = at("7k/8/8/8/8/8/r7/4K3 w - - 0 1", BOOKLET);
    assert_eq!(listed(&game), ["e1d1", "e1f1"]);
    assert_eq!(refused(&game, "e1e2"), Refusal::IntoCheck);
    assert_eq!(refused(&game, "e1e3"), Refusal::NotThatWay(Kind::King));
}

#[test]
fn r4_the_queen_moves_along_all_lines() {
    let game = at("7k/8/8/8/3Q4/8/8/K7 b - - 0 1", BOOKLET);
    assert!(game.position.is_check());
    let game = at("6k1/7p/8/8/8/2Q5/8/K7 w - - 0 1", BOOKLET);
    // Seven each along rank and file; diagonals of five, two, two, and one up to the own king.
    assert_eq!(of_square(&game, "c3").len(), 7 + 7 + 5 + 2 + 2 + 1);
    let game = game;
    assert_eq!(refused(&game, "c3d5"), Refusal::NotThatWay(Kind::Queen));
}

#[test]
fn r5_the_rook_moves_along_ranks_and_files() {
    let game = at("7k/8/8/8/8/2R5/8/K7 w - - 0 1", BOOKLET);
    assert_eq!(of_square(&game, "c3").len(), 14);
    assert_eq!(refused(&game, "c3d4"), Refusal::NotThatWay(Kind::Rook));
}

#[test]
fn r6_the_bishop_keeps_its_colour() {
    let game = at("8/7k/8/8/8/2B5/7P/K7 w - - 0 1", BOOKLET);
    let moves = of_square(&game, "c3");
    assert_eq!(
        moves,
        [
            "c3a5", "c3b2", "c3b4", "c3d2", "c3d4", "c3e1", "c3e5", "c3f6", "c3g7", "c3h8"
        ]
    );
    for played in moves {
        assert_eq!(square(&played[2..]).is_light(), square("c3").is_light());
    }
    assert_eq!(refused(&game, "c3c4"), Refusal::NotThatWay(Kind::Bishop));
}

#[test]
fn r7_the_knight_jumps_and_changes_colour() {
    let game = start(BOOKLET);
    assert_eq!(of_square(&game, "g1"), ["g1f3", "g1h3"]);
    let middle = at("7k/8/8/8/3N4/8/7P/K7 w - - 0 1", BOOKLET);
    let moves = of_square(&middle, "d4");
    assert_eq!(moves.len(), 8);
    for played in moves {
        assert_ne!(square(&played[2..]).is_light(), square("d4").is_light());
    }
    assert_eq!(refused(&game, "g1g3"), Refusal::NotThatWay(Kind::Knight));
}

#[test]
fn r8_pawns_step_ahead_and_capture_aslant() {
    let game = at("4k3/8/8/8/4p3/3p1n2/4P2P/4K3 w - - 0 1", BOOKLET);
    // In check by the knight: the pawn may take it, and may not step.
    assert_eq!(of_square(&game, "e2"), ["e2f3"]);
    assert_eq!(refused(&game, "e2e3"), Refusal::StillInCheck);
    let mut game = at("4k3/8/8/8/4p3/3p4/4P2P/4K3 w - - 0 1", BOOKLET);
    assert_eq!(of_square(&game, "e2"), ["e2d3", "e2e3"]);
    assert_eq!(of_square(&game, "h2"), ["h2h3", "h2h4"]);
    assert_eq!(refused(&game, "e2e4"), Refusal::PawnBlocked);
    assert_eq!(refused(&game, "e2f3"), Refusal::NothingToCapture);
    assert_eq!(refused(&game, "h2h5"), Refusal::NotThatWay(Kind::Pawn));
    play(&mut game, "h2h3 e8e7");
    assert_eq!(refused(&game, "h3h5"), Refusal::NotThatWay(Kind::Pawn));
    assert_eq!(refused(&game, "h3h2"), Refusal::NotThatWay(Kind::Pawn));
    let blocked = at("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", BOOKLET);
    assert_eq!(refused(&blocked, "e2e4"), Refusal::InTheWay);
    assert_eq!(refused(&blocked, "e2e3"), Refusal::PawnBlocked);
}

#[test]
fn r9_en_passant_on_the_very_next_turn_only() {
    let mut game = at("4k3/8/8/8/2p1p3/8/3P4/4K3 w - - 0 1", BOOKLET);
    play(&mut game, "d2d4");
    assert_eq!(game.fen().to_string(), "4k3/8/8/8/2pPp3/8/8/4K3 b - d3 0 1");
    let mut later = game.clone();
    assert!(listed(&game).contains(&"c4d3".into()));
    assert_eq!(
        told(&mut game, "e4d3"),
        [ChessEvent::Moved {
            seat: Side::Black.seat(),
            kind: Kind::Pawn,
            played: "e4d3".parse().unwrap(),
            captured: Some(Kind::Pawn),
            en_passant: true,
        }]
    );
    assert_eq!(game.fen().to_string(), "4k3/8/8/8/2p5/3p4/8/4K3 w - - 0 2");
    play(&mut later, "e8e7 e1e2");
    assert_eq!(refused(&later, "e4d3"), Refusal::NothingToCapture);
}

#[test]
fn r10_a_pawn_on_the_last_rank_becomes_what_the_player_chooses() {
    let mut game = at("1n5k/P7/8/8/8/8/8/K2Q4 w - - 0 1", BOOKLET);
    assert_eq!(of_square(&game, "a7").len(), 8);
    assert_eq!(refused(&game, "a7a8"), Refusal::ChoosePromotion);
    assert_eq!(refused(&game, "d1d2q"), Refusal::NoPromotion);
    let events = told(&mut game, "a7b8q");
    let played = "a7b8q".parse().unwrap();
    assert_eq!(
        events[1..],
        [
            ChessEvent::Promoted {
                seat: Seat::FIRST,
                played,
                kind: Kind::Queen
            },
            ChessEvent::Check {
                seat: Side::Black.seat(),
                played
            }
        ]
    );
    assert_eq!(game.position.count(Side::White, Kind::Queen), 2);
    assert_eq!(game.position.count(Side::White, Kind::Pawn), 0);
}

#[test]
fn r11_castling_moves_king_and_rook() {
    let rooks = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let mut game = at(rooks, BOOKLET);
    assert_eq!(
        told(&mut game, "e1g1"),
        [ChessEvent::Castled {
            seat: Seat::FIRST,
            played: "e1g1".parse().unwrap(),
            wing: Wing::King,
        }]
    );
    assert_eq!(game.fen().to_string(), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
    // The rook now attacks f8.
    assert_eq!(refused(&game, "e8g8"), Refusal::CastlingThroughCheck);
    play(&mut game, "e8c8");
    assert_eq!(game.fen().to_string(), "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
}

#[test]
fn r11_neither_king_nor_rook_has_moved_before() {
    let rooks = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let mut game = at(rooks, BOOKLET);
    play(&mut game, "h1h2 e8e7 h2h1 e7e8");
    assert_eq!(game.position.castling().to_string(), "Q");
    assert_eq!(refused(&game, "e1g1"), Refusal::CastlingLost);
    // A rook that is captured at home has not moved, but is gone; so is the right of the rook that took it.
    let mut game = at(rooks, BOOKLET);
    play(&mut game, "h1h8");
    assert_eq!(game.position.castling().to_string(), "Qq");
}

#[test]
fn r11_castling_needs_free_squares_and_no_check() {
    let game = start(BOOKLET);
    assert_eq!(refused(&game, "e1c1"), Refusal::OwnPiece);
    let game = at("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", BOOKLET);
    assert_eq!(refused(&game, "e1c1"), Refusal::InTheWay);
    let game = at("4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1", BOOKLET);
    assert_eq!(refused(&game, "e1g1"), Refusal::CastlingInCheck);
    let game = at("4k3/8/8/8/8/6r1/8/R3K2R w KQ - 0 1", BOOKLET);
    assert_eq!(refused(&game, "e1g1"), Refusal::IntoCheck);
}

#[test]
fn r12_a_pinned_piece_stays_on_its_line() {
    let game = at("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", BOOKLET);
    assert_eq!(of_square(&game, "e2").len(), 0);
    assert_eq!(refused(&game, "e2c3"), Refusal::IntoCheck);
    let game = at("4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", BOOKLET);
    assert_eq!(of_square(&game, "e2").len(), 6);
}

#[test]
fn r13_pinned_pieces_and_pawns_aslant_attack() {
    // The bishop on d7 is pinned by the rook d1 yet attacks c6 and e6; the pawn attacks b4 and d4, not c4.
    let game = at("3k4/3b4/8/2p5/8/8/8/3RK3 w - - 0 1", BOOKLET);
    let attacked = |name| game.position.is_attacked(square(name), Side::Black);
    assert!(attacked("c6") && attacked("e6"));
    assert!(attacked("b4") && attacked("d4") && !attacked("c4"));
    // A guarded piece is attacked by its own side, so a king cannot take it (ruling 2).
    assert!(attacked("d7"));
}

#[test]
fn r14_out_of_check_by_capture_by_a_piece_between_or_by_the_king() {
    let game = at("4k3/8/8/8/4r3/8/3N1N2/3QKB2 w - - 0 1", BOOKLET);
    assert_eq!(listed(&game), ["d1e2", "d2e4", "f1e2", "f2e4"]);
    // Against a knight nothing can come between.
    let game = at("4k3/8/8/8/8/3n4/3P4/3RKR2 w - - 0 1", BOOKLET);
    assert_eq!(listed(&game), ["e1e2"]);
}

#[test]
fn r15_checkmate_ends_the_game_at_once() {
    let mut game = at("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", BOOKLET);
    let events = told(&mut game, "a1a8");
    assert!(matches!(events[..], [_, ChessEvent::Check { .. }]));
    assert_eq!(ended(&game), Some(("checkmate", [0].into())));
    assert_eq!(
        (game.score(Seat::FIRST), game.score(Side::Black.seat())),
        (1, 0)
    );
    assert_eq!(refused(&game, "g8h8"), Refusal::Over);
    assert_eq!(refused(&game, "!resign"), Refusal::Over);
}

#[test]
fn r16_stalemate_is_a_draw() {
    let mut game = at("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", BOOKLET);
    play(&mut game, "f1f7");
    assert_eq!(ended(&game), Some(("stalemate", [].into())));
    assert_eq!(game.score(Seat::FIRST), 0);
}

#[test]
fn ruling_3_a_pawn_becomes_neither_king_nor_pawn() {
    assert!("a7a8k".parse::<Action>().is_err());
    assert!("a7a8p".parse::<Action>().is_err());
    assert!("a7a8Q".parse::<Action>().is_err());
}

#[test]
fn ruling_13_a_longer_game_keeps_its_latest_moves() {
    let endless = "repetition=off fifty-moves=off";
    let mut game = at("4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", endless);
    for _ in 0..120 {
        play(&mut game, "a1b1 e8e7 b1a1 e7e8");
    }
    play(&mut game, "a2a3 e8e7 a1b1 e7e8");
    for _ in 0..160 {
        play(&mut game, "b1a1 e8e7 a1b1 e7e8");
    }
    let view = game.view(None);
    assert_eq!((view.played(), view.moves().len()), (1124, KEPT));
    assert_eq!(
        view.fen().to_string(),
        "4k3/8/8/8/8/P7/8/1R2K3 w - - 643 563"
    );
    assert_eq!(
        view.first().to_string(),
        "4k3/8/8/8/8/8/P7/R3K3 w - - 100 51"
    );
    let last = view.line(0).last().unwrap();
    assert_eq!(last.0.make(last.1), *view.position());
}

#[test]
fn the_line_can_be_read_from_any_move_on() {
    // Castlings to both wings, captures in passing and not, a lost right to castle, and a promotion.
    let mut game = start(BOOKLET);
    play(
        &mut game,
        "e2e4 a7a6 e4e5 d7d5 e5d6 b8c6 g1f3 c8g4 f1e2 d8d7 e1g1 e8c8 d6c7 g4f3 c7d8q d7d8 e2f3 h7h5 h2h4 g7g5 h4g5",
    );
    let view = game.view(None);
    let whole: List<_> = view.line(0).collect();
    assert_eq!(whole.len(), 21);
    for but in 0..=whole.len() {
        assert_eq!(view.line(but).collect::<List<_>>(), whole[but..]);
    }
    assert_eq!(view.line(99).count(), 0);
}
