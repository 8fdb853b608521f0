//! A monkey at the keys: random buttons at random times, on every game, for a long time.
//!
//! Whatever is pressed, the console never panics, comes to rest, shows what a whole repaint would show, and comes back
//! from a power cut. `MONKEY=10` lets it play ten times as long.

use embedded_graphics::geometry::Size;
use parlour_console::Button;
use parlour_rules::{Rng, SeedableRng};
use parlour_simulator::gallery::way_to;
use parlour_simulator::headless::{Headless, Stroke, read_keys};

/// Directions and A are likelier than the others, or nothing would ever be played.
const LIKELY: [Button; 16] = [
    Button::Up,
    Button::Down,
    Button::Down,
    Button::Left,
    Button::Right,
    Button::Right,
    Button::A,
    Button::A,
    Button::A,
    Button::A,
    Button::A,
    Button::A,
    Button::A,
    Button::B,
    Button::X,
    Button::Y,
];

fn strokes() -> u32 {
    let factor: u32 = std::env::var("MONKEY")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(1);
    1000 * factor
}

/// Keys that give the first four guests the widest name there is and make them persons; they begin at the start picture
/// and end at the list of games.
fn wide_names() -> String {
    let name = |letters: usize| {
        format!(
            "A A {}UP LEFT LEFT LEFT {}UP LEFT A B ",
            "B ".repeat(letters),
            "A ".repeat(8)
        )
    };
    let seats = [name(4), name(6), name(5), name(4)].join("RIGHT RIGHT DOWN ");
    // No Thanks! seats four.
    let way = way_to("no-thanks");
    format!("{way}DOWN {seats}UP UP UP UP A Y UP A")
}

fn play(size: Size, seed: u64) {
    let mut rng = Rng::seed_from_u64(seed);
    let mut console = Headless::new(size, seed);
    if seed % 2 == 1 {
        let keys = read_keys(&wide_names());
        assert!(keys.is_ok());
        console.play(&keys.unwrap_or_default());
    }
    for number in 0..strokes() {
        let button = LIKELY[rng.below(LIKELY.len() as u32) as usize];
        let stroke = match rng.below(20) {
            0 => Stroke::Wait(rng.below(900)),
            1 => Stroke::Hold(button),
            2 => Stroke::Release(button),
            3..8 => Stroke::Quick(button),
            _ => Stroke::Tap(button),
        };
        console.play(std::slice::from_ref(&stroke));
        assert!(
            console.is_settled() || matches!(stroke, Stroke::Wait(_) | Stroke::Quick(_)),
            "stroke {number}"
        );
        if number % 10 == 0 {
            assert!(
                console.picture_is_whole(),
                "seed {seed}, stroke {number}: part of the picture is stale"
            );
            let cut = console.cut_words();
            assert!(
                cut.is_empty(),
                "seed {seed}, stroke {number}: cut off: {cut:?}\n{}",
                console.words()
            );
        }
        if rng.below(200) == 0 {
            console.power_cycle();
        }
    }
}

#[test]
fn the_small_screen_bears_any_keys() {
    (0..6).for_each(|seed| play(Size::new(240, 240), seed));
}

#[test]
fn the_wide_screen_bears_any_keys() {
    (10..16).for_each(|seed| play(Size::new(320, 240), seed));
}
