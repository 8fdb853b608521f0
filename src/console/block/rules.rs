//! The rules of Block in our own words.

use crate::line_game::pictures;
use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "Be first to place all your tiles.\nAdd one at an end: touching halves alike. If none fits, you pass.\nYou score what others hold. 100 points win.",
    ),
    page(
        "The aim",
        "Be the first to place all your tiles, or hold the fewest dots when nobody can go on. 100 points win the game, or 50 in the short one.",
    ),
    page(
        "The deal",
        "Each player gets seven tiles. What is left lies aside, face down, and takes no part in the round.\nTurns go round to the left.",
    ),
    page(
        "The opening",
        "The highest double in any hand comes first, of four players the double six. Without any: deal again.",
    )
    .showing(pictures::opening),
    page(
        "Your turn",
        "Place one tile at an end of the line, alike halves touching. If you can place one, you must.",
    )
    .showing(pictures::turn),
    page(
        "Passing",
        "If nothing fits, you pass. Nobody draws, ever.\nWhat you passed on is known to all: small numbers under a name say what that player cannot have.",
    ),
    page(
        "Doubles",
        "A double lies across the line and leaves its number open. The line never branches: it has two ends, always.",
    )
    .showing(pictures::doubles),
    page(
        "Domino!",
        "Whoever places the last tile wins the round at once and scores the dots that all others hold.",
    )
    .showing(pictures::points),
    page(
        "A block",
        "When nobody can place anything, all hands are turned up. The fewest dots win the round and score the dots of all others.\nEqual hands: nobody scores.",
    ),
    page(
        "Counting",
        "Every number is on seven tiles. X shows how many of each you have not seen yet. When all seven of an open number lie on the table, that end is dead.",
    ),
];
