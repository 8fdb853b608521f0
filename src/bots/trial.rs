//! Trying ideas in imagined worlds: which of them did best, for players who look ahead.
//!
//! Luck weighs more than what two good ideas differ by, so all ideas in question are tried in the same world with the
//! same luck, and a world in which only some have been tried does not count. A player imagines the worlds and plays them
//! out; here is counted what came of it, in one of two ways. A [`Trial`] spends its budget in stages, after each of which
//! the worse half of the ideas is given up. A [`Challenge`] keeps to the first idea unless another did clearly better.
//!
//! ```text
//! let mut trial = Trial::of(ideas.len(), budget);
//! while trial.goes_on(nodes) {
//!     let world = imagine(view, &mut rng);
//!     trial.compare(&mut |idea| play_out(&world, ideas.get(idea)?, &mut nodes, stop));
//! }
//! let best = trial.best().and_then(|idea| ideas.get(idea)).unwrap_or(hunch);
//! ```
//!
//! An idea is a number here, its place in the player's own list, so that one piece of code serves all games.

#[cfg(test)]
mod tests;

use heapless::Vec;
use parlour_rules::order::best_first;

/// The most ideas that can be compared; what goes beyond is left out. No player has more: each domino at each end.
pub(crate) const MOST_IDEAS: usize = 56;

/// What an idea brings in the world of the moment; none when there was no time to see it.
pub(crate) type Attempt<'a> = &'a mut dyn FnMut(usize) -> Option<i32>;

/// An idea and the sum of what it brought; all in question have been tried in the same worlds.
#[derive(Clone, Copy)]
struct Idea {
    place: u8,
    sum: i32,
}

/// Ideas of which the worse half is given up after each stage of the budget, until one is left.
pub(crate) struct Trial {
    ideas: Vec<Idea, MOST_IDEAS>,
    budget: u32,
    stages: u32,
    /// The stage under way, counting from 1.
    stage: u32,
    worlds: u32,
    last_two: Option<Duel>,
    stopped: bool,
}

impl Trial {
    /// A trial of so many ideas. The budget is in whatever the player counts: actions carried out, or worlds.
    pub(crate) fn of(ideas: usize, budget: u32) -> Trial {
        let ideas = ideas.min(MOST_IDEAS);
        Trial {
            ideas: (0..ideas as u8)
                .map(|place| Idea { place, sum: 0 })
                .collect(),
            budget,
            stages: (ideas as u32).next_power_of_two().trailing_zeros(),
            stage: 1,
            worlds: 0,
            last_two: None,
            stopped: false,
        }
    }

    /// The same, with an early end when of the last two ideas one is clearly better after at least so many worlds.
    pub(crate) fn parting_after(mut self, fewest_worlds: u32) -> Trial {
        self.last_two = Some(Duel {
            fewest: fewest_worlds.into(),
            ..Duel::default()
        });
        self
    }

    /// Whether another world is worth it when so much of the budget is spent.
    pub(crate) fn goes_on(&mut self, spent: u32) -> bool {
        while !self.stopped && self.stage <= self.stages {
            let settled = self.last_two.as_ref().is_some_and(Duel::is_settled);
            if spent < self.budget / self.stages * self.stage && !settled {
                return true;
            }
            best_first(&mut self.ideas, |idea| idea.sum);
            self.ideas.truncate(self.ideas.len().div_ceil(2));
            self.stage += 1;
        }
        false
    }

    /// Tries all ideas in question in one world. If there is no time, the trial is over.
    pub(crate) fn compare(&mut self, attempt: Attempt<'_>) {
        let mut gains = [0; MOST_IDEAS];
        for (idea, gain) in self.ideas.iter().zip(&mut gains) {
            let Some(brought) = attempt(idea.place.into()) else {
                self.stopped = true;
                return;
            };
            *gain = brought;
        }
        self.worlds += 1;
        for (idea, gain) in self.ideas.iter_mut().zip(gains) {
            idea.sum = idea.sum.saturating_add(gain);
        }
        if let ([_, _], Some(duel)) = (&*self.ideas, &mut self.last_two) {
            duel.note(i64::from(gains[0]) - i64::from(gains[1]));
        }
    }

