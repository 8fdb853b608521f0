//! The test vectors of the sheet's section 8, by their numbers.

use super::*;

#[test]
fn tv1_all_packs_count_26_and_are_dealt_evenly() {
    for (players, each, stripped) in [
        (3, 17, "2D"),
        (4, 13, ""),
        (5, 10, "2D 2C"),
        (6, 8, "2D 3D 2C 2S"),
    ] {
        // Four players have no cards to spare, and no choice.
        let choices = [("strip", true), ("first-trick", false)];
        for (widow, strips) in choices
            .into_iter()
            .filter(|(_, strips)| *strips || players != 4)
        {
            let game = start(players, 2, &std::format!("widow={widow}"));
            let open = &game.open;
            assert_eq!(Points::of(open.pack()), Points::new(26));
            let out = if strips {
                set(stripped)
            } else {
                CardSet::EMPTY
            };
            assert_eq!(open.pack(), CardSet::PACK.without(out));
            for seat in open.players.seats() {
                assert_eq!(game.hands[seat].len(), each, "{players} players");
            }
            let spare = if strips { 0 } else { 52 - players * each };
            assert_eq!(game.widow.len(), spare);
        }
    }
}

#[test]
fn tv2_first_trick_clubs_led() {
    let out_of_suit: &str = "first-trick=no-points-out-of-suit";
    assert_eq!(playable(&first_trick("4C", out_of_suit), "AH QS 3D"), "3D");
    assert_eq!(playable(&first_trick("4C", ""), "AH QS 3D"), "3D AH QS");
}

#[test]
fn tv3_first_trick_spades_led() {
    let out_of_suit: &str = "first-trick=no-points-out-of-suit";
    let none: &str = "first-trick=no-points";
    assert_eq!(playable(&first_trick("4S", out_of_suit), "QS 3D 2H"), "QS");
    assert_eq!(playable(&first_trick("4S", none), "QS 3S 2H"), "3S");
    assert_eq!(playable(&first_trick("4S", none), "QS 3D 2H"), "QS");
}

#[test]
fn tv4_no_points_on_the_first_lead_and_nothing_but_points() {
    let none: &str = "first-trick=no-points";
    assert_eq!(playable(&first_trick("", none), "QS 3D 2H"), "3D");
    assert_eq!(playable(&first_trick("4C", none), "2H 3H 4H"), "2H 3H 4H");
}

#[test]
fn tv5_leads_before_hearts_are_broken() {
    let breaks: &str = "break-hearts=true";
    let waits: &str = "break-hearts=true queen-waits=true";
    assert_eq!(playable(&later_trick("", breaks), "QS 3D 2H"), "3D QS");
    assert_eq!(playable(&later_trick("", waits), "QS 3D 2H"), "3D");
    assert_eq!(playable(&later_trick("", breaks), "QS 9H 2H"), "QS");
    assert_eq!(playable(&later_trick("", waits), "QS 9H 2H"), "2H 9H QS");
}

#[test]
fn tv6_a_discarded_heart_breaks_hearts() {
    let waits: &str = "break-hearts=true queen-waits=true";
    let mut game = laid(&["4D 2S", "QS 9H 4C", "5D 3S", "6D 4S"], waits);
    play(&mut game, "4D");
    assert_eq!(legal(&game), "4C 9H");
    play(&mut game, "9H");
    assert!(game.open.broken);
}

#[test]
fn tv7_a_lone_queen_follows_although_she_should_wait() {
    let waits: &str = "break-hearts=true queen-waits=true";
    assert_eq!(playable(&later_trick("4S", waits), "QS 9H 4C"), "QS");
}

#[test]
fn tv8_the_lowest_club() {
    let lowest: &str = "opening=low-club lowest-club=true";
    assert_eq!(playable(&first_trick("2C", lowest), "KC 5C 9C AH"), "5C");
}

#[test]
fn tv9_which_club_opens_for_six() {
    for seed in 0..10 {
        assert_eq!(legal(&start(6, seed, "opening=low-club")), "3C");
    }
    let rest = CardSet::PACK.without(set("2C 3C 4C 9H"));
    let mut hands: List<String> = List::new();
    let rest: List<Card> = rest.iter().collect();
    for hand in rest.chunks(8) {
        let texts: List<String> = hand.iter().map(|card| card.to_string()).collect();
        hands.push(texts.join(" "));
    }
    let hands: List<&str> = hands.iter().map(String::as_str).collect();
    let wishes: &str = "opening=low-club widow=first-trick";
    let game = dealt(0, &hands, "2C 3C 4C 9H", wishes);
    assert_eq!(game.widow, set("2C 3C 4C 9H"));
    assert_eq!(legal(&game), "5C");
}

#[test]
fn tv10_the_king_of_clubs_takes_a_heart() {
    let mut trick = Trick::led_by(seat(1));
    trick.played = cards("4C AH KC 2C").into_iter().collect();
    let players = Players::new(4).unwrap();
    assert_eq!(trick.taker(&AceHigh, players), seat(3));
    assert_eq!(trick.played_by(seat(3), players), Some(card("KC")));
    assert_eq!(trick.points(), Points::new(1));
}

