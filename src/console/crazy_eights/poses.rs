//! The screens of Crazy Eights worth a picture, each a few keys away from a position.

use crate::screen::{Pose, Position};

const ONE_WITH_THREE: &str = "Anna Bertie/2 Clara/2 Otto/2";
const ONE_WITH_ONE: &str = "Anna Bertie/2";
const TWO_WITH_TWO: &str = "Anna Bertie Clara/2 Otto/2";
const DEAL_OVER: &str = "TS QS draw QC QD 4D TD 7D 5D draw draw 3D draw draw 3H AH JH 7H";
const TWO_ROWS: &str = "draw 2H draw draw draw draw draw draw draw draw draw draw draw draw \
    draw draw draw QH draw QC draw 7C draw 6C draw draw draw 2C draw draw \
    draw draw draw draw draw draw draw draw draw draw draw 2S draw KS draw \
    QS draw TS draw TD draw KD draw 9D draw 5D draw 3D draw 3S draw 4S draw \
    8D:H draw KH draw 5H";
const ONE_WITH_THREE_DEAL: Position = Position::new(ONE_WITH_THREE, 3631105468889870426);
const ONE_WITH_THREE_OTHER_DEAL: Position = Position::new(ONE_WITH_THREE, 1254810474269890335);
const ONE_WITH_ONE_DEAL: Position = Position::new(ONE_WITH_ONE, 5924811460574536664);
const TWO_WITH_TWO_DEAL: Position = Position::new(TWO_WITH_TWO, 18369882175854740289);

pub(super) const POSES: &[Pose] = &[
    Pose::at("tip", ONE_WITH_THREE_DEAL, "TIPS"),
    Pose::at("play", ONE_WITH_THREE_DEAL, ""),
    Pose::at("stock", ONE_WITH_THREE_OTHER_DEAL, ":TS :QS"),
    Pose::at(
        "named",
        Position::new(ONE_WITH_THREE, 951479856196246514)
            .after("6H 9H 3H JH 8S:C 4C QC JC 3C draw draw 8D:S"),
        "",
    ),
    Pose::at(
        "choose-suit",
        Position::new(ONE_WITH_THREE, 8221648426327079937)
            .after("TS 9S 9D draw 6D JD 7D 4D draw draw"),
        "A",
    ),
    Pose::at(
        "hint",
        Position::new(ONE_WITH_THREE, 8221648426327079937)
            .after("TS 9S 9D draw 6D JD 7D 4D draw draw"),
        "Y DOWN DOWN A :8C:C",
    ),
    Pose::at("refused", ONE_WITH_THREE_DEAL, "RIGHT A! 200"),
    Pose::at("card-to-pile", ONE_WITH_THREE_DEAL, "A! 66"),
    Pose::at(
        "card-to-hand",
        ONE_WITH_THREE_OTHER_DEAL.after("TS QS"),
        "A! 100",
    ),
    Pose::at(
        "drawn",
        ONE_WITH_THREE_OTHER_DEAL.after("TS QS"),
        "A! :QC 1000",
    ),
    Pose::at(
        "deal-over",
        ONE_WITH_THREE_OTHER_DEAL.after(DEAL_OVER),
        ":8H A 2000",
    ),
    Pose::at(
        "dealing",
        ONE_WITH_THREE_OTHER_DEAL.after(DEAL_OVER),
        ":8H A 2000 A! 450",
    ),
    Pose::at(
        "two-rows",
        ONE_WITH_ONE_DEAL.after_first(22, TWO_ROWS),
        "DOWN",
    ),
    Pose::at("long-hand", ONE_WITH_ONE_DEAL.after(TWO_ROWS), "DOWN"),
    Pose::at("hand-on", TWO_WITH_TWO_DEAL.after("9S"), "A A UP A"),
    Pose::at("watching", TWO_WITH_TWO_DEAL.after("9S TS"), "A A A! 500"),
];
