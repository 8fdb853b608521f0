//! The screens of No Thanks! worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE_WITH_THREE: &str = "Anna Bertie/2 Clara/2 Otto/2";
const ONE_WITH_SIX: &str = "Anna Bertie/2 Clara/2 Otto/2 Dora/2 Emil/2 Frieda/2";
const TWO_WITH_TWO: &str = "Anna Bertie Clara/2 Otto/2";
const MANY_RUNS: &str = "pass pass take take take take take take take take take take take take \
    take take take take take take take take take take take";

pub(super) const POSES: &[Pose] = &[
    Pose::at(
        "play",
        Position::new(ONE_WITH_THREE, 18369882175854740289).after("pass pass take take take"),
        "",
    ),
    Pose::at(
        "many-runs",
        Position::new(ONE_WITH_THREE, 18369882175854740289).after_first(24, MANY_RUNS),
        "",
    ),
    Pose::at(
        "cards",
        Position::new(ONE_WITH_THREE, 18369882175854740289).after("pass pass take take"),
        "+X",
    ),
    Pose::at(
        "book",
        Position::new(ONE_WITH_THREE, 18369882175854740289).after("pass pass take take"),
        "Y DOWN DOWN A LEFT",
    ),
    Pose::at(
        "take",
        Position::new(ONE_WITH_THREE, 18369882175854740289).after("pass pass"),
        "RIGHT A! 100",
    ),
    Pose::at(
        "turn-up",
        Position::new(ONE_WITH_THREE, 18369882175854740289).after("pass pass"),
        "RIGHT A! 350",
    ),
    Pose::at(
        "chip",
        Position::new(ONE_WITH_THREE, 18369882175854740289).after("pass pass"),
        "A! 100",
    ),
    Pose::at(
        "next",
        Position::new(ONE_WITH_THREE, 18369882175854740289).after("pass pass"),
        "A! 300",
    ),
    Pose::at(
        "round-over",
        Position::new(ONE_WITH_THREE, 18369882175854740289).after(MANY_RUNS),
        "RIGHT A 2000",
    ),
    Pose::at(
        "tiger",
        Position::new(ONE_WITH_THREE, 18369882175854740289)
            .with("hidden-tiger=true")
            .after("pass pass take"),
        "RIGHT RIGHT",
    ),
    Pose::at(
        "tiger-asked",
        Position::new(ONE_WITH_THREE, 18369882175854740289)
            .with("hidden-tiger=true")
            .after("pass pass"),
        "RIGHT RIGHT A",
    ),
    Pose::at(
        "tiger-played",
        Position::new(ONE_WITH_THREE, 18369882175854740289)
            .with("hidden-tiger=true")
            .after("pass pass"),
        "RIGHT RIGHT A RIGHT A! 200",
    ),
    Pose::at(
        "amigo-cards",
        Position::new(ONE_WITH_THREE, 18369882175854740289)
            .with("amigo=gaps-10-20-30")
            .after("pass pass"),
        "+X",
    ),
    Pose::at(
        "seven-seats",
        Position::new(ONE_WITH_SIX, 18369882175854740289).after("pass pass pass pass take"),
        "DOWN DOWN",
    ),
    Pose::at(
        "covered",
        Position::new(TWO_WITH_TWO, 18369882175854740289).after("pass pass"),
        "",
    ),
    Pose::at(
        "peek",
        Position::new(TWO_WITH_TWO, 18369882175854740289).after("pass pass pass"),
        "+X",
    ),
];
