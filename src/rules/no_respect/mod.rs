//! No Respect: build three columns of falling numbers while everybody else stacks tiles on them.
//!
//! Each turn a tile is drawn and has to be played: on the next space of an own column, on an equal tile on top of
//! anybody's column, or on one of three discard circles. Three tiles on one space cap a column. A seat whose tile goes
//! nowhere is out. Who completes three columns or is left alone wins; in the variation Second Chance capped columns go
//! back to the pool.
//!
//! Everything but the order of the face-down tiles lies open, so the state is two things: the [`Board`], which has all
//! rules of a turn and which views show as it is, and the order, which belongs to the game alone. The game is over
//! exactly when nobody has a tile to play.

mod action;
mod board;
mod corner;
mod deal;
mod event;
mod options;
mod soundness;
#[cfg(test)]
mod tests;
mod tile;
mod view;

pub use action::{Action, Refusal};
pub use board::{Board, Deed, Seats};
pub use corner::{Column, Corner, LANES, Lane, SPACES};
pub use event::Event;
pub use options::{INFO, Kind, Options};
pub use tile::{EACH, Height, Pool, Stack, TILES, Tile};
pub use view::View;

use crate::prelude::*;
use deal::Order;
use heapless::Vec;

/// The largest table.
pub const MAX_PLAYERS: usize = 4;

/// How many rounds of drawing for the first turn are remembered.
const REMEMBERED: usize = 3;

/// A game of No Respect.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NoRespect {
    rng: Rng,
    /// The pool in the order in which it will be drawn.
    order: Order,
    board: Board,
    first_draw: FirstDraw,
}

/// How it was settled who begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FirstDraw {
    /// What each seat drew, round by round; of many rounds the last ones. Later rounds are of those who were tied.
    pub rounds: Vec<Seats<Option<Tile>>, REMEMBERED>,
    /// The seat that began.
    pub first: Seat,
}

impl Default for FirstDraw {
    fn default() -> FirstDraw {
        FirstDraw {
            rounds: Vec::new(),
            first: Seat::FIRST,
        }
    }
}

impl FirstDraw {
    fn note(&mut self, drawn: Seats<Option<Tile>>) {
        if self.rounds.is_full() {
            self.rounds.remove(0);
        }
        // There is room now.
        let _ = self.rounds.push(drawn);
    }

    /// What a seat drew, in order.
    pub fn tiles(&self, seat: Seat) -> impl Iterator<Item = Tile> + '_ {
        self.rounds.iter().filter_map(move |drawn| drawn[seat])
    }
}

impl Game for NoRespect {
    const INFO: &'static Info = &INFO;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, croupier: &mut Croupier<'_, Event>) -> Result<NoRespect, SetupFault> {
        setup.check(&INFO)?;
        let mut rng = Rng::seed_from_u64(setup.seed);
        let first_draw = deal::draw_for_first(setup.players, &mut rng, croupier);
        let mut board = Board::new(setup.players, Options::of(&setup.options));
        board.turn = first_draw.first;
        let order = deal::mixed(&board.pool, &mut rng, croupier);
        let mut game = NoRespect {
            rng,
            order,
            board,
            first_draw,
        };
        game.draw(croupier);
        Ok(game)
    }

    fn players(&self) -> Players {
        self.board.players
    }

    fn turn(&self) -> Turn {
        self.board.turn()
    }

    /// The complete columns.
    fn score(&self, seat: Seat) -> i32 {
        self.board.corners[seat].completed() as i32
    }

    fn apply(&mut self, action: Action, croupier: &mut Croupier<'_, Event>) -> Result<(), Refusal> {
        let deed = self.board.play(action)?;
        croupier.tell(deed.played);
        deed.returned
            .into_iter()
            .for_each(|event| croupier.tell(event));
        if self.board.pool.total() as usize != self.order.len() {
            self.mix(croupier);
        }
        if self.board.outcome().is_none() {
            self.draw(croupier);
        }
        Ok(())
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View {
            seat,
            board: self.board,
            first_draw: self.first_draw.clone(),
        }
    }

    fn imagine(view: &View, rng: &mut Rng) -> NoRespect {
        let mut order: Order = view.board.pool.iter().collect();
        rng.shuffle(&mut order);
        NoRespect {
            rng: rng.fork(),
            order,
            board: view.board,
            first_draw: view.first_draw.clone(),
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        let order = self.order.iter().rev().copied();
        view::describe(ledger, order, &self.board, &self.first_draw);
    }

    fn is_sound(&self) -> bool {
        self.sound()
    }
}
