//! The rules of the game for points, by their numbers.

use super::*;
use crate::game::Audience;

/// A position in a game for points, with the hand of the seat in turn.
fn held(position: &str, hand: &str) -> Sorry {
    held_with(position, hand, "mode=points")
}

fn held_with(position: &str, hand: &str, options: &str) -> Sorry {
    let mut game = at_with(position, options);
    let own: Cards = testing::read(hand);
    let mut rest = Cards::deck().without(own.iter());
    for (number, cards) in game.hands.iter_mut() {
        if number.index() >= position.split('/').count() {
            continue;
        }
        *cards = match number == game.open.to_play {
            true => own,
            false => rest.iter().take(5).collect(),
        };
        if number != game.open.to_play {
            rest = rest.without(cards.iter());
        }
    }
    game.stock = rest.iter().collect();
    assert!(game.is_sound());
    game
}

#[test]
fn p1_one_pawn_is_out_and_five_cards_are_dealt_in_turn() {
    let script = Script::new().picks(&[1]).pack("1 2 3 4 5 7 8 10 11 12 S 1");
    let (game, told) = scripted::<Sorry>(2, 1, "mode=points", script);
    assert_eq!(
        (places(&game, 0), places(&game, 1)),
        ("4,S,S,S".into(), "34,S,S,S".into())
    );
    let hand = |number| -> List<String> {
        game.hands[seat(number)]
            .iter()
            .map(|card| card.to_string())
            .collect()
    };
    assert_eq!(hand(1).join(" "), "1 3 5 8 11");
    assert_eq!(hand(0).join(" "), "2 4 7 10 12");
    assert_eq!((game.stock.len(), game.open.card), (35, None));
    assert_eq!(open(told), [Event::Dealt { first: seat(1) }]);
}

#[test]
fn p2_a_card_of_the_hand_is_played_and_another_drawn_in_secret() {
    let mut game = held("4,S,S,S/34,S,S,S 0", "3 3 5 S 12");
    assert_eq!(
        legal(&game),
        "3/move:0.0,3 5/move:0.0,5 12/move:0.0,12 S/sorry:0.1,1.0"
    );
    assert_eq!(refused(&game, "8/move:0.0,8"), Refusal::NotHeld);
    assert_eq!(refused(&game, "move:0.0,3"), Refusal::NameACard);
    assert_eq!(refused(&game, "drop:3"), Refusal::CanUse);
    let told = play(&mut game, "3/move:0.0,3");
    assert_eq!((to_play(&game), game.hands[seat(0)].len()), (1, 5));
    let drawn = told
        .iter()
        .find(|(_, event)| matches!(event, Event::DrewCard { .. }))
        .unwrap();
    assert_eq!(drawn.0, Audience::seat(seat(0)));
    assert_eq!(
        told[0].1,
        Event::Played {
            seat: seat(0),
            card: Card::Three
        }
    );
    assert_eq!(game.open.discard[..], [Card::Three]);
}

#[test]
fn p3_without_a_move_any_card_is_dropped_and_the_turn_ends() {
    let mut game = held("H,H,H,z5/34,S,S,S 0", "2 2 5 7 12");
    assert_eq!(legal(&game), "drop:2 drop:5 drop:7 drop:12");
    play(&mut game, "drop:2");
    assert_eq!((to_play(&game), game.hands[seat(0)].len()), (1, 5));
}

#[test]
fn p3_whoever_could_only_change_places_may_drop_instead() {
    let game = held("H,H,H,1/34,S,S,S 0", "8 11 11 12 12");
    assert_eq!(legal(&game), "drop:8 11/swap:0.3,1.0 drop:11 drop:12");
    let game = held("H,H,H,1/34,S,S,S 0", "1 11 11 12 12");
    assert_eq!(legal(&game), "1/move:0.3,1 11/swap:0.3,1.0");
}

#[test]
fn p4_after_a_2_the_same_seat_plays_again() {
    let mut game = held("4,S,S,S/34,S,S,S 0", "2 3 3 5 12");
    play(&mut game, "2/move:0.0,2");
    assert_eq!((to_play(&game), game.hands[seat(0)].len()), (0, 5));
}

#[test]
fn p5_the_round_stops_with_the_fourth_pawn() {
    let mut game = held("H,H,H,z4/34,H,S,S 0", "2 3 3 5 12");
    let told = open(play(&mut game, "2/move:0.3,2"));
    assert!(told.contains(&Event::RoundOver {
        winner: Some(seat(0))
    }));
    assert_eq!(ended(&game), Some(("points", List::from([0]))));
    assert_eq!(game.hands[seat(0)].len(), 4);
    assert_eq!(scores(&game), [85, 5]);
    assert!(game.is_sound());
}

#[test]
fn p5_the_winner_begins_the_next_round_with_a_whole_deck() {
    let options = "mode=points game=target-200";
    let mut game = held_with("S,S,S,S/H,H,H,z4 1", "2 3 3 5 12", options);
    play(&mut game, "2/move:1.3,2");
    assert_eq!((ended(&game), to_play(&game)), (None, 1));
    assert_eq!(scores(&game), [0, 140]);
    assert_eq!(
        (places(&game, 0), game.open.rounds, game.stock.len()),
        ("4,S,S,S".into(), 1, 35)
    );
}

#[test]
fn p6_a_round_without_a_winner_brings_the_fives_alone() {
    let mut game = held("H,H,S,z5/34,H,S,S 0", "3 3 5 5 12");
    game.open.rebuilds = MOST_REBUILDS;
    let rest = core::mem::take(&mut game.stock);
    game.open.discard.extend(rest);
    play(&mut game, "drop:12");
    assert_eq!(scores(&game), [10, 5]);
    assert_eq!(ended(&game), Some(("points", List::from([0]))));
    assert!(game.is_sound());
}

#[test]
fn hands_are_private_and_so_is_every_decision() {
    let game: Sorry = start(3, 5, "mode=points");
    assert!(matches!(game.turn(), Turn::Decide(decision) if decision.private));
    let view = game.view(Some(seat(1)));
    assert_eq!(view.hand, game.hands[seat(1)]);
    assert!(game.view(None).hand.is_empty());
    assert_eq!(view.unseen().len(), DECK - 5);
}
