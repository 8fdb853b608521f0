//! `parlour bench`: how strong the computer players are, how fast the rules are, and how long a person waits for a turn.
//!
//! Everything is seeded: the same program gives the same results, times excepted. Times are also given as ratios to a
//! fixed piece of work measured in the same run, so that figures from different machines can be compared.

mod bots;
mod checkers;
mod chess;
mod monopoly;
mod rules;
#[cfg(test)]
mod tests;
mod waits;

use parlour_rules::{Info, OptionValues, Players};
use std::str::FromStr;

/// How the command is called.
const USAGE: &str = "\
parlour bench bots ...               measure the computer players against others
parlour bench rules [--game ID]      measure the speed of the rules
parlour bench waits [--game ID] [--games N]
                                     measure how long a person waits for a turn
parlour bench chess ...              measure the chess player; alone, it tells how
parlour bench checkers ...           measure the checkers player; alone, it tells how
parlour bench monopoly ...           measure the player of Monopoly; alone, it tells how

Of all matches of computer players, those with
  --game ID --level N --seats N --preset NAME --player own|lent|general --versus random|greedy|lent|general|below
are played, --games N games each, --after N others; below is the game's own player at the level below. The general player knows nothing but the rules; lent is the same with the game's own
quick moves and judgement.";

/// What is to be measured.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Order {
    /// This game only.
    game: Option<String>,
    /// This level only.
    level: Option<u8>,
    /// Tables of this many seats only, whether they are usual ones or not.
    seats: Option<u8>,
    /// The options of this preset instead of the usual ones.
    preset: Option<String>,
    /// This player only: the game's own, the general one, or that with what the game lends it.
    player: Option<String>,
    /// This opponent only.
    versus: Option<String>,
    /// This many games in each match, whatever it takes.
    games: Option<u32>,
    /// The matches pass over so many deals first, so that a long one can be played in pieces.
    after: u32,
}

impl Order {
    fn read(arguments: &[String]) -> Result<Order, String> {
        let mut order = Order::default();
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            let value = words
                .next()
                .ok_or_else(|| format!("{word} needs a value.\n{USAGE}"))?;
            match word.as_str() {
                "--game" => order.game = Some(value.clone()),
                "--level" => order.level = Some(number(word, value)?),
                "--seats" => order.seats = Some(number(word, value)?),
                "--preset" => order.preset = Some(value.clone()),
                "--player" => order.player = Some(value.clone()),
                "--versus" => order.versus = Some(value.clone()),
                "--games" => order.games = Some(number(word, value)?),
                "--after" => order.after = number(word, value)?,
                _ => return Err(format!("There is no {word} here.\n{USAGE}")),
            }
        }
        Ok(order)
    }

    fn wants(&self, info: &Info) -> bool {
        self.game.as_deref().is_none_or(|id| id == info.id)
    }

    /// The options of a game's matches; none if it has no preset of the wanted name.
    fn options(&self, info: &Info) -> Option<OptionValues> {
        let Some(name) = &self.preset else {
            return Some(OptionValues::defaults(info));
        };
        let mut presets = info.presets.iter();
        let preset = presets.find(|preset| preset.name.eq_ignore_ascii_case(name))?;
        Some(preset.values(info))
    }

    /// The tables of a game's matches.
    fn tables(&self, info: &Info) -> Vec<Players> {
        let (fewest, most) = info.players;
        match self.seats {
            Some(seats) if (fewest..=most).contains(&seats) => {
                Players::new(seats.into()).into_iter().collect()
            }
            Some(_) => Vec::new(),
            None => tables(info).collect(),
        }
    }
}

/// A number above 0.
fn number<N: FromStr + PartialOrd + Default>(word: &str, value: &str) -> Result<N, String> {
    let number = value.parse().ok().filter(|number| *number > N::default());
    number.ok_or_else(|| format!("{word} needs a number above 0."))
}

/// Runs the command.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let (what, rest) = arguments.split_first().ok_or(USAGE)?;
    if what == "chess" {
        return chess::run(rest);
    }
    if what == "checkers" {
        return checkers::run(rest);
    }
    if what == "monopoly" {
        return monopoly::run(rest);
    }
    let order = Order::read(rest)?;
    let measured = match what.as_str() {
        "bots" => bots::measure(&order),
        "rules" => rules::measure(&order),
        "waits" => waits::measure(&order)?,
        _ => return Err(USAGE.into()),
    };
    match order.game {
        Some(id) if !measured => Err(format!("There is nothing to measure for {id}.")),
        _ => Ok(()),
    }
}

/// The tables at which a game is measured: the smallest, the largest, and four seats if that lies between.
fn tables(info: &Info) -> impl Iterator<Item = Players> {
    let (fewest, most) = info.players;
    let mut counts = vec![fewest, 4.clamp(fewest, most), most];
    counts.dedup();
    counts
        .into_iter()
        .filter_map(|count| Players::new(usize::from(count)))
}
