//! What a seat may do, in words of the host interface, and why it may not.

use super::score::Reward;
use crate::cards::{Card, CardSet, Suit};
use crate::game::NotAnAction;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Pass these cards before the play: `pass:AC,QS,KS`.
    Pass(CardSet),
    /// Play a card: `QS`.
    Play(Card),
    /// What the moon turns into: `moon:add` or `moon:subtract`.
    Moon(Reward),
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass(cards) => write!(to, "pass:{cards}"),
            Action::Play(card) => card.fmt(to),
            Action::Moon(Reward::AddOthers) => to.write_str("moon:add"),
            Action::Moon(Reward::Subtract) => to.write_str("moon:subtract"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        match text.split_once(':') {
            None => NotAnAction::unless(text).map(Action::Play),
            Some(("moon", "add")) => Ok(Action::Moon(Reward::AddOthers)),
            Some(("moon", "subtract")) => Ok(Action::Moon(Reward::Subtract)),
            Some(("pass", cards)) => NotAnAction::unless(cards).map(Action::Pass),
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
    /// So many cards are to be passed now.
    PassFirst(usize),
    /// A card is to be played now.
    PlayFirst,
    /// The moon is to be decided on now.
    MoonFirst,
    /// A card is not in the hand of the seat to decide.
    NotHeld,
    /// This suit was led, and the hand has it.
    Follow(Suit),
    /// The first trick begins with this card.
    Opens(Card),
    /// On the first trick this is the club to play.
    LowestClub(Card),
    /// Points do not fall on the first trick.
    NoPointsYet,
    /// Hearts have not been broken, so they are not led.
    NotBroken,
    /// The queen of spades waits until hearts are broken.
    QueenWaits,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => to.write_str("The game is over"),
            Refusal::NotNow => to.write_str("Wait for your turn"),
            Refusal::PassFirst(cards) => write!(to, "Pass {cards} of your cards"),
            Refusal::PlayFirst => to.write_str("Play a card"),
            Refusal::MoonFirst => to.write_str("Decide about the moon"),
            Refusal::NotHeld => to.write_str("Choose from your hand"),
            Refusal::Follow(suit) => write!(to, "Follow with {}", suit.name()),
            Refusal::Opens(card) => write!(to, "The {} of clubs opens", card.rank.name()),
            Refusal::LowestClub(card) => {
                write!(to, "Lowest club: the {}", card.rank.name())
            }
            Refusal::NoPointsYet => to.write_str("No points on the first trick"),
            Refusal::NotBroken => to.write_str("Hearts are not broken yet"),
            Refusal::QueenWaits => to.write_str("The queen waits for hearts"),
        }
    }
}
