//! The screens of checkers worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE_WITH_ONE: &str = "Anna Bertie/2";
const TWO_PEOPLE: &str = "Anna Bertie";
const MUST_JUMP_RULES: &str = "capture=forced multi-jump=must-finish";
const ONE_WITH_ONE_BOARD: Position = Position::new(ONE_WITH_ONE, 3631105468889870426);
const TWO_PEOPLE_BOARD: Position = Position::new(TWO_PEOPLE, 3631105468889870426);

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", ONE_WITH_ONE_BOARD, "TIPS"),
    Pose::at("choose", ONE_WITH_ONE_BOARD, ""),
    Pose::at("held", ONE_WITH_ONE_BOARD, "A"),
    Pose::at("step", ONE_WITH_ONE_BOARD, "A A! 80"),
    Pose::at("hint", ONE_WITH_ONE_BOARD, "Y DOWN DOWN A :11-15"),
    Pose::at(
        "moves",
        ONE_WITH_ONE_BOARD.after("10-14 24-19 14-17 21x14 9x18 22x15"),
        "",
    ),
    Pose::at("jump", TWO_PEOPLE_BOARD.after("10-14 23-18"), "A"),
    Pose::at(
        "jump-or-stop",
        TWO_PEOPLE_BOARD.after("10-14 23-18 14x23 24-20 11-15"),
        "A A",
    ),
    Pose::at(
        "taken",
        TWO_PEOPLE_BOARD.after("10-14 23-18 14x23 24-20 11-15"),
        "A A A! 200",
    ),
    Pose::at(
        "crowned",
        TWO_PEOPLE_BOARD.after("10-15 24-19 15x24 23-18 9-13 26-23 11-15 31-26"),
        "A A! 500",
    ),
    Pose::at("draw-offered", TWO_PEOPLE_BOARD.after("10-14 !draw"), ""),
    Pose::at(
        "must-jump",
        Position::new(TWO_PEOPLE, 3631105468889870426)
            .with(MUST_JUMP_RULES)
            .after("10-14 23-18"),
        "",
    ),
];
