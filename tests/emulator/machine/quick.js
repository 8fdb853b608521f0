// The commonest instructions, done here with one jump each and without asking the clock in between. The emulator's core
// looks for an instruction in a long row of comparisons; it still does everything rare, and everything that touches more
// than flash and RAM. Both read the flash through the same cache and give the same registers, flags and cycles, which
// `quick.test.js` compares.

const FLASH = 0x10000000;
const RAM = 0x20000000;
const SP = 13;
const LR = 14;
const PC = 15;
/** Not done here. */
const LEFT = 0;

export class QuickCore {
  constructor(chip, cache) {
    this.core = chip.core;
    this.cache = cache;
    this.registers = chip.core.registers;
    this.flash = views(chip.flash);
    this.flashEnd = FLASH + chip.flash.length;
    this.ram = views(chip.sram);
    this.ramEnd = RAM + chip.sram.length;
  }

  /** Does instructions for at least so many cycles, or up to one that it leaves to the core; returns the cycles. */
  run(enough) {
    const { cache } = this;
    let spent = 0;
    while (spent < enough && !this.core.interruptsUpdated) {
      const cycles = this.#step();
      if (cycles === LEFT) break;
      spent += cycles + cache.stall;
      cache.stall = 0;
    }
    return spent;
  }

  /** Does one instruction and returns the cycles that it took, or does nothing. */
  #step() {
    const { core, registers } = this;
    const pc = registers[PC];
    let opcode;
    if (pc >= FLASH && pc < this.flashEnd) opcode = this.flash.halves[(pc - FLASH) >> 1];
    else if (pc >= RAM && pc < this.ramEnd) opcode = this.ram.halves[(pc - RAM) >> 1];
    else return LEFT;
    if (pc >>> 2 !== this.cache.fetched) this.cache.fetch(pc);
    const low = opcode & 7;
    const mid = (opcode >> 3) & 7;
    const high = (opcode >> 8) & 7;
    const five = (opcode >> 6) & 31;
    const byte = opcode & 0xff;

    switch (opcode >> 11) {
      case 0b00000: {
        const input = registers[mid];
        if (five) core.C = (input & (1 << (32 - five))) !== 0;
        return this.#put(low, input << five);
      }
      case 0b00001: {
        const input = registers[mid];
        core.C = ((input >>> (five ? five - 1 : 31)) & 1) !== 0;
        return this.#put(low, five ? (input >>> five) | 0 : 0);
      }
      case 0b00010: {
        const input = registers[mid] | 0;
        core.C = ((input >> (five ? five - 1 : 31)) & 1) !== 0;
        return this.#put(low, input >> (five || 31));
      }
      case 0b00011: {
        const value = opcode & 0x400 ? five & 7 : registers[five & 7];
        registers[low] = opcode & 0x200 ? this.#subtract(registers[mid], value) : this.#add(registers[mid], value);
        return this.#next(1);
      }
      case 0b00100:
        return this.#put(high, byte);
      case 0b00101:
        this.#subtract(registers[high], byte);
        return this.#next(1);
      case 0b00110:
        registers[high] = this.#add(registers[high], byte);
        return this.#next(1);
      case 0b00111:
        registers[high] = this.#subtract(registers[high], byte);
        return this.#next(1);
      case 0b01000:
        return this.#betweenRegisters(opcode, low, mid);
      case 0b01001:
        return this.#load(((pc + 4) & ~3) + (byte << 2), high, 4);
      case 0b01010:
      case 0b01011:
        return this.#withOffset(opcode, (registers[mid] + registers[five & 7]) >>> 0, low);
      case 0b01100:
        return this.#store(registers[mid] + (five << 2), low, 4);
      case 0b01101:
        return this.#load(registers[mid] + (five << 2), low, 4);
      case 0b01110:
        return this.#store(registers[mid] + five, low, 1);
      case 0b01111:
        return this.#load(registers[mid] + five, low, 1);
      case 0b10000:
        return this.#store(registers[mid] + (five << 1), low, 2);
      case 0b10001:
        return this.#load(registers[mid] + (five << 1), low, 2);
      case 0b10010:
        return this.#store(registers[SP] + (byte << 2), high, 4);
      case 0b10011:
        return this.#load(registers[SP] + (byte << 2), high, 4);
      case 0b10100:
        registers[high] = ((pc + 4) & ~3) + (byte << 2);
        return this.#next(1);
      case 0b10101:
        registers[high] = registers[SP] + (byte << 2);
        return this.#next(1);
      case 0b10110:
        return this.#stackAndExtend(opcode, low, mid);
      case 0b10111:
        return this.#pop(opcode);
      case 0b11000:
        return this.#storeMany(byte, high);
      case 0b11001:
        return this.#loadMany(byte, high);
      case 0b11010:
      case 0b11011:
        if ((opcode & 0xe00) === 0xe00) return LEFT;
        if (!this.#holds((opcode >> 8) & 15)) return this.#next(1);
        registers[PC] = pc + 4 + ((byte << 24) >> 23);
        return 2;
      case 0b11100:
        registers[PC] = pc + 4 + ((opcode << 21) >> 20);
        return 2;
      case 0b11110:
        return this.#call(opcode, pc);
      default:
        return LEFT;
    }
  }

