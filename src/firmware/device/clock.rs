//! The clocks of the chip, and the time that the program counts.
//!
//! At 200 MHz the core needs 1.15 V, which Raspberry Pi certifies. Everything that the crystal drives stays as it is at
//! 125 MHz: the timer and the watchdog count its microseconds. The SPI blocks must run at 125 MHz, for they can only
//! halve their clock and the panel takes 62.5 MHz; so the second PLL makes these 125 MHz instead of the 48 MHz of USB,
//! which the program does not use. A third of them drives the ADC: 41.7 MHz, a little slower than the 48 MHz it may have.
//! The flash is read at half the processor's clock, 100 MHz.
//!
//! What that costs is an estimate from the datasheet's description of the chip, for no board has been measured: logic behind
//! a linear regulator draws current in proportion to clock and voltage, so a second at 200 MHz and 1.15 V takes about 1.7
//! times the charge of one at 125 MHz and 1.1 V, and does 1.6 times the work. A press thus costs nearly the same charge at
//! either clock, and is answered sooner. While nothing is pressed the device sleeps more than 99 % of the time, as `cargo
//! figures` counts; there the faster clock costs only what the clocks themselves draw, a few milliamperes by the same
//! rule beside the tens that the light behind the glass takes.

use embassy_rp::clocks::{
    AdcClkConfig, AdcClkSrc, ClockConfig, CoreVoltage, PeriClkSrc, PllConfig,
};
use embassy_rp::config::Config;
use embassy_time::Instant;
use parlour_firmware::time::whole_milliseconds;

/// What every board has.
const CRYSTAL_HZ: u32 = 12_000_000;

/// How fast the processor runs. A board states one of them, and an image has one board.
#[derive(Clone, Copy, PartialEq, Eq)]
#[allow(dead_code)]
pub(crate) enum Clock {
    Mhz125,
    Mhz200,
}

impl Clock {
    pub(crate) const fn megahertz(self) -> u32 {
        match self {
            Clock::Mhz125 => 125,
            Clock::Mhz200 => 200,
        }
    }

    /// What the chip is started with.
    pub(crate) fn config(self) -> Config {
        let mut clocks = ClockConfig::crystal(CRYSTAL_HZ);
        if self == Clock::Mhz200 {
            if let Some(crystal) = &mut clocks.xosc {
                crystal.sys_pll = Some(times(100, 6, 1));
                crystal.usb_pll = Some(times(125, 6, 2));
            }
            clocks.core_voltage = CoreVoltage::V1_15;
            clocks.peri_clk_src = Some(PeriClkSrc::PllUsb);
            clocks.adc_clk = Some(AdcClkConfig {
                src: AdcClkSrc::PllUsb,
                div: 3,
                phase: 0,
            });
            clocks.usb_clk = None;
            clocks.rtc_clk = None;
        }
        Config::new(clocks)
    }
}

/// The crystal's clock multiplied and then divided twice.
const fn times(multiplied: u16, divided: u8, again: u8) -> PllConfig {
    PllConfig {
        refdiv: 1,
        fbdiv: multiplied,
        post_div1: divided,
        post_div2: again,
    }
}

/// The time since the start. It wraps round after seven weeks.
pub(crate) fn milliseconds() -> u32 {
    whole_milliseconds(Instant::now().as_micros())
}
