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
    let open = &game.open;
    let players = open.players;
    (2..=SEATS).contains(&players.count())
        && players.has(open.dealer)
        && players.has(open.to_play)
        && open.options.length.is_offered()
        && nobody_beyond_the_table(game)
        && has_the_whole_pack(game)
        && pile_is_sound(game)
        && rebuilds_are_sound(game)
        && report_is_sound(game)
        && scores_are_sound(game)
        && if open.over {
            game.drawn.is_none()
        } else {
            players.seats().all(|seat| !game.hands[seat].is_empty())
                && draw_is_sound(game)
                && passes_are_sound(game)
        }
}

fn nobody_beyond_the_table(game: &CrazyEights) -> bool {
    let open = &game.open;
    let players = open.players;
    let report = open.report.as_ref();
    game.hands.is_clear_beyond(players)
        && open.totals.is_clear_beyond(players)
        && open.failed.is_clear_beyond(players)
        && report.is_none_or(|report| report.hands.is_clear_beyond(players))
}

fn has_the_whole_pack(game: &CrazyEights) -> bool {
    let hands = game.hands.iter().map(|(_, hand)| *hand);
    let piles = of_pile(&game.stock).chain(of_pile(&game.open.pile));
    make_up(CardSet::PACK, hands.chain(piles))
}

/// An eight on top has named a suit, unless it was the last card of the game.
fn pile_is_sound(game: &CrazyEights) -> bool {
    let open = &game.open;
    open.top().is_some_and(|top| {
        let eight = top.rank == Rank::EIGHT;
        let went_out = matches!(
            open.report,
            Some(Report {
                ending: Ending::Out(_),
                ..
            })
        );
        if open.over && went_out {
            open.named.is_none()
        } else {
            eight == open.named.is_some()
        }
    })
}

fn rebuilds_are_sound(game: &CrazyEights) -> bool {
    let open = &game.open;
    let stock: CardSet = game.stock.iter().copied().collect();
    if open.rebuilds == 0 {
        return open.reshuffled.is_empty();
    }
    open.rebuilds <= MAX_REBUILDS
        && open.options.empty_stock == EmptyStock::Reshuffle
        && !open.reshuffled.is_empty()
        && stock.without(open.reshuffled).is_empty()
}

fn report_is_sound(game: &CrazyEights) -> bool {
    let open = &game.open;
    let Some(report) = &open.report else {
        return open.deals == 0 && !open.over;
    };
    let held = union(report.hands.iter().map(|(_, hand)| *hand));
    let out = |seat: Seat| report.ending == Ending::Out(seat);
    let ended_once = match report.ending {
        Ending::Out(seat) => open.players.has(seat),
        Ending::Blocked => true,
    };
    ended_once
        && held.is_some_and(|held| held != CardSet::PACK)
        && open
            .players
            .seats()
            .all(|seat| report.hands[seat].is_empty() == out(seat))
        && open.players.seats().all(|seat| {
            let total = open.totals[seat];
            total >= report.penalty(seat)
        })
        && (!open.over || report.hands == game.hands)
}

fn scores_are_sound(game: &CrazyEights) -> bool {
    let open = &game.open;
    let length = open.options.length;
    let most = PENALTY_OF_THE_PACK * u32::from(open.deals);
    open.deals <= MOST_DEALS
        && open
            .totals
            .iter()
            .all(|(_, total)| u32::from(total.number()) <= most)
        && open.over == length.is_reached(open.deals, game.highest_total())
        && !matches!(length, Length::Deals(deals) if open.deals > deals.into())
}

fn draw_is_sound(game: &CrazyEights) -> bool {
    let Some(card) = game.drawn else { return true };
    let open = &game.open;
    let hand = game.hands[open.to_play];
    let rest = hand.without(CardSet::only(card));
    let from_stock = open.rebuilds == 0 || open.reshuffled.has(card);
    let fits = match open.options.draw {
        DrawRule::One => false,
        DrawRule::OneMayPlay => open.fitting().has(card),
        DrawRule::UntilPlayable => rest.and(open.fitting()).is_empty(),
    };
    hand.has(card) && !rest.is_empty() && from_stock && fits
}

/// Seats pass only when there is nothing to draw, and that stays so until the next play.
fn passes_are_sound(game: &CrazyEights) -> bool {
    let open = &game.open;
    let passes = usize::from(open.passes);
    if passes == 0 {
        return true;
    }
    let players = open.players;
    passes < players.count()
        && game.drawn.is_none()
        && !open.can_draw(game.stock.len())
        && players
            .seats_from(open.to_play)
            .skip(players.count() - passes)
            .all(|seat| game.hands[seat].and(open.fitting()).is_empty())
}
