//! The club in all its sizes.

use crate::sprite::sprites;

sprites! {
    /// 9 pixels.
    CLUB_9 = [
        "   ooo   ",
        "   ooo   ",
        "   ooo   ",
        " oo o oo ",
        "ooooooooo",
        "ooooooooo",
        " oo o oo ",
        "    o    ",
        "   ooo   ",
    ];

    /// 11 pixels.
    CLUB_11 = [
        "    ooo    ",
        "   ooooo   ",
        "   ooooo   ",
        "    ooo    ",
        " ooo o ooo ",
        "ooooooooooo",
        "ooooooooooo",
        "ooooooooooo",
        " ooo o ooo ",
        "    ooo    ",
        "   ooooo   ",
    ];

    /// 15 pixels.
    CLUB_15 = [
        "      ooo      ",
        "     ooooo     ",
        "    ooooooo    ",
        "    ooooooo    ",
        "    ooooooo    ",
        "  ooooooooooo  ",
        " ooooooooooooo ",
        "ooooooooooooooo",
        "ooooooooooooooo",
        "ooooooooooooooo",
        " ooooooooooooo ",
        "  ooo  o  ooo  ",
        "      ooo      ",
        "      ooo      ",
        "     ooooo     ",
    ];

    /// 19 pixels.
    CLUB_19 = [
        "         o         ",
        "       ooooo       ",
        "      ooooooo      ",
        "     ooooooooo     ",
        "     ooooooooo     ",
        "     ooooooooo     ",
        "      ooooooo      ",
        "  ooooooooooooooo  ",
        " ooooooooooooooooo ",
        " ooooooooooooooooo ",
        "ooooooooooooooooooo",
        "ooooooooooooooooooo",
        " ooooooooooooooooo ",
        " ooooooooooooooooo ",
        "  oooo  ooo  oooo  ",
        "        ooo        ",
        "        ooo        ",
        "       ooooo       ",
        "      ooooooo      ",
    ];

    /// 25 pixels.
    CLUB_25 = [
        "            o            ",
        "         ooooooo         ",
        "        ooooooooo        ",
        "        ooooooooo        ",
        "       ooooooooooo       ",
        "       ooooooooooo       ",
        "       ooooooooooo       ",
        "       ooooooooooo       ",
        "        ooooooooo        ",
        "   ooooooooooooooooooo   ",
        "  ooooooooooooooooooooo  ",
        " ooooooooooooooooooooooo ",
        " ooooooooooooooooooooooo ",
        "ooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooo",
        " ooooooooooooooooooooooo ",
        " ooooooooooooooooooooooo ",
        " ooooooooooooooooooooooo ",
        "  ooooooo  ooo  ooooooo  ",
        "    oooo   ooo   oooo    ",
        "           ooo           ",
        "          ooooo          ",
        "          ooooo          ",
        "         ooooooo         ",
        "        ooooooooo        ",
    ];

    /// 31 pixels.
    CLUB_31 = [
        "                               ",
        "            ooooooo            ",
        "           ooooooooo           ",
        "          ooooooooooo          ",
        "         ooooooooooooo         ",
        "         ooooooooooooo         ",
        "         ooooooooooooo         ",
        "         ooooooooooooo         ",
        "         ooooooooooooo         ",
        "         ooooooooooooo         ",
        "         ooooooooooooo         ",
        "    ooooooooooooooooooooooo    ",
        "   ooooooooooooooooooooooooo   ",
        "  ooooooooooooooooooooooooooo  ",
        " ooooooooooooooooooooooooooooo ",
        " ooooooooooooooooooooooooooooo ",
        " ooooooooooooooooooooooooooooo ",
        "ooooooooooooooooooooooooooooooo",
        "ooooooooooooooooooooooooooooooo",
        " ooooooooooooooooooooooooooooo ",
        " ooooooooooooooooooooooooooooo ",
        "  ooooooooooooooooooooooooooo  ",
        "  oooooooooo ooooo oooooooooo  ",
        "    ooooooo   ooo   ooooooo    ",
        "       o      ooo      o       ",
        "             ooooo             ",
        "             ooooo             ",
        "            ooooooo            ",
        "           ooooooooo           ",
        "          ooooooooooo          ",
        "         ooooooooooooo         ",
    ];
}
