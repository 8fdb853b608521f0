//! The upper half: five large dice in their well, those on their way, what they make, and the plates.

use super::board::{Board, Tray};
use super::{Cursor, Plate, words};
use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage, TURN, area};
use crate::parts::SeatLook;
use crate::parts::die::{self, DieSize, Letters};
use crate::parts::glyph;
use crate::parts::ground;
use crate::parts::plate::{self, Button, On};
use crate::parts::seat::{Ground, SeatSize};
use crate::screen::Line;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::SeatSet;
use parlour_rules::poker_dice::{Again, DICE, Dice, Face, Hand, Phase};

/// The width of the table; on the wide picture the ranks stand beside it.
pub(super) const WIDTH: i32 = 240;
const WELL: Rectangle = area(4, 24, WIDTH - 8, 74);
const SIDE: i32 = 40;
const PITCH: i32 = 45;
const LEFT: i32 = (WIDTH - 4 * PITCH - SIDE) / 2;
const TOP: i32 = 36;
/// How far a die sinks that is to be thrown again.
const SINK: i32 = 8;
const HEADING: i32 = 104;
const PLATES: i32 = 125;
const PLATE: i32 = 22;

/// How many names of those who tie stand below each other.
const TIED_ROWS: usize = 4;

/// How five dice lie before they are thrown: turned by so many steps.
const RESTING: [i32; DICE] = [-2, 1, -1, 2, -3];
/// How often each die turns on its way, in steps.
const SPINS: [i32; DICE] = [40, -36, 44, -40, 36];

/// What is printed on a die, in its colour.
pub(super) const fn letters(face: Face) -> Letters {
    Letters {
        text: words::letter(face),
        ink: match face {
            Face::Ace | Face::King => Colour::RUBY,
            Face::Queen | Face::Jack => Colour::AZURE,
            Face::Ten | Face::Nine => Colour::INK,
        },
    }
}

/// Draws well, heading and plates.
pub(super) fn draw(board: &Board<'_, '_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    ground::well(stage, WELL);
    stage.keep_clear(&WELL);
    match board.tray {
        Tray::OneWaiting(Some(face)) => still(stage, place(2), letters(face), false),
        Tray::OneWaiting(None) => waiting(stage, 2),
        Tray::Waiting => (0..DICE).for_each(|die| waiting(stage, die)),
        Tray::One(face) => tumbling(stage, 2, face, board.done),
        Tray::Five(dice, again) => draw_five(board, cursor, (dice, again), stage),
        Tray::Tie(seats) => draw_tie(board, seats, stage),
    }
    draw_heading(board, stage);
    if board.sight.moment.is_none() && board.sight.view.seat == board.thrower {
        draw_plates(board, cursor, stage);
    }
}

fn place(die: usize) -> Point {
    Point::new(LEFT + PITCH * die as i32, TOP)
}

fn middle(die: usize) -> Point {
    place(die) + Point::new_equal(SIDE / 2)
}

fn of_die(values: [i32; DICE], die: usize) -> i32 {
    values.get(die).copied().unwrap_or(0)
}

/// A die that is about to be thrown: askew, dimmed as those that are thrown again, and on each another face.
fn waiting(stage: &mut Stage<'_>, die: usize) {
    let tilt = of_die(RESTING, die);
    let face = Face::ALL.into_iter().rev().nth(die).unwrap_or(Face::Ace);
    let drop = Point::new(0, if die.is_multiple_of(2) { 4 } else { -2 });
    die::tilted(stage, middle(die) + drop, tilt, letters(face), true);
}

/// A die on its way: six faces, slower and slower, and a hop that ends in its place.
fn tumbling(stage: &mut Stage<'_>, die: usize, face: Face, done: i32) {
    let left = 256 - done.clamp(0, 256);
    let slow = left * left / 256;
    let step = (256 - slow) * 6 / 256;
    let shown = match step {
        6 => face,
        step => Face::ALL
            .into_iter()
            .cycle()
            .nth(die * 2 + step as usize * 5 % 7)
            .unwrap_or(face),
    };
    let turn = of_die(SPINS, die) * slow / 256 + of_die(RESTING, die) * left / 256;
    let hop = Point::new(-slow / 20, slow / 18 - left * (256 - left) / 2400);
    if turn.rem_euclid(TURN) == 0 && done >= 256 {
        still(stage, place(die), letters(shown), false);
    } else {
        die::tilted(stage, middle(die) + hop, turn, letters(shown), false);
    }
}

