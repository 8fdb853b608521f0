//! What a seat may do, in words of the host interface, and why it may not.

use super::auction::{Bid, Call};
use super::contract::{Contract, Suit};
use crate::game::NotAnAction;
use crate::tiles::Tile;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Bid, `bid:31`, or pass, `pass`.
    Call(Call),
    /// Name the trumps: `trump:5`, `trump:doubles` or `trump:none`.
    Name(Contract),
    /// Play a tile: `6-4`.
    Play(Tile),
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Call(Call::Pass) => to.write_str("pass"),
            Action::Call(Call::Bid(bid)) => write!(to, "bid:{bid}"),
            Action::Name(contract) => write!(to, "trump:{contract}"),
            Action::Play(tile) => tile.fmt(to),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        match text.split_once(':') {
            None if text == "pass" => Ok(Action::Call(Call::Pass)),
            None => NotAnAction::unless(text).map(Action::Play),
            Some(("bid", bid)) => {
                let points = NotAnAction::unless(bid)?;
                Ok(Action::Call(Call::Bid(Bid::new(points))))
            }
            Some(("trump", contract)) => NotAnAction::unless(contract).map(Action::Name),
            Some(_) => Err(NotAnAction),
        }
    }
}

/// Why an action is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another seat decides.
    NotNow,
    /// Bids are made now.
    BidFirst,
    /// Trumps are to be named now.
    NameFirst,
    /// A tile is to be played now.
    PlayFirst,
    /// So much has to be bid at least.
    AtLeast(Bid),
    /// Beyond the limit the next bid is the double of this one.
    Only(Bid),
    /// The first bids end with this.
    AtMost(Bid),
    /// Nothing higher can be bid.
    Highest,
    /// All others have passed, and the dealer has to bid.
    DealerBids,
    /// The tile is not in the hand of the seat to play.
    NotHeld,
    /// This suit was led, and the hand has it.
    Follow(Suit),
    /// Trumps were led, and the hand has some.
    FollowTrumps,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => to.write_str("The game is over"),
            Refusal::NotNow => to.write_str("Wait for your turn"),
            Refusal::BidFirst => to.write_str("Bid or pass"),
            Refusal::NameFirst => to.write_str("Name the trumps"),
            Refusal::PlayFirst => to.write_str("Play a tile"),
            Refusal::AtLeast(bid) => write!(to, "Bid {bid} or more"),
            Refusal::Only(bid) => write!(to, "Bid {bid} or pass"),
            Refusal::AtMost(bid) => write!(to, "Bid up to {bid}; then it doubles"),
            Refusal::Highest => to.write_str("No bid is higher: pass"),
            Refusal::DealerBids => to.write_str("All others passed: you bid"),
            Refusal::NotHeld => to.write_str("Choose from your hand"),
            Refusal::Follow(suit) => write!(to, "Follow with {}", suit.name()),
            Refusal::FollowTrumps => to.write_str("Follow with a trump"),
        }
    }
}
