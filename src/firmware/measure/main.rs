//! A program that only measures: counts chess moves and searches on the RP2040, for an emulator to time. It touches no
//! part of a board. What it has done lies in [`DONE`], where whoever runs it looks; `cargo figures chess` does.
#![no_std]
#![no_main]

mod bitboards;
#[path = "../device/start.rs"]
mod start;

use core::panic::PanicInfo;
use core::sync::atomic::{AtomicU32, Ordering};

use defmt_rtt as _;
use embassy_rp as _;
use parlour_bots::chess::{Effort, TEN, perft, search, walk};
use parlour_bots::{ROOM, Room};
use parlour_rules::chess::{ChessView, read_fen};
use parlour_rules::{Chess, Game, OptionValues, Players, Setup};
use static_cell::ConstStaticCell;

/// Half-moves counted from each position.
const COUNTED: u32 = 3;
/// Half-moves walked from each position.
const WALKED: u32 = 2;

/// What whoever runs the program reads and writes, a word each.
enum Word {
    /// How many pieces of work are done.
    Done,
    /// The nodes of the last one.
    Nodes,
    /// The last depth that a search has finished.
    Depth,
    /// Not 0 when a search has to end; written from outside.
    Stop,
    /// Where the name of the position lies, and its length.
    Name,
    NameLength,
}

#[allow(unsafe_code)]
// Sound: nothing else is called so.
#[unsafe(no_mangle)]
static DONE: [AtomicU32; 6] = [const { AtomicU32::new(0) }; 6];

static LENT: ConstStaticCell<[[u32; 2]; ROOM]> = ConstStaticCell::new([[0; 2]; ROOM]);

fn read(word: Word) -> u32 {
    DONE[word as usize].load(Ordering::Relaxed)
}

fn write(word: Word, value: u32) {
    DONE[word as usize].store(value, Ordering::Relaxed);
}

fn done(nodes: u64) {
    write(Word::Nodes, nodes as u32);
    write(Word::Done, read(Word::Done) + 1);
}

#[cortex_m_rt::entry]
fn main() -> ! {
    start::copy_first_code();
    start::copy_hot_code();
    let room = LENT.take();
    for (name, fen) in TEN {
        write(Word::Name, name.as_ptr() as u32);
        write(Word::NameLength, name.len() as u32);
        done(0);
        let position = read_fen(fen).ok().map(|fen| fen.position);
        let board = fen.parse().ok();
        done(position.as_ref().map_or(0, |from| perft(from, COUNTED)));
        done(
            board
                .as_ref()
                .map_or(0, |from| bitboards::perft(from, COUNTED)),
        );
        done(position.as_ref().map_or(0, |from| walk(from, WALKED).0));
        done(
            board
                .as_ref()
                .map_or(0, |from| bitboards::walk(from, WALKED).0),
        );
        if let Some(view) = view(fen) {
            think(&view, room);
        }
    }
    loop {
        cortex_m::asm::wfi();
    }
}

/// Searches until it is told to stop.
#[inline(never)]
fn think(view: &ChessView, room: &mut Room) {
    write(Word::Depth, 0);
    write(Word::Stop, 0);
    done(0);
    let effort = Effort::plain(u32::MAX, 60);
    let stop = || read(Word::Stop) != 0;
    let report = search(view, effort, 1, room, &stop, &mut |report| {
        write(Word::Depth, report.depth as u32);
    });
    done(report.map_or(0, |report| report.nodes).into());
}

fn view(fen: &str) -> Option<ChessView> {
    let setup = Setup::new(Players::new(2)?, OptionValues::defaults(Chess::INFO), 0);
    let game = Chess::start_at(&setup, fen).ok()?;
    Some(game.view(game.turn().seat()))
}

#[panic_handler]
fn stop(_: &PanicInfo<'_>) -> ! {
    loop {
        cortex_m::asm::bkpt();
    }
}
