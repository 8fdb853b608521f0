//! The core: fetches, decodes and does one instruction after the other. What it cannot do it leaves undone.

use crate::cache::Cache;
use crate::flags::Flags;

pub(crate) const FLASH: u32 = 0x1000_0000;
pub(crate) const RAM: u32 = 0x2000_0000;
/// The flash's window, which is as large as the largest chip.
const FLASH_BYTES: usize = 16 << 20;
const RAM_BYTES: usize = 264 << 10;
pub(crate) const SP: usize = 13;
pub(crate) const LR: usize = 14;
const PC: usize = 15;

/// The cycles that an instruction took, or none if it is left to the emulator's own core.
pub(crate) type Done = Option<u32>;

/// The processor with its memories.
pub(crate) struct Core {
    /// The sixteen registers; the last one is the address of the next instruction.
    pub(crate) registers: [u32; 16],
    /// What the last result was like.
    pub(crate) flags: Flags,
    /// What it reads the flash through.
    pub(crate) cache: Cache,
    /// The RAM.
    pub(crate) ram: Box<[u8; RAM_BYTES]>,
    /// The flash.
    pub(crate) flash: Box<[u8; FLASH_BYTES]>,
}

/// An opcode's fields as most instructions have them.
#[derive(Clone, Copy)]
pub(crate) struct Opcode(pub(crate) u32);

impl Opcode {
    fn low(self) -> usize {
        (self.0 & 7) as usize
    }

    fn mid(self) -> usize {
        (self.0 >> 3 & 7) as usize
    }

    fn top(self) -> usize {
        (self.0 >> 6 & 7) as usize
    }

    pub(crate) fn high(self) -> usize {
        (self.0 >> 8 & 7) as usize
    }

    fn five(self) -> u32 {
        self.0 >> 6 & 31
    }

    pub(crate) fn byte(self) -> u32 {
        self.0 & 0xFF
    }

    /// The registers that a wide operation may use: all sixteen.
    fn wide(self) -> (usize, usize) {
        (
            (self.0 >> 4 & 8 | self.0 & 7) as usize,
            (self.0 >> 3 & 15) as usize,
        )
    }
}

impl Core {
    /// A core with empty memories.
    pub(crate) fn new() -> Core {
        Core {
            registers: [0; 16],
            flags: Flags::default(),
            cache: Cache::new(),
            ram: zeros(),
            flash: zeros(),
        }
    }

    /// Does instructions for at least so many cycles, or up to one that it leaves; returns the cycles.
    pub(crate) fn run(&mut self, enough: u32) -> u32 {
        let mut spent = 0;
        while spent < enough {
            let pc = self.registers[PC];
            let Some(opcode) = self.code(pc) else { break };
            self.cache.fetch(pc);
            let Some(cycles) = self.step(pc, Opcode(opcode)) else {
                break;
            };
            spent += cycles + self.cache.take_stall();
        }
        spent
    }

