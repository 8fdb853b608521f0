//! What a position is worth to the side to move, in hundredths of a pawn. The pieces on their squares are added up as
//! moves are made and the pawns are remembered, so the first estimate is nearly free; how far the pieces reach and how
//! safe the kings are is only looked at where it can matter to the search.

use super::board::{Board, index, other};
use super::memory::{PawnMemory, Pawns};
use super::tables::{
    BISHOP, BLACK, EMPTY, JUMPS, KNIGHT, LIE, PAWN, QUEEN, ROOK, STEPS, WHITE, pair,
};

/// What a look at reach and kings changes at the most, or nearly.
const MARGIN: i32 = 60;
/// For the side to move.
const TEMPO: i32 = pair(39, 9);

const BISHOP_PAIR: i32 = pair(69, 39);
const DOUBLED: i32 = pair(-4, -27);
const ISOLATED: i32 = pair(-10, -2);
const BACKWARD: i32 = pair(-7, -4);
const GUARDED: i32 = pair(-1, -11);
/// Added to the two before where no other pawn stands ahead.
const ISOLATED_OPEN: i32 = pair(-12, -12);
const BACKWARD_OPEN: i32 = pair(-12, -9);
/// For each rank that a pawn has gone, if another guards it or stands beside it.
const GUARDED_BY_RANK: i32 = pair(7, 9);
const ABREAST_BY_RANK: i32 = pair(2, 6);
/// The same once more for a pawn that no other can stop.
const PASSED_GUARDED: i32 = pair(7, -3);
const PASSED_ABREAST: i32 = pair(5, -2);
/// A pawn that no other can stop, by the ranks it has gone.
const PASSED: [i32; 8] = [
    0,
    pair(1, -4),
    pair(-5, 15),
    pair(-12, 51),
    pair(10, 83),
    pair(57, 140),
    pair(55, 136),
    0,
];
/// For each step that the own king is nearer to the square before a passed pawn than the other one, and if it is not
/// empty; once on the fourth rank and up to four times on the seventh.
const KINGS_NEAR: i32 = pair(-2, 10);
const BARRED: i32 = pair(-11, -16);
/// A piece that a pawn can take.
const THREATENED: i32 = pair(-71, -15);
/// A knight or bishop that can take a rook or queen.
const AIMS_HIGHER: i32 = pair(63, 28);
const OPEN_FILE: i32 = pair(58, -28);
const HALF_OPEN_FILE: i32 = pair(22, 5);

/// For each square that a knight, bishop or rook reaches beyond what is usual.
const REACH: [i32; 8] = [0, 0, pair(1, 2), pair(5, 4), pair(4, 3), 0, 0, 0];
/// How much a piece that aims at the king's surroundings weighs.
const ATTACK: [i32; 8] = [0, 0, 3, 2, 3, 5, 0, 0];

/// What the square of the weight of all who aim at a king is worth, in sixty-fourths: in the middle game, and by itself
/// when few are left.
const DANGER: (i32, i32) = (4, 33);
/// A pawn right before the king, or one step further.
const NEAR_PAWN: i32 = pair(18, -6);
const FAR_PAWN: i32 = pair(4, 5);
/// A file at the king without own pawns, or without any.
const KING_HALF_OPEN: i32 = pair(-23, 3);
const KING_OPEN: i32 = pair(-45, 4);

/// The middle game's half of a worth.
const fn middle(worth: i32) -> i32 {
    (worth + 0x8000) >> 16
}

/// The endgame's half of a worth.
const fn end(worth: i32) -> i32 {
    worth as i16 as i32
}

/// Both halves by how much of the middle game is left.
#[inline(always)]
fn blend(worth: i32, phase: u8) -> i32 {
    // 24 is all of it; multiplied by 171 it is as good as 4096.
    let part = (phase as i32).min(24) * 171;
    (middle(worth) * part + end(worth) * (4104 - part)) >> 12
}

/// What the pieces on their squares and the pawns are worth.
pub(super) struct Rough {
    /// To White, middle game and endgame.
    worth: i32,
    files: [u8; 2],
    /// To the side to move.
    score: i32,
}

impl Rough {
    /// To the side to move.
    #[inline(always)]
    pub(super) const fn score(&self) -> i32 {
        self.score
    }

