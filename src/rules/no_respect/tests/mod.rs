//! The tests of No Respect: numbered rules, rulings, test vectors, and what holds in every game.
//!
//! A corner is written as in the rule sheet, columns bottom to top: `5x2 4 2 | 6 |  ; 1` has two columns and a tile on
//! the first circle. `out 6` at the end puts it out with a 6 beside it.

mod games;
mod rules;
mod vectors;
mod worlds;

use super::*;
use crate::chance::{Fate, Pack};
use crate::game::{Audience, View as _};
use crate::options::OptionValues;
use std::string::{String, ToString};
use std::vec::Vec as List;

const CLASSIC: &[(&str, i16)] = &[];
const FREE: &[(&str, i16)] = &[("discard", 1)];
const SECOND: &[(&str, i16)] = &[("game", 1)];
const RETURN: &[(&str, i16)] = &[("game", 1), ("capped-complete", 1)];

/// A fate that gives the order of the first packs; what a list leaves out follows as it fell.
struct Fixed {
    packs: List<List<u8>>,
}

impl Fate for Fixed {
    fn shuffled(&mut self, name: &'static str, pack: &mut dyn Pack) {
        assert_eq!(name, "pack");
        if self.packs.is_empty() {
            return;
        }
        for (place, number) in self.packs.remove(0).into_iter().enumerate() {
            let text = number.to_string();
            let other = (place..pack.len())
                .find(|other| pack.text(*other).as_str() == text)
                .expect("the tile is in the pool");
            pack.swap(place, other);
        }
    }
    fn die(&mut self, fallen: u8) -> u8 {
        fallen
    }
    fn pick(&mut self, drawn: u32, _: u32) -> u32 {
        drawn
    }
}

fn setup(players: usize, options: &[(&str, i16)], seed: u64) -> Setup {
    let mut values = OptionValues::defaults(&INFO);
    for (id, value) in options {
        let index = INFO
            .options
            .iter()
            .position(|option| option.id == *id)
            .expect("the option exists");
        values.set(index, *value);
    }
    Setup::new(Players::new(players).unwrap(), values, seed)
}

type Heard = List<(Audience, Event)>;

/// A game whose first packs are given: the tiles drawn for the first turn, then those of the game.
fn started(players: usize, options: &[(&str, i16)], packs: &[&[u8]]) -> (NoRespect, Heard) {
    let mut fate = Fixed {
        packs: packs.iter().map(|pack| pack.to_vec()).collect(),
    };
    let mut events = List::new();
    let mut hear = |audience, event| events.push((audience, event));
    let game = NoRespect::start(
        &setup(players, options, 7),
        &mut Croupier::new(&mut fate, &mut hear),
    );
    (game.unwrap(), events)
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
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
fn position(options: &[(&str, i16)], corners: &[&str], turn: usize, tiles: &[u8]) -> NoRespect {
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

fn apply(game: &mut NoRespect, action: &str, events: &mut Heard) -> Result<(), Refusal> {
    let mut hear = |audience, event| events.push((audience, event));
    game.apply(
        action.parse().unwrap(),
        &mut Croupier::new(&mut crate::chance::Free, &mut hear),
    )
}

/// Carries out actions by their text; gives the events of all of them.
fn play(game: &mut NoRespect, actions: &str) -> List<Event> {
    let mut events = List::new();
    for action in actions.split_whitespace() {
        assert_eq!(apply(game, action, &mut events), Ok(()), "{action}");
        assert!(game.is_sound(), "not sound after {action}");
    }
    assert!(events.iter().all(|(to, _)| *to == Audience::Everybody));
    events.into_iter().map(|(_, event)| event).collect()
}

fn refused(game: &mut NoRespect, action: &str) -> Refusal {
    let before = game.clone();
    let mut events = List::new();
    let refusal = apply(game, action, &mut events).unwrap_err();
    assert_eq!(*game, before);
    assert!(events.is_empty());
    refusal
}

/// What the seat in turn may do, as texts with blanks between them.
fn legal(game: &NoRespect) -> String {
    let mut texts = List::new();
    game.legal(&mut |choice| texts.push(choice.to_string()));
    texts.join(" ")
}

fn to_move(game: &NoRespect) -> usize {
    game.turn().seat().expect("the game goes on").index()
}

/// Winners and reason of a game that is over.
fn result(game: &NoRespect) -> (List<usize>, &'static str) {
    let Turn::Over(outcome) = game.turn() else {
        panic!("the game goes on");
    };
    (
        outcome.winners.iter().map(Seat::index).collect(),
        outcome.reason,
    )
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
