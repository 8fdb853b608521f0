//! What lies on the table at this moment: the view, and while an event is shown what it has already changed.

use super::Sight;
use parlour_rules::Seat;
use parlour_rules::no_thanks::{Event, Seats, Value, Values};

/// The moment at which the chip of a pass lies on the card; the rest of the time belongs to the name of the next seat.
pub(super) const CHIP_ARRIVES: i32 = 128;

/// The open part of the table.
pub(super) struct Board {
    pub(super) cards: Seats<Values>,
    /// The card that is offered; none while it is on its way to somebody.
    pub(super) active: Option<Value>,
    pub(super) on_card: u8,
    /// Cards in the deck.
    pub(super) left: u8,
}

impl Board {
    pub(super) fn of(sight: &Sight<'_>) -> Board {
        let view = sight.view;
        let mut board = Board {
            cards: Seats::default(),
            active: view.active,
            on_card: view.on_card,
            left: view.deck_left,
        };
        for seat in view.players.seats() {
            board.cards[seat] = view.seats[seat].cards;
        }
        let Some(moment) = &sight.moment else {
            return board;
        };
        match *moment.event {
            Event::Passed { on_card, .. } if moment.done >= CHIP_ARRIVES => {
                board.on_card = on_card;
            }
            Event::Took { .. } => board.give(),
            Event::TurnedUp { card, left } => {
                board.receive(sight);
                board.give();
                board.active = Some(card);
                board.left = left;
            }
            Event::RoundEnded { .. } => {
                board.receive(sight);
                board.give();
            }
            _ => {}
        }
        board
    }

    /// The card is in the hands of the seat that took it. The view is from before, when it was that seat's turn.
    fn receive(&mut self, sight: &Sight<'_>) {
        if let (Some(seat), Some(card)) = (sight.decides(), self.active) {
            self.cards[seat].insert(card);
        }
    }

    /// The card and its tokens have left their place.
    fn give(&mut self) {
        self.active = None;
        self.on_card = 0;
    }
}

/// The seat whose runs lie on the paper: the one that looks, else the one that decides.
pub(super) fn on_paper(sight: &Sight<'_>) -> Seat {
    sight
        .view
        .seat
        .or(sight.decides())
        .unwrap_or(sight.view.first)
}
