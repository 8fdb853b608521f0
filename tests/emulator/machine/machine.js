// An RP2040 with a flash chip: runs a program instruction by instruction in its own time, and counts both.
// The same chip content, seed and inputs give the same instructions and cycles on every computer.

import { RP2040 } from 'rp2040js';
import { fillGaps } from './gaps.js';
import { QuickCore } from './quick.js';
import { ROM_END, callRom, installRom, memory } from './rom.js';

const RAM = 0x20000000;
/** Where in the flash the vector table lies; its first word is the top of the stack. */
const VECTORS = 0x100;
const BOOT_STAGE = 0x20041f00;
const BOOT_STAGE_BYTES = 256;
const WATCHDOG = 0x40058;
/** What the watchdog's first scratch register holds if the next two hold a seed that the program is to take. */
const WISH = 0x53656564;
/** What thread mode does without thinking: it looks whether there is something to think about. */
const GLIMPSE = 12_500;
/** What a function of the ROM costs at least, in cycles. */
const ROM_CYCLES = 20;

export class Machine {
  /**
   * With a seed the program plays the simulator's games with that seed; without one, what the oscillator and the
   * instants of presses bring about.
   * @param {{ flash: import('./flash.js').FlashChip, seed?: bigint, oscillator: () => number, wire: (machine: Machine) => void }} parts
   */
  constructor({ flash, seed, oscillator, wire }) {
    this.flash = flash;
    this.oscillator = oscillator;
    this.wire = wire;
    this.warnings = [];
    this.nanosBefore = 0;
    this.asleepNanos = 0;
    this.cycles = 0;
    this.resets = 0;
    /** What the program worked out in thread mode, one entry between two naps: the computer players' decisions. */
    this.thoughts = [];
    this.thought = null;
    /** Lets time pass during a flash operation, and tells when that began. */
    this.spend = (nanos) => {
      const began = this.nanos;
      this.cycles += nanos / this.cycleNanos;
      this.chip.clock.tick(nanos);
      return began;
    };
    this.quick = new QuickCore();
    this.cache = this.quick.cache;
    this.quick.flash.set(flash.cells);
    this.powerOnRam = noise(264 * 1024);
    this.#start(this.powerOnRam);
    if (seed !== undefined) {
      const halves = [seed & 0xffffffffn, seed >> 32n].map(Number);
      this.chip.peripherals[WATCHDOG].scratchData.set([WISH, ...halves]);
    }
  }

  /** Nanoseconds since the power came. */
  get nanos() {
    return this.nanosBefore + this.chip.clock.nanos;
  }

  get milliseconds() {
    return this.nanos / 1e6;
  }

  warn(text) {
    if (!this.warnings.includes(text)) this.warnings.push(text);
  }

  /** The stack begins where its first word says and ends at the bottom of the memory. */
  get stackSize() {
    return this.flash.word(VECTORS) - RAM;
  }

  /** How many bytes of the stack were ever used, by what the power-on left in its memory. */
  get deepestStack() {
    const untouched = this.powerOnRam;
    const first = this.chip.sram.findIndex((byte, at) => at >= this.stackSize || byte !== untouched[at]);
    return this.stackSize - first;
  }

  /** The flash chip has changed: what was kept of it counts no more. */
  flashChanged(offset, length) {
    this.quick.flash.set(this.flash.cells.subarray(offset, offset + length), offset);
    this.cache.flush();
  }

  bytes(address, length) {
    return memory(this, address, length);
  }

  /** Runs for some time. */
  run(nanos) {
    const end = this.nanos + nanos;
    while (this.nanos < end) this.#go(end);
  }

  /** Sleeps, does a function of the ROM, or runs instructions until something else is to be done. */
  #go(end) {
    const { chip } = this;
    const { core, clock } = chip;
    if (core.waiting) {
      this.#endThought();
      const left = end - this.nanos;
      const nap = clock.nextAlarm ? Math.min(clock.nanosToNextAlarm, left) : left;
      this.asleepNanos += nap;
      clock.tick(nap);
    } else if (core.PC < ROM_END) {
      callRom(this);
      this.cycles += ROM_CYCLES;
      clock.tick(ROM_CYCLES * this.cycleNanos);
    } else {
      this.#instructions(end - this.nanosBefore);
    }
    if (this.restart) this.#reset();
  }

  #instructions(end) {
    const { quick, chip } = this;
    const { core, clock } = chip;
    const began = this.nanos;
    let [spent, thought] = [0, 0];
    do {
      // Nothing happens until the next alarm but what the instructions do themselves.
      const until = clock.nextAlarm === null ? end : Math.min(end, clock.nextAlarm.nanos);
      const thinking = core.IPSR === 0;
      const { cycleNanos } = this;
      const cycles = quick.run((until - clock.nanos) / cycleNanos) || core.executeInstruction();
      spent += cycles;
      if (thinking) thought += cycles;
      clock.tick(cycles * cycleNanos);
    } while (clock.nanos < end && !core.waiting && core.PC >= ROM_END && !this.restart);
    this.cycles += spent;
    if (thought) {
      this.thought ??= { began, cycles: 0 };
      this.thought.cycles += thought;
    }
  }

  /** In thread mode the program sleeps only when there is nothing to think about. */
  #endThought() {
    if (this.thought?.cycles > GLIMPSE) this.thoughts.push({ ...this.thought, ended: this.nanos });
    this.thought = null;
  }

  /** The watchdog bit: all starts anew but the RAM and the watchdog's own notes. */
  #reset() {
    const former = this.chip;
    const notes = former.peripherals[WATCHDOG];
    this.nanosBefore += former.clock.nanos;
    this.resets += 1;
    this.#start(former.sram);
    const watchdog = this.chip.peripherals[WATCHDOG];
    watchdog.scratchData.set(notes.scratchData);
    watchdog.reason = notes.reason;
  }

  #start(ram) {
    this.restart = false;
    const chip = new RP2040();
    this.chip = chip;
    chip.logger = this.#logger();
    this.quick.serve(chip);
    chip.sram.set(ram);
    chip.addClockListener((hertz) => (this.cycleNanos = nanosOf(hertz)));
    // Until the program says otherwise all runs by the ring oscillator.
    chip.updateClocks();
    this.cache.flush();
    installRom(chip.bootrom);
    fillGaps(chip, this.cache, this.oscillator);
    const watchdog = chip.peripherals[WATCHDOG];
    watchdog.onWatchdogTrigger = () => {
      this.restart = true;
      // It would bite again at once, and for ever.
      watchdog.alarm.enable = false;
    };
    this.wire(this);
    // What the boot ROM does: copies the boot stage from flash to the end of the RAM and jumps to it.
    chip.sram.set(this.flash.cells.subarray(0, BOOT_STAGE_BYTES), BOOT_STAGE - RAM);
    chip.core.SP = BOOT_STAGE;
    chip.core.LR = 0;
    chip.core.PC = BOOT_STAGE;
  }

  #logger() {
    const note = (who, text) => this.warn(`${who}: ${text}`);
    return { debug() {}, info() {}, warn: note, error: note };
  }
}

/** How long a cycle takes, to a thousandth of a nanosecond, so that any sum of cycles is exact. */
const nanosOf = (hertz) => Math.round((1e9 / hertz) * 1024) / 1024;

/** What RAM holds when the power comes: anything. */
function noise(length) {
  const bytes = new Uint8Array(length);
  let state = 0x9e3779b9;
  for (let index = 0; index < length; index++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[index] = state;
  }
  return bytes;
}
