//! One test for each numbered rule of the sheet.

use super::*;

const BREAK: &str = "break-hearts=true";
const QUEEN_BREAKS: &str = "break-hearts=true queen-breaks=true";
const QUEEN_WAITS: &str = "break-hearts=true queen-waits=true";
const LOW_CLUB: &str = "opening=low-club";
const LOWEST: &str = "opening=low-club lowest-club=true";

#[test]
fn r1_the_ace_is_high_in_each_suit_and_there_are_no_trumps() {
    let order = "2 3 4 5 6 7 8 9 T J Q K A";
    for suit in ["C", "D", "H", "S"] {
        let ranks: List<&str> = order.split(' ').collect();
        for pair in ranks.windows(2) {
            let mut trick = Trick::led_by(seat(0));
            let low = card(&std::format!("{}{suit}", pair[0]));
            let high = card(&std::format!("{}{suit}", pair[1]));
            trick.played = [low, high].into_iter().collect();
            assert_eq!(
                trick.taker(&AceHigh, Players::new(3).unwrap()),
                seat(1),
                "{high}"
            );
        }
    }
    let mut trick = Trick::led_by(seat(2));
    trick.played = cards("2C AS AH").into_iter().collect();
    assert_eq!(trick.taker(&AceHigh, Players::new(3).unwrap()), seat(2));
}

#[test]
fn r2_the_eldest_hand_leads_any_card() {
    for dealer in 0..4 {
        let script = Script::new().picks(&[dealer]);
        let (game, _) = scripted::<Hearts>(4, 3, "", script);
        let eldest = (dealer + 1) % 4;
        assert_eq!(to_play(&game), eldest);
        let hand = game.hands[seat(eldest)];
        assert_eq!(game.view(Some(seat(eldest))).playable(), hand);
    }
}

#[test]
fn r3_a_seat_follows_suit_if_it_can_and_plays_any_card_if_not() {
    let open = later_trick("4C", "");
    assert_eq!(playable(&open, "KC 2C QS AH"), "2C KC");
    assert_eq!(playable(&open, "QS AH 3D"), "3D AH QS");
    let game = laid(&["4C", "KC AH", "2D 3D", "5S 6S"], "");
    let mut next = game.clone();
    play(&mut next, "4C");
    assert_eq!(to_play(&next), 1);
    assert_eq!(
        refused(&next, "AH"),
        Refusal::Follow(crate::cards::Suit::Clubs)
    );
    assert_eq!(refused(&next, "2D"), Refusal::NotHeld);
    play(&mut next, "KC");
    assert_eq!((to_play(&next), legal(&next)), (2, "2D 3D".to_string()));
}

#[test]
fn r4_the_highest_card_of_the_suit_led_takes_the_trick_and_leads() {
    let mut game = laid(&["4C 2D", "AH 3D", "KC 4D", "2C 5D"], "");
    game.open.won = PerSeat::default();
    play(&mut game, "4C AH KC");
    let heard = play(&mut game, "2C");
    let (points, last) = (Points::new(1), card("2C"));
    let took = Event::Took {
        seat: seat(2),
        last,
        points,
    };
    assert!(heard.contains(&(crate::Audience::Everybody, took)));
    assert_eq!(to_play(&game), 2);
    assert_eq!(game.open.won[seat(2)], set("4C AH KC 2C"));
    assert!(game.open.trick.played.is_empty());
    let last = game.open.last.as_ref().unwrap();
    assert_eq!(last.played, cards("4C AH KC 2C")[..]);
}

#[test]
fn r5_each_seat_adds_a_point_for_each_heart_and_13_for_the_queen() {
    let mut game = laid(&["AC", "3H", "2D", "QS"], "");
    game.open.won = PerSeat::default();
    game.open.won[seat(1)] = set("4H 5H 6H KD");
    set_totals(&mut game, &[10, 20, 30, 40]);
    play(&mut game, "AC 3H 2D QS");
    assert_eq!(scores(&game), [10 + 1 + 13, 20 + 3, 30, 40]);
    let report = game.open.report.unwrap();
    assert_eq!(report.gain(seat(0)), Points::new(14));
    assert_eq!(report.won[seat(0)], set("AC 3H 2D QS"));
    assert_eq!(game.open.deals, 1);
}

