//! R1 to R13, the rulings and the options.

use super::*;

#[test]
fn setup_twelve_checkers_each_on_the_first_three_rows() {
    let game = start(BOOKLET);
    assert_eq!(
        game.position.to_string(),
        "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"
    );
}

#[test]
fn squares_lie_where_the_sheet_says() {
    for number in 1..=32u8 {
        let row = (number - 1) / 4;
        let column = 2 * ((number - 1) % 4) + if row % 2 == 0 { 1 } else { 0 };
        let square = square(number);
        assert_eq!((square.row(), square.column()), (row, column));
        assert_eq!(Square::at(row, column), Some(square));
        for heading in Heading::ALL {
            let down = matches!(heading, Heading::DownLeft | Heading::DownRight);
            let right = matches!(heading, Heading::UpRight | Heading::DownRight);
            let row = if down { row + 1 } else { row.wrapping_sub(1) };
            let column = if right {
                column + 1
            } else {
                column.wrapping_sub(1)
            };
            assert_eq!(square.toward(heading), Square::at(row, column));
        }
    }
    assert_eq!(Square::at(0, 0), None);
}

#[test]
fn r1_players_alternate_and_a_turn_is_one_move() {
    let mut game = start(BOOKLET);
    for (seat, action) in [(0, "11-15"), (1, "22-18"), (0, "9-14"), (1, "25-22")] {
        let Turn::Decide(decision) = game.turn() else {
            panic!("the game has just begun");
        };
        assert_eq!(decision.seat.index(), seat);
        assert_eq!((decision.phase, decision.private), ("move", false));
        play(&mut game, action);
    }
    assert_eq!(refused(&game, "24-20"), Refusal::NotYours);
}

#[test]
fn r2_a_man_steps_forward_and_a_king_both_ways() {
    assert_eq!(listed(&at("B:W32:B14", BOOKLET)), ["14-17", "14-18"]);
    assert_eq!(listed(&at("W:W18:B1", BOOKLET)), ["18-14", "18-15"]);
    assert_eq!(
        listed(&at("W:WK18:B1", BOOKLET)),
        ["18-14", "18-15", "18-22", "18-23"]
    );
}

#[test]
fn r3_a_jump_needs_a_checker_to_jump_and_a_free_square_beyond() {
    assert_eq!(listed(&at("B:W18:B14", BOOKLET)), ["14-17", "14x23"]);
    assert_eq!(listed(&at("B:W18,23:B14", BOOKLET)), ["14-17"]);
    let game = at("B:W18,23:B14", BOOKLET);
    assert_eq!(refused(&game, "14x23"), Refusal::Taken);
    assert_eq!(refused(&game, "14x21"), Refusal::NothingToJump);
}

#[test]
fn r4_a_captured_checker_leaves_the_board_and_is_counted() {
    let mut game = at("B:W18,K10,32:B14,6", BOOKLET);
    play(&mut game, "14x23");
    assert_eq!(game.position.to_string(), "W:WK10,32:B6,23");
    assert_eq!(game.view(None).captured(Side::Light), 1);
    play(&mut game, "10x1");
    assert_eq!(game.position.to_string(), "B:WK1,32:B23");
    assert_eq!(game.view(None).captured(Side::Dark), 1);
}

#[test]
fn r5_the_same_checker_may_jump_on_or_stop_and_may_turn() {
    let game = at("B:W10,18,26,27:B7,1", BOOKLET);
    // 7 over 10 to 14, over 18 to 23, then over 26 to 30 or over 27 to 32.
    let jumps: List<String> = listed(&game)
        .into_iter()
        .filter(|text| text.contains('x'))
        .collect();
    assert_eq!(jumps, ["7x14", "7x14x23", "7x14x23x30", "7x14x23x32"]);
    let mut game = at("B:W10,18,26,27:B7,1", BOOKLET);
    play(&mut game, "7x14");
    assert_eq!(game.position.to_string(), "W:W18,26,27:B1,14");
}

#[test]
fn r6_nobody_has_to_capture() {
    let mut game = at("B:W18,32:B14,1", BOOKLET);
    play(&mut game, "1-5");
    assert_eq!(game.position.to_string(), "W:W18,32:B5,14");
}

#[test]
fn r7_men_never_go_or_jump_backward_and_kings_never_far() {
    let game = at("W:W18:B23,1", BOOKLET);
    assert_eq!(listed(&game), ["18-14", "18-15"]);
    assert_eq!(refused(&game, "18x27"), Refusal::Backward);
    assert_eq!(refused(&game, "18-22"), Refusal::Backward);
    // A king beside nobody goes one square; a checker two squares off is out of reach.
    assert_eq!(listed(&at("B:W19:BK1", BOOKLET)), ["1-5", "1-6"]);
    // In the middle of a jump a man cannot turn back either.
    assert_eq!(listed(&at("B:W18,17:B14", BOOKLET)), ["14x21", "14x23"]);
}

