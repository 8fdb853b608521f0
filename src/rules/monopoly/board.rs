//! The board and its deeds, by the data of the edition: forty spaces, of which twenty-eight are for sale.

use crate::game::NotAnAction;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// How many spaces the board has.
pub const SPACES: usize = 40;
/// How many of them are for sale.
pub const DEEDS: usize = 28;

/// A space of the board, counted from GO.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(try_from = "u8")]
pub struct Space(u8);

/// A number that names no space and no deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchPlace;

impl fmt::Display for NoSuchPlace {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("no such place on the board")
    }
}

impl TryFrom<u8> for Space {
    type Error = NoSuchPlace;
    fn try_from(number: u8) -> Result<Space, NoSuchPlace> {
        Space::new(number).ok_or(NoSuchPlace)
    }
}

/// What a space is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// GO, where everybody begins and earns a salary.
    Go,
    /// A lot, a railroad or a utility.
    Deed,
    /// A card of Chance is drawn.
    Chance,
    /// A card of Community Chest is drawn.
    Chest,
    /// A tenth of all that one has, or a flat sum.
    IncomeTax,
    /// A flat sum.
    LuxuryTax,
    /// Jail, and those who are just visiting.
    Jail,
    /// Nothing happens.
    FreeParking,
    /// Whoever comes here goes to Jail.
    GoToJail,
}

impl Space {
    /// Where everybody begins.
    pub const GO: Space = Space(0);
    /// Jail, or just visiting.
    pub const JAIL: Space = Space(10);

    /// The space of this number.
    pub const fn new(number: u8) -> Option<Space> {
        if (number as usize) < SPACES {
            Some(Space(number))
        } else {
            None
        }
    }

    /// Its number, counted from GO.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All spaces from GO on.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> + ExactSizeIterator + Clone {
        (0..SPACES as u8).map(Space)
    }

    /// The space so many steps ahead.
    pub const fn ahead(self, steps: u8) -> Space {
        Space((self.0 + steps) % SPACES as u8)
    }

    /// The space so many steps back.
    pub const fn back(self, steps: u8) -> Space {
        self.ahead(SPACES as u8 - steps % SPACES as u8)
    }

    /// The steps forward to another space; none to where one stands.
    pub const fn way(self, to: Space) -> u8 {
        (to.0 + SPACES as u8 - self.0) % SPACES as u8
    }

    /// What it is.
    pub fn kind(self) -> Kind {
        self.entry().2
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.entry().0
    }

    /// Its name in at most ten letters.
    pub fn short(self) -> &'static str {
        self.entry().1
    }

    /// Its deed, where it is for sale.
    pub fn deed(self) -> Option<Deed> {
        Deed::all().find(|deed| deed.space() == self)
    }

    fn entry(self) -> &'static (&'static str, &'static str, Kind) {
        &NAMES[usize::from(self.0).min(SPACES - 1)]
    }
}

impl fmt::Display for Space {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(to)
    }
}

/// A colour group, the railroads or the utilities.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Group {
    /// Mediterranean and Baltic.
    Purple,
    /// Oriental to Connecticut.
    LightBlue,
    /// St. Charles to Virginia.
    Violet,
    /// St. James to New York.
    Orange,
    /// Kentucky to Illinois.
    Red,
    /// Atlantic to Marvin Gardens.
    Yellow,
    /// Pacific to Pennsylvania Avenue.
    Green,
    /// Park Place and Boardwalk.
    Blue,
    /// The four railroads.
    Rail,
    /// The two utilities.
    Works,
}

impl Group {
    /// All groups in the order of the board, and then the railroads and utilities.
    pub const ALL: [Group; 10] = [
        Group::Purple,
        Group::LightBlue,
        Group::Violet,
        Group::Orange,
        Group::Red,
        Group::Yellow,
        Group::Green,
        Group::Blue,
        Group::Rail,
        Group::Works,
    ];

    /// The colour groups, on whose lots houses can stand.
    pub fn streets() -> impl DoubleEndedIterator<Item = Group> + Clone {
        Group::ALL.into_iter().filter(|group| group.is_street())
    }

