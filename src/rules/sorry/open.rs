//! What lies open on the table for everybody: the board, the card in play, the discards, the scores. Game and view share
//! it, so that what may be done is worked out in one place. Hands and the draw pile are not here.

use super::action::{Action, Play, Refusal, SEVEN};
use super::board::{Board, EACH, Pawn, PawnSet, Place, SEATS};
use super::card::{Card, Cards, DECK};
use super::options::{Mode, Options};
use super::plays::{Duty, Plays};
use super::score::{Ending, Report};
use crate::game::{Decision, Outcome, Turn};
use crate::ledger::{Fact, Ledger, Place as At};
use crate::points::Points;
use crate::seat::{PerSeat, Players, Seat, SeatSet};
use core::fmt;
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// How often the discards become the draw pile in a round (R3).
pub const MOST_REBUILDS: u8 = 39;

/// Everything that is open to all seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The options in force.
    pub options: Options,
    /// Where every pawn stands.
    pub board: Board,
    /// Whose turn it is.
    pub to_play: Seat,
    /// The card that is turned up; none where cards are in the hands, and at the end.
    pub card: Option<Card>,
    /// What is left of a seven that partners divide; 0 where none is begun.
    pub left: u8,
    /// Who has had a part of it.
    pub parts: PawnSet,
    /// The discards, the last one on top.
    pub discard: Vec<Card, DECK>,
    /// How often they have become the draw pile in this round.
    pub rebuilds: u8,
    /// How many rounds are finished.
    pub rounds: u16,
    /// The points of the finished rounds, in a game for points.
    pub totals: PerSeat<Points, SEATS>,
    /// The last finished round.
    pub report: Option<Report>,
    /// Whether the game has ended.
    pub over: bool,
}

impl Open {
    /// The number of seats.
    pub fn players(&self) -> Players {
        self.board.players()
    }

    /// The seats whose pawns a seat may move: its own, and its partner's.
    pub fn side(&self, seat: Seat) -> SeatSet {
        self.options.teams().of(self.players(), seat)
    }

    /// Whether cards are in the hands.
    pub fn has_hands(&self) -> bool {
        self.options.mode == Mode::Points
    }

    /// What the seat in turn may do with a card.
    pub fn plays(&self, card: Card) -> Plays {
        Plays {
            board: self.board,
            side: self.side(self.to_play),
            card,
            left: if self.left > 0 { self.left } else { SEVEN },
            parts: self.parts,
        }
    }

    /// How far a hand has to be used (P3, R4).
    pub fn duty_of(&self, hand: &Cards) -> Duty {
        let mut most = Duty::Nothing;
        for card in hand.kinds() {
            match self.plays(card).duty() {
                Duty::Must => return Duty::Must,
                Duty::MayChange => most = Duty::MayChange,
                Duty::Nothing => {}
            }
        }
        most
    }

    /// Visits what the seat in turn may do with this hand.
    pub(super) fn visit(&self, hand: &Cards, visit: &mut dyn FnMut(Action)) {
        if self.over {
            return;
        }
        if !self.has_hands() {
            let Some(card) = self.card else { return };
            let duty = self
                .plays(card)
                .visit(&mut |play| visit(Action::plain(play)));
            if duty != Duty::Must {
                visit(Action::plain(Play::Pass));
            }
            return;
        }
        let drops = self.duty_of(hand) != Duty::Must;
        for card in hand.kinds() {
            let card = Some(card);
            let mut visit = |play| visit(Action { card, play });
            if let Some(card) = card {
                self.plays(card).visit(&mut visit);
            }
            if drops {
                visit(Play::Drop);
            }
        }
    }

