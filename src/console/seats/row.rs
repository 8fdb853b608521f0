//! The row of plates along the upper edge: a plate for each of the others with its name and how much it holds.
//!
//! Equal plates, as wide as a third of the picture at the least, where every name has room; else each as its name needs,
//! the plates closer and the longest names shortened. Many seats show shapes and numbers.

use super::{Round, draw_ground};
use crate::fitting;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::{Ground, SeatLook, SeatSize};
use crate::people::Name;
use core::fmt::Write;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::{String, Vec};
use parlour_rules::{MAX_SEATS, Seat, order};

/// What the numbers on the plates count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Held {
    /// Cards; where the picture is wide, a small card back says so.
    Cards,
    /// Dominoes: the plates are lower, and a small domino stands before every number if all of them have room for it.
    Dominoes,
}

impl Held {
    /// Top and height of the plates.
    const fn rows(self) -> (i32, i32) {
        match self {
            Held::Cards => (25, 20),
            Held::Dominoes => (23, 17),
        }
    }

    /// What the sign before a number takes.
    const fn sign(self) -> i32 {
        match self {
            Held::Cards => 12,
            Held::Dominoes => 10,
        }
    }
}

/// What a plate says about its seat.
#[derive(Clone, Copy, Debug)]
pub struct Hand {
    /// How much it holds; the last one is lit.
    pub count: u8,
    /// Its points, which stand behind the name where that leaves all names in sight.
    pub score: Option<i32>,
}

/// How plates are spaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Spacing {
    /// From the edge of the picture to the row.
    margin: i32,
    /// Between two plates.
    gap: i32,
    /// From the left of a plate to the seat's shape, and to its name.
    shape: i32,
    name: i32,
    /// At least so much between name and count.
    between: i32,
    /// From the count to the right of its plate.
    end: i32,
    count: Font,
}

const ROOMY: Spacing = Spacing {
    margin: 9,
    gap: 3,
    shape: 3,
    name: 20,
    between: 4,
    end: 5,
    count: Font::B10,
};

const TIGHT: Spacing = Spacing {
    margin: 3,
    gap: 2,
    shape: 2,
    name: 16,
    between: 3,
    end: 4,
    count: Font::B8,
};

/// A figure with what stands around it.
type Figure = String<8>;

/// The plate of a seat.
struct Plate<'a> {
    seat: Seat,
    look: SeatLook,
    name: &'a str,
    name_width: i32,
    /// The points as they follow the name.
    score: Figure,
    score_width: i32,
    count: Figure,
    count_width: i32,
    alert: bool,
    turn: bool,
    /// What of name and points has room.
    label: String<16>,
    left: i32,
    width: i32,
    /// Whether a sign of what is held stands before the count.
    sign: bool,
}

impl<'a> Plate<'a> {
    fn new(round: &Round<'a>, seat: Seat, hand: Hand) -> Plate<'a> {
        let (mut score, mut count) = (Figure::new(), Figure::new());
        let _ = write!(count, "{}", hand.count);
        if let Some(points) = hand.score {
            let _ = write!(score, " {points}");
        }
        let name = round.people.name(seat);
        Plate {
            seat,
            look: round.look(seat),
            name,
            name_width: Font::B8.width(name),
            score_width: Font::B8.width(&score),
            score,
            count_width: ROOMY.count.width(&count),
            count,
            alert: hand.count == 1,
            turn: round.is_turn(seat),
            label: String::new(),
            left: 0,
            width: 0,
            sign: false,
        }
    }

    /// How wide it is without a name.
    fn bare(&self, spacing: Spacing) -> i32 {
        spacing.name + self.count_width + spacing.end
    }

    /// How wide it is with the whole name, and with the points behind it.
    fn whole(&self, spacing: Spacing, scored: bool) -> i32 {
        let score = if scored { self.score_width } else { 0 };
        self.bare(spacing) + self.name_width + score + spacing.between
    }
}

/// The plates of the others, laid out.
pub struct Row<'a> {
    held: Held,
    spacing: Spacing,
    plates: Vec<Plate<'a>, MAX_SEATS>,
}

