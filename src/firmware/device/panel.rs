//! The panel and the wires to it: starts it, and sends it what the picture hands over. It runs above the interface, so
//! that the wire goes on while the rest is painted: while DMA sends some rows, the next are expanded from the frame.

use display_interface::{DataFormat, DisplayError, WriteOnlyDataCommand};
use embassy_futures::join::join;
use embassy_rp::gpio::Output;
use embassy_rp::spi::{Async, Spi};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::signal::Signal;
use embassy_sync::zerocopy_channel::{Channel, Receiver, Sender};
use heapless::Vec;
use parlour_console::paint::Colour;
use parlour_firmware::beam::Change;
use parlour_firmware::expand::{Area, Four, GRAIN, Wires};
use portable_atomic::{AtomicUsize, Ordering};
use st7789::{ST7789, TearingEffect};
use static_cell::{ConstStaticCell, StaticCell};

use crate::board::{GLASS, PanelBus, PanelWires};
use crate::frame::{Reader, STRIDE};
use crate::pause::Pause;
use crate::vsync::Beam;

/// The most pixels that are expanded at a time, as whole rows.
const BLOCK: usize = 1_024;
/// How many patches can wait.
const WAITING: usize = 32;

/// Memory access control, for what the driver's four ways of turning do not cover.
const MADCTL: u8 = 0x36;
/// Memory control; these values keep dark greens from banding.
const RAMCTRL: u8 = 0xB0;
const RAMCTRL_VALUES: [u8; 2] = [0x00, 0xC0];
/// The columns and the rows that the pixels to come are for, and the pixels.
const CASET: u8 = 0x2A;
const RASET: u8 = 0x2B;
const RAMWR: u8 = 0x2C;

/// A part of the frame that is ready to be sent.
#[derive(Clone, Copy)]
pub(crate) struct Patch {
    pub(crate) area: Area,
    /// The change that begins with this patch, if one does.
    pub(crate) change: Change,
}

const NOTHING: Patch = Patch {
    area: Area {
        left: 0,
        top: 0,
        width: 0,
        height: 0,
    },
    change: Change::NONE,
};

/// Pixels as they go over the wire.
type Block = [Four; BLOCK / GRAIN];

type Queue = Channel<'static, CriticalSectionRawMutex, Patch>;
type Outlet = Receiver<'static, CriticalSectionRawMutex, Patch>;

/// Nothing but zeros, so that they take no flash.
static PATCHES: ConstStaticCell<[Patch; WAITING]> = ConstStaticCell::new([NOTHING; WAITING]);
static QUEUE: StaticCell<Queue> = StaticCell::new();
static BLOCKS: ConstStaticCell<[Block; 2]> = ConstStaticCell::new([[[0; 2]; BLOCK / GRAIN]; 2]);

/// How many pixels wait to be sent.
static PIXELS: AtomicUsize = AtomicUsize::new(0);

/// All that waited has been sent.
static SENT: Signal<CriticalSectionRawMutex, ()> = Signal::new();

/// The way to the panel: one end for the picture, one for the task that sends.
pub(crate) fn queue() -> (Inlet, Outlet) {
    let (sender, outlet) = QUEUE.init(Channel::new(PATCHES.take())).split();
    (Inlet(sender), outlet)
}

/// Where patches go in.
pub(crate) struct Inlet(Sender<'static, CriticalSectionRawMutex, Patch>);

impl Inlet {
    /// Hands a patch over. Its area must not be painted before all is sent.
    pub(crate) async fn hand_over(&mut self, patch: Patch) {
        *self.0.send().await = patch;
        PIXELS.fetch_add(patch.area.pixels(), Ordering::Relaxed);
        self.0.send_done();
    }

    /// How many pixels wait to be sent.
    pub(crate) fn pixels(&self) -> usize {
        PIXELS.load(Ordering::Relaxed)
    }

    /// Waits until all that was handed over is on the glass.
    pub(crate) async fn sent(&mut self) {
        while !self.0.is_empty() {
            SENT.wait().await;
        }
    }
}

/// The panel did not take what it was sent.
#[derive(Clone, Copy, Debug, defmt::Format)]
pub(crate) struct NoAnswer;

impl<E> From<st7789::Error<E>> for NoAnswer {
    fn from(_: st7789::Error<E>) -> NoAnswer {
        NoAnswer
    }
}

/// The panel, started.
pub(crate) struct Panel {
    bus: Bus,
    /// Kept, because a line that is let go of floats.
    _reset: Option<Output<'static>>,
}

impl Panel {
    /// Resets and starts the panel. Takes a third of a second, in which the processor sleeps.
    pub(crate) fn start(wires: PanelWires, tearing: bool) -> Result<Panel, NoAnswer> {
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
            columns: [0; 4],
        };
        let mut pause = Pause;
        pause.ms(GLASS.reset_ms);
        let none = None::<Output<'static>>;
        let mut driver = ST7789::new(&mut bus, reset, none, GLASS.width, GLASS.height);
        driver.init(&mut pause)?;
        if tearing {
            driver.set_tearing_effect(TearingEffect::Vertical)?;
        }
        let (_, reset, _) = driver.release();
        bus.select.set_low();
        bus.order(MADCTL, &[GLASS.madctl])?;
        bus.order(RAMCTRL, &RAMCTRL_VALUES)?;
        bus.select.set_high();
        Ok(Panel { bus, _reset: reset })
    }
}

