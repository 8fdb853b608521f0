//! The ten seats in lists and on the status line, 13 pixels.

use crate::sprite::sprites;

sprites! {
    /// The disc.
    DISC = [
        "    #####    ",
        "   #ooooo#   ",
        "  #ooooooo#  ",
        " #ooooooooo# ",
        "#ooooooooooo#",
        "#ooooooooooo#",
        "#ooooooooooo#",
        "#ooooooooooo#",
        "#ooooooooooo#",
        " #ooooooooo# ",
        "  #ooooooo#  ",
        "   #ooooo#   ",
        "    #####    ",
    ];

    /// The square.
    SQUARE = [
        "             ",
        "  #########  ",
        " #ooooooooo# ",
        " #ooooooooo# ",
        " #ooooooooo# ",
        " #ooooooooo# ",
        " #ooooooooo# ",
        " #ooooooooo# ",
        " #ooooooooo# ",
        " #ooooooooo# ",
        " #ooooooooo# ",
        "  #########  ",
        "             ",
    ];

    /// The triangle.
    TRIANGLE = [
        "      #      ",
        "     #o#     ",
        "     #o#     ",
        "    #ooo#    ",
        "    #ooo#    ",
        "   #ooooo#   ",
        "   #ooooo#   ",
        "  #ooooooo#  ",
        " #ooooooooo# ",
        " #ooooooooo# ",
        "#ooooooooooo#",
        "#ooooooooooo#",
        " ########### ",
    ];

    /// The star.
    STAR = [
        "      #      ",
        "     #o#     ",
        "     #o#     ",
        "    #ooo#    ",
        " ####ooo#### ",
        "#ooooooooooo#",
        " ##ooooooo## ",
        "   #ooooo#   ",
        "   #ooooo#   ",
        "   #ooooo#   ",
        "  #oo###oo#  ",
        "   ##   ##   ",
        "             ",
    ];

    /// The cross.
    CROSS = [
        "    #####    ",
        "   #ooooo#   ",
        "   #ooooo#   ",
        " ###ooooo### ",
        "#ooooooooooo#",
        "#ooooooooooo#",
        "#ooooooooooo#",
        "#ooooooooooo#",
        "#ooooooooooo#",
        " ###ooooo### ",
        "   #ooooo#   ",
        "   #ooooo#   ",
        "    #####    ",
    ];

    /// The moon.
    MOON = [
        "    ###      ",
        "   #ooo#     ",
        "  #ooo#      ",
        " #ooo#       ",
        "#oooo#       ",
        "#oooo#       ",
        "#oooo#       ",
        "#oooo#       ",
        "#ooooo#      ",
        " #ooooo###   ",
        "  #ooooooo#  ",
        "   #ooooo#   ",
        "    #####    ",
    ];

    /// The ring.
    RING = [
        "    #####    ",
        "   #ooooo#   ",
        "  #ooooooo#  ",
        " #ooooooooo# ",
        "#oooo###oooo#",
        "#ooo#   #ooo#",
        "#ooo#   #ooo#",
        "#ooo#   #ooo#",
        "#oooo###oooo#",
        " #ooooooooo# ",
        "  #ooooooo#  ",
        "   #ooooo#   ",
        "    #####    ",
    ];

    /// The drop.
    DROP = [
        "      #      ",
        "     #o#     ",
        "     #o#     ",
        "    #ooo#    ",
        "    #ooo#    ",
        "   #ooooo#   ",
        "  #ooooooo#  ",
        "  #ooooooo#  ",
        "  #ooooooo#  ",
        "  #ooooooo#  ",
        "  #ooooooo#  ",
        "   ##ooo##   ",
        "     ###     ",
    ];

    /// The hourglass.
    HOURGLASS = [
        "  #########  ",
        " #ooooooooo# ",
        " #ooooooooo# ",
        "  #ooooooo#  ",
        "   #ooooo#   ",
        "    #ooo#    ",
        "    #ooo#    ",
        "    #ooo#    ",
        "   #ooooo#   ",
        "  #ooooooo#  ",
        " #ooooooooo# ",
        " #ooooooooo# ",
        "  #########  ",
    ];

    /// The chevron.
    CHEVRON = [
        " #         # ",
        "#o#       #o#",
        "#oo#     #oo#",
        "#ooo#   #ooo#",
        "#oooo###oooo#",
        "#ooooooooooo#",
        "#ooooooooooo#",
        "#ooooooooooo#",
        " ##ooooooo## ",
        "   #ooooo#   ",
        "    #ooo#    ",
        "     #o#     ",
        "      #      ",
    ];
}
