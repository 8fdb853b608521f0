//! How melds are shown: as strips of small cards in the well or, when it is full of them, as tags with ranks and suits; and
//! all of them with their owners as a chapter of the book.

use super::{Sight, draw};
use crate::fitting;
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};
use crate::parts::card::{self, CardSize, Face, SuitColours, SuitSize, rank_sprite, suit_sprite};
use crate::parts::list::{Window, scroll_bar};
use crate::parts::{Ground, SeatSize, ground};
use crate::screen::Heading;
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::cards::CardSet;
use parlour_rules::order;
use parlour_rules::rummy::{Kind, MOST_MELDS, Meld};

/// From one card of a strip to the next.
pub(super) const STEP: i32 = 14;
/// A small card.
const CARD: Size = CardSize::Small.size();

/// The well.
const TOP: i32 = 47;
const HEIGHT: i32 = 68;
/// What it leaves free around the melds in it, and between them.
const MARGIN: i32 = 3;
const GAP: i32 = 4;
/// How high a tag is.
const TAG: i32 = 15;
/// What the scroll bar takes at the right, where not all rows have room.
const BAR: i32 = 6;

/// What stock and pile need at the right.
const PILES: i32 = 100;

/// The well in the baize in which the melds lie.
const fn well(width: i32) -> Rectangle {
    area(6, TOP, width - 6 - PILES, HEIGHT)
}

/// How wide so many cards are beside each other.
pub(super) const fn strip_width(cards: usize) -> i32 {
    (cards as i32 - 1) * STEP + CARD.width as i32
}

/// Draws cards beside each other, those that are covered with their index only.
pub(super) fn draw_strip(
    canvas: &mut Canvas<'_>,
    at: Point,
    cards: CardSet,
    step: i32,
    colours: SuitColours,
) {
    let last = cards.iter().last();
    for (number, card) in (0..).zip(cards.iter()) {
        let face = Face {
            index_left: Some(card) != last,
            ..Face::plain(colours)
        };
        card::draw_face(
            canvas,
            at + Point::new(number * step, 0),
            CardSize::Small,
            card,
            face,
        );
    }
}

/// How wide the tag of a meld is.
fn tag_width(cards: CardSet) -> i32 {
    match Kind::of(cards) {
        Some(Kind::Run { low, high }) => {
            18 + rank_sprite(low.rank).width() + rank_sprite(high.rank).width()
        }
        Some(Kind::Group(rank)) => 5 + rank_sprite(rank).width() + 9 * cards.len() as i32,
        None => 0,
    }
}

/// Draws the tag of a meld: the ends of a run and its suit, the rank of a group and its suits.
fn draw_tag(canvas: &mut Canvas<'_>, place: Rectangle, cards: CardSet, colours: SuitColours) {
    canvas.round(place, 3, Colour::IVORY, Some((Colour::UMBER, 1)));
    let mut at = place.top_left + Point::new(2, 2);
    let rank = |canvas: &mut Canvas<'_>, at: &mut Point, rank, ink| {
        let sprite = rank_sprite(rank);
        canvas.sprite(sprite, *at, Inks::plain(ink));
        at.x += sprite.width() + 1;
    };
    let suit = |canvas: &mut Canvas<'_>, at: &mut Point, suit| {
        let sprite = suit_sprite(suit, SuitSize::S9);
        canvas.sprite(
            sprite,
            *at + Point::new(0, 1),
            Inks::plain(colours.ink(suit)),
        );
        at.x += 9;
    };
    match Kind::of(cards) {
        Some(Kind::Run { low, high }) => {
            let ink = colours.ink(low.suit);
            rank(canvas, &mut at, low.rank, ink);
            canvas.hline(at + Point::new(0, 5), 3, ink);
            at.x += 4;
            rank(canvas, &mut at, high.rank, ink);
            suit(canvas, &mut at, low.suit);
        }
        Some(Kind::Group(of)) => {
            rank(canvas, &mut at, of, Colour::INK);
            for card in cards.iter() {
                suit(canvas, &mut at, card.suit);
            }
        }
        None => {}
    }
}

/// How the melds lie in the well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Strips,
    Tags,
}

impl Form {
    /// From one row to the next, the height of a meld, and how many rows there are.
    const fn rows(self) -> (i32, i32, usize) {
        match self {
            Form::Strips => (33, CARD.height as i32, 2),
            Form::Tags => (16, TAG, 4),
        }
    }

    fn width(self, meld: &Meld) -> i32 {
        match self {
            Form::Strips => strip_width(meld.cards.len()),
            Form::Tags => tag_width(meld.cards),
        }
    }
}

/// The melds as they lie in the well: each with its number and its place. What is scrolled away has none.
pub(super) struct Laid {
    form: Form,
    places: Vec<(u8, Rectangle), MOST_MELDS>,
    /// The rows that are in sight.
    rows: Window,
}

impl Laid {
    /// Lays melds into the well on a picture of this width, so many rows of it scrolled away. Where there is no room for
    /// all, those that `wanted` is about come first, so that they are in sight unless somebody scrolls.
    pub(super) fn of(melds: &[Meld], width: i32, wanted: CardSet, scrolled: u8) -> Laid {
        let mut numbers: Vec<u8, MOST_MELDS> = (0..melds.len() as u8).collect();
        let right = width - PILES - MARGIN;
        for form in [Form::Strips, Form::Tags] {
            let laid = Laid::flow(melds, &numbers, form, right, 0);
            if laid.is_whole(melds.len()) {
                return laid;
            }
        }
        let takes = |number: &u8| {
            let meld = melds.get(usize::from(*number));
            meld.is_some_and(|meld| !meld.fits().and(wanted).is_empty())
        };
        // The newest first, for those are news.
        order::best_first(&mut numbers, |number| (takes(number), *number));
        Laid::flow(melds, &numbers, Form::Tags, right - BAR, scrolled.into())
    }

