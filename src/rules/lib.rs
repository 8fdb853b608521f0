//! Every game of Parlour as a pure state machine.
//!
//! A game here knows its rules and nothing else: no drawing, no clock, no storage, no players' names. It is a fixed-size
//! value that changes in one way only, by [`Game::apply`], and that shows itself in one way only, by [`Game::view`].
//! Everything above this crate (computer players, screens, the JSON interface, the conformance kit) works from the
//! traits in [`game`] and from the list in [`catalogue`], so it never names a game.
//!
//! The seams, and why they are where they are:
//!
//! * **A view is a type of its own.** Screens and computer players receive [`Game::View`] and never the game, so a leak
//!   of somebody's hand does not compile. The legal actions are a method of the view as well: whether a move is offered
//!   can depend only on what its owner may know.
//! * **A view can be imagined back into a game.** [`Game::imagine`] deals everything that a view hides anew. Computer
//!   players search on imagined games; they cannot cheat, because nothing else ever reaches them.
//! * **Chance belongs to the game, fate to the host.** A game owns its generator ([`chance::Rng`]), so a seed and a list
//!   of actions give the same game everywhere and a save carries its own future. The [`Croupier`] handed to `apply` lets
//!   a host write down what chance decided, or decide it in chance's place.
//! * **Events tell what happened, and to whom.** `apply` announces [`Game::Event`]s, each with the seats that may know.
//!   Recap, log and animation are made from events, never from comparing states.
//! * **Options are data.** An [`info::Info`] lists each option with its values and words; set-up screen, JSON interface
//!   and conformance kit all read that one list.
//! * **A table is made by its options.** [`Info::seating`] says what options and seats make of a table: secrets, partners,
//!   computers, looks, length. Winners are a set of seats; partners have equal scores and win together.
//! * **Kits lie beside the games.** What several games do alike is written once: [`hidden`] hands and stocks, [`tricks`] with
//!   suits and trumps, [`bidding`] in auctions and for a pot, the counting on a [`ring`], the [`line_game`] of dominoes.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(any(test, feature = "testing"))]
extern crate std;

pub mod bidding;
pub mod cards;
pub mod catalogue;
pub mod chance;
pub mod game;
pub mod hidden;
pub mod info;
pub mod ledger;
pub mod length;
pub mod line_game;
pub mod memory;
pub mod options;
pub mod order;
pub mod points;
pub mod prelude;
pub mod ring;
pub mod save;
pub mod seat;
pub mod seating;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod tiles;
pub mod tricks;
pub mod word;

// The games, each in a folder of its name.
pub mod bergen;
pub mod bingo;
pub mod block;
pub mod checkers;
pub mod chess;
pub mod crazy_eights;
pub mod cribbage;
pub mod domino_poker;
pub mod dominoes;
pub mod hearts;
pub mod monopoly;
pub mod no_respect;
pub mod no_thanks;
pub mod poker_dice;
pub mod rummy;
pub mod sorry;
pub mod texas;

macro_rules! types {
    ($($folder:ident => $game:ident,)*) => { $(pub use $folder::$game;)* };
}
games!(types);

pub use chance::{Fate, Free, Rng, RngCore, SeedableRng};
pub use game::{
    Audience, Choice, Croupier, Decision, Event, Game, NotAnAction, Outcome, Turn, View,
};
pub use info::{Info, Setup, SetupFault};
pub use ledger::{Fact, Ledger, Thing};
pub use memory::{Mark, Memory};
pub use options::{OptionFault, OptionKind, OptionSpec, OptionValues};
pub use points::Points;
pub use seat::{MAX_SEATS, PerSeat, Players, Seat, SeatSet};
pub use seating::{Seating, Teams};
pub use word::Word;
