//! The list of moves as a chapter of the book: two moves to a line in the game's own notation, the latest marked.

use super::list::{self, Window};
use super::paper;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::screen::{Heading, MoveList};
use core::ops::Range;
use embedded_graphics::geometry::Point;

/// How many lines are in sight, and from one to the next.
const LINES: usize = 9;
const PITCH: i32 = 19;
/// Where the paper lies, and where on it the first and the second move of a line begin.
const TOP: i32 = 34;
const FIRST: i32 = 54;
const SECOND: i32 = 134;

fn lines(moves: &MoveList<'_>) -> usize {
    let Range { start, end } = moves.numbers;
    end.div_ceil(2).saturating_sub(start / 2) as usize
}

/// The heading of the list.
pub fn heading(moves: &MoveList<'_>) -> Heading {
    Heading::growing("Moves", lines(moves), LINES)
}

/// The list from a line on.
pub fn draw(stage: &mut Stage<'_>, scroll: usize, moves: &MoveList<'_>) {
    let Range {
        start: first,
        end: next,
    } = moves.numbers;
    let total = lines(moves);
    let window = Window {
        first: scroll.min(total.saturating_sub(LINES)),
        seen: LINES.min(total),
        total,
    };
    let sheet = area(8, TOP, stage.width() - 22, 180);
    paper::sheet(stage, sheet);
    let inside = area(12, TOP + 4, sheet.size.width as i32 - 8, 173);
    stage.item(inside, ("moves", first, next, window.first), |canvas| {
        let top_line = first / 2 + window.first as u32;
        (moves.from)(2 * top_line, &mut |number, text| {
            let Some(row) = (number / 2)
                .checked_sub(top_line)
                .filter(|row| (*row as usize) < LINES)
            else {
                return;
            };
            let text = line!("{text}");
            let top = TOP + 10 + row as i32 * PITCH;
            let left = if number % 2 == 0 { FIRST } else { SECOND };
            if number + 1 == next {
                let width = Font::B12.width(&text) + 10;
                canvas.round(area(left - 5, top - 4, width, 19), 4, Colour::GLOW, None);
            }
            canvas.text(&text, Point::new(left, top), Font::B12, Colour::INK);
            if number % 2 == 0 || number == first {
                let count = line!("{}.", number / 2 + 1);
                let at = Point::new(FIRST - 8, top + 2);
                canvas.text_right(&count, at, Font::B10, Colour::UMBER);
            }
        });
    });
    if total == 0 {
        let middle = Point::new(stage.width() / 2 - 3, TOP + 80);
        stage.item(inside, "no moves", |canvas| {
            canvas.text_centre("No move has been made", middle, Font::B10, Colour::UMBER);
        });
    }
    list::scroll_bar(stage, Point::new(stage.width() - 9, TOP), 180, window);
}
