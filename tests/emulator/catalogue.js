// The games in the order of the menu, from the one list that names them, and the way to each.

import { readFileSync } from 'node:fs';

const LIST = new URL('../../src/rules/catalogue.rs', import.meta.url);

/** The highest level of the computer players. */
const HIGHEST = { chess: 8, others: 3 };

/** The ids of all games. */
export const GAMES = [...readFileSync(LIST, 'utf8').matchAll(/^\s+(\w+) => \w+,$/gm)].map(([, folder]) => folder.replaceAll('_', '-'));

/** The keys from the start picture to the set-up of a game. */
export function wayTo(game) {
  const place = GAMES.indexOf(game);
  if (place < 0) throw new Error(`there is no game "${game}"; there are ${GAMES.join(', ')}`);
  return `A ${'DOWN '.repeat(place)}A `;
}

/** Whether a computer of the highest level sits in the game that a board plays to its end: then all that it thinks is seen there. */
export function isPlayedAtTheHighest(game) {
  const highest = HIGHEST[game] ?? HIGHEST.others;
  const text = readFileSync(new URL(`games/${game}.txt`, import.meta.url), 'utf8');
  return text.match(/^seats .*$/m)[0].includes(`/${highest}`);
}
