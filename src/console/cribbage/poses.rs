//! The screens of Cribbage worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const TWO: &str = "Anna Bertie/2";
const THREE: &str = "Anna Bertie/2 Clara/2";
const FOUR: &str = "Anna Bertie/2 Clara/2 Otto/2";
const WIDE_TWO: &str = "Wwwwwwww Wwwwwwww/2";
const WIDE_FOUR: &str = "Wwwwwwww Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2";
const TWO_PERSONS: &str = "Anna Bertie Clara/2";

const RUN: &str = "crib:AS,JS crib:7D,8D 8C TC";
const EARLIER: &str = "crib:QC,AS crib:AC,2D 6C 9D 5H TH go go JC";
const THIRTY_ONE: &str = "crib:KC,AH crib:TC,QD JD 7S KD 2D go";
const GRADED: &str = "crib:6D,3S crib:4C,KH TD 3D JD AC go AS 3H TS QS count count count";
const SHOW: &str = "crib:8D,JS crib:9D,8H 3D KH 2S JH 3H go AH QS KS count count count";
const CRIB: &str = "crib:6D,3S crib:3D,3H TD KH JD AC TS 4C QS AS count count count";
const NOBS: &str = "crib:QH,AS crib:8C,6S 7H";
const LONG_ROW: &str = "crib:KH crib:6D crib:JS crib:8S 2C 2H 4C 3S AC 3C 9C 4D go go go AS go 9S";
const THREE_SEATS: &str = "crib:KC crib:9D crib:8H JC JD 5C AS AD AH go go go JS QH";
const SHORT: &str = "crib:8C,KC crib:7D,7S 2H 2C 2S TH 4S 3S 6S AS count count count \
    crib:4C,KS crib:AC,7C JD 9C TC go go 7D QC 4H 5D go 9S count count count \
    crib:2D,AH crib:9C,AS JH 5D KH 5H go go TS QH KS go QS count count count \
    crib:8D,2H crib:JC,QC 6C 7D 5C";
const TO_A_RUN: Position = Position::new(TWO, 139);
const TO_A_SHOW: Position = Position::new(TWO, 24);
const FOR_NOBS: Position = Position::new(TWO, 19);
const FOUR_DEAL: Position = Position::new(FOUR, 12);

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", TO_A_RUN, "TIPS"),
    Pose::at("tip-play", TO_A_RUN.after(RUN), "TIPS"),
    Pose::at("discard", TO_A_RUN, ""),
    Pose::at("discard-picked", TO_A_RUN, "A RIGHT A"),
    Pose::at("discard-refused", TO_A_RUN, "A UP! 200"),
    Pose::at("own-crib", FOR_NOBS.after_first(1, NOBS), "A RIGHT"),
    Pose::at("starter", FOR_NOBS.after_first(1, NOBS), "A RIGHT A A! 550"),
    Pose::at(
        "his-nobs",
        FOR_NOBS.after_first(1, NOBS),
        "A RIGHT A A! 1500",
    ),
    Pose::at(
        "his-nobs-to-peg",
        FOR_NOBS.with("counting=claim").after(NOBS),
        "",
    ),
    Pose::at("play", TO_A_RUN.after(RUN), ""),
    Pose::at("hint", TO_A_RUN.after(RUN), "Y DOWN DOWN A :9S"),
    Pose::at("card-flies", TO_A_RUN.after(RUN), "A! 120"),
    Pose::at("run", TO_A_RUN.after(RUN), "A! 450"),
    Pose::at("earlier-count", Position::new(TWO, 62).after(EARLIER), ""),
    Pose::at(
        "thirty-one",
        Position::new(TWO, 276).after(THIRTY_ONE),
        "A! 400",
    ),
    Pose::at("go", TO_A_SHOW.after_first(6, SHOW), "A! :go 500"),
    Pose::at(
        "last-card",
        TO_A_RUN.after_first(6, "crib:AS,JS crib:7D,8D 8C TC 9S 3H"),
        "1000 :go! 1400",
    ),
    Pose::at("show", TO_A_SHOW.after_first(10, SHOW), ":KS! 3200"),
    Pose::at("show-run", TO_A_SHOW.after_first(10, SHOW), ":KS! 4500"),
    Pose::at(
        "show-counted",
        TO_A_SHOW.after_first(11, SHOW),
        "A! 200 A! 200",
    ),
    Pose::at(
        "show-crib",
        Position::new(TWO, 22).after_first(12, CRIB),
        "4200",
    ),
    Pose::at(
        "claim",
        TO_A_SHOW.with("counting=muggins").after_first(11, SHOW),
        "UP UP RIGHT",
    ),
    Pose::at(
        "claimed",
        TO_A_SHOW.with("counting=muggins").after_first(11, SHOW),
        "UP UP RIGHT A",
    ),
    Pose::at(
        "muggins",
        TO_A_SHOW.with("counting=muggins").after_first(11, SHOW),
        "UP UP RIGHT A A! 900",
    ),
    Pose::at(
        "deal-over",
        TO_A_SHOW.after_first(13, SHOW),
        ":count A A 3000",
    ),
    Pose::at("this-deal", TO_A_SHOW.after_first(9, SHOW), "X"),
    Pose::at("graded", Position::new(TWO, 22).after(GRADED), "X"),
    Pose::at("graded-best", Position::new(TWO, 22).after(CRIB), "X"),
    Pose::at(
        "three-seats",
        Position::new(THREE, 14).after(THREE_SEATS),
        "",
    ),
    Pose::at("four-seats", FOUR_DEAL.after_first(11, LONG_ROW), ""),
    Pose::at(
        "four-seats-run",
        FOUR_DEAL.after_first(7, LONG_ROW),
        "A! 900",
    ),
    Pose::at("long-row", FOUR_DEAL.after_first(15, LONG_ROW), ""),
    Pose::at("four-seats-deal", FOUR_DEAL.after_first(11, LONG_ROW), "X"),
    Pose::at("wide-names", Position::new(WIDE_TWO, 139), "A RIGHT A"),
    Pose::at(
        "wide-names-show",
        Position::new(WIDE_TWO, 24).after_first(11, SHOW),
        "A! 200 A! 200",
    ),
    Pose::at(
        "wide-names-four",
        Position::new(WIDE_FOUR, 12).after_first(11, LONG_ROW),
        "",
    ),
    Pose::at(
        "watching",
        Position::new(TWO_PERSONS, 14).after_first(8, THREE_SEATS),
        "A A A",
    ),
    Pose::at(
        "recap",
        Position::new(TWO_PERSONS, 14).after_first(7, THREE_SEATS),
        "A",
    ),
    Pose::at(
        "once-round",
        Position::new(TWO, 47)
            .with("target=61")
            .after_first(SHORT_BUT_ONE, SHORT),
        "",
    ),
    Pose::at(
        "home",
        Position::new(TWO, 47)
            .with("target=61")
            .after_first(SHORT_BUT_ONE, SHORT),
        "A! 2000",
    ),
];

/// All of the short game but its last card.
const SHORT_BUT_ONE: usize = 49;
