//! BLAKE2s-256 without a key (RFC 7693): a hash for processors of 32 bits, small enough to be written out here.

const IV: [u32; 8] = [
    0x6A09_E667,
    0xBB67_AE85,
    0x3C6E_F372,
    0xA54F_F53A,
    0x510E_527F,
    0x9B05_688C,
    0x1F83_D9AB,
    0x5BE0_CD19,
];

/// Which words of a block each round takes, in order.
const ORDER: [[u8; 16]; 10] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];

/// The words that are mixed with each other: columns, then diagonals.
const GROUPS: [[usize; 4]; 8] = [
    [0, 4, 8, 12],
    [1, 5, 9, 13],
    [2, 6, 10, 14],
    [3, 7, 11, 15],
    [0, 5, 10, 15],
    [1, 6, 11, 12],
    [2, 7, 8, 13],
    [3, 4, 9, 14],
];

/// The parameters: 32 bytes of result, no key, no tree.
const PARAMETERS: u32 = 0x0101_0020;
const BLOCK: usize = 64;

/// A hash that is fed piece by piece.
pub(super) struct Blake2s {
    state: [u32; 8],
    /// The last bytes; a block is worked in only when more follow, for the last one is marked.
    block: [u8; BLOCK],
    filled: usize,
    /// The bytes worked in so far.
    before: u64,
}

impl Blake2s {
    pub(super) fn new() -> Blake2s {
        let mut state = IV;
        state[0] ^= PARAMETERS;
        Blake2s {
            state,
            block: [0; BLOCK],
            filled: 0,
            before: 0,
        }
    }

    pub(super) fn update(&mut self, bytes: &[u8]) {
        for byte in bytes {
            if self.filled == BLOCK {
                self.compress(0);
                self.filled = 0;
            }
            self.block[self.filled] = *byte;
            self.filled += 1;
        }
    }

    /// The result, as words of which the first byte is the lowest.
    pub(super) fn finish(mut self) -> [u32; 8] {
        self.block[self.filled..].fill(0);
        self.compress(u32::MAX);
        self.state
    }

    fn compress(&mut self, last: u32) {
        self.before += self.filled as u64;
        let (words, _) = self.block.as_chunks();
        let mut v = [0; 16];
        v[..8].copy_from_slice(&self.state);
        v[8..].copy_from_slice(&IV);
        v[12] ^= self.before as u32;
        v[13] ^= (self.before >> 32) as u32;
        v[14] ^= last;
        for order in ORDER {
            let (pairs, _) = order.as_chunks();
            for (group, [x, y]) in GROUPS.iter().zip(pairs) {
                let word = |number: &u8| u32::from_le_bytes(words[usize::from(*number)]);
                mix(&mut v, group, word(x), word(y));
            }
        }
        for (place, word) in self.state.iter_mut().enumerate() {
            *word ^= v[place] ^ v[place + 8];
        }
    }
}

fn mix(v: &mut [u32; 16], group: &[usize; 4], x: u32, y: u32) {
    let [a, b, c, d] = *group;
    for (word, turns) in [(x, [16, 12]), (y, [8, 7])] {
        v[a] = v[a].wrapping_add(v[b]).wrapping_add(word);
        v[d] = (v[d] ^ v[a]).rotate_right(turns[0]);
        v[c] = v[c].wrapping_add(v[d]);
        v[b] = (v[b] ^ v[c]).rotate_right(turns[1]);
    }
}

#[cfg(test)]
mod tests {
    use super::Blake2s;
    use std::string::String;

    fn hash(parts: &[&[u8]]) -> String {
        let mut hash = Blake2s::new();
        parts.iter().for_each(|part| hash.update(part));
        let words = hash.finish();
        let bytes = words.iter().flat_map(|word| word.to_le_bytes());
        bytes.map(|byte| std::format!("{byte:02x}")).collect()
    }

    #[test]
    fn the_example_of_the_standard_comes_out() {
        let expected = "508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982";
        assert_eq!(hash(&[b"abc"]), expected);
        assert_eq!(hash(&[b"a", b"", b"bc"]), expected);
    }

    /// Expected values from Python's hashlib.
    #[test]
    fn texts_around_the_length_of_a_block_come_out() {
        let row: [u8; 256] = core::array::from_fn(|place| place as u8);
        for (length, expected) in [
            (
                0,
                "69217a3079908094e11121d042354a7c1f55b6482ca1a51e1b250dfd1ed0eef9",
            ),
            (
                63,
                "e57cb79487dd57902432b250733813bd96a84efce59f650fac26e6696aefafc3",
            ),
            (
                64,
                "56f34e8b96557e90c1f24b52d0c89d51086acf1b00f634cf1dde9233b8eaaa3e",
            ),
            (
                65,
                "1b53ee94aaf34e4b159d48de352c7f0661d0a40edff95a0b1639b4090e974472",
            ),
            (
                128,
                "1fa877de67259d19863a2a34bcc6962a2b25fcbf5cbecd7ede8f1fa36688a796",
            ),
            (
                129,
                "5bd169e67c82c2c2e98ef7008bdf261f2ddf30b1c00f9e7f275bb3e8a28dc9a2",
            ),
            (
                255,
                "f03f5789d3336b80d002d59fdf918bdb775b00956ed5528e86aa994acb38fe2d",
            ),
        ] {
            assert_eq!(hash(&[&row[..length]]), expected);
            assert_eq!(
                hash(&[&row[..length / 3], &row[length / 3..length]]),
                expected
            );
        }
    }
}
