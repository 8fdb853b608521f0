//! Pictures for the rules: a few squares with pieces, dots where the one in question can go, brackets round what it takes.

use super::chessmen;
use crate::paint::{Canvas, Colour};
use crate::parts::board::draw_brackets;
use crate::parts::card::SuitColours;
use crate::parts::sketch;
use embedded_graphics::geometry::Point;
use parlour_rules::chess::{Kind, Piece, Side};

/// Draws three rows of nine squares: a letter is a white piece or, small, a black one, a dot can be gone to, a blank cannot.
/// What is black and stands among dots is taken where a `!` follows it.
fn draw(canvas: &mut Canvas<'_>, at: Point, rows: [&str; 3]) {
    sketch::board(canvas, at);
    for (y, row) in (0..).zip(rows) {
        let mut x = -1;
        for letter in row.chars() {
            if letter == '!' {
                draw_brackets(canvas, sketch::square(at, x, y), Colour::EMBER);
                continue;
            }
            x += 1;
            let square = sketch::square(at, x, y);
            match piece(letter) {
                Some(piece) => chessmen::draw(canvas, square.top_left - Point::new(3, 2), piece),
                None if letter == '.' => sketch::goes(canvas, square),
                None => {}
            }
        }
    }
}

fn piece(letter: char) -> Option<Piece> {
    let kind = match letter.to_ascii_uppercase() {
        'K' => Kind::King,
        'Q' => Kind::Queen,
        'R' => Kind::Rook,
        'B' => Kind::Bishop,
        'N' => Kind::Knight,
        'P' => Kind::Pawn,
        _ => return None,
    };
    let side = match letter.is_ascii_uppercase() {
        true => Side::White,
        false => Side::Black,
    };
    Some(Piece { side, kind })
}

pub(super) fn king_and_queen(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    draw(canvas, at, ["...  ... ", ".K....Q..", "...  ... "]);
}

pub(super) fn rook_and_bishop(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    draw(canvas, at, [" .   . . ", ".R..  B  ", " .   . . "]);
}

pub(super) fn knight(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    draw(canvas, at, ["  .   .  ", "   pNp   ", "  .   .  "]);
}

pub(super) fn pawn(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    draw(canvas, at, [" .       ", " .   p!.p!", " P    P  "]);
}

pub(super) fn in_passing(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    draw(canvas, at, ["    .    ", "   Pp!   ", "         "]);
}

pub(super) fn promotion(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    draw(canvas, at, [".   QRBN ", "P        ", "         "]);
}

pub(super) fn castling(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    draw(canvas, at, [" K .R    ", "         ", "  RK     "]);
}

pub(super) fn check(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    draw(canvas, at, ["     B...", "r   . .K ", "      ..."]);
}
