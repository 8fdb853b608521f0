//! Playing cards in three sizes, their backs, and a stock of them. A card only
//! knows how it looks; where it lies and whether it may be played is the
//! business of the screen or of the fan.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use parlour_rules::cards::{Card, Suit};

use crate::paint::runs::{Pattern, groups};
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};

pub use super::suit::{SuitColours, SuitSize, rank_sprite, rank_text, suit_sprite};

/// How large a card is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardSize {
    /// 60 x 84: the card that matters.
    Large,
    /// 40 x 56: in the hand and on the table.
    Medium,
    /// 22 x 30: in melds and long hands.
    Small,
}

impl CardSize {
    /// Width and height.
    #[must_use]
    pub const fn size(self) -> Size {
        match self {
            CardSize::Large => Size::new(60, 84),
            CardSize::Medium => Size::new(40, 56),
            CardSize::Small => Size::new(22, 30),
        }
    }

    /// Radius of the corners.
    #[must_use]
    pub const fn radius(self) -> i32 {
        match self {
            CardSize::Large => 5,
            CardSize::Medium => 4,
            CardSize::Small => 3,
        }
    }

    const fn shadow(self) -> Point {
        match self {
            CardSize::Large => Point::new(3, 4),
            CardSize::Medium | CardSize::Small => Point::new(2, 3),
        }
    }
}

/// How a face is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Face {
    /// Two or four colours.
    pub colours: SuitColours,
    /// A card that may not be played now.
    pub dim: bool,
    /// Only the index in the corner: the card is covered by the next one.
    pub index_only: bool,
    /// The index of a small card stands at the left, for overlapping rows.
    pub index_left: bool,
}

impl Face {
    /// The plain face in these colours.
    #[must_use]
    pub const fn plain(colours: SuitColours) -> Self {
        Self {
            colours,
            dim: false,
            index_only: false,
            index_left: false,
        }
    }
}

/// Draws a card's face.
pub fn draw_face(canvas: &mut Canvas<'_>, at: Point, size: CardSize, card: Card, face: Face) {
    let (ground, edge, ink) = if face.dim {
        (
            Colour::DUSK,
            Colour::BAIZE_LO,
            face.colours.dim_ink(card.suit),
        )
    } else {
        (Colour::IVORY, Colour::UMBER, face.colours.ink(card.suit))
    };
    canvas.round(
        Rectangle::new(at, size.size()),
        size.radius(),
        ground,
        Some((edge, 1)),
    );
    let inks = Inks::plain(ink);
    let put = |canvas: &mut Canvas<'_>, pixels: SuitSize, x: i32, y: i32| {
        canvas.sprite(suit_sprite(card.suit, pixels), at + Point::new(x, y), inks);
    };
    let rank = rank_sprite(card.rank);
    match size {
        CardSize::Large => {
            canvas.text(rank_text(card.rank), at + Point::new(5, 6), Font::B18, ink);
            put(canvas, SuitSize::S11, 6, 29);
            put(canvas, SuitSize::S31, 24, 46);
        }
        CardSize::Medium => {
            canvas.sprite(rank, at + Point::new(3, 4), inks);
            put(canvas, SuitSize::S9, 3, 19);
            if !face.index_only {
                put(canvas, SuitSize::S19, 16, 31);
            }
        }
        CardSize::Small => {
            let left = if face.index_left {
                3
            } else {
                (23 - rank.width()) / 2
            };
            canvas.sprite(rank, at + Point::new(left, 3), inks);
            put(
                canvas,
                SuitSize::S9,
                if face.index_left { 3 } else { 7 },
                18,
            );
        }
    }
}

/// Draws a card's back: velvet with a lattice, brass where its lines cross.
pub fn draw_back(canvas: &mut Canvas<'_>, at: Point, size: CardSize) {
    draw_back_of(canvas, Rectangle::new(at, size.size()), size.radius());
}

/// Draws the back of a card, or of several that lie together, of any extent.
pub fn draw_back_of(canvas: &mut Canvas<'_>, place: Rectangle, radius: i32) {
    canvas.round(place, radius, Colour::IVORY, Some((Colour::UMBER, 1)));
    draw_lattice(canvas, place.offset(-2), 2);
}

/// Draws as much of a back as is seen under another that lies a little beside it.
fn draw_back_edge(canvas: &mut Canvas<'_>, place: Rectangle, radius: i32) {
    canvas.round_edge(place, radius, (Colour::UMBER, 1));
    canvas.round_edge(place.offset(-1), radius - 1, (Colour::IVORY, 1));
    canvas.round_edge(place.offset(-2), 2, (Colour::VELVET, 1));
}

