//! The seats round the table, as screens show them: who sits where as the reader sees it, a row of plates for the others
//! along the upper edge, and everybody in two columns where no hand is shown. Names always fit.
//!
//! A screen says what its seats hold and asks a [`Row`] or a [`Spread`] for the place of a seat when something flies
//! there. Nothing here is made anew for each game, and no text is measured twice for a picture.

mod row;
mod spread;
#[cfg(test)]
mod tests;

pub use row::{Hand, Held, Row};
pub use spread::Spread;

use crate::paint::{Canvas, Colour};
use crate::parts::SeatLook;
use crate::people::People;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::{Players, Seat};

/// Everybody round the table, as the looking seat sees them.
#[derive(Clone, Copy)]
pub struct Round<'a> {
    /// Who they are.
    pub people: &'a People,
    /// How many seats there are.
    pub players: Players,
    /// The seat that looks; none where all may look.
    pub own: Option<Seat>,
    /// The seat that decides now.
    pub decides: Option<Seat>,
}

impl<'a> Round<'a> {
    /// The others in the order of play, from the left neighbour on; everybody where no seat looks.
    pub fn others(&self) -> impl Iterator<Item = Seat> + Clone + use<'a> {
        let own = self.own;
        let from = own.map_or(Seat::FIRST, |own| self.players.left_of(own));
        let round = self.players.seats_from(from);
        round.filter(move |seat| Some(*seat) != own)
    }

    fn look(&self, seat: Seat) -> SeatLook {
        SeatLook::new(self.people.shape(seat))
    }

    fn is_turn(&self, seat: Seat) -> bool {
        self.decides == Some(seat)
    }
}

/// The ground of a seat's plate on the baize: with a brass edge while it is this seat's turn.
pub fn draw_ground(canvas: &mut Canvas<'_>, place: Rectangle, turn: bool) {
    let edge = turn.then_some((Colour::BRASS, 1));
    canvas.round(place, 5, Colour::BAIZE_LO, edge);
}
