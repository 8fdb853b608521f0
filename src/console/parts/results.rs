//! The end of a game: crown, shape and name of the winner, the places on
//! paper, and confetti that falls once where a person has won.

use embedded_graphics::geometry::Point;

use super::list::{self, Window};
use super::paper;
use super::seat::{Ground, SeatLook, SeatSize};
use crate::paint::sprites::{confetti, marks};
use crate::paint::{Canvas, Colour, Font, Inks, Sprite, Stage, area};

/// A place in the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing<'t> {
    /// 1 for the winner; seats that share a place have the same number. 0 where there are no places to be had.
    pub place: u8,
    /// The seat's look.
    pub look: SeatLook,
    /// The name.
    pub name: &'t str,
    /// Points, or whatever was counted.
    pub score: &'t str,
}

/// How the end of a game feels to those at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mood {
    /// A person has won, or a team with a person in it: a large crown, and confetti.
    Won,
    /// Several have won: a small crown for each, and confetti.
    Shared,
    /// Nobody has won: no crown.
    Drawn,
    /// Persons have played and none of them has won: a small crown, and muted words.
    Lost,
    /// Only computers have played: a large crown, and no confetti.
    Watched,
}

impl Mood {
    /// Whether confetti falls.
    #[must_use]
    pub const fn celebrates(self) -> bool {
        matches!(self, Mood::Won | Mood::Shared)
    }
}

/// Whom the page is about, and what it says of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Headline<'t> {
    /// How it feels.
    pub mood: Mood,
    /// The shapes of those who have won.
    pub winners: &'t [SeatLook],
    /// The line that says who has won.
    pub line: &'t str,
    /// Why, where that is to be said.
    pub why: &'t str,
}

/// From one shape of the winners to the next.
const SHAPES: i32 = 37;
/// The width of a shape, and of the small crown above it.
const SHAPE: i32 = 31;
const SMALL_CROWN: i32 = 26;

/// The crown or crowns, the shapes of those who have won, the line that says who, and below it why.
pub fn winner(stage: &mut Stage<'_>, head: Headline<'_>) {
    let Headline {
        mood,
        winners,
        line,
        why,
    } = head;
    let middle = stage.width() / 2;
    // The reason needs room, so all above it moves up.
    let [crown_up, shape_up, up] = if why.is_empty() {
        [0, 0, 0]
    } else {
        [9, 11, 17]
    };
    if matches!(mood, Mood::Won | Mood::Watched) {
        stage.item(
            area(middle - 28, 14 - crown_up, 57, 37),
            "crown",
            |canvas| {
                draw_crown(canvas, Point::new(middle - 26, 18 - crown_up));
            },
        );
    }
    let many = winners.len() as i32;
    let pitch = ((stage.width() - 16) / many.max(1)).min(SHAPES);
    let left = middle - ((many - 1) * pitch + SHAPE) / 2;
    for (number, look) in (0..).zip(winners) {
        let at = Point::new(left + number * pitch, 58 - shape_up);
        super::seat::shape(stage, at, *look, SeatSize::Curtain, Ground::Dark);
        if matches!(mood, Mood::Shared | Mood::Lost) {
            let at = at + Point::new((SHAPE - SMALL_CROWN) / 2, -20);
            stage.item(area(at.x, at.y, SMALL_CROWN, 16), "small crown", |canvas| {
                canvas.sprite_scaled(&marks::CROWN, at, 2, Inks::plain(Colour::BRASS));
            });
        }
    }
    let room = stage.width() - 16;
    let fits = |font: &Font| font.ink(line).width <= room;
    let font = [Font::N24, Font::N18, Font::N14].into_iter().find(fits);
    let ink = match mood {
        Mood::Lost => Colour::PARCH,
        _ => Colour::IVORY,
    };
    stage.item(
        area(0, 92 - up, stage.width(), 38),
        ("winner", line, ink),
        |canvas| match font {
            Some(font) => {
                let top = 122 - up - font.cap_height();
                canvas.text_centre(line, Point::new(middle, top), font, ink);
            }
            None => {
                for (row, part) in (0..).zip(Font::N14.wrap(line, room).take(2)) {
                    let at = Point::new(middle, 94 - up + 18 * row);
                    canvas.text_centre(part, at, Font::N14, ink);
                }
            }
        },
    );
    if !why.is_empty() {
        stage.item(area(0, 113, stage.width(), 15), ("why", why), |canvas| {
            canvas.text_centre(why, Point::new(middle, 114), Font::B10, Colour::PARCH);
        });
    }
}

fn draw_crown(canvas: &mut Canvas<'_>, at: Point) {
    canvas.sprite_scaled(&marks::CROWN, at, 4, Inks::plain(Colour::BRASS));
    canvas.hline(at + Point::new(4, 28), 44, Colour::BRASS_LO);
    for ball in [2, 26, 50] {
        canvas.dot(at + Point::new(ball, 0), 7, Colour::IVORY);
    }
}

/// How many places the paper shows.
pub const PLACES: usize = 4;

