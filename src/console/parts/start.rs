//! The start picture: a brass lamp over the table, the name of the house, and
//! a few things that lie ready.

use embedded_graphics::geometry::Point;
use parlour_rules::cards::{Card, Rank, Suit};

use super::bars::{HEIGHT, HINT_TOP};
use super::card::{self, CardSize, Face, SuitColours};
use super::chip::{self, ChipSize};
use super::die::{self, DieSize};
use super::domino::{self, DominoLook, Lie};
use super::glyph::{self, Key};
use crate::paint::sprites::chess;
use crate::paint::{Canvas, Colour, Font, Inks, Sprite, Stage, area};

/// Where the table begins.
const EDGE: i32 = 166;

/// The whole picture. `lit` shows the line that asks for A; it may blink.
pub fn start(stage: &mut Stage<'_>, tagline: &str, lit: bool) {
    let width = stage.width();
    let middle = width / 2;
    stage.item(area(0, 0, width, EDGE), "room", |canvas| {
        canvas.rect(area(0, 0, width, EDGE), Colour::EBONY);
        draw_light(canvas, middle);
        draw_lamp(canvas, middle);
    });
    stage.item(area(0, EDGE, width, HINT_TOP - EDGE), "table", |canvas| {
        draw_table(canvas, width);
    });
    stage.item(area(middle - 70, 80, 140, 36), "logo", |canvas| {
        canvas.text_centre(
            "Parlour",
            Point::new(middle + 2, 86),
            Font::N24,
            Colour::EBONY,
        );
        canvas.text_centre("Parlour", Point::new(middle, 84), Font::N24, Colour::IVORY);
    });
    stage.item(area(middle - 60, 114, 120, 12), "ornament", |canvas| {
        draw_ornament(canvas, Point::new(middle, 119));
    });
    stage.item(area(0, 128, width, 14), ("tagline", tagline), |canvas| {
        canvas.text_centre(tagline, Point::new(middle, 131), Font::B8, Colour::SAND);
    });
    things(stage);
    stage.item(
        area(0, HINT_TOP, width, HEIGHT - HINT_TOP),
        ("begin", lit),
        |canvas| {
            canvas.rect(area(0, HINT_TOP, width, HEIGHT - HINT_TOP), Colour::EBONY);
            canvas.hline(Point::new(0, HINT_TOP), width, Colour::OAK);
            if lit {
                canvas.text(
                    "Press",
                    Point::new(middle - 48, 227),
                    Font::B8,
                    Colour::PARCH,
                );
                glyph::key(canvas, Point::new(middle - 14, 223), Key::A);
                canvas.text(
                    "to begin",
                    Point::new(middle + 7, 227),
                    Font::B8,
                    Colour::PARCH,
                );
            }
        },
    );
}

/// Three cones of light, each denser than the one around it.
fn draw_light(canvas: &mut Canvas<'_>, middle: i32) {
    for y in canvas.rows(&area(0, 61, 2 * middle, EDGE - 61)) {
        let fallen = y - 61;
        let [inner, half, outer] = [20 + fallen / 2, 30 + fallen * 5 / 7, 35 + fallen * 6 / 7];
        let sides = |from: i32, to: i32| {
            [
                (middle - 1 - to, middle - 1 - from),
                (middle + from + 1, middle + to + 1),
            ]
        };
        canvas.span(y, middle - 1 - inner, middle + inner + 1, Colour::WALNUT);
        for (left, right) in sides(inner, half) {
            canvas.dots::<2>(y, left, right, y, Colour::WALNUT);
        }
        for (left, right) in sides(half, outer).into_iter().filter(|_| y % 2 == 0) {
            canvas.dots::<2>(y, left, right, 0, Colour::WALNUT);
        }
    }
}

/// Half the width of the shade, row by row.
const SHADE: [u8; 31] = [
    10, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 24, 25, 26, 27, 28, 29, 29, 30, 31, 32, 32,
    33, 34, 35, 35, 36, 37, 37,
];

fn draw_lamp(canvas: &mut Canvas<'_>, middle: i32) {
    canvas.rect(area(middle - 1, 0, 2, 20), Colour::BRASS_LO);
    canvas.rect(area(middle - 6, 20, 12, 4), Colour::BRASS);
    canvas.rect(area(middle - 6, 24, 12, 1), Colour::BRASS_LO);
    for (y, half) in (25..).zip(SHADE.map(i32::from)) {
        let shadow = (half * 23 + 36) / 37;
        canvas.span(y, middle - half, middle + shadow, Colour::CLOVER);
        canvas.span(y, middle + shadow, middle + half, Colour::BAIZE);
        let (from, to) = (middle - half * 22 / 37, middle - half * 9 / 37);
        canvas.weave(area(from, y, to - from, 1), |at| {
            ((at.x + at.y) % 2 == 0).then_some(Colour::BAIZE_HI)
        });
    }
    let rim = area(middle - 42, 56, 84, 5);
    canvas.round(rim, 2, Colour::BRASS, None);
    canvas.hline(Point::new(middle - 40, 60), 80, Colour::BRASS_LO);
    canvas.rect(area(middle - 24, 61, 48, 2), Colour::IVORY);
}

