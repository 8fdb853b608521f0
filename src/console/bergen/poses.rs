//! The screens of Bergen worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE_WITH_THREE: &str = "Anna Bertie/2 Clara/2 Otto/2";
const ONE_WITH_TWO: &str = "Anna Bertie/2 Clara/2";
const ONE_WITH_ONE: &str = "Anna Bertie/2";
const WIDE_ONE_WITH_THREE: &str = "Wwwwwwww Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2";
const TWO_WITH_TWO: &str = "Anna Bertie Clara/2 Otto/2";
const AFTER_3_OF_21: &str = "6-6 6-3@6 6-2@6";
const AFTER_4_OF_68: &str = "6-6 6-5@6 6-4@6 5-5@5";
const AFTER_4_OF_57: &str = "6-6 draw 6-4@6 4-0@4";
const AFTER_6_OF_45: &str = "5-5 6-5@5 5-0@5 draw 6-6@6 6-0@0";
const AFTER_4_OF_61: &str = "6-6 6-4@6 4-3@4 3-3@3";
const AFTER_3_OF_24: &str = "6-6 6-1@6 6-0@6";
const AFTER_6_OF_32: &str = "6-6 draw draw 6-0@6 3-0@0 5-3@3";
const AFTER_32_OF_9: &str = "6-6 6-3@6r 6-5@6 5-2@5 3-3@3 4-3@3 4-0@4 draw 2-0@0 draw 4-2@2 2-1@2 6-1@1 \
    6-4@4 6-0@6r 0-0@0 5-0@0 5-5@5 5-4@5 4-4@4 draw draw 6-2@6 4-1@4 1-0@1 pass \
    2-2@2 pass pass pass 3-2@2 5-3@3";
const AFTER_5_OF_99: &str = "6-6 6-3@6 6-5@6 5-5@5 5-3@3";
const AFTER_21_OF_126: &str = "6-6 draw draw draw draw draw draw draw draw 6-4@6 6-2@6 4-3@4 5-3@3 6-5@5 \
    3-2@2 3-1@3 6-1@1 6-3@6r draw draw 3-0@3";
const AFTER_16_OF_11: &str = "5-5 5-3@5 3-3@3 draw draw draw draw draw draw draw 4-3@3 5-4@4 draw draw \
    draw draw";
const AFTER_76_OF_135: &str = "6-6 6-3@6 6-0@6 3-3@3 draw 3-0@0 3-1@3 1-1@1 draw draw 5-3@3 4-1@1 4-0@4 \
    draw 5-1@5 0-0@0 draw 6-1@1 6-5@6 draw 5-5@5 draw 5-4@5 4-4@4 draw 6-4@4 \
    draw 1-0@0 6-2@6 3-3 5-3@3 3-2@3 6-2@2 6-5@6 draw draw 5-0@5 2-0@0 2-2@2 \
    5-1@5 2-1@1 draw draw draw draw draw 5-2@2 draw draw draw draw draw draw \
    draw draw 5-4@5 4-4@4 6-4@4 6-1@6 3-1@1 draw 4-2@2 4-3@4 pass 6-3@3 pass \
    6-6@6 pass 6-0@6 4-0@0 4-1@4 1-1@1 1-0@1 pass 3-0@3 pass";
const AFTER_89_OF_97: &str = "6-6 6-2@6 6-4@6 4-1@4 2-2@2 2-1@1 draw draw draw 4-2@2r 5-4@4 5-2@2 5-3@5 \
    3-0@3 1-0@0 draw pass pass 5-5@5 5-1@5 pass pass 1-1@1 6-1@1 6-3@6 3-2@3 \
    3-1@1 pass 4-3@3 2-0@2 5-0@0 6-5@5 6-6 6-0@6r 6-1@6 4-1@1 0-0@0 5-4@4 5-1@5 \
    4-0@0 draw 1-0@1 4-2@4 6-2@2 2-0@0 5-2@2 6-5@6 5-3@5 4-3@3 5-0@5 3-0@0 3-1@3 \
    draw 4-4@4 draw 6-4@4 2-1@1 6-6 6-0@6 6-5@6 5-3@5 6-3@3 5-0@0 6-2@6 4-2@2 \
    draw 5-2@5 3-2@2 4-1@4 1-1@1 3-0@3 5-1@1 0-0@0 draw 4-0@0 draw 4-4@4 6-4@4 \
    draw 5-4@5 4-3@4 3-1@3 pass 2-1@1 6-1@6 2-0@2 pass pass pass";
