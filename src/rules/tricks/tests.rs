//! Tricks of Four Hand Texas, which has everything that suits can have: tiles of two suits, trumps of several kinds, and
//! hands without trumps. The tricks and their winners are those of its rule sheet.

use super::{Suits, Trick};
use crate::testing::{players, read, seat};
use crate::tiles::{Pips, Tile, TileSet};
use std::vec::Vec;

#[derive(Clone, Copy, PartialEq)]
enum Suit {
    Of(Pips),
    Doubles,
}

impl Suit {
    fn tiles(self) -> TileSet {
        match self {
            Suit::Of(pips) => TileSet::with(pips),
            Suit::Doubles => TileSet::DOUBLES,
        }
    }
}

/// What the bidder may name: a suit as trumps, or none.
struct Contract(Option<Suit>);

const DOUBLES: Contract = Contract(Some(Suit::Doubles));
const NO_TRUMP: Contract = Contract(None);

fn number(number: u8) -> Contract {
    Contract(Pips::new(number).map(Suit::Of))
}

impl Suits<Tile> for Contract {
    type Set = TileSet;
    type Suit = Suit;

    fn led(&self, first: Tile) -> Suit {
        let trumps = self.0.filter(|trumps| trumps.tiles().has(first));
        trumps.unwrap_or(Suit::Of(first.high()))
    }

    fn all(&self, suit: Suit) -> TileSet {
        let trumps = self.0.filter(|trumps| *trumps != suit);
        let taken = trumps.map_or(TileSet::EMPTY, Suit::tiles);
        suit.tiles().without(taken)
    }

    fn height(&self, tile: Tile, suit: Suit) -> u8 {
        match suit {
            Suit::Of(_) if tile.is_double() => 7,
            Suit::Of(pips) => tile.other(pips).map_or(0, Pips::number),
            Suit::Doubles => tile.high().number(),
        }
    }

    fn trumps(&self) -> Option<Suit> {
        self.0
    }
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

/// A trick that seat 1 leads.
fn trick(tiles: &str) -> Trick<Tile, 4> {
    let mut trick = Trick::led_by(seat(1));
    let tiles: Vec<Tile> = read(tiles);
    tiles.into_iter().for_each(|tile| trick.play(tile));
    trick
}

#[test]
fn the_highest_trump_or_else_the_highest_of_the_suit_led_takes_the_trick() {
    for (contract, tiles, winner) in [
        (number(3), "6-3 3-3 3-0 5-3", "3-3"),
        (number(3), "6-4 6-6 3-0 6-5", "3-0"),
        (number(3), "6-4 6-6 6-5 6-3", "6-3"),
        (number(5), "6-4 6-6 6-5 6-0", "6-5"),
        (number(2), "4-1 4-4 4-3 6-4", "4-4"),
        (number(2), "5-1 6-5 5-5 2-1", "2-1"),
        (number(0), "5-0 0-0 6-0 5-5", "0-0"),
        (DOUBLES, "6-4 6-5 6-6 6-0", "6-6"),
        (DOUBLES, "6-4 6-5 6-3 6-0", "6-5"),
        (DOUBLES, "2-2 5-5 6-5 1-1", "5-5"),
        (NO_TRUMP, "5-4 6-5 5-5 6-4", "5-5"),
        (NO_TRUMP, "4-1 6-6 4-4 6-4", "4-4"),
        (NO_TRUMP, "4-1 6-6 5-5 3-2", "4-1"),
    ] {
        let trick = trick(tiles);
        let taker = trick.taker(&contract, players(4));
        assert_eq!(
            trick.played_by(taker, players(4)),
            Some(tile(winner)),
            "{tiles}"
        );
    }
}

#[test]
fn the_suit_led_is_followed_by_whoever_has_it() {
    let hand: TileSet = read("6-3 6-5 5-2 1-0");
    let following = trick("6-4").following(&number(3), hand);
    assert_eq!(following, read("6-5"), "the 6-3 is a trump and no six");
    let following = trick("6-6").following(&NO_TRUMP, hand);
    assert_eq!(following, read("6-3 6-5"));
    assert_eq!(trick("4-4").following(&NO_TRUMP, hand), hand, "none of it");
    assert_eq!(trick("").following(&NO_TRUMP, hand), hand, "nothing led");
}

#[test]
fn who_does_not_follow_has_none_of_the_suit() {
    let sixes = read("6-6 6-5 6-4 6-2 6-1 6-0");
    assert_eq!(trick("6-4").denied(&number(3), tile("6-3")), sixes);
    assert_eq!(trick("6-4").denied(&number(3), tile("6-0")), read(""));
    assert_eq!(trick("").denied(&number(3), tile("6-0")), read(""));
}

#[test]
fn suits_have_the_sizes_of_the_rule_sheet() {
    for trumps in Pips::all() {
        let contract = Contract(Some(Suit::Of(trumps)));
        let sizes = Pips::all().map(|pips| contract.all(Suit::Of(pips)).len());
        assert!(sizes.eq(Pips::all().map(|pips| if pips == trumps { 7 } else { 6 })));
    }
    assert_eq!(DOUBLES.all(Suit::Doubles).len(), 7);
    let mut numbers = Pips::all().map(Suit::Of);
    assert!(numbers.clone().all(|suit| DOUBLES.all(suit).len() == 6));
    assert!(numbers.all(|suit| NO_TRUMP.all(suit).len() == 7));
}

#[test]
fn seats_play_in_turn_from_the_leader_on() {
    let empty = trick("");
    assert_eq!(empty.to_play(players(4)), Some(seat(1)));
    assert_eq!(
        empty.taker(&NO_TRUMP, players(4)),
        seat(1),
        "nobody else yet"
    );
    let trick = trick("6-4 6-6 6-5");
    assert_eq!(trick.to_play(players(4)), Some(seat(0)));
    assert_eq!(trick.to_play(players(3)), None, "everybody has played");
    let seats: Vec<_> = trick.plays(players(4)).map(|(seat, _)| seat).collect();
    assert_eq!(seats, [seat(1), seat(2), seat(3)]);
    assert_eq!(trick.played_by(seat(0), players(4)), None);
}
