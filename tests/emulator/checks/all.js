// Everything that a board has to show. Each board has a test file of its own, so that they run side by side.

import { boot } from './boot.js';
import { chance } from './chance.js';
import { cuts } from './cuts.js';
import { faults } from './faults.js';
import { games } from './games.js';

export function testBoard(name) {
  boot(name);
  chance(name);
  games(name);
  cuts(name);
  faults(name);
}
