// Whole games on a board, played by its button pins with computers in other seats. A file in `games` is all that a
// further game needs; `parlour record` writes it.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Film } from '../film.js';
import { follow } from '../follow.js';
import { GAMES, assertClean, boardWithImage } from '../workshop.js';

/** How long a computer player may think, and what has to be left of the stack. */
const THINKING_MS = 2_000;
const SPARE_STACK = 8 * 1024;

export function games(name) {
  const { board, switchOn } = boardWithImage(name);

  for (const file of readdirSync(GAMES)) {
    const game = file.replace('.keys', '');
    test(`${name} plays ${game}`, (context) => {
      const film = new Film(board, { recording: join(GAMES, file) });
      assert.ok(film.isWhole, `these keys do not end the game any more; record it anew with parlour record`);
      const handheld = switchOn({ seed: film.seed });
      follow(handheld, film, game);
      assertClean(handheld);

      const { machine } = handheld;
      const thought = Math.max(...machine.thoughts.map(({ began, ended }) => (ended - began) / 1e6));
      context.diagnostic(
        `${film.steps.length} screens, ${(handheld.milliseconds / 1e3).toFixed(0)} s, ` +
          `longest thought ${thought.toFixed(0)} ms, deepest stack ${machine.deepestStack} of ${machine.stackSize} bytes`,
      );
      assert.ok(thought <= THINKING_MS, `a computer thought for ${thought} ms`);
      assert.ok(machine.stackSize - machine.deepestStack >= SPARE_STACK, 'the stack is nearly full');
    });
  }
}
