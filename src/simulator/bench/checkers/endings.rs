//! Kings against fewer kings: every position is solved from its end, and the player has to win what is won.

use super::{decide, move_rules, moves, setup};
use parlour_bots::Level;
use parlour_rules::checkers::{Action, Move, MoveRules, Position, Side, Squares};
use parlour_rules::game::quietly;
use parlour_rules::options::Preset;
use parlour_rules::{Checkers, Game, Rng, SeedableRng, Turn};

/// How many won positions of each kind are played out.
const TRIED: usize = 60;
/// Wins in fewer moves of both are no test.
const SHORTEST: u16 = 9;
/// No win among so few kings takes longer.
const LONGEST: u16 = 200;
/// The most kings of a side.
const MOST: usize = 3;

/// The armies that are played out: so many dark kings against so many light ones.
const PLAYED: [[usize; 2]; 3] = [[2, 1], [3, 1], [3, 2]];
/// All that are solved, each after those that its captures lead to.
const SOLVED: [[usize; 2]; 7] = [[1, 1], [2, 1], [1, 2], [3, 1], [1, 3], [2, 2], [3, 2]];

/// Nobody can force anything.
const OPEN: u16 = u16::MAX;

/// All positions of two armies of kings, and for each the number of moves of both until its side to move has won (odd)
/// or lost (even).
struct Ends {
    dark: Vec<u32>,
    light: Vec<u32>,
    ends: Vec<u16>,
}

impl Ends {
    fn new([dark, light]: [usize; 2]) -> Ends {
        let (dark, light) = (sets(dark), sets(light));
        let ends = vec![OPEN; dark.len() * light.len() * 2];
        Ends { dark, light, ends }
    }

    fn place(&self, position: &Position) -> Option<usize> {
        let dark = self.dark.binary_search(&position.of(Side::Dark).bits());
        let light = self.light.binary_search(&position.of(Side::Light).bits());
        let pair = dark.ok()? * self.light.len() + light.ok()?;
        Some(2 * pair + usize::from(position.side() == Side::Dark))
    }

    fn position(&self, place: usize) -> Option<Position> {
        let dark = *self.dark.get(place / 2 / self.light.len())?;
        let light = *self.light.get(place / 2 % self.light.len())?;
        let side = if place.is_multiple_of(2) {
            Side::Light
        } else {
            Side::Dark
        };
        let (dark, light) = (Squares::from_bits(dark), Squares::from_bits(light));
        Position::new(dark, light, dark | light, side).ok()
    }

    fn end(&self, position: &Position) -> u16 {
        let end = self.place(position).and_then(|place| self.ends.get(place));
        end.copied().unwrap_or(OPEN)
    }
}

/// All sets of so many squares, in order.
fn sets(count: usize) -> Vec<u32> {
    let mut all = vec![0];
    for _ in 0..count {
        let larger = |set: &u32| {
            let set = *set;
            (32 - set.leading_zeros()..32).map(move |square| set | 1 << square)
        };
        all = all.iter().flat_map(larger).collect();
    }
    all.sort_unstable();
    all
}

/// The solved positions under some rules.
pub(super) struct Solved {
    rules: MoveRules,
    tables: [[Option<Ends>; MOST + 1]; MOST + 1],
}

impl Solved {
    /// Solves these armies, each after those that its captures lead to.
    pub(super) fn new(rules: &Preset, all: &[[usize; 2]]) -> Solved {
        let mut solved = Solved {
            rules: move_rules(rules),
            tables: Default::default(),
        };
        for armies in all {
            solved.solve(*armies);
        }
        solved
    }

    fn table(&self, position: &Position) -> Option<&Ends> {
        let [dark, light] = [Side::Dark, Side::Light].map(|side| position.of(side).len());
        self.tables.get(dark)?.get(light)?.as_ref()
    }

    pub(super) fn end(&self, position: &Position) -> u16 {
        if position.of(position.side()).is_empty() {
            0
        } else {
            self.table(position)
                .map_or(OPEN, |table| table.end(position))
        }
    }

    fn after(&self, position: &Position, played: Move) -> u16 {
        self.end(&position.make(played))
    }

