//! The palette: every colour that Parlour ever shows, by name. It holds no
//! shades that are computed at run time; there is no blending anywhere.

use embedded_graphics::pixelcolor::raw::RawU8;
use embedded_graphics::pixelcolor::{PixelColor, Rgb565, Rgb888};

/// A place in the palette. One byte of the frame holds one of these.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Colour(u8);

impl PixelColor for Colour {
    type Raw = RawU8;
}

impl From<Colour> for RawU8 {
    fn from(colour: Colour) -> Self {
        RawU8::new(colour.0)
    }
}

macro_rules! palette {
    ($($(#[$note:meta])+ $name:ident = $rgb:literal,)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[repr(u8)]
        enum Index { $($name,)* }

        impl Colour {
            $($(#[$note])+ pub const $name: Colour = Colour(Index::$name as u8);)*
        }

        /// The palette in the order of the indexes, 24 bits each.
        const FULL: &[u32] = &[$($rgb,)*];
    };
}

palette! {
    /// Bars, shadow on walnut, outline of the focus.
    EBONY = 0x1A1210,
    /// Ground of the menus.
    WALNUT = 0x30201A,
    /// Rows, trays, boards, unlit parts.
    OAK = 0x523829,
    /// Disabled text on dark, rings of the key glyphs.
    HAZE = 0xB09C84,
    /// The table.
    BAIZE = 0x14523C,
    /// Wells, shadow on baize, weave.
    BAIZE_LO = 0x0E3E2E,
    /// Empty places, edge of a plain button on baize.
    BAIZE_HI = 0x2C7A58,
    /// Accent: "you can act here".
    BRASS = 0xF2BE48,
    /// Rules, and the accent on paper.
    BRASS_LO = 0x9C6E20,
    /// What is private.
    VELVET = 0x7A1640,
    /// Shade of a fold.
    VELVET_LO = 0x520C2C,
    /// Light of a fold, lattice of a card back.
    VELVET_HI = 0xA02858,
    /// Paper, cards, text on dark.
    IVORY = 0xFFF6E0,
    /// Second paper, second text on the bars.
    PARCH = 0xEBDCB8,
    /// Small labels on dark, edge of paper.
    SAND = 0xC8B48C,
    /// Text on paper, outlines.
    INK = 0x211A1E,
    /// Second and disabled text on paper, edge of a card.
    UMBER = 0x7A6650,
    /// Face of a card or die that cannot be played.
    DUSK = 0xA0A48C,
    /// Marked row on paper.
    GLOW = 0xF8E0A0,
    /// Danger, refusal, low.
    EMBER = 0xE8502C,
    /// Success on dark.
    MINT = 0x78CC88,
    /// Hearts; diamonds in two colours.
    RUBY = 0xC81E30,
    /// Diamonds in four colours.
    AZURE = 0x2058B8,
    /// Clubs in four colours, success on paper.
    CLOVER = 0x107848,
    /// Seat 1, the disc.
    SEAT_RUBY = 0xCC1030,
    /// Seat 2, the square.
    SEAT_COBALT = 0x2A6EF6,
    /// Seat 3, the triangle.
    SEAT_LEMON = 0xFFF010,
    /// Seat 4, the star.
    SEAT_FERN = 0x08AA70,
    /// Seat 5, the cross.
    SEAT_LILAC = 0xE3C1DD,
    /// Seat 6, the moon.
    SEAT_SKY = 0x56B3FF,
    /// Seat 7, the ring.
    SEAT_GINGER = 0xFF802E,
    /// Seat 8, the drop.
    SEAT_PLUM = 0x85399D,
    /// Seat 9, the hourglass.
    SEAT_CREAM = 0xFFFFD7,
    /// Seat 10, the chevron.
    SEAT_PORT = 0x4D1B2C,
    /// Red suits on a dimmed card.
    RUBY_DIM = 0x901424,
    /// Blue suits on a dimmed card.
    AZURE_DIM = 0x183C90,
    /// Green suits on a dimmed card.
    CLOVER_DIM = 0x085034,
    /// Light square of a board.
    SQUARE_LIGHT = 0xEBD8B0,
    /// Dark square of a board.
    SQUARE_DARK = 0xA87C50,
    /// Square of the chosen piece.
    SQUARE_CHOSEN = 0xF2D888,
    /// Black chess pieces.
    PIECE_BLACK = 0x4A3C44,
    /// Shade of the black chess pieces.
    PIECE_BLACK_LO = 0x302630,
    /// Taken black pieces on a dark plate.
    PIECE_TAKEN_LO = 0x6A5A60,
    /// Taken black pieces on a lit plate.
    PIECE_TAKEN = 0x8C7880,
    /// Red men of checkers.
    MAN_RED = 0x8C1C28,
    /// Inner ring of a red man.
    MAN_RED_HI = 0xC84048,
    /// Face of a domino that cannot be played.
    DOMINO_DIM = 0x9C8468,
    /// Every second row of a table on paper.
    STRIPE = 0xF4E8C8,
    /// First band of the numbers in No Thanks!, 3 to 11.
    BAND_LOW = 0x207858,
    /// Monopoly's purple group.
    LOT_PURPLE = 0x6A3A80,
    /// Monopoly's light blue group.
    LOT_LIGHT_BLUE = 0x90D4F4,
    /// Monopoly's violet group.
    LOT_VIOLET = 0xD84898,
    /// Monopoly's orange group.
    LOT_ORANGE = 0xF08C20,
    /// Monopoly's red group.
    LOT_RED = 0xD02030,
    /// Monopoly's yellow group.
    LOT_YELLOW = 0xF8DC28,
    /// Monopoly's green group.
    LOT_GREEN = 0x189048,
    /// Monopoly's dark blue group.
    LOT_DARK_BLUE = 0x2048B0,
    /// Monopoly's railways.
    LOT_RAIL = 0x302830,
    /// Monopoly's works.
    LOT_WORKS = 0xA8A890,
    /// Red zones of Sorry!.
    TINT_RED = 0xF0B0B0,
    /// Blue zones of Sorry!.
    TINT_BLUE = 0xA8C4F8,
    /// Yellow zones of Sorry!.
    TINT_YELLOW = 0xFFF8A8,
    /// Green zones of Sorry!.
    TINT_GREEN = 0x98DCC0,
    /// Green cards of Ticked Off.
    TOPIC_GREEN = 0x2F9E62,
    /// Yellow cards of Ticked Off.
    TOPIC_YELLOW = 0xF4D23C,
}

/// How many colours there are.
pub const COLOURS: usize = FULL.len();

const _: () = assert!(COLOURS <= 96);

/// The palette as the panel wants it: 5, 6 and 5 bits.
const PANEL: [u16; COLOURS] = {
    let mut table = [0; COLOURS];
    let mut i = 0;
    while i < COLOURS {
        let rgb = FULL[i];
        table[i] = ((rgb >> 8 & 0xF800) | (rgb >> 5 & 0x07E0) | (rgb >> 3 & 0x001F)) as u16;
        i += 1;
    }
    table
};

impl Colour {
    /// The colour at a place of the palette, as a byte of the frame holds it.
    #[must_use]
    pub const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// The place in the palette.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The 16 bits that go to the panel; a byte outside the palette is ebony.
    #[must_use]
    pub fn rgb565_bits(self) -> u16 {
        PANEL.get(usize::from(self.0)).copied().unwrap_or(PANEL[0])
    }

    /// The colour in 16 bits.
    #[must_use]
    pub fn rgb565(self) -> Rgb565 {
        let bits = self.rgb565_bits();
        Rgb565::new(
            (bits >> 11) as u8,
            (bits >> 5 & 0x3F) as u8,
            (bits & 0x1F) as u8,
        )
    }

    /// The colour in 24 bits; a byte outside the palette is ebony.
    #[must_use]
    pub fn rgb888(self) -> Rgb888 {
        let [_, r, g, b] = FULL
            .get(usize::from(self.0))
            .copied()
            .unwrap_or(FULL[0])
            .to_be_bytes();
        Rgb888::new(r, g, b)
    }
}
