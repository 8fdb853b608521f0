//! What the general player goes by besides the rules of a game: how its playouts go on, and how it judges where they end.
//!
//! There are two ways. Knowing nothing but the rules fits every game. A game that says more in its [`Player`] lends it to
//! the general player, which then searches as it always does, with the game's quick moves and the game's judgement.

use crate::choices;
use crate::player::Player;
use parlour_rules::{Rng, Seat};

/// How playouts of a game go on and are judged. What is not said is known from the rules alone.
pub trait Ways<G: Player> {
    /// How many actions a playout goes on for before it is judged.
    const HORIZON: u32 = 80;

    /// The move of the seat that looks in a playout: any legal action.
    fn quick_move(view: &G::View, rng: &mut Rng) -> Option<G::Action> {
        choices::any::<G>(view, rng)
    }

    /// How well a seat stands: the score, counted the way that wins.
    fn worth(game: &G, seat: Seat) -> i32 {
        let score = game.score(seat);
        if G::INFO.low_wins {
            score.saturating_neg()
        } else {
            score
        }
    }

    /// The number of the round, with whose end a playout ends: the whole game is one.
    fn round(_view: &G::View) -> u32 {
        0
    }
}

/// The way of one who knows nothing but the rules, and of what can be said only the ideas that every computer has.
#[derive(Clone, Copy, Debug)]
pub struct RulesAlone;

impl<G: Player> Ways<G> for RulesAlone {}

/// The way that a game lends: the quick moves, the judgement and the rounds of its [`Player`].
#[derive(Clone, Copy, Debug)]
pub struct Lent;

impl<G: Player> Ways<G> for Lent {
    const HORIZON: u32 = G::HORIZON;

    fn quick_move(view: &G::View, rng: &mut Rng) -> Option<G::Action> {
        G::rollout(view, rng)
    }

    fn worth(game: &G, seat: Seat) -> i32 {
        G::worth(game, seat)
    }

    fn round(view: &G::View) -> u32 {
        G::round(view)
    }
}
