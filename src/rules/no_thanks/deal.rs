//! Setting up a round and turning up its cards.

use super::event::Event;
use super::options::DECK;
use super::values::{Value, Values};
use super::{Holding, NoThanks};
use crate::game::Croupier;
use heapless::Vec;

impl NoThanks {
    /// Shuffles, sets cards aside, deals tigers and tokens, and turns up the first card (section 3, R14, R19, R20).
    pub(super) fn deal(&mut self, croupier: &mut Croupier<'_, Event>) {
        let mut pack: Vec<Value, 33> = Values::ALL.without(self.options.gaps()).iter().collect();
        croupier.shuffle(&mut self.rng, "pack", &mut pack);
        let (deck, rest) = pack.split_at(DECK.min(pack.len()));
        self.deck = deck.iter().rev().copied().collect();
        let mut rest = rest.iter().copied();
        self.turn = self.first;
        croupier.tell(Event::RoundBegan {
            round: self.round,
            first: self.first,
        });
        for seat in self.players.seats_from(self.first) {
            let tiger = if self.options.hidden_tiger {
                rest.next()
            } else {
                None
            };
            self.seats[seat] = Holding {
                cards: Values::NONE,
                tokens: self.options.tokens_each(self.players),
                tiger,
                tiger_played: false,
            };
            if let Some(card) = tiger {
                croupier.whisper(seat, Event::TigerDealt { seat, card });
            }
        }
        self.aside = rest.collect();
        self.turn_up(croupier);
    }

    /// Turns up the next card, with no tokens on it; without one there is no active card and the round is over (R8).
    pub(super) fn turn_up(&mut self, croupier: &mut Croupier<'_, Event>) {
        self.active = self.deck.pop();
        self.on_card = 0;
        if let Some(card) = self.active {
            croupier.tell(Event::TurnedUp {
                card,
                left: self.deck.len() as u8,
            });
        }
    }
}