/// The last card of a deal that gives seat 0 one point and nobody else any.
fn one_point_to_seat_0(before: &[i16], wishes: &str) -> Hearts {
    let mut game = laid(&["AC", "3H", "2D", "3D"], wishes);
    game.open.won = PerSeat::default();
    set_totals(&mut game, before);
    play(&mut game, "AC 3H 2D 3D");
    game
}

#[test]
fn r6_more_than_the_limit_ends_the_game_and_the_lowest_total_wins() {
    assert_eq!(winners(&one_point_to_seat_0(&[99, 9, 8, 7], "")), None);
    let over = one_point_to_seat_0(&[100, 9, 8, 7], "");
    assert_eq!(winners(&over), Some([3].into()));
    let short: &str = "limit=50";
    assert_eq!(winners(&one_point_to_seat_0(&[49, 9, 8, 7], short)), None);
    let over = one_point_to_seat_0(&[50, 9, 8, 70], short);
    assert_eq!(winners(&over), Some([2].into()));
    assert_eq!(refused(&over, "AC"), Refusal::Over);
}

#[test]
fn r7_without_settings_every_card_that_follows_may_be_played() {
    assert_eq!(playable(&first_trick("", ""), "QS 2H 3D"), "3D 2H QS");
    assert_eq!(playable(&first_trick("4C", ""), "QS 2H 3D"), "3D 2H QS");
    assert_eq!(playable(&later_trick("4S", ""), "QS 2S 3D"), "2S QS");
}

#[test]
fn r8_a_bar_never_beats_following_suit_and_never_leaves_a_seat_without_a_card() {
    let strict: &str = "first-trick=no-points break-hearts=true queen-waits=true";
    // Only hearts and the queen: everything is lifted together.
    assert_eq!(playable(&first_trick("", strict), "2H QS"), "2H QS");
    assert_eq!(playable(&first_trick("4C", strict), "2H QS"), "2H QS");
    // A lone queen follows.
    assert_eq!(playable(&first_trick("4S", strict), "2H QS 3D"), "QS");
    // Hearts led because there was nothing else are followed with hearts.
    assert_eq!(playable(&later_trick("2H", strict), "3H 4D"), "3H");
    // Forced cards come first.
    let forced = first_trick("", "opening=low-club first-trick=no-points");
    assert_eq!(playable(&forced, "AC 3C 4D"), "3C");
}

#[test]
fn r9_out_of_suit_no_points_fall_on_the_first_trick() {
    let wish: &str = "first-trick=no-points-out-of-suit";
    assert_eq!(playable(&first_trick("4C", wish), "AH QS 3D"), "3D");
    assert_eq!(playable(&first_trick("", wish), "AH QS 3D"), "3D AH QS");
    assert_eq!(playable(&first_trick("4S", wish), "AH QS 3S"), "3S QS");
    assert_eq!(playable(&first_trick("4H", wish), "AH QS 3D"), "AH");
    assert_eq!(playable(&later_trick("4C", wish), "AH QS 3D"), "3D AH QS");
    let mut game = laid(&["4C", "AH 3D", "2D 3S", "5S 6S"], wish);
    game.open.last = None;
    play(&mut game, "4C");
    assert_eq!(refused(&game, "AH"), Refusal::NoPointsYet);
}

#[test]
fn r10_no_points_at_all_fall_on_the_first_trick_lead_included() {
    let wish: &str = "first-trick=no-points";
    assert_eq!(playable(&first_trick("", wish), "AH QS 3D"), "3D");
    assert_eq!(playable(&first_trick("4C", wish), "AH QS 3D"), "3D");
    assert_eq!(playable(&first_trick("4S", wish), "AH QS 3S"), "3S");
    assert_eq!(playable(&later_trick("", wish), "AH QS 3D"), "3D AH QS");
}

