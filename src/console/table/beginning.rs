//! How a game begins: people sit down, and it is settled who is first.

use super::log::Log;
use super::running::Announced;
use super::seats::Hands;
use super::{Desk, Table};
use crate::deed::NewGame;
use crate::people::People;
use parlour_rules::info::First;
use parlour_rules::{Info, Memory, PerSeat, Players, RngCore, Seat, Setup, SetupFault, Turn};

impl Table {
    /// Starts a game.
    pub(crate) fn start(
        &mut self,
        mut new: NewGame,
        desk: &mut Desk<'_>,
    ) -> Result<(), SetupFault> {
        let info = new.info;
        if info.first == First::FirstSeat && info.seats_at_random(&new.options) {
            for last in (1..new.people.len()).rev() {
                let other = self.rng.below(last as u32 + 1) as usize;
                if let (Some(one), Some(other)) = (Seat::new(last), Seat::new(other)) {
                    new.people.swap(one, other);
                }
            }
        }
        let seed = self.rng.next_u64();
        self.set_up(new, seed)?;
        // What the start brought is shown as everything else is.
        self.shown = 0;
        self.viewer = self.onlooker();
        self.advance(desk);
        Ok(())
    }

    /// Lets these people sit down at a game that follows from this seed.
    pub(super) fn set_up(&mut self, new: NewGame, seed: u64) -> Result<(), SetupFault> {
        let info = new.info;
        let players = Players::new(new.people.len()).ok_or(SetupFault::Seats {
            fewest: info.players.0,
            most: info.players.1,
        })?;
        let people = new.people.at(&(info.seating)(&new.options, players));
        let setup = Setup {
            memory: new.memory,
            ..Setup::new(players, new.options.clone(), seed)
        };
        let mut log = Log::default();
        let hear = &mut |announced: Announced<'_>| {
            log.add(announced.audience, announced.bytes);
        };
        let Some(started) = self.game.start(info.id, &setup, new.first, hear) else {
            return Err(SetupFault::NoPositions);
        };
        started?;
        self.options = new.options;
        self.sit_down(people, log);
        self.rounds.begin(self.scores());
        self.all_have_looked();
        self.changed = true;
        Ok(())
    }

    /// Plays the same game again; where the first seat begins, everybody moves up by one, and in some games the winner
    /// begins. `memory` is what the last game left to this one.
    pub(crate) fn again(&mut self, memory: Memory, desk: &mut Desk<'_>) -> Result<(), SetupFault> {
        let Some(info) = self.info() else {
            return Err(SetupFault::NoPositions);
        };
        let mut people = self.people.clone();
        if info.first == First::FirstSeat {
            for place in 1..people.len() {
                if let (Some(one), Some(other)) = (Seat::new(place - 1), Seat::new(place)) {
                    people.swap(one, other);
                }
            }
        }
        let new = NewGame {
            info,
            options: self.options.clone(),
            people,
            first: self.first_again(info),
            memory,
        };
        self.start(new, desk)
    }

    /// Who begins when the same people play again; nobody in particular where that is settled anew.
    fn first_again(&self, info: &Info) -> Option<Seat> {
        match (self.turn()?, self.seating()?.teams) {
            (Turn::Over(outcome), teams) => {
                let players = self.game.running()?.players();
                info.first.again(outcome, self.last, teams, players)
            }
            _ => None,
        }
    }

    /// Forgets what belongs to the former game, and seats these people.
    pub(super) fn sit_down(&mut self, people: People, log: Log) {
        self.question.drop();
        self.people = people;
        self.shown = log.latest();
        self.log = log;
        self.viewer = None;
        self.holder = None;
        self.taker = None;
        self.unknown = false;
        self.hands = Hands::default();
        self.in_the_know = None;
        self.last = None;
        self.row = None;
        self.goes_on = None;
        self.looked = PerSeat::default();
        self.rounds.clear();
        self.undo.clear();
        self.told = None;
        self.round_ended = None;
        self.rest_due = false;
        self.ended = false;
        self.actions = 0;
    }
}
