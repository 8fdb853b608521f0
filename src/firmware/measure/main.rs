//! A program that only measures: counts chess moves and searches on the RP2040, for an emulator to time. It touches no
//! part of a board. What it has done lies in [`DONE`], where whoever runs it looks; `cargo figures chess` does.
#![no_std]
#![no_main]

use core::panic::PanicInfo;
use core::sync::atomic::{AtomicU32, Ordering};

use defmt_rtt as _;
use embassy_rp as _;
use parlour_bots::chess::{Effort, TEN, perft, search};
use parlour_bots::{ROOM, Room};
use parlour_rules::chess::{ChessView, read_fen};
use parlour_rules::{Chess, Game, OptionValues, Players, Setup};
use static_cell::ConstStaticCell;

/// Moves tried in each search.
const NODES: u32 = 10_000;
/// Half-moves counted from each position.
const DEPTH: u32 = 3;

/// How many pieces of work are done, and the nodes and the depth of the last one.
#[allow(unsafe_code)]
// Sound: nothing else is called so.
#[unsafe(no_mangle)]
static DONE: [AtomicU32; 3] = [const { AtomicU32::new(0) }; 3];

static LENT: ConstStaticCell<[[u32; 2]; ROOM]> = ConstStaticCell::new([[0; 2]; ROOM]);

fn done(nodes: u64, depth: i32) {
    DONE[1].store(nodes as u32, Ordering::Relaxed);
    DONE[2].store(depth as u32, Ordering::Relaxed);
    DONE[0].store(DONE[0].load(Ordering::Relaxed) + 1, Ordering::Relaxed);
}

#[cortex_m_rt::entry]
fn main() -> ! {
    let room = LENT.take();
    done(0, 0);
    for (_, fen) in TEN {
        count(fen);
        count_by_bitboards(fen);
        if let Some(view) = view(fen) {
            think(&view, room);
        }
    }
    loop {
        cortex_m::asm::wfi();
    }
}

/// Paths on the board of the search.
#[inline(never)]
fn count(fen: &str) {
    let nodes = read_fen(fen).map_or(0, |fen| perft(&fen.position, DEPTH));
    done(nodes, DEPTH as i32);
}

/// The same paths by bitboards.
#[inline(never)]
fn count_by_bitboards(fen: &str) {
    fn count(board: &cozy_chess::Board, depth: u32) -> u64 {
        let mut nodes = 0;
        board.generate_moves(|moves| {
            if depth <= 1 {
                nodes += moves.len() as u64;
            } else {
                for played in moves {
                    let mut next = board.clone();
                    next.play_unchecked(played);
                    nodes += count(&next, depth - 1);
                }
            }
            false
        });
        nodes
    }
    let nodes = fen.parse().map_or(0, |board| count(&board, DEPTH));
    done(nodes, DEPTH as i32);
}

#[inline(never)]
fn think(view: &ChessView, room: &mut Room) {
    let effort = Effort::plain(NODES, 60);
    let report = search(view, effort, 1, room, &|| false, &mut |_| ());
    done(
        report.as_ref().map_or(0, |report| report.nodes).into(),
        report.map_or(0, |report| report.depth),
    );
}

fn view(fen: &str) -> Option<ChessView> {
    let setup = Setup {
        players: Players::new(2)?,
        options: OptionValues::defaults(Chess::INFO),
        seed: 0,
    };
    let game = Chess::start_at(&setup, fen).ok()?;
    Some(game.view(game.turn().seat()))
}

#[panic_handler]
fn stop(_: &PanicInfo<'_>) -> ! {
    loop {
        cortex_m::asm::bkpt();
    }
}
