//! Where everybody sits: three and four seats as a compass round the trick, five and six with the others in a row at the
//! top. The looking seat is always below; play goes on to its left.

use super::Sight;
use crate::fitting;
use crate::line;
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};
use crate::parts::card::{CardSize, SuitSize, suit_sprite};
use crate::parts::{Ground, SeatLook, SeatSize};
use crate::screen::Line;
use crate::seats::{self, Round, Spread};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::Seat;
use parlour_rules::cards::Suit;
use parlour_rules::hearts::{Points, QUEEN};

/// The plates of all seats where no hand is shown.
const EVERYBODY: Spread = Spread::on_baize(164);
/// Top of what says who sits there, in a row of seats.
const ROW_TOP: i32 = 23;
/// What says who sits there ends above this.
const ENDS: i32 = 138;

/// Whether the others sit in a row.
pub(super) fn in_a_row(sight: &Sight<'_>) -> bool {
    sight.view.open.players.count() > 4
}

/// How many seats to the left of the one below a seat sits.
fn steps(sight: &Sight<'_>, seat: Seat) -> i32 {
    sight.view.open.players.steps(sight.viewer(), seat) as i32
}

/// How far the cards at the sides are from the middle.
const fn reach(width: i32) -> i32 {
    if width >= 320 { 89 } else { 78 }
}

/// The column of a seat in a row: its left edge and its width.
fn column(sight: &Sight<'_>, seat: Seat, width: i32) -> (i32, i32) {
    let others = sight.view.open.players.count() as i32 - 1;
    let pitch = (width - 8) / others.max(1);
    (4 + pitch * (steps(sight, seat) - 1), pitch)
}

/// Where a seat's card lies in the trick.
pub(super) fn card_place(sight: &Sight<'_>, seat: Seat, width: i32) -> Point {
    let middle = width / 2;
    let others = sight.view.open.players.count() as i32 - 1;
    match (in_a_row(sight), steps(sight, seat), others) {
        (true, 0, _) => Point::new(middle - 20, 107),
        (true, step, _) => {
            let (left, pitch) = column(sight, seat, width);
            // The row is a little bent, as round a table.
            let bend = (2 * step - 1 - others).abs();
            Point::new(left + (pitch - 40) / 2, 50 + bend)
        }
        (_, 0, _) => Point::new(middle - 20, 83),
        (_, 1, _) => Point::new(middle - reach(width), 54),
        (_, 2, 3) => Point::new(middle - 20, 25),
        _ => Point::new(middle + reach(width) - 40, 54),
    }
}

/// The place of a seat's card as a rectangle.
pub(super) fn card_area(sight: &Sight<'_>, seat: Seat, width: i32) -> Rectangle {
    Rectangle::new(card_place(sight, seat, width), CardSize::Medium.size())
}

/// Where a card comes from and where a trick goes to: the middle of what says who sits there, as a card's place.
pub(super) fn home(sight: &Sight<'_>, seat: Seat, width: i32) -> Point {
    let middle = width / 2;
    match (in_a_row(sight), steps(sight, seat)) {
        (_, 0) => Point::new(middle - 20, 170),
        (true, _) => {
            let (left, pitch) = column(sight, seat, width);
            Point::new(left + (pitch - 40) / 2, ROW_TOP)
        }
        (_, 1) if width >= 320 => Point::new(12, 54),
        (_, 1) => Point::new(8, 100),
        (_, 2) if sight.view.open.players.count() == 4 => Point::new(middle - 60, 22),
        _ if width >= 320 => Point::new(width - 52, 54),
        _ => Point::new(width - 48, 100),
    }
}

/// What is said about a seat.
#[derive(Clone, Hash)]
struct Label<'t> {
    look: SeatLook,
    name: &'t str,
    points: Line,
    queen: bool,
    turn: bool,
}

impl Label<'_> {
    /// How wide shape and points are.
    fn tally(&self) -> i32 {
        let queen = if self.queen { 12 } else { 0 };
        17 + Font::B10.width(&self.points) + queen
    }

    /// How wide a plate is with the name above shape and points.
    fn block(&self) -> i32 {
        self.tally().max(Font::B8.width(self.name)) + 8
    }

    /// How wide all of it is in one line.
    fn line(&self) -> i32 {
        self.tally() + 5 + Font::B8.width(self.name)
    }
}

/// Which words of a label have room.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Lines {
    /// Shape, name and points beside each other.
    One,
    /// The name above shape and points.
    Two,
    /// Shape and points only.
    Bare,
}

/// Whose turn it is; nobody's while something happens.
fn turn(sight: &Sight<'_>) -> Option<Seat> {
    sight.decides().filter(|_| sight.moment.is_none())
}

