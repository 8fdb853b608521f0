//! The computer player of chess: for now the general one.

use crate::Player;
use parlour_rules::Chess;

impl Player for Chess {}
