//! Text on the canvas: from the left, from the right, around a middle, and
//! broken into lines. Every text is also reported in words, so that a screen
//! can be checked without reading pixels.

use embedded_graphics::geometry::Point;

use super::canvas::{Canvas, area};
use super::colour::Colour;
use super::font::Font;
use super::stage::Stage;

impl Canvas<'_> {
    /// Text with the top left of its capitals at `at`; returns how far the pen moved.
    pub fn text(&mut self, text: &str, at: Point, font: Font, colour: Colour) -> i32 {
        match self.put(text, at, font, colour) {
            Some(moved) => moved,
            None => font.width(text),
        }
    }

    /// Draws a text unless none of its rows may be drawn on; returns how far the pen moved.
    fn put(&mut self, text: &str, at: Point, font: Font, colour: Colour) -> Option<i32> {
        self.report(at, text, font);
        let (top, bottom) = font.reach();
        let rows = area(
            self.clip().top_left.x,
            at.y + top,
            self.clip().size.width as i32,
            bottom - top,
        );
        self.touches(&rows)
            .then(|| font.draw(self, text, at, colour))
    }

    /// Text that is set larger where that is wished and has room in so many pixels; returns how far the pen moved.
    pub fn text_in(&mut self, text: &str, at: Point, room: i32, font: Font, colour: Colour) -> i32 {
        let larger = self.larger(font, text, room);
        self.text(text, at - Point::new(0, larger.above(font)), larger, colour)
    }

    /// Text in the first of the fonts in which it fits into `width`, or cut
    /// short where it fits in none; that is reported as not whole.
    pub fn text_within(
        &mut self,
        text: &str,
        at: Point,
        width: i32,
        fonts: &[Font],
        colour: Colour,
    ) {
        let fitting = fonts.iter().find(|font| font.width(text) <= width);
        if let Some(font) = fitting.or(fonts.last()) {
            let short = font.fit(text, width);
            if short.len() < text.len() {
                self.report_cut(at, text);
            }
            self.text(short, at, *font, colour);
        }
    }

    /// Text whose pen ends at the column of `at`.
    pub fn text_right(&mut self, text: &str, at: Point, font: Font, colour: Colour) {
        self.put(text, at - Point::new(font.width(text), 0), font, colour);
    }

    /// Text centred on the column of `at`.
    pub fn text_centre(&mut self, text: &str, at: Point, font: Font, colour: Colour) {
        self.put(text, at - Point::new(font.width(text) / 2, 0), font, colour);
    }

    /// Text broken to lines of at most `width` pixels, one `pitch` below the
    /// other; returns the top of the line that would follow.
    pub fn paragraph(
        &mut self,
        text: &str,
        at: Point,
        width: i32,
        pitch: i32,
        font: Font,
        colour: Colour,
    ) -> i32 {
        let mut top = at.y;
        for line in font.wrap(text, width) {
            self.put(line, Point::new(at.x, top), font, colour);
            top += pitch;
        }
        top
    }
}

/// How far ink may reach over the pen's way at either side.
pub(super) const OVERHANG: i32 = 3;

impl Stage<'_> {
    /// A text as an item of its own, so that it can change without what it
    /// stands on. The top left of its capitals is at `at`.
    pub fn text(&mut self, text: &str, at: Point, font: Font, colour: Colour) {
        let (top, bottom) = font.reach();
        let width = font.width(text) + 2 * OVERHANG;
        let place = area(at.x - OVERHANG, at.y + top, width, bottom - top);
        self.item(place, (text, font, colour), |canvas| {
            canvas.put(text, at, font, colour);
        });
    }

    /// The same, set larger where that is wished and the text has room in so many pixels.
    pub fn text_in(&mut self, text: &str, at: Point, room: i32, font: Font, colour: Colour) {
        let larger = self.larger(font, text, room);
        self.text(text, at - Point::new(0, larger.above(font)), larger, colour);
    }

    /// The same for a text that is broken to lines, as
    /// [`Canvas::paragraph`] does it; each line is an item.
    pub fn paragraph(
        &mut self,
        text: &str,
        at: Point,
        width: i32,
        pitch: i32,
        font: Font,
        colour: Colour,
    ) -> i32 {
        let mut top = at.y;
        for line in font.wrap(text, width) {
            self.text(line, Point::new(at.x, top), font, colour);
            top += pitch;
        }
        top
    }
}
