//! The settings of the device.

use super::{Glance, Hold, Panel, move_cursor, notice};
use crate::deed::Deed;
use crate::keys::Button;
use crate::line;
use crate::paint::{Stage, area};
use crate::parts::form::{Setting, setting};
use crate::parts::list::{self, Window};
use crate::parts::{self, Hints};
use crate::screen::Reaction;
use crate::settings::{Pace, Settings};
use embedded_graphics::geometry::Point;

/// Height of a row, and from one row to the next.
const ROW: i32 = 28;
const PITCH: i32 = 31;
/// How many rows are in sight.
const SEEN: usize = 6;

/// One setting: its name, what it does, how it is shown and how it changes.
struct Row {
    label: &'static str,
    help: &'static str,
    show: fn(&Settings) -> Setting<'static>,
    change: fn(&mut Settings, i8),
}

const SETTINGS: &[Row] = &[
    Row {
        label: "Sound",
        help: "How loud moves, refusals and wins are.",
        show: |settings| Setting::Level(settings.sound),
        change: |settings, by| settings.sound = settings.sound.saturating_add_signed(by).min(5),
    },
    Row {
        label: "Light",
        help: "How bright the screen is. Less light saves the battery.",
        show: |settings| Setting::Level(settings.light),
        change: |settings, by| {
            settings.light = settings.light.saturating_add_signed(by).clamp(1, 5)
        },
    },
    Row {
        label: "Pace",
        help: "How fast cards and pieces move. A skips a turn; hold A to skip on to yours.",
        show: |settings| {
            Setting::Word(match settings.pace {
                Pace::Calm => "calm",
                Pace::Normal => "normal",
                Pace::Quick => "quick",
                Pace::None => "none",
            })
        },
        change: |settings, by| {
            settings.pace = match (settings.pace, by > 0) {
                (Pace::None, true) | (Pace::Normal, false) => Pace::Calm,
                (Pace::Calm, true) | (Pace::Quick, false) => Pace::Normal,
                (Pace::Normal, true) | (Pace::None, false) => Pace::Quick,
                (Pace::Quick, true) | (Pace::Calm, false) => Pace::None,
            }
        },
    },
    Row {
        label: "Four-colour suits",
        help: "Clubs in green and diamonds in blue, so that no two suits look alike.",
        show: |settings| Setting::Switch(settings.four_colours),
        change: |settings, _| settings.four_colours = !settings.four_colours,
    },
    Row {
        label: "Larger text",
        help: "Larger letters in play, in menus and in all that is read, wherever they have room.",
        show: |settings| Setting::Switch(settings.large_text),
        change: |settings, _| settings.large_text = !settings.large_text,
    },
    Row {
        label: "Turn the picture",
        help: "In open games of two people the picture turns to face the player opposite.",
        show: |settings| Setting::Switch(settings.turn_picture),
        change: |settings, _| settings.turn_picture = !settings.turn_picture,
    },
    Row {
        label: "Tips",
        help: "The first game of each kind is accompanied by a few tips. Each comes once.",
        show: |settings| Setting::Switch(settings.tips),
        change: |settings, _| settings.tips = !settings.tips,
    },
    Row {
        label: "Sleep after",
        help: "The screen goes dark when nobody has pressed a key for so long. Any key wakes it.",
        show: |settings| {
            Setting::Word(match settings.sleep_minutes {
                0 => "never",
                1 => "1 min",
                2 => "2 min",
                5 => "5 min",
                10 => "10 min",
                _ => "30 min",
            })
        },
        change: |settings, by| {
            const STEPS: [u8; 6] = [1, 2, 5, 10, 30, 0];
            let place = STEPS
                .iter()
                .position(|step| *step == settings.sleep_minutes)
                .unwrap_or(2);
            let next = (place + if by > 0 { 1 } else { STEPS.len() - 1 }) % STEPS.len();
            settings.sleep_minutes = STEPS[next];
        },
    },
];

/// The list of settings, with the focus on one.
#[derive(Default)]
pub(crate) struct SettingsPage {
    cursor: usize,
}

impl SettingsPage {
    pub(super) fn press(&mut self, button: Button, hold: &Hold<'_>) -> Reaction<Deed> {
        if move_cursor(&mut self.cursor, SETTINGS.len(), button) {
            return Reaction::Moved;
        }
        let Some(one) = SETTINGS.get(self.cursor) else {
            return Reaction::Nothing;
        };
        let mut settings = *hold.desk.settings;
        match button {
            Button::B => return Reaction::Act(Deed::Back),
            Button::X => {
                return Reaction::Act(Deed::Open(Panel::Notice(notice::Notice::new(
                    one.label, one.help,
                ))));
            }
            Button::Left => (one.change)(&mut settings, -1),
            Button::Right => (one.change)(&mut settings, 1),
            // A goes round: what has reached its end begins again.
            Button::A => {
                (one.change)(&mut settings, 1);
                if settings == *hold.desk.settings {
                    (0..5).for_each(|_| (one.change)(&mut settings, -1));
                }
            }
            _ => return Reaction::Nothing,
        }
        if settings == *hold.desk.settings {
            Reaction::Nothing
        } else {
            Reaction::Act(Deed::Set(settings))
        }
    }

    pub(super) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        parts::ground::walnut(stage);
        parts::bars::title(
            stage,
            "Settings",
            &line!("{} of {}", self.cursor + 1, SETTINGS.len()),
            glance.battery,
        );
        let window = Window::around(self.cursor, SEEN, SETTINGS.len());
        let width = stage.width() - 22;
        for row in window.rows() {
            if let Some(one) = SETTINGS.get(row) {
                let place = area(8, 34 + window.place(row) * PITCH, width, ROW);
                setting(
                    stage,
                    place,
                    one.label,
                    (one.show)(glance.settings),
                    row == self.cursor,
                );
            }
        }
        list::scroll_bar(
            stage,
            Point::new(stage.width() - 9, 34),
            SEEN as i32 * PITCH - 3,
            window,
        );
        parts::bars::hints(stage, Hints::a("Change").b("Back").x("What?"));
    }
}
