//! The computer player of checkers.

use crate::Player;
use parlour_rules::Checkers;

impl Player for Checkers {}
