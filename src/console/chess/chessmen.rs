//! The chess pieces on the board, and small ones for what was taken.

use embedded_graphics::geometry::Point;
use parlour_rules::chess::{Kind, Piece, Side};

use crate::paint::sprites::{chess, chess_small};
use crate::paint::{Canvas, Colour, Inks, Sprite, area};

const fn sprite(piece: Piece) -> &'static Sprite {
    match (piece.side, piece.kind) {
        (Side::White, Kind::King) => &chess::KING,
        (Side::White, Kind::Queen) => &chess::QUEEN,
        (Side::White, Kind::Rook) => &chess::ROOK,
        (Side::White, Kind::Bishop) => &chess::BISHOP,
        (Side::White, Kind::Knight) => &chess::KNIGHT,
        (Side::White, Kind::Pawn) => &chess::PAWN,
        (Side::Black, Kind::King) => &chess::DARK_KING,
        (Side::Black, Kind::Queen) => &chess::DARK_QUEEN,
        (Side::Black, Kind::Rook) => &chess::DARK_ROOK,
        (Side::Black, Kind::Bishop) => &chess::DARK_BISHOP,
        (Side::Black, Kind::Knight) => &chess::DARK_KNIGHT,
        (Side::Black, Kind::Pawn) => &chess::DARK_PAWN,
    }
}

const fn inks(side: Side) -> Inks {
    match side {
        Side::White => Inks::new(Colour::INK, Colour::IVORY, Colour::SAND),
        Side::Black => Inks::new(Colour::EBONY, Colour::PIECE_BLACK, Colour::SAND),
    }
}

/// Draws a piece on the square whose corner is `at`.
pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point, piece: Piece) {
    canvas.sprite(sprite(piece), at + Point::new(3, 3), inks(piece.side));
}

/// Draws a piece twice as large, 38 x 38.
pub(super) fn draw_large(canvas: &mut Canvas<'_>, at: Point, piece: Piece) {
    let picture = sprite(piece);
    for y in 0..picture.height() {
        for x in 0..picture.width() {
            if let Some(ink) = inks(piece.side).of(picture.tone(Point::new(x, y))) {
                canvas.rect(area(at.x + 2 * x, at.y + 2 * y, 2, 2), ink);
            }
        }
    }
}

/// Draws a small piece, 9 x 9, on the colour of a dark square.
pub(super) fn draw_small(canvas: &mut Canvas<'_>, at: Point, kind: Kind, side: Side) {
    let sprite = match kind {
        Kind::King => return,
        Kind::Queen => &chess_small::QUEEN,
        Kind::Rook => &chess_small::ROOK,
        Kind::Bishop => &chess_small::BISHOP,
        Kind::Knight => &chess_small::KNIGHT,
        Kind::Pawn => &chess_small::PAWN,
    };
    let inks = match side {
        Side::White => Inks::two(Colour::EBONY, Colour::IVORY),
        Side::Black => Inks::two(Colour::EBONY, Colour::PIECE_BLACK),
    };
    canvas.sprite(sprite, at, inks);
}
