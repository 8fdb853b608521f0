//! The rules of Four Hand Texas in our own words.

use super::pictures;
use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "Bid how many of 42 points you two take; name trumps.\nFollow suit. The highest trump wins, or the highest of the suit led.\nA bid that fails goes to the others. 250 wins.",
    ),
    page(
        "The aim",
        "Partners sit opposite and share one score. The side that has 250 points first wins; most games take six to ten hands.",
    ),
    page(
        "The deal",
        "Each seat gets seven of the 28 tiles, and none is left.\nThe deal moves to the left after every hand.",
    ),
    page(
        "Points",
        "Five tiles count, and each trick one more: 42 in a hand.",
    )
    .showing(pictures::count),
    page(
        "Bidding",
        "Left of the dealer speaks first. The first bid is 30 to 42, each one after it is higher.\nWho passes is out. It goes on until all others have passed.",
    ),
    page(
        "The limit",
        "After 42 a bid can only be doubled: 84, 168 and so on.\n42 or more is made with all seven tricks, and ends with the first one lost.",
    ),
    page(
        "Nobody bids",
        "When all four pass, the next dealer deals and nobody scores.\nIf so agreed, a dealer left alone has to bid, or each seat speaks only once.",
    ),
    page(
        "Trumps",
        "The highest bidder names a number, doubles or no trump, and leads any tile.\nA trump belongs to the trumps only, never to its other number.",
    ),
    page(
        "A trick",
        "The higher number of the tile led is the suit. Its double is the highest, then six down to blank.",
    )
    .showing(pictures::trick),
    page(
        "Following",
        "Follow if you can; without the suit play anything. Here threes are trumps.",
    )
    .showing(pictures::trumped),
    page(
        "Doubles",
        "As trumps, doubles are a suit of their own, the six-six highest. Then 6-5 is the best six.",
    )
    .showing(pictures::doubles),
    page(
        "No trump",
        "Without trumps only the suit that was led can win, and its double is the highest.",
    ),
    page(
        "Made or set",
        "A bid that is made brings both sides what they took.\nOne that is set brings the bidders nothing, and the others what they took and the bid.",
    ),
    page(
        "A limit bid",
        "Made, it brings the bid and the others nothing. Lost, it brings the others the bid alone.",
    ),
    page(
        "The end",
        "A side with 250 after a hand wins. If both have it, the side that bid wins, even with less.",
    ),
];
