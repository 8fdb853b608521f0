//! The rules of the turn, of moving, landing and the cards, and the end, by their numbers.

use super::*;

/// Two seats, the first to begin, and cards that come from the top in this order.
fn dealt(cards: &str, options: &str) -> Sorry {
    scripted::<Sorry>(2, 1, options, Script::new().picks(&[0]).pack(cards)).0
}

#[test]
fn set_up_with_all_pawns_at_start() {
    for seats in 2..=4 {
        let game: Sorry = start(seats, 3, "");
        assert!((0..seats).all(|seat| places(&game, seat) == "S,S,S,S"));
        assert_eq!(game.stock.len(), DECK - 1);
    }
    let quick: Sorry = start(4, 3, "quick=true");
    let out: List<String> = (0..4).map(|seat| places(&quick, seat)).collect();
    assert_eq!(out, ["4,S,S,S", "19,S,S,S", "34,S,S,S", "49,S,S,S"]);
}

#[test]
fn seats_sit_at_their_corners() {
    let corners = |seats| -> List<Corner> {
        let players = testing::players(seats);
        players
            .seats()
            .map(|seat| Corner::of(players, seat))
            .collect()
    };
    assert_eq!(corners(2), [Corner::Red, Corner::Yellow]);
    assert_eq!(corners(3), [Corner::Red, Corner::Blue, Corner::Yellow]);
    assert_eq!(corners(4), Corner::ALL);
}

#[test]
fn the_deck_has_45_cards_without_6_and_9() {
    assert_eq!(Card::deck().count(), DECK);
    let deck = Cards::deck();
    assert_eq!((deck.count(Card::One), deck.count(Card::Sorry)), (5, 4));
    for card in ["6", "9", "0", "13", "s", "", "01x"] {
        assert!(card.parse::<Card>().is_err(), "{card}");
    }
}

#[test]
fn the_board_has_its_slides_and_entries_where_the_sheet_says() {
    let all: List<(u8, u8)> = Corner::ALL
        .into_iter()
        .flat_map(Corner::slides)
        .map(|slide| (slide.from, slide.to))
        .collect();
    assert_eq!(
        all,
        [
            (1, 4),
            (9, 13),
            (16, 19),
            (24, 28),
            (31, 34),
            (39, 43),
            (46, 49),
            (54, 58)
        ]
    );
    assert_eq!(Corner::ALL.map(Corner::entry), [2, 17, 32, 47]);
    assert_eq!(Corner::ALL.map(Corner::circle), [4, 19, 34, 49]);
}

#[test]
fn r1_a_card_is_used_and_discarded_and_the_next_seat_plays() {
    let mut game = dealt("1 12 3", "");
    assert_eq!((to_play(&game), game.open.card), (0, Some(Card::One)));
    play(&mut game, "start:0.0");
    assert_eq!((to_play(&game), game.open.card), (1, Some(Card::Twelve)));
    assert_eq!(game.open.discard[..], [Card::One]);
}

#[test]
fn r2_turning_up_a_card_is_told_and_no_decision() {
    let script = Script::new().picks(&[1]).pack("3 2 5");
    let (mut game, told) = scripted::<Sorry>(2, 1, "", script);
    let turned = |number, card, game: &Sorry| Event::TurnedUp {
        seat: seat(number),
        card,
        still: Still {
            board: game.open.board,
            card: None,
        },
    };
    assert_eq!(open(told), [turned(1, Card::Three, &game)]);
    assert_eq!(legal(&game), "pass");
    let told = open(play(&mut game, "pass"));
    let passed = Event::Passed {
        seat: seat(1),
        card: Card::Three,
    };
    assert_eq!(told, [passed, turned(0, Card::Two, &game)]);
    let told = open(play(&mut game, "start:0.0"));
    assert_eq!(
        told.last(),
        Some(&turned(0, Card::Five, &game)),
        "after a 2 for the same seat"
    );
}

#[test]
fn r3_the_discards_become_the_draw_pile() {
    let mut game = dealt("3", "");
    for _ in 0..DECK - 1 {
        game.open.discard.extend(game.stock.pop());
    }
    let told = open(play(&mut game, "pass"));
    assert!(
        told.iter()
            .any(|event| matches!(event, Event::Reshuffled { .. }))
    );
    assert_eq!(
        (
            game.stock.len(),
            game.open.discard.len(),
            game.open.rebuilds
        ),
        (DECK - 1, 0, 1)
    );
}

#[test]
fn r4_whoever_can_move_must() {
    let game = basic("28,27,H,H", "4");
    assert_eq!(refused(&game, "pass"), Refusal::CanMove);
}

#[test]
fn r5_without_a_move_the_turn_is_forfeited() {
    assert_eq!(legal(&basic("0,H,H,H", "12")), "pass");
}

