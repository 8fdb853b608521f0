//! Base64 as in RFC 4648, section 4: the alphabet with `+` and `/`, padded. Only the one right spelling of given bytes
//! is read back, so a save has exactly one text.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The text of some bytes.
pub(super) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let group = chunk
            .iter()
            .chain([&0, &0])
            .take(3)
            .fold(0, |group, byte| group << 8 | usize::from(*byte));
        for place in 0..4 {
            let sextet = group >> (18 - 6 * place) & 63;
            let letter = ALPHABET.get(sextet).copied().unwrap_or_default();
            text.push(if place <= chunk.len() {
                char::from(letter)
            } else {
                '='
            });
        }
    }
    text
}

/// The bytes of a text, if it is one.
pub(super) fn decode(text: &str) -> Option<Vec<u8>> {
    let letters = text.as_bytes();
    if !letters.len().is_multiple_of(4) {
        return None;
    }
    let mut bytes = Vec::with_capacity(letters.len() / 4 * 3);
    for chunk in letters.chunks(4) {
        let used = chunk.iter().position(|letter| *letter == b'=').unwrap_or(4);
        let mut group = 0u32;
        for letter in chunk.get(..used)? {
            let sextet = ALPHABET.iter().position(|known| known == letter)?;
            group = group << 6 | u32::try_from(sextet).ok()?;
        }
        group <<= 6 * (4 - used);
        let [_, three @ ..] = group.to_be_bytes();
        bytes.extend_from_slice(three.get(..used.checked_sub(1)?)?);
    }
    // Padding in the middle and stray bits at the end would give one save several texts.
    (encode(&bytes) == text).then_some(bytes)
}
