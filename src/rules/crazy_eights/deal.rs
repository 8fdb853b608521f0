//! The life of one deal around the plays: dealing, the turned card, drawing, rebuilding the stock, and the end.

use super::options::DrawRule;
use super::score::{Ending, Report};
use super::{CrazyEights, Event};
use crate::cards::{Card, CardSet, Rank};
use crate::game::Croupier;
use crate::hidden::deal_round;
use crate::points::Points;
use crate::seat::PerSeat;
use heapless::Vec;

const PACK: &str = "pack";

/// How often an eight is put back before the first other card of the stock is turned instead. Chance alone never comes
/// near; it is for a script that always puts the eight back on top.
const MOST_PUT_BACK: usize = 52;

impl CrazyEights {
    /// How many cards each seat is dealt.
    fn hand_size(&self) -> usize {
        match self.open.players.count() {
            2 => 7,
            _ => 5,
        }
    }

    /// Deals anew from a whole pack; the seat left of the dealer is to play.
    pub(super) fn deal(&mut self, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        open.pile.clear();
        open.named = None;
        open.passes = 0;
        open.rebuilds = 0;
        open.reshuffled = CardSet::EMPTY;
        open.failed = PerSeat::default();
        open.to_play = open.players.left_of(open.dealer);
        self.hands = PerSeat::default();
        self.drawn = None;

        let mut pack: Vec<Card, { Card::PACK }> = Card::pack().collect();
        croupier.shuffle(&mut self.rng, PACK, &mut pack);
        let dealer = self.open.dealer;
        croupier.tell(Event::Dealt { dealer });
        let mut cards = pack.into_iter();
        let each = self.hand_size();
        let order = self.open.players.seats_from(self.open.to_play);
        deal_round(&mut self.hands, each, order, &mut cards);
        self.stock = cards.rev().collect();
        self.turn_up(croupier);
    }

    /// Begins the discard pile; an eight goes back to a random place in the stock.
    fn turn_up(&mut self, croupier: &mut Croupier<'_, Event>) {
        for _ in 0..MOST_PUT_BACK {
            let Some(card) = self.stock.pop() else { return };
            if card.rank != Rank::EIGHT {
                self.begin_pile(card, croupier);
                return;
            }
            croupier.tell(Event::PutBack { card });
            let above = croupier.pick(&mut self.rng, self.stock.len() + 1);
            let place = self.stock.len().saturating_sub(above);
            // A card has just been taken, so there is room.
            let _ = self.stock.insert(place, card);
        }
        if let Some(place) = self.stock.iter().rposition(|card| card.rank != Rank::EIGHT) {
            let card = self.stock.remove(place);
            self.begin_pile(card, croupier);
        }
    }

    fn begin_pile(&mut self, card: Card, croupier: &mut Croupier<'_, Event>) {
        // The pile has room for the whole pack.
        let _ = self.open.pile.push(card);
        croupier.tell(Event::Turned { card });
    }

    /// One draw of the seat to play, and what the rule of the table makes of it.
    pub(super) fn draw(&mut self, croupier: &mut Croupier<'_, Event>) {
        if self.stock.is_empty() {
            self.rebuild(croupier);
        }
        let Some(card) = self.stock.pop() else { return };
        let seat = self.open.to_play;
        self.open.failed[seat] = self.open.suit();
        self.hands[seat].insert(card);
        croupier.tell(Event::Drew { seat });
        croupier.whisper(seat, Event::DrewCard { seat, card });
        match self.open.options.draw {
            DrawRule::OneMayPlay if self.open.fitting().has(card) => self.drawn = Some(card),
            DrawRule::UntilPlayable => self.drawn = Some(card),
            DrawRule::One | DrawRule::OneMayPlay => self.end_turn(),
        }
    }

    /// R9: everything under the top card becomes the new stock.
    fn rebuild(&mut self, croupier: &mut Croupier<'_, Event>) {
        let Some(top) = self.open.pile.pop() else {
            return;
        };
        let mut cards = core::mem::take(&mut self.open.pile);
        // The pile has just been emptied, so there is room.
        let _ = self.open.pile.push(top);
        croupier.shuffle(&mut self.rng, PACK, &mut cards);
        self.open.rebuilds += 1;
        self.open.reshuffled = cards.iter().copied().collect();
        croupier.tell(Event::Reshuffled {
            cards: cards.len() as u8,
        });
        self.stock = cards.into_iter().rev().collect();
    }

    /// R8, R11 and R12: scores the deal; then the game is over or the next seat deals.
    pub(super) fn end_deal(&mut self, ending: Ending, croupier: &mut Croupier<'_, Event>) {
        let report = Report {
            ending,
            hands: self.hands,
        };
        for seat in self.open.players.seats() {
            let penalty = report.penalty(seat);
            let total = self.open.totals[seat].plus(penalty);
            self.open.totals[seat] = total;
            croupier.tell(Event::Scored {
                seat,
                penalty,
                total,
            });
        }
        self.open.report = Some(report);
        self.open.deals = self.open.deals.saturating_add(1);
        self.drawn = None;
        let length = self.open.options.length;
        self.open.over = length.is_reached(self.open.deals, self.highest_total());
        if !self.open.over {
            self.open.dealer = self.open.players.left_of(self.open.dealer);
            self.deal(croupier);
        }
    }

    pub(super) fn highest_total(&self) -> Points {
        let totals = self.open.totals.iter().map(|(_, total)| *total);
        totals.max().unwrap_or(Points::ZERO)
    }
}
