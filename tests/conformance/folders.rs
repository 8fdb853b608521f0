//! The law of rooms: a game is a folder of its name in each of the three crates and a line of the catalogue, and there is
//! none of these without the others.

use std::collections::BTreeSet;
use std::path::Path;

/// Folders of all three crates that several games stand on.
const KITS: [&str; 1] = ["line_game"];

macro_rules! folders {
    ($($folder:ident => $game:ident,)*) => { [$(stringify!($folder)),*] };
}

/// The folders of a crate.
fn folders_of(crate_name: &str) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src");
    let entries = std::fs::read_dir(root.join(crate_name)).into_iter();
    entries
        .flatten()
        .flatten()
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect()
}

#[test]
fn the_catalogue_lists_the_folders_of_the_games() {
    let listed: BTreeSet<String> = parlour_rules::games!(folders).map(String::from).into();
    let everywhere = &(&folders_of("rules") & &folders_of("bots")) & &folders_of("console");
    let kits = KITS.map(String::from).into();
    assert_eq!(&everywhere - &kits, listed);
    assert!(everywhere.is_superset(&kits), "a kit without a folder");
}
