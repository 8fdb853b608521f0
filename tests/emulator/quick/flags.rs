//! The four flags, and the arithmetic that sets them.

/// What the last result was like.
#[derive(Clone, Copy, Default)]
pub(crate) struct Flags {
    /// The result itself: whether it is negative or zero is worked out when somebody asks.
    result: u32,
    /// Carried, or not borrowed.
    pub(crate) c: bool,
    /// Too large for its sign.
    v: bool,
}

impl Flags {
    /// In the lowest four bits, N the highest.
    pub(crate) fn pack(self) -> u32 {
        u32::from(self.n()) << 3
            | u32::from(self.z()) << 2
            | u32::from(self.c) << 1
            | u32::from(self.v)
    }

    /// From the lowest four bits.
    pub(crate) fn unpack(packed: u32) -> Flags {
        Flags {
            // No result is both negative and zero.
            result: match packed >> 2 {
                0 => 1,
                1 => 0,
                _ => 1 << 31,
            },
            c: packed & 2 != 0,
            v: packed & 1 != 0,
        }
    }

    /// Notes the sign of a result and whether it is nothing.
    #[inline(always)]
    pub(crate) fn of(&mut self, result: u32) -> u32 {
        self.result = result;
        result
    }

    fn n(self) -> bool {
        (self.result as i32) < 0
    }

    fn z(self) -> bool {
        self.result == 0
    }

    /// Adds, with a carry.
    #[inline(always)]
    pub(crate) fn add(&mut self, one: u32, other: u32, carry: bool) -> u32 {
        let sum = u64::from(one) + u64::from(other) + u64::from(carry);
        let result = sum as u32;
        self.c = sum >> 32 != 0;
        self.v = ((one ^ result) & (other ^ result)) >> 31 != 0;
        self.of(result)
    }

    /// Subtracts: adds the opposite.
    #[inline(always)]
    pub(crate) fn subtract(&mut self, one: u32, other: u32) -> u32 {
        self.add(one, !other, true)
    }

    /// Shifts left; a shift by nothing leaves the carry alone.
    #[inline(always)]
    pub(crate) fn left(&mut self, value: u32, by: u32) -> u32 {
        if by > 0 {
            self.c = by <= 32 && value >> (32 - by) & 1 != 0;
        }
        self.of(value.checked_shl(by).unwrap_or(0))
    }

    /// Shifts right, and fills up with zeros.
    #[inline(always)]
    pub(crate) fn right(&mut self, value: u32, by: u32) -> u32 {
        if by > 0 {
            self.c = by <= 32 && value >> (by - 1) & 1 != 0;
        }
        self.of(value.checked_shr(by).unwrap_or(0))
    }

    /// Shifts right, and fills up with the sign.
    #[inline(always)]
    pub(crate) fn right_signed(&mut self, value: u32, by: u32) -> u32 {
        let value = value as i32;
        if by > 0 {
            self.c = value >> (by - 1).min(31) & 1 != 0;
        }
        self.of((value >> by.min(31)) as u32)
    }

    /// Turns to the right.
    #[inline(always)]
    pub(crate) fn turn(&mut self, value: u32, by: u32) -> u32 {
        let result = value.rotate_right(by & 31);
        if by > 0 {
            self.c = result >> 31 != 0;
        }
        self.of(result)
    }

    /// Whether the condition of a branch holds.
    #[inline(always)]
    pub(crate) fn hold(self, condition: u32) -> bool {
        let truth = match condition >> 1 {
            0 => self.z(),
            1 => self.c,
            2 => self.n(),
            3 => self.v,
            4 => self.c && !self.z(),
            5 => self.n() == self.v,
            _ => !self.z() && self.n() == self.v,
        };
        truth != (condition & 1 != 0)
    }
}
