//! What happened at the table, each event with a number and with those who may know of it.
//!
//! Events are kept as they are written down, so that one log does for every game: a byte for the length, two for those
//! who may know, then the event in postcard's encoding. When the room is full the oldest give way, and a record with
//! little room keeps the latest of them.

use heapless::Vec;
use parlour_rules::{Audience, Seat, SeatSet};

/// Bytes for all events together.
const ROOM: usize = 1536;
/// Bytes before each event.
const HEAD: usize = 3;
/// Bytes before all events when they are kept in a record: the number of the latest.
const NUMBER: usize = 4;
/// In place of a set of seats: everybody may know.
const EVERYBODY: u16 = u16::MAX;

/// An event in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Noted<'a> {
    /// Its number; the first event of a game has the number 1.
    pub(crate) number: u32,
    pub(crate) audience: Audience,
    pub(crate) bytes: &'a [u8],
}

/// The latest events of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Log {
    bytes: Vec<u8, ROOM>,
    /// How many events there are.
    length: u32,
    /// The number of the latest event; 0 before the first.
    latest: u32,
}

/// The first event of those in a row, and what comes behind it.
fn split(bytes: &[u8]) -> Option<(Audience, &[u8], &[u8])> {
    let ([length, low, high], rest) = bytes.split_first_chunk::<HEAD>()?;
    let audience = match u16::from_le_bytes([*low, *high]) {
        EVERYBODY => Audience::Everybody,
        seats => Audience::Only(SeatSet::try_from(seats).ok()?),
    };
    let (event, rest) = rest.split_at_checked(usize::from(*length))?;
    Some((audience, event, rest))
}

impl Log {
    /// Notes an event.
    pub(crate) fn add(&mut self, audience: Audience, event: &[u8]) {
        let Ok(length) = u8::try_from(event.len()) else {
            return;
        };
        while self.bytes.len() + HEAD + event.len() > ROOM && self.length > 0 {
            self.forget_oldest();
        }
        let seats = match audience {
            Audience::Everybody => EVERYBODY,
            Audience::Only(seats) => seats.bits(),
        };
        let [low, high] = seats.to_le_bytes();
        // There is room for every event now.
        let _ = self.bytes.extend_from_slice(&[length, low, high]);
        let _ = self.bytes.extend_from_slice(event);
        self.length += 1;
        self.latest = self.latest.saturating_add(1);
    }

    fn forget_oldest(&mut self) {
        let left = split(&self.bytes).map_or(0, |(_, _, rest)| rest.len());
        let gone = self.bytes.len() - left;
        self.bytes.copy_within(gone.., 0);
        self.bytes.truncate(left);
        self.length = self.length.saturating_sub(1);
    }

    /// The number of the latest event; 0 before the first.
    pub(crate) fn latest(&self) -> u32 {
        self.latest
    }

    /// All events, oldest first.
    fn all(&self) -> impl Iterator<Item = Noted<'_>> {
        let mut left = &*self.bytes;
        let first = self.latest.saturating_sub(self.length).saturating_add(1);
        (first..).map_while(move |number| {
            let (audience, bytes, rest) = split(left)?;
            left = rest;
            Some(Noted {
                number,
                audience,
                bytes,
            })
        })
    }

    /// The events after a number that a seat may know of, oldest first.
    pub(crate) fn after(
        &self,
        number: u32,
        viewer: Option<Seat>,
    ) -> impl Iterator<Item = Noted<'_>> {
        self.all()
            .filter(move |noted| noted.number > number && noted.audience.includes(viewer))
    }

    /// Forgets the events after a number, because they were taken back.
    pub(crate) fn forget_after(&mut self, number: u32) {
        let (mut length, mut used) = (0, 0);
        for noted in self.all().take_while(|noted| noted.number <= number) {
            length += 1;
            used += HEAD + noted.bytes.len();
        }
        self.bytes.truncate(used);
        self.length = length;
        self.latest = self.latest.min(number);
    }

    /// Writes the log: as many of the latest events as there is room for. Says how many bytes it took.
    pub(crate) fn write(&self, room: &mut [u8]) -> usize {
        let Some((number, events)) = room.split_at_mut_checked(NUMBER) else {
            return 0;
        };
        number.copy_from_slice(&self.latest.to_le_bytes());
        let mut kept = &*self.bytes;
        while kept.len() > events.len() {
            kept = split(kept).map_or(&[], |(_, _, rest)| rest);
        }
        if let Some(place) = events.get_mut(..kept.len()) {
            place.copy_from_slice(kept);
        }
        NUMBER + kept.len()
    }

    /// Reads a log that was written; an empty one where it cannot be read.
    pub(crate) fn read(written: &[u8]) -> Log {
        let mut log = Log::default();
        let Some((number, mut events)) = written.split_first_chunk::<NUMBER>() else {
            return log;
        };
        while let Some((audience, event, rest)) = split(events) {
            log.add(audience, event);
            events = rest;
        }
        log.latest = u32::from_le_bytes(*number).max(log.length);
        log
    }
}

#[cfg(test)]
mod tests {
    use super::{HEAD, Log, NUMBER, ROOM};
    use parlour_rules::{Audience, Seat};
    use std::vec::Vec;

    const ANNA: Seat = Seat::FIRST;

    fn told(log: &Log, after: u32, viewer: Option<Seat>) -> Vec<u8> {
        log.after(after, viewer)
            .map(|noted| noted.bytes[0])
            .collect()
    }

    fn filled(events: u8) -> Log {
        let mut log = Log::default();
        for number in 0..events {
            log.add(Audience::Everybody, &[number; 20]);
        }
        log
    }

    #[test]
    fn a_seat_is_told_what_it_may_know_and_only_what_came_after() {
        let mut log = Log::default();
        log.add(Audience::Everybody, b"a");
        log.add(Audience::seat(ANNA), b"b");
        log.add(Audience::Everybody, b"c");
        assert_eq!(told(&log, 0, Some(ANNA)), b"abc");
        assert_eq!(told(&log, 0, None), b"ac");
        assert_eq!(told(&log, 1, Some(ANNA)), b"bc");
        assert_eq!(told(&log, 3, Some(ANNA)), b"");
    }

    #[test]
    fn the_oldest_events_give_way_and_the_numbers_go_on() {
        let log = filled(100);
        let kept = ROOM / (HEAD + 20);
        assert_eq!(log.latest(), 100);
        assert_eq!(told(&log, 0, None).len(), kept);
        assert_eq!(told(&log, 98, None), [98, 99]);
    }

    #[test]
    fn what_was_taken_back_is_forgotten() {
        let mut log = filled(5);
        log.forget_after(3);
        assert_eq!(
            (log.latest(), told(&log, 0, None)),
            (3, Vec::from([0, 1, 2]))
        );
        log.forget_after(9);
        assert_eq!(log.latest(), 3);
        log.add(Audience::Everybody, &[7]);
        assert_eq!(told(&log, 3, None), [7]);
    }

    #[test]
    fn a_record_keeps_the_latest_events_for_which_it_has_room() {
        let log = filled(40);
        let mut room = [0; ROOM + NUMBER];
        let whole = log.write(&mut room);
        assert_eq!(Log::read(&room[..whole]), log);

        let mut little = [0; NUMBER + 2 * (HEAD + 20) + 5];
        let used = log.write(&mut little);
        let back = Log::read(&little[..used]);
        assert_eq!(
            (back.latest(), told(&back, 0, None)),
            (40, Vec::from([38, 39]))
        );

        assert_eq!(log.write(&mut [0; 3]), 0);
        assert_eq!(Log::read(&[]), Log::default());
    }
}
