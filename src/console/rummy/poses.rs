//! The screens of Rummy worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE_WITH_ONE: &str = "Anna Bertie/2";
const ONE_WITH_THREE: &str = "Anna Bertie/2 Clara/2 Otto/2";
const ONE_WITH_FIVE: &str = "Anna Bertie/2 Clara/2 Otto/2 Dora/2 Emil/2";
const WIDE_ONE_WITH_THREE: &str = "Wwwwwwww Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2";
const WIDE_ONE_WITH_FIVE: &str = "Wwwwwwww Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2";
const TWO_WITH_TWO: &str = "Anna Bertie Clara/2 Otto/2";
const LONG: &str = "pile meld:4C,4H,4S drop:QC stock drop:8C stock drop:QS stock drop:TC stock lay:0,4D \
    drop:TH stock meld:6C,6D,6S drop:TS stock drop:7H stock drop:JD stock drop:9D stock \
    lay:1,6H drop:JS pile meld:JC,JH,JS drop:9H stock drop:KD stock drop:QH stock drop:8H \
    stock drop:KC stock drop:QD stock drop:7D stock drop:7C stock drop:KH stock drop:KS \
    stock drop:5H stock drop:5S stock drop:9S pile meld:7S,8S,9S drop:9C stock drop:TD stock \
    drop:5D stock drop:QC stock drop:8C stock drop:QS stock drop:TC stock drop:TH stock";
const FULL: &str = "stock drop:8S stock drop:KC stock drop:6C stock drop:8H stock drop:5C stock drop:9D \
    stock drop:2C stock drop:6H stock drop:JH pile meld:TH,JH,QH drop:TC pile meld:TC,TD,TS \
    drop:JS pile meld:JC,JD,JS drop:KD stock meld:2D,2H,2S lay:0,9H drop:4H stock drop:7C \
    pile meld:7C,7D,7S drop:AD stock meld:3S,4S,5S drop:KS stock drop:8D stock lay:5,6S \
    drop:9C stock";
const TWO_PLACES: &str = "stock drop:QC pile meld:TC,JC,QC drop:TH stock drop:KH stock drop:KD stock lay:0,9C \
    drop:JH stock meld:3C,4C,5C drop:KS stock lay:1,2C drop:TS stock drop:QH stock lay:1,6C \
    lay:1,7C drop:TD stock drop:JD stock drop:5S stock drop:7S stock";
const TURN_OVER: &str = "stock drop:9H stock drop:JD stock drop:9D stock drop:KD stock drop:7H stock drop:QD \
    stock drop:7D stock drop:TS stock drop:9S stock drop:9C stock drop:JC stock drop:TC \
    stock drop:2D stock drop:TD stock drop:2H";
const STANDSTILL: &str = "stock drop:TD stock drop:QD stock meld:6C,6D,6S drop:5C stock drop:9H pile meld:9D,9H,9S \
    drop:KC stock drop:8C stock drop:KH stock lay:0,6H drop:JH stock drop:KD stock drop:JC \
    stock drop:JD stock lay:1,9C drop:TC stock drop:QS stock drop:5S stock drop:TH stock \
    drop:JS stock drop:QC stock drop:TD stock drop:QD stock drop:5C stock drop:KC stock \
    drop:8C stock drop:QH stock drop:JH stock drop:KD stock drop:JC stock drop:JD stock \
    drop:TC stock drop:KH stock drop:TS stock drop:TH stock drop:JS";
const MOST: &str = "stock drop:KC stock meld:6C,7C,8C drop:QC stock drop:JH stock drop:9D stock lay:0,5C \
    drop:QD stock lay:0,4C lay:0,9C drop:7D stock drop:QS stock drop:TH pile meld:TC,TH,TS \
    drop:9H stock lay:0,3C drop:5D stock drop:JD stock drop:7S stock lay:1,TD drop:7H stock \
    lay:0,2C drop:8H stock drop:9S stock drop:JS stock drop:JC stock drop:KC stock lay:0,AC \
    drop:QC stock drop:JH stock drop:9D stock drop:QD stock drop:7D stock drop:KH stock \
    drop:9H stock drop:6D stock drop:JD stock drop:7S stock drop:7H stock drop:8H pile \
    meld:8D,8H,8S drop:4D stock drop:9S stock drop:JS stock drop:JC stock meld:KC,KD,KS \
    drop:6S stock meld:QC,QH,QS drop:3D stock drop:JH stock drop:9D stock lay:4,QD drop:6H \
    stock drop:7D stock lay:3,KH drop:4H stock drop:9H stock drop:6D stock drop:JD stock \
    drop:7S stock drop:7H stock drop:4D stock drop:9S stock drop:JS stock drop:JC stock \
    drop:6S stock meld:AD,2D,3D";
