//! The cursor of Cribbage: where it stands in the hand, which cards are picked for the crib, what is claimed, and what the
//! buttons do. Nothing is drawn here.

use super::Sight;
use crate::cursor::{act, go, mark, round};
use crate::keys::Button;
use crate::line;
use crate::screen::Reaction;
use heapless::Vec;
use parlour_rules::View as _;
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::cribbage::{Action, BEST_HAND, Phase, Refusal, View, count};
use parlour_rules::order;

/// The longest hand.
pub(super) const MOST_CARDS: usize = 6;

/// The cards of a hand in the order in which they are shown.
pub(super) type Hand = Vec<Card, MOST_CARDS>;

/// Up and down on the dial of claims.
const STEP: u8 = 5;

/// Sorts a hand by rank, the ace low.
pub(super) fn sorted(hand: CardSet) -> Hand {
    let mut cards: Hand = hand.iter().take(MOST_CARDS).collect();
    order::least_first(&mut cards, |card| (card.rank, card.suit));
    cards
}

/// Where the seat that decides is in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// The card with the focus, or the one to come back to from the plate.
    pub(super) card: Option<Card>,
    /// The cards picked for the crib.
    pub(super) picked: CardSet,
    /// Whether the plate has the focus that gives them, or that pegs for a jack.
    pub(super) on_plate: bool,
    /// What is claimed.
    pub(super) claim: u8,
}

impl Cursor {
    /// On what is likeliest.
    pub(super) fn arriving(view: &View) -> Cursor {
        let card = match view.open.phase {
            Phase::Discard(_) => sorted(view.hand).first().copied(),
            _ => likely(view),
        };
        Cursor {
            card,
            on_plate: view.open.may_peg_nobs(view.hand) && view.decides(),
            ..Cursor::default()
        }
    }

    /// The card with the focus.
    pub(super) fn card(&self, view: &View) -> Option<Card> {
        let held = |card: &Card| view.hand.has(*card) && !self.on_plate;
        self.card.filter(held)
    }

    /// Whether as many cards are picked as are to go into the crib.
    pub(super) fn is_full(&self, view: &View) -> bool {
        self.picked.len() == view.open.discards()
    }
}

/// The card that makes most, of several the highest.
fn likely(view: &View) -> Option<Card> {
    let made = |card: &Card| view.open.plays.made_by(*card).points();
    let playable = sorted(view.playable()).into_iter();
    playable.max_by_key(|card| (made(card), count::value(card.rank)))
}

/// What the device does in a person's place: "Go", the last card, and counting, where the table counts.
pub(super) fn forced(view: &View) -> Option<Action> {
    if !view.decides() {
        return None;
    }
    let playable = view.playable();
    match view.open.phase {
        Phase::Play if playable.is_empty() => Some(Action::Go),
        Phase::Play if view.hand.len() == 1 => playable.iter().next().map(Action::Play),
        Phase::Show(_) if !view.open.options.counting.is_claimed() => Some(Action::Count),
        _ => None,
    }
}

/// A button, while the seat decides.
pub(super) fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    match (sight.view.open.phase, button) {
        (_, Button::X | Button::Y) => Reaction::Nothing,
        (Phase::Discard(_), _) => pick(sight.view, cursor, button),
        (Phase::Show(_), _) => claim(sight.view, cursor, button),
        _ => play(sight.view, cursor, button),
    }
}

/// The card to which the pad leads, of those in a set; it goes round the hand.
fn next_card(view: &View, cursor: &Cursor, over: CardSet, button: Button) -> Option<Card> {
    let hand = sorted(view.hand).into_iter();
    match button {
        Button::Left | Button::Right => {
            round(hand.filter(|card| over.has(*card)), cursor.card, button)
        }
        _ => None,
    }
}

/// A button while a card is to be played.
fn play(view: &View, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    let nobs = view.open.may_peg_nobs(view.hand);
    match button {
        Button::A => {
            let chosen = cursor.card(view).map(Action::Play);
            match chosen.or(cursor.on_plate.then_some(Action::Nobs)) {
                Some(action) => act(action, view.check(action)),
                None => Reaction::Nothing,
            }
        }
        Button::Up if nobs => go(&mut cursor.on_plate, Some(true)),
        _ if cursor.on_plate => match button {
            Button::B => Reaction::Nothing,
            _ => go(&mut cursor.on_plate, Some(false)),
        },
        _ => {
            let next = next_card(view, cursor, view.playable(), button);
            go(&mut cursor.card, next)
        }
    }
}

/// A button while cards are picked for the crib.
fn pick(view: &View, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    match button {
        Button::A if cursor.on_plate => {
            let action = Action::Crib(cursor.picked);
            act(action, view.check(action))
        }
        Button::A => toggle(view, cursor),
        Button::B => {
            cursor.on_plate = false;
            go(&mut cursor.picked, Some(CardSet::EMPTY))
        }
        Button::Up if cursor.on_plate => Reaction::Nothing,
        _ if cursor.on_plate => go(&mut cursor.on_plate, Some(false)),
        Button::Up if cursor.is_full(view) => go(&mut cursor.on_plate, Some(true)),
        // The plate cannot be pressed before as many cards are picked as go into the crib.
        Button::Up => {
            let why = Refusal::CribFirst(view.open.discards());
            Reaction::Refuse(line!("{why}"))
        }
        _ => {
            let next = next_card(view, cursor, view.hand, button);
            go(&mut cursor.card, next)
        }
    }
}

/// Picks the focused card or puts it back. The last one that is needed leads on to the plate.
fn toggle(view: &View, cursor: &mut Cursor) -> Reaction<Action> {
    let Some(card) = cursor.card(view) else {
        return Reaction::Nothing;
    };
    let picked = cursor.picked.toggled(card);
    let most = view.open.discards();
    let why = match most {
        1 => line!("One is picked: put it back first"),
        most => line!("{most} are picked: put one back"),
    };
    let reaction = mark(&mut cursor.picked, picked, picked.len() <= most, why);
    cursor.on_plate = reaction == Reaction::Moved && cursor.is_full(view);
    reaction
}

/// A button while points are claimed: left and right by one, up and down by five.
fn claim(view: &View, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    let claim = cursor.claim;
    let next = match button {
        Button::A => {
            let action = Action::Claim(claim);
            return act(action, view.check(action));
        }
        Button::Left => claim.saturating_sub(1),
        Button::Right => claim + 1,
        Button::Up => claim + STEP,
        Button::Down => claim.saturating_sub(STEP),
        Button::B | Button::X | Button::Y => return Reaction::Nothing,
    };
    go(&mut cursor.claim, Some(next.min(BEST_HAND)))
}
