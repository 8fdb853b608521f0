//! What must hold in every game: the pack stays whole, every deal ends, saves read back, imagined games fit.

use super::*;
use crate::length::Length;
use crate::testing::{can_be_imagined, play_on, reads_back};

const RULES: [&str; 6] = [
    "",
    "empty-stock=pass game=deals-3",
    "draw=one-may-play game=target-50",
    "draw=until-playable game=target-200",
    "draw=until-playable empty-stock=pass game=deals-10",
    "draw=one-may-play empty-stock=pass",
];

/// Plays whole games at random and shows each position to `look`.
fn play_games(games: u64, mut look: impl FnMut(&CrazyEights, &mut Rng)) {
    for number in 0..games {
        let players = 2 + (number % 7) as usize;
        let rules = RULES[(number / 7) as usize % RULES.len()];
        let mut game = start(players, number, rules);
        play_on(
            &mut game,
            &mut Rng::seed_from_u64(number + 1000),
            |game, rng| {
                look(game, rng);
                true
            },
        );
    }
}

#[test]
fn tv13_the_pack_stays_whole_and_every_deal_ends() {
    let mut since_deal = 0;
    let mut deals = 0;
    play_games(126, |game, _| {
        let mut all: List<Card> = game.stock.iter().chain(&game.open.pile).copied().collect();
        for (_, hand) in game.hands.iter() {
            all.extend(hand.iter());
        }
        assert_eq!(all.len(), 52);
        assert_eq!(all.into_iter().collect::<CardSet>(), CardSet::PACK);
        since_deal += 1;
        if game.open.deals != deals {
            deals = game.open.deals;
            since_deal = 0;
        }
        // 575 actions and 202 passes of each of eight seats, as the bound in the catalogue entry counts them.
        assert!(since_deal <= 2191);
    });
}

#[test]
fn every_position_is_sound_and_reads_back_from_a_save() {
    play_games(42, |game, rng| {
        assert!(game.is_sound(), "{game:?}");
        if rng.below(8) == 0 {
            reads_back(game);
        }
    });
}

#[test]
fn imagined_games_are_sound_and_look_the_same_to_their_seat() {
    let mut forced = 0;
    play_games(84, |game, rng| {
        can_be_imagined(game, rng);
        forced += u32::from(!game.open.can_draw(game.stock.len()));
    });
    assert!(forced > 100, "positions with nothing to draw were met");
}

#[test]
fn an_imagined_hand_is_drawn_evenly_from_the_unseen_cards() {
    // Seat 1 holds one of the four unseen cards, three are in the stock.
    let mut game = laid(&["9H 3C", "2C"], "9S", "5S 6S 7S", "");
    game.open.pile = CardSet::PACK
        .without(set("9H 3C 2C 5S 6S 7S 9S"))
        .iter()
        .chain(cards("9S"))
        .collect();
    let view = game.view(Some(seat(0)));
    let mut rng = Rng::seed_from_u64(9);
    let mut counts = [0; 4];
    for _ in 0..4000 {
        let hand = CrazyEights::imagine(&view, &mut rng).hands[seat(1)];
        let place = cards("2C 5S 6S 7S").iter().position(|card| hand.has(*card));
        counts[place.unwrap()] += 1;
    }
    // 1000 each, with a deviation of 27: five of them.
    assert!(
        counts.iter().all(|count| (865..=1135).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn after_a_rebuild_the_cards_held_back_are_known() {
    // The stock has just been rebuilt, so seat 1 holds exactly the cards that are nowhere else.
    let mut game = laid(&["9H 3C", "2C 4H KD"], "9S", "", "");
    let pile = CardSet::PACK.without(set("9H 3C 2C 4H KD 9S"));
    game.open.pile = pile.iter().chain(cards("9S")).collect();
    play(&mut game, "draw");
    let mut rng = Rng::seed_from_u64(4);
    for _ in 0..20 {
        let imagined = CrazyEights::imagine(&game.view(Some(seat(0))), &mut rng);
        assert_eq!(imagined.hands[seat(1)], set("2C 4H KD"));
    }
}

#[test]
fn a_damaged_game_is_not_sound() {
    let game = start(3, 8, "");
    let damages: [fn(&mut CrazyEights); 12] = [
        |game| game.stock.clear(),
        |game| {
            game.stock.pop();
        },
        |game| game.open.to_play = seat(5),
        |game| game.open.dealer = seat(3),
        |game| game.open.named = Some(Suit::Hearts),
        |game| game.open.passes = 1,
        |game| game.open.rebuilds = 1,
        |game| game.open.over = true,
        |game| game.open.options.length = Length::Deals(11),
        |game| game.open.totals[seat(0)] = Points::new(3),
        |game| game.drawn = game.hands[game.open.to_play].iter().next(),
        |game| {
            let hand = game.hands[seat(1)];
            game.hands[seat(2)] = game.hands[seat(2)].or(hand);
            game.hands[seat(1)] = CardSet::EMPTY;
        },
    ];
    assert!(game.is_sound());
    for (number, damage) in damages.iter().enumerate() {
        let mut damaged = game.clone();
        damage(&mut damaged);
        assert!(!damaged.is_sound(), "damage {number}");
    }
}

#[test]
fn actions_read_back_from_their_texts() {
    for text in ["7H", "8C:S", "8D", "draw", "keep", "pass"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in ["", "1H", "8C:", "8C:X", "8C:SS", "Draw", "7H 8H", "8C:S:S"] {
        assert_eq!(text.parse::<Action>(), Err(NotAnAction), "{text}");
    }
}

#[test]
fn the_catalogue_offers_every_length() {
    for (value, length) in [
        ("target-50", Length::Target(Points::new(50))),
        ("target-200", Length::Target(Points::new(200))),
        ("deals-1", Length::Deals(1)),
        ("deals-10", Length::Deals(10)),
    ] {
        let game = start(2, 1, &std::format!("game={value}"));
        assert_eq!(game.open.options.length, length);
        assert!(game.is_sound());
    }
    let game = start(2, 1, "");
    assert_eq!(game.open.options.length, Length::Target(Points::new(100)));
}
