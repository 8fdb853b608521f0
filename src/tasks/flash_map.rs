//! Where the flash goes: a line for each game, for each part of the house and for each library, with limits. Every byte
//! of an image is in exactly one line, so the lines add up to the image.

use crate::elf::{Elf, Piece, Section, Symbol};
use crate::nameless::Nameless;
use crate::owners::{Owner, Part, owner};
use crate::workshop::Outcome;
use std::collections::BTreeMap;
use std::fmt;

/// What an image may take for each of its games, and beside them for the house, the libraries and what several share.
const GAME_LIMIT: u32 = 45_000;
const HOUSE_LIMIT: u32 = 345_000;
/// The games that have a limit of their own.
const OWN_LIMITS: [(&str, u32); 11] = [
    // It carries the network by which it judges.
    ("chess", 105_000),
    // What they add to the other games of dominoes.
    ("bergen", 15_360),
    ("bingo", 15_360),
    ("domino_poker", 40_000),
    // These are larger than they should be; no more than they are.
    ("cribbage", 60_500),
    ("hearts", 65_000),
    ("monopoly", 136_000),
    ("poker_dice", 52_500),
    ("rummy", 53_000),
    ("sorry", 66_000),
    ("texas", 51_500),
];
/// Libraries that take less than this share a line.
const SMALL: u32 = 1_000;

/// Who takes how much of the flash.
pub(crate) struct FlashMap {
    games: Vec<String>,
    owned: BTreeMap<Owner, u32>,
    /// What has no name: words, tables that the compiler made, gaps.
    unnamed: u32,
}

impl FlashMap {
    /// Reads an image; `games` are the folders of all games.
    pub(crate) fn read(elf: &[u8], games: Vec<String>) -> Outcome<FlashMap> {
        let elf = Elf::new(elf)?;
        let contents = elf.contents()?;
        Ok(FlashMap::of(
            &elf.sections()?,
            elf.symbols()?,
            &contents,
            games,
        ))
    }

    fn of(
        sections: &[Section],
        mut symbols: Vec<Symbol>,
        contents: &[Piece<'_>],
        games: Vec<String>,
    ) -> FlashMap {
        symbols.sort_by_key(|symbol| (symbol.at, u32::MAX - symbol.size));
        let mut map = FlashMap {
            games,
            owned: BTreeMap::new(),
            unnamed: 0,
        };
        let (mut gaps, mut named) = (Vec::new(), Vec::new());
        for section in sections.iter().filter(|section| section.has_content) {
            let end = section.at + section.size;
            // Several names may stand for one place, and then the first of them counts.
            let mut done = section.at;
            for symbol in symbols
                .iter()
                .filter(|it| (section.at..end).contains(&it.at))
            {
                let upto = end.min(symbol.at + symbol.size);
                if upto > done {
                    let whose = owner(&symbol.name, symbol.is_data, &map.games);
                    let from = symbol.at.max(done);
                    gaps.push((done, from));
                    *map.owned.entry(whose.clone()).or_default() += upto - from;
                    named.push((whose, (from, upto)));
                    done = upto;
                }
            }
            gaps.push((done, end));
        }
        gaps.retain(|(from, to)| from < to);
        gaps.sort_unstable();
        map.unnamed = gaps.iter().map(|(from, to)| to - from).sum();
        let mut nameless = Nameless::new(contents, &gaps);
        for (whose, bytes) in named {
            // What is a game's is its data, whatever part of it points there.
            let whose = match whose {
                Owner::Game(game, _) => Owner::Game(game, Part::Data),
                _ => Owner::House(String::new()),
            };
            nameless.note(&whose, bytes);
        }
        for (whose, bytes) in nameless.owned() {
            if matches!(whose, Owner::Game(..)) {
                *map.owned.entry(whose).or_default() += bytes;
                map.unnamed -= bytes;
            }
        }
        map
    }

    fn part(&self, game: &str, part: Part) -> u32 {
        let key = Owner::Game(game.to_owned(), part);
        self.owned.get(&key).copied().unwrap_or(0)
    }

    fn game(&self, game: &str) -> u32 {
        Part::ALL.iter().map(|part| self.part(game, *part)).sum()
    }

    fn all_games(&self) -> u32 {
        self.games.iter().map(|game| self.game(game)).sum()
    }

    /// The image.
    pub(crate) fn sum(&self) -> u32 {
        self.owned.values().sum::<u32>() + self.unnamed
    }

    /// What stands beside the games.
    fn house(&self) -> u32 {
        self.sum() - self.all_games()
    }

    /// What the image may take: it grows with the games.
    fn limit(&self) -> u32 {
        let games = self.games.iter().map(|game| limit_of(game));
        HOUSE_LIMIT + games.sum::<u32>()
    }

    /// Says what is too large, if anything is.
    pub(crate) fn check(&self) -> Outcome {
        let games = self.games.iter();
        let games = games.map(|game| (game.as_str(), self.game(game), limit_of(game)));
        let house = ("what stands beside the games", self.house(), HOUSE_LIMIT);
        let too_large = games.chain([house]).filter(|(_, size, limit)| size > limit);
        let lines: Vec<String> = too_large
            .map(|(name, size, limit)| format!("{name} takes {size} bytes of flash, of {limit}"))
            .collect();
        match lines.is_empty() {
            true => Ok(()),
            false => Err(lines.join("; ")),
        }
    }
}

/// What a game may take.
fn limit_of(game: &str) -> u32 {
    let own = OWN_LIMITS.iter().find(|(name, _)| *name == game);
    own.map_or(GAME_LIMIT, |(_, limit)| *limit)
}

/// Bytes as they are printed.
struct Kilobytes(u32);

impl fmt::Display for Kilobytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}.{}", self.0 / 1000, self.0 % 1000 / 100))
    }
}

