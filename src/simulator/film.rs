//! `parlour film`: every settled screen along a list of keys, for a comparison with another machine that plays the same
//! keys. Where a screen goes on moving by itself while it waits, as a pointer bobs or a notice goes away, it has several
//! pictures, all of which are kept.

use crate::gallery;
use crate::headless::{Headless, Records, Stroke, read_keys};
use crate::recording::Recording;
use crate::shot::read_size;
use crate::stored;
use crate::trying::keys_to_the_end;
use embedded_graphics::geometry::Size;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::iter;
use std::path::{Path, PathBuf};

/// How long a settled screen is watched, in milliseconds: until whatever moves on it has come round again.
const WATCHED: u32 = 2_400;
/// How often, in milliseconds. Nothing that moves by itself shows anything for less.
const GLANCE: u32 = 100;

/// What is asked for on the command line.
struct Request {
    recording: Recording,
    size: Size,
    battery: Option<u8>,
    /// Where and with which words the program stops where the keys say `CRASH`.
    crash: Option<(String, String)>,
    /// The keys that resume the game after a loss of power.
    resume: Option<Recording>,
    out: PathBuf,
    /// Where what a board finds in its flash goes.
    flash: Option<PathBuf>,
}

impl Request {
    fn switch_on(&self, stored: &Records) -> Headless {
        let mut headless = Headless::with_storage(self.size, self.recording.seed, stored.clone());
        if let Some(percent) = self.battery {
            headless.play(&[Stroke::Battery(percent)]);
        }
        headless.settle();
        headless
    }

    /// All keys of the recording, with those that play it to its end.
    fn strokes(&self) -> Result<Vec<(String, Stroke)>, String> {
        let Recording {
            strokes, stored, ..
        } = &self.recording;
        let mut strokes = strokes.clone();
        if self.recording.to_the_end {
            let keys = keys_to_the_end(|| {
                let mut headless = self.switch_on(stored);
                for (_, stroke) in &strokes {
                    headless.play(std::slice::from_ref(stroke));
                }
                headless
            })?;
            for key in keys {
                let played = read_keys(key)?;
                strokes.extend(played.into_iter().map(|stroke| (key.to_owned(), stroke)));
            }
        }
        Ok(strokes)
    }
}

/// Runs the command.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let request = read(arguments)?;
    let mut film = Film::default();
    let stored = &request.recording.stored;
    if let Some(file) = &request.flash {
        write(file, &stored::region(stored)?)?;
    }
    let mut headless = request.switch_on(stored);
    headless.keep_history();
    film.watch("START", &mut headless);
    let mut begun = false;
    for (word, stroke) in &request.strokes()? {
        begun |= headless.has_running_game();
        match (stroke, &request.crash) {
            (Stroke::Crash, Some((place, message))) => headless.crash_at(place, message),
            _ => headless.play(std::slice::from_ref(stroke)),
        }
        film.watch(word, &mut headless);
    }
    if let Some(keys) = &request.resume {
        film.resume(&request, headless.history(), keys);
    }
    write(&request.out, &film.pictures)?;
    let whole = begun && !headless.has_running_game();
    let head = format!(
        "seed {} {}\n",
        request.recording.seed,
        if whole { "whole" } else { "part" }
    );
    // A reader that has seen enough may close the pipe.
    let _ = std::io::stdout().write_all((head + &film.index).as_bytes());
    Ok(())
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), String> {
    std::fs::write(file, bytes)
        .map_err(|why| format!("{} cannot be written: {why}", file.display()))
}

/// Pictures, each once, and which of them belong to which key.
#[derive(Default)]
struct Film {
    /// All pictures one after another, two bytes a pixel as a panel takes them, lower byte first.
    pictures: Vec<u8>,
    known: HashMap<Vec<u8>, usize>,
    /// A line for each key: the key, and the numbers of the pictures.
    index: String,
}

