//! The light behind the glass.

use embassy_rp::pwm;
use parlour_firmware::light::{FULL, pulse};

use crate::board::Backlight;

/// The lamp and how bright it is.
pub(crate) struct Lamp {
    backlight: Option<Backlight>,
    brightness: u8,
}

impl Lamp {
    /// A lamp that is off.
    pub(crate) fn new(backlight: Option<Backlight>) -> Lamp {
        Lamp {
            backlight,
            brightness: 0,
        }
    }

    /// How bright it is.
    pub(crate) fn brightness(&self) -> u8 {
        self.brightness
    }

    /// Makes it as bright as this, from 0 to 5.
    pub(crate) fn set(&mut self, brightness: u8) {
        self.brightness = brightness;
        let mut config = pwm::Config::default();
        config.top = FULL - 1;
        match &mut self.backlight {
            Some(Backlight::DimmedA(pwm)) => {
                config.compare_a = pulse(brightness);
                pwm.set_config(&config);
            }
            Some(Backlight::DimmedB(pwm)) => {
                config.compare_b = pulse(brightness);
                pwm.set_config(&config);
            }
            None => {}
        }
    }
}