    /// Whether a closer look could not bring it between two bounds, or hardly.
    #[inline(always)]
    pub(super) const fn is_beyond(&self, alpha: i32, beta: i32) -> bool {
        self.score <= alpha - MARGIN || self.score >= beta + MARGIN
    }
}

/// The first estimate, which is nearly free.
#[inline(always)]
pub(super) fn rough(board: &Board, pawns: &mut PawnMemory) -> Rough {
    let known = pawns.recall(board.pawn_key, || pawns_of(board));
    let mut worth = board.worth + known.worth;
    let count = |piece: u8| board.counts[piece as usize & 15];
    if count(WHITE | BISHOP) >= 2 {
        worth += BISHOP_PAIR;
    }
    if count(BLACK | BISHOP) >= 2 {
        worth -= BISHOP_PAIR;
    }
    if known.passed != [0; 2] {
        worth += runners(board, WHITE, known.passed[0]) - runners(board, BLACK, known.passed[1]);
    }
    if board.phase <= 6 {
        worth += drive(board, WHITE) - drive(board, BLACK);
    }
    Rough {
        worth,
        files: known.files,
        score: scored(board, worth),
    }
}

/// The whole estimate.
pub(super) fn full(board: &Board, rough: &Rough) -> i32 {
    let mut worth = rough.worth;
    worth += reach(board, WHITE, rough.files) - reach(board, BLACK, rough.files);
    scored(board, worth)
}

/// A worth to White as a score for the side to move.
#[inline(always)]
fn scored(board: &Board, worth: i32) -> i32 {
    let worth = if board.side == WHITE { worth } else { -worth };
    scaled(board, blend(worth + TEMPO, board.phase))
}

/// Without pawns, a small advantage wins nothing.
#[inline(always)]
fn scaled(board: &Board, score: i32) -> i32 {
    if board.phase > 8 {
        return score;
    }
    let ahead = if score > 0 {
        board.side
    } else {
        other(board.side)
    };
    let count = |piece: u8| board.counts[(ahead | piece) as usize & 15];
    if count(PAWN) > 0 || count(QUEEN) > 0 {
        return score;
    }
    let behind = |piece: u8| board.counts[(other(ahead) | piece) as usize & 15];
    let worth = |count: &dyn Fn(u8) -> u8| count(ROOK) * 5 + count(BISHOP) * 3 + count(KNIGHT) * 3;
    let (more, less) = (worth(&count), worth(&behind));
    let knights_only = count(ROOK) == 0 && count(BISHOP) == 0;
    if more < 5 || (knights_only && behind(PAWN) == 0) || more <= less.saturating_add(3) {
        score / 8
    } else {
        score
    }
}

/// What the reach of a colour's pieces, their lines and the danger to the other king are worth to it.
fn reach(board: &Board, us: u8, files: [u8; 2]) -> i32 {
    let them = other(us);
    let king = board.king(them);
    let ahead = if us == WHITE { 16 } else { 0xF0 };
    let pawn = them | PAWN;
    let (mut worth, mut danger) = (0, 0);
    for at in board.officers(us) {
        let at = *at;
        let piece = board.at(at);
        let kind = piece & 7;
        if !(KNIGHT..=QUEEN).contains(&kind) {
            continue;
        }
        if LIE.presses[king.wrapping_sub(at) as usize] & 1 << kind != 0 {
            danger += ATTACK[kind as usize & 7];
        }
        let before = at.wrapping_add(ahead);
        if board.at(before.wrapping_sub(1)) == pawn || board.at(before.wrapping_add(1)) == pawn {
            worth += THREATENED;
        }
        let ways = match kind {
            KNIGHT => {
                let mut reached = -4;
                for way in JUMPS {
                    let there = board.at(at.wrapping_add(way));
                    reached += i32::from(there == EMPTY || there & them != 0);
                    if is_higher(there, them) {
                        worth += AIMS_HIGHER;
                    }
                }
                worth += reached * REACH[KNIGHT as usize];
                continue;
            }
            BISHOP => &STEPS[4..],
            ROOK => {
                let file = 1 << (at & 7);
                if files[index(us)] & file == 0 {
                    worth += if files[index(them)] & file == 0 {
                        OPEN_FILE
                    } else {
                        HALF_OPEN_FILE
                    };
                }
                &STEPS[..4]
            }
            _ => continue,
        };
        let mut reached = -6;
        for way in ways {
            let mut aim = at.wrapping_add(*way);
            while board.at(aim) == EMPTY {
                reached += 1;
                aim = aim.wrapping_add(*way);
            }
            let there = board.at(aim);
            reached += i32::from(there & them != 0);
            if kind == BISHOP && is_higher(there, them) {
                worth += AIMS_HIGHER;
            }
        }
        worth += reached * REACH[kind as usize & 7];
    }
    if board.phase > 8 {
        // Several attackers together weigh more than each alone.
        let weight = danger * danger;
        worth += pair((weight * DANGER.0) >> 6, (weight * DANGER.1) >> 6);
        worth += shelter(board, board.king(us), us, ahead) + bare_files(board.king(us), us, files);
    }
    worth
}

