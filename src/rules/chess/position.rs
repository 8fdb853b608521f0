//! A position and the moves in it: the pieces, the side to move, the castlings left and the en passant square. Two
//! positions are equal exactly when chess calls them the same (ruling 7), because the en passant square is kept only
//! where such a capture is legal. Clocks, draws, offers and who has won are not known here.
//!
//! This is the plain and checked form, written to be read beside the rule sheet. The computer player searches on a board
//! of its own, and the two are compared move by move in its tests.

use super::action::Move;
use super::board::{Castling, Kind, Piece, Side, Square, Wing};
use serde::{Deserialize, Serialize};

/// The most legal moves of any position (ruling 14).
pub const MOST_MOVES: usize = 218;

/// The eight ways to the next square, straight ones first.
const LINES: [(i8, i8); 8] = [
    (0, 1),
    (1, 0),
    (0, -1),
    (-1, 0),
    (1, 1),
    (1, -1),
    (-1, -1),
    (-1, 1),
];

/// The eight jumps of a knight.
const JUMPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// All pieces and whatever else decides which moves there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    /// Ranks from the first on, files from a on.
    board: [[Option<Piece>; 8]; 8],
    side: Side,
    castling: Castling,
    en_passant: Option<Square>,
}

/// Pieces that no game can have brought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionFault {
    /// A side has no king, or more than one.
    Kings,
    /// A side has more than sixteen pieces or more than eight pawns.
    TooMany,
    /// A pawn stands on the first or the last rank.
    PawnOnEdge,
    /// The side that has just moved is in check.
    CaptureOfKing,
    /// A castling is left whose king or rook is not at home.
    Castling,
    /// No pawn can just have passed over the en passant square.
    EnPassant,
}

impl Position {
    /// A position of these pieces. `en_passant` is the square a pawn has just passed over; it is kept only where the
    /// pawn can be captured.
    pub fn new(
        board: [[Option<Piece>; 8]; 8],
        side: Side,
        castling: Castling,
        en_passant: Option<Square>,
    ) -> Result<Position, PositionFault> {
        let mut position = Position {
            board,
            side,
            castling,
            en_passant: None,
        };
        position.check()?;
        if let Some(square) = en_passant {
            if !position.may_have_been_passed(square) {
                return Err(PositionFault::EnPassant);
            }
            position.set_en_passant(square);
        }
        Ok(position)
    }

    /// The usual start.
    pub fn start() -> Position {
        const BACK: [Kind; 8] = [
            Kind::Rook,
            Kind::Knight,
            Kind::Bishop,
            Kind::Queen,
            Kind::King,
            Kind::Bishop,
            Kind::Knight,
            Kind::Rook,
        ];
        let row = |side, kinds: [Kind; 8]| kinds.map(|kind| Some(Piece { side, kind }));
        Position {
            board: [
                row(Side::White, BACK),
                row(Side::White, [Kind::Pawn; 8]),
                [None; 8],
                [None; 8],
                [None; 8],
                [None; 8],
                row(Side::Black, [Kind::Pawn; 8]),
                row(Side::Black, BACK),
            ],
            side: Side::White,
            castling: Castling::ALL,
            en_passant: None,
        }
    }

    /// Whether the pieces can stand like this.
    pub fn check(&self) -> Result<(), PositionFault> {
        for side in Side::BOTH {
            if self.count(side, Kind::King) != 1 {
                return Err(PositionFault::Kings);
            }
            let all: usize = Kind::ALL.iter().map(|kind| self.count(side, *kind)).sum();
            if all > 16 || self.count(side, Kind::Pawn) > 8 {
                return Err(PositionFault::TooMany);
            }
            for wing in Wing::BOTH {
                let rank = side.rank(0);
                let stands = |file, kind| {
                    Square::at(file, rank).and_then(|at| self.at(at)) == Some(Piece { side, kind })
                };
                let home = stands(4, Kind::King) && stands(wing.files().0, Kind::Rook);
                if self.castling.has(side, wing) && !home {
                    return Err(PositionFault::Castling);
                }
            }
        }
        let edges = self.board[0].iter().chain(&self.board[7]);
        if edges.flatten().any(|piece| piece.kind == Kind::Pawn) {
            return Err(PositionFault::PawnOnEdge);
        }
        if self.is_check_on(self.side.other()) {
            return Err(PositionFault::CaptureOfKing);
        }
        if let Some(square) = self.en_passant {
            let mut again = *self;
            again.set_en_passant(square);
            if !self.may_have_been_passed(square) || again.en_passant.is_none() {
                return Err(PositionFault::EnPassant);
            }
        }
        Ok(())
    }

