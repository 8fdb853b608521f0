//! Tests of the screen of Dominoes: those of all games of a line.

use parlour_rules::dominoes::Basic;

crate::line_game::testing::all_screen_tests!(Basic);
