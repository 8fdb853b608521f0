//! The stage: every screen is described as a list of items, and only what
//! differs from the list before is painted.
//!
//! A scene is a plain function that names its items from back to front, each
//! with the area it covers, a value that says how it looks, and a closure that
//! draws it:
//!
//! ```text
//! stage.item(place, (card, focused), |canvas| draw_card(canvas, card));
//! ```
//!
//! The scene is run several times for one frame. The first run draws nothing:
//! it only notes area and hash of each item and compares the list with that of
//! the former frame. Items found in both lists, in the same order, are left
//! alone; all others damage the area they cover or covered. Then the scene is
//! run again, and each item is drawn into every damaged rectangle that it
//! touches, with the canvas clipped to it. So painter's order is right
//! everywhere, however things overlap, and a pixel outside the damage is
//! never written. Why that is complete: a pixel outside the damage is covered
//! by the same items in the same order as before.
//!
//! An item can say that it covers a rectangle wholly ([`Stage::solid`]). Where
//! a damaged rectangle lies in such a cover, nothing behind it is painted: a
//! focus that moves in a dialog does not paint the table below.
//!
//! What only comes in front of a picture that stays, as a menu does, is painted
//! over it: a large rectangle in which the former items are the first of the
//! new ones gets no more than those that follow them.
//!
//! A scene must not depend on anything that changes between the runs, and an
//! item must not draw outside its area (the clip takes care of it) or look
//! different without its `look` being different.

use core::hash::{Hash, Hasher};

use embedded_graphics::geometry::{OriginDimensions, Point, Size};
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;

use super::canvas::{Canvas, Words};
use super::damage::{self, Damage};
use super::font::Font;
use super::hash::Looks;

/// How many items a frame may have before it is painted whole every time.
const ITEMS: usize = 192;

/// How many covers are remembered; those that come after them do not count.
const COVERS: usize = 24;

/// From so many pixels on it pays to look which items of a rectangle are on the
/// glass already.
const LARGE: u32 = 2_000;

/// How far ahead in the former list an item is looked for. Enough for a few
/// that came or went; a full search would cost more than it saves.
const SEARCH: usize = 32;

/// What is remembered of an item: where it was and how it looked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Trace {
    left: i16,
    top: i16,
    width: u16,
    height: u16,
    look: u32,
}

impl Trace {
    fn new(area: &Rectangle, look: &Look<'_>) -> Self {
        let mut looks = Looks::default();
        look(&mut looks);
        let small = |value: i32| value.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        let short = |value: u32| value.min(u16::MAX.into()) as u16;
        Self {
            left: small(area.top_left.x),
            top: small(area.top_left.y),
            width: short(area.size.width),
            height: short(area.size.height),
            look: looks.finish() as u32,
        }
    }

    fn touches(&self, area: &Rectangle) -> bool {
        touches(&self.area(), area)
    }

    fn area(&self) -> Rectangle {
        Rectangle::new(
            Point::new(self.left.into(), self.top.into()),
            Size::new(self.width.into(), self.height.into()),
        )
    }
}

/// Tells how an item looks.
type Look<'a> = dyn Fn(&mut Looks) + 'a;

/// Draws an item.
type Draw<'a> = dyn Fn(&mut Canvas<'_>) + 'a;

/// The memory of what is on the glass.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    /// The list of the frame on the glass, and the one in which the list of the
    /// next frame grows. They take turns, so that none is ever copied.
    lists: [Vec<Trace, ITEMS>; 2],
    /// The second list is that of the frame on the glass.
    second: bool,
    /// The covers of the frame, from back to front, each with the number of
    /// its item.
    covers: Vec<(Rectangle, usize), COVERS>,
    /// The list of the former frame tells what is on the glass.
    over: bool,
    size: Size,
    turned: bool,
    known: bool,
}

