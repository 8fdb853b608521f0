//! The screens of Block worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE_WITH_THREE: &str = "Anna Bertie/2 Clara/2 Otto/2";
const WIDE_ONE_WITH_THREE: &str = "Wwwwwwww Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2";
const ONE_WITH_ONE: &str = "Anna Bertie/2";
const NOTES: &str = "6-6 6-3@6 6-2@6 4-2@2 4-3@4 3-3@3 3-0@3 6-0@0 6-1@6 5-3@3 5-2@5 1-1@1 \
    5-1@1 5-5@5 2-1@2 6-5@5 pass pass 6-4@6 5-4@4 pass 5-0@5 4-0@0 4-1@4 \
    pass pass 1-0@1 6-6 6-3@6 3-3@3 6-1@6 1-1@1 4-3@3 5-4@4 4-1@1 6-5@5 \
    pass 4-0@4 6-2@6 6-0@0 2-2@2 2-1@2 5-1@1 6-4@6 5-5@5 5-3@5 4-4@4 pass \
    3-1@3 pass 4-2@4 2-0@2 0-0@0 3-0@0 3-2@3 6-6 pass 6-4@6 4-4@4";
const PASSED: &str = "6-6 6-5@6 5-5@5 6-0@6 5-3@5 6-3@3 5-0@0 6-4@6 4-4@4 5-4@5 4-3@4r 3-3@3 \
    3-1@3 1-1@1 4-2@4 3-2@2 5-1@1 pass pass 3-0@3 5-2@5 2-2@2 2-0@2 1-0@0 \
    pass 6-1@1";
const ONE_WITH_THREE_DEAL: Position = Position::new(ONE_WITH_THREE, 5330399801727879200);
const ONE_WITH_THREE_OTHER_DEAL: Position = Position::new(ONE_WITH_THREE, 18369882175854740289);

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", ONE_WITH_THREE_DEAL.after(NOTES), "TIPS"),
    Pose::at(
        "play",
        Position::new(ONE_WITH_THREE, 951479856196246514).after("6-6 pass 6-4@6 4-2@4 5-2@2"),
        "",
    ),
    Pose::at(
        "hint",
        ONE_WITH_THREE_DEAL.after(NOTES),
        "Y DOWN DOWN A :4-3@4",
    ),
    Pose::at("notes", ONE_WITH_THREE_DEAL.after(NOTES), ""),
    Pose::at(
        "choose-end",
        ONE_WITH_THREE_DEAL.after("6-6 6-3@6 6-2@6 4-2@2"),
        "A",
    ),
    Pose::at(
        "passed",
        ONE_WITH_THREE_OTHER_DEAL.after(PASSED),
        "A! :pass 1000",
    ),
    Pose::at("count", ONE_WITH_THREE_DEAL.after(NOTES), "X"),
    Pose::at("fullest", ONE_WITH_THREE_OTHER_DEAL.after(PASSED), ""),
    Pose::at(
        "wide-names",
        Position::new(WIDE_ONE_WITH_THREE, 18369882175854740289).after(PASSED),
        "",
    ),
    Pose::at(
        "hands-up",
        ONE_WITH_THREE_OTHER_DEAL.after(PASSED),
        "A! :pass :6-2@6 3000",
    ),
    Pose::at(
        "two-seats",
        Position::new(ONE_WITH_ONE, 2376651683283413329).after("1-1 pass 2-1@1 4-2@2 6-4@4"),
        ":3-2@3 A",
    ),
];