/// Whether a piece is a rook or queen of a colour.
#[inline(always)]
fn is_higher(piece: u8, colour: u8) -> bool {
    piece & colour != 0 && matches!(piece & 7, ROOK | QUEEN)
}

/// The pawns before a king.
fn shelter(board: &Board, king: u8, us: u8, ahead: u8) -> i32 {
    let pawn = us | PAWN;
    let one = king.wrapping_add(ahead);
    let two = one.wrapping_add(ahead);
    let mut held = 0;
    for aside in [0xFF, 0, 1] {
        if board.at(one.wrapping_add(aside)) == pawn {
            held += NEAR_PAWN;
        } else if board.at(two.wrapping_add(aside)) == pawn {
            held += FAR_PAWN;
        }
    }
    held - 2 * NEAR_PAWN
}

/// The files at a king on which it has no pawns.
fn bare_files(king: u8, us: u8, files: [u8; 2]) -> i32 {
    let near = (7u32 << (king & 7)) >> 1;
    let mut bare = near & !u32::from(files[index(us)]) & 0xFF;
    let taken = u32::from(files[index(other(us))]);
    let mut worth = 0;
    while bare != 0 {
        let file = bare & bare.wrapping_neg();
        worth += if taken & file == 0 {
            KING_OPEN
        } else {
            KING_HALF_OPEN
        };
        bare ^= file;
    }
    worth
}

/// Drives a bare king to the edge, and the own king after it.
#[inline(never)]
fn drive(board: &Board, us: u8) -> i32 {
    let them = other(us);
    let men = |colour: u8| {
        let count = |kind: u8| board.counts[(colour | kind) as usize & 15];
        count(PAWN) + count(KNIGHT) + count(BISHOP) + count(ROOK) + count(QUEEN)
    };
    if men(them) > 0 || men(us) == 0 {
        return 0;
    }
    let (mine, theirs) = (board.king(us), board.king(them));
    let middle = |at: u8| {
        let off = |line: u8| if line < 4 { 3 - line } else { line - 4 } as i32;
        off(at & 7) + off(at >> 4)
    };
    let apart = (mine & 7).abs_diff(theirs & 7) as i32 + (mine >> 4).abs_diff(theirs >> 4) as i32;
    let count = |piece: u8| board.counts[(us | piece) as usize & 15];
    let mut worth = middle(theirs) * 12 + (14 - apart) * 6;
    if count(BISHOP) == 1
        && count(KNIGHT) == 1
        && count(PAWN) == 0
        && count(ROOK) == 0
        && count(QUEEN) == 0
    {
        // Bishop and knight mate only in a corner of the bishop's colour.
        let bishop = board.lists[index(us)]
            .iter()
            .find(|at| board.at(**at) == us | BISHOP)
            .copied()
            .unwrap_or(0);
        let light = ((bishop & 7) + (bishop >> 4)) & 1 == 1;
        let (file, rank) = ((theirs & 7) as i32, (theirs >> 4) as i32);
        let (one, other) = if light {
            (file + 7 - rank, rank + 7 - file)
        } else {
            (file + rank, 14 - file - rank)
        };
        worth += (14 - one.min(other)) * 16;
    }
    pair(worth, worth)
}

