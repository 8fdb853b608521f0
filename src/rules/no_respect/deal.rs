//! Chance: who begins, the mixing of the pool, and the drawing of tiles.

use super::board::Seats;
use super::event::Event;
use super::tile::{Pool, TILES, Tile};
use super::{FirstDraw, NoRespect};
use crate::chance::Rng;
use crate::game::Croupier;
use crate::seat::{Players, Seat, SeatSet};
use heapless::Vec;

/// Tiles in the order in which they will be drawn, the next one last.
pub(super) type Order = Vec<Tile, TILES>;

/// So often tied seats draw again; then the first of them begins. It is there because no loop of ours may run for
/// ever.
const MOST_DRAWS: usize = 200;

/// The tiles of a pool, mixed.
pub(super) fn mixed(pool: &Pool, rng: &mut Rng, croupier: &mut Croupier<'_, Event>) -> Order {
    let mut order: Order = pool.iter().collect();
    croupier.shuffle(rng, "pack", &mut order);
    order.reverse();
    order
}

/// Lets everybody draw for the first turn: the highest tile begins, and those who are tied for it draw again from what is
/// left (section 3). All tiles go back afterwards.
pub(super) fn draw_for_first(
    players: Players,
    rng: &mut Rng,
    croupier: &mut Croupier<'_, Event>,
) -> FirstDraw {
    let mut order = mixed(&Pool::FULL, rng, croupier);
    let mut tied = SeatSet::all(players);
    let mut first_draw = FirstDraw::default();
    for _ in 0..MOST_DRAWS {
        if order.len() < tied.len() {
            order = mixed(&Pool::FULL, rng, croupier);
        }
        let mut drawn = Seats::default();
        for (seat, tile) in tied.iter().zip(core::iter::from_fn(|| order.pop())) {
            drawn[seat] = Some(tile);
            croupier.tell(Event::DrewForFirst { seat, tile });
        }
        let highest = tied.iter().filter_map(|seat| drawn[seat]).max();
        tied = tied.iter().filter(|seat| drawn[*seat] == highest).collect();
        first_draw.note(drawn);
        if tied.len() == 1 {
            break;
        }
    }
    first_draw.first = tied.iter().next().unwrap_or(Seat::FIRST);
    croupier.tell(Event::Begins {
        seat: first_draw.first,
    });
    first_draw
}

impl NoRespect {
    /// The seat in turn draws the next tile (R1).
    pub(super) fn draw(&mut self, croupier: &mut Croupier<'_, Event>) {
        if let Some(tile) = self.order.pop() {
            self.board.draw(tile);
            croupier.tell(Event::Drew {
                seat: self.board.turn,
                tile,
                left: self.order.len() as u8,
            });
        }
    }

    /// Mixes the pool after tiles have gone back to it.
    pub(super) fn mix(&mut self, croupier: &mut Croupier<'_, Event>) {
        self.order = mixed(&self.board.pool, &mut self.rng, croupier);
    }
}
