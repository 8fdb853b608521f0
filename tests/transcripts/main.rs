//! Recorded games: for each game and each of its variants one game played from a fixed seed, as a text that a person can
//! read, beside this file. A change of the rules shows as a change of these texts.
//!
//! `ACCEPT=1 cargo test --test transcripts` writes them anew. Seats choose at random, so the games are legal and silly.

mod record;
mod variants;

use parlour_rules::Game;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

macro_rules! games {
    ($($folder:ident => $game:ident,)*) => {
        $(#[test]
        fn $folder() {
            compare::<parlour_rules::$game>();
        })*

        const IDS: &[&str] = &[$(<parlour_rules::$game as Game>::INFO.id),*];
    };
}
parlour_rules::games!(games);

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("transcripts")
}

fn accepting() -> bool {
    std::env::var_os("ACCEPT").is_some_and(|value| value != "0")
}

/// The texts in the folder, by name.
fn written() -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder()).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if let Some(name) = name.strip_suffix(".txt") {
            let text = fs::read_to_string(entry.path()).unwrap_or_default();
            all.insert(name.to_owned(), text);
        }
    }
    all
}

/// The id of the game that a text belongs to.
fn owner(name: &str) -> Option<&'static str> {
    let id = name.split_once('.').map_or(name, |(id, _)| id);
    IDS.iter().find(|known| **known == id).copied()
}

fn compare<G: Game>() {
    let played = variants::all::<G>();
    let mut old = written();
    old.retain(|name, _| owner(name) == Some(G::INFO.id));
    if accepting() {
        for name in old.keys().filter(|name| !played.contains_key(*name)) {
            let gone = fs::remove_file(folder().join(format!("{name}.txt")));
            assert!(gone.is_ok(), "{name}: {gone:?}");
        }
        for (name, text) in &played {
            let done = fs::write(folder().join(format!("{name}.txt")), text);
            assert!(done.is_ok(), "{name}: {done:?}");
        }
        return;
    }
    for (name, text) in &played {
        let recorded = old.get(name).map_or("", String::as_str);
        same(name, recorded, text);
    }
    let names: Vec<_> = old
        .keys()
        .filter(|name| !played.contains_key(*name))
        .collect();
    assert!(names.is_empty(), "no variant of today is called {names:?}");
}

fn same(name: &str, recorded: &str, played: &str) {
    let mut lines = recorded.lines();
    for (number, line) in played.lines().enumerate() {
        let old = lines.next().unwrap_or_default();
        assert!(
            old == line,
            "{name}.txt, line {}\nrecorded: {old}\n  played: {line}\n(ACCEPT=1 takes the new games)",
            number + 1
        );
    }
    assert_eq!(lines.next(), None, "{name}.txt goes on, the game does not");
}

#[test]
fn every_text_belongs_to_a_game() {
    for (name, text) in written() {
        assert!(owner(&name).is_some(), "{name}.txt belongs to no game");
        assert!(text.lines().count() < 300, "{name}.txt is too long to read");
    }
}
