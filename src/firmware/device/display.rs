//! The glass: starts the panel, and carries what changed in the frame to it. While one block of rows is on the wire
//! the next is painted and expanded, so the wire hardly ever waits. It decides nothing about what is painted.

use core::iter;

use display_interface::{DataFormat, DisplayError, WriteOnlyDataCommand};
use embassy_futures::join::join;
use embassy_rp::gpio::Output;
use embassy_rp::spi::{Async, Spi};
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_console::Console;
use parlour_console::paint::Colour;
use parlour_firmware::expand::{Area, Wires};
use st7789::{ST7789, TearingEffect};
use static_cell::ConstStaticCell;

use crate::board::{GLASS, PanelBus, PanelWires};
use crate::pause::Pause;

/// The pixels of the picture.
pub(crate) const PIXELS: usize = GLASS.width as usize * GLASS.height as usize;
/// The pixels of a block: large enough that starting one costs nothing, small enough that the first is soon out.
const BLOCK: usize = 8_192;

/// Memory access control, for what the driver's four ways of turning do not cover.
const MADCTL: u8 = 0x36;
/// Memory control; these values keep dark greens from banding.
const RAMCTRL: u8 = 0xB0;
const RAMCTRL_VALUES: [u8; 2] = [0x00, 0xC0];
const CASET: u8 = 0x2A;
const RASET: u8 = 0x2B;

type Block = [u16; BLOCK];

/// The two blocks in turn: one on the wire, one in the making.
static BLOCKS: ConstStaticCell<[Block; 2]> = ConstStaticCell::new([[0; BLOCK]; 2]);

/// The panel and the way to it.
pub(crate) struct Display {
    bus: Bus,
    wires: Wires,
    blocks: &'static mut [Block; 2],
}

/// The panel did not take what it was sent.
#[derive(Clone, Copy, Debug, defmt::Format)]
pub(crate) struct NoAnswer;

impl<E> From<st7789::Error<E>> for NoAnswer {
    fn from(_: st7789::Error<E>) -> NoAnswer {
        NoAnswer
    }
}

impl Display {
    /// Resets and starts the panel. Takes a third of a second, in which the processor sleeps.
    pub(crate) fn start(wires: PanelWires, tearing: bool) -> Result<Display, NoAnswer> {
        let PanelWires {
            spi,
            select,
            data,
            reset,
        } = wires;
        let mut bus = Bus {
            spi,
            select,
            data,
            command: 0,
        };
        let mut pause = Pause;
        pause.ms(GLASS.reset_ms);
        let mut driver = ST7789::new(
            &mut bus,
            reset,
            None::<Output<'static>>,
            GLASS.width,
            GLASS.height,
        );
        driver.init(&mut pause)?;
        if tearing {
            driver.set_tearing_effect(TearingEffect::Vertical)?;
        }
        bus.command(MADCTL, &[GLASS.madctl]);
        bus.command(RAMCTRL, &RAMCTRL_VALUES);
        Ok(Display {
            bus,
            wires: Wires::new(|index| Colour::from_index(index).rgb565_bits()),
            blocks: BLOCKS.take(),
        })
    }

    /// Paints what changed and sends it; true if anything did.
    pub(crate) async fn show(&mut self, console: &mut Console, frame: &mut [u8]) -> bool {
        let damage = console.changes();
        let mut parts = damage.iter().flat_map(|area| blocks(*area));
        let Display {
            bus,
            wires,
            blocks: [front, back],
        } = self;
        let (mut front, mut back) = (front, back);
        let mut paint = |part: Rectangle, block: &mut Block| {
            let area = place(console.paint(frame, part));
            let pixels = wires.expand(frame, GLASS.width.into(), area, block);
            (area, pixels)
        };
        let Some(first) = parts.next() else {
            return false;
        };
        let mut ready = paint(first, front);
        loop {
            let (area, pixels) = ready;
            let sent = bus.send(area, front.get(..pixels).unwrap_or_default());
            // The transfer starts when it is first looked at, which is before the painting.
            let painted = async { parts.next().map(|part| paint(part, back)) };
            let (_, coming) = join(sent, painted).await;
            core::mem::swap(&mut front, &mut back);
            match coming {
                Some(next) => ready = next,
                None => return true,
            }
        }
    }
}

