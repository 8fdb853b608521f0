//! Chess, for two.
//!
//! Sixteen pieces each face one another on 64 squares, and whoever traps the other side's king has won. The rules are
//! those of the booklet, which are the world's; what the booklet leaves open (repetition, fifty moves, too few pieces,
//! agreement, the clock) are options.
//!
//! * The first seat is White, the booklet's silver, and begins. The option `first-player` is for the table, which seats
//!   the players by it; inside the rules it changes nothing.
//! * An offer of a draw goes with the move that follows it. The other side answers at the start of its turn; to make a
//!   move is to decline. Who was declined makes a move before offering again. Offers, resignations and what the clock
//!   is told belong to the table: [`Game::apply`] takes them, and of these only answers and claims are listed.
//! * Time is measured by the table, not here. It enters as the action [`Action::Spend`], from [`Game::time_spent`], and
//!   counts for the seat to decide; the seconds added for a move are added here. So saves and undo carry the clock, and
//!   a game is still its seed and its actions. A clock that has run out ends the game; [`Action::FlagFall`] is the same
//!   for a host that keeps the time itself.
//! * With `fifty-moves` off a game is still drawn (reason `long`) after [`CEILING`] half-moves in a row without a
//!   capture or a pawn's move, so that every game ends.
//! * The score is the game's: 1 for the winner, 0 for everybody while it goes on and in a draw.
//! * [`Position`] is the board alone, [`Fen`] its written form, [`San`] a move as people write it, [`Pgn`] a whole game.

mod action;
mod board;
mod event;
mod notation;
mod options;
mod pgn;
mod position;
mod record;
mod refuse;
mod san;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Move, NoSuchMove, Refusal};
pub use board::{Castling, Kind, NoSuchSquare, Piece, Side, Square, Wing};
pub use event::ChessEvent;
pub use notation::{Fen, read as read_fen};
pub use options::{CEILING, DrawRule, Hints, Options, TimeControl};
pub use pgn::Pgn;
pub use position::{MOST_MOVES, Position, PositionFault};
pub use record::KEPT;
pub use san::San;
pub use view::ChessView;

use crate::chance::Rng;
use crate::game::{Choice, Croupier, Decision, Game, Outcome, Turn};
use crate::info::{Info, Setup, SetupFault};
use crate::ledger::{Fact, Ledger, Place};
use crate::seat::{PerSeat, Players, Seat, SeatSet};
use record::{Lull, Record};
use serde::{Deserialize, Serialize};

/// More time than any clock shows, in milliseconds.
const DAY: u32 = 24 * 60 * 60 * 1000;

/// A game of chess.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chess {
    players: Players,
    options: Options,
    position: Position,
    lull: Lull,
    record: Record,
    /// What each seat has lost, by kind; kings are never captured.
    captured: PerSeat<[u8; 5], 2>,
    offer: Offer,
    /// Whose offer was declined since they last moved.
    declined: PerSeat<bool, 2>,
    /// Milliseconds left.
    clock: Option<PerSeat<u32, 2>>,
    ending: Option<Ending>,
}

/// The offer of a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Offer {
    None,
    /// The side to move offers one with its move.
    WithMove,
    /// The side to move has been offered one.
    Waiting,
}

/// Why the game ended. Who has won follows from the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Ending {
    Checkmate,
    Stalemate,
    Dead,
    Repetition,
    FiftyMoves,
    Long,
    Agreed,
    Resigned,
    Time,
}

impl Ending {
    const fn reason(self) -> &'static str {
        match self {
            Ending::Checkmate => "checkmate",
            Ending::Stalemate => "stalemate",
            Ending::Dead => "insufficient-material",
            Ending::Repetition => "repetition",
            Ending::FiftyMoves => "fifty-moves",
            Ending::Long => "long",
            Ending::Agreed => "agreed",
            Ending::Resigned => "resigned",
            Ending::Time => "time",
        }
    }
}

impl Chess {
    fn begin(setup: &Setup, start: Fen) -> Chess {
        let options = Options::of(&setup.options);
        let mut game = Chess {
            players: setup.players,
            options,
            position: start.position,
            lull: Lull {
                quiet: start.quiet,
                run: 0,
            },
            record: Record::new(start.position, start.quiet, start.number),
            captured: PerSeat::default(),
            offer: Offer::None,
            declined: PerSeat::default(),
            clock: options
                .clock
                .map(|time| PerSeat::new(Side::BOTH.map(|side| time.start(side)))),
            ending: None,
        };
        game.ending = game.judged();
        game
    }

