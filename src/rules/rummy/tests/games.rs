//! What must hold in every game: imagined games fit what is known, texts read back, hands open at the end.

use super::*;
use crate::NotAnAction;
use crate::testing::sheet::Sheet;
use crate::testing::{can_be_imagined, play_on, reads_back, step};

/// Plays whole games at random and shows each position to `look`.
fn play_games(games: u64, mut look: impl FnMut(&Rummy, &mut Rng)) {
    for number in 0..games {
        let mut game = start(2 + (number % 5) as usize, number, "game=deals-3");
        let mut rng = Rng::seed_from_u64(number + 1000);
        play_on(&mut game, &mut rng, |game, rng| {
            look(game, rng);
            true
        });
    }
}

#[test]
fn every_position_is_sound_and_reads_back_from_a_save() {
    let mut ends = [0; 2];
    play_games(60, |game, rng| {
        assert!(game.is_sound(), "{game:?}");
        if rng.below(8) == 0 {
            reads_back(game);
        }
        if let Some(report) = game.open.report {
            ends[usize::from(report.winner.is_some())] += 1;
        }
    });
    assert!(ends.iter().all(|times| *times > 100), "{ends:?}");
}

#[test]
fn imagined_games_are_sound_and_look_the_same_to_their_seat() {
    let mut turned = 0;
    play_games(40, |game, rng| {
        can_be_imagined(game, rng);
        turned += u32::from(game.open.turned > 0);
    });
    assert!(turned > 100, "positions after a turning over were met");
}

#[test]
fn what_is_public_stays_where_it_is_in_an_imagined_game() {
    play_games(20, |game, rng| {
        for looking in game.open.players.seats() {
            let imagined = Rummy::imagine(&game.view(Some(looking)), rng);
            for seat in game.open.players.seats() {
                assert!(
                    game.open.known[seat]
                        .without(imagined.hands[seat])
                        .is_empty()
                );
            }
            if game.open.turned > 0 {
                assert_eq!(imagined.stock, game.stock);
            }
        }
    });
}

#[test]
fn an_imagined_hand_is_drawn_evenly_from_the_unseen_cards() {
    // Seat 1 holds the 2C, which all saw it take, and one of the four unseen cards; three are in the stock.
    let mut game = laid(&["9H 3C", "2C 5S"], "9S", "6S 7S 8S", &[]);
    let seen = set("9H 3C 2C 5S 6S 7S 8S 9S");
    game.open.pile = CardSet::PACK
        .without(seen)
        .iter()
        .chain(cards("9S"))
        .collect();
    game.open.known[seat(1)] = set("2C");
    let view = game.view(Some(seat(0)));
    assert_eq!(view.unseen(), set("5S 6S 7S 8S"));
    let mut rng = Rng::seed_from_u64(9);
    let mut counts = [0; 4];
    for _ in 0..4000 {
        let hand = Rummy::imagine(&view, &mut rng).hands[seat(1)];
        assert!(hand.has(card("2C")));
        let place = cards("5S 6S 7S 8S").iter().position(|card| hand.has(*card));
        counts[place.unwrap()] += 1;
    }
    // 1000 each, with a deviation of 27: five of them.
    assert!(
        counts.iter().all(|count| (865..=1135).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn all_hands_are_open_when_the_game_is_over() {
    let mut game = last_deal(&["9C", "KC AD"], "2S", "TC", &["6C 7C 8C"]);
    assert_eq!(game.view(None).open_hand(seat(1)), None);
    play(&mut game, "stock lay:0,9C drop:TC");
    assert_eq!(game.view(None).open_hand(seat(1)), Some(set("KC AD")));
    assert_eq!(Sheet::seen(&game.view(None)).zone("hand1"), "KC AD");
}

#[test]
fn what_a_hand_can_lay_off_is_known_to_the_table() {
    let game = laid(
        &["3C 9S", "KD"],
        "2S",
        "TC",
        &["4C 5C 6C", "7C 7D 7H", "8C 9C TC"],
    );
    assert_eq!(game.open.fitting(), set("3C 7C 7S JC"));
    let places: List<u8> = game.open.places_for(card("7C")).collect();
    assert_eq!(places, [0, 2]);
    assert_eq!(game.open.places_for(card("9S")).count(), 0);
}

#[test]
fn melds_are_written_by_their_ends_or_their_cards() {
    let text = |cards: &str| {
        let (seat, cards) = (seat(0), set(cards));
        std::format!("{}", Meld { seat, cards })
    };
    assert_eq!(text("4C 5C 6C 7C"), "4C-7C");
    assert_eq!(text("7D 7S 7H"), "7D,7H,7S");
    assert_eq!(text("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"), "AC-KC");
}

#[test]
fn actions_read_back_from_their_texts() {
    for text in [
        "pile",
        "stock",
        "meld:7D,7H,7S",
        "lay:0,3C",
        "lay:16,KH",
        "drop:KH",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    assert_eq!("meld:7S,7D,7H".parse::<Action>(), "meld:7D,7H,7S".parse());
    assert_eq!("lay:3C,0".parse::<Action>(), "lay:0,3C".parse());
    for text in [
        "",
        "done",
        "7H",
        "Stock",
        "meld",
        "meld:",
        "meld:7D,7D,7H",
        "lay:0",
        "lay:3C",
        "lay:+1,3C",
        "lay:256,3C",
        "lay:0,3C,4C",
        "lay:,3C",
        "drop",
        "drop:",
        "drop:KH,KD",
        "stock:1",
    ] {
        assert_eq!(text.parse::<Action>(), Err(NotAnAction), "{text}");
    }
}

#[test]
fn a_game_is_played_on_from_any_imagined_position() {
    play_games(10, |game, rng| {
        if rng.below(20) == 0 {
            let view = game.view(Some(seat(0)));
            let mut other = Rummy::imagine(&view, rng);
            for _ in 0..40 {
                if !step(&mut other, rng) {
                    break;
                }
                assert!(other.is_sound());
            }
        }
    });
}
