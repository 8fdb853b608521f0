//! `parlour uci`: the chess player behind the Universal Chess Interface, so that any chess program can play it.
//!
//! Standard input is read on one thread and the search runs on another, so that `stop` and `isready` are heard at once.
//! A line that cannot be understood is answered with `info string` and changes nothing. Without limits the level's own
//! are used; with a limit of nodes, depth or time the level only keeps its mistakes. The memory is that of the handheld,
//! so that it plays alike, or the megabyte of the option `Hash`.

mod go;
mod position;
#[cfg(test)]
mod tests;

use go::{Clock, Go};
use parlour_bots::chess::{Effort, Report, search};
use parlour_bots::{ROOM, Room};
pub(crate) use position::{from_fen, start};

use parlour_rules::chess::Position;
use parlour_rules::{Chess, Game};
use std::io::{BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Instant;

/// The strongest level.
const STRONGEST: usize = 8;
/// The largest memory, in megabytes, and the pairs of words in one.
const MOST_HASH: usize = 1;
const MEGABYTE: usize = (1 << 20) / 8;

/// Where answers go; shared by both threads.
type Mouth = Arc<dyn Fn(&str) + Send + Sync>;

type SharedRoom = Arc<Mutex<Box<Room>>>;

fn new_room(pairs: usize) -> SharedRoom {
    Arc::new(Mutex::new(vec![[0; 2]; pairs].into_boxed_slice()))
}

/// Runs the command until `quit` or the end of the input.
pub fn run() {
    let mouth: Mouth = Arc::new(|line| {
        let mut out = std::io::stdout().lock();
        // Nobody listens any more: the end of the input is near.
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    });
    let mut engine = Engine::new(mouth);
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        if !engine.hear(&line) {
            engine.end_search();
            return;
        }
    }
    engine.finish();
}

/// The engine between two lines of input.
struct Engine {
    mouth: Mouth,
    game: Chess,
    level: usize,
    stop: Arc<AtomicBool>,
    search: Option<JoinHandle<()>>,
    /// Whether the search goes on until it is told to stop.
    endless: bool,
    /// The memory that is lent to the search, as large as on the handheld unless the option says otherwise.
    room: SharedRoom,
    searches: u64,
}

impl Engine {
    fn new(mouth: Mouth) -> Engine {
        Engine {
            mouth,
            game: position::start(),
            level: STRONGEST,
            stop: Arc::new(AtomicBool::new(false)),
            search: None,
            endless: false,
            room: new_room(ROOM),
            searches: 0,
        }
    }

    fn say(&self, line: &str) {
        (self.mouth)(line);
    }

    fn complain(&self, why: &str) {
        self.say(&format!("info string {why}"));
    }

    /// Does what a line says; false when that is to quit.
    fn hear(&mut self, line: &str) -> bool {
        let mut words = line.split_whitespace();
        let command = words.next().unwrap_or_default();
        let rest: Vec<&str> = words.collect();
        match command {
            "uci" => self.introduce(),
            "isready" => self.say("readyok"),
            "ucinewgame" => {
                self.end_search();
                self.game = position::start();
            }
            "position" => {
                self.end_search();
                match position::read(&rest) {
                    Ok(game) => self.game = game,
                    Err(why) => self.complain(&why),
                }
            }
            "setoption" => {
                self.end_search();
                self.set_option(&rest);
            }
            "go" => {
                self.end_search();
                match Go::read(&rest) {
                    Ok(go) => self.go(&go),
                    Err(why) => self.complain(&why),
                }
            }
            // The move that was foreseen has been made: what was found meanwhile is the answer.
            "stop" | "ponderhit" => self.end_search(),
            "quit" => return false,
            // Part of the protocol, without a meaning here.
            "" | "debug" | "register" => {}
            _ => self.complain("There is no such command"),
        }
        true
    }

    fn introduce(&self) {
        self.say("id name Parlour");
        self.say("id author the Parlour project");
        self.say(&format!(
            "option name Level type spin default {STRONGEST} min 1 max {STRONGEST}"
        ));
        self.say(&format!(
            "option name Hash type spin default 0 min 0 max {MOST_HASH}"
        ));
        self.say("uciok");
    }

    fn set_option(&mut self, words: &[&str]) {
        match words {
            ["name", name, "value", value] if name.eq_ignore_ascii_case("level") => {
                match value.parse() {
                    Ok(level @ 1..=STRONGEST) => self.level = level,
                    _ => self.complain("Level is a number from 1 to 8"),
                }
            }
            ["name", name, "value", value] if name.eq_ignore_ascii_case("hash") => {
                match value.parse() {
                    Ok(0) => self.room = new_room(ROOM),
                    Ok(size @ 1..=MOST_HASH) => self.room = new_room(size * MEGABYTE),
                    _ => self.complain("Hash is 0, as on the handheld, or 1 megabyte"),
                }
            }
            _ => self.complain("There is no such option"),
        }
    }

    /// Starts a search.
    fn go(&mut self, go: &Go) {
        let seat = self.game.turn().seat();
        let view = self.game.view(seat);
        let clock = Clock::start(go, view.position().side());
        let Some(effort) = Effort::level(self.level) else {
            return;
        };
        let effort = go.limit(effort, self.level == STRONGEST);
        self.searches += 1;
        let seed = self.searches;
        let (mouth, stop, room) = (self.mouth.clone(), self.stop.clone(), self.room.clone());
        stop.store(false, Ordering::Relaxed);
        let waits = go.infinite;
        self.endless = waits;
        let start = Instant::now();
        let thread = std::thread::Builder::new().stack_size(8 << 20);
        let search = thread.spawn(move || {
            let Ok(mut room) = room.lock() else { return };
            let is_over = || stop.load(Ordering::Relaxed) || clock.is_over();
            let found = search(&view, effort, seed, &mut room, &is_over, &mut |report| {
                mouth(&info(report, start));
            });
            while waits && !stop.load(Ordering::Relaxed) {
                std::thread::sleep(std::time::Duration::from_millis(5));
            }
            match found.and_then(|report| report.line.first().copied()) {
                Some(best) => mouth(&format!("bestmove {best}")),
                None => mouth("bestmove 0000"),
            }
        });
        match search {
            Ok(search) => self.search = Some(search),
            Err(_) => self.complain("There is no thread to search on"),
        }
    }

    /// Ends a running search and waits until it has told its move.
    fn end_search(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(search) = self.search.take() {
            // A search that failed has told nothing, and there is nothing to be done about it.
            let _ = search.join();
        }
    }

    /// At the end of the input a search that has a limit of its own is heard out.
    fn finish(&mut self) {
        match self.search.take() {
            Some(search) if !self.endless => {
                let _ = search.join();
            }
            search => {
                self.search = search;
                self.end_search();
            }
        }
    }
}

/// What a search has found, as a line.
fn info(report: &Report, start: Instant) -> String {
    let millis = start.elapsed().as_millis();
    let score = match report.mate {
        Some(moves) => format!("mate {moves}"),
        None => format!("cp {}", report.score),
    };
    let speed = u128::from(report.nodes) * 1000 / millis.max(1);
    let mut line = format!(
        "info depth {} score {score} nodes {} nps {speed} time {millis} pv",
        report.depth, report.nodes
    );
    for played in &report.line {
        line.push_str(&format!(" {played}"));
    }
    line
}

/// The position on the board of a game.
pub(crate) fn position(game: &Chess) -> Position {
    *game.view(None).position()
}
