//! To whom a piece of the program belongs, by its name. What lies in the folders of a game belongs to that game, the rest
//! to the house, and only what is not ours to the libraries. The name of a generic function tells for what it was made, and it
//! counts for that: what the table needs for a game is the game's.

use rustc_demangle::demangle;

/// What a game's part is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Part {
    /// Its rules.
    Rules,
    /// Its computer player.
    Player,
    /// Its screens.
    Screens,
    /// What the table needs to play it.
    Table,
    /// Numbers, pictures and words that have a name.
    Data,
}

impl Part {
    /// All, in the order of the columns.
    pub(crate) const ALL: [Part; 5] = [
        Part::Rules,
        Part::Player,
        Part::Screens,
        Part::Table,
        Part::Data,
    ];
}

/// To whom something belongs.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Owner {
    /// A game, by its folder.
    Game(String, Part),
    /// The project itself, by crate, and by module where that is large.
    House(String),
    /// A library, by name.
    Library(String),
}

/// The crates in which a game has a folder.
const CRATES: [&str; 3] = ["parlour_rules", "parlour_bots", "parlour_console"];
/// The modules of the console that are accounted for by themselves.
const ROOMS: [&str; 3] = ["table", "shell", "parts"];

/// The folder on which Block and Dominoes stand: next to nothing in the image has their own names.
const LINE_GAMES: &str = "line_game";

/// Finds the owner of what the linker calls so; `games` are the folders of all games.
pub(crate) fn owner(symbol: &str, is_data: bool, games: &[String]) -> Owner {
    let name = format!("{:#}", demangle(symbol));
    let paths = paths(&name);
    let own = paths.iter().find(|path| path[0].starts_with("parlour_"));
    let Some([home, module]) = own else {
        return Owner::Library(library(&name, paths.first()));
    };
    let mut named = paths
        .iter()
        .filter(|[home, folder]| CRATES.contains(home) && games.iter().any(|game| game == folder))
        .map(|[_, folder]| *folder);
    // What is about several games belongs to none of them.
    if let Some(game) = named.next()
        && named.all(|other| other == game)
    {
        let part = match (*home, *module) {
            _ if is_data => Part::Data,
            ("parlour_rules", _) => Part::Rules,
            ("parlour_bots", _) => Part::Player,
            (_, "table") => Part::Table,
            _ => Part::Screens,
        };
        return Owner::Game(game.to_owned(), part);
    }
    let crate_name = home.trim_start_matches("parlour_");
    Owner::House(match *module {
        LINE_GAMES => "the games of a line of tiles".to_owned(),
        room if crate_name == "console" && ROOMS.contains(&room) => format!("console, {room}"),
        _ => crate_name.to_owned(),
    })
}

/// The first two names of every path in a name.
fn paths(name: &str) -> Vec<[&str; 2]> {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut found = Vec::new();
    let mut rest = name;
    while let Some(start) = rest.find(is_letter) {
        rest = &rest[start..];
        let mut names = rest.split("::").map(|word| {
            let end = word.find(|letter| !is_letter(letter));
            (&word[..end.unwrap_or(word.len())], end.is_none())
        });
        let mut path = Vec::new();
        for (word, goes_on) in names.by_ref() {
            path.push(word);
            if !goes_on {
                break;
            }
        }
        if let [first, second, ..] = path[..] {
            found.push([first, second]);
        }
        let length: usize = path.iter().map(|word| word.len() + 2).sum::<usize>() - 2;
        rest = &rest[length.max(1).min(rest.len())..];
    }
    found
}