#[test]
fn r11_hearts_are_led_only_after_one_was_played_on_another_suit() {
    assert_eq!(playable(&later_trick("", BREAK), "2H 3D"), "3D");
    assert_eq!(playable(&later_trick("", ""), "2H 3D"), "3D 2H");
    let mut game = laid(&["4C 2H 3D", "9H 4D 5D", "KC 6D 7D", "2C 8D 9D"], BREAK);
    assert_eq!(refused(&game, "2H"), Refusal::NotBroken);
    play(&mut game, "4C");
    let heard = play(&mut game, "9H");
    let broken = Event::Broken {
        seat: seat(1),
        card: card("9H"),
    };
    assert!(heard.contains(&(crate::Audience::Everybody, broken)));
    assert!(game.open.broken);
    // A heart that follows a heart breaks nothing, and neither does the one that was led.
    let mut game = laid(&["2H 3H", "9H 4D", "KC 6D", "2C 8D"], BREAK);
    play(&mut game, "2H 9H");
    assert!(!game.open.broken);
    // The next deal starts unbroken.
    let mut game = one_point_to_seat_0(&[0, 0, 0, 0], BREAK);
    assert!(!game.open.broken);
    game.open.broken = true;
    assert_eq!(playable(&game.open, "2H 3D"), "3D 2H");
}

#[test]
fn r12_the_queen_breaks_hearts_in_any_way_if_so_set() {
    for (wish, breaks) in [(QUEEN_BREAKS, true), (BREAK, false)] {
        let hands = ["QS 2H", "3S 4D", "5S 6D", "6S 8D"];
        let mut led = laid(&hands, wish);
        play(&mut led, "QS");
        assert_eq!(led.open.broken, breaks);
        let mut discarded = laid(&["4C 2H", "QS 4D", "5S 6D", "6S 8D"], wish);
        play(&mut discarded, "4C QS");
        assert_eq!(discarded.open.broken, breaks);
        let mut followed = laid(&["4S 2H", "QS 4D", "5S 6D", "6S 8D"], wish);
        play(&mut followed, "4S QS");
        assert_eq!(followed.open.broken, breaks);
    }
}

#[test]
fn r13_the_queen_waits_until_hearts_are_broken_if_so_set() {
    assert_eq!(playable(&later_trick("", QUEEN_WAITS), "QS 3D"), "3D");
    assert_eq!(playable(&later_trick("4S", QUEEN_WAITS), "QS 3S"), "3S");
    assert_eq!(playable(&later_trick("4S", BREAK), "QS 3S"), "3S QS");
    let mut broken = later_trick("4S", QUEEN_WAITS);
    broken.broken = true;
    assert_eq!(playable(&broken, "QS 3S"), "3S QS");
    let mut game = laid(&["4D", "QS 3C", "2C 3S", "5S 6S"], QUEEN_WAITS);
    play(&mut game, "4D");
    assert_eq!(refused(&game, "QS"), Refusal::QueenWaits);
}

#[test]
fn r14_the_seat_with_the_lowest_club_opens_with_it() {
    for seed in 0..40 {
        let game = start(4, seed, LOW_CLUB);
        assert_eq!(legal(&game), "2C");
        let leader = game.turn().seat().unwrap();
        assert!(game.hands[leader].has(card("2C")));
        let other = game.hands[leader].without(set("2C")).iter().next().unwrap();
        assert_eq!(
            refused(&game, &other.to_string()),
            Refusal::Opens(card("2C"))
        );
    }
    // After passing: the club may have changed hands.
    let wishes: &str = "opening=low-club passing=right";
    let hands = [
        "2C 4C 5C 2D 3D 4D 5D 2H 3H 4H 2S 3S 4S",
        "3C 6C 7C 6D 7D 8D 9D 5H 6H 7H 5S 6S 7S",
        "8C 9C TC TD JD QD KD 8H 9H TH 8S 9S TS",
        "JC QC KC AC AD JH QH KH AH JS QS KS AS",
    ];
    let mut game = dealt(3, &hands, "", wishes);
    play(
        &mut game,
        "pass:2C,4C,5C pass:3C,6C,7C pass:8C,9C,TC pass:JC,QC,KC",
    );
    assert_eq!(to_play(&game), 3);
    assert_eq!(legal(&game), "2C");
}

