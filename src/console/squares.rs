//! A board of eight by eight squares as it lies before the players: who sits at its lower edge, and where the pad leads
//! on it. What it looks like is [`crate::parts::board`].

use crate::keys::Button;
use crate::parts::board::Cell;
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

/// The choice to which the pad leads from a square. Up and down go to the nearest row that has one; left and right stay
/// in the row as long as there is one. So every choice can be reached.
pub fn neighbour<T>(
    from: Cell,
    choices: impl Iterator<Item = (Cell, T)>,
    button: Button,
) -> Option<T> {
    let (x, y) = (i32::from(from.column), i32::from(from.row));
    choices
        .filter_map(|(there, choice)| {
            let right = i32::from(there.column) - x;
            let down = i32::from(there.row) - y;
            let (ahead, cost) = match button {
                Button::Up => (-down, (-down, right.abs())),
                Button::Down => (down, (down, right.abs())),
                Button::Left => (-right, (down.abs(), -right)),
                Button::Right => (right, (down.abs(), right)),
                _ => (0, (0, 0)),
            };
            (ahead > 0).then_some((cost, choice))
        })
        .min_by_key(|(cost, _)| *cost)
        .map(|(_, choice)| choice)
}