impl Drawn {
    /// Nothing is known of the glass; the next frame is painted whole.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            lists: [const { Vec::new() }; 2],
            second: false,
            covers: Vec::new(),
            over: false,
            size: Size::zero(),
            turned: false,
            known: false,
        }
    }

    /// Forgets what is on the glass; the next frame is painted whole.
    pub fn forget(&mut self) {
        self.known = false;
    }

    /// How an area is painted.
    fn pane(&self, area: Rectangle) -> Pane {
        let holds = |(cover, _): &(Rectangle, usize)| cover.intersection(&area) == area;
        let cover = self.covers.iter().rposition(holds);
        let first = cover.and_then(|cover| self.covers.get(cover));
        let there = if area.size.width * area.size.height < LARGE {
            0
        } else {
            self.there(&area, first.map_or(0, |(_, item)| *item))
        };
        Pane {
            area,
            hidden: cover.map_or(0, |cover| cover + 1),
            there,
        }
    }

    /// How many of the items that touch an area, from the one numbered `first`
    /// on, are on the glass already, with nothing else in front of them.
    fn there(&self, area: &Rectangle, first: usize) -> usize {
        if !self.over {
            return 0;
        }
        let [one, other] = &self.lists;
        let (now, former) = if self.second {
            (other, one)
        } else {
            (one, other)
        };
        let mut former = former.iter().filter(|item| item.touches(area));
        let mut there = 0;
        for (number, item) in now.iter().enumerate() {
            if !item.touches(area) {
                continue;
            }
            match former.next() {
                Some(old) if old == item => there += usize::from(number >= first),
                Some(_) => return 0,
                None => return there,
            }
        }
        if former.next().is_none() { there } else { 0 }
    }
}

/// What a frame is painted on.
pub struct Surface<'a> {
    /// One palette index for each pixel, row by row. Between frames it has to
    /// stay as it was left, or [`Drawn::forget`] has to be called.
    pub pixels: &'a mut [u8],
    /// Width and height.
    pub size: Size,
    /// Whether the picture is turned by 180 degrees.
    pub turned: bool,
    /// Gets all texts of what is painted.
    pub words: Option<&'a mut Words<'a>>,
}

impl<'a> Surface<'a> {
    fn stage(self) -> Stage<'a> {
        let canvas = Canvas::new(self.pixels, self.size)
            .turned(self.turned)
            .reporting(self.words);
        Stage {
            size: self.size,
            run: Run::Painting {
                canvas,
                panes: Vec::new(),
            },
            clear: 0,
            large: false,
        }
    }
}

/// Compares the items of this frame with those of the former one.
struct Ledger<'a> {
    former: &'a [Trace],
    /// How many of `former` are settled.
    settled: usize,
    items: &'a mut Vec<Trace, ITEMS>,
    covers: &'a mut Vec<(Rectangle, usize), COVERS>,
    overflown: bool,
    damage: Damage,
}

impl Ledger<'_> {
    fn note(&mut self, item: Trace, screen: Size) {
        let rest = self.former.get(self.settled..).unwrap_or_default();
        match rest.iter().take(SEARCH).position(|old| *old == item) {
            Some(skipped) => {
                for old in rest.iter().take(skipped) {
                    damage::add(&mut self.damage, old.area(), screen);
                }
                self.settled += skipped + 1;
            }
            None => damage::add(&mut self.damage, item.area(), screen),
        }
        self.overflown |= self.items.push(item).is_err();
    }

    fn close(&mut self, screen: Size) {
        for old in self.former.get(self.settled..).unwrap_or_default() {
            damage::add(&mut self.damage, old.area(), screen);
        }
    }
}

enum Run<'a> {
    Noting(Ledger<'a>),
    Painting {
        canvas: Canvas<'a>,
        panes: Vec<Pane, PANES>,
    },
}

/// How many rectangles can be painted in one run.
pub const PANES: usize = 12;

/// A rectangle that is painted.
struct Pane {
    area: Rectangle,
    /// So many covers are still to come before anything can be seen in it.
    hidden: usize,
    /// So many of the items that come then are on the glass already.
    there: usize,
}

