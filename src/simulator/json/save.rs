//! A game as one text: the bytes that the device would write into its flash, in base64.
//!
//! A game that was started with a script may still have some of it to come. The device knows no scripts, so what is to
//! come follows the device's bytes in a block of its own, and only where there is something to come:
//!
//! | bytes | what |
//! |---|---|
//! | n | the rest of the script, as the JSON that `new` takes |
//! | 4 | n, least significant byte first |
//! | 4 | CRC-32 of the bytes above, least significant byte first |
//! | 2 | `PS` |
//!
//! It is read from its end. Without such an end the bytes are the device's alone.

use super::base64;
use super::fault::{Code, Fault};
use super::script::Script;
use parlour_rules::Game;
use parlour_rules::save::{self, SaveFault};
use serde_json::{Map, Value};

const MARK: [u8; 2] = *b"PS";

/// The bytes of a game and of the script that is still to come.
pub(super) fn write<G: Game>(game: &G, to_come: &Script) -> Result<Vec<u8>, SaveFault> {
    let mut room = [0; save::MAX_BYTES];
    let mut bytes = save::write(game, &mut room)?.to_vec();
    if !to_come.is_empty() {
        let text = to_come.to_json().to_string();
        let length = u32::try_from(text.len()).map_err(|_| SaveFault::TooLong)?;
        let mut block = text.into_bytes();
        block.extend(length.to_le_bytes());
        let check = save::crc32(&block);
        bytes.extend(block);
        bytes.extend(check.to_le_bytes());
        bytes.extend(MARK);
    }
    Ok(bytes)
}

/// A text taken apart: the device's bytes and the script that is still to come.
pub(super) fn open(text: &str) -> Result<(Vec<u8>, Script), Fault> {
    let mut bytes = base64::decode(text)
        .ok_or_else(|| Fault::new(Code::BadSave, "A saved game is a text in base64"))?;
    if save::game_id(&bytes) == Err(SaveFault::Damaged)
        && let Some((device, script)) = split(&bytes)
    {
        bytes.truncate(device);
        return Ok((bytes, script));
    }
    Ok((bytes, Script::default()))
}

/// The number of the device's bytes and the script behind them, if there is one.
fn split(bytes: &[u8]) -> Option<(usize, Script)> {
    let (rest, mark) = bytes.split_last_chunk::<2>()?;
    let (rest, check) = rest.split_last_chunk::<4>()?;
    let (_, length) = rest.split_last_chunk::<4>()?;
    let length = usize::try_from(u32::from_le_bytes(*length)).ok()?;
    let device = rest.len().checked_sub(length.checked_add(4)?)?;
    let block = rest.get(device..)?;
    if *mark != MARK || u32::from_le_bytes(*check) != save::crc32(block) {
        return None;
    }
    let script: Map<String, Value> = serde_json::from_slice(block.get(..length)?).ok()?;
    Some((device, Script::from_json(&script).ok()?))
}
