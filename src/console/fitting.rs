//! Words that fit: of several wordings for a line of an account the first that has room beside its figures.

use crate::line;
use crate::paint::Font;
use crate::screen::Line;

/// The room for the words of a line of the account on the narrow picture, beside a figure or two.
pub const ROOM: i32 = 174;

/// The first of the texts that has room in a font, else the last.
pub fn words<const N: usize>(font: Font, texts: [Line; N]) -> Line {
    let fits = |text: &&Line| font.width(text) <= ROOM;
    texts
        .iter()
        .find(fits)
        .or(texts.last())
        .cloned()
        .unwrap_or_default()
}

/// That a seat has won, and why: "Anna won: checkmate". Beside a long name the why is enough.
pub fn won(name: &str, why: &str) -> Line {
    let short = why.split(':').next().unwrap_or(why);
    let choices = [line!("{name} {why}"), line!("{why}"), line!("{short}")];
    words(Font::B10, choices)
}

/// That a seat has lost.
pub fn lost(name: &str) -> Line {
    words(Font::B10, [line!("{name} lost"), line!("lost")])
}
