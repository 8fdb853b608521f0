//! The first step: quiet positions from quick games of the player against itself. Each game has a number, from which with
//! the seed all of its chance comes; so it does not matter in which run or on which thread it is played.

use super::records::{Growing, Record};
use super::{Order, crew};
use crate::uci::start;
use parlour_bots::chess::fitting::Seen;
use parlour_bots::chess::{Effort, search};
use parlour_bots::{ROOM, Room};
use parlour_rules::chess::{Action, Move, Position};
use parlour_rules::game::quietly;
use parlour_rules::{Chess, Game, Rng, RngCore, SeedableRng};
use std::collections::HashSet;

/// The name of the file.
pub(super) const FILE: &str = "positions.txt";

/// A game begins with so many random moves or a few more.
const OPENING: u32 = 4;
const OPENING_MORE: u32 = 6;
/// One in so many later moves is random.
const SLIPS: u32 = 40;
/// By how many hundredths of a pawn the player misjudges, so that it does not always play the same.
const BLUR: u16 = 10;
/// Of the quiet positions one in so many is kept, for those next to each other say much the same; but none right after a
/// random move.
const KEPT: u32 = 3;
/// A game in which a side leads by so much or up to so much more, by the game's own lot, for so many half-moves is over.
const CLEAR: u32 = 400;
const CLEAR_MORE: u32 = 800;
const CLEAR_FOR: u32 = 4;
/// So is one of so many half-moves.
const LONGEST: usize = 240;

/// How the positions of a seed are made, in the words of the file.
fn head(order: &Order) -> String {
    format!(
        "positions of Parlour against itself, seed {}, {} nodes a move",
        order.seed, order.nodes
    )
}

/// Plays until there are enough positions in the file.
pub(super) fn play(order: &Order) -> Result<(), String> {
    let record = Record::resume(&order.path(FILE), &head(order))?;
    if record.lines.len() >= order.positions {
        println!("play: {} positions are there", record.lines.len());
        return Ok(());
    }
    // The last game may have been cut off; it is played once more.
    let first = record.lines.last().and_then(|line| game_of(line));
    let first = first.unwrap_or(0);
    let complete = |line: &&String| game_of(line).is_some_and(|game| game < first);
    let kept = record.lines.iter().take_while(complete).count();
    let known = record.lines.iter().take(kept);
    let mut harvest = Harvest {
        known: known
            .filter_map(|line| Some(hash(parts(line)?.1)))
            .collect(),
        count: kept,
        wanted: order.positions,
        file: record.go_on(kept)?,
    };
    let mut rooms: Vec<Box<Room>> = (0..order.threads)
        .map(|_| vec![[0; 2]; ROOM].into_boxed_slice())
        .collect();
    let mut game = first;
    crew::in_order(
        &mut rooms,
        first..usize::MAX,
        |room, game| play_one(order, game, room),
        |positions| {
            let more = harvest.take(game, &positions?)?;
            game += 1;
            if game.is_multiple_of(500) {
                eprintln!("play: {game} games, {} positions", harvest.count);
            }
            Ok(more)
        },
    )?;
    println!("play: {} positions of {game} games", harvest.count);
    harvest.file.flush()
}

/// The number of the game and the position of a line.
pub(super) fn parts(line: &str) -> Option<(usize, &str)> {
    let (game, position) = line.split_once(' ')?;
    Some((game.parse().ok()?, position))
}

fn game_of(line: &str) -> Option<usize> {
    parts(line).map(|(game, _)| game)
}

/// What has been gathered.
struct Harvest {
    known: HashSet<u64>,
    count: usize,
    wanted: usize,
    file: Growing,
}

impl Harvest {
    /// Keeps the new positions of a game; false when there are enough.
    fn take(&mut self, game: usize, positions: &[Position]) -> Result<bool, String> {
        for position in positions {
            let text = position.to_string();
            if self.count < self.wanted && self.known.insert(hash(&text)) {
                self.file.add(&format!("{game} {text}"))?;
                self.count += 1;
            }
        }
        self.file.flush()?;
        Ok(self.count < self.wanted)
    }
}

/// Plays a game; the quiet positions of it.
fn play_one(order: &Order, number: usize, room: &mut Room) -> Result<Vec<Position>, String> {
    let mut rng = Rng::seed_from_u64(u64::from(order.seed) << 32 | number as u64);
    let effort = Effort {
        blur: BLUR,
        ..Effort::plain(order.nodes, 60)
    };
    let mut game = start();
    let mut found = Vec::new();
    let (mut clear, mut after_chance) = (0, true);
    let opening = OPENING + rng.below(OPENING_MORE);
    let enough = CLEAR + rng.below(CLEAR_MORE);
    for half_move in 0..LONGEST {
        if game.turn().seat().is_none() {
            break;
        }
        let view = game.view(game.turn().seat());
        let position = view.position();
        let any = any_move(position, &mut rng);
        let slip = rng.below(SLIPS) == 0;
        let keep = rng.below(KEPT) == 0;
        let seed = u64::from(rng.next_u32());
        let mut played = any;
        if half_move >= opening as usize {
            let report = search(&view, effort, seed, room, &|| false, &mut |_| ());
            let Some((score, best)) = report.and_then(|it| Some((it.score, *it.line.first()?)))
            else {
                break;
            };
            let is_clear = score.unsigned_abs() >= enough;
            clear = if is_clear { clear + 1 } else { 0 };
            if clear >= CLEAR_FOR {
                break;
            }
            if keep && !after_chance && !position.is_check() && !is_loud(position, best) {
                found.extend(Seen::of(position).map(|_| *position));
            }
            if !slip {
                played = Some(best);
            }
            after_chance = slip;
        }
        let Some(played) = played else { break };
        do_it(&mut game, played)?;
    }
    Ok(found)
}

fn do_it(game: &mut Chess, played: Move) -> Result<(), String> {
    quietly(|croupier| game.apply(Action::Move(played), croupier)).map_err(|why| why.to_string())
}

fn any_move(position: &Position, rng: &mut Rng) -> Option<Move> {
    let mut all = Vec::new();
    position.moves(&mut |played| all.push(played));
    all.get(rng.below(all.len() as u32) as usize).copied()
}

/// Whether a move captures or makes a pawn into something else, so that an estimate before it says little.
pub(super) fn is_loud(position: &Position, played: Move) -> bool {
    played.promotion().is_some() || position.captured(played).is_some()
}

/// Tells texts apart (FNV-1a), the same everywhere.
pub(super) fn hash(text: impl AsRef<[u8]>) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    text.as_ref().iter().fold(0xcbf2_9ce4_8422_2325, step)
}
