//! The catalogue entry of Crazy Eights and its options, as data for the set-up and as types for the rules.

use crate::info::Info;
use crate::length::Length;
use crate::options::{Named, OptionSpec, OptionValues, Preset};
use crate::seating::Seating;
use serde::{Deserialize, Serialize};

const DRAW: usize = 0;
const EMPTY_STOCK: usize = 1;
const GAME: usize = 2;

/// Crazy Eights in the catalogue.
pub(super) const INFO: Info = Info {
    id: "crazy-eights",
    name: "Crazy Eights",
    blurb: "Match rank or suit and be the first without cards.",
    players: (2, 8),
    seating: |_, _| Seating::hidden(15),
    low_wins: true,
    options: &[
        OptionSpec::one_of(
            "draw",
            "Drawing",
            "How many cards you draw, and whether one may be played at once.",
            &[
                Named::new("one", "One card"),
                Named::new("one-may-play", "One, may play"),
                Named::new("until-playable", "Until it fits"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "empty-stock",
            "Empty stock",
            "Shuffle the pile into a new stock, or go on without one.",
            &[
                Named::new("reshuffle", "Shuffle"),
                Named::new("pass", "Go without"),
            ],
            0,
        ),
        Length::OPTION,
    ],
    presets: &[
        Preset {
            name: "Booklet",
            about: "As in the booklet: one deal, and whoever is out first wins.",
            changes: &[(GAME, Length::ONE_DEAL)],
        },
        Preset {
            name: "To 100",
            about: "Deals are added up until somebody has 100 points; fewest win.",
            changes: &[],
        },
        Preset {
            name: "Draw and play",
            about: "To 100 points, and a card that was drawn may be played at once.",
            changes: &[(DRAW, 1)],
        },
    ],
    // A deal has at most 187 draws (a stock of at most 37, and three rebuilds of at most 50 cards), as many cards kept,
    // 201 plays (each takes a card out of a hand, and 51 cards and the rebuilt ones come into hands at most once each)
    // and n passes after each play and before the first: 575 + 202 n actions. Each deal leaves at least n - 1 points
    // with the seats that are not out, and nobody has more than 199 before the last one: 199 n / (n - 1) + 1 deals.
    // The product is largest for eight seats: 2191 * 228.
    bound: 500_000,
    ..Info::USUAL
};

/// What a draw is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DrawRule {
    /// One card, and the turn is over.
    One,
    /// One card, which may be played at once if it fits.
    OneMayPlay,
    /// Only without a card that fits; repeated until one comes, which must be played.
    UntilPlayable,
}

/// What happens when the stock has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EmptyStock {
    /// The discard pile without its top card becomes the new stock, three times a deal.
    Reshuffle,
    /// There is nothing left to draw.
    Pass,
}

/// The options in force at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// What a draw is.
    pub draw: DrawRule,
    /// What happens when the stock has run out.
    pub empty_stock: EmptyStock,
    /// When the game is over.
    pub length: Length,
}

impl Options {
    /// Reads values that have been checked against the catalogue entry.
    pub(super) fn from_values(values: &OptionValues) -> Options {
        Options {
            draw: match values.get(DRAW) {
                0 => DrawRule::One,
                1 => DrawRule::OneMayPlay,
                _ => DrawRule::UntilPlayable,
            },
            empty_stock: match values.get(EMPTY_STOCK) {
                0 => EmptyStock::Reshuffle,
                _ => EmptyStock::Pass,
            },
            length: Length::of_value(values.get(GAME)),
        }
    }
}
