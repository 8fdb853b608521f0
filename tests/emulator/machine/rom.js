// The boot ROM, which the emulator does not have: its functions are done here when the program jumps below 0x4000.

const MAGIC = 0x10;
const FUNCTION_TABLE = 0x14;
const DATA_TABLE = 0x16;
const LOOKUP = 0x18;
const LOOKUP_CODE = 0x200;
const FIRST_FUNCTION = 0x400;
const RAM = 0x20000000;
const FLASH = 0x10000000;

export const ROM_END = 0x4000;

/** Name in the ROM's table, and what it does with the registers; it may return a result. */
const FUNCTIONS = {
  IF() {},
  EX() {},
  FC: ({ cache }) => cache.flush(),
  CX() {},
  RE(machine, [offset, length]) {
    machine.flash.erase(offset, length, machine.spend);
    machine.flashChanged(offset, length);
  },
  RP(machine, [offset, source, length]) {
    machine.flash.program(offset, machine.bytes(source, length), machine.spend);
    machine.flashChanged(offset, length);
  },
  C4: copy,
  MC: copy,
  S4: fill,
  MS: fill,
  P3: (_, [value]) => value.toString(2).replaceAll('0', '').length,
  L3: (_, [value]) => Math.clz32(value),
  T3: (_, [value]) => (value === 0 ? 32 : 31 - Math.clz32(value & -value)),
  R3: (_, [value]) => Number.parseInt(value.toString(2).padStart(32, '0').split('').reverse().join(''), 2),
  UB: (machine) => machine.warn('the program asked for the USB boot mode'),
};
const NAMES = Object.keys(FUNCTIONS);

export function installRom(bootrom) {
  const bytes = new Uint8Array(bootrom.buffer);
  bytes.set([0x4d, 0x75, 0x01, 0x02], MAGIC);
  const half = (at, value) => bytes.set([value & 0xff, value >> 8], at);
  half(FUNCTION_TABLE, 0x100);
  half(DATA_TABLE, 0x180);
  half(LOOKUP, LOOKUP_CODE | 1);
}

/** Does the function at the program counter and returns from it. */
export function callRom(machine) {
  const { registers } = machine.chip.core;
  const address = registers[15] & ~1;
  let result;
  if (address === LOOKUP_CODE) {
    result = lookUp(machine, registers[1]);
  } else {
    const name = NAMES[(address - FIRST_FUNCTION) / 4];
    if (name === undefined) throw new Error(`the program jumped to ${address.toString(16)} in the ROM`);
    result = FUNCTIONS[name](machine, Array.from(registers.subarray(0, 4)));
  }
  if (result !== undefined) registers[0] = result;
  registers[15] = registers[14] & ~1;
}

function lookUp(machine, code) {
  const name = String.fromCharCode(code & 0xff, code >> 8);
  const index = NAMES.indexOf(name);
  if (index < 0) machine.warn(`the ROM has no function ${JSON.stringify(name)}`);
  return index < 0 ? 0 : (FIRST_FUNCTION + index * 4) | 1;
}

function copy(machine, [to, from, length]) {
  machine.chip.sram.set(machine.bytes(from, length), to - RAM);
  return to;
}

function fill(machine, [to, value, length]) {
  machine.chip.sram.fill(value & 0xff, to - RAM, to - RAM + length);
  return to;
}

/** The bytes at an address of flash or RAM. */
export function memory(machine, address, length) {
  const [cells, start] =
    address >= RAM ? [machine.chip.sram, RAM] : [machine.flash.cells, FLASH];
  return cells.slice(address - start, address - start + length);
}
