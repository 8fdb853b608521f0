//! The console without a window: keys in, pictures and words out, time as fast as it can be computed.
//!
//! A run is deterministic: the same seed, size and keys give the same pixels on every machine. Time passes in steps of
//! one frame. After each key the console is let settle, that is, cards fly and computers move until it waits for a key.

mod keys;
mod seats;

pub use keys::{Stroke, read_keys};

use embedded_graphics::geometry::Size;
use parlour_console::paint::{Colour, Words};
use parlour_console::screen::Position;
use parlour_console::settings::{Pace, Settings};
use parlour_console::{ActionText, Button, Console, Crash, Key, NewGame, store};
use std::collections::{BTreeMap, VecDeque};

/// One frame at 30 frames a second.
const FRAME_MS: u32 = 33;
/// Longer than anything moves by itself: ten minutes of computers playing each other.
const SETTLE_FRAMES: u32 = 10 * 60 * 30;

/// Games are kept under this key and those above it.
const FIRST_GAME: u16 = 256;

/// A console with its screen, its clock and its storage.
pub struct Headless {
    console: Box<Console>,
    size: Size,
    pixels: Vec<u8>,
    now: u32,
    stored: Records,
    history: Option<Vec<Vec<Records>>>,
    /// Computer players do not think: what they decide stands in the list of keys.
    scripted: bool,
    /// What they will decide, as far as the list of keys has told.
    answers: VecDeque<ActionText>,
    /// One of them waits to be told.
    asked: bool,
}

/// What a storage holds: records by the numbers of their keys.
pub type Records = BTreeMap<u16, Vec<u8>>;

/// The storage of a console on which everything moves calmly: what is shown in the middle of a motion is timed by that.
fn calm() -> Records {
    let settings = Settings {
        pace: Pace::Calm,
        ..Settings::default()
    };
    let mut room = [0; store::MAX_RECORD];
    let record = store::write(&settings, &mut room).unwrap_or_default();
    Records::from([(Key::SETTINGS.number(), record.to_vec())])
}

impl Headless {
    /// A console that has just been switched on.
    pub fn new(size: Size, seed: u64) -> Headless {
        Headless::with_storage(size, seed, Records::new())
    }

    /// A console that finds records in its storage when it is switched on.
    pub fn with_storage(size: Size, seed: u64, stored: Records) -> Headless {
        let mut console = Box::new(Console::new(size, seed));
        for (key, bytes) in &stored {
            console.restore(Key::from_number(*key), bytes);
        }
        let pixels = vec![0; (size.width * size.height) as usize];
        let mut headless = Headless {
            console,
            size,
            pixels,
            now: 0,
            stored,
            history: None,
            scripted: false,
            answers: VecDeque::new(),
            asked: false,
        };
        headless.frame();
        headless
    }

    /// A console with a game on its table as it stands after some play, which moves calmly. Its computer players do not
    /// think: they answer as the list of keys says.
    pub fn at(size: Size, id: &str, position: &Position) -> Result<Headless, String> {
        let mut headless = Headless::with_storage(size, position.seed, calm());
        headless.scripted = true;
        let new = seats::new_game(id, position.seats, position.options)?;
        let mut played = position.played.split_whitespace().take(position.count);
        headless.lay_out(new, position.seed, &mut played)?;
        Ok(headless)
    }

    /// A console with a game on its table that has just been dealt, by its seats and options as a position names them. Its
    /// computer players do not think.
    pub fn dealt(size: Size, id: &str, who: (&str, &str), seed: u64) -> Result<Headless, String> {
        let mut headless = Headless::new(size, seed);
        headless.scripted = true;
        headless.deal(id, who, seed)?;
        Ok(headless)
    }

    /// The same with computer players that think for themselves.
    pub fn played(size: Size, id: &str, who: (&str, &str), seed: u64) -> Result<Headless, String> {
        let mut headless = Headless::new(size, seed);
        headless.deal(id, who, seed)?;
        Ok(headless)
    }

    fn deal(&mut self, id: &str, (seats, options): (&str, &str), seed: u64) -> Result<(), String> {
        let new = seats::new_game(id, seats, options)?;
        self.lay_out(new, seed, &mut std::iter::empty())
    }

