//! Records as they lie in a board's flash, written by the board's own store.

use crate::headless::Records;
use embassy_futures::block_on;
use embedded_storage_async::nor_flash::{
    ErrorType, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
};
use parlour_firmware::storage::{SECTOR_BYTES, SECTORS, Store};
use std::fmt;
use std::ops::Range;

/// The region of the flash in which a board finds these records.
pub fn region(records: &Records) -> Result<Vec<u8>, String> {
    let mut cells = vec![0xFF; SECTORS * SECTOR_BYTES];
    block_on(async {
        let (mut store, _) = Store::<_, SECTORS>::open(Cells(&mut cells), 0).await;
        for (key, bytes) in records {
            let told = |why| format!("record {key} cannot be stored: {why:?}");
            store.put(*key, bytes).await.map_err(told)?;
        }
        Ok::<(), String>(())
    })?;
    Ok(cells)
}

/// A flash chip in memory.
struct Cells<'a>(&'a mut Vec<u8>);

/// A place that the chip does not have.
#[derive(Debug)]
struct Beyond;

impl fmt::Display for Beyond {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such place in the flash")
    }
}

impl NorFlashError for Beyond {
    fn kind(&self) -> NorFlashErrorKind {
        NorFlashErrorKind::OutOfBounds
    }
}

impl Cells<'_> {
    fn range(&mut self, range: Range<usize>) -> Result<&mut [u8], Beyond> {
        self.0.get_mut(range).ok_or(Beyond)
    }
}

impl ErrorType for Cells<'_> {
    type Error = Beyond;
}

impl ReadNorFlash for Cells<'_> {
    const READ_SIZE: usize = 1;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Beyond> {
        let start = offset as usize;
        bytes.copy_from_slice(self.range(start..start + bytes.len())?);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.0.len()
    }
}

impl NorFlash for Cells<'_> {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR_BYTES;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), Beyond> {
        self.range(from as usize..to as usize)?.fill(0xFF);
        Ok(())
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Beyond> {
        let start = offset as usize;
        for (cell, byte) in self
            .range(start..start + bytes.len())?
            .iter_mut()
            .zip(bytes)
        {
            *cell &= byte;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Cells, region};
    use crate::headless::Records;
    use embassy_futures::block_on;
    use parlour_firmware::storage::{SECTORS, Store};

    #[test]
    fn a_board_finds_what_was_written() {
        let records = Records::from([(1, vec![7; 20]), (300, vec![9; 2_000])]);
        let mut cells = region(&records).unwrap();
        let mut found = Records::new();
        block_on(async {
            let (mut store, _) = Store::<_, SECTORS>::open(Cells(&mut cells), 0).await;
            let keep = |key, bytes: &[u8]| {
                found.insert(key, bytes.to_vec());
            };
            store.each(keep).await;
        });
        assert_eq!(found, records);
    }
}
