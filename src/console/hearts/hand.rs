//! The cursor of Hearts: where it stands in the hand, which cards are picked to be passed, what the moon is to bring,
//! and what the buttons do. Nothing is drawn here.

use super::{LAST_TRICK, Sight};
use crate::keys::Button;
use crate::line;
use crate::parts::fan;
use crate::screen::{Chapter, Reaction};
use heapless::Vec;
use parlour_rules::cards::{Card, CardSet, Suit};
use parlour_rules::hearts::{Action, Phase, QUEEN, Refusal, Reward, View};
use parlour_rules::order;

/// The suits from left to right in the hand, black and red in turn.
const ORDER: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Spades, Suit::Hearts];

/// The longest hand.
pub(super) const MOST_CARDS: usize = 17;

/// The cards of a hand in the order in which they are shown.
pub(super) type Hand = Vec<Card, MOST_CARDS>;

/// Sorts a hand: by suit, black and red in turn, then by rank with the ace on top.
pub(super) fn sorted(hand: CardSet) -> Hand {
    let mut cards: Hand = ORDER
        .into_iter()
        .flat_map(|suit| hand.and(CardSet::suit(suit)).iter())
        .take(MOST_CARDS)
        .collect();
    let place = |suit: Suit| ORDER.iter().position(|other| *other == suit);
    order::least_first(&mut cards, |card| (place(card.suit), card.rank.ace_high()));
    cards
}

/// Where the seat that decides is in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// The place in the hand.
    pub(super) place: usize,
    /// The cards picked to be passed.
    pub(super) picked: CardSet,
    /// Whether the plate that passes them has the focus.
    pub(super) on_plate: bool,
    /// What the moon is to bring.
    pub(super) reward: Reward,
}

impl Default for Cursor {
    fn default() -> Cursor {
        Cursor {
            place: 0,
            picked: CardSet::EMPTY,
            on_plate: false,
            reward: Reward::AddOthers,
        }
    }
}

impl Cursor {
    /// On the card that is likeliest.
    pub(super) fn arriving(view: &View) -> Cursor {
        let likely = match view.open.phase {
            Phase::Pass(_) => view
                .hand
                .iter()
                .max_by_key(|card| (*card == QUEEN, card.rank.ace_high())),
            _ => likely(view),
        };
        let hand = sorted(view.hand);
        let place = hand.iter().position(|card| Some(*card) == likely);
        Cursor {
            place: place.unwrap_or(0),
            ..Cursor::default()
        }
    }

    /// The card with the focus.
    pub(super) fn card(&self, view: &View) -> Option<Card> {
        let hand = sorted(view.hand);
        hand.get(self.place).copied().filter(|_| !self.on_plate)
    }

    /// Whether as many cards are picked as are to be passed.
    pub(super) fn is_full(&self, view: &View) -> bool {
        self.picked.len() == view.open.pass_size()
    }
}

/// The card that most would play: just below what lies there, the queen where she is welcome to go, else the lowest.
fn likely(view: &View) -> Option<Card> {
    let playable = view.playable();
    let trick = &view.open.trick;
    let height = |card: &Card| card.rank.ace_high();
    let lowest = playable.iter().min_by_key(height);
    let Some(led) = trick.suit() else {
        return lowest;
    };
    if playable.iter().all(|card| card.suit != led) {
        let hearts = playable.and(CardSet::suit(Suit::Hearts));
        let queen = playable.has(QUEEN).then_some(QUEEN);
        let heart = hearts.iter().max_by_key(height);
        return queen.or(heart).or(playable.iter().max_by_key(height));
    }
    let best = trick.played.iter().filter(|card| card.suit == led);
    let best = best.map(height).max();
    let under = playable.iter().filter(|card| Some(height(card)) < best);
    under.max_by_key(height).or(lowest)
}

/// What the device plays in a person's place: the last card, and a club that everybody knows to be the only choice.
pub(super) fn forced(view: &View) -> Option<Action> {
    let open = &view.open;
    let only = view.playable();
    let clubs = open.options.lowest_club && open.is_first_trick();
    let known = open.is_opening()
        || view.hand.len() == 1
        || clubs && only.iter().all(|card| card.suit == Suit::Clubs);
    let card = only.iter().next()?;
    (known && only.len() == 1).then_some(Action::Play(card))
}

