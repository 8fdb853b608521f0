//! The rules in our own words.

use super::pictures;
use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "The fewest points win.\nPut a token on the card, or take it and its tokens.\nOf a run only the lowest card counts; each token takes one off.\nThe last card ends a round.",
    ),
    page(
        "The aim",
        "Cards cost points, tokens save them. Whoever has the fewest points after all rounds wins.",
    ),
    page(
        "The cards",
        "There is one card of each number from 3 to 35.\n24 of them are turned up in a round. Nine stay out, and nobody knows which.",
    ),
    page(
        "Tokens",
        "Everybody begins a round with 11 tokens. With six seats it is 9 each, with seven it is 7.\nIn the option Amigo it is 10.",
    ),
    page(
        "Your turn",
        "Say no thanks: put a token on the card, and the next seat decides. Or take it, with all tokens on it.",
    )
    .showing(pictures::turn),
    page(
        "After a take",
        "The next card is turned up, and it is your turn again: take it too, or pass.",
    ),
    page(
        "No token left",
        "Without tokens you have to take the card. If tokens lie on it they are yours, and you can pass again.",
    ),
    page(
        "Secrets",
        "Cards lie open, tokens are secret. If you play alone, yours are always shown.\nIn a group, hold X to peek at yours, and cover the screen.",
    ),
    page(
        "Runs",
        "Numbers that follow each other are a run. Only the lowest card of a run counts.",
    )
    .showing(pictures::run),
    page(
        "Points",
        "After the last card add the lowest card of each run, less one point for each token.",
    )
    .showing(pictures::points),
    page(
        "The end",
        "Every round is dealt anew, tokens too, and the first seat moves on to the left.\nThe lowest total wins; equals share it.",
    ),
    page(
        "Hidden Tiger",
        "A game option: everybody gets one of the nine cards in secret. In your turn you may play it to your cards, once. If you keep it, it costs nothing.",
    ),
    page(
        "Amigo",
        "A game option for up to five: ten tokens each. Three cards are known to be out: 10, 20 and 30, or 10, 19 and 28. Six more are secret.",
    ),
];