/// How wide names and figures are printed.
const NAME: usize = 22;
const FIGURE: usize = 8;

impl fmt::Display for FlashMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heads = ["rules", "player", "screens", "table", "data", "sum"];
        write!(f, "{:NAME$}", "flash in KB")?;
        heads
            .iter()
            .try_for_each(|head| write!(f, "{head:>FIGURE$}"))?;
        writeln!(f)?;
        for game in &self.games {
            write!(f, "{game:NAME$}")?;
            for part in Part::ALL {
                write!(f, "{:>FIGURE$}", Kilobytes(self.part(game, part)))?;
            }
            writeln!(f, "{:>FIGURE$}", Kilobytes(self.game(game)))?;
        }
        let mut others = 0;
        let mut lines = vec![("all games".to_owned(), self.all_games())];
        for (owner, size) in &self.owned {
            match owner {
                Owner::Game(..) => {}
                Owner::House(name) => lines.push((format!("house: {name}"), *size)),
                Owner::Library(_) if *size < SMALL => others += size,
                Owner::Library(name) => lines.push((format!("library: {name}"), *size)),
            }
        }
        lines.push(("other libraries".to_owned(), others));
        lines.push(("without a name".to_owned(), self.unnamed));
        lines.push(("image".to_owned(), self.sum()));
        lines.push(("limit".to_owned(), self.limit()));
        let width = NAME + FIGURE * Part::ALL.len();
        for (name, size) in lines {
            writeln!(f, "{name:width$}{:>FIGURE$}", Kilobytes(size))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{FlashMap, HOUSE_LIMIT, limit_of};
    use crate::elf::{Section, Symbol};

    const HEARTS: &str = "_ZN13parlour_rules6hearts4deal17h0123456789abcdefE";
    const PAINT: &str = "_ZN13parlour_paint6canvas3put17h0123456789abcdefE";

    fn section(at: u32, size: u32, has_content: bool) -> Section {
        Section {
            at,
            size,
            in_memory: at >= 0x2000_0000,
            has_content,
        }
    }

    fn symbol(name: &str, at: u32, size: u32) -> Symbol {
        Symbol {
            name: name.to_owned(),
            at,
            size,
            is_data: false,
        }
    }

    fn map(sections: &[Section], symbols: Vec<Symbol>) -> FlashMap {
        let games = ["chess", "hearts"].map(str::to_owned).to_vec();
        FlashMap::of(sections, symbols, &[], games)
    }

    /// The last figure of the line that begins so.
    fn figure(map: &FlashMap, name: &str) -> String {
        let text = map.to_string();
        let line = text.lines().find(|line| line.starts_with(name)).unwrap();
        line.split_whitespace().last().unwrap().to_owned()
    }

    #[test]
    fn every_byte_is_in_one_line() {
        let sections = [
            section(0x1000_0000, 10_000, true),
            section(0x2000_0000, 3_000, true),
            section(0x2000_1000, 90_000, false),
        ];
        let symbols = vec![
            symbol(PAINT, 0x2000_0000, 2_500),
            symbol(HEARTS, 0x1000_0100, 4_000),
            // Another name for the same place, one that reaches further, and one in memory that takes no flash.
            symbol(PAINT, 0x1000_0100, 4_000),
            symbol("memcpy", 0x1000_0100 + 3_000, 2_000),
            symbol(PAINT, 0x2000_1000, 500),
        ];
        let map = map(&sections, symbols);
        assert_eq!(map.sum(), 13_000);
        assert_eq!(figure(&map, "hearts"), "4.0");
        assert_eq!(figure(&map, "chess"), "0.0");
        assert_eq!(figure(&map, "house: paint"), "2.5");
        assert_eq!(figure(&map, "library: compiler"), "1.0");
        assert_eq!(figure(&map, "without a name"), "5.5");
        assert_eq!(figure(&map, "image"), "13.0");
    }

    #[test]
    fn the_columns_stand_below_each_other() {
        let symbols = vec![symbol(HEARTS, 0x1000_0000, 34_567)];
        let text = map(&[section(0x1000_0000, 50_000, true)], symbols).to_string();
        let widths: Vec<usize> = text.lines().map(str::len).collect();
        assert!(widths.iter().all(|width| *width == widths[0]), "{text}");
    }

    #[test]
    fn a_house_or_a_game_beyond_its_limit_is_refused() {
        let check = |house: u32, hearts: u32| {
            let symbols = vec![symbol(HEARTS, 0x1000_0000, hearts)];
            let whole = section(0x1000_0000, house + hearts, true);
            map(&[whole], symbols).check()
        };
        assert_eq!(check(HOUSE_LIMIT, limit_of("hearts")), Ok(()));
        let why = check(HOUSE_LIMIT + 1, limit_of("hearts")).unwrap_err();
        assert!(why.contains(&HOUSE_LIMIT.to_string()), "{why}");
        let why = check(HOUSE_LIMIT, limit_of("hearts") + 1).unwrap_err();
        assert!(why.contains("hearts") && !why.contains("beside"), "{why}");
    }

    #[test]
    fn the_limit_of_an_image_grows_with_its_games() {
        let limit = map(&[], vec![]).limit();
        assert_eq!(limit, HOUSE_LIMIT + limit_of("hearts") + limit_of("chess"));
    }
}
