//! The question whether to go on with a saved game, of which it tells how it stands, or to begin a new one.

use super::{Glance, Hold, Room, move_cursor, setup};
use crate::deed::Deed;
use crate::keys::Button;
use crate::line;
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
            Button::A => {
                let setup = setup::SetupPage::new(self.game, hold.household, hold.habits);
                let question = line!("Give the saved game up for a new one?");
                Reaction::Ask(question, Deed::Go(Room::Setup(setup)))
            }
            _ if move_cursor(&mut self.cursor, 2, button) => Reaction::Moved,
            _ => Reaction::Nothing,
        }
    }

    /// Draws nothing before the table holds the saved game: a moment later there is something to tell of it.
    pub(super) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        let Some(info) = GAMES.get(self.game).map(|game| game.info) else {
            return;
        };
        let table = glance.table;
        if table.key() != Some(Key::game(info.id)) {
            return;
        }
        let rows = [("Go on", None), ("New game", None)];
        let room = table.glimpse_size();
        let place = parts::dialog::menu_below(stage, info.name, room, &rows, self.cursor);
        table.draw_glimpse(place, stage);
        parts::bars::hints(stage, Hints::a("Choose").b("Close"));
    }
}
