//! The picture in memory: lets the console paint what changed, part by part, finds out which pixels became different,
//! and hands those to the panel. While one part is on the wire the next is painted.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_console::Console;
use parlour_console::paint::Colour;
use parlour_firmware::beam::Sweep;
use parlour_firmware::difference::{find, keep};
use parlour_firmware::expand::{Area, GRAIN, Wires};
use static_cell::ConstStaticCell;

use crate::board::GLASS;
use crate::panel::{BLOCK, Inlet, SENT};

/// The pixels of a row.
const STRIDE: usize = GLASS.width as usize;
/// The pixels that are painted first, so that the wire has something to do.
const FIRST_PART: usize = 1_024;
/// The most pixels that are painted at a time; painting begins anew for each part.
const PART: usize = 8_192;

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
        let areas = || damage.iter().map(|area| place(*area).widened());
        let mut sweep = sweep(areas());
        let mut first = FIRST_PART;
        for part in areas().flat_map(|area| area.split(core::mem::replace(&mut first, PART), PART))
        {
            self.paint(console, part, &mut sweep).await;
        }
        self.known = true;
    }

    /// Waits until all that was handed over is on the glass.
    pub(crate) async fn sent(&mut self) {
        while !self.inlet.is_empty() {
            SENT.wait().await;
        }
    }

    async fn paint(&mut self, console: &mut Console, part: Area, sweep: &mut Option<Sweep>) {
        keep(self.frame, STRIDE, part, self.former);
        console.paint(bytemuck::cast_slice_mut(self.frame), rectangle(part));
        let changed = if self.known {
            find(self.frame, STRIDE, part, self.former)
        } else {
            Vec::from_iter([part])
        };
        for area in changed.iter().flat_map(|area| area.split(BLOCK, BLOCK)) {
            let block = self.inlet.send().await;
            block.area = area;
            block.sweep = sweep.take();
            self.wires
                .expand(self.frame, STRIDE, area, &mut block.pixels);
            self.inlet.send_done();
        }
    }
}

/// The rows of a whole change and the time it takes on the wire, at most.
fn sweep(areas: impl Iterator<Item = Area>) -> Option<Sweep> {
    let mut pixels = 0;
    areas
        .map(|area| {
            pixels += area.pixels();
            (area.top as u32, (area.top + area.height) as u32)
        })
        .reduce(|(top, bottom), (high, low)| (top.min(high), bottom.max(low)))
        .map(|(top, bottom)| Sweep {
            top,
            bottom,
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
