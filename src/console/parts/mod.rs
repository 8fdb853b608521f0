//! Everything that screens are put together from: bars, cards, plates, lists,
//! dialogs, boards. Each part takes the stage and a place, becomes one or more
//! items there, and works on both widths of the picture. A part knows how
//! things look and nothing of the rules; where a screen needs several things
//! in one item, the `draw_` functions paint them on a canvas.

pub mod bars;
pub mod board;
pub mod book;
pub mod bubble;
pub mod card;
pub mod chip;
pub mod curtain;
pub mod deal;
pub mod dialog;
pub mod die;
pub mod domino;
pub mod fan;
pub mod form;
pub mod gain;
pub mod gauge;
pub mod glyph;
pub mod ground;
pub mod icon;
pub mod keyboard;
pub mod list;
pub mod move_list;
pub mod paper;
pub mod plate;
pub mod rack;
pub mod results;
pub mod round_sheet;
pub mod score_sheet;
pub mod seat;
pub mod sides;
pub mod sketch;
pub mod snake;
pub mod start;
pub mod suit;
pub mod track;

#[cfg(test)]
pub(crate) mod tests;

pub use bars::{Hears, Hints};
pub use gauge::Charge;
pub use seat::{Ground, SeatLook, SeatSize};