    /// Whether houses can stand on its lots.
    pub const fn is_street(self) -> bool {
        !matches!(self, Group::Rail | Group::Works)
    }

    /// What a house on one of its lots costs; nothing can be built on railroads and utilities.
    pub const fn house_cost(self) -> i32 {
        match self {
            Group::Purple | Group::LightBlue => 50,
            Group::Violet | Group::Orange => 100,
            Group::Red | Group::Yellow => 150,
            Group::Green | Group::Blue => 200,
            Group::Rail | Group::Works => 0,
        }
    }

    /// Its deeds.
    pub const fn deeds(self) -> Deeds {
        LOTS[self as usize]
    }

    /// Its name in the host interface, after the verb for selling down.
    pub const fn verb(self) -> &'static str {
        match self {
            Group::Purple => "strip-purple",
            Group::LightBlue => "strip-lightblue",
            Group::Violet => "strip-violet",
            Group::Orange => "strip-orange",
            Group::Red => "strip-red",
            Group::Yellow => "strip-yellow",
            Group::Green => "strip-green",
            Group::Blue => "strip-blue",
            Group::Rail => "strip-rail",
            Group::Works => "strip-util",
        }
    }

    /// Its name.
    pub fn id(self) -> &'static str {
        self.verb().get(6..).unwrap_or_default()
    }
}

/// One of the deeds, in the order of the board. Its text is the number of its space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Deed(u8);

impl TryFrom<u8> for Deed {
    type Error = NoSuchPlace;
    fn try_from(number: u8) -> Result<Deed, NoSuchPlace> {
        if usize::from(number) < DEEDS {
            Ok(Deed(number))
        } else {
            Err(NoSuchPlace)
        }
    }
}

impl Deed {
    /// All deeds in the order of the board.
    pub fn all() -> impl DoubleEndedIterator<Item = Deed> + ExactSizeIterator + Clone {
        (0..DEEDS as u8).map(Deed)
    }

    /// Its place among the deeds, below [`DEEDS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its space.
    pub fn space(self) -> Space {
        self.entry().space
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.space().name()
    }

    /// Its name in at most ten letters.
    pub fn short(self) -> &'static str {
        self.space().short()
    }

    /// The group that it belongs to.
    pub fn group(self) -> Group {
        self.entry().group
    }

    /// The printed price.
    pub fn price(self) -> i32 {
        self.entry().price.into()
    }

    /// What the Bank lends on it.
    pub fn mortgage(self) -> i32 {
        self.entry().mortgage.into()
    }

    /// A tenth of the mortgage, in whole dollars (R40).
    pub fn interest(self) -> i32 {
        tenth(self.mortgage())
    }

    /// What it costs to lift the mortgage (R38).
    pub fn lift(self) -> i32 {
        self.mortgage() + self.interest()
    }

    /// The printed rents of a lot: bare, with one to four houses, with a hotel.
    pub fn rents(self) -> [i32; 6] {
        self.entry().rents.map(i32::from)
    }

    fn entry(self) -> &'static Entry {
        &TABLE[usize::from(self.0).min(DEEDS - 1)]
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.space().fmt(to)
    }
}

impl FromStr for Deed {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Deed, NotAnAction> {
        let number = number(text)?;
        let space = Space::new(number).ok_or(NotAnAction)?;
        space.deed().ok_or(NotAnAction)
    }
}

/// A number as it is written: without a sign and without noughts before it.
pub(super) fn number<T: FromStr>(text: &str) -> Result<T, NotAnAction> {
    let plain = text.bytes().all(|letter| letter.is_ascii_digit());
    match plain && (text == "0" || !text.starts_with('0')) {
        true => NotAnAction::unless(text),
        false => Err(NotAnAction),
    }
}

/// A tenth, rounded up to whole dollars.
pub const fn tenth(sum: i32) -> i32 {
    (sum + 9) / 10
}

/// A set of deeds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u32")]
pub struct Deeds(u32);

impl TryFrom<u32> for Deeds {
    type Error = NoSuchPlace;
    fn try_from(bits: u32) -> Result<Deeds, NoSuchPlace> {
        if bits >> DEEDS == 0 {
            Ok(Deeds(bits))
        } else {
            Err(NoSuchPlace)
        }
    }
}

