//! Who plays: seats that change between person and computer while a game is played.

use super::setup::{kind_line, next_kind, partners};
use super::{Glance, Hold, move_cursor};
use crate::deed::Deed;
use crate::keys::Button;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::list::{self, SeatRow, Window};
use crate::parts::{self, Hints, SeatLook};
use crate::people::Kind;
use crate::screen::Reaction;
use crate::table::Table;
use embedded_graphics::geometry::Point;
use parlour_rules::{Seat, Teams};

/// Height of a seat's row, and from one row to the next.
const ROW: i32 = 25;
const PITCH: i32 = 28;
/// How many rows are in sight.
const SEEN: usize = 5;

/// The list of seats with the focus on one.
#[derive(Default)]
pub(crate) struct PlayersPage {
    cursor: usize,
}

impl PlayersPage {
    pub(super) fn press(&mut self, button: Button, hold: &Hold<'_>) -> Reaction<Deed> {
        let people = hold.table.people();
        if move_cursor(&mut self.cursor, people.len(), button) {
            return Reaction::Moved;
        }
        let seat = Seat::new(self.cursor);
        match (button, seat, seat.and_then(|seat| people.get(seat))) {
            (Button::B, ..) => Reaction::Act(Deed::Back),
            (Button::A | Button::Left | Button::Right, Some(seat), Some(guest)) => {
                let kind = next_kind(guest.kind, levels(hold.table), button != Button::Left);
                Reaction::Act(Deed::Seat(seat, kind))
            }
            _ => Reaction::Nothing,
        }
    }

    pub(super) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        let people = glance.table.people();
        let name = glance.table.info().map_or("", |info| info.name);
        parts::ground::walnut(stage);
        parts::bars::title(stage, "Players", name, glance.battery);
        let window = Window::around(self.cursor, SEEN, people.len());
        let width = stage.width() - 16;
        let bar = if window.total > window.seen { 8 } else { 0 };
        let teams = glance.table.seating().map_or(Teams::Alone, |it| it.teams);
        for row in window.rows() {
            let Some((seat, guest)) =
                Seat::new(row).and_then(|seat| Some((seat, people.get(seat)?)))
            else {
                continue;
            };
            let place = area(8, 34 + window.place(row) * PITCH, width - bar, ROW);
            let words = SeatRow {
                look: SeatLook::new(guest.shape),
                name: &guest.name,
                partners: &partners(people, teams, seat),
                kind: &kind_line(guest.kind, levels(glance.table)),
                computer: guest.kind != Kind::Person,
                changes: true,
            };
            list::seat_row(stage, place, words, row == self.cursor);
        }
        let bar = Point::new(8 + width - 4, 34);
        list::scroll_bar(stage, bar, SEEN as i32 * PITCH - 3, window);
        let help = area(8, 177, width, 37);
        stage.item(help, "help", |canvas| list::draw_row(canvas, help, false));
        let words = "Left or right changes who plays. A seat that both have played counts no win.";
        let at = help.top_left + Point::new(8, 7);
        stage.paragraph(words, at, width - 14, 13, Font::B8, Colour::SAND);
        parts::bars::hints(stage, Hints::a("Change").b("Back"));
    }
}

/// How many strengths a computer has at this table.
fn levels(table: &Table) -> u8 {
    table.info().map_or(0, |info| info.levels)
}
