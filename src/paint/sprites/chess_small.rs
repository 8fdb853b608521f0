//! Small chess pieces, 9 x 9, for what was taken.

use crate::sprite::sprites;

sprites! {
    /// A queen.
    QUEEN = [
        "    o    ",
        "o   o   o",
        "oo ooo oo",
        " ooooooo ",
        " ooooooo ",
        "  ooooo  ",
        "  #####  ",
        "  ooooo  ",
        " ooooooo ",
    ];

    /// A rook.
    ROOK = [
        "         ",
        " oo o oo ",
        " ooooooo ",
        " ####### ",
        "  ooooo  ",
        "  ooooo  ",
        "  ooooo  ",
        " ####### ",
        " ooooooo ",
    ];

    /// A bishop.
    BISHOP = [
        "    o    ",
        "   ooo   ",
        "  oo#oo  ",
        "  o#ooo  ",
        "  ooooo  ",
        "   ooo   ",
        "  #####  ",
        "   ooo   ",
        " ooooooo ",
    ];

    /// A knight.
    KNIGHT = [
        "   o o   ",
        "  ooooo  ",
        " oo#oooo ",
        " oooooooo",
        "oooo oooo",
        " oo oooo ",
        "   ooooo ",
        "  ###### ",
        " ooooooo ",
    ];

    /// A pawn.
    PAWN = [
        "         ",
        "    o    ",
        "   ooo   ",
        "   ooo   ",
        "    o    ",
        "   ###   ",
        "   ooo   ",
        "  ooooo  ",
        "  ooooo  ",
    ];
}
