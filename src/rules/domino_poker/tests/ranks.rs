//! What hands are worth: the vectors, and all hands counted.

use super::*;
use crate::tiles::{Pips, Tile};
use std::collections::BTreeSet;

fn rank(text: &str) -> (Category, u8) {
    let hand = tiles(text);
    assert_eq!(hand.len(), HAND, "{text}");
    let rank = Rank::of(hand, Straights::Booklet);
    (rank.category, rank.value)
}

fn all_hands() -> impl Iterator<Item = TileSet> {
    let pack: List<Tile> = PACK.iter().collect();
    (0u32..1 << PACK_SIZE)
        .filter(|bits| bits.count_ones() as usize == HAND)
        .map(move |bits| {
            let tiles = pack.iter().enumerate();
            let held = tiles.filter(|(place, _)| bits >> place & 1 != 0);
            held.map(|(_, tile)| *tile).collect()
        })
}

fn counts(straights: Straights) -> [u32; 10] {
    let mut counts = [0; 10];
    for hand in all_hands() {
        counts[Rank::of(hand, straights).category as usize] += 1;
    }
    counts
}

#[test]
fn r1_twenty_tiles_without_blanks_and_the_double_one() {
    assert_eq!(PACK.len(), 20);
    assert_eq!(PACK.and(TileSet::DOUBLES).len(), 5);
    let suit = |number| PACK.and(TileSet::with(Pips::new(number).unwrap())).len();
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(suit), [0, 5, 6, 6, 6, 6, 6]);
}

#[test]
fn r9_the_vectors() {
    use Category::*;
    for (text, expected) in [
        ("6-1 6-2 6-3 6-5 6-6", (Flush, 6)),
        ("6-4 5-4 4-4 4-3 6-5", (FourStraight, 4)),
        ("6-4 5-4 4-4 4-3 2-2", (FourStraight, 4)),
        ("6-6 3-3 2-2 4-2 2-1", (FullHand, 6)),
        ("3-1 3-2 3-3 4-3 5-3", (FiveStraight, 3)),
        ("2-1 3-1 4-1 5-1 6-1", (FiveStraight, 1)),
        ("6-1 6-2 6-3 6-4 6-5", (SixStraight, 6)),
        ("6-2 6-3 6-4 6-5 6-6", (SixStraight, 6)),
        ("6-1 6-3 6-4 6-5 6-6", (FourStraight, 6)),
        ("3-1 3-2 4-3 5-3 6-3", (Flush, 3)),
        ("6-6 5-5 4-4 6-1 3-2", (Threes, 6)),
        ("6-6 5-5 4-4 3-3 2-1", (Fours, 6)),
        ("6-6 5-5 4-4 3-3 2-2", (Royal, 6)),
    ] {
        assert_eq!(rank(text), expected, "{text}");
    }
    assert!(rank("6-6 2-2 6-5 4-3 2-1") > rank("5-5 4-4 6-4 6-1 3-1"));
    assert_eq!(rank("6-6 2-2 6-5 4-3 2-1"), (OnePair, 6));
    assert!(rank("2-2 2-1 3-1 4-3 5-2") > rank("6-5 6-4 5-3 4-2 6-1"));
}

#[test]
fn r9_the_older_straights_are_five_of_the_fours_fives_and_sixes() {
    use Category::*;
    for (text, category) in [
        ("4-1 4-2 4-3 4-4 5-4", FourStraight),
        ("4-2 4-3 4-4 5-4 6-4", FourStraight),
        ("5-1 5-2 5-3 5-4 5-5", FiveStraight),
        ("6-2 6-3 6-4 6-5 6-6", SixStraight),
        ("3-1 3-2 3-3 4-3 5-3", Flush),
        ("2-1 3-1 4-1 5-1 6-1", Flush),
        ("6-1 6-3 6-4 6-5 6-6", Flush),
        ("6-4 5-4 4-4 4-3 2-2", OnePair),
        ("6-4 5-4 4-4 4-3 6-5", HighPiece),
    ] {
        let rank = Rank::of(tiles(text), Straights::Suits456);
        assert_eq!(rank.category, category, "{text}");
    }
}

