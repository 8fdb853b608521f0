//! The cursor of Four Hand Texas: the bid that is set or the plate that passes, the contract in question, where it stands in
//! the hand, and what the buttons do. Nothing is drawn here.

use super::hand;
use crate::cursor::{act, go, round, toward};
use crate::keys::Button;
use crate::line;
use crate::screen::Reaction;
use embedded_graphics::geometry::Point;
use parlour_rules::texas::{Action, Bid, Call, Contract, Phase, Refusal, View};
use parlour_rules::tiles::{Pips, Tile};
use parlour_rules::tricks::Suits;

/// Where up and down lead on the way to the limit.
const MARKS: [u16; 4] = [30, 35, 40, 42];

/// Where the seat that decides is in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// The bid that is set.
    pub(super) bid: Bid,
    /// Whether the plate that passes has the focus, and not the bid.
    pub(super) passes: bool,
    /// The contract with the focus.
    pub(super) contract: Contract,
    /// The tile with the focus.
    pub(super) tile: Option<Tile>,
}

impl Default for Cursor {
    fn default() -> Cursor {
        Cursor {
            bid: Bid::LOWEST,
            passes: true,
            contract: Contract::NoTrump,
            tile: None,
        }
    }
}

impl Cursor {
    /// On what is likeliest: to pass, the longest suit, the best tile that may be played.
    pub(super) fn arriving(view: &View) -> Cursor {
        let open = &view.open;
        Cursor {
            bid: open.auction.range().map_or(Bid::HIGHEST, |(low, _)| low),
            passes: !open.auction.must_bid(&open.options),
            contract: Contract::number(hand::longest(view.hand).0),
            tile: likely(view),
        }
    }

    /// Where A does this.
    pub(super) fn on(view: &View, action: Action) -> Cursor {
        let there = Cursor::arriving(view);
        match action {
            Action::Call(Call::Pass) => Cursor {
                passes: true,
                ..there
            },
            Action::Call(Call::Bid(bid)) => Cursor {
                bid,
                passes: false,
                ..there
            },
            Action::Name(contract) => Cursor { contract, ..there },
            Action::Play(tile) => Cursor {
                tile: Some(tile),
                ..there
            },
        }
    }

    /// The tile with the focus, if it is there.
    pub(super) fn tile(&self, view: &View) -> Option<Tile> {
        self.tile.filter(|tile| view.hand.has(*tile))
    }
}

/// The tile that most would play: the highest trump to lead, the highest that follows, or the lightest to throw away.
fn likely(view: &View) -> Option<Tile> {
    let contract = view.open.contract?;
    let playable = hand::sorted(view.playable(), Some(contract)).into_iter();
    match view.open.suit_led() {
        Some(suit) if !playable.clone().any(|tile| contract.all(suit).has(tile)) => {
            let trumps = contract.trump_tiles();
            playable.min_by_key(|tile| (trumps.has(*tile), tile.dots()))
        }
        _ => playable.clone().next(),
    }
}

/// What the device plays in a person's place: the last tile, and the only one that follows.
pub(super) fn forced(view: &View) -> Option<Action> {
    let only = view.playable();
    let follows = !view.open.trick.played.is_empty() || view.hand.len() == 1;
    let tile = only.first()?;
    (follows && only.len() == 1).then_some(Action::Play(tile))
}

/// A button, while the seat decides.
pub(super) fn press(view: &View, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    match (view.open.phase, button) {
        (_, Button::X | Button::Y | Button::B) => Reaction::Nothing,
        (Phase::Auction, _) => bid(view, cursor, button),
        (Phase::Name, Button::A) => Reaction::Act(Action::Name(cursor.contract)),
        (Phase::Name, _) => {
            let next = toward(GRID.into_iter().flatten(), cursor.contract, spot, button);
            go(&mut cursor.contract, next)
        }
        (_, Button::A) => match cursor.tile(view).map(Action::Play) {
            Some(action) => act(action, view.check(action)),
            None => Reaction::Nothing,
        },
        (_, Button::Left | Button::Right) => {
            let playable = view.playable();
            let tiles = hand::sorted(view.hand, view.open.contract).into_iter();
            let next = round(
                tiles.filter(|tile| playable.has(*tile)),
                cursor.tile,
                button,
            );
            go(&mut cursor.tile, next)
        }
        _ => Reaction::Nothing,
    }
}

/// The nine contracts as their plates lie.
pub(super) const GRID: [[Contract; 3]; 3] = [
    [number(6), number(5), number(4)],
    [number(3), number(2), number(1)],
    [number(0), Contract::DOUBLES, Contract::NoTrump],
];

const fn number(number: u8) -> Contract {
    match Pips::new(number) {
        Some(pips) => Contract::number(pips),
        None => Contract::NoTrump,
    }
}

/// The column and the row of a contract.
fn spot(contract: Contract) -> Point {
    let place = GRID.iter().flatten().position(|other| *other == contract);
    let place = place.unwrap_or(0) as i32;
    Point::new(place % 3, place / 3)
}

/// A button while bids are made: left and right by one, up and down from mark to mark; below the lowest bid is the plate that
/// passes.
fn bid(view: &View, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    let open = &view.open;
    if button == Button::A {
        let call = match cursor.passes {
            true => Call::Pass,
            false => Call::Bid(cursor.bid),
        };
        return act(Action::Call(call), view.check(Action::Call(call)));
    }
    let Some((low, high)) = open.auction.range() else {
        return Reaction::Nothing;
    };
    let more = matches!(button, Button::Right | Button::Up);
    let leaps = matches!(button, Button::Up | Button::Down);
    let marks = || MARKS.into_iter().map(Bid::new);
    let now = cursor.bid;
    let next = match (more, leaps) {
        _ if cursor.passes => {
            return match more {
                true => go(&mut cursor.passes, Some(false)),
                false => Reaction::Nothing,
            };
        }
        (true, true) => marks().find(|mark| *mark > now).unwrap_or(high).min(high),
        (true, false) => Bid::new(now.points().saturating_add(1)).min(high),
        _ if now <= low => {
            return match open.auction.must_bid(&open.options) {
                true => Reaction::Refuse(line!("{}", Refusal::DealerBids)),
                false => go(&mut cursor.passes, Some(true)),
            };
        }
        (false, true) => marks().rfind(|mark| *mark < now).unwrap_or(low).max(low),
        (false, false) => Bid::new(now.points() - 1).max(low),
    };
    go(&mut cursor.bid, Some(next))
}
