// An ELF file for the RP2040: what goes into flash, and where symbols lie.

import { readFileSync } from 'node:fs';

const FLASH = 0x10000000;
const FLASH_END = 0x11000000;
const LOADED = 1;
const SYMBOL_TABLE = 2;

/** @returns {{ flash: {offset: number, bytes: Uint8Array}[], symbols: Map<string, number> }} */
export function readElf(path) {
  const file = readFileSync(path);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const word = (at) => view.getUint32(at, true);
  const half = (at) => view.getUint16(at, true);
  if (word(0) !== 0x464c457f || file[4] !== 1) throw new Error(`${path} is no 32-bit ELF file`);

  const flash = [];
  for (let index = 0; index < half(44); index++) {
    const header = word(28) + index * half(42);
    const [type, offset, , address, size] = [0, 4, 8, 12, 16].map((field) => word(header + field));
    if (type !== LOADED || size === 0) continue;
    if (address < FLASH || address + size > FLASH_END) {
      throw new Error(`${path} has ${size} bytes to load at ${address.toString(16)}, outside the flash`);
    }
    flash.push({ offset: address - FLASH, bytes: file.subarray(offset, offset + size) });
  }
  return { flash, symbols: readSymbols(file, word, half) };
}

function readSymbols(file, word, half) {
  const symbols = new Map();
  const section = (index) => word(32) + index * half(46);
  for (let index = 0; index < half(48); index++) {
    const header = section(index);
    if (word(header + 4) !== SYMBOL_TABLE) continue;
    const names = word(section(word(header + 24)) + 16);
    const [start, size, entry] = [16, 20, 36].map((field) => word(header + field));
    for (let at = start; at < start + size; at += entry) {
      const name = names + word(at);
      symbols.set(file.toString('latin1', name, file.indexOf(0, name)), word(at + 4));
    }
  }
  return symbols;
}
