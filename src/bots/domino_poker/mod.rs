//! The computer player of Domino Poker.
//!
//! Three players in one: the easy one stays in with any pair and bets what is nearly sure, the normal one goes by how often
//! its hand is the best over the unseen tiles and by what it costs, and the hard one tries what it can say in imagined deals
//! that fit what the others have said. The two better ones bluff now and then with nothing, and now and then they are silent
//! about the best hands, so that nobody can read a hand off what they say. What wins the game on the spot they say at once.

mod last;
mod odds;
mod plan;
#[cfg(test)]
mod tests;
mod worlds;

use crate::general::LEAD_OF_A_WIN;
use crate::levels::slip;
use crate::player::{Level, Player, Thought};
use parlour_rules::domino_poker::{Action, Category, DominoPoker, Phase, Rank, SEATS, View};
use parlour_rules::{Game, Rng, Seat, SeedableRng};

/// A lead of so many chips is about as good as a won game.
const CHIPS_OF_A_WIN: i32 = 40;
/// Of a hundred decisions the easy player leaves so many to chance.
const SLIPS: u32 = 15;
/// How many deals the normal player looks at.
const DEALS: u32 = 200;
/// Of a hundred hands without a pair, with how many the last to speak bets all the same.
const BLUFFS: u32 = 8;
/// Of a hundred of the best hands, with how many nothing is bet at first.
const SILENT: u32 = 10;
/// What is the best so often, of a hundred times, is one of the best hands.
const BEST_HANDS: u32 = 90;
/// The easy player bets on what is the best so often.
const NEARLY_SURE: u32 = 80;

impl Player for DominoPoker {
    const HORIZON: u32 = 24;

    fn rollout(view: &View, _: &mut Rng) -> Option<Action> {
        let seat = decider(view)?;
        let others = view.open.still_in().len().saturating_sub(1);
        plan::by_strength(&view.open, seat, odds::usual(rank(view), others))
    }

    /// The chips; in a game without chips the hands that were won.
    fn worth(game: &DominoPoker, seat: Seat) -> i32 {
        game.score(seat) * LEAD_OF_A_WIN / CHIPS_OF_A_WIN
    }

    fn round(view: &View) -> u32 {
        view.open.hand.into()
    }

    fn greedy(view: &View, _: &mut Rng) -> Option<Action> {
        decider(view)?;
        plan::by_pair(&view.open, has_pair(view))
    }

    fn decide(
        view: &View,
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<Action>> {
        let seat = decider(view)?;
        if view.open.phase == Phase::Show {
            return Some(Thought::at_once(Action::Show));
        }
        let mut rng = Rng::seed_from_u64(seed);
        if level == Level::EASY {
            return slip::<DominoPoker>(view, level, SLIPS, &mut rng)
                .or_else(|| easy(view).map(Thought::at_once));
        }
        if let Some(action) = last::word(view, seat, &mut rng, stop) {
            return Some(Thought::at_once(action));
        }
        if let Some(action) = surprise(view, &mut rng) {
            return Some(Thought::at_once(action));
        }
        if level > Level::NORMAL
            && let Some(thought) = worlds::best(view, seat, &mut rng, stop)
        {
            return Some(thought);
        }
        let (strength, nodes) = odds::over_deals(view, seat, DEALS, &mut rng, stop);
        let action = plan::by_strength(&view.open, seat, strength)?;
        Some(Thought { action, nodes })
    }
}

/// The seat that looks, if it has something to decide.
fn decider(view: &View) -> Option<Seat> {
    view.seat.filter(|seat| view.open.decider() == Some(*seat))
}

fn rank(view: &View) -> Rank {
    Rank::of(view.hand, view.open.options.straights)
}

fn has_pair(view: &View) -> bool {
    rank(view).category > Category::HighPiece
}

/// The easy player: any pair stays in, and what is nearly sure is bet on once.
fn easy(view: &View) -> Option<Action> {
    let open = &view.open;
    let [_, more, _] = open.offers();
    let sure = odds::usual(rank(view), SEATS - 1) >= NEARLY_SURE;
    more.filter(|_| sure && open.all_bets() < 2)
        .or_else(|| plan::by_pair(open, has_pair(view)))
}

/// A bet with nothing where nobody else has bet, and silence about one of the best hands.
fn surprise(view: &View, rng: &mut Rng) -> Option<Action> {
    let open = &view.open;
    let lot = rng.below(100);
    let [stay, bet, _] = open.offers();
    if open.all_bets() > 0 {
        return None;
    }
    let strength = odds::usual(rank(view), SEATS - 1);
    let last = open.bidding.asked().len() == 1;
    match has_pair(view) {
        false => bet.filter(|_| last && lot < BLUFFS),
        true => stay.filter(|_| strength >= BEST_HANDS && lot < SILENT),
    }
}
