//! The letters and figures that name the squares of a board, 4 x 6.

use crate::Sprite;
use crate::sprite::sprites;

sprites! {
    /// The letter a.
    A = [
        "    ",
        " ## ",
        "   #",
        " ###",
        "#  #",
        " ###",
    ];

    /// The letter b.
    B = [
        "#   ",
        "#   ",
        "### ",
        "#  #",
        "#  #",
        "### ",
    ];

    /// The letter c.
    C = [
        "    ",
        "    ",
        " ###",
        "#   ",
        "#   ",
        " ###",
    ];

    /// The letter d.
    D = [
        "   #",
        "   #",
        " ###",
        "#  #",
        "#  #",
        " ###",
    ];

    /// The letter e.
    E = [
        "    ",
        " ## ",
        "#  #",
        "####",
        "#   ",
        " ###",
    ];

    /// The letter f.
    F = [
        "  ##",
        " #  ",
        "### ",
        " #  ",
        " #  ",
        " #  ",
    ];

    /// The letter g.
    G = [
        "    ",
        " ###",
        "#  #",
        " ###",
        "   #",
        " ## ",
    ];

    /// The letter h.
    H = [
        "#   ",
        "#   ",
        "### ",
        "#  #",
        "#  #",
        "#  #",
    ];

    /// The figure zero.
    ZERO = [
        " ## ",
        "#  #",
        "#  #",
        "#  #",
        "#  #",
        " ## ",
    ];

    /// The figure one.
    ONE = [
        "  # ",
        " ## ",
        "  # ",
        "  # ",
        "  # ",
        " ###",
    ];

    /// The figure two.
    TWO = [
        " ## ",
        "#  #",
        "   #",
        " ## ",
        "#   ",
        "####",
    ];

    /// The figure three.
    THREE = [
        "### ",
        "   #",
        " ## ",
        "   #",
        "   #",
        "### ",
    ];

    /// The figure four.
    FOUR = [
        "  # ",
        " ## ",
        "# # ",
        "####",
        "  # ",
        "  # ",
    ];

    /// The figure five.
    FIVE = [
        "####",
        "#   ",
        "### ",
        "   #",
        "   #",
        "### ",
    ];

    /// The figure six.
    SIX = [
        " ## ",
        "#   ",
        "### ",
        "#  #",
        "#  #",
        " ## ",
    ];

    /// The figure seven.
    SEVEN = [
        "####",
        "   #",
        "  # ",
        "  # ",
        " #  ",
        " #  ",
    ];

    /// The figure eight.
    EIGHT = [
        " ## ",
        "#  #",
        " ## ",
        "#  #",
        "#  #",
        " ## ",
    ];

    /// The figure nine.
    NINE = [
        " ## ",
        "#  #",
        "#  #",
        " ###",
        "   #",
        " ## ",
    ];
}

/// The picture of a letter from a to h or of a figure.
#[must_use]
pub const fn of(letter: char) -> Option<&'static Sprite> {
    Some(match letter {
        'a' => &A,
        'b' => &B,
        'c' => &C,
        'd' => &D,
        'e' => &E,
        'f' => &F,
        'g' => &G,
        'h' => &H,
        '0' => &ZERO,
        '1' => &ONE,
        '2' => &TWO,
        '3' => &THREE,
        '4' => &FOUR,
        '5' => &FIVE,
        '6' => &SIX,
        '7' => &SEVEN,
        '8' => &EIGHT,
        '9' => &NINE,
        _ => return None,
    })
}