    fn fen(&self) -> Fen {
        Fen {
            position: self.position,
            quiet: self.lull.quiet,
            number: self.record.number(),
        }
    }

    fn times_seen(&self) -> usize {
        self.record
            .run(self.position, self.lull.run)
            .filter(|earlier| *earlier == self.position)
            .count()
    }

    /// How the board stands (R15, R16, R17). Mate and stalemate come before every draw (ruling 9).
    fn judged(&self) -> Option<Ending> {
        let Options {
            repetition,
            fifty_moves,
            insufficient_material,
            ..
        } = self.options;
        if !self.position.can_move() {
            return Some(if self.position.is_check() {
                Ending::Checkmate
            } else {
                Ending::Stalemate
            });
        }
        if insufficient_material && self.position.is_dead() {
            return Some(Ending::Dead);
        }
        if repetition
            .repetitions()
            .is_some_and(|times| self.times_seen() >= times)
        {
            return Some(Ending::Repetition);
        }
        if self.lull.quiet >= fifty_moves.half_moves() {
            return Some(match fifty_moves {
                DrawRule::Off => Ending::Long,
                DrawRule::Automatic | DrawRule::Claimed => Ending::FiftyMoves,
            });
        }
        None
    }

    /// The draw that the side to move may claim.
    fn claimable(&self) -> Option<Ending> {
        if self.options.repetition == DrawRule::Claimed && self.times_seen() >= 3 {
            Some(Ending::Repetition)
        } else if self.options.fifty_moves == DrawRule::Claimed && self.lull.quiet >= 100 {
            Some(Ending::FiftyMoves)
        } else {
            None
        }
    }

    /// Whether the side to move may offer a draw with its move.
    fn offering(&self) -> Result<(), Refusal> {
        if !self.options.draw_offers {
            return Err(Refusal::NoOffers);
        }
        match self.offer {
            Offer::Waiting => Err(Refusal::AnswerFirst),
            Offer::WithMove => Err(Refusal::OfferedAlready),
            Offer::None if self.declined[self.position.side().seat()] => {
                Err(Refusal::DeclinedJustNow)
            }
            Offer::None => Ok(()),
        }
    }

    fn winner(&self) -> Option<Side> {
        let waiting = self.position.side().other();
        match self.ending? {
            Ending::Checkmate | Ending::Resigned => Some(waiting),
            Ending::Time => self.could_mate(waiting).then_some(waiting),
            Ending::Stalemate
            | Ending::Dead
            | Ending::Repetition
            | Ending::FiftyMoves
            | Ending::Long
            | Ending::Agreed => None,
        }
    }

