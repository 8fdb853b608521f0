//! Waveshare Pico-LCD-1.3 on a Raspberry Pi Pico: 240x240, stick and four buttons, 2 MiB of flash, no sound and no
//! battery gauge. Held with the stick at the left.
//!
//! Pins and values as in Waveshare's demo for the Pico and `st7789_mpy` (`examples/configs/ws_pico_13`).

use embassy_rp::Peripherals;
use embassy_rp::peripherals::SPI1;
use embassy_rp::pwm::Pwm;
use embassy_rp::spi::Spi;
use heapless::Vec;
use parlour_console::Button;

use crate::board::{self, Backlight, Clock, Glass, Irqs, PanelWires, Parts, to_ground};

pub(crate) type Bus = SPI1;

// The flash chip of a Pico (W25Q16JV) reads at up to 133 MHz.
pub(crate) const CLOCK: Clock = Clock::Mhz200;

pub(crate) const GLASS: Glass = Glass {
    width: 240,
    height: 240,
    madctl: 0x70,
    first_column: 0,
    first_row: 0,
    reset_ms: 10,
};

pub(crate) fn wire(p: Peripherals) -> Parts {
    Parts {
        panel: PanelWires {
            spi: Spi::new_txonly(
                p.SPI1,
                p.PIN_10,
                p.PIN_11,
                p.DMA_CH0,
                Irqs,
                board::panel_speed(),
            ),
            select: board::high(p.PIN_9),
            data: board::high(p.PIN_8),
            reset: Some(board::low(p.PIN_12)),
        },
        vsync: None,
        backlight: Some(Backlight::DimmedB(Pwm::new_output_b(
            p.PWM_SLICE6,
            p.PIN_13,
            board::still(),
        ))),
        contacts: Vec::from_iter([
            to_ground(Button::Up, p.PIN_2),
            to_ground(Button::Down, p.PIN_18),
            to_ground(Button::Left, p.PIN_16),
            to_ground(Button::Right, p.PIN_20),
            // Pressing the stick does what A does.
            to_ground(Button::A, p.PIN_3),
            to_ground(Button::A, p.PIN_15),
            to_ground(Button::B, p.PIN_17),
            to_ground(Button::X, p.PIN_19),
            to_ground(Button::Y, p.PIN_21),
        ]),
        speaker: None,
        battery: None,
        flash: p.FLASH,
        watchdog: p.WATCHDOG,
    }
}
