//! Dominoes, the basic game: five tiles each, and whoever can place nothing draws until something fits.
//!
//! The first without tiles scores the dots that the others hold; after a block the lightest hand does, less its own.
//! How such a game runs is in [`line_game`](crate::line_game); here is what is this game's own. Rule numbers (`R9`) are
//! those of its rule sheet.

#[cfg(test)]
mod tests;

use crate::info::Info;
use crate::line_game::{Laws, LineGame, LineRules, Report, TARGET, Target};
use crate::options::Preset;
use crate::points::Points;
use crate::seat::Seat;
use crate::seating::Seating;

/// A table of Dominoes.
pub type Dominoes = LineGame<Basic>;

/// The basic game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Basic;

impl LineRules for Basic {
    const INFO: &'static Info = &Info {
        id: "dominoes",
        name: "Dominoes",
        blurb: "Match the ends of the line and be the first without tiles.",
        players: (2, 4),
        seating: |_, _| Seating::hidden(15),
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
        // A round has an opening, at most 27 placements, 18 draws, and three passes after each tile: 127 actions. Nobody
        // scores after a block with equal hands, one round in a hundred; so many in a row never come.
        bound: 100_000,
        ..Info::USUAL
    };

    const LAWS: Laws = Laws {
        hand: 5,
        draws: true,
        target: Target::Chosen,
        scores_in_play: false,
    };

    /// R12: after a block, less the dots of its own hand.
    fn award(report: &Report, winner: Seat) -> Points {
        let own = report.hands[winner].dots();
        Points::new(report.dots_beside(winner).saturating_sub(own))
    }
}
