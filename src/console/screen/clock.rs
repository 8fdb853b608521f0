//! Clocks that a game is played by. The game owns the number, the table measures the time.

use super::Line;
use crate::line;

/// A clock that runs for the seat that decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// What is left, in milliseconds.
    pub left: u32,
    /// What it does at the table.
    pub kind: ClockKind,
}

/// What a clock does at the table. All of them stand still while moves are shown, behind the curtain, in a break and while
/// the game is put away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockKind {
    /// The time of the seat: it runs on under the menu, until somebody stops the clocks, a computer does not think it away,
    /// and it goes back with a move that is taken back. Of the other kinds, what was spent stays spent.
    Seat,
    /// The time of the whole table: it stands under the menu, and nobody hurries. Where it runs out in the middle of a
    /// decision that goes on, the cursor stays where it was.
    Table,
    /// The time of one task: it stands under the menu, where the table is covered meanwhile, so that nobody thinks on;
    /// its last seconds are heard, and its end.
    Hourglass,
}

impl Clock {
    /// The time of a seat.
    pub const fn seat(left: u32) -> Clock {
        Clock {
            left,
            kind: ClockKind::Seat,
        }
    }

    /// The time of the table.
    pub const fn table(left: u32) -> Clock {
        Clock {
            left,
            kind: ClockKind::Table,
        }
    }

    /// The time of a task.
    pub const fn hourglass(left: u32) -> Clock {
        Clock {
            left,
            kind: ClockKind::Hourglass,
        }
    }

    /// Whether it runs on while something lies over the table.
    pub(crate) fn runs_on(self) -> bool {
        self.kind == ClockKind::Seat
    }

    /// Whether the table is out of sight while something lies over it.
    pub(crate) fn covers(self) -> bool {
        self.kind == ClockKind::Hourglass
    }
}

/// Less time than this is shown with tenths of a second.
const LOW: u32 = 20_000;

/// Whether there is little time left.
pub const fn is_low(ms: u32) -> bool {
    ms < LOW
}

/// A clock as it is read: 12:40, or 9.3 when there is little time left.
pub fn line(ms: u32) -> Line {
    let seconds = ms / 1000;
    if is_low(ms) {
        line!("{seconds}.{}", ms / 100 % 10)
    } else {
        line!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

/// What of a clock is to be seen, so that nothing is painted more often than it changes.
pub const fn seen(ms: u32) -> u32 {
    let step = if is_low(ms) { 100 } else { 1000 };
    ms / step * step
}

#[cfg(test)]
mod tests {
    use super::{line, seen};

    #[test]
    fn a_clock_shows_minutes_and_at_the_end_tenths() {
        for (ms, read) in [
            (1_800_000, "30:00"),
            (61_999, "1:01"),
            (20_000, "0:20"),
            (9_350, "9.3"),
            (0, "0.0"),
        ] {
            assert_eq!(line(ms), read);
            assert_eq!(line(seen(ms)), read);
        }
    }
}