    /// Whether a side whose opponent has run out of time wins: not with a bare king, nor with one minor piece against a
    /// bare king (ruling 10).
    fn could_mate(&self, side: Side) -> bool {
        let men = |side| self.position.pieces().filter(move |it| it.1.side == side);
        let light = |kind| matches!(kind, Kind::King | Kind::Knight | Kind::Bishop);
        match men(side).count() {
            1 => false,
            2 => !men(side).all(|it| light(it.1.kind)) || men(side.other()).count() > 1,
            _ => true,
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
        Turn::Decide(Decision {
            seat: self.position.side().seat(),
            phase: match self.offer {
                Offer::Waiting => "answer-draw",
                Offer::None | Offer::WithMove => "move",
            },
            private: false,
        })
    }

    fn visit_actions(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        if self.ending.is_some() {
            return;
        }
        if self.offer == Offer::Waiting {
            visit(Choice::One(Action::AcceptDraw));
            visit(Choice::One(Action::DeclineDraw));
        }
        if self.claimable().is_some() {
            visit(Choice::One(Action::ClaimDraw));
        }
        self.position.moves(&mut |played| {
            visit(Choice::One(Action::Move(played)));
        });
    }

    /// The offer that waits is not taken.
    fn decline(&mut self, croupier: &mut Croupier<'_, ChessEvent>) {
        let side = self.position.side();
        self.offer = Offer::None;
        self.declined[side.other().seat()] = true;
        croupier.tell(ChessEvent::DrawDeclined { seat: side.seat() });
    }

    fn play(&mut self, played: Move, croupier: &mut Croupier<'_, ChessEvent>) {
        let before = self.position;
        let side = before.side();
        let seat = side.seat();
        if self.offer == Offer::Waiting {
            self.decline(croupier);
        }
        self.tell(played, croupier);
        if let Some((_, piece)) = before.captured(played)
            && let Some(lost) = self.captured[side.other().seat()].get_mut(piece.kind.index())
        {
            *lost = lost.saturating_add(1);
        }
        self.position = before.make(played);
        self.lull = self.lull.after(&before, played, &self.position);
        self.record.add(played);
        self.declined[seat] = false;
        if let (Some(clock), Some(time)) = (&mut self.clock, self.options.clock) {
            let added = u32::from(time.increment) * 1000;
            clock[seat] = clock[seat].saturating_add(added).min(DAY);
        }
        self.ending = self.judged();
        self.offer = match self.offer {
            Offer::WithMove if self.ending.is_none() => Offer::Waiting,
            _ => Offer::None,
        };
        if self.position.is_check() {
            let seat = side.other().seat();
            croupier.tell(ChessEvent::Check { seat, played });
        }
    }

    /// Announces a move that is about to be made.
    fn tell(&self, played: Move, croupier: &mut Croupier<'_, ChessEvent>) {
        let position = &self.position;
        let seat = position.side().seat();
        croupier.tell(match position.castles(played) {
            Some(wing) => ChessEvent::Castled { seat, played, wing },
            None => ChessEvent::Moved {
                seat,
                kind: position.at(played.from()).map_or(Kind::Pawn, |it| it.kind),
                played,
                captured: position.captured(played).map(|(_, piece)| piece.kind),
                en_passant: position.is_en_passant(played),
            },
        });
        if let Some(kind) = played.promotion() {
            croupier.tell(ChessEvent::Promoted { seat, played, kind });
        }
    }

    /// Takes time from the seat to decide.
    fn spend(
        &mut self,
        millis: Option<u32>,
        croupier: &mut Croupier<'_, ChessEvent>,
    ) -> Result<(), Refusal> {
        let seat = self.position.side().seat();
        let clock = self.clock.as_mut().ok_or(Refusal::NoClock)?;
        clock[seat] = clock[seat].saturating_sub(millis.unwrap_or(u32::MAX));
        if clock[seat] == 0 {
            self.ending = Some(Ending::Time);
            croupier.tell(ChessEvent::FlagFell { seat });
        }
        Ok(())
    }

    fn write_out(&self, ledger: &mut dyn Ledger) {
        ledger.position(&self.fen());
        const PLACES: [&str; 6] = ["pawns", "knights", "bishops", "rooks", "queens", "kings"];
        for (side, name) in [(Side::White, "white"), (Side::Black, "black")] {
            for (kind, place) in Kind::ALL.into_iter().zip(PLACES) {
                let number = self.position.count(side, kind);
                ledger.count(name, Place::Shared(place), i32::try_from(number).ok());
            }
            let lost = self.captured[side.seat()].iter();
            let lost = lost.map(|number| i32::from(*number)).sum();
            ledger.count(name, Place::Shared("captured"), Some(lost));
        }
        for seat in self.players.seats() {
            ledger.score(self.score(seat));
        }
        ledger.fact("check", Fact::Flag(self.position.is_check()));
        ledger.fact("offer", Fact::Flag(self.offer != Offer::None));
        if let Some(clock) = self.clock {
            for (side, name) in [(Side::White, "white-millis"), (Side::Black, "black-millis")] {
                let left = i32::try_from(clock[side.seat()]).unwrap_or(i32::MAX);
                ledger.fact(name, Fact::Number(left));
            }
        }
    }

    /// Whether the kept moves lead from the first position to this one, with all that is counted on the way.
    fn record_fits(&self) -> bool {
        let record = &self.record;
        let mut lull = Lull {
            quiet: record.first_quiet,
            run: 0,
        };
        let mut position = record.first;
        let mut captured = PerSeat::<[u8; 5], 2>::default();
        for played in &record.moves {
            let after = position.make(*played);
            if !position.reaches(*played) || after.is_check_on(position.side()) {
                return false;
            }
            if let Some((_, piece)) = position.captured(*played)
                && let Some(lost) = captured[piece.side.seat()].get_mut(piece.kind.index())
            {
                *lost = lost.saturating_add(1);
            }
            lull = lull.after(&position, *played, &after);
            position = after;
        }
        let all_kept = record.dropped == 0;
        let counted = Side::BOTH.into_iter().all(|side| {
            let seat = side.seat();
            let lost = self.captured[seat].iter().map(|lost| usize::from(*lost));
            let men = self.position.pieces().filter(|it| it.1.side == side);
            let mut each = self.captured[seat].iter().zip(&captured[seat]);
            lost.sum::<usize>() + men.count() <= 16
                && each.all(|(lost, since)| lost == since || (lost > since && !all_kept))
        });
        position == self.position
            && lull == self.lull
            && counted
            && (all_kept || record.moves.is_full())
    }
}

impl Game for Chess {
    const INFO: &'static Info = &options::INFO;
    type Action = Action;
    type Event = ChessEvent;
    type View = ChessView;
    type Refusal = Refusal;

