//! What a board is to the rest of the program: a few facts about its glass, and a driver for each slot. The boards
//! themselves are in `boards/`; the build chooses one of them, which is the module `wiring` here.

// Every board uses a part of this.
#![allow(dead_code)]

use embassy_rp::adc::{self, Adc};
use embassy_rp::gpio::{Input, Level, Output, Pin, Pull};
use embassy_rp::pac::pads::vals::Drive;
use embassy_rp::peripherals::{DMA_CH0, FLASH, WATCHDOG};
use embassy_rp::pwm::{self, Pwm};
use embassy_rp::spi::{self, Async, Spi};
use embassy_rp::{Peri, bind_interrupts, dma, pac};
use heapless::Vec;
use parlour_console::Button;

include!(concat!(env!("OUT_DIR"), "/board.rs"));

pub(crate) use crate::clock::Clock;
pub(crate) use wiring::{Bus as PanelBus, GLASS, wire};

/// The clock of the processor: the board's own, or the slower one if the build asks for it.
pub(crate) const CLOCK: Clock = match cfg!(feature = "slow") {
    true => Clock::Mhz125,
    false => wiring::CLOCK,
};

bind_interrupts!(pub(crate) struct Irqs {
    DMA_IRQ_0 => dma::InterruptHandler<DMA_CH0>;
    ADC_IRQ_FIFO => adc::InterruptHandler;
});

/// The bytes at the end of the flash that hold the saves, as `memory.x` keeps them free.
pub(crate) const SAVES_SIZE: usize = 256 * 1024;

/// How the picture lies on the glass.
pub(crate) struct Glass {
    /// Columns as the device is held.
    pub(crate) width: u16,
    /// Rows as the device is held.
    pub(crate) height: u16,
    /// The panel's memory access control: which way it is turned.
    pub(crate) madctl: u8,
    /// The panel's column that is the first one to be seen.
    pub(crate) first_column: u16,
    /// The panel's row that is the first one to be seen.
    pub(crate) first_row: u16,
    /// How long the reset line is held, in milliseconds.
    pub(crate) reset_ms: u32,
}

/// The wires to the panel.
pub(crate) struct PanelWires {
    /// Clock and data.
    pub(crate) spi: Spi<'static, wiring::Bus, Async>,
    /// Chip select, low while the panel listens.
    pub(crate) select: Output<'static>,
    /// Low for a command, high for data.
    pub(crate) data: Output<'static>,
    /// Low resets the panel.
    pub(crate) reset: Option<Output<'static>>,
}

/// A contact that closes when a button is pressed.
pub(crate) struct Contact {
    /// What it means.
    pub(crate) button: Button,
    /// The pin.
    pub(crate) pin: Input<'static>,
    /// The number of the pin.
    pub(crate) number: u8,
    /// The level while it is pressed.
    pub(crate) pressed: Level,
}

/// The most contacts that a board has.
pub(crate) const MAX_CONTACTS: usize = 10;

/// All contacts of a board.
pub(crate) type Contacts = Vec<Contact, MAX_CONTACTS>;

/// How the light behind the glass is switched.
pub(crate) enum Backlight {
    /// By the length of a pulse on channel A of a counter.
    DimmedA(Pwm<'static>),
    /// By the length of a pulse on channel B of a counter.
    DimmedB(Pwm<'static>),
}

/// What makes tones, on channel B of a counter.
pub(crate) struct Speaker(pub(crate) Pwm<'static>);

/// What tells the voltage of the battery.
pub(crate) struct Battery {
    pub(crate) adc: Adc<'static, adc::Async>,
    pub(crate) channel: adc::Channel<'static>,
    /// Driven high for the reading, where the pin is shared.
    pub(crate) enable: Option<Output<'static>>,
    pub(crate) scale: parlour_firmware::battery::Scale,
}

/// Everything on a board.
pub(crate) struct Parts {
    pub(crate) panel: PanelWires,
    /// High while the panel is between two pictures.
    pub(crate) vsync: Option<Input<'static>>,
    pub(crate) backlight: Option<Backlight>,
    pub(crate) contacts: Contacts,
    pub(crate) speaker: Option<Speaker>,
    pub(crate) battery: Option<Battery>,
    pub(crate) flash: Peri<'static, FLASH>,
    pub(crate) watchdog: Peri<'static, WATCHDOG>,
}

/// The panel's clock. The SPI blocks run at 125 MHz at either [`Clock`] and halve it; the panel takes no more.
pub(crate) fn panel_speed() -> spi::Config {
    let mut config = spi::Config::default();
    config.frequency = 62_500_000;
    config.phase = spi::Phase::CaptureOnSecondTransition;
    config.polarity = spi::Polarity::IdleHigh;
    config
}

/// An output that starts high.
pub(crate) fn high(pin: Peri<'static, impl Pin>) -> Output<'static> {
    Output::new(pin, Level::High)
}

/// An output that starts low.
pub(crate) fn low(pin: Peri<'static, impl Pin>) -> Output<'static> {
    Output::new(pin, Level::Low)
}

/// A contact to ground.
pub(crate) fn to_ground(button: Button, pin: Peri<'static, impl Pin>) -> Contact {
    let number = pin.pin();
    let mut pin = Input::new(pin, Pull::Up);
    pin.set_schmitt(true);
    Contact {
        button,
        pin,
        number,
        pressed: Level::Low,
    }
}

/// Sets how strongly a pin is driven that belongs to a bus.
pub(crate) fn set_drive(pin: usize, drive: Drive) {
    pac::PADS_BANK0.gpio(pin).modify(|pad| pad.set_drive(drive));
}

/// A pulse counter that is silent and dark.
pub(crate) fn still() -> pwm::Config {
    pwm::Config::default()
}
