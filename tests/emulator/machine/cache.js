// The cache of the flash as the emulator sees it; `quick/cache.rs` tells how it works and what it costs. PARLOUR_MISS sets
// another cost; with 0 the flash is as quick as the RAM.

export const MISS_CYCLES = 46;

/** The cost of a miss in cycles, as the environment has it. */
function missCycles() {
  const { PARLOUR_MISS: wish } = process.env;
  if (wish === undefined) return MISS_CYCLES;
  if (!/^\d+$/.test(wish)) throw new Error(`PARLOUR_MISS is a number of cycles, not "${wish}"`);
  return Number(wish);
}

export class FlashCache {
  constructor(exports, miss = missCycles()) {
    this.exports = exports;
    this.miss = miss;
    const at = exports.counters();
    this.counts = new BigUint64Array(exports.memory.buffer, at, 2);
    this.waits = new Uint32Array(exports.memory.buffer, at + 16, 1);
    this.on = true;
  }

  /** Whether it keeps anything at all. */
  set on(on) {
    this.exports.cache_set(this.miss, on);
  }

  get accesses() {
    return Number(this.counts[0]);
  }

  get misses() {
    return Number(this.counts[1]);
  }

  /** The share of the accesses that found what they wanted. */
  get hitRate() {
    return this.accesses === 0 ? 1 : 1 - this.misses / this.accesses;
  }

  /** Cycles that the instruction under way has to wait for the flash; whoever takes them has waited. */
  takeStall() {
    const [cycles] = this.waits;
    this.waits[0] = 0;
    return cycles;
  }

  /** What programming, erasing and the ROM's own function do. */
  flush() {
    this.exports.cache_flush();
  }

  /** An instruction is taken from an address, in flash or not. */
  fetch(address) {
    this.exports.cache_fetch(address);
  }

  /** Something is read from an address, in flash or not. */
  read(address) {
    this.exports.cache_read(address);
  }

  /** Lets the emulator's own core and its DMA read the flash through the cache, and wait for it. */
  serve(chip) {
    watchCore(this, chip);
    for (const channel of chip.dma.channels) watchChannel(this, chip, channel);
  }
}

function watchCore(cache, { core }) {
  const { executeInstruction, readUint8, readUint16, readUint32 } = core;
  /** How many halfwords of the instruction are still to be fetched. */
  let opcode = 0;
  core.executeInstruction = () => {
    // What comes next is fetched already when an interrupt takes its place.
    cache.fetch(core.PC);
    opcode = 1;
    return executeInstruction.call(core) + cache.takeStall();
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
    cache.read(address);
    return readUint32.call(core, address);
  };
}

/** A transfer out of the flash waits for a miss before it moves anything. */
function watchChannel(cache, chip, channel) {
  const alarm = channel.transferAlarm;
  let waited = false;
  alarm.callback = () => {
    if (!waited && isFlash(channel.readAddr)) {
      const before = cache.misses;
      cache.read(channel.readAddr);
      // It is not the processor that waits.
      if (cache.misses > before) {
        cache.waits[0] -= cache.miss;
        waited = true;
        return alarm.schedule((cache.miss * 1e9) / chip.clkSys);
      }
    }
    waited = false;
    return channel.transfer();
  };
}

const isFlash = (address) => address >>> 26 === 0x10000000 >>> 26;