fn label<'t>(sight: &'t Sight<'_>, seat: Seat) -> Label<'t> {
    let open = &sight.view.open;
    let won = open.won[seat];
    Label {
        look: sight.look(seat),
        name: sight.name(seat),
        points: line!("{}", Points::of(won)),
        queen: won.has(QUEEN),
        turn: turn(sight) == Some(seat),
    }
}

/// Everybody but the seat below.
pub(super) fn others(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    if !stage.wants(&area(0, ROW_TOP, stage.width(), ENDS - ROW_TOP)) {
        return;
    }
    let players = sight.view.open.players;
    let others = || players.seats().filter(|seat| *seat != sight.viewer());
    let width = stage.width();
    let is_at_side = |seat: &Seat| steps(sight, *seat) != 2 || players.count() != 4;
    let beside = !in_a_row(sight)
        && others()
            .filter(is_at_side)
            .all(|seat| label(sight, seat).block() <= width / 2 - reach(width) - 8);
    for seat in others() {
        let label = label(sight, seat);
        if in_a_row(sight) {
            in_column(&label, column(sight, seat, width), stage);
        } else if !is_at_side(&seat) {
            at_top(&label, stage);
        } else {
            let to_the_right = steps(sight, seat) != 1;
            at_side(&label, to_the_right, beside, stage);
        }
    }
}

/// Left or right: beside the card of the seat where both names are short enough for it, else below it.
fn at_side(label: &Label<'_>, to_the_right: bool, beside: bool, stage: &mut Stage<'_>) {
    let width = stage.width();
    let (left, right) = if to_the_right {
        (width / 2 + 24, width - 4)
    } else {
        (4, width / 2 - 24)
    };
    if beside {
        let wide = label.block();
        let x = if to_the_right { right - wide } else { left };
        return plate(label, area(x, 68, wide, 27), Lines::Two, stage);
    }
    let room = right - left - 8;
    let (lines, wide) = if label.line() <= room {
        (Lines::One, label.line())
    } else {
        let name = Font::B8.width(label.name);
        let fits = name <= room;
        let lines = if fits { Lines::Two } else { Lines::Bare };
        (lines, label.tally().max(if fits { name } else { 0 }))
    };
    let (top, high) = if lines == Lines::Two {
        (110, 27)
    } else {
        (114, 18)
    };
    let x = if to_the_right { right - wide - 8 } else { left };
    plate(label, area(x, top, wide + 8, high), lines, stage);
}

/// At the top, left of the card; a long name has a line of its own under the well of the suit led.
fn at_top(label: &Label<'_>, stage: &mut Stage<'_>) {
    let right = stage.width() / 2 - 24;
    let room = right - WELL_RIGHT - 4;
    let name = Font::B8.width(label.name);
    if label.line() + 8 <= room {
        let place = area(right - label.line() - 8, 24, label.line() + 8, 18);
        return plate(label, place, Lines::One, stage);
    }
    let tally = label.tally();
    if name.max(tally) + 6 <= room {
        let wide = name.max(tally) + 6;
        return plate(label, area(right - wide, 24, wide, 29), Lines::Two, stage);
    }
    plate(
        label,
        area(right - tally - 6, 24, tally + 6, 18),
        Lines::Bare,
        stage,
    );
    let place = area(right - name - 1, 44, name + 1, 9);
    stage.item(place, ("name", label.name, label.turn), |canvas| {
        let ink = if label.turn {
            Colour::BRASS
        } else {
            Colour::IVORY
        };
        canvas.text_right(label.name, Point::new(right, 44), Font::B8, ink);
    });
}

/// In a row of seats: a name that does not fit is abbreviated.
fn in_column(label: &Label<'_>, (left, pitch): (i32, i32), stage: &mut Stage<'_>) {
    let place = area(left + 1, ROW_TOP, pitch - 2, 27);
    let name = fitting::name(Font::B8, label.name, pitch - 6);
    let label = Label {
        name: &name,
        ..label.clone()
    };
    plate(&label, place, Lines::Two, stage);
}

fn plate(label: &Label<'_>, place: Rectangle, lines: Lines, stage: &mut Stage<'_>) {
    stage.item(place, ("seat", label, lines), |canvas| {
        seats::draw_ground(canvas, place, label.turn);
        draw_label(canvas, label, place, lines);
    });
}

fn draw_label(canvas: &mut Canvas<'_>, label: &Label<'_>, place: Rectangle, lines: Lines) {
    let (width, height) = (place.size.width as i32, place.size.height as i32);
    let at = place.top_left;
    let (mut left, mut top) = (at.x + (width - label.tally()) / 2, at.y + (height - 13) / 2);
    let mut after_name = 0;
    match lines {
        Lines::One => {
            left = at.x + 4;
            after_name = Font::B8.width(label.name) + 5;
            canvas.text(
                label.name,
                Point::new(left + 17, top + 3),
                Font::B8,
                Colour::IVORY,
            );
        }
        Lines::Two => {
            let middle = Point::new(at.x + width / 2, at.y + (height - 21) / 2);
            canvas.text_centre(label.name, middle, Font::B8, Colour::IVORY);
            top = at.y + height - 15;
        }
        Lines::Bare => {}
    }
    label
        .look
        .draw(canvas, Point::new(left, top), SeatSize::List, Ground::Dark);
    let points = Point::new(left + 17 + after_name, top + 1);
    draw_points(canvas, points, &label.points, label.queen, Font::B10);
}

