//! How long a game of several deals lasts: to a target or for a number of deals. An option that such games share.

use crate::options::{Named, OptionSpec};
use crate::points::Points;
use serde::{Deserialize, Serialize};

/// The targets come before the numbers of deals among the values.
const TARGETS: [Points; 4] = [
    Points::new(50),
    Points::new(100),
    Points::new(150),
    Points::new(200),
];
const MOST_DEALS: u8 = 10;

const VALUES: &[Named] = &[
    Named::new("target-50", "To 50"),
    Named::new("target-100", "To 100"),
    Named::new("target-150", "To 150"),
    Named::new("target-200", "To 200"),
    Named::new("deals-1", "1 deal"),
    Named::new("deals-2", "2 deals"),
    Named::new("deals-3", "3 deals"),
    Named::new("deals-4", "4 deals"),
    Named::new("deals-5", "5 deals"),
    Named::new("deals-6", "6 deals"),
    Named::new("deals-7", "7 deals"),
    Named::new("deals-8", "8 deals"),
    Named::new("deals-9", "9 deals"),
    Named::new("deals-10", "10 deals"),
];

/// When a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Length {
    /// After the deal in which some seat has this many points or more.
    Target(Points),
    /// After this many deals.
    Deals(u8),
}

impl Length {
    /// The option by which players choose: to 100 unless they say otherwise.
    pub const OPTION: OptionSpec = OptionSpec::one_of(
        "game",
        "Game",
        "Play until somebody reaches a total, or a number of deals.",
        VALUES,
        1,
    );

    /// The value of the option that stands for a single deal.
    pub const ONE_DEAL: i16 = TARGETS.len() as i16;

    /// The length that a value of the option stands for.
    pub fn of_value(value: i16) -> Length {
        let target = usize::try_from(value).ok();
        match target.and_then(|place| TARGETS.get(place)) {
            Some(points) => Length::Target(*points),
            None => Length::Deals(u8::try_from(value - Length::ONE_DEAL + 1).unwrap_or(1)),
        }
    }

    /// Whether the option offers this length.
    pub fn is_offered(self) -> bool {
        match self {
            Length::Target(points) => TARGETS.contains(&points),
            Length::Deals(deals) => (1..=MOST_DEALS).contains(&deals),
        }
    }

    /// Why such a game ends, for its outcome.
    pub const fn reason(self) -> &'static str {
        match self {
            Length::Target(_) => "target",
            Length::Deals(_) => "deals",
        }
    }

    /// Whether a game is over after so many deals, in which somebody came to `most` points.
    pub fn is_reached(self, deals: u16, most: Points) -> bool {
        match self {
            Length::Target(target) => most >= target,
            Length::Deals(number) => deals >= u16::from(number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Length, VALUES};
    use crate::points::Points;

    #[test]
    fn every_value_is_the_length_that_its_name_says() {
        for (value, named) in (0..).zip(VALUES) {
            let length = Length::of_value(value);
            let said = match length {
                Length::Target(points) => std::format!("target-{points}"),
                Length::Deals(deals) => std::format!("deals-{deals}"),
            };
            assert_eq!(named.id, said);
            assert!(length.is_offered());
        }
        assert_eq!(Length::of_value(Length::ONE_DEAL), Length::Deals(1));
        assert_eq!(Length::OPTION.range(), (0, VALUES.len() as i16 - 1));
    }

    #[test]
    fn other_lengths_are_not_offered() {
        for length in [
            Length::Target(Points::new(75)),
            Length::Deals(0),
            Length::Deals(11),
        ] {
            assert!(!length.is_offered());
        }
    }

    #[test]
    fn a_game_ends_with_the_deal_that_reaches_its_length() {
        let target = Length::Target(Points::new(50));
        assert!(!target.is_reached(200, Points::new(49)));
        assert!(target.is_reached(1, Points::new(50)));
        assert!(!Length::Deals(3).is_reached(2, Points::new(200)));
        assert!(Length::Deals(3).is_reached(3, Points::ZERO));
    }
}
