//! The show: the order in which hands are counted (R13), gains (R19), claims and Muggins, and the flush of the crib.

use super::*;

/// A deal that has been played out: the hand of seat 0 is worth 6, that of seat 1 nothing, and its crib 10.
fn to_show(wishes: &str) -> Cribbage {
    let hands = ["7C 8D KC QD", "TC JS 3H 4C"];
    let mut game = laid_with_crib(&hands, "7D", "6C 8C 9D 2C", wishes);
    while phase(&game) != "show" {
        play_first(&mut game);
    }
    let starter = card("7D");
    let worth = [set(hands[0]), set(hands[1]), game.crib];
    assert_eq!(
        worth.map(|cards| count::total(cards, starter, false)),
        [6, 0, 10]
    );
    set_scores(&mut game, &[50, 60]);
    game.open.tally = PerSeat::default();
    game
}

/// The same with other claims.
fn claimed(wishes: &str, claims: &str) -> List<i32> {
    let mut game = to_show(wishes);
    for claim in claims.split(' ') {
        play(&mut game, &std::format!("claim:{claim}"));
    }
    scores(&game)
}

#[test]
fn r13_the_dealers_left_counts_first_and_the_dealers_crib_comes_last() {
    let hands = ["K Q 4 2", "J 5 6 9", "T 8 7 3", "A 2 3 T"];
    let mut game = laid(&hands, "2D", "");
    while phase(&game) != "show" {
        play_first(&mut game);
    }
    let mut order = List::new();
    while phase(&game) == "show" {
        assert_eq!(legal(&game), "count");
        let heard = open(play(&mut game, "count"));
        let Some(Event::Counted { seat, crib, .. }) = heard.first() else {
            panic!("something is counted");
        };
        order.push((seat.index(), *crib));
    }
    let expected = [(0, false), (1, false), (2, false), (3, false), (3, true)];
    assert_eq!(order, expected);
}

#[test]
fn r19_each_hand_is_pegged_as_one_gain() {
    let mut game = to_show("");
    let heard = open(play(&mut game, "count"));
    assert_eq!(scores(&game), [56, 60]);
    assert_eq!(game.open.pegs[seat(0)].back, Points::new(50));
    assert!(matches!(
        heard[..],
        [Event::Counted {
            points: 6,
            claim: None,
            ..
        }]
    ));
    play(&mut game, "count");
    assert_eq!(
        game.open.pegs[seat(1)].back,
        Points::new(59),
        "nothing is no gain"
    );
    assert_eq!(refused(&game, "claim:3"), Refusal::CountFirst);
    play(&mut game, "count");
    assert_eq!(scores(&game), [56, 70]);
    let report = game.open.report.unwrap();
    let tally = |number| report.tally[seat(number)];
    assert_eq!((tally(0).hand, tally(1).hand, tally(1).crib), (6, 0, 10));
}

#[test]
fn a_claim_is_any_number_up_to_29() {
    let game = to_show("counting=claim");
    assert_eq!(legal(&game), "claim:{0..29}");
    assert_eq!(refused(&game, "claim:30"), Refusal::ClaimFirst);
    assert_eq!(refused(&game, "count"), Refusal::ClaimFirst);
}

#[test]
fn a_claim_of_the_truth_pegs_it() {
    assert_eq!(claimed("counting=claim", "6 0 10"), [56, 70]);
    assert_eq!(claimed("counting=muggins", "6 0 10"), [56, 70]);
}

#[test]
fn a_claim_below_the_truth_pegs_the_claim_only() {
    assert_eq!(claimed("counting=claim", "2 0 7"), [52, 67]);
}

#[test]
fn in_muggins_the_next_opponent_pegs_what_was_missed_after_the_claim() {
    assert_eq!(claimed("counting=muggins", "2 0 7"), [55, 71]);
    let mut game = to_show("counting=muggins");
    let heard = open(play(&mut game, "claim:2"));
    let pegged: List<(usize, u16)> = heard
        .iter()
        .filter_map(|event| match event {
            Event::Counted { seat, total, .. } | Event::Muggins { seat, total, .. } => {
                Some((seat.index(), total.number()))
            }
            _ => None,
        })
        .collect();
    assert_eq!(pegged, [(0, 52), (1, 64)]);
    assert_eq!(game.open.tally[seat(1)].missed, 4);
    // Whoever claims first wins first.
    let mut game = to_show("counting=muggins");
    set_scores(&mut game, &[119, 120]);
    play(&mut game, "claim:2");
    assert_eq!(ended(&game), Some(("target", List::from([0]))));
    let mut game = to_show("counting=muggins");
    set_scores(&mut game, &[118, 120]);
    play(&mut game, "claim:2");
    assert_eq!(ended(&game), Some(("target", List::from([1]))));
}

#[test]
fn in_muggins_three_players_lose_to_the_left_and_four_to_the_other_team() {
    let missed = |hands: &[&str]| {
        let mut game = laid(hands, "5D", "counting=muggins");
        while phase(&game) != "show" {
            play_first(&mut game);
        }
        let before = scores(&game);
        play(&mut game, "claim:0");
        let gains = scores(&game).into_iter().zip(before);
        gains
            .map(|(after, before)| after - before)
            .collect::<List<_>>()
    };
    // King, queen, six and two with the five: two fifteens.
    assert_eq!(missed(&["KD Q 6 2", "J 5 6 9", "T 8 7 3"]), [0, 4, 0]);
    let four = ["KD Q 6 2", "J 5 6 9", "T 8 7 3", "A 2 3 T"];
    assert_eq!(missed(&four), [0, 4, 0, 4]);
}

#[test]
fn ruling_15_a_claim_above_the_truth_costs_the_excess_and_never_more_than_all() {
    for counting in ["counting=claim", "counting=muggins"] {
        assert_eq!(claimed(counting, "8 0 11"), [54, 69]);
        assert_eq!(claimed(counting, "29 29 29"), [50, 60]);
    }
}

#[test]
fn the_points_of_the_play_are_automatic_where_hands_are_claimed() {
    let mut game = laid(&["T 9 A A", "K Q J 8"], "2D", "counting=claim");
    play_ranks(&mut game, "T K 9 go A A Q J 8");
    assert_eq!(pegged(&game), [4, 1]);
}

#[test]
fn ruling_10_a_flush_of_four_counts_in_the_crib_where_it_is_agreed() {
    let points = |wishes: &str, starter: &str| {
        let hands = ["KC QD 6H 2S", "TC JD 3H 4S"];
        let mut game = laid_with_crib(&hands, starter, "2D 4D 6D 8D", wishes);
        while phase(&game) != "show" {
            play_first(&mut game);
        }
        let heard = play_ranks(&mut game, "count count count");
        let crib = heard.iter().find_map(|event| match event {
            Event::Counted {
                crib: true, points, ..
            } => Some(*points),
            _ => None,
        });
        crib.unwrap()
    };
    assert_eq!(points("", "KS"), 0);
    assert_eq!(points("crib-flush=same-as-hand", "KS"), 4);
    assert_eq!(points("", "KD"), 5);
    assert_eq!(points("crib-flush=same-as-hand", "KD"), 5);
}
