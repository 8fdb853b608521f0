//! The board: the ring of 60 spaces with its slides, the safety zones, and where every pawn stands. No cards, no turns.

use crate::ring::Ring;
use crate::seat::{Players, Seat};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// The most seats at a table.
pub const SEATS: usize = 4;
/// The pawns of a seat.
pub const EACH: usize = 4;
/// The spaces of the track.
pub const SPACES: u8 = 60;
/// The spaces of a safety zone; the next step is HOME.
pub const ZONE: u8 = 5;
/// What a pawn at START counts for a distance.
pub const FROM_START: u8 = 65;

const RING: Ring = Ring::of(SPACES);
const PAWNS: usize = SEATS * EACH;

/// A pawn, by its seat and its number: `2.1` is pawn 1 of seat 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Pawn(u8);

impl TryFrom<u8> for Pawn {
    type Error = NotOnTheBoard;
    fn try_from(number: u8) -> Result<Pawn, NotOnTheBoard> {
        match usize::from(number) < PAWNS {
            true => Ok(Pawn(number)),
            false => Err(NotOnTheBoard),
        }
    }
}

/// A number that is no pawn, or no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotOnTheBoard;

impl fmt::Display for NotOnTheBoard {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("not on the board")
    }
}

impl Pawn {
    /// The pawn with this number of a seat, if there is one.
    pub fn new(seat: Seat, number: u8) -> Option<Pawn> {
        let fits = seat.index() < SEATS && usize::from(number) < EACH;
        fits.then(|| Pawn(seat.index() as u8 * EACH as u8 + number))
    }

    /// The four pawns of a seat.
    pub fn of(seat: Seat) -> impl Iterator<Item = Pawn> + Clone {
        (0..EACH as u8).filter_map(move |number| Pawn::new(seat, number))
    }

    /// Whose it is.
    pub fn seat(self) -> Seat {
        Seat::new(usize::from(self.0) / EACH).unwrap_or(Seat::FIRST)
    }

    /// Its number among the four.
    pub const fn number(self) -> u8 {
        self.0 % EACH as u8
    }

    const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl fmt::Display for Pawn {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}.{}", self.seat().index(), self.number())
    }
}

impl FromStr for Pawn {
    type Err = NotOnTheBoard;
    fn from_str(text: &str) -> Result<Pawn, NotOnTheBoard> {
        let (seat, number) = text.split_once('.').ok_or(NotOnTheBoard)?;
        let seat = seat.parse().ok().and_then(Seat::new);
        let number = number.parse().ok();
        let pawn = seat
            .zip(number)
            .and_then(|(seat, number)| Pawn::new(seat, number));
        pawn.ok_or(NotOnTheBoard)
    }
}

/// A set of pawns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct PawnSet(u16);

impl PawnSet {
    /// None.
    pub const NONE: PawnSet = PawnSet(0);

    /// The set with one more.
    #[must_use]
    pub const fn with(self, pawn: Pawn) -> PawnSet {
        PawnSet(self.0 | pawn.bit())
    }

    /// Whether the pawn is in the set.
    pub const fn has(self, pawn: Pawn) -> bool {
        self.0 & pawn.bit() != 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The pawns in order.
    pub fn iter(self) -> impl Iterator<Item = Pawn> + Clone {
        (0..PAWNS as u8)
            .map(Pawn)
            .filter(move |pawn| self.has(*pawn))
    }
}

impl FromIterator<Pawn> for PawnSet {
    fn from_iter<I: IntoIterator<Item = Pawn>>(pawns: I) -> PawnSet {
        pawns.into_iter().fold(PawnSet::NONE, PawnSet::with)
    }
}

/// Where a pawn stands, as one number; [`Place::spot`] says it in words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Place(u8);

/// Where a pawn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// At its START.
    Start,
    /// On this space of the track, 0 to 59.
    Track(u8),
    /// On this space of its safety zone, 1 to 5.
    Zone(u8),
    /// At HOME.
    Home,
}

impl TryFrom<u8> for Place {
    type Error = NotOnTheBoard;
    fn try_from(number: u8) -> Result<Place, NotOnTheBoard> {
        match number <= Place::HOME.0 {
            true => Ok(Place(number)),
            false => Err(NotOnTheBoard),
        }
    }
}

impl Place {
    /// The START of its colour.
    pub const START: Place = Place(0);
    /// The HOME of its colour.
    pub const HOME: Place = Place(1 + SPACES + ZONE);

    /// A space of the track; the numbers go round.
    pub const fn track(space: u8) -> Place {
        Place(1 + RING.ahead(space, 0))
    }

