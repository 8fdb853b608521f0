//! Whether a game read from a save can be a real one.

use super::open::Phase;
use super::options::{MOST_DEALS, Moon, Opening, Widow};
use super::score::{self, POINT_CARDS, Points, Reward};
use super::{AceHigh, Hearts, SEATS};
use crate::cards::{CardSet, Suit};
use crate::hidden::make_up;
use crate::seat::{PerSeat, Seat};

pub(super) fn is_sound(game: &Hearts) -> bool {
    let open = &game.open;
    let players = open.players;
    (3..=SEATS).contains(&players.count())
        && players.has(open.dealer)
        && players.has(open.trick.leader)
        && open.options.are_offered()
        && nobody_beyond_the_table(game)
        && cards_are_sound(game)
        && stage_is_sound(game)
        && tricks_are_sound(game)
        && passes_are_sound(game)
        && report_is_sound(game)
        && scores_are_sound(game)
}

fn nobody_beyond_the_table(game: &Hearts) -> bool {
    let open = &game.open;
    let empty = |cards: &PerSeat<CardSet, SEATS>| cards.is_clear_beyond(open.players);
    empty(&game.hands)
        && empty(&game.passed)
        && empty(&open.played)
        && empty(&open.won)
        && empty(&open.denied)
        && open.report.is_none_or(|report| empty(&report.won))
        && open.totals.is_clear_beyond(open.players)
}

fn cards_are_sound(game: &Hearts) -> bool {
    let open = &game.open;
    let seats = || open.players.seats();
    let underway = |seat: Seat| {
        if open.has_chosen(seat) {
            game.passed[seat]
        } else {
            CardSet::EMPTY
        }
    };
    let held = seats().map(|seat| game.hands[seat]);
    let won = seats().map(|seat| open.won[seat]);
    let middle = [open.trick.set(), game.widow];
    make_up(
        open.pack(),
        held.chain(won).chain(middle).chain(seats().map(underway)),
    ) && seats().all(|seat| game.hands[seat].len() == open.held(seat))
        && seats().all(|seat| game.hands[seat].and(open.denied[seat]).is_empty())
        && game.widow.len() == open.widow_size()
        && open.trick.set().len() == open.trick.played.len()
}

fn stage_is_sound(game: &Hearts) -> bool {
    let open = &game.open;
    let count = open.players.count();
    let nothing_played = open.all_played().is_empty() && open.last.is_none();
    let nothing_denied = open.denied.iter().all(|(_, denied)| denied.is_empty());
    let all_played =
        open.trick.played.is_empty() && game.hands.iter().all(|(_, hand)| hand.is_empty());
    if nothing_played && !nothing_denied {
        return false;
    }
    match open.phase {
        Phase::Pass(chosen) => {
            usize::from(chosen) < count
                && open.pass_offset() > 0
                && nothing_played
                && open.trick.leader == open.eldest()
        }
        Phase::Play => {
            let opens = !open.is_opening() || game.lowest_club_holder() == Some(open.trick.leader);
            !all_played && open.trick.played.len() < count && opens
        }
        Phase::Moon(seat) => {
            all_played && open.options.moon == Moon::Choice && game.shooter() == Some(seat)
        }
        Phase::Over => all_played,
    }
}

/// The tricks of this deal: everybody has played to each, and what was played was taken or lies in the middle.
fn tricks_are_sound(game: &Hearts) -> bool {
    let open = &game.open;
    let players = open.players;
    let played = open.all_played();
    let won = players
        .seats()
        .fold(CardSet::EMPTY, |all, seat| all.or(open.won[seat]));
    let led = usize::from(!open.trick.played.is_empty());
    let finished = open.played[open.trick.leader].len().saturating_sub(led);
    let of_the_trick = |seat: Seat| usize::from(open.trick.played_by(seat, players).is_some());
    let in_step = players.seats().all(|seat| {
        let card = open.trick.played_by(seat, players);
        open.played[seat].len() == finished + of_the_trick(seat)
            && card.is_none_or(|card| open.played[seat].has(card))
    });
    let parts = players.seats().map(|seat| open.played[seat]);
    let widow = if open.widow_taken {
        won.or(open.trick.set()).without(played)
    } else {
        CardSet::EMPTY
    };
    in_step
        && make_up(played, parts)
        && won.or(open.trick.set()).without(widow) == played
        && last_trick_is_sound(game, finished)
        && widow_is_sound(game, finished, widow, won)
        && opening_is_sound(game)
        && (!open.broken || {
            let breaking = if open.options.queen_breaks {
                POINT_CARDS
            } else {
                CardSet::suit(Suit::Hearts)
            };
            !played.and(breaking).is_empty()
        })
}