/// The places on paper; where there are more than four, those from `first` on, and a scroll bar beside them.
pub fn places(stage: &mut Stage<'_>, places: &[Standing<'_>], first: usize) {
    let sheet = area((stage.width() - 200) / 2, 130, 200, 84);
    paper::sheet(stage, sheet);
    let left = sheet.top_left.x;
    let window = Window {
        first,
        seen: PLACES.min(places.len()),
        total: places.len(),
    };
    list::scroll_bar(stage, Point::new(left + 204, 131), 82, window);
    for (row, entry) in (0..).zip(places.iter().skip(first).take(PLACES)) {
        let line = area(left + 3, 134 + 19 * row, 194, 19);
        stage.item(line, ("place", entry), |canvas| {
            draw_place(canvas, line.top_left, entry)
        });
    }
}

fn draw_place(canvas: &mut Canvas<'_>, at: Point, entry: &Standing<'_>) {
    if entry.place == 1 {
        canvas.round(area(at.x, at.y, 194, 19), 4, Colour::GLOW, None);
    }
    let mut number: heapless::String<5> = heapless::String::new();
    let counted = core::fmt::write(&mut number, format_args!("{}.", entry.place)).is_ok();
    if counted && entry.place > 0 {
        canvas.text_right(&number, at + Point::new(19, 4), Font::B10, Colour::UMBER);
    }
    entry.look.draw(
        canvas,
        at + Point::new(25, 3),
        SeatSize::List,
        Ground::Paper,
    );
    let [name, score] = fonts(entry.name, entry.score);
    let top = |font: Font| 4 + (Font::B10.cap_height() - font.cap_height()) / 2;
    let left = at + Point::new(45, top(name));
    canvas.text(entry.name, left, name, Colour::INK);
    let right = at + Point::new(187, top(score));
    canvas.text_right(entry.score, right, score, Colour::INK);
}

/// What a name and what its seat has come to share, and how far apart they stay.
const ROOM: i32 = 187 - 45;
const GAP: i32 = 4;

/// The largest fonts in which both fit beside each other: first the words become smaller, then the name too.
fn fonts(name: &str, score: &str) -> [Font; 2] {
    let sizes = [
        [Font::B10, Font::B10],
        [Font::B10, Font::B8],
        [Font::B8, Font::B8],
    ];
    sizes
        .into_iter()
        .find(|[one, other]| one.width(name) + GAP + other.width(score) <= ROOM)
        .unwrap_or([Font::B8, Font::B8])
}

/// Where the pieces of confetti come to rest, from the middle, and what they are.
static CONFETTI: [(i32, i32, Scrap); 12] = [
    (-102, 22, Scrap::Seat(0, confetti::DISC)),
    (-55, 21, Scrap::Seat(3, confetti::STAR)),
    (-90, 40, Scrap::Square(Colour::BRASS, 4)),
    (-40, 44, Scrap::Square(Colour::EMBER, 3)),
    (-74, 60, Scrap::Seat(1, confetti::SQUARE)),
    (-104, 72, Scrap::Seat(2, confetti::TRIANGLE)),
    (76, 26, Scrap::Seat(4, confetti::CROSS)),
    (50, 44, Scrap::Square(Colour::MINT, 4)),
    (86, 50, Scrap::Square(Colour::BRASS, 3)),
    (64, 64, Scrap::Seat(6, confetti::RING)),
    (102, 60, Scrap::Seat(5, confetti::MOON)),
    (42, 22, Scrap::Seat(7, confetti::DROP)),
];

/// A piece of confetti.
enum Scrap {
    Seat(u8, Sprite),
    Square(Colour, i32),
}

/// Frames until all confetti has fallen.
pub const FALL: u32 = 45;

/// Confetti that has fallen for `fallen` of [`FALL`] frames.
pub fn confetti(stage: &mut Stage<'_>, fallen: u32) {
    let middle = stage.width() / 2;
    let to_fall = (FALL - fallen.min(FALL)) as i32;
    for (number, (x, y, scrap)) in (0..).zip(&CONFETTI) {
        // The pieces fall at three speeds and sway a little.
        let drop = to_fall * (3 + number % 3);
        let sway = if to_fall > 0 {
            (to_fall + number) / 4 % 3 - 1
        } else {
            0
        };
        let at = Point::new(middle + x + sway, y - drop);
        let place = area(at.x, at.y, 7, 7);
        stage.item(place, ("confetti", number), |canvas| {
            draw_scrap(canvas, at, scrap)
        });
    }
}

fn draw_scrap(canvas: &mut Canvas<'_>, at: Point, scrap: &Scrap) {
    match scrap {
        Scrap::Square(colour, side) => canvas.rect(area(at.x, at.y, *side, *side), *colour),
        Scrap::Seat(shape, sprite) => {
            canvas.sprite(sprite, at, Inks::plain(SeatLook::new(*shape).colour()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{GAP, ROOM, fonts};

    #[test]
    fn the_widest_name_has_room_beside_words() {
        for score in ["3 columns", "last tile", "in play", "1/2", "-104"] {
            let name = "WWWWWWWW";
            let [one, other] = fonts(name, score);
            assert!(
                one.width(name) + GAP + other.width(score) <= ROOM,
                "{score}"
            );
        }
    }
}
