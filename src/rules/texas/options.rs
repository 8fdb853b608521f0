//! The catalogue entry of Four Hand Texas and its options, as data for the set-up and as types for the rules.

use crate::info::Info;
use crate::options::{Named, OptionSpec, OptionValues, Preset};
use crate::seating::{Seating, Teams};
use serde::{Deserialize, Serialize};

const ALL_PASS: usize = 0;
const AUCTION: usize = 1;

/// Four Hand Texas in the catalogue.
pub(super) const INFO: Info = Info {
    id: "texas",
    name: "Four Hand Texas",
    blurb: "Four hands, two sides: bid, name trumps and make good your bid.",
    players: (4, 4),
    seating: |_, _| Seating::hidden(35).in_teams(Teams::Opposite),
    options: &[
        OptionSpec::one_of(
            "all-pass",
            "All pass",
            "When nobody bids, it is dealt again, or the dealer has to bid.",
            &[
                Named::new("redeal", "New deal"),
                Named::new("dealer-bids-30", "Dealer bids"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "auction",
            "Bidding",
            "It goes on until all others have passed, or each seat speaks once.",
            &[
                Named::new("continuing", "Goes on"),
                Named::new("one-round", "One round"),
            ],
            0,
        ),
    ],
    presets: &[
        Preset {
            name: "Booklet",
            about: "Bidding goes on; where nobody bids, the next dealer deals.",
            changes: &[],
        },
        Preset {
            name: "Club",
            about: "Each seat speaks once, and a dealer left alone has to bid.",
            changes: &[(ALL_PASS, 1), (AUCTION, 1)],
        },
    ],
    // A hand that is played brings one side 30 points at least, so there are at most 17 of them; each has at most 25 calls,
    // one contract and 28 tiles. Four passes without a bid leave everything as it was, and four thousand such hands never
    // come.
    bound: 17 * 54 + 4_000 * 4,
    ..Info::USUAL
};

/// What happens when nobody bids.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AllPass {
    /// The next dealer deals.
    Redeal,
    /// The dealer may not pass when all others have.
    DealerBids,
}

/// How often a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Asking {
    /// Until all others have passed.
    Continuing,
    /// Once.
    OneRound,
}

/// The options in force at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// What happens when nobody bids.
    pub all_pass: AllPass,
    /// How often a seat is asked.
    pub auction: Asking,
}

impl Options {
    /// Reads values that have been checked against the catalogue entry.
    pub(super) fn from_values(values: &OptionValues) -> Options {
        Options {
            all_pass: match values.get(ALL_PASS) {
                0 => AllPass::Redeal,
                _ => AllPass::DealerBids,
            },
            auction: match values.get(AUCTION) {
                0 => Asking::Continuing,
                _ => Asking::OneRound,
            },
        }
    }
}
