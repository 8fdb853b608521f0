// The cache between the processor and the flash (RP2040 datasheet, 2.6.3.1 and 2.6.3.2): 16 KiB in two ways, lines of eight
// bytes, each half of which is filled by itself and has its own mark of being there. Of the two ways the one goes that
// was not used last.
//
// What a miss costs: the boot stage `w25q080` of the images sets the flash to continuous quad reads (SPI_CTRLR0
// 0xa0002022) at half the system's clock (BAUDR 2, the least that there is). A word then takes 8 clocks for address and
// mode, 4 of waiting and 8 for the data: 20 clocks of the flash, 40 of the system. The way there and back takes about 6
// more, which is estimated. PARLOUR_MISS sets another cost; with 0 the flash is as quick as the RAM.

export const MISS_CYCLES = 46;

const FLASH = 0x10000000;
const SETS = 1024;
/** What a way holds when it is empty: the name of no line. */
const NOTHING = -1;
/** The windows on the flash, by the highest byte of the address. */
const CACHED = 0x10;
const NO_ALLOCATION = 0x11;
const UNCACHED = 0x13;

/** The cost of a miss in cycles, as the environment has it. */
export function missCycles() {
  const { PARLOUR_MISS: wish } = process.env;
  if (wish === undefined) return MISS_CYCLES;
  if (!/^\d+$/.test(wish)) throw new Error(`PARLOUR_MISS is a number of cycles, not "${wish}"`);
  return Number(wish);
}

export class FlashCache {
  constructor(miss = missCycles()) {
    this.miss = miss;
    this.on = true;
    /** Two entries a set: which line is in each way, and which of its halves. */
    this.lines = new Int32Array(2 * SETS);
    this.halves = new Uint8Array(2 * SETS);
    /** The way of each set that was not used last. */
    this.older = new Uint8Array(SETS);
    this.accesses = 0;
    this.misses = 0;
    /** Cycles that the instruction under way has to wait for the flash. */
    this.stall = 0;
    this.flush();
  }

  get hits() {
    return this.accesses - this.misses;
  }

  /** The share of the accesses that found what they wanted. */
  get hitRate() {
    return this.accesses === 0 ? 1 : this.hits / this.accesses;
  }

  /** What programming, erasing and the ROM's own function do. */
  flush() {
    this.lines.fill(NOTHING);
    this.halves.fill(0);
    this.older.fill(0);
    /** The word that the processor took its last instruction from: it fetches two halfwords at a time. */
    this.fetched = NOTHING;
  }

  /** An instruction is taken from an address, in flash or not. */
  fetch(address) {
    const word = address >>> 2;
    if (word === this.fetched) return;
    this.fetched = word;
    this.read(address);
  }

  /** Something is read from an address, in flash or not. */
  read(address) {
    const window = address >>> 24;
    if (window === CACHED) this.#look(address - FLASH);
    else if (window >= NO_ALLOCATION && window <= UNCACHED) this.#pass(window, address & 0xffffff);
  }

  #look(offset) {
    this.accesses += 1;
    const line = offset >>> 3;
    const set = line & (SETS - 1);
    const half = 1 << ((offset >> 2) & 1);
    const { lines, halves, older } = this;
    const first = set << 1;
    let way = 0;
    if (lines[first] !== line) {
      if (lines[first + 1] === line) {
        way = 1;
      } else {
        way = older[set];
        lines[first + way] = line;
        halves[first + way] = 0;
      }
    }
    older[set] = way ^ 1;
    if (halves[first + way] & half && this.on) return;
    halves[first + way] |= half;
    this.misses += 1;
    this.stall += this.miss;
  }

  /** A read that leaves nothing behind in the cache; some windows do not even look there. */
  #pass(window, offset) {
    this.accesses += 1;
    const line = offset >>> 3;
    const first = (line & (SETS - 1)) << 1;
    const half = 1 << ((offset >> 2) & 1);
    const has = (entry) => this.lines[entry] === line && (this.halves[entry] & half) !== 0;
    if (window === NO_ALLOCATION && this.on && (has(first) || has(first + 1))) return;
    this.misses += 1;
    this.stall += this.miss;
  }
}

/** Lets the emulator's own core and its DMA read the flash through the cache, and wait for it. */
export function readThrough(cache, chip) {
  watchCore(cache, chip);
  for (const channel of chip.dma.channels) watchChannel(cache, chip, channel);
}

function watchCore(cache, { core }) {
  const { executeInstruction, readUint8, readUint16, readUint32 } = core;
  /** How many halfwords of the instruction are still to be fetched. */
  let opcode = 0;
  core.executeInstruction = () => {
    // What comes next is fetched already when an interrupt takes its place.
    cache.fetch(core.PC);
    opcode = 1;
    const cycles = executeInstruction.call(core) + cache.stall;
    cache.stall = 0;
    return cycles;
  };
  core.readUint16 = (address) => {
    const value = readUint16.call(core, address);
    if (opcode === 0) {
      cache.read(address);
    } else {
      cache.fetch(address);
      // A long instruction has a second half.
      opcode = opcode === 1 && value >= 0xe800 ? 2 : 0;
    }
    return value;
  };
  core.readUint8 = (address) => {
    cache.read(address);
    return readUint8.call(core, address);
  };
  core.readUint32 = (address) => {
    cache.read(address >>> 0);
    return readUint32.call(core, address);
  };
}

/** A transfer out of the flash waits for a miss before it moves anything. */
function watchChannel(cache, chip, channel) {
  const alarm = channel.transferAlarm;
  let waited = false;
  alarm.callback = () => {
    if (!waited) {
      const pending = cache.stall;
      cache.read(channel.readAddr);
      const cycles = cache.stall - pending;
      cache.stall = pending;
      if (cycles > 0) {
        waited = true;
        return alarm.schedule((cycles * 1e9) / chip.clkSys);
      }
    }
    waited = false;
    return channel.transfer();
  };
}
