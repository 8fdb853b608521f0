//! `parlour gallery`: a picture of every kind of screen at both sizes.
//!
//! The poses of the house stand here; those of a game stand in its own folder of the console, and the catalogue leads to
//! them. The golden pictures of the tests are the same list.

use crate::headless::{Headless, read_keys};
use embedded_graphics::geometry::Size;
use parlour_console::GAMES;
use parlour_console::screen::{GameScreen, Pose};
use std::path::Path;

/// The sizes of screen that there are, and what is added to a picture's name for each.
pub const SIZES: [(Size, &str); 2] = [(Size::new(240, 240), ""), (Size::new(320, 240), "-320")];

/// The screens of the house.
const HOUSE: &[Pose] = &[
    Pose::new("start", 7, ""),
    Pose::new("games", 7, "A"),
    Pose::new("house-menu", 7, "A Y"),
    Pose::new("settings", 7, "A Y A DOWN"),
    Pose::new("settings-help", 7, "A Y A DOWN X"),
    Pose::new("statistics-empty", 7, "A Y DOWN A"),
    Pose::new("about", 7, "A Y UP A"),
    Pose::new("games-battery", 7, "A 64%"),
    Pose::new("crash-idle", 7, "CRASH"),
];

/// Two people and two computers, from the set-up of a game for four.
const TWO_PEOPLE: &str = "DOWN DOWN LEFT LEFT UP UP A ";
/// A short game that four computers play to its end.
const TO_THE_END: &str = "LEFT A LEFT B UP UP UP UP UP LEFT UP A ";

/// The screens of every table, shown with one game: they look alike with all. Keys begin at its set-up.
const TABLE: (&str, &[(&str, &str, &str)]) = (
    "crazy-eights",
    &[
        ("setup", "", "UP"),
        ("setup-full", "", "UP A DOWN A DOWN A DOWN A UP"),
        ("seat", "", "DOWN A"),
        ("name", "", "DOWN A A"),
        ("options", "", "LEFT A DOWN"),
        ("curtain", TWO_PEOPLE, ""),
        ("curtain-opens", TWO_PEOPLE, "A! 120"),
        ("recap", TWO_PEOPLE, "A A A A"),
        ("pause", TWO_PEOPLE, "A A Y"),
        ("players", TWO_PEOPLE, "A A Y UP UP UP A DOWN"),
        ("log", TWO_PEOPLE, "A A A A A Y DOWN DOWN DOWN A"),
        ("rules", TWO_PEOPLE, "A A Y DOWN DOWN DOWN DOWN A"),
        ("games-saved", TWO_PEOPLE, "Y UP A"),
        ("go-on", TWO_PEOPLE, "Y UP A A"),
        ("low-battery", TWO_PEOPLE, "A A A 14%"),
        ("crash", TWO_PEOPLE, "A A A CRASH"),
        ("crash-more", TWO_PEOPLE, "A A A CRASH X"),
        ("account", TO_THE_END, ""),
        ("score-sheet", TO_THE_END, "X"),
        ("results", TO_THE_END, "A"),
        ("statistics", TO_THE_END, "A B Y DOWN A RIGHT RIGHT"),
    ],
);

/// A picture of the list.
pub struct Picture {
    /// Its name, without size and ending.
    pub name: String,
    /// The seed the console is switched on with.
    pub seed: u64,
    /// The keys from the start picture on.
    pub keys: String,
}

/// Every picture: the house first, then each game of the catalogue.
pub fn pictures() -> Vec<Picture> {
    let mut all: Vec<Picture> = HOUSE
        .iter()
        .map(|pose| Picture {
            name: pose.name.to_owned(),
            seed: pose.seed,
            keys: pose.keys.to_owned(),
        })
        .collect();
    let (game, poses) = TABLE;
    let way = way_to(game);
    all.extend(poses.iter().map(|(name, start, keys)| Picture {
        name: (*name).to_owned(),
        seed: 7,
        keys: format!("{way}{start}{keys}"),
    }));
    macro_rules! poses {
        ($($folder:ident => $game:ident,)*) => {
            $(add_game::<parlour_rules::$game>(&mut all);)*
        };
    }
    parlour_rules::games!(poses);
    all
}

/// Adds the poses of a game, each with the way to its set-up through the list as it is now.
fn add_game<G: GameScreen>(all: &mut Vec<Picture>) {
    let way = way_to(G::INFO.id);
    all.extend(G::POSES.iter().map(|pose| Picture {
        name: format!("{}-{}", G::INFO.id, pose.name),
        seed: pose.seed,
        keys: way.clone() + pose.keys,
    }));
}

/// The keys that lead from the start picture to the set-up of a game.
pub fn way_to(id: &str) -> String {
    let place = GAMES.iter().position(|game| game.info.id == id);
    format!("A {}A ", "DOWN ".repeat(place.unwrap_or(0)))
}

/// The console as it shows a picture at one size.
pub fn pose(picture: &Picture, size: Size) -> Result<Headless, String> {
    let strokes = read_keys(&picture.keys)?;
    let mut headless = Headless::new(size, picture.seed);
    headless.settle();
    headless.play(&strokes);
    Ok(headless)
}

/// Runs the command.
pub fn run(arguments: &[String]) -> Result<(), String> {
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
