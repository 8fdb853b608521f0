//! Games played and won, one game a page.

use super::Glance;
use crate::deed::Deed;
use crate::keys::Button;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::{self, Hints};
use crate::screen::Reaction;
use crate::table::GAMES;
use embedded_graphics::geometry::Point;

/// How many names fit on a page.
const NAMES: usize = 8;

/// The page of one game.
pub(crate) struct StatisticsPage {
    game: usize,
}

impl StatisticsPage {
    /// Open at the game at this place of the list.
    pub(super) fn of(game: usize) -> StatisticsPage {
        StatisticsPage { game }
    }

    pub(super) fn press(&mut self, button: Button) -> Reaction<Deed> {
        let games = GAMES.len();
        match button {
            Button::B | Button::A => Reaction::Act(Deed::Back),
            Button::Right | Button::Down if games > 0 => {
                self.game = (self.game + 1) % games;
                Reaction::Moved
            }
            Button::Left | Button::Up if games > 0 => {
                self.game = (self.game + games - 1) % games;
                Reaction::Moved
            }
            _ => Reaction::Nothing,
        }
    }

    pub(super) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        let Some(game) = GAMES.get(self.game) else {
            return;
        };
        let tallies = glance.statistics.of(game.info.id);
        parts::ground::walnut(stage);
        parts::bars::title(
            stage,
            "Wins so far",
            &line!("{} of {}", self.game + 1, GAMES.len()),
            glance.battery,
        );
        let place = area(8, 34, stage.width() - 16, 180);
        parts::paper::sheet(stage, place);
        let looks: heapless::Vec<_, NAMES> = tallies
            .iter()
            .take(NAMES)
            .map(|tally| {
                let count = line!("{} of {}", tally.won, tally.played);
                (
                    tally.name.clone(),
                    count,
                    tally.best.map(|mark| mark.number),
                )
            })
            .collect();
        let counts = looks.iter().map(|(_, count, _)| Font::B10.width(count));
        let widest = counts.max().unwrap_or(0);
        stage.item(place, (game.info.id, &looks), |canvas| {
            let left = place.top_left.x + 12;
            let right = place.top_left.x + place.size.width as i32 - 12;
            parts::paper::draw_heading(canvas, Point::new(left, 44), right - left, game.info.name);
            if looks.is_empty() {
                canvas.text(
                    "Nobody has won yet.",
                    Point::new(left, 76),
                    Font::B10,
                    Colour::UMBER,
                );
            }
            for (row, (name, count, best)) in looks.iter().enumerate() {
                let y = 72 + row as i32 * 17;
                canvas.text(name, Point::new(left, y), Font::B10, Colour::INK);
                canvas.text_right(count, Point::new(right, y), Font::B10, Colour::INK);
                if let Some(best) = best {
                    let at = Point::new(right - widest - 10, y + 1);
                    canvas.text_right(&line!("best {best}"), at, Font::B8, Colour::UMBER);
                }
            }
        });
        parts::bars::hints(stage, Hints::default().b("Back"));
    }
}
