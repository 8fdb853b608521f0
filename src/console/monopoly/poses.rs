//! The screens of Monopoly worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE_WITH_THREE: &str = "Anna Bertie/2 Clara/2 Otto/2";
const WIDE_TWO_WITH_TWO: &str = "Wwwwwwww Mmmmmmmm Wwwwwwww/2 Wwwwwwww/2";
const ONE_WITH_SEVEN: &str = "Anna Bertie/2 Clara/2 Otto/2 Dora/2 Emil/2 Frieda/2 Gustav/2";
const OWES: &str = "roll tax:flat end roll buy end roll buy end roll buy end roll roll end roll end roll end roll buy end \
    roll buy end roll buy end roll buy end roll end roll buy end roll buy end roll end roll buy roll end \
    roll end roll buy end roll tax:flat roll end roll buy end roll buy end roll end deal:1 want:11 want:14 \
    cash:500 offer accept deal:2 want:13 cash:250 offer accept build:11 build:13 build:14 call:1 deal:2 \
    want:31 cash:300 offer accept deal:3 want:34 give:8 cash:100 offer accept build:31 build:32 build:34 \
    build:31 build:32 back deal:3 want:9 cash:204 offer accept roll end roll auction pass pass pass pass end \
    roll end roll end roll auction pass pass pass pass roll auction pass pass pass pass end roll auction \
    pass pass pass pass end roll buy end roll end roll";
const GIVEN: &str = "roll tax:flat end roll buy end roll buy end roll buy end roll roll end roll end roll end roll buy end \
    roll buy end roll buy end roll buy end roll end roll buy end roll buy end roll end roll buy roll end \
    roll end roll buy end roll tax:flat roll end roll buy end roll buy end roll end deal:1 want:11 want:14 \
    cash:500 offer accept deal:2 want:13 cash:250 offer accept build:11 build:13 build:14 call:1 mortgage:8 \
    deal:0 give:8 want:3 cash:-50 offer accept";
const JAILED: &str = "roll buy end roll end roll roll roll buy end roll tax:flat end roll roll buy end roll buy end roll end \
    roll roll end roll end roll end roll end";
const SHORT: &str = "roll buy end roll buy end roll buy end roll buy end roll end roll buy end roll end roll end roll end \
    roll end roll end roll end roll buy build:16 build:18 build:19 build:16 build:18 build:19 build:16 \
    build:18 build:19 build:16 build:18 end roll mortgage:8 mortgage:11 end build:19 roll buy end roll \
    auction pass pass end roll end roll auction pass pass end roll buy end roll buy end roll end roll end \
    roll end roll end roll end roll mortgage:3 mortgage:12 mortgage:14 mortgage:15 mortgage:23 bankrupt";
const MANY: &str = "roll buy end roll end roll end roll tax:flat end roll roll buy end roll buy roll buy roll buy end roll \
    buy end roll buy end roll buy end roll end roll buy end roll roll end roll buy roll buy end roll buy \
    roll end roll roll end roll buy roll end roll end roll buy roll buy end roll end roll end roll end roll \
    buy end roll end roll end roll roll buy end roll buy end roll roll tax:flat end roll buy end roll buy \
    end roll buy end roll end roll end roll end roll end roll roll end roll tax:flat end roll end roll end \
    roll buy end";

/// The table before anything is sold, with some groups sold, with built groups, and with a debt.
const BEGIN: Position = Position::new(ONE_WITH_THREE, 17);
const SOLD: Position = Position::new(ONE_WITH_THREE, 1).after_first(62, OWES);
const BUILT: Position = Position::new(ONE_WITH_THREE, 1).after_first(94, OWES);
const DEBT: Position = Position::new(ONE_WITH_THREE, 1).after(OWES);
const WIDE: Position = Position::new(WIDE_TWO_WITH_TWO, 1).after_first(76, OWES);
const SOLD_OUT: Position = Position::new(ONE_WITH_SEVEN, 5).after(MANY);

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", BEGIN, "TIPS"),
    Pose::at("throw", BUILT, ""),
    Pose::at("eight-seats", SOLD_OUT, ""),
    Pose::at("tumble", BEGIN, "A! 150"),
    Pose::at("walk", BEGIN, "A! 900"),
    Pose::at("card", Position::new(ONE_WITH_THREE, 11), "A! 1800"),
    Pose::at("buy", BEGIN.after("roll"), ""),
    Pose::at("hint", BEGIN.after("roll"), "Y DOWN DOWN A :buy"),
    Pose::at("look-round", BUILT, "UP UP UP UP UP"),
    Pose::at(
        "auction",
        BEGIN.after("roll auction bid:30 pass bid:50"),
        "",
    ),
    Pose::at(
        "limit",
        BEGIN.after("roll auction bid:30 pass bid:50"),
        "RIGHT RIGHT A UP",
    ),
    Pose::at("tax", Position::new(ONE_WITH_THREE, 11).after("roll"), ""),
    Pose::at("jail", Position::new(ONE_WITH_THREE, 57).after(JAILED), ""),
    Pose::at("build", BUILT, "RIGHT A"),
    Pose::at("sell", BUILT, "RIGHT A RIGHT RIGHT RIGHT A"),
    Pose::at("others", SOLD, "RIGHT RIGHT A DOWN"),
    Pose::at("deal", SOLD, "RIGHT RIGHT A A A"),
    Pose::at("offer", SOLD.after_first(66, OWES), "LEFT DOWN"),
    Pose::at("money", SOLD.after_first(66, OWES), "LEFT DOWN DOWN A"),
    Pose::at(
        "answer",
        Position::new("Anna Bertie Clara/2 Otto/2", 1).after_first(67, OWES),
        "",
    ),
    Pose::at(
        "taken-over",
        Position::new(ONE_WITH_THREE, 1).after(GIVEN),
        "",
    ),
    Pose::at("debt", DEBT, ""),
    Pose::at("debt-sheet", DEBT, "RIGHT A"),
    Pose::at("wide-names", WIDE, ""),
    Pose::at("groups", BUILT, "X"),
    Pose::at("holdings", BUILT, "X RIGHT"),
    Pose::at("deeds", BUILT, "X RIGHT RIGHT DOWN DOWN"),
    Pose::at(
        "ended",
        Position::new("Anna Bertie/2", 23)
            .with("mode=short")
            .after_first(85, SHORT),
        ":bankrupt",
    ),
];
