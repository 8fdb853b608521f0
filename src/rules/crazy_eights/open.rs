//! What lies open on the table for everybody: the pile, the suit named, the scores. Game and view share it, so that
//! what fits on the pile is worked out in one place. Hands, the stock and the drawn card are not here.

use super::SEATS;
use super::action::{Action, Refusal};
use super::options::{DrawRule, EmptyStock, Options};
use super::score::Report;
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::game::{Decision, Outcome, Turn};
use crate::ledger::{Fact, Ledger, Place};
use crate::points::Points;
use crate::seat::{PerSeat, Players, Seat, SeatSet};
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// How often a deal's discard pile may become the stock (R9).
pub const MAX_REBUILDS: u8 = 3;

/// Everything that is open to all seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The number of seats.
    pub players: Players,
    /// The options in force.
    pub options: Options,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose turn it is.
    pub to_play: Seat,
    /// The discard pile, its top card last.
    pub pile: Vec<Card, { Card::PACK }>,
    /// The suit that the eight on top has named.
    pub named: Option<Suit>,
    /// How many seats have passed in succession.
    pub passes: u8,
    /// How often the discard pile has become the stock in this deal.
    pub rebuilds: u8,
    /// The cards that went into the stock when that last happened; all seats have seen them lie in the pile.
    pub reshuffled: CardSet,
    /// The suit that was asked for when each seat last drew or passed in this deal.
    pub failed: PerSeat<Option<Suit>, SEATS>,
    /// The penalty points of the finished deals.
    pub totals: PerSeat<Points, SEATS>,
    /// How many deals are finished.
    pub deals: u16,
    /// The last finished deal.
    pub report: Option<Report>,
    /// Whether the game has ended.
    pub over: bool,
}

/// What the seat to play may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Moves {
    /// The cards it may play.
    pub(super) cards: CardSet,
    /// Whether an eight would be its last card, so that no suit is named (R7).
    pub(super) last_card: bool,
    /// Whether there is no card to draw.
    pub(super) stock_out: bool,
    /// Whether it may draw.
    pub(super) draw: bool,
    /// Whether it may keep what it drew.
    pub(super) keep: bool,
    /// Whether it must pass.
    pub(super) pass: bool,
}

impl Open {
    /// The top card of the discard pile; during a game there always is one.
    pub fn top(&self) -> Option<Card> {
        self.pile.last().copied()
    }

    /// The suit to follow: the one named, else that of the top card.
    pub fn suit(&self) -> Option<Suit> {
        self.named.or(self.top().map(|top| top.suit))
    }

    /// How many rebuilds of the stock are left in this deal.
    pub fn rebuilds_left(&self) -> u8 {
        match self.options.empty_stock {
            EmptyStock::Reshuffle => MAX_REBUILDS.saturating_sub(self.rebuilds),
            EmptyStock::Pass => 0,
        }
    }

    /// Whether a seat can draw, from the stock or after a rebuild (R9, R10).
    pub fn can_draw(&self, stock: usize) -> bool {
        stock > 0 || (self.rebuilds_left() > 0 && self.pile.len() > 1)
    }

    /// The cards of the pack that fit on the pile (R2, R3, R4).
    pub fn fitting(&self) -> CardSet {
        let Some(top) = self.top() else {
            return CardSet::EMPTY;
        };
        let wild = CardSet::rank(Rank::EIGHT);
        let plain = match self.named {
            Some(suit) => CardSet::suit(suit),
            None => CardSet::suit(top.suit).or(CardSet::rank(top.rank)),
        };
        plain.or(wild).without(CardSet::only(top))
    }

    /// What a seat with this hand may do when the stock has this size and it has drawn this card in its turn.
    pub(super) fn moves(&self, hand: CardSet, stock: usize, drawn: Option<Card>) -> Moves {
        let last_card = hand.len() == 1;
        let stock_out = !self.can_draw(stock);
        if self.options.draw == DrawRule::OneMayPlay
            && let Some(card) = drawn
        {
            return Moves {
                cards: CardSet::only(card),
                last_card,
                stock_out,
                draw: false,
                keep: true,
                pass: false,
            };
        }
        let cards = hand.and(self.fitting());
        Moves {
            cards,
            last_card,
            stock_out,
            draw: !stock_out && (self.options.draw != DrawRule::UntilPlayable || cards.is_empty()),
            keep: false,
            pass: stock_out && cards.is_empty(),
        }
    }