    /// A step beyond the entry: 1 to 5 are the safety zone, 6 is HOME, and more is nowhere.
    pub const fn beyond_the_entry(step: u8) -> Option<Place> {
        match step {
            1..=ZONE => Some(Place(SPACES + step)),
            step if step == ZONE + 1 => Some(Place::HOME),
            _ => None,
        }
    }

    /// The place in words.
    pub const fn spot(self) -> Spot {
        match self.0 {
            0 => Spot::Start,
            number if number <= SPACES => Spot::Track(number - 1),
            number if number <= SPACES + ZONE => Spot::Zone(number - SPACES),
            _ => Spot::Home,
        }
    }

    /// The space of the track, if it is one.
    pub const fn space(self) -> Option<u8> {
        match self.spot() {
            Spot::Track(space) => Some(space),
            _ => None,
        }
    }

    /// Whether any number of pawns may be here.
    pub const fn holds_many(self) -> bool {
        matches!(self.spot(), Spot::Start | Spot::Home)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.spot() {
            Spot::Start => to.write_str("S"),
            Spot::Track(space) => write!(to, "{space}"),
            Spot::Zone(step) => write!(to, "z{step}"),
            Spot::Home => to.write_str("H"),
        }
    }
}

impl FromStr for Place {
    type Err = NotOnTheBoard;
    fn from_str(text: &str) -> Result<Place, NotOnTheBoard> {
        match text {
            "S" => return Ok(Place::START),
            "H" => return Ok(Place::HOME),
            _ => {}
        }
        let number = |text: &str| text.parse().map_err(|_| NotOnTheBoard);
        if let Some(step) = text.strip_prefix('z') {
            let place = Place::beyond_the_entry(number(step)?);
            return place
                .filter(|place| *place != Place::HOME)
                .ok_or(NotOnTheBoard);
        }
        match number(text)? {
            space if space < SPACES => Ok(Place::track(space)),
            _ => Err(NotOnTheBoard),
        }
    }
}

/// A corner of the board, whose colour a seat plays; in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Corner {
    Red,
    Blue,
    Yellow,
    Green,
}

/// A slide: from its triangle to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slide {
    /// Whose colour it has.
    pub corner: Corner,
    /// The space with the triangle.
    pub from: u8,
    /// Its last space.
    pub to: u8,
}

impl Slide {
    /// Whether a space lies on it, both ends included.
    pub fn covers(self, space: u8) -> bool {
        (self.from..=self.to).contains(&space)
    }
}

impl Corner {
    /// All corners, clockwise.
    pub const ALL: [Corner; SEATS] = [Corner::Red, Corner::Blue, Corner::Yellow, Corner::Green];

    /// The corner of a seat: two players sit opposite.
    pub fn of(players: Players, seat: Seat) -> Corner {
        let place = if players.count() == 2 {
            2 * seat.index()
        } else {
            seat.index()
        };
        Corner::ALL.get(place).copied().unwrap_or(Corner::Green)
    }

    /// The corner of the board itself, from which its spaces are counted.
    pub const fn base(self) -> u8 {
        15 * self as u8
    }

    /// The space from which the safety zone is entered.
    pub const fn entry(self) -> u8 {
        self.base() + 2
    }

    /// The circle on which pawns start.
    pub const fn circle(self) -> u8 {
        self.base() + 4
    }

    /// Its two slides, the short one first.
    pub const fn slides(self) -> [Slide; 2] {
        let base = self.base();
        [
            Slide {
                corner: self,
                from: base + 1,
                to: base + 4,
            },
            Slide {
                corner: self,
                from: base + 9,
                to: base + 13,
            },
        ]
    }

    /// So many steps forward (R7, R8): past its own entry a pawn goes into its zone, and HOME needs the exact count.
    pub const fn forward(self, from: Place, steps: u8) -> Option<Place> {
        match from.spot() {
            Spot::Start | Spot::Home => None,
            Spot::Zone(step) => Place::beyond_the_entry(step.saturating_add(steps)),
            Spot::Track(space) => match steps.checked_sub(RING.way(space, self.entry())) {
                None | Some(0) => Some(Place::track(RING.ahead(space, steps))),
                Some(inside) => Place::beyond_the_entry(inside),
            },
        }
    }

    /// So many steps back (R9, R10): out of the zone to the entry and on, never into a zone.
    pub const fn back(self, from: Place, steps: u8) -> Option<Place> {
        match from.spot() {
            Spot::Start | Spot::Home => None,
            Spot::Track(space) => Some(Place::track(RING.back(space, steps))),
            Spot::Zone(step) if steps < step => Place::beyond_the_entry(step - steps),
            Spot::Zone(step) => Some(Place::track(RING.back(self.entry(), steps - step))),
        }
    }

