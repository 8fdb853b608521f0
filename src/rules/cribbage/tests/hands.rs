//! What hands count: the table of the sheet's section 8, the distribution of all hands, and the parts one by one.

use super::*;
use crate::cards::Suit;

fn total(hand: &str, starter: &str) -> (u8, u8) {
    let (hand, starter) = (set(hand), card(starter));
    assert_eq!(hand.len(), 4);
    [true, false]
        .map(|of_four| count::total(hand, starter, of_four))
        .into()
}

#[test]
fn the_hands_of_the_sheet_count_what_they_should() {
    for (hand, starter, points) in [
        ("5C 5D 5H JS", "5S", 29),
        ("5C 5D 5H JC", "5S", 28),
        ("5C 5D 5H 5S", "JC", 28),
        ("4C 4D 6H 6S", "5D", 24),
        ("3C 3D 3H 3S", "9D", 24),
        ("7C 7D 8H 8S", "9D", 24),
        ("7C 7D 7H 7S", "AD", 24),
        ("5C 6D 7H 8S", "8D", 14),
        ("4C 4D 4H 5S", "6D", 21),
        ("6C 6D 7H 7S", "8D", 20),
        ("AC 2D 2H 3S", "3D", 16),
        ("2C 4C 6C 8D", "KC", 0),
        ("TC JD QH KS", "5D", 13),
        ("5C TD JH QS", "KD", 12),
        ("9C TC JC QC", "KC", 11),
        ("8C 7D 6H 2S", "2D", 11),
        ("QC KD AH 2S", "3D", 7),
        ("QC KD AH 2S", "9D", 0),
        ("JC 2D 4H 6S", "8C", 1),
        ("2D 4H 6S 8C", "JC", 0),
    ] {
        let crib_too = (points, points);
        assert_eq!(total(hand, starter), crib_too, "{hand}, {starter}");
    }
    for (hand, starter, points) in [
        ("2C 4C 6C 8C", "KD", (4, 0)),
        ("2C 4C 6C 8C", "KC", (5, 5)),
        ("5C JC QC KC", "5D", (21, 17)),
        ("4C 5C 6C 7C", "5D", (18, 14)),
    ] {
        assert_eq!(total(hand, starter), points, "{hand}, {starter}");
    }
}

/// The combinations of a hand, as texts.
fn lines(hand: &str, starter: &str, kind: Kind) -> List<String> {
    let mut lines = List::new();
    count::combinations(set(hand), card(starter), true, &mut |combination| {
        if combination.kind == kind {
            let cards = combination.cards;
            lines.push(std::format!("{cards}={}", combination.points()));
        }
    });
    lines
}

#[test]
fn r14_every_distinct_set_of_fifteen_scores_two() {
    let fifteens = lines("5C TD JH QS", "KD", Kind::Fifteen);
    assert_eq!(fifteens.len(), 4);
    assert!(fifteens.iter().all(|line| line.ends_with("=2")));
    // Five cards, four and three make it as two do.
    assert_eq!(lines("AC 2D 3H 4S", "5D", Kind::Fifteen).len(), 1);
    assert_eq!(lines("2C 3D 4H 6S", "KD", Kind::Fifteen).len(), 2);
    assert!(lines("AC 2D 2H 3S", "3D", Kind::Fifteen).is_empty());
}

#[test]
fn r15_each_pair_of_equal_rank_scores_two() {
    assert_eq!(lines("9C 9D AH 3S", "TD", Kind::Alike), ["9C,9D=2"]);
    assert_eq!(lines("9C 9D 9H 3S", "TD", Kind::Alike), ["9C,9D,9H=6"]);
    assert_eq!(lines("9C 9D 9H 9S", "TD", Kind::Alike), ["9C,9D,9H,9S=12"]);
    // Pictures are worth the same and are no pair.
    assert!(lines("JC QD KH TS", "AD", Kind::Alike).is_empty());
}

#[test]
fn r16_the_longest_run_scores_in_each_way_to_choose_its_cards() {
    let sums = |hand, starter| {
        let lines = lines(hand, starter, Kind::Run);
        let points = |line: &String| line.split('=').nth(1).unwrap().parse::<u8>().unwrap();
        (lines.len(), lines.iter().map(points).sum::<u8>())
    };
    assert_eq!(sums("5C 6D 7H KS", "AD"), (1, 3));
    assert_eq!(sums("5C 6D 7H 7S", "AD"), (2, 6), "a double run of three");
    assert_eq!(sums("5C 6D 7H 8S", "8D"), (2, 8), "a double run of four");
    assert_eq!(sums("4C 4D 4H 5S", "6D"), (3, 9), "a triple run");
    assert_eq!(sums("6C 6D 7H 7S", "8D"), (4, 12), "a quadruple run");
    assert_eq!(sums("5C 6D 7H 8S", "9D"), (1, 5));
    assert_eq!(sums("AC QD KH TS", "2D"), (0, 0), "the ace is low");
}

