//! The screens of Domino Poker worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE_WITH_THREE: &str = "Anna Bertie/2 Clara/2 Otto/2";
const TWO_WITH_TWO: &str = "Anna Bertie Clara/2 Otto/2";
const WIDEST: &str = "Wwwwwwww Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2";
/// Everything is bet twice; then whoever lost both times has two chips left.
const TWICE_ALL_IN: &str = "bet:2 raise:2 raise:2 raise:2 call call call \
    bet:2 raise:2 raise:2 raise:2 call call call check";
/// Three hands in which nobody bets.
const THREE_HANDS: &str = "check check check check check check check check check check check check";
/// Anna deals and has the pair of sixes, Otto that of fives, Bertie four of the ones.
const DEAL: Position = Position::new(ONE_WITH_THREE, 3);
const OTHER_DEAL: Position = Position::new(ONE_WITH_THREE, 2);
/// Anna deals and has nothing, Bertie a full hand.
const LOST_DEAL: Position = Position::new(ONE_WITH_THREE, 8);
const TWO_WITH_TWO_DEAL: Position = Position::new(TWO_WITH_TWO, 3);
const WIDEST_DEAL: Position = Position::new(WIDEST, 3).with("chips=100");
const SMALL: Position = Position::new(ONE_WITH_THREE, 8).with("chips=20");
/// Anna wins the last of four hands, and the game.
const WON_GAME: Position = Position::new(ONE_WITH_THREE, 21).with("hands=4 chips=20");
const SHOW_DOWN: Position = Position::new(ONE_WITH_THREE, 3).with("betting=show-down");

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", DEAL.after("check check bet:2"), "TIPS"),
    Pose::at("check", OTHER_DEAL.after("check check check"), ""),
    Pose::at("call", DEAL.after("check check bet:2"), ""),
    Pose::at("raise", DEAL.after("check check bet:2"), "RIGHT"),
    Pose::at("fold", DEAL.after("check check bet:2"), "RIGHT RIGHT A"),
    Pose::at(
        "hint",
        DEAL.after("check check bet:2"),
        "Y DOWN DOWN A :raise:2",
    ),
    Pose::at("ranks", DEAL.after("check check bet:2"), "X"),
    Pose::at("pays", DEAL.after("check check bet:2"), "RIGHT A! 200"),
    Pose::at("last-raise", DEAL.after("bet:2 raise:2 raise:2"), "RIGHT"),
    Pose::at(
        "no-more-raises",
        DEAL.after("bet:2 raise:2 fold raise:2 raise:2 call"),
        "",
    ),
    Pose::at(
        "folded",
        DEAL.after("check bet:2 call"),
        "RIGHT RIGHT A RIGHT A",
    ),
    Pose::at(
        "shows",
        DEAL.after("check check bet:2 call call"),
        ":fold! 2900",
    ),
    Pose::at(
        "won",
        DEAL.after("check check bet:2 call call"),
        ":fold! 5500",
    ),
    Pose::at(
        "hand-over",
        DEAL.after("check check bet:2 call call"),
        ":fold A 2000",
    ),
    Pose::at(
        "account",
        DEAL.after("check check bet:2 call call"),
        ":fold A 2000 X",
    ),
    Pose::at(
        "all-fold",
        DEAL.after("check check bet:2"),
        "RIGHT A :fold :fold :fold! 900",
    ),
    Pose::at(
        "deal",
        DEAL.after("check check bet:2 call call"),
        ":fold A 2000 A! 600",
    ),
    Pose::at("small-stack", SMALL.after(TWICE_ALL_IN), ""),
    Pose::at("show-down", SHOW_DOWN, ""),
    Pose::at("show-down-next", SHOW_DOWN.after("show"), ":show! 600"),
    Pose::at("lost", LOST_DEAL.after("check check check"), "A! 9000"),
    Pose::at("covered", TWO_WITH_TWO_DEAL.after("check check"), ""),
    Pose::at("recap", TWO_WITH_TWO_DEAL.after("bet:2 call raise:2"), "A"),
    Pose::at(
        "widest-names",
        WIDEST_DEAL.after("bet:2 raise:2 raise:2"),
        "RIGHT",
    ),
    Pose::at(
        "widest-names-show",
        WIDEST_DEAL.after("bet:2 raise:2 raise:2 raise:2 call call"),
        ":call! 8000",
    ),
    Pose::at(
        "end",
        WON_GAME.after(THREE_HANDS),
        "A :check :check :check! 9000",
    ),
    Pose::at(
        "result",
        WON_GAME.after(THREE_HANDS),
        "A :check :check :check A A 9000",
    ),
];
