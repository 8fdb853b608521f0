// Every game of the catalogue has a game that a board plays.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { GAMES as CATALOGUE } from './catalogue.js';
import { GAMES } from './workshop.js';

test('every game of the catalogue is played on a board, and no other', () => {
  const files = readdirSync(GAMES);
  assert.deepEqual(files.toSorted(), CATALOGUE.map((game) => `${game}.txt`).toSorted());
  for (const file of files) {
    const text = readFileSync(join(GAMES, file), 'utf8');
    assert.ok(text.includes(`\ngame ${file.replace('.txt', '')}\n`), `${file} is about another game`);
    assert.ok(text.includes('\nto the end\n'), `${file} does not play it to its end`);
  }
});
