//! The rules in our own words.

use super::pictures;
use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "Complete three columns, or be the last one left.\nBuild with a tile lower than the one below, stack it on an equal one, or discard it.\nNo place for it: you are out.",
    ),
    page(
        "The aim",
        "Build your three columns to the top before anybody else. Or outlast them: whoever is the last to have a place for a tile wins too.",
    ),
    page(
        "The tiles",
        "There are 80 tiles, ten of each number from 1 to 8, face down in one pool.\nX shows how many of each are still to come.",
    ),
    page(
        "Who begins",
        "Everybody draws a tile, and the highest begins. Whoever is tied for it draws again. Then all tiles go back into the pool.",
    ),
    page(
        "Your turn",
        "You get one tile and must play it at once: build with it, stack it, or discard it. There is no passing.",
    ),
    page(
        "Build",
        "Fill columns from the bottom. A tile must be lower than the one below it. Start with a 4 or higher.",
    )
    .showing(pictures::build),
    page(
        "Stack",
        "Put it on an equal tile on top of a column, of anybody. Its owner can still build above.",
    )
    .showing(pictures::stack),
    page(
        "Cap",
        "A third equal tile caps the column: nothing goes there any more. Complete it still counts.",
    )
    .showing(pictures::cap),
    page(
        "Discard",
        "What fits nowhere goes on one of your circles, for good. Only then, unless set otherwise.",
    )
    .showing(pictures::discard),
    page(
        "Out",
        "No place for your tile, and all circles are full? Then you are out.\nYour columns stay as they are, and nobody plays on them.",
    ),
    page(
        "The end",
        "Three complete columns win at once. So does being the only one left.\nIf the pool runs out, whoever played the last tile wins.",
    ),
    page(
        "Second Chance",
        "A game option: start with any tile. A capped column goes back to the pool, with the tile on the circle below it. So does all you have when you are out.",
    ),
    page(
        "More on that",
        "In Second Chance a complete column stays when it is capped, unless set otherwise.\nIf the pool runs out, most complete columns win, then most spaces used.",
    ),
    page(
        "Other options",
        "Discard, Free: you may discard a tile although you could build or stack it.\nWhoever is still equal when the pool of a Second Chance is empty shares the win.",
    ),
    page(
        "Playing here",
        "The pad goes to the places your tile may take, framed in brass. The top line says what each would do. A plays it.",
    ),
];
