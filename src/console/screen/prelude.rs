//! What nearly every game's screen is written with: `use crate::screen::prelude::*;`.

pub use super::{
    Chapter, Clock, Entry, GameScreen, Heading, Line, MenuEntry, Merit, Motion, Pose, Position,
    Reaction, RulesPage, Sight, Status, Tip, in_short, page,
};
pub use crate::keys::Button;
pub use crate::paint::{Canvas, Colour, Font, Stage, area};
pub use crate::parts::{self, Hints};
pub use crate::people::People;
pub use crate::sound::Sound;
pub use embedded_graphics::geometry::Point;
pub use parlour_rules::{Outcome, Seat, View as _};
