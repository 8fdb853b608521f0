//! What a pulse counter has to be told to sound a tone. A piezo's pitch is the period; how loud it is, is the width of
//! the pulse, up to a tenth of a millisecond, and that too in unequal steps.

/// The settings of a pulse counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// By how much the clock is divided.
    pub divider: u8,
    /// The last count before it starts again.
    pub top: u16,
    /// The count at which the pulse ends.
    pub width: u16,
}

/// The loudest pulse in millionths of a second.
const WIDEST: u32 = 100;

/// Millionths of the widest pulse for each volume, by the power of 1.8.
const LOUDNESS: [u32; 6] = [0, 55_189, 192_180, 398_723, 669_206, 1_000_000];

/// The pulse for a pitch in hertz and a volume from 0 to 5, of a counter whose clock runs at so many megahertz; nothing
/// where there is nothing to hear.
#[must_use]
pub fn pulse(hz: u16, volume: u8, megahertz: u32) -> Option<Pulse> {
    let loudness = LOUDNESS[usize::from(volume.min(5))];
    if hz == 0 || loudness == 0 {
        return None;
    }
    let cycles = megahertz * 1_000_000 / u32::from(hz);
    let divider = u8::try_from(cycles / 65_536 + 1).unwrap_or(u8::MAX);
    let counts = (cycles / u32::from(divider)).clamp(2, 65_536);
    let widest = (megahertz * WIDEST / u32::from(divider)).min(counts / 2);
    let width = (u64::from(widest) * u64::from(loudness) / 1_000_000) as u16;
    Some(Pulse {
        divider,
        top: (counts - 1) as u16,
        width: width.max(1),
    })
}

#[cfg(test)]
mod tests {
    use super::pulse;

    /// The clocks that boards run at.
    const CLOCKS: [u32; 2] = [125, 200];

    #[test]
    fn every_pitch_is_met_within_a_thousandth() {
        for megahertz in CLOCKS {
            for hz in [30, 196, 262, 523, 660, 1047, 1800, 4000] {
                let found = pulse(hz, 5, megahertz).unwrap();
                let counts = f64::from(found.divider) * (f64::from(found.top) + 1.0);
                let sounded = f64::from(megahertz) * 1e6 / counts;
                assert!(
                    (sounded / f64::from(hz) - 1.0).abs() < 0.001,
                    "{hz}: {sounded}"
                );
                assert!(found.width <= found.top / 2 + 1);
            }
        }
    }

    #[test]
    fn the_volume_widens_the_pulse_up_to_a_tenth_of_a_millisecond() {
        for megahertz in CLOCKS {
            let widths: std::vec::Vec<f64> = (1..=5)
                .map(|volume| pulse(523, volume, megahertz).unwrap())
                .map(|found| f64::from(found.width) * f64::from(found.divider))
                .map(|counts| counts / f64::from(megahertz))
                .collect();
            assert!(widths.windows(2).all(|pair| pair[0] < pair[1]));
            assert!((widths[4] - 100.0).abs() < 0.5);
            assert!((widths[0] - 5.5).abs() < 0.5);
            assert_eq!(pulse(523, 0, megahertz), None);
            assert_eq!(pulse(0, 5, megahertz), None);
        }
    }
}
