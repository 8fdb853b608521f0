//! The chapters of the book: who owns what and who lacks what, the holdings of each seat, and the deeds one by one.

use super::Sight;
use super::{deed, ring};
use crate::fitting;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts;
use crate::parts::seat::{Ground, SeatSize};
use crate::screen::{Heading, Line};
use embedded_graphics::geometry::Point;
use parlour_rules::Seat;
use parlour_rules::monopoly::{DEEDS, Deck, Deed, Group};

/// Names the chapters.
pub(super) fn name(sight: &Sight<'_>, add: &mut dyn FnMut(Heading)) {
    let seats = sight.view.open.players.count();
    add(Heading::page("Groups"));
    add(Heading {
        name: "Holdings",
        steps: seats - 1,
        at_end: false,
    });
    add(Heading {
        name: "Deeds",
        steps: DEEDS - 1,
        at_end: false,
    });
}

/// Draws one of them.
pub(super) fn draw(sight: &Sight<'_>, number: usize, scroll: usize, stage: &mut Stage<'_>) {
    match number {
        0 => groups(sight, stage),
        1 => holdings(sight, scroll, stage),
        _ => one_deed(sight, scroll, stage),
    }
}

/// All groups as rows: each deed with its owner, what is built, and who lacks how many.
fn groups(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    for (row, group) in (0..).zip(Group::ALL) {
        let top = 31 + 19 * row;
        let place = area(6, top, stage.width() - 12, 18);
        stage.item(place, ("row", row), |canvas| {
            canvas.round(place, 3, Colour::OAK, None);
            let chip = area(place.top_left.x + 3, top + 3, 12, 12);
            canvas.rect(chip, ring::colour(group));
            canvas.frame(chip, (Colour::INK, 1));
        });
        for (column, lot) in (0..).zip(group.deeds().iter()) {
            let at = Point::new(26 + 25 * column, top + 3);
            let owner = open.owner(lot).map(|seat| sight.look(seat));
            let mortgaged = open.mortgaged.has(lot);
            let level = open.level(lot);
            let hotel = level == open.options.hotel();
            let cell = area(at.x - 2, top, 25, 18);
            stage.item(cell, (lot.index(), owner, mortgaged, level), |canvas| {
                match owner {
                    Some(look) => look.draw(canvas, at, SeatSize::Token, Ground::Dark),
                    None => canvas.round_edge(area(at.x + 1, at.y + 1, 9, 9), 3, (Colour::HAZE, 1)),
                }
                let words = match level {
                    _ if mortgaged => line!("m"),
                    0 => line!(""),
                    _ if hotel => line!("H"),
                    level => line!("{level}"),
                };
                let ink = if mortgaged {
                    Colour::SAND
                } else {
                    Colour::IVORY
                };
                canvas.text(&words, at + Point::new(13, 2), Font::B8, ink);
            });
        }
        let words = lacks(sight, group);
        let right = stage.width() - 12 - Font::B8.width(&words);
        stage.text(&words, Point::new(right, top + 5), Font::B8, Colour::PARCH);
    }
}

/// Who has most of a group and lacks how many: "Anna has all", "Otto lacks 1".
fn lacks(sight: &Sight<'_>, group: Group) -> Line {
    let open = &sight.view.open;
    let all = group.deeds().len();
    let has = |seat: Seat| group.deeds().and(open.deeds(Some(seat))).len();
    let free = group.deeds().and(open.deeds(None)).len();
    let best = open
        .players
        .seats()
        .max_by_key(|seat| (has(*seat), usize::MAX - seat.index()));
    let Some(best) = best.filter(|seat| has(*seat) > 0) else {
        return line!("all for sale");
    };
    let name = fitting::name(Font::B8, sight.name(best), 44);
    match (all - has(best), free) {
        (0, _) => line!("{name} has all"),
        (missing, _) if has(best) > 1 || all == 2 => line!("{name} lacks {missing}"),
        (_, 0) => line!("shared"),
        (_, free) => line!("{free} for sale"),
    }
}

