//! Games in which a line of dominoes grows at both ends and the first without tiles wins the round.
//!
//! All of them run alike: tiles are dealt, the seat with the highest double opens with it, each turn lays one matching
//! tile at an end, a round is over when a hand is empty or nobody can go on, and points are added up to a target. What
//! a single game says for itself is a [`LineRules`]: its entry in the catalogue, its [`Laws`], what a placement brings, what
//! a hand counts in a block, and what a won round is worth. Rule numbers (`R9`) are those of the basic game's rule sheet.
//!
//! The parts: [`open`] is what lies open for everybody and knows what fits; [`round`] deals, draws and ends a round;
//! [`known`] is what all may conclude from draws and passes; [`view`] is what one seat sees, [`imagine`] the way back
//! from a view to a whole game, [`soundness`] the check of a game that comes from a save.

mod action;
mod event;
mod imagine;
mod known;
mod laws;
mod open;
mod round;
mod score;
mod soundness;
#[cfg(test)]
pub(crate) mod testing;
mod view;

pub use action::{Action, Refusal};
pub use event::Event;
pub use imagine::{Hidden, guess};
pub use known::Known;
pub(crate) use laws::TARGET;
pub use laws::{Laws, LineRules, Scoring, TARGETS, Target};
pub use open::{Open, Options, Phase};
pub use score::{Ending, Gains, Report};
pub use view::View;

use crate::memory::Mark;
use crate::prelude::*;
use crate::tiles::{End, Tile, TileSet};
use core::marker::PhantomData;
use heapless::Vec;
use open::Moves;

/// The most seats at a table.
pub const SEATS: usize = 4;

/// A table at which one of these games is played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct LineGame<R> {
    open: Open,
    hands: PerSeat<TileSet, SEATS>,
    /// The tiles that nobody was dealt, the next to be drawn last.
    rest: Vec<Tile, { Tile::SET }>,
    rng: Rng,
    rules: PhantomData<R>,
}

impl<R: LineRules> LineGame<R> {
    fn moves(&self) -> Moves {
        let hand = self.hands[self.open.to_play];
        self.open.moves(R::LAWS, hand, self.rest.len())
    }

    fn open(&mut self, tile: Tile, croupier: &mut Croupier<'_, Event>) {
        let seat = self.open.to_play;
        self.lay(tile, End::Right);
        croupier.tell(Event::Opened { seat, tile });
        self.after_a_tile(tile, None, croupier);
    }

    fn place(&mut self, tile: Tile, end: End, croupier: &mut Croupier<'_, Event>) {
        let seat = self.open.to_play;
        let drawn = self.open.drawn;
        self.lay(tile, end);
        croupier.tell(Event::Placed {
            seat,
            tile,
            end,
            drawn,
        });
        self.after_a_tile(tile, Some(end), croupier);
    }

    /// Puts a tile of the seat to play into the line.
    fn lay(&mut self, tile: Tile, end: End) {
        let seat = self.open.to_play;
        let ends = self.open.line.ends();
        self.hands[seat].remove(tile);
        self.open.line.place(tile, end);
        self.open.last = Some((seat, end));
        let left = self.hands[seat].len();
        self.open.known[seat].placed(tile, left);
        // Whoever has drawn places the newest tile; nothing older fitted.
        if let Some(ends) = ends.filter(|_| self.open.drawn > 0) {
            self.open.known[seat].lacks(ends);
        }
    }

    /// R10, R11: the round may be over; else the next seat is to play. Points for the tile come before all that.
    fn after_a_tile(&mut self, tile: Tile, end: Option<End>, croupier: &mut Croupier<'_, Event>) {
        let seat = self.open.to_play;
        if self.gain(seat, (tile, end), croupier) {
            self.end_round(Ending::Reached(seat), croupier);
        } else if self.hands[seat].is_empty() {
            self.end_round(Ending::Out(seat), croupier);
        } else if self.is_blocked() {
            self.end_round(Ending::Blocked, croupier);
        } else {
            self.end_turn();
        }
    }

    fn pass(&mut self, croupier: &mut Croupier<'_, Event>) {
        let seat = self.open.to_play;
        let drawn = self.open.drawn;
        if let Some(ends) = self.open.line.ends() {
            self.open.known[seat].lacks(ends);
        }
        croupier.tell(Event::Passed { seat, drawn });
        self.end_turn();
    }

    fn end_turn(&mut self) {
        self.open.drawn = 0;
        self.open.to_play = self.open.players.left_of(self.open.to_play);
    }
}

impl<R: LineRules> Game for LineGame<R> {
    const INFO: &'static Info = R::INFO;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, croupier: &mut Croupier<'_, Event>) -> Result<Self, SetupFault> {
        setup.check(Self::INFO)?;
        let mut game = LineGame {
            open: Open::new(setup, R::LAWS),
            hands: PerSeat::default(),
            rest: Vec::new(),
            rng: Rng::seed_from_u64(setup.seed),
            rules: PhantomData,
        };
        game.deal(croupier);
        Ok(game)
    }

    fn players(&self) -> Players {
        self.open.players
    }

    fn turn(&self) -> Turn {
        self.open.turn(self.moves())
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.open.totals[seat].number())
    }

    fn mark(&self, seat: Seat) -> Option<Mark> {
        Some(Mark::most(self.open.totals[seat].number())).filter(|mark| mark.number > 0)
    }

    fn apply(&mut self, action: Action, croupier: &mut Croupier<'_, Event>) -> Result<(), Refusal> {
        if self.open.over {
            return Err(Refusal::Over);
        }
        let hand = self.hands[self.open.to_play];
        self.moves().check(action, &self.open, hand)?;
        match action {
            Action::Open(tile) => self.open(tile, croupier),
            Action::Place { tile, .. } => {
                if let Some(end) = self.open.end_of(action) {
                    self.place(tile, end, croupier);
                }
            }
            Action::Draw => self.draw(croupier),
            Action::Pass => self.pass(croupier),
        }
        Ok(())
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View::of(self, seat)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let mut rng = rng.fork();
        let Hidden { hands, rest } = guess(view, &mut rng);
        LineGame {
            open: view.open.clone(),
            hands,
            rest,
            rng,
            rules: PhantomData,
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        ledger.open(Place::Shared(R::LAWS.rest()), self.rest.iter().rev());
        for seat in self.open.players.seats() {
            ledger.open(Place::Of("hand", seat), self.hands[seat].iter());
        }
        self.open.describe(ledger);
    }

    fn is_sound(&self) -> bool {
        soundness::is_sound(self)
    }
}
