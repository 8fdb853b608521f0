//! A save is read back only if the game in it can be: each way in which it cannot is tried alone.

use super::*;
use crate::crazy_eights::options::EmptyStock;
use crate::crazy_eights::score::Ending;
use crate::length::Length;
use crate::testing::play_on;

/// The first position of this kind that random games of three come to.
fn met(options: &str, wanted: impl Fn(&CrazyEights) -> bool) -> CrazyEights {
    for seed in 0..400 {
        let mut game = start(3, seed, options);
        play_on(&mut game, &mut Rng::seed_from_u64(seed), |game, _| {
            !wanted(game)
        });
        if wanted(&game) {
            return game;
        }
    }
    panic!("no such position was met");
}

/// A second deal, the first of which somebody won.
fn second_deal() -> CrazyEights {
    met("", |game| {
        let report = game.open.report.as_ref();
        game.open.deals == 1 && report.is_some_and(|report| report.ending != Ending::Blocked)
    })
}

fn finished() -> CrazyEights {
    met("game=deals-1", |game| game.open.over)
}

/// Whether a seat has nothing that fits.
fn is_stuck(game: &CrazyEights, seat: Seat) -> bool {
    game.hands[seat].and(game.open.fitting()).is_empty()
}

/// Whether a game is sound after a change; before it, it is.
fn sound_after(game: &CrazyEights, change: impl FnOnce(&mut CrazyEights)) -> bool {
    assert!(game.is_sound());
    let mut game = game.clone();
    change(&mut game);
    game.is_sound()
}

/// The same after a change of the report.
fn sound_with(game: &CrazyEights, change: impl FnOnce(&mut Report)) -> bool {
    sound_after(game, |game| change(game.open.report.as_mut().unwrap()))
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
    for (number, damage) in damages.iter().enumerate() {
        assert!(!sound_after(&game, damage), "damage {number}");
    }
}

#[test]
fn seats_beyond_the_table_have_nothing() {
    let game = second_deal();
    assert!(!sound_after(&game, |game| {
        let card = game.stock.pop().unwrap();
        game.hands[seat(5)].insert(card);
    }));
    assert!(!sound_after(&game, |game| game.open.totals[seat(5)] = Points::new(1)));
    assert!(!sound_after(&game, |game| game.open.failed[seat(5)] = Some(Suit::Hearts)));
    let report = game.open.report.as_ref().unwrap();
    let held = report
        .hands
        .iter()
        .fold(CardSet::EMPTY, |all, (_, hand)| all.or(*hand));
    let other = CardSet::PACK.without(held).iter().next().unwrap();
    assert!(!sound_with(&game, |report| report.hands[seat(5)] = CardSet::only(other)));
}

#[test]
fn a_rebuilt_stock_lay_in_the_pile_before() {
    let game = met("", |game| game.open.rebuilds > 0 && game.stock.len() > 1);
    assert!(!sound_after(&game, |game| game.open.reshuffled = CardSet::EMPTY));
    assert!(!sound_after(&game, |game| {
        game.open.reshuffled = CardSet::only(game.stock[0]);
    }));
    assert!(!sound_after(&game, |game| game.open.rebuilds = MAX_REBUILDS + 1));
    assert!(!sound_after(&game, |game| game.open.options.empty_stock =
        EmptyStock::Pass));
}

#[test]
fn a_report_belongs_to_a_finished_deal() {
    assert!(!sound_after(&start(3, 8, ""), |game| game.open.deals = 1));
    assert!(!sound_after(&second_deal(), |game| game.open.report = None));
    // The last deal lies on the table as it was reported.
    let game = finished();
    let rich = |seat: &Seat| game.hands[*seat].len() > 1;
    let seat = game.open.players.seats().find(rich).unwrap();
    assert!(!sound_with(&game, |report| {
        let card = report.hands[seat].iter().next().unwrap();
        report.hands[seat].remove(card);
    }));
}

#[test]
fn in_a_report_exactly_one_seat_has_gone_out() {
    let game = second_deal();
    let report = game.open.report.unwrap();
    let Ending::Out(winner) = report.ending else {
        panic!("somebody went out");
    };
    let loser = game.open.players.left_of(winner);
    let held = report
        .hands
        .iter()
        .fold(CardSet::EMPTY, |all, (_, hand)| all.or(*hand));
    let other = CardSet::PACK.without(held).iter().next().unwrap();
    assert!(!sound_with(&game, |report| report.hands[loser] = CardSet::EMPTY));
    // The scores are high enough for what the report says, so that nothing else can be wrong with it.
    let generous = |game: &mut CrazyEights, seat: Seat| game.open.totals[seat] = Points::new(99);
    assert!(!sound_after(&game, |game| {
        generous(game, winner);
        let report = game.open.report.as_mut().unwrap();
        report.hands[winner] = CardSet::only(other);
        report.ending = Ending::Out(seat(3));
    }));
    assert!(!sound_after(&game, |game| {
        generous(game, loser);
        let report = game.open.report.as_mut().unwrap();
        let twice = report.hands[game.open.players.left_of(loser)];
        report.hands[loser] = report.hands[loser].or(twice);
    }));
    assert!(!sound_after(&game, |game| game.open.totals[loser] = Points::new(0)));
}

#[test]
fn a_seat_passes_only_when_it_is_stuck_and_not_all_have_passed() {
    // One seat has passed, and the one before it need not have.
    let game = met("empty-stock=pass", |game| {
        let players = game.open.players;
        game.open.passes == 1 && !is_stuck(game, players.seat_after(game.open.to_play, 1))
    });
    assert!(!sound_after(&game, |game| game.open.passes = 2));
    // Two have passed, and so must the third, which blocks the deal.
    let game = met("empty-stock=pass", |game| {
        game.open.passes == 2 && is_stuck(game, game.open.to_play)
    });
    assert!(!sound_after(&game, |game| game.open.passes = 3));
}