    /// Whose turn it is and for what, given what the seat to play may do.
    pub(super) fn turn(&self, moves: Moves) -> Turn {
        if self.over {
            return Turn::Over(self.outcome());
        }
        Turn::Decide(Decision {
            seat: self.to_play,
            phase: if moves.keep {
                "drawn"
            } else if moves.pass {
                "pass"
            } else {
                "play"
            },
            private: !moves.pass,
        })
    }

    /// Who has the lowest total (R12); several share the win.
    fn outcome(&self) -> Outcome {
        let lowest = self.players.seats().map(|seat| self.totals[seat]).min();
        Outcome {
            winners: self
                .players
                .seats()
                .filter(|seat| Some(self.totals[*seat]) == lowest)
                .collect::<SeatSet>(),
            reason: self.options.length.reason(),
        }
    }

    /// Writes out the zones and facts that are the same in the full state and in every view.
    pub(super) fn describe(&self, ledger: &mut dyn Ledger) {
        ledger.open(Place::Shared("discard"), self.pile.iter().rev());
        for seat in self.players.seats() {
            ledger.score(i32::from(self.totals[seat].number()));
        }
        ledger.fact("dealer", Fact::Seat(self.dealer));
        ledger.fact("named", Fact::of(self.named));
        ledger.fact("deals", Fact::Number(i32::from(self.deals)));
        ledger.fact("passes", Fact::Number(i32::from(self.passes)));
        ledger.fact("rebuilds", Fact::Number(i32::from(self.rebuilds)));
    }
}

impl Moves {
    /// Visits the single actions: cards in pack order, suits in pack order, then the rest.
    pub(super) fn visit(self, visit: &mut dyn FnMut(Action)) {
        for card in self.cards.iter() {
            if card.rank == Rank::EIGHT && !self.last_card {
                for suit in Suit::ALL {
                    let suit = Some(suit);
                    visit(Action::Play { card, suit });
                }
            } else {
                visit(Action::Play { card, suit: None });
            }
        }
        if self.draw {
            visit(Action::Draw);
        }
        if self.keep {
            visit(Action::Keep);
        }
        if self.pass {
            visit(Action::Pass);
        }
    }

    /// Whether an action is among them; if not, why not.
    pub(super) fn check(self, action: Action, open: &Open, hand: CardSet) -> Result<(), Refusal> {
        match action {
            Action::Play { card, suit } => self.check_play(card, suit, open, hand),
            Action::Draw if self.draw => Ok(()),
            Action::Keep if self.keep => Ok(()),
            Action::Pass if self.pass => Ok(()),
            Action::Keep => Err(Refusal::NothingToKeep),
            Action::Draw | Action::Pass if self.keep => Err(Refusal::PlayOrKeep),
            Action::Draw if self.stock_out => Err(Refusal::NothingToDraw),
            Action::Pass if self.draw => Err(Refusal::CanDraw),
            Action::Draw | Action::Pass => Err(Refusal::HasMatch),
        }
    }

    fn check_play(
        self,
        card: Card,
        suit: Option<Suit>,
        open: &Open,
        hand: CardSet,
    ) -> Result<(), Refusal> {
        if !hand.has(card) {
            return Err(Refusal::NotHeld);
        }
        if !self.cards.has(card) {
            return Err(match (self.keep, open.named, open.top()) {
                (true, ..) => Refusal::PlayOrKeep,
                (false, Some(named), _) => Refusal::SuitNamed(named),
                (false, None, Some(top)) => Refusal::NoMatch(top),
                (false, None, None) => Refusal::NotHeld,
            });
        }
        match (card.rank == Rank::EIGHT, self.last_card, suit) {
            (true, false, Some(_)) | (_, true, None) | (false, _, None) => Ok(()),
            (true, false, None) => Err(Refusal::NameASuit),
            (true, true, Some(_)) => Err(Refusal::LastCard),
            (false, _, Some(_)) => Err(Refusal::NoSuitToName),
        }
    }
}
