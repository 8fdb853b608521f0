// Times the program that measures chess on an emulated RP2040, and prints cycles for each node.
//
//   node tests/emulator/figures/chess.js FILE.elf
//
// The processor alone is run, from the program's own start on: nothing of a board takes part.

import { RP2040 } from 'rp2040js';
import { readElf } from '../machine/elf.js';

const HERTZ = 125e6;
const VECTORS = 0x10000100;
const RAM = 0x20000000;
/** The pieces of work on each position, in their order. */
const WORK = ['count', 'bitboards', 'search'];
const NAMES = [
  'start',
  'everything at once',
  'quiet middle game',
  'isolated pawn',
  'kings on both wings',
  'closed centre',
  'open files',
  'attack on the king',
  'rook ending',
  'pawn ending',
];
/** At most, in cycles: what 30,000 nodes of a search in a second leave for each. */
const LIMIT = Math.floor(HERTZ / 30_000);

const image = readElf(process.argv[2]);
const chip = new RP2040();
chip.logger = { debug() {}, info() {}, warn() {}, error() {} };
for (const { offset, bytes } of image.flash) chip.flash.set(bytes, offset);
const { core } = chip;
const word = (address) => chip.flashView.getUint32(address - 0x10000000, true);
core.SP = word(VECTORS);
core.PC = word(VECTORS + 4) & ~1;
core.VTOR = VECTORS;

const done = (image.symbols.get('DONE') - RAM) / 4;
const ram = new Uint32Array(chip.sram.buffer, chip.sram.byteOffset, chip.sram.length / 4);
let cycles = 0;

/** Runs until one more piece of work is done, and gives its cycles and what came of it. */
function next() {
  const before = ram[done];
  const start = cycles;
  while (ram[done] === before) {
    if (core.waiting) throw new Error('the program has ended');
    for (let left = 32; left > 0; left--) cycles += core.executeInstruction();
  }
  return { cycles: cycles - start, nodes: ram[done + 1], depth: ram[done + 2] };
}

ram[done] = 0;
next();
console.log(`${'cycles a node'.padEnd(22)}${WORK.map((work) => work.padStart(12)).join('')}${'nodes/s'.padStart(10)}${'depth'.padStart(7)}`);
const sums = WORK.map(() => ({ cycles: 0, nodes: 0 }));
let slow = false;
for (const name of NAMES) {
  const results = WORK.map(next);
  results.forEach((result, work) => {
    sums[work].cycles += result.cycles;
    sums[work].nodes += result.nodes;
  });
  const each = results.map((result) => String(Math.round(result.cycles / result.nodes)).padStart(12));
  const search = results[2];
  const speed = Math.round((HERTZ * search.nodes) / search.cycles);
  console.log(`${name.padEnd(22)}${each.join('')}${String(speed).padStart(10)}${String(search.depth).padStart(7)}`);
}
const all = sums.map((sum) => String(Math.round(sum.cycles / sum.nodes)).padStart(12));
const speed = Math.round((HERTZ * sums[2].nodes) / sums[2].cycles);
slow = sums[2].cycles / sums[2].nodes > LIMIT;
console.log(`${'all'.padEnd(22)}${all.join('')}${String(speed).padStart(10)}`);
if (slow) {
  console.log(`A search takes more than ${LIMIT} cycles a node.`);
  process.exitCode = 1;
}
