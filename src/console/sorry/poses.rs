//! The screens of Sorry! worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const PEOPLE: &str = "Anna Bertie Clara Otto";
const TWO_PEOPLE: &str = "Anna Bertie";
const THREE_PEOPLE: &str = "Anna Bertie Clara";
const WIDE: &str = "Wwwwwwww Wwwwwwww Wwwwwwww Wwwwwwww";
const ONE_WITH_THREE: &str = "Anna Bertie/2 Clara/2 Otto/2";

const LATE: &str = "start:2.0 pass start:3.0 pass pass move:2.0,7 move:3.0,8 pass pass swap:2.0,3.0 move:3.0,5 sorry:0.0,2.0 \
    pass pass move:3.0,3 move:0.0,10 pass pass start:3.1 move:3.1,10 pass start:1.0 start:2.0 sorry:2.1,1.0 \
    move:3.1,12 start:0.1 move:0.1,-4 start:1.0 move:2.0,1 start:3.2 move:0.0,-4 move:1.0,7 move:2.0,3 \
    move:3.1,10 pass move:1.0,5 move:2.0,10 move:3.2,8 pass move:1.0,5 sorry:2.1,3.1 move:3.2,12 move:0.0,5 \
    move:1.0,3 move:2.1,8 swap:3.2,2.1 move:0.1,8 move:1.0,-4 start:2.0 swap:2.0,3.2 move:3.2,-4 pass \
    move:1.0,12 move:2.1,3 move:3.2,11 start:0.2 move:1.0,3 move:2.1,-4 start:3.1 move:3.1,3 move:0.2,12 \
    sorry:1.1,2.1 start:2.1 move:2.1,1 move:3.1,8 start:0.3 sorry:1.0,0.3 start:2.2 move:2.0,1 move:3.2,10 \
    sorry:0.3,3.1 move:1.1,8 move:2.1,-4 pass move:0.3,5 start:1.2 move:2.2,12 pass pass split:1.0,5,1.2,2 \
    move:2.1,5 pass pass move:1.0,10 move:2.2,10 pass pass move:1.2,5 sorry:2.3,1.2 move:3.0,-1 move:0.3,3 \
    pass move:2.0,8 split:3.0,5,3.2,2";
const FULLEST: &str = "pass pass start:0.0 pass pass pass move:0.0,5 sorry:1.0,0.0 pass pass pass move:1.0,-4 pass start:3.0 \
    pass move:1.0,-4 start:2.0 move:2.0,7 move:3.0,7 pass move:1.0,-4 move:2.0,1 start:3.1 pass move:1.0,10 \
    move:2.0,5 move:3.0,10 pass pass move:2.0,5 move:3.1,12 pass sorry:1.1,3.1 sorry:2.1,1.1 move:3.0,-1 \
    pass pass start:2.2 move:2.1,8 move:3.0,8 pass start:1.1 sorry:1.2,2.1 move:2.0,2 move:2.2,1 move:3.0,5 \
    pass move:1.1,2 move:1.1,12 move:2.2,3 move:3.0,5 pass swap:1.1,2.0 move:2.2,5 start:3.1 move:3.1,-4 \
    start:0.0 swap:0.0,1.2 swap:1.2,3.1 move:2.2,3 move:3.1,1 move:0.0,3 move:1.2,8 move:2.2,-4 \
    split:3.0,1,3.1,6 start:0.1 move:1.2,-1 move:2.0,10 start:3.2 split:0.1,6,0.0,1 move:1.2,10 move:2.0,8 \
    sorry:3.3,1.2 sorry:0.2,3.1 move:1.1,7 sorry:2.1,3.0 move:3.2,-4 move:0.1,5 move:1.1,8 move:2.0,8 \
    move:3.3,10 split:0.0,4,0.1,3 pass sorry:2.2,0.0 move:3.2,1 move:0.1,-4 start:1.2 move:1.2,12 \
    swap:2.2,0.1 start:3.0 move:0.2,8 move:1.2,-1 move:2.2,1 move:3.0,2 move:3.0,-4";
const WON: &str = "start:0.0 move:0.0,2 move:0.0,-4 pass sorry:2.0,0.0 pass pass start:1.0 swap:1.0,2.0 move:2.0,10 pass \
    pass move:1.0,11 move:2.0,7 start:3.0 start:0.0 sorry:1.1,0.0 pass move:3.0,7 sorry:0.0,3.0 move:1.1,11 \
    pass pass move:0.0,12 pass start:2.1 pass start:0.1 move:0.1,-4 move:1.0,5 move:2.1,8 start:3.0 pass \
    move:1.1,-1 move:2.1,5 move:3.0,1 move:0.1,8 move:1.1,-4 move:2.1,3 pass pass move:1.1,10 move:2.1,3 \
    pass sorry:0.2,2.1 split:1.1,2,1.0,5 pass pass move:0.2,11 start:1.2 move:1.2,5 pass sorry:3.0,1.2 \
    start:0.3 move:0.3,1 sorry:1.2,0.3 pass move:3.0,12 pass move:1.1,1 pass move:3.0,7 start:0.3 \
    move:1.2,10 start:2.1 pass move:0.3,-4 pass move:2.0,2 move:2.1,2 sorry:2.2,1.2 pass pass pass \
    move:2.1,10 pass move:0.3,3 pass split:2.2,2,2.1,5 pass split:0.3,5,0.2,2 pass move:2.1,-4 pass pass \
    start:1.2 move:2.2,5 sorry:3.0,2.2 pass move:1.2,-4 swap:2.1,3.0 sorry:3.1,2.1";