    /// How many steps it is to HOME.
    pub const fn distance(self, place: Place) -> u8 {
        match place.spot() {
            Spot::Start => FROM_START,
            Spot::Track(space) => RING.way(space, self.entry()) + ZONE + 1,
            Spot::Zone(step) => ZONE + 1 - step,
            Spot::Home => 0,
        }
    }
}

/// The slide on which each space lies, for it is asked at every step.
const SLIDES: [Option<Slide>; SPACES as usize] = {
    let mut over = [None; SPACES as usize];
    let mut corner = 0;
    while corner < SEATS {
        let mut which = 0;
        while which < 2 {
            let slide = Corner::ALL[corner].slides()[which];
            let mut space = slide.from;
            while space <= slide.to {
                over[space as usize] = Some(slide);
                space += 1;
            }
            which += 1;
        }
        corner += 1;
    }
    over
};

/// The slide on which a space lies.
pub fn slide_over(space: u8) -> Option<Slide> {
    SLIDES.get(usize::from(space)).copied().flatten()
}

/// The slide that begins at a space.
pub fn slide_from(space: u8) -> Option<Slide> {
    slide_over(space).filter(|slide| slide.from == space)
}

/// Where every pawn stands. Pawns of seats that are not at the table stand at START.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Board {
    players: Players,
    places: [Place; PAWNS],
}

impl Board {
    /// All pawns at START.
    pub fn new(players: Players) -> Board {
        Board {
            players,
            places: [Place::START; PAWNS],
        }
    }

    /// How many seats play on it.
    pub const fn players(&self) -> Players {
        self.players
    }

    /// The corner of a seat.
    pub fn corner(&self, seat: Seat) -> Corner {
        Corner::of(self.players, seat)
    }

    /// The seat that plays a corner's colour, if one does.
    pub fn seat_of(&self, corner: Corner) -> Option<Seat> {
        self.players
            .seats()
            .find(|seat| self.corner(*seat) == corner)
    }

    /// Where a pawn stands.
    pub fn at(&self, pawn: Pawn) -> Place {
        self.places
            .get(usize::from(pawn.0))
            .copied()
            .unwrap_or_default()
    }

    /// Puts a pawn somewhere.
    pub fn put(&mut self, pawn: Pawn, place: Place) {
        if let Some(old) = self.places.get_mut(usize::from(pawn.0)) {
            *old = place;
        }
    }

    /// All pawns at the table.
    pub fn pawns(&self) -> impl Iterator<Item = Pawn> + Clone + use<> {
        (0..(EACH * self.players.count().min(SEATS)) as u8).map(Pawn)
    }

    /// All pawns at the table that stand at a place.
    pub fn all_at(&self, place: Place) -> impl Iterator<Item = Pawn> + '_ {
        let taken = EACH * self.players.count().min(SEATS);
        let places = (0..).map(Pawn).zip(self.places.iter().take(taken));
        places.filter_map(move |(pawn, there)| (*there == place).then_some(pawn))
    }

    /// The pawn on a space of the track.
    pub fn on_track(&self, space: u8) -> Option<Pawn> {
        self.all_at(Place::track(space)).next()
    }

    /// How many pawns of a seat stand at a place.
    pub fn count(&self, seat: Seat, place: Place) -> u8 {
        Pawn::of(seat)
            .filter(|pawn| self.at(*pawn) == place)
            .count() as u8
    }

    /// How many pawns of a seat are home.
    pub fn home(&self, seat: Seat) -> u8 {
        self.count(seat, Place::HOME)
    }

    /// The pawn that leaves START next: the one with the lowest number.
    pub fn first_at_start(&self, seat: Seat) -> Option<Pawn> {
        Pawn::of(seat).find(|pawn| self.at(*pawn) == Place::START)
    }

    /// How many steps a pawn has to go.
    pub fn distance(&self, pawn: Pawn) -> u8 {
        self.corner(pawn.seat()).distance(self.at(pawn))
    }

    /// How many steps all pawns of a seat have to go.
    pub fn total_distance(&self, seat: Seat) -> u16 {
        Pawn::of(seat)
            .map(|pawn| u16::from(self.distance(pawn)))
            .sum()
    }

    /// Whether no space has two pawns, and nobody's pawns play who is not there.
    pub fn is_sound(&self) -> bool {
        let alone = |pawn: Pawn| {
            let place = self.at(pawn);
            let shares = |other: Pawn| {
                let same_zone = place.space().is_some() || other.seat() == pawn.seat();
                other != pawn && same_zone && self.at(other) == place
            };
            place.holds_many() || !self.pawns().any(shares)
        };
        let absent = self.places.iter().skip(EACH * self.players.count());
        (2..=SEATS).contains(&self.players.count())
            && self.pawns().all(alone)
            && absent.into_iter().all(|place| *place == Place::START)
    }
}