#[test]
fn r9_every_category_has_as_many_hands_as_it_must() {
    let booklet = counts(Straights::Booklet);
    assert_eq!(booklet, [9601, 4506, 10, 450, 250, 600, 9, 75, 2, 1]);
    let older = counts(Straights::Suits456);
    assert_eq!(older, [9797, 4550, 25, 450, 2, 600, 2, 75, 2, 1]);
    for counts in [booklet, older] {
        assert_eq!(counts.iter().sum::<u32>(), 15_504);
    }
}

#[test]
fn four_straights_by_suit() {
    let mut suits = [0; 7];
    for hand in all_hands() {
        let rank = Rank::of(hand, Straights::Booklet);
        if rank.category == Category::FourStraight {
            suits[usize::from(rank.value)] += 1;
            let makers = rank.makers(hand);
            assert_eq!(makers.len(), 4);
            let suit = TileSet::with(Pips::new(rank.value).unwrap());
            assert_eq!(makers.and(suit), makers);
        }
    }
    assert_eq!(suits, [0, 30, 44, 44, 44, 44, 44]);
}

#[test]
fn r10_single_pieces_rank_by_doubles_then_by_the_higher_half() {
    let order = "2-1 3-1 3-2 4-1 4-2 4-3 5-1 5-2 5-3 5-4 6-1 6-2 6-3 6-4 6-5 2-2 3-3 4-4 5-5 6-6";
    let order: List<Tile> = read(order);
    for (place, tile) in (0..).zip(&order) {
        assert_eq!(rank::place(*tile), place, "{tile}");
        assert_eq!(rank::at_place(place), Some(*tile));
    }
    assert_eq!(order.len(), PACK_SIZE);
    assert_eq!(rank::at_place(20), None);
}

#[test]
fn ranks_compare_as_their_keys_do() {
    let all: BTreeSet<Rank> = all_hands()
        .map(|hand| Rank::of(hand, Straights::Booklet))
        .collect();
    let keys: List<u16> = all.iter().map(|rank| rank.key()).collect();
    assert!(keys.is_sorted());
    for (number, category) in (0..).zip(Category::ALL) {
        let rank = Rank { category, value: 3 };
        assert_eq!(rank.key(), number * 32 + 3);
    }
}

#[test]
fn what_makes_a_hand() {
    for (text, makers) in [
        ("6-6 2-2 6-5 4-3 2-1", "6-6 2-2"),
        ("6-3 5-4 5-3 5-1 4-2", "6-3"),
        ("6-6 5-5 4-4 6-1 3-2", "6-6 5-5 4-4"),
        ("6-1 6-3 6-4 6-5 6-6", "6-3 6-4 6-5 6-6"),
        ("6-1 6-2 6-3 6-5 6-6", "6-1 6-2 6-3 6-5 6-6"),
        ("6-6 3-3 2-2 4-2 2-1", "6-6 3-3 2-2 4-2 2-1"),
        ("4-1 4-2 4-3 4-4 6-4", "4-1 4-2 4-3 4-4"),
    ] {
        let hand = tiles(text);
        let made = Rank::of(hand, Straights::Booklet).makers(hand);
        assert_eq!(made, tiles(makers), "{text}");
    }
}

/// Of 200 000 deals: One pair 65.8 %, Full hand 15.5 %, Threes 11.0 %, Four straight 5.3 %, Fours 2.0 %.
#[test]
fn the_best_of_four_hands_is_what_it_should_be_and_never_ties() {
    const DEALS: u32 = 20_000;
    let mut rng = Rng::seed_from_u64(3);
    let mut best = [0u32; 10];
    for _ in 0..DEALS {
        let mut pack: List<Tile> = PACK.iter().collect();
        rng.shuffle(&mut pack);
        let hands = pack.chunks(HAND).map(|hand| hand.iter().copied().collect());
        let ranks: BTreeSet<Rank> = hands
            .map(|hand: TileSet| Rank::of(hand, Straights::Booklet))
            .collect();
        assert_eq!(ranks.len(), SEATS, "hands of one deal never tie");
        best[ranks.last().unwrap().category as usize] += 1;
    }
    assert_eq!(best[0], 0, "somebody has two doubles");
    // In thousandths, within five standard deviations of the largest share.
    for (category, expected) in [
        (Category::OnePair, 658),
        (Category::FullHand, 155),
        (Category::Threes, 110),
        (Category::FourStraight, 53),
        (Category::Fours, 20),
    ] {
        let share = best[category as usize] * 1000 / DEALS;
        assert!(share.abs_diff(expected) <= 17, "{category}: {share}");
    }
}