/// Cuts an area into blocks of whole rows.
fn blocks(area: Rectangle) -> impl Iterator<Item = Rectangle> {
    let rows = (BLOCK as u32 / area.size.width.max(1)).max(1);
    (0..area.size.height)
        .step_by(rows as usize)
        .map(move |top| {
            let height = rows.min(area.size.height - top);
            Rectangle::new(
                area.top_left + Point::new(0, top as i32),
                Size::new(area.size.width, height),
            )
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

/// The wires to the panel, as its driver wants to see them, with the glass's place in the panel's memory added.
struct Bus {
    spi: Spi<'static, PanelBus, Async>,
    select: Output<'static>,
    data: Output<'static>,
    command: u8,
}

impl Bus {
    fn command(&mut self, command: u8, values: &[u8]) {
        let _ = self.send_commands(DataFormat::U8(&[command]));
        let _ = self.send_data(DataFormat::U8(values));
    }

    async fn send(&mut self, area: Area, pixels: &[u16]) -> Result<(), NoAnswer> {
        let (left, top) = (area.left as u16, area.top as u16);
        let (right, bottom) = (left + area.width as u16 - 1, top + area.height as u16 - 1);
        ST7789::<_, Output<'static>, Output<'static>>::new(
            &mut *self,
            None,
            None,
            GLASS.width,
            GLASS.height,
        )
        .set_pixels(left, top, right, bottom, iter::empty())?;
        self.select.set_low();
        let sent = self.spi.write(bytemuck::cast_slice(pixels)).await;
        self.select.set_high();
        sent.map_err(|_| NoAnswer)
    }

    fn bytes(&mut self, bytes: &[u8]) -> Result<(), DisplayError> {
        if bytes.is_empty() {
            return Ok(());
        }
        self.select.set_low();
        let written = self.spi.blocking_write(bytes);
        self.select.set_high();
        written.map_err(|_| DisplayError::BusWriteError)
    }
}

impl WriteOnlyDataCommand for &mut Bus {
    fn send_commands(&mut self, commands: DataFormat<'_>) -> Result<(), DisplayError> {
        Bus::send_commands(self, commands)
    }

    fn send_data(&mut self, data: DataFormat<'_>) -> Result<(), DisplayError> {
        Bus::send_data(self, data)
    }
}

impl Bus {
    fn send_commands(&mut self, commands: DataFormat<'_>) -> Result<(), DisplayError> {
        self.data.set_low();
        let sent = gather(commands).and_then(|commands| {
            self.command = commands.last().copied().unwrap_or_default();
            self.bytes(&commands)
        });
        self.data.set_high();
        sent
    }

    fn send_data(&mut self, data: DataFormat<'_>) -> Result<(), DisplayError> {
        let mut data = gather(data)?;
        let first = match self.command {
            CASET => GLASS.first_column,
            RASET => GLASS.first_row,
            _ => 0,
        };
        for place in data.as_chunks_mut().0.iter_mut().filter(|_| first > 0) {
            *place = (u16::from_be_bytes(*place) + first).to_be_bytes();
        }
        self.bytes(&data)
    }
}

/// The few bytes of a command or of its values. Pixels do not come this way.
fn gather(data: DataFormat<'_>) -> Result<Vec<u8, 16>, DisplayError> {
    let mut gathered = Vec::new();
    let mut add = |byte| {
        gathered
            .push(byte)
            .map_err(|_| DisplayError::OutOfBoundsError)
    };
    match data {
        DataFormat::U8(bytes) => {
            for byte in bytes {
                add(*byte)?;
            }
        }
        DataFormat::U8Iter(bytes) => {
            for byte in bytes {
                add(byte)?;
            }
        }
        DataFormat::U16BEIter(words) => {
            for byte in words.flat_map(u16::to_be_bytes) {
                add(byte)?;
            }
        }
        _ => return Err(DisplayError::DataFormatNotImplemented),
    }
    Ok(gathered)
}
