//! The rules of a game in our own words, page by page.

use super::Glance;
use crate::deed::Deed;
use crate::keys::Button;
use crate::line;
use crate::paint::{Stage, area};
use crate::parts::list::Window;
use crate::parts::paper::Body;
use crate::parts::{self, Hints};
use crate::screen::{Line, Reaction, RulesPage};
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
        let pages = GAMES.get(self.game).map_or(0, |game| (game.rules)().len());
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
        let Some(page) = (game.rules)().get(self.page) else {
            return;
        };
        let window = Window {
            first: self.page,
            seen: 1,
            total: (game.rules)().len(),
        };
        draw_page(stage, game.info.name, page, window, glance.settings);
    }
}

/// The size of running text that the settings ask for.
fn body(settings: &Settings) -> Body {
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

/// A page of text in the house: a title, and a sheet of paper with a heading, paragraphs, and perhaps a picture.
pub(super) fn draw_page(
    stage: &mut Stage<'_>,
    title: &str,
    page: &RulesPage,
    window: Window,
    settings: &Settings,
) {
    let &RulesPage {
        heading,
        text,
        picture,
    } = page;
    let place = page_place(stage.width());
    let count = if window.total > 1 {
        line!("{} of {}", window.first + 1, window.total)
    } else {
        Line::new()
    };
    parts::ground::walnut(stage);
    parts::bars::title(stage, title, &count, None);
    let pictured = picture.is_some();
    parts::paper::page(stage, place, heading, text, pictured, body(settings));
    if let Some(draw) = picture {
        let colours = settings.suit_colours();
        parts::paper::picture(stage, place, (title, text, colours), |canvas, at| {
            draw(canvas, at, colours);
        });
    }
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
    use super::{draw_page, page_place};
    use crate::paint::{Canvas, Colour, Font, area};
    use crate::parts::card::SuitColours;
    use crate::parts::list::Window;
    use crate::parts::paper::{Body, PICTURE, page_fits};
    use crate::screen::{IN_SHORT, RulesPage};
    use crate::settings::Settings;
    use crate::table::GAMES;
    use crate::testing::{Picture, SIZES};
    use embedded_graphics::geometry::{Point, Size};
    use std::vec::Vec;

    fn each_page(mut look: impl FnMut(&'static str, &RulesPage)) {
        for game in GAMES {
            for page in (game.rules)() {
                look(game.info.name, page);
            }
        }
    }

    #[test]
    fn every_page_of_rules_fits_its_paper_on_the_smallest_screen() {
        let mut wrong = Vec::new();
        each_page(|game, page| {
            let pictured = page.picture.is_some();
            let fits = page_fits(page_place(240), page.text, pictured, Body::Usual);
            if !fits || Font::N14.width(page.heading) > 196 {
                wrong.push((game, page.heading));
            }
        });
        assert!(wrong.is_empty(), "these are too long: {wrong:?}");
    }

    #[test]
    fn no_word_of_a_page_is_cut_off_nor_any_in_its_picture() {
        let window = Window {
            first: 0,
            seen: 1,
            total: 2,
        };
        let large = Settings {
            large_text: true,
            four_colours: false,
            ..Settings::default()
        };
        each_page(|game, page| {
            for size in SIZES {
                for settings in [Settings::default(), large] {
                    let picture = Picture::of(size, |stage| {
                        draw_page(stage, game, page, window, &settings);
                    });
                    let cut = picture.words.into_iter().find(|(_, whole)| !whole);
                    assert_eq!(cut, None, "{game}: {}", page.heading);
                }
            }
        });
    }

    #[test]
    fn no_picture_reaches_beyond_its_place() {
        const GLASS: Size = Size::new(240, 100);
        let corner = Point::new(20, 20);
        let place = area(20, 20, PICTURE.width as i32, PICTURE.height as i32);
        each_page(|game, page| {
            let Some(draw) = page.picture else { return };
            let mut pixels = [Colour::BAIZE.index(); 240 * 100];
            draw(
                &mut Canvas::new(&mut pixels, GLASS),
                corner,
                SuitColours::Four,
            );
            let painted = |pixel: &u8| *pixel != Colour::BAIZE.index();
            for (number, _) in (0..).zip(&pixels).filter(|(_, pixel)| painted(pixel)) {
                let pixel = Point::new(number % 240, number / 240);
                assert!(place.contains(pixel), "{game}, {}: {pixel}", page.heading);
            }
        });
    }

    #[test]
    fn rules_in_short_come_first() {
        for game in GAMES {
            let pages = (game.rules)().iter().map(|page| page.heading);
            let found = pages.take_while(|heading| *heading == IN_SHORT).count();
            assert_eq!(found, 1, "{}", game.info.name);
        }
    }
}
