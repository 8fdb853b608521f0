//! What a piece is worth on a square, in hundredths of a pawn, for the middle game and the endgame; the two wings alike.
//! The numbers were fitted together with those of the network, which see the rest: [`super::net`].

use super::tables::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK};

/// The worth by rank, from the own side's first on, and by file, from the edge to the middle.
type Squares = [[i16; 4]; 8];

const PAWN_MIDDLE: Squares = [
    [0, 0, 0, 0],
    [42, 92, 82, 72],
    [55, 88, 88, 97],
    [60, 100, 108, 121],
    [68, 115, 124, 134],
    [82, 97, 127, 137],
    [109, 111, 124, 148],
    [0, 0, 0, 0],
];
const PAWN_END: Squares = [
    [0, 0, 0, 0],
    [118, 96, 122, 140],
    [111, 100, 125, 123],
    [119, 113, 122, 114],
    [131, 115, 143, 113],
    [168, 137, 164, 131],
    [248, 212, 193, 179],
    [0, 0, 0, 0],
];
const KNIGHT_MIDDLE: Squares = [
    [339, 337, 348, 354],
    [346, 359, 369, 366],
    [350, 377, 360, 391],
    [380, 354, 391, 399],
    [403, 377, 416, 394],
    [430, 439, 446, 457],
    [430, 338, 443, 412],
    [204, 267, 116, 334],
];
const KNIGHT_END: Squares = [
    [379, 341, 345, 358],
    [330, 353, 362, 379],
    [351, 365, 369, 390],
    [374, 388, 399, 404],
    [361, 375, 417, 396],
    [384, 373, 420, 374],
    [328, 364, 342, 362],
    [261, 338, 319, 395],
];
const BISHOP_MIDDLE: Squares = [
    [364, 399, 374, 373],
    [398, 388, 391, 384],
    [376, 383, 373, 396],
    [387, 385, 396, 393],
    [370, 400, 411, 407],
    [386, 399, 436, 452],
    [347, 413, 404, 421],
    [303, 332, 275, 292],
];
const BISHOP_END: Squares = [
    [346, 387, 385, 388],
    [364, 370, 382, 406],
    [387, 387, 402, 419],
    [374, 429, 409, 418],
    [412, 405, 435, 421],
    [419, 387, 442, 423],
    [371, 375, 396, 411],
    [347, 364, 425, 409],
];
const ROOK_MIDDLE: Squares = [
    [461, 456, 449, 456],
    [444, 451, 450, 439],
    [439, 445, 439, 434],
    [431, 424, 431, 432],
    [477, 452, 457, 468],
    [506, 517, 545, 546],
    [520, 465, 503, 555],
    [510, 538, 561, 556],
];
const ROOK_END: Squares = [
    [613, 609, 615, 592],
    [617, 601, 611, 592],
    [607, 601, 611, 602],
    [602, 620, 620, 622],
    [616, 625, 623, 616],
    [626, 633, 633, 631],
    [637, 648, 641, 642],
    [660, 648, 635, 608],
];
const QUEEN_MIDDLE: Squares = [
    [634, 628, 625, 634],
    [634, 643, 643, 633],
    [621, 627, 622, 620],
    [627, 618, 600, 595],
    [633, 608, 598, 601],
    [639, 647, 648, 648],
    [648, 577, 639, 603],
    [574, 642, 657, 619],
];
const QUEEN_END: Squares = [
    [473, 541, 523, 502],
    [503, 524, 526, 526],
    [528, 545, 541, 559],
    [564, 567, 560, 578],
    [567, 546, 561, 585],
    [526, 580, 553, 577],
    [553, 520, 600, 575],
    [524, 577, 631, 576],
];
const KING_MIDDLE: Squares = [
    [46, 41, 20, 8],
    [19, 26, -11, -27],
    [-49, -49, -69, -108],
    [-157, -94, -105, -148],
    [-60, -103, -56, -97],
    [94, -43, 26, -30],
    [-19, 17, -112, -12],
    [-24, -6, -93, -125],
];
const KING_END: Squares = [
    [-121, -96, -76, -80],
    [-88, -55, -24, 1],
    [-58, -7, 20, 42],
    [-27, 20, 39, 61],
    [-2, 56, 81, 92],
    [52, 73, 103, 107],
    [0, 74, 77, 109],
    [-5, 28, 19, 18],
];

/// What a kind of piece is worth in the middle game and in the endgame; ranks count from its own side.
pub(super) const fn worth(kind: u8, file: u8, rank: u8) -> (i32, i32) {
    let (middle, end) = match kind {
        PAWN => (PAWN_MIDDLE, PAWN_END),
        KNIGHT => (KNIGHT_MIDDLE, KNIGHT_END),
        BISHOP => (BISHOP_MIDDLE, BISHOP_END),
        ROOK => (ROOK_MIDDLE, ROOK_END),
        QUEEN => (QUEEN_MIDDLE, QUEEN_END),
        KING => (KING_MIDDLE, KING_END),
        _ => return (0, 0),
    };
    let wing = if file < 4 { file } else { 7 - file } as usize;
    let rank = rank as usize;
    (middle[rank][wing] as i32, end[rank][wing] as i32)
}
