import { playAll } from './whole-games.js';

playAll('waveshare-lcd-1.3');