    /// Finds the end of each position, one move further from the end each time. A position is due when something it
    /// leads to has been settled.
    fn solve(&mut self, armies: [usize; 2]) {
        let [dark, light] = armies;
        let table = Ends::new(armies);
        let mut due: Vec<Vec<Position>> = vec![Vec::new(); usize::from(LONGEST) + 1];
        for position in (0..table.ends.len()).filter_map(|place| table.position(place)) {
            let moves = moves(self.rules, &position);
            let captures = moves.iter().filter(|played| played.is_jump());
            let ends = captures
                .map(|played| self.after(&position, *played).saturating_add(1))
                .chain(moves.is_empty().then_some(0));
            for end in ends {
                if let Some(due) = due.get_mut(usize::from(end)) {
                    due.push(position);
                }
            }
        }
        self.tables[dark][light] = Some(table);
        for distance in 0..LONGEST {
            for position in std::mem::take(&mut due[usize::from(distance)]) {
                if self.end(&position) == OPEN && self.is_settled(&position, distance) {
                    if let Some(table) = &mut self.tables[dark][light]
                        && let Some(place) = table.place(&position)
                    {
                        table.ends[place] = distance;
                    }
                    // Kings can go back where they came from.
                    let before = position.passed();
                    before.steps(&mut |step| {
                        due[usize::from(distance) + 1].push(before.make(step).passed());
                    });
                }
            }
        }
    }

    /// Whether a position is won, or lost, in just so many moves.
    fn is_settled(&self, position: &Position, distance: u16) -> bool {
        let mut ends = moves(self.rules, position)
            .into_iter()
            .map(|played| self.after(position, played));
        if distance % 2 == 1 {
            ends.any(|end| end.checked_add(1) == Some(distance))
        } else {
            ends.all(|end| end != OPEN && end % 2 == 1)
        }
    }

    /// The positions that Dark, to move, wins, but not soon.
    fn won(&self, [dark, light]: [usize; 2]) -> Vec<Position> {
        let Some(table) = &self.tables[dark][light] else {
            return Vec::new();
        };
        let places = table.ends.iter().enumerate();
        places
            .filter(|(_, end)| **end != OPEN && **end % 2 == 1 && **end >= SHORTEST)
            .filter_map(|(place, _)| table.position(place))
            .filter(|position| position.side() == Side::Dark)
            .collect()
    }
}

/// Plays a won position out, the best defence against the player; whether it was won.
fn is_won(
    rules: &Preset,
    solved: &Solved,
    level: Level,
    start: &Position,
    seed: u64,
) -> Option<bool> {
    let mut game = Checkers::start_at(&setup(rules, seed)?, &start.to_string()).ok()?;
    let mut step = seed;
    loop {
        let seat = match game.turn() {
            Turn::Over(outcome) => return Some(outcome.winners.has(Side::Dark.seat())),
            Turn::Decide(decision) => decision.seat,
        };
        let view = game.view(Some(seat));
        step += 1;
        let action = if seat == Side::Dark.seat() {
            decide(&view, level, step)?
        } else {
            let position = *view.position();
            let last = |played: &Move| solved.after(&position, *played);
            Action::Move(
                moves(solved.rules, &position)
                    .into_iter()
                    .max_by_key(last)?,
            )
        };
        quietly(|croupier| game.apply(action, croupier)).ok()?;
    }
}

/// Plays out endings under both presets.
pub(super) fn measure(level: Level) {
    println!("endings against the best defence, level {}", level.number());
    for rules in Checkers::INFO.presets {
        let solved = Solved::new(rules, &SOLVED);
        for armies in PLAYED {
            let mut won = solved.won(armies);
            let all = won.len();
            let longest = won.iter().map(|it| solved.end(it)).max();
            let mut rng = Rng::seed_from_u64(1);
            rng.shuffle(&mut won);
            won.truncate(TRIED);
            let held: Vec<&Position> = (0..)
                .zip(&won)
                .filter(|(seed, start)| {
                    is_won(rules, &solved, level, start, *seed << 16) != Some(true)
                })
                .map(|(_, start)| start)
                .collect();
            println!(
                "  {:<11} {} kings against {}: won {} of {} (from {all} that are won in {SHORTEST} to {} moves of both)",
                rules.name,
                armies[0],
                armies[1],
                won.len() - held.len(),
                won.len(),
                longest.unwrap_or(0),
            );
            for start in held.iter().take(5) {
                println!("    not won {start}, a win in {}", solved.end(start));
            }
        }
    }
}
