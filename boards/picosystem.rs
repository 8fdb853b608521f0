//! Pimoroni PicoSystem: 240x240, d-pad and four buttons, piezo, battery gauge, 16 MiB of flash.
//!
//! Pins and values as in Pimoroni's own library (`picosystem/libraries/hardware.cpp`) and the Pico SDK
//! (`boards/pimoroni_picosystem.h`).

use embassy_rp::Peripherals;
use embassy_rp::adc::{Adc, Channel};
use embassy_rp::gpio::{Input, Pull};
use embassy_rp::peripherals::SPI0;
use embassy_rp::pwm::Pwm;
use embassy_rp::spi::Spi;
use heapless::Vec;
use parlour_console::Button;
use parlour_firmware::battery::Scale;

use crate::board::{
    self, Backlight, Battery, Clock, Glass, Irqs, PanelWires, Parts, Speaker, to_ground,
};

pub(crate) type Bus = SPI0;

// The flash chip (a W25Q128JV by the vendor's choice of boot stage and size) reads at up to 133 MHz, and the vendor's own
// library runs the board at 250 MHz.
pub(crate) const CLOCK: Clock = Clock::Mhz200;

pub(crate) const GLASS: Glass = Glass {
    width: 240,
    height: 240,
    madctl: 0x04,
    first_column: 0,
    first_row: 0,
    reset_ms: 100,
};

pub(crate) fn wire(p: Peripherals) -> Parts {
    Parts {
        panel: PanelWires {
            spi: Spi::new_txonly(
                p.SPI0,
                p.PIN_6,
                p.PIN_7,
                p.DMA_CH0,
                Irqs,
                board::panel_speed(),
            ),
            select: board::high(p.PIN_5),
            data: board::high(p.PIN_9),
            reset: Some(board::low(p.PIN_4)),
        },
        vsync: Some(Input::new(p.PIN_8, Pull::None)),
        backlight: Some(Backlight::DimmedA(Pwm::new_output_a(
            p.PWM_SLICE6,
            p.PIN_12,
            board::still(),
        ))),
        contacts: Vec::from_iter([
            to_ground(Button::Up, p.PIN_23),
            to_ground(Button::Down, p.PIN_20),
            to_ground(Button::Left, p.PIN_22),
            to_ground(Button::Right, p.PIN_21),
            to_ground(Button::A, p.PIN_18),
            to_ground(Button::B, p.PIN_19),
            to_ground(Button::X, p.PIN_17),
            to_ground(Button::Y, p.PIN_16),
        ]),
        speaker: Some(Speaker(Pwm::new_output_b(
            p.PWM_SLICE5,
            p.PIN_11,
            board::still(),
        ))),
        battery: Some(Battery {
            adc: Adc::new(p.ADC, Irqs, Default::default()),
            channel: Channel::new_pin(p.PIN_26, Pull::None),
            enable: None,
            scale: Scale {
                empty_mv: 2_800,
                full_mv: 4_100,
                drop_mv: 0,
            },
        }),
        flash: p.FLASH,
        watchdog: p.WATCHDOG,
    }
}
