//! A hand of cards, fanned from the left to the right, or in two rows when it
//! is too long. The card with the focus stands out of the fan under a pointer,
//! cards that may be played are lifted, the others are dimmed.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::cards::Card;

use super::bars::HINT_TOP;
use super::card::{self, CardSize, Face, SuitColours};
use super::glyph::{self, Direction};
use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Inks, Stage, area};

/// A card in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FanCard {
    /// The card.
    pub card: Card,
    /// Whether it may be played now.
    pub legal: bool,
    /// Whether it is marked for something.
    pub chosen: bool,
    /// Whether it has just come into the hand.
    pub fresh: bool,
}

impl FanCard {
    /// A card that may or may not be played.
    #[must_use]
    pub const fn new(card: Card, legal: bool) -> Self {
        Self {
            card,
            legal,
            chosen: false,
            fresh: false,
        }
    }
}

/// What a hand is for at the moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FanUse {
    /// A card is to be played: those that may be are lifted, the others dimmed.
    #[default]
    Play,
    /// Cards are to be marked: marked ones are lifted, and a little those that may be played; nothing is dimmed.
    Mark,
    /// It is not this hand's turn: only marked ones are lifted, nothing is dimmed, and nothing has the focus.
    Watch,
}

/// How a hand is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FanLook {
    /// Which card has the focus, if any.
    pub focus: Option<usize>,
    /// Which card keeps the room of the focus while that is elsewhere, so that no other card moves when it comes back.
    pub kept: Option<usize>,
    /// Two or four colours.
    pub colours: SuitColours,
    /// How far the pointer has bobbed up: 0 or 2.
    pub bob: i32,
    /// How far the card with the focus is pushed aside, when it is refused.
    pub shake: i32,
    /// What the hand is for.
    pub used: FanUse,
}

impl FanLook {
    /// The card with the focus, where there is one to be seen.
    fn focused(&self, index: usize) -> bool {
        self.focus == Some(index) && self.used != FanUse::Watch
    }

    /// Whether a card is lifted because it may be played.
    fn lifts(&self, held: FanCard) -> bool {
        held.legal && self.used != FanUse::Watch
    }
}

/// Top of a card at rest.
const REST: i32 = 162;
/// Top of a chosen card.
const CHOSEN: i32 = 154;
/// Top of a card that may be played.
const LEGAL: i32 = 156;
/// Top of the card with the focus.
const FOCUS: i32 = 148;
/// The pointer above it is not higher than this.
const POINTER: i32 = FOCUS - 16;
/// How much of the card with the focus is seen.
const SHOWN: i32 = 26;

/// How high the mark under a chosen small card is: as high as the card is lifted.
const FOOT: i32 = 8;

/// Whether a hand of `count` cards needs two rows.
const fn two_rows(width: i32, count: usize) -> bool {
    count > if width >= 320 { 20 } else { 14 }
}

/// Where the cards of one row begin, and how far each is from the next.
fn spread(width: i32, count: i32) -> (i32, i32) {
    if count < 2 {
        return ((width - 40) / 2, 0);
    }
    let step = if count == 2 {
        24
    } else {
        ((width - 82) / (count - 2)).min(24)
    };
    let whole = step * (count - 2) + SHOWN + 40;
    ((width - whole) / 2, step)
}

/// The left edge of card `index` in one row.
fn left_in_row(width: i32, count: i32, focus: Option<usize>, index: usize) -> i32 {
    let (first, step) = spread(width, count);
    let after_focus = focus.is_some_and(|focus| index > focus);
    first + step * index as i32 + if after_focus { SHOWN - step } else { 0 }
}

/// The hand. Each card is an item of its own, so a moved focus paints two.
pub fn fan(stage: &mut Stage<'_>, cards: &[FanCard], look: FanLook) {
    stage.keep_clear(&area(0, FOCUS, stage.width(), HINT_TOP - FOCUS));
    let whole = area(0, POINTER, stage.width(), HINT_TOP - POINTER);
    if !stage.wants(&whole) {
        return;
    }
    if two_rows(stage.width(), cards.len()) {
        rows(stage, cards, look);
    } else {
        row(stage, cards, look);
    }
}

