//! Block: seven tiles each, nobody ever draws, and whoever can place nothing passes.
//!
//! The first without tiles, or the lightest hand when nobody can go on, scores all dots that the others hold. How such
//! a game runs is in [`line_game`](crate::line_game); here is what is this game's own. Rule numbers (`R9`) are those of
//! its rule sheet.

#[cfg(test)]
mod tests;

use crate::info::Info;
use crate::line_game::{Laws, LineGame, LineRules, Report, TARGET, Target};
use crate::options::Preset;
use crate::points::Points;
use crate::seat::Seat;
use crate::seating::Seating;

/// A table of Block.
pub type Block = LineGame<Blocking>;

/// The game without drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blocking;

impl LineRules for Blocking {
    const INFO: &'static Info = &Info {
        id: "block",
        name: "Domino Block",
        blurb: "Match or pass: shut the others out and keep your hand light.",
        players: (2, 4),
        seating: |_, _| Seating::hidden(20),
        options: &[TARGET],
        presets: &[
            Preset {
                name: "To 100",
                about: "As in the booklet: whoever has 100 points first wins.",
                changes: &[],
            },
            Preset {
                name: "Short game",
                about: "Only to 50 points, so in about half the time.",
                changes: &[(0, 0)],
            },
        ],
        // A round has an opening, at most 27 placements, and three passes after each tile: 112 actions. Nobody scores
        // after a block with equal hands, one round in twenty; so many in a row never come.
        bound: 100_000,
        ..Info::USUAL
    };

    const LAWS: Laws = Laws {
        hand: 7,
        draws: false,
        target: Target::Chosen,
        scores_in_play: false,
    };

    /// R7: nothing is taken off for its own.
    fn award(report: &Report, winner: Seat) -> Points {
        Points::new(report.dots_beside(winner))
    }
}
