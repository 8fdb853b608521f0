//! The rules of Sorry! in our own words.

use super::pictures;
use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "Bring your four pawns round the board to HOME.\nA card says how far one goes; 1 and 2 bring one out.\nLand on another colour and it goes back.",
    ),
    page(
        "A turn",
        "A card is turned up for you. Move a pawn by it if you can, even if you would rather not.\nIf no pawn can use the card, the turn passes.",
    ),
    page(
        "Coming out",
        "1 and 2 bring a pawn from START to the circle beside it. No other number does.\nA 2 gives you another card, whether you could use it or not.",
    ),
    page(
        "Landing",
        "Pawns are jumped over. Where the count ends on a pawn of another colour, that one goes back to START.\nWhere it ends on one of the same colour, the move cannot be made.",
    ),
    page(
        "Slides",
        "On a triangle of another colour you slide to its end. All others on the slide go back, your own too.",
    )
    .showing(pictures::sliding),
    page(
        "The safe zone",
        "Your own colour turns off into its zone, where nobody can touch it. HOME needs the exact count.",
    )
    .showing(pictures::zone),
    page(
        "Going back",
        "4 goes back four, and 10 may go back one. A pawn can back out of its zone, and one that stands behind its entry goes in the next time: a 4 from the circle saves the whole way round.",
    ),
    page(
        "Seven",
        "One pawn takes it all, or two share it, each part a move of its own. All of the 7 must be used.",
    )
    .showing(pictures::seven),
    page(
        "Eleven",
        "Eleven forward, or one of your pawns on the track changes places with an opponent's there.\nIf nobody can go eleven forward you need not change: pass.",
    ),
    page(
        "The Sorry! card",
        "A pawn of yours leaves START for the place of any opponent on the track, who goes back.\nIt is of no use with nobody at START, or nobody to pick on.",
    ),
    page(
        "The end",
        "Whoever brings the fourth pawn home wins at once.\nIf the deck has to be shuffled forty times over, most pawns home win, then the shortest way left.",
    ),
    page(
        "Partners",
        "At four seats those opposite play together, and win when all eight are home.\nA card serves any pawn of either. A 7 may be shared among them all. They can bump each other, too.",
    ),
    page(
        "Partners: Sorry!",
        "The Sorry! card must be used. If no opponent is on the track, it goes to a pawn of your own side.",
    ),
    page(
        "For points",
        "One pawn is out, and you hold five cards: play one and draw one. A 2 lets you play again.\nIf no card can be used, drop one and draw. So too if only a change of places is left.",
    ),
    page(
        "Counting",
        "Each pawn home is 5 for its owner. The winner gets 5 for every pawn that others have not home, and a bonus: 25 if none of them has more than two home, 50 if one, 100 if none.",
    ),
];
