//! The rules in our own words.

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
        "Each of your columns has four spaces, filled from the bottom. A tile must be lower than the one below it.\nStart a column with a 4 or higher.",
    ),
    page(
        "Stack",
        "Put your tile on an equal one that is on top of a column: anybody's, or your own.\nWhoever owns it can still build above two tiles.",
    ),
    page(
        "Cap",
        "A third equal tile caps the column. Nothing can be played on it any more.\nA complete column counts even if it is capped.",
    ),
    page(
        "Discard",
        "A tile that fits nowhere goes on one of your three circles, and stays there.\nYou may not discard what you can build or stack, unless set otherwise.",
    ),
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
