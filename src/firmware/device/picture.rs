//! The picture in memory: lets the console paint what changed, part by part, finds out which pixels became different,
//! and hands those to the panel. While one part is on the wire the next is painted.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_console::Console;
use parlour_console::paint::PANES;
use parlour_firmware::apart::apart;
use parlour_firmware::beam::{Change, Patience, Sweep};
use parlour_firmware::difference::{find, keep};
use parlour_firmware::expand::{Area, GRAIN};
use static_cell::ConstStaticCell;

use crate::frame::{PIXELS, Painter, STRIDE};
use crate::panel::{Inlet, Patch};

/// How many areas are told apart in a picture.
const AREAS: usize = 2 * PANES;
/// The pixels that are painted first, so that the wire has something to do.
const FIRST_PART: usize = 2_048;
/// The most pixels that are painted at a time.
const PART: usize = 12_288;
/// From so many pixels on a picture is new as a whole.
const WHOLE: usize = PIXELS / 2;

/// How many pixels are painted after so many: more and more, for painting begins anew for each part.
const fn next_part(pixels: usize) -> usize {
    if pixels * 2 < PART { pixels * 2 } else { PART }
}

/// The most pixels that are compared and handed over at a time.
const STRIP: usize = 2_048;

/// So few columns are sent as they are: to find out which of them are different would take longer.
const NARROW: usize = 16;

/// With so many pixels the wire has something to do for a while.
const BUSY: usize = 4_096;
/// With so many it has enough to do.
const FULL: usize = 10_240;

/// The time of a pixel on the wire: sixteen bits at 62.5 MHz.
const PIXEL_NS: usize = 256;

/// How the part that is painted looked before.
type Former = [u32; PART / GRAIN];
static FORMER: ConstStaticCell<Former> = ConstStaticCell::new([0; PART / GRAIN]);

/// The picture and the way to the panel.
pub(crate) struct Picture {
    frame: Painter,
    former: &'static mut Former,
    inlet: Inlet,
    /// Whether the panel shows what is in the frame.
    known: bool,
}

impl Picture {
    /// A picture of which nothing has been sent.
    pub(crate) fn new(frame: Painter, inlet: Inlet) -> Picture {
        Picture {
            frame,
            former: FORMER.take(),
            inlet,
            known: false,
        }
    }

    /// Paints what changed and hands it to the panel.
    pub(crate) async fn show(&mut self, console: &mut Console, patience: Patience) {
        let damage = console.changes();
        let changed: Vec<Area, PANES> = damage.iter().map(|area| place(*area).widened()).collect();
        let mut areas: Vec<Area, AREAS> = apart(&changed);
        sort_from_the_top(&mut areas);
        if areas.is_empty() {
            return;
        }
        // What waits must not be painted over.
        self.inlet.sent().await;
        let altogether = areas.iter().map(|area| area.pixels()).sum();
        let (mut most, mut part) = (FIRST_PART, Part::default());
        for (number, mut area) in areas.iter().copied().enumerate() {
            let mut change = change_from(&areas, number, patience);
            while area.height > 0 {
                if part.is_full(most, area.width) {
                    self.paint(console, &mut part, altogether).await;
                    most = next_part(most);
                }
                part.take(most, &mut area, change.take());
            }
        }
        self.paint(console, &mut part, altogether).await;
        self.known = true;
    }

    /// Waits until all that was handed over is on the glass.
    pub(crate) async fn sent(&mut self) {
        self.inlet.sent().await;
    }

    /// Whether to look for what became different in a part that is painted now. In a picture that is new as a whole
    /// nearly everything did, and to look would hold up the wire, unless it has enough to do.
    fn compares(&self, altogether: usize) -> bool {
        self.known && (altogether < WHOLE || self.inlet.pixels() >= FULL)
    }

