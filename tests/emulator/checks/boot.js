// A board's image, from power-on to the start picture, and the first touch of every key.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Film, same } from '../film.js';
import { follow, rest } from '../follow.js';
import { assertClean, boardWithImage } from '../workshop.js';

const FIRST_PICTURE_MS = 400;
/** Every key does something here: the list, the rules, the menu, the set-up. */
const ALL_KEYS = 'A DOWN UP X B Y B A DOWN RIGHT LEFT B';

export function boot(name) {
  const { board, switchOn } = boardWithImage(name);

  test(`${name} boots to the start picture, and lights it when it is whole`, () => {
    const [start] = new Film(board, { keys: '' }).steps;
    // It draws its own seed, which takes time too.
    const handheld = switchOn({});
    while (!handheld.lit && handheld.milliseconds < 1_000) handheld.run(1);
    assert.ok(handheld.milliseconds <= FIRST_PICTURE_MS, `light after ${handheld.milliseconds} ms`);
    const shown = handheld.panel.picture();
    assert.ok(start.pictures.some((picture) => same(picture, shown)), 'lit before the picture was whole');
    rest(handheld, start.pictures, 'start');
    assertClean(handheld);
  });

  test(`${name} obeys every key`, () => {
    const handheld = switchOn();
    follow(handheld, new Film(board, { keys: ALL_KEYS }), 'keys');
    assertClean(handheld);
  });

  if ('STICK' in board.keys) {
    test(`${name} takes the pressed stick for A`, () => {
      const { steps } = new Film(board, { keys: 'A' });
      const handheld = switchOn();
      rest(handheld, steps[0].pictures, 'start');
      handheld.tap('STICK');
      rest(handheld, steps[1].pictures, 'stick');
    });
  }
}
