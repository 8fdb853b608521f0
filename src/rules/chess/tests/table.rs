//! R17 and R18: draws, offers, claims, resignation and the clock.

use super::*;

#[test]
fn r17_repetition_counts_castling_and_en_passant() {
    // The first time the rook still could castle: three more times are needed.
    let mut game = at("4k3/8/8/8/8/8/P7/4K2R w K - 0 1", BOOKLET);
    play(&mut game, "h1g1 e8d8 g1h1 d8e8 h1g1 e8d8 g1h1 d8e8");
    assert_eq!(ended(&game), None);
    assert_eq!(game.view(None).times_seen(), 2);
    play(&mut game, "h1g1");
    assert_eq!(ended(&game), Some(("repetition", [].into())));
    // The first time a pawn could be captured in passing.
    let mut game = at("4k3/8/8/8/2p5/8/3P4/4K3 w - - 0 1", BOOKLET);
    play(&mut game, "d2d4 e8e7 e1e2 e7e8 e2e1 e8e7 e1e2 e7e8 e2e1");
    assert_eq!(game.view(None).times_seen(), 2);
    play(&mut game, "e8e7");
    assert_eq!(ended(&game), Some(("repetition", [].into())));
}

#[test]
fn ruling_7_a_right_that_cannot_be_used_does_not_count() {
    // The pawn beside the one that passed is pinned, so nothing could be captured.
    let mut game = at("8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1", BOOKLET);
    let passed = at("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", BOOKLET);
    assert_eq!(game.position, passed.position);
    play(&mut game, "a4a5 d1d2 a5a4 d2d1 a4a5 d1d2 a5a4");
    assert_eq!(ended(&game), None);
    play(&mut game, "d2d1");
    assert_eq!(ended(&game), Some(("repetition", [].into())));
}

#[test]
fn r17_fifty_moves_without_capture_or_pawn_move() {
    let mut game = at("4k3/8/8/8/8/8/P7/R3K3 w - - 98 80", BOOKLET);
    play(&mut game, "e1e2");
    assert_eq!(ended(&game), None);
    play(&mut game, "e8e7");
    assert_eq!(ended(&game), Some(("fifty-moves", [].into())));
    let mut game = at("4k3/8/8/8/8/8/P7/R3K3 w - - 98 80", BOOKLET);
    play(&mut game, "a2a3 e8e7");
    assert_eq!(game.lull.quiet, 1);
}

#[test]
fn ruling_9_mate_comes_before_fifty_moves() {
    let mut game = at("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80", BOOKLET);
    play(&mut game, "a1a8");
    assert_eq!(ended(&game), Some(("checkmate", [0].into())));
    let mut game = at("7k/8/6K1/8/8/8/8/5Q2 w - - 99 80", BOOKLET);
    play(&mut game, "f1f7");
    assert_eq!(ended(&game), Some(("stalemate", [].into())));
}

#[test]
fn r17_with_claims_the_third_time_is_claimed_and_the_fifth_ends() {
    let mut game = start(CLAIMS);
    let round = "g1f3 g8f6 f3g1 f6g8 ";
    play(&mut game, round);
    assert_eq!(refused(&game, "!claim"), Refusal::NothingToClaim);
    play(&mut game, round);
    assert!(game.view(None).may_claim_draw());
    assert_eq!(listed(&game)[0], "!claim");
    let mut claimed = game.clone();
    play(&mut claimed, "!claim");
    assert_eq!(ended(&claimed), Some(("repetition", [].into())));
    play(&mut game, round);
    assert_eq!(ended(&game), None);
    play(&mut game, round);
    assert_eq!(ended(&game), Some(("repetition", [].into())));
}

#[test]
fn r17_with_claims_fifty_moves_are_claimed_and_seventy_five_end() {
    let mut game = at("4k3/8/8/8/8/8/P7/R3K3 w - - 99 80", CLAIMS);
    assert_eq!(refused(&game, "!claim"), Refusal::NothingToClaim);
    play(&mut game, "e1e2");
    let mut claimed = game.clone();
    play(&mut claimed, "!claim");
    assert_eq!(ended(&claimed), Some(("fifty-moves", [].into())));
    let mut late = at("4k3/8/8/8/8/8/P7/R3K3 w - - 149 80", CLAIMS);
    assert_eq!(ended(&late), None);
    play(&mut late, "e1e2");
    assert_eq!(ended(&late), Some(("fifty-moves", [].into())));
}

#[test]
fn r17_switched_off_only_the_ceiling_ends_a_game() {
    let off = "repetition=off fifty-moves=off";
    let mut game = start(off);
    for _ in 0..5 {
        play(&mut game, "g1f3 g8f6 f3g1 f6g8");
    }
    assert_eq!(ended(&game), None);
    assert_eq!(refused(&game, "!claim"), Refusal::NothingToClaim);
    let mut game = at("4k3/8/8/8/8/8/P7/R3K3 w - - 999 80", off);
    assert_eq!(ended(&game), None);
    play(&mut game, "e1e2");
    assert_eq!(ended(&game), Some(("long", [].into())));
}

#[test]
fn r17_insufficient_material_arises_by_a_capture() {
    let mut game = at("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", BOOKLET);
    play(&mut game, "e1d2");
    assert_eq!(ended(&game), Some(("insufficient-material", [].into())));
}

#[test]
fn r18_a_player_resigns_in_turn() {
    let mut game = start(BOOKLET);
    play(&mut game, "e2e4");
    let black = Side::Black.seat();
    assert_eq!(
        told(&mut game, "!resign"),
        [ChessEvent::Resigned { seat: black }]
    );
    assert_eq!(ended(&game), Some(("resigned", [0].into())));
}