const VE: Colour = Colour::VELVET;
const HI: Colour = Colour::VELVET_HI;
const BR: Colour = Colour::BRASS;

/// One cell of the lattice, from the first row inside the velvet's border.
const LATTICE: Pattern<3, 6> = [
    groups([BR, VE, VE, VE, VE, VE]),
    groups([VE, HI, VE, VE, VE, HI]),
    groups([VE, VE, HI, VE, HI, VE]),
    groups([VE, VE, VE, BR, VE, VE]),
    groups([VE, VE, HI, VE, HI, VE]),
    groups([VE, HI, VE, VE, VE, HI]),
];

/// Velvet with the lattice of the backs, for anything that lies face down.
pub fn draw_lattice(canvas: &mut Canvas<'_>, place: Rectangle, radius: i32) {
    canvas.round_edge(place, radius, (Colour::VELVET, 1));
    let inside = place.offset(-1);
    canvas.tile(inside, &LATTICE, inside.top_left);
}

/// A card's shadow on baize.
fn draw_shadow(canvas: &mut Canvas<'_>, at: Point, size: CardSize) {
    let place = Rectangle::new(at + size.shadow(), size.size());
    canvas.round(place, size.radius(), Colour::BAIZE_LO, None);
}

/// What lies on the table: a face or a back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Face up.
    Up(Card, Face),
    /// Face down.
    Down,
}

/// A card on the table, with its shadow.
pub fn card(stage: &mut Stage<'_>, at: Point, size: CardSize, side: Side) {
    let shadow = size.shadow();
    let place = area(
        at.x,
        at.y,
        size.size().width as i32 + shadow.x,
        size.size().height as i32 + shadow.y,
    );
    stage.item(place, side, |canvas| {
        draw_shadow(canvas, at, size);
        draw_side(canvas, at, size, side);
    });
}

fn draw_side(canvas: &mut Canvas<'_>, at: Point, size: CardSize, side: Side) {
    match side {
        Side::Up(card, face) => draw_face(canvas, at, size, card, face),
        Side::Down => draw_back(canvas, at, size),
    }
}

/// A face-down stock of medium cards; at most three are seen, an empty stock
/// leaves an outline. `at` is the lowest card; the pile grows by 2, -2.
pub fn stock(stage: &mut Stage<'_>, at: Point, cards: usize) {
    let seen = cards.min(3) as i32;
    let size = CardSize::Medium.size();
    let place = area(
        at.x,
        at.y - 4,
        size.width as i32 + 4,
        size.height as i32 + 4,
    );
    stage.item(place, ("stock", seen), |canvas| {
        if seen == 0 {
            canvas.round_edge(Rectangle::new(at, size), 4, (Colour::BAIZE_HI, 2));
        }
        for card in 0..seen {
            let place = Rectangle::new(at + Point::new(2 * card, -2 * card), size);
            // Of the cards below only the edges are seen.
            match card + 1 < seen {
                true => draw_back_edge(canvas, place, CardSize::Medium.radius()),
                false => draw_back_of(canvas, place, CardSize::Medium.radius()),
            }
        }
    });
}

/// An empty place for a medium card, with a word in it.
pub fn empty_place(stage: &mut Stage<'_>, at: Point, word: &str) {
    let place = Rectangle::new(at, CardSize::Medium.size());
    stage.item(place, ("empty", word), |canvas| {
        canvas.round_edge(place, 4, (Colour::BAIZE_HI, 2));
        canvas.text_centre(word, at + Point::new(20, 16), Font::B8, Colour::MINT);
    });
}

/// The suit that has been named: a plate of 44 x 44 with "now" above it and
/// the suit's name below.
pub fn named_suit(stage: &mut Stage<'_>, at: Point, suit: Suit, colours: SuitColours) {
    let whole = area(at.x - 4, at.y - 12, 52, 75);
    stage.item(whole, ("named", suit, colours), |canvas| {
        canvas.text_centre("now", at + Point::new(22, -12), Font::B8, Colour::SAND);
        let plate = area(at.x, at.y, 44, 44);
        canvas.round(plate, 8, Colour::IVORY, Some((Colour::BRASS, 2)));
        let sprite = suit_sprite(suit, SuitSize::S25);
        canvas.sprite(
            sprite,
            at + Point::new(10, 10),
            Inks::plain(colours.ink(suit)),
        );
        canvas.text_centre(
            suit.name(),
            at + Point::new(22, 52),
            Font::B8,
            Colour::IVORY,
        );
    });
}
