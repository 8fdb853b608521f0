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
                base: 82,
                ranks: [0, -8, -6, 2, 12, 40, 80, 0],
                files: [-16, 2, 0, 12],
            },
            Values {
                base: 100,
                ranks: [0, 6, 2, 4, 16, 55, 115, 0],
                files: [4, 4, 0, -4],
            },
        ),
        KNIGHT => (
            Values {
                base: 325,
                ranks: [-28, -14, 0, 12, 22, 26, 4, -30],
                files: [-26, -8, 6, 14],
            },
            Values {
                base: 295,
                ranks: [-24, -10, 0, 10, 12, 4, -8, -26],
                files: [-24, -8, 6, 12],
            },
        ),
        BISHOP => (
            Values {
                base: 345,
                ranks: [-12, 4, 6, 6, 8, 8, -8, -14],
                files: [-10, 2, 4, 6],
            },
            Values {
                base: 310,
                ranks: [-10, -4, 2, 6, 6, 4, -2, -8],
                files: [-8, -2, 2, 6],
            },
        ),
        ROOK => (
            Values {
                base: 470,
                ranks: [-2, -12, -12, -10, -4, 6, 22, 14],
                files: [-8, -4, 2, 8],
            },
            Values {
                base: 525,
                ranks: [-4, -4, -4, 0, 4, 6, 10, 8],
                files: [0, 0, 0, 0],
            },
        ),
        QUEEN => (
            Values {
                base: 1000,
                ranks: [-6, 0, 0, -2, 2, 10, 8, 10],
                files: [-6, -2, 2, 2],
            },
            Values {
                base: 960,
                ranks: [-30, -18, -4, 10, 18, 18, 14, 4],
                files: [-12, -2, 6, 12],
            },
        ),
        KING => (
            Values {
                base: 0,
                ranks: [16, -8, -40, -60, -70, -70, -70, -70],
                files: [14, 22, -10, -16],
            },
            Values {
                base: 0,
                ranks: [-42, -18, -2, 12, 22, 26, 14, -14],
                files: [-22, -4, 6, 12],
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
