//! When to write to a panel so that nobody sees half of it: the panel reads its memory from top to bottom all the time,
//! and whatever it passes while it is being written shows for one round as part old, part new.
//!
//! The panel tells when a round begins. Rows are read at an even pace, and a change of some rows is written at an even
//! pace too; it is seen whole if the reading has passed the first row when the writing begins and is not overtaken,
//! and does not come round again to a row that is not yet written.
//!
//! What holds on a board with the panel's wire: whatever moves by itself is seen whole, all changes of a picture in the
//! same round. So is a picture that is new as a whole, and every answer to a key for which that means no more than a
//! few milliseconds of waiting. An answer that would come too late is written change by change, each of them whole:
//! then one may be seen a sixtieth of a second before another. Only a change that is too high even for that is written
//! at once.

/// The lines of one round: 320 rows of memory and 24 lines between two rounds.
const LINES: u32 = 344;

/// What is to be written: from one row up to but not including another, and how long that takes. The default sweeps over
/// nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sweep {
    /// The first row.
    pub top: u32,
    /// The row after the last.
    pub bottom: u32,
    /// Microseconds of writing, at least: not all that is painted again becomes different.
    pub least: u32,
    /// Microseconds of writing, at most.
    pub most: u32,
}

impl Sweep {
    /// Whether there is nothing to be written.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bottom == 0
    }

    /// How many microseconds to wait with the writing, `since` microseconds after a round began that takes `round`.
    #[must_use]
    pub fn wait(self, since: u32, round: u32) -> u32 {
        let read = |row: u32| row * round / LINES;
        // The first and the last good moment for a start, counted from the beginning of a round.
        let first = read(self.top).max(read(self.bottom).saturating_sub(self.least));
        let last =
            (read(self.top) + round).min((read(self.bottom) + round).saturating_sub(self.most));
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

/// How long a picture may wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Patience {
    /// Until it can be seen whole: nobody has pressed a key.
    #[default]
    Endless,
    /// As long as the answer to a key still comes in time.
    Short,
}

/// The waiting and the writing of an answer, in microseconds, at most. Together with what comes before them they stay
/// below the five milliseconds that an answer may take: what is written last is painted meanwhile.
const ANSWER: u32 = 3_000;

impl Patience {
    /// How many microseconds to wait so that something is seen whole, if that is borne.
    #[must_use]
    pub fn bears(self, sweep: Sweep, since: u32, round: u32) -> Option<u32> {
        let wait = sweep.wait(since, round);
        let in_time = wait == 0 || wait + sweep.most <= ANSWER;
        // A picture that takes longer than an answer has time to wait as well.
        let borne = self == Patience::Endless || in_time || sweep.least > ANSWER;
        borne.then_some(wait)
    }
}

/// One of the changes that make a picture out of the one before, in the order from top to bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// What this change sweeps over.
    pub own: Sweep,
    /// With the first change: what the whole picture sweeps over.
    pub picture: Sweep,
    /// How long it may wait.
    pub patience: Patience,
}

impl Change {
    /// No change, all zeros.
    pub const NONE: Change = {
        let none = Sweep {
            top: 0,
            bottom: 0,
            least: 0,
            most: 0,
        };
        Change {
            own: none,
            picture: none,
            patience: Patience::Endless,
        }
    };
}

#[cfg(test)]
mod tests {
    use super::{ANSWER, LINES, Patience, Sweep};

    const ROUND: u32 = 16_667;

    /// Whether the reading passes a row while only a part of the rows around it is written, which takes so long.
    fn is_torn(sweep: Sweep, takes: u32, start: u32) -> bool {
        // For each round: the rows that are new when they are read must be all or none.
        (0..4).any(|round| {
            let seen = (sweep.top..sweep.bottom).filter(|row| {
                let read = f64::from(round * ROUND) + f64::from(row * ROUND) / f64::from(LINES);
                let share = f64::from(row - sweep.top) / f64::from(sweep.bottom - sweep.top);
                let written = f64::from(start) + share * f64::from(takes);
                // A row that is read as it is written counts as either; allow for rounding.
                written + 60.0 < read
            });
            let maybe = (sweep.top..sweep.bottom).filter(|row| {
                let read = f64::from(round * ROUND) + f64::from(row * ROUND) / f64::from(LINES);
                let share = f64::from(row - sweep.top) / f64::from(sweep.bottom - sweep.top);
                f64::from(start) + share * f64::from(takes) - 60.0 < read
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
                least: 14_746,
                most: 14_746,
            },
            Sweep {
                top: 34,
                bottom: 105,
                least: 3_800,
                most: 3_800,
            },
            Sweep {
                top: 34,
                bottom: 105,
                least: 400,
                most: 400,
            },
            Sweep {
                top: 34,
                bottom: 105,
                least: 300,
                most: 3_800,
            },
            Sweep {
                top: 200,
                bottom: 240,
                least: 2_000,
                most: 2_000,
            },
            Sweep {
                top: 100,
                bottom: 101,
                least: 10,
                most: 10,
            },
        ] {
            for since in (0..ROUND).step_by(97) {
                let wait = sweep.wait(since, ROUND);
                assert!(wait <= ROUND, "{sweep:?} waits {wait}");
                for takes in [sweep.least, sweep.most] {
                    assert!(
                        !is_torn(sweep, takes, since + wait),
                        "{sweep:?} after {since} + {wait}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_small_change_hardly_ever_waits() {
        let sweep = Sweep {
            top: 34,
            bottom: 105,
            least: 3_800,
            most: 3_800,
        };
        let waiting = (0..ROUND)
            .filter(|since| sweep.wait(*since, ROUND) > 0)
            .count();
        assert!(waiting < ROUND as usize / 20, "{waiting}");
    }

    #[test]
    fn an_answer_is_never_kept_waiting_for_long() {
        let low = Sweep {
            top: 0,
            bottom: 240,
            least: 200,
            most: 400,
        };
        let waits =
            |patience: Patience| (0..ROUND).map(move |since| patience.bears(low, since, ROUND));
        assert!(waits(Patience::Endless).all(|wait| wait.is_some()));
        let borne = || waits(Patience::Short).flatten();
        assert!(borne().all(|wait| wait < ANSWER) && borne().any(|wait| wait > 0));
        // The whole picture has to wait for the right moment, however long.
        let whole = Sweep {
            least: 14_746,
            most: 14_746,
            ..low
        };
        let late = (0..ROUND).all(|since| Patience::Short.bears(whole, since, ROUND).is_some());
        assert!(late);
    }

    #[test]
    fn what_cannot_be_whole_is_written_at_once() {
        assert_eq!(
            Sweep {
                top: 0,
                bottom: 240,
                least: 40_000,
                most: 40_000
            }
            .wait(5_000, ROUND),
            0
        );
        assert_eq!(
            Sweep {
                top: 0,
                bottom: 240,
                least: 14_746,
                most: 14_746
            }
            .wait(5_000, 0),
            0
        );
    }
}
