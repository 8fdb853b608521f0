//! The numbered rules of the sheet's section 4.

use super::*;
use crate::Free;
use crate::testing::{attempt, open};

#[test]
fn r1_the_seat_left_of_the_dealer_speaks_first_and_the_dealer_last() {
    let mut game = dealt(2, HANDS, "");
    for speaker in [3, 0, 1, 2] {
        assert_eq!((phase(&game), to_play(&game)), ("bid", speaker));
        if speaker != 2 {
            play(&mut game, "pass");
        }
    }
}

#[test]
fn r2_the_first_bid_is_30_to_42_and_the_next_is_higher() {
    let mut game = at_first(HANDS);
    assert_eq!(legal(&game), "pass bid:{30..42}");
    assert_eq!(refused(&game, "bid:29"), Refusal::AtLeast(Bid::new(30)));
    assert_eq!(refused(&game, "bid:43"), Refusal::AtMost(Bid::new(42)));
    assert_eq!(refused(&game, "bid:84"), Refusal::AtMost(Bid::new(42)));
    play(&mut game, "bid:33");
    assert_eq!(legal(&game), "pass bid:{34..42}");
    assert_eq!(refused(&game, "bid:33"), Refusal::AtLeast(Bid::new(34)));
    play(&mut game, "bid:41");
    assert_eq!(legal(&game), "pass bid:42");
    assert_eq!(refused(&game, "bid:41"), Refusal::Only(Bid::new(42)));
}

#[test]
fn r3_beyond_42_a_bid_is_the_double_of_the_last() {
    let mut game = at_first(HANDS);
    let mut bid = 42;
    play(&mut game, "bid:42");
    while bid < 10_752 {
        bid *= 2;
        assert_eq!(legal(&game), std::format!("pass bid:{bid}"));
        play(&mut game, &std::format!("bid:{bid}"));
    }
    assert_eq!(bid, 10_752);
    assert_eq!(legal(&game), "pass");
    assert_eq!(refused(&game, "bid:21504"), Refusal::Highest);
    play(&mut game, "pass pass pass");
    assert_eq!(phase(&game), "trump");
}

#[test]
fn r4_who_has_passed_is_out_and_partners_may_overbid_each_other() {
    let mut game = at_first(HANDS);
    play(&mut game, "bid:30 pass bid:31 pass");
    assert_eq!(to_play(&game), 0, "the bid of the partner can be raised");
    play(&mut game, "bid:32");
    assert_eq!(to_play(&game), 2, "nobody asks who has passed");
    play(&mut game, "pass");
    assert_eq!(game.open.bid(), Some((seat(0), Bid::new(32))));
    assert_eq!((phase(&game), to_play(&game)), ("trump", 0));
}

#[test]
fn r5_if_all_pass_the_next_seat_deals_and_nobody_scores() {
    let mut game = at_first(HANDS);
    play(&mut game, "pass pass pass");
    let told = open(play(&mut game, "pass"));
    assert_eq!(
        told,
        [
            Event::Passed { seat: seat(3) },
            Event::ThrownIn { dealer: seat(3) },
            Event::Dealt { dealer: seat(0) },
        ]
    );
    assert_eq!((game.open.dealer, to_play(&game)), (seat(0), 1));
    assert_eq!((totals(&game), game.open.deals), ([0, 0], 1));
    assert!(game.open.report.is_none());
}

#[test]
fn r5_a_dealer_who_has_to_bid_bids_30_to_42() {
    let mut game = dealt(3, HANDS, "all-pass=dealer-bids-30");
    play(&mut game, "pass pass pass");
    assert_eq!(legal(&game), "bid:{30..42}");
    assert_eq!(refused(&game, "pass"), Refusal::DealerBids);
    play(&mut game, "bid:30");
    assert_eq!((phase(&game), to_play(&game)), ("trump", 3));

    let mut game = dealt(3, HANDS, "all-pass=dealer-bids-30");
    play(&mut game, "pass bid:30 pass");
    assert_eq!(legal(&game), "pass bid:{31..42}", "somebody has bid");
}

#[test]
fn r6_the_bidder_names_one_of_nine_contracts_for_all_to_hear() {
    let mut game = at_first(HANDS);
    play(&mut game, "pass bid:31 pass pass");
    assert_eq!((phase(&game), to_play(&game)), ("trump", 1));
    let all = "trump:0 trump:1 trump:2 trump:3 trump:4 trump:5 trump:6 trump:doubles trump:none";
    assert_eq!(legal(&game), all);
    assert_eq!(refused(&game, "5-5"), Refusal::NameFirst);
    assert_eq!(refused(&game, "pass"), Refusal::NameFirst);
    let told = open(play(&mut game, "trump:5"));
    let (seat, contract) = (seat(1), contract("5"));
    assert_eq!(told, [Event::Named { seat, contract }]);
}

