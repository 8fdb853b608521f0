//! What a board is worth to a side: how far its pawns have come, how far the others have, and what the next cards can do
//! to it. Counted in twentieths of a step.

use parlour_rules::ring::Ring;
use parlour_rules::sorry::{Board, Corner, Pawn, Place, SPACES, Spot, slide_from};
use parlour_rules::{Seat, SeatSet};

/// A step counts so much.
pub(super) const STEP: i32 = 20;

const RING: Ring = Ring::of(SPACES);
const DECK: i32 = 45;

/// The ways of a pawn that meets another, with the number of cards that lead them.
const AHEAD: [(u8, i32); 9] = [
    (1, 5),
    (2, 4),
    (3, 4),
    (5, 4),
    (7, 4),
    (8, 4),
    (10, 4),
    (11, 4),
    (12, 4),
];
const BACK: [(u8, i32); 2] = [(4, 4), (1, 4)];
/// No pawn reaches farther ahead, a slide included, nor farther back.
const FARTHEST: u8 = 16;
const NEAREST: u8 = 4;
/// Half of the cards that say sorry: there are mostly others to pick on, too.
const SORRY: i32 = 2;
/// The cards that start a pawn.
const STARTING: i32 = 9;
/// The part of the others' ways that counts, and of the danger, in twentieths.
const OTHERS: i32 = 14;
const DANGER: i32 = 6;
/// A pawn waits so long for a 1 or a 2 as others need for so many steps.
const WAITING: i32 = 10;

/// What a place is worth: 90 at HOME, none at START, and in between the steps that are done.
pub(super) fn value(corner: Corner, place: Place) -> i32 {
    let distance = i32::from(corner.distance(place));
    match place.spot() {
        Spot::Start => 0,
        Spot::Track(_) => 70 - distance,
        Spot::Zone(_) => 76 - distance,
        Spot::Home => 90,
    }
}

/// How far a seat has come.
fn progress(board: &Board, seat: Seat) -> i32 {
    let corner = board.corner(seat);
    Pawn::of(seat)
        .map(|pawn| value(corner, board.at(pawn)))
        .sum()
}

/// The same, with what it costs to wait at START.
fn standing(board: &Board, seat: Seat) -> i32 {
    progress(board, seat) - WAITING * i32::from(board.count(seat, Place::START))
}

/// How far a side has come.
pub(super) fn side(board: &Board, side: SeatSet) -> i32 {
    side.iter().map(|seat| progress(board, seat)).sum()
}

/// What the board is worth to a side: its own way, less half of what the others have, less the danger.
pub(super) fn whole(board: &Board, own: SeatSet) -> i32 {
    let mut others = (0, 0, 0);
    for seat in board.players().seats().filter(|seat| !own.has(*seat)) {
        let standing = standing(board, seat);
        others = (others.0.max(standing), others.1 + standing, others.2 + 1);
    }
    let (most, sum, number) = others;
    let others = match own.len() {
        // Partners win together.
        2.. => sum,
        _ => (most + sum / number.max(1)) / 2,
    };
    let side: i32 = own.iter().map(|seat| standing(board, seat)).sum();
    side * STEP - others * OTHERS - danger(board, own) * DANGER / DECK
}

/// The steps that a side may lose, each counted by the cards that would do it.
fn danger(board: &Board, own: SeatSet) -> i32 {
    let mut sum = 0;
    for pawn in board.pawns().filter(|pawn| own.has(pawn.seat())) {
        if let Some(space) = board.at(pawn).space() {
            let worth = WAITING + value(board.corner(pawn.seat()), board.at(pawn));
            sum += worth * threats(board, own, space).min(DECK);
        }
    }
    sum
}

/// How many cards of the next deck would send away whoever stands on a space.
fn threats(board: &Board, own: SeatSet, space: u8) -> i32 {
    let mut cards = 0;
    for seat in board.players().seats().filter(|seat| !own.has(*seat)) {
        let corner = board.corner(seat);
        if board.first_at_start(seat).is_some() {
            cards += SORRY;
            if corner.circle() == space {
                cards += STARTING;
            }
        }
        for pawn in Pawn::of(seat) {
            if let Some(from) = board.at(pawn).space() {
                cards += reach(corner, from, space);
            }
        }
    }
    cards
}

/// How many cards lead a pawn from one space to another, or over it on a slide.
fn reach(corner: Corner, from: u8, space: u8) -> i32 {
    let way = RING.way(from, space);
    if (FARTHEST + 1..SPACES - NEAREST).contains(&way) {
        return 0;
    }
    let room = RING.way(from, corner.entry());
    let meets = |to: u8| to == space || slides_over(corner, to, space);
    let ahead = AHEAD
        .iter()
        .filter(|(steps, _)| *steps <= room && meets(RING.ahead(from, *steps)));
    let back = BACK
        .iter()
        .filter(|(steps, _)| meets(RING.back(from, *steps)));
    ahead.chain(back).map(|(_, cards)| cards).sum()
}

/// Whether a pawn that comes to a space slides over another.
fn slides_over(corner: Corner, to: u8, space: u8) -> bool {
    // A slide is at most five spaces long.
    RING.way(to, space) < 5
        && slide_from(to).is_some_and(|slide| slide.corner != corner && slide.covers(space))
}
