//! The conformance kit: laws that hold for every game of the catalogue, tried on thousands of random games.
//!
//! A game is tested here before it has a test of its own, because the kit runs over the one list of games, and over a
//! [toy](toy) that has what none of them has. Each law is a module; it plays random games with random options and looks at every position on the way. A failed law prints the
//! set-up and the actions that led to it. `CONFORMANCE=10 cargo test --test conformance` plays ten times as many.

mod actions;
mod catalogue;
mod folders;
mod ledgers;
mod memory;
mod saves;
mod sizes;
mod toy;
mod views;

use parlour_rules::testing::any_setup;
use parlour_rules::{Game, Rng, SeedableRng};
use parlour_tests::story::Story;

macro_rules! laws {
    ($($folder:ident => $game:ident,)*) => { $(laws! { $folder: parlour_rules::$game })* };
    ($folder:ident: $game:path) => {
        mod $folder {
            type Game = $game;

            #[test]
            fn the_entry_in_the_catalogue_is_in_order() {
                crate::catalogue::entry::<Game>();
            }

            #[test]
            fn what_is_listed_can_be_played_and_nothing_else() {
                crate::actions::listed_and_no_more::<Game>();
            }

            #[test]
            fn every_game_ends_within_its_bound() {
                crate::actions::ends_within_bound::<Game>();
            }

            #[test]
            fn nothing_is_lost_and_nothing_is_there_twice() {
                crate::ledgers::conserved::<Game>();
            }

            #[test]
            fn a_view_tells_the_truth_or_nothing() {
                crate::ledgers::views_agree::<Game>();
            }

            #[test]
            fn a_view_is_the_same_whatever_it_hides() {
                crate::views::imagined::<Game>();
            }

            #[test]
            fn saving_in_the_middle_changes_no_later_move() {
                crate::saves::continued::<Game>();
            }

            #[test]
            fn the_same_seed_and_actions_give_the_same_game() {
                crate::saves::repeated::<Game>();
            }

            #[test]
            fn damaged_saves_are_refused_or_sound() {
                crate::saves::damaged::<Game>();
            }

            #[test]
            fn what_a_game_leaves_is_there_for_the_next() {
                crate::memory::handed_on::<Game>();
            }
        }
    };
}
parlour_rules::games!(laws);
laws! { chain: crate::toy::Chain }

/// The longest that a random game is followed.
const LONGEST: u32 = 20_000;
/// How long one is followed without such an end in sight: trading can go on for ever.
const LONG_ENOUGH: u32 = 2_000;

/// So many positions a law looks at, unless `CONFORMANCE` asks for more; and at least a few games.
struct Effort {
    positions: u32,
    games: u32,
}

impl Effort {
    /// Effort for about so many positions, in at least so many games.
    fn new(positions: u32, games: u32) -> Effort {
        let times = std::env::var("CONFORMANCE").ok();
        let times: u32 = times.and_then(|times| times.parse().ok()).unwrap_or(1);
        Effort {
            positions: positions.saturating_mul(times),
            games: games.saturating_mul(times),
        }
    }

    /// Plays random games to their ends and shows each position, the first and the last one too.
    fn play<G: Game>(&self, salt: u64, mut look: impl FnMut(&mut Story<G>, &mut Rng)) {
        let mut rng = Rng::seed_from_u64(salt);
        let (mut positions, mut games) = (0, 0);
        while positions < self.positions || games < self.games {
            games += 1;
            let mut story = Story::<G>::start(any_setup::<G>(&mut rng));
            let longest = match G::INFO.bound {
                bound @ 0..=LONGEST => bound,
                _ => LONG_ENOUGH,
            };
            for _ in 0..=longest {
                positions += 1;
                look(&mut story, &mut rng);
                if !story.step(&mut rng) {
                    break;
                }
            }
        }
    }
}

/// Whether a name is in lower case with hyphens.
fn is_plain(name: &str) -> bool {
    !name.is_empty()
        && name
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}
