//! The cursor of Hearts: where it stands in the hand, which cards are picked to be passed, what the moon is to bring,
//! and what the buttons do. Nothing is drawn here.

use super::Sight;
use crate::cursor::{act, beside, go, in_fan, mark};
use crate::keys::Button;
use crate::line;
use crate::screen::Reaction;
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
    /// The card with the focus, or the one to come back to from the plate.
    pub(super) card: Option<Card>,
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
            card: None,
            picked: CardSet::EMPTY,
            on_plate: false,
            reward: Reward::AddOthers,
        }
    }
}

impl Cursor {
    /// On the card that is likeliest.
    pub(super) fn arriving(view: &View) -> Cursor {
        let card = match view.open.phase {
            Phase::Pass(_) => view
                .hand
                .iter()
                .max_by_key(|card| (*card == QUEEN, card.rank.ace_high())),
            _ => likely(view),
        };
        Cursor {
            card,
            ..Cursor::default()
        }
    }

    /// Where A does this.
    pub(super) fn on(action: Action) -> Cursor {
        let there = Cursor::default();
        match action {
            Action::Play(card) => Cursor {
                card: Some(card),
                ..there
            },
            Action::Pass(picked) => Cursor {
                card: picked.iter().next(),
                picked,
                on_plate: true,
                ..there
            },
            Action::Moon(reward) => Cursor { reward, ..there },
        }
    }

    /// The card with the focus.
    pub(super) fn card(&self, view: &View) -> Option<Card> {
        let held = |card: &Card| view.hand.has(*card) && !self.on_plate;
        self.card.filter(held)
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
        (_, Button::X | Button::Y) => Reaction::Nothing,
        (Phase::Pass(_), _) => pick(sight, cursor, button),
        (Phase::Moon(_), _) => choose_reward(cursor, button),
        (_, Button::A) => match cursor.card(sight.view).map(Action::Play) {
            None => Reaction::Nothing,
            Some(action) => act(action, sight.view.check(action)),
        },
        (_, Button::B) => Reaction::Nothing,
        (_, button) => {
            let next = next_card(sight, cursor, sight.view.playable(), button);
            go(&mut cursor.card, next)
        }
    }
}

/// The card to which the pad leads, of those in a set.
fn next_card(sight: &Sight<'_>, cursor: &Cursor, over: CardSet, button: Button) -> Option<Card> {
    let width = sight.scene.size.width as i32;
    let hand = sorted(sight.view.hand);
    in_fan(width, &hand, |card| over.has(card), cursor.card, button)
}

/// A button while cards are picked to be passed.
fn pick(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    let view = sight.view;
    match button {
        Button::A if cursor.on_plate => {
            let action = Action::Pass(cursor.picked);
            act(action, view.check(action))
        }
        Button::A => toggle(view, cursor),
        Button::B => {
            cursor.on_plate = false;
            go(&mut cursor.picked, Some(CardSet::EMPTY))
        }
        Button::Up if cursor.on_plate => Reaction::Nothing,
        _ if cursor.on_plate => go(&mut cursor.on_plate, Some(false)),
        _ => match next_card(sight, cursor, view.hand, button) {
            None if button == Button::Up && cursor.is_full(view) => {
                go(&mut cursor.on_plate, Some(true))
            }
            // The plate cannot be pressed before as many cards are picked as are to be passed.
            None if button == Button::Up => {
                let why = Refusal::PassFirst(view.open.pass_size());
                Reaction::Refuse(line!("{why}"))
            }
            next => go(&mut cursor.card, next),
        },
    }
}

/// Picks the focused card or puts it back. The last one that is needed leads on to the plate.
fn toggle(view: &View, cursor: &mut Cursor) -> Reaction<Action> {
    let Some(card) = cursor.card(view) else {
        return Reaction::Nothing;
    };
    let picked = cursor.picked.toggled(card);
    let most = view.open.pass_size();
    let why = line!("{most} are picked: put one back");
    let reaction = mark(&mut cursor.picked, picked, picked.len() <= most, why);
    cursor.on_plate = reaction == Reaction::Moved && cursor.is_full(view);
    reaction
}

/// A button while the shooter of the moon chooses.
fn choose_reward(cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    if button == Button::A {
        return Reaction::Act(Action::Moon(cursor.reward));
    }
    let next = beside([Reward::AddOthers, Reward::Subtract], cursor.reward, button);
    go(&mut cursor.reward, next)
}
