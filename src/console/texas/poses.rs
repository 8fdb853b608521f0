//! The screens of Four Hand Texas worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const FOUR: &str = "Anna Bertie/2 Clara/2 Otto/2";
const WIDE: &str = "Wwwwwwww Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2";
const TWO_PERSONS: &str = "Anna Bertie Clara/2 Otto/2";
const GAME: &str = "pass pass pass bid:30 trump:6 4-2 4-3 4-1 4-0 0-0 2-0 1-0 6-4 5-2 5-4 5-1 5-0 6-2 3-0 \
    6-6 6-0 2-1 6-5 3-2 2-2 3-3 6-3 5-3 3-1 5-5 1-1 4-4 6-1 \
    pass pass bid:30 pass trump:4 4-4 4-0 6-4 4-2 5-2 6-5 5-1 5-3 6-0 1-0 6-2 6-6 3-3 6-3 3-2 3-0 4-3 \
    6-1 2-1 5-4 2-0 4-1 2-2 0-0 5-5 5-0 1-1 3-1 \
    bid:30 pass pass pass trump:5 5-5 5-2 3-2 5-0 6-0 6-1 6-6 6-2 3-0 6-3 4-3 2-0 1-0 2-2 2-1 3-1 4-0 \
    4-4 6-4 0-0 3-3 5-1 6-5 4-2 5-3 1-1 4-1 5-4 \
    bid:30 bid:31 pass pass pass trump:4 4-4 5-4 4-0 4-1 6-4 2-0 4-3 0-0 5-5 5-2 5-1 6-2 4-2 5-3 1-0 \
    2-2 6-0 6-3 2-1 6-6 3-2 6-1 1-1 3-0 3-3 5-0 6-5 3-1 \
    pass pass pass pass pass pass pass bid:30 trump:6 5-1 1-0 5-2";
const LIMIT: &str = "bid:42 bid:84 pass";
const LOST: &str = "pass bid:42 bid:84 pass pass trump:1 4-0 6-4 4-3";
const DOUBLES: &str = "pass pass pass bid:42 trump:doubles";
const START: Position = Position::new(FOUR, 1);
const OTHERS: Position = Position::new(FOUR, 3);
const WIDE_START: Position = Position::new(WIDE, 1);
const TWO_START: Position = Position::new(TWO_PERSONS, 1);

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", START.after_first(3, GAME), "TIPS"),
    Pose::at("tip-play", START.after_first(5, GAME), "TIPS"),
    Pose::at("pass", OTHERS.after("bid:30 pass pass"), ""),
    Pose::at("bid", OTHERS.after("bid:30 pass pass"), "RIGHT RIGHT"),
    Pose::at("bid-limit", START.after(LIMIT), "RIGHT"),
    Pose::at(
        "bid-hint",
        START.after_first(3, GAME),
        "Y DOWN DOWN A :bid:30",
    ),
    Pose::at(
        "must-bid",
        START.with("all-pass=dealer-bids-30").after_first(3, GAME),
        "LEFT! 200",
    ),
    Pose::at("all-pass", START.after_first(3, GAME), "A! 900"),
    Pose::at("dealing", START.after_first(3, GAME), "A! 2300"),
    Pose::at("name", START.after_first(4, GAME), ""),
    Pose::at("name-doubles", START.after_first(4, GAME), "DOWN DOWN"),
    Pose::at("named", START.after_first(4, GAME), "A! 700"),
    Pose::at("lead", START.after_first(5, GAME), ""),
    Pose::at("follow", START.after_first(72, GAME), ""),
    Pose::at("hint", START.after_first(72, GAME), "Y DOWN DOWN A :5-2"),
    Pose::at("tile-flies", START.after_first(72, GAME), "RIGHT A! 66"),
    Pose::at("last-to-play", START.after_first(145, GAME), ""),
    Pose::at("trick", START.after_first(145, GAME), "A! 900"),
    Pose::at("trick-leaves", START.after_first(145, GAME), "A! 1600"),
    Pose::at("doubles", START.after(DOUBLES), ""),
    Pose::at("tricks", START.after_first(92, GAME), "X"),
    Pose::at("tricks-all", START.after_first(128, GAME), "X"),
    Pose::at("forced", START.after_first(108, GAME), "60"),
    Pose::at("set", START.after_first(132, GAME), ":3-1! 2400"),
    Pose::at("hand-over", START.after_first(132, GAME), ":3-1 5000"),
    Pose::at("account", START.after_first(132, GAME), ":3-1 5000 X"),
    Pose::at("score-sheet", START.after_first(134, GAME), "X"),
    Pose::at("limit-lost", START.after(LOST), ":1-1 5000 X"),
    Pose::at(
        "wide-names-bid",
        WIDE_START.after("bid:30 bid:31 pass"),
        "RIGHT",
    ),
    Pose::at("wide-names", WIDE_START.after_first(72, GAME), ""),
    Pose::at(
        "wide-names-over",
        WIDE_START.after_first(132, GAME),
        ":3-1 5000 X",
    ),
    Pose::at(
        "watching",
        TWO_START.after_first(105, GAME),
        "A A A! :5-4 900",
    ),
    Pose::at("recap", TWO_START.after_first(71, GAME), ":5-5 A"),
];
