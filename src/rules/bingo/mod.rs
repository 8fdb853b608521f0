//! Bingo: one player counts from 0 to 12 along a row of all tiles, again and again, and takes out every tile whose dots are
//! the number that falls on it.
//!
//! Nothing is hidden and nothing is left to chance once the row lies, so the game is its [`Open`] table. One action
//! touches one tile. What closes the gaps at the end of a pass belongs to the action that ended it. Rule numbers (`R7`)
//! are those of its rule sheet.

mod action;
mod event;
mod open;
mod options;
mod soundness;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Refusal};
pub use event::Event;
pub use open::{Best, End, NUMBERS, Open, Phase, is_trap};
pub use options::INFO;
pub use view::View;

use crate::memory::{Mark, Memory};
use crate::prelude::*;
use crate::tiles::Tile;
use heapless::Vec;

/// A game of Bingo.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bingo {
    open: Open,
}

impl Game for Bingo {
    const INFO: &'static Info = &INFO;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, croupier: &mut Croupier<'_, Event>) -> Result<Bingo, SetupFault> {
        setup.check(&INFO)?;
        let mut rng = Rng::seed_from_u64(setup.seed);
        let mut row: Vec<Tile, { Tile::SET }> = Tile::set().collect();
        croupier.shuffle(&mut rng, "pack", &mut row);
        croupier.tell(Event::Laid);
        let may_leave = options::may_leave(&setup.options);
        Ok(Bingo {
            open: Open::new(row, may_leave, Best::read(&setup.memory)),
        })
    }

    fn players(&self) -> Players {
        Players::ONE
    }

    fn turn(&self) -> Turn {
        self.open.turn()
    }

    fn score(&self, _: Seat) -> i32 {
        self.open.removed() as i32
    }

    fn apply(&mut self, action: Action, croupier: &mut Croupier<'_, Event>) -> Result<(), Refusal> {
        self.open.check(action)?;
        let open = &mut self.open;
        let Some((tile, number)) = open.touched() else {
            return Err(Refusal::Over);
        };
        let takes = match action {
            Action::Count => {
                open.count();
                croupier.tell(Event::Counted { tile, number });
                if open.phase == Phase::Match {
                    return Ok(());
                }
                tile.dots() == number
            }
            Action::Remove => true,
            Action::Leave => false,
        };
        if takes {
            open.gone.insert(tile);
            croupier.tell(Event::Removed { tile });
        } else if action == Action::Leave {
            croupier.tell(Event::Left { tile });
        }
        if let Some(pass) = open.go_on() {
            let left = open.left() as u8;
            croupier.tell(Event::PassEnded { pass, left });
        }
        Ok(())
    }

    fn memory(&self) -> Option<Memory> {
        let passes = self.open.passes;
        let mut best = self.open.best;
        if self.open.has_won() {
            best.note(self.open.may_leave, passes);
        }
        Some(best.written())
    }

    /// Where every match has to go, the passes are luck, so they are no mark of a player.
    fn mark(&self, _: Seat) -> Option<Mark> {
        let skilful = self.open.may_leave && self.open.has_won();
        skilful.then_some(Mark::fewest(self.open.passes))
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View {
            seat,
            open: self.open.clone(),
        }
    }

    fn imagine(view: &View, _: &mut Rng) -> Bingo {
        Bingo {
            open: view.open.clone(),
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        self.open.describe(ledger);
    }

    fn is_sound(&self) -> bool {
        self.open.is_sound()
    }
}