/// Points in brass, with a spade for the queen.
fn draw_points(canvas: &mut Canvas<'_>, at: Point, points: &str, queen: bool, font: Font) {
    canvas.text(points, at, font, Colour::BRASS);
    if queen {
        let drop = (font.cap_height() - 9) / 2;
        let spade = at + Point::new(font.width(points) + 3, drop);
        let inks = Inks::plain(Colour::IVORY);
        canvas.sprite(suit_sprite(Suit::Spades, SuitSize::S9), spade, inks);
    }
}

/// The place of the seat below: an outline with its points until its card lies there.
pub(super) fn own_place(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let seat = sight.viewer();
    let label = label(sight, seat);
    let own = sight.view.seat.is_some();
    let tally = label.tally() - 17;
    if in_a_row(sight) {
        let middle = stage.width() / 2;
        let place = area(middle - 34, 116, 68, 18);
        return stage.item(place, ("own", &label, own), |canvas| {
            seats::draw_ground(canvas, place, label.turn);
            let at = Point::new(middle - 28, 119);
            draw_self(canvas, &label, own, at + Point::new(0, 2));
            let left = middle + 30 - tally;
            draw_points(
                canvas,
                Point::new(left, 120),
                &label.points,
                label.queen,
                Font::B10,
            );
        });
    }
    let place = card_area(sight, seat, stage.width());
    stage.item(place, ("own", &label, own), |canvas| {
        let edge = if label.turn {
            Colour::BRASS
        } else {
            Colour::BAIZE_HI
        };
        canvas.round_edge(place, 4, (edge, 2));
        let at = place.top_left;
        if own {
            canvas.text_centre("you", at + Point::new(20, 12), Font::B8, Colour::MINT);
        } else {
            let corner = at + Point::new(13, 9);
            label
                .look
                .draw(canvas, corner, SeatSize::List, Ground::Dark);
        }
        let tally = Font::B14.width(&label.points) + if label.queen { 12 } else { 0 };
        let points = at + Point::new(20 - tally / 2, 28);
        draw_points(canvas, points, &label.points, label.queen, Font::B14);
    });
}

fn draw_self(canvas: &mut Canvas<'_>, label: &Label<'_>, own: bool, at: Point) {
    if own {
        canvas.text("you", at + Point::new(0, 1), Font::B8, Colour::MINT);
    } else {
        let corner = at - Point::new(0, 2);
        label
            .look
            .draw(canvas, corner, SeatSize::List, Ground::Dark);
    }
}

/// The right edge of the well of the suit led.
const WELL_RIGHT: i32 = 52;

/// The wells: the suit led, and whether hearts are broken.
pub(super) fn wells(sight: &Sight<'_>, led: Option<Suit>, stage: &mut Stage<'_>) {
    let width = stage.width();
    let top = if in_a_row(sight) { 116 } else { 24 };
    if let Some(suit) = led {
        let place = area(4, top, WELL_RIGHT - 4, 20);
        stage.item(place, ("led", suit), |canvas| {
            canvas.round(place, 5, Colour::BAIZE_LO, None);
            canvas.text("led", Point::new(10, top + 6), Font::B8, Colour::SAND);
            let inks = Inks::plain(Colour::IVORY);
            canvas.sprite(
                suit_sprite(suit, SuitSize::S15),
                Point::new(31, top + 3),
                inks,
            );
        });
    }
    if sight.view.open.broken && sight.view.open.options.break_hearts {
        let place = area(width - 68, top, 64, 20);
        stage.item(place, "broken", |canvas| {
            canvas.round(place, 5, Colour::BAIZE_LO, None);
            let heart = suit_sprite(Suit::Hearts, SuitSize::S11);
            let at = place.top_left;
            canvas.sprite(heart, at + Point::new(6, 5), Inks::plain(Colour::RUBY));
            canvas.text("broken", at + Point::new(21, 6), Font::B8, Colour::PARCH);
        });
    }
}

/// The totals of everybody, where no hand is shown.
pub(super) fn totals(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let totals = &sight.view.open.totals;
    let words = |seat, _| line!("total {}", totals[seat]);
    let round = Round {
        decides: turn(sight),
        ..sight.round()
    };
    EVERYBODY.draw(&round, stage, &words);
}
