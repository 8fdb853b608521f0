//! What happens in Cribbage, as it is told to the seats.

use super::count::Made;
use crate::cards::{Card, CardSet};
use crate::game;
use crate::ledger::Fact;
use crate::points::Points;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened. Where points are pegged, `total` is the score after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(
    missing_docs,
    reason = "the fields are the seat, the cards and the points that the line above them speaks of"
)]
pub enum Event {
    /// A seat dealt a new deal.
    Dealt { dealer: Seat },
    /// A seat put so many cards into the crib.
    Discarded { seat: Seat, cards: u8 },
    /// The dealer turned up the starter.
    Starter { dealer: Seat, card: Card },
    /// The dealer pegged two for a jack that was turned up.
    Nobs { seat: Seat, total: Points },
    /// A seat played a card, which brought the count to this and made this.
    Played {
        seat: Seat,
        card: Card,
        count: u8,
        made: Made,
        total: Points,
    },
    /// A seat had nothing that fits.
    Went { seat: Seat },
    /// A seat pegged one for the last card of a count that fell short of thirty-one.
    Last {
        seat: Seat,
        card: Card,
        count: u8,
        total: Points,
    },
    /// The hand or the crib of a seat was counted with the starter: what it is worth, and what was claimed.
    Counted {
        seat: Seat,
        cards: CardSet,
        starter: Card,
        crib: bool,
        points: u8,
        claim: Option<u8>,
        total: Points,
    },
    /// A seat pegged what another one missed, which had come to this with its claim.
    Muggins {
        seat: Seat,
        from: Seat,
        claimed: Points,
        points: u8,
        total: Points,
    },
    /// A seat reached the end of the track.
    Won { seat: Seat },
    /// The deal is over.
    DealOver,
}

impl game::Event for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::Dealt { .. } => "dealt",
            Event::Discarded { .. } => "discarded",
            Event::Starter { .. } => "starter",
            Event::Nobs { .. } => "nobs",
            Event::Played { .. } => "played",
            Event::Went { .. } => "go",
            Event::Last { .. } => "last",
            Event::Counted { .. } => "counted",
            Event::Muggins { .. } => "muggins",
            Event::Won { .. } => "won",
            Event::DealOver => "deal-over",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Dealt { dealer: seat }
            | Event::Starter { dealer: seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Nobs { seat, .. }
            | Event::Played { seat, .. }
            | Event::Went { seat }
            | Event::Last { seat, .. }
            | Event::Counted { seat, .. }
            | Event::Muggins { seat, .. }
            | Event::Won { seat } => Some(seat),
            Event::DealOver => None,
        }
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        let number = |number: u8| Fact::Number(number.into());
        let mut pegged = None;
        match *self {
            Event::Discarded { cards, .. } => visit("cards", number(cards)),
            Event::Starter { card, .. } => visit("card", Fact::text(card)),
            Event::Nobs { total, .. } => pegged = Some((2, total)),
            Event::Played {
                card,
                count,
                made,
                total,
                ..
            } => {
                visit("card", Fact::text(card));
                visit("count", number(count));
                pegged = Some((made.points(), total));
            }
            Event::Last {
                card, count, total, ..
            } => {
                visit("card", Fact::text(card));
                visit("count", number(count));
                pegged = Some((1, total));
            }
            Event::Counted {
                cards,
                crib,
                points,
                claim,
                total,
                ..
            } => {
                visit("cards", Fact::text(cards));
                visit("crib", Fact::Flag(crib));
                visit("claim", claim.map_or(Fact::Nothing, number));
                pegged = Some((points, total));
            }
            Event::Muggins {
                from,
                points,
                total,
                ..
            } => {
                visit("from", Fact::Seat(from));
                pegged = Some((points, total));
            }
            Event::Dealt { .. } | Event::Went { .. } | Event::Won { .. } | Event::DealOver => {}
        }
        if let Some((points, total)) = pegged {
            visit("points", number(points));
            visit("total", Fact::Number(total.number().into()));
        }
    }
}
