//! The computer player of Poker Dice.
//!
//! Three players in one: the easy one keeps what belongs together, the normal one draws for the throw to beat and forgets
//! those who come after it, and the hard one knows the exact chance of every draw to win the hand, whatever the options.
//! As a hand has one winner, to win it as often as possible is also the best way to win a match.

mod chances;
mod easy;
mod exact;
mod kept;
#[cfg(test)]
mod tests;

use crate::general::LEAD_OF_A_WIN;
use crate::player::{Level, Player, Thought};
use parlour_rules::poker_dice::{Action, Again, Dice, PokerDice, Stage, Table, View};
use parlour_rules::{Game, Rng, Seat};

impl Player for PokerDice {
    fn rollout(view: &View, _: &mut Rng) -> Option<Action> {
        act(view, easy)
    }

    /// The hands that the seat has won; all that it needs are worth a won game.
    fn worth(game: &PokerDice, seat: Seat) -> i32 {
        let table = game.view(None).table;
        let to_win = table.options.to_win(table.players).max(1);
        game.score(seat) * LEAD_OF_A_WIN / i32::from(to_win)
    }

    fn round(view: &View) -> u32 {
        view.table.hand.into()
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
        let action = act(view, |table, dice| match level.number() {
            0 | 1 => easy(table, dice),
            2 => normal(table, dice),
            _ => match exact::decide(table, dice, stop) {
                Some((again, looked_at)) => {
                    nodes = looked_at;
                    again
                }
                None => easy(table, dice),
            },
        })?;
        Some(Thought { action, nodes })
    }
}

/// The action of the seat that looks: a throw, or what is drawn. None when it has nothing to decide.
fn act(view: &View, draw: impl FnOnce(&Table, &Dice) -> Again) -> Option<Action> {
    let table = &view.table;
    if view.seat.is_none() || view.seat != table.thrower() {
        return None;
    }
    let Stage::Draw(dice) = &table.stage else {
        return Some(Action::Roll);
    };
    let again = draw(table, dice);
    Some(if again.is_empty() {
        Action::Stand
    } else {
        Action::Reroll(again)
    })
}

fn easy(table: &Table, dice: &Dice) -> Again {
    easy::again(dice, table.options.aces_wild)
}

fn normal(table: &Table, dice: &Dice) -> Again {
    match table.to_beat() {
        None => easy(table, dice),
        Some(best) => exact::beat(best, dice, table.options.aces_wild),
    }
}
