//! Sectors that are whole or blank, never in between: a layer over the flash that makes an erase all or nothing.
//!
//! A power cut in the middle of an erase leaves a sector with any content, which may look like good old records. So
//! each sector begins with a guard, eight bytes that are written last when a sector is made ready and cleared first
//! when it is given up. A sector whose guard is not there reads as blank, whatever it holds, and is really erased
//! when it is first written to. Nothing is written until then: looking at a damaged region changes nothing.
//!
//! A sector that lost its guard in the middle of the ring reads as full and empty, so that those behind it are found.
//!
//! Everything that is written is read back, so that a worn-out cell is noticed at once.

use embedded_storage_async::nor_flash::{
    ErrorType, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
};

/// What stands at the start of a sector in use; the last byte is the version of this layout.
const GUARD: [u8; GUARD_BYTES] = *b"parlour\x01";
pub(super) const GUARD_BYTES: usize = 8;
/// A cell or two of the guard may fade before the sector counts as lost.
const FADED_BITS: u32 = 2;
/// As many sectors as the layer can keep in mind.
const MOST_SECTORS: u32 = 64;
/// The map's mark at either end of a sector, as long as the longest unit of reading.
const MARK_BYTES: usize = 4;
/// How much is read back at a time.
const GLANCE: usize = 64;

/// Why the flash did not do what it was told.
#[derive(Clone, Copy, Debug)]
pub(super) enum FlashFault<E> {
    /// The driver's own reason.
    Driver(E),
    /// It read back differently from what was written.
    Worn,
    /// Outside the region, or across the end of a sector.
    OutOfRange,
}

impl<E: core::fmt::Debug> NorFlashError for FlashFault<E> {
    fn kind(&self) -> NorFlashErrorKind {
        match self {
            FlashFault::OutOfRange => NorFlashErrorKind::OutOfBounds,
            FlashFault::Driver(_) | FlashFault::Worn => NorFlashErrorKind::Other,
        }
    }
}

/// A region of flash with a guard before each sector. Its addresses start at 0 and leave the guards out.
pub(super) struct Guarded<F> {
    flash: F,
    start: u32,
    sectors: u32,
    /// One bit for each sector whose guard stands.
    in_use: u64,
    /// One bit for each sector that lost its guard though it is between others in use.
    lost: u64,
}

/// One place in the region.
#[derive(Clone, Copy)]
struct Spot {
    sector: u32,
    address: u32,
}

impl<F: NorFlash> Guarded<F> {
    const SECTOR: u32 = F::ERASE_SIZE as u32;
    const ROOM: u32 = Self::SECTOR - GUARD_BYTES as u32;

    /// Looks which of the sectors are in use. A guard that cannot be read is none.
    pub(super) async fn new(flash: F, start: u32, sectors: u32) -> Self {
        let mut guarded = Guarded {
            flash,
            start,
            sectors: sectors.min(MOST_SECTORS),
            in_use: 0,
            lost: 0,
        };
        for sector in 0..guarded.sectors {
            if guarded.has_guard(sector).await {
                guarded.in_use |= 1 << sector;
            }
        }
        guarded.lost = guarded.find_lost().await;
        guarded
    }

    /// Free sectors follow the one that is being filled, without a gap; others without a guard have lost it.
    async fn find_lost(&mut self) -> u64 {
        let mut free = 0;
        for sector in 0..self.sectors {
            let mut next = (sector + 1) % self.sectors;
            if self.is_in_use(sector) && !self.is_in_use(next) && self.is_open(sector).await {
                if free != 0 {
                    return 0;
                }
                while !self.is_in_use(next) {
                    free |= 1 << next;
                    next = (next + 1) % self.sectors;
                }
            }
        }
        match free {
            0 => 0,
            free => !(self.in_use | free) & (u64::MAX >> (MOST_SECTORS - self.sectors)),
        }
    }

    /// Whether the mark at the end of a sector, which says that it is full, is still missing.
    async fn is_open(&mut self, sector: u32) -> bool {
        let mut mark = [0; MARK_BYTES];
        let address = self.physical(sector + 1) - MARK_BYTES as u32;
        self.flash.read(address, &mut mark).await.is_ok() && mark.last() == Some(&0xFF)
    }

    /// What a sector without guard reads as.
    fn imagine(&self, sector: u32, offset: u32, bytes: &mut [u8]) {
        bytes.fill(0xFF);
        let within = offset % Self::ROOM;
        let at_an_end = within == 0 || within as usize + bytes.len() == Self::ROOM as usize;
        if self.lost & (1 << sector) != 0 && at_an_end && bytes.len() <= MARK_BYTES {
            bytes.fill(0);
        }
    }

