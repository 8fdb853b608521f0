//! The pictures of chess: the board with its marks, the plates beside it, pieces on their way, what a pawn becomes, and
//! the question whether to take a draw.

use super::chessmen;
use super::cursor::{Cursor, Promotion, Squares, cell_of, lower_side, targets};
use super::tally::Tally;
use super::words;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::board::{self, Cell, Corner, Marks, SQUARE};
use crate::parts::{dialog, ground, sides};
use crate::screen::{Moment, Sight};
use embedded_graphics::geometry::Point;
use parlour_rules::Chess;
use parlour_rules::chess::{ChessEvent, Hints, Kind, Move, Piece, Position, Side, Square, Wing};

type Board<'a> = Sight<'a, Chess>;

pub(super) fn draw(sight: &Board<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let lower = lower_side(sight);
    ground::walnut_table(stage);
    let shown = Shown::of(sight);
    squares(sight, cursor, &shown, lower, stage);
    plates(sight, lower, stage);
    if stage.wide() {
        words::MOVES.of(sight.view, |moves| sides::moves(stage, &moves));
    }
    if let Some(moment) = &sight.moment {
        moving(&shown, moment, lower, stage);
    }
    if sight.scene.live {
        match cursor.promotion {
            _ if sight.view.draw_offered() => question(sight, cursor, stage),
            Some(promotion) => choose(sight, promotion, stage),
            None => {}
        }
    }
}

/// The board as it is seen. While a move is shown, the view is the one from before it.
struct Shown {
    position: Position,
    /// The move that is marked.
    last: Option<Move>,
    /// The moves of pieces that are on their way; of a castling two.
    lifted: [Option<Move>; 2],
    /// A piece that is on its way to the plate of whoever took it.
    taken: Option<(Square, Piece)>,
    /// The king that is attacked.
    check: Option<Square>,
}

impl Shown {
    fn of(sight: &Board<'_>) -> Shown {
        let position = *sight.view.position();
        let mut shown = Shown {
            position,
            last: sight.view.last(),
            lifted: [None; 2],
            taken: None,
            check: None,
        };
        match sight.moment.as_ref().map(|moment| *moment.event) {
            Some(ChessEvent::Moved { played, .. }) => {
                shown.lifted = [Some(played), None];
                shown.taken = position.captured(played);
                shown.last = None;
            }
            Some(ChessEvent::Castled { played, wing, .. }) => {
                shown.lifted = [Some(played), rook_move(played, wing)];
                shown.last = None;
            }
            // What a move brought is shown on the board after it.
            Some(ChessEvent::Promoted { played, .. } | ChessEvent::Check { played, .. }) => {
                shown.position = position.make(played);
                shown.last = Some(played);
                shown.check = in_check(&shown.position);
            }
            _ => shown.check = in_check(&position),
        }
        shown
    }
}

fn in_check(position: &Position) -> Option<Square> {
    position
        .king(position.side())
        .filter(|_| position.is_check())
}

/// How the rook moves in a castling.
fn rook_move(king: Move, wing: Wing) -> Option<Move> {
    let rank = king.from().rank();
    let (from, to) = match wing {
        Wing::King => (7, 5),
        Wing::Queen => (0, 3),
    };
    Some(Move::new(Square::at(from, rank)?, Square::at(to, rank)?))
}

/// The square that is seen at a place.
fn square_of(cell: Cell, lower: Side) -> Option<Square> {
    match lower {
        Side::White => Square::at(cell.column, 7 - cell.row),
        Side::Black => Square::at(7 - cell.column, cell.row),
    }
}

