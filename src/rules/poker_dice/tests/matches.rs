//! Matches: how many hands win, and who throws first in the next one.

use super::*;

/// Plays a hand that one of two seats wins.
fn won_by(game: &mut PokerDice, winner: usize) -> List<Event> {
    let first = to_move(game);
    if first == winner {
        hand(game, &["KKKK9", "QQJJ9"])
    } else {
        hand(game, &["QQJJ9", "KKKK9"])
    }
}

#[test]
fn r8_two_players_play_the_best_three_of_five() {
    let mut long = in_order(2, "");
    for (winner, score) in [(0, [1, 0]), (1, [1, 1]), (0, [2, 1]), (1, [2, 2])] {
        won_by(&mut long, winner);
        assert_eq!(scores(&long), score);
        assert_eq!(phase(&long), "throw");
    }
    won_by(&mut long, 0);
    assert_eq!(scores(&long), [3, 2]);
    let Turn::Over(outcome) = long.turn() else {
        panic!("three hands win")
    };
    assert_eq!((outcome.winners, outcome.reason), (seats(&[0]), "hands"));
    assert_eq!(refused(&long, "roll"), Refusal::Over);
    let mut short = in_order(2, "");
    for _ in 0..3 {
        won_by(&mut short, 1);
    }
    assert_eq!((scores(&short), phase(&short)), (std::vec![0, 3], "over"));
}

#[test]
fn r8_a_tied_hand_is_decided_by_a_throw_off_and_counts_once() {
    let mut game = in_order(2, "");
    hand(&mut game, &["KKKK9", "KKKKA"]);
    assert_eq!((scores(&game), game.open.hand), (std::vec![0, 0], 1));
    hand(&mut game, &["99TTA", "AAAAA"]);
    assert_eq!((scores(&game), game.open.hand), (std::vec![0, 1], 2));
}

#[test]
fn r9_with_three_or_more_the_winner_of_the_hand_is_the_winner() {
    for players in 3..=6 {
        let mut game = in_order(players, "");
        let mut dice = std::vec!["QQJJ9"; players - 1];
        dice.push("KKKKK");
        hand(&mut game, &dice);
        let Turn::Over(outcome) = game.turn() else {
            panic!("one hand is the game")
        };
        assert_eq!(outcome.winners, seats(&[players - 1]));
    }
}

#[test]
fn option_match_says_how_many_hands_win() {
    for (value, hands) in [
        ("one-hand", 1),
        ("first-to-2", 2),
        ("first-to-3", 3),
        ("first-to-5", 5),
    ] {
        for players in [2, 3] {
            let mut game = in_order(players, &std::format!("match={value}"));
            for won in 0..hands {
                assert_ne!(phase(&game), "over", "{value} after {won}");
                let throws = game.open.order.clone();
                let dice: List<&str> = throws
                    .iter()
                    .map(|one| if *one == seat(1) { "KKKKK" } else { "99TJQ" })
                    .collect();
                hand(&mut game, &dice);
            }
            assert_eq!(phase(&game), "over");
            assert_eq!(game.score(seat(1)), hands);
        }
    }
}

#[test]
fn ruling_8_the_order_rotates_and_two_players_alternate() {
    let mut game = in_order(4, "match=first-to-3");
    hand(&mut game, &["KKKKK", "99TJQ", "99TJQ", "99TJQ"]);
    assert_eq!(order(&game), [1, 2, 3, 0]);
    hand(&mut game, &["KKKKK", "99TJQ", "99TJQ", "99TJQ"]);
    assert_eq!(order(&game), [2, 3, 0, 1]);
    let mut two = in_order(2, "");
    won_by(&mut two, 0);
    assert_eq!(order(&two), [1, 0]);
    won_by(&mut two, 0);
    assert_eq!(order(&two), [0, 1]);
}

#[test]
fn option_redetermine_throws_a_die_each_again() {
    let mut game = in_order(2, "next-hand-order=redetermine");
    won_by(&mut game, 0);
    assert_eq!((phase(&game), to_move(&game)), ("order", 0));
    assert_eq!(listed(&game), ["roll"]);
    let events = play(&mut game, "9 K");
    assert_eq!(order(&game), [1, 0]);
    assert_eq!(
        events.last(),
        Some(&Event::HandBegan {
            hand: 2,
            first: seat(1)
        })
    );
}

#[test]
fn option_winner_first_moves_the_winner_to_the_front() {
    let mut game = in_order(4, "next-hand-order=winner-first match=first-to-3");
    hand(&mut game, &["99TJQ", "99TJQ", "KKKKK", "99TJQ"]);
    assert_eq!(order(&game), [2, 0, 1, 3]);
    hand(&mut game, &["KKKKK", "99TJQ", "99TJQ", "99TJQ"]);
    assert_eq!(order(&game), [2, 0, 1, 3]);
}
