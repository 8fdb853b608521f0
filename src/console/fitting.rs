//! Words that fit: of several wordings for a line of an account the first that has room beside its figures, and names that
//! are shortened where they have to be.

use crate::line;
use crate::paint::Font;
use crate::people::Name;
use crate::screen::Line;
use core::fmt::Write;

/// The room for the words of a line of the account on the narrow picture, beside a figure or two.
pub const ROOM: i32 = 174;

/// The room for the reason below the headline of a result, on the narrow picture.
pub const WHY: i32 = 240 - 16;

/// The first of the texts that has room in a font, else the last.
pub fn words<const N: usize>(font: Font, texts: [Line; N]) -> Line {
    first_within(font, ROOM, texts)
}

/// The first of the reasons for the end of a game that has room below the headline of its result, else the last.
pub fn why<const N: usize>(texts: [Line; N]) -> Line {
    first_within(Font::B10, WHY, texts)
}

fn first_within<const N: usize>(font: Font, room: i32, texts: [Line; N]) -> Line {
    let fits = |text: &&Line| font.width(text) <= room;
    texts
        .iter()
        .find(fits)
        .or(texts.last())
        .cloned()
        .unwrap_or_default()
}

/// A name as it has room: whole; else its beginning, of two letters or more, before a full stop; else nothing, for the
/// seat's shape says who it is.
pub fn name(font: Font, name: &str, room: i32) -> Name {
    if font.width(name) > room {
        return shortened(font, name, room);
    }
    let mut whole = Name::new();
    let _ = whole.push_str(name);
    whole
}

/// A name as a hint says it, which has two short lines and more to say.
pub fn in_a_hint(called: &str) -> Name {
    name(Font::B10, called, 60)
}

/// The same for a name of which is known that it does not fit as a whole.
pub fn shortened(font: Font, name: &str, room: i32) -> Name {
    let beginning = font.fit(name, room - font.width("."));
    let mut short = Name::new();
    if beginning.chars().nth(1).is_some() {
        let _ = write!(short, "{beginning}.");
    }
    short
}

/// What somebody has come to and why, in one: "a draw by stalemate", "won: Bertie gave up".
fn because(what: &str, why: &str) -> Line {
    let joint = match why.split(' ').next() {
        None | Some("") => "",
        Some("by" | "on" | "with") => " ",
        Some("as") => ", ",
        _ => ": ",
    };
    line!("{what}{joint}{why}")
}

/// That a seat has won, and why: "Anna won by checkmate", or shorter "Anna won: checkmate". Beside a long name the why is
/// enough.
pub fn won(name: &str, why: &str) -> Line {
    let won = because("won", why);
    let mut linked = ["by ", "with "].into_iter();
    let short = linked.find_map(|word| why.strip_prefix(word));
    let short = short.unwrap_or(why);
    let choices = [
        line!("{name} {won}"),
        because(&line!("{name} won"), short),
        won,
        line!("won"),
    ];
    words(Font::B10, choices)
}

/// That nobody has won, and why: "a draw, as agreed".
pub fn drawn(why: &str) -> Line {
    because("a draw", why)
}

/// That a seat has lost.
pub fn lost(name: &str) -> Line {
    words(Font::B10, [line!("{name} lost"), line!("lost")])
}

#[cfg(test)]
mod tests {
    use super::{drawn, name, won};
    use crate::paint::Font;

    #[test]
    fn a_name_is_whole_or_ends_with_a_full_stop_or_leaves_it_to_the_shape() {
        let wide = Font::B8.width("Clara");
        assert_eq!(name(Font::B8, "Clara", wide), "Clara");
        assert_eq!(name(Font::B8, "Clara", wide - 1), "Clar.");
        assert_eq!(name(Font::B8, "Clara", Font::B8.width("Cl.")), "Cl.");
        assert_eq!(name(Font::B8, "Clara", Font::B8.width("Cl.") - 1), "");
        assert_eq!(name(Font::B8, "Clara", -5), "");
    }

    #[test]
    fn a_reason_is_joined_as_one_would_say_it() {
        assert_eq!(drawn("by stalemate"), "a draw by stalemate");
        assert_eq!(drawn("as agreed"), "a draw, as agreed");
        assert_eq!(drawn("nobody can mate"), "a draw: nobody can mate");
        assert_eq!(drawn(""), "a draw");
        assert_eq!(won("Anna", "on time"), "Anna won on time");
    }

    #[test]
    fn a_long_reason_becomes_shorter_before_the_name_goes() {
        assert_eq!(won("Otto", "with three columns"), "Otto won: three columns");
        assert_eq!(won("WWWWWWWW", "by checkmate"), "won by checkmate");
    }
}
