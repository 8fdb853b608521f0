//! `parlour gallery`: a picture of every kind of screen at both sizes.
//!
//! The poses of the house stand here; those of a game stand in its own folder of the console, and the catalogue leads to
//! them. The golden pictures of the tests are the same list.

use crate::headless::{Headless, Records, read_keys};
use crate::stored;
use embedded_graphics::geometry::Size;
use parlour_console::GAMES;
use parlour_console::screen::{GameScreen, Origin, Pose, Position};
use std::path::Path;

/// The sizes of screen that there are, and what is added to a picture's name for each.
pub const SIZES: [(Size, &str); 2] = [(Size::new(240, 240), ""), (Size::new(320, 240), "-320")];

/// The screens of the house, and the keys that lead there from the start picture.
const HOUSE: &[(&str, &str)] = &[
    ("start", ""),
    ("games", "A"),
    ("house-menu", "A Y"),
    ("settings", "A Y A DOWN"),
    ("settings-help", "A Y A DOWN X"),
    ("statistics-empty", "A Y DOWN A"),
    ("about", "A Y UP A"),
    ("games-battery", "A 64%"),
    ("crash-idle", "CRASH"),
];
/// The seed with which they are shown.
const HOUSE_SEED: u64 = 7;

const TWO_WITH_TWO: &str = "Anna Bertie Clara/2 Otto/2";
const FOUR_COMPUTERS: &str = "Anna/3 Bertie/2 Clara/2 Otto/2";
/// A short game of these players, up to its last card.
const fn short(seats: &'static str) -> Position {
    Position::new(seats, 951479856196246514)
        .with("game=deals-1")
        .after("6H 9H 3H JH 8H:D 9D TD AD 2D 7D draw 8D:S 8S:C 4C 8C:S KS draw")
}
const SHORT: Position = short(FOUR_COMPUTERS);
const SHORT_WON: Position = short("Anna/3 Bertie Clara/2 Otto/2");
const SHORT_LOST: Position = short("Anna Bertie/2 Clara/2 Otto/2");
const TWO_WITH_TWO_DEAL: Position = Position::new(TWO_WITH_TWO, 951479856196246514);

/// The screens of every table, shown with one game: they look alike with all.
const TABLE: (&str, &[Pose]) = (
    "crazy-eights",
    &[
        Pose::new("setup", 7, "UP"),
        Pose::new("setup-full", 7, "UP A DOWN A DOWN A DOWN A UP"),
        Pose::new("setup-persons", 7, "RIGHT A"),
        Pose::new("seat", 7, "DOWN A"),
        Pose::new("name", 7, "DOWN A A"),
        Pose::new("options", 7, "LEFT A DOWN"),
        Pose::at("curtain", TWO_WITH_TWO_DEAL, ""),
        Pose::at("curtain-opens", TWO_WITH_TWO_DEAL, "A! 120"),
        Pose::at("recap", TWO_WITH_TWO_DEAL.after("6H"), "A"),
        Pose::at(
            "recap-larger",
            TWO_WITH_TWO_DEAL.after("6H"),
            "Y UP UP A DOWN DOWN DOWN DOWN A B B A",
        ),
        Pose::at("pause", TWO_WITH_TWO_DEAL, "A Y"),
        Pose::at("players", TWO_WITH_TWO_DEAL, "A Y UP UP UP A DOWN"),
        Pose::at(
            "log",
            TWO_WITH_TWO_DEAL.after("6H"),
            "A Y DOWN DOWN DOWN DOWN A",
        ),
        Pose::at("rules", TWO_WITH_TWO_DEAL, "Y DOWN DOWN DOWN DOWN DOWN A"),
        Pose::at(
            "rules-picture",
            TWO_WITH_TWO_DEAL,
            "Y DOWN DOWN DOWN DOWN DOWN A RIGHT RIGHT RIGHT",
        ),
        Pose::at("games-saved", TWO_WITH_TWO_DEAL, "Y UP A"),
        Pose::at("go-on", TWO_WITH_TWO_DEAL, "Y UP A A"),
        Pose::at("low-battery", TWO_WITH_TWO_DEAL.after("6H"), "14%"),
        Pose::at("crash", TWO_WITH_TWO_DEAL.after("6H"), "CRASH"),
        Pose::at("crash-more", TWO_WITH_TWO_DEAL.after("6H"), "CRASH X"),
        Pose::at("account", SHORT, ":JS"),
        Pose::at("account-detail", SHORT, ":JS X"),
        Pose::at("score-sheet", SHORT, ":JS X LEFT"),
        Pose::at("results", SHORT_WON, "A A"),
        Pose::at("results-watched", SHORT, ":JS A"),
        Pose::at("results-lost", SHORT_LOST, ":JS A"),
        Pose::at("results-table", SHORT_LOST, ":JS A X"),
        Pose::at("statistics", SHORT_LOST, ":JS A B Y DOWN A"),
    ],
);

/// A picture of the list.
pub struct Picture {
    /// Its name, without size and ending.
    pub name: String,
    start: Start,
    /// The keys from there on.
    keys: String,
}

