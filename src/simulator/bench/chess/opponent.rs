//! Who plays: a level of ours, ours with a number of nodes, a player without skill, or any UCI engine.

use crate::uci::position;
use parlour_bots::chess::{Effort, search};
use parlour_bots::{Player, ROOM, Room};
use parlour_rules::chess::{Action, Move};
use parlour_rules::{Chess, Choice, Game, Rng, SeedableRng};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

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
            Some(("uci", program)) => Mind::Engine(Engine::start(program)?),
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

/// A running program that speaks UCI.
struct Engine {
    program: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    go: String,
}

impl Engine {
    /// Starts `PATH;Option=Value;...;go movetime 50`.
    fn start(words: &str) -> Result<Engine, String> {
        let mut parts = words.split(';').map(str::trim);
        let path = parts.next().unwrap_or_default();
        let told = |why: std::io::Error| format!("{path}: {why}");
        let mut program = Command::new(path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(told)?;
        let (Some(to), Some(from)) = (program.stdin.take(), program.stdout.take()) else {
            return Err(format!("{path} does not talk"));
        };
        let mut engine = Engine {
            program,
            to,
            from: BufReader::new(from),
            go: "go movetime 50".into(),
        };
        engine.say("uci")?;
        engine.wait_for("uciok")?;
        for part in parts.filter(|part| !part.is_empty()) {
            if part.starts_with("go") {
                engine.go = part.to_owned();
            } else {
                let (name, value) = part
                    .split_once('=')
                    .ok_or_else(|| format!("{part} is no option; write Name=Value"))?;
                engine.say(&format!("setoption name {name} value {value}"))?;
            }
        }
        engine.say("isready")?;
        engine.wait_for("readyok")?;
        Ok(engine)
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.to, "{line}").map_err(|why| why.to_string())?;
        self.to.flush().map_err(|why| why.to_string())
    }

    /// Reads up to a line that begins like this.
    fn wait_for(&mut self, beginning: &str) -> Result<String, String> {
        let mut line = String::new();
        loop {
            line.clear();
            let read = self.from.read_line(&mut line);
            if read.map_err(|why| why.to_string())? == 0 {
                return Err(format!("The engine ended before it said {beginning}"));
            }
            if line.starts_with(beginning) {
                return Ok(line.trim().to_owned());
            }
        }
    }

    fn new_game(&mut self) -> Result<(), String> {
        self.say("ucinewgame")?;
        self.say("isready")?;
        self.wait_for("readyok").map(drop)
    }

    fn choose(&mut self, moves: &[Move]) -> Result<Move, String> {
        let mut position = String::from("position startpos moves");
        for played in moves {
            position.push_str(&format!(" {played}"));
        }
        self.say(&position)?;
        let go = self.go.clone();
        self.say(&go)?;
        let line = self.wait_for("bestmove")?;
        let played = line.split(' ').nth(1).unwrap_or_default();
        played
            .parse()
            .map_err(|_| format!("The engine said {line}"))
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.say("quit");
        let _ = self.program.wait();
    }
}
