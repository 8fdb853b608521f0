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

const TWO_WITH_TWO: &str = "Anna Bertie Clara/2 Otto/2";
const FOUR_COMPUTERS: &str = "Anna/3 Bertie/2 Clara/2 Otto/2";
/// A short game that four computers play, up to its last card.
const SHORT: Position = Position::new(FOUR_COMPUTERS, 951479856196246514)
    .with("game=deals-1")
    .after("6H 9H 3H JH 8H:D 9D TD AD 2D 7D draw 8D:S 8S:C 4C 8C:S KS draw");

/// The screens of every table, shown with one game: they look alike with all.
const TABLE: (&str, &[Pose]) = (
    "crazy-eights",
    &[
        Pose::new("setup", 7, "UP"),
        Pose::new("setup-full", 7, "UP A DOWN A DOWN A DOWN A UP"),
        Pose::new("seat", 7, "DOWN A"),
        Pose::new("name", 7, "DOWN A A"),
        Pose::new("options", 7, "LEFT A DOWN"),
        Pose::at(
            "curtain",
            Position::new(TWO_WITH_TWO, 951479856196246514),
            "",
        ),
        Pose::at(
            "curtain-opens",
            Position::new(TWO_WITH_TWO, 951479856196246514),
            "A! 120",
        ),
        Pose::at(
            "recap",
            Position::new(TWO_WITH_TWO, 951479856196246514).after("6H"),
            "A",
        ),
        Pose::at(
            "pause",
            Position::new(TWO_WITH_TWO, 951479856196246514),
            "A A Y",
        ),
        Pose::at(
            "players",
            Position::new(TWO_WITH_TWO, 951479856196246514),
            "A A Y UP UP UP A DOWN",
        ),
        Pose::at(
            "log",
            Position::new(TWO_WITH_TWO, 951479856196246514).after("6H"),
            "A Y DOWN DOWN DOWN A",
        ),
        Pose::at(
            "rules",
            Position::new(TWO_WITH_TWO, 951479856196246514),
            "Y DOWN DOWN DOWN DOWN A",
        ),
        Pose::at(
            "games-saved",
            Position::new(TWO_WITH_TWO, 951479856196246514),
            "Y UP A",
        ),
        Pose::at(
            "go-on",
            Position::new(TWO_WITH_TWO, 951479856196246514),
            "Y UP A A",
        ),
        Pose::at(
            "low-battery",
            Position::new(TWO_WITH_TWO, 951479856196246514).after("6H"),
            "14%",
        ),
        Pose::at(
            "crash",
            Position::new(TWO_WITH_TWO, 951479856196246514).after("6H"),
            "CRASH",
        ),
        Pose::at(
            "crash-more",
            Position::new(TWO_WITH_TWO, 951479856196246514).after("6H"),
            "CRASH X",
        ),
        Pose::at("account", SHORT, ":JS"),
        Pose::at("score-sheet", SHORT, ":JS X"),
        Pose::at("results", SHORT, ":JS A"),
        Pose::at("statistics", SHORT, ":JS A B Y DOWN A RIGHT RIGHT"),
    ],
);

/// A picture of the list.
pub struct Picture {
    /// Its name, without size and ending.
    pub name: String,
    /// The game it belongs to; none for a screen of the house.
    game: Option<&'static str>,
    from: Origin,
    /// The keys from there on; from the start picture on where there is no position.
    keys: String,
}

/// Every picture: the house first, then each game of the catalogue.
pub fn pictures() -> Vec<Picture> {
    let mut all: Vec<Picture> = HOUSE
        .iter()
        .map(|pose| picture(None, pose, pose.name.to_owned()))
        .collect();
    let (game, poses) = TABLE;
    all.extend(
        poses
            .iter()
            .map(|pose| picture(Some(game), pose, pose.name.to_owned())),
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
            .map(|pose| picture(Some(id), pose, format!("{id}-{}", pose.name))),
    );
}

/// A picture of a pose; where it begins at a set-up, with the way there through the list as it is now.
fn picture(game: Option<&'static str>, pose: &Pose, name: String) -> Picture {
    let way = match (game, pose.from) {
        (Some(id), Origin::SetUp(_)) => way_to(id),
        _ => String::new(),
    };
    Picture {
        name,
        game,
        from: pose.from,
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
    let mut headless = match (picture.from, picture.game) {
        (Origin::Position(position), Some(id)) => {
            Headless::at(size, id, &position).map_err(told)?
        }
        (Origin::Position(_), None) => return Err(told("whose position?".to_owned())),
        (Origin::SetUp(seed), _) => {
            let mut headless = Headless::new(size, seed);
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
    let (Origin::Position(position), Some(id)) = (picture.from, picture.game) else {
        let seed = match picture.from {
            Origin::SetUp(seed) => seed,
            Origin::Position(position) => position.seed,
        };
        return Ok(Walk {
            seed,
            keys: picture.keys.clone(),
            resumes: 0,
            records: Records::new(),
        });
    };
    let headless = Headless::at(SIZES[0].0, id, &position)?;
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
        let Walk {
            seed,
            keys,
            resumes,
            ..
        } = walk;
        println!("{}\t{seed}\t{keys}\t{resumes}", picture.name);
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