/// Where the keys of a picture begin.
enum Start {
    /// At the start picture of a console that is switched on with this seed.
    SwitchedOn(u64),
    /// At a position of the game with this id.
    Position(&'static str, Position),
}

/// Every picture: the house first, then each game of the catalogue.
pub fn pictures() -> Vec<Picture> {
    let house = HOUSE.iter().map(|(name, keys)| Picture {
        name: (*name).to_owned(),
        start: Start::SwitchedOn(HOUSE_SEED),
        keys: (*keys).to_owned(),
    });
    let mut all: Vec<Picture> = house.collect();
    let (game, poses) = TABLE;
    all.extend(
        poses
            .iter()
            .map(|pose| picture(game, pose, pose.name.to_owned())),
    );
    macro_rules! poses {
        ($($folder:ident => $game:ident,)*) => {
            $(add_game::<parlour_rules::$game>(&mut all);)*
        };
    }
    parlour_rules::games!(poses);
    all
}

/// Adds the poses of a game.
fn add_game<G: GameScreen>(all: &mut Vec<Picture>) {
    let id = G::INFO.id;
    all.extend(
        G::POSES
            .iter()
            .map(|pose| picture(id, pose, format!("{id}-{}", pose.name))),
    );
}

/// A picture of a pose; where it begins at a set-up, with the way there through the list as it is now.
fn picture(id: &'static str, pose: &Pose, name: String) -> Picture {
    let (start, way) = match pose.from {
        Origin::Position(position) => (Start::Position(id, position), String::new()),
        Origin::SetUp(seed) => (Start::SwitchedOn(seed), way_to(id)),
    };
    Picture {
        name,
        start,
        keys: way + pose.keys,
    }
}

/// The keys that lead from the start picture to the set-up of a game.
pub fn way_to(id: &str) -> String {
    let place = GAMES.iter().position(|game| game.info.id == id);
    format!("A {}A ", "DOWN ".repeat(place.unwrap_or(0)))
}

/// The console as it shows a picture at one size.
pub fn pose(picture: &Picture, size: Size) -> Result<Headless, String> {
    let told = |why| format!("{}: {why}", picture.name);
    let strokes = read_keys(&picture.keys).map_err(told)?;
    let mut headless = match &picture.start {
        Start::Position(id, position) => Headless::at(size, id, position).map_err(told)?,
        Start::SwitchedOn(seed) => {
            let mut headless = Headless::new(size, *seed);
            headless.settle();
            headless
        }
    };
    headless.play(&strokes);
    Ok(headless)
}

/// How a board comes to a picture by itself.
pub struct Walk {
    /// The seed that it is switched on with.
    pub seed: u64,
    /// The keys from the start picture on.
    pub keys: String,
    /// How many of them lead to the saved game; none where there is none.
    pub resumes: usize,
    /// What it finds in its storage.
    pub records: Records,
}

/// The way of a board to a picture: it goes on with the saved game, and its computer players think for themselves.
pub fn walk(picture: &Picture) -> Result<Walk, String> {
    let (id, position) = match &picture.start {
        Start::Position(id, position) => (id, position),
        Start::SwitchedOn(seed) => {
            return Ok(Walk {
                seed: *seed,
                keys: picture.keys.clone(),
                resumes: 0,
                records: Records::new(),
            });
        }
    };
    let headless = Headless::at(SIZES[0].0, id, position)?;
    if !headless.has_running_game() {
        return Err(format!("{}: its game is over already", picture.name));
    }
    let own = picture.keys.split_whitespace();
    let own: Vec<&str> = own.filter(|key| !key.starts_with(':')).collect();
    let way = way_to(id) + "A ";
    Ok(Walk {
        seed: position.seed,
        resumes: way.split_whitespace().count(),
        keys: way + &own.join(" "),
        records: headless.records().clone(),
    })
}

/// The picture of that name.
pub fn named(name: &str) -> Result<Picture, String> {
    let found = pictures().into_iter().find(|picture| picture.name == name);
    found.ok_or_else(|| format!("There is no picture \"{name}\""))
}

/// Tells a line for each picture: its name, the seed, the keys, and how many of them lead to the saved game. What a board
/// finds in its flash goes into the folder.
fn tell_walks(folder: &Path) -> Result<(), String> {
    for picture in pictures() {
        let walk = walk(&picture)?;
        if !walk.records.is_empty() {
            let file = folder.join(format!("{}.flash", picture.name));
            std::fs::write(&file, stored::region(&walk.records)?)
                .map_err(|why| format!("{} cannot be written: {why}", file.display()))?;
        }
        println!(
            "{}\t{}\t{}\t{}",
            picture.name, walk.seed, walk.keys, walk.resumes
        );
    }
    Ok(())
}

/// Runs the command.
pub fn run(arguments: &[String]) -> Result<(), String> {
    if let [option, folder] = arguments
        && option == "--walks"
    {
        return tell_walks(Path::new(folder));
    }
    let [folder] = arguments else {
        return Err("Say which folder the pictures go to: parlour gallery FOLDER".to_owned());
    };
    let folder = Path::new(folder);
    let told = |why: std::io::Error| format!("{} cannot be written: {why}", folder.display());
    std::fs::create_dir_all(folder).map_err(told)?;
    let pictures = pictures();
    for picture in &pictures {
        for (size, ending) in SIZES {
            let file = folder.join(format!("{}{ending}.png", picture.name));
            std::fs::write(file, pose(picture, size)?.png()?).map_err(told)?;
        }
    }
    println!(
        "{} pictures in {}",
        pictures.len() * SIZES.len(),
        folder.display()
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{named, pictures, walk};

    #[test]
    fn a_board_can_come_to_every_picture() {
        for picture in pictures() {
            assert!(walk(&picture).is_ok(), "{}", picture.name);
        }
        assert!(named("start").is_ok() && named("whist").is_err());
    }
}
