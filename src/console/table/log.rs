//! What happened at the table, each event with a number and with those who may know of it.

use heapless::Deque;
use parlour_rules::{Audience, Event, Seat};
use serde::{Deserialize, Serialize};

/// How many events are remembered; the oldest give way.
const EVENTS: usize = 64;

/// The latest events of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "E: Event")]
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

    /// Writes the log.
    pub(crate) fn write<'a>(&self, room: &'a mut [u8]) -> Option<&'a [u8]> {
        postcard::to_slice(self, room).ok().map(|bytes| &*bytes)
    }

    /// Reads a log.
    pub(crate) fn read(bytes: &[u8]) -> Option<Log<E>> {
        postcard::from_bytes(bytes).ok()
    }
}
