//! The rules in our own words.

use super::pictures;
use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "Everybody gets five tiles and pays one chip.\nCheck or bet; after a bet call, raise or fold.\nThe best hand of those still in takes the pot.\nMost chips in the end win.",
    ),
    page(
        "The aim",
        "Win chips: hold the best five tiles, or make the others believe that you do. Whoever has most chips in the end wins.",
    ),
    page(
        "The tiles",
        "Twenty tiles are played with: no blanks, and no 1-1. All of them are dealt, five to each of four seats. Nothing is drawn or changed.",
    ),
    page(
        "A hand",
        "Everybody pays one chip into the pot, the ante. The seat left of the dealer speaks first. The deal goes on to the left.",
    ),
    page(
        "Betting",
        "A bet is two chips, and a raise adds two to what all have to pay.",
    )
    .showing(pictures::bets),
    page(
        "No bet yet",
        "As long as nobody has bet you may check: you stay in for nothing. When all check, the tiles are turned up.",
    ),
    page(
        "After a bet",
        "Call: pay what the others have paid.\nRaise: pay that, and two more.\nFold: give your tiles up, and what you have paid.\nThree raises are the most.",
    ),
    page(
        "Small stacks",
        "Nobody can lose more in a hand than the smallest stack had before it. So the last raise may be a single chip.\nWith one chip there is no betting.",
    ),
    page(
        "The show-down",
        "When all who are still in have paid the same, their tiles are turned up: the best hand takes the whole pot.\nWho is left alone takes it and shows nothing.",
    ),
    page(
        "Doubles",
        "Two, three or four doubles; all five are a royal.",
    )
    .showing(pictures::doubles),
    page(
        "A suit",
        "All tiles with a number are its suit, in this order.",
    )
    .showing(pictures::suit),
    page(
        "Straights",
        "Tiles of one suit without a gap: four or five, or five sixes.",
    )
    .showing(pictures::straights),
    page(
        "Other hands",
        "Full: three doubles, two tiles share a number. Flush: all of one suit.",
    )
    .showing(pictures::full),
    page(
        "Which is better",
        "From the best: Royal, Six straight, Fours, Five straight, Full hand, Four straight, Threes, Flush, One pair, High piece.\nX shows them in the game.",
    ),
    page(
        "Alike",
        "Of two pairs, threes or fours the higher double wins; of two straights or flushes the higher suit. Nobody ever ties.",
    ),
    page(
        "Single pieces",
        "Where nobody has a hand, the highest piece wins: doubles first.",
    )
    .showing(pictures::pieces),
    page(
        "The end",
        "Twelve hands are played, unless somebody has no chips left after a hand. Most chips win; equals share it.",
    ),
    page(
        "Show-down only",
        "A game option: no chips and no betting. The dealer turns all tiles up, and whoever has won five hands first wins.",
    ),
    page(
        "Older straights",
        "A game option: a four straight is five fours without a gap, a five straight five fives. In other suits five tiles are a flush.",
    ),
];
