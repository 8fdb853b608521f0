//! Parlour on the RP2040. This file wires the tasks together and starts them; each has a file of its own.
//!
//! Three levels share one core. At the top, keys and sound, which take microseconds and must not wait. In the middle,
//! the interface: the console, painting, the panel, saving. In thread mode at the bottom, the computer players, who
//! may think for seconds while the rest goes on. The second core stays off.
#![no_std]
#![no_main]

mod board;
mod bots;
mod chance;
mod clock;
mod fault;
mod frame;
mod interface;
mod keys;
mod light;
mod panel;
mod pause;
mod picture;
mod power;
mod saves;
mod sound;
mod start;
mod vsync;

use embassy_executor::{Executor, InterruptExecutor};
use embassy_rp::interrupt;
use embassy_rp::interrupt::{InterruptExt, Priority};
use static_cell::StaticCell;

use defmt_rtt as _;

static AT_ONCE: InterruptExecutor = InterruptExecutor::new();
static INTERFACE: InterruptExecutor = InterruptExecutor::new();
static BELOW: StaticCell<Executor> = StaticCell::new();

#[interrupt]
#[allow(unsafe_code)]
fn SWI_IRQ_0() {
    // Sound: called from the executor's own interrupt, which is only enabled by starting it.
    unsafe { AT_ONCE.on_interrupt() }
}

#[interrupt]
#[allow(unsafe_code)]
fn SWI_IRQ_1() {
    // Sound: as above.
    unsafe { INTERFACE.on_interrupt() }
}

// Until the tasks run there is nobody to tell that something is missing.
#[allow(clippy::unwrap_used)]
#[cortex_m_rt::entry]
fn main() -> ! {
    start::copy_first_code();
    let chip = embassy_rp::init(board::CLOCK.config());
    start::copy_hot_code();
    let parts = board::wire(chip);
    defmt::info!("Parlour {} for {}", env!("CARGO_PKG_VERSION"), board::BOARD);

    // Keys and the end of a transfer must be able to interrupt the interface; Embassy puts both at the lowest level.
    interrupt::IO_IRQ_BANK0.set_priority(Priority::P1);
    interrupt::DMA_IRQ_0.set_priority(Priority::P1);
    interrupt::SWI_IRQ_0.set_priority(Priority::P1);
    let at_once = AT_ONCE.start(interrupt::SWI_IRQ_0);
    at_once.spawn(keys::watch(parts.contacts).unwrap());
    if let Some(speaker) = parts.speaker {
        at_once.spawn(sound::play(speaker).unwrap());
    }

    let tearing = parts.vsync.is_some();
    if let Some(vsync) = parts.vsync {
        at_once.spawn(vsync::watch(vsync).unwrap());
    }

    let (inlet, outlet) = panel::queue();
    let (painter, reader) = frame::share().unwrap();
    interrupt::SWI_IRQ_1.set_priority(Priority::P2);
    let interface = INTERFACE.start(interrupt::SWI_IRQ_1);
    if let Some(battery) = parts.battery {
        interface.spawn(power::watch(battery).unwrap());
    }
    let works = interface::Works {
        picture: picture::Picture::new(painter, inlet),
        lamp: light::Lamp::new(parts.backlight),
        flash: parts.flash,
        guard: fault::Guard::new(parts.watchdog),
    };
    interface.spawn(interface::run(works).unwrap());

    // The panel takes a third of a second to wake up; meanwhile the interface reads its records and draws a seed.
    let panel = panel::Panel::start(parts.panel, tearing).unwrap();
    at_once.spawn(panel::send(panel, outlet, reader).unwrap());

    BELOW.init(Executor::new()).run(|spawner| {
        spawner.spawn(bots::think().unwrap());
    })
}
