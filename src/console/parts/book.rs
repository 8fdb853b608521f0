//! The head of the book on the table: the title of a chapter, and a mark for every chapter between the arrows of the pad
//! that leafs.

use super::bars;
use super::glyph::{Direction, arrow};
use crate::paint::{Colour, Stage, area};
use embedded_graphics::geometry::Point;

/// How many chapters a book can have, so that the marks for them leave room for a title.
pub const CHAPTERS: usize = 9;

/// From one mark to the next.
const PITCH: i32 = 8;

/// Where the marks begin on a picture of this width.
const fn left_mark(width: i32, chapters: usize) -> i32 {
    width - 18 - chapters as i32 * PITCH
}

/// The title of the chapter with this number, from 0, of so many. A book of one chapter says whose it is.
pub fn title(stage: &mut Stage<'_>, name: &str, number: usize, chapters: usize, book: &str) {
    let fact = if chapters > 1 { "" } else { book };
    bars::title(stage, name, fact, None);
    marks(stage, 13, number, chapters);
}

/// How much room the marks of so many chapters take at the right end of a bar.
#[must_use]
pub const fn room(chapters: usize) -> i32 {
    if chapters < 2 {
        0
    } else {
        34 + chapters as i32 * PITCH
    }
}

/// The marks alone, with their middle in a row of the picture.
pub fn marks(stage: &mut Stage<'_>, row: i32, number: usize, chapters: usize) {
    if chapters < 2 {
        return;
    }
    let width = chapters as i32 * PITCH;
    let left = left_mark(stage.width(), chapters);
    let place = area(left - 10, row - 5, width + 20, 11);
    stage.item(place, ("chapters", number, chapters), |canvas| {
        let tip = Point::new(left - 9, row);
        arrow(canvas, tip, Direction::Left, 6, 4, Colour::BRASS);
        let tip = Point::new(left + width + 7, row);
        arrow(canvas, tip, Direction::Right, 6, 4, Colour::BRASS);
        for chapter in 0..chapters as i32 {
            let centre = Point::new(left + PITCH * chapter + PITCH / 2 - 1, row);
            if chapter == number as i32 {
                canvas.dot(centre, 7, Colour::BRASS);
            } else {
                canvas.rect(area(centre.x - 1, centre.y - 1, 3, 3), Colour::HAZE);
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::{CHAPTERS, left_mark};
    use crate::paint::Font;

    #[test]
    fn the_marks_of_the_longest_book_leave_room_for_a_title() {
        for title in ["Score sheet", "Still to come", "Round 1000"] {
            let right = 8 + Font::N14.width(title);
            assert!(right + 4 <= left_mark(240, CHAPTERS) - 10, "{title}");
        }
    }
}
