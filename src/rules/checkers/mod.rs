//! Checkers, also known as draughts, for two.
//!
//! Two sides with twelve men each face one another on the dark squares of an 8 by 8 board. A turn is one move of one
//! checker: a step to the next square or jumps over the other side's checkers, which are captured. Whoever is left
//! without a checker, or without a move, has lost. As the booklet has it, nobody must jump and a row of jumps may end
//! early; the Tournament preset makes both a must.
//!
//! * The first seat is Dark, has squares 1 to 12 and begins. The option `first-player` is for the table, which seats
//!   the players by it; inside the rules it changes nothing.
//! * A move is the whole path of a checker ([`Move`]), so a stop is simply a shorter path. Two paths with the same start,
//!   end and captures are two moves.
//! * Before moving, a player may offer a draw once in a turn or resign. These belong to the table: they are taken by
//!   [`Game::apply`] but not listed. The answer to an offer is a decision of its own, and listed.
//! * The game is drawn when a position comes back for the third time, after 40 moves each without a capture or a man
//!   moving, or by agreement. With `quiet-limit` off it is still drawn (reason `long`) after [`CEILING`] such single
//!   moves in a row, so that every game ends, and repetition is looked for over the last [`MEMORY`] of them.
//! * The score is the game's: 1 for the winner, 0 for everybody while it goes on and in a draw.
//! * [`Position`] is the board alone, lean enough to search.

mod action;
mod board;
mod event;
mod notation;
mod options;
mod path;
mod position;
mod quiet;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Refusal};
pub use board::{Heading, NoSuchSquare, Side, Square, Squares};
pub use event::CheckersEvent;
pub use notation::read as read_position;
pub use options::{CAPTURE, CEILING, CROWNING, MULTI_JUMP, Options, QuietLimit};
pub use path::{Leg, MAX_JUMPS, Move, NoSuchPath};
pub use position::{Checker, MoveRules, Position, PositionFault};
pub use quiet::MEMORY;
pub use view::CheckersView;

use crate::prelude::*;
use heapless::Vec;
use quiet::QuietRun;

/// How many of the last moves a game remembers for the screen.
pub const RECENT: usize = 64;

/// A game of checkers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Checkers {
    players: Players,
    options: Options,
    position: Position,
    offer: Offer,
    captured: PerSeat<u8, 2>,
    quiet: QuietRun,
    recent: Vec<Move, RECENT>,
    played: u32,
    ending: Option<Ending>,
}

/// The offer of a draw in the present turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Offer {
    None,
    Waiting,
    Declined,
}

/// Why the game ended. Who has won follows from the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Ending {
    AllCaptured,
    Blocked,
    Resigned,
    Agreed,
    Repetition,
    Quiet,
    Long,
}

impl Ending {
    const fn reason(self) -> &'static str {
        match self {
            Ending::AllCaptured => "all-captured",
            Ending::Blocked => "blocked",
            Ending::Resigned => "resigned",
            Ending::Agreed => "agreed",
            Ending::Repetition => "repetition",
            Ending::Quiet => "quiet",
            Ending::Long => "long",
        }
    }
}

impl Checkers {
    fn begin(setup: &Setup, position: Position) -> Checkers {
        let mut game = Checkers {
            players: setup.players,
            options: Options::of(&setup.options),
            position,
            offer: Offer::None,
            captured: PerSeat::default(),
            quiet: QuietRun::default(),
            recent: Vec::new(),
            played: 0,
            ending: None,
        };
        game.ending = game.judged();
        game
    }

