//! What happens in Rummy, as it is told to the seats.

use super::SEATS;
use crate::cards::{Card, CardSet};
use crate::game;
use crate::ledger::Fact;
use crate::points::Points;
use crate::seat::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(
    missing_docs,
    reason = "the fields are the seats, cards and points that the line above them speaks of"
)]
pub enum Event {
    /// A seat dealt a new deal.
    Dealt { dealer: Seat },
    /// The discard pile was begun with this card.
    Turned { card: Card },
    /// A seat took the top of the discard pile.
    Took { seat: Seat, card: Card },
    /// For a seat that wants no discard the pile became the stock, of this many cards.
    TurnedOver { seat: Seat, cards: u8 },
    /// A seat drew from the stock.
    Drew { seat: Seat },
    /// Which card it drew: for that seat alone.
    DrewCard { seat: Seat, card: Card },
    /// A seat laid a meld, which has this number.
    Melded {
        seat: Seat,
        meld: u8,
        cards: CardSet,
    },
    /// A seat laid a card off on a meld.
    LaidOff { seat: Seat, meld: u8, card: Card },
    /// A seat discarded a card.
    Discarded { seat: Seat, card: Card },
    /// A seat has no card left and wins the deal.
    WentOut { seat: Seat },
    /// The deal ended without a winner, by this seat's decision.
    Stalled { seat: Seat },
    /// What the deal brought its winner, and the new total.
    Scored {
        seat: Seat,
        points: Points,
        total: Points,
    },
    /// The deal is over, and all hands are shown.
    DealOver { shown: Shown },
}

/// All hands, small enough for an event: for each card of the pack the seat that was left with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown([u8; Card::PACK / 2]);

/// Nobody was left with it.
const NOBODY: u8 = 15;

impl Shown {
    /// What all seats were left with; no card is in two hands.
    pub fn of(hands: &PerSeat<CardSet, SEATS>) -> Shown {
        let mut shown = Shown([NOBODY << 4 | NOBODY; Card::PACK / 2]);
        for (seat, hand) in hands.iter() {
            for card in hand.iter() {
                let (place, shift) = Shown::place(card);
                if let Some(pair) = shown.0.get_mut(place) {
                    *pair &= !(NOBODY << shift);
                    *pair |= (seat.index() as u8) << shift;
                }
            }
        }
        shown
    }

    /// In which pair a card lies, and where in it.
    const fn place(card: Card) -> (usize, u32) {
        (card.index() / 2, card.index() as u32 % 2 * 4)
    }

    /// What a seat was left with.
    pub fn hand(&self, seat: Seat) -> CardSet {
        Card::pack()
            .filter(|card| {
                let (place, shift) = Shown::place(*card);
                let pair = self.0.get(place).copied().unwrap_or(u8::MAX);
                usize::from(pair >> shift & NOBODY) == seat.index()
            })
            .collect()
    }
}

impl game::Event for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::Dealt { .. } => "dealt",
            Event::Turned { .. } => "turned",
            Event::Took { .. } => "took",
            Event::TurnedOver { .. } => "turned-over",
            Event::Drew { .. } => "drew",
            Event::DrewCard { .. } => "drew-card",
            Event::Melded { .. } => "melded",
            Event::LaidOff { .. } => "laid-off",
            Event::Discarded { .. } => "discarded",
            Event::WentOut { .. } => "went-out",
            Event::Stalled { .. } => "stalled",
            Event::Scored { .. } => "scored",
            Event::DealOver { .. } => "deal-over",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Dealt { dealer: seat }
            | Event::Took { seat, .. }
            | Event::TurnedOver { seat, .. }
            | Event::Drew { seat }
            | Event::DrewCard { seat, .. }
            | Event::Melded { seat, .. }
            | Event::LaidOff { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::WentOut { seat }
            | Event::Stalled { seat }
            | Event::Scored { seat, .. } => Some(seat),
            Event::Turned { .. } | Event::DealOver { .. } => None,
        }
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        let number = |points: Points| Fact::Number(i32::from(points.number()));
        match *self {
            Event::Turned { card }
            | Event::Took { card, .. }
            | Event::DrewCard { card, .. }
            | Event::Discarded { card, .. } => visit("card", Fact::text(card)),
            Event::TurnedOver { cards, .. } => visit("cards", Fact::Number(cards.into())),
            Event::Melded { meld, cards, .. } => {
                visit("meld", Fact::Number(meld.into()));
                visit("cards", Fact::list(cards.iter()));
            }
            Event::LaidOff { meld, card, .. } => {
                visit("meld", Fact::Number(meld.into()));
                visit("card", Fact::text(card));
            }
            Event::Scored { points, total, .. } => {
                visit("points", number(points));
                visit("total", number(total));
            }
            Event::DealOver { shown } => {
                let seats = (0..SEATS).filter_map(Seat::new);
                for (seat, name) in seats.zip(HANDS) {
                    let hand = shown.hand(seat);
                    if !hand.is_empty() {
                        visit(name, Fact::list(hand.iter()));
                    }
                }
            }
            Event::Dealt { .. }
            | Event::Drew { .. }
            | Event::WentOut { .. }
            | Event::Stalled { .. } => {}
        }
    }
}

/// The names of the hands that are shown.
const HANDS: [&str; SEATS] = ["hand0", "hand1", "hand2", "hand3", "hand4", "hand5"];
