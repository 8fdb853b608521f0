//! The cursor of Crazy Eights: where it stands in the hand or on the stock, which suit is about to be named, and what
//! the buttons do. Nothing is drawn here.

use crate::cursor::{act, go, in_fan};
use crate::keys::Button;
use crate::line;
use crate::screen::{Reaction, Sight};
use heapless::Vec;
use parlour_rules::cards::{Card, CardSet, Rank, Suit};
use parlour_rules::crazy_eights::{Action, View};
use parlour_rules::{CrazyEights, Seat};

/// The suits from left to right in the hand, black and red in turn.
const ORDER: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

/// The cards of a hand in the order in which they are shown.
pub(super) type Hand = Vec<Card, { Card::PACK }>;

/// Sorts a hand: by suit, black and red in turn, then by rank.
pub(super) fn sorted(hand: CardSet) -> Hand {
    ORDER
        .into_iter()
        .flat_map(|suit| hand.and(CardSet::suit(suit)).iter())
        .collect()
}

/// An eight that waits for its suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Naming {
    pub(super) eight: Card,
    pub(super) suit: Suit,
}

/// Where the seat that decides is in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// The card with the focus, or the one to come back to from the stock.
    pub(super) card: Option<Card>,
    /// Whether the stock has the focus.
    pub(super) at_stock: bool,
    pub(super) naming: Option<Naming>,
    /// The seat and the hand that it had when its decision began: what it holds later was drawn since.
    pub(super) known: Option<(Seat, CardSet)>,
    /// When a card was last refused.
    pub(super) refused: Option<u32>,
}

impl Cursor {
    /// On the first card that can be played, eights last; on the stock where there is none.
    pub(super) fn arriving(view: &View) -> Cursor {
        let hand = sorted(view.hand);
        let playable = view.playable();
        let first = |wild: bool| {
            let fits = |card: &Card| playable.has(*card) && (card.rank == Rank::EIGHT) == wild;
            hand.iter().copied().find(fits)
        };
        let fitting = first(false).or(first(true));
        Cursor {
            card: fitting.or(hand.first().copied()),
            at_stock: fitting.is_none(),
            known: view.seat.map(|seat| (seat, view.hand)),
            ..Cursor::default()
        }
    }

    /// The cards that the looking seat drew since its decision began.
    pub(super) fn drawn(&self, view: &View) -> CardSet {
        match self.known {
            Some((seat, known)) if view.seat == Some(seat) => view.hand.without(known),
            _ => CardSet::EMPTY,
        }
    }

    /// The card with the focus.
    pub(super) fn card(&self, view: &View) -> Option<Card> {
        let held = |card: &Card| view.hand.has(*card) && !self.at_stock;
        self.card.filter(held)
    }
}

/// What the stock is for now: to draw from it or, with a drawn card in hand, to keep that.
pub(super) fn at_the_stock(view: &View) -> Action {
    match view.check(Action::Keep) {
        Ok(()) => Action::Keep,
        Err(_) => Action::Draw,
    }
}

/// What a press of A on a card would do; an eight that names no suit yet is taken as naming its own.
pub(super) fn play(view: &View, card: Card) -> Action {
    let names = card.rank == Rank::EIGHT && view.hand.len() > 1;
    Action::Play {
        card,
        suit: names.then_some(card.suit),
    }
}

/// The suit of which a hand has most cards, eights and the one played left aside.
fn longest(hand: CardSet, eight: Card) -> Suit {
    let plain = hand.without(CardSet::rank(Rank::EIGHT));
    let length = |suit: &Suit| plain.and(CardSet::suit(*suit)).len();
    let best = Suit::ALL.into_iter().rev().max_by_key(length);
    best.unwrap_or(eight.suit)
}

/// A button, while the seat decides.
pub(super) fn press(
    sight: &Sight<'_, CrazyEights>,
    cursor: &mut Cursor,
    button: Button,
) -> Reaction<Action> {
    let view = sight.view;
    if let Some(naming) = cursor.naming {
        return name_suit(cursor, naming, button);
    }
    match button {
        Button::A => choose(sight, cursor),
        Button::Down if cursor.at_stock => go(&mut cursor.at_stock, Some(false)),
        Button::Up | Button::Down | Button::Left | Button::Right if !cursor.at_stock => {
            let width = sight.scene.size.width as i32;
            let next = in_fan(width, &sorted(view.hand), |_| true, cursor.card, button);
            match (next, button) {
                (None, Button::Up) => go(&mut cursor.at_stock, Some(true)),
                _ => go(&mut cursor.card, next),
            }
        }
        _ => Reaction::Nothing,
    }
}

fn choose(sight: &Sight<'_, CrazyEights>, cursor: &mut Cursor) -> Reaction<Action> {
    let view = sight.view;
    let Some(card) = cursor.card(view) else {
        let action = at_the_stock(view);
        return act(action, view.check(action));
    };
    let action = play(view, card);
    match (view.check(action), action) {
        (Err(why), _) => {
            cursor.refused = Some(sight.scene.now);
            Reaction::Refuse(line!("{why}"))
        }
        (Ok(()), Action::Play { suit: Some(_), .. }) => {
            cursor.naming = Some(Naming {
                eight: card,
                suit: longest(view.hand, card),
            });
            Reaction::Moved
        }
        (Ok(()), action) => Reaction::Act(action),
    }
}

fn name_suit(cursor: &mut Cursor, naming: Naming, button: Button) -> Reaction<Action> {
    let suit = match button {
        Button::Up => Suit::Spades,
        Button::Right => Suit::Diamonds,
        Button::Down => Suit::Clubs,
        Button::Left => Suit::Hearts,
        Button::A => {
            return Reaction::Act(Action::Play {
                card: naming.eight,
                suit: Some(naming.suit),
            });
        }
        Button::B => {
            cursor.naming = None;
            return Reaction::Moved;
        }
        Button::X | Button::Y => return Reaction::Nothing,
    };
    go(&mut cursor.naming, Some(Naming { suit, ..naming }))
}
