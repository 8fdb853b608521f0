// Takes the figures of one board from a machine that runs its image. All of them are the machine's own time and
// counts, so they are the same on every computer.

import { wayTo } from '../catalogue.js';
import { Handheld } from '../machine/handheld.js';
import { CHANGES, MOVES, STEADY_PLAY } from './screens.js';

const MS = 1e6;
/** Longer than a full picture takes, shorter than until the next frame of something that moves. */
const ANSWER_MS = 60;
/** The picture rests when nothing was sent for so long; a pointer bobs more slowly. */
const QUIET_MS = 200;
/** Longer than a computer player waits before it shows its move or goes on after it. */
const PAUSE_MS = 3000;
/** What a pointer that bobs sends in that time, at most. */
const BOBS = 6000;
/** Presses that follow each other fall on different moments of the panel's own round. */
const STAGGER_MS = 4.3;

const words = (keys) => keys.split(' ').filter(Boolean);

/** A board that shows the start picture and has obeyed some keys. */
export function switchOn(board, image, { seed = 7n, keys = '' } = {}) {
  const handheld = new Handheld(board, image, { seed });
  handheld.run(500);
  for (const key of words(keys)) tap(handheld, key);
  return handheld;
}

/** Presses a key and waits until all that follows from it is over, thinking too. */
export function tap(handheld, key) {
  handheld.tap(key);
  do {
    if (!handheld.rest(QUIET_MS, 60_000)) throw new Error(`the picture never rests after ${key}`);
  } while (handheld.machine.thought);
}

/** Waits until no computer player has anything to do any more. */
function settle(handheld) {
  const { machine, panel } = handheld;
  let before;
  do {
    before = panel.bytesReceived;
    handheld.run(PAUSE_MS);
  } while (machine.thought || panel.bytesReceived - before > BOBS);
}

/** From the press of a key to the last pixel of the picture that answers it. */
function answer(handheld, key) {
  const { machine, panel } = handheld;
  handheld.run(STAGGER_MS);
  const before = { nanos: machine.nanos, bytes: panel.bytesReceived, pixels: panel.pixelsChanged };
  const { accesses, misses } = machine.cache;
  handheld.press(key);
  handheld.run(ANSWER_MS);
  const figures = {
    ms: (panel.lastChange - before.nanos) / MS,
    cycles: Math.round((panel.lastChange - before.nanos) / machine.cycleNanos),
    bytes: panel.bytesReceived - before.bytes,
    pixels: panel.pixelsChanged - before.pixels,
    hitRate: 1 - (machine.cache.misses - misses) / (machine.cache.accesses - accesses),
  };
  handheld.run(10);
  handheld.release(key);
  handheld.run(20);
  handheld.rest(QUIET_MS);
  return figures;
}

/** The slowest answer on a screen. */
function slowest(board, image, { name, seed, keys, moves, further = [] }) {
  const handheld = switchOn(board, image, { seed, keys });
  for (const next of ['', ...further]) {
    for (const key of words(next)) tap(handheld, key);
    if (further.length > 0) settle(handheld);
    // A key may lead nowhere, but not all of them.
    const seen = words(moves).map((key) => answer(handheld, key)).filter(({ pixels }) => pixels > 0);
    if (seen.length > 0) return { name, ...seen.reduce((worst, next) => (next.ms > worst.ms ? next : worst)) };
  }
  throw new Error(`${name}: nothing moves`);
}

/** One after the other, as they are asked for. */
function* each(screens, board, image) {
  for (const screen of screens) yield slowest(board, image, screen);
}

export const moves = (board, image) => each(MOVES, board, image);
export const changes = (board, image) => each(CHANGES, board, image);

/** From reset to the first picture on a lit panel. */
export function firstPicture(board, image) {
  // It draws its own seed, which takes time too.
  const handheld = new Handheld(board, image, {});
  while (!(handheld.lit && handheld.panel.shows) && handheld.milliseconds < 2000) handheld.run(0.1);
  return { ms: handheld.milliseconds, cycles: handheld.machine.cycles, hitRate: handheld.machine.cache.hitRate };
}

/** The share of time asleep while nobody does anything. */
export function idle(board, image, keys) {
  const handheld = switchOn(board, image, { keys });
  handheld.run(1000);
  const [from, asleep] = [handheld.machine.nanos, handheld.machine.asleepNanos];
  handheld.run(10_000);
  return (handheld.machine.asleepNanos - asleep) / (handheld.machine.nanos - from);
}

/** What a hundred actions cost the flash. */
export function wear(board, image) {
  const { keys, action, actions } = STEADY_PLAY;
  const handheld = switchOn(board, image, { keys });
  const { flash } = handheld;
  const [programmed, erased] = [flash.bytesProgrammed, flash.sectorsErased];
  for (let count = 0; count < actions; count++) tap(handheld, action);
  const share = 100 / actions;
  return { programmed: (flash.bytesProgrammed - programmed) * share, erased: (flash.sectorsErased - erased) * share };
}

/** Watches computers play each other, one of them of the strongest level: how long they think, and how deep the stack gets. */
export function thinking(board, image, game, seconds) {
  const handheld = switchOn(board, image, { seed: 3n, keys: wayTo(game) });
  // The only person becomes a computer of the strongest level, which is the one before "person".
  for (const key of words('DOWN LEFT UP')) tap(handheld, key);
  handheld.tap('A');
  const { machine } = handheld;
  const end = handheld.milliseconds + 1000 * seconds;
  while (handheld.milliseconds < end) handheld.run(100);
  const decisions = machine.thoughts.filter(({ cycles }) => cycles > 20_000);
  const longest = decisions.reduce((worst, next) => (next.cycles > worst.cycles ? next : worst), { cycles: 0, began: 0, ended: 0 });
  return { decisions: decisions.length, hitRate: machine.cache.hitRate, cycles: longest.cycles, ms: (longest.ended - longest.began) / MS, stack: { used: machine.deepestStack, there: machine.stackSize } };
}
