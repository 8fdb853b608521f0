//! A position read from its texts: who sits there, and the options.

use parlour_console::people::{Guest, Kind, People, name_of};
use parlour_console::{GAMES, NewGame};
use parlour_rules::{Memory, OptionValues, Players, Seat};

/// The game of a position, ready to be laid out.
pub(super) fn new_game(id: &str, seats: &str, options: &str) -> Result<NewGame, String> {
    let game = GAMES.iter().find(|game| game.info.id == id);
    let info = game
        .ok_or_else(|| format!("There is no game \"{id}\""))?
        .info;
    let options = OptionValues::named(info, options)
        .map_err(|wish| format!("{} has no option \"{wish}\"", info.name))?;
    Ok(NewGame {
        info,
        options,
        people: people(seats)?,
        first: first(seats),
        memory: Memory::EMPTY,
    })
}

/// The seat whose word ends with a `*`: it begins, in a game that asks who does.
fn first(seats: &str) -> Option<Seat> {
    let place = seats
        .split_whitespace()
        .position(|word| word.ends_with('*'))?;
    Seat::new(place)
}

/// Everybody at the table. `Anna` is a person, `Otto/3` a computer player of level 3.
fn people(seats: &str) -> Result<People, String> {
    let words: Vec<&str> = seats.split_whitespace().collect();
    let table = Players::new(words.len());
    let table = table.ok_or_else(|| format!("\"{seats}\" is no table"))?;
    let mut people = People::household().first(table);
    for (seat, word) in table.seats().zip(words) {
        let (name, kind) = match word.trim_end_matches('*').split_once('/') {
            None => (word.trim_end_matches('*'), Kind::Person),
            Some((name, level)) => {
                let level = level
                    .parse()
                    .map_err(|_| format!("\"{word}\" has no level"))?;
                (name, Kind::Computer(level))
            }
        };
        if let Some(guest) = people.get_mut(seat) {
            *guest = Guest {
                name: name_of(name),
                kind,
                ..guest.clone()
            };
        }
    }
    Ok(people)
}
