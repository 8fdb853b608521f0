//! The screens of Poker Dice worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE_WITH_THREE: &str = "Anna Bertie/2 Clara/2 Otto/2";
const ONE_WITH_ONE: &str = "Anna Clara/2";
const ONE_WITH_SEVEN: &str = "Anna Bertie/2 Clara/2 Otto/2 Dora/2 Emil/2 Frieda/2 Georg/2";
const WIDE_ONE_WITH_SEVEN: &str =
    "Wwwwwwww Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2";
const DRAW: &str = "roll roll roll roll roll roll roll reroll:0,1,2 roll";
const TIE: &str = "roll roll roll roll roll reroll:1,2,3 roll reroll:0 roll reroll:1,4 \
    roll reroll:2,3 roll reroll:0,1,2 roll stand";
const MATCH: &str = "roll roll roll roll roll reroll:1,3,4 roll reroll:4 roll reroll:3 roll \
    reroll:2 roll reroll:2 roll reroll:0,3,4 roll reroll:0,1,3 roll";
const EIGHT_SEATS: &str = "roll roll roll roll roll roll roll roll roll roll roll roll roll roll \
    roll roll roll roll roll roll roll reroll:1,2,3 roll reroll:1,2,3 roll";
const ONE_WITH_THREE_DEAL: Position = Position::new(ONE_WITH_THREE, 18369882175854740289);
const ONE_WITH_THREE_OTHER_DEAL: Position = Position::new(ONE_WITH_THREE, 2376651683283413329);
const ONE_WITH_THREE_THIRD_DEAL: Position = Position::new(ONE_WITH_THREE, 11292016720555650668);
const ONE_WITH_ONE_DEAL: Position = Position::new(ONE_WITH_ONE, 2376651683283413329);

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", ONE_WITH_THREE_OTHER_DEAL.after(DRAW), "TIPS"),
    Pose::at("order", ONE_WITH_THREE_DEAL, ""),
    Pose::at("order-tumble", ONE_WITH_THREE_DEAL, "A! 250"),
    Pose::at(
        "order-tied",
        ONE_WITH_THREE_DEAL,
        "A! :roll :roll :roll 4500",
    ),
    Pose::at(
        "throw",
        ONE_WITH_THREE_OTHER_DEAL.after("roll roll roll roll roll roll roll reroll:0,1,2"),
        "",
    ),
    Pose::at(
        "tumble",
        ONE_WITH_THREE_OTHER_DEAL.after("roll roll roll roll roll roll roll reroll:0,1,2"),
        "A! 220",
    ),
    Pose::at("draw", ONE_WITH_THREE_OTHER_DEAL.after(DRAW), ""),
    Pose::at(
        "hint",
        ONE_WITH_THREE_OTHER_DEAL.after(DRAW),
        "Y DOWN DOWN A :reroll:4",
    ),
    Pose::at(
        "mark",
        ONE_WITH_THREE_OTHER_DEAL.after(DRAW),
        "UP LEFT A LEFT LEFT",
    ),
    Pose::at(
        "too-many",
        ONE_WITH_THREE_OTHER_DEAL.after(DRAW),
        "UP LEFT A LEFT A LEFT A LEFT A",
    ),
    Pose::at("clear", ONE_WITH_THREE_OTHER_DEAL.after(DRAW), "B DOWN"),
    Pose::at(
        "tumble-again",
        ONE_WITH_THREE_OTHER_DEAL.after(DRAW),
        "A! 300",
    ),
    Pose::at("made", ONE_WITH_THREE_OTHER_DEAL.after(DRAW), "A! 900"),
    Pose::at("ranks", ONE_WITH_THREE_OTHER_DEAL.after(DRAW), "X"),
    Pose::at(
        "tie",
        ONE_WITH_THREE_THIRD_DEAL.after_first(11, TIE),
        "A! 1800",
    ),
    Pose::at("throw-off", ONE_WITH_THREE_THIRD_DEAL.after(TIE), ""),
    Pose::at(
        "wild",
        Position::new(ONE_WITH_THREE, 3631105468889870426)
            .with("aces-wild=true")
            .after("roll roll roll roll roll roll roll"),
        "",
    ),
    Pose::at("match", ONE_WITH_ONE_DEAL.after(MATCH), ""),
    Pose::at(
        "hand-over",
        ONE_WITH_ONE_DEAL.after_first(15, MATCH),
        ":reroll:0,3,4 2000",
    ),
    Pose::at(
        "eight-seats",
        Position::new(ONE_WITH_SEVEN, 2376651683283413329).after(EIGHT_SEATS),
        "",
    ),
    Pose::at(
        "widest-names",
        Position::new(WIDE_ONE_WITH_SEVEN, 2376651683283413329).after(EIGHT_SEATS),
        "",
    ),
];
