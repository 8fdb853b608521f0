//! Whether a game read from a save can be a real one.

use super::open::Phase;
use super::score::{Report, Side, TARGET};
use super::{HAND, SEATS, Texas, Trick};
use crate::hidden::make_up;
use crate::seat::PerSeat;
use crate::tiles::TileSet;

pub(super) fn is_sound(game: &Texas) -> bool {
    let open = &game.open;
    let players = open.players;
    players.count() == SEATS
        && players.has(open.dealer)
        && players.has(open.trick.leader)
        && open.auction.is_sound(&open.options, players, open.dealer)
        && stage_is_sound(game)
        && tiles_are_sound(game)
        && tricks_are_sound(game)
        && scores_are_sound(game)
}

fn stage_is_sound(game: &Texas) -> bool {
    let open = &game.open;
    let nothing_played = open.tricks.is_empty() && open.trick.played.is_empty();
    let eldest = open.players.left_of(open.dealer);
    let bids = open.auction.speaker().is_some();
    let unnamed = open.contract.is_none() && nothing_played && open.trick.leader == eldest;
    match open.phase {
        Phase::Auction => bids && unnamed,
        Phase::Name => !bids && open.bid().is_some() && unnamed,
        Phase::Play => {
            !bids && open.contract.is_some() && open.bid().is_some() && !game.is_played_out()
        }
        Phase::Over => !bids && game.is_played_out() && open.report == game.report(),
    }
}

/// Every tile is in one hand or was played, and every hand has its size.
fn tiles_are_sound(game: &Texas) -> bool {
    let open = &game.open;
    let hands = open.players.seats().map(|seat| game.hands[seat]);
    let tricks = open.tricks.iter().chain([&open.trick]);
    let played = tricks.flat_map(|trick| trick.played.iter().copied().map(TileSet::only));
    make_up(TileSet::ALL, hands.chain(played))
        && open
            .players
            .seats()
            .all(|seat| game.hands[seat].len() == open.held(seat))
}

/// The bidder led first and then whoever took the last trick, everybody played to each, and everybody followed who could.
fn tricks_are_sound(game: &Texas) -> bool {
    let open = &game.open;
    let (Some(contract), Some((bidder, _))) = (open.contract, open.bid()) else {
        return open.tricks.is_empty() && open.trick.played.is_empty();
    };
    let players = open.players;
    let mut hands: PerSeat<TileSet, SEATS> = PerSeat::default();
    for seat in players.seats() {
        hands[seat] = game.hands[seat].or(open.played(seat));
    }
    let mut leader = bidder;
    let finished = open.tricks.iter().map(|trick| (trick, true));
    for (trick, whole) in finished.chain([(&open.trick, false)]) {
        let full = trick.played.len() == SEATS;
        if trick.leader != leader || whole != full {
            return false;
        }
        let mut again = Trick::led_by(leader);
        for (seat, tile) in trick.plays(players) {
            if !again.following(&contract, hands[seat]).has(tile) {
                return false;
            }
            hands[seat].remove(tile);
            again.play(tile);
        }
        leader = trick.taker(&contract, players);
    }
    true
}

/// What the last hand brought fits how it went, and nobody had won before it.
fn scores_are_sound(game: &Texas) -> bool {
    let open = &game.open;
    let Some(report) = &open.report else {
        let nothing = open.totals.iter().all(|total| total.number() == 0);
        return nothing && open.phase != Phase::Over;
    };
    let before = |side: Side| {
        let total = open.total(side).number();
        total.checked_sub(report.gain(side).number())
    };
    open.deals > 0
        && report_is_sound(report, game)
        && open.is_decided() == (open.phase == Phase::Over)
        && Side::BOTH
            .into_iter()
            .all(|side| before(side).is_some_and(|before| before < TARGET.number()))
}

fn report_is_sound(report: &Report, game: &Texas) -> bool {
    let players = game.open.players;
    let rest = || players.seats().map(|seat| report.rest[seat]);
    let tricks = |side: Side| report.won[side.index()].len();
    let [own, others] = [report.side(), report.side().other()].map(tricks);
    let whole = own.is_multiple_of(SEATS) && others.is_multiple_of(SEATS);
    let left = HAND.saturating_sub((own + others) / SEATS);
    // A lost limit bid ends with the first trick of the others.
    let ends = match report.bid.is_limit() {
        true => others == SEATS || others == 0 && left == 0,
        false => left == 0,
    };
    players.has(report.bidder)
        && report.bid.exists()
        && make_up(TileSet::ALL, rest().chain(report.won))
        && whole
        && ends
        && rest().all(|tiles| tiles.len() == left)
}