    #[inline(always)]
    fn step(&mut self, pc: u32, opcode: Opcode) -> Done {
        let registers = &mut self.registers;
        let flags = &mut self.flags;
        let (low, mid, five) = (opcode.low(), opcode.mid(), opcode.five());
        let base = registers[mid];
        match opcode.0 >> 11 {
            0b00000 => registers[low] = flags.left(registers[mid], five),
            // To the right, nothing means all.
            0b00001 => {
                registers[low] = flags.right(registers[mid], if five > 0 { five } else { 32 });
            }
            0b00010 => {
                registers[low] =
                    flags.right_signed(registers[mid], if five > 0 { five } else { 32 });
            }
            0b00011 => {
                let number = opcode.0 & 0x400 != 0;
                let value = if number {
                    five & 7
                } else {
                    registers[opcode.top()]
                };
                registers[low] = match opcode.0 & 0x200 {
                    0 => flags.add(registers[mid], value, false),
                    _ => flags.subtract(registers[mid], value),
                };
            }
            0b00100 => registers[opcode.high()] = flags.of(opcode.byte()),
            0b00101 => {
                flags.subtract(registers[opcode.high()], opcode.byte());
            }
            0b00110 => {
                let register = opcode.high();
                registers[register] = flags.add(registers[register], opcode.byte(), false);
            }
            0b00111 => {
                let register = opcode.high();
                registers[register] = flags.subtract(registers[register], opcode.byte());
            }
            0b01000 => return self.between_registers(pc, opcode),
            0b01001 => {
                let address = (pc.wrapping_add(4) & !3) + (opcode.byte() << 2);
                return self.load(pc, address, 4, opcode.high());
            }
            0b01010 | 0b01011 => {
                let address = base.wrapping_add(registers[opcode.top()]);
                return self.by_two_registers(pc, opcode, address);
            }
            0b01100 => return self.store(pc, base.wrapping_add(five << 2), 4, low),
            0b01101 => return self.load(pc, base.wrapping_add(five << 2), 4, low),
            0b01110 => return self.store(pc, base.wrapping_add(five), 1, low),
            0b01111 => return self.load(pc, base.wrapping_add(five), 1, low),
            0b10000 => return self.store(pc, base.wrapping_add(five << 1), 2, low),
            0b10001 => return self.load(pc, base.wrapping_add(five << 1), 2, low),
            0b10010 => {
                let address = registers[SP].wrapping_add(opcode.byte() << 2);
                return self.store(pc, address, 4, opcode.high());
            }
            0b10011 => {
                let address = registers[SP].wrapping_add(opcode.byte() << 2);
                return self.load(pc, address, 4, opcode.high());
            }
            0b10100 => registers[opcode.high()] = (pc.wrapping_add(4) & !3) + (opcode.byte() << 2),
            0b10101 => registers[opcode.high()] = registers[SP].wrapping_add(opcode.byte() << 2),
            0b10110 => return self.push_and_extend(pc, opcode),
            0b10111 => return self.pop_and_turn(pc, opcode),
            0b11000 => return self.store_many(pc, opcode),
            0b11001 => return self.load_many(pc, opcode),
            0b11010 | 0b11011 => {
                let condition = opcode.0 >> 8 & 15;
                if condition >= 14 {
                    return None;
                }
                if flags.hold(condition) {
                    let way = (opcode.0 << 24) as i32 >> 23;
                    return self.jump(pc.wrapping_add(4).wrapping_add_signed(way), 2);
                }
            }
            0b11100 => {
                let way = (opcode.0 << 21) as i32 >> 20;
                return self.jump(pc.wrapping_add(4).wrapping_add_signed(way), 2);
            }
            0b11110 => return self.long(pc, opcode),
            _ => return None,
        }
        self.jump(pc.wrapping_add(2), 1)
    }

    /// Sets where it goes on.
    #[inline(always)]
    pub(crate) fn jump(&mut self, to: u32, cycles: u32) -> Done {
        self.registers[PC] = to;
        Some(cycles)
    }

    #[inline(always)]
    fn between_registers(&mut self, pc: u32, opcode: Opcode) -> Done {
        let registers = &mut self.registers;
        let flags = &mut self.flags;
        let (low, mid) = (opcode.low(), opcode.mid());
        let (one, other) = (registers[low], registers[mid]);
        let shift = other & 0xFF;
        match opcode.0 >> 6 & 31 {
            0b00000 => registers[low] = flags.of(one & other),
            0b00001 => registers[low] = flags.of(one ^ other),
            0b00010 => registers[low] = flags.left(one, shift),
            0b00011 => registers[low] = flags.right(one, shift),
            0b00100 => registers[low] = flags.right_signed(one, shift),
            0b00101 => registers[low] = flags.add(one, other, flags.c),
            0b00110 => registers[low] = flags.add(one, !other, flags.c),
            0b00111 => registers[low] = flags.turn(one, shift),
            0b01000 => {
                flags.of(one & other);
            }
            0b01001 => registers[low] = flags.subtract(0, other),
            0b01010 => {
                flags.subtract(one, other);
            }
            0b01011 => {
                flags.add(one, other, false);
            }
            0b01100 => registers[low] = flags.of(one | other),
            0b01101 => registers[low] = flags.of(one.wrapping_mul(other)),
            0b01110 => registers[low] = flags.of(one & !other),
            0b01111 => registers[low] = flags.of(!other),
            0b10000..=0b10011 => {
                let (to, from) = opcode.wide();
                let sum = self.wide(pc, to).wrapping_add(self.wide(pc, from));
                return self.set_wide(pc, to, sum);
            }
            0b10100..=0b10111 => {
                let (one, other) = opcode.wide();
                if one == PC || other == PC {
                    return None;
                }
                flags.subtract(registers[one], registers[other]);
            }
            0b11000..=0b11011 => {
                let (to, from) = opcode.wide();
                return self.set_wide(pc, to, self.wide(pc, from));
            }
            kind => {
                let target = registers[(opcode.0 >> 3 & 15) as usize];
                // The way back from an interrupt is the other core's business.
                if opcode.0 & 7 != 0 || opcode.0 >> 3 & 15 == PC as u32 || target >> 28 == 15 {
                    return None;
                }
                if kind & 2 != 0 {
                    registers[LR] = pc.wrapping_add(2) | 1;
                }
                return self.jump(target & !1, 2);
            }
        }
        self.jump(pc.wrapping_add(2), 1)
    }

