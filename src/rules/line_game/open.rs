//! What lies open on the table for everybody: the line, what is known of the hands, the scores. Game and view share it,
//! so that what fits is worked out in one place. Hands and the tiles that are left over are not here.

use super::action::{Action, Refusal};
use super::score::{Gains, Report};
use super::{Known, Laws, SEATS};
use crate::game::{Decision, Outcome, Turn};
use crate::info::Setup;
use crate::ledger::{Fact, Ledger, Place};
use crate::points::Points;
use crate::seat::{PerSeat, Players, Seat, SeatSet};
use crate::tiles::{End, Pips, Tile, TileLine, TileSet};
use serde::{Deserialize, Serialize};

/// The options in force at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many points win the game.
    pub target: Points,
}

/// Everything that is open to all seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The number of seats.
    pub players: Players,
    /// The options in force.
    pub options: Options,
    /// The highest double in any hand after the deal, which opens the round: the players ask for it from the sixes down.
    pub opening: Tile,
    /// Whose turn it is.
    pub to_play: Seat,
    /// The line.
    pub line: TileLine,
    /// Who placed the last tile, and where.
    pub last: Option<(Seat, End)>,
    /// How many tiles the seat to play has drawn in this turn.
    pub drawn: u8,
    /// What everybody can conclude about each hand.
    pub known: PerSeat<Known, SEATS>,
    /// The points of each seat so far.
    pub totals: PerSeat<Points, SEATS>,
    /// What each seat has gained by its placements in this round.
    pub gains: PerSeat<Gains, SEATS>,
    /// What each seat had gained so in the last finished round.
    pub gained: PerSeat<Gains, SEATS>,
    /// How many rounds are finished.
    pub rounds: u16,
    /// The last finished round.
    pub report: Option<Report>,
    /// Whether the game has ended.
    pub over: bool,
}

/// What the turn is about, as far as everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The seat opens the round.
    Open,
    /// It places a tile, or draws to be able to.
    Play,
    /// It can neither place nor draw.
    Pass,
}

/// What the seat to play may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Moves {
    /// The double it has to open with.
    open: Option<Tile>,
    /// The tiles that it may place.
    pub(super) tiles: TileSet,
    /// Whether it has to draw.
    draw: bool,
    /// Whether it has to pass.
    pass: bool,
    /// Whether anybody ever draws.
    drawing: bool,
}

impl Open {
    pub(super) fn new(setup: &Setup, laws: Laws) -> Open {
        let blank = Tile::double(Pips::BLANK);
        Open {
            players: setup.players,
            options: Options {
                target: laws.target.of_values(&setup.options),
            },
            opening: blank,
            to_play: Seat::FIRST,
            line: TileLine::new(),
            last: None,
            drawn: 0,
            known: PerSeat::default(),
            totals: PerSeat::default(),
            gains: PerSeat::default(),
            gained: PerSeat::default(),
            rounds: 0,
            report: None,
            over: false,
        }
    }

    /// What a seat with this hand may do when so many tiles are left over.
    pub(super) fn moves(&self, laws: Laws, hand: TileSet, rest: usize) -> Moves {
        let open = self.line.is_empty().then_some(self.opening);
        let tiles = hand.and(self.line.fitting());
        let stuck = open.is_none() && tiles.is_empty();
        let can_draw = laws.draws && rest > 0;
        Moves {
            open,
            tiles,
            draw: stuck && can_draw,
            pass: stuck && !can_draw,
            drawing: laws.draws,
        }
    }

    /// Whose turn it is and for what, given what the seat to play may do.
    pub(super) fn turn(&self, moves: Moves) -> Turn {
        if self.over {
            return Turn::Over(self.outcome());
        }
        let phase = moves.phase();
        Turn::Decide(Decision {
            seat: self.to_play,
            phase: match phase {
                Phase::Open => "open",
                Phase::Play => "play",
                Phase::Pass => "pass",
            },
            private: phase == Phase::Play,
        })
    }

