//! The screens of chess worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE_WITH_ONE: &str = "Anna Bertie/2";
const TWO_PEOPLE: &str = "Anna Bertie";
const REFUSED_RULES: &str = "repetition=claim-at-3-automatic-at-5 \
    fifty-moves=claim-at-50-automatic-at-75 clock=15-10 takeback=false \
    hints=off";

pub(super) const POSES: &[Pose] = &[
    Pose::at(
        "choose",
        Position::new(ONE_WITH_ONE, 3631105468889870426),
        "",
    ),
    Pose::at(
        "held",
        Position::new(ONE_WITH_ONE, 3631105468889870426),
        "A",
    ),
    Pose::at(
        "step",
        Position::new(ONE_WITH_ONE, 3631105468889870426),
        "A A! 80",
    ),
    Pose::at(
        "thinking",
        Position::new(ONE_WITH_ONE, 3631105468889870426).after("e2e4"),
        "",
    ),
    Pose::at(
        "castle",
        Position::new(TWO_PEOPLE, 3631105468889870426).after("e2e4 e7e5 g1f3 g8f6 f1c4 f6e4"),
        "DOWN DOWN DOWN LEFT A DOWN RIGHT A! 120",
    ),
    Pose::at(
        "castled",
        Position::new(TWO_PEOPLE, 3631105468889870426).after("e2e4 e7e5 g1f3 g8f6 f1c4 f6e4 e1g1"),
        "",
    ),
    Pose::at(
        "takes",
        Position::new(TWO_PEOPLE, 3631105468889870426).after("e2e4 a7a6 e4e5 d7d5"),
        "A",
    ),
    Pose::at(
        "taken",
        Position::new(TWO_PEOPLE, 3631105468889870426).after("a2a4 b7b5"),
        "A A! 220",
    ),
    Pose::at(
        "check",
        Position::new(TWO_PEOPLE, 3631105468889870426).after("e2e4 f7f6"),
        "DOWN DOWN A A! 500",
    ),
    Pose::at(
        "save-the-king",
        Position::new(TWO_PEOPLE, 3631105468889870426).after("e2e4 f7f6 d1h5"),
        "",
    ),
    Pose::at(
        "promotion",
        Position::new(TWO_PEOPLE, 3631105468889870426).after("a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7"),
        "UP LEFT A A A A",
    ),
    Pose::at(
        "promoted",
        Position::new(TWO_PEOPLE, 3631105468889870426)
            .after("a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 b8c6"),
        "A A A! 500",
    ),
    Pose::at(
        "moves",
        Position::new(TWO_PEOPLE, 3631105468889870426)
            .after("a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 b8c6 b7a8q"),
        "X",
    ),
    Pose::at(
        "draw-offered",
        Position::new(TWO_PEOPLE, 3631105468889870426).after("!draw e2e4"),
        "",
    ),
    Pose::at(
        "mate",
        Position::new(TWO_PEOPLE, 3631105468889870426).after("f2f3 e7e5 g2g4"),
        "UP UP A A 1700 X",
    ),
    Pose::at(
        "refused",
        Position::new(ONE_WITH_ONE, 3631105468889870426).with(REFUSED_RULES),
        "A RIGHT A! 100",
    ),
    Pose::at(
        "clock",
        Position::new(TWO_PEOPLE, 3631105468889870426)
            .with("clock=3-2 takeback=false")
            .after("!time:132 !time:0 e2e4"),
        "165000 A A A",
    ),
    Pose::at(
        "break",
        Position::new(TWO_PEOPLE, 3631105468889870426).with("clock=3-2 takeback=false"),
        "Y DOWN DOWN A",
    ),
];
