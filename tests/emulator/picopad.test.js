import { testBoard } from './checks/all.js';

testBoard('picopad');
