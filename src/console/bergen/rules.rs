//! The rules of Bergen in our own words.

use crate::line_game::pictures;
use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "Make both ends of the line show the same number.\nThat brings 2 points, with a double at an end 3. Opening brings 2, your last tile 1.\nIf nothing fits, draw. 15 points win at once.",
    ),
    page(
        "The aim",
        "Score by making both ends of the line show the same number. Whoever has 15 points first wins, in the middle of a round too.",
    ),
    page(
        "The deal",
        "Each player gets six tiles; the rest lies face down and is called the boneyard.\nTurns go round to the left.",
    ),
    page(
        "The opening",
        "The highest double in any hand comes first and brings 2 points. Without any: deal again.",
    )
    .showing(pictures::opening),
    page(
        "Your turn",
        "Place one tile at an end of the line, alike halves touching. If you can place one, you must.",
    )
    .showing(pictures::turn),
    page(
        "Double-heading",
        "Both ends show the same number: 2 points for whoever placed the tile.",
    )
    .showing(pictures::heading),
    page(
        "Triple-heading",
        "Both ends alike, and one of them is a double: 3 points.",
    )
    .showing(pictures::heading_with_a_double),
    page(
        "Which end?",
        "If both ends are alike and one is a double, it matters where you play: a double left free can make the next triple-heading.\nThen the game asks for the end.",
    ),
    page(
        "Drawing",
        "If nothing fits, you draw until something does, and place that. When the boneyard is empty, you pass.",
    ),
    page(
        "Bergen!",
        "Whoever places the last tile of a hand scores 1 more, and the round is over. Dots are never scored.",
    ),
    page(
        "A block",
        "When nobody can go on, the fewest dots score 1. A hand with a double takes no part.\nIf all have one, doubles do not count. Equal hands: nobody scores.",
    ),
];
