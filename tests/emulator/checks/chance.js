// Chance without a seed that was wished for: no two deals are the same, even if the oscillator does not swing at all.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wayTo } from '../catalogue.js';
import { same } from '../film.js';
import { assertClean, boardWithImage } from '../workshop.js';

const BOOT_MS = 600;
/** Thirteen cards lie open, and the person passes three before anybody else does anything. */
const GAME = 'hearts';
const SETTLED_MS = 3_000;
const stuck = () => 1;

export function chance(name) {
  test(`${name} deals other cards at every switch-on, with an oscillator that is stuck`, () => {
    const { switchOn } = boardWithImage(name);
    const fresh = () => switchOn({ oscillator: stuck });
    const cards = deal(fresh());
    assert.ok(same(cards, deal(fresh())), 'equal chips do not deal alike at equal instants: this shows nothing');
    assert.ok(!same(cards, deal(fresh(), 0.01)), 'a press on Deal ten microseconds later deals the same');
    assert.ok(!same(cards, deal(switchOn({}))), 'an oscillator that swings deals the same');

    // A switch-on without a game leaves nothing but its number.
    const idle = fresh();
    idle.run(BOOT_MS);
    const second = idle.powerCycle({ oscillator: stuck });
    assert.ok(!same(cards, deal(second)), 'the second switch-on deals what the first would have dealt');
    assertClean(second);
  });
}

/** Switches on, goes to the game, presses Deal after so long, and gives what is then to be seen. */
function deal(handheld, wait = 0) {
  handheld.run(BOOT_MS);
  for (const key of wayTo(GAME).trim().split(' ')) handheld.tap(key);
  handheld.run(wait);
  handheld.tap('A');
  handheld.run(SETTLED_MS);
  return handheld.panel.picture();
}
