//! What lies open on the table for everybody: melds, the discard pile, the scores, and what all can tell of a hand. Game
//! and view share it, so that what may be done is worked out in one place. Hands and the stock are not here.

use super::SEATS;
use super::action::{Action, Refusal};
use super::meld::{self, Kind, MOST_MELDS, Meld};
use super::options::MOST_DEALS;
use super::score::Report;
use crate::cards::{Card, CardSet};
use crate::game::{Decision, Outcome, Turn};
use crate::ledger::{Fact, Ledger, Place};
use crate::length::Length;
use crate::points::Points;
use crate::seat::{PerSeat, Players, Seat};
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// So many turns in a row without a card on the table end a deal (R11).
pub const MOST_QUIET: u8 = 100;

/// What the table is busy with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// A seat begins its turn with a card from the stock or the pile.
    Draw,
    /// It melds, lays off and discards.
    Play,
    /// The game has ended.
    Over,
}

/// Everything that is open to all seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The number of seats.
    pub players: Players,
    /// When the game is over.
    pub length: Length,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose turn it is.
    pub to_play: Seat,
    /// What the table is busy with.
    pub phase: Phase,
    /// The discard pile, its top card last.
    pub pile: Vec<Card, { Card::PACK }>,
    /// The melds in the order in which they were laid.
    pub melds: Vec<Meld, MOST_MELDS>,
    /// The card that the seat to play took from the discard pile in this turn.
    pub taken: Option<Card>,
    /// Whether it has melded in this turn.
    pub melded: bool,
    /// What it has melded and laid off in this turn.
    pub laid: CardSet,
    /// How often the pile has been turned over in this deal. From then on everybody can tell the order of the stock.
    pub turned: u8,
    /// Whether nothing has been melded or laid off since that last happened.
    pub stalled: bool,
    /// How many turns in a row, the running one included, nothing was melded or laid off.
    pub quiet: u8,
    /// The cards of each hand that everybody can tell: those that came from the pile or from a stock that was turned over.
    pub known: PerSeat<CardSet, SEATS>,
    /// The points of the finished deals.
    pub totals: PerSeat<Points, SEATS>,
    /// How many deals are finished.
    pub deals: u8,
    /// The last finished deal.
    pub report: Option<Report>,
}

impl Open {
    /// The top card of the discard pile.
    pub fn top(&self) -> Option<Card> {
        self.pile.last().copied()
    }

    /// How many cards each seat is dealt.
    pub fn hand_size(&self) -> usize {
        match self.players.count() {
            2 => 10,
            3 | 4 => 7,
            _ => 6,
        }
    }

    /// The cards of the pack that can be laid off on some meld.
    pub fn fitting(&self) -> CardSet {
        let melds = self.melds.iter();
        melds.fold(CardSet::EMPTY, |all, meld| all.or(meld.fits()))
    }

