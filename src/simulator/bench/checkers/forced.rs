//! Wins by force of jumps, proved by trying everything.
//!
//! Where jumping is a must, each move of the winning side leaves the other nothing but jumps. Where nobody has to jump,
//! each of its moves jumps or threatens to, and every answer counts. In at most nine moves of both the other side has
//! lost two men more than it took, has nothing to jump and cannot win anything back soon; or it has lost the game. No
//! other first move wins as much as one man.
//!
//! The positions come from games between players who take what they can, and are kept in `forced.txt`: `find` looks for
//! such positions, `prove` proves each of them once more.

use super::{RULES, best, move_rules, moves, setup};
use parlour_bots::{Level, Sparring};
use parlour_rules::checkers::{Move, MoveRules, Position, Side, read_position};
use parlour_rules::game::quietly;
use parlour_rules::options::Preset;
use parlour_rules::{Checkers, Game};
use std::collections::{HashMap, HashSet};
use std::time::Instant;

/// The lengths of wins, in moves of both sides.
const LENGTHS: [u32; 4] = [3, 5, 7, 9];
/// The longest of them.
const LONGEST: u32 = 9;
/// How much more than it gives up the winning side takes: two men.
const GAIN: i32 = 4;
/// How many wins of each length are kept.
const OF_EACH: usize = 60;
/// Only positions in which a win decides something are taken: about even, and with so many checkers at least.
const FEWEST: usize = 3;

/// For so many moves of both after it nothing of the gain can be won back.
const AFTERWARDS: u32 = 4;
/// A win without force counts up to so many moves of both.
const FREELY: u32 = 13;
/// A result is remembered where finding it out again would take longer than looking it up.
const WORTH_KNOWING: u32 = 5;

/// The positions, each with its rules and its length before it.
const KEPT: &str = include_str!("forced.txt");

/// What a side has: a man counts two, a king three.
fn wealth(position: &Position, side: Side) -> i32 {
    (2 * position.of(side).len() + position.kings(side).len()) as i32
}

/// By how much a side is ahead.
fn lead(position: &Position, side: Side) -> i32 {
    wealth(position, side) - wealth(position, side.other())
}

/// Tries everything to tell whether one side wins by force.
pub(super) struct Proof {
    rules: MoveRules,
    /// By how much the winning side gets ahead.
    goal: i32,
    /// For how many moves of both afterwards nothing of it can be won back.
    afterwards: u32,
    /// Whether its moves need not force anything.
    freely: bool,
    /// What has been found out: for a position whether the side to move wins within so many moves.
    known: HashMap<(Position, u32), bool>,
}

impl Proof {
    /// A proof that the side to move gains so much.
    pub(super) fn new(rules: MoveRules, position: &Position, gain: i32) -> Proof {
        Proof {
            rules,
            goal: lead(position, position.side()) + gain,
            afterwards: AFTERWARDS,
            freely: false,
            known: HashMap::new(),
        }
    }

    /// A quick look that may take for a win what is none, but not the other way round.
    fn glance(rules: MoveRules, position: &Position) -> Proof {
        Proof {
            afterwards: 0,
            ..Proof::new(rules, position, GAIN)
        }
    }

    /// Whether the side to move wins by force within so many moves of both.
    pub(super) fn wins(&mut self, position: &Position, plies: u32) -> bool {
        if plies == 0 {
            return false;
        }
        if plies >= WORTH_KNOWING
            && let Some(known) = self.known.get(&(*position, plies))
        {
            return *known;
        }
        let won = moves(self.rules, position).into_iter().any(|played| {
            let next = position.make(played);
            self.is_forcing(&next, played) && self.loses(&next, plies - 1)
        });
        if plies >= WORTH_KNOWING {
            self.known.insert((*position, plies), won);
        }
        won
    }

    /// Whether the side to move cannot keep the other from such a win.
    pub(super) fn loses(&mut self, position: &Position, plies: u32) -> bool {
        if !position.can_move() {
            return true;
        }
        let quiet = position.jumpers().is_empty();
        if quiet && self.holds(position, self.afterwards) {
            return true;
        }
        plies > 1
            && (self.freely || !(quiet && self.rules.must_jump))
            && moves(self.rules, position)
                .into_iter()
                .all(|played| self.wins(&position.make(played), plies - 1))
    }

    /// Whether the side to move is behind by all that was to be won, and cannot get any of it back within so many moves of
    /// both.
    fn holds(&self, position: &Position, plies: u32) -> bool {
        lead(position, position.side().other()) >= self.goal
            && (plies == 0
                || moves(self.rules, position).into_iter().all(|played| {
                    let next = position.make(played);
                    moves(self.rules, &next)
                        .into_iter()
                        .any(|answer| self.holds(&next.make(answer), plies - 2))
                }))
    }

    /// Whether a move that led to a position leaves the side to move no rest.
    fn is_forcing(&self, next: &Position, played: Move) -> bool {
        self.freely
            || self.rules.must_jump
            || played.is_jump()
            || !next.passed().jumpers().is_empty()
    }

    /// The moves with which the side to move wins by force within so many moves of both.
    fn keys(&mut self, position: &Position, plies: u32) -> Vec<Move> {
        let all = moves(self.rules, position).into_iter();
        all.filter(|played| {
            let next = position.make(*played);
            self.is_forcing(&next, *played) && self.loses(&next, plies - 1)
        })
        .collect()
    }
}

