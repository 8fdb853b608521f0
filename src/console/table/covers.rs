//! What lies over the table: the recap under the lifted curtain, and the break.

use super::Table;
use super::turns::Told;
use crate::line;
use crate::paint::Stage;
use crate::parts::curtain::Event;
use crate::parts::dialog::{self, Tone};
use crate::parts::{self, Hears, Hints};
use heapless::Vec;
use parlour_rules::Seat;

/// How many events the recap tells.
const RECAP: usize = 3;

impl Table {
    pub(super) fn draw_recap(&self, seat: Seat, hears: Hears, stage: &mut Stage<'_>) {
        let mut told: Vec<Told, RECAP> = Vec::new();
        let mut older = false;
        for event in self.recap(seat) {
            if told.is_full() {
                told.remove(0);
                older = true;
            }
            let _ = told.push(event);
        }
        let events: Vec<Event<'_>, RECAP> = told
            .iter()
            .map(|event| Event {
                seat: event.seat.map(|actor| self.look(actor)),
                name: match event.seat {
                    Some(actor) if actor == seat => "You",
                    Some(actor) => self.people.name(actor),
                    None => "The table",
                },
                deed: &event.words,
            })
            .collect();
        let (mut main, small) = self.ask(Some(seat), |screen| screen.standing());
        if main.is_empty() && small.is_empty() {
            let score = self.scores().get(seat.index()).copied().unwrap_or(0);
            main = line!(
                "You have {score} point{}",
                if score == 1 { "" } else { "s" }
            );
        }
        parts::ground::baize_to_the_top(stage);
        parts::curtain::moving(stage, 100);
        parts::curtain::recap(stage, self.look(seat), &events, &main, &small);
        let log = if older { "More" } else { "Log" };
        parts::bars::hints(stage, Hints::a("Go on").x(log).menu().heard(hears));
    }
}

/// The game is out of sight.
pub(super) fn draw_covered(stage: &mut Stage<'_>, name: &str) {
    parts::ground::walnut(stage);
    parts::bars::title(stage, name, "", None);
    parts::bars::hints(stage, Hints::default());
}

/// The clocks stand still, and the board is out of sight; or the one hourglass does, and the table.
pub(super) fn draw_break(stage: &mut Stage<'_>, name: &str, hourglass: bool) {
    parts::ground::walnut(stage);
    parts::bars::title(stage, name, "", None);
    let words = if hourglass {
        "The clock stands still, and the table is covered."
    } else {
        "The clocks stand still, and the board is covered."
    };
    dialog::message(stage, Tone::Calm, "A break", words, "");
    parts::bars::hints(stage, Hints::a("Go on").menu());
}
