//! The rules of Block in our own words.

use crate::screen::{RulesPage, page};

pub(super) const PAGES: &[RulesPage] = &[
    page(
        "The aim",
        "Be the first to place all your tiles, or hold the fewest dots when nobody can go on. 100 points win the game, or 50 in the short one.",
    ),
    page(
        "The deal",
        "Each player gets seven tiles. What is left lies aside, face down, and takes no part in the round.",
    ),
    page(
        "The opening",
        "The highest double in any hand is placed first; with four players that is the double six. Then it goes round to the left.\nIf nobody has a double, all tiles are dealt again.",
    ),
    page(
        "Your turn",
        "Place one tile at either end of the line. Touching halves must be alike, and the other half is open then.\nIf you can place a tile, you must.",
    ),
    page(
        "Passing",
        "If nothing fits, you pass. Nobody draws, ever.\nWhat you passed on is known to all: small numbers under a name say what that player cannot have.",
    ),
    page(
        "Doubles",
        "A double lies across the line. It leaves its number open. The line never branches: there are two ends, always.",
    ),
    page(
        "Domino!",
        "Whoever places the last tile wins the round at once and scores the dots that all others hold.",
    ),
    page(
        "A block",
        "When nobody can place anything, all hands are turned up. The fewest dots win the round and score the dots of all others.\nEqual hands: nobody scores.",
    ),
    page(
        "Counting",
        "Every number is on seven tiles. X shows how many of each you have not seen yet. When all seven of an open number lie on the table, that end is dead.",
    ),
];
