//! A running game as bytes, and back.
//!
//! The same bytes lie in the device's flash, in a browser's storage and in the host interface:
//!
//! | bytes | what |
//! |---|---|
//! | 2 | `PG`, so that stray bytes are not mistaken for a game |
//! | 1 | the version of this layout |
//! | 1 + n | the length of the game's id, and the id |
//! | rest | the game in postcard's encoding |
//! | 4 | CRC-32 of everything before it, least significant byte first |
//!
//! What does not read back exactly is refused as a whole: a save is right or it is none. The layout does not try to read
//! games of another version; the table sets such a save aside and says so.

use crate::game::Game;
use core::fmt;

const MARK: [u8; 2] = *b"PG";
const VERSION: u8 = 1;
const CHECK_BYTES: usize = 4;

/// Room enough for any game of the house. A record in the device's flash holds it together with the people, the options
/// and the score sheet; `table::record` checks that all of it fits.
pub const MAX_BYTES: usize = 2_560;

/// Why bytes are no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveFault {
    /// The bytes are damaged or not ours.
    Damaged,
    /// It was written by another version.
    OtherVersion,
    /// It is of another game.
    OtherGame,
    /// There is not enough room for it.
    TooLong,
}

impl fmt::Display for SaveFault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            SaveFault::Damaged => "This saved game is damaged",
            SaveFault::OtherVersion => "This saved game is from another version",
            SaveFault::OtherGame => "This saved game is of another kind",
            SaveFault::TooLong => "This saved game is too long",
        })
    }
}

/// Writes a game; returns the bytes used.
pub fn write<'a, G: Game>(game: &G, room: &'a mut [u8]) -> Result<&'a [u8], SaveFault> {
    let id = G::INFO.id.as_bytes();
    let start = MARK.len() + 2 + id.len();
    let head = room.get_mut(..start).ok_or(SaveFault::TooLong)?;
    head[..2].copy_from_slice(&MARK);
    head[2] = VERSION;
    head[3] = id.len() as u8;
    head[4..].copy_from_slice(id);
    let body = room.get_mut(start..).ok_or(SaveFault::TooLong)?;
    let used = postcard::to_slice(game, body)
        .map_err(|_| SaveFault::TooLong)?
        .len();
    let end = start + used;
    let check = crc32(room.get(..end).ok_or(SaveFault::TooLong)?);
    room.get_mut(end..end + CHECK_BYTES)
        .ok_or(SaveFault::TooLong)?
        .copy_from_slice(&check.to_le_bytes());
    room.get(..end + CHECK_BYTES).ok_or(SaveFault::TooLong)
}

/// The id of the game that these bytes hold, if they are whole.
pub fn game_id(bytes: &[u8]) -> Result<&str, SaveFault> {
    let (id, _) = open(bytes)?;
    core::str::from_utf8(id).map_err(|_| SaveFault::Damaged)
}

/// Reads a game.
pub fn read<G: Game>(bytes: &[u8]) -> Result<G, SaveFault> {
    let (id, body) = open(bytes)?;
    if id != G::INFO.id.as_bytes() {
        return Err(SaveFault::OtherGame);
    }
    match decode::<G>(body) {
        Some(game) if is_sound(&game) => Ok(game),
        _ => Err(SaveFault::Damaged),
    }
}

/// Takes a game out of its bytes, all of them. By itself, so that the stack does not hold this and the check at once.
#[inline(never)]
fn decode<G: Game>(body: &[u8]) -> Option<G> {
    match postcard::take_from_bytes(body) {
        Ok((game, [])) => Some(game),
        _ => None,
    }
}

#[inline(never)]
fn is_sound<G: Game>(game: &G) -> bool {
    game.is_sound()
}

fn open(bytes: &[u8]) -> Result<(&[u8], &[u8]), SaveFault> {
    let split = bytes
        .len()
        .checked_sub(CHECK_BYTES)
        .ok_or(SaveFault::Damaged)?;
    let (content, check) = bytes.split_at(split);
    if crc32(content).to_le_bytes() != check {
        return Err(SaveFault::Damaged);
    }
    let [first, second, version, length, rest @ ..] = content else {
        return Err(SaveFault::Damaged);
    };
    if [*first, *second] != MARK {
        return Err(SaveFault::Damaged);
    }
    if *version != VERSION {
        return Err(SaveFault::OtherVersion);
    }
    rest.split_at_checked(usize::from(*length))
        .ok_or(SaveFault::Damaged)
}

/// What four bits do to the check.
const CRC: [u32; 16] = {
    let mut table = [0; 16];
    let mut bits = 0;
    while bits < 16 {
        let mut crc = bits as u32;
        let mut bit = 0;
        while bit < 4 {
            crc = (crc >> 1) ^ (0xEDB8_8320 & (crc & 1).wrapping_neg());
            bit += 1;
        }
        table[bits] = crc;
        bits += 1;
    }
    table
};

/// The CRC-32 of Ethernet and zip files, four bits at a time: a game that is gone on with waits for it, and a larger table
/// would cost a kilobyte of flash.
pub fn crc32(bytes: &[u8]) -> u32 {
    let four = |crc: u32| (crc >> 4) ^ CRC.get(crc as usize & 15).copied().unwrap_or(0);
    let whole = |crc, byte: &u8| four(four(crc ^ u32::from(*byte)));
    !bytes.iter().fold(u32::MAX, whole)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_check_is_the_published_crc_32() {
        // The check value of CRC-32/ISO-HDLC in the usual catalogues.
        assert_eq!(super::crc32(b"123456789"), 0xCBF4_3926);
    }
}
