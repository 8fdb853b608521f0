//! What a seat can do, in the notation of the host interface, and why it sometimes cannot.

use super::board::{Deed, Group, number};
use super::cards::Deck;
use crate::game::NotAnAction;
use crate::seat::Seat;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// Something that may change hands besides money: a deed, or the card that lets its holder out of Jail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Good {
    /// A deed.
    Deed(Deed),
    /// The Jail pass of a deck.
    Pass(Deck),
}

impl fmt::Display for Good {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Good::Deed(deed) => deed.fmt(to),
            Good::Pass(deck) => to.write_str(deck.id()),
        }
    }
}

impl FromStr for Good {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Good, NotAnAction> {
        let deck = Deck::BOTH.into_iter().find(|deck| deck.id() == text);
        match deck {
            Some(deck) => Ok(Good::Pass(deck)),
            None => text.parse().map(Good::Deed),
        }
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Throws the dice (R1, R25).
    Roll,
    /// Pays the fine and leaves Jail (R24).
    Fine,
    /// Uses a Jail pass (R24).
    Card,
    /// Ends the turn (R2).
    End,
    /// Lets another seat have the floor.
    Call(Seat),
    /// A seat that was called gives the floor back.
    Back,
    /// Buys the deed that the token stands on (R8).
    Buy,
    /// Does not: the Bank auctions it (R9).
    Auction,
    /// Bids in an auction (R10, R33).
    Bid(u32),
    /// Passes in an auction and is out of it.
    Pass,
    /// Pays the flat income tax (R21).
    Flat,
    /// Pays a tenth of all that it has (R21).
    Tenth,
    /// Gives up: it cannot pay (R45).
    Bankrupt,
    /// Builds a house, or a hotel, on a lot (R27 to R29).
    Build(Deed),
    /// Sells a house, or breaks a hotel, of a lot (R31).
    Sell(Deed),
    /// Sells buildings of a group until so many steps are left (R32).
    Strip(Group, u8),
    /// Mortgages a deed (R37).
    Mortgage(Deed),
    /// Lifts the mortgage of a deed (R38, R40).
    Redeem(Deed),
    /// Leaves the mortgage on a deed that it was given, and pays the interest (R40).
    Hold(Deed),
    /// Asks for the rent of a deed (R15).
    Claim(Deed),
    /// Begins a deal with another seat (R34).
    Deal(Seat),
    /// Adds what the offering seat gives, or takes it back.
    Give(Good),
    /// Adds what the offering seat wants, or takes it back.
    Want(Good),
    /// The offering seat pays so much, or asks for it where it is less than nothing.
    Cash(i32),
    /// Makes the offer as it lies there.
    Offer,
    /// Gives the deal up.
    Drop,
    /// Takes the offer.
    Accept,
    /// Refuses it.
    Refuse,
    /// Changes it: the asked seat goes on with the deal as the one who offers.
    Change,
    /// Says how many of the last houses or hotels it wants (R33).
    Wish(u8),
    /// Puts one of them on a lot.
    Place(Deed),
    /// Wants no more of them.
    Done,
    /// So many milliseconds of the table's time have gone by: `!time:1500`. No decision, but the way in which time enters.
    Spend(u32),
    /// All of the table's time has gone by: `!time` (L2).
    TimeUp,
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll => to.write_str("roll"),
            Action::Fine => to.write_str("fine"),
            Action::Card => to.write_str("card"),
            Action::End => to.write_str("end"),
            Action::Call(seat) => write!(to, "call:{}", seat.index()),
            Action::Back => to.write_str("back"),
            Action::Buy => to.write_str("buy"),
            Action::Auction => to.write_str("auction"),
            Action::Bid(amount) => write!(to, "bid:{amount}"),
            Action::Pass => to.write_str("pass"),
            Action::Flat => to.write_str("tax:flat"),
            Action::Tenth => to.write_str("tax:tenth"),
            Action::Bankrupt => to.write_str("bankrupt"),
            Action::Build(deed) => write!(to, "build:{deed}"),
            Action::Sell(deed) => write!(to, "sell:{deed}"),
            Action::Strip(group, left) => write!(to, "{}:{left}", group.verb()),
            Action::Mortgage(deed) => write!(to, "mortgage:{deed}"),
            Action::Redeem(deed) => write!(to, "redeem:{deed}"),
            Action::Hold(deed) => write!(to, "hold:{deed}"),
            Action::Claim(deed) => write!(to, "claim:{deed}"),
            Action::Deal(seat) => write!(to, "deal:{}", seat.index()),
            Action::Give(good) => write!(to, "give:{good}"),
            Action::Want(good) => write!(to, "want:{good}"),
            Action::Cash(sum) => write!(to, "cash:{sum}"),
            Action::Offer => to.write_str("offer"),
            Action::Drop => to.write_str("drop"),
            Action::Accept => to.write_str("accept"),
            Action::Refuse => to.write_str("refuse"),
            Action::Change => to.write_str("change"),
            Action::Wish(wish) => write!(to, "wish:{wish}"),
            Action::Place(deed) => write!(to, "place:{deed}"),
            Action::Done => to.write_str("done"),
            Action::Spend(millis) => write!(to, "!time:{millis}"),
            Action::TimeUp => to.write_str("!time"),
        }
    }
}

