//! Who plays: a level of ours, ours with a number of nodes, a player without skill, or any UCI engine.

use crate::engine::Engine;
use crate::uci::position;
use parlour_bots::chess::{Effort, search};
use parlour_bots::{Player, ROOM, Room};
use parlour_rules::chess::{Action, Move};
use parlour_rules::{Chess, Choice, Game, Rng, SeedableRng};

/// How an engine is asked unless it is told otherwise.
const GO: &str = "go movetime 50";

/// A player of matches.
pub(super) struct Opponent {
    name: String,
    mind: Mind,
}

enum Mind {
    Ours { effort: Effort, room: Box<Room> },
    Grab,
    Random,
    Engine(Engine),
}

/// A move and what it took to find it.
pub(super) struct Picked {
    pub(super) played: Move,
    pub(super) nodes: u32,
}

impl Opponent {
    /// The player of a name: `level:5`, `nodes:1000`, `grab`, `random`, `uci:...`.
    pub(super) fn of(name: &str) -> Result<Opponent, String> {
        let ours = |effort| Mind::Ours {
            effort,
            room: vec![[0; 2]; ROOM].into_boxed_slice(),
        };
        let mind = match name.split_once(':') {
            Some(("level", number)) => {
                let level = number.parse().ok().and_then(Effort::level);
                ours(level.ok_or("Levels go from 1 to 8")?)
            }
            Some(("nodes", number)) => {
                let nodes = number.parse().map_err(|_| "nodes: needs a number")?;
                ours(Effort {
                    nodes,
                    in_time: false,
                    ..Effort::FULL
                })
            }
            Some(("uci", program)) => Mind::Engine(Engine::start(program, GO)?),
            None if name == "grab" => Mind::Grab,
            None if name == "random" => Mind::Random,
            _ => return Err(format!("There is no player {name}")),
        };
        Ok(Opponent {
            name: name.to_owned(),
            mind,
        })
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn new_game(&mut self) -> Result<(), String> {
        match &mut self.mind {
            Mind::Engine(engine) => engine.new_game(),
            Mind::Ours { .. } | Mind::Grab | Mind::Random => Ok(()),
        }
    }

    /// The move of this player; `moves` are those from the start.
    pub(super) fn choose(
        &mut self,
        game: &Chess,
        moves: &[Move],
        seed: u64,
    ) -> Result<Picked, String> {
        let view = game.view(game.turn().seat());
        let mut rng = Rng::seed_from_u64(seed);
        let none = || format!("{} has no move", self.name);
        let quick = |played| Picked { played, nodes: 0 };
        match &mut self.mind {
            Mind::Ours { effort, room } => {
                let side = position(game).side();
                let effort = match (view.time(side), view.options().clock) {
                    (Some(left), Some(clock)) => {
                        effort.within(left, u32::from(clock.increment) * 1000)
                    }
                    _ => *effort,
                };
                let found = search(&view, effort, seed, room, &|| false, &mut |_| ());
                let found = found.ok_or_else(none)?;
                Ok(Picked {
                    played: *found.line.first().ok_or_else(none)?,
                    nodes: found.nodes,
                })
            }
            Mind::Grab => match Chess::greedy(&view, &mut rng) {
                Some(Action::Move(played)) => Ok(quick(played)),
                _ => Err(none()),
            },
            Mind::Random => Opponent::any_move(game, &mut rng)
                .map(quick)
                .ok_or_else(none),
            Mind::Engine(engine) => engine.choose(moves).map(quick),
        }
    }

    /// Any legal move.
    pub(super) fn any_move(game: &Chess, rng: &mut Rng) -> Option<Move> {
        let mut all = Vec::new();
        game.legal(&mut |choice| {
            if let Choice::One(Action::Move(played)) = choice {
                all.push(played);
            }
        });
        all.get(rng.below(all.len() as u32) as usize).copied()
    }
}