/// What the way that is left to a colour's passed pawns is worth to it: how near the kings are, and whether it is barred.
#[inline(never)]
fn runners(board: &Board, us: u8, files: u8) -> i32 {
    let (mine, theirs) = (board.king(us), board.king(other(us)));
    let (mut at, ahead) = if us == WHITE {
        (0x60, 16)
    } else {
        (0x10, 0xF0)
    };
    let pawn = us | PAWN;
    let mut worth = 0;
    let mut left = files;
    while left != 0 {
        if left & 1 != 0 {
            let (mut aim, mut weight) = (at, 4);
            while weight > 0 && board.at(aim) != pawn {
                aim = aim.wrapping_sub(ahead);
                weight -= 1;
            }
            let stop = aim.wrapping_add(ahead);
            worth += weight * (apart(theirs, stop) - apart(mine, stop)) * KINGS_NEAR;
            if board.at(stop) != EMPTY {
                worth += weight * BARRED;
            }
        }
        left >>= 1;
        at = at.wrapping_add(1);
    }
    worth
}

/// The king's steps from one square to another.
#[inline(always)]
fn apart(one: u8, other: u8) -> i32 {
    let files = (one & 7).abs_diff(other & 7);
    let ranks = (one >> 4).abs_diff(other >> 4);
    files.max(ranks) as i32
}

/// How the pawns stand.
#[inline(never)]
fn pawns_of(board: &Board) -> Pawns {
    // The ranks on which each colour has pawns, by file, with an empty file at either side.
    let mut ranks = [[0u8; 10]; 2];
    for colour in [WHITE, BLACK] {
        for at in board.men(colour) {
            let at = *at;
            if board.at(at) == colour | PAWN {
                ranks[index(colour)][(at as usize & 7) + 1] |= 1 << (at >> 4);
            }
        }
    }
    let mut worth = 0;
    let mut passed = [0; 2];
    for colour in [WHITE, BLACK] {
        let (mine, theirs) = (&ranks[index(colour)], &ranks[index(other(colour))]);
        let mut sum = 0;
        for at in board.men(colour) {
            let at = *at;
            if board.at(at) != colour | PAWN {
                continue;
            }
            let file = (at as usize & 7) + 1;
            let rank = at >> 4 & 7;
            // As White sees it: what lies ahead is in higher bits, whichever way the pawn goes.
            let (ahead, behind, gone) = if colour == WHITE {
                (0xFEu8 << rank, 0xFFu8 >> (7 - rank), rank)
            } else {
                ((1u8 << rank) - 1, 0xFFu8 << rank, 7 - rank)
            };
            let [left, here, right] = [file - 1, file, file + 1].map(|file| file.min(9));
            let beside = mine[left] | mine[right];
            if mine[here] & ahead != 0 {
                sum += DOUBLED;
            }
            let guard = if colour == WHITE {
                (1u8 << rank) >> 1
            } else {
                (1u8 << rank) << 1
            };
            let open = theirs[here] & ahead == 0;
            let (guarded, abreast) = (beside & guard != 0, beside & 1 << rank != 0);
            if beside == 0 {
                sum += if open {
                    ISOLATED + ISOLATED_OPEN
                } else {
                    ISOLATED
                };
            } else if guarded || abreast {
                sum += GUARDED;
            } else if beside & behind == 0 {
                sum += if open {
                    BACKWARD + BACKWARD_OPEN
                } else {
                    BACKWARD
                };
            }
            let ranks_gone = i32::from(gone);
            if guarded {
                sum += GUARDED_BY_RANK * (ranks_gone - 1);
            }
            if abreast {
                sum += ABREAST_BY_RANK * ranks_gone;
            }
            if (theirs[left] | theirs[here] | theirs[right]) & ahead == 0 && mine[here] & ahead == 0
            {
                sum += PASSED[gone as usize & 7];
                if guarded {
                    sum += PASSED_GUARDED * ranks_gone;
                } else if abreast {
                    sum += PASSED_ABREAST * ranks_gone;
                }
                passed[index(colour)] |= 1 << (at & 7);
            }
        }
        worth += if colour == WHITE { sum } else { -sum };
    }
    let mut files = [0; 2];
    for (files, ranks) in files.iter_mut().zip(&ranks) {
        for (file, there) in ranks.iter().skip(1).take(8).enumerate() {
            if *there != 0 {
                *files |= 1 << file;
            }
        }
    }
    Pawns {
        key: board.pawn_key,
        worth,
        files,
        passed,
    }
}
