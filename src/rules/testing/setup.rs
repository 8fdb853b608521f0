//! Seats, things and set-ups by their texts.

use crate::game::Game;
use crate::info::{Info, Setup};
use crate::options::OptionValues;
use crate::seat::{Players, Seat, SeatSet};

/// A seat by its number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat of the house")
}

/// A set of seats by their numbers.
pub fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|number| seat(*number)).collect()
}

/// A table of so many seats.
pub fn players(count: usize) -> Players {
    Players::new(count).expect("a table of this many seats")
}

/// Things by their texts, parted by blanks: cards, tiles or whatever can be read.
pub fn read<T: core::str::FromStr, C: FromIterator<T>>(texts: &str) -> C {
    let read = |text: &str| text.parse().unwrap_or_else(|_| panic!("what is {text}?"));
    texts.split_whitespace().map(read).collect()
}

/// A set-up with options by their names in the host interface, as in `"draw=one-may-play hidden-tiger=true rounds=2"`.
/// What is not named is as it comes.
pub fn setup<G: Game>(players: usize, seed: u64, options: &str) -> Setup {
    Setup::new(
        self::players(players),
        option_values(G::INFO, options),
        seed,
    )
}

fn option_values(info: &Info, options: &str) -> OptionValues {
    let strange = |wish| panic!("{} has no option {wish}", info.id);
    OptionValues::named(info, options).unwrap_or_else(strange)
}
