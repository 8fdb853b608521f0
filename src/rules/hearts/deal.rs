//! The life of one deal around the cards played: dealing, passing, finished tricks, the widow, the moon, the scores.

use super::options::{Moon, Opening, Widow};
use super::score::{self, Points, Report, Reward};
use super::table::{Stage, lowest};
use super::trick::Trick;
use super::{Event, Hearts};
use crate::cards::{Card, CardSet, Suit};
use crate::game::Croupier;
use crate::hidden::deal_round;
use crate::seat::{PerSeat, Seat};
use heapless::Vec;

impl Hearts {
    /// Deals anew; the seats pass cards or begin to play.
    pub(super) fn deal(&mut self, croupier: &mut Croupier<'_, Event>) {
        let table = &mut self.table;
        let dealer = table.dealer;
        table.trick = Trick::led_by(table.eldest());
        table.last = None;
        table.played = PerSeat::default();
        table.won = PerSeat::default();
        table.denied = PerSeat::default();
        table.broken = false;
        table.widow_taken = false;
        self.hands = PerSeat::default();
        self.passed = PerSeat::default();

        let mut pack: Vec<Card, { Card::PACK }> = table.pack().iter().collect();
        croupier.shuffle(&mut self.rng, "pack", &mut pack);
        croupier.tell(Event::Dealt {
            dealer,
            offset: table.pass_offset() as u8,
        });
        let mut cards = pack.into_iter();
        let order = table.players.seats_from(table.eldest());
        deal_round(&mut self.hands, table.hand_size(), order, &mut cards);
        self.widow = cards.collect();
        if self.table.pass_offset() == 0 {
            self.begin_play();
        } else {
            self.table.stage = Stage::Pass(0);
        }
    }

    /// R17: a seat has chosen; when all have, everybody gets what was passed.
    pub(super) fn pass(&mut self, seat: Seat, cards: CardSet, croupier: &mut Croupier<'_, Event>) {
        let to = self.table.receiver(seat);
        self.hands[seat] = self.hands[seat].without(cards);
        self.passed[seat] = cards;
        croupier.tell(Event::Passed { seat, to });
        let chosen = match self.table.stage {
            Stage::Pass(chosen) => chosen + 1,
            _ => 0,
        };
        self.table.stage = Stage::Pass(chosen);
        if usize::from(chosen) < self.table.players.count() {
            return;
        }
        for from in self.table.players.seats() {
            let seat = self.table.receiver(from);
            let cards = self.passed[from];
            self.hands[seat] = self.hands[seat].or(cards);
            croupier.whisper(seat, Event::Received { seat, from, cards });
        }
        self.begin_play();
    }

    /// R2 and R14: the eldest hand leads, or the seat with the lowest club.
    fn begin_play(&mut self) {
        self.table.stage = Stage::Play;
        let leader = match self.table.options.opening {
            Opening::Eldest => self.table.eldest(),
            Opening::LowClub => self.lowest_club_holder().unwrap_or(self.table.eldest()),
        };
        self.table.trick = Trick::led_by(leader);
    }

    /// The seat that holds the lowest club of all hands.
    pub(super) fn lowest_club_holder(&self) -> Option<Seat> {
        let hands = self.hands.iter();
        let all = hands.fold(CardSet::EMPTY, |all, (_, hand)| all.or(*hand));
        let club = lowest(all.and(CardSet::suit(Suit::Clubs)))?;
        let mut seats = self.table.players.seats();
        seats.find(|seat| self.hands[*seat].has(club))
    }

    /// R4 and R16: the highest card takes the trick and perhaps the widow, and its owner leads.
    pub(super) fn end_trick(&mut self, last: Card, croupier: &mut Croupier<'_, Event>) {
        let table = &mut self.table;
        let seat = table.trick.taker(table.players);
        let points = table.trick.points();
        table.won[seat] = table.won[seat].or(table.trick.set());
        croupier.tell(Event::Took { seat, last, points });
        let takes_widow = match table.options.widow {
            Widow::Strip => false,
            Widow::FirstTrick => true,
            Widow::FirstPointTrick => points > Points::ZERO,
        };
        if takes_widow && !self.widow.is_empty() {
            let cards = core::mem::take(&mut self.widow);
            table.won[seat] = table.won[seat].or(cards);
            table.widow_taken = true;
            let points = Points::of(cards);
            croupier.tell(Event::Widow {
                seat,
                last,
                cards,
                points,
            });
        }
        table.last = Some(core::mem::replace(&mut table.trick, Trick::led_by(seat)));
        if self.hands[seat].is_empty() {
            self.end_tricks(croupier);
        }
    }

    /// R18: all cards are played; somebody may have shot the moon.
    fn end_tricks(&mut self, croupier: &mut Croupier<'_, Event>) {
        let Some(seat) = self.shooter() else {
            return self.end_deal(None, croupier);
        };
        croupier.tell(Event::Moon { seat });
        match self.table.reward() {
            Some(reward) => self.end_deal(Some((seat, reward)), croupier),
            None => self.table.stage = Stage::Moon(seat),
        }
    }

    /// Who shot the moon, where that brings anything.
    pub(super) fn shooter(&self) -> Option<Seat> {
        let table = &self.table;
        let mut seats = table.players.seats();
        seats.find(|seat| {
            table.options.moon != Moon::Off && score::is_moon(table.won[*seat], &table.options)
        })
    }

    /// R5 and R6: scores the deal; then the game is over or the next seat deals.
    pub(super) fn end_deal(
        &mut self,
        moon: Option<(Seat, Reward)>,
        croupier: &mut Croupier<'_, Event>,
    ) {
        let table = &mut self.table;
        let report = Report {
            won: table.won,
            moon,
        };
        for seat in table.players.seats() {
            let points = report.gain(seat);
            let total = table.totals[seat].plus(points);
            table.totals[seat] = total;
            croupier.tell(Event::Scored {
                seat,
                points,
                total,
            });
        }
        table.report = Some(report);
        table.deals = table.deals.saturating_add(1);
        croupier.tell(Event::DealOver);
        if table.is_decided() {
            table.stage = Stage::Over;
            self.passed = PerSeat::default();
        } else {
            table.dealer = table.players.left_of(table.dealer);
            self.deal(croupier);
        }
    }
}
