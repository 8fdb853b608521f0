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
const FOUR_PEOPLE_DEAL: Position = Position::new(FOUR_PEOPLE, 18369882175854740289);
const ONE_IS_OUT: Position = Position::new("Anna/2 Bertie Clara/2 Otto/2", 18369882175854740289);
const WITH_SECOND_CHANCES: Position =
    Position::new(FOUR_PEOPLE, 3631105468889870426).with("game=second-chance");
const WIDE_FOUR_PEOPLE_DEAL: Position = Position::new(WIDE_FOUR_PEOPLE, 18369882175854740289);

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", FOUR_PEOPLE_DEAL.after_first(33, CAP), "TIPS"),
    Pose::at("begin", FOUR_PEOPLE_DEAL, ""),
    Pose::at(
        "stack",
        FOUR_PEOPLE_DEAL.after("build:0 build:0 discard:0 discard:0 build:0"),
        "",
    ),
    Pose::at(
        "flight",
        FOUR_PEOPLE_DEAL.after("build:0 build:0 discard:0 discard:0 build:0"),
        "A! 120",
    ),
    Pose::at(
        "next",
        FOUR_PEOPLE_DEAL.after("build:0 build:0 discard:0 discard:0 build:0"),
        "A! 380",
    ),
    Pose::at("cap", FOUR_PEOPLE_DEAL.after_first(9, CAP), ""),
    Pose::at("dead-end", FOUR_PEOPLE_DEAL.after_first(17, CAP), ""),
    Pose::at("play", FOUR_PEOPLE_DEAL.after_first(33, CAP), ""),
    Pose::at(
        "hint",
        FOUR_PEOPLE_DEAL.after_first(33, CAP),
        "Y DOWN DOWN A :build:2",
    ),
    Pose::at("tiles", FOUR_PEOPLE_DEAL.after_first(33, CAP), "X"),
    Pose::at("discard", FOUR_PEOPLE_DEAL.after_first(45, CAP), ""),
    Pose::at("complete", FOUR_PEOPLE_DEAL.after_first(49, CAP), ""),
    Pose::at("no-place", FOUR_PEOPLE_DEAL.after_first(54, CAP), ""),
    Pose::at("goes-out", FOUR_PEOPLE_DEAL.after_first(54, CAP), "A! 600"),
    Pose::at("out", FOUR_PEOPLE_DEAL.after_first(56, CAP), ""),
    Pose::at("to-the-end", ONE_IS_OUT.after_first(56, CAP), ""),
    Pose::at("score", FOUR_PEOPLE_DEAL.after(CAP), "A X RIGHT"),
    Pose::at(
        "second-chance",
        WITH_SECOND_CHANCES.after(SECOND_CHANCE),
        "",
    ),
    Pose::at(
        "sent-back",
        WITH_SECOND_CHANCES.after(SECOND_CHANCE),
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
    Pose::at("widest-names", WIDE_FOUR_PEOPLE_DEAL, ""),
    Pose::at("fullest", WIDE_FOUR_PEOPLE_DEAL.after(FULLEST), ""),
    Pose::at(
        "against-computers",
        Position::new(ONE_WITH_THREE, 18369882175854740289).after("build:0"),
        "",
    ),
];
