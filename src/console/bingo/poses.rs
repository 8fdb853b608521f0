//! The screens of Bingo worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE: &str = "Anna";
const WIDE_ONE: &str = "Wwwwwwww";

macro_rules! ten {
    () => {
        "count count count count count count count count count count "
    };
}
macro_rules! fifty {
    () => {
        concat!(ten!(), ten!(), ten!(), ten!(), ten!())
    };
}
/// More than any of the positions takes.
const COUNTS: &str = concat!(fifty!(), fifty!(), fifty!(), fifty!(), fifty!());
/// A match that may stay with harm, and one that had better: with it 26 would be left.
const MATCHES: &str = concat!(
    "count count count count count remove ",
    ten!(),
    "count count count count leave"
);

/// A row that can be cleared, after so many numbers.
const fn counted(count: usize) -> Position {
    Position::new(ONE, 24).after_first(count, COUNTS)
}

/// A row with which Anna will be stuck, after so many numbers.
const fn stuck(count: usize, seed: u64) -> Position {
    Position::new(ONE, seed).after_first(count, COUNTS)
}

/// A row in which matches may stay, after so many decisions.
const fn choosing(count: usize) -> Position {
    Position::new(ONE, 4)
        .with("removal=may-leave")
        .after_first(count, MATCHES)
}

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", counted(0), "TIPS"),
    Pose::at("tip-speed", counted(40), "TIPS A DOWN"),
    Pose::new("laid", 1, "A! 500"),
    Pose::at("begin", counted(0), ""),
    Pose::at("runs", counted(32), "A! 150 RIGHT!"),
    Pose::at("match", counted(8), "DOWN A! 200"),
    Pose::at("removed", counted(8), "DOWN A! 950"),
    Pose::at("gaps", counted(24), ""),
    Pose::at("closes", counted(27), "DOWN A! 150"),
    Pose::at("ahead", counted(36), "X"),
    Pose::at("few", counted(200), "DOWN"),
    Pose::at("cleared", counted(217), "A! 1300"),
    Pose::at("won", counted(217), "A 6000"),
    Pose::at("stuck", stuck(180, 27), "A! 1300"),
    Pose::at("lost", stuck(180, 27), "A 6000"),
    Pose::at("stuck-with-26", stuck(53, 3), "A! 1300"),
    Pose::at("remove-or-leave", choosing(5), ""),
    Pose::at("tip-match", choosing(5), "TIPS"),
    Pose::at("then-26", choosing(20), ""),
    Pose::at("hint", choosing(20), "Y DOWN DOWN A :leave"),
    Pose::at("goes-on", choosing(20), "A! 300"),
    Pose::at("log", counted(60), "X RIGHT RIGHT"),
    Pose::new("best", 5, "A A A"),
    Pose::at(
        "wide-name",
        Position::new(WIDE_ONE, 24).after_first(36, COUNTS),
        "",
    ),
    Pose::at(
        "wide-name-asks",
        Position::new(WIDE_ONE, 4)
            .with("removal=may-leave")
            .after_first(20, MATCHES),
        "",
    ),
];
