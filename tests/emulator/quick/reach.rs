//! What the core reads and writes: single values, several at a time, and the stack. Only flash and RAM are within reach;
//! everything else is left to the emulator.

use crate::core::{Core, Done, FLASH, LR, Opcode, RAM, SP};

impl Core {
    pub(crate) fn push(&mut self, pc: u32, opcode: Opcode) -> Done {
        let words = (opcode.0 & 0x1FF).count_ones();
        let bottom = self.registers[SP].wrapping_sub(4 * words);
        let stack = in_ram(self.ram.as_mut_slice(), bottom, words)?;
        if opcode.0 & 0xFE00 != 0xB400 {
            return None;
        }
        let mut room = stack.chunks_exact_mut(4);
        let named = (0..8).filter(|register| opcode.0 >> register & 1 != 0);
        let last = (opcode.0 & 0x100 != 0).then_some(LR);
        for (register, word) in named.chain(last).zip(&mut room) {
            word.copy_from_slice(&self.registers[register].to_le_bytes());
        }
        self.registers[SP] = bottom;
        self.jump(pc.wrapping_add(2), 1 + (opcode.0 & 0xFF).count_ones())
    }

    pub(crate) fn pop(&mut self, pc: u32, opcode: Opcode) -> Done {
        if opcode.0 == 0xBF00 {
            return self.jump(pc.wrapping_add(2), 1);
        }
        let words = (opcode.0 & 0x1FF).count_ones();
        let bottom = self.registers[SP];
        let stack = in_ram(self.ram.as_mut_slice(), bottom, words)?;
        if opcode.0 & 0xFE00 != 0xBC00 {
            return None;
        }
        let word = |at: usize| word_of(&stack[4 * at..]);
        let mut next = pc.wrapping_add(2);
        let mut cycles = 1 + (opcode.0 & 0xFF).count_ones();
        if opcode.0 & 0x100 != 0 {
            next = word(words as usize - 1);
            // The way back from an interrupt is the other core's business.
            if next >> 28 == 15 {
                return None;
            }
            next &= !1;
            cycles += 2;
        }
        let named = (0..8).filter(|register| opcode.0 >> register & 1 != 0);
        for (at, register) in named.enumerate() {
            self.registers[register] = word(at);
        }
        self.registers[SP] = bottom.wrapping_add(4 * words);
        self.jump(next, cycles)
    }

    pub(crate) fn store_many(&mut self, pc: u32, opcode: Opcode) -> Done {
        let base = opcode.high();
        let address = self.registers[base];
        let words = opcode.byte().count_ones();
        let room = in_ram(self.ram.as_mut_slice(), address, words)?;
        if opcode.0 >> base & 1 != 0 {
            return None;
        }
        let named = (0..8).filter(|register| opcode.0 >> register & 1 != 0);
        for (register, word) in named.zip(room.chunks_exact_mut(4)) {
            word.copy_from_slice(&self.registers[register].to_le_bytes());
        }
        self.registers[base] = address.wrapping_add(4 * words);
        self.jump(pc.wrapping_add(2), 1 + words)
    }

    pub(crate) fn load_many(&mut self, pc: u32, opcode: Opcode) -> Done {
        let base = opcode.high();
        let mut address = self.registers[base];
        let words = opcode.byte().count_ones();
        let end = address.checked_add(4 * words)?;
        if address & 3 != 0
            || self.cell::<4>(address).is_none()
            || self.cell::<4>(end.wrapping_sub(4)).is_none()
        {
            return None;
        }
        let named = (0..8).filter(|register| opcode.0 >> register & 1 != 0);
        for register in named {
            self.cache.read(address);
            self.registers[register] = self
                .cell::<4>(address)
                .map_or(0, |bytes| u32::from_le_bytes(*bytes));
            address += 4;
        }
        if opcode.0 >> base & 1 == 0 {
            self.registers[base] = end;
        }
        self.jump(pc.wrapping_add(2), 1 + words)
    }

    #[inline(always)]
    pub(crate) fn load(&mut self, pc: u32, address: u32, size: u32, register: usize) -> Done {
        let value = match size {
            1 => u32::from(self.cell::<1>(address)?[0]),
            2 => u32::from(u16::from_le_bytes(*self.cell::<2>(address)?)),
            _ => u32::from_le_bytes(*self.cell::<4>(address)?),
        };
        if address & (size - 1) != 0 {
            return None;
        }
        self.cache.read(address);
        self.registers[register] = value;
        self.jump(pc.wrapping_add(2), 2)
    }

    #[inline(always)]
    pub(crate) fn store(&mut self, pc: u32, address: u32, size: u32, register: usize) -> Done {
        let value = self.registers[register].to_le_bytes();
        let at = address.wrapping_sub(RAM) as usize;
        let size = size as usize;
        if at & (size - 1) != 0 {
            return None;
        }
        let cells = self.ram.get_mut(at..at.checked_add(size)?)?;
        cells.copy_from_slice(&value[..size]);
        self.jump(pc.wrapping_add(2), 2)
    }

    /// The halfword of code at an address.
    #[inline(always)]
    pub(crate) fn code(&self, address: u32) -> Option<u32> {
        Some(u32::from(u16::from_le_bytes(*self.cell::<2>(address)?)))
    }

    /// Some bytes of RAM or flash.
    #[inline(always)]
    fn cell<const SIZE: usize>(&self, address: u32) -> Option<&[u8; SIZE]> {
        match address >= RAM {
            true => self.ram.get((address - RAM) as usize..)?.first_chunk(),
            false => self
                .flash
                .get(address.wrapping_sub(FLASH) as usize..)?
                .first_chunk(),
        }
    }
}

/// So many words of the RAM.
#[inline(always)]
fn in_ram(ram: &mut [u8], address: u32, words: u32) -> Option<&mut [u8]> {
    let at = address.wrapping_sub(RAM) as usize;
    if at & 3 != 0 {
        return None;
    }
    ram.get_mut(at..at.checked_add(4 * words as usize)?)
}

#[inline(always)]
fn word_of(bytes: &[u8]) -> u32 {
    bytes
        .first_chunk()
        .map_or(0, |word| u32::from_le_bytes(*word))
}
