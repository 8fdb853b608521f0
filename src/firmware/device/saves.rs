//! Records in the flash chip: carries them between the console and the store. What is in them, and how they are laid
//! out, is decided elsewhere.

use embassy_rp::Peri;
use embassy_rp::flash::{self, Blocking, ERASE_SIZE, Flash};
use embassy_rp::peripherals::FLASH;
use embedded_storage_async::nor_flash::{ErrorType, NorFlash, ReadNorFlash};
use parlour_console::{Console, Key};
use parlour_firmware::storage::{Found, SECTORS, Store};
use portable_atomic::Ordering;

use crate::board::{FLASH_SIZE, SAVES_SIZE};
use crate::keys::STALLED;

/// The records of this device.
pub(crate) struct Saves {
    store: Store<Chip, SECTORS>,
    /// The number that the maker of the flash chip gave it.
    pub(crate) chip_number: [u8; 8],
}

impl Saves {
    /// Opens the region at the end of the flash.
    pub(crate) async fn open(flash: Peri<'static, FLASH>) -> Saves {
        let mut chip = Chip(Flash::new_blocking(flash));
        let mut chip_number = [0; 8];
        // A chip that does not tell leaves zeros; the rest of chance does without it.
        let _ = chip.0.blocking_unique_id(&mut chip_number);
        let (store, found) = Store::open(chip, (FLASH_SIZE - SAVES_SIZE) as u32).await;
        if found == Found::Lost {
            defmt::warn!("The saves could not be read and were given up");
        }
        Saves { store, chip_number }
    }

    /// The number of this switch-on, which no other has as soon as it is kept.
    pub(crate) async fn switch_on_number(&mut self) -> u32 {
        self.store.next_number(Key::SWITCHED_ON.number()).await
    }

    /// Keeps the number of this switch-on.
    pub(crate) async fn keep_switch_on(&mut self, number: u32) {
        let bytes = number.to_le_bytes();
        if let Err(why) = self.store.put(Key::SWITCHED_ON.number(), &bytes).await {
            defmt::error!("Switch-on not counted: {}", defmt::Debug2Format(&why));
        }
    }

    /// Hands every record to the console.
    pub(crate) async fn restore(&mut self, console: &mut Console) {
        let mut count: u32 = 0;
        let hand_over = |key, record: &[u8]| {
            count += 1;
            console.restore(Key::from_number(key), record);
        };
        self.store.each(hand_over).await;
        defmt::info!("{} records", count);
    }

    /// Brings what the console asks for.
    pub(crate) async fn bring(&mut self, console: &mut Console) {
        while let Some(key) = console.take_read() {
            let record = self.store.get(key.number()).await.unwrap_or_default();
            console.restore(key, record);
        }
    }

    /// Stores what the console wants stored.
    pub(crate) async fn store(&mut self, console: &mut Console) {
        while let Some((key, record)) = console.take_write() {
            self.put(key.number(), record).await;
        }
    }

    async fn put(&mut self, key: u16, record: &[u8]) {
        let stored = match record {
            [] => self.store.delete(key).await,
            record => self.store.put(key, record).await,
        };
        match stored {
            Ok(()) => defmt::debug!("Record {} with {} bytes", key, record.len()),
            Err(why) => defmt::error!("Record {} not stored: {}", key, defmt::Debug2Format(&why)),
        }
    }
}

/// The flash chip. Writing stops everything else for a while, and the keys are told so.
struct Chip(Flash<'static, FLASH, Blocking, FLASH_SIZE>);

impl ErrorType for Chip {
    type Error = flash::Error;
}

impl ReadNorFlash for Chip {
    const READ_SIZE: usize = 1;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), flash::Error> {
        self.0.blocking_read(offset, bytes)
    }

    fn capacity(&self) -> usize {
        FLASH_SIZE
    }
}

impl NorFlash for Chip {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = ERASE_SIZE;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), flash::Error> {
        STALLED.store(true, Ordering::Relaxed);
        self.0.blocking_erase(from, to)
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), flash::Error> {
        STALLED.store(true, Ordering::Relaxed);
        self.0.blocking_write(offset, bytes)
    }
}