#[test]
fn r17_four_cards_of_the_hand_are_a_flush_and_the_starter_is_the_fifth() {
    assert_eq!(lines("2C 4C 6C 8C", "KD", Kind::Flush), ["2C,4C,6C,8C=4"]);
    assert_eq!(
        lines("2C 4C 6C 8C", "KC", Kind::Flush),
        ["2C,4C,6C,8C,KC=5"]
    );
    // Ruling 9: three cards of the hand and the starter are none.
    assert!(lines("2C 4C 6C 8D", "KC", Kind::Flush).is_empty());
}

#[test]
fn r18_the_jack_of_the_starters_suit_scores_one_and_the_starter_never() {
    assert_eq!(lines("JC 2D 4H 6S", "8C", Kind::Jack), ["JC=1"]);
    assert!(lines("JC 2D 4H 6S", "8D", Kind::Jack).is_empty());
    assert!(lines("2D 4H 6S 8C", "JC", Kind::Jack).is_empty());
    assert!(lines("2D 4H 6S JD", "JC", Kind::Jack).is_empty());
}

/// How many of all hands and starters count so much, as hands and as cribs.
const DISTRIBUTION: [(u32, u32); 30] = [
    (1009008, 1022208),
    (99792, 99792),
    (2813796, 2839800),
    (505008, 508908),
    (2855676, 2868960),
    (697508, 703496),
    (1800268, 1787176),
    (751324, 755320),
    (1137236, 1118336),
    (361224, 358368),
    (388740, 378240),
    (51680, 43880),
    (317340, 310956),
    (19656, 16548),
    (90100, 88132),
    (9168, 9072),
    (58248, 57288),
    (11196, 11196),
    (2708, 2264),
    (0, 0),
    (8068, 7828),
    (2496, 2472),
    (444, 444),
    (356, 356),
    (3680, 3680),
    (0, 0),
    (0, 0),
    (0, 0),
    (76, 76),
    (4, 4),
];

/// Sets of five cards, each a list of ranks in every suit; of those that differ only in which suit is which, the one whose
/// suits come in falling order.
fn five_cards(chosen: &mut List<Card>, from: usize, visit: &mut dyn FnMut(&[Card])) {
    if chosen.len() == 5 {
        return visit(chosen);
    }
    for index in from..Card::PACK {
        chosen.push(Card::from_index(index).unwrap());
        five_cards(chosen, index + 1, visit);
        chosen.pop();
    }
}

#[test]
fn all_12_994_800_hands_and_starters_count_as_published() {
    let mut found = [(0u32, 0u32); 30];
    five_cards(&mut List::new(), 0, &mut |cards| {
        let suits = Suit::ALL.map(|suit| {
            let own = cards.iter().filter(|card| card.suit == suit);
            own.fold(0u16, |all, card| all | 1 << card.rank.number())
        });
        if !suits.is_sorted_by(|one, other| one >= other) {
            return;
        }
        // In so many ways suits can change places and make another set.
        let mut ways = 24;
        for (place, suit) in suits.iter().enumerate() {
            let equal = suits[..=place].iter().filter(|other| *other == suit);
            ways /= equal.count() as u32;
        }
        for starter in cards {
            let hand: CardSet = cards
                .iter()
                .copied()
                .filter(|card| card != starter)
                .collect();
            let hand_and_crib =
                [true, false].map(|of_four| usize::from(count::total(hand, *starter, of_four)));
            found[hand_and_crib[0]].0 += ways;
            found[hand_and_crib[1]].1 += ways;
        }
    });
    assert_eq!(found, DISTRIBUTION);
    let all: u32 = found.iter().map(|(hands, _)| hands).sum();
    assert_eq!(all, 12_994_800);
    let mut points = [0u32; 2];
    for (total, (hands, cribs)) in (0..).zip(found) {
        points[0] += total * hands;
        points[1] += total * cribs;
    }
    assert_eq!(points, [61_974_180, 61_528_020]);
}