/// A button, while the seat decides.
pub(super) fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    match (sight.view.open.phase, button) {
        (Phase::Play, Button::X) if sight.view.open.last.is_some() => Reaction::Look(LAST_TRICK),
        (_, Button::X) => Reaction::Look(Chapter::Scores),
        (_, Button::Y) => Reaction::Nothing,
        (Phase::Pass(_), _) => pick(sight, cursor, button),
        (Phase::Moon(_), _) => choose_reward(cursor, button),
        (_, Button::A) => match cursor.card(sight.view).map(Action::Play) {
            None => Reaction::Nothing,
            Some(action) => match sight.view.check(action) {
                Ok(()) => Reaction::Act(action),
                Err(why) => Reaction::Refuse(line!("{why}")),
            },
        },
        (_, Button::B) => Reaction::Nothing,
        (_, button) => {
            let playable = sight.view.playable();
            moved(sight, cursor, button, playable)
        }
    }
}

/// Moves over the cards of the hand that are in a set.
fn moved(
    sight: &Sight<'_>,
    cursor: &mut Cursor,
    button: Button,
    over: CardSet,
) -> Reaction<Action> {
    let hand = sorted(sight.view.hand);
    let before = cursor.place;
    let count = hand.len().max(1);
    let may = |place: &usize| hand.get(*place).is_some_and(|card| over.has(*card));
    let (width, row) = (sight.scene.size.width as i32, hand.len().div_ceil(2));
    let rows = fan::two_rows(width, hand.len());
    let nearest = |wanted: usize, from: usize, to: usize| {
        let places = (from..to).filter(may);
        places.min_by_key(|place| place.abs_diff(wanted))
    };
    let place = match button {
        Button::Right => (1..count).map(|step| (before + step) % count).find(may),
        Button::Left => (1..count)
            .map(|step| (before + count - step) % count)
            .find(may),
        Button::Up if rows && before >= row => nearest(before - row, 0, row),
        Button::Down if rows && before < row => nearest(before + row, row, count),
        _ => None,
    };
    match place {
        Some(place) => {
            cursor.place = place;
            Reaction::Moved
        }
        None => Reaction::Nothing,
    }
}

/// A button while cards are picked to be passed.
fn pick(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    let view = sight.view;
    match button {
        Button::A if cursor.on_plate => {
            let action = Action::Pass(cursor.picked);
            match view.check(action) {
                Ok(()) => Reaction::Act(action),
                Err(why) => Reaction::Refuse(line!("{why}")),
            }
        }
        Button::A => toggle(view, cursor),
        Button::B if cursor.picked.is_empty() => Reaction::Nothing,
        Button::B => {
            cursor.picked = CardSet::EMPTY;
            cursor.on_plate = false;
            Reaction::Moved
        }
        Button::Down | Button::Left | Button::Right if cursor.on_plate => {
            cursor.on_plate = false;
            Reaction::Moved
        }
        Button::Up if cursor.on_plate => Reaction::Nothing,
        _ => match moved(sight, cursor, button, view.hand) {
            Reaction::Nothing if button == Button::Up && cursor.is_full(view) => {
                cursor.on_plate = true;
                Reaction::Moved
            }
            // The plate cannot be pressed before as many cards are picked as are to be passed.
            Reaction::Nothing if button == Button::Up => {
                let why = Refusal::PassFirst(view.open.pass_size());
                Reaction::Refuse(line!("{why}"))
            }
            other => other,
        },
    }
}

/// Picks the focused card or puts it back. The last one that is needed leads on to the plate.
fn toggle(view: &View, cursor: &mut Cursor) -> Reaction<Action> {
    let Some(card) = cursor.card(view) else {
        return Reaction::Nothing;
    };
    if cursor.picked.remove(card) {
        return Reaction::Moved;
    }
    if cursor.is_full(view) {
        let number = view.open.pass_size();
        return Reaction::Refuse(line!("{number} are picked: put one back"));
    }
    cursor.picked.insert(card);
    cursor.on_plate = cursor.is_full(view);
    Reaction::Moved
}

/// A button while the shooter of the moon chooses.
fn choose_reward(cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    let reward = match button {
        Button::A => return Reaction::Act(Action::Moon(cursor.reward)),
        Button::Up | Button::Left => Reward::AddOthers,
        Button::Down | Button::Right => Reward::Subtract,
        _ => return Reaction::Nothing,
    };
    if core::mem::replace(&mut cursor.reward, reward) == reward {
        Reaction::Nothing
    } else {
        Reaction::Moved
    }
}
