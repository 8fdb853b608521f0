//! The computer player of Block: see [`line_game`](crate::line_game). Passes are all that a seat gives away here, and
//! they are never taken back by a draw, so they count for more.

#[cfg(test)]
mod tests;

use crate::line_game::Habits;
use parlour_rules::block::Blocking;

impl Habits for Blocking {
    const SHUT_OUT: i32 = 8;
    const SHUT_OUT_LATER: i32 = 4;
}
