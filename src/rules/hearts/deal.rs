//! The life of one deal around the cards played: dealing, passing, finished tricks, the widow, the moon, the scores.

use super::open::{Phase, lowest};
use super::options::{Moon, Opening, Widow};
use super::score::{self, Points, Report, Reward};
use super::trick::{AceHigh, Trick};
use super::{Event, Hearts};
use crate::cards::{Card, CardSet, Suit};
use crate::game::Croupier;
use crate::hidden::deal_round;
use crate::seat::{PerSeat, Seat};
use heapless::Vec;

impl Hearts {
    /// Deals anew; the seats pass cards or begin to play.
    pub(super) fn deal(&mut self, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        let dealer = open.dealer;
        open.trick = Trick::led_by(open.eldest());
        open.last = None;
        open.played = PerSeat::default();
        open.won = PerSeat::default();
        open.denied = PerSeat::default();
        open.broken = false;
        open.widow_taken = false;
        self.hands = PerSeat::default();
        self.passed = PerSeat::default();

        let mut pack: Vec<Card, { Card::PACK }> = open.pack().iter().collect();
        croupier.shuffle(&mut self.rng, "pack", &mut pack);
        croupier.tell(Event::Dealt {
            dealer,
            offset: open.pass_offset() as u8,
        });
        let mut cards = pack.into_iter();
        let order = open.players.seats_from(open.eldest());
        deal_round(&mut self.hands, open.hand_size(), order, &mut cards);
        self.widow = cards.collect();
        if self.open.pass_offset() == 0 {
            self.begin_play();
        } else {
            self.open.phase = Phase::Pass(0);
        }
    }

    /// R17: a seat has chosen; when all have, everybody gets what was passed.
    pub(super) fn pass(&mut self, seat: Seat, cards: CardSet, croupier: &mut Croupier<'_, Event>) {
        let to = self.open.receiver(seat);
        self.hands[seat] = self.hands[seat].without(cards);
        self.passed[seat] = cards;
        croupier.tell(Event::Passed { seat, to });
        let chosen = match self.open.phase {
            Phase::Pass(chosen) => chosen + 1,
            _ => 0,
        };
        self.open.phase = Phase::Pass(chosen);
        if usize::from(chosen) < self.open.players.count() {
            return;
        }
        for from in self.open.players.seats() {
            let seat = self.open.receiver(from);
            let cards = self.passed[from];
            self.hands[seat] = self.hands[seat].or(cards);
            croupier.whisper(seat, Event::Received { seat, from, cards });
        }
        self.begin_play();
    }

    /// R2 and R14: the eldest hand leads, or the seat with the lowest club.
    fn begin_play(&mut self) {
        self.open.phase = Phase::Play;
        let leader = match self.open.options.opening {
            Opening::Eldest => self.open.eldest(),
            Opening::LowClub => self.lowest_club_holder().unwrap_or(self.open.eldest()),
        };
        self.open.trick = Trick::led_by(leader);
    }

    /// The seat that holds the lowest club of all hands.
    pub(super) fn lowest_club_holder(&self) -> Option<Seat> {
        let hands = self.hands.iter();
        let all = hands.fold(CardSet::EMPTY, |all, (_, hand)| all.or(*hand));
        let club = lowest(all.and(CardSet::suit(Suit::Clubs)))?;
        let mut seats = self.open.players.seats();
        seats.find(|seat| self.hands[*seat].has(club))
    }

    /// R4 and R16: the highest card takes the trick and perhaps the widow, and its owner leads.
    pub(super) fn end_trick(&mut self, last: Card, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        let seat = open.trick.taker(&AceHigh, open.players);
        let points = open.trick.points();
        open.won[seat] = open.won[seat].or(open.trick.set());
        croupier.tell(Event::Took { seat, last, points });
        let takes_widow = match open.options.widow {
            Widow::Strip => false,
            Widow::FirstTrick => true,
            Widow::FirstPointTrick => points > Points::ZERO,
        };
        if takes_widow && !self.widow.is_empty() {
            let cards = core::mem::take(&mut self.widow);
            open.won[seat] = open.won[seat].or(cards);
            open.widow_taken = true;
            let points = Points::of(cards);
            croupier.tell(Event::Widow {
                seat,
                last,
                cards,
                points,
            });
        }
        open.last = Some(core::mem::replace(&mut open.trick, Trick::led_by(seat)));
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
        match self.open.reward() {
            Some(reward) => self.end_deal(Some((seat, reward)), croupier),
            None => self.open.phase = Phase::Moon(seat),
        }
    }

    /// Who shot the moon, where that brings anything.
    pub(super) fn shooter(&self) -> Option<Seat> {
        let open = &self.open;
        let mut seats = open.players.seats();
        seats.find(|seat| {
            open.options.moon != Moon::Off && score::is_moon(open.won[*seat], &open.options)
        })
    }

    /// R5 and R6: scores the deal; then the game is over or the next seat deals.
    pub(super) fn end_deal(
        &mut self,
        moon: Option<(Seat, Reward)>,
        croupier: &mut Croupier<'_, Event>,
    ) {
        let open = &mut self.open;
        let report = Report {
            won: open.won,
            moon,
        };
        for seat in open.players.seats() {
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
        croupier.tell(Event::DealOver);
        if open.is_decided() {
            open.phase = Phase::Over;
            self.passed = PerSeat::default();
        } else {
            open.dealer = open.players.left_of(open.dealer);
            self.deal(croupier);
        }
    }
}