#[test]
fn r15_everybody_plays_the_lowest_club_to_the_first_trick() {
    assert_eq!(playable(&first_trick("2C", LOWEST), "KC 5C AC AH"), "5C");
    assert_eq!(
        playable(&first_trick("2C", LOW_CLUB), "KC 5C AC"),
        "AC 5C KC"
    );
    assert_eq!(playable(&later_trick("2C", LOWEST), "KC 5C"), "5C KC");
    // Without clubs anything may be played.
    assert_eq!(playable(&first_trick("2C", LOWEST), "KD AH"), "KD AH");
    let mut game = start(4, 3, LOWEST);
    play(&mut game, "2C");
    let hand = game.hands[game.turn().seat().unwrap()];
    let clubs = hand.and(CardSet::suit(crate::cards::Suit::Clubs));
    let highest = clubs.iter().max_by_key(|card| card.rank.ace_high());
    let lowest = clubs.iter().min_by_key(|card| card.rank.ace_high());
    assert_eq!(
        refused(&game, &highest.unwrap().to_string()),
        Refusal::LowestClub(lowest.unwrap())
    );
    let fault = not_started::<Hearts>(4, "lowest-club=true");
    assert!(matches!(fault, SetupFault::Option(_)));
}

/// Three seats and a widow of one card, here a heart. The ace of clubs takes the first trick without points, the ace of
/// spades the second with one.
fn with_widow(wish: &str) -> Hearts {
    let hands = [
        "2C 3S 2D 5D 8D JD 2H 5H 8H JH 6S 9S QS 5C 8C JC 3C",
        "AC 4S 3D 6D 9D QD 3H 6H 9H QH 7S TS KS 6C 9C QC 4C",
        "KC AS 4D 7D TD KD 4H 7H TH KH 8S JS 2S 7C TC AD 5S",
    ];
    dealt(2, &hands, "AH", &std::format!("widow={wish}"))
}

#[test]
fn r16_the_widow_goes_to_the_first_trick_or_to_the_first_point_trick() {
    let mut first = with_widow("first-trick");
    assert_eq!(first.widow, set("AH"));
    play(&mut first, "2C AC");
    let heard = play(&mut first, "KC");
    let widow = Event::Widow {
        seat: seat(1),
        last: card("KC"),
        cards: set("AH"),
        points: Points::new(1),
    };
    assert!(heard.contains(&(crate::Audience::Everybody, widow)));
    assert_eq!(taken(&first), [0, 1, 0]);
    assert!(first.widow.is_empty());

    let mut points = with_widow("first-point-trick");
    play(&mut points, "2C AC KC");
    assert_eq!(taken(&points), [0, 0, 0]);
    assert_eq!(points.widow, set("AH"));
    play(&mut points, "6C 7C 8C");
    assert_eq!(
        (taken(&points), points.widow),
        ([0, 0, 0].into(), set("AH"))
    );
    play(&mut points, "2H 3H 4H");
    assert_eq!(taken(&points), [0, 0, 3 + 1]);
    assert!(points.widow.is_empty());
    // It is the trick's points that count, not the widow's; and it never takes part in the play.
    assert!(points.open.won[seat(2)].has(card("AH")));
}

