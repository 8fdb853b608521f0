// What the harness mends in the emulator.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RP2040 } from 'rp2040js';
import { fillGaps } from './machine/gaps.js';
import { QuickCore } from './machine/quick.js';

const TIMER = 0x40054000;
const [ALARM, NOW, ARMED] = [0x10, 0x28, 0x20];

test('an alarm rings when its microsecond begins, not in the one before', () => {
  const chip = new RP2040();
  fillGaps(chip, new QuickCore().cache, 1n);
  chip.clock.tick(1_000_400);
  chip.writeUint32(TIMER + ALARM, 1_005);
  chip.clock.tick(4_500);
  assert.deepEqual([chip.readUint32(TIMER + NOW), chip.readUint32(TIMER + ARMED)], [1_004, 1]);
  chip.clock.tick(100);
  assert.deepEqual([chip.readUint32(TIMER + NOW), chip.readUint32(TIMER + ARMED)], [1_005, 0]);
});

test('an alarm that is set for now rings at once', () => {
  const chip = new RP2040();
  fillGaps(chip, new QuickCore().cache, 1n);
  chip.clock.tick(1_000_400);
  chip.writeUint32(TIMER + ALARM, 1_000);
  chip.clock.tick(1);
  assert.equal(chip.readUint32(TIMER + ARMED), 0);
});
