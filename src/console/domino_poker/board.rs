//! What lies on the table at this moment: the view, and while an event is shown what it has already changed.

use super::Sight;
use parlour_rules::domino_poker::{Event, Open, SEATS, Said};
use parlour_rules::{PerSeat, Seat};

/// The open part of the table.
pub(super) struct Board {
    /// The chips before each seat, or the hands that it has won.
    pub(super) stacks: PerSeat<u16, SEATS>,
    /// The chips that lie in front of each seat.
    pub(super) paid: PerSeat<u8, SEATS>,
    pub(super) said: PerSeat<Option<Said>, SEATS>,
    pub(super) pot: u8,
    /// Chips on their way from this seat into the pot, or to it.
    pub(super) flying: Option<Flying>,
}

/// Chips on their way.
#[derive(Clone, Copy)]
pub(super) struct Flying {
    pub(super) seat: Seat,
    pub(super) chips: u8,
    /// Whether the seat takes the pot; else it pays.
    pub(super) takes: bool,
}

impl Board {
    pub(super) fn of(sight: &Sight<'_>) -> Board {
        let open = &sight.view.open;
        let mut board = Board {
            stacks: open.stacks,
            paid: open.paid,
            said: PerSeat::default(),
            pot: open.pot(),
            flying: None,
        };
        for seat in open.players.seats() {
            board.said[seat] = Some(open.said(seat));
        }
        match sight.moment.as_ref().map(|moment| *moment.event) {
            Some(Event::Checked { seat }) => board.said[seat] = Some(Said::Checked),
            Some(Event::Folded { seat }) => board.said[seat] = Some(Said::Folded),
            Some(Event::Called { seat, price, .. }) => {
                board.said[seat] = Some(Said::Called);
                board.pays(seat, price);
            }
            Some(Event::Bet { seat, paid, .. }) => board.raises(open, seat, paid, Said::Bet),
            Some(Event::Raised { seat, paid, .. }) => board.raises(open, seat, paid, Said::Raised),
            Some(Event::Won {
                seat,
                pot,
                still_in,
                ..
            }) => {
                for other in open.players.seats().filter(|other| !still_in.has(*other)) {
                    board.said[other] = Some(Said::Folded);
                }
                board.paid = PerSeat::default();
                board.pot = 0;
                board.flying = Some(Flying {
                    seat,
                    chips: pot,
                    takes: true,
                });
            }
            _ => {}
        }
        board
    }

    /// A seat bets or raises, and who had answered has to answer again.
    fn raises(&mut self, open: &Open, seat: Seat, paid: u8, said: Said) {
        for other in open.still_in().iter() {
            self.said[other] = Some(Said::Nothing);
        }
        self.said[seat] = Some(said);
        self.pays(seat, paid.saturating_sub(open.paid[seat]));
    }

    fn pays(&mut self, seat: Seat, chips: u8) {
        self.stacks[seat] = self.stacks[seat].saturating_sub(chips.into());
        self.flying = Some(Flying {
            seat,
            chips,
            takes: false,
        });
    }

    /// Whether a seat has given its hand up.
    pub(super) fn has_folded(&self, seat: Seat) -> bool {
        self.said[seat] == Some(Said::Folded)
    }
}
