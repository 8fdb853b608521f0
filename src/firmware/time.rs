//! Time in the units that the console counts in, without a division of 64 bits, which takes the processor longer than
//! everything else that a glance at the clock is made of.

/// The whole milliseconds of some microseconds, in 32 bits that wrap round: sixteen bits at a time, as on paper.
#[must_use]
pub const fn whole_milliseconds(microseconds: u64) -> u32 {
    let (upper, lower) = ((microseconds >> 32) as u32, microseconds as u32);
    let rest = upper % 1_000;
    let digit = rest << 16 | lower >> 16;
    let (high, rest) = (digit / 1_000, digit % 1_000);
    let digit = rest << 16 | lower & 0xFFFF;
    (high << 16) | (digit / 1_000)
}

#[cfg(test)]
mod tests {
    use super::whole_milliseconds;

    #[test]
    fn every_time_is_that_of_a_long_division() {
        let mut time = 1_u64;
        while time < 1 << 60 {
            for near in [time - 1, time, time + 999, time + 1_000] {
                assert_eq!(whole_milliseconds(near), (near / 1_000) as u32, "{near}");
            }
            time = time * 5 / 3 + 1;
        }
    }

    #[test]
    fn it_wraps_round_where_32_bits_end() {
        let last = (u64::from(u32::MAX) + 1) * 1_000 - 1;
        assert_eq!(whole_milliseconds(last), u32::MAX);
        assert_eq!(whole_milliseconds(last + 1), 0);
    }
}
