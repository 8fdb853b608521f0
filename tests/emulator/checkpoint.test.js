// A handheld that was taken back to a checkpoint does everything once more as it did the first time.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { same } from './film.js';
import { Checkpoint } from './machine/checkpoint.js';
import { boardWithImage } from './workshop.js';

/** To the deal of the first game and a move in it, so that something is saved. */
const WAY = ['A', 'A', 'A', 'A', 'A', 'RIGHT', 'A'];

test('what follows after a checkpoint is the same as often as it is taken back to it', () => {
  const handheld = boardWithImage('picopad').switchOn({ seed: 7n });
  handheld.run(600);
  handheld.tap('A');
  handheld.run(300);
  const checkpoint = new Checkpoint(handheld);
  const before = handheld.panel.picture();
  const play = () => {
    for (const key of WAY) {
      handheld.tap(key);
      handheld.run(400);
    }
    const { machine, flash, panel } = handheld;
    const { cache, cycles, nanos, asleepNanos } = machine;
    return { cycles, nanos, asleepNanos, misses: cache.misses, saved: flash.journal.length, cells: flash.cells.slice(), picture: panel.picture() };
  };
  const first = play();
  assert.ok(first.saved > 0, 'nothing was saved on the way: this shows less than it should');
  assert.ok(!same(first.picture, before));
  for (let time = 0; time < 2; time++) {
    checkpoint.restore();
    assert.ok(same(handheld.panel.picture(), before));
    assert.deepEqual(play(), first);
  }
});
