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
        match self.table.players.count() {
            2 => 7,
            _ => 5,
        }
    }

    /// Deals anew from a whole pack; the seat left of the dealer is to play.
    pub(super) fn deal(&mut self, croupier: &mut Croupier<'_, Event>) {
        let table = &mut self.table;
        table.pile.clear();
        table.named = None;
        table.passes = 0;
        table.rebuilds = 0;
        table.reshuffled = CardSet::EMPTY;
        table.failed = PerSeat::default();
        table.to_play = table.players.left_of(table.dealer);
        self.hands = PerSeat::default();
        self.drawn = None;

        let mut pack: Vec<Card, { Card::PACK }> = Card::pack().collect();
        croupier.shuffle(&mut self.rng, PACK, &mut pack);
        let dealer = self.table.dealer;
        croupier.tell(Event::Dealt { dealer });
        let mut cards = pack.into_iter();
        let each = self.hand_size();
        let order = self.table.players.seats_from(self.table.to_play);
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
        let _ = self.table.pile.push(card);
        croupier.tell(Event::Turned { card });
    }

    /// One draw of the seat to play, and what the rule of the table makes of it.
    pub(super) fn draw(&mut self, croupier: &mut Croupier<'_, Event>) {
        if self.stock.is_empty() {
            self.rebuild(croupier);
        }
        let Some(card) = self.stock.pop() else { return };
        let seat = self.table.to_play;
        self.table.failed[seat] = self.table.suit();
        self.hands[seat].insert(card);
        croupier.tell(Event::Drew { seat });
        croupier.whisper(seat, Event::DrewCard { seat, card });
        match self.table.options.draw {
            DrawRule::OneMayPlay if self.table.fitting().has(card) => self.drawn = Some(card),
            DrawRule::UntilPlayable => self.drawn = Some(card),
            DrawRule::One | DrawRule::OneMayPlay => self.end_turn(),
        }
    }

    /// R9: everything under the top card becomes the new stock.
    fn rebuild(&mut self, croupier: &mut Croupier<'_, Event>) {
        let Some(top) = self.table.pile.pop() else {
            return;
        };
        let mut cards = core::mem::take(&mut self.table.pile);
        // The pile has just been emptied, so there is room.
        let _ = self.table.pile.push(top);
        croupier.shuffle(&mut self.rng, PACK, &mut cards);
        self.table.rebuilds += 1;
        self.table.reshuffled = cards.iter().copied().collect();
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
        for seat in self.table.players.seats() {
            let penalty = report.penalty(seat);
            let total = self.table.totals[seat].plus(penalty);
            self.table.totals[seat] = total;
            croupier.tell(Event::Scored {
                seat,
                penalty,
                total,
            });
        }
        self.table.report = Some(report);
        self.table.deals = self.table.deals.saturating_add(1);
        self.drawn = None;
        let length = self.table.options.length;
        self.table.over = length.is_reached(self.table.deals, self.highest_total());
        if !self.table.over {
            self.table.dealer = self.table.players.left_of(self.table.dealer);
            self.deal(croupier);
        }
    }

    pub(super) fn highest_total(&self) -> Points {
        let totals = self.table.totals.iter().map(|(_, total)| *total);
        totals.max().unwrap_or(Points::ZERO)
    }
}
