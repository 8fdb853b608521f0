// Where images, the simulator and what tests leave behind lie, and what every test asks for at its end.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BOARDS } from './boards.js';
import { readElf } from './machine/elf.js';
import { Handheld } from './machine/handheld.js';
import { writePng } from './machine/png.js';
import { TARGET } from './target.js';

const HERE = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
export const PARLOUR = process.env.PARLOUR ?? join(TARGET, 'debug/parlour');
/** The recorded games. */
export const GAMES = join(HERE, 'games');
/** Films, and pictures of failures. */
const OUT = join(TARGET, 'emulator');

/** Embassy looks at this register before every transfer; the emulator does not have it and nothing depends on it. */
const KNOWN_WARNING = 'DMA: Unimplemented peripheral read from 0x444';

/** A board with its image in it, not yet switched on. */
export function boardWithImage(name) {
  const board = { name, ...BOARDS[name] };
  const image = readElf(join(TARGET, `firmware/parlour-${name}.elf`));
  return { board, switchOn: (options = { seed: 1n }) => new Handheld(board, image, options) };
}

/** Nothing was done that a real chip or panel would have no answer to. */
export function assertClean(handheld) {
  assert.deepEqual(handheld.warnings.filter((text) => text !== KNOWN_WARNING), []);
}

/** The path of a file that a test leaves behind. */
export function leave(name) {
  mkdirSync(OUT, { recursive: true });
  return join(OUT, name);
}

/** Keeps a picture for whoever looks into a failure, and says where. */
export function keepPicture(name, picture, width) {
  const path = leave(`${name}.png`);
  writePng(path, picture, width);
  return path;
}
