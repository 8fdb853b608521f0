// Every kind of screen: the keys that lead to it from the start picture, and those whose answer is timed there.

import { GAMES, wayTo } from '../catalogue.js';

/** Any game will do for the screens that look alike with all. */
const ANY = wayTo('crazy-eights');
/** From the set-up of a game for four: two people and two computers, and the curtain lifted. */
const TWO_PEOPLE = 'DOWN DOWN LEFT LEFT UP UP A A A ';

/** What the focus does: the least that a press changes. */
const HOUSE_MOVES = [
  { name: 'list of games', keys: 'A', moves: 'DOWN DOWN UP UP' },
  { name: 'menu of the house', keys: 'A Y', moves: 'DOWN DOWN UP UP' },
  { name: 'set-up, seats', keys: ANY, moves: 'UP UP DOWN DOWN' },
  { name: 'set-up, rules and deal', keys: ANY, moves: 'LEFT RIGHT LEFT RIGHT' },
  { name: 'seat', keys: `${ANY} DOWN A`, moves: 'DOWN DOWN UP UP' },
  { name: 'keyboard', keys: `${ANY} DOWN A A`, moves: 'RIGHT DOWN LEFT UP' },
  { name: 'options', keys: `${ANY} LEFT A`, moves: 'DOWN DOWN UP UP' },
  { name: 'settings', keys: 'A Y A', moves: 'DOWN DOWN UP UP' },
  { name: 'statistics', keys: 'A Y DOWN A', moves: 'RIGHT LEFT RIGHT LEFT' },
  { name: 'saved game', keys: `${ANY}${TWO_PEOPLE} Y UP A A`, moves: 'DOWN UP DOWN UP' },
  { name: 'pause menu', keys: `${ANY}${TWO_PEOPLE} Y`, moves: 'DOWN DOWN UP UP' },
];

/** A game needs a line here only if the focus has to be brought to life by other keys than A, or moved by other keys. */
const USUAL = { seed: 4n, keys: 'A', moves: 'RIGHT LEFT DOWN UP', further: ['A', 'A'] };
const TABLES = {
  'no-respect': { ...USUAL, seed: 3n, moves: 'RIGHT LEFT RIGHT LEFT' },
  'no-thanks': { ...USUAL, seed: 3n, moves: 'RIGHT LEFT RIGHT LEFT' },
  'crazy-eights': { ...USUAL, moves: 'RIGHT RIGHT LEFT LEFT' },
};

/** Moves of the focus on every kind of screen. */
export const MOVES = [
  ...HOUSE_MOVES,
  ...GAMES.map((game) => {
    const table = TABLES[game] ?? USUAL;
    return { ...table, name: `table, ${game}`, keys: wayTo(game) + table.keys };
  }),
];

/** Presses that change the whole picture, or nearly. */
export const CHANGES = [
  { name: 'start to list of games', keys: '', moves: 'A B' },
  { name: 'menu of the house', keys: 'A', moves: 'Y B' },
  { name: 'list of games to set-up', keys: ANY.replace(/A $/, ''), moves: 'A B' },
  { name: 'page of the list', keys: 'A DOWN DOWN DOWN DOWN', moves: 'DOWN UP' },
  { name: 'pages of the rules', keys: 'A X', moves: 'A LEFT B' },
  { name: 'set-up to table', keys: wayTo('checkers'), moves: 'A' },
  { name: 'score sheet', keys: `${ANY}${TWO_PEOPLE} Y DOWN DOWN`, moves: 'A B' },
  { name: 'log', keys: `${ANY}${TWO_PEOPLE} Y DOWN DOWN DOWN`, moves: 'A B' },
  ...GAMES.map((game) => ({ name: `pause menu, ${game}`, keys: `${wayTo(game)}A`, moves: 'Y B', further: [''] })),
  { name: 'seat and keyboard', keys: `${ANY} DOWN`, moves: 'A A' },
  { name: 'settings', keys: 'A Y', moves: 'A B' },
];

/** A game in which people do nothing but pass, one press an action. */
export const STEADY_PLAY = {
  keys: `${wayTo('no-thanks')} UP UP LEFT LEFT UP LEFT LEFT UP LEFT LEFT UP UP A`,
  action: 'A',
  actions: 40,
};