/// The actions that are one word.
const WORDS: [Action; 18] = [
    Action::Roll,
    Action::Fine,
    Action::Card,
    Action::End,
    Action::Back,
    Action::Buy,
    Action::Auction,
    Action::Pass,
    Action::Flat,
    Action::Tenth,
    Action::Bankrupt,
    Action::Offer,
    Action::Drop,
    Action::Accept,
    Action::Refuse,
    Action::Change,
    Action::Done,
    Action::TimeUp,
];

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let word = WORDS.into_iter().find(|word| {
            let mut same = Same(text);
            fmt::Write::write_fmt(&mut same, format_args!("{word}")).is_ok() && same.0.is_empty()
        });
        if let Some(word) = word {
            return Ok(word);
        }
        let (verb, rest) = text.split_once(':').ok_or(NotAnAction)?;
        let seat = || Seat::try_from(number::<u8>(rest)?).map_err(|_| NotAnAction);
        match verb {
            "call" => seat().map(Action::Call),
            "deal" => seat().map(Action::Deal),
            "bid" => number(rest).map(Action::Bid),
            "build" => rest.parse().map(Action::Build),
            "sell" => rest.parse().map(Action::Sell),
            "mortgage" => rest.parse().map(Action::Mortgage),
            "redeem" => rest.parse().map(Action::Redeem),
            "hold" => rest.parse().map(Action::Hold),
            "claim" => rest.parse().map(Action::Claim),
            "give" => rest.parse().map(Action::Give),
            "want" => rest.parse().map(Action::Want),
            "cash" => sum(rest).map(Action::Cash),
            "wish" => number(rest).map(Action::Wish),
            "place" => rest.parse().map(Action::Place),
            "!time" => number(rest).map(Action::Spend),
            _ => {
                let mut groups = Group::streets();
                let group = groups.find(|group| group.verb() == verb);
                let left = number(rest)?;
                group
                    .map(|group| Action::Strip(group, left))
                    .ok_or(NotAnAction)
            }
        }
    }
}

/// A sum of money that may be less than nothing.
fn sum(text: &str) -> Result<i32, NotAnAction> {
    match text.strip_prefix('-') {
        None => number(text),
        Some("0") => Err(NotAnAction),
        Some(digits) => number::<i32>(digits).map(|sum| -sum),
    }
}

/// What is left of a text when it begins with what is written.
struct Same<'a>(&'a str);

impl fmt::Write for Same<'_> {
    fn write_str(&mut self, written: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(written).ok_or(fmt::Error)?;
        Ok(())
    }
}

