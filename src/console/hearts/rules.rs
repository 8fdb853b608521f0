//! The rules of Hearts in our own words.

use super::pictures;
use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "The fewest points win.\nFollow suit if you can; the highest card of the suit led takes the trick.\nA heart you take is 1 point, the queen of spades 13.\nMore than 100 ends it.",
    ),
    page(
        "The aim",
        "Take tricks without hearts, and without the queen of spades. Whoever has the fewest points in the end wins.",
    ),
    page(
        "The deal",
        "Three players get 17 cards each, four 13, five 10, six 8. Low cards that cannot be dealt evenly are left out.\nThe deal moves to the left.",
    ),
    page(
        "A trick",
        "One leads, the others follow suit if they can. The highest card of the suit led takes the trick.",
    )
    .showing(pictures::trick),
    page(
        "The next trick",
        "Whoever takes a trick leads to the next. The seat left of the dealer leads first, any card, unless the lowest club opens.\nWithout the suit, play any card. The ace is high.",
    ),
    page(
        "Points",
        "Each heart you take is 1 point, the queen of spades 13. Nothing else counts: 26 in every deal.",
    )
    .showing(pictures::points),
    page(
        "The end",
        "When somebody has more than 100 points after a deal, or 50 in a short game, the lowest total wins. Equal totals share it.\nExactly 100, or 50, plays on.",
    ),
    page(
        "Passing",
        "If so agreed, you first pass three cards face down, two with five or six players.",
    )
    .showing(pictures::passing),
    page(
        "To whom",
        "All choose before anybody looks: to the right, to both sides in turn, or to all, left, right and so on round the table.\nHold is a deal in which nobody passes.",
    ),
    page(
        "The first trick",
        "It may be agreed that no points fall on it, or only in suit. The lowest club may open, and everybody may have to play the lowest club.",
    ),
    page(
        "Breaking hearts",
        "If so agreed, hearts are not led until one has been thrown on another suit.\nThe queen may break them too, or have to wait until they are broken.",
    ),
    page(
        "No other card",
        "Following suit comes first, and nobody is ever without a card: with nothing else in hand you may play what is barred.",
    ),
    page(
        "The moon",
        "Take all hearts and the queen, and you have shot the moon. If so agreed, 26 points go to everybody else, or 26 are taken off your score, or you choose.",
    ),
    page(
        "More on the moon",
        "Without a rule for it, who takes everything simply has 26 points.\nIt may be agreed that all hearts are enough for the moon, without the queen.",
    ),
    page(
        "The widow",
        "Instead of leaving cards out, the spare ones may lie face down as a widow. It goes to the first trick, or to the first with points, and its points count.",
    ),
];
