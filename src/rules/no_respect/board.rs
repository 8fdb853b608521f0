//! The open table, which is everything but the order of the face-down tiles, and the rules of a turn.
//!
//! It is a small value that knows nothing of chance: whoever plays on it says which tile is drawn. The game draws from
//! its mixed pool, a computer player that thinks ahead from the counts.

use super::MAX_PLAYERS;
use super::action::{Action, Refusal};
use super::corner::{Corner, LANES, Lane};
use super::event::Event;
use super::options::Options;
use super::tile::{Height, Pool, Tile};
use crate::game::{Decision, Outcome, Turn};
use crate::seat::{PerSeat, Players, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// One value for each seat of this game.
pub type Seats<T> = PerSeat<T, MAX_PLAYERS>;

/// The lowest tile that starts a column in the Classic game (R6).
const LOWEST_START: Tile = Tile::Four;

/// The open table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// The number of seats.
    pub players: Players,
    /// The options in force.
    pub options: Options,
    /// Each seat's corner.
    pub corners: Seats<Corner>,
    /// The face-down tiles.
    pub pool: Pool,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The tile that it has drawn; none between two turns and when the game is over.
    pub tile: Option<Tile>,
    /// The seat that played the latest tile.
    pub last_played: Option<Seat>,
}

/// What an action brought about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Deed {
    /// The play itself.
    pub played: Event,
    /// A column that went back to the pool because of it.
    pub returned: Option<Event>,
}

impl Board {
    /// An empty table.
    pub(super) fn new(players: Players, options: Options) -> Board {
        Board {
            players,
            options,
            corners: Seats::default(),
            pool: Pool::FULL,
            turn: Seat::FIRST,
            tile: None,
            last_played: None,
        }
    }