impl Pane {
    fn wants(&self, area: &Rectangle) -> bool {
        self.hidden == 0 && touches(&self.area, area)
    }
}

#[inline(never)]
fn touches(a: &Rectangle, b: &Rectangle) -> bool {
    let overlap = |from: i32, length: u32, other: i32, other_length: u32| {
        from < other.saturating_add_unsigned(other_length)
            && other < from.saturating_add_unsigned(length)
    };
    overlap(a.top_left.x, a.size.width, b.top_left.x, b.size.width)
        && overlap(a.top_left.y, a.size.height, b.top_left.y, b.size.height)
}

/// Where a scene puts its items.
pub struct Stage<'a> {
    size: Size,
    run: Run<'a>,
    /// The bands of the picture that a message must not lie on, a bit for each.
    clear: u32,
    /// Whether text is set larger where there is room.
    large: bool,
}

/// How high a band is: 32 of them are higher than every picture.
const BAND: i32 = 8;

/// The bands that a rectangle touches.
fn bands(area: &Rectangle) -> u32 {
    let (top, height) = (area.top_left.y, area.size.height as i32);
    let touched = |band: &i32| top < (band + 1) * BAND && band * BAND < top + height;
    (0..32).filter(touched).fold(0, |all, band| all | 1 << band)
}

impl Stage<'_> {
    /// Width and height of the picture.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The width of the picture.
    #[must_use]
    pub fn width(&self) -> i32 {
        self.size.width as i32
    }

    /// Whether this is the wide picture of 320 pixels.
    #[must_use]
    pub fn wide(&self) -> bool {
        self.size.width >= 320
    }

    /// Whether an item there is needed now. A scene that has many items may
    /// leave out those that are not, and save what it takes to describe them;
    /// a cover must never be left out.
    #[must_use]
    pub fn wants(&self, area: &Rectangle) -> bool {
        match &self.run {
            Run::Noting(_) => true,
            Run::Painting { panes, .. } => panes.iter().any(|pane| pane.wants(area)),
        }
    }

    /// Sets text larger from here on, where there is room. Items do not look different by it: whoever changes it has the
    /// picture painted whole.
    pub fn enlarge(&mut self, large: bool) {
        self.large = large;
        if let Run::Painting { canvas, .. } = &mut self.run {
            canvas.enlarge(large);
        }
    }

    /// Whether text is set larger where there is room.
    #[must_use]
    pub fn is_large(&self) -> bool {
        self.large
    }

    /// The type for a text: the next larger one where that is wished and the text has room in so many pixels.
    #[must_use]
    pub fn larger(&self, font: Font, text: &str, room: i32) -> Font {
        font.larger_if(self.large, text, room)
    }

    /// Says that a message which comes later would speak of what is here, and should not lie on it.
    pub fn keep_clear(&mut self, area: &Rectangle) {
        self.clear |= bands(area);
    }

    /// How much a message there would hide of what should be seen with it.
    #[must_use]
    pub fn hides(&self, area: &Rectangle) -> u32 {
        (self.clear & bands(area)).count_ones()
    }

    /// Puts an item in front of all before it. `look` has to be different
    /// whenever the item would be drawn differently within the same area.
    #[inline]
    pub fn item(&mut self, area: Rectangle, look: impl Hash, draw: impl Fn(&mut Canvas<'_>)) {
        self.place(&area, &|looks| look.hash(looks), &draw);
    }

    /// One function for all items, so that it is found in the cache and not read from the flash for each.
    #[inline(never)]
    fn place(&mut self, area: &Rectangle, look: &Look<'_>, draw: &Draw<'_>) {
        match &mut self.run {
            Run::Noting(ledger) => ledger.note(Trace::new(area, look), self.size),
            Run::Painting { canvas, panes } => {
                for pane in panes.iter_mut().filter(|pane| pane.wants(area)) {
                    if pane.there > 0 {
                        pane.there -= 1;
                    } else {
                        canvas.set_clip(pane.area);
                        canvas.clipped(*area, draw);
                    }
                }
            }
        }
    }

    /// Puts an item that draws on every pixel of `cover`, so that nothing
    /// behind can be seen there.
    #[inline]
    pub fn solid(
        &mut self,
        area: Rectangle,
        cover: Rectangle,
        look: impl Hash,
        draw: impl Fn(&mut Canvas<'_>),
    ) {
        self.cover(cover);
        self.place(&area, &|looks| look.hash(looks), &draw);
    }

    #[inline(never)]
    fn cover(&mut self, cover: Rectangle) {
        match &mut self.run {
            Run::Noting(ledger) => {
                let _ = ledger.covers.push((cover, ledger.items.len()));
            }
            Run::Painting { panes, .. } => {
                for pane in panes {
                    pane.hidden = pane.hidden.saturating_sub(1);
                }
            }
        }
    }
}

/// Paints a scene, as far as it differs from what is on the glass, and returns
/// what changed, in the coordinates of the frame's memory.
pub fn present(drawn: &mut Drawn, surface: Surface<'_>, scene: impl Fn(&mut Stage<'_>)) -> Damage {
    let damage = changes(drawn, surface.size, surface.turned, &scene);
    paint(drawn, surface, &damage, &scene);
    damage
}