fn squares(sight: &Board<'_>, cursor: &Cursor, shown: &Shown, lower: Side, stage: &mut Stage<'_>) {
    let view = sight.view;
    let live = sight.scene.live && sight.moment.is_none() && !view.draw_offered();
    let held = cursor.held.filter(|_| live);
    let reached = match held {
        Some(held) if view.options().hints != Hints::Off => targets(&shown.position, held),
        _ => Squares::default(),
    };
    let ends = |played: Option<Move>, square| {
        played.is_some_and(|played| played.from() == square || played.to() == square)
    };
    // The dots grow and shrink every 600 ms.
    let large = (sight.scene.now / 600).is_multiple_of(2);
    for row in 0..8 {
        for column in 0..8 {
            let cell = Cell { column, row };
            let Some(square) = square_of(cell, lower) else {
                continue;
            };
            let leaves = |played: &Option<Move>| played.is_some_and(|it| it.from() == square);
            let gone = shown.lifted.iter().any(leaves)
                || shown.taken.is_some_and(|(taken, _)| taken == square);
            let piece = shown.position.at(square).filter(|_| !gone);
            let reached = reached.has(square);
            let takes = piece.is_some();
            let marks = Marks {
                focus: live && cursor.focus == Some(square),
                chosen: held == Some(square),
                dot: match (reached && !takes, large) {
                    (true, true) => 7,
                    (true, false) => 5,
                    _ => 0,
                },
                capture: reached && takes,
                last: held.is_none() && ends(shown.last, square),
                danger: shown.check == Some(square),
            };
            let rank = (column == 0).then(|| char::from(b'1' + square.rank()));
            let file = (row == 7).then(|| char::from(b'a' + square.file()));
            let look = (piece, rank, file);
            board::square(stage, cell, marks, look, false, |canvas, at| {
                let dark = cell.dark() && !marks.chosen;
                // Brackets stand in the corners of where the last move began and ended.
                let names = [(Corner::Above, rank), (Corner::Below, file)];
                for (corner, name) in names.into_iter().filter(|_| !marks.last) {
                    if let Some(name) = name {
                        board::draw_name(canvas, at, dark, corner, name.encode_utf8(&mut [0; 4]));
                    }
                }
                if let Some(piece) = piece {
                    chessmen::draw(canvas, at, piece);
                }
            });
        }
    }
}

fn plates(sight: &Board<'_>, lower: Side, stage: &mut Stage<'_>) {
    let view = sight.view;
    let shown = sight.moment.as_ref().map(|moment| *moment.event);
    let fell = |side: Side| shown == Some(ChessEvent::FlagFell { seat: side.seat() });
    let [upper, lower] = [lower.other(), lower].map(|side| sides::Side {
        look: sight.look(side.seat()),
        name: sight.name(side.seat()),
        tally: Tally::new(
            side,
            Kind::ALL.first_chunk().map_or([0; 5], |kinds| {
                kinds.map(|kind| view.captured(side.other(), kind))
            }),
            words::lead(view, side),
            view.time(side)
                .map(|left| if fell(side) { 0 } else { left }),
        ),
        lit: sight.decides() == Some(side.seat()),
    });
    sides::sides(stage, upper, lower);
}

/// Pieces on their way, and one that was taken and goes to the plate of whoever took it.
fn moving(shown: &Shown, moment: &Moment<'_, ChessEvent>, lower: Side, stage: &mut Stage<'_>) {
    if let Some((square, taken)) = shown.taken {
        // It stays until the other piece has nearly come.
        let leaving = Moment {
            event: moment.event,
            done: (moment.done - 128).max(0) * 2,
        };
        let from = cell_of(square, lower).corner();
        let to = sides::booty_place(stage.wide(), taken.side.other() == lower);
        piece(stage, leaving.between(from, to), taken);
    }
    for played in shown.lifted.iter().rev().flatten() {
        if let Some(moved) = shown.position.at(played.from()) {
            let from = cell_of(played.from(), lower).corner();
            let to = cell_of(played.to(), lower).corner();
            piece(stage, moment.between(from, to), moved);
        }
    }
}

fn piece(stage: &mut Stage<'_>, at: Point, piece: Piece) {
    let place = area(at.x, at.y, SQUARE, SQUARE);
    stage.item(place, ("moving", piece), |canvas| {
        chessmen::draw(canvas, at, piece)
    });
}

/// What the pawn is to become: four plates, the queen first.
fn choose(sight: &Board<'_>, promotion: Promotion, stage: &mut Stage<'_>) {
    let side = sight.view.position().side();
    let place = area(2, 76, 196, 84);
    let at = place.top_left;
    dialog::frame(stage, place, dialog::Tone::Calm);
    for (number, kind) in (0..).zip(Kind::PROMOTIONS) {
        let plate = area(at.x + 7 + 46 * number, at.y + 8, 44, 44);
        let focused = promotion.kind == kind;
        stage.item(plate, ("promotion", kind, side, focused), |canvas| {
            let (fill, edge) = if focused {
                (Colour::SQUARE_CHOSEN, (Colour::BRASS, 2))
            } else {
                (Colour::SQUARE_DARK, (Colour::UMBER, 1))
            };
            canvas.round(plate, 5, fill, Some(edge));
            let corner = plate.top_left + Point::new(3, 3);
            chessmen::draw_large(canvas, corner, Piece { side, kind });
        });
    }
    let name = promotion.kind.name();
    stage.item(area(at.x + 8, at.y + 58, 180, 18), name, |canvas| {
        let middle = Point::new(at.x + 98, at.y + 60);
        canvas.text_centre(name, middle, Font::B12, Colour::INK);
    });
}

/// Whether to take the draw that the other side offers.
fn question(sight: &Board<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let offering = sight.view.position().side().other().seat();
    sides::draw_offer(stage, sight.name(offering), cursor.accepts);
}
