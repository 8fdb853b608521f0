//! An ELF file of 32 bits, as far as an image for the handheld needs to be understood: the parts that are loaded, the
//! sections that take room, and the names of what lies in them.

use crate::workshop::Outcome;

/// Where the memory begins.
const RAM: u32 = 0x2000_0000;
/// A part of the program that is loaded.
const LOAD: u32 = 1;
/// A section that takes room on the chip.
const ALLOCATED: u32 = 2;
/// A section without content.
const NO_BITS: u32 = 8;
/// The section with the names.
const SYMBOLS: u32 = 2;
/// The kinds of named things that take room.
const OBJECT: u8 = 1;
const FUNCTION: u8 = 2;

/// A piece of the program and where it goes.
pub(crate) struct Piece<'a> {
    /// Its address.
    pub(crate) at: u32,
    /// What is in it.
    pub(crate) bytes: &'a [u8],
}

/// A section that takes room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Section {
    /// Where it lies when the program runs.
    pub(crate) at: u32,
    /// How long it is.
    pub(crate) size: u32,
    /// Whether it takes memory.
    pub(crate) in_memory: bool,
    /// Whether it takes flash.
    pub(crate) has_content: bool,
}

/// Something with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Symbol {
    /// The name as the linker knows it.
    pub(crate) name: String,
    /// Where it lies when the program runs.
    pub(crate) at: u32,
    /// How long it is.
    pub(crate) size: u32,
    /// Whether it is data and not code.
    pub(crate) is_data: bool,
}

/// The file.
pub(crate) struct Elf<'a>(&'a [u8]);

impl<'a> Elf<'a> {
    /// Takes the bytes of a file.
    pub(crate) fn new(bytes: &'a [u8]) -> Outcome<Elf<'a>> {
        match bytes.get(..6) {
            Some(b"\x7fELF\x01\x01") => Ok(Elf(bytes)),
            _ => Err("this is no ELF file for a small processor".into()),
        }
    }

    /// What is loaded, and to where.
    pub(crate) fn pieces(&self) -> Outcome<Vec<Piece<'a>>> {
        let mut pieces = Vec::new();
        for entry in self.table(28, 42)? {
            let [kind, offset, _, at, size] = self.words(entry)?;
            if kind == LOAD && size > 0 {
                let bytes = self.bytes(offset as usize, size as usize)?;
                pieces.push(Piece { at, bytes });
            }
        }
        Ok(pieces)
    }

    /// What is in the sections that lie in flash, each under the address at which the program runs with it.
    pub(crate) fn contents(&self) -> Outcome<Vec<Piece<'a>>> {
        let mut contents = Vec::new();
        for entry in self.table(32, 46)? {
            let [_, kind, flags, at, offset, size] = self.words(entry)?;
            if flags & ALLOCATED != 0 && kind != NO_BITS {
                let bytes = self.bytes(offset as usize, size as usize)?;
                contents.push(Piece { at, bytes });
            }
        }
        Ok(contents)
    }

    /// The sections that take room on the chip.
    pub(crate) fn sections(&self) -> Outcome<Vec<Section>> {
        let mut sections = Vec::new();
        for entry in self.table(32, 46)? {
            let [_, kind, flags, at, _, size] = self.words(entry)?;
            if flags & ALLOCATED != 0 {
                sections.push(Section {
                    at,
                    size,
                    in_memory: at >= RAM,
                    has_content: at < RAM || kind != NO_BITS,
                });
            }
        }
        Ok(sections)
    }

    /// Everything with a name that takes room.
    pub(crate) fn symbols(&self) -> Outcome<Vec<Symbol>> {
        let tables: Vec<usize> = self.table(32, 46)?.collect();
        let mut symbols = Vec::new();
        for entry in &tables {
            let [_, kind, _, _, from, size, link] = self.words(*entry)?;
            if kind != SYMBOLS {
                continue;
            }
            let names = tables.get(link as usize);
            let [_, _, _, _, names] = self.words(*names.ok_or("the names are missing")?)?;
            for at in (from..from.saturating_add(size)).step_by(16) {
                symbols.extend(self.symbol(at as usize, names as usize)?);
            }
        }
        Ok(symbols)
    }

    fn symbol(&self, entry: usize, names: usize) -> Outcome<Option<Symbol>> {
        let [name, value, size] = self.words(entry)?;
        let kind = self
            .bytes(entry + 12, 1)?
            .first()
            .map_or(0, |kind| kind & 15);
        if size == 0 || !matches!(kind, OBJECT | FUNCTION) {
            return Ok(None);
        }
        let text = self.0.get(names + name as usize..).unwrap_or_default();
        let length = text.iter().position(|byte| *byte == 0).unwrap_or(0);
        Ok(Some(Symbol {
            name: String::from_utf8_lossy(&text[..length]).into_owned(),
            // The lowest bit of a function's address says which instructions it is made of.
            at: if kind == FUNCTION { value & !1 } else { value },
            size,
            is_data: kind == OBJECT,
        }))
    }

    fn bytes(&self, from: usize, length: usize) -> Outcome<&'a [u8]> {
        self.0
            .get(from..from + length)
            .ok_or_else(|| "the ELF file is cut short".into())
    }

    fn words<const N: usize>(&self, at: usize) -> Outcome<[u32; N]> {
        let mut words = [0; N];
        for (word, bytes) in words.iter_mut().zip(self.bytes(at, 4 * N)?.chunks(4)) {
            *word = bytes
                .iter()
                .rev()
                .fold(0, |word, byte| word << 8 | u32::from(*byte));
        }
        Ok(words)
    }

    /// The places of a table's entries, from where the header tells its place and where it tells its measures.
    fn table(&self, place: usize, measures: usize) -> Outcome<impl Iterator<Item = usize>> {
        let [from] = self.words(place)?;
        let [measures] = self.words(measures)?;
        let (size, count) = (measures as usize & 0xFFFF, measures as usize >> 16);
        Ok((0..count).map(move |number| from as usize + number * size))
    }
}

