//! A round as it is played out in a search: hands, open numbers and what the seats can count, and nothing that is not
//! needed to go on.
//!
//! It follows the rules of [`parlour_rules::line_game`] and is tested against them; it is here because a search plays
//! thousands of rounds and looks at nothing but their ends.

use super::policy::{self, Count, Habits, Heads, Numbers, Step, fitting};
use parlour_rules::line_game::{Ending, Hidden, Report, SEATS, View};
use parlour_rules::tiles::{Tile, TileSet};
use parlour_rules::{PerSeat, Players, Points, Seat};

/// With so many tiles in both hands a round is read to its end.
const READABLE: usize = 10;

/// A round under way.
#[derive(Clone, Copy)]
pub(super) struct World<'a> {
    players: Players,
    /// Whether everything is in one of two hands as soon as nothing is left to draw, so that both know all.
    opens_up: bool,
    pub(super) hands: PerSeat<TileSet, SEATS>,
    pub(super) heads: Heads,
    pub(super) to_play: Seat,
    /// The tiles to be drawn, the next one last.
    pub(super) rest: &'a [Tile],
    /// The tiles in the line.
    line: TileSet,
    /// The numbers that each hand is known to be without.
    pub(super) missing: PerSeat<Numbers, SEATS>,
    /// Whether the seat to play has drawn in this turn.
    drew: bool,
    /// How many seats have passed in succession.
    passes: usize,
    /// The points of each seat, with those of the tiles that have been placed.
    pub(super) totals: PerSeat<Points, SEATS>,
    target: Points,
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
            players: view.open.players,
            opens_up: view.laws.draws && view.open.players.count() == 2,
            hands: hidden.hands,
            heads: view.open.line.heads()?,
            to_play: view.open.to_play,
            rest: if view.laws.draws { &hidden.rest } else { &[] },
            line: view.open.line.set(),
            missing: policy::missing(view),
            drew: view.open.drawn > 0,
            passes: 0,
            totals: view.open.totals,
            target: view.open.options.target,
        })
    }

    /// Whether the rest of the round can be read to its end: nothing is hidden any more, and few tiles are left.
    pub(super) fn is_readable(&self) -> bool {
        let held = || self.hands.iter().map(|(_, hand)| hand.len()).sum::<usize>();
        self.opens_up && self.rest.is_empty() && held() <= READABLE
    }

    /// The tiles of the seat to play.
    pub(super) fn hand(&self) -> TileSet {
        self.hands[self.to_play]
    }

    /// Does what the seat to play cannot help doing, if it can place nothing.
    pub(super) fn advance(&mut self) -> Turn {
        if !self.hand().and(fitting(self.heads)).is_empty() {
            self.passes = 0;
            return Turn::Place;
        }
        if let Some((tile, rest)) = self.rest.split_last() {
            self.rest = rest;
            self.hands[self.to_play].insert(*tile);
            self.missing[self.to_play] = Numbers::NONE;
            self.drew = true;
            return Turn::Forced;
        }
        self.passes += 1;
        if self.passes >= self.players.count() {
            return Turn::Over(self.report(Ending::Blocked));
        }
        self.shows_to_be_without_the_ends();
        self.end_turn();
        Turn::Forced
    }

    /// Places a tile; the report of the round if it was the last one of the hand or won the game.
    pub(super) fn place<R: Habits>(&mut self, step: &Step) -> Option<Report> {
        let seat = self.to_play;
        self.hands[seat].remove(step.tile);
        self.line.insert(step.tile);
        if self.drew {
            self.shows_to_be_without_the_ends();
        }
        self.heads = step.heads;
        self.end_turn();
        let points = step.points::<R>();
        if points > Points::ZERO {
            self.totals[seat] = self.totals[seat].plus(points);
            if self.totals[seat] >= self.target {
                return Some(self.report(Ending::Reached(seat)));
            }
        }
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

    /// The seat to play passes, or places the tile that it has just drawn: nothing else in its hand fits.
    fn shows_to_be_without_the_ends(&mut self) {
        let missing = &mut self.missing[self.to_play];
        *missing = missing.or(Numbers::open(self.heads));
    }

    fn end_turn(&mut self) {
        self.to_play = self.players.left_of(self.to_play);
        self.drew = false;
    }

    /// The quick move of the seat to play, which knows no more than it would at a table.
    pub(super) fn quick<R: Habits>(&self) -> Option<Step> {
        let count = Count {
            players: self.players,
            seat: self.to_play,
            hand: self.hand(),
            line: self.line,
            missing: &self.missing,
        };
        count.best::<R>(self.heads, &R::TRIED)
    }
}
