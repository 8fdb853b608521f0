//! What a seat may do in its turn, in words of the host interface, and why it may not.

use crate::game::NotAnAction;
use crate::tiles::{Pips, Tile};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Open the round with a double: `6-6`.
    Open(Tile),
    /// Place a tile: `6-4@4`, its 4 joined to an open end that shows 4.
    Place {
        /// The tile.
        tile: Tile,
        /// The half that is joined to the line.
        joins: Pips,
        /// Where both ends show that number: the right one, written `6-4@4r`, and not the left.
        right: bool,
    },
    /// Draw a tile from the boneyard.
    Draw,
    /// Do nothing, for want of a tile that fits.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Open(tile) => write!(to, "{tile}"),
            Action::Place { tile, joins, right } => {
                write!(to, "{tile}@{joins}{}", if *right { "r" } else { "" })
            }
            Action::Draw => to.write_str("draw"),
            Action::Pass => to.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        match text {
            "draw" => return Ok(Action::Draw),
            "pass" => return Ok(Action::Pass),
            _ => {}
        }
        let Some((tile, joins)) = text.split_once('@') else {
            return NotAnAction::unless(text).map(Action::Open);
        };
        let (joins, right) = match joins.strip_suffix('r') {
            Some(joins) => (joins, true),
            None => (joins, false),
        };
        let tile: Tile = NotAnAction::unless(tile)?;
        let joins: Pips = NotAnAction::unless(joins)?;
        if tile.has(joins) {
            Ok(Action::Place { tile, joins, right })
        } else {
            Err(NotAnAction)
        }
    }
}

/// Why an action is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another seat decides.
    NotNow,
    /// The tile is not in the hand of the seat to play.
    NotHeld,
    /// The round begins with this double.
    OpenWith(Tile),
    /// The round has been opened.
    Opened,
    /// The tile fits neither of these open numbers, or not in this way.
    NoMatch(Pips, Pips),
    /// There is a tile to place, and that comes before drawing and passing.
    HasMatch,
    /// The boneyard still has tiles, and drawing comes before passing.
    CanDraw,
    /// No tiles are left to draw.
    NothingToDraw,
    /// Nobody draws in this game.
    NoDrawing,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => to.write_str("The game is over"),
            Refusal::NotNow => to.write_str("Wait for your turn"),
            Refusal::NotHeld => to.write_str("Place a tile of your hand"),
            Refusal::OpenWith(tile) => write!(to, "The round opens with {tile}"),
            Refusal::Opened => to.write_str("Join it to an open end"),
            Refusal::NoMatch(left, right) if left == right => write!(to, "Match a {left}"),
            Refusal::NoMatch(left, right) => write!(to, "Match a {left} or a {right}"),
            Refusal::HasMatch => to.write_str("You have a tile that fits"),
            Refusal::CanDraw => to.write_str("Draw until a tile fits"),
            Refusal::NothingToDraw => to.write_str("The boneyard is empty"),
            Refusal::NoDrawing => to.write_str("Nobody draws: pass"),
        }
    }
}
