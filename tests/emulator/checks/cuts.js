// The power goes, in the middle of a save or at any instant, and comes back: the game that is resumed is the one whose
// save was finished last, or, where the cut fell into a save, that or the one which was being saved.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BOARDS } from '../boards.js';
import { Film } from '../film.js';
import { follow, play, rest } from '../follow.js';
import { TEARS } from '../machine/flash.js';
import { assertClean, boardWithImage } from '../workshop.js';

const RECORDING = fileURLToPath(new URL('../two-persons.txt', import.meta.url));
const RESUME = 'A @checkers A A';
/** Between two operations of one save passes less time than this, and more between two saves. */
const GAP_NANOS = 10_000_000;
const RANDOM_CUTS = 12;
/** All that can become of an operation in which the power goes. */
const ENDS = ['before', ...TEARS];

export function cuts(name) {
  test(`${name} resumes after a cut`, async (context) => {
    const { board, switchOn } = boardWithImage(name);
    const film = new Film(board, { recording: RECORDING, resume: RESUME });
    const first = switchOn({ seed: film.seed });
    follow(first, film, 'the game before the cuts');
    // All boards together see every operation end in every way.
    const boards = Object.keys(BOARDS);
    const isMine = (number) => number % boards.length === boards.indexOf(name);
    const saves = savesOf(first.flash.journal);
    assert.equal(saves.length, film.states.at(-1).visit, 'it saves when the simulator does');

    /** Cuts the power after so many operations, tears the next, and sees what is resumed. */
    const check = (operations, tear, where) => {
      const allowed = film.states.filter(({ visit }) => visits(saves, operations, tear).includes(visit));
      const handheld = switchOn({ seed: film.seed, flash: first.flash.asOf(operations, tear) });
      resume(handheld, allowed, `${where}, ${tear} operation ${operations}`);
    };

    const moments = {
      'the deal': saves[0],
      'an action': saves[2],
      'an action that opens a sector': saves.find((save, number) => number > 0 && save.erases),
      'the end': saves.at(-2),
    };
    for (const [where, save] of Object.entries(moments)) {
      await context.test(`at every operation of the save of ${where}`, () => {
        for (let operation = save.from; operation < save.to; operation++) {
          ENDS.forEach((end, number) => {
            if (isMine(operation + number)) check(operation, end, where);
          });
        }
        check(save.to, 'before', where);
      });
    }

    await context.test('at random instants', () => {
      const random = randomNumbers();
      const { began } = first.flash.journal[0];
      for (let count = 0; count < RANDOM_CUTS; count++) {
        const instant = began + random() * (first.machine.nanos - began);
        const operations = first.flash.journal.filter(({ ended }) => ended <= instant).length;
        const within = first.flash.journal[operations]?.began < instant;
        if (!isMine(count)) continue;
        check(operations, within ? 'bits' : 'before', `at ${Math.round(instant / 1e6)} ms`);
      }
    });
  });
}

/** The operations of each save: the first, the one after the last, and whether a sector is erased. */
function savesOf(journal) {
  const saves = [];
  journal.forEach((operation, number) => {
    if (number === 0 || operation.began - journal[number - 1].ended > GAP_NANOS) saves.push({ from: number, erases: false });
    const save = saves.at(-1);
    save.to = number + 1;
    save.erases ||= operation.page === undefined;
  });
  return saves;
}

/** The saves that may be found after a cut, by number; 0 is the empty storage. */
function visits(saves, operations, tear) {
  const done = saves.filter(({ to }) => to <= operations).length;
  const within = saves.some(({ from, to }) => from <= operations && operations < to);
  const torn = within && (operations > saves[done].from || tear !== 'before');
  return torn ? [done, done + 1] : [done];
}

/** Boots and resumes; at its end the glass must show one of the states that are allowed. */
function resume(handheld, allowed, where) {
  const [{ steps }] = allowed;
  steps.forEach(({ key }, number) => {
    play(handheld, key);
    rest(handheld, allowed.flatMap((state) => state.steps[number].pictures), `${where}, resuming with ${key}`);
  });
  assertClean(handheld);
}

/** Numbers from 0 to 1, the same in every run. */
function randomNumbers() {
  let state = 0x12345678;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
