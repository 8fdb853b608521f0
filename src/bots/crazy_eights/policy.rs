//! What a player of Crazy Eights knows without thinking ahead: which card to part with, when to spend an eight, which
//! suit to name, and when a draw is better than a play.

use heapless::Vec;
use parlour_rules::cards::{Card, CardSet, Rank, Suit};
use parlour_rules::crazy_eights::{Action, View, penalty_of_card};
use parlour_rules::{Choice, Seat, View as _};

/// The most actions worth a thought.
pub(super) const MOST_IDEAS: usize = 12;

const EIGHTS: CardSet = CardSet::rank(Rank::EIGHT);

/// With more cards than this a player can afford to hold an eight back.
const MANY_CARDS: usize = 4;
/// An opponent with fewer cards than this may be out at once.
const SAFE_CARDS: u8 = 2;
/// How much a point in hand counts against one card more or less that could follow.
const WEIGHT_OF_A_POINT: i32 = 2;
/// How much a suit counts that the next seat did not follow when it last had to.
const WEIGHT_OF_A_FAILED_SUIT: i32 = 8;

/// The move of a sensible player; none when the seat has nothing to decide.
pub(super) fn sensible(view: &View) -> Option<Action> {
    let playable = view.playable();
    let plain = playable.without(EIGHTS);
    let danger = fewest_cards_of_others(view) < SAFE_CARDS;
    if let Some(eight) = playable.and(EIGHTS).iter().next()
        && (danger || plain.is_empty())
    {
        let only_eight = view.hand.and(EIGHTS).len() == 1;
        let hold = only_eight && !danger && view.hand.len() > MANY_CARDS;
        let instead = without_a_card(view).filter(|_| hold);
        return Some(instead.unwrap_or_else(|| play(view, eight)));
    }
    plain
        .iter()
        .max_by_key(|card| worth_playing(*card, view))
        .map(|card| play(view, card))
        .or_else(|| without_a_card(view))
}

/// The move of a player who only counts penalties: the dearest card first, eights last.
pub(super) fn dearest_first(view: &View) -> Option<Action> {
    let playable = view.playable();
    playable
        .iter()
        .max_by_key(|card| (card.rank != Rank::EIGHT, penalty_of_card(*card)))
        .map(|card| play(view, card))
        .or_else(|| without_a_card(view))
}

/// A draw, or whatever else needs no card.
fn without_a_card(view: &View) -> Option<Action> {
    let mut found = None;
    view.legal(&mut |choice| {
        if let Choice::One(action @ (Action::Draw | Action::Keep | Action::Pass)) = choice {
            found = Some(action);
        }
    });
    found
}

fn play(view: &View, card: Card) -> Action {
    let names = card.rank == Rank::EIGHT && view.hand.len() > 1;
    let suit = names.then(|| best_suit(view, card));
    Action::Play { card, suit }
}

/// What it saves; how many of the other own cards could follow it, and how many of the cards that others may hold;
/// and whether the next seat is likely to be short of its suit.
fn worth_playing(card: Card, view: &View) -> i32 {
    let alike = CardSet::suit(card.suit).or(CardSet::rank(card.rank));
    let own = view.hand.without(EIGHTS).without(CardSet::only(card));
    let followers = own.and(alike).len() as i32 - view.unseen().and(alike).len() as i32;
    let failed = if failed_by_next(view) == Some(card.suit) {
        WEIGHT_OF_A_FAILED_SUIT
    } else {
        0
    };
    WEIGHT_OF_A_POINT * i32::from(penalty_of_card(card).number()) + followers + failed
}

/// The suit that the next seat last failed to follow.
fn failed_by_next(view: &View) -> Option<Suit> {
    let next = view.open.players.left_of(view.open.to_play);
    view.open.failed[next]
}

/// The suit of most own cards; of equal ones the one that the next seat last failed to follow.
fn best_suit(view: &View, eight: Card) -> Suit {
    let rest = view.hand.without(EIGHTS).without(CardSet::only(eight));
    let failed = failed_by_next(view);
    let key = |suit: Suit| {
        let own = rest.and(CardSet::suit(suit)).len();
        (own, failed == Some(suit))
    };
    Suit::ALL
        .into_iter()
        .max_by_key(|suit| key(*suit))
        .unwrap_or(eight.suit)
}

fn fewest_cards_of_others(view: &View) -> u8 {
    let own = view.seat;
    let others = view.open.players.seats();
    others
        .filter(|seat: &Seat| Some(*seat) != own)
        .map(|seat| view.sizes[seat])
        .min()
        .unwrap_or(u8::MAX)
}

/// The actions worth a thought: each plain card, doing without a card, and one eight with each suit.
pub(super) fn ideas(view: &View) -> Vec<Action, MOST_IDEAS> {
    let playable = view.playable();
    let plain = playable.without(EIGHTS).iter();
    let eight = playable.and(EIGHTS).iter().next();
    let wild = eight.filter(|_| view.hand.len() > 1).into_iter();
    let named = wild.flat_map(|card| {
        Suit::ALL.map(|suit| Action::Play {
            card,
            suit: Some(suit),
        })
    });
    let cards = plain.map(|card| play(view, card));
    cards
        .chain(without_a_card(view))
        .chain(named)
        .take(MOST_IDEAS)
        .collect()
}
