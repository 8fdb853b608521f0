//! A table as a record that outlives the power: the game, the people, the score sheet and the log.
//!
//! | bytes | what |
//! |---|---|
//! | 1 | the version of this layout |
//! | 2 | the length of the game's save, least significant byte first |
//! | n | the game's save ([`parlour_rules::save`]) |
//! | m | people, options, what each seat has seen and who has played it, in postcard's encoding |
//! | r | the score sheet, in postcard's encoding; rounds that have no room are left out, the oldest first |
//! | rest | the log ([`super::log`]): as many of the latest events as have room |
//! | 4 | CRC-32 of everything before it |
//!
//! Cursor, curtain and moments are not kept: a table that comes back shows the curtain, or the board in an open game.

use super::log::Log;
use super::rounds::Rounds;
use super::seats::Hands;
use super::{Desk, Table};
use crate::people::{Guest, NAME_LETTERS, People};
use crate::store::{MAX_RECORD, seal, unseal};
use parlour_rules::options::MAX_OPTIONS;
use parlour_rules::save::{self, SaveFault};
use parlour_rules::{MAX_SEATS, OptionValues, PerSeat, Seat};
use serde::{Deserialize, Serialize};

const VERSION: u8 = 3;
const HEAD: usize = 3;
const CHECK: usize = 4;

/// What belongs to the table takes at most so many bytes: a set of seats takes two, a number of 16 bits three, one of 32
/// bits five, and a list one more for its length.
const COMPANY: usize = {
    const HANDS: usize = 2 * 2 + 1;
    let guest = 1 + NAME_LETTERS + 3;
    2 + MAX_SEATS * guest + 3 * MAX_OPTIONS + 5 * MAX_SEATS + HANDS
};
/// So much of a record is left to the log, however long the score sheet is.
const LOG: usize = 400;
/// What is left to the score sheet at the least: the scores before it and sixteen rounds of ten seats with scores of 32
/// bits. Smaller tables with smaller scores have room for all rounds that are remembered.
const SHEET: usize = 4 + 5 * MAX_SEATS + 16 * (5 * MAX_SEATS + 1);
const _: () = assert!(
    HEAD + save::MAX_BYTES + COMPANY + SHEET + LOG + CHECK <= MAX_RECORD,
    "a record has no room for the largest game with its score sheet and its log"
);

/// Who sits there, and by which rules they play.
#[derive(Serialize, Deserialize)]
struct Company {
    people: People,
    options: OptionValues,
    looked: PerSeat<u32, MAX_SEATS>,
    hands: Hands,
    unknown: bool,
}

impl Table {
    /// Writes the table; nothing where no game runs or the room is too small.
    pub(crate) fn write<'a>(&self, room: &'a mut [u8]) -> Option<&'a [u8]> {
        let game = self.game.running()?;
        let length = game.save(room.get_mut(HEAD..)?).ok()?.len();
        *room.first_mut()? = VERSION;
        room.get_mut(1..HEAD)?
            .copy_from_slice(&u16::try_from(length).ok()?.to_le_bytes());
        let company = Company {
            people: self.people.clone(),
            options: self.options.clone(),
            looked: self.looked,
            hands: self.hands,
            unknown: self.unknown,
        };
        let mut used = HEAD + length;
        used += postcard::to_slice(&company, room.get_mut(used..)?)
            .ok()?
            .len();
        let end = room.len().checked_sub(CHECK)?;
        let sheet = room.get_mut(used..end.checked_sub(LOG)?)?;
        used += self.rounds.write(sheet)?.len();
        used += self.log.write(room.get_mut(used..end)?);
        seal(room, used)
    }

    /// The kind of game that a record holds, if it can be read.
    pub(crate) fn id_of(bytes: &[u8]) -> Result<&str, SaveFault> {
        let (game, _) = open(bytes)?;
        save::game_id(game)
    }

    /// Goes on with a recorded table.
    pub(crate) fn resume(&mut self, bytes: &[u8], desk: &mut Desk<'_>) -> Result<(), SaveFault> {
        self.look_into(bytes)?;
        self.advance(desk);
        self.cover_task(desk.now);
        Ok(())
    }

    /// Lays out a recorded table as it was left, without going on with it: what is told of it before somebody does.
    pub(crate) fn look_into(&mut self, bytes: &[u8]) -> Result<(), SaveFault> {
        let (game, rest) = open(bytes)?;
        let damaged = |_| SaveFault::Damaged;
        let (company, rest): (Company, _) = postcard::take_from_bytes(rest).map_err(damaged)?;
        let (rounds, log): (Rounds, _) = postcard::take_from_bytes(rest).map_err(damaged)?;
        let shapes = |(_, guest): (Seat, &Guest)| usize::from(guest.shape) < MAX_SEATS;
        if !company.people.iter().all(shapes) {
            return Err(SaveFault::Damaged);
        }
        self.game.load(game, company.people.len())?;
        self.sit_down(company.people, Log::read(log));
        self.options = company.options;
        self.rounds = rounds;
        self.looked = company.looked;
        self.hands = company.hands;
        self.unknown = company.unknown;
        let open = !self.has_secrets();
        self.viewer = self
            .people
            .iter()
            .map(|(seat, _)| seat)
            .find(|seat: &Seat| self.people.is_person(*seat))
            .filter(|_| open);
        Ok(())
    }
}

