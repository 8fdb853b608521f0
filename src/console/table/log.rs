//! What happened at the table, each event with a number and with those who may know of it.

use heapless::Deque;
use parlour_rules::{Audience, Event, Seat};

/// How many events are remembered; the oldest give way.
const EVENTS: usize = 64;

/// The latest events of a game.
#[derive(Clone, Debug)]
pub(crate) struct Log<E> {
    events: Deque<(Audience, E), EVENTS>,
    latest: u32,
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Log {
            events: Deque::new(),
            latest: 0,
        }
    }
}

impl<E: Event> Log<E> {
    /// Notes an event.
    pub(crate) fn add(&mut self, audience: Audience, event: E) {
        if self.events.is_full() {
            self.events.pop_front();
        }
        let _ = self.events.push_back((audience, event));
        self.latest = self.latest.saturating_add(1);
    }

    /// The number of the latest event; 0 before the first.
    pub(crate) fn latest(&self) -> u32 {
        self.latest
    }

    /// The events after a number that a seat may know of, oldest first.
    pub(crate) fn after(&self, number: u32, viewer: Option<Seat>) -> impl Iterator<Item = &E> {
        let wanted = self.latest.saturating_sub(number) as usize;
        let skipped = self.events.len().saturating_sub(wanted);
        self.events
            .iter()
            .skip(skipped)
            .filter(move |(audience, _)| audience.includes(viewer))
            .map(|(_, event)| event)
    }

    /// Forgets the events after a number, because they were taken back.
    pub(crate) fn forget_after(&mut self, number: u32) {
        let gone = self.latest.saturating_sub(number);
        for _ in 0..gone.min(EVENTS as u32) {
            self.events.pop_back();
        }
        self.latest -= gone;
    }

    /// Writes the number of the latest event and then the events, latest first, as many as there is room for.
    pub(crate) fn write<'a>(&self, room: &'a mut [u8]) -> Option<&'a [u8]> {
        let mut used = postcard::to_slice(&self.latest, room).ok()?.len();
        for entry in self.events.iter().rev() {
            match postcard::to_slice(entry, room.get_mut(used..)?) {
                Ok(bytes) => used += bytes.len(),
                Err(_) => break,
            }
        }
        room.get(..used)
    }

    /// Reads a log as far as it can be read.
    pub(crate) fn read(bytes: &[u8]) -> Log<E> {
        let mut log = Log::default();
        let Ok((latest, mut rest)) = postcard::take_from_bytes(bytes) else {
            return log;
        };
        log.latest = latest;
        while !rest.is_empty() && !log.events.is_full() {
            let Ok((entry, further)) = postcard::take_from_bytes(rest) else {
                break;
            };
            let _ = log.events.push_front(entry);
            rest = further;
        }
        log
    }
}

#[cfg(test)]
mod tests {
    use super::{EVENTS, Log};
    use parlour_rules::Audience;
    use parlour_rules::Event;
    use parlour_rules::Seat;
    use parlour_rules::ledger::Fact;
    use serde::{Deserialize, Serialize};

    /// Something that happened, with a number of four bytes in a record.
    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    struct Knock([u8; 4]);

    impl Event for Knock {
        fn kind(&self) -> &'static str {
            "knock"
        }
        fn seat(&self) -> Option<Seat> {
            None
        }
        fn facts(&self, _: &mut dyn FnMut(&'static str, Fact)) {}
    }

    fn knocks(count: u8) -> Log<Knock> {
        let mut log = Log::default();
        for number in 0..count {
            log.add(Audience::Everybody, Knock([number; 4]));
        }
        log
    }

    fn heard(log: &Log<Knock>) -> std::vec::Vec<u8> {
        log.after(0, None).map(|knock| knock.0[0]).collect()
    }

    #[test]
    fn a_log_reads_back_as_it_was() {
        let log = knocks(EVENTS as u8 + 10);
        let mut room = [0; 512];
        let back = Log::<Knock>::read(log.write(&mut room).unwrap());
        assert_eq!(heard(&back), heard(&log));
        assert_eq!(back.latest(), log.latest());
    }

    #[test]
    fn a_small_room_loses_the_oldest_events_and_no_others() {
        let log = knocks(20);
        // The number of the latest, and five bytes for each event.
        for (room, kept) in [(101, 20), (100, 19), (31, 6), (5, 0)] {
            let mut room = std::vec![0; room];
            let back = Log::<Knock>::read(log.write(&mut room).unwrap());
            assert_eq!(heard(&back), heard(&log)[20 - kept..]);
            assert_eq!(back.latest(), 20);
        }
    }

    #[test]
    fn bytes_that_are_no_log_give_an_empty_one() {
        assert!(heard(&Log::<Knock>::read(&[])).is_empty());
        assert!(heard(&Log::<Knock>::read(&[3, 7, 7, 7])).is_empty());
    }
}
