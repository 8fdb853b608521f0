//! The computer player of Dominoes: see [`line_game`](crate::line_game).

#[cfg(test)]
mod tests;

use crate::line_game::Habits;
use parlour_rules::dominoes::Basic;

impl Habits for Basic {}