    /// Who has reached the target (R15).
    fn outcome(&self) -> Outcome {
        let seats = self.players.seats();
        Outcome {
            winners: seats
                .filter(|seat| self.is_won_by(*seat))
                .collect::<SeatSet>(),
            reason: "target",
        }
    }

    /// Whether a seat has the target.
    pub(super) fn is_won_by(&self, seat: Seat) -> bool {
        self.totals[seat] >= self.options.target
    }

    /// Adds points to those of a seat; gives its total.
    pub(super) fn add(&mut self, seat: Seat, points: Points) -> Points {
        let total = self.totals[seat].plus(points);
        self.totals[seat] = total;
        total
    }

    /// The end at which an action joins a tile to the line, if the number is open there.
    pub fn end_of(&self, action: Action) -> Option<End> {
        let Action::Place { joins, right, .. } = action else {
            return None;
        };
        let (at_left, at_right) = self.line.ends()?;
        match (joins == at_left, joins == at_right, right) {
            (true, true, true) | (false, true, false) => Some(End::Right),
            (true, _, false) => Some(End::Left),
            _ => None,
        }
    }

    /// The action that places a tile at an end, if it fits there.
    pub fn placing(&self, tile: Tile, end: End) -> Option<Action> {
        let joins = self.line.open(end).filter(|open| tile.has(*open))?;
        let twice = self.line.open(End::Left) == self.line.open(End::Right);
        Some(Action::Place {
            tile,
            joins,
            right: twice && end == End::Right,
        })
    }

    /// Writes out the zones and facts that are the same in the full state and in every view.
    pub(super) fn describe(&self, ledger: &mut dyn Ledger) {
        let line = self.line.tiles().iter().map(|placed| placed.tile());
        ledger.open(Place::Shared("line"), line);
        for seat in self.players.seats() {
            ledger.score(self.totals[seat].number().into());
        }
        ledger.fact("left", self.line.fact(End::Left));
        ledger.fact("right", self.line.fact(End::Right));
        ledger.fact("opening", Fact::text(self.opening));
        ledger.fact("rounds", Fact::Number(self.rounds.into()));
        ledger.fact("drawn", Fact::Number(self.drawn.into()));
    }
}

impl Moves {
    pub(super) fn phase(self) -> Phase {
        match (self.open, self.pass) {
            (Some(_), _) => Phase::Open,
            (None, true) => Phase::Pass,
            (None, false) => Phase::Play,
        }
    }

    /// Visits the single actions: tiles in the order of the set, the left end first, then the rest.
    pub(super) fn visit(self, open: &Open, visit: &mut dyn FnMut(Action)) {
        if let Some(tile) = self.open {
            visit(Action::Open(tile));
        }
        for tile in self.tiles.iter() {
            let ends = End::BOTH.into_iter();
            ends.filter_map(|end| open.placing(tile, end))
                .for_each(&mut *visit);
        }
        if self.draw {
            visit(Action::Draw);
        }
        if self.pass {
            visit(Action::Pass);
        }
    }

    /// Whether an action is among them; if not, why not.
    pub(super) fn check(self, action: Action, open: &Open, hand: TileSet) -> Result<(), Refusal> {
        if let Some(opening) = self.open {
            return match action {
                Action::Open(tile) if tile == opening => Ok(()),
                _ => Err(Refusal::OpenWith(opening)),
            };
        }
        match action {
            Action::Open(_) => Err(Refusal::Opened),
            Action::Place { tile, .. } if !hand.has(tile) => Err(Refusal::NotHeld),
            Action::Place { .. } => match (open.end_of(action), open.line.ends()) {
                (None, Some((left, right))) => Err(Refusal::NoMatch(left, right)),
                _ => Ok(()),
            },
            Action::Draw if self.draw => Ok(()),
            Action::Pass if self.pass => Ok(()),
            Action::Draw if !self.drawing => Err(Refusal::NoDrawing),
            Action::Draw | Action::Pass if !self.tiles.is_empty() => Err(Refusal::HasMatch),
            Action::Draw => Err(Refusal::NothingToDraw),
            Action::Pass => Err(Refusal::CanDraw),
        }
    }
}
