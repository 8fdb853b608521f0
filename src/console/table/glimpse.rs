//! What is told of a saved game before one goes on with it: who plays, in which round, the score, and who is next.

use super::Table;
use crate::fitting;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::seat::{Ground, SeatSize};
use crate::screen::Line;
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;

/// From one line to the next, and how many seats stand below each other before there are two columns.
const PITCH: i32 = 17;
const ROWS: usize = 5;

impl Table {
    /// In how many columns the seats stand, and how many of them below each other.
    fn glimpse_columns(&self) -> (usize, usize) {
        let columns = self.people.len().div_ceil(ROWS).max(1);
        (columns, self.people.len().div_ceil(columns).max(1))
    }

    /// How much room the lines take.
    pub(crate) fn glimpse_size(&self) -> Size {
        let (columns, rows) = self.glimpse_columns();
        let width = if columns > 1 { 204 } else { 0 };
        Size::new(width, (rows as u32 + 1) * PITCH as u32 + 4)
    }

    /// Draws them into a place of that size.
    pub(crate) fn draw_glimpse(&self, place: Rectangle, stage: &mut Stage<'_>) {
        let width = place.size.width as i32;
        let at = place.top_left;
        let news = self.where_it_stands(width);
        let left = at + Point::new((width - Font::B10.width(&news)) / 2, 3);
        stage.text(&news, left, Font::B10, Colour::UMBER);
        let (columns, rows) = self.glimpse_columns();
        let column = (width + 10) / columns as i32;
        let scores = self.scores();
        for (seat, guest) in self.people.iter() {
            let (row, beside) = (seat.index() % rows, seat.index() / rows);
            let down = PITCH * (row as i32 + 1) + 2;
            let line = area(
                at.x + column * beside as i32,
                at.y + down,
                column - 10,
                PITCH,
            );
            let score = match self.has_rounds() {
                true => line!("{}", scores.get(seat.index()).copied().unwrap_or(0)),
                false => Line::new(),
            };
            let look = self.look(seat);
            stage.item(line, (look, &guest.name, &score), |canvas| {
                let at = line.top_left;
                look.draw(canvas, at + Point::new(0, 1), SeatSize::List, Ground::Paper);
                let room = column - 10 - 18 - Font::B10.width(&score) - 4;
                let name = fitting::name(Font::B10, &guest.name, room);
                canvas.text(&name, at + Point::new(18, 2), Font::B10, Colour::INK);
                let right = at + Point::new(column - 10, 2);
                canvas.text_right(&score, right, Font::B10, Colour::INK);
            });
        }
    }

    /// "Deal 3, Anna is next", as far as it has room.
    fn where_it_stands(&self, room: i32) -> Line {
        let word = self.game.running().map_or("", |game| game.manner().round);
        let round = line!("{word} {}", self.rounds.played() + 1);
        let next = self.turn().and_then(|turn| turn.seat());
        let next = next.map_or("", |seat| self.people.name(seat));
        let wordings = match self.has_rounds() {
            true => [line!("{round}, {next} is next"), round],
            false => [line!("{next} is next"), Line::new()],
        };
        let fits = |words: &Line| Font::B10.width(words) <= room;
        wordings.into_iter().find(fits).unwrap_or_default()
    }
}
