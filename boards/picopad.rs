//! PicoPad 1.0 by Pajenicko, with a Raspberry Pi Pico or Pico W inside: 320x240, d-pad and four buttons, speaker,
//! battery gauge, 2 MiB of flash.
//!
//! Pins and values as in PicoLibSDK (`_devices/picopad`) and CircuitPython (`boards/pajenicko_picopad`).

use embassy_rp::Peripherals;
use embassy_rp::adc::{Adc, Channel};
use embassy_rp::gpio::Pull;
use embassy_rp::pac::pads::vals::Drive;
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

// The flash chip of a Pico (W25Q16JV) reads at up to 133 MHz.
pub(crate) const CLOCK: Clock = Clock::Mhz200;

pub(crate) const GLASS: Glass = Glass {
    width: 320,
    height: 240,
    madctl: 0x60,
    first_column: 0,
    first_row: 0,
    reset_ms: 10,
};

pub(crate) fn wire(p: Peripherals) -> Parts {
    let spi = Spi::new_txonly(
        p.SPI0,
        p.PIN_18,
        p.PIN_19,
        p.DMA_CH0,
        Irqs,
        board::panel_speed(),
    );
    // The clock's line also feeds the socket for a second display.
    board::set_drive(18, Drive::_8M_A);
    Parts {
        panel: PanelWires {
            spi,
            select: board::high(p.PIN_21),
            data: board::high(p.PIN_17),
            reset: Some(board::low(p.PIN_20)),
        },
        vsync: None,
        backlight: Some(Backlight::DimmedA(Pwm::new_output_a(
            p.PWM_SLICE0,
            p.PIN_16,
            board::still(),
        ))),
        contacts: Vec::from_iter([
            to_ground(Button::Up, p.PIN_4),
            to_ground(Button::Down, p.PIN_5),
            to_ground(Button::Left, p.PIN_3),
            to_ground(Button::Right, p.PIN_2),
            to_ground(Button::A, p.PIN_7),
            to_ground(Button::B, p.PIN_6),
            to_ground(Button::X, p.PIN_9),
            to_ground(Button::Y, p.PIN_8),
        ]),
        speaker: Some(Speaker(Pwm::new_output_b(
            p.PWM_SLICE7,
            p.PIN_15,
            board::still(),
        ))),
        battery: Some(Battery {
            adc: Adc::new(p.ADC, Irqs, Default::default()),
            channel: Channel::new_pin(p.PIN_29, Pull::None),
            // On a Pico W the pin is shared with the radio and reads the battery only while this one is high.
            enable: Some(board::low(p.PIN_25)),
            scale: Scale {
                empty_mv: 3_100,
                full_mv: 4_200,
                drop_mv: 311,
            },
        }),
        flash: p.FLASH,
        watchdog: p.WATCHDOG,
    }
}