#[embassy_executor::task]
pub(crate) async fn send(mut panel: Panel, mut outlet: Outlet, frame: Reader) {
    let wires = Wires::new(|index| Colour::from_index(index).rgb565_bits());
    let blocks = BLOCKS.take();
    let mut beam = Beam::default();
    loop {
        let Patch { area, change } = *outlet.receive().await;
        if change != Change::NONE {
            beam.wait(change).await;
        }
        let expand = |area: Area, block: &mut Block| {
            wires.expand(frame.words(), STRIDE, area, block);
        };
        if panel.bus.send(area, blocks, expand).await.is_err() {
            defmt::error!("The panel did not take a patch");
        }
        PIXELS.fetch_sub(area.pixels(), Ordering::Relaxed);
        outlet.receive_done();
        if outlet.is_empty() {
            SENT.signal(());
        }
    }
}

/// The wires to the panel. Its driver starts it through them; the pixels go past it.
struct Bus {
    spi: Spi<'static, PanelBus, Async>,
    select: Output<'static>,
    data: Output<'static>,
    /// What the panel was told last of the columns that pixels are for.
    columns: [u8; 4],
}

impl Bus {
    /// Sends an area whose pixels are expanded some rows at a time, by turns into either block.
    async fn send(
        &mut self,
        area: Area,
        blocks: &mut [Block; 2],
        expand: impl Fn(Area, &mut Block),
    ) -> Result<(), NoAnswer> {
        if area.pixels() == 0 {
            return Ok(());
        }
        self.select.set_low();
        self.open(area)?;
        let rows = BLOCK / area.width;
        let [mut now, mut next] = blocks.each_mut();
        let mut rest = area;
        let mut part = rest.cut(rows);
        if let Some(first) = part {
            expand(first, now);
        }
        while let Some(Area { width, height, .. }) = part {
            let pixels = now.get(..width * height / GRAIN).unwrap_or_default();
            part = rest.cut(rows);
            let meanwhile = async {
                if let Some(following) = part {
                    expand(following, next);
                }
            };
            let bytes = bytemuck::cast_slice(pixels);
            let (sent, ()) = join(self.spi.write(bytes), meanwhile).await;
            sent.map_err(|_| NoAnswer)?;
            core::mem::swap(&mut now, &mut next);
        }
        self.select.set_high();
        Ok(())
    }

    /// Tells the panel where the pixels to come belong.
    fn open(&mut self, area: Area) -> Result<(), NoAnswer> {
        let (left, top) = (area.left as u16, area.top as u16);
        let columns = range(GLASS.first_column + left, area.width);
        if columns != self.columns {
            self.order(CASET, &columns)?;
            self.columns = columns;
        }
        self.order(RASET, &range(GLASS.first_row + top, area.height))?;
        self.order(RAMWR, &[])
    }

    /// A command and its values, to the panel that is selected.
    fn order(&mut self, command: u8, values: &[u8]) -> Result<(), NoAnswer> {
        self.data.set_low();
        let told = self.spi.blocking_write(&[command]);
        self.data.set_high();
        told.and_then(|()| self.spi.blocking_write(values))
            .map_err(|_| NoAnswer)
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
        self.data.set_low();
        let sent = gather(commands).and_then(|commands| self.bytes(&commands));
        self.data.set_high();
        sent
    }

    fn send_data(&mut self, data: DataFormat<'_>) -> Result<(), DisplayError> {
        self.bytes(&gather(data)?)
    }
}

/// The first and the last of so many columns or rows.
fn range(first: u16, count: usize) -> [u8; 4] {
    let [[a, b], [c, d]] = [first, first + count as u16 - 1].map(u16::to_be_bytes);
    [a, b, c, d]
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