    fn flow(melds: &[Meld], numbers: &[u8], form: Form, right: i32, scrolled: usize) -> Laid {
        let (pitch, height, seen) = form.rows();
        let first = well(0).top_left + Point::new(MARGIN, 2);
        let (mut at, mut row) = (first, 0);
        let mut places = Vec::new();
        for number in numbers {
            let Some(meld) = melds.get(usize::from(*number)) else {
                continue;
            };
            let wide = form.width(meld);
            if at.x + wide > right && at.x > first.x {
                at.x = first.x;
                row += 1;
            }
            at.y = first.y + pitch * (row as i32 - scrolled as i32);
            if at.x + wide <= right && (scrolled..scrolled + seen).contains(&row) {
                let place = Rectangle::new(at, Size::new(wide as u32, height as u32));
                let _ = places.push((*number, place));
            }
            at.x += wide + GAP;
        }
        let rows = Window {
            first: scrolled,
            seen,
            total: row + 1,
        };
        Laid { form, places, rows }
    }

    /// Whether all that was laid has a place.
    fn is_whole(&self, melds: usize) -> bool {
        self.places.len() == melds
    }

    /// How far the rows are scrolled after one more step: in the end back to the first.
    pub(super) fn next(&self) -> u8 {
        let steps = self.rows.total.saturating_sub(self.rows.seen);
        ((self.rows.first + 1) % (steps + 1)) as u8
    }

    /// Where a meld lies.
    pub(super) fn place(&self, number: u8) -> Option<Rectangle> {
        let mut places = self.places.iter();
        let found = places.find(|(other, _)| *other == number);
        found.map(|(_, place)| *place)
    }
}

/// What a meld has to do with what is about to be laid off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Marked {
    /// Nothing.
    No,
    /// The card fits.
    Fits,
    /// The card will go there.
    Chosen,
    /// It would fit there as well.
    Other,
}

/// The melds in their well.
pub(super) fn in_well(
    melds: &[Meld],
    laid: &Laid,
    colours: SuitColours,
    marked: &dyn Fn(u8) -> Marked,
    stage: &mut Stage<'_>,
) {
    let well = well(stage.width());
    ground::well(stage, well);
    if melds.is_empty() {
        let middle = well.center() - Point::new(0, 4);
        stage.item(
            area(
                well.top_left.x + 8,
                middle.y - 2,
                well.size.width as i32 - 16,
                12,
            ),
            "no melds",
            |canvas| {
                canvas.text_centre("no melds yet", middle, Font::B8, Colour::MINT);
            },
        );
    }
    for (number, place) in &laid.places {
        let Some(meld) = melds.get(usize::from(*number)) else {
            continue;
        };
        let tags = laid.form == Form::Tags;
        stage.item(*place, ("meld", meld.cards, tags, colours), |canvas| {
            if tags {
                draw_tag(canvas, *place, meld.cards, colours);
            } else {
                draw_strip(canvas, place.top_left, meld.cards, STEP, colours);
            }
        });
    }
    for (number, place) in &laid.places {
        match marked(*number) {
            Marked::No => {}
            Marked::Fits => ground::edge(stage, place.offset(1), 4, (Colour::BRASS, 2)),
            Marked::Chosen => draw::focus(*place, 4, stage),
            Marked::Other => ground::edge(stage, place.offset(1), 4, (Colour::BRASS_LO, 1)),
        }
    }
    let beside = well.top_left + Point::new(well.size.width as i32 - BAR, 4);
    scroll_bar(stage, beside, HEIGHT - 8, laid.rows);
}

/// The rows of the chapter: how many are in sight, where the first one lies, and from one to the next.
const ROWS: usize = 5;
const FIRST_ROW: i32 = 37;
const PITCH: i32 = 35;

/// The heading of the chapter with so many melds.
pub(super) fn heading(melds: usize) -> Heading {
    Heading {
        steps: melds.saturating_sub(ROWS),
        ..Heading::page("Melds")
    }
}

/// All melds with those who laid them, the newest first.
pub(super) fn page(sight: &Sight<'_>, scroll: usize, stage: &mut Stage<'_>) {
    let melds = &sight.view.open.melds;
    let width = stage.width();
    let cloth = area(8, 34, width - 22, 180);
    stage.item(cloth, "cloth", |canvas| {
        canvas.round(cloth, 5, Colour::BAIZE, None);
    });
    let colours = draw::colours(sight);
    let window = Window {
        first: scroll.min(melds.len().saturating_sub(ROWS)),
        seen: ROWS.min(melds.len()),
        total: melds.len(),
    };
    for row in window.rows() {
        let Some(meld) = melds.iter().rev().nth(row) else {
            continue;
        };
        let at = Point::new(12, FIRST_ROW + PITCH * window.place(row));
        let look = sight.look(meld.seat);
        let wide = strip_width(meld.cards.len());
        let room = cloth.size.width as i32 - 8;
        // A long run leaves no room for the name; the shape says who laid it.
        let name = fitting::name(Font::B8, sight.name(meld.seat), room - wide - 24);
        let place = area(at.x, at.y, room, CARD.height as i32);
        stage.item(
            place,
            ("meld", look, &name, meld.cards, colours),
            |canvas| {
                look.draw(canvas, at + Point::new(0, 9), SeatSize::List, Ground::Dark);
                draw_strip(canvas, at + Point::new(17, 0), meld.cards, STEP, colours);
                let beside = at + Point::new(17 + wide + 6, 12);
                canvas.text(&name, beside, Font::B8, Colour::IVORY);
            },
        );
    }
    scroll_bar(stage, Point::new(width - 9, 34), 180, window);
}
