//! The computer player of Poker Dice.
//!
//! Three players in one: the easy one keeps what belongs together, the normal one draws for the throw to beat and thinks of
//! those who come after it only where that costs nothing, and the hard one knows the exact chance of every draw to win the hand, whatever the options.
//! As a hand has one winner, to win it as often as possible is also the best way to win a match.

mod chances;
mod easy;
mod exact;
mod kept;
#[cfg(test)]
mod tests;

use crate::general::LEAD_OF_A_WIN;
use crate::player::{Level, Player, Thought};
use parlour_rules::poker_dice::{Action, Again, Dice, Open, Phase, PokerDice, View};
use parlour_rules::{Game, Rng, Seat};

impl Player for PokerDice {
    fn rollout(view: &View, _: &mut Rng) -> Option<Action> {
        act(view, easy)
    }

    /// The hands that the seat has won; all that it needs are worth a won game.
    fn worth(game: &PokerDice, seat: Seat) -> i32 {
        let open = game.view(None).open;
        let to_win = open.options.to_win(open.players).max(1);
        game.score(seat) * LEAD_OF_A_WIN / i32::from(to_win)
    }

    fn round(view: &View) -> u32 {
        view.open.hand.into()
    }

    fn greedy(view: &View, _: &mut Rng) -> Option<Action> {
        act(view, easy)
    }

    fn decide(
        view: &View,
        level: Level,
        _: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<Action>> {
        let mut nodes = 0;
        let action = act(view, |open, dice| match level.number() {
            0 | 1 => easy(open, dice),
            2 => normal(open, dice),
            _ => match exact::decide(open, dice, stop) {
                Some((again, looked_at)) => {
                    nodes = looked_at;
                    again
                }
                None => easy(open, dice),
            },
        })?;
        Some(Thought { action, nodes })
    }
}

/// The action of the seat that looks: a throw, or what is drawn. None when it has nothing to decide.
fn act(view: &View, draw: impl FnOnce(&Open, &Dice) -> Again) -> Option<Action> {
    let open = &view.open;
    if view.seat.is_none() || view.seat != open.thrower() {
        return None;
    }
    let Phase::Draw(dice) = &open.phase else {
        return Some(Action::Roll);
    };
    let again = draw(open, dice);
    Some(if again.is_empty() {
        Action::Stand
    } else {
        Action::Reroll(again)
    })
}

fn easy(open: &Open, dice: &Dice) -> Again {
    easy::again(dice, open.options.aces_wild)
}

fn normal(open: &Open, dice: &Dice) -> Again {
    match open.to_beat() {
        None => easy(open, dice),
        Some(best) => exact::beat(best, open, dice),
    }
}
