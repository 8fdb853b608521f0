//! Sparring partners: players without any skill, against whom the others are measured.

use crate::choices;
use crate::general;
use crate::player::Player;
use crate::ways::Lent;
use heapless::Vec;
use parlour_rules::game::quietly;
use parlour_rules::{Rng, SeedableRng, View};

/// How many imagined games the greedy partner looks at.
const GLANCES: u32 = 4;

/// A sparring partner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sparring {
    /// Any legal action.
    Random,
    /// The action that looks best at once.
    Greedy,
}

impl Sparring {
    /// Both partners.
    pub const ALL: [Sparring; 2] = [Sparring::Random, Sparring::Greedy];

    /// The partner's name in a table of results.
    pub const fn name(self) -> &'static str {
        match self {
            Sparring::Random => "random",
            Sparring::Greedy => "greedy",
        }
    }

    /// The partner's move for the seat that looks; none when it has nothing to decide.
    pub fn decide<G: Player>(self, view: &G::View, seed: u64) -> Option<G::Action> {
        let mut rng = Rng::seed_from_u64(seed);
        match self {
            // Without ideas for a text, what a game can say at all is the quick move it brings.
            Sparring::Random => {
                choices::any::<G>(view, &mut rng).or_else(|| G::rollout(view, &mut rng))
            }
            Sparring::Greedy => G::greedy(view, &mut rng),
        }
    }
}

/// The action after which the seat stands best, on the average of a few imagined games; among equals any.
pub fn greedy<G: Player>(view: &G::View, rng: &mut Rng) -> Option<G::Action> {
    let seat = view.seat()?;
    let mut candidates: Vec<_, { choices::MAX_CANDIDATES }> = choices::candidates::<G>(view, rng)
        .into_iter()
        .map(|action| (action, 0i32))
        .collect();
    // The first of equals is taken, so a random order makes it any of them.
    rng.shuffle(&mut candidates);
    for _ in 0..GLANCES {
        let world = G::imagine(view, rng);
        for (action, sum) in &mut candidates {
            let mut next = world.clone();
            if quietly(|croupier| next.apply(*action, croupier)).is_ok() {
                *sum += general::standing::<G, Lent>(&next, seat);
            }
        }
    }
    candidates
        .iter()
        .rev()
        .max_by_key(|(_, sum)| *sum)
        .map(|(action, _)| *action)
}
