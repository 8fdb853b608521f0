//! What one seat may know: the whole board, and nothing of the order of the pool.

use super::action::Action;
use super::board::Board;
use super::corner::Lane;
use super::tile::Tile;
use super::{FirstDraw, MAX_PLAYERS};
use crate::game::{Choice, Turn};
use crate::ledger::{Fact, Ledger, Place};
use crate::seat::{Players, Seat};

/// All that one seat may know; all seats know the same.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The seat that looks.
    pub seat: Option<Seat>,
    /// The open table.
    pub board: Board,
    /// How it was settled who begins.
    pub first_draw: FirstDraw,
}

impl crate::game::View for View {
    type Action = Action;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn players(&self) -> Players {
        self.board.players
    }

    fn turn(&self) -> Turn {
        self.board.turn()
    }

    fn legal(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        if self.seat == Some(self.board.turn) {
            self.board.choices(&mut |action| visit(Choice::One(action)));
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        describe(
            ledger,
            self.board.pool.iter(),
            &self.board,
            &self.first_draw,
        );
    }
}

const COLUMNS: [&str; 3] = ["column-0-", "column-1-", "column-2-"];
const CIRCLES: [&str; 3] = ["circle-0-", "circle-1-", "circle-2-"];
const OUT: [&str; MAX_PLAYERS] = ["out-0", "out-1", "out-2", "out-3"];

/// Writes out a table; only the order in which the pool is told differs between states and views.
pub(super) fn describe(
    ledger: &mut dyn Ledger,
    pool: impl Iterator<Item = Tile>,
    board: &Board,
    first_draw: &FirstDraw,
) {
    ledger.open(Place::Shared("pool"), pool);
    ledger.open(Place::Shared("drawn"), board.tile);
    for seat in board.players.seats() {
        let corner = &board.corners[seat];
        for (lane, (column, circle)) in Lane::ALL.into_iter().zip(COLUMNS.iter().zip(CIRCLES)) {
            ledger.open(Place::Of(column, seat), corner.column(lane).tiles());
            ledger.open(Place::Of(circle, seat), corner.circle(lane));
        }
        ledger.open(Place::Of("last", seat), corner.last);
    }
    for (seat, name) in board.players.seats().zip(OUT) {
        let corner = &board.corners[seat];
        ledger.score(corner.completed() as i32);
        ledger.fact(name, Fact::Flag(corner.out));
    }
    ledger.fact("first", Fact::Seat(first_draw.first));
    ledger.fact(
        "last-played",
        board.last_played.map_or(Fact::Nothing, Fact::Seat),
    );
}
