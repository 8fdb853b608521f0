//! The computer player of Cribbage.
//!
//! Cards for the crib are chosen by what the hand that is kept counts on the average over all starters, exactly, with what
//! the thrown cards bring in the crib ([`discard`]). A card is played by what it makes, what the next seat may answer and
//! what may be answered to that ([`policy`]). The highest level also deals the hidden cards anew again and again, so that
//! they fit all that was seen and what sensible players would have kept, plays each to its end and counts it ([`search`]);
//! near the end of the track it does so with discards too, for there it matters who counts first ([`worth`]).

mod crib;
mod deal;
pub mod discard;
mod policy;
mod ranks;
mod search;
#[cfg(test)]
mod tests;
mod worth;

use crate::{Level, Player, Thought, levels};
use parlour_rules::cards::Card;
use parlour_rules::cribbage::{Action, Phase, View};
use parlour_rules::{Cribbage, Game, Rng, Seat, SeedableRng, View as _};
use policy::Depth;
use search::Search;

/// Of a hundred decisions, how many the lowest level leaves to chance.
const SLIPS: u32 = 15;

/// How many cards are played on imagined deals for one decision, by level.
const NODES: [u32; 3] = [0, 0, 8_000];

/// What a point of lead is to the general player.
const POINT: i32 = 12;

impl Player for Cribbage {
    /// Long enough for a whole deal.
    const HORIZON: u32 = 60;

    fn rollout(view: &View, _: &mut Rng) -> Option<Action> {
        quick(view)
    }

    fn worth(game: &Self, seat: Seat) -> i32 {
        game.score(seat) * POINT
    }

    fn round(view: &View) -> u32 {
        view.open.deals.into()
    }

    /// The four best cards as they stand, and the card that makes most now.
    fn greedy(view: &View, _: &mut Rng) -> Option<Action> {
        shortsighted(view)
    }

    fn decide(
        view: &View,
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<Action>> {
        if !view.decides() {
            return None;
        }
        if let Some(action) = search::needs_no_thought(view) {
            return Some(Thought::at_once(action));
        }
        let mut rng = Rng::seed_from_u64(seed);
        if let Some(slip) = levels::slip::<Self>(view, level, SLIPS, &mut rng) {
            return Some(slip);
        }
        if level == Level::EASY {
            return shortsighted(view).map(Thought::at_once);
        }
        let search = Search::new(view, level.of_three(NODES), rng, stop)?;
        match view.open.phase {
            Phase::Discard(_) => search.discard(),
            _ => search.play(),
        }
    }
}

/// What comes to mind first, where there is something to think about.
fn quick(view: &View) -> Option<Action> {
    if !view.decides() {
        return None;
    }
    if let Some(action) = search::needs_no_thought(view) {
        return Some(action);
    }
    let seat = view.seat?;
    if let Phase::Discard(_) = view.open.phase {
        return shortsighted(view);
    }
    let rank = policy::choose(&search::own_deal(view, seat), Depth::Answer)?;
    card_of(view, rank).map(Action::Play)
}

/// What looks best at once.
fn shortsighted(view: &View) -> Option<Action> {
    if !view.decides() {
        return None;
    }
    if let Some(action) = search::needs_no_thought(view) {
        return Some(action);
    }
    if let Phase::Discard(_) = view.open.phase {
        let thrown = discard::as_they_stand(view.hand, view.open.discards());
        return Some(Action::Crib(thrown));
    }
    let made = |card: &Card| view.open.plays.made_by(*card).points();
    let value = |card: &Card| parlour_rules::cribbage::count::value(card.rank);
    let playable = view.playable();
    let best = playable.iter().max_by_key(|card| (made(card), value(card)));
    best.map(Action::Play)
}

/// A card of a rank that may be played.
fn card_of(view: &View, rank: u8) -> Option<Card> {
    let playable = view.playable();
    playable.iter().find(|card| card.rank.number() == rank)
}
