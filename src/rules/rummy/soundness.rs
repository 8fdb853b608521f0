//! Whether a game read from a save can be a real one.

use super::options::MOST_DEALS;
use super::score::PACK_VALUE;
use super::{MOST_QUIET, Phase, Rummy, SEATS};
use crate::cards::CardSet;
use crate::hidden::{make_up, of_pile, union};
use crate::length::Length;

pub(super) fn is_sound(game: &Rummy) -> bool {
    let open = &game.open;
    let players = open.players;
    (2..=SEATS).contains(&players.count())
        && players.has(open.dealer)
        && players.has(open.to_play)
        && open.length.is_offered()
        && nobody_beyond_the_table(game)
        && has_the_whole_pack(game)
        && melds_are_sound(game)
        && hands_are_sound(game)
        && turn_is_sound(game)
        && standstill_is_sound(game)
        && report_is_sound(game)
        && scores_are_sound(game)
}

fn nobody_beyond_the_table(game: &Rummy) -> bool {
    let open = &game.open;
    let players = open.players;
    let report = open.report.as_ref();
    game.hands.is_clear_beyond(players)
        && open.totals.is_clear_beyond(players)
        && open.known.is_clear_beyond(players)
        && report.is_none_or(|report| report.hands.is_clear_beyond(players))
}

fn has_the_whole_pack(game: &Rummy) -> bool {
    let hands = game.hands.iter().map(|(_, hand)| *hand);
    let piles = of_pile(&game.stock).chain(of_pile(&game.open.pile));
    let melds = game.open.melds.iter().map(|meld| meld.cards);
    make_up(CardSet::PACK, hands.chain(piles).chain(melds))
}

fn melds_are_sound(game: &Rummy) -> bool {
    let mut melds = game.open.melds.iter();
    melds.all(|meld| game.open.players.has(meld.seat) && meld.kind().is_some())
}

/// Nobody ever holds more than what was dealt, but for the card that came in the running turn; while a game goes on nobody
/// is without cards. What all can tell of a hand is in it.
fn hands_are_sound(game: &Rummy) -> bool {
    let open = &game.open;
    let all_held = open.phase == Phase::Over;
    open.players.seats().all(|seat| {
        let hand = game.hands[seat];
        let drawn = open.phase == Phase::Play && seat == open.to_play;
        hand.len() <= open.hand_size() + usize::from(drawn)
            && (all_held || !hand.is_empty())
            && open.known[seat].without(hand).is_empty()
    })
}

fn turn_is_sound(game: &Rummy) -> bool {
    let open = &game.open;
    let hand = game.hands[open.to_play];
    let known = open.known[open.to_play];
    if open.phase != Phase::Play {
        return open.taken.is_none()
            && game.drawn.is_none()
            && !open.melded
            && open.laid.is_empty()
            && (open.phase == Phase::Over || !open.pile.is_empty());
    }
    // The card that came is in the hand, where all know of it or nobody does, or was laid down.
    let came = match (open.taken, game.drawn) {
        (Some(card), None) => known.has(card) || open.laid.has(card),
        (None, Some(card)) => {
            let told = known.has(card) == (open.turned > 0);
            open.laid.has(card) || hand.has(card) && told
        }
        _ => false,
    };
    let melds = open.melds.iter();
    let table = melds.fold(CardSet::EMPTY, |all, meld| all.or(meld.cards));
    let laid_enough = if open.melded { 3 } else { 0 };
    came && open.laid.without(table).is_empty()
        && open.laid.len() >= laid_enough
        && !open.is_stuck(hand, CardSet::EMPTY)
}

/// Each turning over but the first needs a card on the table since the last one; quiet turns are counted up to the limit.
fn standstill_is_sound(game: &Rummy) -> bool {
    let open = &game.open;
    let table: usize = open.melds.iter().map(|meld| meld.cards.len()).sum();
    let quiet = open.quiet;
    let turned = usize::from(open.turned);
    turned <= table + usize::from(open.stalled)
        && (turned > 0 || !open.stalled)
        && match open.phase {
            Phase::Draw => quiet < MOST_QUIET,
            Phase::Play => (quiet == 0) != open.laid.is_empty() && quiet <= MOST_QUIET,
            Phase::Over => quiet <= MOST_QUIET,
        }
}

fn report_is_sound(game: &Rummy) -> bool {
    let open = &game.open;
    let Some(report) = &open.report else {
        return open.deals == 0 && open.phase != Phase::Over;
    };
    let held = union(report.hands.iter().map(|(_, hand)| *hand));
    let mut seats = open.players.seats();
    open.deals > 0
        && held.is_some_and(|held| held != CardSet::PACK)
        && report
            .winner
            .is_none_or(|seat| open.players.has(seat) && open.totals[seat] >= report.gain(seat))
        && seats.all(|seat| report.hands[seat].is_empty() == (report.winner == Some(seat)))
        && (open.phase != Phase::Over || report.hands == game.hands)
}

fn scores_are_sound(game: &Rummy) -> bool {
    let open = &game.open;
    let totals = open
        .totals
        .iter()
        .map(|(_, total)| u32::from(total.number()));
    open.deals <= MOST_DEALS
        && totals.sum::<u32>() <= PACK_VALUE * u32::from(open.deals)
        && (open.phase == Phase::Over) == open.is_decided()
        && !matches!(open.length, Length::Deals(deals) if open.deals > deals)
}
