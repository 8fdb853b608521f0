//! The rules of a game in our own words, page by page.

use super::Glance;
use crate::deed::Deed;
use crate::keys::Button;
use crate::line;
use crate::paint::{Stage, area};
use crate::parts::list::Window;
use crate::parts::paper::Body;
use crate::parts::{self, Hints};
use crate::screen::{Line, Reaction};
use crate::settings::Settings;
use crate::table::GAMES;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

/// A game's rules, open at a page.
pub(crate) struct Rules {
    game: usize,
    page: usize,
}

impl Rules {
    pub(super) fn new(game: usize) -> Rules {
        Rules { game, page: 0 }
    }

    pub(super) fn press(&mut self, button: Button) -> Reaction<Deed> {
        let pages = GAMES.get(self.game).map_or(0, |game| game.rules.len());
        match button {
            Button::B => Reaction::Act(Deed::Back),
            Button::A | Button::Right | Button::Down if self.page + 1 < pages => {
                self.page += 1;
                Reaction::Moved
            }
            Button::A => Reaction::Act(Deed::Back),
            Button::Left | Button::Up if self.page > 0 => {
                self.page -= 1;
                Reaction::Moved
            }
            _ => Reaction::Nothing,
        }
    }

    pub(super) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        let Some(game) = GAMES.get(self.game) else {
            return;
        };
        let Some(page) = game.rules.get(self.page) else {
            return;
        };
        let window = Window {
            first: self.page,
            seen: 1,
            total: game.rules.len(),
        };
        draw_page(
            stage,
            game.info.name,
            (page.heading, page.text),
            window,
            body(glance.settings),
        );
    }
}

/// The size of running text that the settings ask for.
pub(super) fn body(settings: &Settings) -> Body {
    if settings.large_text {
        Body::Large
    } else {
        Body::Usual
    }
}

/// Where a page of text lies, on a picture of this width.
pub(super) fn page_place(width: i32) -> Rectangle {
    area(8, 34, width - 22, 180)
}

/// A page of text in the house: a title, and a sheet of paper with a heading and paragraphs.
pub(super) fn draw_page(
    stage: &mut Stage<'_>,
    title: &str,
    (heading, text): (&str, &str),
    window: Window,
    body: Body,
) {
    let count = if window.total > 1 {
        line!("{} of {}", window.first + 1, window.total)
    } else {
        Line::new()
    };
    parts::ground::walnut(stage);
    parts::bars::title(stage, title, &count, None);
    parts::paper::page(stage, page_place(stage.width()), heading, text, body);
    parts::list::scroll_bar(stage, Point::new(stage.width() - 9, 34), 180, window);
    let last = window.first + 1 >= window.total;
    parts::bars::hints(
        stage,
        if last {
            Hints::default().b("Close")
        } else {
            Hints::a("Next").b("Close")
        },
    );
}

#[cfg(test)]
mod tests {
    use super::page_place;
    use crate::paint::Font;
    use crate::parts::paper::{Body, page_fits};
    use crate::table::GAMES;

    #[test]
    fn every_page_of_rules_fits_its_paper_on_the_smallest_screen() {
        for game in GAMES {
            for page in game.rules {
                assert!(
                    page_fits(page_place(240), page.text, Body::Usual),
                    "{}: {}",
                    game.info.name,
                    page.heading
                );
                assert!(
                    Font::N14.width(page.heading) <= 196,
                    "{}: {}",
                    game.info.name,
                    page.heading
                );
            }
        }
    }
}
