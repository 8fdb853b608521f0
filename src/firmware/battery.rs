//! From what the converter reads to how full the battery is.

/// How a board's battery is measured. The pin sees a third of its voltage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    /// The voltage that counts as empty, in millivolts.
    pub empty_mv: u32,
    /// The voltage that counts as full, in millivolts.
    pub full_mv: u32,
    /// What is lost in a diode before the pin, in millivolts.
    pub drop_mv: u32,
}

/// What the converter reads at its own supply of 3.3 V.
const TOP: u32 = 4096;
const SUPPLY_MV: u32 = 3_300;
const DIVIDED_BY: u32 = 3;
/// Below this the processor does not run.
const NONE_MV: u32 = 1_800;

impl Scale {
    /// How full the battery is, from a reading of 12 bits. A voltage that could not run the program means that there
    /// is no battery to read.
    #[must_use]
    pub const fn percent(self, reading: u16) -> Option<u8> {
        let mv = reading as u32 * SUPPLY_MV * DIVIDED_BY / TOP + self.drop_mv;
        if mv < NONE_MV {
            return None;
        }
        let above = mv.saturating_sub(self.empty_mv);
        let range = self.full_mv - self.empty_mv;
        Some(if above >= range {
            100
        } else {
            (above * 100 / range) as u8
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Scale;

    #[test]
    fn the_ends_and_the_middle_of_the_picosystem() {
        let scale = Scale {
            empty_mv: 2_800,
            full_mv: 4_100,
            drop_mv: 0,
        };
        // 2.8 V, 3.45 V and 4.1 V as the pin's third of them, in steps of 3.3 V / 4096.
        assert_eq!(scale.percent(1158), Some(0));
        assert_eq!(scale.percent(1428), Some(50));
        assert_eq!(scale.percent(1697), Some(100));
        assert_eq!(scale.percent(0), None);
        assert_eq!(scale.percent(4095), Some(100));
    }

    #[test]
    fn a_diode_is_added_back() {
        let scale = Scale {
            empty_mv: 3_100,
            full_mv: 4_200,
            drop_mv: 311,
        };
        // 3.65 V less the diode's 0.311 V.
        assert_eq!(scale.percent(1382), Some(50));
    }
}