fn last_trick_is_sound(game: &Hearts, finished: usize) -> bool {
    let open = &game.open;
    let players = open.players;
    match &open.last {
        None => finished == 0,
        Some(last) => {
            finished > 0
                && players.has(last.leader)
                && last.played.len() == players.count()
                && last.taker(&AceHigh, players) == open.trick.leader
                && last.set().without(open.won[open.trick.leader]).is_empty()
                && last
                    .plays(players)
                    .all(|(seat, card)| open.played[seat].has(card))
        }
    }
}

fn widow_is_sound(game: &Hearts, finished: usize, widow: CardSet, won: CardSet) -> bool {
    let open = &game.open;
    let whole = open.pack().len() - open.hand_size() * open.players.count();
    let points_taken = !won.and(POINT_CARDS).is_empty();
    let due = match open.options.widow {
        Widow::Strip => false,
        Widow::FirstTrick => finished > 0,
        Widow::FirstPointTrick => points_taken,
    };
    open.widow_taken == (due && whole > 0) && (!open.widow_taken || widow.len() == whole)
}

/// With the low club the first card of the first trick is one, and it was the lowest of all.
fn opening_is_sound(game: &Hearts) -> bool {
    let open = &game.open;
    let opens = matches!(open.options.opening, Opening::LowClub);
    let first = open.trick.played.first();
    !opens || !open.is_first_trick() || first.is_none_or(|card| card.suit == Suit::Clubs)
}

fn passes_are_sound(game: &Hearts) -> bool {
    let open = &game.open;
    let passes = open.pass_offset() > 0;
    open.players.seats().all(|seat| {
        let cards = game.passed[seat];
        let receiver = open.receiver(seat);
        match open.phase {
            Phase::Over => cards.is_empty(),
            Phase::Pass(_) if !open.has_chosen(seat) => cards.is_empty(),
            Phase::Pass(_) => cards.len() == open.pass_size(),
            _ if !passes => cards.is_empty(),
            _ => {
                let came = game.hands[receiver].or(open.played[receiver]);
                cards.len() == open.pass_size() && cards.without(came).is_empty()
            }
        }
    })
}

fn report_is_sound(game: &Hearts) -> bool {
    let open = &game.open;
    let Some(report) = &open.report else {
        return open.deals == 0 && open.phase != Phase::Over;
    };
    let moon_is_sound = match report.moon {
        None => {
            open.options.moon == Moon::Off
                || open
                    .players
                    .seats()
                    .all(|seat| !score::is_moon(report.won[seat], &open.options))
        }
        Some((seat, reward)) => {
            let possible = match open.options.moon {
                Moon::Off => false,
                Moon::Subtract => reward == Reward::Subtract,
                Moon::AddOthers => reward == Reward::AddOthers,
                Moon::Choice => true,
            };
            possible && open.players.has(seat) && score::is_moon(report.won[seat], &open.options)
        }
    };
    let parts = open.players.seats().map(|seat| report.won[seat]);
    open.deals > 0
        && make_up(open.pack(), parts)
        && moon_is_sound
        && (open.phase != Phase::Over || report.won == open.won)
}

/// Nobody had passed the limit before the last deal, and the game is over when somebody has.
fn scores_are_sound(game: &Hearts) -> bool {
    let open = &game.open;
    let most = (Points::MOON.number() + Points::QUEEN.number()) * i16::from(open.deals);
    let least = -Points::MOON.number() * i16::from(open.deals);
    open.deals <= MOST_DEALS
        && open.is_decided() == (open.phase == Phase::Over)
        && open.players.seats().all(|seat| {
            let total = open.totals[seat];
            let before = open
                .report
                .map_or(total, |report| total.less(report.gain(seat)));
            (least..=most).contains(&total.number()) && before <= open.options.limit
        })
}
