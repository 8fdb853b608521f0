//! Plates: the buttons that hold every choice of a game, tags, the plates of
//! the other seats, and the side plates beside a board.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::{MAX_SEATS, order};

use super::seat::{Ground, SeatLook, SeatSize};
use crate::paint::{Canvas, Colour, Font, Stage, area};

/// What state a button is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Button {
    /// A does it.
    Focused,
    /// Can be reached with the pad.
    Plain,
    /// Cannot be done now.
    Off,
}

impl Button {
    /// Focused or plain.
    #[must_use]
    pub const fn focused(focused: bool) -> Self {
        if focused {
            Button::Focused
        } else {
            Button::Plain
        }
    }
}

/// What buttons and plates lie on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum On {
    /// The table in play.
    Baize,
    /// The house.
    Walnut,
}

/// A button with a word in the middle. The foot of a focused one reaches two
/// pixels below its place.
pub fn button(
    stage: &mut Stage<'_>,
    place: Rectangle,
    label: &str,
    state: Button,
    on: On,
    font: Font,
) {
    let whole = Rectangle::new(
        place.top_left,
        place.size + embedded_graphics::geometry::Size::new(0, 2),
    );
    stage.item(whole, ("button", label, state, on, font), |canvas| {
        draw_button(canvas, place, label, state, on, font);
    });
}

/// Draws a button.
fn draw_button(
    canvas: &mut Canvas<'_>,
    place: Rectangle,
    label: &str,
    state: Button,
    on: On,
    font: Font,
) {
    let (fill, edge) = match on {
        On::Baize => (Colour::BAIZE_LO, Colour::BAIZE_HI),
        On::Walnut => (Colour::OAK, Colour::UMBER),
    };
    let ink = match state {
        Button::Focused => {
            canvas.round(
                Rectangle::new(place.top_left + Point::new(0, 2), place.size),
                5,
                Colour::BRASS_LO,
                None,
            );
            canvas.round(place, 5, Colour::BRASS, None);
            Colour::INK
        }
        Button::Plain => {
            canvas.round(place, 5, fill, Some((edge, 1)));
            Colour::IVORY
        }
        Button::Off => {
            let edge = if on == On::Walnut {
                Colour::OAK
            } else {
                Colour::BAIZE_HI
            };
            canvas.round_edge(place, 5, (edge, 1));
            Colour::HAZE
        }
    };
    let middle = place.top_left.x + place.size.width as i32 / 2;
    let top = place.top_left.y + (place.size.height as i32 - font.cap_height()) / 2;
    canvas.text_centre(label, Point::new(middle, top), font, ink);
}

/// A small brass tag with a word, such as "saved"; returns nothing to press.
pub fn draw_tag(canvas: &mut Canvas<'_>, place: Rectangle, word: &str) {
    canvas.round(place, 4, Colour::BRASS, None);
    let middle = place.top_left.x + place.size.width as i32 / 2;
    let top = place.top_left.y + (place.size.height as i32 - 8) / 2;
    canvas.text_centre(word, Point::new(middle, top), Font::B8, Colour::INK);
}

/// Another seat in the row at the top of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opponent<'t> {
    /// Its colour and shape.
    pub look: SeatLook,
    /// Its name; left out where there is no room.
    pub name: &'t str,
    /// Its count, such as cards held.
    pub count: &'t str,
    /// Whether the count deserves attention.
    pub alert: bool,
    /// Whether it is this seat's turn.
    pub turn: bool,
}

/// How a plate of another seat is spaced: roomy where all names fit so, else tight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Spacing {
    /// From the edge of the picture to the row of plates.
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

impl Spacing {
    /// How wide a plate is that shows no name.
    fn bare(self, seat: &Opponent<'_>) -> i32 {
        self.name + self.count.width(seat.count) + self.end
    }

    /// How wide a plate is that shows the whole name.
    fn named(self, seat: &Opponent<'_>) -> i32 {
        self.bare(seat) + Font::B8.width(seat.name) + self.between
    }
}