impl Deeds {
    /// No deed.
    pub const NONE: Deeds = Deeds(0);
    /// Every deed.
    pub const ALL: Deeds = Deeds((1 << DEEDS) - 1);

    /// Just this deed.
    pub const fn only(deed: Deed) -> Deeds {
        Deeds(1 << deed.0)
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the deed is in the set.
    pub const fn has(self, deed: Deed) -> bool {
        self.0 & (1 << deed.0) != 0
    }

    /// What is in either set.
    pub const fn or(self, other: Deeds) -> Deeds {
        Deeds(self.0 | other.0)
    }

    /// What is in both sets.
    pub const fn and(self, other: Deeds) -> Deeds {
        Deeds(self.0 & other.0)
    }

    /// What is in this set but not in the other.
    pub const fn without(self, other: Deeds) -> Deeds {
        Deeds(self.0 & !other.0)
    }

    /// What is in one of the sets alone.
    pub const fn either(self, other: Deeds) -> Deeds {
        Deeds(self.0 ^ other.0)
    }

    /// Whether all of the set is in the other.
    pub const fn within(self, other: Deeds) -> bool {
        self.without(other).is_empty()
    }

    /// The first in the order of the board.
    pub const fn first(self) -> Option<Deed> {
        if self.is_empty() {
            None
        } else {
            Some(Deed(self.0.trailing_zeros() as u8))
        }
    }

    /// All of them in the order of the board.
    pub fn iter(self) -> impl Iterator<Item = Deed> + Clone {
        let mut left = self;
        core::iter::from_fn(move || {
            let first = left.first()?;
            left = left.without(Deeds::only(first));
            Some(first)
        })
    }
}

impl FromIterator<Deed> for Deeds {
    fn from_iter<I: IntoIterator<Item = Deed>>(deeds: I) -> Deeds {
        let add = |set: Deeds, deed| set.or(Deeds::only(deed));
        deeds.into_iter().fold(Deeds::NONE, add)
    }
}

struct Entry {
    space: Space,
    group: Group,
    price: u16,
    mortgage: u16,
    rents: [u16; 6],
}

const fn deed(space: u8, group: Group, price: u16, mortgage: u16, rents: [u16; 6]) -> Entry {
    Entry {
        space: Space(space),
        group,
        price,
        mortgage,
        rents,
    }
}

/// The deeds of each group.
const LOTS: [Deeds; 10] = {
    let mut lots = [Deeds::NONE; 10];
    let mut place = 0;
    while place < DEEDS {
        let group = TABLE[place].group as usize;
        lots[group] = lots[group].or(Deeds::only(Deed(place as u8)));
        place += 1;
    }
    lots
};

#[rustfmt::skip]
static NAMES: [(&str, &str, Kind); SPACES] = [
    ("GO", "GO", Kind::Go),
    ("Mediterranean Avenue", "Mediterr.", Kind::Deed),
    ("Community Chest", "Chest", Kind::Chest),
    ("Baltic Avenue", "Baltic", Kind::Deed),
    ("Income Tax", "Income Tax", Kind::IncomeTax),
    ("Reading Railroad", "Reading", Kind::Deed),
    ("Oriental Avenue", "Oriental", Kind::Deed),
    ("Chance", "Chance", Kind::Chance),
    ("Vermont Avenue", "Vermont", Kind::Deed),
    ("Connecticut Avenue", "Connectic.", Kind::Deed),
    ("Jail / Just Visiting", "Jail", Kind::Jail),
    ("St. Charles Place", "St.Charles", Kind::Deed),
    ("Electric Company", "Electric", Kind::Deed),
    ("States Avenue", "States", Kind::Deed),
    ("Virginia Avenue", "Virginia", Kind::Deed),
    ("Pennsylvania Railroad", "Penn RR", Kind::Deed),
    ("St. James Place", "St. James", Kind::Deed),
    ("Community Chest", "Chest", Kind::Chest),
    ("Tennessee Avenue", "Tennessee", Kind::Deed),
    ("New York Avenue", "New York", Kind::Deed),
    ("Free Parking", "Free Park", Kind::FreeParking),
    ("Kentucky Avenue", "Kentucky", Kind::Deed),
    ("Chance", "Chance", Kind::Chance),
    ("Indiana Avenue", "Indiana", Kind::Deed),
    ("Illinois Avenue", "Illinois", Kind::Deed),
    ("B. & O. Railroad", "B&O", Kind::Deed),
    ("Atlantic Avenue", "Atlantic", Kind::Deed),
    ("Ventnor Avenue", "Ventnor", Kind::Deed),
    ("Water Works", "Water", Kind::Deed),
    ("Marvin Gardens", "Marvin G.", Kind::Deed),
    ("Go to Jail", "To Jail", Kind::GoToJail),
    ("Pacific Avenue", "Pacific", Kind::Deed),
    ("North Carolina Avenue", "N.Carolina", Kind::Deed),
    ("Community Chest", "Chest", Kind::Chest),
    ("Pennsylvania Avenue", "Penn Ave", Kind::Deed),
    ("Short Line", "Short Line", Kind::Deed),
    ("Chance", "Chance", Kind::Chance),
    ("Park Place", "Park Place", Kind::Deed),
    ("Luxury Tax", "Luxury Tax", Kind::LuxuryTax),
    ("Boardwalk", "Boardwalk", Kind::Deed),
];

#[rustfmt::skip]
const TABLE: [Entry; DEEDS] = [
    deed(1, Group::Purple, 60, 30, [2, 10, 30, 90, 160, 250]),
    deed(3, Group::Purple, 60, 30, [4, 20, 60, 180, 320, 450]),
    deed(5, Group::Rail, 200, 100, [0, 0, 0, 0, 0, 0]),
    deed(6, Group::LightBlue, 100, 50, [6, 30, 90, 270, 400, 550]),
    deed(8, Group::LightBlue, 100, 50, [6, 30, 90, 270, 400, 550]),
    deed(9, Group::LightBlue, 120, 60, [8, 40, 100, 300, 450, 600]),
    deed(11, Group::Violet, 140, 70, [10, 50, 150, 450, 625, 750]),
    deed(12, Group::Works, 150, 75, [0, 0, 0, 0, 0, 0]),
    deed(13, Group::Violet, 140, 70, [10, 50, 150, 450, 625, 750]),
    deed(14, Group::Violet, 160, 80, [12, 60, 180, 500, 700, 900]),
    deed(15, Group::Rail, 200, 100, [0, 0, 0, 0, 0, 0]),
    deed(16, Group::Orange, 180, 90, [14, 70, 200, 550, 750, 950]),
    deed(18, Group::Orange, 180, 90, [14, 70, 200, 550, 750, 950]),
    deed(19, Group::Orange, 200, 100, [16, 80, 220, 600, 800, 1000]),
    deed(21, Group::Red, 220, 110, [18, 90, 250, 700, 875, 1050]),
    deed(23, Group::Red, 220, 110, [18, 90, 250, 700, 875, 1050]),
    deed(24, Group::Red, 240, 120, [20, 100, 300, 750, 925, 1100]),
    deed(25, Group::Rail, 200, 100, [0, 0, 0, 0, 0, 0]),
    deed(26, Group::Yellow, 260, 130, [22, 110, 330, 800, 975, 1150]),
    deed(27, Group::Yellow, 260, 130, [22, 110, 330, 800, 975, 1150]),
    deed(28, Group::Works, 150, 75, [0, 0, 0, 0, 0, 0]),
    deed(29, Group::Yellow, 280, 140, [24, 120, 360, 850, 1025, 1200]),
    deed(31, Group::Green, 300, 150, [26, 130, 390, 900, 1100, 1275]),
    deed(32, Group::Green, 300, 150, [26, 130, 390, 900, 1100, 1275]),
    deed(34, Group::Green, 320, 160, [28, 150, 450, 1000, 1200, 1400]),
    deed(35, Group::Rail, 200, 100, [0, 0, 0, 0, 0, 0]),
    deed(37, Group::Blue, 350, 175, [35, 175, 500, 1100, 1300, 1500]),
    deed(39, Group::Blue, 400, 200, [50, 200, 600, 1400, 1700, 2000]),
];
