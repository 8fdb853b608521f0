//! Ranks: the vectors of single hands, and the counts over all 7776 throws.

use super::*;
use Category::{Five, Four, FullHouse, Nothing, Pair, Straight, Three, TwoPair};

/// Every throw of five dice, in the order of the faces.
fn throws() -> impl Iterator<Item = Dice> {
    (0..7776usize).map(|number| {
        let mut rest = number;
        let mut dice = Dice::default();
        dice.0.fill_with(|| {
            let face = Face::ALL[rest % 6];
            rest /= 6;
            face
        });
        dice
    })
}

fn count(aces_wild: bool, matching: impl Fn(Rank) -> bool) -> usize {
    throws()
        .filter(|dice| matching(Rank::of(dice, aces_wild)))
        .count()
}

fn of(category: Category, faces: &str) -> Rank {
    let mut faces = faces.chars().map(face);
    Rank {
        category,
        first: faces.next().unwrap_or_default(),
        second: faces.next().unwrap_or_default(),
    }
}

#[test]
fn all_throws_fall_into_categories_as_counted() {
    let plain = [480, 3600, 1800, 1200, 240, 300, 150, 6];
    let wild = [0, 1200, 900, 2400, 1320, 500, 1300, 156];
    for (category, (plain, wild)) in Category::ALL.into_iter().zip(plain.into_iter().zip(wild)) {
        let number = |wild| count(wild, |rank| rank.category == category);
        assert_eq!(number(false), plain, "{category}");
        assert_eq!(number(true), wild, "{category} with wild aces");
    }
    assert_eq!(count(false, |rank| rank == of(Straight, "A")), 120);
    assert_eq!(count(false, |rank| rank == of(Straight, "K")), 120);
    assert_eq!(count(true, |rank| rank == of(Straight, "A")), 360);
    assert_eq!(count(true, |rank| rank == of(Straight, "K")), 960);
}

#[test]
fn each_rank_is_thrown_as_often_as_counted() {
    let exact = |wild: bool, rank: Rank| count(wild, |other| other == rank);
    for one in "9TJQKA".chars() {
        let one_face = |category| of(category, &String::from(one));
        let plain = [Five, Four, Three, Pair].map(|category| exact(false, one_face(category)));
        assert_eq!(plain, [1, 25, 200, 600]);
        for other in "9TJQKA".chars().filter(|other| *other != one) {
            let pair = String::from_iter([one, other]);
            assert_eq!(exact(false, of(FullHouse, &pair)), 10);
            let two = usize::from(face(one) > face(other));
            assert_eq!(exact(false, of(TwoPair, &pair)), 120 * two);
            let wild = if one == 'A' || other == 'A' { 0 } else { 1 };
            assert_eq!(exact(true, of(TwoPair, &pair)), 90 * two * wild);
            let full = if two == 1 { 40 } else { 10 };
            assert_eq!(exact(true, of(FullHouse, &pair)), full * wild);
        }
    }
    let wild = |category| ["K", "Q", "J", "T", "9"].map(|one| exact(true, of(category, one)));
    assert_eq!(exact(true, of(Five, "A")), 1);
    assert_eq!(wild(Five), [31; 5]);
    assert_eq!(wild(Four), [300, 280, 260, 240, 220]);
    assert_eq!(wild(Three), [480; 5]);
    assert_eq!(wild(Pair), [240; 5]);
    for category in [Four, Three, Pair] {
        assert_eq!(exact(true, of(category, "A")), 0);
    }
}

#[test]
fn there_are_72_ranks_and_53_with_wild_aces_numbered_from_the_lowest() {
    let mut all: List<Rank> = throws().map(|dice| Rank::of(&dice, false)).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), Rank::COUNT);
    for (number, rank) in all.iter().enumerate() {
        assert_eq!(rank.number(), number);
    }
    let mut wild: List<Rank> = throws().map(|dice| Rank::of(&dice, true)).collect();
    wild.sort();
    wild.dedup();
    assert_eq!(wild.len(), 53);
    assert!(wild.iter().all(|rank| all.contains(rank)));
}

