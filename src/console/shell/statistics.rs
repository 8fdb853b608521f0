//! Games played and won, one game a page: persons first, then computers.

use super::setup::kind_line;
use super::{Glance, Hold};
use crate::deed::Deed;
use crate::fitting;
use crate::keys::Button;
use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::list::Window;
use crate::parts::{self, Hints};
use crate::people::Kind;
use crate::screen::{Line, Reaction};
use crate::statistics::{Side, Statistics, Tally};
use crate::table::{GAMES, Listed};
use embedded_graphics::geometry::Point;
use heapless::Vec;

/// How many rows fit on a page, from one to the next, and where they begin.
const ROWS: usize = 8;
const PITCH: i32 = 17;
const TOP: i32 = 71;
/// More rows than a household fills.
const MOST: usize = 64;

/// The page of one game.
pub(crate) struct StatisticsPage {
    game: usize,
    scroll: usize,
}

/// A row of a page.
#[derive(Clone, Copy)]
enum Row<'t> {
    /// The games of a player.
    Player(&'t Tally),
    /// What the player above has won in a row, and the best result.
    Detail(&'t Tally),
    /// The games of the player above against a level of the computer.
    Against(u8, &'t Tally),
    /// Computers follow.
    Computers,
}

/// What there is to say about a game.
fn rows<'t>(statistics: &'t Statistics, game: &Listed) -> Vec<Row<'t>, MOST> {
    let mut rows = Vec::new();
    let mut computers = false;
    let mut add = |row| {
        // What has no room are the computers that won least.
        let _ = rows.push(row);
    };
    for tally in statistics.of(game.info.id) {
        if tally.side() == Side::COMPUTER && !core::mem::replace(&mut computers, true) {
            add(Row::Computers);
        }
        match tally.side().level() {
            Some(level) => add(Row::Against(level, tally)),
            None => add(Row::Player(tally)),
        }
        let is_person = !computers && tally.side().level().is_none();
        if is_person && (tally.longest > 1 || tally.best.is_some()) {
            add(Row::Detail(tally));
        }
    }
    rows
}

impl StatisticsPage {
    /// Open at the game at this place of the list.
    pub(super) fn of(game: usize) -> StatisticsPage {
        StatisticsPage { game, scroll: 0 }
    }

    pub(super) fn press(&mut self, button: Button, hold: &Hold<'_>) -> Reaction<Deed> {
        let games = GAMES.len().max(1);
        let count = |game| rows(hold.statistics, game).len();
        let most = GAMES.get(self.game).map_or(0, count).saturating_sub(ROWS);
        match button {
            Button::B | Button::A => return Reaction::Act(Deed::Back),
            Button::Down if self.scroll < most => self.scroll += 1,
            Button::Up if self.scroll > 0 => self.scroll -= 1,
            Button::Right => *self = StatisticsPage::of((self.game + 1) % games),
            Button::Left => *self = StatisticsPage::of((self.game + games - 1) % games),
            _ => return Reaction::Nothing,
        }
        Reaction::Moved
    }

    pub(super) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        let Some(game) = GAMES.get(self.game) else {
            return;
        };
        parts::ground::walnut(stage);
        let count = line!("{} of {}", self.game + 1, GAMES.len());
        parts::bars::title(stage, "Wins so far", &count, glance.battery);
        let rows = rows(glance.statistics, game);
        let window = Window {
            first: self.scroll.min(rows.len().saturating_sub(ROWS)),
            seen: ROWS.min(rows.len()),
            total: rows.len(),
        };
        let place = area(8, 34, stage.width() - 22, 180);
        parts::paper::sheet(stage, place);
        let (left, width) = (place.top_left.x + 12, place.size.width as i32 - 24);
        stage.item(area(left, 40, width, 26), game.info.id, |canvas| {
            parts::paper::draw_heading(canvas, Point::new(left, 44), width, game.info.name);
        });
        if rows.is_empty() {
            let at = Point::new(left, TOP + 5);
            stage.text("Nobody has won yet.", at, Font::B10, Colour::UMBER);
        }
        for number in window.rows() {
            let Some(row) = rows.get(number) else {
                continue;
            };
            let top = TOP + PITCH * window.place(number);
            // Some letters reach a little beyond the pen.
            let line = area(left - 2, top, width + 4, PITCH);
            stage.item(line, row.look(game.info.id), |canvas| {
                row.draw(game, canvas, Point::new(left, top + 2), width);
            });
        }
        let bar = Point::new(stage.width() - 9, 34);
        parts::list::scroll_bar(stage, bar, 180, window);
        parts::bars::hints(stage, Hints::default().b("Back"));
    }
}