    /// Any register; the address of the instruction is seen two further on.
    #[inline(always)]
    fn wide(&self, pc: u32, register: usize) -> u32 {
        match register {
            PC => pc.wrapping_add(4),
            _ => self.registers[register],
        }
    }

    /// Sets any register, and goes on from there if it is the one for that.
    fn set_wide(&mut self, pc: u32, register: usize, value: u32) -> Done {
        match register {
            PC => return self.jump(value & !1, 2),
            SP => self.registers[SP] = value & !3,
            _ => self.registers[register] = value,
        }
        self.jump(pc.wrapping_add(2), 1)
    }

    #[inline(always)]
    fn by_two_registers(&mut self, pc: u32, opcode: Opcode, address: u32) -> Done {
        let low = opcode.low();
        match opcode.0 >> 9 & 7 {
            0 => self.store(pc, address, 4, low),
            1 => self.store(pc, address, 2, low),
            2 => self.store(pc, address, 1, low),
            3 => {
                let done = self.load(pc, address, 1, low)?;
                self.registers[low] = self.registers[low] as i8 as u32;
                Some(done)
            }
            4 => self.load(pc, address, 4, low),
            5 => self.load(pc, address, 2, low),
            6 => self.load(pc, address, 1, low),
            _ => {
                let done = self.load(pc, address, 2, low)?;
                self.registers[low] = self.registers[low] as i16 as u32;
                Some(done)
            }
        }
    }

    #[inline(always)]
    fn push_and_extend(&mut self, pc: u32, opcode: Opcode) -> Done {
        if opcode.0 & 0x400 != 0 {
            return self.push(pc, opcode);
        }
        let registers = &mut self.registers;
        let value = registers[opcode.mid()];
        match opcode.0 >> 6 & 15 {
            0b0000 | 0b0001 => registers[SP] = registers[SP].wrapping_add((opcode.0 & 0x7F) << 2),
            0b0010 | 0b0011 => registers[SP] = registers[SP].wrapping_sub((opcode.0 & 0x7F) << 2),
            0b1000 => registers[opcode.low()] = value as i16 as u32,
            0b1001 => registers[opcode.low()] = value as i8 as u32,
            0b1010 => registers[opcode.low()] = value & 0xFFFF,
            0b1011 => registers[opcode.low()] = value & 0xFF,
            _ => return None,
        }
        self.jump(pc.wrapping_add(2), 1)
    }

    fn pop_and_turn(&mut self, pc: u32, opcode: Opcode) -> Done {
        if opcode.0 & 0x400 != 0 {
            return self.pop(pc, opcode);
        }
        let registers = &mut self.registers;
        let value = registers[opcode.mid()];
        registers[opcode.low()] = match opcode.0 >> 6 & 15 {
            0b1000 => value.swap_bytes(),
            0b1001 => value.swap_bytes().rotate_left(16),
            _ => return None,
        };
        self.jump(pc.wrapping_add(2), 1)
    }

    /// Calls and barriers, which have a second half.
    #[inline(always)]
    fn long(&mut self, pc: u32, opcode: Opcode) -> Done {
        let after = pc.wrapping_add(2);
        let second = self.code(after)?;
        let next = pc.wrapping_add(4);
        if opcode.0 == 0xF3BF && matches!(second >> 4, 0x8F4..=0x8F6) {
            self.cache.fetch(after);
            return self.jump(next, 3);
        }
        if second >> 14 != 0b11 || second & 0x1000 == 0 {
            return None;
        }
        self.cache.fetch(after);
        let sign = opcode.0 >> 10 & 1;
        let first = 1 ^ sign ^ (second >> 13 & 1);
        let other = 1 ^ sign ^ (second >> 11 & 1);
        let way = (sign * 0xFF00_0000)
            | first << 23
            | other << 22
            | (opcode.0 & 0x3FF) << 12
            | (second & 0x7FF) << 1;
        self.registers[LR] = next | 1;
        self.jump(next.wrapping_add(way), 3)
    }
}

/// An empty memory, made in its place: it is too large for a stack.
fn zeros<const BYTES: usize>() -> Box<[u8; BYTES]> {
    match vec![0; BYTES].into_boxed_slice().try_into() {
        Ok(memory) => memory,
        Err(_) => unreachable!("it was made of this size"),
    }
}
