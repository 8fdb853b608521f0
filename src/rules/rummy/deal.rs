//! The life of one deal: dealing, drawing, turning the pile over, laying cards on the table, and the end.

use super::meld::Meld;
use super::open::{MOST_QUIET, Phase};
use super::score::Report;
use super::{Event, Rummy, Shown};
use crate::cards::{Card, CardSet};
use crate::game::Croupier;
use crate::hidden::deal_round;
use crate::seat::{PerSeat, Seat};
use heapless::Vec;

const PACK: &str = "pack";

impl Rummy {
    /// Deals anew from a whole pack; the seat left of the dealer is to play.
    pub(super) fn deal(&mut self, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        open.pile.clear();
        open.melds.clear();
        open.turned = 0;
        open.stalled = false;
        open.quiet = 0;
        open.known = PerSeat::default();
        open.to_play = open.players.left_of(open.dealer);
        self.hands = PerSeat::default();

        let mut pack: Vec<Card, { Card::PACK }> = Card::pack().collect();
        croupier.shuffle(&mut self.rng, PACK, &mut pack);
        let dealer = self.open.dealer;
        croupier.tell(Event::Dealt { dealer });
        let mut cards = pack.into_iter();
        let each = self.open.hand_size();
        let order = self.open.players.seats_from(self.open.to_play);
        deal_round(&mut self.hands, each, order, &mut cards);
        if let Some(card) = cards.next() {
            // The pile has room for the whole pack.
            let _ = self.open.pile.push(card);
            croupier.tell(Event::Turned { card });
        }
        self.stock = cards.rev().collect();
        self.begin_turn();
    }

    fn begin_turn(&mut self) {
        let open = &mut self.open;
        open.phase = Phase::Draw;
        open.taken = None;
        open.melded = false;
        open.laid = CardSet::EMPTY;
        self.drawn = None;
    }

    /// A card has come to the seat to play, which goes on with it.
    fn receive(&mut self, card: Card) {
        let seat = self.open.to_play;
        self.hands[seat].insert(card);
        self.open.phase = Phase::Play;
        self.open.quiet = self.open.quiet.saturating_add(1);
    }

    pub(super) fn take_discard(&mut self, croupier: &mut Croupier<'_, Event>) {
        let Some(card) = self.open.pile.pop() else {
            return;
        };
        let seat = self.open.to_play;
        self.receive(card);
        self.open.taken = Some(card);
        self.open.known[seat].insert(card);
        croupier.tell(Event::Took { seat, card });
    }

    /// R10 and R11: where the stock is empty the pile is turned over, or the deal ends.
    pub(super) fn draw_stock(&mut self, croupier: &mut Croupier<'_, Event>) {
        let seat = self.open.to_play;
        if self.open.draw_ends_deal(self.stock.len()) {
            croupier.tell(Event::Stalled { seat });
            return self.end_deal(None, croupier);
        }
        if self.stock.is_empty() {
            // The oldest discard is now on top; the top of the stock lies last.
            let pile = core::mem::take(&mut self.open.pile);
            self.stock = pile.into_iter().rev().collect();
            self.open.turned = self.open.turned.saturating_add(1);
            self.open.stalled = true;
            let cards = self.stock.len() as u8;
            croupier.tell(Event::TurnedOver { seat, cards });
        }
        let Some(card) = self.stock.pop() else { return };
        self.receive(card);
        self.drawn = Some(card);
        if self.open.turned > 0 {
            self.open.known[seat].insert(card);
        }
        croupier.tell(Event::Drew { seat });
        croupier.whisper(seat, Event::DrewCard { seat, card });
    }

    /// Cards leave the hand of the seat to play for the table.
    fn lay(&mut self, cards: CardSet) {
        let open = &mut self.open;
        let seat = open.to_play;
        self.hands[seat] = self.hands[seat].without(cards);
        open.known[seat] = open.known[seat].without(cards);
        open.laid = open.laid.or(cards);
        open.stalled = false;
        open.quiet = 0;
    }

    pub(super) fn meld(&mut self, cards: CardSet, croupier: &mut Croupier<'_, Event>) {
        let seat = self.open.to_play;
        let meld = self.open.melds.len() as u8;
        self.lay(cards);
        // There is room for as many as the pack can make.
        let _ = self.open.melds.push(Meld { seat, cards });
        self.open.melded = true;
        croupier.tell(Event::Melded { seat, meld, cards });
        self.end_if_out(croupier);
    }

    pub(super) fn lay_off(&mut self, meld: u8, card: Card, croupier: &mut Croupier<'_, Event>) {
        let seat = self.open.to_play;
        self.lay(CardSet::only(card));
        if let Some(meld) = self.open.melds.get_mut(usize::from(meld)) {
            meld.cards.insert(card);
        }
        croupier.tell(Event::LaidOff { seat, meld, card });
        self.end_if_out(croupier);
    }

    pub(super) fn discard(&mut self, card: Card, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        let seat = open.to_play;
        self.hands[seat].remove(card);
        open.known[seat].remove(card);
        // The pile has room for the whole pack.
        let _ = open.pile.push(card);
        croupier.tell(Event::Discarded { seat, card });
        if self.end_if_out(croupier) {
            return;
        }
        if self.open.quiet >= MOST_QUIET {
            croupier.tell(Event::Stalled { seat });
            return self.end_deal(None, croupier);
        }
        self.open.to_play = self.open.players.left_of(seat);
        self.begin_turn();
    }

    /// R12: the moment a hand is empty the deal is over. Tells whether it is.
    fn end_if_out(&mut self, croupier: &mut Croupier<'_, Event>) -> bool {
        let seat = self.open.to_play;
        let out = self.hands[seat].is_empty();
        if out {
            croupier.tell(Event::WentOut { seat });
            self.end_deal(Some(seat), croupier);
        }
        out
    }

    /// R13 and R14: shows all hands and scores the deal; then the game is over or the next seat deals.
    fn end_deal(&mut self, winner: Option<Seat>, croupier: &mut Croupier<'_, Event>) {
        let report = Report {
            winner,
            hands: self.hands,
        };
        let open = &mut self.open;
        if let Some(seat) = winner {
            let points = report.gain(seat);
            let total = open.totals[seat].plus(points);
            open.totals[seat] = total;
            croupier.tell(Event::Scored {
                seat,
                points,
                total,
            });
        }
        open.report = Some(report);
        open.deals = open.deals.saturating_add(1);
        let shown = Shown::of(&self.hands);
        croupier.tell(Event::DealOver { shown });
        if open.is_decided() {
            self.begin_turn();
            self.open.phase = Phase::Over;
        } else {
            open.dealer = open.players.left_of(open.dealer);
            self.deal(croupier);
        }
    }
}
