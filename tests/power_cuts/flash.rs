//! A NOR flash chip in memory, with what real ones do when the power goes or cells wear out.

use embedded_storage_async::nor_flash::{
    ErrorType, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
};

/// The chip programs at most so many bytes at once; a longer write is several operations.
const PAGE: usize = 256;

/// What is left of the operation during which the power went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tear {
    /// It had not begun.
    Before,
    /// The first half was done.
    FirstHalf,
    /// The second half was done; an erase goes over all cells at once, so there is no saying which are first.
    SecondHalf,
    /// An erase had programmed all cells to zero, as chips do first. A write was done up to one bit.
    Nearly,
    /// Some of the bits had changed already.
    SomeBits,
    /// An erase had done all but the first and the last bytes. Of a write just one bit was done.
    AllButEdges,
    /// An erase left noise. Of a write the odd bytes were done.
    Noise,
    /// It was done, but nobody was told.
    After,
}

impl Tear {
    pub(crate) const ALL: [Tear; 8] = [
        Tear::Before,
        Tear::FirstHalf,
        Tear::SecondHalf,
        Tear::Nearly,
        Tear::SomeBits,
        Tear::AllButEdges,
        Tear::Noise,
        Tear::After,
    ];
}

/// A cell that is worn out: these bits stay as they are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worn {
    pub(crate) address: usize,
    pub(crate) stuck_high: u8,
    pub(crate) stuck_low: u8,
}

/// The power is off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Off;

impl NorFlashError for Off {
    fn kind(&self) -> NorFlashErrorKind {
        NorFlashErrorKind::Other
    }
}

/// The chip; cloning it is looking at it with the power off.
#[derive(Clone)]
pub(crate) struct Chip<const SECTOR: usize> {
    pub(crate) cells: Vec<u8>,
    /// Programs and erases so far.
    pub(crate) operations: usize,
    pub(crate) erased: usize,
    pub(crate) programmed: usize,
    cut: Option<(usize, Tear)>,
    off: bool,
    worn: Vec<Worn>,
    /// Whether a write over bytes that are not blank is a mistake; not where a test damaged the chip before.
    pub(crate) strict: bool,
    noise: u32,
}

impl<const SECTOR: usize> Chip<SECTOR> {
    pub(crate) fn blank(sectors: usize) -> Self {
        Chip {
            cells: vec![0xFF; sectors * SECTOR],
            operations: 0,
            erased: 0,
            programmed: 0,
            cut: None,
            off: false,
            worn: Vec::new(),
            strict: true,
            noise: 0x2545_F491,
        }
    }

    /// The power will go at the given operation from now.
    pub(crate) fn cut_at(&mut self, operation: usize, tear: Tear) {
        self.cut = Some((self.operations + operation, tear));
    }

    /// The power is back.
    pub(crate) fn power_on(&mut self) {
        self.off = false;
        self.cut = None;
    }

    pub(crate) fn is_off(&self) -> bool {
        self.off
    }

    pub(crate) fn wear_out(&mut self, worn: Worn) {
        self.strict = false;
        self.worn.push(worn);
        self.show_wear();
    }

    pub(crate) fn noise(&mut self) -> u32 {
        self.noise ^= self.noise << 13;
        self.noise ^= self.noise >> 17;
        self.noise ^= self.noise << 5;
        self.noise
    }

    fn show_wear(&mut self) {
        for worn in &self.worn {
            let cell = &mut self.cells[worn.address];
            *cell = (*cell | worn.stuck_high) & !worn.stuck_low;
        }
    }

    /// Counts an operation; says how it is torn, if it is.
    fn begin(&mut self) -> Result<Option<Tear>, Off> {
        if self.off {
            return Err(Off);
        }
        let now = self.operations;
        self.operations += 1;
        match self.cut {
            Some((at, tear)) if at == now => {
                self.off = true;
                Ok(Some(tear))
            }
            _ => Ok(None),
        }
    }

    fn program(&mut self, at: usize, bytes: &[u8]) -> Result<(), Off> {
        let tear = self.begin()?;
        for (index, byte) in bytes.iter().enumerate() {
            let old = self.cells[at + index];
            if self.strict {
                assert_eq!(old & byte, *byte, "a bit cannot be set by a write, at {at}");
            }
            let full = old & byte;
            let last = index + 1 == bytes.len();
            self.cells[at + index] = match tear {
                None | Some(Tear::After) => full,
                Some(Tear::Before) => old,
                Some(Tear::FirstHalf) if index < bytes.len() / 2 => full,
                Some(Tear::SecondHalf) if index >= bytes.len() / 2 => full,
                Some(Tear::FirstHalf | Tear::SecondHalf) => old,
                Some(Tear::Nearly) if last => full | (old ^ full) & (old ^ full).wrapping_neg(),
                Some(Tear::Nearly) => full,
                Some(Tear::SomeBits) => full | old & self.noise() as u8,
                Some(Tear::AllButEdges) if index == 0 => {
                    old & !((old ^ full) & (old ^ full).wrapping_neg())
                }
                Some(Tear::AllButEdges) => old,
                Some(Tear::Noise) if index % 2 == 1 => full,
                Some(Tear::Noise) => old,
            };
            self.programmed += 1;
        }
        self.show_wear();
        tear.map_or(Ok(()), |_| Err(Off))
    }

    fn erase_sector(&mut self, at: usize) -> Result<(), Off> {
        let tear = self.begin()?;
        for index in 0..SECTOR {
            let old = self.cells[at + index];
            let first_half = index < SECTOR / 2;
            let edge = index < 16 || index >= SECTOR - 16;
            self.cells[at + index] = match tear {
                None | Some(Tear::After) => 0xFF,
                Some(Tear::Before) => old,
                Some(Tear::FirstHalf) if first_half => 0xFF,
                Some(Tear::SecondHalf) if !first_half => 0xFF,
                Some(Tear::AllButEdges) if !edge => 0xFF,
                Some(Tear::FirstHalf | Tear::SecondHalf | Tear::AllButEdges) => old,
                Some(Tear::Nearly) => 0,
                Some(Tear::SomeBits) => old | self.noise() as u8,
                Some(Tear::Noise) => self.noise() as u8,
            };
        }
        self.erased += 1;
        self.show_wear();
        tear.map_or(Ok(()), |_| Err(Off))
    }
}

impl<const SECTOR: usize> ErrorType for Chip<SECTOR> {
    type Error = Off;
}

/// As embassy-rp declares the flash of the RP2040, but for the sector, which some tests make small to be quick.
impl<const SECTOR: usize> ReadNorFlash for Chip<SECTOR> {
    const READ_SIZE: usize = 1;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Off> {
        if self.off {
            return Err(Off);
        }
        let at = offset as usize;
        bytes.copy_from_slice(&self.cells[at..at + bytes.len()]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.cells.len()
    }
}

impl<const SECTOR: usize> NorFlash for Chip<SECTOR> {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), Off> {
        assert!((from as usize).is_multiple_of(SECTOR) && (to as usize).is_multiple_of(SECTOR));
        for at in (from as usize..to as usize).step_by(SECTOR) {
            self.erase_sector(at)?;
        }
        Ok(())
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Off> {
        let mut at = offset as usize;
        let mut rest = bytes;
        while !rest.is_empty() {
            let (now, later) = rest.split_at(rest.len().min(PAGE - at % PAGE));
            self.program(at, now)?;
            at += now.len();
            rest = later;
        }
        Ok(())
    }
}
