// What happens when the program fails, with the images that fail on purpose: X, Y and up panic, X, Y and down starve.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Film } from '../film.js';
import { follow, rest } from '../follow.js';
import { assertClean, boardWithImage } from '../workshop.js';

/** A game of Checkers with a move of each side, the crash, the whole report, and on with the game. */
const KEYS = 'A @checkers A A A A CRASH X A LEFT';

/** What the watchdog waits for a sign of life, give or take the loop that it watches. */
const PATIENCE_MS = [3_500, 4_500];

const SOURCE = 'firmware/device/fault.rs';
const MISTAKE = 'a mistake on purpose';

const FAULTS = {
  'a panic': { key: 'UP', crash: `${SOURCE}:${lineOf(MISTAKE)} ${MISTAKE}`, restarts: [0, 100] },
  'a dead interface': { key: 'DOWN', crash: 'watchdog The interface gave no sign of life.', restarts: PATIENCE_MS },
};

export function faults(name) {
  const { board, switchOn } = boardWithImage(name, '-faults');

  for (const [fault, { key, crash, restarts }] of Object.entries(FAULTS)) {
    test(`${name} comes back from ${fault}, says so and offers to go on`, () => {
      const film = new Film(board, { keys: KEYS, crash });
      const handheld = switchOn({ seed: film.seed });
      const at = film.steps.findIndex((step) => step.key === 'CRASH');
      follow(handheld, { steps: film.steps.slice(0, at) }, 'before');

      const took = fail(handheld, key);
      assert.ok(took >= restarts[0] && took <= restarts[1], `it restarted after ${took} ms`);
      rest(handheld, film.steps[at].pictures, `the page after ${fault}`);
      follow(handheld, { steps: film.steps.slice(at + 1) }, `after ${fault}`);
      assert.equal(handheld.machine.resets, 1);
      assertClean(handheld);

      // It tells only once.
      const [start] = film.steps;
      rest(handheld.powerCycle(), start.pictures, 'the next start');
    });
  }

  test(`${name} as people flash it does not fail on purpose`, () => {
    const handheld = boardWithImage(name).switchOn();
    handheld.run(500);
    ['X', 'Y', 'UP', 'DOWN'].forEach((key) => handheld.press(key));
    handheld.run(5_000);
    assert.equal(handheld.machine.resets, 0);
  });
}

/** Presses the keys that make the program fail, lets go when it has, and tells how long it took to restart. */
function fail(handheld, key) {
  const { machine } = handheld;
  const pressed = handheld.milliseconds;
  for (const held of ['X', 'Y', key]) handheld.press(held);
  while (machine.resets === 0 && handheld.milliseconds - pressed < 50) handheld.run(1);
  // Whoever still held them at the restart would make it fail again.
  for (const held of ['X', 'Y', key]) handheld.release(held);
  while (machine.resets === 0 && handheld.milliseconds - pressed < 10_000) handheld.run(10);
  return handheld.milliseconds - pressed;
}

/** The line of the firmware's source on which some words stand. */
function lineOf(words) {
  const source = readFileSync(new URL(`../../../src/${SOURCE}`, import.meta.url), 'utf8');
  return source.split('\n').findIndex((line) => line.includes(words)) + 1;
}