    /// How the board stands: what R11, R12 and the draws of R13 make of it. A win comes before a draw (ruling 11).
    fn judged(&self) -> Option<Ending> {
        let position = &self.position;
        let limit = self.options.quiet_limit;
        if position.of(Side::Dark).is_empty() || position.of(Side::Light).is_empty() {
            Some(Ending::AllCaptured)
        } else if !position.can_move() {
            Some(Ending::Blocked)
        } else if self.options.repetition_draws && self.quiet.times(*position) >= 3 {
            Some(Ending::Repetition)
        } else if self.quiet.count() >= limit.single_moves() {
            match limit {
                QuietLimit::Off => Some(Ending::Long),
                QuietLimit::Forty | QuietLimit::Twenty => Some(Ending::Quiet),
            }
        } else {
            None
        }
    }

    fn winner(&self) -> Option<Side> {
        let to_move = self.position.side();
        match self.ending? {
            Ending::AllCaptured if self.position.of(to_move).is_empty() => Some(to_move.other()),
            Ending::AllCaptured => Some(to_move),
            Ending::Blocked if self.options.blocked_draws => None,
            Ending::Blocked | Ending::Resigned => Some(to_move.other()),
            Ending::Agreed | Ending::Repetition | Ending::Quiet | Ending::Long => None,
        }
    }

    fn standing(&self) -> Turn {
        if let Some(ending) = self.ending {
            return Turn::Over(Outcome {
                winners: self
                    .winner()
                    .map_or(SeatSet::NONE, |side| SeatSet::only(side.seat())),
                reason: ending.reason(),
            });
        }
        let (side, phase) = match self.offer {
            Offer::Waiting => (self.position.side().other(), "answer-draw"),
            Offer::None | Offer::Declined => (self.position.side(), "move"),
        };
        Turn::Decide(Decision {
            seat: side.seat(),
            phase,
            private: false,
        })
    }

    fn may_offer_draw(&self) -> bool {
        self.ending.is_none() && self.offer == Offer::None
    }

    fn visit_actions(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        if self.ending.is_some() {
            return;
        }
        if self.offer == Offer::Waiting {
            visit(Choice::One(Action::AcceptDraw));
            visit(Choice::One(Action::DeclineDraw));
            return;
        }
        self.position.moves(self.options.moves, &mut |played| {
            visit(Choice::One(Action::Move(played)));
        });
    }

    fn play(&mut self, played: Move, croupier: &mut Croupier<'_, CheckersEvent>) {
        let before = self.position;
        let side = before.side();
        let seat = side.seat();
        let mut king = before.kings(side).has(played.from());
        for (place, leg) in played.legs().enumerate() {
            let so_far = played.shortened(place + 1);
            croupier.tell(match leg.over {
                None => CheckersEvent::Stepped { seat, played },
                Some(over) => CheckersEvent::Jumped {
                    seat,
                    played: so_far,
                    king: before.kings(side.other()).has(over),
                },
            });
            if !king && side.crowning_row().has(leg.to) {
                king = true;
                croupier.tell(CheckersEvent::Crowned {
                    seat,
                    played: so_far,
                });
            }
        }
        self.position = before.make(played);
        self.captured[side.other().seat()] += played.jumps() as u8;
        if before.is_lasting(played) {
            self.quiet.end();
        } else {
            self.quiet.add(played);
        }
        if self.recent.is_full() {
            self.recent.remove(0);
        }
        // There is room: the oldest has just made way.
        let _ = self.recent.push(played);
        self.played = self.played.saturating_add(1);
        self.offer = Offer::None;
        self.ending = self.judged();
    }

    fn write_out(&self, ledger: &mut dyn Ledger) {
        ledger.position(&self.position);
        for (side, kind) in [(Side::Dark, "dark"), (Side::Light, "light")] {
            let mut count = |place, number: usize| {
                ledger.count(kind, Place::Shared(place), i32::try_from(number).ok());
            };
            count("men", self.position.men(side).len());
            count("kings", self.position.kings(side).len());
            count("captured", usize::from(self.captured[side.seat()]));
        }
        for seat in self.players.seats() {
            ledger.score(self.score(seat));
        }
        ledger.fact("quiet", Fact::Number(i32::from(self.quiet.count())));
        ledger.fact("offer", Fact::Flag(self.offer == Offer::Waiting));
    }
}

