//! The question whether to go on with a saved game or to begin a new one.

use super::{Hold, Room, move_cursor, setup};
use crate::deed::Deed;
use crate::keys::Button;
use crate::paint::Stage;
use crate::parts::{self, Hints};
use crate::screen::Reaction;
use crate::store::Key;
use crate::table::GAMES;

/// Go on, or a new game.
pub(crate) struct Saved {
    game: usize,
    cursor: usize,
}

impl Saved {
    pub(super) fn new(game: usize) -> Saved {
        Saved { game, cursor: 0 }
    }

    pub(super) fn press(&mut self, button: Button, hold: &Hold<'_>) -> Reaction<Deed> {
        let Some(game) = GAMES.get(self.game) else {
            return Reaction::Act(Deed::Back);
        };
        match button {
            Button::B => Reaction::Act(Deed::Back),
            Button::A if self.cursor == 0 => Reaction::Act(Deed::Read(Key::game(game.info.id))),
            Button::A => Reaction::Act(Deed::Go(Room::Setup(setup::SetupPage::new(
                self.game,
                hold.household,
                hold.habits,
            )))),
            _ if move_cursor(&mut self.cursor, 2, button) => Reaction::Moved,
            _ => Reaction::Nothing,
        }
    }

    pub(super) fn draw(&self, stage: &mut Stage<'_>) {
        let name = GAMES.get(self.game).map_or("", |game| game.info.name);
        parts::dialog::menu(
            stage,
            name,
            &[("Go on", None), ("New game", None)],
            self.cursor,
        );
        parts::bars::hints(stage, Hints::a("Choose").b("Close"));
    }
}
