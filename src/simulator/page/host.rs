//! A console with what the page needs around it: the frame it draws into, the picture in the browser's colours, the
//! texts that stand on the screen, and the parcel.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::pixelcolor::RgbColor;
use embedded_graphics::primitives::Rectangle;
use parlour_console::Console;
use parlour_console::paint::Colour;

/// One console on the page.
pub(crate) struct Host {
    pub(crate) console: Box<Console>,
    pub(crate) parcel: Vec<u8>,
    width: usize,
    frame: Vec<u8>,
    picture: Vec<u8>,
    words: Vec<(Point, String)>,
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
            words: Vec::new(),
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

    /// The rows that changed, as first and number in one value; 0 for none.
    pub(crate) fn draw(&mut self) -> u32 {
        let mut drawn = Vec::new();
        let mut note = |place: Point, text: &str| drawn.push((place, text.to_owned()));
        let damage = self.console.draw(&mut self.frame, Some(&mut note));
        self.keep_words(&damage, drawn);
        let rows = damage.iter().filter_map(Rectangle::bottom_right);
        let (Some(first), Some(last)) = (
            damage
                .iter()
                .map(|area| area.top_left.y.max(0) as usize)
                .min(),
            rows.map(|corner| corner.y.max(0) as usize).max(),
        ) else {
            return 0;
        };
        self.colour(first, last);
        (first << 16 | (last + 1 - first)) as u32
    }

    /// Only what is painted again reports its texts, so those that stay have to be remembered.
    fn keep_words(&mut self, damage: &[Rectangle], drawn: Vec<(Point, String)>) {
        let gone = |place: &Point| {
            damage.iter().any(|area| area.contains(*place))
                || drawn.iter().any(|new| new.0 == *place)
        };
        self.words.retain(|(place, _)| !gone(place));
        for new in drawn {
            if !self.words.contains(&new) {
                self.words.push(new);
            }
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

    pub(crate) fn pack_words(&mut self) {
        self.words.sort_by_key(|(place, _)| (place.y, place.x));
        let lines: Vec<&str> = self.words.iter().map(|(_, text)| text.as_str()).collect();
        self.parcel = lines.join("\n").into_bytes();
    }

    pub(crate) fn next_record(&mut self) -> Option<u16> {
        let mut found = None;
        let parcel = &mut self.parcel;
        self.console.take_write(&mut |key, bytes| {
            found = Some(key.number());
            parcel.clear();
            parcel.extend_from_slice(bytes);
        });
        found
    }
}
