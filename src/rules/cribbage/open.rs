//! What lies open on the table for everybody: the play, the starter, the pegs, and what the deal has brought so far. Game
//! and view share it, so that what may be done is worked out in one place. Hands, the crib and the stock are not here.

use super::SEATS;
use super::action::{Action, Refusal};
use super::count::{self, BEST_HAND, MOST, value};
use super::options::{Counting, Options};
use super::plays::{HAND, Plays};
use super::score::{Pegs, Report, Tally};
use crate::cards::{Card, CardSet, Rank};
use crate::game::{Choice, Decision, Outcome, Turn};
use crate::ledger::{Fact, Ledger, Place};
use crate::seat::{PerSeat, Players, Seat, SeatSet};
use crate::seating::Teams;
use serde::{Deserialize, Serialize};

/// What the table is busy with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Seats put cards into the crib, from the dealer's left on; so many have.
    Discard(u8),
    /// Cards are played.
    Play,
    /// Hands are counted, from the dealer's left on, and then the crib; so many have been.
    Show(u8),
    /// The game has ended.
    Over,
}

/// Everything that is open to all seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The number of seats.
    pub players: Players,
    /// The options in force.
    pub options: Options,
    /// Who dealt.
    pub dealer: Seat,
    /// What the table is busy with.
    pub phase: Phase,
    /// The starter, once all have discarded.
    pub starter: Option<Card>,
    /// The play.
    pub plays: Plays,
    /// Whether the dealer can still peg two for the jack that was turned up.
    pub nobs_due: bool,
    /// Where the pegs of each seat stand; partners have the same.
    pub pegs: PerSeat<Pegs, SEATS>,
    /// What each seat pegged in this deal.
    pub tally: PerSeat<Tally, SEATS>,
    /// How many deals are finished.
    pub deals: u16,
    /// The last finished deal.
    pub report: Option<Report>,
}

impl Open {
    /// Who plays with whom: four seats are two pairs of partners.
    pub fn teams(&self) -> Teams {
        match self.players.count() {
            4 => Teams::Opposite,
            _ => Teams::Alone,
        }
    }

    /// The seat with its partner.
    pub fn team(&self, seat: Seat) -> SeatSet {
        self.teams().of(self.players, seat)
    }

    /// How many cards each seat puts into the crib.
    pub fn discards(&self) -> usize {
        if self.players.count() == 2 { 2 } else { 1 }
    }

    /// How many cards each seat is dealt.
    pub fn dealt(&self) -> usize {
        HAND + self.discards()
    }

    /// How many cards are dealt to the crib.
    pub fn dealt_to_crib(&self) -> usize {
        HAND - self.discards() * self.players.count()
    }

    /// The seat left of the dealer, who discards, plays and counts first.
    pub fn eldest(&self) -> Seat {
        self.players.left_of(self.dealer)
    }

