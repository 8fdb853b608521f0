//! How strong each seat stands, and how likely that makes it to win.
//!
//! A seat's strength is a sum: of its columns by their top, of its free circles, of the tiles in the pool that it could
//! place, of complete columns, and of whether it is soon to move. A seat that is stronger by 32 is twice as likely to win;
//! the chances of all seats together are one. The numbers were fitted to the outcomes of many thousand games between
//! quick players, of two to four seats alike.

use super::numbers::Numbers;
use heapless::Vec;
use parlour_rules::Seat;
use parlour_rules::no_respect::{Board, Column, Corner, MAX_PLAYERS, Tile};

/// A chance of one.
pub(super) const CERTAIN: u32 = 1 << 12;

/// How much stronger makes twice as likely, as a power of two.
const DOUBLING: u32 = 5;

/// Two to the power of so many parts of a doubling, in parts of [`EVEN`].
const POWERS: [u32; 1 << DOUBLING] = [
    4096, 4186, 4277, 4371, 4467, 4565, 4664, 4767, 4871, 4978, 5087, 5198, 5312, 5428, 5547, 5668,
    5793, 5919, 6049, 6182, 6317, 6455, 6597, 6741, 6889, 7039, 7194, 7351, 7512, 7677, 7845, 8017,
];

/// The odds against a seat as strong as the only other one.
const EVEN: u32 = 4096;

/// Strengths further apart than so many doublings count as so far apart.
const FARTHEST: i32 = 11;

/// How likely a seat wins from a board on which nothing is decided, in parts of [`CERTAIN`].
pub(super) fn chance(board: &Board, seat: Seat) -> u32 {
    if board.corners[seat].out {
        return 0;
    }
    let numbers = Numbers::of(board.options.kind);
    let stacks = stacks(board);
    let mut turns = numbers.turn.iter();
    let mut own = 0;
    let mut others: Vec<i32, MAX_PLAYERS> = Vec::new();
    for other in board.players.seats_from(board.turn) {
        let corner = &board.corners[other];
        if corner.out {
            continue;
        }
        let turn = turns.next().copied().unwrap_or(0);
        let strength = strength(board, corner, stacks, numbers) + i32::from(turn);
        if other == seat {
            own = strength;
        } else {
            // There is room for every seat.
            let _ = others.push(strength);
        }
    }
    let odds: u32 = others.iter().map(|other| power(other - own)).sum();
    CERTAIN * EVEN / (EVEN + odds)
}

/// The numbers that everybody can stack somewhere, as bits.
fn stacks(board: &Board) -> u8 {
    let columns = board.living().flat_map(|seat| &board.corners[seat].columns);
    let open = columns.filter(|column| !column.is_capped());
    open.filter_map(Column::top)
        .fold(0, |bits, top| bits | bit(top.tile))
}

fn strength(board: &Board, corner: &Corner, stacks: u8, numbers: &Numbers) -> i32 {
    let mut sum = 0;
    let mut places = stacks;
    for column in &corner.columns {
        sum += numbers.column(column);
        places |= builds(board, column);
    }
    let mut fitting = 0;
    for tile in Tile::ALL {
        if places & bit(tile) != 0 {
            fitting += i32::from(board.pool.count(tile));
        }
    }
    let circles = corner.free_circles();
    let pool = (board.pool.total() as i32).max(1);
    let complete = numbers.complete.get(corner.completed());
    sum + i32::from(numbers.circles[circles])
        + i32::from(numbers.fits[circles]) * fitting / pool
        + complete.map_or(0, |complete| i32::from(*complete))
}

/// The numbers that its owner can build on a column, as bits.
fn builds(board: &Board, column: &Column) -> u8 {
    match column.top() {
        None if board.options.is_classic() => !(bit(Tile::Four) - 1),
        None => u8::MAX,
        Some(_) if column.is_complete() || column.is_capped() => 0,
        Some(top) => bit(top.tile) - 1,
    }
}

const fn bit(tile: Tile) -> u8 {
    1 << (tile.number() - 1)
}

/// Two to the power of a difference of strengths.
fn power(difference: i32) -> u32 {
    let doublings = (difference >> DOUBLING).clamp(-FARTHEST, FARTHEST);
    let part = POWERS[(difference & ((1 << DOUBLING) - 1)) as usize];
    if doublings < 0 {
        part >> -doublings
    } else {
        part << doublings
    }
}
