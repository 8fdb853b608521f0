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
/// Fifty moves each: the list of moves has pages.
const LONG_GAME: &str = "e2e3 g7g5 b1a3 d7d5 c2c3 b8c6 h2h3 g8f6 d2d3 f8h6 e1d2 h6f8 d2c2 f6h5 g1e2 c6b4 c2d2 c7c5 a3b5 h5f4 b2b3 f4h5 b5c7 \
    d8c7 e3e4 c7e5 f2f3 c8d7 d1e1 h5g3 e2g3 g5g4 f3g4 a8d8 e1f2 f7f5 g4g5 d7a4 h3h4 d8d6 f2g1 a4b3 h4h5 b7b5 a1b1 b4c6 \
    g3f5 d6d8 b1b2 h8g8 g5g6 e5c7 d2e2 c7e5 c1h6 e5f6 h6f4 f6f7 e2e3 c6e5 f5e7 d8d6 h1h4 b5b4 e3d2 f7e6 h4h1 c5c4 d2e1 \
    e8d7 b2c2 e5f7 f4c1 d7e7 e4e5 e6e5 c2e2 g8g7 h1h4 f7g5 c1a3 d6a6 d3d4 a6c6 e2e5 c6e6 g1h1 g5h3 e1d2 g7f7 a3c1 e7d6 \
    f1c4 h3g1 d2d3 d5c4 d3e3 b3a2 g6h7 f7f2";
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
    Pose::at("long-game", TWO_PEOPLE_BOARD.after(LONG_GAME), "X"),
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