    /// The side to move.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The castlings of which neither king nor rook has moved.
    pub const fn castling(&self) -> Castling {
        self.castling
    }

    /// The square on which a pawn can be captured in passing.
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// What stands on a square.
    #[inline(always)]
    pub const fn at(&self, square: Square) -> Option<Piece> {
        self.board[square.rank() as usize][square.file() as usize]
    }

    /// All pieces with their squares, from a1 on.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + use<'_> {
        Square::all().filter_map(|square| self.at(square).map(|piece| (square, piece)))
    }

    /// How many pieces of a kind a side has.
    pub fn count(&self, side: Side, kind: Kind) -> usize {
        let wanted = Some(Piece { side, kind });
        self.board
            .iter()
            .flatten()
            .filter(|at| **at == wanted)
            .count()
    }

    /// Where a side's king stands; every position that was checked has one.
    pub fn king(&self, side: Side) -> Option<Square> {
        let king = Some(Piece {
            side,
            kind: Kind::King,
        });
        Square::all().find(|square| self.at(*square) == king)
    }

    /// Whether the side to move is in check (R14).
    pub fn is_check(&self) -> bool {
        self.is_check_on(self.side)
    }

    /// Whether a side's king is attacked.
    pub fn is_check_on(&self, side: Side) -> bool {
        self.king(side)
            .is_some_and(|square| self.is_attacked(square, side.other()))
    }

    /// Whether a side attacks a square (R13).
    pub fn is_attacked(&self, square: Square, by: Side) -> bool {
        let stands = |file, rank, kind| {
            square.toward(file, rank).and_then(|at| self.at(at)) == Some(Piece { side: by, kind })
        };
        let pawn = -by.forward();
        if stands(-1, pawn, Kind::Pawn) || stands(1, pawn, Kind::Pawn) {
            return true;
        }
        if JUMPS
            .iter()
            .any(|(file, rank)| stands(*file, *rank, Kind::Knight))
        {
            return true;
        }
        LINES.iter().any(|&(file, rank)| {
            let straight = file == 0 || rank == 0;
            let mut at = square;
            for step in 0.. {
                let Some(next) = at.toward(file, rank) else {
                    break;
                };
                at = next;
                if let Some(piece) = self.at(at) {
                    return piece.side == by
                        && match piece.kind {
                            Kind::Queen => true,
                            Kind::Rook => straight,
                            Kind::Bishop => !straight,
                            Kind::King => step == 0,
                            Kind::Pawn | Kind::Knight => false,
                        };
                }
            }
            false
        })
    }

    /// Whether the side to move has a legal move (R15, R16).
    pub fn can_move(&self) -> bool {
        Square::all().any(|from| {
            let mut can = false;
            self.reach(from, &mut |played| can = can || self.is_safe(played));
            can
        })
    }

    /// Visits every legal move, each once, by square from a1 on; promotions queen first.
    pub fn moves(&self, visit: &mut dyn FnMut(Move)) {
        Square::all().for_each(|from| self.moves_from(from, visit));
    }

    /// Visits every legal move of the piece on a square.
    pub fn moves_from(&self, from: Square, visit: &mut dyn FnMut(Move)) {
        // What a pawn becomes is nothing to its king.
        let mut last = None;
        self.reach(from, &mut |played| {
            let safe = match last {
                Some((to, safe)) if to == played.to() => safe,
                _ => self.is_safe(played),
            };
            last = Some((played.to(), safe));
            if safe {
                visit(played);
            }
        });
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, played: Move) -> bool {
        self.reaches(played) && self.is_safe(played)
    }

    /// Whether a piece of the side to move can make a move, whether or not it leaves its king in check.
    pub(super) fn reaches(&self, played: Move) -> bool {
        let mut reached = false;
        self.reach(played.from(), &mut |other| reached |= other == played);
        reached
    }

    /// Visits the moves of a piece of the side to move, whether or not they leave its king in check (R2 to R11).
    pub(super) fn reach(&self, from: Square, visit: &mut dyn FnMut(Move)) {
        let Some(piece) = self.at(from).filter(|piece| piece.side == self.side) else {
            return;
        };
        match piece.kind {
            Kind::Pawn => self.reach_of_pawn(from, visit),
            Kind::Knight => self.reach_along(from, &JUMPS, 1, visit),
            Kind::Bishop => self.reach_along(from, &LINES[4..], 7, visit),
            Kind::Rook => self.reach_along(from, &LINES[..4], 7, visit),
            Kind::Queen => self.reach_along(from, &LINES, 7, visit),
            Kind::King => {
                self.reach_along(from, &LINES, 1, visit);
                for wing in Wing::BOTH {
                    if self.can_castle(wing)
                        && let Some(to) = Square::at(wing.files().2, from.rank())
                    {
                        visit(Move::new(from, to));
                    }
                }
            }
        }
    }

    fn reach_along(
        &self,
        from: Square,
        ways: &[(i8, i8)],
        steps: usize,
        visit: &mut dyn FnMut(Move),
    ) {
        for (file, rank) in ways {
            let mut at = from;
            for _ in 0..steps {
                let Some(next) = at.toward(*file, *rank) else {
                    break;
                };
                at = next;
                let there = self.at(at);
                if there.is_none_or(|piece| piece.side != self.side) {
                    visit(Move::new(from, at));
                }
                if there.is_some() {
                    break;
                }
            }
        }
    }

    fn reach_of_pawn(&self, from: Square, visit: &mut dyn FnMut(Move)) {
        let forward = self.side.forward();
        let mut arrive = |to: Square| {
            let played = Move::new(from, to);
            if to.rank() == self.side.rank(7) {
                Kind::PROMOTIONS
                    .iter()
                    .for_each(|kind| visit(played.promoting(*kind)));
            } else {
                visit(played);
            }
        };
        if let Some(one) = from.toward(0, forward).filter(|to| self.at(*to).is_none()) {
            arrive(one);
            if from.rank() == self.side.rank(1)
                && let Some(two) = one.toward(0, forward).filter(|to| self.at(*to).is_none())
            {
                arrive(two);
            }
        }
        for aside in [-1, 1] {
            if let Some(to) = from.toward(aside, forward)
                && (self.at(to).is_some_and(|piece| piece.side != self.side)
                    || self.en_passant == Some(to))
            {
                arrive(to);
            }
        }
    }

    /// Whether the side to move may castle to a wing now (R11), the king's last square left out, which is looked at as
    /// for any move.
    fn can_castle(&self, wing: Wing) -> bool {
        let rank = self.side.rank(0);
        let (rook, crossed, _) = wing.files();
        let between = if rook == 0 { 1..=3 } else { 5..=6 };
        let attacked =
            |file| Square::at(file, rank).is_none_or(|at| self.is_attacked(at, self.side.other()));
        self.castling.has(self.side, wing)
            && between
                .into_iter()
                .all(|file| Square::at(file, rank).is_some_and(|at| self.at(at).is_none()))
            && !attacked(4)
            && !attacked(crossed)
    }

    /// Whether a move that the piece can make leaves its own king safe (R12).
    pub(super) fn is_safe(&self, played: Move) -> bool {
        let mut after = *self;
        after.shift(played);
        !after.is_check_on(self.side)
    }

    /// What a move captures, and where; of a capture in passing, not where it ends.
    pub fn captured(&self, played: Move) -> Option<(Square, Piece)> {
        let at = if self.is_en_passant(played) {
            played.to().toward(0, -self.side.forward())?
        } else {
            played.to()
        };
        self.at(at).map(|piece| (at, piece))
    }

    /// Whether a move captures a pawn in passing (R9).
    pub fn is_en_passant(&self, played: Move) -> bool {
        self.is_pawn(played.from())
            && self.en_passant == Some(played.to())
            && played.from().file() != played.to().file()
    }

    /// To which wing a move castles, if it does.
    pub fn castles(&self, played: Move) -> Option<Wing> {
        let king = self
            .at(played.from())
            .is_some_and(|it| it.kind == Kind::King);
        match (king, played.from().file(), played.to().file()) {
            (true, 4, 6) => Some(Wing::King),
            (true, 4, 2) => Some(Wing::Queen),
            _ => None,
        }
    }

    /// Whether a move can never be taken back by later ones in the sense of the fifty-move rule: it captures, or it
    /// moves a pawn.
    pub fn is_lasting(&self, played: Move) -> bool {
        self.captured(played).is_some() || self.is_pawn(played.from())
    }

    fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.board[usize::from(square.rank())][usize::from(square.file())] = piece;
    }

    /// Goes on by a row of legal moves, in place. It is asked only after the last one whether a pawn can be captured in
    /// passing.
    pub(super) fn pass(&mut self, row: &[Move]) {
        let Some((last, earlier)) = row.split_last() else {
            return;
        };
        for played in earlier {
            self.expect(*played);
            self.advance(*played);
        }
        self.expect(*last);
        *self = self.make(*last);
    }

    /// A legal capture by a pawn of what is not there is one in passing.
    fn expect(&mut self, played: Move) {
        let (from, to) = (played.from(), played.to());
        if self.is_pawn(from) && from.file() != to.file() && self.at(to).is_none() {
            self.en_passant = Some(to);
        }
    }

    /// Moves the pieces and nothing else.
    fn shift(&mut self, played: Move) {
        let (from, to) = (played.from(), played.to());
        if let Some((at, _)) = self.captured(played) {
            self.put(at, None);
        }
        if let Some(wing) = self.castles(played) {
            let (rook, crossed, _) = wing.files();
            if let (Some(rook), Some(crossed)) = (
                Square::at(rook, from.rank()),
                Square::at(crossed, from.rank()),
            ) {
                self.put(crossed, self.at(rook));
                self.put(rook, None);
            }
        }
        let piece = self.at(from).map(|piece| Piece {
            kind: played.promotion().unwrap_or(piece.kind),
            ..piece
        });
        self.put(from, None);
        self.put(to, piece);
    }

    /// The position after a move; of a move that is not legal, some position or other.
    #[must_use]
    pub fn make(&self, played: Move) -> Position {
        let (from, to) = (played.from(), played.to());
        let mut after = *self;
        after.advance(played);
        if self.is_pawn(from)
            && from.rank().abs_diff(to.rank()) == 2
            && let Some(passed) = from.toward(0, self.side.forward())
        {
            after.set_en_passant(passed);
        }
        after
    }

    fn is_pawn(&self, square: Square) -> bool {
        self.at(square).is_some_and(|it| it.kind == Kind::Pawn)
    }

    /// Moves the pieces, takes off the castlings that are lost by it, and gives the move to the other side.
    fn advance(&mut self, played: Move) {
        let (from, to) = (played.from(), played.to());
        let king = self.at(from).is_some_and(|it| it.kind == Kind::King);
        self.shift(played);
        self.en_passant = None;
        if self.castling != Castling::NONE {
            for side in Side::BOTH {
                for wing in Wing::BOTH {
                    let home = Square::at(wing.files().0, side.rank(0));
                    if (king && side == self.side) || home == Some(from) || home == Some(to) {
                        self.castling = self.castling.without(side, wing);
                    }
                }
            }
        }
        self.side = self.side.other();
    }

    /// Whether a pawn of the other side can just have passed over a square.
    fn may_have_been_passed(&self, square: Square) -> bool {
        let theirs = self.side.other();
        let stands = |ranks| square.toward(0, ranks).and_then(|at| self.at(at));
        square.rank() == theirs.rank(2)
            && self.at(square).is_none()
            && stands(-theirs.forward()).is_none()
            && stands(theirs.forward())
                == Some(Piece {
                    side: theirs,
                    kind: Kind::Pawn,
                })
    }

    /// Keeps the square a pawn has just passed over if the pawn can be captured there.
    fn set_en_passant(&mut self, square: Square) {
        self.en_passant = Some(square);
        let pawn = Some(Piece {
            side: self.side,
            kind: Kind::Pawn,
        });
        let possible = [-1, 1].into_iter().any(|aside| {
            square
                .toward(aside, -self.side.forward())
                .filter(|from| self.at(*from) == pawn)
                .is_some_and(|from| self.is_safe(Move::new(from, square)))
        });
        if !possible {
            self.en_passant = None;
        }
    }

    /// Whether nobody can mate any more: kings alone, with one knight, or with bishops that all stand on one colour of
    /// square (ruling 8).
    pub fn is_dead(&self) -> bool {
        let mut knights = 0;
        let (mut light, mut dark) = (0, 0);
        for (square, piece) in self.pieces() {
            match piece.kind {
                Kind::King => {}
                Kind::Knight => knights += 1,
                Kind::Bishop if square.is_light() => light += 1,
                Kind::Bishop => dark += 1,
                Kind::Pawn | Kind::Rook | Kind::Queen => return false,
            }
        }
        matches!((knights, light, dark), (0, _, 0) | (0, 0, _) | (1, 0, 0))
    }

    /// The position before a piece of the other side moved without capturing, castling or being a pawn, if that can
    /// have been.
    pub(super) fn before_quiet(&self, played: Move) -> Option<Position> {
        let (from, to) = (played.from(), played.to());
        let piece = self.at(to)?;
        if piece.side == self.side || self.at(from).is_some() {
            return None;
        }
        let mut before = *self;
        before.put(to, None);
        before.put(from, Some(piece));
        before.en_passant = None;
        before.side = piece.side;
        Some(before)
    }
}
