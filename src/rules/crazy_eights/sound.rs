//! Whether a game read from a save can be a real one.

use super::options::{DrawRule, EmptyStock};
use super::score::{Ending, Report};
use super::{CrazyEights, MAX_REBUILDS, SEATS};
use crate::cards::{CardSet, Rank};
use crate::hidden::{make_up, of_pile, union};
use crate::length::Length;
use crate::seat::Seat;

/// Longer than the longest game to 200 points (see the bound in the catalogue entry).
const MOST_DEALS: u16 = 400;
const PENALTY_OF_THE_PACK: u32 = 508;

pub(super) fn is_sound(game: &CrazyEights) -> bool {
    let table = &game.table;
    let players = table.players;
    (2..=SEATS).contains(&players.count())
        && players.has(table.dealer)
        && players.has(table.to_play)
        && table.options.length.is_offered()
        && nobody_beyond_the_table(game)
        && has_the_whole_pack(game)
        && pile_is_sound(game)
        && rebuilds_are_sound(game)
        && report_is_sound(game)
        && scores_are_sound(game)
        && if table.over {
            game.drawn.is_none()
        } else {
            players.seats().all(|seat| !game.hands[seat].is_empty())
                && draw_is_sound(game)
                && passes_are_sound(game)
        }
}

fn nobody_beyond_the_table(game: &CrazyEights) -> bool {
    let table = &game.table;
    let players = table.players;
    let report = table.report.as_ref();
    game.hands.is_clear_beyond(players)
        && table.totals.is_clear_beyond(players)
        && table.failed.is_clear_beyond(players)
        && report.is_none_or(|report| report.hands.is_clear_beyond(players))
}

fn has_the_whole_pack(game: &CrazyEights) -> bool {
    let hands = game.hands.iter().map(|(_, hand)| *hand);
    let piles = of_pile(&game.stock).chain(of_pile(&game.table.pile));
    make_up(CardSet::PACK, hands.chain(piles))
}

/// An eight on top has named a suit, unless it was the last card of the game.
fn pile_is_sound(game: &CrazyEights) -> bool {
    let table = &game.table;
    table.top().is_some_and(|top| {
        let eight = top.rank == Rank::EIGHT;
        let went_out = matches!(
            table.report,
            Some(Report {
                ending: Ending::Out(_),
                ..
            })
        );
        if table.over && went_out {
            table.named.is_none()
        } else {
            eight == table.named.is_some()
        }
    })
}

fn rebuilds_are_sound(game: &CrazyEights) -> bool {
    let table = &game.table;
    let stock: CardSet = game.stock.iter().copied().collect();
    if table.rebuilds == 0 {
        return table.reshuffled.is_empty();
    }
    table.rebuilds <= MAX_REBUILDS
        && table.options.empty_stock == EmptyStock::Reshuffle
        && !table.reshuffled.is_empty()
        && stock.without(table.reshuffled).is_empty()
}

fn report_is_sound(game: &CrazyEights) -> bool {
    let table = &game.table;
    let Some(report) = &table.report else {
        return table.deals == 0 && !table.over;
    };
    let held = union(report.hands.iter().map(|(_, hand)| *hand));
    let out = |seat: Seat| report.ending == Ending::Out(seat);
    let ended_once = match report.ending {
        Ending::Out(seat) => table.players.has(seat),
        Ending::Blocked => true,
    };
    table.deals > 0
        && ended_once
        && held.is_some_and(|held| held != CardSet::PACK)
        && table
            .players
            .seats()
            .all(|seat| report.hands[seat].is_empty() == out(seat))
        && table.players.seats().all(|seat| {
            let total = table.totals[seat];
            total >= report.penalty(seat)
        })
        && (!table.over || report.hands == game.hands)
}

fn scores_are_sound(game: &CrazyEights) -> bool {
    let table = &game.table;
    let length = table.options.length;
    let most = PENALTY_OF_THE_PACK * u32::from(table.deals);
    table.deals <= MOST_DEALS
        && table
            .totals
            .iter()
            .all(|(_, total)| u32::from(total.number()) <= most)
        && table.over == length.is_reached(table.deals, game.highest_total())
        && !matches!(length, Length::Deals(deals) if table.deals > deals.into())
}

fn draw_is_sound(game: &CrazyEights) -> bool {
    let Some(card) = game.drawn else { return true };
    let table = &game.table;
    let hand = game.hands[table.to_play];
    let rest = hand.without(CardSet::only(card));
    let from_stock = table.rebuilds == 0 || table.reshuffled.has(card);
    let fits = match table.options.draw {
        DrawRule::One => false,
        DrawRule::OneMayPlay => table.fitting().has(card),
        DrawRule::UntilPlayable => rest.and(table.fitting()).is_empty(),
    };
    hand.has(card) && !rest.is_empty() && from_stock && fits
}

/// Seats pass only when there is nothing to draw, and that stays so until the next play.
fn passes_are_sound(game: &CrazyEights) -> bool {
    let table = &game.table;
    let passes = usize::from(table.passes);
    if passes == 0 {
        return true;
    }
    let players = table.players;
    passes < players.count()
        && game.drawn.is_none()
        && !table.can_draw(game.stock.len())
        && players
            .seats_from(table.to_play)
            .skip(players.count() - passes)
            .all(|seat| game.hands[seat].and(table.fitting()).is_empty())
}