    fn lay_out(
        &mut self,
        new: NewGame,
        seed: u64,
        played: &mut dyn Iterator<Item = &str>,
    ) -> Result<(), String> {
        let id = new.info.id;
        let laid_out = self.console.lay_out(new, seed, played);
        laid_out.map_err(|why| format!("{id}: {why}"))?;
        self.settle();
        Ok(())
    }

    /// The power fails and comes back: only what was stored is left.
    pub fn power_cycle(&mut self) {
        let stored = std::mem::take(&mut self.stored);
        *self = Headless::with_storage(self.size, u64::from(self.now), stored);
        self.settle();
    }

    /// The program stops in the middle of whatever it does and starts again.
    pub fn crash(&mut self) {
        self.crash_at(
            "console/table/deal.rs:214",
            "index out of bounds: the len is 3 but the index is 3",
        );
    }

    /// The program stops at this place and with these words, and starts again.
    pub fn crash_at(&mut self, place: &str, message: &str) {
        let (game, actions) = self.console.playing().unwrap_or_default();
        self.power_cycle();
        self.console.report_crash(&Crash {
            place,
            message,
            game,
            actions,
        });
        self.settle();
    }

    /// Flips a bit in every stored game.
    pub fn damage_games(&mut self) {
        for (_, bytes) in self
            .stored
            .iter_mut()
            .filter(|(key, _)| **key >= FIRST_GAME)
        {
            if let Some(byte) = bytes.get_mut(10) {
                *byte ^= 1;
            }
        }
    }

    /// Lets one frame pass.
    fn frame(&mut self) {
        self.now = self.now.wrapping_add(FRAME_MS);
        self.console.tick(self.now);
        self.serve();
        self.console.draw(&mut self.pixels, None);
    }

    /// Does what a front end does: lets computers think, stores what is to be stored, forgets the sounds.
    fn serve(&mut self) {
        if self.scripted {
            self.asked |= self.console.job().is_some();
            if self.asked
                && let Some(action) = self.answers.pop_front()
            {
                self.console.answer(Some(action));
                self.asked = false;
            }
        } else {
            self.console.think();
        }
        while let Some(key) = self.console.take_read() {
            let bytes = self.stored.get(&key.number()).cloned().unwrap_or_default();
            self.console.restore(key, &bytes);
        }
        let mut visit = Vec::new();
        while let Some((key, bytes)) = self.console.take_write() {
            if bytes.is_empty() {
                self.stored.remove(&key.number());
            } else {
                self.stored.insert(key.number(), bytes.to_vec());
            }
            if self.history.is_some() {
                visit.push(self.stored.clone());
            }
        }
        if let Some(history) = self.history.as_mut().filter(|_| !visit.is_empty()) {
            history.push(visit);
        }
        while self.console.take_sound().is_some() {}
    }

    /// Whether nothing goes on before a computer player is told what it decides.
    fn waits_for_an_answer(&self) -> bool {
        self.asked && self.console.waits_for_an_answer()
    }

    /// Sets text larger, wherever the console is.
    pub fn enlarge(&mut self) {
        let settings = Settings {
            large_text: true,
            ..Settings::default()
        };
        let mut room = [0; 64];
        if let Some(record) = store::write(&settings, &mut room) {
            self.console.restore(Key::SETTINGS, record);
        }
        self.console.forget_picture();
        self.frame();
    }

    /// Lets time pass until the console waits for a key.
    pub fn settle(&mut self) {
        self.frame();
        for _ in 0..SETTLE_FRAMES {
            if !self.console.is_moving() || self.waits_for_an_answer() {
                return;
            }
            self.frame();
        }
    }

    /// Lets some milliseconds pass.
    pub fn wait(&mut self, ms: u32) {
        for _ in 0..ms.div_ceil(FRAME_MS) {
            self.frame();
        }
    }

    /// Presses and releases a button, without waiting for what follows.
    pub fn tap(&mut self, button: Button) {
        self.console.press(button);
        self.serve();
        self.console.release(button);
        self.frame();
    }