#[test]
fn r8_a_man_on_the_farthest_row_is_a_king_and_its_move_ends() {
    let mut game = at("B:W5:B27", BOOKLET);
    let events = told(&mut game, "27-31");
    assert_eq!(game.position.to_string(), "W:W5:BK31");
    let seat = Seat::FIRST;
    let played = "27-31".parse().unwrap();
    assert_eq!(
        events,
        [
            CheckersEvent::Stepped { seat, played },
            CheckersEvent::Crowned { seat, played }
        ]
    );
    let game = at("B:W25,26:B17,21", BOOKLET);
    assert_eq!(refused(&game, "21x30x23"), Refusal::CrownedOnTheWay);
}

#[test]
fn r9_no_jump_over_own_or_two_in_line_and_no_landing_on_another() {
    let game = at("B:W32:B14,18", BOOKLET);
    assert_eq!(refused(&game, "14x23"), Refusal::NothingToJump);
    assert_eq!(refused(&game, "14-18"), Refusal::Taken);
    let game = at("B:W18,23:B14", BOOKLET);
    assert_eq!(refused(&game, "14x23"), Refusal::Taken);
}

#[test]
fn r10_a_blocked_checker_cannot_move_but_others_can() {
    // 13 is hemmed in by 9 and by 6 behind it; 32 can go.
    let game = at("W:W13,32:B6,9", BOOKLET);
    assert_eq!(listed(&game), ["32-27", "32-28"]);
    assert_eq!(game.position.movable(game.options.moves).len(), 1);
}

#[test]
fn r11_who_captures_all_wins() {
    let mut game = at("B:W22:B17", BOOKLET);
    assert_eq!(game.score(Seat::FIRST), 0);
    play(&mut game, "17x26");
    assert_eq!(ended(&game), Some(("all-captured", [0].into())));
    assert_eq!(game.score(Seat::FIRST), 1);
    assert_eq!(game.score(Side::Light.seat()), 0);
    assert_eq!(refused(&game, "26-30"), Refusal::Over);
    assert!(listed(&game).is_empty());
}

#[test]
fn r11_a_position_without_checkers_of_a_side_is_over_at_once() {
    assert_eq!(
        ended(&at("W:W:B1", BOOKLET)),
        Some(("all-captured", [0].into()))
    );
    assert_eq!(
        ended(&at("W:W21:B", BOOKLET)),
        Some(("all-captured", [1].into()))
    );
}

#[test]
fn r12_a_player_who_cannot_move_loses_or_draws_by_option() {
    let mut game = at("B:W13:B9,2", BOOKLET);
    play(&mut game, "2-6");
    assert_eq!(ended(&game), Some(("blocked", [0].into())));
    let mut game = at("B:W13:B9,2", "blocked-player=draw");
    play(&mut game, "2-6");
    assert_eq!(ended(&game), Some(("blocked", [].into())));
    assert_eq!(game.score(Seat::FIRST), 0);
}

#[test]
fn r13_the_third_time_of_a_position_is_a_draw() {
    let mut game = at("B:WK32:BK1", BOOKLET);
    play(&mut game, "1-5 32-28 5-1 28-32 1-5 32-28 5-1");
    assert_eq!(ended(&game), None);
    assert_eq!(game.view(None).times_seen(), 2);
    play(&mut game, "28-32");
    assert_eq!(ended(&game), Some(("repetition", [].into())));
    let mut game = at("B:WK32:BK1", "repetition=off");
    play(&mut game, "1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32");
    assert_eq!(ended(&game), None);
}

#[test]
fn r13_forty_quiet_moves_each_are_a_draw_and_twenty_by_option() {
    for (value, limit, reason) in [
        ("40", 80, "quiet"),
        ("20", 40, "quiet"),
        ("off", 600, "long"),
    ] {
        let mut game = at(
            "B:WK32,12:BK1",
            &std::format!("repetition=off quiet-limit={value}"),
        );
        for _ in 0..limit / 4 {
            assert_eq!(ended(&game), None);
            play(&mut game, "1-5 32-28 5-1 28-32");
        }
        assert_eq!(ended(&game), Some((reason, [].into())));
    }
}

#[test]
fn r13_a_position_from_before_a_capture_or_a_mans_step_does_not_count() {
    let mut game = at("B:WK32,12:BK1,21", BOOKLET);
    play(&mut game, "1-5 32-28 5-1 28-32 1-5 12-8 5-1");
    assert_eq!(game.view(None).times_seen(), 1);
    // The position after the man's step counts itself: dark king on 5, light king on 32.
    play(&mut game, "32-28 1-5 28-32 5-1 32-28 1-5");
    assert_eq!(ended(&game), None);
    play(&mut game, "28-32");
    assert_eq!(ended(&game), Some(("repetition", [].into())));
}

