//! A console with what the page needs around it: the frame it draws into, the picture in the browser's colours,
//! and the parcel.

use embedded_graphics::geometry::Size;
use embedded_graphics::pixelcolor::RgbColor;
use parlour_console::Console;
use parlour_console::paint::{Colour, Word};

/// One console on the page.
pub(crate) struct Host {
    pub(crate) console: Box<Console>,
    pub(crate) parcel: Vec<u8>,
    width: usize,
    frame: Vec<u8>,
    picture: Vec<u8>,
    /// First and last row that changed since the page asked.
    unseen: Option<(usize, usize)>,
}

impl Host {
    pub(crate) fn new(width: u32, height: u32, seed: u64) -> Host {
        let pixels = (width * height) as usize;
        Host {
            console: Box::new(Console::new(Size::new(width, height), seed)),
            parcel: Vec::new(),
            width: width as usize,
            frame: vec![0; pixels],
            picture: vec![0; pixels * 4],
            unseen: None,
        }
    }

    pub(crate) fn picture(&self) -> *const u8 {
        self.picture.as_ptr()
    }

    pub(crate) fn parcel(&mut self, length: usize) -> *mut u8 {
        self.parcel.clear();
        self.parcel.resize(length, 0);
        self.parcel.as_mut_ptr()
    }

    /// Draws what has changed, and gives the rows that the page has not shown yet: the first and their number in one
    /// value; 0 for none.
    pub(crate) fn draw(&mut self) -> u32 {
        self.paint();
        let Some((first, last)) = self.unseen.take() else {
            return 0;
        };
        (first << 16 | (last + 1 - first)) as u32
    }

    /// Brings frame and picture up to date.
    fn paint(&mut self) {
        let damage = self.console.draw(&mut self.frame, None);
        for area in &damage {
            let first = area.top_left.y.max(0) as usize;
            let last = area
                .bottom_right()
                .map_or(first, |corner| corner.y.max(0) as usize);
            self.colour(first, last);
            let (top, bottom) = self.unseen.unwrap_or((first, last));
            self.unseen = Some((top.min(first), bottom.max(last)));
        }
    }

    /// Turns palette indexes into the browser's colours, from one row to another.
    fn colour(&mut self, first: usize, last: usize) {
        let rows = first * self.width..(last + 1) * self.width;
        let from = self.frame.get(rows.clone()).unwrap_or_default();
        let to = self.picture.get_mut(rows.start * 4..rows.end * 4);
        for (index, pixel) in from.iter().zip(to.unwrap_or_default().as_chunks_mut().0) {
            let colour = Colour::from_index(*index).rgb888();
            *pixel = [colour.r(), colour.g(), colour.b(), u8::MAX];
        }
    }

    /// Puts the texts of the screen into the parcel. Only what is painted tells its texts, so all is painted again,
    /// after what has changed since the last picture, which the page still has to learn.
    pub(crate) fn pack_words(&mut self) {
        let mut found: Vec<(i32, i32, String)> = Vec::new();
        let mut note = |word: Word<'_>| {
            found.push((word.at.y, word.at.x, word.text.trim().to_owned()));
        };
        self.paint();
        self.console.forget_picture();
        self.console.draw(&mut self.frame, Some(&mut note));
        found.retain(|(_, _, text)| !text.is_empty());
        found.sort();
        found.dedup();
        let texts: Vec<String> = found.into_iter().map(|(_, _, text)| text).collect();
        self.parcel = texts.join("\n").into_bytes();
    }

    pub(crate) fn next_record(&mut self) -> Option<u16> {
        let (key, bytes) = self.console.take_write()?;
        self.parcel.clear();
        self.parcel.extend_from_slice(bytes);
        Some(key.number())
    }
}