/// The number of moves of both in which the side to move wins by force, if it takes more than one.
fn length(rules: MoveRules, position: &Position) -> Option<u32> {
    let mut glance = Proof::glance(rules, position);
    if glance.wins(position, 1) || !glance.wins(position, LONGEST) {
        return None;
    }
    let mut proof = Proof::new(rules, position, GAIN);
    LENGTHS
        .into_iter()
        .find(|plies| proof.wins(position, *plies))
}

/// Whether no other first move wins even a man.
fn is_clear(rules: MoveRules, position: &Position) -> bool {
    let keys = Proof::new(rules, position, GAIN).keys(position, LONGEST);
    let others = Proof::new(rules, position, GAIN / 2).keys(position, LONGEST);
    others.iter().all(|other| keys.contains(other))
}

/// A position with a win.
pub(super) struct Problem {
    pub(super) rules: &'static Preset,
    /// How many moves of both it takes.
    pub(super) plies: u32,
    pub(super) position: Position,
}

/// The kept positions.
pub(super) fn problems() -> impl Iterator<Item = Problem> {
    KEPT.lines().filter_map(|line| {
        let mut words = line.split(' ');
        let name = words.next()?;
        Some(Problem {
            rules: RULES.iter().find(|rules| rules.name == name)?,
            plies: words.next()?.parse().ok()?,
            position: read_position(words.next()?).ok()?,
        })
    })
}

/// Looks for wins of each length in so many games, under both presets, and prints them.
pub(super) fn find(games: u32) {
    for rules in Checkers::INFO.presets {
        let allowed = move_rules(rules);
        let mut found: HashMap<u32, usize> = HashMap::new();
        let mut met = HashSet::new();
        for number in 0..games {
            let mut look = |position: &Position| {
                let ahead = lead(position, position.side());
                let fair = ahead.abs() <= GAIN && position.of(position.side()).len() >= FEWEST;
                if fair
                    && met.insert(*position)
                    && let Some(plies) = length(allowed, position)
                    && *found.entry(plies).or_default() < OF_EACH
                    && is_clear(allowed, position)
                {
                    *found.entry(plies).or_default() += 1;
                    println!("{} {plies} {position}", rules.name);
                }
            };
            let _ = show_game(rules, u64::from(number), &mut look);
            if found.get(&LONGEST).is_some_and(|count| *count >= OF_EACH) {
                break;
            }
        }
    }
}

/// Shows every position of a game between players who take what they can.
fn show_game(rules: &Preset, seed: u64, show: &mut impl FnMut(&Position)) -> Option<()> {
    let setup = setup(rules, seed)?;
    let mut game = quietly(|croupier| Checkers::start(&setup, croupier)).ok()?;
    let mut step = seed << 16;
    while let Some(seat) = game.turn().seat() {
        let view = game.view(Some(seat));
        show(view.position());
        step += 1;
        let action = Sparring::Greedy.decide::<Checkers>(&view, step)?;
        quietly(|croupier| game.apply(action, croupier)).ok()?;
    }
    Some(())
}

/// Proves each of the kept positions again: won in its number of moves, and not in fewer.
pub(super) fn prove() -> Result<(), String> {
    let start = Instant::now();
    let mut count = 0;
    for problem in problems() {
        let rules = move_rules(problem.rules);
        let length = length(rules, &problem.position);
        if length != Some(problem.plies) || !is_clear(rules, &problem.position) {
            return Err(format!(
                "{} is not won in {} moves.",
                problem.position, problem.plies
            ));
        }
        count += 1;
    }
    println!(
        "{count} wins by force proved in {:.0} s",
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

/// What the player makes of a problem.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    /// It plays the win by force.
    Forced,
    /// It wins as much without forcing each move, which is proved as well.
    Freely,
    Missed,
}

fn answer(problem: &Problem, level: Level) -> Answer {
    let Some(played) = best(problem.rules, &problem.position, level) else {
        return Answer::Missed;
    };
    let next = problem.position.make(played);
    let mut proof = Proof::new(move_rules(problem.rules), &problem.position, GAIN);
    if proof.loses(&next, LONGEST - 1) {
        return Answer::Forced;
    }
    let mut proof = Proof {
        freely: true,
        known: HashMap::new(),
        ..proof
    };
    if (2..FREELY)
        .step_by(2)
        .any(|plies| proof.loses(&next, plies))
    {
        Answer::Freely
    } else {
        Answer::Missed
    }
}

/// Sets all problems to a level.
pub(super) fn measure(level: Level) {
    println!(
        "wins by force, level {}         by force  freely  missed",
        level.number()
    );
    for rules in &RULES {
        for plies in LENGTHS {
            let these: Vec<(Problem, Answer)> = problems()
                .filter(|it| it.rules.name == rules.name && it.plies == plies)
                .map(|it| {
                    let answer = answer(&it, level);
                    (it, answer)
                })
                .collect();
            if these.is_empty() {
                continue;
            }
            let count = |kind| these.iter().filter(|it| it.1 == kind).count();
            println!(
                "  {:<11} in {plies} moves of both {:>7} {:>7} {:>7}",
                rules.name,
                count(Answer::Forced),
                count(Answer::Freely),
                count(Answer::Missed),
            );
            for (problem, _) in these.iter().filter(|it| it.1 == Answer::Missed) {
                println!("    missed {}", problem.position);
            }
        }
    }
}
