//! The cache between the processor and the flash (RP2040 datasheet, 2.6.3.1 and 2.6.3.2): 16 KiB in two ways, lines of
//! eight bytes, each half of which is filled by itself and has its own mark of being there. Of the two ways the one goes
//! that was not used last.
//!
//! What a miss costs: the boot stage `w25q080` of the images sets the flash to continuous quad reads (SPI_CTRLR0
//! 0xA0002022) at half the system's clock (BAUDR 2, the least that there is). A word then takes 8 clocks for address and
//! mode, 4 of waiting and 8 for the data: 20 clocks of the flash, 40 of the system. The way there and back takes about 6
//! more, which is estimated: 46.

/// How many pairs of lines there are.
const SETS: usize = 1024;
/// The line that an empty way holds: none.
const NOTHING: u32 = u32::MAX;
/// The windows on the flash, by the highest byte of the address: through the cache, through it without leaving anything
/// there, and past it, of which there are two.
const CACHED: u32 = 0x10;
const NO_ALLOCATION: u32 = 0x11;
const UNCACHED: u32 = 0x13;

/// What the cache has counted; the emulator reads it in place.
#[repr(C)]
#[derive(Default)]
pub(crate) struct Counters {
    /// The words that were asked for.
    pub(crate) accesses: u64,
    /// Those of them that had to come from the flash.
    pub(crate) misses: u64,
    /// Cycles that the instruction under way has to wait for the flash.
    pub(crate) stall: u32,
}

/// A pair of lines.
#[derive(Clone, Copy)]
struct Set {
    /// Which line is in each way.
    lines: [u32; 2],
    /// Which of its halves are there.
    halves: [u8; 2],
    /// The way that was not used last.
    older: u8,
}

impl Set {
    const EMPTY: Set = Set {
        lines: [NOTHING; 2],
        halves: [0; 2],
        older: 0,
    };
}

/// The cache.
pub(crate) struct Cache {
    sets: [Set; SETS],
    /// The word that the last instruction was taken from: the processor fetches two halfwords at a time.
    fetched: u32,
    miss: u32,
    on: bool,
    /// What was counted.
    pub(crate) counters: Counters,
}

impl Cache {
    /// An empty cache in which a miss costs nothing yet.
    pub(crate) fn new() -> Cache {
        Cache {
            sets: [Set::EMPTY; SETS],
            fetched: NOTHING,
            miss: 0,
            on: true,
            counters: Counters::default(),
        }
    }

    /// Sets what a miss costs, and whether anything is kept at all.
    pub(crate) fn set(&mut self, miss: u32, on: bool) {
        self.miss = miss;
        self.on = on;
    }

    /// Empties it.
    pub(crate) fn flush(&mut self) {
        self.sets = [Set::EMPTY; SETS];
        self.fetched = NOTHING;
    }

    /// An instruction is taken from an address, in flash or not.
    #[inline(always)]
    pub(crate) fn fetch(&mut self, address: u32) {
        let word = address >> 2;
        if word != self.fetched {
            self.fetched = word;
            self.read(address);
        }
    }

    /// The cycles that the instruction under way has to wait; whoever takes them has waited.
    #[inline(always)]
    pub(crate) fn take_stall(&mut self) -> u32 {
        match self.counters.stall {
            0 => 0,
            _ => std::mem::take(&mut self.counters.stall),
        }
    }

    /// Something is read from an address, in flash or not.
    #[inline(always)]
    pub(crate) fn read(&mut self, address: u32) {
        match address >> 24 {
            CACHED => self.look(address & 0x00FF_FFFF),
            NO_ALLOCATION..=UNCACHED => self.pass(address),
            _ => {}
        }
    }

    #[inline(always)]
    fn look(&mut self, offset: u32) {
        self.counters.accesses += 1;
        let line = offset >> 3;
        let half = 1 << (offset >> 2 & 1);
        let set = &mut self.sets[line as usize % SETS];
        let way = if set.lines[0] == line {
            0
        } else if set.lines[1] == line {
            1
        } else {
            let way = usize::from(set.older & 1);
            set.lines[way] = line;
            set.halves[way] = 0;
            way
        };
        set.older = 1 - way as u8;
        if set.halves[way] & half == 0 || !self.on {
            set.halves[way] |= half;
            self.counters.misses += 1;
            self.counters.stall += self.miss;
        }
    }

    /// A read that leaves nothing behind; two of the windows do not even look.
    fn pass(&mut self, address: u32) {
        self.counters.accesses += 1;
        let offset = address & 0x00FF_FFFF;
        let line = offset >> 3;
        let half = 1 << (offset >> 2 & 1);
        let set = &self.sets[line as usize % SETS];
        let there = (0..2).any(|way| set.lines[way] == line && set.halves[way] & half != 0);
        if address >> 24 != NO_ALLOCATION || !self.on || !there {
            self.counters.misses += 1;
            self.counters.stall += self.miss;
        }
    }
}