fn still(stage: &mut Stage<'_>, at: Point, letters: Letters, dim: bool) {
    let body = area(at.x, at.y, SIDE, SIDE);
    stage.item(body, ("still", letters, dim), |canvas| {
        die::draw_lettered(canvas, at, DieSize::Large, letters, dim);
    });
}

fn draw_five(
    board: &Board<'_, '_>,
    cursor: &Cursor,
    (dice, again): (Dice, Again),
    stage: &mut Stage<'_>,
) {
    let sight = board.sight;
    let choosing = sight.moment.is_none() && sight.view.seat == board.thrower;
    let marks = if choosing { cursor.marks } else { Again::NONE };
    let hand = Hand::of(&dice, sight.view.open.options.aces_wild);
    let faces = dice.0.into_iter().zip(hand.counts_as);
    for (die, (face, counts_as)) in faces.enumerate() {
        if again.has(die) {
            tumbling(stage, die, face, board.done);
            continue;
        }
        let marked = marks.has(die);
        let at = place(die) + Point::new(0, if marked { SINK } else { 0 });
        still(stage, at, letters(face), marked);
        if marked {
            let label = Point::new(at.x + SIDE / 2, at.y + SIDE + 3);
            stage.item(area(at.x, label.y, SIDE, 11), "again", |canvas| {
                canvas.text_centre("again", label, Font::B8, Colour::BRASS);
            });
        }
        if board.is_still() && counts_as != face {
            badge(stage, at, counts_as);
        }
        let focused = choosing && sight.scene.live && cursor.focused_die() == Some(die);
        if focused {
            focus(stage, at, sight.scene.now);
        } else if board.is_still() && !choosing && hand.uses(die) {
            underline(stage, at);
        }
    }
}

/// The face that a wild ace stands for, on the corner of its die.
fn badge(stage: &mut Stage<'_>, at: Point, face: Face) {
    let place = area(at.x + SIDE - 15, at.y + SIDE - 12, 17, 14);
    stage.item(place, ("stands for", face.code()), |canvas| {
        canvas.round(place, 4, Colour::BRASS, Some((Colour::INK, 1)));
        let text = words::letter(face);
        let ink = Font::B8.ink(text);
        let left = (17 - ink.width) / 2 - ink.left;
        canvas.text(
            text,
            place.top_left + Point::new(left, 3),
            Font::B8,
            Colour::INK,
        );
    });
}

/// The frame and the pointer of the die with the focus.
fn focus(stage: &mut Stage<'_>, at: Point, now: u32) {
    let frame = area(at.x - 3, at.y - 3, SIDE + 5, SIDE + 5);
    stage.item(frame, "focus", |canvas| {
        canvas.round_edge(frame, 7, (Colour::EBONY, 1));
        canvas.round_edge(frame.offset(-1), 6, (Colour::BRASS, 2));
    });
    let bob = if (now / 500).is_multiple_of(2) { 0 } else { 2 };
    let tip = at + Point::new(SIDE / 2, -5 - bob);
    stage.item(area(tip.x - 6, tip.y - 8, 13, 9), "pointer", |canvas| {
        glyph::pointer(canvas, tip);
    });
}

/// A brass line under a die that belongs to the hand somebody made.
fn underline(stage: &mut Stage<'_>, at: Point) {
    let place = area(at.x + 4, at.y + SIDE + 5, SIDE - 9, 3);
    stage.item(place, "counts", |canvas| {
        canvas.round(place, 1, Colour::BRASS, None)
    });
}

