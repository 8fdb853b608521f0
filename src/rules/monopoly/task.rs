//! What the table is busy with inside a turn: tasks on a stack, of which the top one is decided or done next.

use super::MAX_PLAYERS;
use super::board::{Deed, Deeds};
use super::cards::{Card, Deck};
use crate::bidding::Bidding;
use crate::seat::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most tasks that can lie on one another. A deal is not begun where its consequences would not fit.
pub const MOST_TASKS: usize = 16;

/// Something to be done before the turn goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// The seat in turn is out of the game: the next one begins.
    NextTurn,
    /// A seat was called and has the floor.
    Called(Seat),
    /// The seat in turn stands on a deed of the Bank (R8).
    Buy(Deed),
    /// The seat in turn chooses how it pays income tax (R21).
    Tax,
    /// The seat in turn has paid to leave Jail, and moves by its throw (R26).
    Leave(u8),
    /// Somebody owes money (R42).
    Debt(Debt),
    /// A card has everybody pay one, or one pay everybody, one after the other (R19).
    Each {
        /// Whose card it is.
        seat: Seat,
        /// The card.
        card: Card,
        /// How many of the others are done with.
        done: u8,
    },
    /// A deal is being made up.
    Draft(Draft),
    /// The asked seat answers.
    Reply(Draft),
    /// A seat was given mortgaged deeds (R40).
    Received {
        /// The seat.
        seat: Seat,
        /// The deeds that it has not yet settled.
        deeds: Deeds,
    },
    /// The Bank auctions what a bankrupt had (R47).
    Estate {
        /// The deeds that are still to come.
        deeds: Deeds,
        /// The seat that speaks first.
        first: Seat,
    },
    /// The Bank auctions a deed (R10).
    Auction(Lot),
    /// The last houses or hotels are shared out (R33).
    Sale(Sale),
}

/// A deed in an auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lot {
    /// The deed.
    pub deed: Deed,
    /// Who speaks, who is in, and the highest bid.
    pub bidding: Bidding,
}

/// A sum that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Debt {
    /// Who owes it.
    pub debtor: Seat,
    /// To whom; none is the Bank.
    pub creditor: Option<Seat>,
    /// How much.
    pub amount: i32,
    /// What for.
    pub cause: Cause,
}

/// What money is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// The rent of a deed.
    Rent(Deed),
    /// What a card says.
    Card(Card),
    /// Income tax.
    IncomeTax,
    /// Luxury tax.
    LuxuryTax,
    /// Out of Jail.
    Fine,
    /// The interest on a mortgage that was taken over.
    Interest(Deed),
}

/// What changes hands in a deal, as the offering seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    /// The deeds that the offering seat gives.
    pub give: Deeds,
    /// The deeds that it gets.
    pub want: Deeds,
    /// What it pays, or asks for where it is less than nothing.
    pub cash: i32,
    /// The Jail passes that it gives, by deck.
    pub give_passes: [bool; 2],
    /// The Jail passes that it gets, by deck.
    pub want_passes: [bool; 2],
}

impl Terms {
    /// The same as the other side sees it.
    pub const fn turned(self) -> Terms {
        Terms {
            give: self.want,
            want: self.give,
            cash: -self.cash,
            give_passes: self.want_passes,
            want_passes: self.give_passes,
        }
    }

    /// Whether the offering seat gives something.
    pub const fn gives(self) -> bool {
        !self.give.is_empty() || self.cash > 0 || self.give_passes[0] || self.give_passes[1]
    }

    /// Whether it gets something.
    pub const fn wants(self) -> bool {
        self.turned().gives()
    }

    /// The passes that change hands, by deck.
    pub fn passes(self) -> impl Iterator<Item = Deck> {
        let moves =
            move |deck: &Deck| self.give_passes[deck.index()] || self.want_passes[deck.index()];
        Deck::BOTH.into_iter().filter(moves)
    }
}

/// A deal between two seats that is not yet made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draft {
    /// Who offers.
    pub from: Seat,
    /// Who is asked.
    pub to: Seat,
    /// What lies there.
    pub terms: Terms,
    /// How often it was changed by the one who was asked.
    pub changes: u8,
}

/// The sale of the last houses or hotels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sale {
    /// Who asked to build.
    pub buyer: Seat,
    /// Whether hotels are sold, and not houses.
    pub hotels: bool,
    /// How many each seat still wants.
    pub wishes: PerSeat<u8, MAX_PLAYERS>,
    /// How far it has got.
    pub stage: Stage,
}

/// How far the sale of the last houses has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// A seat says how many it wants.
    Wish(Seat),
    /// A seat builds at the list price.
    Serve(Seat),
    /// One of them is auctioned.
    Bid(Bidding),
    /// The winner of one puts it on a lot worth no more than this.
    Place(Seat, i32),
}

impl Sale {
    /// The seats that still want some.
    pub fn open(&self) -> SeatSet {
        let wishing = self.wishes.iter().filter(|(_, wish)| **wish > 0);
        wishing.map(|(seat, _)| seat).collect()
    }
}

impl Task {
    /// The phase of its decision; empty for what decides itself.
    pub const fn phase(&self) -> &'static str {
        match self {
            Task::Called(_) => "called",
            Task::Buy(_) => "buy-or-auction",
            Task::Tax => "tax-choice",
            Task::Debt(_) => "debt",
            Task::Draft(_) => "draft",
            Task::Reply(_) => "trade-reply",
            Task::Received { .. } => "mortgage-received",
            Task::Auction(_) => "auction",
            Task::Sale(sale) => match sale.stage {
                Stage::Wish(_) => "build-wish",
                Stage::Bid(_) => "build-auction",
                Stage::Serve(_) | Stage::Place(..) => "build-place",
            },
            Task::NextTurn | Task::Leave(_) | Task::Each { .. } | Task::Estate { .. } => "",
        }
    }
}
