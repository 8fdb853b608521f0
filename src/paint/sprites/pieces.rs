//! Pieces that lie on the table: chips in two sizes.

use crate::sprite::sprites;

sprites! {
    /// A chip of 19 pixels: rim and notches are outline, the rest is fill.
    CHIP = [
        "      #######      ",
        "    ###o###o###    ",
        "   ##ooo###ooo##   ",
        "  #oooo#####oooo#  ",
        " ##oo##ooooo##oo## ",
        " #oo##ooooooo##oo# ",
        "##oo#ooooooooo#oo##",
        "#oo#ooooooooooo#oo#",
        "####ooooooooooo####",
        "####ooooooooooo####",
        "####ooooooooooo####",
        "#oo#ooooooooooo#oo#",
        "##oo#ooooooooo#oo##",
        " #oo##ooooooo##oo# ",
        " ##oo##ooooo##oo## ",
        "  #oooo#####oooo#  ",
        "   ##ooo###ooo##   ",
        "    ###o###o###    ",
        "      #######      ",
    ];

    /// A chip of 13 pixels.
    CHIP_SMALL = [
        "    #####    ",
        "  ##o###o##  ",
        " ##oo###oo## ",
        " #ooo###ooo# ",
        "#ooo#ooo#ooo#",
        "####ooooo####",
        "####ooooo####",
        "####ooooo####",
        "#ooo#ooo#ooo#",
        " #ooo###ooo# ",
        " ##oo###oo## ",
        "  ##o###o##  ",
        "    #####    ",
    ];
}