    /// Carries out a list of keys.
    pub fn play(&mut self, strokes: &[Stroke]) {
        for stroke in strokes {
            match stroke.clone() {
                Stroke::Tap(button) => {
                    self.tap(button);
                    self.settle();
                }
                Stroke::Quick(button) => self.tap(button),
                Stroke::Hold(button) => {
                    self.console.press(button);
                    self.settle();
                }
                Stroke::Release(button) => {
                    self.console.release(button);
                    self.settle();
                }
                Stroke::Wait(ms) => self.wait(ms),
                Stroke::Battery(percent) => {
                    self.console.set_battery(percent);
                    self.settle();
                }
                Stroke::Answer(action) => {
                    self.answers.push_back(action);
                    if self.waits_for_an_answer() {
                        self.settle();
                    }
                }
                Stroke::QuickAnswer(action) => self.answers.push_back(action),
                Stroke::Crash => self.crash(),
                Stroke::Tips => {
                    self.console.accompany();
                    self.settle();
                }
            }
        }
    }

    /// The console itself.
    pub fn console(&self) -> &Console {
        &self.console
    }

    /// How many milliseconds have gone by since it was switched on.
    pub fn now(&self) -> u32 {
        self.now
    }

    /// Whether the console waits for a key.
    pub fn is_settled(&self) -> bool {
        !self.console.is_moving()
    }

    /// From now on, remembers the storage after every record that is written.
    pub fn keep_history(&mut self) {
        self.history = Some(Vec::new());
    }

    /// The storage after every record that was written, visit by visit: what is written in one goes together.
    pub fn history(&self) -> &[Vec<Records>] {
        self.history.as_deref().unwrap_or_default()
    }

    /// What the storage holds.
    pub fn records(&self) -> &Records {
        &self.stored
    }

    /// Whether a game is kept that has begun and not ended.
    pub fn has_running_game(&self) -> bool {
        self.stored.keys().any(|key| *key >= FIRST_GAME)
    }

    /// Whether the picture is what a whole repaint would show.
    pub fn picture_is_whole(&mut self) -> bool {
        let shown = self.pixels.clone();
        self.console.forget_picture();
        self.console.draw(&mut self.pixels, None);
        shown == self.pixels
    }

    /// The picture as the numbers of its colours.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// The picture as red, green and blue bytes.
    pub fn rgb(&self) -> Vec<u8> {
        self.pixels
            .iter()
            .flat_map(|index| {
                use embedded_graphics::pixelcolor::RgbColor;
                let colour = Colour::from_index(*index).rgb888();
                [colour.r(), colour.g(), colour.b()]
            })
            .collect()
    }

    /// The picture as a panel of 16-bit colours takes it, the lower byte of each pixel first.
    pub fn rgb565(&self) -> Vec<u8> {
        self.pixels
            .iter()
            .flat_map(|index| Colour::from_index(*index).rgb565_bits().to_le_bytes())
            .collect()
    }

    /// Reads every text on the screen.
    fn read(&mut self, hear: &mut Words<'_>) {
        self.console.forget_picture();
        self.console.draw(&mut self.pixels, Some(hear));
    }

    /// The texts that are cut off or have letters that the type lacks; there should be none.
    pub fn cut_words(&mut self) -> Vec<String> {
        let mut cut = Vec::new();
        self.read(&mut |word| {
            if !word.whole {
                cut.push(word.text.to_owned());
            }
        });
        cut
    }

    /// The words on the screen, from top to bottom and left to right, a line of the screen a line.
    pub fn words(&mut self) -> String {
        let mut found: Vec<(i32, i32, String)> = Vec::new();
        self.read(&mut |word| found.push((word.at.y, word.at.x, word.text.to_owned())));
        found.sort();
        found.dedup();
        let mut lines: Vec<String> = Vec::new();
        let mut former: Option<i32> = None;
        for (y, _, text) in found.iter().filter(|(_, _, text)| !text.trim().is_empty()) {
            match lines
                .last_mut()
                .filter(|_| former.is_some_and(|top| y - top <= 2))
            {
                Some(line) => {
                    line.push_str("  ");
                    line.push_str(text);
                }
                None => {
                    lines.push(text.clone());
                    former = Some(*y);
                }
            }
        }
        lines.join("\n")
    }

    /// The picture as a PNG file.
    pub fn png(&self) -> Result<Vec<u8>, String> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.size.width, self.size.height);
        encoder.set_color(png::ColorType::Rgb);
        let told = |why: png::EncodingError| why.to_string();
        let mut writer = encoder.write_header().map_err(told)?;
        writer.write_image_data(&self.rgb()).map_err(told)?;
        writer.finish().map_err(told)?;
        Ok(bytes)
    }
}
