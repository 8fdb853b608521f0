//! What the console keeps: records that come from storage at the start and go there when something changed.

use super::{Console, Wanted, Write};
use crate::people::{Guest, Kind, People};
use crate::settings::Settings;
use crate::shell::Room;
use crate::statistics::Side;
use crate::store::{self, Key};
use crate::table::{GAMES, Table};
use parlour_rules::save::SaveFault;
use parlour_rules::{Info, Seat};

/// Takes a record over if it can be read. By itself, for the largest of them need not lie on the stack while a game is read.
#[inline(never)]
fn keep<T: store::Kept>(place: &mut T, bytes: &[u8]) {
    if let Some(kept) = store::read(bytes) {
        *place = kept;
    }
}

impl Console {
    /// Hands a stored record to the console: all of them once at the start, and later the one that
    /// [`Console::take_read`] asks for (empty where there is none). A record that cannot be read is set aside under
    /// [`Key::ASIDE`], and the console says so and goes on without it.
    pub fn restore(&mut self, key: Key, bytes: &[u8]) {
        if let Some((_, wanted)) = self.wanted.take_if(|(wanted, _)| *wanted == key) {
            self.resume(key, wanted, bytes);
            return;
        }
        match key {
            Key::SETTINGS => {
                if let Some(settings) = store::read::<Settings>(bytes) {
                    self.settings = settings.in_range();
                }
            }
            Key::HOUSEHOLD => {
                if let Some(household) = store::read::<People>(bytes).filter(People::is_household) {
                    self.household = household;
                }
            }
            Key::STATISTICS => keep(&mut self.statistics, bytes),
            Key::HABITS => keep(&mut self.habits, bytes),
            Key::TIPS => keep(&mut self.seen, bytes),
            Key::ASIDE => {}
            key if GAMES.iter().any(|game| Key::game(game.info.id) == key) => {
                match Table::id_of(bytes) {
                    Ok(id) if Key::game(id) == key => self.note_saved(key),
                    Ok(_) => self.put_aside(key, bytes, SaveFault::OtherGame),
                    Err(why) => self.put_aside(key, bytes, why),
                }
            }
            _ => {}
        }
    }

    fn note_saved(&mut self, key: Key) {
        if !self.saved.contains(&key) {
            let _ = self.saved.push(key);
        }
    }

    fn forget_saved(&mut self, key: Key) {
        self.saved.retain(|saved| *saved != key);
    }

    fn put_aside(&mut self, key: Key, bytes: &[u8], why: SaveFault) {
        let kept = bytes.len().min(self.room.len());
        if let (Some(room), Some(bytes)) = (self.room.get_mut(..kept), bytes.get(..kept)) {
            room.copy_from_slice(bytes);
            self.set_aside = kept;
        }
        self.forget_saved(key);
        self.queue(Write::Put(Key::ASIDE));
        self.queue(Write::Delete(key));
        self.shell.notice(
            "Put aside",
            match why {
                SaveFault::OtherVersion => {
                    "A game of an earlier version cannot go on here; all else is as it was."
                }
                _ => "A saved game could not be read. It was put aside; all else is as it was.",
            },
        );
    }

    fn resume(&mut self, key: Key, wanted: Wanted, bytes: &[u8]) {
        let read = match wanted {
            Wanted::Glimpse => self.table.look_into(bytes),
            Wanted::Game => self.at_table(|table, desk| table.resume(bytes, desk)),
        };
        match (read, wanted) {
            (Ok(()), Wanted::Glimpse) => {}
            (Ok(()), Wanted::Game) => self.shell.go(Room::Table),
            (Err(why), _) => {
                self.shell.close_panels();
                self.put_aside(key, bytes, why);
            }
        }
    }

    /// The record that the console needs now, if it needs one; to be answered with [`Console::restore`].
    pub fn take_read(&mut self) -> Option<Key> {
        self.wanted.map(|(key, _)| key)
    }

    /// Does what follows from what happened at the table: counts a finished game, and saves a running one.
    pub(super) fn settle(&mut self) {
        let (Some(info), Some(key)) = (self.table.info(), self.table.key()) else {
            return;
        };
        if let Some(outcome) = self.table.take_end() {
            let people = self.table.people();
            let through = |(seat, _): &(Seat, &Guest)| self.table.played_through(*seat);
            for (seat, guest) in people.iter().filter(through) {
                let (won, mark) = (outcome.winners.has(seat), self.table.mark(seat));
                let side = match guest.kind {
                    Kind::Person => Side::PERSON,
                    Kind::Computer(_) => Side::COMPUTER,
                };
                self.statistics.note(info.id, &guest.name, side, won, mark);
                if let Some(level) = against(info, people, seat) {
                    let side = Side::against(level);
                    self.statistics.note(info.id, &guest.name, side, won, None);
                }
            }
            self.queue(Write::Put(Key::STATISTICS));
            if let Some(memory) = self.table.memory() {
                self.habits.keep(info, memory);
                self.queue(Write::Put(Key::HABITS));
            }
        }
        self.at_table(Table::seek_tip);
        if self.table.take_learned() {
            self.queue(Write::Put(Key::TIPS));
        }
        if self.table.take_changed() {
            if self.table.is_over() {
                self.forget_saved(key);
                self.queue(Write::Delete(key));
            } else {
                self.note_saved(key);
                self.queue(Write::Put(key));
            }
        }
    }

    pub(super) fn queue(&mut self, write: Write) {
        let key = |write: &Write| match write {
            Write::Put(key) | Write::Delete(key) => *key,
        };
        let same = key(&write);
        self.writes.retain(|waiting| key(waiting) != same);
        // What was set aside lies where the next record is written, so it goes first.
        let place = if same == Key::ASIDE {
            0
        } else {
            self.writes.len()
        };
        // There is room for one write of every record.
        let _ = self.writes.insert(place, write);
    }

    /// The next record to be stored; empty bytes mean that it is to be deleted. To be called until there is none.
    pub fn take_write(&mut self) -> Option<(Key, &[u8])> {
        while !self.writes.is_empty() {
            let write = self.writes.remove(0);
            if let (Write::Put(key) | Write::Delete(key), Some(length)) =
                (write, self.set_down(write))
            {
                return Some((key, self.room.get(..length)?));
            }
        }
        None
    }

    /// Writes a record into the room and says how long it is; nothing where there is nothing to store.
    fn set_down(&mut self, write: Write) -> Option<usize> {
        let key = match write {
            Write::Delete(_) => return Some(0),
            Write::Put(Key::ASIDE) => return Some(self.set_aside),
            Write::Put(key) => key,
        };
        let room = &mut self.room;
        let bytes = match key {
            Key::SETTINGS => store::write(&self.settings, room),
            Key::HOUSEHOLD => store::write(&self.household, room),
            Key::STATISTICS => store::write(&self.statistics, room),
            Key::HABITS => store::write(&self.habits, room),
            Key::TIPS => store::write(&self.seen, room),
            // A game that has left the table meanwhile stays as it was saved last.
            key if self.table.key() != Some(key) => None,
            _ => self.table.write(room),
        };
        bytes.map(<[u8]>::len)
    }
}

/// The level of the computer that a person has played alone, in a game for two.
fn against(info: &Info, people: &People, person: Seat) -> Option<u8> {
    let mut others = people.iter().filter(|(seat, _)| *seat != person);
    match (
        info.players,
        people.is_person(person),
        others.next()?.1.kind,
    ) {
        ((2, 2), true, Kind::Computer(level)) => Some(level),
        _ => None,
    }
}
