//! The picture in memory: lets the console paint what changed, part by part, finds out which pixels became different,
//! and hands those to the panel. While one part is on the wire the next is painted.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_console::Console;
use parlour_console::paint::{Colour, PANES};
use parlour_firmware::beam::Sweep;
use parlour_firmware::difference::{find, keep};
use parlour_firmware::expand::{Area, GRAIN, Wires};
use static_cell::ConstStaticCell;

use crate::board::GLASS;
use crate::panel::{BLOCK, Inlet, SENT};

/// The pixels of a row.
const STRIDE: usize = GLASS.width as usize;
/// The pixels that are painted first, so that the wire has something to do.
const FIRST_PART: usize = 2_048;
/// The most pixels that are painted at a time; painting begins anew for each part.
const PART: usize = 16_384;

/// How many pixels are painted after so many. A small change ends soon after its last part was painted, so parts grow
/// slowly; in a large one it counts more that there are few of them.
const fn next_part(pixels: usize) -> usize {
    let larger = if pixels < 5_000 {
        pixels * 5 / 4
    } else {
        pixels * 2
    };
    if larger < PART { larger } else { PART }
}

/// The rows that are compared and sent at a time.
const STRIP: usize = BLOCK / STRIDE;

/// The time of a pixel on the wire: sixteen bits at 62.5 MHz.
const PIXEL_NS: usize = 256;

/// One palette index a pixel, four pixels a word.
type Frame = [u32; STRIDE * GLASS.height as usize / GRAIN];
static FRAME: ConstStaticCell<Frame> = ConstStaticCell::new([0; size_of::<Frame>() / 4]);

/// How the part that is painted looked before.
type Former = [u32; PART / GRAIN];
static FORMER: ConstStaticCell<Former> = ConstStaticCell::new([0; PART / GRAIN]);

/// The picture and the way to the panel.
pub(crate) struct Picture {
    frame: &'static mut Frame,
    former: &'static mut Former,
    wires: Wires,
    inlet: Inlet,
    /// Whether the panel shows what is in the frame.
    known: bool,
}

impl Picture {
    /// A picture of which nothing has been sent.
    pub(crate) fn new(inlet: Inlet) -> Picture {
        Picture {
            frame: FRAME.take(),
            former: FORMER.take(),
            wires: Wires::new(|index| Colour::from_index(index).rgb565_bits()),
            inlet,
            known: false,
        }
    }

    /// Paints what changed and hands it to the panel.
    pub(crate) async fn show(&mut self, console: &mut Console) {
        let damage = console.changes();
        let mut areas: Vec<Area, PANES> =
            damage.iter().map(|area| place(*area).widened()).collect();
        areas.sort_unstable_by_key(|area| area.top);
        let (mut most, mut part) = (FIRST_PART, Part::default());
        for (number, mut area) in areas.iter().copied().enumerate() {
            let mut sweep = sweep_from(&areas, number);
            while area.height > 0 {
                if part.is_full(most, area.width) {
                    self.paint(console, &mut part).await;
                    most = next_part(most);
                }
                part.take(most, &mut area, sweep.take());
            }
        }
        self.paint(console, &mut part).await;
        self.known = true;
    }

    /// Waits until all that was handed over is on the glass.
    pub(crate) async fn sent(&mut self) {
        while !self.inlet.is_empty() {
            SENT.wait().await;
        }
    }

    /// Paints a part and hands over what became different.
    async fn paint(&mut self, console: &mut Console, part: &mut Part) {
        let mut room = &mut self.former[..];
        for piece in &part.pieces {
            room = keep(self.frame, STRIDE, piece.area, room);
        }
        let places: Vec<Rectangle, PANES> = part
            .pieces
            .iter()
            .map(|piece| rectangle(piece.area))
            .collect();
        console.paint(bytemuck::cast_slice_mut(self.frame), &places);
        let mut former = &self.former[..];
        let mut sweep = None;
        for piece in core::mem::take(part).pieces {
            let mut rest = piece.area;
            sweep = piece.sweep.or(sweep);
            while let Some(strip) = rest.cut(STRIP) {
                let changed = if self.known {
                    find(self.frame, STRIDE, strip, former)
                } else {
                    Vec::from_iter([strip])
                };
                former = former.get(strip.pixels() / GRAIN..).unwrap_or_default();
                for area in &changed {
                    let block = self.inlet.send().await;
                    block.area = *area;
                    block.sweep = sweep.take();
                    self.wires
                        .expand(self.frame, STRIDE, *area, &mut block.pixels);
                    self.inlet.send_done();
                }
            }
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
    /// A change begins here that has to appear at once.
    sweep: Option<Sweep>,
}

impl Part {
    /// Whether there is no room for another row of so many pixels.
    fn is_full(&self, most: usize, width: usize) -> bool {
        self.pieces.is_full() || self.pixels > 0 && self.pixels + width > most
    }

    /// Takes as many upper rows of an area as there is room for, at least one.
    fn take(&mut self, most: usize, area: &mut Area, sweep: Option<Sweep>) {
        let rows = most.saturating_sub(self.pixels) / area.width.max(1);
        if let Some(area) = area.cut(rows) {
            self.pixels += area.pixels();
            // There is room, or the part would have been painted first.
            let _ = self.pieces.push(Piece { area, sweep });
        }
    }
}

/// Changes that are so many rows apart need not appear at once: nobody sees a sixtieth of a second between a row and
/// a count far above it, and to wait for both would take longer than that on average.
const FAR: usize = 24;

/// The change that begins with an area, if one does: the rows of all that lie near each other, and the time it takes
/// on the wire, at most. The areas are in the order of their upper rows.
fn sweep_from(areas: &[Area], number: usize) -> Option<Sweep> {
    let end = |areas: &[Area]| areas.iter().map(|area| area.top + area.height).max();
    let near = |bottom: usize, area: &Area| area.top < bottom + FAR;
    let (before, from) = areas.split_at_checked(number)?;
    let first = from.first()?;
    if end(before).is_some_and(|bottom| near(bottom, first)) {
        return None;
    }
    let (mut bottom, mut pixels) = (first.top, 0);
    for area in from {
        if pixels > 0 && !near(bottom, area) {
            break;
        }
        bottom = bottom.max(area.top + area.height);
        pixels += area.pixels();
    }
    Some(Sweep {
        top: first.top as u32,
        bottom: bottom as u32,
        takes: (pixels * PIXEL_NS / 1_000) as u32,
    })
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
