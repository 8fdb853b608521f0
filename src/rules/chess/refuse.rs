//! Why a move cannot be made, in the order in which a player would notice.

use super::action::{Move, Refusal};
use super::board::{Kind, Square, Wing};
use super::position::Position;

impl Position {
    /// Whether a move may be made, and if not, why.
    pub fn allows(&self, played: Move) -> Result<(), Refusal> {
        if self.is_legal(played) {
            Ok(())
        } else {
            Err(self.fault_of(played))
        }
    }

    fn fault_of(&self, played: Move) -> Refusal {
        let (from, to) = (played.from(), played.to());
        let Some(piece) = self.at(from) else {
            return Refusal::NoPiece;
        };
        if piece.side != self.side() {
            return Refusal::NotYours;
        }
        if self.at(to).is_some_and(|there| there.side == self.side()) {
            return Refusal::OwnPiece;
        }
        let (mut reached, mut safe) = (false, false);
        self.reach(from, &mut |other| {
            if other.to() == to {
                reached = true;
                safe |= self.is_safe(other);
            }
        });
        if safe {
            match played.promotion() {
                Some(_) => Refusal::NoPromotion,
                None => Refusal::ChoosePromotion,
            }
        } else if reached && self.is_check() {
            Refusal::StillInCheck
        } else if reached {
            Refusal::IntoCheck
        } else {
            match piece.kind {
                Kind::Pawn => self.fault_of_pawn(from, to),
                Kind::King => self.fault_of_king(from, to),
                kind => fault_of_line(kind, from, to),
            }
        }
    }

    fn fault_of_pawn(&self, from: Square, to: Square) -> Refusal {
        let side = self.side();
        let aside = from.file().abs_diff(to.file());
        let ahead = (to.rank() as i8 - from.rank() as i8) * side.forward();
        match (aside, ahead) {
            (1, 1) => Refusal::NothingToCapture,
            (0, 1) => Refusal::PawnBlocked,
            (0, 2) if from.rank() == side.rank(1) => match self.at(to) {
                Some(_) => Refusal::PawnBlocked,
                None => Refusal::InTheWay,
            },
            _ => Refusal::NotThatWay(Kind::Pawn),
        }
    }

    fn fault_of_king(&self, from: Square, to: Square) -> Refusal {
        let side = self.side();
        let home = from.rank() == side.rank(0) && to.rank() == from.rank() && from.file() == 4;
        let wing = match (home, to.file()) {
            (true, 6) => Wing::King,
            (true, 2) => Wing::Queen,
            _ => return Refusal::NotThatWay(Kind::King),
        };
        if !self.castling().has(side, wing) {
            return Refusal::CastlingLost;
        }
        let between = if wing == Wing::King { 5..=6 } else { 1..=3 };
        let taken = |file| Square::at(file, from.rank()).is_some_and(|at| self.at(at).is_some());
        if between.into_iter().any(taken) {
            Refusal::InTheWay
        } else if self.is_check() {
            Refusal::CastlingInCheck
        } else {
            Refusal::CastlingThroughCheck
        }
    }
}

/// Whether the piece goes along that line at all; if it does, something stands between.
fn fault_of_line(kind: Kind, from: Square, to: Square) -> Refusal {
    let files = from.file().abs_diff(to.file());
    let ranks = from.rank().abs_diff(to.rank());
    let straight = (files == 0) != (ranks == 0);
    let diagonal = files == ranks && files > 0;
    let goes = match kind {
        Kind::Bishop => diagonal,
        Kind::Rook => straight,
        Kind::Queen => straight || diagonal,
        Kind::Pawn | Kind::Knight | Kind::King => false,
    };
    if goes {
        Refusal::InTheWay
    } else {
        Refusal::NotThatWay(kind)
    }
}
