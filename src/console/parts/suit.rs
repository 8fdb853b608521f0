//! Suits and ranks as they are printed: their colours, in two or in four, and
//! their pictures in every size.

use parlour_rules::cards::{Rank, Suit};

use crate::paint::sprites::{ranks, suit_club, suit_diamond, suit_heart, suit_spade};
use crate::paint::{Colour, Sprite};

/// Whether each suit has its own colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SuitColours {
    /// Clubs green and diamonds blue.
    #[default]
    Four,
    /// Red and black.
    Two,
}

impl SuitColours {
    /// The ink of a suit on ivory.
    #[must_use]
    pub const fn ink(self, suit: Suit) -> Colour {
        match (suit, self) {
            (Suit::Spades, _) | (Suit::Clubs, SuitColours::Two) => Colour::INK,
            (Suit::Hearts, _) | (Suit::Diamonds, SuitColours::Two) => Colour::RUBY,
            (Suit::Diamonds, SuitColours::Four) => Colour::AZURE,
            (Suit::Clubs, SuitColours::Four) => Colour::CLOVER,
        }
    }

    /// The ink of a suit on a dimmed card.
    #[must_use]
    pub const fn dim_ink(self, suit: Suit) -> Colour {
        match (suit, self) {
            (Suit::Spades, _) | (Suit::Clubs, SuitColours::Two) => Colour::INK,
            (Suit::Hearts, _) | (Suit::Diamonds, SuitColours::Two) => Colour::RUBY_DIM,
            (Suit::Diamonds, SuitColours::Four) => Colour::AZURE_DIM,
            (Suit::Clubs, SuitColours::Four) => Colour::CLOVER_DIM,
        }
    }
}

/// Side of a suit's picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the numbers are the pixels")]
pub enum SuitSize {
    S9,
    S11,
    S15,
    S19,
    S25,
    S31,
}

macro_rules! suit_sizes {
    ($size:expr, $s9:expr, $s11:expr, $s15:expr, $s19:expr, $s25:expr, $s31:expr) => {
        match $size {
            SuitSize::S9 => &$s9,
            SuitSize::S11 => &$s11,
            SuitSize::S15 => &$s15,
            SuitSize::S19 => &$s19,
            SuitSize::S25 => &$s25,
            SuitSize::S31 => &$s31,
        }
    };
}

/// The picture of a suit.
#[must_use]
pub fn suit_sprite(suit: Suit, size: SuitSize) -> &'static Sprite {
    use {suit_club as c, suit_diamond as d, suit_heart as h, suit_spade as s};
    match suit {
        Suit::Clubs => {
            suit_sizes!(
                size,
                c::CLUB_9,
                c::CLUB_11,
                c::CLUB_15,
                c::CLUB_19,
                c::CLUB_25,
                c::CLUB_31
            )
        }
        Suit::Diamonds => suit_sizes!(
            size,
            d::DIAMOND_9,
            d::DIAMOND_11,
            d::DIAMOND_15,
            d::DIAMOND_19,
            d::DIAMOND_25,
            d::DIAMOND_31
        ),
        Suit::Hearts => suit_sizes!(
            size,
            h::HEART_9,
            h::HEART_11,
            h::HEART_15,
            h::HEART_19,
            h::HEART_25,
            h::HEART_31
        ),
        Suit::Spades => suit_sizes!(
            size,
            s::SPADE_9,
            s::SPADE_11,
            s::SPADE_15,
            s::SPADE_19,
            s::SPADE_25,
            s::SPADE_31
        ),
    }
}

static RANKS: [Sprite; 13] = [
    ranks::ACE,
    ranks::TWO,
    ranks::THREE,
    ranks::FOUR,
    ranks::FIVE,
    ranks::SIX,
    ranks::SEVEN,
    ranks::EIGHT,
    ranks::NINE,
    ranks::TEN,
    ranks::JACK,
    ranks::QUEEN,
    ranks::KING,
];

/// The condensed figure of a rank, 12 pixels high.
#[must_use]
pub fn rank_sprite(rank: Rank) -> &'static Sprite {
    let [ace, ..] = &RANKS;
    RANKS
        .get(usize::from(rank.number()).wrapping_sub(1))
        .unwrap_or(ace)
}

/// A rank as it is written on the large card.
#[must_use]
pub const fn rank_text(rank: Rank) -> &'static str {
    match rank.number() {
        1 => "A",
        2 => "2",
        3 => "3",
        4 => "4",
        5 => "5",
        6 => "6",
        7 => "7",
        8 => "8",
        9 => "9",
        10 => "10",
        11 => "J",
        12 => "Q",
        _ => "K",
    }
}
