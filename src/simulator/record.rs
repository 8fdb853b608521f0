//! `parlour record`: plays a whole game as somebody does who tries keys until something happens, and prints the keys.
//! What it prints is a recording for `parlour film`.

use crate::film::Recording;
use crate::headless::{Headless, Stroke};
use embedded_graphics::geometry::Size;
use parlour_console::Button;
use parlour_rules::{Rng, SeedableRng};
use std::io::Write;

/// How many players try; the one who needs the fewest keys is recorded.
const TRIES: u64 = 20;
/// More keys than any game needs that is worth recording.
const PATIENCE: usize = 3_000;
/// Mostly A, for what has the focus is usually a sensible choice.
const LIKELY: [Button; 10] = [
    Button::A,
    Button::A,
    Button::A,
    Button::A,
    Button::A,
    Button::A,
    Button::Right,
    Button::Down,
    Button::Left,
    Button::Up,
];
/// Keys in a line.
const LINE: usize = 24;

/// Runs the command; the arguments are a seed and the keys that set the game up.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let (seed, setup) = read(arguments)?;
    let start = Recording::read(&format!("seed {seed}\n{setup}"))?;
    let played = (0..TRIES)
        .filter_map(|player| play(&start, player))
        .min_by_key(Vec::len)
        .ok_or("Nobody came to the end of this game; does the set-up deal it?")?;
    let mut text = format!("seed {seed}\n{setup}\n");
    for line in played.chunks(LINE) {
        text.push_str(&line.join(" "));
        text.push('\n');
    }
    // A reader that has seen enough may close the pipe.
    let _ = std::io::stdout().write_all(text.as_bytes());
    Ok(())
}

fn read(arguments: &[String]) -> Result<(u64, String), String> {
    let (mut seed, mut setup) = (1, None);
    let mut rest = arguments.iter();
    while let Some(name) = rest.next() {
        let value = rest.next().ok_or_else(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--seed" => {
                seed = value
                    .parse()
                    .map_err(|_| format!("\"{value}\" is no seed; a seed is a whole number"))?
            }
            "--setup" => setup = Some(value.clone()),
            _ => {
                return Err(format!("\"{name}\" is not known; there are --seed --setup"));
            }
        }
    }
    let setup =
        setup.ok_or("Say with --setup which keys deal the game, as in \"A @checkers A A\"")?;
    Ok((seed, setup))
}

/// The keys that a player needed from the deal to the end of the game, if they lead there on both sizes of screen.
fn play(start: &Recording, player: u64) -> Option<Vec<&'static str>> {
    let mut rng = Rng::seed_from_u64(player);
    let mut consoles = [(240, 240), (320, 240)].map(|(width, height)| {
        let mut console = Headless::new(Size::new(width, height), start.seed);
        console.settle();
        for (_, stroke) in &start.strokes {
            console.play(std::slice::from_ref(stroke));
        }
        console
    });
    let mut keys = Vec::new();
    while consoles.iter().any(Headless::has_running_game) {
        if keys.len() == PATIENCE {
            return None;
        }
        let button = *LIKELY.get(rng.below(LIKELY.len() as u32) as usize)?;
        keys.push(name(button));
        for console in &mut consoles {
            console.play(&[Stroke::Tap(button)]);
        }
    }
    (!keys.is_empty()).then_some(keys)
}

const fn name(button: Button) -> &'static str {
    match button {
        Button::Up => "UP",
        Button::Down => "DOWN",
        Button::Left => "LEFT",
        Button::Right => "RIGHT",
        Button::A => "A",
        Button::B => "B",
        Button::X => "X",
        Button::Y => "Y",
    }
}

#[cfg(test)]
mod tests {
    use super::{play, read};
    use crate::film::Recording;
    use crate::headless::Headless;
    use embedded_graphics::geometry::Size;

    #[test]
    fn the_keys_that_are_recorded_play_the_game_to_its_end() {
        let start = Recording::read("seed 3\nA @no-thanks A A").unwrap();
        let keys = play(&start, 1).unwrap().join(" ");
        let whole = Recording::read(&format!("seed 3\nA @no-thanks A A {keys}")).unwrap();
        let mut console = Headless::new(Size::new(240, 240), whole.seed);
        console.settle();
        let (last, before) = whole.strokes.split_last().unwrap();
        for (_, stroke) in before {
            console.play(std::slice::from_ref(stroke));
        }
        assert!(console.has_running_game());
        console.play(std::slice::from_ref(&last.1));
        assert!(!console.has_running_game());
    }

    #[test]
    fn a_set_up_that_deals_nothing_is_no_game() {
        let start = Recording::read("A B").unwrap();
        assert_eq!(play(&start, 1), None);
        let words = ["--seed".to_owned(), "3".to_owned()];
        assert!(read(&words).unwrap_err().contains("--setup"));
    }
}
