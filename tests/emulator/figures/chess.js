// Times the program that measures chess on an emulated RP2040: prints cycles for each node, and how deep a search looks
// in five seconds of the chip. Fails where that is too little. With --brief a search ends as soon as it has looked deep
// enough and its speed is known.
//
//   node tests/emulator/figures/chess.js FILE.elf [--brief]
//
// The processor alone is run, from the program's own start on, with the cache of its flash: nothing of a board takes part.

import { RP2040 } from 'rp2040js';
import { readElf } from '../machine/elf.js';
import { QuickCore } from '../machine/quick.js';

/** The clock of the boards, and the slower one that they can be built for. */
const [HERTZ, SLOW] = [200e6, 125e6];
const SECONDS = 5;
/** What a brief search takes at the least. */
const BRIEF_SECONDS = 2;
const POSITIONS = 10;
/** At the least: nodes in a second over all positions, and the depth in each. */
const LEAST = { nodes: 30_000, depth: 6 };
const VECTORS = 0x10000100;
const FLASH = 0x10000000;
const RAM = 0x20000000;
/** The program's words, in their order. */
const [DONE, NODES, DEPTH, STOP, NAME, NAME_LENGTH] = [0, 1, 2, 3, 4, 5];
/** Work that ends by itself, in its order; the search follows. */
const WORK = ['count', 'by bits', 'walk', 'by bits'];
const COLUMNS = [...WORK, 'search'];

const brief = process.argv[3] === '--brief';
const image = readElf(process.argv[2]);
const chip = new RP2040();
chip.logger = { debug() {}, info() {}, warn() {}, error() {} };
const quick = new QuickCore();
const { cache } = quick;
quick.serve(chip);
for (const { offset, bytes } of image.flash) chip.flash.set(bytes, offset);
const { core } = chip;
const word = (address) => chip.flashView.getUint32(address - FLASH, true);
core.SP = word(VECTORS);
core.PC = word(VECTORS + 4) & ~1;
core.VTOR = VECTORS;

const first = (image.symbols.get('DONE') - RAM) / 4;
const words = new Uint32Array(chip.sram.buffer, chip.sram.byteOffset, chip.sram.length / 4).subarray(first, first + 6);
let cycles = 0;

/** Runs until one more piece of work is done, or for so many cycles; gives the cycles. */
function run(enough = Infinity) {
  const before = words[DONE];
  const start = cycles;
  while (words[DONE] === before && cycles - start < enough) {
    if (core.waiting) throw new Error('the program has ended');
    cycles += quick.run(400);
    cycles += core.executeInstruction();
  }
  return cycles - start;
}

function work() {
  const spent = run();
  return { cycles: spent, nodes: words[NODES] };
}

function search() {
  run();
  let spent = run(BRIEF_SECONDS * HERTZ);
  const isDeep = () => brief && words[DEPTH] >= LEAST.depth;
  while (spent < SECONDS * HERTZ && !isDeep()) spent += run(HERTZ / 4);
  words[STOP] = 1;
  const depth = words[DEPTH];
  spent += run();
  return { cycles: spent, nodes: words[NODES], depth };
}

function name() {
  run();
  const at = words[NAME] - FLASH;
  return new TextDecoder().decode(chip.flash.subarray(at, at + words[NAME_LENGTH]));
}

const eachNode = ({ cycles, nodes }) => String(Math.round(cycles / nodes)).padStart(9);
const speed = ({ cycles, nodes }, hertz = HERTZ) => Math.round((hertz * nodes) / cycles);

console.log(`${'cycles a node'.padEnd(20)}${COLUMNS.map((column) => column.padStart(9)).join('')}${'nodes/s'.padStart(9)}${'depth'.padStart(7)}`);
words[DONE] = 0;
const sums = COLUMNS.map(() => ({ cycles: 0, nodes: 0 }));
const shallow = [];
for (let position = 0; position < POSITIONS; position++) {
  const called = name();
  const results = [...WORK.map(work), search()];
  results.forEach((result, column) => {
    sums[column].cycles += result.cycles;
    sums[column].nodes += result.nodes;
  });
  const looked = results.at(-1);
  if (looked.depth < LEAST.depth) shallow.push(called);
  console.log(`${called.padEnd(20)}${results.map(eachNode).join('')}${String(speed(looked)).padStart(9)}${String(looked.depth).padStart(7)}`);
}
const all = speed(sums.at(-1));
console.log(`${'all'.padEnd(20)}${sums.map(eachNode).join('')}${String(all).padStart(9)}`);
console.log(`The cache of the flash had ${(100 * cache.hitRate).toFixed(1)} % of what was asked of it.`);
console.log(`At ${SLOW / 1e6} MHz it would be ${speed(sums.at(-1), SLOW)} nodes in a second.`);
for (const called of shallow) console.log(`${called}: less than depth ${LEAST.depth} in ${SECONDS} s.`);
if (all < LEAST.nodes) console.log(`A search tries less than ${LEAST.nodes} nodes in a second.`);
if (all < LEAST.nodes || shallow.length > 0) process.exitCode = 1;
