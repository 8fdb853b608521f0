//! The rules of Hearts in our own words, and the poses for the gallery.

use crate::screen::{Pose, RulesPage};

const fn page(heading: &'static str, text: &'static str) -> RulesPage {
    RulesPage { heading, text }
}

pub(super) const PAGES: &[RulesPage] = &[
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
        "One leads a card, the others follow in turn. Follow suit if you can; else play any card.\nThe highest card of the suit led takes the trick.",
    ),
    page(
        "The next trick",
        "Whoever takes a trick leads to the next. The seat left of the dealer leads first, any card, unless the lowest club opens.\nThe ace is high, and there are no trumps.",
    ),
    page(
        "Points",
        "Each heart you take is 1 point, the queen of spades 13. Nothing else counts: 26 in every deal.",
    ),
    page(
        "The end",
        "When somebody has more than 100 points after a deal, or 50 in a short game, the lowest total wins. Equal totals share it.\nExactly 100, or 50, plays on.",
    ),
    page(
        "Passing",
        "If so agreed, you first pass three cards face down, two with five or six players. All choose before anybody looks.",
    ),
    page(
        "To whom",
        "To the right, to both sides in turn, or to all: left, right and so on round the table.\nHold is a deal in which nobody passes.",
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

/// Keys that deal: as the booklet has it, by the rules of a club, at smaller and larger tables.
macro_rules! deal {
    (booklet) => {
        "A "
    };
    (club) => {
        "LEFT A RIGHT B RIGHT A "
    };
    (strict) => {
        "LEFT A RIGHT RIGHT RIGHT B RIGHT A "
    };
    (three) => {
        "UP UP A UP A DOWN DOWN RIGHT A "
    };
    (five) => {
        "UP A DOWN DOWN RIGHT A "
    };
    (six) => {
        "UP A DOWN A DOWN RIGHT A "
    };
    (six_with_widow) => {
        "UP A DOWN A DOWN A DOWN RIGHT B RIGHT A "
    };
    (two_people) => {
        "DOWN DOWN RIGHT RIGHT UP UP A "
    };
    (two_people_club) => {
        "DOWN DOWN RIGHT RIGHT UP UP LEFT A RIGHT B RIGHT A "
    };
}

/// Keys that give a guest the widest name there is, in place of one with so many letters.
macro_rules! wide {
    ($($back:literal)*) => {
        concat!("A A ", $($back,)* "UP LEFT LEFT LEFT A A A A A A A A UP LEFT A B DOWN ")
    };
}

/// Everybody at a table for four with the widest name; the focus is on the rules.
macro_rules! wide_four {
    () => {
        concat!(
            "DOWN ",
            wide!("B B B B "),
            wide!("B B B B B B "),
            wide!("B B B B B "),
            wide!("B B B B "),
            "DOWN "
        )
    };
}

/// The same at a table for six.
macro_rules! wide_six {
    () => {
        concat!(
            "UP A DOWN A DOWN DOWN ",
            wide!("B B B B "),
            wide!("B B B B B B "),
            wide!("B B B B B "),
            wide!("B B B B "),
            wide!("B B B B "),
            wide!("B B B B ")
        )
    };
}

/// A whole deal of the seed 34 in which all points are taken, but for the last press.
macro_rules! shoot {
    () => {
        "RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT A RIGHT RIGHT RIGHT RIGHT A RIGHT RIGHT A A RIGHT A A \
         RIGHT RIGHT RIGHT A A RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT A RIGHT RIGHT A RIGHT RIGHT A RIGHT RIGHT A \
         RIGHT RIGHT RIGHT A RIGHT RIGHT A RIGHT "
    };
}

pub(super) const POSES: &[Pose] = &[
    Pose::new("lead", 4, deal!(booklet)),
    Pose::new(
        "follow",
        4,
        concat!(deal!(club), "A RIGHT A LEFT LEFT A A A A"),
    ),
    Pose::new("card-to-trick", 4, concat!(deal!(booklet), "A! 66")),
    Pose::new("trick", 3, concat!(deal!(booklet), "A A A A! 900")),
    Pose::new("trick-leaves", 3, concat!(deal!(booklet), "A A A A! 2150")),
    Pose::new("last-trick", 4, concat!(deal!(booklet), "A X")),
    Pose::new(
        "broken",
        4,
        concat!(deal!(club), "A RIGHT A LEFT LEFT A A A A A A"),
    ),
    Pose::new(
        "deal-over",
        1,
        concat!(deal!(booklet), "A A A A A A A A A A A A 3000"),
    ),
    Pose::new("pass", 4, deal!(club)),
    Pose::new(
        "pass-picked",
        4,
        concat!(deal!(club), "A RIGHT A LEFT LEFT A"),
    ),
    Pose::new("pass-refused", 4, concat!(deal!(club), "A UP! 200")),
    Pose::new(
        "passed",
        4,
        concat!(deal!(club), "A RIGHT A LEFT LEFT A A! 2500"),
    ),
    Pose::new(
        "new-cards-come",
        4,
        concat!(deal!(club), "A RIGHT A LEFT LEFT A A! 3600"),
    ),
    Pose::new(
        "new-cards",
        4,
        concat!(deal!(club), "A RIGHT A LEFT LEFT A A"),
    ),
    Pose::new("three-seats", 4, deal!(three)),
    Pose::new("five-seats", 4, concat!(deal!(five), "A A! 900")),
    Pose::new("six-seats", 4, concat!(deal!(six), "A A! 900")),
    Pose::new("six-follow", 4, concat!(deal!(six_with_widow), "A")),
    Pose::new("widow", 4, concat!(deal!(six_with_widow), "A! 5500")),
    Pose::new("wide-names", 4, concat!(wide_four!(), "RIGHT A A A! 900")),
    Pose::new(
        "wide-names-pass",
        4,
        concat!(wide_four!(), "A RIGHT B RIGHT A A"),
    ),
    Pose::new(
        "wide-names-six",
        4,
        concat!(wide_six!(), "RIGHT A A A! 900"),
    ),
    Pose::new(
        "watching",
        3,
        concat!(deal!(two_people), "A A A A A A! 1600"),
    ),
    Pose::new("recap", 3, concat!(deal!(two_people), "A A A A A A A")),
    Pose::new(
        "hand-on",
        13,
        concat!(
            deal!(two_people_club),
            "A A A RIGHT A RIGHT A A A A A RIGHT A RIGHT A A"
        ),
    ),
    Pose::new("moon", 34, concat!(deal!(strict), shoot!(), "A! 12500")),
    Pose::new(
        "moon-choice",
        34,
        concat!(deal!(strict), shoot!(), "A DOWN"),
    ),
    Pose::new(
        "moon-scored",
        34,
        concat!(deal!(strict), shoot!(), "A A 3000"),
    ),
    Pose::new(
        "score-sheet",
        34,
        concat!(deal!(strict), shoot!(), "A A 3000 X"),
    ),
];
