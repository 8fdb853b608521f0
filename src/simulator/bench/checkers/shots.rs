//! Wins by force of jumps, found by trying everything.

use super::{best, decide, moves, setup};
use parlour_bots::{Level, Sparring};
use parlour_rules::checkers::{Position, Side};
use parlour_rules::game::quietly;
use parlour_rules::info::Preset;
use parlour_rules::{Checkers, Game, Turn};
use std::collections::HashSet;

/// The longest shot, in moves of both sides.
pub(super) const LONGEST: u32 = 9;
/// How many checkers more than it gives up a shot must win.
const GAIN: i32 = 2;
/// How many shots of each length are tried.
const OF_EACH: usize = 60;
/// Only positions in which a shot decides something are taken: about even, and with so many checkers at least.
const FEWEST: usize = 3;
/// In how many games they are looked for.
const GAMES: u64 = 20_000;

/// By how many checkers a side is ahead.
fn lead(position: &Position, side: Side) -> i32 {
    position.of(side).len() as i32 - position.of(side.other()).len() as i32
}

/// Whether the side to move wins by force within so many moves of both: each of its moves leaves the other side nothing
/// but jumps, until it is ahead by `goal` and the other side has nothing to jump, or has no move at all.
pub(super) fn shot(rules: &Preset, position: &Position, goal: i32, plies: u32) -> bool {
    plies > 0
        && moves(rules, position)
            .into_iter()
            .any(|played| forced(rules, &position.make(played), goal, plies - 1))
}

/// Whether the side to move cannot keep the other from such a win.
pub(super) fn forced(rules: &Preset, position: &Position, goal: i32, plies: u32) -> bool {
    if !position.can_move() {
        return true;
    }
    if position.jumpers().is_empty() {
        return lead(position, position.side().other()) >= goal;
    }
    plies > 1
        && moves(rules, position)
            .into_iter()
            .all(|played| shot(rules, &position.make(played), goal, plies - 1))
}

/// A position with a shot.
pub(super) struct Problem {
    pub(super) position: Position,
    /// The number of checkers by which the side to move is ahead after it, at least.
    pub(super) goal: i32,
    /// How many moves of both it takes.
    pub(super) plies: u32,
}

/// Shots of each length that come up in games between players who take what they can.
pub(super) fn problems(rules: &Preset) -> Vec<Problem> {
    let mut all: Vec<Problem> = Vec::new();
    let mut met = HashSet::new();
    let wanted =
        |all: &[Problem], plies: u32| all.iter().filter(|it| it.plies == plies).count() < OF_EACH;
    for number in 0..GAMES {
        if (3..=LONGEST).step_by(2).all(|plies| !wanted(&all, plies)) {
            break;
        }
        let Some(setup) = setup(rules, number) else {
            break;
        };
        let Ok(mut game) = quietly(|croupier| Checkers::start(&setup, croupier)) else {
            break;
        };
        let mut step = number << 16;
        while let Some(seat) = game.turn().seat() {
            let view = game.view(Some(seat));
            let position = *view.position();
            let ahead = lead(&position, position.side());
            let goal = ahead + GAIN;
            let fair = ahead.abs() <= 2 && position.of(position.side()).len() >= FEWEST;
            let length = (3..=LONGEST)
                .step_by(2)
                .find(|plies| shot(rules, &position, goal, *plies));
            if let Some(plies) = length
                && fair
                && !shot(rules, &position, goal, 1)
                && wanted(&all, plies)
                && met.insert(position.to_string())
            {
                all.push(Problem {
                    position,
                    goal,
                    plies,
                });
            }
            step += 1;
            let Some(action) = Sparring::Greedy.decide::<Checkers>(&view, step) else {
                break;
            };
            if quietly(|croupier| game.apply(action, croupier)).is_err() {
                break;
            }
        }
    }
    all
}

/// What the player makes of a problem.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    /// It plays the shot, or another one that wins as much.
    Shot,
    /// It wins the game in another way: played out against itself.
    Win,
    Missed,
}

fn answer(rules: &Preset, problem: &Problem) -> Answer {
    let Some(played) = best(rules, &problem.position) else {
        return Answer::Missed;
    };
    let next = problem.position.make(played);
    if forced(rules, &next, problem.goal, LONGEST - 1) {
        Answer::Shot
    } else if winner(rules, &next) == Some(problem.position.side()) {
        Answer::Win
    } else {
        Answer::Missed
    }
}

/// Who wins when the strongest level plays both sides.
fn winner(rules: &Preset, position: &Position) -> Option<Side> {
    let mut game = Checkers::start_at(&setup(rules, 1)?, &position.to_string()).ok()?;
    loop {
        let seat = match game.turn() {
            Turn::Over(outcome) => return Side::try_from(outcome.winners.iter().next()?).ok(),
            Turn::Decide(decision) => decision.seat,
        };
        let action = decide(&game.view(Some(seat)), Level::HARD, 1)?;
        quietly(|croupier| game.apply(action, croupier)).ok()?;
    }
}

pub(super) fn measure() {
    let Some(tournament) = Checkers::INFO.presets.get(1) else {
        return;
    };
    let all = problems(tournament);
    println!("wins by force, jumping a must       shot  other win  missed");
    for plies in (3..=LONGEST).step_by(2) {
        let these: Vec<(&Problem, Answer)> = all
            .iter()
            .filter(|it| it.plies == plies)
            .map(|it| (it, answer(tournament, it)))
            .collect();
        let count = |kind| these.iter().filter(|it| it.1 == kind).count();
        println!(
            "  {plies} moves of both, {:>3} positions     {:>4}  {:>9}  {:>6}",
            these.len(),
            count(Answer::Shot),
            count(Answer::Win),
            count(Answer::Missed),
        );
        for (missed, _) in these.iter().filter(|it| it.1 == Answer::Missed) {
            println!("    missed {}", missed.position);
        }
    }
}
