//! Tests of the player: what it does at tables that come up, and how strong it is.

use crate::{Level, Player, Sparring};
use parlour_rules::cards::{CardSet, Rank};
use parlour_rules::crazy_eights::{Action, View};
use parlour_rules::game::quietly;
use parlour_rules::{
    CrazyEights, Game, OptionValues, Players, Rng, RngCore, Seat, SeedableRng, Setup, SetupFault,
    Turn,
};
use std::string::ToString;

const EIGHTS: CardSet = CardSet::rank(Rank::EIGHT);

fn start(players: usize, seed: u64) -> Result<CrazyEights, SetupFault> {
    let setup = Setup::new(
        Players::new(players).unwrap(),
        OptionValues::defaults(CrazyEights::INFO),
        seed,
    );
    quietly(|croupier| CrazyEights::start(&setup, croupier))
}

fn normal(view: &View) -> Action {
    decide(view, Level::NORMAL, 1)
}

fn decide(view: &View, level: Level, seed: u64) -> Action {
    let thought = CrazyEights::decide(view, level, seed, &|| false);
    thought.unwrap().action
}

/// Visits the positions that the deciding seats see in a few games.
fn positions(players: usize, mut look: impl FnMut(&View, Action)) {
    for seed in 0..60 {
        let mut game = start(players, seed).unwrap();
        while let Some(seat) = game.turn().seat() {
            let view = game.view(Some(seat));
            let action = normal(&view);
            look(&view, action);
            quietly(|croupier| game.apply(action, croupier)).unwrap();
        }
    }
}

#[test]
fn a_seat_that_can_play_draws_only_to_save_its_only_eight() {
    let mut saved = 0;
    positions(3, |view, action| {
        let playable = view.playable();
        if action != Action::Draw || playable.is_empty() {
            return;
        }
        saved += 1;
        assert!(playable.without(EIGHTS).is_empty(), "{view:?}");
        assert_eq!(view.hand.and(EIGHTS).len(), 1);
        assert!(view.hand.len() > 4);
        for seat in view.open.players.seats() {
            assert!(view.sizes[seat] >= 2);
        }
    });
    assert!(saved > 0);
}

#[test]
fn eights_come_last_unless_somebody_has_one_card_left() {
    let mut rushed = 0;
    positions(3, |view, action| {
        let Action::Play { card, .. } = action else {
            return;
        };
        let playable = view.playable();
        let others = view.open.players.seats();
        let danger = others
            .filter(|seat| Some(*seat) != view.seat)
            .any(|seat| view.sizes[seat] == 1);
        if playable.and(EIGHTS).is_empty() || playable.without(EIGHTS).is_empty() {
            return;
        }
        assert_eq!(card.rank == Rank::EIGHT, danger, "{action} at {view:?}");
        rushed += u32::from(danger);
    });
    assert!(rushed > 0);
}

#[test]
fn the_suit_named_is_one_of_the_longest_held() {
    let mut named = 0;
    positions(2, |view, action| {
        let Action::Play {
            card,
            suit: Some(suit),
        } = action
        else {
            return;
        };
        let rest = view.hand.without(EIGHTS).without(CardSet::only(card));
        let length = |suit| rest.and(CardSet::suit(suit)).len();
        let longest = parlour_rules::cards::Suit::ALL.map(length);
        assert_eq!(Some(&length(suit)), longest.iter().max());
        named += 1;
    });
    assert!(named > 0);
}

#[test]
fn the_greedy_partner_plays_the_dearest_card_and_eights_last() {
    let game = (0..)
        .map(|seed| start(2, seed).unwrap())
        .find(|game| {
            let view = game.view(game.turn().seat());
            view.playable().len() >= 3 && !view.playable().and(EIGHTS).is_empty()
        })
        .unwrap();
    let view = game.view(game.turn().seat());
    let action = Sparring::Greedy.decide::<CrazyEights>(&view, 1).unwrap();
    let Action::Play { card, .. } = action else {
        panic!("{action} is no card");
    };
    let points = |card| parlour_rules::crazy_eights::penalty_of_card(card);
    let plain = view.playable().without(EIGHTS);
    assert!(plain.has(card));
    assert!(plain.iter().all(|other| points(other) <= points(card)));
}

#[test]
fn the_highest_level_goes_out_when_it_can() {
    let mut met = 0;
    positions(4, |view, _| {
        if view.hand.len() == 1 && !view.playable().is_empty() && met < 5 {
            let card = view.hand.iter().next().unwrap();
            let action = decide(view, Level::HARD, 3);
            assert_eq!(action.to_string(), card.to_string());
            met += 1;
        }
    });
    assert_eq!(met, 5);
}

/// Wins of the middle level in games for two, with the seats swapped after each.
fn wins_against(partner: Sparring, games: u64) -> u32 {
    let mut won = 0;
    for number in 0..games {
        let own = Seat::new((number % 2) as usize).unwrap();
        let mut game = start(2, number / 2).unwrap();
        let mut rng = Rng::seed_from_u64(number);
        let outcome = loop {
            let seat = match game.turn() {
                Turn::Decide(decision) => decision.seat,
                Turn::Over(outcome) => break outcome,
            };
            let view = game.view(Some(seat));
            let action = if seat == own {
                normal(&view)
            } else {
                let seed = u64::from(rng.next_u32());
                partner.decide::<CrazyEights>(&view, seed).unwrap()
            };
            quietly(|croupier| game.apply(action, croupier)).unwrap();
        };
        won += u32::from(outcome.winners.has(own));
    }
    won
}

#[test]
fn the_middle_level_wins_four_of_five_games_against_chance() {
    assert!(wins_against(Sparring::Random, 400) >= 320);
}

#[test]
fn the_middle_level_wins_more_than_53_of_100_games_against_the_greedy_partner() {
    assert!(wins_against(Sparring::Greedy, 2000) >= 1060);
}