impl<'a> Row<'a> {
    /// Lays the plates out on a picture of this width; `hand` says what a seat holds.
    pub fn lay(round: &Round<'a>, held: Held, width: i32, hand: &dyn Fn(Seat) -> Hand) -> Row<'a> {
        let plates = round
            .others()
            .map(|seat| Plate::new(round, seat, hand(seat)));
        let mut row = Row {
            held,
            spacing: ROOMY,
            plates: plates.collect(),
        };
        // A card back is shown where there is room by chance; dominoes ask for theirs.
        let sign = match held {
            Held::Cards => 0,
            Held::Dominoes => held.sign(),
        };
        let equal = [(true, sign), (false, sign), (false, 0)]
            .into_iter()
            .any(|(scored, spare)| row.lay_equal(width, scored, spare));
        if !equal {
            row.lay_tight(width);
        }
        let mut left = row.spacing.margin;
        for plate in &mut row.plates {
            plate.left = left;
            left += plate.width + row.spacing.gap;
            plate.sign &= held == Held::Dominoes || width >= 320;
        }
        row
    }

    /// Equal plates with every whole name and so much to spare, if they fit.
    fn lay_equal(&mut self, width: i32, scored: bool, spare: i32) -> bool {
        let number = (self.plates.len() as i32).max(1);
        let room = width - 2 * ROOMY.margin + ROOMY.gap;
        let longest = self.plates.iter().map(|plate| plate.whole(ROOMY, scored));
        let longest = longest.max().unwrap_or(0);
        let equal = (room / number.max(3) - ROOMY.gap).max(longest + spare);
        if (equal + ROOMY.gap) * number > room {
            return false;
        }
        for plate in &mut self.plates {
            plate.width = equal;
            let needed = match self.held {
                Held::Cards => plate.whole(ROOMY, scored),
                Held::Dominoes => longest,
            };
            plate.sign = needed + self.held.sign() <= equal;
            let score = if scored { plate.score.as_str() } else { "" };
            let _ = write!(plate.label, "{}{score}", plate.name);
        }
        true
    }

    /// Plates as their names need: every name has its share of the room, and what the short ones leave goes to the
    /// longer ones. Where a share is too little for two letters, the shortest names are shown as far as they go.
    fn lay_tight(&mut self, width: i32) {
        self.spacing = TIGHT;
        let number = (self.plates.len() as i32).max(1);
        let mut left = width - 2 * TIGHT.margin + TIGHT.gap;
        for plate in &mut self.plates {
            plate.count_width = TIGHT.count.width(&plate.count);
            plate.width = plate.bare(TIGHT);
            left -= plate.width + TIGHT.gap;
        }
        let mut by_name: Vec<&mut Plate<'_>, MAX_SEATS> = self.plates.iter_mut().collect();
        order::least_first(&mut by_name, |plate| plate.name_width);
        let mut all_whole = true;
        for (plate, waiting) in by_name.into_iter().zip((1..=number).rev()) {
            let room = left / waiting - TIGHT.between;
            let short = if plate.name_width <= room {
                Name::new()
            } else {
                fitting::shortened(Font::B8, plate.name, room)
            };
            let whole = plate.name_width + TIGHT.between;
            let (label, more) = match short.as_str() {
                "" if whole <= left => (plate.name, whole),
                "" => ("", 0),
                short => (short, room + TIGHT.between),
            };
            let _ = plate.label.push_str(label);
            plate.width += more;
            left -= more;
            all_whole &= more == whole;
        }
        // Less than nothing may be left for many seats with long counts: then all are a little narrower.
        let share = left.div_euclid(number);
        for plate in &mut self.plates {
            plate.width += share;
            plate.sign = all_whole && share >= self.held.sign();
        }
    }

    /// Whether any plate is to be drawn now: laying them out to draw none takes as long.
    pub fn is_wanted(held: Held, stage: &Stage<'_>) -> bool {
        let (top, height) = held.rows();
        stage.wants(&area(0, top, stage.width(), height))
    }

    /// Where the plate of a seat lies.
    pub fn place(&self, seat: Seat) -> Rectangle {
        let plate = self.plates.iter().find(|plate| plate.seat == seat);
        plate.map_or_else(Rectangle::zero, |plate| self.area(plate))
    }

    fn area(&self, plate: &Plate<'_>) -> Rectangle {
        let (top, height) = self.held.rows();
        area(plate.left, top, plate.width, height)
    }

    /// Draws the plates.
    pub fn draw(&self, stage: &mut Stage<'_>) {
        for plate in &self.plates {
            let place = self.area(plate);
            let marks = (plate.alert, plate.turn, plate.sign);
            let look = (plate.look, &plate.label, &plate.count, marks);
            stage.item(place, (self.held, self.spacing.margin, look), |canvas| {
                self.draw_plate(canvas, plate, place);
            });
        }
    }

    fn draw_plate(&self, canvas: &mut Canvas<'_>, plate: &Plate<'_>, place: Rectangle) {
        draw_ground(canvas, place, plate.turn);
        let spacing = self.spacing;
        let (at, height) = (place.top_left, place.size.height as i32);
        let shape = at + Point::new(spacing.shape, (height - 12) / 2);
        let look = plate.look;
        look.draw(canvas, shape, SeatSize::List, Ground::Dark);
        let name = at + Point::new(spacing.name, (height - 6) / 2);
        let sign = if plate.sign { self.held.sign() } else { 0 };
        let taken = spacing.name + spacing.end + spacing.between + plate.count_width + sign;
        let room = plate.width - taken;
        canvas.text_in(&plate.label, name, room, Font::B8, Colour::IVORY);
        let ink = if plate.alert {
            Colour::BRASS
        } else {
            Colour::IVORY
        };
        let right = at.x + plate.width - spacing.end;
        let top = at.y + (height + 2 - spacing.count.cap_height()) / 2;
        let count = Point::new(right - plate.count_width, top);
        canvas.text(&plate.count, count, spacing.count, ink);
        match self.held {
            _ if !plate.sign => {}
            Held::Cards => {
                let left = right - plate.count_width.max(9) - 12;
                canvas.round(area(left, at.y + 4, 9, 12), 2, Colour::IVORY, None);
                canvas.rect(area(left + 2, at.y + 6, 5, 8), Colour::VELVET);
            }
            Held::Dominoes => {
                let left = right - plate.count_width - 10;
                canvas.round(area(left, at.y + 2, 7, 13), 2, Colour::IVORY, None);
                canvas.hline(Point::new(left + 2, at.y + 8), 3, Colour::UMBER);
            }
        }
    }
}
