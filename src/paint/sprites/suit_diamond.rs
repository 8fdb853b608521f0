//! The diamond in all its sizes.

use crate::sprite::sprites;

sprites! {
    /// 9 pixels.
    DIAMOND_9 = [
        "    o    ",
        "   ooo   ",
        "  ooooo  ",
        " ooooooo ",
        "ooooooooo",
        " ooooooo ",
        "  ooooo  ",
        "   ooo   ",
        "    o    ",
    ];

    /// 11 pixels.
    DIAMOND_11 = [
        "     o     ",
        "    ooo    ",
        "   ooooo   ",
        "  ooooooo  ",
        " ooooooooo ",
        "ooooooooooo",
        " ooooooooo ",
        "  ooooooo  ",
        "   ooooo   ",
        "    ooo    ",
        "     o     ",
    ];

    /// 15 pixels.
    DIAMOND_15 = [
        "       o       ",
        "      ooo      ",
        "      ooo      ",
        "     ooooo     ",
        "    ooooooo    ",
        "   ooooooooo   ",
        "  ooooooooooo  ",
        "  ooooooooooo  ",
        "  ooooooooooo  ",
        "   ooooooooo   ",
        "    ooooooo    ",
        "     ooooo     ",
        "      ooo      ",
        "      ooo      ",
        "       o       ",
    ];

    /// 19 pixels.
    DIAMOND_19 = [
        "         o         ",
        "        ooo        ",
        "        ooo        ",
        "       ooooo       ",
        "      ooooooo      ",
        "     ooooooooo     ",
        "    ooooooooooo    ",
        "    ooooooooooo    ",
        "   ooooooooooooo   ",
        "  ooooooooooooooo  ",
        "   ooooooooooooo   ",
        "    ooooooooooo    ",
        "    ooooooooooo    ",
        "     ooooooooo     ",
        "      ooooooo      ",
        "       ooooo       ",
        "        ooo        ",
        "        ooo        ",
        "         o         ",
    ];

    /// 25 pixels.
    DIAMOND_25 = [
        "            o            ",
        "           ooo           ",
        "           ooo           ",
        "          ooooo          ",
        "         ooooooo         ",
        "        ooooooooo        ",
        "       ooooooooooo       ",
        "       ooooooooooo       ",
        "      ooooooooooooo      ",
        "     ooooooooooooooo     ",
        "    ooooooooooooooooo    ",
        "   ooooooooooooooooooo   ",
        "   ooooooooooooooooooo   ",
        "   ooooooooooooooooooo   ",
        "    ooooooooooooooooo    ",
        "     ooooooooooooooo     ",
        "      ooooooooooooo      ",
        "       ooooooooooo       ",
        "       ooooooooooo       ",
        "        ooooooooo        ",
        "         ooooooo         ",
        "          ooooo          ",
        "           ooo           ",
        "           ooo           ",
        "            o            ",
    ];

    /// 31 pixels.
    DIAMOND_31 = [
        "               o               ",
        "              ooo              ",
        "              ooo              ",
        "             ooooo             ",
        "            ooooooo            ",
        "           ooooooooo           ",
        "          ooooooooooo          ",
        "          ooooooooooo          ",
        "         ooooooooooooo         ",
        "        ooooooooooooooo        ",
        "       ooooooooooooooooo       ",
        "      ooooooooooooooooooo      ",
        "      ooooooooooooooooooo      ",
        "     ooooooooooooooooooooo     ",
        "    ooooooooooooooooooooooo    ",
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
        "              ooo              ",
        "               o               ",
    ];
}