const ROUND: &str = "4/move:0.0,-4 S/sorry:1.1,0.0 S/sorry:0.0,1.1 12/move:1.0,12 7/move:0.0,7 12/move:1.0,12 2/start:0.1 \
    4/move:0.1,-4 drop:3 7/split:0.1,6,0.0,1 drop:4 2/move:0.1,2 1/start:0.2 drop:10 4/move:0.2,-4 \
    1/start:1.0 8/move:0.2,8 10/move:1.0,10 1/start:0.3 12/move:1.0,12 11/swap:0.3,1.0 10/move:1.0,10 \
    5/move:0.3,5 11/move:1.0,11 5/move:0.3,5 8/move:1.0,8";

const SLIDE: Position = Position::new(PEOPLE, 59).after("start:1.0 pass pass pass start:0.0");
const SEVEN: Position = Position::new(PEOPLE, 177).after(
    "start:3.0 start:0.0 pass start:2.0 swap:2.0,0.0 move:3.0,12 move:0.0,12 pass start:2.0 \
    move:3.0,12 start:0.1 move:0.0,2",
);
const ELEVEN: Position = Position::new(PEOPLE, 344)
    .after("pass start:3.0 move:3.0,8 start:0.0 start:1.0 move:1.0,-4 pass start:3.1");
const CHANGE: Position = Position::new(PEOPLE, 264).after(
    "pass start:3.0 sorry:0.0,3.0 start:1.0 start:2.0 move:2.0,1 pass move:0.0,10 move:1.0,5 \
    move:2.0,3 pass",
);
const SORRY: Position = Position::new(PEOPLE, 61).after("pass pass pass start:2.0 start:3.0");
const BUMP: Position = Position::new(PEOPLE, 59).after(
    "start:1.0 pass pass pass start:0.0 move:0.0,12 pass start:2.0 move:2.0,-4 start:3.0 \
    move:0.0,3 pass start:2.1 move:3.0,10",
);
const HOME: Position =
    Position::new(PEOPLE, 207).after("start:0.0 pass pass pass move:0.0,-4 pass start:2.0 pass");
const PARTNERS: Position = Position::new(PEOPLE, 177).with("mode=team").after(
    "start:1.0 start:0.0 move:1.0,10 start:2.0 swap:2.0,1.0 move:1.0,12 move:0.0,12 \
    move:1.0,12 start:0.1 pass start:2.1 move:0.0,2",
);
const POINTS: Position = Position::new(ONE_WITH_THREE, 1).with("mode=points game=target-300");
const DROP: Position = Position::new(ONE_WITH_THREE, 19).with("mode=points").after(
    "11/swap:2.0,1.0 S/sorry:3.1,1.0 4/move:0.0,-4 S/sorry:1.0,0.0 12/move:2.0,12 12/move:3.0,12",
);
const LAST_PAWN: Position = Position::new(TWO_PEOPLE, 121)
    .with("mode=points game=target-200")
    .after(ROUND);

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", SLIDE, "TIPS"),
    Pose::at("begin", Position::new(ONE_WITH_THREE, 61), ""),
    Pose::at("slide", SLIDE, ""),
    Pose::at("walking", SLIDE, "A! 300"),
    Pose::at("bump", BUMP, ""),
    Pose::at("cards", BUMP, "X"),
    Pose::at("hint", BUMP, "Y DOWN DOWN A :move:0.0,12"),
    Pose::at("seven", SEVEN, ""),
    Pose::at("seven-shared", SEVEN, "A"),
    Pose::at("eleven", ELEVEN, "DOWN"),
    Pose::at("swapping", ELEVEN, "DOWN A! 200"),
    Pose::at("pass", CHANGE, ""),
    Pose::at("sorry", SORRY, "DOWN"),
    Pose::at("useless", Position::new(PEOPLE, 2), "300"),
    Pose::at("turning-up", SORRY, "A! 720"),
    Pose::at("home", HOME, ""),
    Pose::at("late", Position::new(PEOPLE, 371).after(LATE), ""),
    Pose::at("fullest", Position::new(WIDE, 215).after(FULLEST), ""),
    Pose::at("partners", PARTNERS, ""),
    Pose::at("partners-seven", PARTNERS, "DOWN DOWN A 2000"),
    Pose::at("hand", POINTS, ""),
    Pose::at("hand-used", POINTS, "A"),
    Pose::at("drop", DROP, ""),
    Pose::at("drop-question", DROP, "A"),
    Pose::at("round-over", LAST_PAWN, "A A A 3000"),
    Pose::at("account", LAST_PAWN, "A A A 3000 X"),
    Pose::at("dealing", LAST_PAWN, "A A A 3000 A! 450"),
    Pose::at("won", Position::new(PEOPLE, 228).after(WON), "A 6000"),
    Pose::at("two-seats", Position::new(TWO_PEOPLE, 6).after(
        "pass start:1.0 move:1.0,10 start:0.0 move:1.0,5 move:0.0,-4 start:1.1 split:1.0,5,1.1,2 \
        start:0.1 move:1.1,-4 move:0.0,8 move:1.0,8",
    ), ""),
    Pose::at("three-seats", Position::new(THREE_PEOPLE, 124).after(
        "pass pass pass pass pass start:1.0 start:2.0 start:0.0",
    ), ""),
];
