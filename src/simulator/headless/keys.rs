//! A list of keys as it is written on the command line: `A DOWN DOWN A`.

use parlour_console::{ActionText, Button, GAMES};

/// One entry of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stroke {
    /// `A`: press, release, and let everything settle.
    Tap(Button),
    /// `A!`: press and release, and go on at once.
    Quick(Button),
    /// `+X`: press and keep down.
    Hold(Button),
    /// `-X`: release.
    Release(Button),
    /// `250`: let so many milliseconds pass.
    Wait(u32),
    /// `12%`: the battery is so full.
    Battery(u8),
    /// `:e7e5`: the next computer player to be asked decides this, where none thinks for itself. If one waits for it, let
    /// everything settle.
    Answer(ActionText),
    /// `:e7e5!`: the same, and go on at once.
    QuickAnswer(ActionText),
    /// `CRASH`: the program stops and starts again.
    Crash,
    /// `TIPS`: from here on the first game of each kind is accompanied, as on a board and on the page.
    Tips,
}

/// The longest wait in a list of keys: an hour.
const LONGEST_WAIT: u32 = 3_600_000;

/// Reads a list of keys, separated by blanks or commas. `@checkers` stands for the keys that go down the list to this
/// game, wherever it is there.
pub fn read_keys(text: &str) -> Result<Vec<Stroke>, String> {
    let mut strokes = Vec::new();
    for part in text.split_whitespace() {
        if let Some(action) = part.strip_prefix(':') {
            strokes.push(read_answer(action)?);
            continue;
        }
        for word in part.split(',').filter(|word| !word.is_empty()) {
            match word.strip_prefix('@') {
                Some(id) => strokes.extend(keys_to(id)?),
                None => strokes.push(read_key(word)?),
            }
        }
    }
    Ok(strokes)
}

fn keys_to(id: &str) -> Result<impl Iterator<Item = Stroke> + use<>, String> {
    let below = GAMES
        .iter()
        .position(|game| game.info.id == id)
        .ok_or_else(|| format!("There is no game \"{id}\""))?;
    Ok(std::iter::repeat_n(Stroke::Tap(Button::Down), below))
}

/// Reads what a computer player will decide; an action may have commas.
fn read_answer(text: &str) -> Result<Stroke, String> {
    let (action, stroke): (&str, fn(ActionText) -> Stroke) = match text.strip_suffix('!') {
        Some(action) => (action, Stroke::QuickAnswer),
        None => (text, Stroke::Answer),
    };
    let action = ActionText::try_from(action);
    let long = |_| format!("\"{text}\" is longer than any action");
    action.map(stroke).map_err(long)
}

fn read_key(word: &str) -> Result<Stroke, String> {
    if word.bytes().all(|byte| byte.is_ascii_digit()) {
        return match word.parse() {
            Ok(ms) if ms <= LONGEST_WAIT => Ok(Stroke::Wait(ms)),
            _ => Err(format!(
                "\"{word}\" is too long a wait; an hour is {LONGEST_WAIT}"
            )),
        };
    }
    if let Some(percent) = word
        .strip_suffix('%')
        .and_then(|number| number.parse().ok())
    {
        return Ok(Stroke::Battery(percent));
    }
    if word.eq_ignore_ascii_case("crash") {
        return Ok(Stroke::Crash);
    }
    if word.eq_ignore_ascii_case("tips") {
        return Ok(Stroke::Tips);
    }
    let (name, stroke): (&str, fn(Button) -> Stroke) = match word.strip_prefix('+') {
        Some(name) => (name, Stroke::Hold),
        None => match word.strip_prefix('-') {
            Some(name) => (name, Stroke::Release),
            None => match word.strip_suffix('!') {
                Some(name) => (name, Stroke::Quick),
                None => (word, Stroke::Tap),
            },
        },
    };
    button(name).map(stroke).ok_or_else(|| {
        format!("\"{word}\" is no key. Keys are UP DOWN LEFT RIGHT A B X Y, +X holds, -X releases, A! does not wait, 250 waits")
    })
}

fn button(name: &str) -> Option<Button> {
    Some(match name.to_ascii_uppercase().as_str() {
        "UP" | "U" => Button::Up,
        "DOWN" | "D" => Button::Down,
        "LEFT" | "L" => Button::Left,
        "RIGHT" | "R" => Button::Right,
        "A" => Button::A,
        "B" => Button::B,
        "X" => Button::X,
        "Y" => Button::Y,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{Stroke, read_keys};
    use parlour_console::{ActionText, Button, GAMES};

    #[test]
    fn every_form_of_a_key_is_read() {
        assert_eq!(
            read_keys("A, down  R! +X 250 -x 12% :e7e5 :e2e4! crash"),
            Ok(vec![
                Stroke::Tap(Button::A),
                Stroke::Tap(Button::Down),
                Stroke::Quick(Button::Right),
                Stroke::Hold(Button::X),
                Stroke::Wait(250),
                Stroke::Release(Button::X),
                Stroke::Battery(12),
                Stroke::Answer(ActionText::try_from("e7e5").unwrap()),
                Stroke::QuickAnswer(ActionText::try_from("e2e4").unwrap()),
                Stroke::Crash,
            ])
        );
    }

    #[test]
    fn a_game_is_found_wherever_it_stands_in_the_list() {
        for (below, game) in GAMES.iter().enumerate() {
            let keys = read_keys(&format!("@{}", game.info.id)).unwrap();
            assert_eq!(keys, vec![Stroke::Tap(Button::Down); below]);
        }
        assert!(read_keys("@whist").is_err());
    }

    #[test]
    fn a_word_that_is_no_key_is_named() {
        for word in ["Q", "AA", "+", "!", "99999999999", "A?", "-5", "300%", "%"] {
            let why = read_keys(word).unwrap_err();
            assert!(why.contains(word), "{why}");
        }
    }
}
