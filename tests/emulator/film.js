// What the simulator shows: every settled screen along a list of keys.

import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { PARLOUR, leave } from './workshop.js';

let films = 0;

/**
 * The simulator's pictures for a board along some keys or a recording; each step has a key, its pictures and their numbers. `pose` is
 * the pose whose saved game is there at the start; `crash` is where the program stops at the key CRASH, and its last words; `resume` are the keys that resume a game.
 */
export class Film {
  constructor(board, { keys, recording, pose, seed, crash, resume }) {
    const file = leave(`film-${process.pid}-${films++}.bin`);
    const flash = `${file}.flash`;
    const source = recording ? ['--recording', recording, '--flash', flash] : ['--keys', seed === undefined ? keys : `seed ${seed}\n${keys}`];
    const saves = pose ? ['--pose', pose] : [];
    const size = ['--size', `${board.width}x${board.height}`];
    const power = board.battery ? ['--battery', '100'] : [];
    const words = crash ? ['--crash', crash] : [];
    const cuts = resume ? ['--resume', resume] : [];
    const command = ['film', ...source, ...saves, ...size, ...power, ...words, ...cuts, '--out', file];
    const index = execFileSync(PARLOUR, command, { encoding: 'utf8' });
    const bytes = readFileSync(file);
    rmSync(file);
    /** What a board finds in its flash at the start of a recording. */
    this.saves = recording && readFileSync(flash);
    if (recording) rmSync(flash);
    const length = board.width * board.height;
    const picture = (number) => new Uint16Array(bytes.buffer, bytes.byteOffset + 2 * length * number, length);
    const [head, ...lines] = index.trim().split('\n');
    const [, switchedOn, extent] = head.split(' ');
    this.seed = BigInt(switchedOn);
    /** Whether the keys play a game to its end. */
    this.isWhole = extent === 'whole';
    this.steps = [];
    /** What is to be seen after a cut: for each state of the storage, the visit that brought it and the steps. */
    this.states = [];
    let steps = this.steps;
    for (const line of lines) {
      const [key, ...numbers] = line.split(' ');
      if (key === 'STATE') {
        steps = [];
        this.states.push({ visit: Number(numbers[0]), steps });
      } else {
        steps.push({ key, numbers: [...numbers].sort(), pictures: numbers.map((number) => picture(Number(number))) });
      }
    }
  }
}

/** Whether two pictures have the same pixels. */
export function same(picture, other) {
  return Buffer.compare(bytes(picture), bytes(other)) === 0;
}

const bytes = (words) => new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
