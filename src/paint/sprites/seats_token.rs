//! The ten seats as tokens on boards, 11 pixels.

use crate::sprite::sprites;

sprites! {
    /// The disc.
    DISC = [
        "   #####   ",
        "  #ooooo#  ",
        " #ooooooo# ",
        "#ooooooooo#",
        "#ooooooooo#",
        "#ooooooooo#",
        "#ooooooooo#",
        "#ooooooooo#",
        " #ooooooo# ",
        "  #ooooo#  ",
        "   #####   ",
    ];

    /// The square.
    SQUARE = [
        "           ",
        "  #######  ",
        " #ooooooo# ",
        " #ooooooo# ",
        " #ooooooo# ",
        " #ooooooo# ",
        " #ooooooo# ",
        " #ooooooo# ",
        " #ooooooo# ",
        "  #######  ",
        "           ",
    ];

    /// The triangle.
    TRIANGLE = [
        "     #     ",
        "    #o#    ",
        "    #o#    ",
        "   #ooo#   ",
        "   #ooo#   ",
        "  #ooooo#  ",
        "  #ooooo#  ",
        " #ooooooo# ",
        "#ooooooooo#",
        "#ooooooooo#",
        " ######### ",
    ];

    /// The star.
    STAR = [
        "           ",
        "     #     ",
        "    #o#    ",
        " ###ooo### ",
        "#ooooooooo#",
        " #ooooooo# ",
        "  #ooooo#  ",
        "  #ooooo#  ",
        "  #oo#oo#  ",
        "   ## ##   ",
        "           ",
    ];

    /// The cross.
    CROSS = [
        "    ###    ",
        "   #ooo#   ",
        "   #ooo#   ",
        " ###ooo### ",
        "#ooooooooo#",
        "#ooooooooo#",
        "#ooooooooo#",
        " ###ooo### ",
        "   #ooo#   ",
        "   #ooo#   ",
        "    ###    ",
    ];

    /// The moon.
    MOON = [
        "   ###     ",
        "  #ooo#    ",
        " #ooo#     ",
        "#ooo#      ",
        "#ooo#      ",
        "#ooo#      ",
        "#oooo#     ",
        "#ooooo###  ",
        " #ooooooo# ",
        "  #ooooo#  ",
        "   #####   ",
    ];

    /// The ring.
    RING = [
        "   #####   ",
        "  #ooooo#  ",
        " #ooooooo# ",
        "#oooo#oooo#",
        "#ooo# #ooo#",
        "#oo#   #oo#",
        "#ooo# #ooo#",
        "#oooo#oooo#",
        " #ooooooo# ",
        "  #ooooo#  ",
        "   #####   ",
    ];

    /// The drop.
    DROP = [
        "     #     ",
        "    #o#    ",
        "    #o#    ",
        "   #ooo#   ",
        "   #ooo#   ",
        "  #ooooo#  ",
        " #ooooooo# ",
        "  #ooooo#  ",
        "  #ooooo#  ",
        "   #ooo#   ",
        "    ###    ",
    ];

    /// The hourglass.
    HOURGLASS = [
        "  #######  ",
        " #ooooooo# ",
        " #ooooooo# ",
        "  #ooooo#  ",
        "   #ooo#   ",
        "    #o#    ",
        "   #ooo#   ",
        "  #ooooo#  ",
        " #ooooooo# ",
        " #ooooooo# ",
        "  #######  ",
    ];

    /// The chevron.
    CHEVRON = [
        " #       # ",
        "#o#     #o#",
        "#oo#   #oo#",
        "#ooo# #ooo#",
        "#oooo#oooo#",
        "#ooooooooo#",
        " #ooooooo# ",
        "  #ooooo#  ",
        "   #ooo#   ",
        "    #o#    ",
        "     #     ",
    ];
}
