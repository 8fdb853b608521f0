//! The rules of Bingo in our own words.

use super::pictures;
use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "For one: clear a row of 28 tiles.\nCount 0 to 12 along it, over and over. A tile with as many dots goes.\nStuck with 13 or 26 left, you lose.",
    ),
    page(
        "The row",
        "All tiles are mixed, laid side by side and turned face up. The four lines are one long row, read like a book.\nYou win when all are gone.",
    ),
    page(
        "Counting",
        "Say 0, 1, 2 and so on, a tile each; after 12 comes 0. A tile with that many dots in all is taken out.",
    )
    .showing(pictures::count),
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
        "After 13 or 26 tiles the numbers are where they began. If nothing matched, nothing ever will, and you have lost.",
    ),
    page(
        "A match may stay",
        "With this option you may leave a match. Now every row can be cleared; fewer passes are better.\n13 passes without a tile lose. X looks ahead.",
    ),
];