#[cfg(test)]
mod tests {
    use super::{Elf, Section, Symbol};

    /// A file with a section of code, one of variables without content, and a table of four names.
    fn file() -> Vec<u8> {
        let sections: [[u32; 7]; 4] = [
            [0, 1, 6, 0x1000_0000, 300, 64, 0],
            [0, 8, 3, 0x2000_0000, 0, 16, 0],
            [0, 2, 0, 0, 220, 64, 3],
            [0, 3, 0, 0, 284, 16, 0],
        ];
        let symbols: [[u32; 4]; 4] = [
            [1, 0x1000_0001, 8, 2],
            [5, 0x1000_0010, 4, 1],
            // A mark without a length, and something that is neither code nor data.
            [5, 0x1000_0020, 0, 2],
            [5, 0x1000_0020, 4, 3],
        ];
        let mut file = b"\x7fELF\x01\x01".to_vec();
        file.resize(32, 0);
        file.extend(60_u32.to_le_bytes());
        file.resize(46, 0);
        file.extend((4 << 16 | 40_u32).to_le_bytes());
        file.resize(60, 0);
        for section in sections {
            file.extend(section.iter().flat_map(|word| word.to_le_bytes()));
            file.resize(file.len() + 12, 0);
        }
        for symbol in symbols {
            file.extend(symbol.iter().flat_map(|word| word.to_le_bytes()));
        }
        file.extend(b"\0one\0two\0\0\0\0\0\0\0\0");
        file.resize(364, 0);
        file
    }

    #[test]
    fn what_takes_room_is_found() {
        let file = file();
        let sections = Elf::new(&file).unwrap().sections().unwrap();
        let [code, variables] = sections[..] else {
            panic!("{sections:?}");
        };
        assert_eq!(
            code,
            Section {
                at: 0x1000_0000,
                size: 64,
                in_memory: false,
                has_content: true
            }
        );
        assert!(variables.in_memory && !variables.has_content);
    }

    #[test]
    fn names_are_read_with_place_and_length() {
        let file = file();
        let symbol = |name: &str, at, size, is_data| Symbol {
            name: name.to_owned(),
            at,
            size,
            is_data,
        };
        assert_eq!(
            Elf::new(&file).unwrap().symbols().unwrap(),
            [
                symbol("one", 0x1000_0000, 8, false),
                symbol("two", 0x1000_0010, 4, true)
            ]
        );
    }

    #[test]
    fn a_file_that_is_cut_short_is_refused() {
        let whole = file();
        for length in [0, 5, 40, 70, 230] {
            let read = Elf::new(&whole[..length]).and_then(|elf| elf.symbols());
            assert!(read.is_err(), "{length}");
        }
    }
}
