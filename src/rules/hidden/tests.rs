//! Tests of the hidden deal: what is dealt anew fits what is known, over cards and over dominoes; nothing is twice.

use super::*;
use crate::chance::SeedableRng;
use crate::seat::Players;
use crate::tiles::Pips;
use std::collections::BTreeMap;
use std::vec::Vec as List;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn players(count: usize) -> Players {
    Players::new(count).unwrap()
}

fn tiles(text: &str) -> TileSet {
    let tiles = text.split_whitespace();
    tiles.map(|tile| tile.parse::<Tile>().unwrap()).collect()
}

fn cards(text: &str) -> CardSet {
    let cards = text.split_whitespace();
    cards.map(|card| card.parse::<Card>().unwrap()).collect()
}

/// Everything that lies in some place.
fn everything<S: Things>(places: &mut Places<S>, table: Players) -> List<S> {
    let hands = table.seats().map(|seat| places.seat(seat).held());
    let mut all: List<S> = hands.collect();
    all.push(places.rest().held());
    all
}

#[test]
fn what_is_dealt_anew_fits_all_that_is_known() {
    let table = players(4);
    for seed in 0..2000 {
        let mut rng = Rng::seed_from_u64(seed);
        // A real deal, from which facts are taken: suits that a hand is without, and some of what it holds.
        let pack = TileSet::ALL.shuffled::<{ Tile::SET }>(&mut rng);
        let mut places = Places::new(table);
        for (number, hand) in pack.chunks(6).enumerate() {
            let hand: TileSet = hand.iter().copied().collect();
            let holder = match number {
                4 => places.rest(),
                number => places.seat(seat(number)),
            };
            holder.size = hand.len();
            let lacks = Pips::all().filter(|pips| hand.and(TileSet::with(*pips)).is_empty());
            holder.denied = lacks.fold(TileSet::EMPTY, |all, pips| all.or(TileSet::with(pips)));
            holder.holds(hand.any::<{ Tile::SET }>(rng.below(3) as usize, &mut rng));
        }
        let before = places.clone();
        places.deal(TileSet::ALL, &mut rng);
        let all = everything(&mut places, table);
        assert!(make_up(TileSet::ALL, all.iter().copied()), "{before:?}");
        let facts = everything_known(before, table);
        for (held, (size, denied, known)) in all.into_iter().zip(facts) {
            assert_eq!(held.len(), size);
            assert!(held.and(denied).is_empty());
            assert!(known.without(held).is_empty());
        }
    }
}

fn everything_known(
    mut places: Places<TileSet>,
    table: Players,
) -> List<(usize, TileSet, TileSet)> {
    let fact = |holder: &Holder<TileSet>| (holder.size, holder.denied, holder.known());
    let seats = table.seats().map(|seat| fact(places.seat(seat)));
    let mut all: List<_> = seats.collect();
    all.push(fact(places.rest()));
    all
}

#[test]
fn with_one_hand_restricted_every_fitting_deal_is_equally_likely() {
    let unseen = cards("2C 3C 4C 5D 6D 7D");
    let mut met: BTreeMap<List<u64>, u32> = BTreeMap::new();
    for seed in 0..12_000 {
        let mut places = Places::new(players(2));
        places.seat(seat(0)).size = 2;
        places.seat(seat(0)).denied = cards("2C 3C");
        places.seat(seat(1)).size = 3;
        places.rest().size = 1;
        places.deal(unseen, &mut Rng::seed_from_u64(seed));
        let bits = |set: CardSet| set.iter().map(|card| 1 << card.index()).sum();
        let deal = everything(&mut places, players(2)).into_iter().map(bits);
        *met.entry(deal.collect()).or_default() += 1;
    }
    // Two of four cards for seat 0, then three of the other four for seat 1: 24 deals, 500 times each, within six
    // standard deviations.
    assert_eq!(met.len(), 24);
    assert!(
        met.values().all(|times| (368..=632).contains(times)),
        "{met:?}"
    );
}

#[test]
fn others_move_for_a_card_that_has_no_place_left() {
    // Only one deal fits; a hand that was filled carelessly has to give way.
    for seed in 0..200 {
        let mut places = Places::new(players(3));
        for (number, denied) in ["3-3 4-4", "1-1 4-4", ""].into_iter().enumerate() {
            places.seat(seat(number)).size = 1;
            places.seat(seat(number)).denied = tiles(denied);
        }
        places.rest().size = 1;
        places.rest().denied = tiles("1-1 3-3 4-4");
        places.deal(tiles("1-1 2-2 3-3 4-4"), &mut Rng::seed_from_u64(seed));
        let all = everything(&mut places, players(3));
        assert_eq!(all, ["1-1", "3-3", "4-4", "2-2"].map(tiles));
    }
}

#[test]
fn a_hand_that_is_not_hidden_gets_nothing() {
    let mut places = Places::new(players(2));
    places.seat(seat(1)).size = 2;
    places.deal(cards("2C 3C"), &mut Rng::seed_from_u64(1));
    let all = everything(&mut places, players(2));
    assert_eq!(all, ["", "2C 3C", ""].map(cards));
}

#[test]
fn a_pack_is_whole_when_nothing_is_missing_and_nothing_is_twice() {
    let pack = cards("2C 3C 4C");
    assert!(make_up(pack, ["2C", "3C 4C", ""].map(cards)));
    assert!(!make_up(pack, ["2C", "3C"].map(cards)));
    assert!(!make_up(pack, ["2C 3C", "3C 4C"].map(cards)));
    assert!(!make_up(pack, ["2C 3C", "4C 5C"].map(cards)));
    let pile: List<Card> = ["2C", "3C", "3C"].map(|card| card.parse().unwrap()).into();
    assert_eq!(union(of_pile::<CardSet>(&pile)), None);
    assert_eq!(union(of_pile(&pile[..2])), Some(cards("2C 3C")));
}

#[test]
fn a_round_of_dealing_gives_each_seat_one_card_after_the_other() {
    let mut hands: PerSeat<CardSet, 4> = PerSeat::default();
    let mut pack = cards("2C 3C 4C 5C 6C 7C 8C").iter();
    let order = players(3).seats_from(seat(1));
    deal_round(&mut hands, 2, order, &mut pack);
    let dealt = [0, 1, 2].map(|number| hands[seat(number)]);
    assert_eq!(dealt, ["4C 7C", "2C 5C", "3C 6C"].map(cards));
    assert_eq!(pack.next(), "8C".parse().ok());
    assert!(hands.is_clear_beyond(players(3)));
    assert!(!hands.is_clear_beyond(players(2)));
}
