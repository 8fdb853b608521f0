//! The auctions of Four Hand Texas and Monopoly and the betting of Domino Poker, by the examples of their rule sheets.

use super::{Bid, Bidding};
use crate::seat::{PerSeat, SeatSet};
use crate::testing::{players, seat, seats};
use std::vec::Vec;

fn at_four(first: usize) -> Bidding {
    let four = players(4);
    Bidding::begin(four, SeatSet::all(four), seat(first))
}

/// Words in a row: `P` passes, a number bids; gives the numbers of the seats that spoke.
fn speak(bidding: &mut Bidding, words: &str, bid: fn(&mut Bidding, u32) -> bool) -> Vec<usize> {
    let mut speakers = Vec::new();
    for word in words.split_whitespace() {
        speakers.push(bidding.speaker().expect("somebody is asked").index());
        match word.parse() {
            Ok(amount) => assert!(bid(bidding, amount), "{word} is heard"),
            Err(_) => bidding.leave(),
        }
    }
    speakers
}

fn held(seat_number: usize, amount: u32) -> Option<Bid> {
    let seat = seat(seat_number);
    Some(Bid { seat, amount })
}

#[test]
fn texas_the_dealer_speaks_last_and_the_bid_is_answered_until_all_others_have_passed() {
    // Seat 0 deals.
    let mut bidding = at_four(1);
    let speakers = speak(&mut bidding, "P 30 P 31 P", Bidding::bid);
    assert_eq!(speakers, [1, 2, 3, 0, 2]);
    assert_eq!((bidding.speaker(), bidding.highest()), (None, held(0, 31)));

    let mut bidding = at_four(1);
    let speakers = speak(&mut bidding, "30 42 84 P P 168 P", Bidding::bid);
    assert_eq!(speakers, [1, 2, 3, 0, 1, 2, 3]);
    assert_eq!((bidding.speaker(), bidding.highest()), (None, held(2, 168)));
    assert_eq!(bidding.still_in(), seats(&[2]));
}

#[test]
fn texas_nobody_bids_and_the_hand_is_thrown_in() {
    let mut bidding = at_four(1);
    speak(&mut bidding, "P P P", Bidding::bid);
    assert_eq!(bidding.still_in(), seats(&[0]), "only the dealer is left");
    assert_eq!(
        bidding.speaker(),
        Some(seat(0)),
        "and is asked all the same"
    );
    bidding.leave();
    assert_eq!((bidding.speaker(), bidding.highest()), (None, None));
}

#[test]
fn texas_in_one_round_each_seat_speaks_once() {
    let mut bidding = at_four(1);
    let speakers = speak(&mut bidding, "30 P 32 P", Bidding::bid_once);
    assert_eq!(speakers, [1, 2, 3, 0]);
    assert_eq!((bidding.speaker(), bidding.highest()), (None, held(3, 32)));
}

/// The sheet counts its seats from 1, and so the fourth is seat 3.
#[test]
fn monopoly_the_decliner_speaks_last_and_may_still_win() {
    let mut bidding = at_four(1);
    let speakers = speak(&mut bidding, "30 P 40 50 P P", Bidding::bid);
    assert_eq!(speakers, [1, 2, 3, 0, 1, 3]);
    assert_eq!((bidding.speaker(), bidding.highest()), (None, held(0, 50)));
}

#[test]
fn monopoly_houses_are_auctioned_among_those_who_want_them() {
    let mut bidding = Bidding::begin(players(4), seats(&[1, 3]), seat(3));
    let speakers = speak(&mut bidding, "200 210 P", Bidding::bid);
    assert_eq!(speakers, [3, 1, 3]);
    assert_eq!(bidding.highest(), held(1, 210));
}

#[test]
fn a_bid_that_is_not_higher_or_comes_too_late_is_not_heard() {
    let mut bidding = at_four(0);
    assert!(!bidding.bid(0), "nothing is no bid");
    assert!(bidding.bid(42));
    let before = bidding;
    assert!(!bidding.bid(42) && !bidding.bid_once(41));
    assert_eq!(bidding, before);
    speak(&mut bidding, "P P P", Bidding::bid);
    let over = bidding;
    assert!(!bidding.bid(84));
    bidding.stay();
    bidding.leave();
    assert_eq!(bidding, over);
}

/// A hand of Domino Poker: who has paid what, the bid being what everybody has to have paid.
struct Hand {
    bidding: Bidding,
    paid: PerSeat<u32, 4>,
}

impl Hand {
    /// Everybody has paid the ante of 1 and the seat left of the dealer begins.
    fn dealt_by(dealer: usize) -> Hand {
        let first = players(4).left_of(seat(dealer));
        Hand {
            bidding: Bidding::begin(players(4), SeatSet::all(players(4)), first),
            paid: PerSeat::new([1; 4]),
        }
    }

    fn play(&mut self, words: &str) {
        for word in words.split_whitespace() {
            let seat = self.bidding.speaker().expect("somebody is asked");
            let stake = self.bidding.highest().map_or(1, |bid| bid.amount);
            match word {
                "raise" => assert!(self.bidding.bid(stake + 2)),
                "call" => self.bidding.stay(),
                _ => self.bidding.leave(),
            }
            if word != "fold" {
                let stake = self.bidding.highest().map_or(1, |bid| bid.amount);
                self.paid[seat] = stake;
            }
        }
    }

    fn pot(&self) -> u32 {
        self.paid.iter().map(|(_, paid)| paid).sum()
    }
}

#[test]
fn poker_a_raise_is_answered_by_all_who_are_in_and_a_call_is_enough() {
    let mut hand = Hand::dealt_by(0);
    hand.play("raise raise fold call call");
    assert_eq!(hand.bidding.speaker(), None);
    assert_eq!(hand.bidding.still_in(), seats(&[0, 1, 2]));
    assert_eq!(hand.pot(), 16);

    let mut hand = Hand::dealt_by(0);
    hand.play("raise raise raise raise call call call");
    assert_eq!(hand.bidding.speaker(), None);
    assert_eq!(hand.paid, PerSeat::new([9; 4]));
}

#[test]
fn poker_the_betting_is_over_when_all_have_checked_or_one_is_left() {
    let mut hand = Hand::dealt_by(3);
    hand.play("call call call");
    assert_eq!(hand.bidding.speaker(), Some(seat(3)), "the dealer is last");
    hand.play("call");
    assert_eq!((hand.bidding.speaker(), hand.pot()), (None, 4));

    let mut hand = Hand::dealt_by(3);
    hand.play("call raise fold fold fold");
    assert_eq!(hand.bidding.speaker(), None);
    assert_eq!(hand.bidding.still_in(), seats(&[1]));
}

#[test]
fn bidding_that_cannot_be_is_not_sound() {
    let mut bidding = at_four(1);
    assert!(bidding.is_sound(players(4)));
    speak(&mut bidding, "30 P", Bidding::bid);
    assert!(bidding.is_sound(players(4)));
    assert!(!bidding.is_sound(players(3)), "another table");
    let changed = |change: fn(&mut Bidding)| {
        let mut bidding = bidding;
        change(&mut bidding);
        bidding.is_sound(players(4))
    };
    assert!(!changed(|bidding| bidding.turn = seat(4)));
    assert!(!changed(|bidding| bidding.still_in.insert(seat(4))));
    assert!(
        !changed(|bidding| bidding.asked.insert(seat(2))),
        "it passed"
    );
    assert!(!changed(|bidding| bidding.highest = held(2, 31)));
    assert!(!changed(|bidding| bidding.highest = held(3, 31)));
}
