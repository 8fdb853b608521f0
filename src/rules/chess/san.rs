//! Moves as people write them: `e4`, `Nbd7`, `exd6`, `O-O`, `e8=Q+`, `Qh4#`.

use super::action::Move;
use super::board::{Kind, Square, Wing};
use super::position::Position;
use core::fmt;

/// A legal move in its position, written in standard algebraic notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct San<'a> {
    /// The position before the move.
    pub position: &'a Position,
    /// The move.
    pub played: Move,
}

impl fmt::Display for San<'_> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let San { position, played } = *self;
        let Some(piece) = position.at(played.from()) else {
            return played.fmt(to);
        };
        match position.castles(played) {
            Some(Wing::King) => to.write_str("O-O")?,
            Some(Wing::Queen) => to.write_str("O-O-O")?,
            None => {
                let captures = position.captured(played).is_some();
                if piece.kind == Kind::Pawn {
                    if captures {
                        write!(to, "{}", file(played))?;
                    }
                } else {
                    write!(to, "{}", piece.kind.letter().to_ascii_uppercase())?;
                    self.tell_apart(to)?;
                }
                if captures {
                    to.write_str("x")?;
                }
                write!(to, "{}", played.to())?;
                if let Some(kind) = played.promotion() {
                    write!(to, "={}", kind.letter().to_ascii_uppercase())?;
                }
            }
        }
        let after = position.make(played);
        match after.is_check() {
            true if after.can_move() => to.write_str("+"),
            true => to.write_str("#"),
            false => Ok(()),
        }
    }
}

impl San<'_> {
    /// As much of the starting square as tells the piece from others of its kind that could go there too.
    fn tell_apart(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let San { position, played } = *self;
        let from = played.from();
        let (mut others, mut same_file, mut same_rank) = (false, false, false);
        let alike = Square::all().filter(|&at| at != from && position.at(at) == position.at(from));
        for other in alike.filter(|&at| position.is_legal(Move::new(at, played.to()))) {
            others = true;
            same_file |= other.file() == from.file();
            same_rank |= other.rank() == from.rank();
        }
        match (others, same_file, same_rank) {
            (false, ..) => Ok(()),
            (true, false, _) => write!(to, "{}", file(played)),
            (true, true, false) => write!(to, "{}", from.rank() + 1),
            (true, true, true) => write!(to, "{from}"),
        }
    }
}

fn file(played: Move) -> char {
    char::from(b'a' + played.from().file())
}