#[test]
fn ruling_12_resigning_to_a_bare_king_still_loses() {
    let mut game = at("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", BOOKLET);
    play(&mut game, "!resign");
    assert_eq!(ended(&game), Some(("resigned", [1].into())));
}

#[test]
fn ruling_11_an_offer_goes_with_the_move_and_a_move_declines_it() {
    let mut game = start(BOOKLET);
    assert_eq!(refused(&game, "!accept"), Refusal::NoOffer);
    assert_eq!(refused(&game, "!decline"), Refusal::NoOffer);
    play(&mut game, "!draw");
    assert!(game.view(None).draw_offered_with_move());
    assert_eq!(refused(&game, "!draw"), Refusal::OfferedAlready);
    assert_eq!(game.turn().seat(), Some(Seat::FIRST));
    play(&mut game, "e2e4");
    let Turn::Decide(decision) = game.turn() else {
        panic!("nobody has answered");
    };
    assert_eq!((decision.seat.index(), decision.phase), (1, "answer-draw"));
    assert_eq!(listed(&game)[..2], ["!accept", "!decline"]);
    assert_eq!(listed(&game).len(), 22);
    assert_eq!(refused(&game, "!draw"), Refusal::AnswerFirst);
    let mut agreed = game.clone();
    play(&mut agreed, "!accept");
    assert_eq!(ended(&agreed), Some(("agreed", [].into())));
    let black = Side::Black.seat();
    assert_eq!(
        told(&mut game, "e7e5")[0],
        ChessEvent::DrawDeclined { seat: black }
    );
    assert_eq!(listed(&game).len(), 29);
}

#[test]
fn a_declined_offer_is_not_repeated_before_a_move() {
    let mut game = start(BOOKLET);
    play(&mut game, "!draw e2e4 !decline");
    // Who declined may offer, and goes on to move.
    assert!(game.view(None).may_offer_draw());
    play(&mut game, "e7e5");
    assert_eq!(refused(&game, "!draw"), Refusal::DeclinedJustNow);
    assert!(!game.view(None).may_offer_draw());
    play(&mut game, "g1f3 b8c6 !draw f1b5");
    assert!(game.view(None).draw_offered());
}

#[test]
fn draw_offers_can_be_switched_off() {
    let game = start("draw-offers=false");
    assert_eq!(refused(&game, "!draw"), Refusal::NoOffers);
}

#[test]
fn an_offer_with_a_move_that_mates_is_nothing() {
    let mut game = at("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", BOOKLET);
    play(&mut game, "!draw a1a8");
    assert_eq!(ended(&game), Some(("checkmate", [0].into())));
}

#[test]
fn time_is_spent_by_the_seat_to_move_and_moves_add_to_it() {
    let mut game = start("clock=3-2");
    let time = |game: &Chess| Side::BOTH.map(|side| game.view(None).time(side).unwrap());
    assert_eq!(time(&game), [180_000, 180_000]);
    assert_eq!(game.time_spent(1500), Some(Action::Spend(1500)));
    play(&mut game, "!time:1500 e2e4");
    assert_eq!(time(&game), [180_500, 180_000]);
    play(&mut game, "!time:4000 e7e5");
    assert_eq!(time(&game), [180_500, 178_000]);
    let white = Seat::FIRST;
    assert_eq!(
        told(&mut game, "!time:180500"),
        [ChessEvent::FlagFell { seat: white }]
    );
    assert_eq!(ended(&game), Some(("time", [1].into())));
    assert_eq!(game.time_spent(1), None);
}

#[test]
fn without_a_clock_time_means_nothing() {
    let game = start(BOOKLET);
    assert_eq!(game.time_spent(1000), None);
    assert_eq!(refused(&game, "!time"), Refusal::NoClock);
    assert_eq!(refused(&game, "!time:5"), Refusal::NoClock);
    assert_eq!(game.view(None).time(Side::White), None);
}

#[test]
fn every_clock_and_handicap_starts_as_it_says() {
    for (clock, odds, white, black) in [
        ("3-2", "none", 180, 180),
        ("5-0", "white-half", 150, 300),
        ("10-0", "white-fifth", 120, 600),
        ("15-10", "black-half", 900, 450),
        ("30-0", "black-fifth", 1800, 360),
    ] {
        let game = start(&std::format!("clock={clock} handicap={odds}"));
        let view = game.view(None);
        assert_eq!(view.time(Side::White), Some(white * 1000), "{clock}");
        assert_eq!(view.time(Side::Black), Some(black * 1000), "{clock}");
        assert!(game.is_sound());
    }
    testing::not_started::<Chess>(2, "handicap=white-half");
}

#[test]
fn ruling_10_flag_fall_loses_unless_the_other_side_cannot_mate() {
    for (fen, winners) in [
        // White is to move and out of time.
        ("4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", List::new()),
        ("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", [1].into()),
        ("4kb2/8/8/8/8/8/P7/4K3 w - - 0 1", [1].into()),
        ("4kr2/8/8/8/8/8/8/4K3 w - - 0 1", [1].into()),
        ("4kbn1/8/8/8/8/8/8/4K3 w - - 0 1", [1].into()),
    ] {
        let mut game = at(fen, "clock=5-0");
        play(&mut game, "!time");
        assert_eq!(ended(&game), Some(("time", winners)), "{fen}");
    }
    // One minor piece against a bare king is dead anyhow, unless that rule is off.
    let mut game = at(
        "4kb2/8/8/8/8/8/8/4K3 w - - 0 1",
        "clock=5-0 insufficient-material=false",
    );
    play(&mut game, "!time");
    assert_eq!(ended(&game), Some(("time", List::new())));
}
