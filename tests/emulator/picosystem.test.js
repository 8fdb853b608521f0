import { testBoard } from './checks/all.js';

testBoard('picosystem');
