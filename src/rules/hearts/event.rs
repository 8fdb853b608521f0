//! What happens in Hearts, as it is told to the seats.

use super::score::{Points, Reward};
use crate::cards::{Card, CardSet};
use crate::game;
use crate::ledger::Fact;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(
    missing_docs,
    reason = "the fields are the seats, cards and points that the line above them speaks of"
)]
pub enum Event {
    /// A seat dealt a new deal, in which cards go so many seats to the left; 0 when nobody passes.
    Dealt { dealer: Seat, offset: u8 },
    /// A seat chose the cards that it passes.
    Passed { seat: Seat, to: Seat },
    /// Which cards a seat received from another: for the receiver alone.
    Received {
        seat: Seat,
        from: Seat,
        cards: CardSet,
    },
    /// A seat played a card.
    Played { seat: Seat, card: Card },
    /// A seat broke hearts with this card.
    Broken { seat: Seat, card: Card },
    /// A seat took a trick, which was completed with this card, and the points in it.
    Took {
        seat: Seat,
        last: Card,
        points: Points,
    },
    /// A seat got the widow with a trick that was completed with this card, and the points in the widow.
    Widow {
        seat: Seat,
        last: Card,
        cards: CardSet,
        points: Points,
    },
    /// A seat shot the moon.
    Moon { seat: Seat },
    /// What the moon turned into.
    Rewarded { seat: Seat, reward: Reward },
    /// What the deal brought a seat, and its new total.
    Scored {
        seat: Seat,
        points: Points,
        total: Points,
    },
    /// The deal is over and scored.
    DealOver,
}

impl game::Event for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::Dealt { .. } => "dealt",
            Event::Passed { .. } => "passed",
            Event::Received { .. } => "received",
            Event::Played { .. } => "played",
            Event::Broken { .. } => "broken",
            Event::Took { .. } => "took",
            Event::Widow { .. } => "widow",
            Event::Moon { .. } => "moon",
            Event::Rewarded { .. } => "rewarded",
            Event::Scored { .. } => "scored",
            Event::DealOver => "deal-over",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Dealt { dealer: seat, .. }
            | Event::Passed { seat, .. }
            | Event::Received { seat, .. }
            | Event::Played { seat, .. }
            | Event::Broken { seat, .. }
            | Event::Took { seat, .. }
            | Event::Widow { seat, .. }
            | Event::Moon { seat }
            | Event::Rewarded { seat, .. }
            | Event::Scored { seat, .. } => Some(seat),
            Event::DealOver => None,
        }
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        let number = |points: Points| Fact::Number(i32::from(points.number()));
        match *self {
            Event::Dealt { offset, .. } => visit("offset", Fact::Number(i32::from(offset))),
            Event::Passed { to, .. } => visit("receiver", Fact::Seat(to)),
            Event::Received { from, cards, .. } => {
                visit("from", Fact::Seat(from));
                visit("cards", Fact::text(cards));
            }
            Event::Played { card, .. } | Event::Broken { card, .. } => {
                visit("card", Fact::text(card))
            }
            Event::Took { points, .. } => visit("points", number(points)),
            Event::Widow { cards, points, .. } => {
                visit("cards", Fact::text(cards));
                visit("points", number(points));
            }
            Event::Rewarded { reward, .. } => {
                let text = match reward {
                    Reward::AddOthers => "add",
                    Reward::Subtract => "subtract",
                };
                visit("reward", Fact::text(text));
            }
            Event::Scored { points, total, .. } => {
                visit("points", number(points));
                visit("total", number(total));
            }
            Event::Moon { .. } | Event::DealOver => {}
        }
    }
}
