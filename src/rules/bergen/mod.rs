//! Bergen: six tiles each, and whoever makes both ends of the line show the same number scores.
//!
//! Equal ends are a heading: two points, or three with a double at one of them. The opening double brings two, the last
//! tile of a hand one more, and so does a block to the lightest hand without a double. Who has 15 first has won, in the
//! middle of a round too. How such a game runs is in [`line_game`](crate::line_game); here is what is this game's own. Rule
//! numbers (`R6`) are those of its rule sheet.

#[cfg(test)]
mod tests;

use crate::info::Info;
use crate::line_game::{Laws, LineGame, LineRules, Report, Target};
use crate::points::Points;
use crate::seat::Seat;
use crate::seating::Seating;
use crate::tiles::{Head, TileSet};

/// A table of Bergen.
pub type Bergen = LineGame<Heading>;

/// What the opening brings, and a heading without a double at its ends.
pub const TWO: Points = Points::new(2);
/// What a heading brings with a double at one end.
pub const THREE: Points = Points::new(3);

/// The game of equal ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heading;

impl LineRules for Heading {
    const INFO: &'static Info = &Info {
        id: "bergen",
        name: "Domino Bergen",
        blurb: "Make both ends of the line show the same number.",
        players: (2, 4),
        seating: |_, _| Seating::hidden(10),
        // Every round brings its opener two points, so four seats that stay below 15 play 28 rounds at the most before
        // the last. A round has an opening, at most 27 placements, 16 draws, and three passes after each tile: 128 actions.
        bound: 4_000,
        ..Info::USUAL
    };

    const LAWS: Laws = Laws {
        hand: 6,
        draws: true,
        target: Target::Fixed(Points::new(15)),
        scores_in_play: true,
    };

    /// R2, R6: the opening double lies at both ends and brings no more than a heading without a double.
    fn points(left: Head, right: Head) -> Points {
        match (left.pips == right.pips, left.double, right.double) {
            (false, ..) => Points::ZERO,
            (true, true, true) | (true, false, false) => TWO,
            (true, ..) => THREE,
        }
    }

    /// R9, R10: a hand with a double takes no part, unless all have one: then doubles are left out.
    fn counts(report: &Report, hand: TileSet) -> Option<u16> {
        let plain = |hand: TileSet| hand.without(TileSet::DOUBLES);
        let mut seats = report.players.seats();
        let some_plain = seats.any(|seat| plain(report.hands[seat]) == report.hands[seat]);
        let takes_part = !some_plain || plain(hand) == hand;
        takes_part.then(|| plain(hand).dots())
    }

    /// R8 to R11: the last tile and a block alike bring one point, and dots never any.
    fn award(_: &Report, _: Seat) -> Points {
        Points::new(1)
    }
}
