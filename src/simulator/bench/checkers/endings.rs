//! Kings against fewer kings: every position is solved from its end, and the player has to win what is won.

use super::{decide, moves, setup};
use parlour_bots::Level;
use parlour_rules::checkers::{Action, Position, Side, Squares};
use parlour_rules::game::quietly;
use parlour_rules::info::Preset;
use parlour_rules::{Checkers, Game, Rng, Turn};
use std::collections::HashMap;

/// How many won positions of each kind are played out.
const TRIED: usize = 60;

/// The armies: so many kings against so many.
const ARMIES: [(u32, u32); 2] = [(2, 1), (3, 1)];

/// For each position the number of moves of both until its side to move has won (odd) or lost (even); none where neither
/// can be forced.
pub(super) struct Solved {
    ends: HashMap<Key, Option<u16>>,
}

type Key = (u32, u32, bool);

fn key(position: &Position) -> Key {
    (
        position.of(Side::Dark).bits(),
        position.of(Side::Light).bits(),
        position.side() == Side::Dark,
    )
}

fn at(dark: u32, light: u32, side: Side) -> Option<Position> {
    let (dark, light) = (Squares::from_bits(dark), Squares::from_bits(light));
    Position::new(dark, light, dark | light, side).ok()
}

/// All sets of so many squares.
fn sets(count: u32) -> Vec<u32> {
    let mut all = Vec::new();
    let mut grow = vec![(0u32, 0u32)];
    while let Some((set, next)) = grow.pop() {
        if set.count_ones() == count {
            all.push(set);
            continue;
        }
        grow.extend((next..32).map(|square| (set | 1 << square, square + 1)));
    }
    all.sort_unstable();
    all
}

impl Solved {
    /// Solves every position with at most three dark kings against one light king.
    pub(super) fn new(rules: &Preset) -> Solved {
        let mut ends: HashMap<Key, Option<u16>> = HashMap::new();
        for (strong, weak) in [(1, 1), (2, 1), (3, 1)] {
            let mut open: Vec<(Key, Vec<Key>)> = Vec::new();
            for light in sets(weak) {
                for dark in sets(strong).into_iter().filter(|dark| dark & light == 0) {
                    for side in [Side::Dark, Side::Light] {
                        let Some(position) = at(dark, light, side) else {
                            continue;
                        };
                        let next = moves(rules, &position)
                            .into_iter()
                            .map(|played| key(&position.make(played)))
                            .collect();
                        open.push((key(&position), next));
                    }
                }
            }
            solve(&mut ends, open);
        }
        Solved { ends }
    }

    pub(super) fn end(&self, position: &Position) -> Option<u16> {
        let (dark, light, _) = key(position);
        match (dark, light) {
            (0, _) => Some(if position.side() == Side::Dark { 0 } else { 1 }),
            (_, 0) => Some(if position.side() == Side::Light { 0 } else { 1 }),
            _ => self.ends.get(&key(position)).copied().flatten(),
        }
    }
}

/// One move of distance after the other, until nothing is added.
fn solve(ends: &mut HashMap<Key, Option<u16>>, mut open: Vec<(Key, Vec<Key>)>) {
    // Who has nothing left has lost already.
    let known = |ends: &HashMap<Key, Option<u16>>, key: &Key| match (key.0, key.1, key.2) {
        (0, _, _) | (_, 0, _) => Some(0),
        _ => ends.get(key).copied().flatten(),
    };
    for distance in 0..400 {
        let mut found = Vec::new();
        open.retain(|(here, next)| {
            let settled = if distance % 2 == 1 {
                next.iter()
                    .any(|key| known(ends, key) == Some(distance - 1))
            } else {
                next.iter()
                    .all(|key| known(ends, key).is_some_and(|end| end % 2 == 1))
            };
            if settled {
                found.push(*here);
            }
            !settled
        });
        let quiet = found.is_empty() && distance > 60;
        ends.extend(found.into_iter().map(|key| (key, Some(distance))));
        if quiet {
            break;
        }
    }
}

/// Plays a won position out, the best defence against the player; whether it was won.
fn is_won(rules: &Preset, solved: &Solved, start: &Position, seed: u64) -> Option<bool> {
    let mut game = Checkers::start_at(&setup(rules, seed)?, &start.to_string()).ok()?;
    for step in 0..400 {
        let seat = match game.turn() {
            Turn::Over(outcome) => return Some(outcome.winners.has(Side::Dark.seat())),
            Turn::Decide(decision) => decision.seat,
        };
        let view = game.view(Some(seat));
        let action = if seat == Side::Dark.seat() {
            decide(&view, Level::HARD, seed + step)?
        } else {
            let position = *view.position();
            let last = |end: Option<u16>| end.unwrap_or(u16::MAX);
            Action::Move(
                moves(rules, &position)
                    .into_iter()
                    .max_by_key(|played| last(solved.end(&position.make(*played))))?,
            )
        };
        quietly(|croupier| game.apply(action, croupier)).ok()?;
    }
    Some(false)
}

pub(super) fn measure() {
    println!("endings against the best defence");
    for rules in Checkers::INFO.presets {
        let solved = Solved::new(rules);
        for (strong, weak) in ARMIES {
            let mut won: Vec<Position> = solved
                .ends
                .iter()
                .filter(|((dark, light, dark_moves), end)| {
                    dark.count_ones() == strong
                        && light.count_ones() == weak
                        && *dark_moves
                        && end.is_some_and(|end| end % 2 == 1 && end >= 9)
                })
                .filter_map(|((dark, light, _), _)| at(*dark, *light, Side::Dark))
                .collect();
            let all = sets(strong).len() * (32 - strong as usize);
            won.sort_unstable_by_key(key);
            let share = 100.0 * won.len() as f64 / all as f64;
            let longest = won.iter().filter_map(|it| solved.end(it)).max();
            let mut rng = Rng::seeded(u64::from(strong));
            rng.shuffle(&mut won);
            won.truncate(TRIED);
            let held = (0..)
                .zip(&won)
                .filter(|(seed, start)| is_won(rules, &solved, start, *seed * 1000) != Some(true))
                .map(|(_, start)| start)
                .collect::<Vec<_>>();
            println!(
                "  {:<11} {strong} kings against {weak}: won {} of {} ({share:.0} % of all are wins in 9 to {} moves of both)",
                rules.name,
                won.len() - held.len(),
                won.len(),
                longest.unwrap_or(0),
            );
            for start in held.iter().take(5) {
                println!("    not won {start}");
            }
        }
    }
}
