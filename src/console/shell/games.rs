//! The list of games, each with its picture, its players and whether one is saved.

use super::{Glance, Hold, Panel, Room, game_number, move_cursor, rules, saved, setup};
use crate::deed::Deed;
use crate::keys::Button;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::list::{self, Window};
use crate::parts::{self, Hints};
use crate::screen::{Line, Reaction};
use crate::store::Key;
use crate::table::GAMES;
use embedded_graphics::geometry::Point;
use parlour_rules::Info;

/// Height of a row, and from one row to the next.
const ROW: i32 = 34;
const PITCH: i32 = 37;
/// How many rows are in sight.
const SEEN: usize = 5;

/// The list, with the focus on a game.
pub(crate) struct Games {
    cursor: usize,
}

impl Games {
    pub(super) fn at(cursor: usize) -> Games {
        Games { cursor }
    }

    /// The place of the game that has the focus.
    pub(super) fn game(&self) -> usize {
        self.cursor
    }

    /// The list with the focus on the game that was played last.
    pub(super) fn of(info: Option<&Info>) -> Games {
        Games {
            cursor: info.map_or(0, game_number),
        }
    }

    pub(super) fn press(&mut self, button: Button, hold: &Hold<'_>) -> Reaction<Deed> {
        let Some(game) = GAMES.get(self.cursor) else {
            return Reaction::Nothing;
        };
        let key = Key::game(game.info.id);
        match button {
            Button::A if hold.saved.contains(&key) => {
                let panel = Panel::Saved(saved::Saved::new(self.cursor));
                Reaction::Act(Deed::LookInto(key, panel))
            }
            Button::A => Reaction::Act(Deed::Go(Room::Setup(setup::SetupPage::new(
                self.cursor,
                hold.household,
                hold.habits,
            )))),
            Button::B => Reaction::Act(Deed::Back),
            Button::X => Reaction::Act(Deed::Open(Panel::Rules(rules::Rules::new(self.cursor)))),
            Button::Y => Reaction::Act(Deed::Menu),
            _ if move_cursor(&mut self.cursor, GAMES.len(), button) => Reaction::Moved,
            _ => Reaction::Nothing,
        }
    }

    pub(super) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        parts::ground::walnut(stage);
        parts::bars::title(
            stage,
            "Games",
            &line!("{} of {}", self.cursor + 1, GAMES.len()),
            glance.battery,
        );
        let width = if stage.wide() { 180 } else { 218 };
        let window = Window::around(self.cursor, SEEN, GAMES.len());
        for row in window.rows() {
            let place = area(8, 34 + window.place(row) * PITCH, width, ROW);
            if let Some(game) = GAMES.get(row).filter(|_| stage.wants(&place)) {
                let tag = if glance.saved.contains(&Key::game(game.info.id)) {
                    "saved"
                } else {
                    ""
                };
                let minutes = game.info.usual_seating().minutes;
                let players = players_line(game.info);
                // The tag of a saved game has its place at the end of a narrow row.
                let about = match !tag.is_empty() && stage.wide() {
                    true => players,
                    false => line!("{players}, {minutes} min"),
                };
                list::game_row(
                    stage,
                    place,
                    game.icon,
                    game.info.name,
                    &about,
                    tag,
                    row == self.cursor,
                );
            }
        }
        list::scroll_bar(
            stage,
            Point::new(8 + width + 5, 34),
            SEEN as i32 * PITCH - 3,
            window,
        );
        if let Some(game) = GAMES.get(self.cursor).filter(|_| stage.wide()) {
            let is_saved = glance.saved.contains(&Key::game(game.info.id));
            draw_story(stage, game.info, is_saved);
        }
        parts::bars::hints(stage, Hints::a("Choose").b("Back").x("Rules").menu());
    }
}

/// How wide the story of a game is, how high its heading, and from one of its lines to the next.
const STORY: i32 = 92;
const NAME: i32 = 15;
const STORY_PITCH: i32 = 14;

/// On the wide picture a paper tells about the game that has the focus.
fn draw_story(stage: &mut Stage<'_>, info: &'static Info, is_saved: bool) {
    let place = area(204, 34, 108, 182);
    parts::paper::sheet(stage, place);
    let at = place.top_left + Point::new(9, 10);
    // All of it changes with the focus, so it is one item.
    let blurb = STORY_PITCH * Font::B8.wrap(info.blurb, STORY).count() as i32;
    let hidden = info.usual_seating().hidden;
    let height = NAME + blurb + if hidden { 26 } else { 12 };
    stage.item(area(at.x - 1, at.y - 2, 98, height), info.id, |canvas| {
        canvas.text(info.name, at, Font::B10, Colour::INK);
        canvas.hline(at + Point::new(0, NAME), 90, Colour::BRASS_LO);
        let top = at + Point::new(0, NAME + 7);
        canvas.paragraph(info.blurb, top, STORY, STORY_PITCH, Font::B8, Colour::INK);
        if hidden {
            parts::paper::draw_hidden(canvas, top + Point::new(0, blurb + 3));
        }
    });
    if is_saved {
        let foot = area(at.x - 1, place.top_left.y + 158, 92, 18);
        stage.item(foot, "goes on", |canvas| {
            parts::plate::draw_tag(canvas, foot, "A goes on");
        });
    }
}

/// "2 to 8 players".
pub(super) fn players_line(info: &Info) -> Line {
    so_many(info, "player")
}

/// "3 to 7 seats".
pub(super) fn seats_line(info: &Info) -> Line {
    so_many(info, "seat")
}

fn so_many(info: &Info, what: &str) -> Line {
    match info.players {
        (1, 1) => line!("1 {what}"),
        (fewest, most) if fewest == most => line!("{fewest} {what}s"),
        (fewest, most) => line!("{fewest} to {most} {what}s"),
    }
}
