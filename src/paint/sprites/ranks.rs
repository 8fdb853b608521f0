//! The ranks of playing cards, 12 pixels high and condensed, so that a narrow
//! strip of a card shows the whole index.

use crate::sprite::sprites;

sprites! {
    /// A
    ACE = [
        "   ooo   ",
        "   ooo   ",
        "  oo oo  ",
        "  oo oo  ",
        "  oo oo  ",
        " oo   oo ",
        " oo   oo ",
        " ooooooo ",
        " ooooooo ",
        "oo     oo",
        "oo     oo",
        "oo     oo",
    ];

    /// 2
    TWO = [
        " oooooo ",
        "oooooooo",
        "oo    oo",
        "      oo",
        "      oo",
        "     ooo",
        "    ooo ",
        "   ooo  ",
        "  ooo   ",
        " ooo    ",
        "oooooooo",
        "oooooooo",
    ];

    /// 3
    THREE = [
        " oooooo ",
        "oooooooo",
        "oo    oo",
        "      oo",
        "      oo",
        "   oooo ",
        "   oooo ",
        "      oo",
        "      oo",
        "oo    oo",
        "oooooooo",
        " oooooo ",
    ];

    /// 4
    FOUR = [
        "     ooo ",
        "    oooo ",
        "   ooooo ",
        "   oo oo ",
        "  oo  oo ",
        " oo   oo ",
        "oo    oo ",
        "ooooooooo",
        "ooooooooo",
        "      oo ",
        "      oo ",
        "      oo ",
    ];

    /// 5
    FIVE = [
        "oooooooo",
        "oooooooo",
        "oo      ",
        "oo      ",
        "ooooooo ",
        "oooooooo",
        "      oo",
        "      oo",
        "      oo",
        "oo    oo",
        "oooooooo",
        " oooooo ",
    ];

    /// 6
    SIX = [
        "  ooooo ",
        " ooooooo",
        "ooo   oo",
        "oo      ",
        "oo oooo ",
        "oooooooo",
        "ooo   oo",
        "oo    oo",
        "oo    oo",
        "oo    oo",
        "oooooooo",
        " oooooo ",
    ];

    /// 7
    SEVEN = [
        "oooooooo",
        "oooooooo",
        "      oo",
        "     ooo",
        "     oo ",
        "    ooo ",
        "    oo  ",
        "   ooo  ",
        "   oo   ",
        "  ooo   ",
        "  oo    ",
        "  oo    ",
    ];

    /// 8
    EIGHT = [
        " oooooo ",
        "oooooooo",
        "oo    oo",
        "oo    oo",
        "oo    oo",
        " oooooo ",
        " oooooo ",
        "oo    oo",
        "oo    oo",
        "oo    oo",
        "oooooooo",
        " oooooo ",
    ];

    /// 9
    NINE = [
        " oooooo ",
        "oooooooo",
        "oo    oo",
        "oo    oo",
        "oo    oo",
        "oo   ooo",
        "oooooooo",
        " oooo oo",
        "      oo",
        "oo   ooo",
        "ooooooo ",
        " ooooo  ",
    ];

    /// 10
    TEN = [
        " oo  oooo ",
        "ooo oooooo",
        " oo oo  oo",
        " oo oo  oo",
        " oo oo  oo",
        " oo oo  oo",
        " oo oo  oo",
        " oo oo  oo",
        " oo oo  oo",
        " oo oo  oo",
        " oo oooooo",
        " oo  oooo ",
    ];

    /// J
    JACK = [
        "     oo",
        "     oo",
        "     oo",
        "     oo",
        "     oo",
        "     oo",
        "     oo",
        "     oo",
        "oo   oo",
        "ooo ooo",
        " ooooo ",
        "  ooo  ",
    ];

    /// Q
    QUEEN = [
        "  ooooo  ",
        " ooooooo ",
        "ooo   ooo",
        "oo     oo",
        "oo     oo",
        "oo     oo",
        "oo     oo",
        "oo  oo oo",
        "oo   oooo",
        "ooo   ooo",
        " oooooooo",
        "  oooo oo",
    ];

    /// K
    KING = [
        "oo    ooo",
        "oo   ooo ",
        "oo  ooo  ",
        "oo ooo   ",
        "ooooo    ",
        "oooo     ",
        "ooooo    ",
        "oo ooo   ",
        "oo  ooo  ",
        "oo   ooo ",
        "oo    ooo",
        "oo     oo",
    ];
}
