//! Means for tests of screens: a view as a seat sees it, its picture and its words, presses, random games. And the laws
//! that hold on the screens of all games of the catalogue ([`laws`]).

mod glass;
mod laws;
mod play;
mod walk;

pub(crate) use glass::{Look, Picture, SIZES, arrive, picture, press, see, wide_people};
pub(crate) use play::{own, positions};
pub(crate) use walk::{Walk, buttons};
