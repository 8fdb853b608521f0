//! The tests of No Respect: numbered rules, rulings, test vectors, and what holds in every game.
//!
//! A corner is written as in the rule sheet, columns bottom to top: `5x2 4 2 | 6 |  ; 1` has two columns and a tile on
//! the first circle. `out 6` at the end puts it out with a 6 beside it.

mod games;
mod rules;
mod vectors;
mod worlds;

use super::*;
use crate::game::Audience;
use crate::testing::{self, Heard, Script, ended, legal, refused, seat, to_play as to_move};
use std::string::ToString;
use std::vec::Vec as List;

const CLASSIC: &str = "";
const FREE: &str = "discard=free";
const SECOND: &str = "game=second-chance";
const RETURN: &str = "game=second-chance capped-complete=return";

/// A game whose first packs are given: the tiles drawn for the first turn, then those of the game.
fn started(players: usize, options: &str, packs: &[&[u8]]) -> (NoRespect, Heard<Event>) {
    let packs = packs.iter();
    let script = packs.fold(Script::new(), |script, pack| script.pack_of(pack));
    testing::scripted(players, 7, options, script)
}

fn tile(number: u8) -> Tile {
    Tile::new(number).unwrap()
}

fn read_tile(text: &str) -> Tile {
    tile(text.parse().unwrap())
}

fn read_column(text: &str) -> Column {
    let mut column = Column::default();
    for word in text.split_whitespace() {
        let (number, height) = word.split_once('x').unwrap_or((word, "1"));
        column.build(read_tile(number));
        for _ in 1..height.parse().unwrap() {
            column.raise();
        }
    }
    column
}

fn read_corner(text: &str) -> Corner {
    let (text, last) = match text.split_once("out") {
        Some((text, last)) => (text, Some(last.trim())),
        None => (text, None),
    };
    let (columns, circles) = text.split_once(';').unwrap_or((text, ""));
    let mut corner = Corner {
        out: last.is_some(),
        last: last.filter(|last| !last.is_empty()).map(read_tile),
        ..Corner::default()
    };
    for (place, column) in columns.split('|').enumerate() {
        corner.columns[place] = read_column(column);
    }
    for (place, circle) in circles.split_whitespace().enumerate() {
        corner.circles[place] = (circle != "-").then(|| read_tile(circle));
    }
    corner
}

/// A game in the middle: the corners, the seat in turn, and the tiles that come: the one it has drawn and the next.
fn position(options: &str, corners: &[&str], turn: usize, tiles: &[u8]) -> NoRespect {
    let (mut game, _) = started(corners.len(), options, &[]);
    let mut placed = List::new();
    for (number, text) in corners.iter().enumerate() {
        let corner = read_corner(text);
        placed.extend(corner.tiles());
        game.board.corners[seat(number)] = corner;
    }
    game.board.turn = seat(turn);
    game.board.pool = Pool::FULL;
    placed.iter().for_each(|tile| game.board.pool.take(*tile));
    let before = corners.len() + turn - 1;
    let living = (0..corners.len())
        .map(|back| seat((before - back) % corners.len()))
        .find(|seat| !game.board.corners[*seat].out);
    game.board.last_played = living.filter(|_| !placed.is_empty());
    let mut rest: List<Tile> = game.board.pool.iter().collect();
    for number in tiles {
        let place = rest.iter().position(|other| *other == tile(*number));
        rest.remove(place.expect("the tile is in the pool"));
    }
    game.order = rest
        .into_iter()
        .chain(tiles.iter().rev().map(|number| tile(*number)))
        .collect();
    crate::game::quietly(|croupier| game.draw(croupier));
    assert!(game.is_sound(), "{corners:?} cannot be");
    game
}

/// Carries out actions by their text; everybody may know what happens.
fn play(game: &mut NoRespect, actions: &str) -> List<Event> {
    testing::open(testing::play(game, actions))
}

/// Winners and reason of a game that is over.
fn result(game: &NoRespect) -> (List<usize>, &'static str) {
    let (reason, winners) = ended(game).expect("the game is over");
    (winners, reason)
}

/// A seat's corner in the notation that it was read from.
fn corner(game: &NoRespect, number: usize) -> Corner {
    game.board.corners[seat(number)]
}

fn is_corner(game: &NoRespect, number: usize, text: &str) {
    assert_eq!(corner(game, number), read_corner(text), "seat {number}");
}

fn drawn(game: &NoRespect) -> Option<u8> {
    game.board.tile.map(Tile::number)
}
