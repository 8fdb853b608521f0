//! What a screen is given to see: one seat's view, what the table tells about the moment, and the event on the glass.

use crate::parts::SeatLook;
use crate::people::People;
use crate::seats::Round;
use crate::settings::Settings;
use embedded_graphics::geometry::{Point, Size};
use parlour_rules::{Game, Seat, View};

/// What the table tells a screen about the moment.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// Everybody at the table.
    pub people: &'a People,
    /// The settings of the device.
    pub settings: &'a Settings,
    /// The seat in whose name the glass is shown; none shows what is open to all.
    pub viewer: Option<Seat>,
    /// Whether the viewer's private things may lie face up. Where not, they are drawn face down.
    pub face_up: bool,
    /// Whether the viewer decides now with these buttons; else nothing is focused and nothing is marked.
    pub live: bool,
    /// Whether the viewer holds X down to look at something.
    pub looking: bool,
    /// Width and height of the picture.
    pub size: Size,
    /// Milliseconds since the device was switched on, for slow pulses.
    pub now: u32,
}

/// One seat's view of a game, and what the table tells about the moment.
pub struct Sight<'a, G: Game> {
    /// All that the seat may know. While a moment is shown this is the view from before it.
    pub view: &'a G::View,
    /// What the table tells.
    pub scene: &'a Scene<'a>,
    /// The event that is being shown.
    pub moment: Option<Moment<'a, G::Event>>,
}

impl<G: Game> Sight<'_, G> {
    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.scene.people.name(seat)
    }

    /// The colour and shape of a seat.
    pub fn look(&self, seat: Seat) -> SeatLook {
        SeatLook::new(self.scene.people.shape(seat))
    }

    /// Everybody round the table, as the seat that looks sees them.
    pub fn round(&self) -> Round<'_> {
        Round {
            people: self.scene.people,
            players: self.view.players(),
            own: self.view.seat(),
            decides: self.decides(),
        }
    }

    /// The seat that looks, or the first one where nobody does.
    pub fn viewer(&self) -> Seat {
        self.view.seat().unwrap_or(Seat::FIRST)
    }

    /// The seat that decides now, if the game goes on.
    pub fn decides(&self) -> Option<Seat> {
        self.view.turn().seat()
    }
}

/// How much of a moment has passed.
pub struct Moment<'a, E> {
    /// What happens.
    pub event: &'a E,
    /// From 0 at its beginning to 256 at its end.
    pub done: i32,
}

impl<E> Moment<'_, E> {
    /// A place on the way between two points, quick at first and slow at the end.
    pub fn between(&self, from: Point, to: Point) -> Point {
        let left = 256 - self.done.clamp(0, 256);
        let eased = 256 - left * left / 256;
        Point::new(
            from.x + (to.x - from.x) * eased / 256,
            from.y + (to.y - from.y) * eased / 256,
        )
    }
}
