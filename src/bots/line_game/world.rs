//! A round as it is played out in a search: hands and open numbers, and nothing that is not needed to go on.
//!
//! It follows the rules of [`parlour_rules::line_game`] and is tested against them; it is here because a search plays
//! thousands of rounds and looks at nothing but their ends.

use super::policy::{Habits, Step, fitting, plain_worth, steps};
use parlour_rules::line_game::{Ending, Hidden, Report, SEATS, View};
use parlour_rules::tiles::{Pips, Tile, TileSet};
use parlour_rules::{PerSeat, Players, Seat};

/// With so many tiles in both hands a round is read to its end.
const READABLE: usize = 8;

/// A round under way.
#[derive(Clone, Copy)]
pub(super) struct World<'a> {
    players: Players,
    pub(super) hands: PerSeat<TileSet, SEATS>,
    pub(super) ends: (Pips, Pips),
    pub(super) to_play: Seat,
    /// The tiles to be drawn, the next one last.
    pub(super) rest: &'a [Tile],
    /// How many seats have passed in succession.
    passes: usize,
}

/// What the seat to play can do.
pub(super) enum Turn {
    /// It has tiles that fit.
    Place,
    /// It drew or passed because it had to; the next turn follows.
    Forced,
    /// The round is over.
    Over(Report),
}

impl<'a> World<'a> {
    /// An imagined round, after the opening.
    pub(super) fn of(view: &View, hidden: &'a Hidden) -> Option<World<'a>> {
        Some(World {
            players: view.table.players,
            hands: hidden.hands,
            ends: view.table.line.ends()?,
            to_play: view.table.to_play,
            rest: if view.laws.draws { &hidden.rest } else { &[] },
            passes: 0,
        })
    }

    /// Whether the rest of the round can be read to its end: nothing is left to chance, two play, and few tiles are left.
    pub(super) fn is_readable(&self) -> bool {
        let held = || self.hands.iter().map(|(_, hand)| hand.len()).sum::<usize>();
        self.rest.is_empty() && self.players.count() == 2 && held() <= READABLE
    }

    /// The tiles of the seat to play.
    pub(super) fn hand(&self) -> TileSet {
        self.hands[self.to_play]
    }

    /// Does what the seat to play cannot help doing, if it can place nothing.
    pub(super) fn advance(&mut self) -> Turn {
        if !self.hand().and(fitting(self.ends)).is_empty() {
            self.passes = 0;
            return Turn::Place;
        }
        if let Some((tile, rest)) = self.rest.split_last() {
            self.rest = rest;
            self.hands[self.to_play].insert(*tile);
            return Turn::Forced;
        }
        self.passes += 1;
        if self.passes >= self.players.count() {
            return Turn::Over(self.report(Ending::Blocked));
        }
        self.to_play = self.players.left_of(self.to_play);
        Turn::Forced
    }

    /// Places a tile; the report of the round if it was the last one of the hand.
    pub(super) fn place(&mut self, step: &Step) -> Option<Report> {
        let seat = self.to_play;
        self.hands[seat].remove(step.tile);
        self.ends = step.ends;
        self.to_play = self.players.left_of(seat);
        self.hands[seat]
            .is_empty()
            .then(|| self.report(Ending::Out(seat)))
    }

    fn report(&self, ending: Ending) -> Report {
        Report {
            players: self.players,
            ending,
            hands: self.hands,
        }
    }

    /// The quick move of the seat to play.
    pub(super) fn quick<R: Habits>(&self) -> Option<Step> {
        let mut best: Option<(i32, Step)> = None;
        steps(self.hand(), self.ends, |step| {
            let worth = plain_worth::<R>(&step, self.hand());
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, step));
            }
        });
        best.map(|(_, step)| step)
    }
}
