// Whole games, played by a board's button pins with computers in other seats. Each game is played on one board, in turn, for
// the boards differ in their wires and glass alone. A file in `games` is all that a further game needs: who sits there, the
// options and the seed. The game lies ready in the flash, and the simulator finds keys that play it to its end.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BOARDS } from '../boards.js';
import { Film } from '../film.js';
import { follow } from '../follow.js';
import { GAMES, assertClean, boardWithImage } from '../workshop.js';

/** How long a computer player may think, and how much of the stack may be in use. */
const THINKING_MS = 2_000;
const STACK_SHARE = 0.85;

export function games(name) {
  const { board, switchOn } = boardWithImage(name);

  const boards = Object.keys(BOARDS);
  const mine = readdirSync(GAMES).filter((_, number) => number % boards.length === boards.indexOf(name));
  for (const file of mine) {
    const game = file.replace('.txt', '');
    test(`${name} plays ${game}`, (context) => {
      const film = new Film(board, { recording: join(GAMES, file) });
      assert.ok(film.isWhole, 'this game does not come to its end');
      const handheld = switchOn({ seed: film.seed, saves: film.saves });
      follow(handheld, film, game);
      assertClean(handheld);

      const { machine } = handheld;
      const thought = Math.max(...machine.thoughts.map(({ began, ended }) => (ended - began) / 1e6));
      context.diagnostic(
        `${film.steps.length} screens, ${(handheld.milliseconds / 1e3).toFixed(0)} s, ` +
          `longest thought ${thought.toFixed(0)} ms, deepest stack ${machine.deepestStack} of ${machine.stackSize} bytes, ` +
          `${(100 * machine.cache.hitRate).toFixed(1)} % of the flash's words in its cache`,
      );
      assert.ok(thought <= THINKING_MS, `a computer thought for ${thought} ms`);
      assert.ok(machine.deepestStack <= STACK_SHARE * machine.stackSize, 'the stack is nearly full');
    });
  }
}
