// The quick core beside the emulator's own: the same program has to take the same way in both.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardWithImage } from './workshop.js';

/** Until the start picture stands, and while a list is painted. */
const MILLISECONDS = 300;
/** A few hundred instructions at a time. */
const SLICE_MS = 0.004;

test('the quick core gives the registers, flags and cycles of the emulator', () => {
  const { switchOn } = boardWithImage('waveshare-lcd-1.3');
  const [quick, plain] = [switchOn(), switchOn()];
  plain.machine.quick.run = () => 0;
  let keyed = false;
  while (quick.milliseconds < MILLISECONDS) {
    for (const handheld of [quick, plain]) {
      if (!keyed && handheld.milliseconds > 250) handheld.press('A');
      handheld.run(SLICE_MS);
    }
    keyed ||= quick.milliseconds > 250;
    const [one, other] = [quick, plain].map(({ machine }) => [machine.cycles, machine.chip.core.xPSR, ...machine.chip.core.registers]);
    assert.deepEqual(one, other, `after ${quick.milliseconds} ms`);
  }
  assert.deepEqual(quick.machine.chip.sram, plain.machine.chip.sram);
});