impl Film {
    fn watch(&mut self, word: &str, headless: &mut Headless) {
        let mut seen = Vec::new();
        // Mostly nothing moves between two glances.
        let mut last = Vec::new();
        for _ in 0..WATCHED / GLANCE {
            if headless.pixels() != last {
                last = headless.pixels().to_vec();
                let picture = self.number(headless.rgb565());
                if !seen.contains(&picture) {
                    seen.push(picture);
                }
            }
            headless.wait(GLANCE);
        }
        self.index.push_str(word);
        for picture in seen {
            // Writing to a string cannot fail.
            let _ = write!(self.index, " {picture}");
        }
        self.index.push('\n');
    }

    /// What is to be seen if the power goes after a record was written and comes back: for each state of the storage,
    /// beginning with the empty one, the number of the visit that brought it and the screens along the keys that resume.
    fn resume(&mut self, request: &Request, history: &[Vec<Records>], keys: &Recording) {
        let written = history.iter().enumerate();
        let states =
            written.flat_map(|(visit, states)| states.iter().map(move |state| (visit + 1, state)));
        for (visit, state) in iter::once((0, &Records::new())).chain(states) {
            // Writing to a string cannot fail.
            let _ = writeln!(self.index, "STATE {visit}");
            let mut headless = request.switch_on(state);
            self.watch("START", &mut headless);
            for (word, stroke) in &keys.strokes {
                headless.play(std::slice::from_ref(stroke));
                self.watch(word, &mut headless);
            }
        }
    }

    fn number(&mut self, picture: Vec<u8>) -> usize {
        let next = self.known.len();
        *self.known.entry(picture).or_insert_with_key(|picture| {
            self.pictures.extend(picture);
            next
        })
    }
}

fn read(arguments: &[String]) -> Result<Request, String> {
    let mut keys = None;
    let (mut size, mut battery) = (Size::new(240, 240), None);
    let (mut crash, mut resume, mut pose) = (None, None, None);
    let (mut out, mut flash) = (None, None);
    let mut rest = arguments.iter();
    while let Some(name) = rest.next() {
        let value = rest.next().ok_or_else(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--keys" => keys = Some(value.clone()),
            "--recording" => {
                let text = std::fs::read_to_string(value);
                keys = Some(text.map_err(|why| format!("{value} cannot be read: {why}"))?);
            }
            "--pose" => pose = Some(gallery::walk(&gallery::named(value)?)?.records),
            "--size" => size = read_size(value)?,
            "--battery" => {
                let percent = value.parse();
                battery = Some(percent.map_err(|_| format!("\"{value}\" is no percentage"))?);
            }
            "--crash" => {
                let (place, message) = value.split_once(' ').unwrap_or((value, ""));
                crash = Some((place.to_owned(), message.to_owned()));
            }
            "--resume" => resume = Some(Recording::read(value)?),
            "--out" => out = Some(PathBuf::from(value)),
            "--flash" => flash = Some(PathBuf::from(value)),
            _ => {
                return Err(format!(
                    "\"{name}\" is not known; there are --keys --recording --pose --size --battery --crash --resume --out --flash"
                ));
            }
        }
    }
    let mut recording = Recording::read(&keys.unwrap_or_default())?;
    if let Some(records) = pose {
        recording.stored = records;
    }
    Ok(Request {
        recording,
        size,
        battery,
        crash,
        resume,
        out: out.ok_or("Say where to put the pictures with --out")?,
        flash,
    })
}

#[cfg(test)]
mod tests {
    use super::Film;
    use crate::headless::Headless;
    use embedded_graphics::geometry::Size;

    #[test]
    fn a_screen_that_blinks_has_two_pictures_and_each_is_kept_once() {
        let mut headless = Headless::new(Size::new(240, 240), 1);
        let mut film = Film::default();
        film.watch("START", &mut headless);
        film.watch("AGAIN", &mut headless);
        assert_eq!(film.pictures.len(), 2 * 2 * 240 * 240);
        assert_eq!(film.index.lines().next(), Some("START 0 1"));
        assert_eq!(film.index.lines().count(), 2);
    }
}
