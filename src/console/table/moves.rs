//! The list of moves, for games that keep one: two moves to a line, the latest at the bottom.

use super::Table;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::list::Window;
use crate::parts::{self, Hints};
use embedded_graphics::geometry::Point;

/// How many lines are in sight, and from one to the next.
const LINES: usize = 9;
const PITCH: i32 = 19;
/// Where the paper lies, and where on it the first and the second move of a line begin.
const TOP: i32 = 34;
const FIRST: i32 = 54;
const SECOND: i32 = 134;

impl Table {
    /// The number of the first move that is remembered, and that of the move to come.
    fn move_numbers(&self) -> (u32, u32) {
        let (mut first, mut next) = (None, 0);
        self.ask(None, |screen| {
            screen.moves(&mut |number, _| {
                first.get_or_insert(number);
                next = number + 1;
            });
        });
        (first.unwrap_or(0), next)
    }

    /// How many lines the list of moves has.
    pub(crate) fn move_lines(&self) -> usize {
        let (first, next) = self.move_numbers();
        (next.div_ceil(2) - first / 2) as usize
    }

    /// Draws the list of moves, scrolled back by some lines.
    pub(crate) fn draw_moves(&self, back: usize, stage: &mut Stage<'_>) {
        let (first, next) = self.move_numbers();
        let total = (next.div_ceil(2) - first / 2) as usize;
        let last_first = total.saturating_sub(LINES);
        let window = Window {
            first: last_first - back.min(last_first),
            seen: LINES.min(total),
            total,
        };
        parts::ground::walnut(stage);
        let name = self.info().map_or("", |info| info.name);
        parts::bars::title(stage, "Moves", name, None);
        let paper = area(8, TOP, stage.width() - 22, 180);
        parts::paper::sheet(stage, paper);
        let inside = area(12, TOP + 4, paper.size.width as i32 - 8, 173);
        stage.item(inside, ("moves", first, next, window.first), |canvas| {
            let top_line = first / 2 + window.first as u32;
            let mut draw_move = |number: u32, text: &str| {
                let Some(row) = (number / 2)
                    .checked_sub(top_line)
                    .filter(|row| (*row as usize) < LINES)
                else {
                    return;
                };
                let top = TOP + 10 + row as i32 * PITCH;
                let left = if number.is_multiple_of(2) {
                    FIRST
                } else {
                    SECOND
                };
                if number + 1 == next {
                    let width = Font::B12.width(text) + 10;
                    canvas.round(area(left - 5, top - 4, width, 19), 4, Colour::GLOW, None);
                }
                canvas.text(text, Point::new(left, top), Font::B12, Colour::INK);
                if number.is_multiple_of(2) || number == first {
                    let count = line!("{}.", number / 2 + 1);
                    let at = Point::new(FIRST - 8, top + 2);
                    canvas.text_right(&count, at, Font::B10, Colour::UMBER);
                }
            };
            self.ask(None, |screen| screen.moves(&mut draw_move));
        });
        if total == 0 {
            let middle = Point::new(stage.width() / 2 - 3, TOP + 80);
            stage.item(inside, "no moves", |canvas| {
                canvas.text_centre("No move has been made", middle, Font::B10, Colour::UMBER);
            });
        }
        parts::list::scroll_bar(stage, Point::new(stage.width() - 9, TOP), 180, window);
        parts::bars::hints(stage, Hints::default().b("Close"));
    }
}