    /// Whether the seat in turn may do this; if not, why not.
    pub(super) fn check(&self, hand: &Cards, action: Action) -> Result<(), Refusal> {
        if self.over {
            return Err(Refusal::Over);
        }
        let card = match (self.has_hands(), action.card, self.card) {
            (true, None, _) => return Err(Refusal::NameACard),
            (true, Some(card), _) if !hand.has(card) => return Err(Refusal::NotHeld),
            (true, Some(card), _) | (false, None, Some(card)) => card,
            (false, ..) => return Err(Refusal::NoHands),
        };
        match action.play {
            Play::Pass if !self.has_hands() => match self.plays(card).duty() {
                Duty::Must => Err(Refusal::CanMove),
                Duty::MayChange | Duty::Nothing => Ok(()),
            },
            Play::Drop if self.has_hands() => match self.duty_of(hand) {
                Duty::Must => Err(Refusal::CanUse),
                Duty::MayChange | Duty::Nothing => Ok(()),
            },
            play => self.plays(card).check(play),
        }
    }

    /// Whose turn it is and for what.
    pub fn turn(&self) -> Turn {
        if self.over {
            return Turn::Over(self.outcome());
        }
        Turn::Decide(Decision {
            seat: self.to_play,
            phase: if self.left > 0 { "seven" } else { "move" },
            private: self.has_hands(),
        })
    }

    /// The score of a seat: its points, or the pawns of its side that are home.
    pub fn score(&self, seat: Seat) -> i32 {
        match self.options.mode {
            Mode::Points => i32::from(self.totals[seat].number()),
            Mode::Basic | Mode::Team => self.home(seat),
        }
    }

    /// The pawns of a seat's side that are home.
    pub fn home(&self, seat: Seat) -> i32 {
        self.side(seat)
            .iter()
            .map(|seat| i32::from(self.board.home(seat)))
            .sum()
    }

    /// How many steps a seat's side has to go.
    pub fn distance(&self, seat: Seat) -> i32 {
        self.side(seat)
            .iter()
            .map(|seat| i32::from(self.board.total_distance(seat)))
            .sum()
    }

    fn outcome(&self) -> Outcome {
        let players = self.players();
        let best = |merit: &dyn Fn(Seat) -> (i32, i32)| -> SeatSet {
            let most = players.seats().map(merit).max();
            players
                .seats()
                .filter(|seat| Some(merit(*seat)) == most)
                .collect()
        };
        let ending = self.report.map(|report| report.ending);
        match (self.options.mode, ending) {
            (Mode::Points, _) => Outcome {
                winners: best(&|seat| (self.score(seat), 0)),
                reason: "points",
            },
            (_, Some(Ending::Home(seat))) => Outcome {
                winners: self.side(seat),
                reason: "home",
            },
            _ => Outcome {
                winners: best(&|seat| (self.home(seat), -self.distance(seat))),
                reason: "cards",
            },
        }
    }

    /// Writes out the zones, counts and facts that are the same in the full state and in every view.
    pub(super) fn describe(&self, ledger: &mut dyn Ledger) {
        ledger.open(At::Shared("discard"), self.discard.iter().rev());
        ledger.open(At::Shared("card"), self.card);
        let mut track = 0;
        for seat in self.players().seats() {
            let (start, home) = (self.board.count(seat, Place::START), self.board.home(seat));
            let on_track = |pawn: &Pawn| self.board.at(*pawn).space().is_some();
            let out = Pawn::of(seat).filter(on_track).count() as i32;
            let zone = EACH as i32 - i32::from(start + home) - out;
            track += out;
            let mut count = |name, number| {
                ledger.count("pawns", At::Of(name, seat), Some(number));
            };
            count("start", start.into());
            count("zone", zone);
            count("home", home.into());
        }
        ledger.count("pawns", At::Shared("track"), Some(track));
        for seat in self.players().seats() {
            ledger.score(self.score(seat));
        }
        ledger.position(&self.position());
        let number = |number: u16| Fact::Number(number.into());
        ledger.fact("rebuilds", number(self.rebuilds.into()));
        ledger.fact("left", number(self.left.into()));
        ledger.fact("round", number(self.rounds + u16::from(!self.over)));
    }

    /// The position as text.
    pub fn position(&self) -> impl fmt::Display + '_ {
        super::notation::Written(self)
    }
}
