//! What a piece is worth on a square, in hundredths of a pawn, for the middle game and the endgame: a value for its kind,
//! one for its rank and one for its file, the two wings alike. Few numbers, so that they can be understood and tuned.

use super::tables::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK};

/// The values of a kind of piece in one part of the game.
struct Values {
    /// The piece itself.
    base: i32,
    /// By rank, from its own side's first on.
    ranks: [i32; 8],
    /// By file, from the edge to the middle.
    files: [i32; 4],
}

const fn values(kind: u8) -> (Values, Values) {
    match kind {
        PAWN => (
            Values {
                base: 78,
                ranks: [0, -6, -4, 3, 4, 26, 90, 0],
                files: [-16, 4, 0, 5],
            },
            Values {
                base: 106,
                ranks: [0, 6, 8, 8, 20, 45, 115, 0],
                files: [8, 3, 5, -6],
            },
        ),
        KNIGHT => (
            Values {
                base: 305,
                ranks: [-14, -16, -4, 4, 22, 22, 0, -40],
                files: [-24, -16, 2, 6],
            },
            Values {
                base: 285,
                ranks: [-40, -20, 8, 24, 8, 4, -6, -28],
                files: [-34, -4, 6, 10],
            },
        ),
        BISHOP => (
            Values {
                base: 312,
                ranks: [-16, 5, -4, 0, 0, 22, -24, -13],
                files: [-20, -1, 0, -2],
            },
            Values {
                base: 322,
                ranks: [-12, -16, 4, 8, 12, 8, 0, 2],
                files: [-4, -2, 6, 8],
            },
        ),
        ROOK => (
            Values {
                base: 440,
                ranks: [2, -17, -24, -14, -12, 0, 25, 13],
                files: [-14, -14, 1, 0],
            },
            Values {
                base: 535,
                ranks: [-12, -16, 2, 8, 16, 13, 10, 10],
                files: [6, 7, 0, -4],
            },
        ),
        QUEEN => (
            Values {
                base: 1015,
                ranks: [-6, 9, 2, -5, 0, 16, 3, 17],
                files: [0, -2, 7, 4],
            },
            Values {
                base: 945,
                ranks: [-44, -40, 10, 16, 12, 22, 17, 2],
                files: [-2, -10, 3, -2],
            },
        ),
        KING => (
            Values {
                base: 0,
                ranks: [18, -9, -40, -64, -70, -74, -65, -68],
                files: [10, 21, -10, -10],
            },
            Values {
                base: 0,
                ranks: [-46, -8, 4, 12, 10, 8, 24, 0],
                files: [-10, -3, 3, 2],
            },
        ),
        _ => (
            Values {
                base: 0,
                ranks: [0; 8],
                files: [0; 4],
            },
            Values {
                base: 0,
                ranks: [0; 8],
                files: [0; 4],
            },
        ),
    }
}

/// What a kind of piece is worth in the middle game and in the endgame; ranks count from its own side.
pub(super) const fn worth(kind: u8, file: u8, rank: u8) -> (i32, i32) {
    let (middle, end) = values(kind);
    let wing = if file < 4 { file } else { 7 - file } as usize;
    let rank = rank as usize;
    (
        middle.base + middle.ranks[rank] + middle.files[wing],
        end.base + end.ranks[rank] + end.files[wing],
    )
}