const AFTER_56_OF_56: &str = "6-6 6-4@6 4-0@4 6-0@0 6-5@6 5-4@5 4-2@4 6-2@2 6-1@6 2-1@1 2-0@2 draw draw \
    draw 0-0@0 draw pass 6-3@6 3-0@3 pass pass pass 5-0@0 5-2@5 3-2@2 3-3@3 \
    1-0@0 6-6 6-3@6 6-2@6 3-2@2 3-1@3 6-1@1 draw 6-4@6 3-3@3 4-4@4 5-3@3 5-4@5 \
    4-2@4 5-2@2 5-5@5 5-1@5 4-0@4 1-0@1 6-0@0 0-0@0 3-0@0 draw draw 4-3@3 draw \
    6-5@6 4-1@4 pass 5-0@5";
const AFTER_31_OF_9: &str = "6-6 6-3@6r 6-5@6 5-2@5 3-3@3 4-3@3 4-0@4 draw 2-0@0 draw 4-2@2 2-1@2 6-1@1 \
    6-4@4 6-0@6r 0-0@0 5-0@0 5-5@5 5-4@5 4-4@4 draw draw 6-2@6 4-1@4 1-0@1 pass \
    2-2@2 pass pass pass 3-2@2";
const AFTER_10_OF_99: &str = "6-6 6-3@6 6-5@6 5-5@5 5-3@3 5-0@5 5-1@5 2-0@0 2-1@2 1-0@1";
const AFTER_19_OF_24: &str = "6-6 6-1@6 6-0@6 1-0@1 draw draw draw draw pass 4-0@0 2-0@0 5-4@4 6-5@5 5-2@2 \
    5-0@5 6-2@6 3-2@2 3-3@3 3-0@3";
const AFTER_16_OF_185: &str = "5-5 5-3@5 3-3@3 3-0@3 2-0@0 3-2@2 5-1@5 draw draw 4-1@1 6-3@3 4-3@4 6-1@6 \
    draw draw pass";
const AFTER_72_OF_5: &str = "6-6 draw 6-0@6 1-0@0 3-1@1 6-5@6 5-5@5 3-3@3 6-3@3 5-4@5 4-0@4 6-1@6 0-0@0 \
    1-1@1 5-1@1 5-2@5 6-2@2 draw 5-0@0 draw draw pass pass 6-4@6 4-1@4 pass \
    2-1@1 pass 5-3@5 5-5 5-2@5 6-5@5 6-2@2 draw 6-6@6r 6-0@6r 6-3@6 0-0@0 3-0@3 \
    2-0@0 2-2@2 5-0@0 2-1@2 6-1@1 5-3@5 4-3@3 4-1@4 3-1@1 6-4@6 5-4@4 3-2@3 draw \
    4-2@2 draw 4-0@4 draw pass 5-1@5 5-5 draw draw draw draw pass 5-4@5 5-3@5 \
    6-4@4 6-3@6 3-3@3r 4-3@3 3-1@3 4-1@4";

