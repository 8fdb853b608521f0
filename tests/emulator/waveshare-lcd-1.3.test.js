import { testBoard } from './checks/all.js';

testBoard('waveshare-lcd-1.3');
