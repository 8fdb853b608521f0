//! The rules of Bingo in our own words.

use super::pictures;
use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "For one: clear a row of 28 tiles.\nCount 0 to 12 along it, over and over. A tile with as many dots goes.\nStuck with 13 or 26 left, you lose.",
    ),
    page(
        "The row",
        "All 28 tiles are mixed, laid side by side and turned face up. Read the four lines one after another, like a book: they are one long row.",
    ),
    page(
        "Counting",
        "Touch tile after tile and say the next number: 0, 1, 2 and so on. After 12 comes 0 again.",
    )
    .showing(pictures::count),
    page(
        "A match",
        "A tile has the dots of both halves. If they come to the number you say, the tile is taken out.\nYou win when all are gone.",
    ),
    page(
        "Gaps",
        "A gap stays open until the end of the row: the tiles behind it keep their numbers.",
    )
    .showing(pictures::gap),
    page(
        "The next pass",
        "At the end all gaps close. You go on at the left, with the next number.",
    )
    .showing(pictures::next_pass),
    page(
        "Stuck",
        "A pass of 13 or 26 tiles ends where its numbers began. If nothing matches in it, nothing ever will, and you have lost.\nAny other row moves on.",
    ),
    page(
        "A match may stay",
        "With this option you may leave a match where it is. Now every row can be cleared, and fewer passes are better.\n13 passes without a tile taken lose.",
    ),
    page(
        "Seeing ahead",
        "X shows the number that each tile hears in this pass. Which match you leave decides how many tiles the next one begins with.",
    ),
];
