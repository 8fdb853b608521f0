//! The catalogue entry of Rummy.

use crate::info::Info;
use crate::length::Length;
use crate::options::{OptionValues, Preset};
use crate::seat::Players;
use crate::seating::Seating;

/// The place of the one option.
pub(super) const GAME: usize = 0;

/// The most deals of a game to a target (R14). Only a table that never goes out comes there.
pub(super) const MOST_DEALS: u8 = 250;

/// Rummy in the catalogue.
pub(super) const INFO: Info = Info {
    id: "rummy",
    name: "Rummy",
    blurb: "Meld groups and runs, and be the first without cards.",
    players: (2, 6),
    seating: |values, players| Seating::hidden(minutes(values, players)),
    options: &[Length::OPTION],
    presets: &[
        Preset {
            name: "Booklet",
            about: "Deals are added up until somebody has 100 points; most win.",
            changes: &[],
        },
        Preset {
            name: "To 50",
            about: "A shorter game: 50 points are enough.",
            changes: &[(GAME, 0)],
        },
        Preset {
            name: "Three deals",
            about: "Three deals are played, and most points win.",
            changes: &[(GAME, Length::ONE_DEAL + 2)],
        },
    ],
    // Fifty cards at most come onto the table in a deal, and after each of them, and before the first, at most a hundred
    // turns of two actions: 250 deals of 51 * 200 + 50 actions.
    bound: 2_562_500,
    ..Info::USUAL
};

/// About how long a game takes: a deal is 18 turns of two players and 3 more of each further one, a turn seven seconds.
fn minutes(values: &OptionValues, players: Players) -> u8 {
    let seats = players.count();
    let deals = match Length::of_value(values.get(GAME)) {
        Length::Deals(deals) => usize::from(deals) * 100,
        Length::Target(target) => {
            let to_a_hundred = match seats {
                2 => 15,
                3 => 8,
                4 => 5,
                _ => 3,
            };
            to_a_hundred * usize::from(target.number())
        }
    };
    let seconds = deals * (12 + 3 * seats) * 7 / 100;
    u8::try_from(seconds.div_ceil(60)).unwrap_or(u8::MAX)
}
