//! The screens of No Respect worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const FOUR_PEOPLE: &str = "Anna Bertie Clara Otto";
const TWO_PEOPLE: &str = "Anna Bertie";
const THREE_PEOPLE: &str = "Anna Bertie Clara";
const WIDE_FOUR_PEOPLE: &str = "Wwwwwwww Wwwwwwww Wwwwwwww Wwwwwwww";
const ONE_WITH_THREE: &str = "Anna Bertie/2 Clara/2 Otto/2";
const CAP: &str = "build:0 build:0 discard:0 discard:0 build:0 stack:3.0 build:0 build:0 \
    build:1 stack:3.0 build:1 build:0 build:1 stack:3.1 stack:3.1 build:0 \
    build:2 build:0 build:2 build:1 build:2 discard:0 stack:2.0 build:2 \
    stack:2.0 build:1 build:0 build:1 stack:1.1 stack:3.2 stack:1.2 \
    stack:1.2 stack:0.1 build:2 stack:0.1 discard:1 stack:3.2 build:2 \
    stack:2.1 stack:0.0 stack:2.2 stack:2.2 build:1 build:1 discard:0 \
    discard:1 discard:1 build:1 discard:1 stack:1.0 discard:2 discard:2 \
    discard:2 discard:2 out out";
const SECOND_CHANCE: &str = "build:0 build:0 build:0 build:0 build:1 build:1 build:1 build:1 build:2 \
    stack:2.0 build:0 build:2 stack:2.1 build:2 build:0 stack:0.2 build:0 \
    build:1 build:2";
const TWO_SEATS: &str = "build:0 build:0 build:0 build:0 build:0 stack:1.0 build:1 build:1 \
    build:1 stack:1.0 build:2 build:1 stack:0.0 build:1 stack:0.0 discard:0";
const THREE_SEATS: &str = "build:0 build:0 discard:0 build:0 build:0 stack:0.0 build:1 build:1 \
    build:0 stack:0.0 build:1 build:0 stack:2.0 stack:2.0 build:0 build:1 \
    build:2 stack:1.0 build:2 stack:0.2 build:1 build:2 stack:2.1 stack:0.2";
const FULLEST: &str = "build:0 build:0 discard:0 discard:0 build:0 stack:3.0 build:0 build:0 \
    build:1 stack:3.0 build:1 build:0 build:1 stack:3.1 stack:3.1 build:0 \
    build:2 build:0 build:2 build:1 build:2 discard:0 stack:2.0 build:2 \
    stack:2.0 build:1 build:0 build:1 stack:1.1 stack:3.2 stack:1.2 \
    stack:1.2 stack:0.1 build:2 stack:0.1 discard:1 stack:3.2 build:2 \
    stack:2.1 stack:0.0 stack:2.2 stack:2.2 build:1 build:1 discard:0 \
    discard:1 discard:1 build:1 discard:1 stack:1.0 discard:2 discard:2 \
    discard:2";

pub(super) const POSES: &[Pose] = &[
    Pose::at(
        "begin",
        Position::new(FOUR_PEOPLE, 18369882175854740289),
        "",
    ),
    Pose::at(
        "stack",
        Position::new(FOUR_PEOPLE, 18369882175854740289)
            .after("build:0 build:0 discard:0 discard:0 build:0"),
        "",
    ),
    Pose::at(
        "flight",
        Position::new(FOUR_PEOPLE, 18369882175854740289)
            .after("build:0 build:0 discard:0 discard:0 build:0"),
        "A! 120",
    ),
    Pose::at(
        "next",
        Position::new(FOUR_PEOPLE, 18369882175854740289)
            .after("build:0 build:0 discard:0 discard:0 build:0"),
        "A! 380",
    ),
    Pose::at(
        "cap",
        Position::new(FOUR_PEOPLE, 18369882175854740289).after_first(9, CAP),
        "",
    ),
    Pose::at(
        "dead-end",
        Position::new(FOUR_PEOPLE, 18369882175854740289).after_first(17, CAP),
        "",
    ),
    Pose::at(
        "play",
        Position::new(FOUR_PEOPLE, 18369882175854740289).after_first(33, CAP),
        "",
    ),
    Pose::at(
        "tiles",
        Position::new(FOUR_PEOPLE, 18369882175854740289).after_first(33, CAP),
        "X",
    ),
    Pose::at(
        "discard",
        Position::new(FOUR_PEOPLE, 18369882175854740289).after_first(45, CAP),
        "",
    ),
    Pose::at(
        "complete",
        Position::new(FOUR_PEOPLE, 18369882175854740289).after_first(49, CAP),
        "",
    ),
    Pose::at(
        "no-place",
        Position::new(FOUR_PEOPLE, 18369882175854740289).after_first(54, CAP),
        "",
    ),
    Pose::at(
        "goes-out",
        Position::new(FOUR_PEOPLE, 18369882175854740289).after_first(54, CAP),
        "A! 600",
    ),
    Pose::at(
        "out",
        Position::new(FOUR_PEOPLE, 18369882175854740289).after_first(56, CAP),
        "",
    ),
    Pose::at(
        "score",
        Position::new(FOUR_PEOPLE, 18369882175854740289).after(CAP),
        "A X",
    ),
    Pose::at(
        "second-chance",
        Position::new(FOUR_PEOPLE, 3631105468889870426)
            .with("game=second-chance")
            .after(SECOND_CHANCE),
        "",
    ),
    Pose::at(
        "sent-back",
        Position::new(FOUR_PEOPLE, 3631105468889870426)
            .with("game=second-chance")
            .after(SECOND_CHANCE),
        "A! 650",
    ),
    Pose::at(
        "two-seats",
        Position::new(TWO_PEOPLE, 18369882175854740289).after(TWO_SEATS),
        "",
    ),
    Pose::at(
        "three-seats",
        Position::new(THREE_PEOPLE, 18369882175854740289).after(THREE_SEATS),
        "",
    ),
    Pose::at(
        "widest-names",
        Position::new(WIDE_FOUR_PEOPLE, 18369882175854740289),
        "",
    ),
    Pose::at(
        "fullest",
        Position::new(WIDE_FOUR_PEOPLE, 18369882175854740289).after(FULLEST),
        "",
    ),
    Pose::at(
        "against-computers",
        Position::new(ONE_WITH_THREE, 18369882175854740289).after("build:0"),
        "",
    ),
];