fn library(name: &str, path: Option<&[&str; 2]>) -> String {
    match path {
        Some(["core", "fmt"]) => "core::fmt".to_owned(),
        Some([home, _]) if home.starts_with("embassy") => "embassy".to_owned(),
        Some([home, _]) => (*home).to_owned(),
        // What C calls so and the compiler counts on.
        None if name.starts_with("__aeabi") || name.starts_with("mem") => {
            "compiler_builtins".to_owned()
        }
        None => "start-up".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Owner, Part, owner, paths};

    fn games() -> Vec<String> {
        ["hearts", "chess"].map(str::to_owned).to_vec()
    }

    fn of(symbol: &str) -> Owner {
        owner(symbol, false, &games())
    }

    fn game(name: &str, part: Part) -> Owner {
        Owner::Game(name.to_owned(), part)
    }

    #[test]
    fn the_paths_of_a_name_are_found() {
        assert_eq!(
            paths("<a::b::C<d::e<u8>> as f::g>::h"),
            [["a", "b"], ["d", "e"], ["f", "g"]]
        );
        assert_eq!(paths("memcpy"), Vec::<[&str; 2]>::new());
        assert_eq!(paths(""), Vec::<[&str; 2]>::new());
    }

    #[test]
    fn what_lies_in_the_folders_of_a_game_belongs_to_it() {
        let name = "_ZN13parlour_rules6hearts5sound6tricks17h0123456789abcdefE";
        assert_eq!(of(name), game("hearts", Part::Rules));
        assert_eq!(owner(name, true, &games()), game("hearts", Part::Data));
        let name = "_ZN12parlour_bots5chess6search6Search4best17h0123456789abcdefE";
        assert_eq!(of(name), game("chess", Part::Player));
        let name = "_RNvNtNtCs1_15parlour_console6hearts4draw8place_of";
        assert_eq!(of(name), game("hearts", Part::Screens));
    }

    #[test]
    fn a_copy_that_was_made_for_a_game_belongs_to_it() {
        // parlour_console::table::game::decide::<parlour_rules::hearts::Hearts>
        let name = "_RINvNtNtCs1_15parlour_console5table4game6decideNtNtCs2_13parlour_rules6hearts6HeartsEB6_";
        assert_eq!(of(name), game("hearts", Part::Table));
        // parlour_bots::general::decide::<parlour_rules::chess::Chess>
        let name =
            "_RINvNtCs1_12parlour_bots7general6decideNtNtCs2_13parlour_rules5chess5ChessEB4_";
        assert_eq!(of(name), game("chess", Part::Player));
        // core::slice::iter::find::<parlour_rules::chess::Chess>
        let name = "_RINvNtNtCs1_4core5slice4iter4findNtNtCs2_13parlour_rules5chess5ChessEB6_";
        assert_eq!(of(name), game("chess", Part::Rules));
    }

    #[test]
    fn what_is_about_two_games_belongs_to_the_house() {
        let name = "_RINvNtCs1_15parlour_console5table4bothNtNtCs2_13parlour_rules6hearts6HeartsNtNtCs2_13parlour_rules5chess5ChessEB4_";
        assert_eq!(of(name), Owner::House("console, table".to_owned()));
    }

    #[test]
    fn the_rest_of_the_house_goes_by_crate_and_room() {
        let name = "_ZN13parlour_paint6canvas3put17h0123456789abcdefE";
        assert_eq!(of(name), Owner::House("paint".to_owned()));
        let name = "_ZN15parlour_console7console3new17h0123456789abcdefE";
        assert_eq!(of(name), Owner::House("console".to_owned()));
        let name = "_ZN13parlour_rules5cards4Card3new17h0123456789abcdefE";
        assert_eq!(of(name), Owner::House("rules".to_owned()));
        let name = "_ZN12parlour_bots9line_game5state4play17h0123456789abcdefE";
        let line_games = Owner::House("the games of a line of tiles".to_owned());
        assert_eq!(of(name), line_games);
    }

    #[test]
    fn libraries_go_by_name() {
        let library = |name: &str| Owner::Library(name.to_owned());
        assert_eq!(
            of("_ZN4core3fmt5write17h0123456789abcdefE"),
            library("core::fmt")
        );
        assert_eq!(of("_ZN4core3str4find17h0123456789abcdefE"), library("core"));
        assert_eq!(
            of("_ZN10embassy_rp4gpio3set17h0123456789abcdefE"),
            library("embassy")
        );
        assert_eq!(of("__aeabi_lmul"), library("compiler_builtins"));
        assert_eq!(of("Reset"), library("start-up"));
    }
}