    fn physical(&self, sector: u32) -> u32 {
        self.start + sector * Self::SECTOR
    }

    fn is_in_use(&self, sector: u32) -> bool {
        self.in_use & (1 << sector) != 0
    }

    fn place(&self, offset: u32, length: usize) -> Result<Spot, FlashFault<F::Error>> {
        let (sector, within) = (offset / Self::ROOM, offset % Self::ROOM);
        if sector >= self.sectors || within as usize + length > Self::ROOM as usize {
            return Err(FlashFault::OutOfRange);
        }
        let address = self.physical(sector) + GUARD_BYTES as u32 + within;
        Ok(Spot { sector, address })
    }

    async fn has_guard(&mut self, sector: u32) -> bool {
        let mut found = [0; GUARD_BYTES];
        let address = self.physical(sector);
        if self.flash.read(address, &mut found).await.is_err() {
            return false;
        }
        let wrong = u64::from_le_bytes(found) ^ u64::from_le_bytes(GUARD);
        wrong.count_ones() <= FADED_BITS
    }

    /// Takes the guard away: from here on the sector is blank, even if the power goes now.
    async fn give_up(&mut self, sector: u32) -> Result<(), FlashFault<F::Error>> {
        let address = self.physical(sector);
        self.write_through(address, &[0; GUARD_BYTES]).await?;
        self.in_use &= !(1 << sector);
        self.lost &= !(1 << sector);
        Ok(())
    }

    /// Gives up every sector, as far as the flash lets it; what stays is seen again at the next start.
    pub(super) async fn give_up_all(&mut self) {
        for sector in 0..self.sectors {
            let _ = self.give_up(sector).await;
        }
        (self.in_use, self.lost) = (0, 0);
    }

    /// Erases a sector and sets its guard. The old guard goes first, so that no half-erased sector ever has one.
    async fn make_ready(&mut self, sector: u32) -> Result<(), FlashFault<F::Error>> {
        self.give_up(sector).await?;
        let address = self.physical(sector);
        self.flash
            .erase(address, address + Self::SECTOR)
            .await
            .map_err(FlashFault::Driver)?;
        self.write_through(address, &GUARD).await?;
        self.in_use |= 1 << sector;
        Ok(())
    }

    /// Writes and reads back.
    async fn write_through(
        &mut self,
        mut address: u32,
        bytes: &[u8],
    ) -> Result<(), FlashFault<F::Error>> {
        self.flash
            .write(address, bytes)
            .await
            .map_err(FlashFault::Driver)?;
        let mut glance = [0; GLANCE];
        for wanted in bytes.chunks(GLANCE) {
            let found = glance
                .get_mut(..wanted.len())
                .ok_or(FlashFault::OutOfRange)?;
            self.flash
                .read(address, found)
                .await
                .map_err(FlashFault::Driver)?;
            if found != wanted {
                return Err(FlashFault::Worn);
            }
            address += wanted.len() as u32;
        }
        Ok(())
    }
}

impl<F: NorFlash> ErrorType for Guarded<F> {
    type Error = FlashFault<F::Error>;
}

impl<F: NorFlash> ReadNorFlash for Guarded<F> {
    const READ_SIZE: usize = F::READ_SIZE;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Self::Error> {
        let place = self.place(offset, bytes.len())?;
        if !self.is_in_use(place.sector) {
            self.imagine(place.sector, offset, bytes);
            return Ok(());
        }
        self.flash
            .read(place.address, bytes)
            .await
            .map_err(FlashFault::Driver)
    }

    fn capacity(&self) -> usize {
        (self.sectors * Self::ROOM) as usize
    }
}

impl<F: NorFlash> NorFlash for Guarded<F> {
    const WRITE_SIZE: usize = F::WRITE_SIZE;
    const ERASE_SIZE: usize = F::ERASE_SIZE - GUARD_BYTES;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), Self::Error> {
        for sector in from / Self::ROOM..to / Self::ROOM {
            if sector >= self.sectors {
                return Err(FlashFault::OutOfRange);
            }
            self.give_up(sector).await?;
        }
        Ok(())
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Self::Error> {
        let place = self.place(offset, bytes.len())?;
        if !self.is_in_use(place.sector) {
            self.make_ready(place.sector).await?;
        }
        self.write_through(place.address, bytes).await
    }
}
