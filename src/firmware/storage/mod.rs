#![doc = include_str!("README.md")]

mod guard;

use embedded_storage_async::nor_flash::NorFlash;
use guard::{FlashFault, GUARD_BYTES, Guarded};
use heapless::Vec;
use sequential_storage::Error;
use sequential_storage::cache::Cache;
use sequential_storage::cache::key_pointers::ArrayKeyPointers;
use sequential_storage::cache::page_pointers::ArrayPagePointers;
use sequential_storage::cache::page_states::ArrayPageStates;
use sequential_storage::map::{MapConfig, MapStorage};

/// How many different records there can be.
pub const MOST_RECORDS: usize = 64;
/// The sectors of the region on every board: room for several times what the console keeps, and few enough to be read
/// through at the start in some hundredths of a second.
pub const SECTORS: usize = 32;
/// The erase unit of the flash chips on all boards.
pub const SECTOR_BYTES: usize = 4096;
/// What a sector needs beside one record: guard, two marks of the sector's state, the record's header and key.
const OVERHEAD: usize = GUARD_BYTES + 2 * 4 + 8 + KEY_BYTES;
const KEY_BYTES: usize = 2;
/// The longest record.
pub const LONGEST_RECORD: usize = SECTOR_BYTES - OVERHEAD;
/// How often a write is tried again further on, where cells are worn out.
const ATTEMPTS: usize = 32;

type Index<const SECTORS: usize> = Cache<
    ArrayPageStates<SECTORS>,
    ArrayPagePointers<SECTORS>,
    ArrayKeyPointers<u16, MOST_RECORDS>,
    u16,
>;
type Map<F, const SECTORS: usize> = MapStorage<u16, Guarded<F>, Index<SECTORS>>;

/// Why something could not be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The records fill the region.
    Full,
    /// The record is longer than [`LONGEST_RECORD`].
    TooLong,
    /// The flash does not take it.
    Flash,
}

/// What was found when the store was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// A region that can be read, be it empty.
    Sound,
    /// A region that could not be read and was given up.
    Lost,
}

/// Where a key was last seen on a walk over all records, oldest first.
#[derive(Clone, Copy)]
struct Seen {
    key: u16,
    at: u32,
}

/// Records by number in a region of `SECTORS` sectors of a flash chip.
pub struct Store<F: NorFlash, const SECTORS: usize> {
    /// Away only while it is replaced by a new one.
    map: Option<Map<F, SECTORS>>,
    room: [u8; SECTOR_BYTES],
    keys: Vec<u16, MOST_RECORDS>,
}

impl<F: NorFlash, const SECTORS: usize> Store<F, SECTORS> {
    /// Opens the region that begins at `start`, a multiple of the sector size. Only reads, unless the region cannot
    /// be read.
    pub async fn open(flash: F, start: u32) -> (Self, Found) {
        const { assert!(F::ERASE_SIZE <= SECTOR_BYTES && SECTORS <= 64) };
        let guarded = Guarded::new(flash, start, SECTORS as u32).await;
        let mut store = Store {
            map: Some(map_over(guarded)),
            room: [0; SECTOR_BYTES],
            keys: Vec::new(),
        };
        let found = match store.walk().await {
            Some(seen) => {
                store.keys = seen.iter().map(|seen| seen.key).collect();
                Found::Sound
            }
            None => {
                store.begin_afresh().await;
                Found::Lost
            }
        };
        (store, found)
    }

    /// The record of that number.
    pub async fn get(&mut self, key: u16) -> Option<&[u8]> {
        let map = self.map.as_mut()?;
        let record: &[u8] = map.fetch_item(&mut self.room, &key).await.ok()??;
        (!record.is_empty()).then_some(record)
    }

    /// Stores a record. If the power goes meanwhile, the old record is there afterwards, or the new one.
    pub async fn put(&mut self, key: u16, record: &[u8]) -> Result<(), Fault> {
        if record.len() > F::ERASE_SIZE - OVERHEAD {
            return Err(Fault::TooLong);
        }
        if self.get(key).await.unwrap_or_default() == record {
            return Ok(());
        }
        if !self.keys.contains(&key) {
            self.keys.push(key).map_err(|_| Fault::Full)?;
        }
        for _ in 0..ATTEMPTS {
            let map = self.map.as_mut().ok_or(Fault::Flash)?;
            match map.store_item(&mut self.room, &key, &record).await {
                Ok(()) => return Ok(()),
                Err(Error::FullStorage) => return Err(Fault::Full),
                Err(Error::ItemTooBig) => return Err(Fault::TooLong),
                Err(Error::Storage { value, .. }) => match value {
                    FlashFault::Worn => {}
                    FlashFault::Driver(_) | FlashFault::OutOfRange => return Err(Fault::Flash),
                },
                Err(_) => self.begin_afresh().await,
            }
        }
        Err(Fault::Flash)
    }

    /// Deletes a record: an empty one takes its place.
    pub async fn delete(&mut self, key: u16) -> Result<(), Fault> {
        self.put(key, &[]).await
    }

    /// What follows the number that the record of that key holds, beginning with 1.
    pub async fn next_number(&mut self, key: u16) -> u32 {
        match self.get(key).await.map(<[u8; 4]>::try_from) {
            Some(Ok(bytes)) => u32::from_le_bytes(bytes).wrapping_add(1),
            _ => 1,
        }
    }

    /// Hands over every record.
    pub async fn each(&mut self, mut visit: impl FnMut(u16, &[u8])) {
        let Some(seen) = self.walk().await else {
            return;
        };
        let Some(map) = self.map.as_mut() else {
            return;
        };
        let Ok(mut records) = map.fetch_all_items(&mut self.room).await else {
            return;
        };
        let mut at = 0;
        while let Ok(Some((key, record))) = records.next::<&[u8]>(&mut self.room).await {
            let latest = seen.iter().any(|seen| seen.key == key && seen.at == at);
            if latest && !record.is_empty() {
                visit(key, record);
            }
            at += 1;
        }
    }

    /// Walks over all records, old versions too, and notes where the last version of each stands.
    async fn walk(&mut self) -> Option<Vec<Seen, MOST_RECORDS>> {
        let mut seen: Vec<Seen, MOST_RECORDS> = Vec::new();
        let map = self.map.as_mut()?;
        let mut records = map.fetch_all_items(&mut self.room).await.ok()?;
        let mut at = 0;
        while let Some((key, _)) = records.next::<&[u8]>(&mut self.room).await.ok()? {
            match seen.iter_mut().find(|seen| seen.key == key) {
                Some(seen) => seen.at = at,
                // A later program may have known more records than this one has room for; they are left alone.
                None => drop(seen.push(Seen { key, at })),
            }
            at += 1;
        }
        Some(seen)
    }

    /// The last resort: forgets everything, so that storing goes on.
    async fn begin_afresh(&mut self) {
        self.keys.clear();
        if let Some(map) = self.map.take() {
            let (mut guarded, _) = map.destroy();
            guarded.give_up_all().await;
            self.map = Some(map_over(guarded));
        }
    }
}

fn map_over<F: NorFlash, const SECTORS: usize>(guarded: Guarded<F>) -> Map<F, SECTORS> {
    let config = const { MapConfig::new(0..(SECTORS * (F::ERASE_SIZE - GUARD_BYTES)) as u32) };
    let nothing_known = Cache::new(
        ArrayPageStates::new(),
        ArrayPagePointers::new(),
        ArrayKeyPointers::new(),
    );
    MapStorage::new(guarded, config, nothing_known)
}