    fn start(setup: &Setup, _: &mut Croupier<'_, ChessEvent>) -> Result<Self, SetupFault> {
        setup.check(Self::INFO)?;
        let start = Fen {
            position: Position::start(),
            quiet: 0,
            number: 1,
        };
        Ok(Chess::begin(setup, start))
    }

    fn start_at(setup: &Setup, position: &str) -> Result<Self, SetupFault> {
        setup.check(Self::INFO)?;
        let start = read_fen(position).map_err(SetupFault::Position)?;
        Ok(Chess::begin(setup, start))
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
        croupier: &mut Croupier<'_, ChessEvent>,
    ) -> Result<(), Refusal> {
        if self.ending.is_some() {
            return Err(Refusal::Over);
        }
        let seat = self.position.side().seat();
        match action {
            Action::Move(played) => {
                self.position.allows(played)?;
                self.play(played, croupier);
            }
            Action::Resign => {
                self.ending = Some(Ending::Resigned);
                croupier.tell(ChessEvent::Resigned { seat });
            }
            Action::OfferDraw => {
                self.offering()?;
                self.offer = Offer::WithMove;
                croupier.tell(ChessEvent::DrawOffered { seat });
            }
            Action::AcceptDraw | Action::DeclineDraw if self.offer != Offer::Waiting => {
                return Err(Refusal::NoOffer);
            }
            Action::AcceptDraw => {
                self.ending = Some(Ending::Agreed);
                croupier.tell(ChessEvent::DrawAccepted { seat });
            }
            Action::DeclineDraw => self.decline(croupier),
            Action::ClaimDraw => {
                self.ending = Some(self.claimable().ok_or(Refusal::NothingToClaim)?);
                croupier.tell(ChessEvent::DrawClaimed { seat });
            }
            Action::Spend(millis) => self.spend(Some(millis), croupier)?,
            Action::FlagFall => self.spend(None, croupier)?,
        }
        Ok(())
    }

    fn time_spent(&self, millis: u32) -> Option<Action> {
        (self.clock.is_some() && self.ending.is_none()).then_some(Action::Spend(millis))
    }

    fn view(&self, seat: Option<Seat>) -> ChessView {
        ChessView {
            seat,
            game: self.clone(),
        }
    }

    fn imagine(view: &ChessView, _: &mut Rng) -> Self {
        view.game.clone()
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        self.write_out(ledger);
    }

    fn is_sound(&self) -> bool {
        let board = self.judged();
        let out_of_time = self
            .clock
            .is_some_and(|clock| clock[self.position.side().seat()] == 0);
        let timed = match self.clock {
            None => self.options.clock.is_none(),
            Some(clock) => {
                let waiting = clock[self.position.side().other().seat()];
                self.options.clock.is_some() && waiting > 0 && clock.iter().all(|it| *it.1 <= DAY)
            }
        };
        let ended_rightly = match self.ending {
            // What the players themselves can end, only a game that the board has not ended before.
            Some(Ending::Agreed) => board.is_none() && self.offer == Offer::Waiting,
            Some(Ending::Resigned) => board.is_none(),
            Some(Ending::Time) => board.is_none() && out_of_time,
            Some(claimed) if board.is_none() => Some(claimed) == self.claimable(),
            by_the_board => by_the_board == board && (board.is_none() || self.offer == Offer::None),
        };
        self.players.count() == 2
            && self.options.is_sound()
            && self.position.check().is_ok()
            && self.record.first.check().is_ok()
            && self.lull.quiet <= CEILING
            && self.record_fits()
            && (self.options.draw_offers || self.offer == Offer::None)
            && timed
            && out_of_time == (self.ending == Some(Ending::Time))
            && ended_rightly
    }
}