#[test]
fn r6_an_11_may_be_forfeited_only_if_nobody_goes_forward() {
    assert_eq!(legal(&basic("1,H,H,H/30", "11")), "swap:0.0,1.0 pass");
    let game = basic("1,20,H,H/30", "11");
    assert_eq!(legal(&game), "swap:0.0,1.0 move:0.1,11 swap:0.1,1.0");
    assert_eq!(refused(&game, "pass"), Refusal::CanMove);
}

#[test]
fn r7_forward_past_the_entry_leads_into_the_zone() {
    let forward = |from: &str, steps| {
        let from: Place = from.parse().unwrap();
        Corner::Red
            .forward(from, steps)
            .map(|place| place.to_string())
    };
    assert_eq!(forward("2", 1).as_deref(), Some("z1"));
    assert_eq!(forward("2", 6).as_deref(), Some("H"));
    assert_eq!(forward("2", 7), None);
    assert_eq!(forward("3", 12).as_deref(), Some("15"));
    assert_eq!(forward("z5", 1).as_deref(), Some("H"));
    assert_eq!(forward("S", 1), None);
    assert_eq!(forward("H", 1), None);
}

#[test]
fn r8_home_needs_the_exact_count() {
    assert_eq!(
        refused(&basic("z3,5", "5"), "move:0.0,5"),
        Refusal::Blocked(Blocked::TooFar)
    );
    assert_eq!(after(&basic("z3,5", "3"), "move:0.0,3", 0), "H,5,S,S");
}

#[test]
fn r9_and_r10_back_never_leads_into_a_zone() {
    let back = |from: &str, steps| {
        let from: Place = from.parse().unwrap();
        Corner::Red.back(from, steps).map(|place| place.to_string())
    };
    assert_eq!(back("4", 4).as_deref(), Some("0"));
    assert_eq!(back("z5", 4).as_deref(), Some("z1"));
    assert_eq!(back("z4", 4).as_deref(), Some("2"));
    assert_eq!(back("z1", 4).as_deref(), Some("59"));
}

#[test]
fn r11_a_pawn_behind_its_entry_may_go_in() {
    assert_eq!(after(&basic("0,S,S,S", "3"), "move:0.0,3", 0), "z1,S,S,S");
}

#[test]
fn r12_pawns_are_jumped_over() {
    assert_eq!(
        after(&basic("20,21,H,H/22", "3"), "move:0.0,3", 0),
        "23,21,H,H"
    );
    assert_eq!(
        after(&basic("20,21,H,H/22", "3"), "move:0.0,3", 1),
        "22,S,S,S"
    );
}

#[test]
fn r13_a_pawn_at_home_stays_there() {
    assert_eq!(
        refused(&basic("20,H,H,H", "3"), "move:0.1,3"),
        Refusal::Blocked(Blocked::AtHome)
    );
    assert_eq!(
        refused(&basic("20,S,H,H", "3"), "move:0.1,3"),
        Refusal::Blocked(Blocked::AtStart)
    );
}

#[test]
fn r14_an_own_pawn_on_the_space_blocks_it_even_on_a_triangle() {
    let game = basic("13,16,H,H", "3");
    assert_eq!(legal(&game), "move:0.1,3");
    assert_eq!(
        refused(&game, "move:0.0,3"),
        Refusal::Blocked(Blocked::OwnPawn)
    );
}

#[test]
fn r15_a_pawn_of_another_colour_goes_back_to_its_start() {
    let mut game = basic("20/23", "3");
    let told = open(play(&mut game, "move:0.0,3"));
    let bumped = |event: &&Event| matches!(event, Event::Bumped { .. });
    assert_eq!(told.iter().filter(bumped).count(), 1);
    assert_eq!(
        (places(&game, 0), places(&game, 1)),
        ("23,S,S,S".into(), "S,S,S,S".into())
    );
}

#[test]
fn r16_what_is_told_of_a_slide_comes_in_its_order() {
    let mut game = basic("11,17/18,16", "5");
    let told = open(play(&mut game, "move:0.0,5"));
    let kinds: List<&str> = told.iter().map(crate::game::Event::kind).collect();
    assert_eq!(
        kinds,
        ["moved", "bumped", "slid", "bumped", "bumped", "turned-up"]
    );
    let boards = told.iter().filter_map(Event::still);
    let spots: List<String> = boards
        .map(|still| still.board.at(Pawn::new(seat(0), 0).unwrap()).to_string())
        .collect();
    assert_eq!(spots, ["11", "16", "16", "19", "19", "19"]);
}

