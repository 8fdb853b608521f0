//! The ten pairs of colour and shape by which people are told apart, and how a
//! seat's shape is drawn. Which person has which pair is decided elsewhere.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;

use crate::paint::sprites::{seats_curtain, seats_list, seats_token};
use crate::paint::{Canvas, Colour, Inks, Sprite, Stage};

/// How many pairs there are.
pub const SEAT_LOOKS: usize = 10;

/// One of the ten pairs of colour and shape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatLook {
    /// 0 to 9, in the order of the table; larger numbers begin again.
    pub shape: u8,
}

/// How large the shape is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatSize {
    /// 11 pixels, on boards.
    Token,
    /// 13 pixels, in lists and bars.
    List,
    /// 31 pixels, on the curtain.
    Curtain,
}

/// What a shape lies on, which decides its outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Ebony, walnut, oak or baize: outlined in ivory.
    Dark,
    /// Ivory or other paper: outlined in ink.
    Paper,
    /// A seat that is out of the game: an outline and nothing in it.
    Out,
}

const COLOURS: [Colour; SEAT_LOOKS] = [
    Colour::SEAT_RUBY,
    Colour::SEAT_COBALT,
    Colour::SEAT_LEMON,
    Colour::SEAT_FERN,
    Colour::SEAT_LILAC,
    Colour::SEAT_SKY,
    Colour::SEAT_GINGER,
    Colour::SEAT_PLUM,
    Colour::SEAT_CREAM,
    Colour::SEAT_PORT,
];

macro_rules! ten {
    ($size:ident) => {
        [
            $size::DISC,
            $size::SQUARE,
            $size::TRIANGLE,
            $size::STAR,
            $size::CROSS,
            $size::MOON,
            $size::RING,
            $size::DROP,
            $size::HOURGLASS,
            $size::CHEVRON,
        ]
    };
}

static TOKENS: [Sprite; SEAT_LOOKS] = ten!(seats_token);
static LISTED: [Sprite; SEAT_LOOKS] = ten!(seats_list);
static LARGE: [Sprite; SEAT_LOOKS] = ten!(seats_curtain);

impl SeatSize {
    /// Width and height in pixels.
    #[must_use]
    pub const fn pixels(self) -> i32 {
        match self {
            SeatSize::Token => 11,
            SeatSize::List => 13,
            SeatSize::Curtain => 31,
        }
    }
}

impl SeatLook {
    /// The look with this number.
    #[must_use]
    pub const fn new(shape: u8) -> Self {
        Self { shape }
    }

    fn number(self) -> usize {
        usize::from(self.shape) % SEAT_LOOKS
    }

    /// The seat's colour.
    #[must_use]
    pub fn colour(self) -> Colour {
        COLOURS.get(self.number()).copied().unwrap_or_default()
    }

    /// The seat's shape.
    #[must_use]
    pub fn sprite(self, size: SeatSize) -> &'static Sprite {
        let sprites = match size {
            SeatSize::Token => &TOKENS,
            SeatSize::List => &LISTED,
            SeatSize::Curtain => &LARGE,
        };
        let [first, ..] = sprites;
        sprites.get(self.number()).unwrap_or(first)
    }

    /// The colours the shape is drawn with.
    #[must_use]
    pub fn inks(self, ground: Ground) -> Inks {
        match ground {
            Ground::Dark => Inks::two(Colour::IVORY, self.colour()),
            Ground::Paper => Inks::two(Colour::INK, self.colour()),
            Ground::Out => Inks {
                outline: Some(Colour::DUSK),
                ..Inks::default()
            },
        }
    }

    /// Draws the shape with its top left corner at `at`.
    pub fn draw(self, canvas: &mut Canvas<'_>, at: Point, size: SeatSize, ground: Ground) {
        canvas.sprite(self.sprite(size), at, self.inks(ground));
    }
}

/// A seat's shape with its top left corner at `at`.
pub fn shape(stage: &mut Stage<'_>, at: Point, look: SeatLook, size: SeatSize, ground: Ground) {
    let place = Rectangle::new(at, Size::new_equal(size.pixels() as u32));
    stage.item(place, (look, ground), |canvas| {
        look.draw(canvas, at, size, ground)
    });
}
