//! Which games are recorded: the game as it comes, each preset, and each option on its own, as far as it makes a
//! difference to what is played.

use crate::record::Record;
use parlour_rules::{Game, OptionKind, OptionSpec, OptionValues, Players, Setup};
use std::collections::{BTreeMap, HashMap};

/// So many seeds are tried to find a game that shows the difference and comes to its end.
const SEEDS: u64 = 400;

/// The texts by name.
pub(crate) fn all<G: Game>() -> BTreeMap<String, String> {
    let info = G::INFO;
    let defaults = OptionValues::defaults(info);
    let mut wanted: Vec<(String, OptionValues)> = vec![(info.id.to_owned(), defaults.clone())];
    let mut want = |name: String, values: OptionValues| {
        if wanted.iter().all(|(_, others)| *others != values) {
            wanted.push((format!("{}.{name}", info.id), values));
        }
    };
    for preset in info.presets {
        let name = preset.name.to_lowercase();
        let words: Vec<&str> = name
            .split(|letter: char| !letter.is_ascii_alphanumeric())
            .filter(|word| !word.is_empty())
            .collect();
        want(words.join("-"), preset.values(info));
    }
    for (option, spec) in info.options.iter().enumerate() {
        for (name, value) in telling(spec) {
            let mut values = defaults.clone();
            values.set(option, value);
            want(format!("{}-{name}", spec.id), values);
        }
    }
    // Each variant has a table of another size, so that all are seen.
    let texts = wanted.into_iter().enumerate();
    let mut usual = Usual::new();
    texts
        .filter_map(|(shift, (name, values))| {
            Some((name, find::<G>(shift, &values, &mut usual)?.text()))
        })
        .collect()
}

/// What is played by the rules as they come, by the number of seats and the seed: every variant is held against it.
type Usual = HashMap<(usize, u64), String>;

/// The values of an option that are worth a game of their own, with their names.
fn telling(spec: &OptionSpec) -> Vec<(String, i16)> {
    let mut values: Vec<(String, i16)> = match spec.kind {
        OptionKind::Flag => vec![("off".into(), 0), ("on".into(), 1)],
        OptionKind::Number { min, max } => vec![(min.to_string(), min), (max.to_string(), max)],
        OptionKind::OneOf(values) => {
            let named = values.iter().zip(0..);
            named
                .map(|(named, value)| (named.id.into(), value))
                .collect()
        }
    };
    values.retain(|(_, value)| *value != spec.default);
    if values.len() > 4 {
        // The likes of ten different targets: the first and the last.
        values.drain(1..values.len() - 1);
    }
    values
}

/// A game that shows the variant, if any does.
fn find<G: Game>(shift: usize, values: &OptionValues, usual: &mut Usual) -> Option<Record> {
    let info = G::INFO;
    let defaults = OptionValues::defaults(info);
    let (fewest, most) = (usize::from(info.players.0), usize::from(info.players.1));
    let span = most - fewest + 1;
    let players = (0..span)
        .filter_map(|step| Players::new(fewest + (shift + step) % span))
        .find(|players| values.clone().settle(info, *players).is_none())?;
    let play =
        |seed, options: &OptionValues| Record::of::<G>(Setup::new(players, options.clone(), seed));
    let mut found: Option<Record> = None;
    for seed in 1..=SEEDS {
        let record = play(seed, values);
        let telling = *values == defaults
            || *usual
                .entry((players.count(), seed))
                .or_insert_with(|| play(seed, &defaults).play)
                != record.play;
        if telling && record.ended {
            return Some(record);
        }
        if telling && found.is_none() {
            found = Some(record);
        }
    }
    found
}