fn row(stage: &mut Stage<'_>, cards: &[FanCard], look: FanLook) {
    let (width, count) = (stage.width(), cards.len() as i32);
    for (index, held) in cards.iter().enumerate() {
        let focused = look.focused(index);
        let top = match (focused, held.chosen, look.lifts(*held)) {
            (true, ..) => FOCUS,
            (_, true, _) => CHOSEN,
            (_, _, true) => LEGAL,
            _ => REST,
        };
        let pushed = if focused { look.shake } else { 0 };
        let at = Point::new(
            left_in_row(width, count, look.focus.or(look.kept), index) + pushed,
            top,
        );
        let last = index + 1 == cards.len();
        put(
            stage,
            at,
            CardSize::Medium,
            *held,
            focused,
            face(*held, look, !last),
        );
        if focused {
            let tip = at + Point::new(20, -4 - look.bob);
            stage.item(area(tip.x - 6, tip.y - 8, 13, 9), "pointer", |canvas| {
                glyph::pointer(canvas, tip);
            });
        }
    }
}

fn face(held: FanCard, look: FanLook, covered: bool) -> Face {
    Face {
        colours: look.colours,
        dim: !held.legal && look.used == FanUse::Play,
        index_only: covered,
        index_left: true,
    }
}

/// Top of the two rows of small cards.
const ROW_TOPS: [i32; 2] = [149, 186];

/// The most cards that two rows show.
#[must_use]
pub const fn most(width: i32) -> usize {
    2 * ((width - 42) / NARROWEST + 1) as usize
}

/// The least of a card that is seen in two rows.
const NARROWEST: i32 = 13;

fn spot_in_rows(width: i32, count: usize, index: usize) -> Point {
    let per_row = count.div_ceil(2);
    let gaps = per_row as i32 - 1;
    let widest = if width >= 320 { 24 } else { 18 };
    let step = ((width - 22 - 20) / gaps.max(1)).clamp(NARROWEST, widest);
    let first = (width - (step * gaps + 22)) / 2;
    let [upper, lower] = ROW_TOPS;
    let (top, place) = if index < per_row {
        (upper, index)
    } else {
        (lower, index - per_row)
    };
    Point::new(first + step * place as i32, top)
}

/// Where a card of a hand of `count` lies at rest.
#[must_use]
pub fn spot(width: i32, count: usize, index: usize) -> Point {
    if two_rows(width, count) {
        spot_in_rows(width, count, index)
    } else {
        Point::new(left_in_row(width, count as i32, None, index), REST)
    }
}

/// How large the cards of a hand of so many are.
#[must_use]
pub const fn size(width: i32, count: usize) -> CardSize {
    if two_rows(width, count) {
        CardSize::Small
    } else {
        CardSize::Medium
    }
}

/// A hand that is not to be seen: `count` backs, those of a row as one piece.
pub fn covered(stage: &mut Stage<'_>, count: usize) {
    let width = stage.width();
    let size = size(width, count);
    let per_row = if two_rows(width, count) {
        count.div_ceil(2)
    } else {
        count
    };
    for from in (0..count).step_by(per_row.max(1)) {
        let last = (from + per_row).min(count) - 1;
        let lefts = (from + 1..last).map(|index| spot(width, count, index).x);
        let first = spot(width, count, from);
        let end = spot(width, count, last);
        let place = Rectangle::with_corners(first, end + size.size() - Point::new(1, 1));
        stage.item(place, (count, size), |canvas| {
            draw_sheaf(canvas, place, size, lefts.clone());
            card::draw_back(canvas, end, size);
        });
    }
}