/// The first half of [`present`]: finds what has to be painted again and takes
/// it as done. All of it has to go through [`paint`] before the scene may
/// change, whole or bit by bit.
pub fn changes(
    drawn: &mut Drawn,
    size: Size,
    turned: bool,
    scene: &dyn Fn(&mut Stage<'_>),
) -> Damage {
    let known = drawn.known && drawn.size == size && drawn.turned == turned;
    let [first, second] = &mut drawn.lists;
    let (former, coming) = match drawn.second {
        true => (second, first),
        false => (first, second),
    };
    coming.clear();
    drawn.covers.clear();
    let ledger = Ledger {
        former: if known { former } else { &[] },
        settled: 0,
        items: coming,
        covers: &mut drawn.covers,
        overflown: false,
        damage: Damage::new(),
    };
    let mut stage = Stage {
        size,
        run: Run::Noting(ledger),
        clear: 0,
        large: false,
    };
    scene(&mut stage);
    let Run::Noting(mut ledger) = stage.run else {
        return Damage::new();
    };
    ledger.close(size);
    let overflown = ledger.overflown;
    let mut damage = if known && !overflown {
        ledger.damage
    } else {
        Damage::from_iter([Rectangle::new(Point::zero(), size)])
    };
    drawn.second = !drawn.second;
    drawn.over = known;
    drawn.size = size;
    drawn.turned = turned;
    drawn.known = !overflown;
    for area in &mut damage {
        *area = turn(*area, size, turned);
    }
    damage
}

/// The second half of [`present`]: paints some areas of the frame, at most
/// [`PANES`] of them.
pub fn paint(
    drawn: &Drawn,
    surface: Surface<'_>,
    areas: &[Rectangle],
    scene: &dyn Fn(&mut Stage<'_>),
) {
    if areas.is_empty() {
        return;
    }
    let (size, turned) = (surface.size, surface.turned);
    let mut stage = surface.stage();
    if let Run::Painting { panes, .. } = &mut stage.run {
        let areas = areas.iter().take(PANES);
        panes.extend(areas.map(|area| drawn.pane(turn(*area, size, turned))));
    }
    scene(&mut stage);
}

/// Where an area of the scene lies in the frame, and the other way round.
fn turn(area: Rectangle, size: Size, turned: bool) -> Rectangle {
    if !turned {
        return area;
    }
    let far = area.top_left + area.size;
    let top_left = Point::new(size.width as i32 - far.x, size.height as i32 - far.y);
    Rectangle::new(top_left, area.size)
}

impl OriginDimensions for Stage<'_> {
    fn size(&self) -> Size {
        self.size
    }
}
