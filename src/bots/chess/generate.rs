//! The moves on the board, and who attacks what. Moves are listed as words, the move in the lower half and its promise in
//! the upper, so that the largest word is the move to try next. They may still leave the own king in check; that is asked
//! of each move just before it is made, since most are never made.

use super::board::{Board, Step, castling_rook, from, other, promotion, step, to};
use super::tables::{
    BISHOP, BLACK, EMPTY, JUMPS, KING, KNIGHT, LIE, PAWN, QUEEN, ROOK, STEPS, WHITE,
};
use heapless::Vec;

/// Room for the moves of all positions on one line. Where it is used up, the last moves are left out.
pub(super) const ROOM: usize = 1024;

/// The moves of all positions on one line.
pub(super) type Moves = Vec<u32, ROOM>;

/// What a piece counts for when captures are put in order, by kind.
pub(super) const PRIZES: [u32; 8] = [0, 1, 3, 3, 5, 9, 15, 0];

/// Adds a move with its promise.
#[inline(always)]
fn add(moves: &mut Moves, step: Step, promise: u32) {
    // Where the room is used up, the move is left out.
    let _ = moves.push(promise << 16 | step as u32);
}

impl Board {
    /// Lists captures and promotions, the most valuable victim and the least valuable attacker first. `all` has every
    /// promotion, else only queens are made.
    pub(super) fn captures(&self, moves: &mut Moves, all: bool) {
        let us = self.side;
        let them = other(us);
        let ahead = if us == WHITE { 16 } else { 0xF0 };
        for at in self.men(us) {
            let at = *at;
            let piece = self.at(at);
            match piece & 7 {
                PAWN => {
                    let one = at.wrapping_add(ahead);
                    let last = matches!(one >> 4, 0 | 7);
                    if last && self.at(one) == EMPTY {
                        promotions(moves, step(at, one), 0, all);
                    }
                    for aside in [one.wrapping_sub(1), one.wrapping_add(1)] {
                        let there = self.at(aside);
                        if there & them != 0 {
                            let prize = PRIZES[there as usize & 7];
                            if last {
                                promotions(moves, step(at, aside), prize, all);
                            } else {
                                add(moves, step(at, aside), 256 + prize * 16 - 1);
                            }
                        } else if aside == self.en_passant {
                            add(moves, step(at, aside), 256 + 16 - 1);
                        }
                    }
                }
                KNIGHT => self.hits(moves, at, &JUMPS, KNIGHT),
                BISHOP => self.strikes(moves, at, 4..8, BISHOP),
                ROOK => self.strikes(moves, at, 0..4, ROOK),
                QUEEN => self.strikes(moves, at, 0..8, QUEEN),
                KING => self.hits(moves, at, &STEPS, KING),
                _ => {}
            }
        }
    }

    #[inline(always)]
    fn hits(&self, moves: &mut Moves, at: u8, ways: &[u8; 8], kind: u8) {
        let them = other(self.side);
        for way in ways {
            let aim = at.wrapping_add(*way);
            let there = self.at(aim);
            if there & them != 0 {
                let prize = PRIZES[there as usize & 7];
                add(moves, step(at, aim), 256 + prize * 16 - kind as u32);
            }
        }
    }

    #[inline(always)]
    fn strikes(&self, moves: &mut Moves, at: u8, ways: core::ops::Range<usize>, kind: u8) {
        let them = other(self.side);
        for way in &STEPS[ways] {
            let mut aim = at.wrapping_add(*way);
            while self.at(aim) == EMPTY {
                aim = aim.wrapping_add(*way);
            }
            let there = self.at(aim);
            if there & them != 0 {
                let prize = PRIZES[there as usize & 7];
                add(moves, step(at, aim), 256 + prize * 16 - kind as u32);
            }
        }
    }

