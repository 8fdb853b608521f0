//! What is in a program for the handheld: reads the parts of an ELF file that go to the chip, weighs them, and puts
//! them in the UF2 container that the chip's own loader takes from a drive.

use crate::elf::Elf;
use crate::workshop::Outcome;

/// Where the flash begins in the chip's address space.
pub(crate) const FLASH: u32 = 0x1000_0000;

const PAGE: usize = 256;
/// The loader erases whole sectors, so a sector that is begun is filled.
const SECTOR: usize = 4096;
/// The number by which the loader knows images for the RP2040.
const FAMILY: u32 = 0xE48B_FF56;

/// How much room a program takes, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Weight {
    /// Code and constants in flash.
    pub(crate) text: u32,
    /// Variables with a first value: in memory, and their values in flash.
    pub(crate) data: u32,
    /// Variables that start at zero or are left as they are.
    pub(crate) bss: u32,
}

impl Weight {
    /// What it takes of the flash.
    pub(crate) fn flash(self) -> u32 {
        self.text + self.data
    }

    /// What it takes of the memory before it runs.
    pub(crate) fn memory(self) -> u32 {
        self.data + self.bss
    }
}

/// A program as it lies in flash, and its weight.
pub(crate) struct Image {
    flash: Vec<u8>,
    /// How much room it takes.
    pub(crate) weight: Weight,
}

impl Image {
    /// Reads an ELF file of 32 bits.
    pub(crate) fn read(elf: &[u8]) -> Outcome<Image> {
        let elf = Elf::new(elf)?;
        let mut flash = Vec::new();
        for piece in elf.pieces()? {
            let from = piece
                .at
                .checked_sub(FLASH)
                .ok_or("a part of the program lies outside the flash")?;
            let end = from as usize + piece.bytes.len();
            if flash.len() < end {
                flash.resize(end, 0xFF);
            }
            flash[from as usize..end].copy_from_slice(piece.bytes);
        }
        let mut weight = Weight::default();
        for section in elf.sections()? {
            match (section.in_memory, section.has_content) {
                (false, _) => weight.text += section.size,
                (true, true) => weight.data += section.size,
                (true, false) => weight.bss += section.size,
            }
        }
        Ok(Image { flash, weight })
    }

    /// The container for the loader.
    pub(crate) fn uf2(&self) -> Vec<u8> {
        let mut flash = self.flash.clone();
        flash.resize(flash.len().next_multiple_of(SECTOR), 0xFF);
        let count = (flash.len() / PAGE) as u32;
        let mut container = Vec::new();
        for (number, page) in (0..count).zip(flash.chunks(PAGE)) {
            let at = FLASH + number * PAGE as u32;
            let head = [
                0x0A32_4655,
                0x9E5D_5157,
                0x2000,
                at,
                PAGE as u32,
                number,
                count,
                FAMILY,
            ];
            container.extend(head.into_iter().flat_map(u32::to_le_bytes));
            container.extend(page);
            container.resize(container.len() + 476 - PAGE, 0);
            container.extend(0x0AB1_6F30_u32.to_le_bytes());
        }
        container
    }
}

#[cfg(test)]
mod tests {
    use super::{FAMILY, FLASH, Image, Weight};

    fn put(file: &mut Vec<u8>, at: usize, words: &[u32]) {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        if file.len() < at + bytes.len() {
            file.resize(at + bytes.len(), 0);
        }
        file[at..at + bytes.len()].copy_from_slice(&bytes);
    }

    /// One loaded part of 300 bytes at the start of the flash; sections of 300, 8 and 100 bytes.
    fn elf() -> Vec<u8> {
        let mut file = b"\x7fELF\x01\x01\x01".to_vec();
        put(&mut file, 28, &[52, 100, 0]);
        put(&mut file, 40, &[32 << 16 | 52, 40 << 16 | 1, 4]);
        put(&mut file, 52, &[1, 300, FLASH, FLASH, 300, 300, 5, 4]);
        for (number, (kind, flags, at, size)) in [
            (1, 6, FLASH, 300),
            (1, 3, 0x2000_0000, 8),
            (8, 3, 0x2000_0008, 100),
            (1, 0, 0, 999),
        ]
        .iter()
        .enumerate()
        {
            put(
                &mut file,
                100 + 40 * number,
                &[0, *kind, *flags, *at, 0, *size, 0, 0, 0, 0],
            );
        }
        file.resize(300, 0);
        file.extend((0..300_u16).map(|byte| byte as u8));
        file
    }

    #[test]
    fn a_program_is_weighed_by_where_its_sections_lie() {
        let image = Image::read(&elf()).unwrap();
        assert_eq!(
            image.weight,
            Weight {
                text: 300,
                data: 8,
                bss: 100
            }
        );
        assert_eq!((image.weight.flash(), image.weight.memory()), (308, 108));
    }

    #[test]
    fn the_container_holds_whole_sectors_in_numbered_pages() {
        let container = Image::read(&elf()).unwrap().uf2();
        assert_eq!(container.len(), 16 * 512);
        let word = |at: usize| u32::from_le_bytes(container[at..at + 4].try_into().unwrap());
        for number in 0..16 {
            let at = number * 512;
            assert_eq!(
                [word(at), word(at + 4), word(at + 508)],
                [0x0A32_4655, 0x9E5D_5157, 0x0AB1_6F30]
            );
            assert_eq!(word(at + 12), FLASH + 256 * number as u32);
            assert_eq!(
                [word(at + 16), word(at + 20), word(at + 24), word(at + 28)],
                [256, number as u32, 16, FAMILY]
            );
        }
        assert_eq!(container[32..36], [0, 1, 2, 3]);
        assert_eq!(container[512 + 32 + 43], 43);
        assert_eq!(container[512 + 32 + 44], 0xFF);
    }

    #[test]
    fn a_file_that_is_cut_short_is_refused() {
        let whole = elf();
        for length in [0, 5, 40, 80, 200, 599] {
            assert!(Image::read(&whole[..length]).is_err(), "{length}");
        }
    }
}
