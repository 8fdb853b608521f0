//! The hall where games are played: room for one running game of any kind.
//!
//! Made from the catalogue's list, so that nothing else in this crate names a game.

use super::game::{ActionText, Match, Play, decide};
use crate::paint::Canvas;
use crate::screen::{GameScreen, RulesPage};
use embedded_graphics::geometry::Point;
use parlour_bots::Room;
use parlour_rules::save::{self, SaveFault};
use parlour_rules::{Game, Info, OptionValues, Seat, Setup, SetupFault};

/// What the shell knows about a game of the catalogue.
pub struct Entry {
    /// Its names, players and options.
    pub info: &'static Info,
    /// Its rules in our own words.
    pub rules: &'static [RulesPage],
    /// Draws its picture for the list.
    pub icon: fn(&mut Canvas<'_>, Point),
}

macro_rules! hall {
    ($($folder:ident => $game:ident,)*) => {
        /// Every game of the house, in the order of the menu.
        pub static GAMES: &[Entry] = &[$(Entry {
            info: <parlour_rules::$game as Game>::INFO,
            rules: <parlour_rules::$game as GameScreen>::RULES,
            icon: <parlour_rules::$game as GameScreen>::icon,
        },)*];

        /// The running game.
        pub(crate) enum Hall {
            /// No game is running.
            Empty,
            $(
                #[doc = "One game of this kind."]
                $game(Match<parlour_rules::$game>),
            )*
        }

        /// A decision that a computer player has to make: all it needs to know and nothing else.
        pub enum Job {
            $(
                /// A decision in one game of this kind.
                $game {
                    /// What the seat may know.
                    view: <parlour_rules::$game as Game>::View,
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
                        decide::<parlour_rules::$game>(room, view, *level, *seed, stop)
                    })*
                }
            }
        }

        impl Hall {
            /// Starts a game by its id.
            pub(crate) fn start(id: &str, setup: &Setup, first: Option<Seat>) -> Option<Result<Hall, SetupFault>> {
                $(if id == <parlour_rules::$game as Game>::INFO.id {
                    return Some(Match::start(setup, first).map(Hall::$game));
                })*
                None
            }

            /// Goes on with a saved game of whatever kind.
            pub(crate) fn load(bytes: &[u8], options: &OptionValues) -> Result<Hall, SaveFault> {
                let id = save::game_id(bytes)?;
                $(if id == <parlour_rules::$game as Game>::INFO.id {
                    return Match::load(bytes, options).map(Hall::$game);
                })*
                Err(SaveFault::OtherGame)
            }

            /// The running game.
            pub(crate) fn game(&self) -> Option<&dyn Play> {
                match self {
                    Hall::Empty => None,
                    $(Hall::$game(running) => Some(running),)*
                }
            }

            /// The running game, to change.
            pub(crate) fn game_mut(&mut self) -> Option<&mut dyn Play> {
                match self {
                    Hall::Empty => None,
                    $(Hall::$game(running) => Some(running),)*
                }
            }

            /// The decision that is due, for a computer player of this level.
            pub(crate) fn job(&self, level: u8, seed: u64) -> Option<Job> {
                match self {
                    Hall::Empty => None,
                    $(Hall::$game(running) => {
                        running.view_to_decide().map(|view| Job::$game { view, level, seed })
                    })*
                }
            }
        }
    };
}
parlour_rules::games!(hall);