/// The edge of the table, and the lamp's light on the baize.
fn draw_table(canvas: &mut Canvas<'_>, width: i32) {
    canvas.hline(Point::new(0, EDGE), width, Colour::BRASS_LO);
    canvas.rect(area(0, EDGE + 1, width, 4), Colour::OAK);
    canvas.hline(Point::new(0, EDGE + 5), width, Colour::EBONY);
    for y in canvas.rows(&area(0, EDGE + 6, width, HINT_TOP - EDGE - 6)) {
        canvas.span(y, 0, width, Colour::BAIZE_LO);
        // The columns of an ellipse around the lamp's foot.
        let columns = |across: i32, down: i32| {
            let off = y - 186;
            let room = across * across * (down * down - off * off) / (down * down);
            let reach = room.checked_isqrt().filter(|_| off.abs() <= down);
            reach.map_or((0, 0), |reach| (width / 2 - reach, width / 2 + reach + 1))
        };
        let even = y % 2 == 0;
        if even {
            let (left, right) = columns(134, 38);
            canvas.dots::<2>(y, left, right, 0, Colour::BAIZE);
        }
        let (left, right) = columns(109, 31);
        canvas.dots::<2>(y, left, right, 0, Colour::BAIZE);
        let (left, right) = columns(77, 22);
        canvas.span(y, left, right, Colour::BAIZE);
        if even {
            let (left, right) = columns(55, 15);
            canvas.dots::<2>(y, left, right, 0, Colour::BAIZE_HI);
        }
    }
}

fn draw_ornament(canvas: &mut Canvas<'_>, at: Point) {
    canvas.hline(at + Point::new(-58, 0), 46, Colour::BRASS);
    canvas.hline(at + Point::new(12, 0), 46, Colour::BRASS);
    for row in -4..=4_i32 {
        let half = 4 - row.abs();
        canvas.hline(at + Point::new(-half, row), 2 * half + 1, Colour::BRASS);
    }
}

/// What lies on the table; on the wide picture it lies further apart, and chips join it.
fn things(stage: &mut Stage<'_>) {
    let middle = stage.width() / 2;
    let apart = if stage.wide() { 22 } else { 0 };
    let (left, right) = (middle - apart, middle + apart);
    if stage.wide() {
        let colours = [Colour::SEAT_RUBY, Colour::SEAT_COBALT, Colour::SEAT_LEMON];
        chip::stack(stage, Point::new(27, 193), ChipSize::Large, &colours);
        chip::row(
            stage,
            Point::new(49, 195),
            ChipSize::Large,
            Colour::SEAT_GINGER,
            1,
        );
    }
    let face = Face::plain(SuitColours::Four);
    let cards = area(left - 66, 148, 60, 60);
    stage.item(cards, "cards", |canvas| {
        let king = Card::new(Suit::Hearts, Rank::KING);
        let under = Face {
            index_only: true,
            ..face
        };
        card::draw_face(
            canvas,
            Point::new(left - 66, 152),
            CardSize::Medium,
            king,
            under,
        );
        canvas.round(area(left - 50, 150, 40, 56), 4, Colour::BAIZE_LO, None);
        let ace = Card::new(Suit::Spades, Rank::ACE);
        card::draw_face(
            canvas,
            Point::new(left - 48, 148),
            CardSize::Medium,
            ace,
            face,
        );
    });
    stage.item(area(right + 4, 182, 26, 26), "die", |canvas| {
        die::draw(canvas, Point::new(right + 4, 182), DieSize::Start, 5, false);
    });
    let look = DominoLook {
        half: 19,
        lie: Lie::Upright,
        dim: false,
    };
    domino::domino(stage, Point::new(right + 40, 164), look, 6, 4);
    piece(stage, &chess::KNIGHT, Point::new(right + 64, 179));
    piece(stage, &chess::PAWN, Point::new(right + 86, 179));
}

fn piece(stage: &mut Stage<'_>, sprite: &'static Sprite, at: Point) {
    let inks = Inks::new(Colour::INK, Colour::IVORY, Colour::SAND);
    stage.item(area(at.x, at.y, 19, 21), "piece", |canvas| {
        canvas.rect(area(at.x + 3, at.y + 19, 14, 1), Colour::BAIZE_LO);
        canvas.sprite(sprite, at, inks);
    });
}
