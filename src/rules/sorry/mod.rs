//! Sorry!: race four pawns round the board from START to HOME, by cards, and send others back.
//!
//! Each alone or with a partner one moves by the card that is turned up; for points one chooses from a hand of five. Rule
//! numbers (`R16`) are those of the game's rule sheet.
//!
//! The parts: [`board`] is the track and where pawns stand, [`step`] what one pawn does in one go, [`card`] the deck,
//! [`plays`] what a card allows; [`open`] is what lies open for everybody, [`deal`] the life of a round, [`view`] what one
//! seat sees, [`imagine`] the way back from a view to a whole game, [`soundness`] the check of a game from a save.

mod action;
mod board;
mod card;
mod deal;
mod event;
mod imagine;
mod notation;
mod open;
mod options;
mod plays;
mod score;
mod soundness;
mod step;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Play, Refusal, SEVEN};
pub use board::{
    Board, Corner, EACH, FROM_START, Pawn, PawnSet, Place, SEATS, SPACES, Slide, Spot, ZONE,
    slide_from, slide_over,
};
pub use card::{Card, Cards, DECK, HAND};
pub use event::{Event, Still};
pub use open::{MOST_REBUILDS, Open};
pub use options::{Length, Mode, Options};
pub use plays::{Duty, Plays};
pub use score::{Ending, PAWN, Report};
pub use step::{Blocked, Step, Trace};
pub use view::View;

use crate::game::quietly;
use crate::points::Points;
use crate::prelude::*;
use heapless::Vec;
use notation::is_home;

/// A table of Sorry!.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sorry {
    open: Open,
    /// The hands in a game for points; any other has none.
    hands: PerSeat<Cards, SEATS>,
    /// The draw pile, its top card last.
    stock: Vec<Card, DECK>,
    rng: Rng,
}

impl Sorry {
    fn empty(setup: &Setup) -> Sorry {
        Sorry {
            open: Open {
                options: Options::from_values(&setup.options),
                board: Board::new(setup.players),
                to_play: Seat::FIRST,
                card: None,
                left: 0,
                parts: PawnSet::NONE,
                discard: Vec::new(),
                rebuilds: 0,
                rounds: 0,
                totals: PerSeat::new([Points::ZERO; SEATS]),
                report: None,
                over: false,
            },
            hands: PerSeat::default(),
            stock: Vec::new(),
            rng: Rng::seed_from_u64(setup.seed),
        }
    }

    /// Carries a play out that has been found possible.
    fn play(&mut self, card: Card, play: Play, croupier: &mut Croupier<'_, Event>) {
        let seat = self.open.to_play;
        if self.open.has_hands() && play != Play::Drop {
            croupier.tell(Event::Played { seat, card });
        }
        match play {
            Play::Pass => croupier.tell(Event::Passed { seat, card }),
            Play::Drop => croupier.tell(Event::Dropped { seat, card }),
            _ => {}
        }
        let left = self.open.plays(card).left;
        for step in Plays::steps(play).into_iter().flatten() {
            self.step(card, step, croupier);
        }
        if card == Card::Seven
            && self.open.options.mode == Mode::Team
            && let Play::Move(pawn, steps) = play
        {
            self.open.left = left.saturating_sub(steps.unsigned_abs());
            self.open.parts = self.open.parts.with(pawn);
            if self.open.left > 0 {
                return;
            }
        }
        self.put_away(card, play != Play::Drop, croupier);
    }
}

impl Game for Sorry {
    const INFO: &'static Info = &options::INFO;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, croupier: &mut Croupier<'_, Event>) -> Result<Self, SetupFault> {
        setup.check(Self::INFO)?;
        let mut game = Sorry::empty(setup);
        let first = croupier.pick_seat(&mut game.rng, setup.players);
        game.begin_round(first, croupier);
        Ok(game)
    }

    fn start_at(setup: &Setup, position: &str) -> Result<Self, SetupFault> {
        setup.check(Self::INFO)?;
        let mut game = Sorry::empty(setup);
        let position = notation::read(position, setup.players).map_err(SetupFault::Position)?;
        game.open.to_play = position.to_play;
        quietly(|croupier| game.give_out(croupier));
        game.open.board = position.board;
        let players = setup.players;
        if players
            .seats()
            .any(|seat| is_home(&position.board, game.open.side(seat)))
        {
            return Err(SetupFault::Position("A side has all its pawns home"));
        }
        match (game.open.has_hands(), position.card) {
            (true, None) => {}
            (true, Some(_)) => return Err(SetupFault::Position("For points no card lies open")),
            (false, None) => return Err(SetupFault::Position("The card in play is missing")),
            (false, Some(card)) => {
                if let Some(place) = game.stock.iter().position(|other| *other == card) {
                    game.stock.remove(place);
                }
                game.open.card = Some(card);
            }
        }
        Ok(game)
    }

    fn players(&self) -> Players {
        self.open.players()
    }

    fn teams(&self) -> Teams {
        self.open.options.teams()
    }

    fn turn(&self) -> Turn {
        self.open.turn()
    }

    fn score(&self, seat: Seat) -> i32 {
        self.open.score(seat)
    }

    fn apply(&mut self, action: Action, croupier: &mut Croupier<'_, Event>) -> Result<(), Refusal> {
        let hand = self.hands[self.open.to_play];
        self.open.check(&hand, action)?;
        if let Some(card) = action.card.or(self.open.card) {
            self.play(card, action.play, croupier);
        }
        Ok(())
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View::of(self, seat)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        imagine::imagine(view, rng)
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        ledger.open(
            crate::ledger::Place::Shared("stock"),
            self.stock.iter().rev(),
        );
        if self.open.has_hands() {
            for seat in self.players().seats() {
                ledger.open(
                    crate::ledger::Place::Of("hand", seat),
                    self.hands[seat].iter(),
                );
            }
        }
        self.open.describe(ledger);
    }

    fn is_sound(&self) -> bool {
        soundness::is_sound(self)
    }
}
