//! The cursor: which tile has the focus, whether its end is being chosen, and what the buttons do. Nothing is drawn here.

use crate::cursor::{act, beside, go, round};
use crate::keys::Button;
use crate::screen::Reaction;
use heapless::Vec;
use parlour_rules::line_game::{Action, View};
use parlour_rules::tiles::{End, Tile, TileSet};

/// The tiles of a hand in the order in which they stand: the heaviest first.
pub(super) type Hand = Vec<Tile, { Tile::SET }>;

pub(super) fn sorted(hand: TileSet) -> Hand {
    let mut tiles: Hand = hand.iter().collect();
    tiles.reverse();
    tiles
}

/// Where the seat that decides is in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// The tile with the focus; none where nothing fits.
    pub(super) tile: Option<Tile>,
    /// The end that it is to go to, while that is being chosen.
    pub(super) end: Option<End>,
}

impl Cursor {
    /// On the heaviest tile that can be placed.
    pub(super) fn arriving(view: &View) -> Cursor {
        Cursor {
            tile: sorted(view.playable()).first().copied(),
            ..Cursor::default()
        }
    }

    /// The ends that the tile with the focus may go to.
    pub(super) fn ends(&self, view: &View) -> Vec<End, 2> {
        let Some(tile) = self.tile else {
            return Vec::new();
        };
        let fits = |end: &End| view.open.placing(tile, *end).is_some();
        End::BOTH.into_iter().filter(fits).collect()
    }
}

/// A button, while the seat decides.
pub(super) fn press(view: &View, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    if let Some(end) = cursor.end {
        return choose_end(view, cursor, end, button);
    }
    match button {
        Button::A => place(view, cursor),
        Button::Up | Button::Down | Button::Left | Button::Right => {
            let next = round(sorted(view.playable()), cursor.tile, button);
            go(&mut cursor.tile, next)
        }
        Button::B | Button::X | Button::Y => Reaction::Nothing,
    }
}

/// Places the tile, or asks for its end where it fits two different ones. Where both ends are alike the tile goes to the
/// right one: it makes no difference but that nothing else has to move.
fn place(view: &View, cursor: &mut Cursor) -> Reaction<Action> {
    let Some(tile) = cursor.tile else {
        return done(view, Some(Action::Draw));
    };
    let ends = cursor.ends(view);
    if ends.len() == 2 && !view.ends_are_alike() {
        cursor.end = Some(End::Right);
        return Reaction::Moved;
    }
    let end = ends.last().copied();
    done(view, end.and_then(|end| view.open.placing(tile, end)))
}

/// The action, if the seat may do it; else why not.
fn done(view: &View, action: Option<Action>) -> Reaction<Action> {
    match action {
        Some(action) => act(action, view.check(action)),
        None => Reaction::Nothing,
    }
}

fn choose_end(view: &View, cursor: &mut Cursor, end: End, button: Button) -> Reaction<Action> {
    match button {
        Button::A => {
            let tile = cursor.tile;
            done(view, tile.and_then(|tile| view.open.placing(tile, end)))
        }
        Button::B => {
            cursor.end = None;
            Reaction::Moved
        }
        Button::X | Button::Y => Reaction::Nothing,
        _ => go(&mut cursor.end, beside(End::BOTH, end, button)),
    }
}
