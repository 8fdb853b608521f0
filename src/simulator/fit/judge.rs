//! The second step: an engine says what it thinks of each position. Positions are judged in blocks, and an engine forgets
//! everything before each block; so it does not matter how many engines there are and which of them judges what.

use super::records::Record;
use super::{Order, crew, play};
use crate::engine::{Engine, Score};
use parlour_rules::chess::Move;

/// The name of the file.
pub(super) const FILE: &str = "judged.txt";

/// How many positions an engine judges before it forgets.
const BLOCK: usize = 64;
/// How an engine is asked unless it is told otherwise.
const GO: &str = "go nodes 700";
/// What stands for a score or a move that was not told.
const NOTHING: &str = "?";

/// Starts an engine; it must be one whose answers do not depend on the time.
pub(super) fn try_out(words: &str) -> Result<Engine, String> {
    let engine = Engine::start(words, GO)?;
    if engine.counts() {
        Ok(engine)
    } else {
        Err("An engine is asked for nodes or depth here, so that it always says the same.".into())
    }
}

/// Judges all positions that are not judged yet.
pub(super) fn judge(order: &Order) -> Result<(), String> {
    let mut played = Record::read(&order.path(play::FILE))?;
    played.lines.truncate(order.positions);
    let mut engines = vec![try_out(order.engine()?)?];
    let head = format!(
        "{}; judged by {}, forgetting every {BLOCK} positions",
        played.head,
        engines[0].description()
    );
    let record = Record::resume(&order.path(FILE), &head)?;
    if record.lines.len() >= played.lines.len() {
        println!("judge: {} positions are judged", record.lines.len());
        return Ok(());
    }
    let mut pairs = record.lines.iter().zip(&played.lines);
    if !pairs.all(|(judged, played)| Judged::read(judged).is_some_and(|it| it.is_of(played))) {
        return Err("The judged positions are not those that were played.".into());
    }
    // An engine has seen all of a block before its last position.
    let first = record.lines.len() / BLOCK;
    let mut file = record.go_on(first * BLOCK)?;
    let blocks: Vec<&[String]> = played.lines.chunks(BLOCK).collect();
    while engines.len() < order.threads.min(blocks.len() - first) {
        engines.push(try_out(order.engine()?)?);
    }
    let mut block = first;
    crew::in_order(
        &mut engines,
        first..blocks.len(),
        |engine, block| judge_block(engine, blocks.get(block).copied().unwrap_or_default()),
        |lines| {
            for line in lines? {
                file.add(&line)?;
            }
            block += 1;
            if block.is_multiple_of(200) {
                eprintln!("judge: {} of {}", block * BLOCK, played.lines.len());
            }
            file.flush().map(|()| true)
        },
    )?;
    println!("judge: {} positions are judged", played.lines.len());
    Ok(())
}

fn judge_block(engine: &mut Engine, lines: &[String]) -> Result<Vec<String>, String> {
    engine.new_game()?;
    let judged = lines.iter().map(|line| {
        let (game, position) = play::parts(line).ok_or("A line is no position")?;
        let opinion = engine.judge(position)?;
        let score = opinion.score.map(|score| score.to_string());
        let best = opinion.best.map(|best| best.to_string());
        let [score, best] = [score, best].map(|it| it.unwrap_or_else(|| NOTHING.to_owned()));
        Ok(format!("{game} {score} {best} {position}"))
    });
    judged.collect()
}

/// A line of the file.
pub(super) struct Judged<'a> {
    pub(super) game: usize,
    /// None if the engine said nothing.
    pub(super) score: Option<Score>,
    pub(super) best: Option<Move>,
    /// The first four fields of FEN.
    pub(super) position: &'a str,
}

impl Judged<'_> {
    pub(super) fn read(line: &str) -> Option<Judged<'_>> {
        let mut words = line.splitn(4, ' ');
        let game = words.next()?.parse().ok()?;
        let (score, best) = (words.next()?, words.next()?);
        Some(Judged {
            game,
            score: score.parse().ok(),
            best: best.parse().ok(),
            position: words.next()?,
        })
    }

    fn is_of(&self, played: &str) -> bool {
        play::parts(played) == Some((self.game, self.position))
    }
}
