//! The screens of Hearts worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE_WITH_THREE: &str = "Anna Bertie/2 Clara/2 Otto/2";
const ONE_WITH_TWO: &str = "Anna Bertie/2 Clara/2";
const ONE_WITH_FOUR: &str = "Anna Bertie/2 Clara/2 Otto/2 Dora/2";
const ONE_WITH_FIVE: &str = "Anna Bertie/2 Clara/2 Otto/2 Dora/2 Emil/2";
const WIDE_ONE_WITH_THREE: &str = "Wwwwwwww Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2";
const WIDE_ONE_WITH_FIVE: &str = "Wwwwwwww Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2 Wwwwwwww/2";
const TWO_WITH_TWO: &str = "Anna Bertie Clara/2 Otto/2";
const FOLLOW_RULES: &str = "passing=cycle-hold first-trick=no-points opening=low-club \
    break-hearts=true moon=add-others";
const MOON_RULES: &str = "passing=cycle-hold first-trick=no-points opening=low-club \
    lowest-club=true break-hearts=true queen-waits=true moon=choice";
const FOLLOW: &str = "pass:6H,JS,QS pass:JD,9H,KS pass:QD,KD,AH pass:AC,JC,KC 2C 3C TC QC 9D \
    7D 6D 7H 4H 5H 8H 6H 2D 2H 8D AD 3S";
const DEAL_OVER: &str = "9C TC 7C QC 8S 7S AS JS 2D TD 8D AD AC 8C JC AH 5H 3H 4H QH 2S 5S QS 9S \
    7H TH 9H JH KC 5C 6C 8H 9D 4D KD JD 2C 7D TS 4C 2H 6S 4S QD 6H";
const MOON: &str = "pass:7C,9C,KS pass:AC,KC,9D pass:7D,8H,AS pass:8C,AD,QS 2C 3C 4C 8C TS \
    KS 4S 7S JS 8S 5S 9S KD 9D 5D TD 9C TC AS 8D AC JD AD 7C QD 7D 2D KH 6H \
    3H 5H 4H JC 3S QS 6C KC 3D AH 5C QC 2H QH 6S 6D 9H JH 2S 4D 8H TH 7H \
    moon:add";
const ONE_WITH_THREE_DEAL: Position = Position::new(ONE_WITH_THREE, 3631105468889870426);
const BY_CLUB_RULES: Position =
    Position::new(ONE_WITH_THREE, 3631105468889870426).with(FOLLOW_RULES);
const ONE_WITH_THREE_OTHER_DEAL: Position = Position::new(ONE_WITH_THREE, 18369882175854740289);
const WITH_A_WIDOW: Position =
    Position::new(ONE_WITH_FIVE, 3631105468889870426).with("widow=first-trick");
