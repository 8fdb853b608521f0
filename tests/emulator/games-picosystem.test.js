import { playAll } from './whole-games.js';

playAll('picosystem');
