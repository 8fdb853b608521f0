//! The hand in its tray, sorted by suit: the trumps first and marked.

use super::Sight;
use super::cursor::Cursor;
use crate::line;
use crate::paint::Stage;
use crate::parts::rack::{self, RackLook, RackTile};
use crate::seats::Spread;
use embedded_graphics::geometry::Point;
use heapless::Vec;
use parlour_rules::Seat;
use parlour_rules::order;
use parlour_rules::texas::{Contract, Event, HAND, Phase, Suit};
use parlour_rules::tiles::{Pips, Tile, TileSet};
use parlour_rules::tricks::Suits;

/// The plates of all seats in the tray, where no hand is shown.
const EVERYBODY: Spread = Spread::on_tray(rack::TOP + 4);

/// The tiles of a hand in the order in which they stand.
pub(super) type Hand = Vec<Tile, HAND>;

/// Sorts a hand: the trumps first, then by the higher number, and the highest of each suit before the others.
pub(super) fn sorted(hand: TileSet, contract: Option<Contract>) -> Hand {
    let contract = contract.unwrap_or(Contract::NoTrump);
    let mut tiles: Hand = hand.iter().take(HAND).collect();
    order::least_first(&mut tiles, |tile| {
        let suit = contract.led(*tile);
        let place = match suit {
            _ if Some(suit) == contract.trumps() => 0,
            Suit::Of(pips) => 7 - pips.number(),
            Suit::Doubles => 0,
        };
        (place, u8::MAX - contract.height(*tile, suit))
    });
    tiles
}

/// The number of which a hand has most, the double before others, and how many.
pub(super) fn longest(hand: TileSet) -> (Pips, usize) {
    let count = |pips: Pips| (pips, hand.and(TileSet::with(pips)).len());
    let worth = |(pips, tiles): &(Pips, usize)| (*tiles, hand.has(Tile::double(*pips)));
    let best = Pips::all().map(count).max_by_key(worth);
    best.unwrap_or((Pips::BLANK, 0))
}

/// Whether the seat plays with its tiles open. Else no mark may tell what it holds.
pub(super) const fn in_play(sight: &Sight<'_>) -> bool {
    sight.scene.live && sight.scene.face_up
}

/// By what the hand is sorted: what was named, or what is about to be.
fn contract(sight: &Sight<'_>, cursor: &Cursor) -> Option<Contract> {
    let named = match sight.moment.as_ref().map(|moment| moment.event) {
        Some(Event::Named { contract, .. }) => Some(*contract),
        _ => None,
    };
    let naming = in_play(sight) && sight.view.open.phase == Phase::Name;
    let chosen = naming.then_some(cursor.contract);
    named.or(sight.view.open.contract).or(chosen)
}

/// The looking seat's tiles as they stand during a moment: a tile on its way is not in the hand.
fn in_hand(sight: &Sight<'_>) -> TileSet {
    let gone = match sight.moment.as_ref().map(|moment| moment.event) {
        Some(Event::Played { tile, .. }) => TileSet::only(*tile),
        Some(Event::Won { last, .. }) => TileSet::only(*last),
        Some(Event::Settled { .. }) => sight.view.open.trick.played.iter().copied().collect(),
        _ => TileSet::EMPTY,
    };
    sight.view.hand.without(gone)
}

pub(super) fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    if sight.view.seat.is_none() {
        return everybody(sight, &|seat| sight.view.open.held(seat), stage);
    }
    let held = in_hand(sight);
    if !sight.scene.face_up {
        return rack::covered(stage, held.len());
    }
    let contract = contract(sight, cursor);
    let trumps = contract.map_or(TileSet::EMPTY, Contract::trump_tiles);
    let held = sorted(held, contract);
    let live = in_play(sight) && sight.view.open.phase == Phase::Play;
    let playable = sight.view.playable();
    let tiles: Vec<RackTile, HAND> = held
        .iter()
        .map(|tile| RackTile {
            legal: playable.has(*tile),
            marked: trumps.has(*tile),
            ..RackTile::new(*tile)
        })
        .collect();
    let focus = cursor.tile(sight.view).filter(|_| live);
    let look = RackLook {
        focus: held.iter().position(|tile| Some(*tile) == focus),
        bob: (sight.scene.now / 500 % 2 * 2) as i32,
        quiet: !live,
        boneyard: false,
    };
    rack::rack(stage, &tiles, look);
}

/// All seats in the tray, with so many tiles each.
pub(super) fn everybody(sight: &Sight<'_>, held: &dyn Fn(Seat) -> usize, stage: &mut Stage<'_>) {
    rack::tray(stage);
    let words = |seat, _| match held(seat) {
        1 => line!("1 tile"),
        tiles => line!("{tiles} tiles"),
    };
    EVERYBODY.draw(&sight.round(), stage, &words);
}

/// The middle of the plate of a seat, where no hand is shown.
pub(super) fn plate(seat: Seat, width: i32) -> Point {
    EVERYBODY.place(seat, width).center()
}

/// Where a tile of the looking seat stands in its hand. In a covered hand all tiles have the same place, for a tile's own
/// would tell something about the others.
pub(super) fn spot(sight: &Sight<'_>, tile: Tile, width: i32) -> Point {
    let sorted = sorted(sight.view.hand, sight.view.open.contract);
    let place = sorted.iter().position(|held| *held == tile);
    let place = place
        .filter(|_| sight.scene.face_up)
        .unwrap_or(sorted.len() / 2);
    rack::spot(width, sorted.len(), place)
}