#[test]
fn a_wild_ace_is_whatever_face_ranks_highest() {
    // Independently: every ace is tried as every face.
    for dice in throws() {
        let mut best = None;
        for number in 0..7776usize {
            let mut rest = number;
            let mut tried = dice;
            for (face, original) in tried.0.iter_mut().zip(dice.0) {
                if original == Face::Ace {
                    *face = Face::ALL[rest % 6];
                    rest /= 6;
                }
            }
            best = best.max(Some(Rank::of(&tried, false)));
            if number + 1
                == 6usize.pow(dice.0.iter().filter(|face| **face == Face::Ace).count() as u32)
            {
                break;
            }
        }
        assert_eq!(Some(Rank::of(&dice, true)), best, "{dice}");
        let hand = Hand::of(&dice, true);
        assert_eq!(Rank::of(&Dice(hand.counts_as), false), hand.rank, "{dice}");
        for (own, counted) in dice.0.into_iter().zip(hand.counts_as) {
            assert!(own == Face::Ace || own == counted, "{dice}");
        }
    }
}

#[test]
fn r4_dice_outside_the_combination_have_no_value() {
    assert_eq!(plain("JJJJ9"), plain("JJJJA"));
    assert_eq!(plain("KK99A"), plain("KK99J"));
    assert_eq!(plain("AATJQ"), plain("AAKQJ"));
    assert_eq!(plain("999JQ"), plain("999TA"));
    let used = |text: &str| -> List<usize> {
        let hand = Hand::of(&dice(text), false);
        (0..DICE).filter(|die| hand.uses(*die)).collect()
    };
    assert_eq!(used("J9JJJ"), [0, 2, 3, 4]);
    assert_eq!(used("9KAK9"), [0, 1, 3, 4]);
    assert_eq!(used("TJQK9"), [0, 1, 2, 3, 4]);
    assert_eq!(used("9TJQA"), []);
}

#[test]
fn r4_full_houses_and_two_pairs_compare_by_both_parts() {
    assert!(plain("999KK") > plain("999QQ"));
    assert!(plain("TTT99") > plain("999AA"));
    assert!(plain("KKTT9") > plain("KK99A"));
    assert!(plain("KK99A") > plain("QQJJA"));
}

#[test]
fn r5_there_are_two_straights_and_none_wraps_round_the_ace() {
    assert_eq!(plain("9TJQK"), of(Straight, "K"));
    assert_eq!(plain("AKQJT"), of(Straight, "A"));
    // Ruling 4: the other four sets of five different faces are nothing.
    for text in ["9TJQA", "9TJKA", "9TQKA", "9JQKA"] {
        assert_eq!(plain(text), of(Nothing, ""));
    }
}

#[test]
fn hands_rank_in_the_order_of_the_categories() {
    let falling = [
        "AAAAA", "9999T", "AAAKK", "TJQKA", "9TJQK", "AAAQJ", "AAKKQ", "AAKQJ", "9TJQA",
    ];
    for pair in falling.windows(2) {
        assert!(plain(pair[0]) > plain(pair[1]), "{pair:?}");
    }
}

#[test]
fn r10_wild_aces_complete_the_highest_hand() {
    let cases = [
        ("AAAA9", of(Five, "9")),
        ("AAAAA", of(Five, "A")),
        ("KKKKA", of(Five, "K")),
        ("A9TJQ", of(Straight, "K")),
        ("A9TQK", of(Straight, "K")),
        ("AAJQK", of(Straight, "A")),
        ("AKK99", of(FullHouse, "K9")),
        ("AAATQ", of(Four, "Q")),
        ("A99TK", of(Three, "9")),
    ];
    for (text, rank) in cases {
        assert_eq!(wild(text), rank, "{text}");
    }
    assert!(wild("AAAAA") > wild("KKKKA"));
    // Ruling 9: a hand with wild aces equals the same hand without.
    assert_eq!(wild("KKKKA"), wild("KKKKK"));
    assert_eq!(wild("A99TK"), wild("999TK"));
}

#[test]
fn r10_each_ace_shows_the_face_it_stands_for() {
    let stands = |text: &str| Dice(Hand::of(&dice(text), true).counts_as);
    assert_eq!(stands("A9TQK"), dice("J9TQK"));
    assert_eq!(stands("AKAJQ"), dice("TKAJQ"));
    assert_eq!(stands("AATQA"), dice("QQTQQ"));
    assert_eq!(stands("K9AK9"), dice("K9KK9"));
    assert_eq!(stands("AAAAA"), dice("AAAAA"));
    assert_eq!(Hand::of(&dice("A9TQK"), false).counts_as, dice("A9TQK").0);
}
