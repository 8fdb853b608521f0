//! The cursor: which tile has the focus, whether its end is being chosen, and what the buttons do. Nothing is drawn here.

use super::COUNT;
use crate::keys::Button;
use crate::line;
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

    fn go(&mut self, view: &View, forward: bool) -> bool {
        let tiles = sorted(view.playable());
        let count = tiles.len();
        let place = tiles.iter().position(|tile| Some(*tile) == self.tile);
        let next = match (place, forward) {
            (None, _) => 0,
            (Some(place), true) => (place + 1) % count.max(1),
            (Some(place), false) => (place + count - 1) % count.max(1),
        };
        let tile = tiles.get(next).copied();
        core::mem::replace(&mut self.tile, tile) != tile
    }
}

/// A button, while the seat decides.
pub(super) fn press(view: &View, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    if let Some(end) = cursor.end {
        return choose_end(view, cursor, end, button);
    }
    match button {
        Button::A => act(view, cursor),
        Button::X => Reaction::Look(COUNT),
        Button::Left | Button::Up => moved(cursor.go(view, false)),
        Button::Right | Button::Down => moved(cursor.go(view, true)),
        Button::B | Button::Y => Reaction::Nothing,
    }
}

const fn moved(moved: bool) -> Reaction<Action> {
    if moved {
        Reaction::Moved
    } else {
        Reaction::Nothing
    }
}

/// Places the tile, or asks for its end where it fits two different ones. Where both ends are alike the tile goes to the
/// right one: it makes no difference but that nothing else has to move.
fn act(view: &View, cursor: &mut Cursor) -> Reaction<Action> {
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
    let Some(action) = action else {
        return Reaction::Nothing;
    };
    match view.check(action) {
        Ok(()) => Reaction::Act(action),
        Err(why) => Reaction::Refuse(line!("{why}")),
    }
}

fn choose_end(view: &View, cursor: &mut Cursor, end: End, button: Button) -> Reaction<Action> {
    let chosen = match button {
        Button::A => {
            let tile = cursor.tile;
            return done(view, tile.and_then(|tile| view.open.placing(tile, end)));
        }
        Button::B => {
            cursor.end = None;
            return Reaction::Moved;
        }
        Button::Left | Button::Up => End::Left,
        Button::Right | Button::Down => End::Right,
        Button::X => return Reaction::Look(COUNT),
        Button::Y => return Reaction::Nothing,
    };
    cursor.end = Some(chosen);
    moved(chosen != end)
}
