//! Who attacks what on the board: checks, pins, guards.

use super::board::{Board, Step, castling_rook, from, other, to};
use super::generate::PRIZES;
use super::tables::{
    ATTACK_BITS, BISHOP, EMPTY, KING, LIE, NOWHERE, OFF, PAWN, QUEEN, ROOK, WHITE,
};

/// A check.
#[derive(Clone, Copy)]
pub(super) struct Check {
    /// The square of the attacker; [`OFF`] where there are two.
    by: u8,
    /// The step from the king towards it along a line, 0 where nothing can come between.
    way: u8,
}

impl Check {
    /// None at all.
    pub(super) const NONE: Check = Check {
        by: NOWHERE,
        way: 0,
    };
}

impl Board {
    /// Whether a colour attacks a square.
    pub(super) fn attacked(&self, square: u8, by: u8) -> bool {
        for at in self.men(by) {
            if self.strikes_at(*at, square) {
                return true;
            }
        }
        false
    }

    /// Whether the piece on a square attacks another.
    #[inline(always)]
    pub(super) fn strikes_at(&self, at: u8, square: u8) -> bool {
        let way = square.wrapping_sub(at);
        let piece = self.at(at);
        LIE.attacks[way as usize] & ATTACK_BITS[piece as usize & 63] != 0
            && (!matches!(piece & 7, BISHOP | ROOK | QUEEN) || self.clear(at, square))
    }

    /// Whether nothing stands between two squares on a line.
    #[inline(always)]
    fn clear(&self, at: u8, square: u8) -> bool {
        let way = LIE.step[square.wrapping_sub(at) as usize];
        let mut aim = at.wrapping_add(way);
        while aim != square {
            if self.at(aim) != EMPTY {
                return false;
            }
            aim = aim.wrapping_add(way);
        }
        true
    }

    /// Whether a piece of this colour attacks along the line from a square through another, which it has left.
    #[inline(always)]
    fn opened(&self, square: u8, through: u8, by: u8) -> bool {
        let way = LIE.step[through.wrapping_sub(square) as usize];
        if way == 0 {
            return false;
        }
        let mut aim = square.wrapping_add(way);
        while self.at(aim) == EMPTY {
            aim = aim.wrapping_add(way);
        }
        let piece = self.at(aim);
        piece & by != 0
            && matches!(piece & 7, BISHOP | ROOK | QUEEN)
            && LIE.attacks[square.wrapping_sub(aim) as usize] & ATTACK_BITS[piece as usize & 63]
                != 0
    }

    /// Whether the side to move is in check.
    pub(super) fn in_check(&self) -> bool {
        self.attacked(self.king(self.side), other(self.side))
    }

    /// Who gives check to the side to move, when it is in check.
    pub(super) fn check(&self) -> Check {
        let king = self.king(self.side);
        let mut check = Check::NONE;
        for at in self.men(other(self.side)) {
            if self.strikes_at(*at, king) {
                if check.by != NOWHERE {
                    return Check { by: OFF, way: 0 };
                }
                let slides = matches!(self.at(*at) & 7, BISHOP | ROOK | QUEEN);
                check = Check {
                    by: *at,
                    way: if slides {
                        LIE.step[at.wrapping_sub(king) as usize]
                    } else {
                        0
                    },
                };
            }
        }
        check
    }

    /// Whether a move may get out of a check: by the king, by taking the attacker, or by coming between. Quick, and
    /// sometimes too hopeful; [`Board::is_safe`] has the last word.
    #[inline(always)]
    pub(super) fn may_evade(&self, played: Step, check: Check) -> bool {
        let (from, to) = (from(played), to(played));
        let king = self.king(self.side);
        from == king
            || to == check.by
            || (check.way != 0 && LIE.step[to.wrapping_sub(king) as usize] == check.way)
            || to == self.en_passant
    }

    /// Whether a move that the piece can make leaves its own king safe; `checked` tells that it is in check now.
    pub(super) fn is_safe(&mut self, played: Step, checked: bool) -> bool {
        let (from, to) = (from(played), to(played));
        let us = self.side;
        let them = other(us);
        let piece = self.at(from);
        let king = self.king(us);
        if piece & 7 != KING && !checked && to != self.en_passant {
            // Only a line that the piece has left can have been opened; it stays shut where the piece moves along it.
            let way = LIE.step[from.wrapping_sub(king) as usize];
            if way == 0 || LIE.step[to.wrapping_sub(king) as usize] == way {
                return true;
            }
            self.cells[from as usize] = EMPTY;
            let opened = self.opened(king, from, them);
            self.cells[from as usize] = piece;
            return !opened;
        }
        let there = self.at(to);
        let passed = if piece & 7 == PAWN && to == self.en_passant {
            to ^ 16
        } else {
            NOWHERE
        };
        let pawn = self.at(passed);
        self.cells[from as usize] = EMPTY;
        self.cells[to as usize] = piece;
        if passed != NOWHERE {
            self.cells[passed as usize] = EMPTY;
        }
        // What was captured attacks no more: its square now holds a piece of the other colour, or none.
        let king = if piece & 7 == KING { to } else { king };
        let mut safe = true;
        for at in self.men(them) {
            let at = *at;
            if at != to && at != passed && self.strikes_at(at, king) {
                safe = false;
                break;
            }
        }
        self.cells[from as usize] = piece;
        self.cells[to as usize] = there;
        if passed != NOWHERE {
            self.cells[passed as usize] = pawn;
        }
        safe
    }

    /// Whether the move that was just made gives check.
    pub(super) fn gave_check(&self, played: Step) -> bool {
        let (from, to) = (from(played), to(played));
        let them = self.side;
        let us = other(them);
        let king = self.king(them);
        if self.strikes_at(to, king) || self.opened(king, from, us) {
            return true;
        }
        match self.at(to) & 7 {
            KING => from.abs_diff(to) == 2 && self.strikes_at(castling_rook(to).1, king),
            // Only a capture in passing opens another line than that of its own square.
            PAWN => from & 7 != to & 7 && self.opened(king, from & 0x70 | to & 7, us),
            _ => false,
        }
    }

    /// Whether a capture probably loses material: a more valuable piece takes a less valuable one that is guarded.
    pub(super) fn is_bad_capture(&mut self, played: Step) -> bool {
        let (from, to) = (from(played), to(played));
        let piece = self.at(from);
        let prize = PRIZES[self.at(to) as usize & 7];
        let stake = PRIZES[piece as usize & 7];
        if stake <= prize || piece & 7 == KING {
            return false;
        }
        let them = other(self.side);
        let behind = if them == WHITE {
            to.wrapping_sub(16)
        } else {
            to.wrapping_add(16)
        };
        let pawn = them | PAWN;
        if self.at(behind.wrapping_sub(1)) == pawn || self.at(behind.wrapping_add(1)) == pawn {
            return true;
        }
        self.cells[from as usize] = EMPTY;
        let guarded = self.attacked(to, them);
        self.cells[from as usize] = piece;
        guarded
    }
}