#[test]
fn r7_the_bidder_leads_any_tile_and_whoever_wins_leads_next() {
    let mut game = at_first(HANDS);
    play(&mut game, "pass bid:31 pass pass trump:6");
    assert_eq!((phase(&game), to_play(&game)), ("play", 1));
    assert_eq!(listed(&game).len(), 7);
    play(&mut game, "5-5 4-3 3-0");
    assert_eq!(to_play(&game), 0, "play goes left");
    play(&mut game, "6-6");
    assert_eq!(to_play(&game), 0);
    assert_eq!(listed(&game).len(), 6);
}

#[test]
fn r8_the_higher_number_is_led_unless_the_tile_is_a_trump() {
    for (named, led, suit) in [
        ("3", "6-4", "6"),
        ("3", "4-4", "4"),
        ("3", "6-3", "3"),
        ("none", "6-3", "6"),
        ("doubles", "6-5", "6"),
    ] {
        let suit = Pips::new(suit.parse().unwrap()).map(Suit::Of);
        assert_eq!(trick(led).suit_led(&contract(named)), suit, "{named} {led}");
    }
    let doubles = trick("4-4").suit_led(&contract("doubles"));
    assert_eq!(doubles, Some(Suit::Doubles));
}

#[test]
fn r9_whoever_has_the_suit_led_follows_and_others_play_anything() {
    let mut game = bid_by_first(HANDS, 30, "0");
    play(&mut game, "6-6");
    assert_eq!(listed(&game).len(), 7, "no sixes, so anything");
    let hand = "5-5 5-4 6-5 3-0 1-0 2-2 2-1";
    assert_eq!(playable("0", "5-3", hand), set("5-5 5-4 6-5"));
    assert_eq!(playable("0", "4-4", hand), set("5-4"));
    assert_eq!(playable("0", "0-0", hand), set("3-0 1-0"));
    assert_eq!(playable("0", "3-1", hand), set(hand), "3-0 is a trump");
}

#[test]
fn r9_a_refusal_names_what_was_led() {
    let hands = [
        "6-6 6-5 5-5 4-4 3-3 2-2 1-1",
        "6-4 5-4 4-3 4-2 4-1 4-0 3-2",
        "6-3 6-2 5-3 5-2 3-1 2-1 1-0",
        "6-1 6-0 5-1 5-0 3-0 2-0 0-0",
    ];
    let mut game = bid_by_first(hands, 30, "5");
    play(&mut game, "6-6");
    assert_eq!(
        refused(&game, "4-3"),
        Refusal::Follow(Suit::Of(Pips::new(6).unwrap()))
    );
    assert_eq!(refused(&game, "0-0"), Refusal::NotHeld);
    play(&mut game, "6-4 6-3 6-1 5-5");
    assert_eq!(refused(&game, "4-3"), Refusal::FollowTrumps);
    assert_eq!(
        std::format!("{}", refused(&game, "4-3")),
        "Follow with a trump"
    );
}

#[test]
fn r10_the_highest_trump_wins_and_without_one_the_highest_of_the_suit_led() {
    assert_eq!(winner("2", "6-6 6-5 2-0 2-1"), tile("2-1"));
    assert_eq!(winner("2", "5-1 6-5 4-4 3-3"), tile("6-5"));
}

#[test]
fn r11_the_double_of_trumps_is_the_highest_and_then_six_to_blank() {
    let order = ["3-3", "6-3", "5-3", "4-3", "3-2", "3-1", "3-0"];
    for pair in order.windows(2) {
        let tiles = std::format!("{} {}", pair[1], pair[0]);
        assert_eq!(winner("3", &tiles), tile(pair[0]));
    }
}

#[test]
fn r12_doubles_as_trumps_do_not_belong_to_their_numbers() {
    assert_eq!(winner("doubles", "0-0 1-1 3-3 2-2"), tile("3-3"));
    assert_eq!(winner("doubles", "6-4 6-5 6-3 6-2"), tile("6-5"));
    assert_eq!(playable("doubles", "6-4", "6-6 5-1"), set("6-6 5-1"));
    assert_eq!(playable("doubles", "3-3", "6-6 5-1"), set("6-6"));
}

#[test]
fn r13_without_trumps_only_the_suit_led_can_win() {
    assert_eq!(winner("none", "5-4 6-6 4-4 5-5"), tile("5-5"));
    assert_eq!(winner("none", "2-0 6-6 5-5 4-4"), tile("2-0"));
}

#[test]
fn r14_a_trick_counts_one_and_what_its_tiles_count() {
    let mut game = bid_by_first(HANDS, 30, "6");
    let told = open(play(&mut game, "6-4 5-5 4-1 0-0"));
    let won = Event::Won {
        seat: seat(0),
        last: tile("0-0"),
        points: Points::new(26),
    };
    assert_eq!(told.last(), Some(&won));
    assert_eq!(game.open.taken(Side::Even), Points::new(26));
    assert_eq!(game.open.taken(Side::Odd), Points::ZERO);
}