    /// Paints a part and hands over what became different.
    async fn paint(&mut self, console: &mut Console, part: &mut Part, altogether: usize) {
        let compares = self.compares(altogether);
        let is_kept = |area: Area| compares && area.width > NARROW;
        let mut room = &mut self.former[..];
        for piece in part.pieces.iter().filter(|piece| is_kept(piece.area)) {
            room = keep(self.frame.words(), STRIDE, piece.area, room);
        }
        let places: Vec<Rectangle, PANES> = part
            .pieces
            .iter()
            .map(|piece| rectangle(piece.area))
            .collect();
        console.paint(bytemuck::cast_slice_mut(self.frame.words()), &places);
        let mut former = &self.former[..];
        let mut change = None;
        for piece in core::mem::take(part).pieces {
            let mut rest = piece.area;
            change = piece.change.or(change);
            while let Some(strip) = rest.cut(STRIP / rest.width.max(1)) {
                let kept = former;
                if is_kept(strip) {
                    former = former.get(strip.pixels() / GRAIN..).unwrap_or_default();
                }
                // As long as the wire has nothing to do, it is sooner sent than compared.
                let changed = if is_kept(strip) && self.inlet.pixels() >= BUSY {
                    find(self.frame.words(), STRIDE, strip, kept)
                } else {
                    Vec::from_iter([strip])
                };
                for area in &changed {
                    let patch = Patch {
                        area: *area,
                        change: change.take().unwrap_or_default(),
                    };
                    self.inlet.hand_over(patch).await;
                }
            }
        }
    }
}

/// Puts areas into the order of their upper rows.
fn sort_from_the_top(areas: &mut [Area]) {
    for end in 1..areas.len() {
        let mut place = end;
        while place > 0 && areas[place - 1].top > areas[place].top {
            areas.swap(place - 1, place);
            place -= 1;
        }
    }
}

/// What is painted at a time: pieces of at most so many pixels altogether.
#[derive(Default)]
struct Part {
    pieces: Vec<Piece, PANES>,
    pixels: usize,
}

struct Piece {
    area: Area,
    /// A change begins here.
    change: Option<Change>,
}

impl Part {
    /// Whether there is no room for another row of so many pixels.
    fn is_full(&self, most: usize, width: usize) -> bool {
        self.pieces.is_full() || self.pixels > 0 && self.pixels + width > most
    }

    /// Takes as many upper rows of an area as there is room for, at least one.
    fn take(&mut self, most: usize, area: &mut Area, change: Option<Change>) {
        let rows = most.saturating_sub(self.pixels) / area.width.max(1);
        if let Some(area) = area.cut(rows) {
            self.pixels += area.pixels();
            // There is room, or the part would have been painted first.
            let _ = self.pieces.push(Piece { area, change });
        }
    }
}

/// Areas with fewer rows between them belong to one change.
const NEAR: usize = 3;

/// The change that begins with an area, if one does. The areas are in the order of their upper rows.
fn change_from(areas: &[Area], number: usize, patience: Patience) -> Option<Change> {
    let end = |areas: &[Area]| areas.iter().map(|area| area.top + area.height).max();
    let near = |bottom: usize, area: &Area| area.top < bottom + NEAR;
    let (before, from) = areas.split_at_checked(number)?;
    let first = from.first()?;
    if end(before).is_some_and(|bottom| near(bottom, first)) {
        return None;
    }
    let mut bottom = first.top;
    let length = from
        .iter()
        .take_while(|area| {
            let belongs = bottom == first.top || near(bottom, area);
            bottom = bottom.max(area.top + area.height);
            belongs
        })
        .count();
    Some(Change {
        own: sweep(from.get(..length)?),
        picture: match before.is_empty() {
            true => sweep(areas),
            false => Sweep::default(),
        },
        patience,
    })
}

/// What some areas sweep over, and how long they are on the wire.
fn sweep(areas: &[Area]) -> Sweep {
    let pixels: usize = areas.iter().map(|area| area.pixels()).sum();
    let most = (pixels * PIXEL_NS / 1_000) as u32;
    let bottom = areas.iter().map(|area| area.top + area.height).max();
    Sweep {
        top: areas.first().map_or(0, |area| area.top) as u32,
        bottom: bottom.unwrap_or(0) as u32,
        least: if pixels < WHOLE { most / 3 } else { most },
        most,
    }
}

fn place(area: Rectangle) -> Area {
    Area {
        left: area.top_left.x as usize,
        top: area.top_left.y as usize,
        width: area.size.width as usize,
        height: area.size.height as usize,
    }
}

fn rectangle(area: Area) -> Rectangle {
    Rectangle::new(
        Point::new(area.left as i32, area.top as i32),
        Size::new(area.width as u32, area.height as u32),
    )
}
