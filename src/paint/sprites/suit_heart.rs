//! The heart in all its sizes.

use crate::sprite::sprites;

sprites! {
    /// 9 pixels.
    HEART_9 = [
        " ooo ooo ",
        "ooooooooo",
        "ooooooooo",
        "ooooooooo",
        " ooooooo ",
        "  ooooo  ",
        "   ooo   ",
        "    o    ",
        "         ",
    ];

    /// 11 pixels.
    HEART_11 = [
        "  oo   oo  ",
        " oooo oooo ",
        "ooooooooooo",
        "ooooooooooo",
        "ooooooooooo",
        "ooooooooooo",
        " ooooooooo ",
        "  ooooooo  ",
        "   ooooo   ",
        "    ooo    ",
        "     o     ",
    ];

    /// 15 pixels.
    HEART_15 = [
        "               ",
        " ooooo   ooooo ",
        " oooooo oooooo ",
        "ooooooooooooooo",
        "ooooooooooooooo",
        "ooooooooooooooo",
        "ooooooooooooooo",
        " ooooooooooooo ",
        "  ooooooooooo  ",
        "   ooooooooo   ",
        "    ooooooo    ",
        "    ooooooo    ",
        "     ooooo     ",
        "      ooo      ",
        "       o       ",
    ];

    /// 19 pixels.
    HEART_19 = [
        "                   ",
        "  ooooo     ooooo  ",
        " oooooooo oooooooo ",
        " oooooooo oooooooo ",
        "ooooooooooooooooooo",
        "ooooooooooooooooooo",
        "ooooooooooooooooooo",
        "ooooooooooooooooooo",
        " ooooooooooooooooo ",
        "  ooooooooooooooo  ",
        "  ooooooooooooooo  ",
        "   ooooooooooooo   ",
        "    ooooooooooo    ",
        "     ooooooooo     ",
        "     ooooooooo     ",
        "      ooooooo      ",
        "       ooooo       ",
        "        ooo        ",
        "                   ",
    ];

    /// 25 pixels.
    HEART_25 = [
        "                         ",
        "    ooooo       ooooo    ",
        "  ooooooooo   ooooooooo  ",
        " ooooooooooo ooooooooooo ",
        " ooooooooooo ooooooooooo ",
        "ooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooo",
        " ooooooooooooooooooooooo ",
        " ooooooooooooooooooooooo ",
        "  ooooooooooooooooooooo  ",
        "   ooooooooooooooooooo   ",
        "    ooooooooooooooooo    ",
        "    ooooooooooooooooo    ",
        "     ooooooooooooooo     ",
        "      ooooooooooooo      ",
        "       ooooooooooo       ",
        "        ooooooooo        ",
        "        ooooooooo        ",
        "         ooooooo         ",
        "          ooooo          ",
        "           ooo           ",
        "                         ",
    ];

    /// 31 pixels.
    HEART_31 = [
        "                               ",
        "      oooo           oooo      ",
        "    oooooooo       oooooooo    ",
        "   ooooooooooo   ooooooooooo   ",
        "  oooooooooooo   oooooooooooo  ",
        " oooooooooooooo oooooooooooooo ",
        " ooooooooooooooooooooooooooooo ",
        "ooooooooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooooooooo",
        " ooooooooooooooooooooooooooooo ",
        " ooooooooooooooooooooooooooooo ",
        "  ooooooooooooooooooooooooooo  ",
        "   ooooooooooooooooooooooooo   ",
        "   ooooooooooooooooooooooooo   ",
        "    ooooooooooooooooooooooo    ",
        "     ooooooooooooooooooooo     ",
        "      ooooooooooooooooooo      ",
        "      ooooooooooooooooooo      ",
        "       ooooooooooooooooo       ",
        "        ooooooooooooooo        ",
        "         ooooooooooooo         ",
        "          ooooooooooo          ",
        "          ooooooooooo          ",
        "           ooooooooo           ",
        "            ooooooo            ",
        "             ooooo             ",
        "              ooo              ",
        "                               ",
    ];
}
