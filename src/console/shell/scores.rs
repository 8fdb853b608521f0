//! The score sheet: each round and the totals, and how the last round was counted.

use super::{Glance, Hold};
use crate::deed::Deed;
use crate::keys::Button;
use crate::paint::Stage;
use crate::parts::Hints;
use crate::screen::Reaction;
use crate::table::Table;

/// Which side of the sheet is up, and how far it is scrolled.
pub(crate) struct Scores {
    account: bool,
    scroll: usize,
    shift: usize,
}

impl Scores {
    /// The sheet; a game without rounds has only its account.
    pub(super) fn of(table: &Table) -> Scores {
        let account = !table.has_rounds() && table.has_account();
        Scores {
            account,
            scroll: 0,
            shift: 0,
        }
    }

    pub(super) fn press(&mut self, button: Button, hold: &Hold<'_>) -> Reaction<Deed> {
        let width = hold.desk.size.width as i32;
        // An account is read from its top; the sheet shows its last rows, and the way to earlier ones is up.
        let (most, further, nearer) = if self.account {
            (hold.table.account_scroll(), Button::Down, Button::Up)
        } else {
            (hold.table.sheet_scroll(), Button::Up, Button::Down)
        };
        match button {
            Button::B | Button::A => Reaction::Act(Deed::Back),
            Button::Right if !self.account && self.shift < hold.table.sheet_shift(width) => {
                self.shift += 1;
                Reaction::Moved
            }
            Button::Left if !self.account && self.shift > 0 => {
                self.shift -= 1;
                Reaction::Moved
            }
            Button::X if hold.table.has_account() && hold.table.has_rounds() => {
                self.account = !self.account;
                self.scroll = 0;
                Reaction::Moved
            }
            _ if button == further && self.scroll < most => {
                self.scroll += 1;
                Reaction::Moved
            }
            _ if button == nearer && self.scroll > 0 => {
                self.scroll -= 1;
                Reaction::Moved
            }
            _ => Reaction::Nothing,
        }
    }

    pub(super) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        if self.account {
            let hints = Hints::a("Go on").b("Back");
            let hints = if glance.table.has_rounds() {
                hints.x("Sheet")
            } else {
                hints
            };
            let large = glance.settings.large_text;
            glance
                .table
                .draw_account(self.scroll, usize::MAX, large, hints, stage);
        } else {
            glance.table.draw_sheet(self.scroll, self.shift, stage);
        }
    }
}
