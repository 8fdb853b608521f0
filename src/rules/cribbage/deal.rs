//! The life of one deal: dealing, the crib and the starter, points as they are pegged, the show, and the end.

use super::action::Action;
use super::count::MOST;
use super::open::Phase;
use super::options::Counting;
use super::plays::{Ended, Plays};
use super::score::{For, Report};
use super::{Cribbage, Event};
use crate::cards::{Card, CardSet};
use crate::game::Croupier;
use crate::hidden::deal_round;
use crate::points::Points;
use crate::seat::{PerSeat, Seat};
use heapless::Vec;

impl Cribbage {
    /// R1: deals anew; the seats put cards into the crib.
    pub(super) fn deal(&mut self, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        open.phase = Phase::Discard(0);
        open.starter = None;
        open.plays = Plays::led_by(open.players, open.eldest());
        open.nobs_due = false;
        open.tally = PerSeat::default();
        self.hands = PerSeat::default();
        self.thrown = PerSeat::default();

        let mut pack: Vec<Card, { Card::PACK }> = Card::pack().collect();
        croupier.shuffle(&mut self.rng, "pack", &mut pack);
        let dealer = open.dealer;
        croupier.tell(Event::Dealt { dealer });
        let mut cards = pack.into_iter();
        let order = open.players.seats_from(open.eldest());
        deal_round(&mut self.hands, open.dealt(), order, &mut cards);
        self.crib = cards.by_ref().take(open.dealt_to_crib()).collect();
        self.stock = cards.rev().collect();
    }

    /// R2 and R4: a seat puts cards into the crib; after the last one the starter is turned up.
    pub(super) fn discard(
        &mut self,
        seat: Seat,
        cards: CardSet,
        croupier: &mut Croupier<'_, Event>,
    ) {
        self.hands[seat] = self.hands[seat].without(cards);
        self.thrown[seat] = cards;
        self.crib = self.crib.or(cards);
        croupier.tell(Event::Discarded {
            seat,
            cards: cards.len() as u8,
        });
        let open = &mut self.open;
        let done = match open.phase {
            Phase::Discard(done) => done + 1,
            _ => 0,
        };
        open.phase = Phase::Discard(done);
        if usize::from(done) == open.players.count() {
            self.turn_up(croupier);
        }
    }

    /// R4 and R5: the starter, and two points for a jack.
    fn turn_up(&mut self, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        let dealer = open.dealer;
        open.phase = Phase::Play;
        open.starter = self.stock.pop();
        if let Some(card) = open.starter {
            croupier.tell(Event::Starter { dealer, card });
        }
        if !open.starter_is_jack() {
            return;
        }
        if open.options.counting.is_claimed() {
            open.nobs_due = true;
        } else {
            self.nobs(croupier);
        }
    }

    /// R5: the dealer pegs two for the jack that was turned up.
    pub(super) fn nobs(&mut self, croupier: &mut Croupier<'_, Event>) {
        let seat = self.open.dealer;
        self.open.nobs_due = false;
        let total = self.peg(seat, For::Play, 2);
        croupier.tell(Event::Nobs { seat, total });
        self.end_if_won(seat, croupier);
    }

    /// R10: a seat plays a card and pegs what it makes.
    pub(super) fn play(&mut self, seat: Seat, card: Card, croupier: &mut Croupier<'_, Event>) {
        let made = self.open.plays.made_by(card);
        self.hands[seat].remove(card);
        if seat == self.open.dealer {
            self.open.nobs_due = false;
        }
        let ended = self.open.plays.play(card);
        let count = ended.map_or(self.open.plays.count(), |ended| ended.count);
        let total = self.peg(seat, For::Play, made.points());
        croupier.tell(Event::Played {
            seat,
            card,
            count,
            made,
            total,
        });
        if !self.end_if_won(seat, croupier) {
            self.end_count(ended, croupier);
        }
    }

    /// R7: a seat has nothing that fits.
    pub(super) fn go(&mut self, seat: Seat, croupier: &mut Croupier<'_, Event>) {
        let ended = self.open.plays.go();
        croupier.tell(Event::Went { seat });
        self.end_count(ended, croupier);
    }