#[test]
fn r17_on_an_own_triangle_or_further_on_a_pawn_just_stops() {
    assert_eq!(after(&basic("58", "3"), "move:0.0,3", 0), "1,S,S,S");
    assert_eq!(after(&basic("20", "5"), "move:0.0,5", 0), "25,S,S,S");
}

#[test]
fn r17a_start_zone_and_home_are_safe() {
    assert_eq!(legal(&basic("20/z2,H", "11")), "move:0.0,11");
    assert_eq!(legal(&basic("/z2,H", "S")), "pass");
    let game = basic("20/z2,H", "11");
    assert_eq!(
        refused(&game, "swap:0.0,1.0"),
        Refusal::Blocked(Blocked::OffTheTrack)
    );
}

#[test]
fn r18_a_1_starts_a_pawn_or_moves_one_and_the_turn_ends() {
    let mut game = basic("10", "1");
    assert_eq!(legal(&game), "move:0.0,1 start:0.1");
    play(&mut game, "start:0.1");
    assert_eq!(to_play(&game), 1);
    let game = basic("10", "1");
    assert_eq!(refused(&game, "start:0.2"), Refusal::LowestFirst);
}

#[test]
fn r19_a_2_brings_another_card_even_unused_and_twos_may_chain() {
    let mut game = dealt("2 2 2 1", "");
    play(&mut game, "start:0.0");
    play(&mut game, "move:0.0,2");
    assert_eq!((to_play(&game), game.open.card), (0, Some(Card::Two)));
    let mut game = basic("z5,H,H,H", "2");
    assert_eq!(legal(&game), "pass");
    play(&mut game, "pass");
    assert_eq!(to_play(&game), 0);
}

#[test]
fn r20_plain_cards_go_forward() {
    for (card, to) in [("3", 23), ("5", 25), ("8", 28), ("12", 32)] {
        let game = basic("20,S,H,H", card);
        assert_eq!(legal(&game), std::format!("move:0.0,{card}"));
        assert_eq!(after(&game, &legal(&game), 0), std::format!("{to},S,H,H"));
    }
}

#[test]
fn r21_a_4_goes_back() {
    let game = basic("23", "4");
    assert_eq!(legal(&game), "move:0.0,-4");
    assert_eq!(refused(&game, "move:0.0,4"), Refusal::OtherCard(Card::Four));
}

#[test]
fn r22_a_10_goes_back_one_where_nobody_goes_forward() {
    assert_eq!(legal(&basic("20", "10")), "move:0.0,10 move:0.0,-1");
    assert_eq!(legal(&basic("0,H,H,H", "10")), "move:0.0,-1");
}

#[test]
fn r23_a_7_is_split_between_two_different_pawns() {
    let game = basic("20,30", "7");
    assert_eq!(refused(&game, "split:0.0,3,0.0,4"), Refusal::TwoPawns);
    assert_eq!(refused(&game, "split:0.0,3,1.0,4"), Refusal::NotYours);
    assert_eq!(refused(&game, "start:0.2"), Refusal::OtherCard(Card::Seven));
    assert!("split:0.0,3,0.1,3".parse::<Action>().is_err());
    assert!(!legal(&game).contains("0.2"), "it starts nobody");
}

#[test]
fn r24_an_11_changes_places_with_opponents_only() {
    let game = basic("20,30/40", "11");
    assert_eq!(refused(&game, "swap:0.0,0.1"), Refusal::NotAnOpponent);
    let mut game = game;
    let told = open(play(&mut game, "swap:0.0,1.0"));
    assert!(matches!(told[0], Event::Swapped { .. }));
    assert_eq!(
        (places(&game, 0), places(&game, 1)),
        ("40,30,S,S".into(), "20,S,S,S".into())
    );
}

#[test]
fn r25_sorry_needs_a_pawn_at_start_and_somebody_to_pick_on() {
    assert_eq!(legal(&basic("H,H,5,6/40", "S")), "pass");
    assert_eq!(legal(&basic("10", "S")), "pass");
    let game = basic("10/40", "S");
    assert_eq!(legal(&game), "sorry:0.1,1.0");
    assert_eq!(refused(&game, "sorry:0.1,0.0"), Refusal::NotAnOpponent);
    assert_eq!(after(&game, "sorry:0.1,1.0", 0), "10,40,S,S");
    assert_eq!(after(&game, "sorry:0.1,1.0", 1), "S,S,S,S");
}

#[test]
fn r26_the_fourth_pawn_wins_at_once_even_by_a_2() {
    let mut game = basic("z4,H,H,H/z1,H,5", "2");
    let told = open(play(&mut game, "move:0.0,2"));
    assert!(
        !told
            .iter()
            .any(|event| matches!(event, Event::TurnedUp { .. }))
    );
    assert_eq!(ended(&game), Some(("home", List::from([0]))));
    assert_eq!(scores(&game), [4, 1, 0, 0]);
    assert_eq!((game.open.card, listed(&game).len()), (None, 0));
}

