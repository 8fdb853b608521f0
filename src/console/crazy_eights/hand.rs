//! The cursor of Crazy Eights: where it stands in the hand or on the stock, which suit is about to be named, and what
//! the buttons do. Nothing is drawn here.

use crate::keys::Button;
use crate::line;
use crate::parts::fan;
use crate::screen::{Chapter, Reaction, Sight};
use heapless::Vec;
use parlour_rules::cards::{Card, CardSet, Rank, Suit};
use parlour_rules::crazy_eights::{Action, Refusal, View};
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

/// What has the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Focus {
    /// A card of the hand, by its place.
    Card(usize),
    /// The stock; the place in the hand to come back to.
    Stock(usize),
}

/// An eight that waits for its suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Naming {
    pub(super) eight: Card,
    pub(super) suit: Suit,
}

/// Where the seat that decides is in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    pub(super) focus: Focus,
    pub(super) naming: Option<Naming>,
    /// The seat and the hand that it had when its decision began: what it holds later was drawn since.
    pub(super) known: Option<(Seat, CardSet)>,
    /// When a card was last refused.
    pub(super) refused: Option<u32>,
}

impl Default for Cursor {
    fn default() -> Cursor {
        Cursor {
            focus: Focus::Card(0),
            naming: None,
            known: None,
            refused: None,
        }
    }
}

impl Cursor {
    /// On the first card that can be played, eights last; on the stock where there is none.
    pub(super) fn arriving(view: &View) -> Cursor {
        let hand = sorted(view.hand);
        let playable = view.playable();
        let first = |wild: bool| {
            hand.iter()
                .position(|card| playable.has(*card) && (card.rank == Rank::EIGHT) == wild)
        };
        Cursor {
            focus: first(false)
                .or(first(true))
                .map_or(Focus::Stock(0), Focus::Card),
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
        match self.focus {
            Focus::Card(place) => sorted(view.hand).get(place).copied(),
            Focus::Stock(_) => None,
        }
    }

    fn move_by(&mut self, button: Button, cards: usize, width: i32) -> bool {
        let row = cards.div_ceil(2);
        // A hand that shows only a part of its two rows is gone through card by card.
        let rows = fan::two_rows(width, cards) && cards <= fan::most(width);
        let last = cards.saturating_sub(1);
        let focus = match (self.focus, button) {
            (Focus::Card(place), Button::Left) => Focus::Card(match place {
                0 => last,
                place => place - 1,
            }),
            (Focus::Card(place), Button::Right) if place >= last => Focus::Card(0),
            (Focus::Card(place), Button::Right) => Focus::Card(place + 1),
            (Focus::Card(place), Button::Up) if rows && place >= row => Focus::Card(place - row),
            (Focus::Card(place), Button::Up) => Focus::Stock(place),
            (Focus::Card(place), Button::Down) if rows && place < row => {
                Focus::Card((place + row).min(last))
            }
            (Focus::Stock(place), Button::Down) => Focus::Card(place.min(last)),
            (focus, _) => focus,
        };
        core::mem::replace(&mut self.focus, focus) != focus
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

/// Why the focused card cannot be played, if it cannot.
pub(super) fn why_not(view: &View, cursor: &Cursor) -> Option<Refusal> {
    let card = cursor.card(view)?;
    view.check(play(view, card)).err()
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
    let width = sight.scene.size.width as i32;
    if let Some(naming) = cursor.naming {
        return name_suit(cursor, naming, button);
    }
    match button {
        Button::A => act(sight, cursor),
        Button::X => match why_not(view, cursor) {
            Some(why) => Reaction::Say(line!("{why}")),
            None => Reaction::Look(Chapter::Scores),
        },
        Button::Up | Button::Down | Button::Left | Button::Right => {
            if cursor.move_by(button, view.hand.len(), width) {
                Reaction::Moved
            } else {
                Reaction::Nothing
            }
        }
        Button::B | Button::Y => Reaction::Nothing,
    }
}

fn act(sight: &Sight<'_, CrazyEights>, cursor: &mut Cursor) -> Reaction<Action> {
    let view = sight.view;
    let Some(card) = cursor.card(view) else {
        let action = at_the_stock(view);
        return match view.check(action) {
            Err(why) => Reaction::Refuse(line!("{why}")),
            Ok(()) => Reaction::Act(action),
        };
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
        Button::X => return Reaction::Look(Chapter::Scores),
        Button::Y => return Reaction::Nothing,
    };
    cursor.naming = Some(Naming { suit, ..naming });
    if suit == naming.suit {
        Reaction::Nothing
    } else {
        Reaction::Moved
    }
}
