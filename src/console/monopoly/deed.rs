//! A deed as a card: its name on the band of its group, and what it brings.

use super::Sight;
use super::ring;
use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::paper;
use crate::parts::seat::{Ground, SeatSize};
use crate::screen::Line;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::monopoly::{Deed, Group, Open};

/// Width and height of a card.
pub(super) const SIZE: (i32, i32) = (134, 147);

/// The rows of a card: what, and how much.
fn row(open: &Open, deed: Deed, number: usize) -> Option<(Line, Line)> {
    let rents = deed.rents();
    let sum = |sum: i32| line!("${sum}");
    match deed.group() {
        Group::Rail => {
            let rail = number + 1;
            let what = line!("{rail} railroad{}", if rail == 1 { "" } else { "s" });
            (number < 4).then(|| (what, sum(25 << number)))
        }
        Group::Works => match number {
            0 => Some((line!("1 utility"), line!("4 x dice"))),
            1 => Some((line!("2 utilities"), line!("10 x dice"))),
            _ => None,
        },
        _ => {
            let houses = usize::from(open.options.hotel()) - 1;
            match number {
                0 => Some((line!("Rent"), sum(rents[0]))),
                1 => Some((line!("Whole group"), sum(2 * rents[0]))),
                _ if number - 1 <= houses => {
                    let house = number - 1;
                    let what = line!("{house} house{}", if house == 1 { "" } else { "s" });
                    Some((what, sum(rents.get(house).copied().unwrap_or(0))))
                }
                _ if number - 1 == houses + 1 => Some((line!("Hotel"), sum(rents[5]))),
                _ => None,
            }
        }
    }
}

/// Draws a card.
pub(super) fn card(stage: &mut Stage<'_>, open: &Open, deed: Deed, at: Point) {
    let place = area(at.x, at.y, SIZE.0, SIZE.1);
    let mortgaged = open.mortgaged.has(deed);
    let short = open.options.hotel();
    stage.item(place, ("deed", deed.index(), mortgaged, short), |canvas| {
        paper::draw_sheet(canvas, place);
        draw_band(canvas, area(at.x + 5, at.y + 5, SIZE.0 - 10, 24), deed);
        let mut top = at.y + 34;
        for number in 0..7 {
            if let Some((what, sum)) = row(open, deed, number) {
                canvas.text(&what, Point::new(at.x + 8, top), Font::B8, Colour::INK);
                let right = Point::new(at.x + SIZE.0 - 8, top);
                canvas.text_right(&sum, right, Font::B8, Colour::INK);
                top += 12;
            }
        }
        canvas.hline(Point::new(at.x + 8, top + 1), SIZE.0 - 16, Colour::BRASS_LO);
        let cost = deed.group().house_cost();
        let mut below = top + 5;
        if cost > 0 {
            let words = line!("A house costs ${cost}");
            canvas.text(&words, Point::new(at.x + 8, below), Font::B8, Colour::UMBER);
            below += 12;
        }
        let words = match mortgaged {
            true => line!("Mortgaged: lift ${}", deed.lift()),
            false => line!("Mortgage value ${}", deed.mortgage()),
        };
        canvas.text(&words, Point::new(at.x + 8, below), Font::B8, Colour::UMBER);
    });
}

/// The name of a deed on the band of its group.
pub(super) fn draw_band(canvas: &mut Canvas<'_>, band: Rectangle, deed: Deed) {
    let group = deed.group();
    canvas.rect(band, ring::colour(group));
    canvas.frame(band, (Colour::INK, 1));
    let width = band.size.width as i32 - 6;
    let fonts = [Font::B10, Font::B8];
    let fitting = fonts
        .into_iter()
        .find(|font| font.width(deed.name()) <= width);
    let (name, font) = match fitting {
        Some(font) => (deed.name(), font),
        None => (deed.short(), Font::B10),
    };
    let down = (band.size.height as i32 - font.cap_height()) / 2;
    let at = band.top_left + Point::new(band.size.width as i32 / 2, down);
    canvas.text_centre(name, at, font, ring::ink_on(group));
}

/// The deeds of a group with their owners, a row each from a point on.
pub(super) fn group(stage: &mut Stage<'_>, sight: &Sight<'_>, deed: Deed, at: Point) {
    let open = &sight.view.open;
    for (number, lot) in (0..).zip(deed.group().deeds().iter()) {
        let owner = open.owner(lot).map(|seat| sight.look(seat));
        let top = at + Point::new(0, 14 * number);
        let place = area(top.x, top.y, 88, 13);
        let here = lot == deed;
        stage.item(place, (lot.index(), owner, here), |canvas| {
            match owner {
                Some(look) => look.draw(canvas, top, SeatSize::Token, Ground::Dark),
                None => canvas.round_edge(area(top.x + 1, top.y + 1, 9, 9), 3, (Colour::HAZE, 1)),
            }
            let ink = if here { Colour::BRASS } else { Colour::SAND };
            canvas.text(lot.short(), top + Point::new(15, 2), Font::B8, ink);
        });
    }
}

/// What a deed brings now, and to whom, in words.
pub(super) fn rent_now(sight: &Sight<'_>, deed: Deed) -> Line {
    let open = &sight.view.open;
    match open.owner(deed) {
        None => line!("for sale at ${}", deed.price()),
        Some(_) if open.mortgaged.has(deed) => line!("mortgaged: no rent"),
        Some(_) if deed.group() == Group::Works => line!("rent {} x dice", open.rent(deed, 1)),
        Some(_) => line!("rent now ${}", open.rent(deed, 7)),
    }
}