#[test]
fn r17_all_choose_before_anybody_sees_what_it_gets() {
    let wishes: &str = "passing=right";
    let mut game = start(4, 5, wishes);
    let before = game.hands;
    let eldest = to_play(&game);
    let mut chosen = PerSeat::<CardSet, 4>::default();
    for step in 0..4 {
        let own = seat((eldest + step) % 4);
        assert_eq!(game.turn().seat(), Some(own));
        let three: CardSet = game.hands[own].iter().take(3).collect();
        let two: List<String> = three.iter().take(2).map(|card| card.to_string()).collect();
        assert_eq!(
            refused(&game, &std::format!("pass:{}", two.join(","))),
            Refusal::PassFirst(3)
        );
        for other in game.open.players.seats() {
            let view = game.view(Some(other));
            assert_eq!(view.received, CardSet::EMPTY);
            assert_eq!(view.hand.or(view.underway()), before[other]);
        }
        chosen[own] = three;
        let heard = play(&mut game, &Action::Pass(three).to_string());
        let private = heard
            .iter()
            .filter(|(audience, _)| *audience != crate::Audience::Everybody);
        assert_eq!(private.count(), if step == 3 { 4 } else { 0 });
    }
    for own in game.open.players.seats() {
        // To the right: the seat three places to the left.
        let (giver, left) = (seat((own.index() + 1) % 4), before[own]);
        assert_eq!(game.open.giver(own), giver);
        assert_eq!(game.hands[own], left.without(chosen[own]).or(chosen[giver]));
        assert_eq!(game.view(Some(own)).received, chosen[giver]);
    }
    // Two cards with five or six players.
    for (players, number) in [(3, 3), (4, 3), (5, 2), (6, 2)] {
        let game = start(players, 1, wishes);
        assert_eq!(game.open.pass_size(), number);
    }
    // In a deal without passing the play begins at once.
    let mut hold = start(4, 5, "passing=cycle-hold");
    hold.open.deals = 3;
    quietly(|croupier| hold.deal(croupier));
    assert_eq!(hold.open.phase, Phase::Play);
}

/// Seat 3 takes the last point; it has all others, but for the queen where that is elsewhere.
fn moon(wishes: &str, queen: usize, before: &[i16]) -> Hearts {
    let mut game = laid(&["2H", "2D", "3D", "AH"], wishes);
    game.open.won = PerSeat::default();
    game.open.won[seat(3)] = POINT_CARDS.without(set("2H AH QS"));
    game.open.won[seat(queen)].insert(QUEEN);
    set_totals(&mut game, before);
    play(&mut game, "2H 2D 3D AH");
    game
}

#[test]
fn r18_whoever_takes_all_points_has_shot_the_moon() {
    let before = [10, 20, 30, 40];
    let off = moon("", 3, &before);
    assert_eq!(scores(&off), [10, 20, 30, 66]);
    let subtract = moon("moon=subtract", 3, &before);
    assert_eq!(scores(&subtract), [10, 20, 30, 14]);
    let add = moon("moon=add-others", 3, &before);
    assert_eq!(scores(&add), [36, 46, 56, 40]);
    let mut choice = moon("moon=choice", 3, &before);
    assert_eq!(to_play(&choice), 3);
    assert_eq!(legal(&choice), "moon:add moon:subtract");
    assert_eq!(scores(&choice), before.map(i32::from));
    assert_eq!(refused(&choice, "2H"), Refusal::MoonFirst);
    let mut other = choice.clone();
    play(&mut choice, "moon:add");
    assert_eq!(scores(&choice), [36, 46, 56, 40]);
    play(&mut other, "moon:subtract");
    assert_eq!(scores(&other), [10, 20, 30, 14]);
    // Without the queen it is no moon, unless it is not needed.
    let without = moon("moon=add-others", 0, &before);
    assert_eq!(scores(&without), [23, 20, 30, 53]);
    let loose: &str = "moon=subtract moon-needs-queen=false";
    assert_eq!(scores(&moon(loose, 3, &before)), [10, 20, 30, 14]);
}

#[test]
fn r19_a_queen_taken_by_another_seat_still_counts() {
    let before = [10, 20, 30, 40];
    let loose: &str = "moon=subtract moon-needs-queen=false";
    assert_eq!(scores(&moon(loose, 1, &before)), [10, 33, 30, 14]);
    let loose: &str = "moon=add-others moon-needs-queen=false";
    assert_eq!(scores(&moon(loose, 1, &before)), [36, 59, 56, 40]);
}

#[test]
fn r16_four_players_have_no_spare_cards_to_choose_about() {
    let spec = &Hearts::INFO.options[0];
    let values = crate::OptionValues::defaults(Hearts::INFO);
    for count in 3..=6 {
        let players = crate::Players::new(count).unwrap();
        for widow in 1..=2 {
            let why = spec.bar(&values, players, widow);
            assert_eq!(why.is_some(), count == 4, "{count} players");
        }
    }
}