impl Game for Checkers {
    const INFO: &'static Info = &options::INFO;
    type Action = Action;
    type Event = CheckersEvent;
    type View = CheckersView;
    type Refusal = Refusal;

    fn start(setup: &Setup, _: &mut Croupier<'_, CheckersEvent>) -> Result<Self, SetupFault> {
        setup.check(Self::INFO)?;
        Ok(Checkers::begin(setup, Position::START))
    }

    fn start_at(setup: &Setup, position: &str) -> Result<Self, SetupFault> {
        setup.check(Self::INFO)?;
        let position = read_position(position).map_err(SetupFault::Position)?;
        Ok(Checkers::begin(setup, position))
    }

    fn players(&self) -> Players {
        self.players
    }

    fn is_aside(action: &Action) -> bool {
        !matches!(action, Action::Move(_))
    }

    fn turn(&self) -> Turn {
        self.standing()
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.winner().is_some_and(|side| side.seat() == seat))
    }

    fn apply(
        &mut self,
        action: Action,
        croupier: &mut Croupier<'_, CheckersEvent>,
    ) -> Result<(), Refusal> {
        if self.ending.is_some() {
            return Err(Refusal::Over);
        }
        let seat = self.position.side().seat();
        let answering = self.position.side().other().seat();
        match (self.offer, action) {
            (Offer::Waiting, Action::AcceptDraw) => {
                self.ending = Some(Ending::Agreed);
                croupier.tell(CheckersEvent::DrawAccepted { seat: answering });
            }
            (Offer::Waiting, Action::DeclineDraw) => {
                self.offer = Offer::Declined;
                croupier.tell(CheckersEvent::DrawDeclined { seat: answering });
            }
            (Offer::Waiting, _) => return Err(Refusal::AnswerFirst),
            (_, Action::AcceptDraw | Action::DeclineDraw) => return Err(Refusal::NoOffer),
            (Offer::Declined, Action::OfferDraw) => return Err(Refusal::OfferedAlready),
            (Offer::None, Action::OfferDraw) => {
                self.offer = Offer::Waiting;
                croupier.tell(CheckersEvent::DrawOffered { seat });
            }
            (_, Action::Resign) => {
                self.ending = Some(Ending::Resigned);
                croupier.tell(CheckersEvent::Resigned { seat });
            }
            (_, Action::Move(played)) => {
                self.position.allows(played, self.options.moves)?;
                self.play(played, croupier);
            }
        }
        Ok(())
    }

    fn view(&self, seat: Option<Seat>) -> CheckersView {
        CheckersView {
            seat,
            game: self.clone(),
        }
    }

    fn imagine(view: &CheckersView, _: &mut Rng) -> Self {
        view.game.clone()
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        self.write_out(ledger);
    }

    fn is_sound(&self) -> bool {
        let whole = |side: Side| {
            self.position.of(side).len() + usize::from(self.captured[side.seat()]) <= Position::MOST
        };
        let ended_rightly = match self.ending {
            // What the players themselves can end: only a game that the board has not ended before.
            Some(Ending::Agreed) => self.judged().is_none() && self.offer == Offer::Waiting,
            Some(Ending::Resigned) => self.judged().is_none() && self.offer != Offer::Waiting,
            by_the_board => {
                by_the_board == self.judged()
                    && (by_the_board.is_none() || self.offer == Offer::None)
            }
        };
        self.players.count() == 2
            && self.position.check().is_ok()
            && whole(Side::Dark)
            && whole(Side::Light)
            && self.recent.len() == RECENT.min(usize::try_from(self.played).unwrap_or(RECENT))
            && u32::from(self.quiet.count()) <= self.played
            && self.quiet.count() <= self.options.quiet_limit.single_moves()
            && self.quiet.is_sound(self.position)
            && ended_rightly
    }
}
