//! The cursor of chess: on which square it stands, which piece is taken up, what a pawn is to become, and what the
//! buttons do. Nothing is drawn here.

use crate::cursor::{answer, go, round, toward};
use crate::keys::Button;
use crate::line;
use crate::parts::board::Cell;
use crate::screen::{Reaction, Sight};
use crate::squares::near_seat;
use parlour_rules::Chess;
use parlour_rules::chess::{Action, ChessView, Hints, Kind, Move, Position, Side, Square};

/// A pawn that stands before the last rank with its move chosen, and what it is to become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Promotion {
    pub(super) played: Move,
    /// What it becomes, one of [`Kind::PROMOTIONS`].
    pub(super) kind: Kind,
}

/// Where the seat that decides is in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// The square with the focus.
    pub(super) focus: Option<Square>,
    /// The square of the piece that is taken up.
    pub(super) held: Option<Square>,
    pub(super) promotion: Option<Promotion>,
    /// The answer to an offer of a draw that has the focus.
    pub(super) accepts: bool,
    /// The move that a hint named: whoever takes up its piece finds the focus where it goes.
    pub(super) wish: Option<Move>,
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Squares(u64);

impl Squares {
    fn add(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    pub(super) fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    fn iter(self) -> impl Iterator<Item = Square> {
        Square::all().filter(move |square| self.has(*square))
    }
}

/// The squares to which the piece on a square can go.
pub(super) fn targets(position: &Position, from: Square) -> Squares {
    let mut all = Squares::default();
    position.moves_from(from, &mut |played| all.add(played.to()));
    all
}

/// The squares of all pieces that can move.
fn movable(position: &Position) -> Squares {
    let mut all = Squares::default();
    position.moves(&mut |played| all.add(played.from()));
    all
}

/// The squares on which a piece of the side to move stands, or does not.
fn occupied_by_mover(position: &Position, own: bool) -> Squares {
    let mut all = Squares::default();
    let is_own = |square| {
        let piece = position.at(square);
        piece.is_some_and(|piece| piece.side == position.side())
    };
    Square::all()
        .filter(|square| is_own(*square) == own)
        .for_each(|square| all.add(square));
    all
}

/// Whether the side to move has nothing but its king and pawns.
fn only_pawns(position: &Position) -> bool {
    let mut own = position
        .pieces()
        .filter(|(_, piece)| piece.side == position.side());
    own.all(|(_, piece)| matches!(piece.kind, Kind::King | Kind::Pawn))
}

/// How likely a kind of piece is to move, where nothing else is known.
const fn zeal(kind: Kind) -> u8 {
    match kind {
        Kind::Knight => 5,
        Kind::Bishop => 4,
        Kind::Rook => 3,
        Kind::Queen => 2,
        Kind::Pawn => 1,
        Kind::King => 0,
    }
}

impl Cursor {
    /// On the king in check, else on the piece that this side moved last, else on the pawn before the king, else on what
    /// is likeliest to move. The king comes last, unless only pawns are left beside it.
    pub(super) fn arriving(view: &ChessView) -> Cursor {
        let position = view.position();
        let movable = movable(position);
        let king = position.king(position.side());
        let before_king = king.and_then(|king| king.toward(0, position.side().forward()));
        let latest = view.moves().iter().rev().nth(1).map(|played| played.to());
        let latest = latest.filter(|square| Some(*square) != king || only_pawns(position));
        let likely = movable.iter().max_by_key(|square| {
            let middle = 7 - (2 * square.file()).abs_diff(7);
            (position.at(*square).map(|piece| zeal(piece.kind)), middle)
        });
        let wished = if position.is_check() {
            [king, latest, before_king]
        } else {
            [latest, before_king, likely]
        };
        let focus = wished
            .into_iter()
            .flatten()
            .find(|square| movable.has(*square))
            .or(likely);
        Cursor {
            focus,
            ..Cursor::default()
        }
    }

    /// On the way to an action: the piece is to be taken up, or has been where the players want to be shown moves, and the
    /// rest is wished for.
    pub(super) fn toward(view: &ChessView, action: Action) -> Cursor {
        let Action::Move(played) = action else {
            return Cursor {
                accepts: action == Action::AcceptDraw,
                ..Cursor::arriving(view)
            };
        };
        let taken_up = view.options().hints == Hints::Suggestion;
        let wished = Cursor {
            wish: Some(played),
            ..Cursor::default()
        };
        match taken_up {
            true => Cursor {
                focus: Some(played.to()),
                held: Some(played.from()),
                ..wished
            },
            false => Cursor {
                focus: Some(played.from()),
                ..wished
            },
        }
    }

