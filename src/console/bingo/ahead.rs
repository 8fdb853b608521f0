//! A chapter of the book: this pass as it lies, with the number that every tile hears in it.

use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::domino::{self, DominoLook, Lie};
use embedded_graphics::geometry::Point;
use parlour_rules::bingo::Open;

const LOOK: DominoLook = DominoLook {
    half: 15,
    lie: Lie::Upright,
    dim: false,
};
const IN_LINE: usize = 7;
/// The first tile's row, and from one line to the next.
const TOP: i32 = 35;
const LINE: i32 = 47;

pub(super) fn draw(open: &Open, stage: &mut Stage<'_>) {
    let pitch = (stage.width() - 16) / IN_LINE as i32;
    let touched = usize::from(open.place);
    let goes_on = open.end().is_none();
    for (place, tile) in open.row.iter().enumerate() {
        let (line, column) = ((place / IN_LINE) as i32, (place % IN_LINE) as i32);
        let cell = Point::new(8 + column * pitch, TOP + line * LINE);
        let at = cell + Point::new((pitch - LOOK.half) / 2, 0);
        let look = domino::place(at, LOOK);
        if open.gone.has(*tile) {
            continue;
        }
        let number = open.number_at(place);
        let is_ahead = goes_on && place >= touched;
        let matches = is_ahead && tile.dots() == number;
        let dim = DominoLook {
            dim: goes_on && !is_ahead,
            ..LOOK
        };
        domino::domino(stage, at, dim, tile.high().number(), tile.low().number());
        if matches {
            domino::focus(stage, look);
        }
        if is_ahead {
            let words = area(cell.x, at.y + 34, pitch, 10);
            stage.item(words, ("number", number, matches), |canvas| {
                let ink = if matches { Colour::BRASS } else { Colour::SAND };
                let middle = Point::new(at.x + LOOK.half / 2, words.top_left.y);
                canvas.text_centre(&line!("{number}"), middle, Font::B8, ink);
            });
        }
    }
}
