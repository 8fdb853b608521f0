//! The rules of Dominoes in our own words.

use crate::line_game::pictures;
use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "Be first to place all your tiles.\nAdd one at an end: touching halves alike. If none fits, draw until one does.\nYou score what others hold. 100 points win.",
    ),
    page(
        "The aim",
        "Be the first to place all your tiles. You then score the dots that the others still hold. 100 points win the game, or 50 in the short one.",
    ),
    page(
        "The tiles",
        "There are 28, every pair of numbers from blank to six once. Each player gets five; the rest lies face down and is called the boneyard.\nTurns go round to the left.",
    ),
    page(
        "The opening",
        "The highest double in any hand comes first. Without any double all tiles are dealt again.",
    )
    .showing(pictures::opening),
    page(
        "Your turn",
        "Place one tile at an end of the line, alike halves touching. If you can place one, you must.",
    )
    .showing(pictures::turn),
    page(
        "Doubles",
        "A double lies across the line and leaves its number open. The line never branches: it has two ends, always.",
    )
    .showing(pictures::doubles),
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
        "The winner scores the dots of all others, less its own after a block. Equal lightest hands: nobody scores.",
    )
    .showing(pictures::points),
    page(
        "The game",
        "Rounds are played until somebody has 100 points or more, in the short game 50. Every round is opened by the highest double, whoever won the last one.",
    ),
];
