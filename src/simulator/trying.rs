//! Plays a game to its end as somebody does who tries keys until something happens: whatever is dealt, however the
//! computer players answer and wherever the focus stands, some of them get there.

use crate::headless::{Headless, Stroke};
use parlour_console::Button;
use parlour_rules::{Rng, SeedableRng};

/// How many players try; the one who needs the fewest keys has played.
const TRIES: u64 = 10;
/// More keys than any game needs that is worth playing.
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

/// The fewest keys that a player needed from a console with a game on its table to the end of the game.
pub fn keys_to_the_end(table: impl Fn() -> Headless) -> Result<Vec<&'static str>, String> {
    let mut fewest: Option<Vec<&str>> = None;
    for player in 0..TRIES {
        let patience = fewest.as_ref().map_or(PATIENCE, Vec::len);
        fewest = play(table(), player, patience).or(fewest);
    }
    fewest.ok_or_else(|| "Nobody came to the end of this game; does it begin?".into())
}

/// The keys that a player needed, if they are fewer than these.
fn play(mut console: Headless, player: u64, patience: usize) -> Option<Vec<&'static str>> {
    let mut rng = Rng::seed_from_u64(player);
    let mut keys = Vec::new();
    while console.has_running_game() {
        if keys.len() + 1 >= patience {
            return None;
        }
        let button = *LIKELY.get(rng.below(LIKELY.len() as u32) as usize)?;
        keys.push(name(button));
        console.play(&[Stroke::Tap(button)]);
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
    use super::keys_to_the_end;
    use crate::headless::{Headless, read_keys};
    use embedded_graphics::geometry::Size;

    fn after(keys: &str) -> Headless {
        let mut console = Headless::new(Size::new(240, 240), 3);
        console.settle();
        console.play(&read_keys(keys).unwrap());
        console
    }

    #[test]
    fn the_keys_that_are_found_play_the_game_to_its_end() {
        let deal = "A @no-thanks A A";
        let keys = keys_to_the_end(|| after(deal)).unwrap();
        let (last, before) = keys.split_last().unwrap();
        let mut console = after(&format!("{deal} {}", before.join(" ")));
        assert!(console.has_running_game());
        console.play(&read_keys(last).unwrap());
        assert!(!console.has_running_game());
    }

    #[test]
    fn a_table_without_a_game_has_no_end() {
        assert!(keys_to_the_end(|| after("A B")).is_err());
    }
}
