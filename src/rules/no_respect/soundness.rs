//! Whether a game that was read from a save can be a real one.

use super::board::Board;
use super::corner::{Corner, LANES};
use super::tile::{EACH, Pool, Tile};
use super::{MAX_PLAYERS, NoRespect};
use crate::seat::Seat;

impl NoRespect {
    /// Every tile in one place, every corner as play can leave it, and the order in step with the pool.
    pub(super) fn sound(&self) -> bool {
        self.board.is_sound()
            && self.order.iter().copied().collect::<Pool>() == self.board.pool
            && self.board.players.has(self.first_draw.first)
            && empty_seats(&self.board).all(|seat| self.first_draw.tiles(seat).next().is_none())
    }
}

fn empty_seats(board: &Board) -> impl Iterator<Item = Seat> + '_ {
    (board.players.count()..MAX_PLAYERS).filter_map(Seat::new)
}

/// Whether the used places are the leftmost ones (R28).
fn from_the_left(used: [bool; LANES]) -> bool {
    used.is_sorted_by(|left, right| left >= right)
}

impl Board {
    fn is_sound(&self) -> bool {
        (2..=MAX_PLAYERS).contains(&self.players.count())
            && self.players.has(self.turn)
            && self.tiles_are_whole()
            && self
                .players
                .seats()
                .all(|seat| self.corner_is_possible(&self.corners[seat]))
            && empty_seats(self).all(|seat| self.corners[seat] == Corner::default())
            && self.turn_is_possible()
    }

    /// Ten of each number, wherever they are.
    fn tiles_are_whole(&self) -> bool {
        let placed = self.players.seats().flat_map(|seat| {
            let corner = &self.corners[seat];
            corner.tiles()
        });
        let placed: Pool = placed.chain(self.tile).collect();
        let whole = |tile: Tile| {
            u16::from(placed.count(tile)) + u16::from(self.pool.count(tile)) == u16::from(EACH)
        };
        Tile::ALL.into_iter().all(whole)
    }

    fn corner_is_possible(&self, corner: &Corner) -> bool {
        let classic = self.options.is_classic();
        let columns = corner.columns.iter().all(|column| {
            column.is_sound()
                && (!column.is_capped() || !self.options.returns(column.is_complete()))
                && (!classic
                    || column
                        .stacks()
                        .next()
                        .is_none_or(|bottom| bottom.tile >= Tile::Four))
        });
        let out = match (corner.out, classic) {
            (false, _) => corner.last.is_none(),
            // Who is out had no circle left.
            (true, true) => corner.last.is_some() && corner.free_circles() == 0,
            (true, false) => {
                *corner
                    == Corner {
                        out: true,
                        ..Corner::default()
                    }
            }
        };
        columns
            && out
            && (!classic
                || (from_the_left(corner.columns.map(|column| !column.is_empty()))
                    && from_the_left(corner.circles.map(|circle| circle.is_some()))))
    }

    /// While somebody has a tile the game is not won, and the seat in turn and the one that played last are alive. When
    /// nobody has one, it has ended.
    fn turn_is_possible(&self) -> bool {
        let complete = |seat: &Seat| self.corners[*seat].completed() == LANES;
        let latest = match self.last_played {
            Some(seat) => self.players.has(seat) && !self.corners[seat].out,
            None => {
                let untouched = |seat: Seat| self.corners[seat] == Corner::default();
                self.players.seats().all(untouched)
            }
        };
        let goes_on = match self.tile {
            Some(_) => {
                self.living().count() > 1
                    && !self.corners[self.turn].out
                    && !self.players.seats().any(|seat| complete(&seat))
            }
            None => self.outcome().is_some(),
        };
        latest && goes_on && self.players.seats().filter(complete).count() <= 1
    }
}
