//! A save is read back only if the game in it can be: each way in which it cannot is tried alone.

use super::*;
use crate::testing::play_on;

/// The first position of this kind that random games of three come to.
fn met(options: &str, wanted: impl Fn(&Rummy) -> bool) -> Rummy {
    for seed in 0..400 {
        let mut game = start(3, seed, options);
        let mut rng = Rng::seed_from_u64(seed);
        play_on(&mut game, &mut rng, |game, _| !wanted(game));
        if wanted(&game) {
            return game;
        }
    }
    panic!("no such position was met");
}

fn finished() -> Rummy {
    met("game=deals-1", |game| {
        let winner = game.open.report.and_then(|report| report.winner);
        game.open.phase == Phase::Over && winner.is_some()
    })
}

/// Whether a game is sound after a change; before it, it is.
fn sound_after(game: &Rummy, change: impl FnOnce(&mut Rummy)) -> bool {
    assert!(game.is_sound());
    let mut game = game.clone();
    change(&mut game);
    game.is_sound()
}

#[test]
fn a_damaged_game_is_not_sound() {
    let game = start(3, 8, "");
    let damages: [fn(&mut Rummy); 15] = [
        |game| game.stock.clear(),
        |game| {
            game.stock.pop();
        },
        |game| {
            let card = game.open.pile.pop().unwrap();
            game.stock.push(card).unwrap();
        },
        |game| game.open.to_play = seat(5),
        |game| game.open.dealer = seat(3),
        |game| game.open.phase = Phase::Play,
        |game| game.open.phase = Phase::Over,
        |game| game.open.length = Length::Deals(11),
        |game| game.open.totals[seat(0)] = Points::new(3),
        |game| game.open.taken = game.open.top(),
        |game| game.drawn = game.hands[game.open.to_play].iter().next(),
        |game| game.open.melded = true,
        |game| game.open.turned = 1,
        |game| game.open.stalled = true,
        |game| game.open.quiet = MOST_QUIET,
    ];
    for (number, damage) in damages.iter().enumerate() {
        assert!(!sound_after(&game, damage), "damage {number}");
    }
}

#[test]
fn seats_beyond_the_table_have_nothing() {
    let game = start(3, 8, "");
    assert!(!sound_after(&game, |game| {
        let card = game.stock.pop().unwrap();
        game.hands[seat(5)].insert(card);
    }));
    assert!(!sound_after(&game, |game| game.open.known[seat(4)] = set("2C")));
    let second = met("", |game| game.open.deals == 1);
    assert!(!sound_after(&second, |game| game.open.totals[seat(5)] = Points::new(1)));
}

#[test]
fn hands_have_as_many_cards_as_they_can_and_hold_what_is_known_of_them() {
    let game = met("", |game| {
        game.open.phase == Phase::Draw && game.stock.len() < 20
    });
    assert!(!sound_after(&game, |game| {
        let seat = game.open.to_play;
        while game.hands[seat].len() <= game.open.hand_size() {
            let card = game.stock.pop().unwrap();
            game.hands[seat].insert(card);
        }
    }));
    assert!(!sound_after(&game, |game| {
        let hand = core::mem::take(&mut game.hands[seat(1)]);
        game.open.known[seat(1)] = CardSet::EMPTY;
        game.stock.extend(hand.iter());
    }));
    assert!(!sound_after(&game, |game| {
        game.open.known[seat(0)] = CardSet::only(game.stock[0]);
    }));
}

#[test]
fn melds_are_melds_of_seats_at_the_table() {
    let game = met("", |game| !game.open.melds.is_empty());
    assert!(!sound_after(&game, |game| game.open.melds[0].seat = seat(3)));
    assert!(!sound_after(&game, |game| {
        let meld = &mut game.open.melds[0];
        let card = meld.cards.iter().next().unwrap();
        meld.cards.remove(card);
        game.stock.insert(0, card).unwrap();
    }));
}

#[test]
fn a_turn_has_begun_with_one_card() {
    let took = met("", |game| {
        game.open.taken.is_some() && game.open.laid.is_empty()
    });
    assert!(!sound_after(&took, |game| game.open.taken = None));
    assert!(!sound_after(&took, |game| game.drawn = game.open.taken));
    assert!(!sound_after(&took, |game| game.open.taken = game.open.top()));
    assert!(!sound_after(&took, |game| game.open.quiet = 0));
    let drew = met("", |game| game.drawn.is_some() && game.open.laid.is_empty());
    assert!(!sound_after(&drew, |game| game.drawn = game.open.top()));
    assert!(!sound_after(&drew, |game| {
        let drawn = game.drawn.unwrap();
        game.open.known[game.open.to_play].insert(drawn);
    }));
    assert!(!sound_after(&drew, |game| game.open.laid = CardSet::only(game.stock[0])));
    assert!(!sound_after(&drew, |game| game.open.melded = true));
}

#[test]
fn a_pile_is_turned_over_again_only_after_a_card_on_the_table() {
    let game = met("", |game| {
        game.open.turned == 1 && game.open.melds.is_empty()
    });
    assert!(game.open.stalled);
    assert!(!sound_after(&game, |game| game.open.turned = 2));
    assert!(!sound_after(&game, |game| game.open.stalled = false));
}

#[test]
fn a_report_belongs_to_a_finished_deal() {
    assert!(!sound_after(&start(3, 8, ""), |game| game.open.deals = 1));
    let second = met("", |game| {
        let winner = game.open.report.and_then(|report| report.winner);
        game.open.deals == 1 && winner.is_some()
    });
    assert!(!sound_after(&second, |game| game.open.report = None));
    assert!(!sound_after(&second, |game| game.open.deals = 0));
    assert!(!sound_after(&second, |game| game.open.totals = PerSeat::default()));
    let changed = |game: &mut Rummy, change: fn(&mut Report)| {
        change(game.open.report.as_mut().unwrap());
    };
    assert!(!sound_after(&second, |game| changed(game, |report| {
        report.winner = None
    })));
    assert!(!sound_after(&second, |game| changed(game, |report| {
        report.winner = Some(seat(5))
    })));
    assert!(!sound_after(&second, |game| changed(game, |report| {
        report.hands = PerSeat::new([CardSet::PACK; SEATS]);
    })));
    let over = finished();
    assert!(!sound_after(&over, |game| {
        let loser = game
            .open
            .players
            .seats()
            .find(|seat| !game.hands[*seat].is_empty());
        let card = game.hands[loser.unwrap()].iter().next().unwrap();
        changed(game, |_| ());
        game.open.report.as_mut().unwrap().hands[loser.unwrap()] =
            CardSet::only(card).or(CardSet::only(game.open.pile[0]));
    }));
}

#[test]
fn scores_are_those_of_so_many_deals() {
    let over = finished();
    assert!(!sound_after(&over, |game| game.open.totals[seat(1)] = Points::new(341)));
    assert!(!sound_after(&over, |game| game.open.deals = 2));
    assert!(!sound_after(&over, |game| game.open.phase = Phase::Draw));
    assert!(!sound_after(&over, |game| game.open.length = Length::Deals(2)));
    let second = met("", |game| game.open.deals == 1);
    assert!(!sound_after(&second, |game| game.open.deals = 251));
}