    /// The idea that did best, of equals the first; none if no world was seen to its end.
    pub(crate) fn best(&self) -> Option<usize> {
        let best = self.ideas.iter().rev().max_by_key(|idea| idea.sum)?;
        (self.worlds > 0).then_some(best.place.into())
    }
}

/// The last two ideas in question, compared world by world.
#[derive(Default)]
struct Duel {
    fewest: i64,
    worlds: i64,
    sum: i64,
    squares: i64,
}

impl Duel {
    /// Notes by how much the first did better.
    fn note(&mut self, difference: i64) {
        self.worlds += 1;
        self.sum += difference;
        self.squares += difference * difference;
    }

    /// Whether the mean difference is more than three times its own uncertainty.
    fn is_settled(&self) -> bool {
        self.worlds >= self.fewest && self.sum * self.sum > 9 * self.squares
    }
}

/// A first idea, and others that have to do clearly better to take its place. What does clearly worse is given up.
pub(crate) struct Challenge {
    rivals: Vec<Rival, MOST_IDEAS>,
    budget: u32,
    fewest_worlds: i64,
    worlds: i64,
    stopped: bool,
}

/// An idea and how much better it did than the first one.
struct Rival {
    place: u8,
    sum: i64,
    squares: i64,
}

impl Rival {
    /// Whether the sum is larger than its own uncertainty.
    fn is_clear(&self, worlds: i64) -> bool {
        let square = self.sum * self.sum;
        square > self.squares - square / worlds
    }
}

impl Challenge {
    /// A challenge to the first of so many ideas; nothing is clear before so many worlds have been seen.
    pub(crate) fn of(ideas: usize, budget: u32, fewest_worlds: u32) -> Challenge {
        let rival = |place| Rival {
            place,
            sum: 0,
            squares: 0,
        };
        Challenge {
            rivals: (1..ideas.min(MOST_IDEAS) as u8).map(rival).collect(),
            budget,
            fewest_worlds: fewest_worlds.max(1).into(),
            worlds: 0,
            stopped: false,
        }
    }

    /// Whether another world is worth it when so much of the budget is spent.
    pub(crate) fn goes_on(&self, spent: u32) -> bool {
        !self.stopped && !self.rivals.is_empty() && spent < self.budget
    }

    /// Tries all ideas in question in one world. If there is no time, the challenge is over.
    pub(crate) fn compare(&mut self, attempt: Attempt<'_>) {
        let mut brought = [0; MOST_IDEAS];
        let rivals = self.rivals.iter().map(|rival| rival.place.into());
        for (idea, brought) in [0].into_iter().chain(rivals).zip(&mut brought) {
            let Some(gain) = attempt(idea) else {
                self.stopped = true;
                return;
            };
            *brought = gain;
        }
        self.worlds += 1;
        let [first, others @ ..] = brought;
        for (rival, gain) in self.rivals.iter_mut().zip(others) {
            let more = i64::from(gain) - i64::from(first);
            rival.sum += more;
            rival.squares += more * more;
        }
        let worlds = self.worlds;
        if worlds >= self.fewest_worlds {
            self.rivals
                .retain(|rival| rival.sum >= 0 || !rival.is_clear(worlds));
        }
    }

    /// The idea to take: the one that did most clearly better than the first, or the first.
    pub(crate) fn best(&self) -> usize {
        let seen_enough = self.worlds >= self.fewest_worlds;
        let better = |rival: &&Rival| seen_enough && rival.sum > 0 && rival.is_clear(self.worlds);
        let rivals = self.rivals.iter().filter(better);
        let best = rivals.max_by_key(|rival| rival.sum);
        best.map_or(0, |rival| rival.place.into())
    }
}
