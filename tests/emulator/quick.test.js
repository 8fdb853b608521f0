// The quick processor beside the emulator's own: the same program has to take the same way in both.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RP2040 } from 'rp2040js';
import { QuickCore } from './machine/quick.js';
import { boardWithImage } from './workshop.js';

/** Until the start picture stands, and while a list is painted. */
const MILLISECONDS = 340;
/** When a key is pressed. */
const PRESS_MS = 290;
/** A few hundred instructions at a time. */
const SLICE_MS = 0.004;

test('the quick processor gives the registers, flags and cycles of the emulator', () => {
  const { switchOn } = boardWithImage('waveshare-lcd-1.3');
  const [quick, plain] = [switchOn(), switchOn()];
  plain.machine.quick.run = () => 0;
  let keyed = false;
  while (quick.milliseconds < MILLISECONDS) {
    for (const handheld of [quick, plain]) {
      if (!keyed && handheld.milliseconds > PRESS_MS) handheld.press('A');
      handheld.run(SLICE_MS);
    }
    keyed ||= quick.milliseconds > PRESS_MS;
    const [one, other] = [quick, plain].map(({ machine }) => [machine.cycles, machine.chip.core.xPSR, ...machine.chip.core.registers]);
    assert.deepEqual(one, other, `after ${quick.milliseconds} ms`);
  }
  assert.deepEqual(quick.machine.chip.sram, plain.machine.chip.sram);
  const [counted, expected] = [quick, plain].map(({ machine: { cache } }) => [cache.accesses, cache.misses]);
  assert.deepEqual(counted, expected);
});

const RAM = 0x20000000;
const FLASH = 0x10000000;
const CODE = RAM + 0x1000;
const STACK = RAM + 0x2000;
const TRIALS = 200_000;
/** Numbers at which flags turn over. */
const CORNERS = [0, 1, 2, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];

/**
 * Where the emulator does not do what the processor's manual says: shifts by a register that do not move a bit or move
 * all, carries into a number that is full, and a call of what the link register holds.
 */
function isMistaken(opcode, registers) {
  const [one, other] = [registers[opcode & 7], registers[(opcode >> 3) & 7]];
  const shift = other & 0xff;
  const full = [one, other].some((value) => value === 0x7fffffff || value === 0xffffffff);
  switch (opcode >> 6) {
    case 0b0100000010:
    case 0b0100000011:
    case 0b0100000100:
    case 0b0100000111:
      return shift === 0 || shift > 31;
    case 0b0100000101:
    case 0b0100000110:
      return full;
    default:
      return opcode === 0b0100011111110000;
  }
}

test('every instruction does the same in both, whatever it finds', () => {
  const random = randomNumbers();
  const one = new RP2040();
  const other = new RP2040();
  const quick = new QuickCore(0);
  quick.serve(one);
  other.logger = one.logger = { debug() {}, info() {}, warn() {}, error() {} };
  for (let at = 0; at < one.sram.length; at += 4) one.sramView.setUint32(at, random(), true);
  for (let at = 0; at < 0x4000; at += 4) one.flashView.setUint32(at, random(), true);
  other.sram.set(one.sram);
  other.flash.set(one.flash);
  let done = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    const opcode = random() & 0xffff;
    const second = random() & 0xffff;
    const registers = Uint32Array.from({ length: 16 }, () => value(random));
    registers[13] = STACK;
    registers[15] = CODE;
    if (isMistaken(opcode, registers)) continue;
    const flags = random();
    for (const chip of [one, other]) {
      chip.sramView.setUint16(CODE - RAM, opcode, true);
      chip.sramView.setUint16(CODE - RAM + 2, second, true);
      chip.core.registers.set(registers);
      chip.core.APSR = flags & 0x40000000 ? flags & 0x7fffffff : flags;
      chip.core.interruptsUpdated = false;
    }
    const cycles = quick.run(1);
    if (cycles === 0) continue;
    const expected = other.core.executeInstruction();
    const told = `${opcode.toString(2).padStart(16, '0')} with ${[...registers].map((number) => number.toString(16)).join(' ')}`;
    const [mine, theirs] = [one, other].map(({ core }) => [core.APSR, ...core.registers]);
    assert.deepEqual([cycles, ...mine], [expected, ...theirs], told);
    done += 1;
  }
  assert.deepEqual(one.sram, other.sram);
  // Most of the rest are no instructions, or reach beyond the memories.
  assert.ok(done > TRIALS / 2, `only ${done} of ${TRIALS} were done`);
});

/** A number, a corner, a small one or a place in the memories. */
function value(random) {
  switch (random() & 7) {
    case 0:
      return random();
    case 1:
    case 2:
      return CORNERS[random() % CORNERS.length];
    case 3:
      return random() & 0x3f;
    case 4:
      return FLASH + (random() & 0x1ffc);
    default:
      return STACK + 0x1000 + (random() & 0x1ffc);
  }
}

/** Whole numbers, the same in every run. */
function randomNumbers() {
  let state = 0x9e3779b9;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
