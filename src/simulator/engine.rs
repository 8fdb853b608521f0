//! Any program that speaks the Universal Chess Interface, as its user hears it: it is started, told a position and asked
//! for a move or for what it thinks of the position. What engines say besides is passed over, and they say many things.

#[cfg(test)]
mod tests;

use parlour_rules::chess::Move;
use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running program that speaks UCI.
pub(crate) struct Engine {
    program: Option<Child>,
    to: Box<dyn Write + Send>,
    from: Box<dyn BufRead + Send>,
    name: String,
    options: Vec<String>,
    go: String,
}

/// How good a position is for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Score {
    /// In hundredths of a pawn.
    Points(i32),
    /// It mates in so many moves of its own, or below 1 is mated.
    Mate(i32),
}

/// What an engine thinks of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Opinion {
    /// None if it said nothing of it.
    pub(crate) score: Option<Score>,
    /// None if it named no move, or one in a way of its own.
    pub(crate) best: Option<Move>,
}

impl Engine {
    /// Starts `PATH ARGUMENTS;Option=Value;...;go nodes 700`; without a `go` of its own it gets another one.
    pub(crate) fn start(words: &str, go: &str) -> Result<Engine, String> {
        let command = words.split(';').next().unwrap_or_default().trim();
        let mut parts = command.split(' ');
        let (path, arguments) = if Path::new(command).exists() {
            (command, Vec::new())
        } else {
            (parts.next().unwrap_or_default(), parts.collect())
        };
        let mut program = Command::new(path)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|why| format!("{path}: {why}"))?;
        let (Some(to), Some(from)) = (program.stdin.take(), program.stdout.take()) else {
            return Err(format!("{path} does not talk"));
        };
        let from = BufReader::new(from);
        let mut engine = Engine::over(Box::new(to), Box::new(from), go);
        engine.program = Some(program);
        engine.greet(words)?;
        Ok(engine)
    }

    /// An engine at the other end of two pipes.
    fn over(to: Box<dyn Write + Send>, from: Box<dyn BufRead + Send>, go: &str) -> Engine {
        Engine {
            program: None,
            to,
            from,
            name: "an engine without a name".to_owned(),
            options: Vec::new(),
            go: go.to_owned(),
        }
    }

    /// Makes acquaintance, and sets what was asked for behind the path.
    fn greet(&mut self, words: &str) -> Result<(), String> {
        self.say("uci")?;
        loop {
            let line = self.line("uciok")?;
            if let Some(name) = line.strip_prefix("id name ") {
                self.name = name.trim().to_owned();
            }
            if line == "uciok" {
                break;
            }
        }
        let parts = words.split(';').skip(1).map(str::trim);
        for part in parts.filter(|part| !part.is_empty()) {
            if part.starts_with("go ") {
                self.go = part.to_owned();
            } else {
                let (name, value) = part
                    .split_once('=')
                    .ok_or_else(|| format!("{part} is no option; write Name=Value"))?;
                self.say(&format!("setoption name {name} value {value}"))?;
                self.options.push(part.to_owned());
            }
        }
        self.wait_until_ready()
    }

    /// Its name and how it was asked: `Stockfish 15.1; Hash=1; go nodes 700`.
    pub(crate) fn description(&self) -> String {
        let options: String = self.options.iter().map(|it| format!("{it}; ")).collect();
        format!("{}; {options}{}", self.name, self.go)
    }

    /// Whether it is asked in a way that has the same answer on a slow machine as on a fast one.
    pub(crate) fn counts(&self) -> bool {
        let mut words = self.go.split_whitespace().skip(1);
        let (mut limits, mut strangers) = (0, 0);
        while let Some(word) = words.next() {
            let number = words.next().and_then(|number| number.parse::<u64>().ok());
            match (word, number) {
                ("nodes" | "depth", Some(1..)) => limits += 1,
                _ => strangers += 1,
            }
        }
        limits > 0 && strangers == 0
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.to, "{line}").map_err(|why| why.to_string())?;
        self.to.flush().map_err(|why| why.to_string())
    }

    /// The next line, while something is awaited.
    fn line(&mut self, awaited: &str) -> Result<String, String> {
        let mut line = Vec::new();
        let read = self.from.read_until(b'\n', &mut line);
        if read.map_err(|why| why.to_string())? == 0 {
            return Err(format!("{} ended before it said {awaited}", self.name));
        }
        // Names of authors come in many encodings.
        Ok(String::from_utf8_lossy(&line).trim().to_owned())
    }

    /// Forgets what it has seen, so that the next answers depend on nothing before.
    pub(crate) fn new_game(&mut self) -> Result<(), String> {
        self.say("ucinewgame")?;
        self.wait_until_ready()
    }

    fn wait_until_ready(&mut self) -> Result<(), String> {
        self.say("isready")?;
        while self.line("readyok")? != "readyok" {}
        Ok(())
    }

    /// Its move after those from the start.
    pub(crate) fn choose(&mut self, moves: &[Move]) -> Result<Move, String> {
        let mut position = String::from("position startpos moves");
        for played in moves {
            position.push_str(&format!(" {played}"));
        }
        let opinion = self.ask(&position)?;
        opinion
            .best
            .ok_or_else(|| format!("{} named no move", self.name))
    }

    /// What it thinks of a position, given by the first four fields of FEN.
    pub(crate) fn judge(&mut self, position: &str) -> Result<Opinion, String> {
        self.ask(&format!("position fen {position} 0 1"))
    }

    fn ask(&mut self, position: &str) -> Result<Opinion, String> {
        self.say(position)?;
        let go = self.go.clone();
        self.say(&go)?;
        let (mut exact, mut bound) = (None, None);
        loop {
            let line = self.line("bestmove")?;
            let mut words = line.split_whitespace();
            if words.next() == Some("bestmove") {
                return Ok(Opinion {
                    score: exact.or(bound),
                    best: words.next().and_then(|word| word.parse().ok()),
                });
            }
            match heard(&line) {
                Some((score, true)) => exact = Some(score),
                Some((score, false)) => bound = Some(score),
                None => {}
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.say("quit");
        if let Some(program) = &mut self.program {
            let _ = program.wait();
        }
    }
}

/// The score of the best line in what an engine tells while it thinks, and whether it is more than a bound.
fn heard(line: &str) -> Option<(Score, bool)> {
    let mut words = line.split_whitespace();
    if words.next() != Some("info") {
        return None;
    }
    let (mut score, mut exact) = (None, true);
    while let Some(word) = words.next() {
        match word {
            // Free words follow, which may look like anything.
            "string" => break,
            "multipv" if words.next() != Some("1") => return None,
            "lowerbound" | "upperbound" => exact = false,
            "score" => {
                let kind = words.next()?;
                let number = words.next()?.parse().ok()?;
                score = Some(match kind {
                    "cp" => Score::Points(number),
                    "mate" => Score::Mate(number),
                    _ => return None,
                });
            }
            _ => {}
        }
    }
    score.map(|score| (score, exact))
}

/// As it is written down: `-34`, or `#3` and `#-3` for mates.
impl fmt::Display for Score {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Points(points) => write!(to, "{points}"),
            Score::Mate(moves) => write!(to, "#{moves}"),
        }
    }
}

impl std::str::FromStr for Score {
    type Err = ();

    fn from_str(text: &str) -> Result<Score, ()> {
        match text.strip_prefix('#') {
            Some(moves) => moves.parse().map(Score::Mate).map_err(drop),
            None => text.parse().map(Score::Points).map_err(drop),
        }
    }
}
