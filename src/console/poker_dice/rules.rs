//! The rules in our own words, and the screens worth a picture.

use crate::screen::{Pose, RulesPage};

const fn page(heading: &'static str, text: &'static str) -> RulesPage {
    RulesPage { heading, text }
}

pub(super) const PAGES: &[RulesPage] = &[
    page(
        "The aim",
        "Five dice, one throw or two: whoever has the highest poker hand wins.",
    ),
    page(
        "The dice",
        "Each die shows 9, 10, J, Q, K and A.\nThe ace is the highest, the nine the lowest.",
    ),
    page(
        "Who begins",
        "Everybody throws one die. The highest goes first, then the next, and so on.\nThose who throw alike throw again for the places they share.",
    ),
    page(
        "Your turn",
        "Throw all five dice. Then keep them all, or throw one, two or three of them again.\nThere is no third throw.",
    ),
    page(
        "On the device",
        "The dice that do not help yet are marked: A throws them again.\nGo up to the dice to mark others. B clears all marks.",
    ),
    page(
        "High hands",
        "Five of a kind beats all.\nThen four of a kind.\nA full house is three alike and a pair.\nA straight is five in a row.",
    ),
    page(
        "Low hands",
        "Three of a kind, then two pairs, then one pair.\nAnything else is nothing, and all nothings are equal.\nX shows all ranks.",
    ),
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
        "There are two: 10 to ace, and below it 9 to king. Five different faces that are no straight are nothing.",
    ),
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

/// From the set-up: two seats only, and deal.
macro_rules! two_seats {
    ($keys:literal) => {
        concat!("UP UP A UP A UP A UP A DOWN DOWN RIGHT A ", $keys)
    };
}

/// From the set-up: as many seats as there are.
macro_rules! eight_seats {
    ($keys:expr) => {
        concat!("UP A DOWN A DOWN A DOWN A ", $keys)
    };
}

/// In the row of a seat: deletes a name letter by letter and types the widest there is.
macro_rules! widest {
    ($delete:literal) => {
        concat!(
            "A A ",
            $delete,
            "UP LEFT LEFT LEFT A A A A A A A A UP LEFT A B "
        )
    };
}

pub(super) const POSES: &[Pose] = &[
    Pose::new("order", 3, "A"),
    Pose::new("order-tumble", 3, "A A! 250"),
    Pose::new("order-tied", 3, "A A! 4500"),
    Pose::new("throw", 5, "A A A"),
    Pose::new("tumble", 5, "A A A A! 220"),
    Pose::new("draw", 5, "A A A A"),
    Pose::new("mark", 5, "A A A A UP LEFT A LEFT LEFT"),
    Pose::new("too-many", 5, "A A A A UP LEFT A LEFT A LEFT A LEFT A"),
    Pose::new("clear", 5, "A A A A B DOWN"),
    Pose::new("tumble-again", 5, "A A A A A! 300"),
    Pose::new("made", 5, "A A A A A! 900"),
    Pose::new("ranks", 5, "A A A A X"),
    Pose::new("tie", 27, "A A A A A A A A A A A A A A! 1800"),
    Pose::new("throw-off", 27, "A A A A A A A A A A A A A A"),
    // The second set of rules has wild aces.
    Pose::new("wild", 4, "LEFT A RIGHT B RIGHT A A A"),
    Pose::new("match", 5, two_seats!("A A A A A A A A A A A")),
    Pose::new("hand-over", 5, two_seats!("A A A A A A A A A 2000")),
    Pose::new("eight-seats", 5, eight_seats!("DOWN RIGHT A A A A")),
    Pose::new(
        "widest-names",
        5,
        eight_seats!(concat!(
            "UP UP UP UP UP UP UP ",
            widest!("B B B B "),
            "DOWN ",
            widest!("B B B B B B "),
            "DOWN ",
            widest!("B B B B B "),
            "DOWN ",
            widest!("B B B B "),
            "DOWN ",
            widest!("B B B B "),
            "DOWN ",
            widest!("B B B B "),
            "DOWN ",
            widest!("B B B B B B "),
            "DOWN ",
            widest!("B B B B B "),
            "DOWN RIGHT A A A A"
        )),
    ),
];
