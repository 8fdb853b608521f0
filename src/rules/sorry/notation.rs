//! Positions as text: the places of each seat's pawns, the seat in turn and the card: `4,S,S,S/S,z2,H,30 0 7`.

use super::board::{Board, EACH, Pawn, Place};
use super::card::Card;
use super::open::Open;
use crate::seat::{Players, Seat};
use core::fmt;

/// The position of a table.
pub(super) struct Written<'o>(pub(super) &'o Open);

impl fmt::Display for Written<'_> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Open {
            board,
            to_play,
            card,
            ..
        } = self.0;
        for pawn in board.pawns() {
            let before = match (pawn.number(), pawn.seat().index()) {
                (0, 0) => "",
                (0, _) => "/",
                _ => ",",
            };
            write!(to, "{before}{}", board.at(pawn))?;
        }
        write!(to, " {}", to_play.index())?;
        match card {
            Some(card) => write!(to, " {card}"),
            None => Ok(()),
        }
    }
}

/// What a position says.
pub(super) struct Position {
    pub(super) board: Board,
    pub(super) to_play: Seat,
    pub(super) card: Option<Card>,
}

/// Reads a position for a table; what is wrong with it, in plain words.
pub(super) fn read(text: &str, players: Players) -> Result<Position, &'static str> {
    let mut words = text.split_whitespace();
    let places = words.next().unwrap_or_default();
    let mut board = Board::new(players);
    let mut sides = places.split('/');
    for seat in players.seats() {
        let side = sides
            .next()
            .ok_or("Each seat has four places, parted by /")?;
        let mut places = side.split(',');
        for pawn in Pawn::of(seat) {
            let place = places.next().ok_or("Each seat has four places")?;
            let place = place
                .parse()
                .map_err(|_| "A place is S, 0 to 59, z1 to z5 or H")?;
            board.put(pawn, place);
        }
        if places.next().is_some() {
            return Err("Each seat has four places");
        }
    }
    if sides.next().is_some() {
        return Err("There are more sides than seats");
    }
    if !board.is_sound() {
        return Err("Two pawns stand on one space");
    }
    let seat = words
        .next()
        .and_then(|seat| seat.parse().ok())
        .and_then(Seat::new);
    let to_play = seat.filter(|seat| players.has(*seat));
    let card = match words.next() {
        Some(card) => Some(card.parse().map_err(|_| "There is no such card")?),
        None => None,
    };
    if words.next().is_some() {
        return Err("After the card comes nothing");
    }
    Ok(Position {
        board,
        to_play: to_play.ok_or("After the places comes the seat to move")?,
        card,
    })
}

/// Whether a side has all its pawns home.
pub(super) fn is_home(board: &Board, side: crate::seat::SeatSet) -> bool {
    side.iter()
        .all(|seat| usize::from(board.count(seat, Place::HOME)) == EACH)
}
