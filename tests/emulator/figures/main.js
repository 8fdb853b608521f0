// Prints the figures of the boards whose images are named, and fails where one is beyond its limit.
//
//   node tests/emulator/figures/main.js FOLDER BOARD... [--slow]
//   node tests/emulator/figures/main.js FOLDER BOARD --think GAME [SECONDS]

import { spawn } from 'node:child_process';
import { BOARDS } from '../boards.js';
import { readElf } from '../machine/elf.js';
import { changes, firstPicture, idle, moves, thinking, wear } from './measure.js';

/** Milliseconds; a whole picture by its columns, for a wider one takes longer on the wire. */
const LIMITS = {
  move: 8,
  change: { 240: 24, 320: 30 },
  first: 400,
  asleep: 95,
  think: 2000,
  // Chess counts its own time.
  thinkOf: { chess: 5500 },
};

const [folder, ...names] = process.argv.slice(2);
/** Images for the slower clock, for which no limit holds. */
const slow = names.includes('--slow');
if (slow) names.splice(names.indexOf('--slow'), 1);
const imageOf = (name) => readElf(`${folder}/parlour-${name}${slow ? '-slow' : ''}.elf`);
const broken = [];

/** Prints a line, and remembers it if it is beyond its limit. */
function line(board, name, value, limit, more = '', keeps = value <= limit) {
  const mark = keeps ? '' : '  TOO MUCH';
  if (!keeps && !slow) broken.push(`${board}: ${name}`);
  console.log(`  ${name.padEnd(34)} ${value.toFixed(2).padStart(9)} ${String(limit).padStart(7)}  ${more}${mark}`);
}

const details = ({ cycles, hitRate, bytes }) =>
  `${String(Math.round(cycles)).padStart(9)} ${(100 * hitRate).toFixed(1).padStart(6)} ${String(bytes ?? '').padStart(8)}`;

function report(name) {
  const board = BOARDS[name];
  const image = imageOf(name);
  console.log(`\n${name}, ${board.width} x ${board.height}`);
  console.log(`  ${''.padEnd(34)} ${'ms'.padStart(9)} ${'at most'.padStart(7)}  ${'cycles'.padStart(9)} ${'hits %'.padStart(6)} ${'bytes'.padStart(8)}`);
  for (const move of moves(board, image)) line(name, `focus: ${move.name}`, move.ms, LIMITS.move, details(move));
  for (const change of changes(board, image)) line(name, `picture: ${change.name}`, change.ms, LIMITS.change[board.width], details(change));
  const first = firstPicture(board, image);
  line(name, 'reset to first picture', first.ms, LIMITS.first, details(first));
  console.log(`  ${''.padEnd(34)} ${'%'.padStart(9)} ${'least'.padStart(7)}`);
  for (const [where, keys] of [['start picture', ''], ['list of games', 'A']]) {
    const share = 100 * idle(board, image, keys);
    line(name, `asleep: ${where}`, share, LIMITS.asleep, '', share >= LIMITS.asleep);
  }
}

function reportThinking(name, game, seconds = 60) {
  const { decisions, cycles, hitRate, ms, stack } = thinking(BOARDS[name], imageOf(name), game, Number(seconds));
  console.log(`\n${name}: computers play ${game} for ${seconds} s and decide ${decisions} times`);
  console.log(`  ${''.padEnd(34)} ${'ms'.padStart(9)} ${'at most'.padStart(7)}  ${'cycles'.padStart(9)} ${'hits %'.padStart(6)}`);
  line(name, 'longest decision', ms, LIMITS.thinkOf[game] ?? LIMITS.think, details({ cycles, hitRate }));
  console.log(`  stack: ${stack.used} of ${stack.there} bytes used`);
}

function reportWear(name) {
  const { programmed, erased } = wear(BOARDS[name], imageOf(name));
  console.log(`\n100 actions program ${Math.round(programmed)} bytes of flash and erase ${erased.toFixed(1)} sectors of it.`);
}

/** Takes the figures of every board in a process of its own, and prints them one board after the other. */
async function reportAll(boards) {
  const children = boards.map((board) => {
    const child = spawn(process.execPath, [process.argv[1], folder, board, ...(slow ? ['--slow'] : [])], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    return new Promise((done) => child.on('close', (code) => done({ said, code })));
  });
  for (const child of children) {
    const { said, code } = await child;
    process.stdout.write(said);
    if (code !== 0) process.exitCode = 1;
  }
}

const think = names.indexOf('--think');
if (think >= 0) {
  const [, game, seconds] = names.splice(think);
  for (const name of names) reportThinking(name, game, seconds);
} else if (names.length > 1) {
  await reportAll(names);
} else {
  for (const name of names) {
    report(name);
    reportWear(name);
  }
}
if (broken.length > 0) {
  console.log(`\nBeyond the limits:\n  ${broken.join('\n  ')}`);
  process.exitCode = 1;
}
