//! Tests of Cribbage: the numbered rules, the options, the rulings and the vectors of the rule sheet, and what must hold for
//! every game. Here are the means: tables with hands of one's choice, and plays written down as ranks.

use super::*;
use crate::cards::Rank;
use crate::points::Points;
use crate::testing::{
    self, Script, ended, legal, listed, open, phase, play, read, refused, scores, scripted, seat,
    to_play,
};
use std::string::{String, ToString};
use std::vec::Vec as List;

mod games;
mod hands;
mod plays;
mod rules;
mod show;
mod soundness;

fn start(players: usize, seed: u64, wishes: &str) -> Cribbage {
    testing::start(players, seed, wishes)
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn set(text: &str) -> CardSet {
    read(text)
}

/// Cards by their texts; of a rank alone the first card that is not used yet.
fn pick(texts: &str, used: &mut CardSet) -> List<Card> {
    let cards = texts.split_whitespace().map(|text| {
        let one = text.parse().unwrap_or_else(|_| {
            let any = card(&std::format!("{text}C")).rank;
            let mut free = CardSet::rank(any).without(*used).iter();
            free.next().expect("a card of this rank")
        });
        used.insert(one);
        one
    });
    cards.collect()
}

fn texts(cards: impl IntoIterator<Item = Card>) -> List<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}

/// A table at which all have discarded: these are the hands, from seat 0 on, which leads, and this is the starter. What goes
/// into the crib comes first where it is named, and is of no use else.
fn laid_with_crib(hands: &[&str], starter: &str, crib: &str, wishes: &str) -> Cribbage {
    let mut used: CardSet = hands
        .iter()
        .chain([&starter, &crib])
        .flat_map(|hand| hand.split_whitespace())
        .filter_map(|text| text.parse::<Card>().ok())
        .collect();
    let kept: List<List<Card>> = hands.iter().map(|hand| pick(hand, &mut used)).collect();
    let mut crib: List<Card> = read(crib);
    // Low cards first, for a jack that is turned up by chance would count.
    let mut spare = Rank::all().flat_map(|rank| CardSet::rank(rank).iter().collect::<List<_>>());
    while crib.len() < 4 {
        let next = spare.find(|card| !used.has(*card)).unwrap();
        used.insert(next);
        crib.push(next);
    }
    let each = if hands.len() == 2 { 2 } else { 1 };
    let mut crib = crib.into_iter();
    let thrown: List<List<Card>> = hands
        .iter()
        .map(|_| crib.by_ref().take(each).collect())
        .collect();
    let dealt: List<String> = kept
        .iter()
        .zip(&thrown)
        .map(|(kept, thrown)| texts(kept.iter().chain(thrown).copied()).join(" "))
        .collect();
    let dealt: List<&str> = dealt.iter().map(String::as_str).collect();
    let rest = texts(crib).into_iter().chain([starter.to_string()]);
    let rest = rest.collect::<List<_>>().join(" ");
    let script = Script::new().picks(&[hands.len() - 1]).dealt(&dealt, &rest);
    let mut game: Cribbage = scripted(hands.len(), 3, wishes, script).0;
    for cards in thrown {
        play(
            &mut game,
            &Action::Crib(cards.into_iter().collect()).to_string(),
        );
    }
    game
}

fn laid(hands: &[&str], starter: &str, wishes: &str) -> Cribbage {
    laid_with_crib(hands, starter, "", wishes)
}

/// The card of this rank that the seat to play holds.
fn of_rank(game: &Cribbage, rank: &str) -> String {
    let hand = game.hands[seat(to_play(game))];
    let wanted = card(&std::format!("{rank}C")).rank;
    let found = hand.iter().find(|card| card.rank == wanted);
    found
        .unwrap_or_else(|| panic!("seat {} has no {rank}", to_play(game)))
        .to_string()
}

/// Plays ranks, `go` where nothing fits, and what else stands there as it is.
fn play_ranks(game: &mut Cribbage, plays: &str) -> List<Event> {
    let mut heard = List::new();
    for text in plays.split_whitespace() {
        let action = match text {
            "go" | "nobs" | "count" => text.into(),
            rank => of_rank(game, rank),
        };
        heard.extend(open(play(game, &action)));
    }
    heard
}

/// Everybody's pegs stand here.
fn set_scores(game: &mut Cribbage, scores: &[u16]) {
    for (number, score) in scores.iter().enumerate() {
        game.open.pegs[seat(number)] = Pegs {
            front: Points::new(*score),
            back: Points::new(score.saturating_sub(1)),
        };
    }
}

/// What everybody pegged in the play of this deal.
fn pegged(game: &Cribbage) -> List<u8> {
    let seats = game.open.players.seats();
    seats.map(|seat| game.open.tally[seat].play).collect()
}

/// The seat to play does the first thing that it may do.
fn play_first(game: &mut Cribbage) -> List<Event> {
    let first = listed(game).swap_remove(0);
    open(play(game, &first))
}