    /// Lists all other moves; `promise` tells how much each piece (its lower four bits) promises on each square.
    pub(super) fn quiets(&self, moves: &mut Moves, promise: &[u16; 2048]) {
        let us = self.side;
        let ahead = if us == WHITE { 16 } else { 0xF0 };
        for at in self.men(us) {
            let at = *at;
            let piece = self.at(at);
            let base = (piece as usize & 15) << 7;
            let mut quiet = |aim: u8| {
                let promised = promise[base | aim as usize & 127];
                add(moves, step(at, aim), promised as u32);
            };
            let ways = match piece & 7 {
                PAWN => {
                    let one = at.wrapping_add(ahead);
                    if self.at(one) == EMPTY && !matches!(one >> 4, 0 | 7) {
                        quiet(one);
                        let two = one.wrapping_add(ahead);
                        let home = if us == WHITE { 1 } else { 6 };
                        if at >> 4 == home && self.at(two) == EMPTY {
                            quiet(two);
                        }
                    }
                    continue;
                }
                KNIGHT => {
                    for way in JUMPS {
                        let aim = at.wrapping_add(way);
                        if self.at(aim) == EMPTY {
                            quiet(aim);
                        }
                    }
                    continue;
                }
                KING => {
                    for way in STEPS {
                        let aim = at.wrapping_add(way);
                        if self.at(aim) == EMPTY {
                            quiet(aim);
                        }
                    }
                    if self.castling != 0 {
                        for aim in [at.wrapping_add(2), at.wrapping_sub(2)] {
                            if self.can_castle(at, aim) {
                                quiet(aim);
                            }
                        }
                    }
                    continue;
                }
                BISHOP => 4..8,
                ROOK => 0..4,
                QUEEN => 0..8,
                _ => continue,
            };
            for way in &STEPS[ways] {
                let mut aim = at.wrapping_add(*way);
                while self.at(aim) == EMPTY {
                    quiet(aim);
                    aim = aim.wrapping_add(*way);
                }
            }
        }
    }

    /// Whether the king may castle from its home to a square, whose own safety is left out.
    fn can_castle(&self, king: u8, aim: u8) -> bool {
        let us = self.side;
        let (home, rights) = if us == WHITE {
            (0x04, self.castling & 3)
        } else {
            (0x74, self.castling >> 2)
        };
        let (right, free) = match aim.wrapping_sub(home) {
            2 => (1, [1, 2, 2]),
            0xFE => (2, [0xFF, 0xFE, 0xFD]),
            _ => return false,
        };
        king == home
            && rights & right != 0
            && free
                .into_iter()
                .all(|step: u8| self.at(home.wrapping_add(step)) == EMPTY)
            && !self.attacked(home, other(us))
            && !self.attacked(castling_rook(aim).1, other(us))
    }

    /// Whether a move from elsewhere, such as the memory of another position, is one that a piece can make here.
    pub(super) fn is_possible(&self, played: Step) -> bool {
        let (from, to) = (from(played), to(played));
        let us = self.side;
        let piece = self.at(from);
        let there = self.at(to);
        if piece & us == 0 || there & us != 0 || (from | to) & 0x88 != 0 {
            return false;
        }
        let way = to.wrapping_sub(from);
        if piece & 7 == PAWN {
            let ahead = if us == WHITE { 16 } else { 0xF0u8 };
            let last = matches!(to >> 4, 0 | 7);
            if !last && played >> 14 != 0 {
                return false;
            }
            if way == ahead {
                return there == EMPTY;
            }
            if way == ahead.wrapping_mul(2) {
                let home = if us == WHITE { 1 } else { 6 };
                return from >> 4 == home
                    && there == EMPTY
                    && self.at(from.wrapping_add(ahead)) == EMPTY;
            }
            let bit = if us == WHITE { 1 } else { 2 };
            return LIE.attacks[way as usize] & bit != 0
                && (there != EMPTY || to == self.en_passant);
        }
        if played >> 14 != 0 {
            return false;
        }
        if self.strikes_at(from, to) {
            return true;
        }
        piece & 7 == KING && from.abs_diff(to) == 2 && self.can_castle(from, to)
    }

    /// Whether every capture of the other side's pieces is over: only kings and perhaps one minor piece are left.
    pub(super) fn is_dead(&self) -> bool {
        self.phase <= 1 && {
            let count = |piece: u8| self.counts[piece as usize & 15];
            count(WHITE | PAWN) == 0 && count(BLACK | PAWN) == 0
        }
    }
}

/// Adds a pawn's arrival on the last rank.
fn promotions(moves: &mut Moves, plain: Step, prize: u32, all: bool) {
    add(moves, plain, 256 + (prize + 8) * 16);
    if all {
        for lesser in 1..=3 {
            add(moves, plain | lesser << 14, 256 + prize - lesser as u32);
        }
    }
}

/// What a captured piece is worth at the least, in hundredths of a pawn.
pub(super) fn prize(board: &Board, played: Step) -> i32 {
    const WORTH: [i32; 8] = [0, 100, 320, 330, 500, 950, 0, 0];
    let taken = board.at(to(played)) & 7;
    let taken = if taken == EMPTY && to(played) == board.en_passant {
        PAWN
    } else {
        taken
    };
    let gained = if board.promotes(played) && promotion(played) == QUEEN {
        850
    } else {
        0
    };
    WORTH[taken as usize & 7] + gained
}