/// Parts the game's save from what follows it.
fn open(bytes: &[u8]) -> Result<(&[u8], &[u8]), SaveFault> {
    let content = unseal(bytes).ok_or(SaveFault::Damaged)?;
    match content.split_at_checked(HEAD) {
        Some(([VERSION, low, high], rest)) => rest
            .split_at_checked(usize::from(u16::from_le_bytes([*low, *high])))
            .ok_or(SaveFault::Damaged),
        Some(_) => Err(SaveFault::OtherVersion),
        None => Err(SaveFault::Damaged),
    }
}

#[cfg(test)]
mod tests {
    use super::{COMPANY, Company, SHEET, VERSION};
    use crate::people::{Guest, Kind, People, name_of};
    use crate::store::seal;
    use crate::table::Table;
    use crate::table::rounds::{ROUNDS, Round, Rounds};
    use crate::table::seats::Hands;
    use parlour_rules::options::MAX_OPTIONS;
    use parlour_rules::save::SaveFault;
    use parlour_rules::{MAX_SEATS, OptionValues, PerSeat, Seat};

    #[test]
    fn a_record_of_another_version_is_whole_but_cannot_be_read() {
        let mut room = [0; 64];
        room[0] = VERSION - 1;
        let former = seal(&mut room, 20).unwrap();
        assert_eq!(Table::id_of(former), Err(SaveFault::OtherVersion));
        assert_eq!(Table::id_of(&[0; 20]), Err(SaveFault::Damaged));
    }

    #[test]
    fn the_fullest_table_takes_no_more_than_it_may() {
        let mut people = People::household();
        while !people.is_empty() {
            people.leave(Seat::new(0).unwrap());
        }
        for shape in 0..MAX_SEATS as u8 {
            people.seat(Guest {
                name: name_of("WWWWWWWWWW"),
                kind: Kind::Computer(9),
                shape,
            });
        }
        let company = Company {
            people,
            options: OptionValues::default(),
            looked: PerSeat::new([u32::MAX; MAX_SEATS]),
            hands: Hands::all(),
            unknown: true,
        };
        assert_eq!(company.people.len(), MAX_SEATS);
        let used = postcard::to_slice(&company, &mut [0; 4096]).unwrap().len();
        // All but the options, which no game has so many of, is as full as it can be.
        assert_eq!(used, COMPANY - 3 * MAX_OPTIONS);
    }

    #[test]
    fn the_longest_score_sheet_keeps_its_last_sixteen_rounds() {
        let mut sheet = Rounds::default();
        for _ in 0..u16::MAX {
            sheet.add(Round {
                totals: [i32::MIN; MAX_SEATS],
                marked: true,
            });
        }
        let mut room = [0; SHEET];
        let back: Rounds = postcard::from_bytes(sheet.write(&mut room).unwrap()).unwrap();
        assert_eq!(back.kept(), 16);
        assert_eq!(back.played(), usize::from(u16::MAX));
        assert_eq!(sheet.kept(), ROUNDS);
    }
}
