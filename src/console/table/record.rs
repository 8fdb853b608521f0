//! A table as a record that outlives the power: the game, the people, the score sheet and the log.
//!
//! | bytes | what |
//! |---|---|
//! | 1 | the version of this layout |
//! | 2 | the length of the game's save, least significant byte first |
//! | n | the game's save ([`parlour_rules::save`]) |
//! | m | people, options, score sheet and what each seat has seen, in postcard's encoding |
//! | rest | the log, in postcard's encoding; left out where there is no room |
//! | 4 | CRC-32 of everything before it |
//!
//! Cursor, curtain and moments are not kept: a table that comes back shows the curtain, or the board in an open game.

use super::hall::Hall;
use super::{Desk, ROUNDS, Round, Table};
use crate::people::{NAME_LETTERS, People};
use crate::store::{MAX_RECORD, seal, unseal};
use heapless::Vec;
use parlour_rules::info::MAX_OPTIONS;
use parlour_rules::save::{self, SaveFault};
use parlour_rules::{MAX_SEATS, OptionValues, PerSeat, Seat};
use serde::{Deserialize, Serialize};

const VERSION: u8 = 2;
const HEAD: usize = 3;
const CHECK: usize = 4;

/// What belongs to the table takes at most so many bytes: a number of 16 bits takes three of them, one of 32 bits five,
/// and a list one more for its length.
const COMPANY: usize = {
    let guest = 1 + NAME_LETTERS + 3;
    let round = 3 * MAX_SEATS + 1;
    3 + MAX_SEATS * guest + 3 * MAX_OPTIONS + ROUNDS * round + 5 * MAX_SEATS
};
const _: () = assert!(
    HEAD + save::MAX_BYTES + COMPANY + CHECK <= MAX_RECORD,
    "a record has no room for the largest game and the longest score sheet"
);

/// What belongs to the table and not to the game.
#[derive(Serialize, Deserialize)]
struct Company {
    people: People,
    options: OptionValues,
    rounds: Vec<Round, ROUNDS>,
    looked: PerSeat<u32, MAX_SEATS>,
}

impl Table {
    /// Writes the table; nothing where no game runs or the room is too small.
    pub(crate) fn write<'a>(&self, room: &'a mut [u8]) -> Option<&'a [u8]> {
        let game = self.hall.game()?;
        let length = game.save(room.get_mut(HEAD..)?).ok()?.len();
        *room.first_mut()? = VERSION;
        room.get_mut(1..HEAD)?
            .copy_from_slice(&u16::try_from(length).ok()?.to_le_bytes());
        let company = Company {
            people: self.people.clone(),
            options: self.options.clone(),
            rounds: self.rounds.clone(),
            looked: self.looked,
        };
        let mut used = HEAD + length;
        used += postcard::to_slice(&company, room.get_mut(used..)?)
            .ok()?
            .len();
        let free = room.len().checked_sub(CHECK)?;
        used += game
            .save_log(room.get_mut(used..free)?)
            .map_or(0, <[u8]>::len);
        seal(room, used)
    }

    /// The kind of game that a record holds, if it can be read.
    pub(crate) fn id_of(bytes: &[u8]) -> Option<&str> {
        let (game, _) = open(bytes)?;
        save::game_id(game).ok()
    }

    /// Goes on with a recorded table.
    pub(crate) fn resume(&mut self, bytes: &[u8], desk: &mut Desk<'_>) -> Result<(), SaveFault> {
        let (game, rest) = open(bytes).ok_or(SaveFault::Damaged)?;
        let (company, log): (Company, _) =
            postcard::take_from_bytes(rest).map_err(|_| SaveFault::Damaged)?;
        let hall = Hall::load(game, &company.options)?;
        let seats = hall.game().map_or(0, |game| game.players().count());
        if company.people.len() != seats
            || company
                .people
                .iter()
                .any(|(_, guest)| guest.shape as usize >= MAX_SEATS)
        {
            return Err(SaveFault::Damaged);
        }
        self.hall = hall;
        self.sit_down(company.people);
        self.options = company.options;
        self.rounds = company.rounds;
        self.looked = company.looked;
        if let Some(game) = self.hall.game_mut() {
            game.restore_log(log);
        }
        let open = !self.has_secrets();
        self.viewer = self
            .people
            .iter()
            .map(|(seat, _)| seat)
            .find(|seat: &Seat| self.people.is_person(*seat))
            .filter(|_| open);
        self.advance(desk);
        Ok(())
    }
}

fn open(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let content = unseal(bytes)?;
    let (head, rest) = content.split_at_checked(HEAD)?;
    let [VERSION, low, high] = head else {
        return None;
    };
    rest.split_at_checked(usize::from(u16::from_le_bytes([*low, *high])))
}

#[cfg(test)]
mod tests {
    use super::{COMPANY, Company, ROUNDS, Round};
    use crate::people::{Guest, Kind, People, name_of};
    use parlour_rules::info::MAX_OPTIONS;
    use parlour_rules::{MAX_SEATS, OptionValues, PerSeat, Seat};

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
        let round = Round {
            totals: [i16::MIN; MAX_SEATS],
            marked: true,
        };
        let company = Company {
            people,
            options: OptionValues::default(),
            rounds: core::iter::repeat_n(round, ROUNDS).collect(),
            looked: PerSeat::new([u32::MAX; MAX_SEATS]),
        };
        assert_eq!(company.people.len(), MAX_SEATS);
        let used = postcard::to_slice(&company, &mut [0; 4096]).unwrap().len();
        // All but the options, which no game has so many of, is as full as it can be.
        assert_eq!(used, COMPANY - 3 * MAX_OPTIONS);
    }
}
