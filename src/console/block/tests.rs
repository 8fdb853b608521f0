//! Tests of the screen of Block: those of all games of a line.

use parlour_rules::block::Blocking;

crate::line_game::testing::all_screen_tests!(Blocking);
