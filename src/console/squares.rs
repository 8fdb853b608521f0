//! A board of eight by eight squares as it lies before the players: who sits at its lower edge. What it looks like is
//! [`crate::parts::board`].

use crate::screen::Scene;
use parlour_rules::Seat;

/// The seat at the lower edge: the only person's; of two people the first one's, unless the whole picture or this board
/// turns with them.
pub fn near_seat(scene: &Scene<'_>, board_turns: bool) -> Seat {
    let mut persons = scene
        .people
        .iter()
        .filter(|(seat, _)| scene.people.is_person(*seat));
    let near = match (persons.next(), persons.next()) {
        (Some((only, _)), None) => Some(only),
        (Some(_), Some(_)) if scene.settings.turn_picture || board_turns => scene.viewer,
        _ => None,
    };
    near.unwrap_or(Seat::FIRST)
}
