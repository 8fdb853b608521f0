//! Numbers worked out when the program is compiled: what a piece is worth on each square, its random key there, and how
//! squares lie to one another. They stay in flash; one entry answers both what a move changes in worth and in key.

use super::net::Weights;

/// An empty square.
pub(super) const EMPTY: u8 = 0;
/// A pawn, without its colour.
pub(super) const PAWN: u8 = 1;
/// A knight.
pub(super) const KNIGHT: u8 = 2;
/// A bishop.
pub(super) const BISHOP: u8 = 3;
/// A rook.
pub(super) const ROOK: u8 = 4;
/// A queen.
pub(super) const QUEEN: u8 = 5;
/// A king.
pub(super) const KING: u8 = 6;
/// The colour bit of White.
pub(super) const WHITE: u8 = 8;
/// The colour bit of Black.
pub(super) const BLACK: u8 = 16;
/// Beyond the edge of the board.
pub(super) const OFF: u8 = 32;
/// A square that is none.
pub(super) const NOWHERE: u8 = 0x88;

/// The straight steps, then the diagonal ones, as wrapping differences.
pub(super) const STEPS: [u8; 8] = [16, 1, 0xF0, 0xFF, 17, 0xF1, 0xEF, 15];
/// A knight's jumps.
pub(super) const JUMPS: [u8; 8] = [33, 18, 0xF2, 0xE1, 0xDF, 0xEE, 14, 31];

/// What changes when a piece comes to a square or leaves it.
#[derive(Clone, Copy)]
pub(super) struct Placement {
    /// Its worth to White, middle game in the upper half and endgame in the lower.
    pub(super) worth: i32,
    /// Its key.
    pub(super) key: u32,
}

/// The next number of a small generator (xorshift by Marsaglia), for keys.
const fn next(seed: u32) -> u32 {
    let seed = seed ^ seed << 13;
    let seed = seed ^ seed >> 17;
    seed ^ seed << 5
}

/// Middle game and endgame in one word, so that one addition counts for both.
pub(super) const fn pair(middle: i32, end: i32) -> i32 {
    (middle << 16) + end
}

/// For each piece (its lower four bits) and square.
static PLACEMENTS: [Placement; 2048] = placements();

const fn placements() -> [Placement; 2048] {
    let mut all = [Placement { worth: 0, key: 0 }; 2048];
    let mut seed = 0x9E37_79B9;
    let mut at = 0;
    while at < 2048 {
        let (piece, square) = ((at >> 7) as u8, (at & 127) as u8);
        let kind = piece & 7;
        seed = next(next(next(seed)));
        if square & 0x88 == 0 && kind >= PAWN && kind <= KING {
            let white = piece & WHITE != 0;
            let (file, rank) = (square & 7, square >> 4);
            let own_rank = if white { rank } else { 7 - rank };
            let (middle, end) = Weights::OURS.worth(kind - PAWN, file, own_rank);
            let sign = if white { 1 } else { -1 };
            all[at] = Placement {
                worth: pair(sign * middle, sign * end),
                key: seed,
            };
        }
        at += 1;
    }
    all
}

/// What changes when a piece comes to a square.
#[inline(always)]
pub(super) fn placement(piece: u8, square: u8) -> Placement {
    PLACEMENTS[(piece as usize & 15) << 7 | square as usize & 127]
}

/// The key of the side to move, if it is Black.
pub(super) const BLACK_TO_MOVE: u32 = 0x5851_F42D;

static STATE_KEYS: [u32; 32] = state_keys();

const fn state_keys() -> [u32; 32] {
    let mut keys = [0; 32];
    let mut seed = 0x2545_F491;
    let mut at = 1;
    while at < 32 {
        seed = next(next(next(seed)));
        // No castling and no en passant have the key 0.
        if at != 16 {
            keys[at] = seed;
        }
        at += 1;
    }
    keys
}

/// The key of the castlings that are left.
#[inline(always)]
pub(super) fn castling_key(castling: u8) -> u32 {
    STATE_KEYS[castling as usize & 15]
}

/// The key of an en passant square.
#[inline(always)]
pub(super) fn en_passant_key(square: u8) -> u32 {
    if square == NOWHERE {
        0
    } else {
        STATE_KEYS[17 + (square as usize & 7)]
    }
}

/// The castlings that are left after a move from or to a square.
pub(super) static CASTLINGS_KEPT: [u8; 128] = castlings_kept();

const fn castlings_kept() -> [u8; 128] {
    let mut kept = [15; 128];
    kept[0x00] = 15 - 2;
    kept[0x04] = 15 - 3;
    kept[0x07] = 15 - 1;
    kept[0x70] = 15 - 8;
    kept[0x74] = 15 - 12;
    kept[0x77] = 15 - 4;
    kept
}

/// How two squares lie to one another, by their wrapping difference.
pub(super) struct Lie {
    /// The step that leads from the first to the second along a line; 0 where none does.
    pub(super) step: [u8; 256],
    /// Which pieces on the first attack the second if nothing stands between, as bits of [`ATTACK_BITS`].
    pub(super) attacks: [u8; 256],
}

/// The lie of all pairs.
pub(super) static LIE: Lie = lie();

/// The bit of each piece in [`Lie::attacks`].
pub(super) static ATTACK_BITS: [u8; 64] = attack_bits();

const fn attack_bits() -> [u8; 64] {
    let mut bits = [0; 64];
    let mut kind = KNIGHT;
    while kind <= KING {
        bits[(WHITE | kind) as usize] = 1 << kind;
        bits[(BLACK | kind) as usize] = 1 << kind;
        kind += 1;
    }
    bits[(WHITE | PAWN) as usize] = 1;
    bits[(BLACK | PAWN) as usize] = 2;
    bits
}

const fn lie() -> Lie {
    let mut lie = Lie {
        step: [0; 256],
        attacks: [0; 256],
    };
    let mut way = 0;
    while way < 8 {
        let step = STEPS[way];
        let bits = 1 << QUEEN | if way < 4 { 1 << ROOK } else { 1 << BISHOP };
        let mut far = 1;
        let mut at = step;
        while far < 8 {
            lie.step[at as usize] = step;
            lie.attacks[at as usize] |= bits;
            at = at.wrapping_add(step);
            far += 1;
        }
        lie.attacks[step as usize] |= 1 << KING;
        lie.attacks[JUMPS[way] as usize] |= 1 << KNIGHT;
        way += 1;
    }
    lie.attacks[15] |= 1;
    lie.attacks[17] |= 1;
    lie.attacks[0xF1] |= 2;
    lie.attacks[0xEF] |= 2;
    lie
}
