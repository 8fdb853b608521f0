//! What a screen is explained with: pages of rules, and poses for pictures of it.

use crate::paint::Canvas;
use crate::parts::card::SuitColours;
use embedded_graphics::geometry::Point;

/// A screen worth a picture, and how to get there.
#[derive(Clone, Copy, Debug)]
pub struct Pose {
    /// What it shows, in lower case with hyphens: "choose-suit".
    pub name: &'static str,
    /// Where the keys begin.
    pub from: Origin,
    /// The keys, and what computer players answer on the way.
    pub keys: &'static str,
}

/// Where the keys of a pose begin.
#[derive(Clone, Copy, Debug)]
pub enum Origin {
    /// At the set-up of the game, on a console switched on with this seed.
    SetUp(u64),
    /// At a game as it stands after some play.
    Position(Position),
}

impl Pose {
    /// A pose that keys lead to, on a console switched on with this seed.
    pub const fn new(name: &'static str, seed: u64, keys: &'static str) -> Pose {
        Pose {
            name,
            from: Origin::SetUp(seed),
            keys,
        }
    }

    /// A pose a few keys away from a position.
    pub const fn at(name: &'static str, position: Position, keys: &'static str) -> Pose {
        Pose {
            name,
            from: Origin::Position(position),
            keys,
        }
    }
}

/// A game as it stands after some play. Nobody thinks and no button is pressed to get there, so better players and
/// another way round a screen leave it as it is.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// Who sits there, parted by blanks: `Anna` is a person, `Otto/3` a computer player of level 3; a `*` behind it says
    /// who begins, where the game asks that.
    pub seats: &'static str,
    /// The options that are not as they come, by their names in the host interface: `target=50 passing=left`.
    pub options: &'static str,
    /// The seed that the game follows from.
    pub seed: u64,
    /// The actions of all seats from the start on, as in the host interface.
    pub played: &'static str,
    /// How many of them have been played.
    pub count: usize,
}

impl Position {
    /// The beginning of a game with these seats, by the rules as they come.
    pub const fn new(seats: &'static str, seed: u64) -> Position {
        Position {
            seats,
            options: "",
            seed,
            played: "",
            count: usize::MAX,
        }
    }

    /// The same with these options.
    pub const fn with(mut self, options: &'static str) -> Position {
        self.options = options;
        self
    }

    /// The same after these actions.
    pub const fn after(mut self, played: &'static str) -> Position {
        self.played = played;
        self
    }

    /// The same after so many of these actions.
    pub const fn after_first(mut self, count: usize, played: &'static str) -> Position {
        self.played = played;
        self.count = count;
        self
    }
}

/// One page of the rules: a heading, a few lines, and where it speaks of a layout a picture of that below them.
#[derive(Clone, Copy, Debug)]
pub struct RulesPage {
    /// Its heading, at most about 16 letters.
    pub heading: &'static str,
    /// Its paragraphs, parted by line ends; together at most 8 lines of about 28 letters, above a picture 4.
    pub text: &'static str,
    /// What it shows.
    pub picture: Option<Drawing>,
}

/// Draws what a page shows with the game's own pieces, on baize, within [`PICTURE`](crate::parts::paper::PICTURE) from this
/// corner on. The suits have the colours that they have on the table.
pub type Drawing = fn(&mut Canvas<'_>, Point, SuitColours);

/// One page of the rules.
pub const fn page(heading: &'static str, text: &'static str) -> RulesPage {
    RulesPage {
        heading,
        text,
        picture: None,
    }
}

/// The first page of the rules, enough to begin with: the aim, a turn, what counts and the end, a short paragraph each.
pub const fn in_short(text: &'static str) -> RulesPage {
    page(IN_SHORT, text)
}

/// What stands above the first page of all rules.
pub(crate) const IN_SHORT: &str = "In short";

impl RulesPage {
    /// The same page with a picture.
    #[must_use]
    pub const fn showing(mut self, picture: Drawing) -> RulesPage {
        self.picture = Some(picture);
        self
    }
}
