//! The rules of Crazy Eights in our own words.

use super::pictures;
use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "Get rid of all your cards.\nPlay the suit or the rank of the top card, or draw one.\nAn 8 fits always and names a suit.\nCards left in hand count. At 100 the lowest total wins.",
    ),
    page(
        "The aim",
        "Be the first to get rid of all your cards. The cards that the others still hold count against them.",
    ),
    page(
        "The deal",
        "Two players get seven cards each, more players five. One card is turned up to begin the pile; the rest is the stock.\nThe seat left of the dealer begins.",
    ),
    page(
        "Your turn",
        "Play one card of the rank or the suit of the top card, or draw one. You may draw even if you could play.",
    )
    .showing(pictures::fitting),
    page(
        "Eights",
        "An 8 fits on everything and names a suit. Then only that suit fits, or another 8, whatever suit the 8 has.",
    )
    .showing(pictures::naming),
    page(
        "The last card",
        "The deal is over at once when somebody plays the last card. It may be an 8; then no suit is named.",
    ),
    page(
        "Points",
        "Cards left in a hand count: an 8 is 50, a picture 10, an ace 1, any other its number.",
    )
    .showing(pictures::points),
    page(
        "An empty stock",
        "The pile without its top card is shuffled and becomes the new stock, up to three times in a deal.\nWith nothing to draw, play if you can; else you pass.",
    ),
    page(
        "Nobody can play",
        "When all seats pass one after the other, the deal is over. Nobody has won it, and all count what they hold.",
    ),
    page(
        "The game",
        "Deals are played until somebody has 100 points or more. The lowest total wins; equal totals share it.\nThe target can be set, or a number of deals.",
    ),
    page(
        "Other ways to draw",
        "One, may play: a drawn card that fits may be played at once, or kept.\nUntil it fits: without a card to play you draw until one fits, and play it.",
    ),
];
