// Takes the figures of one board that are no answers to a press, from a machine that runs its image. All of them are the
// machine's own time and counts, so they are the same on every computer.

import { wayTo } from '../catalogue.js';
import { Handheld } from '../machine/handheld.js';
import { STEADY_PLAY } from './screens.js';

const MS = 1e6;
/** The picture rests when nothing was sent for so long; a pointer bobs more slowly. */
const QUIET_MS = 200;
/** Whoever is called takes the device over after a silence, which is a little shorter than this. */
const TAKEN_OVER_MS = 1_500;

const words = (keys) => keys.split(' ').filter(Boolean);

/** A board that shows the start picture and has obeyed some keys. */
function switchOn(board, image, { seed = 7n, keys = '' } = {}) {
  const handheld = new Handheld(board, image, { seed });
  handheld.run(500);
  for (const key of words(keys)) tap(handheld, key);
  return handheld;
}

/** Presses a key and waits until all that follows from it is over, thinking too. */
function tap(handheld, key) {
  handheld.tap(key);
  do {
    if (!handheld.rest(QUIET_MS, 60_000)) throw new Error(`the picture never rests after ${key}`);
  } while (handheld.machine.thought);
}

/** From reset to the first picture on a lit panel. */
export function firstPicture(board, image) {
  // It draws its own seed, which takes time too.
  const handheld = new Handheld(board, image, {});
  while (!(handheld.lit && handheld.panel.shows) && handheld.milliseconds < 2000) handheld.run(0.1);
  const { cache, chip, cycles } = handheld.machine;
  return { ms: handheld.milliseconds, cycles, hitRate: cache.hitRate, mhz: chip.clkSys / 1e6 };
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
  for (let count = 0; count < actions; count++) {
    handheld.run(TAKEN_OVER_MS);
    tap(handheld, action);
  }
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
  return {
    decisions: decisions.length,
    cycles: longest.cycles,
    ms: (longest.ended - longest.began) / MS,
    hitRate: machine.cache.hitRate,
    stack: machine.deepestStack / machine.stackSize,
  };
}
