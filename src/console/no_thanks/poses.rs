//! The screens of No Thanks! worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE_WITH_THREE: &str = "Anna Bertie/2 Clara/2 Otto/2";
const ONE_WITH_SIX: &str = "Anna Bertie/2 Clara/2 Otto/2 Dora/2 Emil/2 Frieda/2";
const TWO_WITH_TWO: &str = "Anna Bertie Clara/2 Otto/2";
const MANY_RUNS: &str = "pass pass take take take take take take take take take take take take \
    take take take take take take take take take take take";
const ONE_WITH_THREE_DEAL: Position = Position::new(ONE_WITH_THREE, 18369882175854740289);
const WITH_A_TIGER: Position =
    Position::new(ONE_WITH_THREE, 18369882175854740289).with("hidden-tiger=true");
const TWO_WITH_TWO_DEAL: Position = Position::new(TWO_WITH_TWO, 18369882175854740289);

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", ONE_WITH_THREE_DEAL.after("pass pass"), "TIPS"),
    Pose::at(
        "tip-in-a-group",
        TWO_WITH_TWO_DEAL.after("pass pass"),
        "TIPS 500 A A",
    ),
    Pose::at(
        "play",
        ONE_WITH_THREE_DEAL.after("pass pass take take take"),
        "",
    ),
    Pose::at(
        "hint",
        ONE_WITH_THREE_DEAL.after("pass pass take take take"),
        "Y DOWN DOWN A :pass",
    ),
    Pose::at(
        "many-runs",
        ONE_WITH_THREE_DEAL.after_first(24, MANY_RUNS),
        "",
    ),
    Pose::at(
        "cards",
        ONE_WITH_THREE_DEAL.after("pass pass take take"),
        "X",
    ),
    Pose::at(
        "take",
        ONE_WITH_THREE_DEAL.after("pass pass"),
        "RIGHT A! 100",
    ),
    Pose::at(
        "turn-up",
        ONE_WITH_THREE_DEAL.after("pass pass"),
        "RIGHT A! 350",
    ),
    Pose::at("chip", ONE_WITH_THREE_DEAL.after("pass pass"), "A! 100"),
    Pose::at("next", ONE_WITH_THREE_DEAL.after("pass pass"), "A! 300"),
    Pose::at(
        "round-over",
        ONE_WITH_THREE_DEAL.after(MANY_RUNS),
        "RIGHT A 2000",
    ),
    Pose::at("tiger", WITH_A_TIGER.after("pass pass take"), "RIGHT RIGHT"),
    Pose::at(
        "tiger-asked",
        WITH_A_TIGER.after("pass pass"),
        "RIGHT RIGHT A",
    ),
    Pose::at(
        "tiger-played",
        WITH_A_TIGER.after("pass pass"),
        "RIGHT RIGHT A RIGHT A! 200",
    ),
    Pose::at(
        "amigo-cards",
        Position::new(ONE_WITH_THREE, 18369882175854740289)
            .with("amigo=gaps-10-20-30")
            .after("pass pass"),
        "X",
    ),
    Pose::at(
        "seven-seats",
        Position::new(ONE_WITH_SIX, 18369882175854740289).after("pass pass pass pass take"),
        "DOWN DOWN",
    ),
    Pose::at("covered", TWO_WITH_TWO_DEAL.after("pass pass"), ""),
    Pose::at("peek", TWO_WITH_TWO_DEAL.after("pass pass pass"), "+X"),
];
