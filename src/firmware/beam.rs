//! When to write to a panel so that nobody sees half of it: the panel reads its memory from top to bottom all the time,
//! and whatever it passes while it is being written shows for one round as part old, part new.
//!
//! The panel tells when a round begins. Rows are read at an even pace, and a change of some rows is written at an even
//! pace too; it is seen whole if the reading has passed the first row when the writing begins and is not overtaken,
//! and does not come round again to a row that is not yet written.

/// The lines of one round: 320 rows of memory and 24 lines between two rounds.
const LINES: u32 = 344;

/// A change to be written: from one row up to but not including another, and how long that takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sweep {
    /// The first row.
    pub top: u32,
    /// The row after the last.
    pub bottom: u32,
    /// Microseconds of writing.
    pub takes: u32,
}

impl Sweep {
    /// How many microseconds to wait with the writing, `since` microseconds after a round began that takes `round`.
    #[must_use]
    pub fn wait(self, since: u32, round: u32) -> u32 {
        let read = |row: u32| row * round / LINES;
        // The first and the last good moment for a start, counted from the beginning of a round.
        let first = read(self.top).max(read(self.bottom).saturating_sub(self.takes));
        let last =
            (read(self.top) + round).min((read(self.bottom) + round).saturating_sub(self.takes));
        if round == 0 || last <= first {
            return 0;
        }
        let since = since % round;
        // A start before the first moment may still be a good one of the round before.
        if since >= first && since <= last || since + round <= last {
            0
        } else if since < first {
            first - since
        } else {
            first + round - since
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LINES, Sweep};

    const ROUND: u32 = 16_667;

    /// Whether the reading passes a row while only a part of the rows around it is written.
    fn is_torn(sweep: Sweep, start: u32) -> bool {
        // For each round: the rows that are new when they are read must be all or none.
        (0..4).any(|round| {
            let seen = (sweep.top..sweep.bottom).filter(|row| {
                let read = f64::from(round * ROUND) + f64::from(row * ROUND) / f64::from(LINES);
                let share = f64::from(row - sweep.top) / f64::from(sweep.bottom - sweep.top);
                let written = f64::from(start) + share * f64::from(sweep.takes);
                // A row that is read as it is written counts as either; allow for rounding.
                written + 60.0 < read
            });
            let maybe = (sweep.top..sweep.bottom).filter(|row| {
                let read = f64::from(round * ROUND) + f64::from(row * ROUND) / f64::from(LINES);
                let share = f64::from(row - sweep.top) / f64::from(sweep.bottom - sweep.top);
                f64::from(start) + share * f64::from(sweep.takes) - 60.0 < read
            });
            let (seen, maybe) = (seen.count(), maybe.count());
            seen > 0 && maybe < (sweep.bottom - sweep.top) as usize
        })
    }

    #[test]
    fn no_change_is_ever_seen_half() {
        for sweep in [
            Sweep {
                top: 0,
                bottom: 240,
                takes: 14_746,
            },
            Sweep {
                top: 34,
                bottom: 105,
                takes: 3_800,
            },
            Sweep {
                top: 34,
                bottom: 105,
                takes: 400,
            },
            Sweep {
                top: 200,
                bottom: 240,
                takes: 2_000,
            },
            Sweep {
                top: 100,
                bottom: 101,
                takes: 10,
            },
        ] {
            for since in (0..ROUND).step_by(97) {
                let wait = sweep.wait(since, ROUND);
                assert!(wait <= ROUND, "{sweep:?} waits {wait}");
                assert!(
                    !is_torn(sweep, since + wait),
                    "{sweep:?} after {since} + {wait}"
                );
            }
        }
    }

    #[test]
    fn a_small_change_hardly_ever_waits() {
        let sweep = Sweep {
            top: 34,
            bottom: 105,
            takes: 3_800,
        };
        let waiting = (0..ROUND)
            .filter(|since| sweep.wait(*since, ROUND) > 0)
            .count();
        assert!(waiting < ROUND as usize / 20, "{waiting}");
    }

    #[test]
    fn what_cannot_be_whole_is_written_at_once() {
        assert_eq!(
            Sweep {
                top: 0,
                bottom: 240,
                takes: 40_000
            }
            .wait(5_000, ROUND),
            0
        );
        assert_eq!(
            Sweep {
                top: 0,
                bottom: 240,
                takes: 14_746
            }
            .wait(5_000, 0),
            0
        );
    }
}
