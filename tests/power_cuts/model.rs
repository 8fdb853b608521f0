//! What must be true of the store: every record is the last finished one, or the one that was being written.

use crate::flash::Chip;
use embassy_futures::block_on;
use parlour_firmware::storage::{Fault, Found, Store};
use std::collections::BTreeMap;

/// The store begins one sector into the chip, so that an address mistaken for another shows.
pub(crate) const START_SECTORS: usize = 1;

pub(crate) type Records = BTreeMap<u16, Vec<u8>>;

/// One change; a record that is empty is deleted.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    pub(crate) key: u16,
    pub(crate) record: Vec<u8>,
}

impl Change {
    /// A record whose bytes tell it from all others.
    pub(crate) fn new(key: u16, length: usize, number: u32) -> Change {
        let mut state = number.wrapping_mul(0x9E37_79B9) | 1;
        let mut record = Vec::with_capacity(length);
        while record.len() < length {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            record.push(state as u8);
        }
        Change { key, record }
    }

    pub(crate) fn apply(&self, records: &mut Records) {
        if self.record.is_empty() {
            records.remove(&self.key);
        } else {
            records.insert(self.key, self.record.clone());
        }
    }
}

pub(crate) fn blank<const SECTOR: usize, const SECTORS: usize>() -> Chip<SECTOR> {
    Chip::blank(START_SECTORS + SECTORS)
}

pub(crate) fn open<const SECTOR: usize, const SECTORS: usize>(
    chip: &mut Chip<SECTOR>,
) -> (Store<&mut Chip<SECTOR>, SECTORS>, Found) {
    block_on(Store::open(chip, (START_SECTORS * SECTOR) as u32))
}

/// Carries out changes in one session; returns how many were finished, and why the next was not.
pub(crate) fn run<const SECTOR: usize, const SECTORS: usize>(
    chip: &mut Chip<SECTOR>,
    changes: &[Change],
) -> (usize, Option<Fault>) {
    let (mut store, _) = open::<SECTOR, SECTORS>(chip);
    for (done, change) in changes.iter().enumerate() {
        let outcome = if change.record.is_empty() {
            block_on(store.delete(change.key))
        } else {
            block_on(store.put(change.key, &change.record))
        };
        if let Err(fault) = outcome {
            return (done, Some(fault));
        }
    }
    (changes.len(), None)
}

/// All that a store holds after the power came back.
pub(crate) fn content<const SECTOR: usize, const SECTORS: usize>(
    chip: &mut Chip<SECTOR>,
) -> (Records, Found) {
    chip.power_on();
    let (mut store, found) = open::<SECTOR, SECTORS>(chip);
    let mut records = Records::new();
    block_on(store.each(|key, record| {
        let former = records.insert(key, record.to_vec());
        assert!(former.is_none(), "record {key} came twice");
    }));
    for (key, record) in &records {
        assert_eq!(block_on(store.get(*key)), Some(record.as_slice()));
    }
    (records, found)
}

/// Checks the promise after a cut and returns what is there now.
pub(crate) fn promised<const SECTOR: usize, const SECTORS: usize>(
    chip: &mut Chip<SECTOR>,
    finished: &Records,
    pending: Option<&Change>,
    what: &str,
) -> Records {
    let before = chip.operations;
    let (found, state) = content::<SECTOR, SECTORS>(chip);
    assert_eq!(state, Found::Sound, "{what}");
    assert_eq!(chip.operations, before, "looking must not write: {what}");
    let mut changed = finished.clone();
    if let Some(change) = pending {
        change.apply(&mut changed);
    }
    assert!(
        found == *finished || found == changed,
        "{what}: found {:?}\nfinished {:?}\nor {:?}",
        lengths(&found),
        lengths(finished),
        lengths(&changed)
    );
    found
}

fn lengths(records: &Records) -> Vec<(u16, usize, &[u8])> {
    records
        .iter()
        .map(|(key, record)| (*key, record.len(), &record[..record.len().min(3)]))
        .collect()
}
