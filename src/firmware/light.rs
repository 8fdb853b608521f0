//! How the backlight follows the setting: equal steps to the eye are unequal ones to the lamp.

/// The top of the lamp's counter: a pulse of this length is full light.
pub const FULL: u16 = 10_000;

/// The length of the lamp's pulse for a brightness from 0 (dark) to 5 (full), by the power of 2.8.
#[must_use]
pub const fn pulse(brightness: u8) -> u16 {
    match brightness {
        0 => 0,
        1 => 110,
        2 => 769,
        3 => 2_392,
        4 => 5_354,
        _ => FULL,
    }
}

#[cfg(test)]
mod tests {
    use super::{FULL, pulse};

    #[test]
    fn each_step_follows_the_curve() {
        for step in 0..=5 {
            let wanted = (f64::from(step) / 5.0).powf(2.8) * f64::from(FULL);
            assert!(
                (f64::from(pulse(step)) - wanted).abs() < 1.0,
                "{step}: {wanted}"
            );
        }
    }
}