const TWO_WITH_TWO_DEAL: Position = Position::new(TWO_WITH_TWO, 18369882175854740289);
const FOR_THE_MOON: Position = Position::new(ONE_WITH_THREE, 11972884417042765035).with(MOON_RULES);

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", BY_CLUB_RULES.after_first(14, FOLLOW), "TIPS"),
    Pose::at("tip-pass", BY_CLUB_RULES, "TIPS"),
    Pose::at("lead", ONE_WITH_THREE_DEAL, ""),
    Pose::at("follow", BY_CLUB_RULES.after_first(14, FOLLOW), ""),
    Pose::at("card-to-trick", ONE_WITH_THREE_DEAL, "A! 66"),
    Pose::at(
        "trick",
        ONE_WITH_THREE_OTHER_DEAL.after("2S 8S 7S AS 7C KC TC AC 2C JC 9C 8C TD 6D"),
        "A! :5D 900",
    ),
    Pose::at(
        "trick-leaves",
        ONE_WITH_THREE_OTHER_DEAL.after("2S 8S 7S AS 7C KC TC AC 2C JC 9C 8C TD 6D"),
        "A! :5D 2150",
    ),
    Pose::at(
        "last-trick",
        ONE_WITH_THREE_DEAL.after("2D JD 9D AD AC"),
        "X",
    ),
    Pose::at("broken", BY_CLUB_RULES.after(FOLLOW), ""),
    Pose::at(
        "deal-over",
        Position::new(ONE_WITH_THREE, 1254810474269890335).after(DEAL_OVER),
        ":6D :KS :KH :3D :5D A 3000",
    ),
    Pose::at(
        "dealing",
        Position::new(ONE_WITH_THREE, 1254810474269890335).after(DEAL_OVER),
        ":6D :KS :KH :3D :5D A 3000 A! 450",
    ),
    Pose::at("pass", BY_CLUB_RULES, ""),
    Pose::at("pass-hint", BY_CLUB_RULES, "Y DOWN DOWN A :pass:JS,QS,KH"),
    Pose::at(
        "hint",
        BY_CLUB_RULES.after_first(14, FOLLOW),
        "Y DOWN DOWN A :8H",
    ),
    Pose::at("pass-picked", BY_CLUB_RULES, "A RIGHT A LEFT LEFT A"),
    Pose::at("pass-refused", BY_CLUB_RULES, "A UP! 200"),
    Pose::at(
        "passed",
        BY_CLUB_RULES,
        "A RIGHT A LEFT LEFT A A! :pass:JD,9H,KS :pass:QD,KD,AH 2500",
    ),
    Pose::at(
        "new-cards-come",
        BY_CLUB_RULES,
        "A RIGHT A LEFT LEFT A A! :pass:JD,9H,KS :pass:QD,KD,AH :pass:AC,JC,KC \
            3600",
    ),
    Pose::at("new-cards", BY_CLUB_RULES.after_first(5, FOLLOW), ""),
    Pose::at(
        "three-seats",
        Position::new(ONE_WITH_TWO, 3631105468889870426),
        ":AD :KD",
    ),
    Pose::at(
        "five-seats",
        Position::new(ONE_WITH_FOUR, 3631105468889870426).after("4H 2H 3H KH JH TC QC"),
        "A! :7C 900",
    ),
    Pose::at(
        "six-seats",
        Position::new(ONE_WITH_FIVE, 3631105468889870426).after("5D AC 7D QD KC 8D 7S 6S QS JS 9S"),
        "A! 900",
    ),
    Pose::at(
        "six-follow",
        WITH_A_WIDOW.after("6S 7S AH 5S JS 4S QH TH JH 5H"),
        "",
    ),
    Pose::at("widow", WITH_A_WIDOW.after("6S 7S"), "A! :5S :JS :4S 5500"),
    Pose::at(
        "wide-names",
        Position::new(WIDE_ONE_WITH_THREE, 3631105468889870426).after("2D JD 9D AD AC"),
        "A! :TC 900",
    ),
    Pose::at(
        "wide-names-pass",
        Position::new(WIDE_ONE_WITH_THREE, 3631105468889870426).with(FOLLOW_RULES),
        "A",
    ),
    Pose::at(
        "wide-names-six",
        Position::new(WIDE_ONE_WITH_FIVE, 3631105468889870426)
            .after("5D AC 7D QD KC 8D 7S 6S QS JS 9S"),
        "A! 900",
    ),
    Pose::at(
        "watching",
        TWO_WITH_TWO_DEAL.after("2S 8S"),
        "A A A! :AS 1600",
    ),
    Pose::at("recap", TWO_WITH_TWO_DEAL.after("2S 8S 7S AS JC 9C"), "A"),
    Pose::at(
        "hand-on",
        Position::new(TWO_WITH_TWO, 10376626003282536949)
            .with(FOLLOW_RULES)
            .after("pass:4H,JH,AS pass:9D,TD,QS pass:AC,AD,8D"),
        "A A RIGHT A RIGHT A A",
    ),
    Pose::at(
        "moon",
        FOR_THE_MOON.after_first(48, MOON),
        "A! :9H :JH :2S :8H :TH :7H 12050",
    ),
    Pose::at("moon-choice", FOR_THE_MOON.after_first(56, MOON), "DOWN"),
    Pose::at("moon-scored", FOR_THE_MOON.after_first(56, MOON), "A 3000"),
    Pose::at("score-sheet", FOR_THE_MOON.after(MOON), "X"),
];
