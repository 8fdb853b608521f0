//! The head of the book on the table: the title of a chapter, and a mark for every chapter between the arrows of the pad
//! that leafs.

use super::bars;
use super::glyph::{Direction, arrow};
use crate::paint::{Colour, Stage, area};
use embedded_graphics::geometry::Point;

/// From one mark to the next.
const PITCH: i32 = 8;

/// The title of the chapter with this number, from 0, of so many. A book of one chapter says whose it is.
pub fn title(stage: &mut Stage<'_>, name: &str, number: usize, chapters: usize, book: &str) {
    let fact = if chapters > 1 { "" } else { book };
    bars::title(stage, name, fact, None);
    if chapters < 2 {
        return;
    }
    let width = chapters as i32 * PITCH;
    let left = stage.width() - 18 - width;
    let place = area(left - 10, 8, width + 20, 11);
    stage.item(place, ("chapters", number, chapters), |canvas| {
        let tip = Point::new(left - 9, 13);
        arrow(canvas, tip, Direction::Left, 6, 4, Colour::BRASS);
        let tip = Point::new(left + width + 7, 13);
        arrow(canvas, tip, Direction::Right, 6, 4, Colour::BRASS);
        for chapter in 0..chapters as i32 {
            let centre = Point::new(left + PITCH * chapter + PITCH / 2 - 1, 13);
            if chapter == number as i32 {
                canvas.dot(centre, 7, Colour::BRASS);
            } else {
                canvas.rect(area(centre.x - 1, centre.y - 1, 3, 3), Colour::HAZE);
            }
        }
    });
}
