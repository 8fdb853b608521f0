//! Marks with a meaning of their own: leader, hidden, refused, done.

use crate::sprite::sprites;

sprites! {
    /// The directions of the pad.
    DPAD = [
        "    #####    ",
        "    #ooo#    ",
        "    #ooo#    ",
        "    #ooo#    ",
        "#####ooo#####",
        "#ooooooooooo#",
        "#ooooooooooo#",
        "#ooooooooooo#",
        "#####ooo#####",
        "    #ooo#    ",
        "    #ooo#    ",
        "    #ooo#    ",
        "    #####    ",
    ];

    /// The leader, and a king of checkers.
    CROWN = [
        "o     o     o",
        "oo   ooo   oo",
        "ooo ooooo ooo",
        "ooooooooooooo",
        "ooooooooooooo",
        " ooooooooooo ",
        "             ",
        " ooooooooooo ",
    ];

    /// Something hidden.
    EYE = [
        "    ooooo    ",
        "  oo     oo  ",
        " o   ooo   o ",
        "o   ooooo   o",
        "o   ooooo   o",
        "o   ooooo   o",
        " o   ooo   o ",
        "  oo     oo  ",
        "    ooooo    ",
    ];

    /// Something that cannot change any more.
    LOCK = [
        "  oooo  ",
        " oo  oo ",
        " oo  oo ",
        "oooooooo",
        "ooo  ooo",
        "ooo  ooo",
        "oooooooo",
    ];

    /// Done, or chosen.
    TICK = [
        "        oo",
        "       ooo",
        "      ooo ",
        "oo   ooo  ",
        "ooo ooo   ",
        " ooooo    ",
        "  ooo     ",
        "   o      ",
    ];

    /// Refused.
    NO = [
        "oo    oo",
        "ooo  ooo",
        " oooooo ",
        "  oooo  ",
        "  oooo  ",
        " oooooo ",
        "ooo  ooo",
        "oo    oo",
    ];

    /// A seat played by the computer.
    COMPUTER = [
        "     #     ",
        "     #     ",
        " ######### ",
        " #ooooooo# ",
        "##o##o##o##",
        "##o##o##o##",
        " #ooooooo# ",
        " #o#####o# ",
        " #ooooooo# ",
        " ######### ",
    ];

    /// A seat played by a person.
    PERSON = [
        "   ###   ",
        "  #####  ",
        "  #####  ",
        "  #####  ",
        "   ###   ",
        "         ",
        "  #####  ",
        " ####### ",
        "#########",
        "#########",
    ];

    /// A pawn, small.
    PAWN_SMALL = [
        "  ###  ",
        " #ooo# ",
        " #ooo# ",
        "  ###  ",
        " #ooo# ",
        " #ooo# ",
        "#ooooo#",
        "#ooooo#",
        "#######",
    ];

    /// A pawn.
    PAWN = [
        "   ###   ",
        "  #o++#  ",
        " #ooo++# ",
        " #ooo++# ",
        "  #o++#  ",
        " ####### ",
        "  #o++#  ",
        "  #o++#  ",
        " #ooo++# ",
        "#ooooo++#",
        "#########",
    ];

    /// A house.
    HOUSE = [
        "   o   ",
        "  ooo  ",
        " ooooo ",
        "ooooooo",
        " ooooo ",
        " oo oo ",
    ];

    /// Above what has the focus.
    POINTER = [
        "#############",
        " #ooooooooo# ",
        " ##ooooooo## ",
        "  ##ooooo##  ",
        "   #ooooo#   ",
        "    #ooo#    ",
        "    ##o##    ",
        "     ###     ",
        "      #      ",
    ];

    /// A tick for the badge of a chosen card.
    TICK_SMALL = [
        "      o",
        "     oo",
        "o   oo ",
        "oo oo  ",
        " ooo   ",
        "  o    ",
    ];
}