#[test]
fn r13_a_draw_by_agreement() {
    let mut game = start(BOOKLET);
    assert_eq!(refused(&game, "!accept"), Refusal::NoOffer);
    play(&mut game, "11-15 !draw");
    let Turn::Decide(decision) = game.turn() else {
        panic!("an offer does not end the game");
    };
    assert_eq!((decision.seat.index(), decision.phase), (0, "answer-draw"));
    assert_eq!(listed(&game), ["!accept", "!decline"]);
    for action in ["22-18", "!resign", "!draw"] {
        assert_eq!(refused(&game, action), Refusal::AnswerFirst);
    }
    play(&mut game, "!decline");
    assert_eq!(game.turn().seat(), Some(Side::Light.seat()));
    // Once in a turn; in the next turn again.
    assert_eq!(refused(&game, "!draw"), Refusal::OfferedAlready);
    assert!(!game.view(None).may_offer_draw());
    play(&mut game, "22-18 15x22 !draw !accept");
    assert_eq!(ended(&game), Some(("agreed", [].into())));
}

#[test]
fn r13_a_player_may_resign() {
    let mut game = start(BOOKLET);
    play(&mut game, "11-15 !resign");
    assert_eq!(ended(&game), Some(("resigned", [0].into())));
    assert_eq!(game.score(Seat::FIRST), 1);
}

#[test]
fn offers_and_resigning_are_not_listed() {
    assert!(
        listed(&start(BOOKLET))
            .iter()
            .all(|text| !text.starts_with('!'))
    );
}

#[test]
fn option_capture_forced_leaves_only_jumps_of_free_choice() {
    let game = at("B:W18,22,32:B14,17,1", "capture=forced");
    assert_eq!(listed(&game), ["14x23", "17x26"]);
    assert_eq!(refused(&game, "1-5"), Refusal::MustJump);
}

#[test]
fn option_multi_jump_must_finish_by_any_route() {
    // Over 10 there is one jump to take, over 11 there are two: both routes are open, stopping on the second is not.
    let game = at("B:W10,11,19:B7", "multi-jump=must-finish");
    assert_eq!(listed(&game), ["7x14", "7x16x23"]);
    assert_eq!(refused(&game, "7x16"), Refusal::MustGoOn);
}

#[test]
fn option_crowning_continues_tells_the_crown_where_it_is_put_on() {
    let mut game = at("B:W25,26:B17,21", CONTINUES);
    let events = told(&mut game, "21x30x23");
    let seat = Seat::FIRST;
    let path = |text: &str| text.parse().unwrap();
    let jumped = |text| CheckersEvent::Jumped {
        seat,
        played: path(text),
        king: false,
    };
    let played = path("21x30");
    assert_eq!(
        events,
        [
            jumped("21x30"),
            CheckersEvent::Crowned { seat, played },
            jumped("21x30x23"),
        ]
    );
    assert_eq!(game.position.to_string(), "W:W:B17,K23");
}

#[test]
fn option_first_player_changes_nothing_in_the_rules() {
    let game = start("first-player=random");
    assert_eq!(game.turn().seat(), Some(Seat::FIRST));
}

#[test]
fn ruling_7_a_circling_king_lands_on_its_own_start() {
    let mut game = at("B:W6,7,14,15,22,23:BK2", BOOKLET);
    play(&mut game, "2x11x18x9x2");
    assert_eq!(game.position.to_string(), "W:W22,23:BK2");
}

#[test]
fn ruling_8_two_ways_round_are_two_moves() {
    let game = at("B:W6,7,14,15,22,23:BK2", TOURNAMENT);
    let round: List<String> = listed(&game)
        .into_iter()
        .filter(|text| text.ends_with("x2"))
        .collect();
    assert_eq!(round, ["2x11x18x9x2", "2x9x18x11x2"]);
}

#[test]
fn ruling_12_a_jump_alone_keeps_a_player_from_being_blocked() {
    let game = at("W:W13:B9", BOOKLET);
    assert_eq!(listed(&game), ["13x6"]);
    assert_eq!(ended(&game), None);
}

#[test]
fn the_last_moves_are_remembered_for_the_screen() {
    let mut game = at("B:WK32:BK1", "repetition=off");
    for _ in 0..17 {
        play(&mut game, "1-5 32-28 5-1 28-32");
    }
    let view = game.view(None);
    assert_eq!(view.played(), 68);
    assert_eq!(view.recent().len(), RECENT);
    assert_eq!(view.recent().last().unwrap().to_string(), "28-32");
}