pub(super) const POSES: &[Pose] = &[
    Pose::at(
        "tip",
        Position::new(ONE_WITH_THREE, 21).after(AFTER_3_OF_21),
        "TIPS",
    ),
    Pose::at(
        "opening-double",
        Position::new(ONE_WITH_THREE, 1),
        ":6-6! 1100",
    ),
    Pose::at(
        "play",
        Position::new(ONE_WITH_THREE, 68).after(AFTER_4_OF_68),
        "",
    ),
    Pose::at(
        "scores-three",
        Position::new(ONE_WITH_THREE, 57).after(AFTER_4_OF_57),
        "RIGHT",
    ),
    Pose::at(
        "which-end",
        Position::new(ONE_WITH_THREE, 45).after(AFTER_6_OF_45),
        "A",
    ),
    Pose::at(
        "both-ends",
        Position::new(ONE_WITH_THREE, 61).after(AFTER_4_OF_61),
        "A",
    ),
    Pose::at(
        "double-heading",
        Position::new(ONE_WITH_THREE, 24).after(AFTER_3_OF_24),
        ":1-0@1! 1000",
    ),
    Pose::at(
        "triple-heading",
        Position::new(ONE_WITH_THREE, 32).after(AFTER_6_OF_32),
        ":6-5@5! 1000",
    ),
    Pose::at(
        "hint",
        Position::new(ONE_WITH_THREE, 57).after(AFTER_4_OF_57),
        "Y DOWN DOWN A :6-0@0",
    ),
    Pose::at(
        "count",
        Position::new(ONE_WITH_THREE, 9).after(AFTER_32_OF_9),
        "X",
    ),
    Pose::at(
        "two-seats",
        Position::new(ONE_WITH_ONE, 99).after(AFTER_5_OF_99),
        "",
    ),
    Pose::at(
        "three-seats",
        Position::new(ONE_WITH_TWO, 126).after(AFTER_21_OF_126),
        "",
    ),
    Pose::at(
        "many-tiles",
        Position::new(ONE_WITH_ONE, 11).after(AFTER_16_OF_11),
        "",
    ),
    Pose::at(
        "fullest",
        Position::new(ONE_WITH_ONE, 135).after(AFTER_76_OF_135),
        "",
    ),
    Pose::at(
        "fullest-four",
        Position::new(ONE_WITH_THREE, 97).after(AFTER_89_OF_97),
        "",
    ),
    Pose::at(
        "wide-names",
        Position::new(WIDE_ONE_WITH_THREE, 56).after(AFTER_56_OF_56),
        "",
    ),
    Pose::at(
        "watching",
        Position::new(TWO_WITH_TWO, 9).after(AFTER_31_OF_9),
        "",
    ),
    Pose::at(
        "bergen",
        Position::new(ONE_WITH_ONE, 99).after(AFTER_10_OF_99),
        ":3-1@1! 2500",
    ),
    Pose::at(
        "blocked",
        Position::new(ONE_WITH_THREE, 24).after(AFTER_19_OF_24),
        ":0-0@0! 2500",
    ),
    Pose::at(
        "blocked-all-doubles",
        Position::new(ONE_WITH_THREE, 185).after(AFTER_16_OF_185),
        ":3-1@1! 2500",
    ),
    Pose::at(
        "round-over",
        Position::new(ONE_WITH_THREE, 185).after(AFTER_16_OF_185),
        ":3-1@1",
    ),
    Pose::at(
        "account",
        Position::new(ONE_WITH_THREE, 185).after(AFTER_16_OF_185),
        ":3-1@1 X",
    ),
    Pose::at(
        "account-headings",
        Position::new(ONE_WITH_ONE, 99).after(AFTER_10_OF_99),
        ":3-1@1 X",
    ),
    Pose::at(
        "dealing",
        Position::new(ONE_WITH_ONE, 99).after(AFTER_10_OF_99),
        ":3-1@1 A! 450",
    ),
    Pose::at(
        "reached",
        Position::new(ONE_WITH_THREE, 5).after(AFTER_72_OF_5),
        ":1-1@1r! 3000",
    ),
    Pose::at(
        "result",
        Position::new(ONE_WITH_THREE, 5).after(AFTER_72_OF_5),
        ":1-1@1r A",
    ),
    Pose::at(
        "own-heading",
        Position::new(ONE_WITH_THREE, 21).after(AFTER_3_OF_21),
        "RIGHT A A! 800",
    ),
];
