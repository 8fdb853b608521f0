//! Paper: what is there to be read. A sheet with a heading, a page of the
//! rules, and the small story of a game beside the list of games.

use core::hash::Hash;

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;

use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};

/// How round the corners of a sheet are.
const CORNER: i32 = 5;

/// Draws an empty sheet.
pub fn draw_sheet(canvas: &mut Canvas<'_>, place: Rectangle) {
    canvas.round(place, CORNER, Colour::IVORY, Some((Colour::SAND, 1)));
}

/// An empty sheet.
pub fn sheet(stage: &mut Stage<'_>, place: Rectangle) {
    stage.solid(place, place.offset(-CORNER), "sheet", |canvas| {
        draw_sheet(canvas, place);
    });
}

/// How large the text of a page is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Body {
    /// As on all paper.
    Usual,
    /// Larger, for those who asked for it.
    Large,
}

impl Body {
    const fn font(self) -> Font {
        match self {
            Body::Usual => Font::B10,
            Body::Large => Font::B12,
        }
    }

    const fn pitch(self) -> i32 {
        match self {
            Body::Usual => 17,
            Body::Large => 19,
        }
    }
}

/// From the top of a page to its text, and from one paragraph to the next.
const TEXT_TOP: i32 = 39;
const PARAGRAPH: i32 = 6;

/// How large the picture on a page is, on both widths of the glass, and its distance to the edges of the paper.
pub const PICTURE: Size = Size::new(196, 60);
const PICTURE_EDGE: (i32, i32) = (11, 8);

/// A page of the rules: a heading and one idea, perhaps above a picture. Paragraphs are parted by line ends and stand a
/// little apart. Large text that does not fit is set as usual.
pub fn page(
    stage: &mut Stage<'_>,
    place: Rectangle,
    heading: &str,
    text: &str,
    pictured: bool,
    wished: Body,
) {
    let body = if page_fits(place, text, pictured, wished) {
        wished
    } else {
        Body::Usual
    };
    stage.item(place, ("page", heading, text, body), |canvas| {
        draw_sheet(canvas, place);
        let at = place.top_left + Point::new(10, 10);
        let width = place.size.width as i32 - 22;
        canvas.text(heading, at, Font::N14, Colour::INK);
        canvas.hline(at + Point::new(0, 20), width, Colour::BRASS_LO);
        let mut top = place.top_left.y + TEXT_TOP;
        for paragraph in text.split('\n') {
            let start = Point::new(at.x, top);
            top = canvas.paragraph(
                paragraph,
                start,
                width + 1,
                body.pitch(),
                body.font(),
                Colour::INK,
            );
            top += PARAGRAPH;
        }
    });
}

/// Whether a page has room for a text, above a picture or without one.
#[must_use]
pub fn page_fits(place: Rectangle, text: &str, pictured: bool, body: Body) -> bool {
    let width = place.size.width as i32 - 21;
    let mut height = TEXT_TOP;
    for paragraph in text.split('\n') {
        height += body.pitch() * body.font().wrap(paragraph, width).count() as i32 + PARAGRAPH;
    }
    let room = match pictured {
        true => picture_ground(place).top_left.y - place.top_left.y,
        false => place.size.height as i32,
    };
    height - PARAGRAPH <= room
}

/// The baize at the foot of a page on which its picture lies.
fn picture_ground(page: Rectangle) -> Rectangle {
    let (beside, below) = PICTURE_EDGE;
    let (width, height) = (page.size.width as i32, PICTURE.height as i32);
    let top = page.top_left.y + page.size.height as i32 - below - height;
    area(page.top_left.x + beside, top, width - 2 * beside, height)
}

/// The picture of a page, which is known by what stands above it.
pub fn picture(
    stage: &mut Stage<'_>,
    page: Rectangle,
    look: impl Hash,
    draw: impl Fn(&mut Canvas<'_>, Point),
) {
    let ground = picture_ground(page);
    let beside = (ground.size.width as i32 - PICTURE.width as i32) / 2;
    stage.item(ground, ("picture", look), |canvas| {
        canvas.round(ground, CORNER, Colour::BAIZE, None);
        draw(canvas, ground.top_left + Point::new(beside, 0));
    });
}

/// A heading with its rule, on paper.
pub fn draw_heading(canvas: &mut Canvas<'_>, at: Point, width: i32, heading: &str) {
    canvas.text(heading, at, Font::N14, Colour::INK);
    canvas.rect(area(at.x, at.y + 19, width, 1), Colour::BRASS_LO);
}

/// Draws the eye and the words that say that a game has hidden hands.
pub fn draw_hidden(canvas: &mut Canvas<'_>, at: Point) {
    canvas.sprite(&marks::EYE, at, Inks::plain(Colour::VELVET));
    canvas.text(
        "hidden hands",
        at + Point::new(17, 0),
        Font::B8,
        Colour::VELVET,
    );
}