    /// Whether a seat has put its cards into the crib.
    pub fn has_discarded(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Discard(done) => self.players.steps(self.eldest(), seat) < done.into(),
            _ => true,
        }
    }

    /// How many cards a seat holds.
    pub fn held(&self, seat: Seat) -> usize {
        match self.has_discarded(seat) {
            true => self.plays.left(seat),
            false => self.dealt(),
        }
    }

    /// How many cards lie in the crib.
    pub fn crib(&self) -> usize {
        match self.phase {
            Phase::Discard(done) => self.dealt_to_crib() + self.discards() * usize::from(done),
            _ => HAND,
        }
    }

    /// How many cards lie in the stock.
    pub fn stock(&self) -> usize {
        let dealt = self.players.count() * self.dealt() + self.dealt_to_crib();
        Card::PACK - dealt - usize::from(self.starter.is_some())
    }

    /// Whether the crib lies open: it is counted, or the game is over.
    pub fn crib_is_open(&self) -> bool {
        match self.phase {
            Phase::Show(_) => self.counted().is_some_and(|(_, crib)| crib),
            Phase::Over => true,
            _ => false,
        }
    }

    /// Whose hand is up to be counted, and whether it is the crib instead (R13).
    pub fn counted(&self) -> Option<(Seat, bool)> {
        let Phase::Show(done) = self.phase else {
            return None;
        };
        let done = usize::from(done);
        Some(match done < self.players.count() {
            true => (self.players.seat_after(self.eldest(), done), false),
            false => (self.dealer, true),
        })
    }

    /// The seat that decides now; none when the game is over.
    pub fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Discard(done) => Some(self.players.seat_after(self.eldest(), done.into())),
            Phase::Play => self.plays.to_play(),
            Phase::Show(_) => self.counted().map(|(seat, _)| seat),
            Phase::Over => None,
        }
    }

    /// Whose turn it is and for what, given whether the seat to play has a card that fits.
    pub(super) fn turn(&self, fits: bool) -> Turn {
        let Some(seat) = self.decider() else {
            return Turn::Over(self.outcome());
        };
        let (phase, private) = match self.phase {
            Phase::Discard(_) => ("discard", true),
            Phase::Play if fits => ("play", true),
            Phase::Play => ("go", false),
            _ => ("show", false),
        };
        Turn::Decide(Decision {
            seat,
            phase,
            private,
        })
    }

    /// Who has reached the end of the track (R20).
    fn outcome(&self) -> Outcome {
        let home = |seat: &Seat| self.pegs[*seat].front >= self.options.target;
        Outcome {
            winners: self.players.seats().filter(home).collect(),
            reason: "target",
        }
    }

    /// Whether somebody has reached the end of the track.
    pub(super) fn is_won(&self) -> bool {
        !self.outcome().winners.is_empty()
    }

    /// The cards of a hand that fit now.
    pub fn playable(&self, hand: CardSet) -> CardSet {
        match self.phase {
            Phase::Play => hand.and(self.plays.fitting()),
            _ => CardSet::EMPTY,
        }
    }

    /// Whether the seat to play, with this hand, may peg for his nobs: the dealer before its first card, where points are
    /// claimed.
    pub fn may_peg_nobs(&self, hand: CardSet) -> bool {
        self.nobs_due
            && self.plays.to_play() == Some(self.dealer)
            && !self.playable(hand).is_empty()
    }

    /// Whether a jack was turned up.
    pub fn starter_is_jack(&self) -> bool {
        self.starter.is_some_and(|card| card.rank == Rank::JACK)
    }

    /// What a hand or the crib counts.
    pub fn total(&self, cards: CardSet, crib: bool) -> u8 {
        self.starter.map_or(0, |starter| {
            count::total(cards, starter, self.flush_of_four(crib))
        })
    }

    /// Whether four cards of a suit are a flush.
    pub fn flush_of_four(&self, crib: bool) -> bool {
        !crib || self.options.crib_flush_of_four
    }

    /// Whether the seat to decide, with this hand, may do this; if not, why not.
    pub(super) fn check(&self, action: Action, hand: CardSet) -> Result<(), Refusal> {
        let claimed = self.options.counting.is_claimed();
        match (self.phase, action) {
            (Phase::Over, _) => Err(Refusal::Over),
            (Phase::Discard(_), Action::Crib(cards)) if cards.len() == self.discards() => {
                match cards.without(hand).is_empty() {
                    true => Ok(()),
                    false => Err(Refusal::NotHeld),
                }
            }
            (Phase::Discard(_), _) => Err(Refusal::CribFirst(self.discards())),
            (Phase::Play, action) => self.check_play(action, hand),
            (Phase::Show(_), Action::Count) if !claimed => Ok(()),
            (Phase::Show(_), Action::Claim(0..=BEST_HAND)) if claimed => Ok(()),
            (Phase::Show(_), _) if claimed => Err(Refusal::ClaimFirst),
            (Phase::Show(_), _) => Err(Refusal::CountFirst),
        }
    }

    fn check_play(&self, action: Action, hand: CardSet) -> Result<(), Refusal> {
        let stuck = self.playable(hand).is_empty();
        match action {
            Action::Go if stuck => Ok(()),
            Action::Go => Err(Refusal::CanPlay),
            Action::Nobs if self.may_peg_nobs(hand) => Ok(()),
            Action::Nobs => Err(Refusal::NoNobs),
            Action::Play(card) if !hand.has(card) => Err(Refusal::NotHeld),
            Action::Play(_) if stuck => Err(Refusal::OnlyGo),
            Action::Play(card) if value(card.rank) + self.plays.count() > MOST => {
                Err(Refusal::TooHigh(MOST - self.plays.count()))
            }
            Action::Play(_) => Ok(()),
            _ => Err(Refusal::PlayFirst),
        }
    }

    /// Visits what the seat to decide, with this hand, may do.
    pub(super) fn legal(&self, hand: CardSet, visit: &mut dyn FnMut(Choice<Action>)) {
        match self.phase {
            Phase::Discard(_) => crib_choices(hand, CardSet::EMPTY, self.discards(), visit),
            Phase::Play => {
                let playable = self.playable(hand);
                for card in playable.iter() {
                    visit(Choice::One(Action::Play(card)));
                }
                if self.may_peg_nobs(hand) {
                    visit(Choice::One(Action::Nobs));
                }
                if playable.is_empty() {
                    visit(Choice::One(Action::Go));
                }
            }
            Phase::Show(_) if self.options.counting == Counting::Auto => {
                visit(Choice::One(Action::Count));
            }
            Phase::Show(_) => visit(Choice::Range {
                verb: "claim",
                low: 0,
                high: BEST_HAND.into(),
            }),
            Phase::Over => {}
        }
    }

    /// Writes out the zones and facts that are the same in the full state and in every view.
    pub(super) fn describe(&self, ledger: &mut dyn Ledger) {
        for seat in self.players.seats() {
            let plays = self.plays.all().iter().rev();
            let own = plays.filter(|play| play.seat == seat);
            ledger.open(Place::Of("played", seat), own.map(|play| play.card));
            ledger.score(self.pegs[seat].front.number().into());
        }
        ledger.open(Place::Shared("starter"), self.starter);
        let row = self.plays.row().iter();
        let seats = self.players.seats();
        ledger.fact("dealer", Fact::Seat(self.dealer));
        ledger.fact("deals", Fact::Number(self.deals.into()));
        ledger.fact("count", Fact::Number(self.plays.count().into()));
        ledger.fact("row", Fact::list(row.map(|play| play.card)));
        ledger.fact("gone", Fact::Seats(self.plays.gone()));
        ledger.fact(
            "previous-score",
            Fact::list(seats.map(|seat| self.pegs[seat].back)),
        );
    }
}

/// Visits every way to put `more` cards of `from` into the crib beside those chosen, in pack order.
fn crib_choices(
    mut from: CardSet,
    chosen: CardSet,
    more: usize,
    visit: &mut dyn FnMut(Choice<Action>),
) {
    if more == 0 {
        return visit(Choice::One(Action::Crib(chosen)));
    }
    while let Some(card) = from.iter().next() {
        from.remove(card);
        crib_choices(from, chosen.or(CardSet::only(card)), more - 1, visit);
    }
}
