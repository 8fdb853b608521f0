//! The rules of Dominoes in our own words, and the poses for the gallery.

use crate::line_game::poses::{two_people, two_seats, wide_names};
use crate::screen::{Pose, RulesPage};

const fn page(heading: &'static str, text: &'static str) -> RulesPage {
    RulesPage { heading, text }
}

pub(super) const PAGES: &[RulesPage] = &[
    page(
        "The aim",
        "Be the first to place all your tiles. You then score the dots that the others still hold. 100 points win the game, or 50 in the short one.",
    ),
    page(
        "The tiles",
        "There are 28, every pair of numbers from blank to six once. Each player gets five; the rest lies face down and is called the boneyard.",
    ),
    page(
        "The opening",
        "The highest double in any hand is placed first. Then it goes round to the left.\nIf nobody has a double, all tiles are dealt again.",
    ),
    page(
        "Your turn",
        "Place one tile at either end of the line. Touching halves must be alike, and the other half is open then.\nIf you can place a tile, you must.",
    ),
    page(
        "Doubles",
        "A double lies across the line. It leaves its number open. The line never branches: there are two ends, always.",
    ),
    page(
        "Drawing",
        "If nothing fits, you draw from the boneyard until something does, and place that. What did not fit stays in your hand.",
    ),
    page(
        "Passing",
        "When the boneyard is empty and nothing fits, you pass. You never pass while there is a tile to draw.",
    ),
    page(
        "A blocked round",
        "When nobody can place anything and nothing is left to draw, all hands are turned up. The one with the fewest dots wins the round.",
    ),
    page(
        "Points",
        "The winner scores the dots of all others, less its own dots after a block: 9 + 21 - 3.\nEqual lightest hands: nobody scores.",
    ),
    page(
        "The game",
        "Rounds are played until somebody has 100 points or more, in the short game 50. Every round is opened by the highest double, whoever won the last one.",
    ),
];

pub(super) const POSES: &[Pose] = &[
    Pose::new("play", 7, "A"),
    Pose::new("draw", 2, "A"),
    Pose::new("tile-drawn", 2, "A A! 100"),
    Pose::new("after-drawing", 2, "A A! 1200"),
    Pose::new("choose-end", 30, "A A"),
    Pose::new("tile-to-line", 7, "A A! 100"),
    Pose::new("count", 7, "A A A A A A X"),
    // A long hand, and a line that shrinks to find room.
    Pose::new(
        "many-tiles",
        4,
        concat!(two_seats!(), "A A A A A A A A A A A"),
    ),
    Pose::new("two-rows", 53, concat!(two_seats!(), "A A A A")),
    Pose::new(
        "blocked",
        4,
        concat!(two_seats!(), "A A A A A A A A A A A A! 2500"),
    ),
    Pose::new(
        "account",
        4,
        concat!(two_seats!(), "A A A A A A A A A A A A"),
    ),
    Pose::new(
        "fullest",
        3,
        concat!(two_seats!(), "A A A A A A A A A A A A A A A A A"),
    ),
    Pose::new(
        "hands-up",
        3,
        concat!(two_seats!(), "A A A A A A A A A A A A A A A A A A! 1500"),
    ),
    Pose::new("wide-names", 13, concat!(wide_names!(), "A A A A A A A A")),
    // Two people: both watch a computer.
    Pose::new("watching", 3, concat!(two_people!(), "A A A A A A! 500")),
];
