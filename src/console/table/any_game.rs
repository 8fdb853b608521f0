//! A running game of any kind, and the list of all games, as far as only the catalogue knows them.
//!
//! Made from the catalogue's list, so that nothing else in this crate names a game.

use super::running::{ActionText, Hear, Match, Running, decide};
use crate::paint::Canvas;
use crate::screen::{GameScreen, RulesPage};
use embedded_graphics::geometry::Point;
use parlour_bots::Room;
use parlour_rules::save::{self, SaveFault};
use parlour_rules::{Game, Info, Seat, Setup, SetupFault};

/// What the shell knows about a game of the catalogue.
pub struct Listed {
    /// Its names, players and options.
    pub info: &'static Info,
    /// Its rules in our own words.
    pub rules: fn() -> &'static [RulesPage],
    /// Draws its picture for the list.
    pub icon: fn(&mut Canvas<'_>, Point),
    /// What the button says that begins it.
    pub begin: &'static str,
}

macro_rules! any_game {
    ($($game:ident: $type:ty,)*) => {
        /// The running game.
        pub(crate) enum AnyGame {
            /// No game is running.
            Empty,
            $(
                #[doc = "One game of this kind."]
                $game(Match<$type>),
            )*
        }

        /// A decision that a computer player has to make: all it needs to know and nothing else.
        pub enum Job {
            $(
                /// A decision in one game of this kind.
                $game {
                    /// What the seat may know.
                    view: <$type as Game>::View,
                    /// How well it plays.
                    level: u8,
                    /// The seed of its chance.
                    seed: u64,
                },
            )*
        }

        impl Job {
            /// Works out the decision with some memory to do it in; `stop` ends the thinking when it says yes.
            pub fn run(&self, room: &mut Room, stop: &dyn Fn() -> bool) -> Option<ActionText> {
                match self {
                    $(Job::$game { view, level, seed } => {
                        decide::<$type>(room, view, *level, *seed, stop)
                    })*
                }
            }
        }

        impl AnyGame {
            /// Starts a game by its id, in the place of this one.
            pub(crate) fn start(
                &mut self,
                id: &str,
                setup: &Setup,
                first: Option<Seat>,
                hear: Hear<'_>,
            ) -> Option<Result<(), SetupFault>> {
                $(if id == <$type as Game>::INFO.id {
                    let begin = || Match::start(setup, first, hear);
                    return Some(self.become_a(begin, AnyGame::$game));
                })*
                None
            }

            /// Goes on with a saved game of whatever kind, if so many sit at it, in the place of this one.
            pub(crate) fn load(&mut self, bytes: &[u8], seats: usize) -> Result<(), SaveFault> {
                let id = save::game_id(bytes)?;
                $(if id == <$type as Game>::INFO.id {
                    return self.become_a(|| Match::load(bytes, seats), AnyGame::$game);
                })*
                Err(SaveFault::OtherGame)
            }

            /// Puts a game that was made in the place of this one. By itself for each kind: games are large, and the stack
            /// need not have room for all of them at once.
            #[inline(never)]
            fn become_a<G: GameScreen, E>(
                &mut self,
                make: impl FnOnce() -> Result<Match<G>, E>,
                of: fn(Match<G>) -> AnyGame,
            ) -> Result<(), E> {
                *self = of(make()?);
                Ok(())
            }

            /// The game, if there is one.
            pub(crate) fn running(&self) -> Option<&dyn Running> {
                match self {
                    AnyGame::Empty => None,
                    $(AnyGame::$game(running) => Some(running),)*
                }
            }

            /// The game, to change.
            pub(crate) fn running_mut(&mut self) -> Option<&mut dyn Running> {
                match self {
                    AnyGame::Empty => None,
                    $(AnyGame::$game(running) => Some(running),)*
                }
            }

            /// The decision that is due, for a computer player of this level.
            pub(crate) fn job(&self, level: u8, seed: u64) -> Option<Job> {
                match self {
                    AnyGame::Empty => None,
                    $(AnyGame::$game(running) => {
                        running.view_to_decide().map(|view| Job::$game { view, level, seed })
                    })*
                }
            }
        }
    };
}

/// The pages of rules of a game. A function, so that the map of the flash knows whose words they are.
fn pages<G: GameScreen>() -> &'static [RulesPage] {
    G::RULES
}

macro_rules! listed {
    ($($folder:ident => $game:ident,)*) => {
        /// Every game of the house, in the order of the menu.
        pub static GAMES: &[Listed] = &[$(Listed {
            info: <parlour_rules::$game as Game>::INFO,
            rules: pages::<parlour_rules::$game>,
            icon: <parlour_rules::$game as GameScreen>::icon,
            begin: <parlour_rules::$game as GameScreen>::BEGIN,
        },)*];

        #[cfg(not(test))]
        any_game! { $($game: parlour_rules::$game,)* }
        // The tests of this crate play a game that is on no list.
        #[cfg(test)]
        any_game! { $($game: parlour_rules::$game,)* Toy: crate::toy::Toy, }
    };
}
parlour_rules::games!(listed);
