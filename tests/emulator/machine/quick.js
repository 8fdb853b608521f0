// The quick processor beside the emulator's own. What `quick/lib.rs` does is compiled, with registers, RAM, flash and cache
// in its memory; here the emulator's chip is made to use the same ones, and to read the flash through the same cache.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TARGET } from '../target.js';
import { FlashCache } from './cache.js';

const FILE = join(TARGET, 'wasm32-unknown-unknown/release/parlour_quick.wasm');
const FLASH_BYTES = 16 << 20;
const RAM_BYTES = 264 << 10;
/** More cycles than anybody waits for. */
const EVER = 0x7fffffff;

let compiled;

export class QuickCore {
  constructor(miss) {
    compiled ??= new WebAssembly.Module(readFileSync(FILE));
    const { exports } = new WebAssembly.Instance(compiled);
    this.exports = exports;
    // The first call makes the memories, which may move the whole.
    exports.cache_flush();
    const { buffer } = exports.memory;
    this.registers = new Uint32Array(buffer, exports.registers(), 16);
    this.ram = new Uint8Array(buffer, exports.ram(), RAM_BYTES);
    this.flash = new Uint8Array(buffer, exports.flash(), FLASH_BYTES);
    this.cache = new FlashCache(exports, miss);
  }

  /** Shares its registers and memories with a chip of the emulator. */
  serve(chip) {
    const { buffer } = this.ram;
    this.core = chip.core;
    this.registers.set(chip.core.registers);
    chip.core.registers = this.registers;
    chip.sram = this.ram;
    chip.sramView = new DataView(buffer, this.ram.byteOffset, RAM_BYTES);
    chip.flash = this.flash;
    chip.flash16 = new Uint16Array(buffer, this.flash.byteOffset, FLASH_BYTES / 2);
    chip.flashView = new DataView(buffer, this.flash.byteOffset, FLASH_BYTES);
    this.cache.serve(chip);
  }

  /** Does instructions for at least so many cycles, or up to one that it leaves to the emulator; returns the cycles. */
  run(enough) {
    const { core, exports } = this;
    if (core.interruptsUpdated || !(enough > 0)) return 0;
    exports.set_flags((core.N << 3) | (core.Z << 2) | (core.C << 1) | core.V);
    const cycles = exports.run(Math.min(Math.ceil(enough), EVER));
    const flags = exports.flags();
    core.N = (flags & 8) !== 0;
    core.Z = (flags & 4) !== 0;
    core.C = (flags & 2) !== 0;
    core.V = (flags & 1) !== 0;
    return cycles;
  }
}
