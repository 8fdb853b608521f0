//! What a film is made of: a seed and keys, or a game that is dealt already and the keys that go on with it. Where it is to
//! be played to its end, the keys for that are found when the film is made, so no recording knows what a computer player
//! decides or where a focus stands.

use crate::gallery::way_to;
use crate::headless::{Headless, Records, Stroke, read_keys};
use embedded_graphics::geometry::Size;
use parlour_console::settings::{Pace, Settings};
use parlour_console::{Key, store};

/// A list of keys with the seed that they belong to.
#[derive(Debug, PartialEq)]
pub struct Recording {
    /// The seed of the console.
    pub seed: u64,
    /// What the storage holds at the start.
    pub stored: Records,
    /// The keys as they are written, and what they mean.
    pub strokes: Vec<(String, Stroke)>,
    /// Whether the game is then played to its end, by whatever keys that takes.
    pub to_the_end: bool,
}

impl Recording {
    /// Reads a recording. Lines that begin with `#` say what it is about, the line `seed 7` gives the seed, the lines
    /// `game hearts`, `seats Anna Otto/2` and `options target=50` have a game lie ready, all written as for a position,
    /// the line `to the end` has it played, and all others are keys. `@checkers` stands for the keys that go down the
    /// list to this game, wherever it is there.
    pub fn read(text: &str) -> Result<Recording, String> {
        let mut recording = Recording {
            seed: 1,
            stored: Records::new(),
            strokes: Vec::new(),
            to_the_end: false,
        };
        let (mut game, mut seats, mut options) = (None, "", "");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            match line.trim().split_once(' ') {
                Some(("seed", seed)) => recording.seed = read_seed(seed)?,
                Some(("game", id)) => game = Some(id),
                Some(("seats", who)) => seats = who,
                Some(("options", which)) => options = which,
                Some(("to", "the end")) => recording.to_the_end = true,
                _ => recording.add(line)?,
            }
        }
        if let Some(id) = game {
            recording.stored = dealt(id, seats, options, recording.seed)?;
            let own = std::mem::take(&mut recording.strokes);
            recording.add(&(way_to(id) + "A"))?;
            recording.strokes.extend(own);
        }
        Ok(recording)
    }

    fn add(&mut self, keys: &str) -> Result<(), String> {
        for word in keys.split_whitespace() {
            let strokes = read_keys(word)?;
            // Whoever goes down the list to a game presses the key so often.
            let word = if word.starts_with('@') { "DOWN" } else { word };
            self.strokes
                .extend(strokes.into_iter().map(|stroke| (word.to_owned(), stroke)));
        }
        Ok(())
    }
}

fn read_seed(seed: &str) -> Result<u64, String> {
    let number = seed.trim().parse();
    number.map_err(|_| format!("\"{seed}\" is no seed; a seed is a whole number"))
}

/// What lies in the storage of a console on which a game has been dealt, and on which nothing moves that could be shown
/// at once.
fn dealt(id: &str, seats: &str, options: &str, seed: u64) -> Result<Records, String> {
    let headless = Headless::dealt(Size::new(240, 240), id, (seats, options), seed)?;
    let settings = Settings {
        pace: Pace::None,
        ..Settings::default()
    };
    let mut room = [0; store::MAX_RECORD];
    let settings = store::write(&settings, &mut room).ok_or("the settings are too long")?;
    let mut records = headless.records().clone();
    records.insert(Key::SETTINGS.number(), settings.to_vec());
    Ok(records)
}

#[cfg(test)]
mod tests {
    use super::Recording;
    use crate::headless::{Headless, Stroke};
    use embedded_graphics::geometry::Size;
    use parlour_console::{Button, GAMES};

    #[test]
    fn a_recording_is_read() {
        let text = "# A word about it.\nseed 42\nA @no-thanks A\n+X -X";
        let recording = Recording::read(text).unwrap();
        assert_eq!(recording.seed, 42);
        let below = GAMES.iter().position(|game| game.info.id == "no-thanks");
        let keys: Vec<&str> = recording.strokes.iter().map(|(word, _)| &**word).collect();
        let way = vec!["DOWN"; below.unwrap()];
        assert_eq!(keys, [&["A"], &*way, &["A", "+X", "-X"]].concat());
        assert_eq!(recording.strokes[0].1, Stroke::Tap(Button::A));
        assert!(!recording.to_the_end && recording.stored.is_empty());
    }

    #[test]
    fn a_game_that_lies_ready_is_gone_on_with() {
        let text =
            "game hearts\nseats Anna Bertie Clara Otto/3\noptions limit=50\nseed 3\nto the end";
        let recording = Recording::read(text).unwrap();
        assert!(recording.to_the_end);
        let stored = recording.stored.clone();
        let mut console = Headless::with_storage(Size::new(240, 240), recording.seed, stored);
        console.settle();
        assert!(console.has_running_game());
        for (_, stroke) in &recording.strokes {
            console.play(std::slice::from_ref(stroke));
        }
        let words = console.words();
        assert!(words.contains("Pass to"), "{words}");
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for (text, part) in [
            ("seed x", "\"x\""),
            ("@whist", "whist"),
            ("A Q", "\"Q\""),
            ("game whist\nseats Anna Otto", "whist"),
            ("game chess\nseats Anna Otto\noptions speed=9", "speed=9"),
            ("game chess\nseats Anna Otto/x", "Otto/x"),
        ] {
            let why = Recording::read(text).unwrap_err();
            assert!(why.contains(part), "{why}");
        }
    }
}