#[test]
fn r27_the_last_deck_ends_the_round() {
    let end = |sides: &str, options: &str| {
        let mut game = red(sides, "12", options);
        game.open.rebuilds = MOST_REBUILDS;
        let rest = core::mem::take(&mut game.stock);
        game.open.discard.extend(rest);
        play(&mut game, "pass");
        assert!(game.is_sound());
        ended(&game).unwrap()
    };
    // One pawn home each; then 131, 84 and 128 steps to go.
    assert_eq!(end("z5,H/z5,H,5,S/H,6,7,S", ""), ("cards", List::from([1])));
    assert_eq!(end("S/S/S/S", ""), ("cards", List::from([0, 1, 2, 3])));
    assert_eq!(
        end("H/H,H/H,H/H", "mode=team"),
        ("cards", List::from([0, 1, 2, 3]))
    );
    assert_eq!(
        end("z5,H/H/H/H", "mode=team"),
        ("cards", List::from([0, 2]))
    );
}

#[test]
fn whoever_has_won_begins_again() {
    let info = Sorry::INFO;
    let outcome = |winners: &[usize]| Outcome {
        winners: testing::seats(winners),
        reason: "home",
    };
    let players = testing::players(4);
    let again = |winners: &[usize], last, teams| {
        info.first
            .again(outcome(winners), Some(seat(last)), teams, players)
    };
    assert_eq!(again(&[2], 2, Teams::Alone), Some(seat(2)));
    assert_eq!(again(&[0, 2], 2, Teams::Opposite), Some(seat(2)));
    assert_eq!(again(&[0, 2], 2, Teams::Alone), None);
}

#[test]
fn options_that_mean_nothing_are_barred_or_idle() {
    assert!(
        not_started::<Sorry>(3, "mode=team")
            .to_string()
            .contains("four seats")
    );
    assert!(
        not_started::<Sorry>(4, "mode=points quick=true")
            .to_string()
            .contains("one pawn")
    );
    let idle: Sorry = start(4, 1, "bonus=sum game=target-300");
    assert_eq!(
        (idle.open.options.all_bonuses, idle.open.options.length),
        (false, Length::OneRound)
    );
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let fault = |text: &str, options: &str| {
        Sorry::start_at(&setup::<Sorry>(2, 1, options), text)
            .unwrap_err()
            .to_string()
    };
    for text in [
        "",
        "4,S,S,S",
        "4,S,S,S/S,S,S 0 7",
        "4,4,S,S/S,S,S,S 0 7",
        "4,S,S,S/4,S,S,S 0 7",
        "z1,z1,S,S/S,S,S,S 0 7",
        "H,H,H,H/S,S,S,S 0 7",
        "60,S,S,S/S,S,S,S 0 7",
        "z6,S,S,S/S,S,S,S 0 7",
        "4,S,S,S/S,S,S,S 2 7",
        "4,S,S,S/S,S,S,S 0 6",
        "4,S,S,S/S,S,S,S 0",
        "4,S,S,S/S,S,S,S",
        "4,S,S,S/S,S,S,S 0 7 7",
        "4,S,S,S,S/S,S,S,S 0 7",
        "4,S,S,S/S,S,S,S/S,S,S,S 0 7",
    ] {
        assert!(!fault(text, "").is_empty(), "{text}");
    }
    assert!(!fault("4,S,S,S/S,S,S,S 0 7", "mode=points").is_empty());
    let text = "4,z5,S,H/S,z5,H,59 1 S";
    assert_eq!(at_with(text, "").open.position().to_string(), text);
    let text = "4,S,S,S/19,S,S,S 0";
    assert_eq!(
        at_with(text, "mode=points").open.position().to_string(),
        text
    );
}

#[test]
fn actions_are_read_as_they_are_written() {
    for text in [
        "start:0.1",
        "move:0.2,5",
        "move:0.2,-4",
        "split:0.2,3,0.3,4",
        "swap:0.2,1.0",
        "sorry:0.1,2.3",
        "pass",
        "7/move:0.2,7",
        "S/sorry:0.1,2.3",
        "drop:7",
        "drop:S",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "drop",
        "drop:6",
        "start:4.0",
        "start:0.4",
        "start:1.252",
        "move:0.1",
        "move:0.1,5,5",
        "split:0.2,3,0.3,5",
        "go",
        "7/",
        "/pass",
        "split:0.2,255,0.3,8",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    let game = basic("20", "7");
    assert_eq!(refused(&game, "7/move:0.0,7"), Refusal::NoHands);
    assert_eq!(refused(&game, "drop:7"), Refusal::NoHands);
}
