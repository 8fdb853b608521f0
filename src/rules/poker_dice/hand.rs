//! What five dice are worth: the eight categories, the ranks inside them, and what a wild ace stands for.

use super::face::{DICE, Dice, Face};
use core::fmt;
use serde::{Deserialize, Serialize};

/// The kinds of hands, in rising order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Category {
    /// None of the others; all such hands are equal.
    Nothing,
    /// Two dice alike.
    Pair,
    /// Two pairs of different faces.
    TwoPair,
    /// Three dice alike.
    Three,
    /// Five faces in sequence.
    Straight,
    /// Three alike and a pair.
    FullHouse,
    /// Four dice alike.
    Four,
    /// Five dice alike.
    Five,
}

impl Category {
    /// All categories, the lowest first.
    pub const ALL: [Category; 8] = [
        Category::Nothing,
        Category::Pair,
        Category::TwoPair,
        Category::Three,
        Category::Straight,
        Category::FullHouse,
        Category::Four,
        Category::Five,
    ];
}

impl fmt::Display for Category {
    /// The name in the host interface.
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Category::Nothing => "nothing",
            Category::Pair => "pair",
            Category::TwoPair => "two-pair",
            Category::Three => "three",
            Category::Straight => "straight",
            Category::FullHouse => "full-house",
            Category::Four => "four",
            Category::Five => "five",
        })
    }
}

/// The rank of a hand, and nothing else about it: hands of equal rank tie (R4). Ranks compare by category, then by the
/// first face, then by the second; what a category has no use for is a nine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Rank {
    /// The category.
    pub category: Category,
    /// The face of the largest group, the higher pair, or the top of a straight.
    pub first: Face,
    /// The pair of a full house, or the lower of two pairs.
    pub second: Face,
}

/// How many dice of `counts` show the face.
fn count(counts: &[u8; 6], face: Face) -> u8 {
    counts[face.code()]
}

impl Rank {
    /// How many ranks there are.
    pub const COUNT: usize = 72;

    const fn of_one(category: Category, first: Face) -> Rank {
        Rank {
            category,
            first,
            second: Face::Nine,
        }
    }

    /// The rank of five dice.
    pub fn of(dice: &Dice, aces_wild: bool) -> Rank {
        Rank::of_counts(dice.counts(), aces_wild)
    }

    /// The rank of dice of which so many show each face.
    pub fn of_counts(mut counts: [u8; 6], aces_wild: bool) -> Rank {
        let mut wild = 0;
        if aces_wild {
            wild = core::mem::take(&mut counts[Face::Ace.code()]);
        }
        if usize::from(wild) == DICE {
            return Rank::of_one(Category::Five, Face::Ace);
        }
        let counts = &counts;
        let falling = || Face::ALL.into_iter().rev();
        // Wild aces complete a group that has at least one die of its own: a lower group that is larger wins anyway.
        let alike = |least: u8| {
            falling().find(|face| count(counts, *face) > 0 && count(counts, *face) + wild >= least)
        };
        let pair_beside =
            |other: Face| falling().find(|face| *face != other && count(counts, *face) >= 2);
        if let Some(face) = alike(5) {
            return Rank::of_one(Category::Five, face);
        }
        if let Some(face) = alike(4) {
            return Rank::of_one(Category::Four, face);
        }
        // A wild ace makes a full house only out of two pairs, and goes to the higher one.
        if let Some(first) = alike(3)
            && let Some(second) = pair_beside(first)
        {
            return Rank {
                category: Category::FullHouse,
                first,
                second,
            };
        }
        if let Some(top) = straight(counts) {
            return Rank::of_one(Category::Straight, top);
        }
        if let Some(face) = alike(3) {
            return Rank::of_one(Category::Three, face);
        }
        match alike(2) {
            None => Rank::of_one(Category::Nothing, Face::Nine),
            Some(first) => match pair_beside(first) {
                None => Rank::of_one(Category::Pair, first),
                Some(second) => Rank {
                    category: Category::TwoPair,
                    first,
                    second,
                },
            },
        }
    }

    /// The rank's place among all ranks, the lowest being 0.
    pub const fn number(self) -> usize {
        let (first, second) = (self.first.code(), self.second.code());
        match self.category {
            Category::Nothing => 0,
            Category::Pair => 1 + first,
            Category::TwoPair => 7 + first * first.saturating_sub(1) / 2 + second,
            Category::Three => 22 + first,
            Category::Straight => 28 + first.saturating_sub(Face::King.code()),
            Category::FullHouse => 30 + 5 * first + second - (second > first) as usize,
            Category::Four => 60 + first,
            Category::Five => 66 + first,
        }
    }
}

/// The top of the straight that dice make, with wild aces for what is missing (R5). They are not among the counts.
fn straight(counts: &[u8; 6]) -> Option<Face> {
    if counts.iter().any(|number| *number > 1) {
        return None;
    }
    let has = |face| count(counts, face) > 0;
    if !has(Face::Nine) {
        Some(Face::Ace)
    } else {
        (!has(Face::Ace)).then_some(Face::King)
    }
}

/// Five dice and what they make.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hand {
    /// The rank.
    pub rank: Rank,
    /// The face that each die counts as: its own, unless it is a wild ace.
    pub counts_as: [Face; DICE],
}

impl Hand {
    /// What five dice make.
    pub fn of(dice: &Dice, aces_wild: bool) -> Hand {
        let rank = Rank::of(dice, aces_wild);
        let mut counts_as = dice.0;
        if aces_wild {
            let mut missing = straight_faces(rank.first)
                .filter(|face| *face == Face::Ace || !dice.0.contains(face));
            for face in counts_as.iter_mut().filter(|face| **face == Face::Ace) {
                *face = match rank.category {
                    Category::Straight => missing.next().unwrap_or(Face::Ace),
                    _ => rank.first,
                };
            }
        }
        Hand { rank, counts_as }
    }

    /// Whether a die belongs to the combination, so that it has a value.
    pub fn uses(&self, die: usize) -> bool {
        let Some(face) = self.counts_as.get(die) else {
            return false;
        };
        match self.rank.category {
            Category::Nothing => false,
            Category::Straight | Category::FullHouse | Category::Five => true,
            Category::TwoPair => *face == self.rank.first || *face == self.rank.second,
            Category::Pair | Category::Three | Category::Four => *face == self.rank.first,
        }
    }
}

/// The faces of the straight with this top, the lowest first.
fn straight_faces(top: Face) -> impl Iterator<Item = Face> {
    Face::ALL
        .into_iter()
        .filter(move |face| *face <= top && face.code() + DICE > top.code())
}