    /// The seats that are not out.
    pub fn living(&self) -> impl Iterator<Item = Seat> + '_ {
        self.players.seats().filter(|seat| !self.corners[*seat].out)
    }

    /// The seat in turn draws this tile from the pool.
    pub fn draw(&mut self, tile: Tile) {
        self.pool.take(tile);
        self.tile = Some(tile);
    }

    /// Visits everything that the seat in turn may do with its tile: builds, stacks, discards, or else to go out.
    pub fn choices(&self, visit: &mut dyn FnMut(Action)) {
        let Some(tile) = self.tile else {
            return;
        };
        let mut found = false;
        let mut add = |action| {
            found = true;
            visit(action);
        };
        for lane in Lane::ALL {
            if self.may_build(tile, lane).is_ok() {
                add(Action::Build(lane));
            }
        }
        for seat in self.players.seats() {
            for lane in Lane::ALL {
                if self.may_stack(tile, seat, lane).is_ok() {
                    add(Action::Stack(seat, lane));
                }
            }
        }
        if !found || self.options.free_discard {
            for lane in Lane::ALL {
                if self.has_free_circle(lane).is_ok() {
                    found = true;
                    visit(Action::Discard(lane));
                }
            }
        }
        if !found {
            visit(Action::Out);
        }
    }

    /// Whether the seat in turn may do this.
    pub fn permits(&self, action: Action) -> Result<(), Refusal> {
        let tile = self.tile.ok_or(Refusal::Over)?;
        match action {
            Action::Build(lane) => self.may_build(tile, lane),
            Action::Stack(seat, lane) => self.may_stack(tile, seat, lane),
            Action::Discard(lane) => {
                self.has_free_circle(lane)?;
                if self.options.free_discard || !self.can_place(tile) {
                    Ok(())
                } else {
                    Err(Refusal::CanBePlaced)
                }
            }
            Action::Out => {
                let circle = Lane::ALL
                    .into_iter()
                    .any(|lane| self.has_free_circle(lane).is_ok());
                if circle || self.can_place(tile) {
                    Err(Refusal::NotOut)
                } else {
                    Ok(())
                }
            }
        }
    }

    /// Carries out an action of the seat in turn; the turn passes to the next living seat (R3).
    pub fn play(&mut self, action: Action) -> Result<Deed, Refusal> {
        self.permits(action)?;
        let tile = self.tile.take().ok_or(Refusal::Over)?;
        let seat = self.turn;
        let mut returned = None;
        let played = match action {
            Action::Build(lane) => self.build(seat, lane, tile),
            Action::Stack(owner, lane) => {
                let column = &mut self.corners[owner].columns[lane.index()];
                let height = column.raise().unwrap_or(Height::One);
                if height == Height::Three && self.options.returns(column.is_complete()) {
                    returned = Some(self.give_back(owner, lane));
                }
                Event::Stacked {
                    seat,
                    owner,
                    lane,
                    tile,
                    height,
                }
            }
            Action::Discard(lane) => {
                self.corners[seat].circles[lane.index()] = Some(tile);
                Event::Discarded { seat, lane, tile }
            }
            Action::Out => self.go_out(seat, tile),
        };
        if action != Action::Out {
            self.last_played = Some(seat);
        }
        self.turn = self.next_living(seat);
        Ok(Deed { played, returned })
    }

    /// R5 to R7, and R28 for empty columns.
    fn may_build(&self, tile: Tile, lane: Lane) -> Result<(), Refusal> {
        let corner = &self.corners[self.turn];
        let Some(top) = corner.column(lane).top() else {
            let classic = self.options.is_classic();
            return if classic && tile < LOWEST_START {
                Err(Refusal::StartsTooLow)
            } else if classic && lanes_before(lane).any(|other| corner.column(other).is_empty()) {
                Err(Refusal::LeftmostFirst)
            } else {
                Ok(())
            };
        };
        if corner.column(lane).is_complete() {
            Err(Refusal::Complete)
        } else if top.height == Height::Three {
            Err(Refusal::Capped)
        } else if tile >= top.tile {
            Err(Refusal::NotLower(top.tile))
        } else {
            Ok(())
        }
    }

    /// R8 to R13.
    fn may_stack(&self, tile: Tile, owner: Seat, lane: Lane) -> Result<(), Refusal> {
        if !self.players.has(owner) {
            return Err(Refusal::NobodyThere);
        }
        let corner = &self.corners[owner];
        if corner.out {
            return Err(Refusal::SeatIsOut);
        }
        let top = corner.column(lane).top().ok_or(Refusal::NothingToMatch)?;
        if top.tile != tile {
            Err(Refusal::NotEqual(top.tile))
        } else if top.height == Height::Three {
            Err(Refusal::Capped)
        } else {
            Ok(())
        }
    }

    /// R14 and R16, and R28 for circles.
    fn has_free_circle(&self, lane: Lane) -> Result<(), Refusal> {
        let corner = &self.corners[self.turn];
        if corner.circle(lane).is_some() {
            Err(Refusal::CircleTaken)
        } else if self.options.is_classic()
            && lanes_before(lane).any(|other| corner.circle(other).is_none())
        {
            Err(Refusal::LeftmostFirst)
        } else {
            Ok(())
        }
    }

    /// Whether the tile can be built or stacked anywhere.
    fn can_place(&self, tile: Tile) -> bool {
        Lane::ALL.into_iter().any(|lane| {
            self.may_build(tile, lane).is_ok()
                || self
                    .players
                    .seats()
                    .any(|seat| self.may_stack(tile, seat, lane).is_ok())
        })
    }

    fn build(&mut self, seat: Seat, lane: Lane, tile: Tile) -> Event {
        let column = &mut self.corners[seat].columns[lane.index()];
        column.build(tile);
        Event::Built {
            seat,
            lane,
            tile,
            complete: column.is_complete(),
        }
    }

    /// The column and the tile on the circle under it go back to the pool (R22).
    fn give_back(&mut self, owner: Seat, lane: Lane) -> Event {
        let corner = &mut self.corners[owner];
        let column = core::mem::take(&mut corner.columns[lane.index()]);
        let circle = corner.circles[lane.index()].take();
        let mut tiles = 0;
        for tile in column.tiles().chain(circle) {
            self.pool.put(tile);
            tiles += 1;
        }
        Event::Returned {
            seat: owner,
            lane,
            tiles,
        }
    }

    /// R17 and R18; with second chances R24.
    fn go_out(&mut self, seat: Seat, tile: Tile) -> Event {
        let corner = &mut self.corners[seat];
        corner.last = Some(tile);
        let mut returned = 0;
        if !self.options.is_classic() {
            for tile in corner.tiles() {
                self.pool.put(tile);
                returned += 1;
            }
            *corner = Corner::default();
        }
        corner.out = true;
        Event::WentOut {
            seat,
            tile,
            returned,
        }
    }

    /// The next seat that is not out; the same one where there is no other.
    fn next_living(&self, seat: Seat) -> Seat {
        let mut others = self.players.seats_from(seat).skip(1);
        others
            .find(|other| !self.corners[*other].out)
            .unwrap_or(seat)
    }

    /// How the game has ended, if nobody has a tile to play and nobody will draw one (R19 to R21, R25 to R27).
    pub fn outcome(&self) -> Option<Outcome> {
        if self.tile.is_some() {
            return None;
        }
        let winner = |seat, reason| {
            Some(Outcome {
                winners: SeatSet::only(seat),
                reason,
            })
        };
        let three = |seat: &Seat| self.corners[*seat].completed() == LANES;
        if let Some(seat) = self.living().find(three) {
            return winner(seat, "three-columns");
        }
        let mut living = self.living();
        if let (Some(seat), None) = (living.next(), living.next()) {
            return winner(seat, "last-seat");
        }
        if !self.pool.is_empty() {
            return None;
        }
        Some(Outcome {
            winners: match self.last_played {
                Some(seat) if self.options.is_classic() => SeatSet::only(seat),
                _ => self.furthest(),
            },
            reason: "pool-empty",
        })
    }

    /// The seats with most complete columns, and of those with most used spaces (R27).
    fn furthest(&self) -> SeatSet {
        let standing = |seat: &Seat| {
            let corner = &self.corners[*seat];
            (corner.completed(), corner.used())
        };
        let best = self.living().map(|seat| standing(&seat)).max();
        self.living()
            .filter(|seat| Some(standing(seat)) == best)
            .collect()
    }

    /// Whose turn it is, or how it ended.
    pub(super) fn turn(&self) -> Turn {
        match self.outcome() {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Decide(Decision {
                seat: self.turn,
                phase: "play",
                private: false,
            }),
        }
    }
}

fn lanes_before(lane: Lane) -> impl Iterator<Item = Lane> {
    Lane::ALL.into_iter().take(lane.index())
}