    /// The squares that can have the focus. Without hints that is every own piece, and then every other square.
    fn choices(&self, view: &ChessView) -> Squares {
        let position = view.position();
        let guided = view.options().hints != Hints::Off;
        match self.held {
            Some(held) if guided => targets(position, held),
            None if guided => movable(position),
            held => occupied_by_mover(position, held.is_none()),
        }
    }
}

/// The side at the lower edge.
pub(super) fn lower_side(sight: &Sight<'_, Chess>) -> Side {
    let turns = sight.view.options().turn_board;
    Side::try_from(near_seat(sight.scene, turns)).unwrap_or(Side::White)
}

/// Where a square is seen when this side is at the lower edge.
pub(super) fn cell_of(square: Square, lower: Side) -> Cell {
    match lower {
        Side::White => Cell {
            column: square.file(),
            row: 7 - square.rank(),
        },
        Side::Black => Cell {
            column: 7 - square.file(),
            row: square.rank(),
        },
    }
}

/// A button, while the seat decides.
pub(super) fn press(
    sight: &Sight<'_, Chess>,
    cursor: &mut Cursor,
    button: Button,
) -> Reaction<Action> {
    let view = sight.view;
    match button {
        Button::X | Button::Y => Reaction::Nothing,
        _ if view.draw_offered() => answer(
            &mut cursor.accepts,
            button,
            Action::AcceptDraw,
            Action::DeclineDraw,
        ),
        _ if cursor.promotion.is_some() => promote(cursor, button),
        Button::A => act(view, cursor),
        Button::B => put_back(cursor),
        Button::Up | Button::Down | Button::Left | Button::Right => {
            let lower = lower_side(sight);
            let seen = |square| cell_of(square, lower).corner();
            let next = toward(cursor.choices(view).iter(), cursor.focus, seen, button);
            go(&mut cursor.focus, next)
        }
    }
}

fn act(view: &ChessView, cursor: &mut Cursor) -> Reaction<Action> {
    let position = view.position();
    let Some(focus) = cursor.focus else {
        return Reaction::Nothing;
    };
    let Some(held) = cursor.held else {
        return take_up(position, cursor, focus);
    };
    let plain = Move::new(held, focus);
    let queening = plain.promoting(Kind::Queen);
    let wished = cursor
        .wish
        .filter(|wish| (wish.from(), wish.to()) == (held, focus));
    if position.is_legal(queening) {
        cursor.promotion = Some(Promotion {
            played: plain,
            kind: wished.and_then(Move::promotion).unwrap_or(Kind::Queen),
        });
        return Reaction::Moved;
    }
    match position.allows(plain) {
        Ok(()) => play(cursor, plain),
        Err(why) => Reaction::Refuse(line!("{why}")),
    }
}

/// Takes a piece up; the focus goes to the most valuable thing it can take, else ahead.
fn take_up(position: &Position, cursor: &mut Cursor, from: Square) -> Reaction<Action> {
    let ahead = position.side().forward();
    let mut best = None;
    position.moves_from(from, &mut |played| {
        let worth = position.captured(played).map(|(_, piece)| piece.kind);
        let reach = i32::from(played.to().rank()) * i32::from(ahead);
        let aside = played.to().file().abs_diff(from.file());
        let middle = 7 - (2 * played.to().file()).abs_diff(7);
        let merit = (worth, reach, 7 - aside, middle);
        if best.is_none_or(|(most, _)| merit > most) {
            best = Some((merit, played.to()));
        }
    });
    let Some((_, target)) = best else {
        return Reaction::Refuse(line!("That piece cannot move now"));
    };
    let wished = cursor.wish.filter(|wish| wish.from() == from);
    cursor.held = Some(from);
    cursor.focus = Some(wished.map_or(target, Move::to));
    Reaction::Moved
}

fn promote(cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    let Some(Promotion { played, kind }) = &mut cursor.promotion else {
        return Reaction::Nothing;
    };
    match button {
        Button::A => {
            let chosen = played.promoting(*kind);
            play(cursor, chosen)
        }
        Button::B => {
            cursor.promotion = None;
            Reaction::Moved
        }
        _ => go(kind, round(Kind::PROMOTIONS, *kind, button)),
    }
}

fn play(cursor: &mut Cursor, played: Move) -> Reaction<Action> {
    *cursor = Cursor::default();
    Reaction::Act(Action::Move(played))
}

fn put_back(cursor: &mut Cursor) -> Reaction<Action> {
    match cursor.held.take() {
        Some(held) => {
            cursor.focus = Some(held);
            Reaction::Moved
        }
        None => Reaction::Nothing,
    }
}