/// Backs that lie over each other, of which only the left sides are seen.
fn draw_sheaf(
    canvas: &mut Canvas<'_>,
    place: Rectangle,
    size: CardSize,
    lefts: impl Iterator<Item = i32>,
) {
    card::draw_back_of(canvas, place, size.radius());
    let (top, height) = (place.top_left.y + 1, place.size.height as i32 - 2);
    for left in lefts {
        canvas.vline(Point::new(left - 1, top + 2), height - 4, Colour::VELVET);
        canvas.vline(Point::new(left, top), height, Colour::UMBER);
        canvas.vline(Point::new(left + 1, top), height, Colour::IVORY);
        canvas.vline(Point::new(left + 2, top + 2), height - 4, Colour::VELVET);
    }
}

fn rows(stage: &mut Stage<'_>, cards: &[FanCard], look: FanLook) {
    let width = stage.width();
    for (index, held) in cards.iter().enumerate() {
        let at = spot_in_rows(width, cards.len(), index);
        let focused = look.focused(index);
        let lift = match (focused, held.chosen, look.lifts(*held)) {
            (true, ..) => 8,
            (_, true, _) => FOOT,
            (_, _, true) => 3,
            _ => 0,
        };
        let pushed = if focused { look.shake } else { 0 };
        let at = at + Point::new(pushed, -lift);
        put(
            stage,
            at,
            CardSize::Small,
            *held,
            focused,
            face(*held, look, true),
        );
    }
}

fn put(stage: &mut Stage<'_>, at: Point, size: CardSize, held: FanCard, focused: bool, face: Face) {
    let card = Rectangle::new(at, size.size());
    let mut place = if focused { card.offset(2) } else { card };
    if held.chosen && size == CardSize::Small {
        place.size.height += FOOT as u32;
    }
    stage.item(place, (held, focused, face), |canvas| {
        if focused {
            draw_focus(canvas, card, size.radius());
        }
        draw_held(canvas, at, size, held, focused, face);
    });
}

/// Ebony and brass around a card that has the focus.
fn draw_focus(canvas: &mut Canvas<'_>, card: Rectangle, radius: i32) {
    canvas.round(card.offset(2), radius + 2, Colour::EBONY, None);
}

fn draw_held(
    canvas: &mut Canvas<'_>,
    at: Point,
    size: CardSize,
    held: FanCard,
    focused: bool,
    face: Face,
) {
    card::draw_face(canvas, at, size, held.card, face);
    if focused {
        let card = Rectangle::new(at, size.size());
        canvas.round_edge(card.offset(1), size.radius() + 1, (Colour::BRASS, 2));
    }
    let strip = at + Point::new(3, size.size().height as i32 - 22);
    if held.chosen && size == CardSize::Small {
        // A small card is all index, so its tick stands below it.
        let foot = area(at.x + 1, at.y + 30, 16, FOOT);
        canvas.round(foot, 2, Colour::BRASS, Some((Colour::EBONY, 1)));
        let tick = foot.top_left + Point::new(5, 1);
        canvas.sprite(&marks::TICK_SMALL, tick, Inks::plain(Colour::INK));
    } else if held.chosen {
        badge(canvas, strip);
    } else if held.fresh && size == CardSize::Medium {
        let tip = strip + Point::new(5, 14);
        glyph::arrow(canvas, tip, Direction::Down, 7, 5, Colour::BRASS_LO);
    } else if held.fresh {
        let bar = area(at.x + 3, at.y + 27, 9, 2);
        canvas.rect(bar, Colour::BRASS_LO);
    }
}

/// The brass badge with a tick that marks a chosen card, 15 pixels.
pub fn badge(canvas: &mut Canvas<'_>, at: Point) {
    canvas.coin(at, 15, Colour::BRASS, (Colour::EBONY, 1));
    canvas.sprite(
        &marks::TICK_SMALL,
        at + Point::new(4, 4),
        Inks::plain(Colour::INK),
    );
}
