//! Tests of Dominoes: the numbered rules, the rulings and the vectors of the rule sheet.

use super::*;
use crate::line_game::testing::{dots, laid, pips, play_games, scored, scripted, set, start, tile};
use crate::line_game::{Ending, Event, Refusal};
use crate::points::Points;
use crate::testing::{self, legal, phase, play, refused, scores, seat, to_play};
use crate::tiles::{End, TileLine};
use crate::{Audience, Game, Seat, Turn, View};

mod hidden;
mod rules;
mod soundness;
mod vectors;

/// The line of vector 9: both ends are blank, and so is no tile outside it.
const DEAD_LINE: &str = "0-1 1-2 2-0 0-0 0-3 3-4 4-0 0-5 5-6 6-0";
