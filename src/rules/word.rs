//! A word that somebody says or writes: one type for actions, events and views.
//!
//! In the host interface a word is a run of the letters a to z, hyphen and apostrophe. It has room for 24 of them; no list
//! and no dictionary of the house has a longer one, so what is longer is cut and stands for nothing that anybody looks for.

use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most letters of a word.
pub const MAX_LETTERS: usize = 24;

/// A word of up to [`MAX_LETTERS`] small letters, hyphens and apostrophes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Word {
    /// The letters; zeros behind the last.
    letters: [u8; MAX_LETTERS],
    length: u8,
}

/// A text that is no word: empty, or with something in it that is no letter, hyphen or apostrophe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAWord;

impl fmt::Display for NotAWord {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("A word has the letters a to z")
    }
}

impl Word {
    /// The empty word, which is said by nobody.
    pub const EMPTY: Word = Word {
        letters: [0; MAX_LETTERS],
        length: 0,
    };

    /// What somebody typed: letters become small, blanks between them become hyphens, anything else is left out.
    pub fn typed(text: &str) -> Word {
        let mut word = Word::EMPTY;
        for letter in text.trim().bytes() {
            let letter = match letter {
                b' ' => b'-',
                other => other.to_ascii_lowercase(),
            };
            if is_letter(letter) {
                word.push(letter);
            }
        }
        word
    }

    /// The word as text.
    pub fn as_str(&self) -> &str {
        let letters = self.letters.get(..self.len()).unwrap_or_default();
        core::str::from_utf8(letters).unwrap_or_default()
    }

    /// How many letters it has, hyphens and apostrophes counted.
    pub const fn len(&self) -> usize {
        self.length as usize
    }

    /// Whether there is nothing in it.
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The letters a to z alone.
    pub fn letters(&self) -> impl Iterator<Item = u8> + Clone {
        self.as_str().bytes().filter(u8::is_ascii_lowercase)
    }

    /// Adds a letter where there is room.
    fn push(&mut self, letter: u8) {
        if let Some(place) = self.letters.get_mut(usize::from(self.length)) {
            *place = letter;
            self.length += 1;
        }
    }
}

const fn is_letter(letter: u8) -> bool {
    matches!(letter, b'a'..=b'z' | b'-' | b'\'')
}

impl fmt::Display for Word {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.pad(self.as_str())
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "Word({:?})", self.as_str())
    }
}

impl FromStr for Word {
    type Err = NotAWord;

    fn from_str(text: &str) -> Result<Word, NotAWord> {
        if text.is_empty() || !text.bytes().all(is_letter) {
            return Err(NotAWord);
        }
        let mut word = Word::EMPTY;
        text.bytes().for_each(|letter| word.push(letter));
        Ok(word)
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Word, D::Error> {
        struct Text;
        impl serde::de::Visitor<'_> for Text {
            type Value = Word;
            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(to, "at most {MAX_LETTERS} letters")
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Word, E> {
                match text.parse() {
                    _ if text.is_empty() => Ok(Word::EMPTY),
                    Ok(word) if text.len() <= MAX_LETTERS => Ok(word),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Str(text), &self)),
                }
            }
        }
        from.deserialize_str(Text)
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_LETTERS, NotAWord, Word};
    use std::string::{String, ToString};

    fn word(text: &str) -> Word {
        text.parse().unwrap()
    }

    #[test]
    fn a_word_reads_and_writes_as_its_letters() {
        for text in ["a", "zookeeper", "ice-cream", "o'clock", "-", "'"] {
            assert_eq!(word(text).to_string(), text);
        }
        assert_eq!(word("ice-cream").len(), 9);
        assert_eq!(word("it's-so").letters().count(), 5);
    }

    #[test]
    fn what_has_other_letters_is_no_word() {
        for text in ["", "Zoo", "two words", "sie\u{df}", "a1", "{text}", "a\0"] {
            assert_eq!(text.parse::<Word>(), Err(NotAWord), "{text:?}");
        }
    }

    #[test]
    fn what_is_too_long_is_cut_and_reads_alike_again() {
        let long = "abcdefghijklmnopqrstuvwxyz";
        let cut = word(long);
        assert_eq!(cut.as_str(), &long[..MAX_LETTERS]);
        assert_eq!(word(cut.as_str()), cut);
    }

    #[test]
    fn typing_gives_small_letters_and_hyphens() {
        assert_eq!(Word::typed("Ice cream"), word("ice-cream"));
        assert_eq!(Word::typed(" Gas "), word("gas"), "nothing at its ends");
        assert_eq!(Word::typed("R2-D2!"), word("r-d"));
        assert_eq!(Word::typed("7"), Word::EMPTY);
    }

    #[test]
    fn words_are_in_the_order_of_their_texts() {
        assert!(word("zoo") < word("zook"));
        assert!(word("a") < word("b"));
        assert!(Word::EMPTY < word("a"));
    }

    #[test]
    fn a_saved_word_is_read_back_and_a_damaged_one_refused() {
        let mut room = [0; 40];
        for saved in [word("zookeeper"), Word::EMPTY] {
            let bytes = postcard::to_slice(&saved, &mut room).unwrap();
            assert_eq!(bytes.len(), saved.len() + 1);
            assert_eq!(postcard::from_bytes(bytes), Ok(saved));
        }
        let refused = |text: &str| {
            let mut room = [0; 40];
            let bytes = postcard::to_slice(text, &mut room).unwrap();
            postcard::from_bytes::<Word>(bytes).is_err()
        };
        assert!(refused("Zoo") && refused("zo o"));
        assert!(refused(&String::from("z").repeat(MAX_LETTERS + 1)));
        assert!(!refused(&String::from("z").repeat(MAX_LETTERS)));
    }
}
