//! The list of moves as a chapter of the book: two moves to a line in the game's own notation, the latest marked.

use super::list::{self, Window};
use super::paper;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::screen::{Heading, Show};
use embedded_graphics::geometry::Point;

/// How many lines are in sight, and from one to the next.
const LINES: usize = 9;
const PITCH: i32 = 19;
/// Where the paper lies, and where on it the first and the second move of a line begin.
const TOP: i32 = 34;
const FIRST: i32 = 54;
const SECOND: i32 = 134;

/// Goes through the moves that a game remembers, oldest first, each with its number from 0 on.
pub type Visit<'v> = &'v dyn Fn(Show<'_>);

/// The number of the first move that is remembered, and that of the move to come.
fn numbers(visit: Visit<'_>) -> (u32, u32) {
    let (mut first, mut next) = (None, 0);
    visit(&mut |number, _| {
        first.get_or_insert(number);
        next = number + 1;
    });
    (first.unwrap_or(0), next)
}

fn lines((first, next): (u32, u32)) -> usize {
    (next.div_ceil(2) - first / 2) as usize
}

/// The heading of the list.
pub fn heading(visit: Visit<'_>) -> Heading {
    Heading::growing("Moves", lines(numbers(visit)), LINES)
}

/// The list from a line on.
pub fn draw(stage: &mut Stage<'_>, scroll: usize, visit: Visit<'_>) {
    let (first, next) = numbers(visit);
    let total = lines((first, next));
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
        visit(&mut |number, text| {
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