const OUT_OF_SIX: &str = "stock meld:4D,4H,4S drop:TC stock drop:KH stock lay:0,4C drop:KD stock meld:8C,8D,8H \
    drop:5C stock drop:QS stock drop:JC stock meld:AD,AH,AS";
const OUT_OF_TWO: &str = "stock meld:5H,6H,7H drop:TC stock lay:0,4H drop:QD stock drop:JH stock drop:7D stock \
    meld:6S,7S,8S,9S drop:9H stock lay:1,5S lay:1,TS lay:1,JS drop:KC stock drop:8C stock \
    meld:3C,4C,5C,6C drop:KS stock drop:6D stock drop:5D stock drop:9C stock lay:0,3H \
    drop:3D stock drop:3S stock lay:0,2H";
const LONG_DEAL: Position = Position::new(ONE_WITH_THREE, 1);
const FULL_TABLE: Position = Position::new(ONE_WITH_THREE, 4).after(FULL);
const OF_SIX: Position = Position::new(ONE_WITH_FIVE, 9).after(OUT_OF_SIX);
const OF_TWO: Position = Position::new(ONE_WITH_ONE, 6).after(OUT_OF_TWO);
const STANDING_STILL: Position = Position::new(ONE_WITH_FIVE, 63).after(STANDSTILL);
const TWO_WITH_TWO_TURN: Position = Position::new(TWO_WITH_TWO, 1).after_first(17, LONG);

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", LONG_DEAL.after_first(17, LONG), "TIPS"),
    Pose::at("draw", LONG_DEAL.after_first(17, LONG), ""),
    Pose::at("first-draw", Position::new(ONE_WITH_ONE, 4), ""),
    Pose::at("card-to-hand", LONG_DEAL.after_first(17, LONG), "A! 300"),
    Pose::at("meld", LONG_DEAL.after_first(52, LONG), ""),
    Pose::at("meld-to-well", LONG_DEAL.after_first(52, LONG), "A! 130"),
    Pose::at("mark", LONG_DEAL.after_first(53, LONG), "A"),
    Pose::at(
        "refused",
        LONG_DEAL.after_first(17, LONG),
        "RIGHT A UP! 200",
    ),
    Pose::at("discard", LONG_DEAL.after_first(53, LONG), "RIGHT UP"),
    Pose::at(
        "discard-to-pile",
        LONG_DEAL.after_first(53, LONG),
        "RIGHT UP A! 80",
    ),
    Pose::at("by-rank", LONG_DEAL.after_first(53, LONG), "DOWN"),
    Pose::at("lay-off", LONG_DEAL.after(LONG), ""),
    Pose::at(
        "on-which-meld",
        Position::new(ONE_WITH_THREE, 61).after(TWO_PLACES),
        "A",
    ),
    Pose::at("many-melds", FULL_TABLE, ""),
    Pose::at("melds", FULL_TABLE, "X"),
    Pose::at(
        "turn-over",
        Position::new(ONE_WITH_FIVE, 1).after(TURN_OVER),
        "",
    ),
    Pose::at("end-deal", STANDING_STILL, "A"),
    Pose::at("nobody-out", STANDING_STILL, "A RIGHT A 4000"),
    Pose::at(
        "six-seats",
        Position::new(ONE_WITH_FIVE, 66).after(MOST),
        "",
    ),
    Pose::at(
        "wide-names",
        Position::new(WIDE_ONE_WITH_THREE, 4).after(FULL),
        "B",
    ),
    Pose::at(
        "wide-names-six",
        Position::new(WIDE_ONE_WITH_FIVE, 66).after(MOST),
        "",
    ),
    Pose::at("showdown", OF_SIX, "UP A! 2000"),
    Pose::at("showdown-counted", OF_SIX, "UP A! 9000"),
    Pose::at("showdown-two", OF_TWO, "UP A! 9000"),
    Pose::at("deal-over", OF_SIX, "UP A! 9000 A 2000"),
    Pose::at(
        "dealing",
        OF_SIX.with("game=target-200"),
        "UP A! 9000 A 2000 A! 450",
    ),
    Pose::at("watching", TWO_WITH_TWO_TURN, "A A A UP! A! 60"),
    Pose::at("recap", TWO_WITH_TWO_TURN.after_first(19, LONG), "A"),
    Pose::at(
        "score-sheet",
        OF_SIX.with("game=target-200"),
        "UP A! 9000 A 2000 X",
    ),
    Pose::at("won", OF_TWO.with("game=deals-1"), "UP A! 9000 A A 3000"),
];