    /// The numbers of the melds on which a card can be laid off (R4).
    pub fn places_for(&self, card: Card) -> impl Iterator<Item = u8> + '_ {
        let melds = self.melds.iter().zip(0..);
        melds
            .filter(move |(meld, _)| meld.fits().has(card))
            .map(|(_, number)| number)
    }

    /// The card that the seat to play must not discard, if it still holds it (R8).
    pub fn kept(&self) -> CardSet {
        self.taken.map_or(CardSet::EMPTY, CardSet::only)
    }

    /// Whether drawing from a stock of this size would end the deal without a winner (R11).
    pub fn draw_ends_deal(&self, stock: usize) -> bool {
        stock == 0 && self.stalled
    }

    /// Whether drawing from a stock of this size turns the discard pile over (R10).
    pub fn draw_turns_over(&self, stock: usize) -> bool {
        stock == 0 && !self.stalled
    }

    /// Whether a turn could not be finished with these cards left, when one meld of the table has become this: nothing but
    /// the card that was taken from the pile, and no place for it (R9).
    pub(super) fn is_stuck(&self, rest: CardSet, changed: CardSet) -> bool {
        self.taken.is_some()
            && rest == self.kept()
            && rest.without(self.fitting()) == rest
            && rest.without(meld::fits(changed)) == rest
    }

    /// The largest total of all seats.
    pub(super) fn highest_total(&self) -> Points {
        let totals = self.totals.iter().map(|(_, total)| *total);
        totals.max().unwrap_or(Points::ZERO)
    }

    /// Whether the game is over after the deals that are finished (R14).
    pub(super) fn is_decided(&self) -> bool {
        self.length
            .is_reached(self.deals.into(), self.highest_total())
            || self.deals >= MOST_DEALS
    }

    /// Whose turn it is and for what.
    pub fn turn(&self) -> Turn {
        let phase = match self.phase {
            Phase::Draw => "draw",
            Phase::Play => "play",
            Phase::Over => return Turn::Over(self.outcome()),
        };
        Turn::Decide(Decision {
            seat: self.to_play,
            phase,
            private: true,
        })
    }

    /// Who has the highest total (R14); several share the win.
    fn outcome(&self) -> Outcome {
        let highest = self.highest_total();
        let seats = self.players.seats();
        let reached = self.length.is_reached(self.deals.into(), highest);
        Outcome {
            winners: seats.filter(|seat| self.totals[*seat] == highest).collect(),
            reason: if reached {
                self.length.reason()
            } else {
                "deals"
            },
        }
    }

    /// Visits what the seat to play may do with this hand: melds, what can be laid off, discards.
    pub(super) fn visit(&self, hand: CardSet, visit: &mut dyn FnMut(Action)) {
        match self.phase {
            Phase::Over => {}
            Phase::Draw => {
                if !self.pile.is_empty() {
                    visit(Action::TakeDiscard);
                }
                visit(Action::DrawStock);
            }
            Phase::Play => {
                let mut open = |action| {
                    if self.check(action, hand).is_ok() {
                        visit(action);
                    }
                };
                if !self.melded {
                    meld::each_in(hand, &mut |cards| open(Action::Meld(cards)));
                }
                for (meld, number) in self.melds.iter().zip(0..) {
                    for card in hand.and(meld.fits()).iter() {
                        open(Action::LayOff { meld: number, card });
                    }
                }
                hand.iter().map(Action::Discard).for_each(open);
            }
        }
    }

    /// Whether the seat to play, with this hand, may do this; if not, why not.
    pub(super) fn check(&self, action: Action, hand: CardSet) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Refusal::Over),
            (Phase::Draw, Action::DrawStock) => Ok(()),
            (Phase::Draw, Action::TakeDiscard) if self.pile.is_empty() => Err(Refusal::PileEmpty),
            (Phase::Draw, Action::TakeDiscard) => Ok(()),
            (Phase::Draw, _) => Err(Refusal::DrawFirst),
            (Phase::Play, Action::DrawStock | Action::TakeDiscard) => Err(Refusal::HasDrawn),
            (Phase::Play, Action::Meld(cards)) => self.check_meld(cards, hand),
            (Phase::Play, Action::LayOff { meld, card }) => self.check_lay_off(meld, card, hand),
            (Phase::Play, Action::Discard(card)) if !hand.has(card) => Err(Refusal::NotHeld),
            (Phase::Play, Action::Discard(card)) if self.taken == Some(card) => {
                Err(Refusal::Taken(card))
            }
            (Phase::Play, Action::Discard(_)) => Ok(()),
        }
    }

    fn check_meld(&self, cards: CardSet, hand: CardSet) -> Result<(), Refusal> {
        if self.melded {
            return Err(Refusal::OneMeld);
        }
        if !cards.without(hand).is_empty() {
            return Err(Refusal::NotHeld);
        }
        if Kind::of(cards).is_none() {
            return Err(Refusal::NoMeld);
        }
        self.check_rest(hand.without(cards), cards)
    }

    fn check_lay_off(&self, meld: u8, card: Card, hand: CardSet) -> Result<(), Refusal> {
        let Some(meld) = self.melds.get(usize::from(meld)) else {
            return Err(Refusal::NoSuchMeld);
        };
        let card = CardSet::only(card);
        if !card.without(hand).is_empty() {
            return Err(Refusal::NotHeld);
        }
        if !card.without(meld.fits()).is_empty() {
            return Err(Refusal::DoesNotFit);
        }
        self.check_rest(hand.without(card), meld.cards.or(card))
    }

    fn check_rest(&self, rest: CardSet, changed: CardSet) -> Result<(), Refusal> {
        if self.is_stuck(rest, changed) {
            return Err(Refusal::KeepOne);
        }
        Ok(())
    }

    /// Writes out the zones and facts that are the same in the full state and in every view.
    pub(super) fn describe(&self, ledger: &mut dyn Ledger) {
        ledger.open(Place::Shared("discard"), self.pile.iter().rev());
        let melded = self.melds.iter().flat_map(|meld| meld.cards.iter());
        ledger.open(Place::Shared("melds"), melded);
        for seat in self.players.seats() {
            ledger.score(i32::from(self.totals[seat].number()));
        }
        ledger.fact("dealer", Fact::Seat(self.dealer));
        ledger.fact("melds", Fact::list(&self.melds));
        ledger.fact("taken", Fact::of(self.taken));
        ledger.fact("melded", Fact::Flag(self.melded));
        ledger.fact("turned-over", Fact::Number(self.turned.into()));
        ledger.fact("stalled", Fact::Flag(self.stalled));
        ledger.fact("quiet", Fact::Number(self.quiet.into()));
        ledger.fact("deals", Fact::Number(self.deals.into()));
        for (seat, name) in self.players.seats().zip(KNOWN) {
            ledger.fact(name, Fact::list(self.known[seat].iter()));
        }
    }
}

/// The names of what all can tell of the hands.
const KNOWN: [&str; SEATS] = ["known0", "known1", "known2", "known3", "known4", "known5"];