type Widths = Vec<i32, MAX_SEATS>;

/// The widths of all plates, without the gaps. Equal plates, up to three across, as long as every name fits; else each
/// as its name needs, the short names first, and what is left over shared. Equal plates have `icon` to spare if they can.
fn plate_widths(width: i32, seats: &[Opponent<'_>], icon: i32) -> (Spacing, Widths) {
    let number = (seats.len() as i32).max(1);
    let room = |spacing: Spacing| width - 2 * spacing.margin + spacing.gap;
    let even = room(ROOMY) / number.max(3) - ROOMY.gap;
    let longest = seats.iter().map(|seat| ROOMY.named(seat)).max();
    for spare in [icon, 0] {
        let equal = even.max(longest.unwrap_or(0) + spare);
        if (equal + ROOMY.gap) * number <= room(ROOMY) {
            return (ROOMY, seats.iter().map(|_| equal).collect());
        }
    }
    let mut widths: Widths = seats.iter().map(|seat| TIGHT.bare(seat)).collect();
    let mut left = room(TIGHT) - widths.iter().map(|plate| plate + TIGHT.gap).sum::<i32>();
    let mut by_name: Vec<usize, MAX_SEATS> = (0..seats.len()).collect();
    let length = |place: &usize| seats.get(*place).map(|seat| Font::B8.width(seat.name));
    order::least_first(&mut by_name, length);
    for place in by_name {
        let (Some(seat), Some(plate)) = (seats.get(place), widths.get_mut(place)) else {
            continue;
        };
        let more = TIGHT.named(seat) - *plate;
        if more <= left {
            *plate += more;
            left -= more;
        }
    }
    // Less than nothing may be left for many seats with long counts: then all are a little narrower.
    let share = left.div_euclid(number);
    widths.iter_mut().for_each(|plate| *plate += share);
    (TIGHT, widths)
}

/// Where the plates of the other seats lie, from the left to the right.
#[must_use]
pub fn opponent_places(width: i32, seats: &[Opponent<'_>]) -> Vec<Rectangle, MAX_SEATS> {
    places(plate_widths(width, seats, 0))
}

fn places((spacing, widths): (Spacing, Widths)) -> Vec<Rectangle, MAX_SEATS> {
    let mut left = spacing.margin;
    widths
        .iter()
        .map(|plate| {
            let place = area(left, 25, *plate, 20);
            left += plate + spacing.gap;
            place
        })
        .collect()
}

/// The plates of the other seats, y 25 to 44. With a small `back` on the wide
/// picture, a card back says that the numbers count cards.
pub fn opponents(stage: &mut Stage<'_>, seats: &[Opponent<'_>], cards: bool) {
    let (spacing, _) = plate_widths(stage.width(), seats, 0);
    let wide = stage.wide();
    for (place, seat) in opponent_places(stage.width(), seats).into_iter().zip(seats) {
        stage.item(place, ("opponent", seat, cards, wide, spacing), |canvas| {
            draw_opponent(canvas, place, seat, spacing, cards && wide);
        });
    }
}

fn draw_opponent(
    canvas: &mut Canvas<'_>,
    place: Rectangle,
    seat: &Opponent<'_>,
    spacing: Spacing,
    back: bool,
) {
    let edge = seat.turn.then_some((Colour::BRASS, 1));
    canvas.round(place, 5, Colour::BAIZE_LO, edge);
    let at = place.top_left;
    let width = place.size.width as i32;
    let right = at.x + width - spacing.end;
    let ink = if seat.alert {
        Colour::BRASS
    } else {
        Colour::IVORY
    };
    let look_at = at + Point::new(spacing.shape, 4);
    seat.look
        .draw(canvas, look_at, SeatSize::List, Ground::Dark);
    let spare = width - spacing.named(seat);
    if spare >= 0 {
        let name_at = at + Point::new(spacing.name, 7);
        canvas.text(seat.name, name_at, Font::B8, Colour::IVORY);
    }
    let top = at.y + (22 - spacing.count.cap_height()) / 2;
    canvas.text_right(seat.count, Point::new(right, top), spacing.count, ink);
    if back && spare >= 12 {
        let left = right - spacing.count.width(seat.count).max(9) - 12;
        canvas.round(area(left, at.y + 4, 9, 12), 2, Colour::IVORY, None);
        canvas.rect(area(left + 2, at.y + 6, 5, 8), Colour::VELVET);
    }
}

/// Height of the plates of seats that hold dominoes.
const LOW: i32 = 17;
/// What a small domino takes before the number that counts dominoes.
const ICON: i32 = 10;

/// Where the low plates of the other seats lie, from the left to the right.
#[must_use]
pub fn low_places(width: i32, seats: &[Opponent<'_>]) -> Vec<Rectangle, MAX_SEATS> {
    let places = places(plate_widths(width, seats, ICON)).into_iter();
    places
        .map(|plate| area(plate.top_left.x, 23, plate.size.width as i32, LOW))
        .collect()
}

/// Whether the low plates of these seats show every name, with the small domino beside the count.
#[must_use]
pub fn holders_are_roomy(width: i32, seats: &[Opponent<'_>]) -> bool {
    let (spacing, widths) = plate_widths(width, seats, ICON);
    let room = |(plate, seat): (&i32, &Opponent<'_>)| plate - spacing.named(seat) >= ICON;
    spacing == ROOMY && widths.iter().zip(seats).all(room)
}

/// Low plates of the other seats, y 23 to 39, whose numbers count dominoes.
pub fn domino_holders(stage: &mut Stage<'_>, seats: &[Opponent<'_>]) {
    let (spacing, widths) = plate_widths(stage.width(), seats, ICON);
    let room = |(plate, seat): (&i32, &Opponent<'_>)| plate - spacing.named(seat) >= ICON;
    let icons = widths.iter().zip(seats).all(room);
    for (place, seat) in low_places(stage.width(), seats).into_iter().zip(seats) {
        stage.item(place, ("holder", seat, spacing, icons), |canvas| {
            draw_holder(canvas, place, seat, spacing, icons);
        });
    }
}

fn draw_holder(
    canvas: &mut Canvas<'_>,
    place: Rectangle,
    seat: &Opponent<'_>,
    spacing: Spacing,
    icon: bool,
) {
    let edge = seat.turn.then_some((Colour::BRASS, 1));
    canvas.round(place, 5, Colour::BAIZE_LO, edge);
    let at = place.top_left;
    let width = place.size.width as i32;
    let look_at = at + Point::new(spacing.shape, 2);
    seat.look
        .draw(canvas, look_at, SeatSize::List, Ground::Dark);
    let spare = width - spacing.named(seat);
    if spare >= 0 {
        let name_at = at + Point::new(spacing.name, 5);
        canvas.text(seat.name, name_at, Font::B8, Colour::IVORY);
    }
    let right = at.x + width - spacing.end;
    let top = at.y + (LOW + 2 - spacing.count.cap_height()) / 2;
    let ink = if seat.alert {
        Colour::BRASS
    } else {
        Colour::IVORY
    };
    canvas.text_right(seat.count, Point::new(right, top), spacing.count, ink);
    if icon {
        let left = right - spacing.count.width(seat.count) - ICON;
        canvas.round(area(left, at.y + 2, 7, 13), 2, Colour::IVORY, None);
        canvas.hline(Point::new(left + 2, at.y + 8), 3, Colour::UMBER);
    }
}

/// The plate of a side beside a board: lit when it is this side's turn.
pub fn draw_side_plate(canvas: &mut Canvas<'_>, place: Rectangle, lit: bool) {
    if lit {
        canvas.round(place, 5, Colour::OAK, Some((Colour::BRASS, 1)));
    } else {
        canvas.round(place, 5, Colour::WALNUT, Some((Colour::OAK, 1)));
    }
}