  #next(cycles) {
    this.registers[PC] += 2;
    return cycles;
  }

  /** Puts a signed result into a register and says in the flags what it is like. */
  #put(register, result) {
    this.registers[register] = result;
    this.core.N = result < 0;
    this.core.Z = result === 0;
    return this.#next(1);
  }

  #add(one, other) {
    const { core } = this;
    const sum = one + other;
    const result = sum | 0;
    core.N = result < 0;
    core.Z = result === 0;
    core.C = sum > 0xffffffff;
    core.V = ((one ^ result) & (other ^ result)) < 0;
    return result;
  }

  #subtract(one, other) {
    const { core } = this;
    const result = (one - other) | 0;
    core.N = result < 0;
    core.Z = result === 0;
    core.C = one >= other;
    core.V = ((one ^ other) & (one ^ result)) < 0;
    return result;
  }

  #holds(condition) {
    const { N, Z, C, V } = this.core;
    switch (condition) {
      case 0:
        return Z;
      case 1:
        return !Z;
      case 2:
        return C;
      case 3:
        return !C;
      case 4:
        return N;
      case 5:
        return !N;
      case 6:
        return V;
      case 7:
        return !V;
      case 8:
        return C && !Z;
      case 9:
        return !C || Z;
      case 10:
        return N === V;
      case 11:
        return N !== V;
      case 12:
        return !Z && N === V;
      default:
        return Z || N !== V;
    }
  }

  #betweenRegisters(opcode, low, mid) {
    const { core, registers } = this;
    switch ((opcode >> 6) & 31) {
      case 0b00000:
        return this.#put(low, registers[low] & registers[mid]);
      case 0b00001:
        return this.#put(low, registers[low] ^ registers[mid]);
      case 0b01000: {
        const result = registers[low] & registers[mid];
        core.N = result < 0;
        core.Z = result === 0;
        return this.#next(1);
      }
      case 0b01001:
        registers[low] = this.#subtract(0, registers[mid]);
        return this.#next(1);
      case 0b01010:
        this.#subtract(registers[low], registers[mid]);
        return this.#next(1);
      case 0b01100:
        return this.#put(low, registers[low] | registers[mid]);
      case 0b01101:
        return this.#put(low, Math.imul(registers[low], registers[mid]));
      case 0b01110:
        return this.#put(low, registers[low] & ~registers[mid]);
      case 0b01111:
        return this.#put(low, ~registers[mid]);
      case 0b11000:
      case 0b11001:
      case 0b11010:
      case 0b11011: {
        const from = (opcode >> 3) & 15;
        const to = ((opcode >> 4) & 8) | low;
        if (from === PC || to === PC || to === SP) return LEFT;
        registers[to] = registers[from];
        return this.#next(1);
      }
      default:
        return LEFT;
    }
  }

  #withOffset(opcode, address, register) {
    switch ((opcode >> 9) & 7) {
      case 0:
        return this.#store(address, register, 4);
      case 1:
        return this.#store(address, register, 2);
      case 2:
        return this.#store(address, register, 1);
      case 4:
        return this.#load(address, register, 4);
      case 5:
        return this.#load(address, register, 2);
      case 6:
        return this.#load(address, register, 1);
      default:
        return LEFT;
    }
  }

  #load(address, register, size) {
    const inRam = address >= RAM;
    if (address < FLASH || address + size > (inRam ? this.ramEnd : this.flashEnd) || address & (size - 1)) return LEFT;
    const cells = inRam ? this.ram : this.flash;
    const at = inRam ? address - RAM : address - FLASH;
    if (size === 4) this.registers[register] = cells.words[at >> 2];
    else this.registers[register] = size === 2 ? cells.halves[at >> 1] : cells.bytes[at];
    if (!inRam) this.cache.read(address);
    return this.#next(2);
  }

  #store(address, register, size) {
    const at = address - RAM;
    if (at < 0 || address + size > this.ramEnd || at & (size - 1)) return LEFT;
    const value = this.registers[register];
    if (size === 4) this.ram.words[at >> 2] = value;
    else if (size === 2) this.ram.halves[at >> 1] = value;
    else this.ram.bytes[at] = value;
    return this.#next(2);
  }

  #stackAndExtend(opcode, low, mid) {
    const { registers } = this;
    if (opcode & 0x400) return this.#push(opcode);
    switch ((opcode >> 6) & 15) {
      case 0b0000:
      case 0b0001:
        registers[SP] += (opcode & 0x7f) << 2;
        return this.#next(1);
      case 0b0010:
      case 0b0011:
        registers[SP] -= (opcode & 0x7f) << 2;
        return this.#next(1);
      case 0b1000:
        registers[low] = (registers[mid] << 16) >> 16;
        return this.#next(1);
      case 0b1001:
        registers[low] = (registers[mid] << 24) >> 24;
        return this.#next(1);
      case 0b1010:
        registers[low] = registers[mid] & 0xffff;
        return this.#next(1);
      case 0b1011:
        registers[low] = registers[mid] & 0xff;
        return this.#next(1);
      default:
        return LEFT;
    }
  }

  #push(opcode) {
    const { registers, ram } = this;
    const top = registers[SP] - RAM;
    // Nine words at most, and interrupts are none of the business of this.
    if ((opcode & 0xfe00) !== 0xb400 || top < 36 || top > this.ramEnd - RAM) return LEFT;
    let at = top >> 2;
    let cycles = 1;
    if (opcode & 0x100) ram.words[--at] = registers[LR];
    for (let register = 7; register >= 0; register--) {
      if (opcode & (1 << register)) {
        ram.words[--at] = registers[register];
        cycles += 1;
      }
    }
    registers[SP] = RAM + (at << 2);
    return this.#next(cycles);
  }

  #pop(opcode) {
    const { core, registers, ram } = this;
    const bottom = registers[SP] - RAM;
    if ((opcode & 0xfe00) !== 0xbc00 || bottom < 0 || bottom + 36 > this.ramEnd - RAM) return LEFT;
    let at = bottom >> 2;
    let cycles = 1;
    // The way back from an interrupt is the core's business.
    if (opcode & 0x100 && core.IPSR !== 0 && ram.words[at + bits(opcode & 0xff)] >>> 28 === 15) return LEFT;
    for (let register = 0; register < 8; register++) {
      if (opcode & (1 << register)) {
        registers[register] = ram.words[at++];
        cycles += 1;
      }
    }
    if (opcode & 0x100) {
      registers[PC] = ram.words[at++] & ~1;
      cycles += 2;
    } else {
      registers[PC] += 2;
    }
    registers[SP] = RAM + (at << 2);
    return cycles;
  }

  #storeMany(list, base) {
    const { registers, ram } = this;
    const address = registers[base];
    if (address < RAM || address + 32 > this.ramEnd || address & 3 || list & (1 << base)) return LEFT;
    const first = (address - RAM) >> 2;
    let at = first;
    for (let register = 0; register < 8; register++) {
      if (list & (1 << register)) ram.words[at++] = registers[register];
    }
    registers[base] = RAM + (at << 2);
    return this.#next(1 + at - first);
  }

  #loadMany(list, base) {
    const { registers } = this;
    const address = registers[base];
    const inRam = address >= RAM;
    if (address < FLASH || address + 32 > (inRam ? this.ramEnd : this.flashEnd) || address & 3) return LEFT;
    const { words } = inRam ? this.ram : this.flash;
    const start = inRam ? RAM : FLASH;
    const first = (address - start) >> 2;
    let at = first;
    for (let register = 0; register < 8; register++) {
      if (list & (1 << register)) {
        if (!inRam) this.cache.read(start + (at << 2));
        registers[register] = words[at++];
      }
    }
    if (!(list & (1 << base))) registers[base] = start + (at << 2);
    return this.#next(1 + at - first);
  }

  #call(opcode, pc) {
    const { core, registers } = this;
    const inRam = pc >= RAM;
    if (pc + 4 > (inRam ? this.ramEnd : this.flashEnd)) return LEFT;
    const second = inRam ? this.ram.halves[(pc + 2 - RAM) >> 1] : this.flash.halves[(pc + 2 - FLASH) >> 1];
    if (second >> 14 !== 0b11 || !(second & 0x1000)) return LEFT;
    this.cache.fetch(pc + 2);
    const sign = (opcode >> 10) & 1;
    const first = 1 - (sign ^ ((second >> 13) & 1));
    const other = 1 - (sign ^ ((second >> 11) & 1));
    const way = (sign ? 0xff000000 : 0) | (first << 23) | (other << 22) | ((opcode & 0x3ff) << 12) | ((second & 0x7ff) << 1);
    registers[LR] = (pc + 4) | 1;
    registers[PC] = pc + 4 + way;
    return 3;
  }
}

/** How many bits of a byte are set. */
function bits(byte) {
  let count = 0;
  for (let rest = byte; rest; rest &= rest - 1) count += 1;
  return count;
}

function views(bytes) {
  const { buffer } = bytes;
  return { bytes, halves: new Uint16Array(buffer), words: new Uint32Array(buffer) };
}
