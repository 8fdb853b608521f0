//! The screens of Dominoes worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE_WITH_THREE: &str = "Anna Bertie/2 Clara/2 Otto/2";
const ONE_WITH_ONE: &str = "Anna Bertie/2";
const WIDE_ONE_WITH_THREE: &str = "Wwwwwwww Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2";
const TWO_WITH_TWO: &str = "Anna Bertie Clara/2 Otto/2";
const COUNT: &str = "5-5 6-5@5 5-4@5 4-4@4 6-1@6 4-2@4 4-1@1 6-4@4 6-0@6 2-2@2 4-0@0 draw \
    draw draw 4-3@4 2-0@2 1-0@0 3-2@3 5-1@1 draw draw 5-0@5 2-1@2 6-6 6-3@6 \
    4-3@3";
const MANY_TILES: &str = "6-6 6-0@6r 0-0@0 draw draw draw 6-3@6 3-0@3 draw draw draw draw draw \
    5-0@0r 5-5@5 5-4@5 draw draw draw draw 1-0@0 5-1@1 6-5@5 6-2@6 3-2@2 \
    5-3@3 draw 4-0@4 draw draw draw";
const TWO_ROWS: &str = "6-6 draw draw draw draw draw draw draw draw draw draw draw draw 6-2@6r \
    6-5@6 5-5@5 5-1@5";
const FULLEST: &str = "5-5 draw draw draw draw draw draw draw draw 5-3@5 5-0@5 3-3@3 2-0@0 \
    6-2@2 draw draw draw draw 6-5@6 3-0@3 5-2@5 3-2@2 draw draw draw 6-3@3 \
    6-6@6 draw 6-1@6 6-0@0 5-1@1 6-4@6 4-4@4 4-3@4 draw 5-4@5 3-1@3 4-2@4 \
    1-0@1 2-2@2 0-0@0 draw";
const WIDE_NAMES: &str = "6-6 draw draw draw draw draw 6-0@6r 6-5@6 1-0@0 4-1@1 5-4@4 draw draw \
    draw 5-5@5 pass pass 5-3@5r 3-3@3 3-2@3 6-2@2 5-2@5 6-3@6 2-2@2 pass \
    3-0@3 0-0@0 4-2@2 6-4@4";
const ONE_WITH_THREE_DEAL: Position = Position::new(ONE_WITH_THREE, 951479856196246514);
const ONE_WITH_THREE_OTHER_DEAL: Position = Position::new(ONE_WITH_THREE, 8221648426327079937);
const ONE_WITH_ONE_DEAL: Position = Position::new(ONE_WITH_ONE, 3631105468889870426);
const ONE_WITH_ONE_OTHER_DEAL: Position = Position::new(ONE_WITH_ONE, 18369882175854740289);

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", ONE_WITH_THREE_DEAL.after("5-5 6-5@5"), "TIPS"),
    Pose::at("play", ONE_WITH_THREE_DEAL.after("5-5 6-5@5"), ""),
    Pose::at(
        "hint",
        Position::new(WIDE_ONE_WITH_THREE, 10376626003282536949).after(WIDE_NAMES),
        "Y DOWN DOWN A :5-0@0",
    ),
    Pose::at("draw", ONE_WITH_THREE_OTHER_DEAL.after("5-5 5-4@5"), ""),
    Pose::at(
        "tile-drawn",
        ONE_WITH_THREE_OTHER_DEAL.after("5-5 5-4@5"),
        "A! 100",
    ),
    Pose::at(
        "after-drawing",
        ONE_WITH_THREE_OTHER_DEAL.after("5-5"),
        ":5-4@5 A! 1200",
    ),
    Pose::at(
        "choose-end",
        Position::new(ONE_WITH_THREE, 15284226323746208307).after("6-6 draw draw draw draw"),
        ":draw :6-2@6 :4-2@2 A",
    ),
    Pose::at(
        "tile-to-line",
        ONE_WITH_THREE_DEAL.after("5-5 6-5@5"),
        "A! 100",
    ),
    Pose::at("count", ONE_WITH_THREE_DEAL.after(COUNT), "X"),
    Pose::at("many-tiles", ONE_WITH_ONE_DEAL.after(MANY_TILES), ""),
    Pose::at(
        "two-rows",
        Position::new(ONE_WITH_ONE, 3832286363902140448).after(TWO_ROWS),
        "",
    ),
    Pose::at(
        "blocked",
        ONE_WITH_ONE_DEAL.after(MANY_TILES),
        "A! :draw :draw :2-0@2 2500",
    ),
    Pose::at(
        "account",
        ONE_WITH_ONE_DEAL.after(MANY_TILES),
        ":draw :draw :2-0@2 A",
    ),
    Pose::at(
        "dealing",
        ONE_WITH_ONE_DEAL.after(MANY_TILES),
        ":draw :draw :2-0@2 A A! 450",
    ),
    Pose::at("fullest", ONE_WITH_ONE_OTHER_DEAL.after(FULLEST), ""),
    Pose::at(
        "hands-up",
        ONE_WITH_ONE_OTHER_DEAL.after(FULLEST),
        "A! :2-1@2 1500",
    ),
    Pose::at(
        "wide-names",
        Position::new(WIDE_ONE_WITH_THREE, 10376626003282536949).after(WIDE_NAMES),
        "",
    ),
    Pose::at(
        "watching",
        Position::new(TWO_WITH_TWO, 18369882175854740289).after("6-6 6-2@6 4-2@2"),
        "A A A! 500",
    ),
];
