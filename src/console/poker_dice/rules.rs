//! The rules in our own words.

use super::pictures;
use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "The highest hand wins.\nThrow five dice, then keep all or throw up to three again.\nFive alike beat four, a full house, a straight, three, two pairs, a pair.",
    ),
    page(
        "The aim",
        "Five dice, one throw or two: whoever has the highest poker hand wins.",
    ),
    page(
        "The dice",
        "Each die shows 9, 10, J, Q, K and A. The ace is the highest, the nine the lowest.",
    )
    .showing(pictures::faces),
    page(
        "Who begins",
        "Everybody throws one die. The highest goes first, then the next, and so on.\nThose who throw alike throw again for the places they share.",
    ),
    page(
        "Your turn",
        "Throw all five dice. Then keep them all, or throw one, two or three again. There is no third throw.",
    )
    .showing(pictures::turn),
    page(
        "On the device",
        "The dice that do not help yet are marked: A throws them again.\nGo up to the dice to mark others. B clears all marks.",
    ),
    page(
        "High hands",
        "Five of a kind beats all. Then come four of a kind, and three alike with a pair.",
    )
    .showing(pictures::highest),
    page(
        "Middle hands",
        "Then five in a row, three of a kind, and two pairs.",
    )
    .showing(pictures::middle),
    page(
        "Low hands",
        "Then one pair. Anything else is nothing, and all nothings are equal. X shows all ranks.",
    )
    .showing(pictures::lowest),
    page(
        "Equal ranks",
        "Higher faces win: three kings beat three jacks. A full house goes by its three first, two pairs by the higher one.",
    ),
    page(
        "Loose dice",
        "Dice outside the hand count for nothing. Four jacks and a nine equal four jacks and an ace.",
    ),
    page(
        "Straights",
        "There are two. Five different faces that are no straight are nothing.",
    )
    .showing(pictures::straights),
    page(
        "A tie",
        "Those who tie for the highest hand throw off: another turn for each of them, until one is ahead.\nAn option makes it one throw.",
    ),
    page(
        "The match",
        "Two players: whoever wins three hands first. More players: one hand.\nAn option sets it from one hand to five.",
    ),
    page(
        "The next hand",
        "Whoever threw first throws last now, for it helps to know what is to be beaten.\nAn option lets the winner begin, or dice decide.",
    ),
    page(
        "Aces wild",
        "A game option: an ace counts as whatever face makes the highest hand. A small badge says which.",
    ),
];
