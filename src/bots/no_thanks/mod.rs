//! The computer player of No Thanks!.
//!
//! Three players in one: the easy one takes what costs nothing, the normal one weighs a card against its value and lets
//! a card that only it wants go round once more, and the hard one plays both answers out to the end of the round at many
//! imagined tables. None of them counts other seats' tokens, for the view has no history; they guess.

mod guess;
mod round;
mod sample;
#[cfg(test)]
mod tests;

use crate::general::LEAD_OF_A_WIN;
use crate::player::{Level, Player, Thought};
use crate::sure;
use parlour_rules::no_thanks::{Action, NoThanks, View};
use parlour_rules::{Game, Rng, Seat, Turn};
use round::Round;

/// A lead of so many points is about as good as a won game.
const POINTS_OF_A_WIN: i32 = 50;

/// A tiger is played at the latest when so few cards are left in the deck.
const TIGER_LEFT: u8 = 3;
/// A tiger that saves much is not risked: somebody may take all of so few cards in one turn.
const DEAR_TIGER_LEFT: u8 = 8;
/// What a tiger must save to be dear.
const DEAR_TIGER: i16 = 10;

impl Player for NoThanks {
    const HORIZON: u32 = 300;

    fn rollout(view: &View, _: &mut Rng) -> Option<Action> {
        normal(view)
    }

    /// The points as they would be if the round ended now; the lowest total wins.
    fn worth(game: &NoThanks, seat: Seat) -> i32 {
        let view = game.view(Some(seat));
        let now = match (view.turn, view.own()) {
            (Turn::Decide(_), Some(own)) => {
                i32::from(own.cards.points()) - i32::from(own.tokens.unwrap_or(0))
            }
            _ => 0,
        };
        -(game.score(seat) + now) * (LEAD_OF_A_WIN / POINTS_OF_A_WIN)
    }

    fn round(view: &View) -> u32 {
        view.round.into()
    }

    fn greedy(view: &View, _: &mut Rng) -> Option<Action> {
        easy(view)
    }

    fn decide(
        view: &View,
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<Action>> {
        if level == Level::EASY {
            return easy(view).map(Thought::at_once);
        }
        if let Some(action) = last_card(view, seed) {
            return Some(Thought::at_once(action));
        }
        if level == Level::NORMAL {
            return normal(view).map(Thought::at_once);
        }
        match forced(view)? {
            Some(action) => Some(Thought::at_once(action)),
            None => sample::decide(view, seed, stop),
        }
    }
}

/// What there is no need to think about: the tiger when its time has come, and a take without tokens. None at all when
/// the seat has nothing to decide.
fn forced(view: &View) -> Option<Option<Action>> {
    let own = view.own()?;
    if view.turn.seat() != view.seat {
        return None;
    }
    if let Some(tiger) = own.tiger.filter(|_| own.tiger_waits) {
        let saved = own.cards.points() - own.cards.with(tiger).points();
        let urgent = view.deck_left <= TIGER_LEFT;
        let dear = saved >= DEAR_TIGER && view.deck_left <= DEAR_TIGER_LEFT;
        if saved > 0 && (urgent || dear) {
            return Some(Some(Action::Tiger));
        }
    }
    if own.tokens == Some(0) {
        return Some(Some(Action::Take));
    }
    Some(None)
}

/// The answer to the last card that wins the game there and then, if one does.
fn last_card(view: &View, seed: u64) -> Option<Action> {
    let last = view.deck_left == 0 && view.round == view.options.rounds;
    if last {
        sure::win::<NoThanks>(view, seed)
    } else {
        None
    }
}

/// The easy player: takes what costs nothing.
fn easy(view: &View) -> Option<Action> {
    forced(view)?.or_else(|| Some(choose(Round::guessed(view)?.costs_nothing())))
}

/// The normal player: takes what is cheap for its value, unless it is worth waiting for more tokens.
fn normal(view: &View) -> Option<Action> {
    forced(view)?.or_else(|| Some(choose(Round::guessed(view)?.takes())))
}

fn choose(take: bool) -> Action {
    if take { Action::Take } else { Action::Pass }
}