/// Why an action is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Something else has to be decided.
    NotNow,
    /// There is too little money.
    TooPoor,
    /// The seat is not in Jail.
    NotInJail,
    /// In the third turn in Jail the dice are thrown first (R24).
    FineTooLate,
    /// The seat has no Jail pass.
    NoPass,
    /// There is no such player in the game, or it is oneself.
    NoSuchPlayer,
    /// The other seat has nothing to do on the floor.
    NothingToDo,
    /// Somebody bid as much or more.
    BidTooLow,
    /// The money can still be raised (R45).
    CanPay,
    /// The deed belongs to somebody else.
    NotYours,
    /// Nothing can be built there.
    NoLot,
    /// Another lot of the group belongs to somebody else (R27).
    NotWhole,
    /// A lot of the group is mortgaged (R39).
    GroupMortgaged,
    /// There is a hotel on it.
    Full,
    /// Another lot of the group has fewer buildings (R28).
    BuildEvenly,
    /// Another lot of the group has more buildings (R31).
    SellEvenly,
    /// The Bank has no house (R30).
    NoHouse,
    /// The Bank has no hotel (R30).
    NoHotel,
    /// Nothing is built there.
    NothingBuilt,
    /// The Bank has too few houses to break the hotels up (R31, R32).
    TooFewHouses,
    /// Somebody has built in the group (R35, R37).
    GroupBuilt,
    /// The deed is mortgaged.
    Mortgaged,
    /// The deed is not mortgaged.
    NotMortgaged,
    /// There is no rent to be asked for (R15).
    NoClaim,
    /// Three offers were refused in this turn (R36).
    ThreeRefused,
    /// Neither has anything that may change hands.
    NothingToTrade,
    /// Whose side it is has no such thing.
    NotTheirs,
    /// One side gives nothing (R36).
    OneSided,
    /// Interest could not be paid afterwards (R36).
    NoInterest,
    /// A debtor may not give the estate away (R44).
    StripsEstate,
    /// The deal was changed three times (R34).
    ThreeChanges,
    /// It cannot want so many.
    TooMany,
    /// Another kind of building is sold now.
    OtherPiece,
    /// No clock runs.
    NoClock,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Refusal::Over => "The game is over",
            Refusal::NotNow => "Not now",
            Refusal::TooPoor => "There is not enough money",
            Refusal::NotInJail => "You are not in Jail",
            Refusal::FineTooLate => "Throw first: it is the third turn in Jail",
            Refusal::NoPass => "You have no Jail pass",
            Refusal::NoSuchPlayer => "Choose another player in the game",
            Refusal::NothingToDo => "That player can do nothing now",
            Refusal::BidTooLow => "Bid more than that",
            Refusal::CanPay => "You can still raise the money",
            Refusal::NotYours => "It is not yours",
            Refusal::NoLot => "Nothing can be built there",
            Refusal::NotWhole => "You need all lots of the group",
            Refusal::GroupMortgaged => "A lot of the group is mortgaged",
            Refusal::Full => "It has a hotel already",
            Refusal::BuildEvenly => "Build evenly: other lots come first",
            Refusal::SellEvenly => "Sell evenly: other lots come first",
            Refusal::NoHouse => "The Bank has no houses",
            Refusal::NoHotel => "The Bank has no hotels",
            Refusal::NothingBuilt => "Nothing is built there",
            Refusal::TooFewHouses => "The Bank has too few houses for that",
            Refusal::GroupBuilt => "Sell the buildings of the group first",
            Refusal::Mortgaged => "It is mortgaged already",
            Refusal::NotMortgaged => "It is not mortgaged",
            Refusal::NoClaim => "There is no rent to ask for",
            Refusal::ThreeRefused => "Three offers were refused in this turn",
            Refusal::NothingToTrade => "There is nothing to trade",
            Refusal::NotTheirs => "That is not there to give",
            Refusal::OneSided => "Both have to give something",
            Refusal::NoInterest => "The interest could not be paid",
            Refusal::StripsEstate => "In debt you cannot give so much away",
            Refusal::ThreeChanges => "It was changed three times: yes or no?",
            Refusal::TooMany => "There are not so many to be had",
            Refusal::OtherPiece => "Another kind of building is sold now",
            Refusal::NoClock => "No clock is running",
        })
    }
}