/// Five seats whose first trick is 9C 8C 7C 6C 5C, with queen and seven in the widow.
fn five_with_widow(wish: &str) -> Hearts {
    let rest = CardSet::PACK.without(set("QS 7H 9C 8C 7C 6C 5C"));
    let rest: List<Card> = rest.iter().collect();
    let clubs = cards("9C 8C 7C 6C 5C");
    let hands: List<String> = rest
        .chunks(9)
        .zip(clubs)
        .map(|(hand, club)| {
            let texts: List<String> = hand.iter().map(|card| card.to_string()).collect();
            std::format!("{club} {}", texts.join(" "))
        })
        .collect();
    let hands: List<&str> = hands.iter().map(String::as_str).collect();
    let mut game = dealt(4, &hands, "QS 7H", &std::format!("widow={wish}"));
    play(&mut game, "9C 8C 7C 6C 5C");
    game
}

#[test]
fn tv11_the_widow_brings_14_points() {
    assert_eq!(taken(&five_with_widow("first-trick")), [14, 0, 0, 0, 0]);
    let later = five_with_widow("first-point-trick");
    assert_eq!(taken(&later), [0; 5]);
    assert_eq!(later.widow, set("QS 7H"));
}

/// The last trick of a deal in which seat `shooter` has taken all that counts.
fn shot(shooter: usize, wishes: &str, before: &[i16]) -> Hearts {
    let mut game = laid(&["AC", "2D", "3D", "4D"], wishes);
    game.open.won = PerSeat::default();
    game.open.won[seat(shooter)] = POINT_CARDS;
    set_totals(&mut game, before);
    play(&mut game, "AC 2D 3D 4D");
    game
}

#[test]
fn tv12_the_moon_at_80_60_40_20() {
    let before = [80, 60, 40, 20];
    let subtract = shot(3, "moon=subtract", &before);
    assert_eq!(scores(&subtract), [80, 60, 40, -6]);
    assert_eq!(winners(&subtract), None);
    let add = shot(3, "moon=add-others", &before);
    assert_eq!(scores(&add), [106, 86, 66, 20]);
    assert_eq!(winners(&add), Some([3].into()));
}

#[test]
fn tv13_all_hearts_without_the_queen() {
    let deal = |wishes: &str| {
        let mut game = laid(&["AC", "2D", "3D", "4D"], wishes);
        game.open.won = PerSeat::default();
        game.open.won[seat(0)] = POINT_CARDS.without(set("QS"));
        game.open.won[seat(1)] = set("QS");
        play(&mut game, "AC 2D 3D 4D");
        scores(&game)
    };
    let loose: &str = "moon=add-others moon-needs-queen=false";
    assert_eq!(deal(loose), [0, 39, 26, 26]);
    assert_eq!(deal("moon=add-others"), [13, 13, 0, 0]);
}

#[test]
fn tv14_exactly_100_plays_on_and_ties_share() {
    let after = |before: &[i16]| {
        let mut game = laid(&["AC", "2D", "3D", "4D"], "");
        game.open.won = PerSeat::default();
        set_totals(&mut game, before);
        play(&mut game, "AC 2D 3D 4D");
        winners(&game)
    };
    assert_eq!(after(&[100, 90, 30, 28]), None);
    assert_eq!(after(&[101, 90, 28, 28]), Some([2, 3].into()));
}

#[test]
fn tv15_the_directions_of_passing() {
    let offsets = |players, wishes: &str, deals: u8| -> List<usize> {
        let open = start(players, 1, wishes).open;
        (0..deals)
            .map(|deal| open.options.pass_offset(open.players, deal))
            .collect()
    };
    let hold: &str = "passing=cycle-hold";
    assert_eq!(offsets(4, hold, 5), [1, 3, 2, 0, 1]);
    assert_eq!(offsets(6, hold, 7), [1, 5, 2, 4, 3, 0, 1]);
    let right: &str = "passing=cycle-hold pass-first=right";
    assert_eq!(offsets(4, right, 4), [3, 1, 2, 0]);
    // The table of section 2 and the values of section 5 that the vector leaves out.
    assert_eq!(offsets(3, hold, 4), [1, 2, 0, 1]);
    assert_eq!(offsets(5, hold, 6), [1, 4, 2, 3, 0, 1]);
    assert_eq!(offsets(6, right, 6), [5, 1, 4, 2, 3, 0]);
    assert_eq!(offsets(6, "passing=cycle", 6), [1, 5, 2, 4, 3, 1]);
    assert_eq!(offsets(5, "passing=alternate", 3), [1, 4, 1]);
    assert_eq!(offsets(6, "passing=right", 2), [5, 5]);
    assert_eq!(offsets(4, "", 2), [0, 0]);
}

// tv16, the property over all settings, is in `games.rs`.
