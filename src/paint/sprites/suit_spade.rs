//! The spade in all its sizes.

use crate::sprite::sprites;

sprites! {
    /// 9 pixels.
    SPADE_9 = [
        "    o    ",
        "   ooo   ",
        "  ooooo  ",
        " ooooooo ",
        "ooooooooo",
        "ooooooooo",
        " oo o oo ",
        "    o    ",
        "   ooo   ",
    ];

    /// 11 pixels.
    SPADE_11 = [
        "     o     ",
        "    ooo    ",
        "   ooooo   ",
        "  ooooooo  ",
        " ooooooooo ",
        "ooooooooooo",
        "ooooooooooo",
        "ooooooooooo",
        " ooo o ooo ",
        "    ooo    ",
        "   ooooo   ",
    ];

    /// 15 pixels.
    SPADE_15 = [
        "       o       ",
        "      ooo      ",
        "     ooooo     ",
        "    ooooooo    ",
        "   ooooooooo   ",
        "  ooooooooooo  ",
        " ooooooooooooo ",
        "ooooooooooooooo",
        "ooooooooooooooo",
        "ooooooooooooooo",
        " ooooooooooooo ",
        " ooooooooooooo ",
        "      ooo      ",
        "      ooo      ",
        "     ooooo     ",
    ];

    /// 19 pixels.
    SPADE_19 = [
        "                   ",
        "        ooo        ",
        "       ooooo       ",
        "      ooooooo      ",
        "     ooooooooo     ",
        "    ooooooooooo    ",
        "   ooooooooooooo   ",
        "  ooooooooooooooo  ",
        " ooooooooooooooooo ",
        "ooooooooooooooooooo",
        "ooooooooooooooooooo",
        "ooooooooooooooooooo",
        "ooooooooooooooooooo",
        " ooooooooooooooooo ",
        "  ooooooooooooooo  ",
        "    oo  ooo  oo    ",
        "        ooo        ",
        "       ooooo       ",
        "      ooooooo      ",
    ];

    /// 25 pixels.
    SPADE_25 = [
        "                         ",
        "           ooo           ",
        "          ooooo          ",
        "         ooooooo         ",
        "        ooooooooo        ",
        "       ooooooooooo       ",
        "      ooooooooooooo      ",
        "     ooooooooooooooo     ",
        "    ooooooooooooooooo    ",
        "   ooooooooooooooooooo   ",
        "  ooooooooooooooooooooo  ",
        " ooooooooooooooooooooooo ",
        " ooooooooooooooooooooooo ",
        "ooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooo",
        " ooooooooooooooooooooooo ",
        "  ooooooooooooooooooooo  ",
        "   ooooooo ooo ooooooo   ",
        "      o    ooo    o      ",
        "          ooooo          ",
        "          ooooo          ",
        "         ooooooo         ",
        "        ooooooooo        ",
    ];

    /// 31 pixels.
    SPADE_31 = [
        "                               ",
        "              ooo              ",
        "             ooooo             ",
        "            ooooooo            ",
        "           ooooooooo           ",
        "          ooooooooooo          ",
        "         ooooooooooooo         ",
        "        ooooooooooooooo        ",
        "       ooooooooooooooooo       ",
        "      ooooooooooooooooooo      ",
        "     ooooooooooooooooooooo     ",
        "    ooooooooooooooooooooooo    ",
        "   ooooooooooooooooooooooooo   ",
        "  ooooooooooooooooooooooooooo  ",
        "  ooooooooooooooooooooooooooo  ",
        " ooooooooooooooooooooooooooooo ",
        "ooooooooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooooooooo",
        " ooooooooooooooooooooooooooooo ",
        " ooooooooooooooooooooooooooooo ",
        "  ooooooooooooooooooooooooooo  ",
        "   ooooooooooooooooooooooooo   ",
        "    oooooooo  ooo  oooooooo    ",
        "             ooooo             ",
        "             ooooo             ",
        "            ooooooo            ",
        "           ooooooooo           ",
        "          ooooooooooo          ",
        "         ooooooooooooo         ",
    ];
}
