//! The seats' shapes as confetti, at most 7 pixels.

use crate::sprite::sprites;

sprites! {
    /// The disc.
    DISC = [
        "  ooo  ",
        " ooooo ",
        "ooooooo",
        "ooooooo",
        "ooooooo",
        " ooooo ",
        "  ooo  ",
    ];

    /// The square.
    SQUARE = [
        " ooooo ",
        "ooooooo",
        "ooooooo",
        "ooooooo",
        "ooooooo",
        "ooooooo",
        " ooooo ",
    ];

    /// The triangle.
    TRIANGLE = [
        "   o   ",
        "   o   ",
        "  ooo  ",
        "  ooo  ",
        " ooooo ",
        " ooooo ",
        "ooooooo",
    ];

    /// The star.
    STAR = [
        "  o  ",
        "ooooo",
        "ooooo",
        " ooo ",
        " ooo ",
    ];

    /// The cross.
    CROSS = [
        "  ooo  ",
        "  ooo  ",
        "ooooooo",
        "ooooooo",
        "ooooooo",
        "  ooo  ",
        "  ooo  ",
    ];

    /// The moon.
    MOON = [
        "  oo ",
        " oo  ",
        "ooo  ",
        "ooo  ",
        "ooo  ",
        " ooo ",
        "  ooo",
    ];

    /// The ring.
    RING = [
        "  ooo  ",
        " ooooo ",
        "oo   oo",
        "oo   oo",
        "oo   oo",
        " ooooo ",
        "  ooo  ",
    ];

    /// The drop.
    DROP = [
        "  o  ",
        "  o  ",
        " ooo ",
        "ooooo",
        "ooooo",
        "ooooo",
        " ooo ",
    ];
}
