//! What a seat may do in its turn, in words of the host interface, and why it may not.

use super::board::Pawn;
use super::card::Card;
use super::step::Blocked;
use crate::game::NotAnAction;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// The figure that is split.
pub const SEVEN: u8 = 7;

/// One decision: `move:0.2,5`; with hands the card comes first, `5/move:0.2,5`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Action {
    /// The card of the hand; none where the card lies on the table.
    pub card: Option<Card>,
    /// What is done by it.
    pub play: Play,
}

/// What is done by a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Play {
    /// A pawn leaves START for its circle: `start:0.1`.
    Start(Pawn),
    /// A pawn goes forward, or back: `move:0.2,-4`.
    Move(Pawn, i8),
    /// A seven for two pawns, in the order of moving: `split:0.2,3,0.3,4`.
    Split {
        /// Who moves first.
        first: Pawn,
        /// How far; the other goes the rest.
        steps: u8,
        /// Who moves then.
        second: Pawn,
    },
    /// A pawn changes places with another: `swap:0.2,1.0`.
    Swap(Pawn, Pawn),
    /// A pawn at START takes the place of another: `sorry:0.1,2.3`.
    Sorry(Pawn, Pawn),
    /// Nothing is done: `pass`.
    Pass,
    /// A card of the hand is thrown away: `drop:7`.
    Drop,
}

impl Action {
    /// Without a card of a hand.
    pub const fn plain(play: Play) -> Action {
        Action { card: None, play }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.card, self.play) {
            (Some(card), Play::Drop) => write!(to, "drop:{card}"),
            (Some(card), play) => write!(to, "{card}/{play}"),
            (None, play) => play.fmt(to),
        }
    }
}

impl fmt::Display for Play {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Play::Start(pawn) => write!(to, "start:{pawn}"),
            Play::Move(pawn, steps) => write!(to, "move:{pawn},{steps}"),
            Play::Split {
                first,
                steps,
                second,
            } => {
                write!(
                    to,
                    "split:{first},{steps},{second},{}",
                    SEVEN.saturating_sub(*steps)
                )
            }
            Play::Swap(pawn, other) => write!(to, "swap:{pawn},{other}"),
            Play::Sorry(pawn, other) => write!(to, "sorry:{pawn},{other}"),
            Play::Pass => to.write_str("pass"),
            Play::Drop => to.write_str("drop"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        if let Some(card) = text.strip_prefix("drop:") {
            let card = Some(card.parse()?);
            return Ok(Action {
                card,
                play: Play::Drop,
            });
        }
        let (card, play) = match text.split_once('/') {
            Some((card, play)) => (Some(card.parse()?), play),
            None => (None, text),
        };
        let play = read(play)?;
        Ok(Action { card, play })
    }
}

fn read(text: &str) -> Result<Play, NotAnAction> {
    if text == "pass" {
        return Ok(Play::Pass);
    }
    let (verb, rest) = text.split_once(':').ok_or(NotAnAction)?;
    let mut parts = rest.split(',');
    let mut part = || parts.next().ok_or(NotAnAction);
    let pawn = NotAnAction::unless(part()?)?;
    let play = match verb {
        "start" => Play::Start(pawn),
        "move" => Play::Move(pawn, NotAnAction::unless(part()?)?),
        "swap" => Play::Swap(pawn, NotAnAction::unless(part()?)?),
        "sorry" => Play::Sorry(pawn, NotAnAction::unless(part()?)?),
        "split" => {
            let steps: u8 = NotAnAction::unless(part()?)?;
            let second = NotAnAction::unless(part()?)?;
            let rest: u8 = NotAnAction::unless(part()?)?;
            if steps.checked_add(rest) != Some(SEVEN) {
                return Err(NotAnAction);
            }
            Play::Split {
                first: pawn,
                steps,
                second,
            }
        }
        _ => return Err(NotAnAction),
    };
    match parts.next() {
        None => Ok(play),
        Some(_) => Err(NotAnAction),
    }
}

/// Why an action is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another seat decides.
    NotNow,
    /// The cards are in the hands, and none was named.
    NameACard,
    /// No card is in a hand, but one was named.
    NoHands,
    /// The card is not in the hand.
    NotHeld,
    /// The pawn belongs to somebody else.
    NotYours,
    /// This card does something else.
    OtherCard(Card),
    /// The pawn cannot make this step.
    Blocked(Blocked),
    /// The rest of the seven could not be used.
    WholeSeven,
    /// The pawn has had its part of the seven.
    HadItsPart,
    /// Two different pawns share a seven.
    TwoPawns,
    /// An 11 changes places with an opponent.
    NotAnOpponent,
    /// With an opponent on the track the partners are left in peace.
    OpponentsFirst,
    /// The pawn with the lowest number leaves START first.
    LowestFirst,
    /// There is something to do, so it must be done.
    CanMove,
    /// A card of the hand can be used, so one must be.
    CanUse,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Refusal::Over => "The game is over",
            Refusal::NotNow => "Wait for your turn",
            Refusal::NameACard => "Choose a card of your hand",
            Refusal::NoHands => "The card lies on the table",
            Refusal::NotHeld => "Play a card of your hand",
            Refusal::NotYours => "Move a pawn of your own side",
            Refusal::OtherCard(card) => return does(*card, to),
            Refusal::Blocked(blocked) => match blocked {
                Blocked::AtStart => "Only 1, 2 and Sorry! bring a pawn out",
                Blocked::Started => "That pawn has left START",
                Blocked::AtHome => "A pawn that is home stays there",
                Blocked::TooFar => "HOME needs the exact count",
                Blocked::OwnPawn => "A pawn of that colour stands there",
                Blocked::OffTheTrack => "Only pawns on the track count",
            },
            Refusal::WholeSeven => "All of the 7 has to be used",
            Refusal::HadItsPart => "That pawn has had its part",
            Refusal::TwoPawns => "Two pawns share a 7",
            Refusal::NotAnOpponent => "Choose an opponent's pawn",
            Refusal::OpponentsFirst => "Opponents on the track come first",
            Refusal::LowestFirst => "The first pawn at START goes",
            Refusal::CanMove => "There is a move, so make it",
            Refusal::CanUse => "A card can be used, so use it",
        })
    }
}

/// What a card does.
fn does(card: Card, to: &mut fmt::Formatter<'_>) -> fmt::Result {
    to.write_str(match card {
        Card::One => "1: start a pawn, or one forward",
        Card::Two => "2: start a pawn, or two forward",
        Card::Four => "4: four spaces back",
        Card::Seven => "7: for one pawn, or split",
        Card::Ten => "10: ten forward, or one back",
        Card::Eleven => "11: eleven forward, or change",
        Card::Sorry => "Sorry!: from START to another's place",
        _ => return write!(to, "{card}: {card} spaces forward"),
    })
}
