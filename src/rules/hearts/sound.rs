//! Whether a game read from a save can be a real one.

use super::options::{MOST_DEALS, Moon, Opening, Widow};
use super::score::{self, POINT_CARDS, Points, Reward};
use super::table::Stage;
use super::{Hearts, SEATS};
use crate::cards::{CardSet, Suit};
use crate::hidden::make_up;
use crate::seat::{PerSeat, Seat};

pub(super) fn is_sound(game: &Hearts) -> bool {
    let table = &game.table;
    let players = table.players;
    (3..=SEATS).contains(&players.count())
        && players.has(table.dealer)
        && players.has(table.trick.leader)
        && table.options.are_offered()
        && nobody_beyond_the_table(game)
        && cards_are_sound(game)
        && stage_is_sound(game)
        && tricks_are_sound(game)
        && passes_are_sound(game)
        && report_is_sound(game)
        && scores_are_sound(game)
}

fn nobody_beyond_the_table(game: &Hearts) -> bool {
    let table = &game.table;
    let empty = |cards: &PerSeat<CardSet, SEATS>| cards.is_clear_beyond(table.players);
    empty(&game.hands)
        && empty(&game.passed)
        && empty(&table.played)
        && empty(&table.won)
        && empty(&table.denied)
        && table.report.is_none_or(|report| empty(&report.won))
        && table.totals.is_clear_beyond(table.players)
}

fn cards_are_sound(game: &Hearts) -> bool {
    let table = &game.table;
    let seats = || table.players.seats();
    let underway = |seat: Seat| {
        if table.has_chosen(seat) {
            game.passed[seat]
        } else {
            CardSet::EMPTY
        }
    };
    let held = seats().map(|seat| game.hands[seat]);
    let won = seats().map(|seat| table.won[seat]);
    let middle = [table.trick.set(), game.widow];
    make_up(
        table.pack(),
        held.chain(won).chain(middle).chain(seats().map(underway)),
    ) && seats().all(|seat| game.hands[seat].len() == table.held(seat))
        && seats().all(|seat| game.hands[seat].and(table.denied[seat]).is_empty())
        && game.widow.len() == table.widow_size()
        && table.trick.set().len() == table.trick.cards.len()
}

fn stage_is_sound(game: &Hearts) -> bool {
    let table = &game.table;
    let count = table.players.count();
    let nothing_played = table.all_played().is_empty() && table.last.is_none();
    let nothing_denied = table.denied.iter().all(|(_, denied)| denied.is_empty());
    let all_played =
        table.trick.cards.is_empty() && game.hands.iter().all(|(_, hand)| hand.is_empty());
    if nothing_played && !nothing_denied {
        return false;
    }
    match table.stage {
        Stage::Pass(chosen) => {
            usize::from(chosen) < count
                && table.pass_offset() > 0
                && nothing_played
                && table.trick.leader == table.eldest()
        }
        Stage::Play => {
            let opens =
                !table.is_opening() || game.lowest_club_holder() == Some(table.trick.leader);
            !all_played && table.trick.cards.len() < count && opens
        }
        Stage::Moon(seat) => {
            all_played && table.options.moon == Moon::Choice && game.shooter() == Some(seat)
        }
        Stage::Over => all_played,
    }
}

/// The tricks of this deal: everybody has played to each, and what was played was taken or lies in the middle.
fn tricks_are_sound(game: &Hearts) -> bool {
    let table = &game.table;
    let players = table.players;
    let played = table.all_played();
    let won = players
        .seats()
        .fold(CardSet::EMPTY, |all, seat| all.or(table.won[seat]));
    let led = usize::from(!table.trick.cards.is_empty());
    let finished = table.played[table.trick.leader].len().saturating_sub(led);
    let of_the_trick = |seat: Seat| usize::from(table.trick.card_of(seat, players).is_some());
    let in_step = players.seats().all(|seat| {
        let card = table.trick.card_of(seat, players);
        table.played[seat].len() == finished + of_the_trick(seat)
            && card.is_none_or(|card| table.played[seat].has(card))
    });
    let parts = players.seats().map(|seat| table.played[seat]);
    let widow = if table.widow_taken {
        won.or(table.trick.set()).without(played)
    } else {
        CardSet::EMPTY
    };
    in_step
        && make_up(played, parts)
        && won.or(table.trick.set()).without(widow) == played
        && last_trick_is_sound(game, finished)
        && widow_is_sound(game, finished, widow, won)
        && opening_is_sound(game)
        && (!table.broken || {
            let breaking = if table.options.queen_breaks {
                POINT_CARDS
            } else {
                CardSet::suit(Suit::Hearts)
            };
            !played.and(breaking).is_empty()
        })
}

