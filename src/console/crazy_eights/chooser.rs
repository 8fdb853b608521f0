//! The choice of a suit: four plates around a middle, of which the pad's
//! direction chooses one.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::cards::{Rank, Suit};

use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};
use crate::parts::card::{SuitColours, SuitSize, rank_sprite, suit_sprite};
use crate::parts::glyph::{Direction, arrow};

/// The direction that leads to a suit.
const fn direction(suit: Suit) -> Direction {
    match suit {
        Suit::Spades => Direction::Up,
        Suit::Diamonds => Direction::Right,
        Suit::Clubs => Direction::Down,
        Suit::Hearts => Direction::Left,
    }
}

/// The four plates; `rank` is that of the card between them, `holds` says how many
/// of each suit, in pack order, one holds.
pub(super) fn suits(
    stage: &mut Stage<'_>,
    focus: Suit,
    rank: Rank,
    holds: [u8; 4],
    colours: SuitColours,
) {
    let centre = Point::new(stage.width() / 2, 118);
    let well = area(centre.x - 17, centre.y - 17, 34, 34);
    stage.item(well, ("middle", rank), |canvas| {
        canvas.round(well, 6, Colour::BAIZE_LO, None);
        canvas.sprite(
            rank_sprite(rank),
            centre - Point::new(rank_sprite(rank).width() / 2, 6),
            Inks::plain(Colour::IVORY),
        );
    });
    let arrows = area(centre.x - 28, centre.y - 28, 57, 57);
    stage.item(arrows, "arrows", |canvas| draw_arrows(canvas, centre));
    for (suit, held) in Suit::ALL.into_iter().zip(holds) {
        let middle = centre
            + match direction(suit) {
                Direction::Up => Point::new(0, -60),
                Direction::Down => Point::new(0, 60),
                Direction::Left => Point::new(-72, 0),
                Direction::Right => Point::new(72, 0),
            };
        let place = area(middle.x - 29, middle.y - 27, 58, 54);
        let focused = suit == focus;
        if focused {
            stage.keep_clear(&place);
        }
        let whole = if focused {
            place.offset(4)
        } else {
            area(place.top_left.x, place.top_left.y, 60, 57)
        };
        stage.item(whole, ("suit", suit, held, focused, colours), |canvas| {
            draw_plate(canvas, place, suit, held, focused, colours);
        });
    }
}

fn draw_arrows(canvas: &mut Canvas<'_>, centre: Point) {
    let reach = |x, y| centre + Point::new(x, y);
    arrow(canvas, reach(0, -27), Direction::Up, 6, 4, Colour::BRASS);
    arrow(canvas, reach(0, 27), Direction::Down, 6, 4, Colour::BRASS);
    arrow(canvas, reach(-27, 0), Direction::Left, 6, 4, Colour::BRASS);
    arrow(canvas, reach(27, 0), Direction::Right, 6, 4, Colour::BRASS);
}

fn draw_plate(
    canvas: &mut Canvas<'_>,
    place: Rectangle,
    suit: Suit,
    held: u8,
    focused: bool,
    colours: SuitColours,
) {
    let at = place.top_left;
    canvas.round(area(at.x + 2, at.y + 3, 58, 54), 6, Colour::BAIZE_LO, None);
    if focused {
        canvas.round_edge(place.offset(4), 9, (Colour::EBONY, 1));
        canvas.round_edge(place.offset(3), 8, (Colour::BRASS, 2));
    }
    let ground = if focused {
        Colour::IVORY
    } else {
        Colour::PARCH
    };
    canvas.round(place, 6, ground, None);
    let sprite = suit_sprite(suit, SuitSize::S25);
    canvas.sprite(
        sprite,
        at + Point::new(17, 6),
        Inks::plain(colours.ink(suit)),
    );
    let mut label: heapless::String<9> = heapless::String::new();
    if core::fmt::write(&mut label, format_args!("hold {held}")).is_ok() {
        canvas.text_centre(&label, at + Point::new(29, 39), Font::B8, Colour::UMBER);
    }
}
