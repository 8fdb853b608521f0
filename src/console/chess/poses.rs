//! The screens of chess worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE_WITH_ONE: &str = "Anna Bertie/2";
const TWO_PEOPLE: &str = "Anna Bertie";
const REFUSED_RULES: &str = "repetition=claim-at-3-automatic-at-5 \
    fifty-moves=claim-at-50-automatic-at-75 clock=15-10 takeback=false \
    hints=off";
/// Nine moves after which White's tenth is stalemate.
const STALEMATE: &str = "e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 \
    b8c8 f7g6";
const ONE_WITH_ONE_BOARD: Position = Position::new(ONE_WITH_ONE, 3631105468889870426);
const TWO_PEOPLE_BOARD: Position = Position::new(TWO_PEOPLE, 3631105468889870426);
const BY_THE_CLOCK: Position =
    Position::new(TWO_PEOPLE, 3631105468889870426).with("clock=3-2 takeback=false");

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", ONE_WITH_ONE_BOARD, "TIPS"),
    Pose::at("choose", ONE_WITH_ONE_BOARD, ""),
    Pose::at("held", ONE_WITH_ONE_BOARD, "A"),
    Pose::at("step", ONE_WITH_ONE_BOARD, "A A! 80"),
    Pose::at("hint", ONE_WITH_ONE_BOARD, "Y DOWN DOWN A :g1f3"),
    Pose::at("thinking", ONE_WITH_ONE_BOARD.after("e2e4"), ""),
    Pose::at(
        "castle",
        TWO_PEOPLE_BOARD.after("e2e4 e7e5 g1f3 g8f6 f1c4 f6e4"),
        "DOWN DOWN DOWN LEFT A DOWN RIGHT A! 120",
    ),
    Pose::at(
        "castled",
        TWO_PEOPLE_BOARD.after("e2e4 e7e5 g1f3 g8f6 f1c4 f6e4 e1g1"),
        "",
    ),
    Pose::at("takes", TWO_PEOPLE_BOARD.after("e2e4 a7a6 e4e5 d7d5"), "A"),
    Pose::at("taken", TWO_PEOPLE_BOARD.after("a2a4 b7b5"), "A A! 220"),
    Pose::at(
        "check",
        TWO_PEOPLE_BOARD.after("e2e4 f7f6"),
        "DOWN DOWN A A! 500",
    ),
    Pose::at(
        "save-the-king",
        TWO_PEOPLE_BOARD.after("e2e4 f7f6 d1h5"),
        "",
    ),
    Pose::at(
        "promotion",
        TWO_PEOPLE_BOARD.after("a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7"),
        "UP LEFT A A A A",
    ),
    Pose::at(
        "promoted",
        TWO_PEOPLE_BOARD.after("a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 b8c6"),
        "A A A! 500",
    ),
    Pose::at(
        "moves",
        TWO_PEOPLE_BOARD.after("a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 b8c6 b7a8q"),
        "X",
    ),
    Pose::at("draw-offered", TWO_PEOPLE_BOARD.after("!draw e2e4"), ""),
    Pose::at(
        "drawn",
        Position::new("Anna/2 Bertie", 3631105468889870426).after(STALEMATE),
        ":c8e6 1700",
    ),
    Pose::at(
        "mate",
        TWO_PEOPLE_BOARD.after("f2f3 e7e5 g2g4"),
        "UP UP A A 1700 X",
    ),
    Pose::at(
        "mate-account",
        TWO_PEOPLE_BOARD.after("f2f3 e7e5 g2g4"),
        "UP UP A A 1700 X RIGHT",
    ),
    Pose::at(
        "refused",
        Position::new(ONE_WITH_ONE, 3631105468889870426).with(REFUSED_RULES),
        "A RIGHT A! 100",
    ),
    Pose::at(
        "clock",
        BY_THE_CLOCK.after("!time:132 !time:0 e2e4"),
        "165000 A A A",
    ),
    Pose::at("break", BY_THE_CLOCK, "Y DOWN DOWN DOWN A"),
];
