//! What a computer player is: the trait that every game implements here, and the few types it speaks in.

use crate::ways::{Lent, RulesAlone, Ways};
use crate::{general, sparring};
use parlour_rules::{Game, Info, Rng, Seat};

/// The strength of a computer player, from 1 up to [`Info::levels`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Level(u8);

impl Level {
    /// Plays for fun and overlooks things.
    pub const EASY: Level = Level(1);
    /// Plays well.
    pub const NORMAL: Level = Level(2);
    /// Plays as well as it can.
    pub const HARD: Level = Level(3);

    /// The level of this number, if the game has it.
    pub const fn new(number: u8, info: &Info) -> Option<Level> {
        if number >= 1 && number <= info.levels {
            Some(Level(number))
        } else {
            None
        }
    }

    /// The level's number, counting from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels that a game has, from the weakest.
    pub fn all(info: &Info) -> impl Iterator<Item = Level> + use<> {
        (1..=info.levels).map(Level)
    }
}

/// Memory that a front end lends to a player for one decision, to use as it likes: pairs of words, as many as the device
/// can spare. What is in it does not matter and what is left in it means nothing; how much of it there is may matter to
/// how well a player that remembers what it has seen plays.
pub type Room = [[u32; 2]];

/// The room that a front end lends unless it has a reason to lend less: 32 KiB.
pub const ROOM: usize = 4096;

/// What a computer player came up with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    /// What it does.
    pub action: A,
    /// How many actions it carried out on imagined games to find it; 0 where there was nothing to think about.
    pub nodes: u32,
}

impl<A> Thought<A> {
    /// What is done without carrying out anything on an imagined game.
    pub const fn at_once(action: A) -> Thought<A> {
        Thought { action, nodes: 0 }
    }
}

/// A game that computer players can play. Every part has a default that fits any game.
pub trait Player: Game {
    /// How many actions a playout goes on for before the position it has reached is judged by [`Player::worth`].
    const HORIZON: u32 = <RulesAlone as Ways<Self>>::HORIZON;

    /// A quick sensible move of the seat that looks, for playouts: called thousands of times in a decision. By
    /// default any legal action.
    fn rollout(view: &Self::View, rng: &mut Rng) -> Option<Self::Action> {
        <RulesAlone as Ways<Self>>::quick_move(view, rng)
    }

    /// Where a free text is asked for: names what a computer may think of saying, each of it open to the seat that looks.
    /// Asked wherever computers look for an action, in playouts too. By default a computer has no ideas and says nothing.
    fn ideas(_view: &Self::View, _visit: &mut dyn FnMut(Self::Action)) {}

    /// How well a seat stands, higher being better. Only differences between seats of one game count, and a lead of
    /// [`general::LEAD_OF_A_WIN`] is as good as a win. By default the score, counted the way that wins; a game whose
    /// score does not show who is ahead in the middle of a round says more here.
    fn worth(game: &Self, seat: Seat) -> i32 {
        <RulesAlone as Ways<Self>>::worth(game, seat)
    }

    /// The number of the round or deal that is being played. A playout ends when it changes, for what a new deal
    /// brings has nothing to do with the decision. By default the whole game is one round.
    fn round(view: &Self::View) -> u32 {
        <RulesAlone as Ways<Self>>::round(view)
    }

    /// The move of a shortsighted sparring partner, against whom strength is measured. By default the action that is
    /// worth most at once.
    fn greedy(view: &Self::View, rng: &mut Rng) -> Option<Self::Action> {
        sparring::greedy::<Self>(view, rng)
    }

    /// The decision of the seat that looks; it follows from view, level and seed alone. `stop` is asked now and then
    /// and ends the thinking when it says yes. None only when the seat has nothing to decide, or can only say something and
    /// has no ideas. By default that of the general player, lent all that the game says above.
    fn decide(
        view: &Self::View,
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<Self::Action>> {
        general::decide::<Self, Lent>(view, level, seed, stop)
    }

    /// The same with room to remember in, which is what front ends call. By default the room is left alone. A player that
    /// uses it decides by the size of the room too, and in `decide` makes do with little.
    fn decide_in(
        _room: &mut Room,
        view: &Self::View,
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<Self::Action>> {
        Self::decide(view, level, seed, stop)
    }
}