fn last_trick_is_sound(game: &Hearts, finished: usize) -> bool {
    let table = &game.table;
    let players = table.players;
    match &table.last {
        None => finished == 0,
        Some(last) => {
            finished > 0
                && players.has(last.leader)
                && last.cards.len() == players.count()
                && last.taker(players) == table.trick.leader
                && last.set().without(table.won[table.trick.leader]).is_empty()
                && last
                    .plays(players)
                    .all(|(seat, card)| table.played[seat].has(card))
        }
    }
}

fn widow_is_sound(game: &Hearts, finished: usize, widow: CardSet, won: CardSet) -> bool {
    let table = &game.table;
    let whole = table.pack().len() - table.hand_size() * table.players.count();
    let points_taken = !won.and(POINT_CARDS).is_empty();
    let due = match table.options.widow {
        Widow::Strip => false,
        Widow::FirstTrick => finished > 0,
        Widow::FirstPointTrick => points_taken,
    };
    table.widow_taken == (due && whole > 0) && (!table.widow_taken || widow.len() == whole)
}

/// With the low club the first card of the first trick is one, and it was the lowest of all.
fn opening_is_sound(game: &Hearts) -> bool {
    let table = &game.table;
    let opens = matches!(table.options.opening, Opening::LowClub);
    let first = table.trick.cards.first();
    !opens || !table.is_first_trick() || first.is_none_or(|card| card.suit == Suit::Clubs)
}

fn passes_are_sound(game: &Hearts) -> bool {
    let table = &game.table;
    let passes = table.pass_offset() > 0;
    table.players.seats().all(|seat| {
        let cards = game.passed[seat];
        let receiver = table.receiver(seat);
        match table.stage {
            Stage::Over => cards.is_empty(),
            Stage::Pass(_) if !table.has_chosen(seat) => cards.is_empty(),
            Stage::Pass(_) => cards.len() == table.pass_size(),
            _ if !passes => cards.is_empty(),
            _ => {
                let came = game.hands[receiver].or(table.played[receiver]);
                cards.len() == table.pass_size() && cards.without(came).is_empty()
            }
        }
    })
}

fn report_is_sound(game: &Hearts) -> bool {
    let table = &game.table;
    let Some(report) = &table.report else {
        return table.deals == 0 && table.stage != Stage::Over;
    };
    let moon_is_sound = match report.moon {
        None => {
            table.options.moon == Moon::Off
                || table
                    .players
                    .seats()
                    .all(|seat| !score::is_moon(report.won[seat], &table.options))
        }
        Some((seat, reward)) => {
            let possible = match table.options.moon {
                Moon::Off => false,
                Moon::Subtract => reward == Reward::Subtract,
                Moon::AddOthers => reward == Reward::AddOthers,
                Moon::Choice => true,
            };
            possible && table.players.has(seat) && score::is_moon(report.won[seat], &table.options)
        }
    };
    let parts = table.players.seats().map(|seat| report.won[seat]);
    table.deals > 0
        && make_up(table.pack(), parts)
        && moon_is_sound
        && (table.stage != Stage::Over || report.won == table.won)
}

/// Nobody had passed the limit before the last deal, and the game is over when somebody has.
fn scores_are_sound(game: &Hearts) -> bool {
    let table = &game.table;
    let most = (Points::MOON.number() + Points::QUEEN.number()) * i16::from(table.deals);
    let least = -Points::MOON.number() * i16::from(table.deals);
    table.deals <= MOST_DEALS
        && table.is_decided() == (table.stage == Stage::Over)
        && table.players.seats().all(|seat| {
            let total = table.totals[seat];
            let before = table
                .report
                .map_or(total, |report| total.less(report.gain(seat)));
            (least..=most).contains(&total.number()) && before <= table.options.limit
        })
}