/// Those who tie, by shape and name, in one column or two.
fn draw_tie(board: &Board<'_, '_>, seats: SeatSet, stage: &mut Stage<'_>) {
    let people = board.sight.scene.people;
    let columns = if seats.len() > TIED_ROWS { 2 } else { 1 };
    let rows = seats.len().div_ceil(columns) as i32;
    let width = (WIDTH - 12) / columns as i32;
    let names = seats.iter().map(|seat| Font::B10.width(people.name(seat)));
    let margin = (width - 19 - names.max().unwrap_or(0)).max(0) / 2;
    for (number, seat) in (0..).zip(seats.iter()) {
        let at = Point::new(
            6 + width * (number / rows) + margin,
            WELL.top_left.y + 37 - 9 * rows + 18 * (number % rows),
        );
        let (look, name) = (SeatLook::new(people.shape(seat)), people.name(seat));
        let row = area(at.x, at.y, width - margin, 18);
        stage.item(row, ("tied", look, name), |canvas| {
            look.draw(canvas, at + Point::new(0, 3), SeatSize::List, Ground::Dark);
            let fonts = [Font::B10, Font::B8];
            let room = width - margin - 18;
            canvas.text_within(name, at + Point::new(18, 4), room, &fonts, Colour::IVORY);
        });
    }
}

fn heading(board: &Board<'_, '_>) -> Line {
    let open = &board.sight.view.open;
    match board.tray {
        Tray::OneWaiting(_) | Tray::One(_)
            if open.lots.contest(open.players).len() < open.players.count() =>
        {
            line!("Who was alike, again")
        }
        Tray::OneWaiting(_) | Tray::One(_) => line!("The highest goes first"),
        Tray::Waiting => words::goal(open),
        Tray::Five(..) if !board.is_still() => words::goal(open),
        Tray::Five(dice, _) => words::long(open.rank(&dice)),
        Tray::Tie(_) if open.phase == Phase::Order => line!("Alike: throw again"),
        Tray::Tie(_) => line!("A tie: throw off"),
    }
}

fn draw_heading(board: &Board<'_, '_>, stage: &mut Stage<'_>) {
    let text = heading(board);
    let fonts = [Font::N14, Font::B12, Font::B10];
    let place = area(2, HEADING - 4, WIDTH - 4, 22);
    stage.item(place, ("heading", &text), |canvas| {
        centred(canvas, &text, HEADING, &fonts);
    });
}

/// Text in the middle of the table, in the first font in which it fits.
fn centred(canvas: &mut Canvas<'_>, text: &str, top: i32, fonts: &[Font]) {
    let room = WIDTH - 12;
    let fitting = fonts.iter().find(|font| font.width(text) <= room);
    if let Some(font) = fitting.or(fonts.last()) {
        let drop = (Font::N14.cap_height() - font.cap_height()) / 2;
        canvas.text_centre(
            text,
            Point::new(WIDTH / 2, top + drop),
            *font,
            Colour::IVORY,
        );
    }
}

fn draw_plates(board: &Board<'_, '_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let live = board.sight.scene.live;
    let mut plate = |place, label: &str, state| {
        plate::button(stage, place, label, state, On::Baize, Font::B10);
    };
    match board.tray {
        Tray::OneWaiting(_) => plate(
            area(60, PLATES, 120, PLATE),
            "Throw a die",
            Button::focused(live),
        ),
        Tray::Waiting => plate(
            area(60, PLATES, 120, PLATE),
            "Throw the dice",
            Button::focused(live),
        ),
        Tray::Five(..) => {
            let marked = cursor.marks.len();
            let label = match marked {
                0 => line!("Throw again"),
                number => line!("Throw {number} again"),
            };
            let again = if marked == 0 {
                Button::Off
            } else {
                Button::focused(live && cursor.plate == Some(Plate::Again))
            };
            plate(area(10, PLATES, 108, PLATE), &label, again);
            let keep = Button::focused(live && cursor.plate == Some(Plate::Keep));
            plate(area(122, PLATES, 108, PLATE), "Keep all", keep);
        }
        Tray::One(_) | Tray::Tie(_) => {}
    }
}
