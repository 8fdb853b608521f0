// Every screen that keys lead to, from the product's own list: `parlour gallery --walks` names the screens of the house and of
// every game of the catalogue, so a new game is measured without a word here.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wayTo } from '../catalogue.js';
import { PARLOUR, leave } from '../workshop.js';

/** What a hand cannot bring about: a battery that runs low, a program that fails, the tips where a seed was wished for. */
const BEYOND_KEYS = /%|CRASH|TIPS/;

/**
 * The screens, each once: its name, the seed, the keys from the start picture on, what is in the flash at the start, and how
 * many keys lead to the game that is saved there.
 */
export function screens() {
  const folder = leave('walks');
  mkdirSync(folder, { recursive: true });
  const list = execFileSync(PARLOUR, ['gallery', '--walks', folder], { encoding: 'utf8' });
  const found = new Map();
  for (const line of list.trimEnd().split('\n')) {
    const [name, seed, keys, resumes] = line.split('\t');
    if (BEYOND_KEYS.test(keys)) continue;
    const file = join(folder, `${name}.flash`);
    const saves = existsSync(file) ? readFileSync(file) : undefined;
    const settled = settledKeys(keys);
    const place = `${seed} ${saves?.toString('base64')} ${settled}`;
    if (!found.has(place)) found.set(place, { name, seed: BigInt(seed), keys: settled, saves, resumes: Number(resumes) });
  }
  return [...found.values()];
}

/** An instant in the middle of a movement counts as the screen at which the movement ends. */
function settledKeys(keys) {
  const words = keys.split(' ').filter((word) => word !== '' && !/^\d+$/.test(word));
  return words.map((word) => word.replace('!', '')).join(' ');
}

/** What is pressed on every screen: all ways of the focus, a look, and the menu, which is another picture. */
export const TOUCHES = ['RIGHT', 'LEFT', 'DOWN', 'UP', 'X', 'B', 'Y', 'DOWN', 'B'];

/** A game in which people do nothing but pass, one press an action. */
export const STEADY_PLAY = {
  keys: `${wayTo('no-thanks')} UP UP LEFT LEFT UP LEFT LEFT UP LEFT LEFT UP UP A`,
  action: 'A',
  actions: 40,
};
