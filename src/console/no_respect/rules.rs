//! The rules in our own words, and the screens worth a picture.

use crate::screen::{Pose, RulesPage};

const fn page(heading: &'static str, text: &'static str) -> RulesPage {
    RulesPage { heading, text }
}

pub(super) const PAGES: &[RulesPage] = &[
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

/// Keys that let four persons play, so that no computer's choice changes a picture, and so many turns of them.
macro_rules! four {
    ($turns:expr, $keys:literal) => {
        concat!(
            "DOWN DOWN LEFT LEFT DOWN LEFT LEFT DOWN LEFT LEFT DOWN RIGHT A ",
            $turns,
            $keys
        )
    };
}

/// The same with second chances, which are the second set of rules.
macro_rules! again {
    ($turns:expr, $keys:literal) => {
        concat!(
            "LEFT A RIGHT B UP LEFT LEFT UP LEFT LEFT UP LEFT LEFT DOWN DOWN DOWN RIGHT A ",
            $turns,
            $keys
        )
    };
}

/// Turns in which what has the focus is played.
macro_rules! turns {
    (4) => {
        "A A A A "
    };
    (8) => {
        concat!(turns!(4), turns!(4))
    };
    (16) => {
        concat!(turns!(8), turns!(8))
    };
    (32) => {
        concat!(turns!(16), turns!(16))
    };
    (48) => {
        concat!(turns!(32), turns!(16))
    };
    (52) => {
        concat!(turns!(48), turns!(4))
    };
}

/// Keys that give the seat with the focus the widest name, after so many letters of the old one are deleted.
macro_rules! widest {
    ($deleted:literal) => {
        concat!(
            "A A ",
            $deleted,
            "UP LEFT LEFT LEFT A A A A A A A A UP LEFT A B "
        )
    };
}

/// Four persons with the widest names.
macro_rules! wide_names {
    () => {
        concat!(
            "UP UP UP UP ",
            widest!("B B B B "),
            "DOWN LEFT LEFT ",
            widest!("B B B B B B "),
            "DOWN LEFT LEFT ",
            widest!("B B B B B "),
            "DOWN LEFT LEFT ",
            widest!("B B B B "),
            "DOWN RIGHT A "
        )
    };
}

pub(super) const POSES: &[Pose] = &[
    Pose::new("begin", 3, four!("", "")),
    Pose::new("stack", 3, four!(turns!(4), "A")),
    Pose::new("flight", 3, four!(turns!(4), "A A! 120")),
    Pose::new("next", 3, four!(turns!(4), "A A! 380")),
    Pose::new("cap", 3, four!(turns!(8), "A")),
    Pose::new("dead-end", 3, four!(turns!(16), "A")),
    Pose::new("play", 3, four!(turns!(32), "A")),
    Pose::new("tiles", 3, four!(turns!(32), "A X")),
    Pose::new("discard", 3, four!(turns!(32), "A A A A A A A A A A A A A")),
    Pose::new("complete", 3, four!(turns!(48), "A")),
    Pose::new("no-place", 3, four!(turns!(52), "A A")),
    Pose::new("goes-out", 3, four!(turns!(52), "A A A! 600")),
    Pose::new("out", 3, four!(turns!(52), "A A A A")),
    Pose::new("score", 3, four!(turns!(52), "A A A A A X")),
    Pose::new("second-chance", 4, again!(turns!(16), "A A A")),
    Pose::new("sent-back", 4, again!(turns!(16), "A A A A! 650")),
    Pose::new(
        "two-seats",
        3,
        concat!("UP A UP A A UP A LEFT LEFT DOWN DOWN RIGHT A ", turns!(16)),
    ),
    Pose::new(
        "three-seats",
        3,
        concat!(
            "UP A UP A LEFT LEFT UP LEFT LEFT DOWN DOWN DOWN RIGHT A ",
            turns!(16),
            turns!(8)
        ),
    ),
    Pose::new("widest-names", 3, wide_names!()),
    Pose::new("fullest", 3, concat!(wide_names!(), turns!(52), "A")),
    Pose::new("against-computers", 3, "A"),
];
