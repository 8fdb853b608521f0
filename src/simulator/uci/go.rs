//! The command `go`: what limits a search.

use parlour_bots::chess::Effort;
use parlour_rules::chess::Side;
use std::time::{Duration, Instant};

/// What is kept back of a time limit for the way of the answer, in milliseconds.
const WAY: u64 = 5;

/// What limits a search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Go {
    nodes: Option<u32>,
    depth: Option<u8>,
    move_time: Option<u64>,
    /// Time left and added for each move, White's and Black's.
    left: [Option<u64>; 2],
    added: [u64; 2],
    moves_to_go: Option<u64>,
    pub(super) infinite: bool,
}

impl Go {
    pub(super) fn read(words: &[&str]) -> Result<Go, String> {
        let mut go = Go::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut number = || {
                let value = words.next().and_then(|value| value.parse::<i64>().ok());
                // Interfaces count below 0 when a flag has fallen.
                let value = value.map(|value| value.max(0).unsigned_abs());
                value.ok_or_else(|| format!("{word} needs a number"))
            };
            match *word {
                "nodes" => go.nodes = Some(number()?.clamp(1, u64::from(u32::MAX)) as u32),
                "depth" => go.depth = Some(number()?.clamp(1, 60) as u8),
                "mate" => go.depth = Some((number()? * 2).clamp(1, 60) as u8),
                "movetime" => go.move_time = Some(number()?),
                "wtime" => go.left[0] = Some(number()?),
                "btime" => go.left[1] = Some(number()?),
                "winc" => go.added[0] = number()?,
                "binc" => go.added[1] = number()?,
                "movestogo" => go.moves_to_go = Some(number()?.max(1)),
                "infinite" | "ponder" => go.infinite = true,
                "searchmoves" => return Err("searchmoves is not known here".into()),
                _ => return Err(format!("go does not know {word}")),
            }
        }
        Ok(go)
    }

    /// The effort of a level within these limits. At full strength a limit of time, depth or nodes takes the place of
    /// the level's own nodes.
    pub(super) fn limit(&self, effort: Effort, full: bool) -> Effort {
        let limited = self.infinite
            || self.move_time.is_some()
            || self.depth.is_some()
            || self.left != [None; 2];
        let (nodes, in_time) = match self.nodes {
            Some(nodes) => (nodes, false),
            None if limited && full => (u32::MAX, false),
            None => (effort.nodes, effort.in_time),
        };
        Effort {
            nodes,
            in_time,
            depth: self
                .depth
                .map_or(effort.depth, |depth| depth.min(effort.depth)),
            blur: if full { 0 } else { effort.blur },
            ..effort
        }
    }

    /// The milliseconds for this move.
    fn time(&self, side: Side) -> Option<u64> {
        if self.infinite {
            return None;
        }
        if let Some(time) = self.move_time {
            return Some(time.saturating_sub(WAY));
        }
        let side = side.index();
        let left = (*self.left.get(side)?)?;
        let added = self.added.get(side).copied().unwrap_or(0);
        let share = left / self.moves_to_go.map_or(30, |moves| moves.min(30) + 1) + added * 3 / 4;
        Some(share.min(left.saturating_sub(left / 4 + WAY)))
    }
}

/// When a search has to end.
pub(super) struct Clock(Option<Instant>);

impl Clock {
    pub(super) fn start(go: &Go, side: Side) -> Clock {
        let time = go.time(side).map(Duration::from_millis);
        Clock(time.and_then(|time| Instant::now().checked_add(time)))
    }

    pub(super) fn is_over(&self) -> bool {
        self.0.is_some_and(|end| Instant::now() >= end)
    }
}