    /// R9 and R11: a count that ends short of thirty-one brings its last card a point; after the last count the hands are
    /// shown.
    fn end_count(&mut self, ended: Option<Ended>, croupier: &mut Croupier<'_, Event>) {
        let Some(Ended { last, count }) = ended else {
            return;
        };
        if count < MOST {
            let total = self.peg(last.seat, For::Play, 1);
            croupier.tell(Event::Last {
                seat: last.seat,
                card: last.card,
                count,
                total,
            });
            if self.end_if_won(last.seat, croupier) {
                return;
            }
        }
        if self.open.plays.to_play().is_none() {
            self.open.phase = Phase::Show(0);
        }
    }

    /// R13 to R19: the hand or the crib that is up is counted, by the table or by its owner.
    pub(super) fn count(&mut self, action: Action, croupier: &mut Croupier<'_, Event>) {
        let (Some((seat, crib)), Some(starter)) = (self.open.counted(), self.open.starter) else {
            return;
        };
        let cards = match crib {
            true => self.crib,
            false => self.open.plays.by(seat),
        };
        let points = self.open.total(cards, crib);
        let claim = match action {
            Action::Claim(claim) => Some(claim),
            _ => None,
        };
        // Who claims too much loses the excess.
        let excess = claim.unwrap_or(points).saturating_sub(points);
        let gain = claim.map_or(points, |claim| claim.min(points.saturating_sub(excess)));
        let what = if crib { For::Crib } else { For::Hand };
        let total = self.peg(seat, what, gain);
        croupier.tell(Event::Counted {
            seat,
            cards,
            starter,
            crib,
            points,
            claim,
            total,
        });
        let missed = points.saturating_sub(claim.unwrap_or(points));
        if !self.end_if_won(seat, croupier) && !self.miss(seat, total, missed, croupier) {
            self.next_count(croupier);
        }
    }

    /// In Muggins the next opponent pegs what somebody missed. Says whether that won the game.
    fn miss(
        &mut self,
        from: Seat,
        claimed: Points,
        points: u8,
        croupier: &mut Croupier<'_, Event>,
    ) -> bool {
        if points == 0 || self.open.options.counting != Counting::Muggins {
            return false;
        }
        let seat = self.open.players.left_of(from);
        let total = self.peg(seat, For::Missed, points);
        croupier.tell(Event::Muggins {
            seat,
            from,
            claimed,
            points,
            total,
        });
        self.end_if_won(seat, croupier)
    }

    /// The next hand is up, or the crib, or the deal is over.
    fn next_count(&mut self, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        let done = match open.phase {
            Phase::Show(done) => done + 1,
            _ => 0,
        };
        if usize::from(done) <= open.players.count() {
            open.phase = Phase::Show(done);
            return;
        }
        self.end_deal(croupier);
        self.open.dealer = self.open.players.left_of(self.open.dealer);
        self.deal(croupier);
    }

    /// A seat and its partner gain points; says their score.
    fn peg(&mut self, seat: Seat, what: For, gain: u8) -> Points {
        let open = &mut self.open;
        let before = open.pegs[seat];
        let after = before.jumped(gain, open.options.target);
        for partner in open.team(seat).iter() {
            open.pegs[partner] = after;
        }
        let pegged = after.front.number() - before.front.number();
        open.tally[seat].add(what, pegged as u8);
        after.front
    }

    /// R20: whoever reaches the end of the track wins at once.
    fn end_if_won(&mut self, seat: Seat, croupier: &mut Croupier<'_, Event>) -> bool {
        if !self.open.is_won() {
            return false;
        }
        self.open.nobs_due = false;
        croupier.tell(Event::Won { seat });
        self.end_deal(croupier);
        self.open.phase = Phase::Over;
        true
    }

    /// Puts down what the deal was.
    fn end_deal(&mut self, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        let mut hands = self.hands;
        for seat in open.players.seats() {
            hands[seat] = hands[seat].or(open.plays.by(seat));
        }
        self.former = core::mem::take(&mut self.thrown);
        open.report = open.starter.map(|starter| Report {
            dealer: open.dealer,
            starter,
            hands,
            crib: self.crib,
            tally: open.tally,
        });
        open.deals = open.deals.saturating_add(1);
        croupier.tell(Event::DealOver);
    }
}
