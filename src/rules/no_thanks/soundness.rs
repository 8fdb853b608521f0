//! Whether a game that was read from a save can be a real one.

use super::options::DECK;
use super::report::RoundReport;
use super::values::Values;
use super::{NoThanks, Seats};
use crate::game::Game;
use crate::hidden::{make_up, of_pile};

impl NoThanks {
    /// Every card in one place, every token somewhere, every number in its range, the sheet in step with the rounds.
    pub(super) fn sound(&self) -> bool {
        self.options.fit(self.players)
            && (1..=self.options.rounds).contains(&self.round)
            && self.players.has(self.first)
            && self.players.has(self.turn)
            && self.seats.is_clear_beyond(self.players)
            && self.tigers_are_dealt()
            && self.cards_are_whole()
            && self.tokens_are_whole()
            && self.sheet_is_in_step()
    }

    fn tigers_are_dealt(&self) -> bool {
        self.players.seats().all(|seat| {
            let place = &self.seats[seat];
            match place.tiger {
                None => !self.options.hidden_tiger && !place.tiger_played,
                Some(card) => {
                    self.options.hidden_tiger && place.cards.has(card) == place.tiger_played
                }
            }
        })
    }

    fn cards_are_whole(&self) -> bool {
        let areas = self.seats.iter().map(|(_, place)| place.cards);
        let tigers = self
            .seats
            .iter()
            .filter_map(|(_, place)| place.held_tiger());
        let cards = tigers.chain(self.active).map(Values::only);
        let parts = [self.options.gaps(), self.aside].into_iter();
        let parts = parts.chain(areas).chain(cards).chain(of_pile(&self.deck));
        let played = self.seats.iter().filter(|(_, place)| place.tiger_played);
        let taken: usize = self.seats.iter().map(|(_, place)| place.cards.len()).sum();
        let to_come = self.deck.len() + usize::from(self.active.is_some());
        make_up(Values::ALL, parts) && taken + to_come == DECK + played.count()
    }

    fn tokens_are_whole(&self) -> bool {
        let held: u16 = self
            .players
            .seats()
            .map(|seat| u16::from(self.seats[seat].tokens))
            .sum();
        held + u16::from(self.on_card) == u16::from(self.options.tokens_in_play(self.players))
            && (self.active.is_some() || self.on_card == 0)
            && self.no_seat_is_too_rich()
    }

    fn no_seat_is_too_rich(&self) -> bool {
        let open = self.view(None);
        self.players
            .seats()
            .all(|seat| self.seats[seat].tokens <= open.most_tokens(seat))
    }

    fn sheet_is_in_step(&self) -> bool {
        let over = self.active.is_none();
        let finished = self.round - u8::from(!over);
        if over && (self.round != self.options.rounds || !self.deck.is_empty()) {
            return false;
        }
        self.sheet.len() == usize::from(finished)
            && self
                .sheet
                .iter()
                .all(|points| self.points_are_possible(points))
            && match &self.last_round {
                None => finished == 0,
                Some(report) if over => *report == RoundReport::of(self),
                Some(report) => report.round == finished && self.report_is_possible(report),
            }
            && self.last_round.as_ref().is_none_or(|report| {
                self.sheet.last().is_some_and(|points| {
                    self.players
                        .seats()
                        .all(|seat| points[seat] == report.points(seat))
                })
            })
    }

    fn points_are_possible(&self, points: &Seats<i16>) -> bool {
        // At best the 3 and all tokens, for without a card nobody gains any; at worst the 17 odd cards and no token.
        points
            .iter()
            .all(|(_, points)| (-52..=323).contains(points))
            && points.is_clear_beyond(self.players)
    }

    fn report_is_possible(&self, report: &RoundReport) -> bool {
        let tokens: u16 = report
            .seats
            .iter()
            .map(|(_, seat)| u16::from(seat.tokens))
            .sum();
        tokens == u16::from(self.options.tokens_in_play(self.players))
            && report.removed.is_some() == self.options.show_removed
            && report.seats.is_clear_beyond(self.players)
            && self.report_cards_are_possible(report)
    }

    fn report_cards_are_possible(&self, report: &RoundReport) -> bool {
        use super::report::TigerReport::{Kept, NotDealt, Played};
        let mut seen = self.options.gaps();
        let mut number = seen.len();
        let mut add = |cards: Values| {
            seen = seen.or(cards);
            number += cards.len();
        };
        let mut taken = 0;
        for seat in self.players.seats() {
            let place = &report.seats[seat];
            add(place.cards);
            taken += place.cards.len();
            let possible = match place.tiger {
                NotDealt => !self.options.hidden_tiger,
                Played(card) => {
                    taken -= 1;
                    self.options.hidden_tiger && place.cards.has(card)
                }
                Kept(card) => {
                    add(card.into_iter().collect());
                    self.options.hidden_tiger && card.is_some() == self.options.show_removed
                }
            };
            if !possible {
                return false;
            }
        }
        add(report.removed.unwrap_or_default());
        // No card twice; with everything shown, none missing either.
        taken == DECK && number == seen.len() && (!self.options.show_removed || seen == Values::ALL)
    }
}