/// Plays on by what is listed first, to the end of the hand.
fn play_out(game: &mut Texas) {
    let deals = game.open.deals;
    while game.open.deals == deals && phase(game) == "play" {
        let first = listed(game)[0].clone();
        attempt(game, &first, &mut Free).unwrap();
    }
}

#[test]
fn r15_a_bid_that_is_made_brings_both_sides_what_they_took() {
    let mut game = bid_by_first(HANDS, 30, "6");
    play_out(&mut game);
    assert_eq!(totals(&game), [42, 0]);
    assert_eq!(scores(&game), [42, 0, 42, 0]);
    let mut game = at_first(HANDS);
    play(
        &mut game,
        "pass bid:31 pass pass trump:5 5-5 4-1 1-0 6-5 5-0 4-2 2-0 6-1",
    );
    assert_eq!(game.open.taken(Side::Odd), Points::new(10 + 5 + 1 + 5 + 1));
}

#[test]
fn r16_a_bid_that_is_not_made_brings_the_others_the_bid_as_well() {
    let mut game = at_first(HANDS);
    play(&mut game, "pass pass pass bid:31 trump:0");
    play_out(&mut game);
    let report = game.open.report.unwrap();
    let [even, odd] = Side::BOTH.map(|side| report.taken(side).number());
    assert!(odd < 31 && even + odd == 42);
    assert_eq!(totals(&game), [even + 31, 0]);
}

#[test]
fn r17_a_limit_bid_is_made_with_all_tricks_and_counts_itself() {
    for (calls, points) in [
        ("bid:42 pass pass pass", 42),
        ("bid:42 bid:84 pass pass bid:168 pass", 168),
    ] {
        let mut game = at_first(HANDS);
        play(&mut game, calls);
        play(&mut game, "trump:6");
        play_out(&mut game);
        assert_eq!(totals(&game), [points, 0], "{calls}");
    }
}

#[test]
fn r18_a_lost_limit_bid_ends_with_the_first_trick_of_the_others() {
    let mut game = at_first(HANDS);
    play(&mut game, "pass bid:42 pass pass trump:4 4-4 4-3 3-0");
    let told = open(play(&mut game, "6-4"));
    assert_eq!(to_play(&game), 1, "that trick was won");
    assert!(matches!(
        told[..],
        [Event::Played { .. }, Event::Won { .. }]
    ));
    let told = open(play(&mut game, "5-0 4-2 0-0 6-5"));
    let settled = Event::Settled {
        bidder: seat(1),
        bid: Bid::new(42),
        points: Points::new(11),
        made: false,
    };
    assert!(told.contains(&settled), "{told:?}");
    assert_eq!(totals(&game), [42, 0]);
    let report = game.open.report.unwrap();
    assert!(report.rest.iter().all(|(_, rest)| rest.len() == 5));
}

#[test]
fn r19_whoever_has_250_wins_and_the_bidder_if_both_have() {
    let mut game = bid_by_first(HANDS, 30, "6");
    set_totals(&mut game, 208, 249);
    play_out(&mut game);
    assert_eq!(totals(&game), [250, 249]);
    assert_eq!(ended(&game), Some(("target", std::vec![0, 2])));

    let mut game = bid_by_first(HANDS, 30, "6");
    set_totals(&mut game, 207, 249);
    play_out(&mut game);
    assert_eq!(ended(&game), None, "249 is not enough");
}

#[test]
fn r20_partners_have_one_score_and_win_together() {
    let game = start(1, "");
    assert_eq!(game.teams(), Teams::Opposite);
    let mut game = bid_by_first(HANDS, 42, "6");
    set_totals(&mut game, 240, 100);
    play_out(&mut game);
    assert_eq!(scores(&game), [282, 100, 282, 100]);
    let Turn::Over(outcome) = game.turn() else {
        panic!("it is over");
    };
    assert_eq!(outcome.winners, seats(&[0, 2]));
}

#[test]
fn the_deal_passes_to_the_left_after_every_hand() {
    let mut game = bid_by_first(HANDS, 30, "6");
    let told = {
        let deals = game.open.deals;
        let mut told = List::new();
        while game.open.deals == deals {
            let first = listed(&game)[0].clone();
            told = attempt(&mut game, &first, &mut Free).unwrap();
        }
        open(told)
    };
    let tail = [Event::HandOver, Event::Dealt { dealer: seat(0) }];
    assert!(told.ends_with(&tail), "{told:?}");
    assert_eq!((phase(&game), to_play(&game)), ("bid", 1));
}

#[test]
fn in_one_round_each_seat_speaks_once() {
    let mut game = dealt(3, HANDS, "auction=one-round");
    play(&mut game, "bid:30 bid:31 pass bid:32");
    assert_eq!((phase(&game), to_play(&game)), ("trump", 3));
    let mut game = dealt(3, HANDS, "auction=one-round");
    play(&mut game, "bid:42 bid:84 pass pass");
    assert_eq!(game.open.bid(), Some((seat(1), Bid::new(84))));
}
