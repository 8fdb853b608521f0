//! What a piece is worth on a square, in hundredths of a pawn, for the middle game and the endgame; the two wings alike.

use super::tables::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK};

/// The worth by rank, from the own side's first on, and by file, from the edge to the middle.
type Squares = [[i16; 4]; 8];

const PAWN_MIDDLE: Squares = [
    [0, 0, 0, 0],
    [66, 87, 74, 49],
    [75, 87, 75, 72],
    [68, 81, 94, 101],
    [83, 106, 95, 106],
    [107, 80, 109, 103],
    [175, 141, 153, 175],
    [0, 0, 0, 0],
];
const PAWN_END: Squares = [
    [0, 0, 0, 0],
    [97, 96, 114, 126],
    [85, 87, 96, 100],
    [95, 98, 82, 79],
    [97, 103, 103, 89],
    [115, 140, 117, 121],
    [222, 200, 228, 238],
    [0, 0, 0, 0],
];
const KNIGHT_MIDDLE: Squares = [
    [290, 320, 317, 335],
    [292, 325, 349, 348],
    [320, 345, 358, 350],
    [334, 328, 359, 352],
    [370, 364, 371, 378],
    [326, 383, 359, 387],
    [293, 257, 313, 322],
    [202, 248, 294, 277],
];
const KNIGHT_END: Squares = [
    [248, 237, 276, 269],
    [231, 261, 295, 293],
    [270, 290, 299, 321],
    [291, 311, 334, 335],
    [273, 319, 322, 330],
    [262, 287, 308, 338],
    [271, 302, 298, 316],
    [214, 254, 285, 279],
];
const BISHOP_MIDDLE: Squares = [
    [303, 312, 323, 292],
    [339, 366, 357, 335],
    [328, 336, 351, 314],
    [322, 316, 328, 348],
    [335, 339, 335, 349],
    [332, 337, 357, 370],
    [268, 299, 292, 296],
    [293, 310, 279, 265],
];
const BISHOP_END: Squares = [
    [309, 319, 292, 324],
    [271, 289, 295, 319],
    [292, 312, 320, 350],
    [343, 316, 330, 328],
    [308, 332, 341, 335],
    [312, 331, 323, 329],
    [303, 313, 322, 336],
    [316, 303, 322, 327],
];
const ROOK_MIDDLE: Squares = [
    [442, 441, 451, 454],
    [410, 425, 440, 453],
    [426, 444, 452, 415],
    [417, 432, 432, 421],
    [432, 422, 479, 433],
    [436, 416, 449, 483],
    [441, 429, 468, 465],
    [445, 485, 437, 529],
];
const ROOK_END: Squares = [
    [520, 529, 520, 511],
    [542, 527, 515, 506],
    [522, 510, 527, 533],
    [550, 525, 535, 537],
    [543, 544, 532, 548],
    [542, 545, 547, 541],
    [552, 555, 553, 558],
    [544, 536, 543, 526],
];
const QUEEN_MIDDLE: Squares = [
    [997, 985, 994, 1002],
    [981, 1012, 1028, 1015],
    [983, 1013, 1015, 1011],
    [996, 1020, 1002, 1017],
    [1015, 997, 1019, 1019],
    [1018, 1038, 1039, 1054],
    [1003, 993, 1029, 1057],
    [1020, 1044, 1074, 1028],
];
const QUEEN_END: Squares = [
    [871, 881, 884, 872],
    [881, 896, 848, 935],
    [929, 904, 951, 958],
    [958, 966, 983, 983],
    [968, 975, 1001, 1014],
    [938, 956, 979, 966],
    [936, 978, 959, 993],
    [924, 937, 963, 948],
];
const KING_MIDDLE: Squares = [
    [31, 49, 11, 18],
    [8, 25, -6, -35],
    [-51, -12, -61, -93],
    [-70, -32, -94, -52],
    [-67, -40, -64, -74],
    [-67, -64, -84, -85],
    [-59, -43, -64, -66],
    [-56, -52, -73, -76],
];
const KING_END: Squares = [
    [-23, -30, -27, -41],
    [-19, -12, 1, 6],
    [-4, -2, 21, 25],
    [-7, 6, 10, 11],
    [5, 17, 6, 19],
    [-12, 12, 24, 33],
    [-41, -18, 30, 32],
    [-25, -32, -19, -1],
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