/// What one seat has, group by group.
fn holdings(sight: &Sight<'_>, scroll: usize, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let Some(seat) = open.players.seats().nth(scroll) else {
        return;
    };
    let own = open.deeds(Some(seat));
    parts::seat::shape(
        stage,
        Point::new(8, 33),
        sight.look(seat),
        SeatSize::List,
        Ground::Dark,
    );
    stage.text(
        sight.name(seat),
        Point::new(26, 34),
        Font::B10,
        Colour::IVORY,
    );
    let money = match open.is_in(seat) {
        true => line!("${}, worth ${}", open.holders[seat].cash, open.worth(seat)),
        false => line!("out"),
    };
    let room = stage.width() - 12 - Font::B10.width(sight.name(seat)) - 30;
    let font = if Font::B10.width(&money) <= room {
        Font::B10
    } else {
        Font::B8
    };
    let right = stage.width() - 8 - font.width(&money);
    stage.text(&money, Point::new(right, 34), font, Colour::BRASS);
    let passes = Deck::BOTH
        .into_iter()
        .filter(|deck| open.has_pass(seat, *deck))
        .count();
    let mut spots = Spots {
        number: 0,
        columns: stage.width() / 112,
    };
    for deed in Group::ALL
        .into_iter()
        .flat_map(|group| group.deeds().iter())
    {
        if own.has(deed) {
            let at = spots.next();
            let mortgaged = open.mortgaged.has(deed);
            let level = open.level(deed);
            let words = match level {
                0 if mortgaged => line!("m"),
                0 => line!(""),
                _ if level == open.options.hotel() => line!("H"),
                level => line!("{level}"),
            };
            let place = area(at.x, at.y, 106, 12);
            stage.item(place, (deed.index(), mortgaged, level), |canvas| {
                ring::draw_chip(canvas, at + Point::new(0, 1), deed.group(), mortgaged);
                canvas.text(
                    deed.short(),
                    at + Point::new(14, 2),
                    Font::B8,
                    Colour::IVORY,
                );
                canvas.text_right(&words, at + Point::new(100, 2), Font::B8, Colour::BRASS);
            });
        }
    }
    for _ in 0..passes {
        let at = spots.next() + Point::new(14, 2);
        stage.text("Jail pass", at, Font::B8, Colour::IVORY);
    }
    if own.is_empty() && passes == 0 {
        stage.text("No deeds yet", Point::new(8, 58), Font::B10, Colour::SAND);
    }
}

/// The places of a list in columns.
struct Spots {
    number: i32,
    columns: i32,
}

impl Spots {
    fn next(&mut self) -> Point {
        let (row, column) = (self.number / self.columns, self.number % self.columns);
        self.number += 1;
        Point::new(8 + 112 * column, 54 + 11 * row)
    }
}

/// A deed as a card, with its owner and the rent now.
fn one_deed(sight: &Sight<'_>, scroll: usize, stage: &mut Stage<'_>) {
    let Some(lot) = Deed::all().nth(scroll) else {
        return;
    };
    deed::card(stage, &sight.view.open, lot, Point::new(6, 40));
    let rent = deed::rent_now(sight, lot);
    let owner = sight.view.open.owner(lot);
    let name = owner.map_or("The Bank", |seat| sight.name(seat));
    stage.text("Owner", Point::new(146, 44), Font::B8, Colour::SAND);
    let name = fitting::name(Font::B10, name, 86);
    stage.text(&name, Point::new(146, 57), Font::B10, Colour::IVORY);
    stage.paragraph(&rent, Point::new(146, 76), 88, 14, Font::B8, Colour::BRASS);
    deed::group(stage, sight, lot, Point::new(146, 112));
    let words = line!("{} of {DEEDS}", scroll + 1);
    stage.text(&words, Point::new(8, 200), Font::B8, Colour::SAND);
}
