// What happens when the program fails: it panics, or its interface goes round and round, in the midst of its work.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Film } from '../film.js';
import { follow, rest } from '../follow.js';
import { panic, starve } from '../machine/mishap.js';
import { assertClean, boardWithImage } from '../workshop.js';

/** A game of Checkers with a move of each side, the crash, the whole report, and on with the game. */
const KEYS = 'A @checkers A A A A CRASH X A LEFT';

/** What the watchdog waits for a sign of life, give or take the loop that it watches. */
const PATIENCE_MS = [3_500, 4_500];

const MISTAKE = { file: '/somewhere/src/console/table/deal.rs', line: 214, index: 3, length: 2 };

const FAULTS = {
  'a panic': {
    fail: (handheld) => panic(handheld, MISTAKE),
    crash: 'console/table/deal.rs:214 index out of bounds: the len is 2 but the index is 3',
    restarts: [0, 100],
  },
  'a dead interface': { fail: starve, crash: 'watchdog The interface gave no sign of life.', restarts: PATIENCE_MS },
};

export function faults(name) {
  const { board, switchOn } = boardWithImage(name);

  for (const [fault, { fail, crash, restarts }] of Object.entries(FAULTS)) {
    test(`${name} comes back from ${fault}, says so and offers to go on`, () => {
      const film = new Film(board, { keys: KEYS, crash });
      const handheld = switchOn({ seed: film.seed });
      const at = film.steps.findIndex((step) => step.key === 'CRASH');
      follow(handheld, { steps: film.steps.slice(0, at) }, 'before');

      fail(handheld);
      const took = restart(handheld);
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
}

/** Lets it restart, and tells how long that took. */
function restart(handheld) {
  const failed = handheld.milliseconds;
  while (handheld.machine.resets === 0 && handheld.milliseconds - failed < 10_000) handheld.run(1);
  return handheld.milliseconds - failed;
}