impl Row<'_> {
    /// All that a row's picture depends on.
    fn look<'a>(&'a self, game: &'static str) -> impl core::hash::Hash + use<'a> {
        let (kind, tally) = match self {
            Row::Player(tally) => (0, Some(tally)),
            Row::Detail(tally) => (1, Some(tally)),
            Row::Against(level, tally) => (2 + u16::from(*level), Some(tally)),
            Row::Computers => (u16::MAX, None),
        };
        let numbers = tally.map(|it| {
            let best = it.best.map(|best| best.number);
            (it.name(), it.played, it.won, it.run, it.longest, best)
        });
        (game, kind, numbers)
    }

    fn draw(&self, game: &Listed, canvas: &mut Canvas<'_>, at: Point, width: i32) {
        let right = at + Point::new(width, 0);
        let count = |tally: &Tally| line!("{} of {}", tally.won, tally.played);
        match self {
            Row::Player(tally) => {
                let count = count(tally);
                let room = width - Font::B10.width(&count) - 6;
                let name = fitting::name(Font::B10, tally.name(), room);
                canvas.text(&name, at, Font::B10, Colour::INK);
                canvas.text_right(&count, right, Font::B10, Colour::INK);
            }
            Row::Detail(tally) => {
                let at = at + Point::new(12, 0);
                canvas.text(&in_a_row(tally), at, Font::B8, Colour::UMBER);
                if let Some(best) = tally.best {
                    let best = line!("best {}", best.number);
                    canvas.text_right(&best, right, Font::B8, Colour::UMBER);
                }
            }
            Row::Against(level, tally) => {
                let at = at + Point::new(12, 0);
                let level = kind_line(Kind::Computer(*level), game.info.levels);
                canvas.text(&level, at, Font::B10, Colour::UMBER);
                canvas.text_right(&count(tally), right, Font::B10, Colour::UMBER);
            }
            Row::Computers => {
                let lower = at + Point::new(0, 2);
                canvas.text("Computers", lower, Font::B8, Colour::UMBER);
                let below = at + Point::new(0, 13);
                canvas.hline(below, width, Colour::SAND);
            }
        }
    }
}

/// How many games were won one after another.
fn in_a_row(tally: &Tally) -> Line {
    match (tally.run, tally.longest) {
        (_, 0 | 1) => Line::new(),
        (run, longest) if run == longest => line!("{run} in a row"),
        (2.., longest) => line!("{} in a row, {longest} at best", tally.run),
        (_, longest) => line!("{longest} in a row at best"),
    }
}

#[cfg(test)]
mod tests {
    use super::{Side, Statistics, in_a_row};
    use crate::people::name_of;

    #[test]
    fn a_run_is_told_with_the_longest_one() {
        let mut statistics = Statistics::default();
        let mut told = |won| {
            let name = name_of("Anna");
            statistics.note("hearts", &name, Side::PERSON, won, None);
            let words = in_a_row(statistics.of("hearts")[0]);
            std::string::String::from(words.as_str())
        };
        let words = [true, true, true, false, true, true].map(&mut told);
        assert_eq!(words[0], "");
        assert_eq!(words[2], "3 in a row");
        assert_eq!(words[3], "3 in a row at best");
        assert_eq!(words[5], "2 in a row, 3 at best");
    }
}
