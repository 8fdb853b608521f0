//! The layout of the code. `cargo fmt` follows only modules that are written out, and those of the games come from the
//! catalogue's list; so rustfmt is given every file by name.

use crate::workshop::{Outcome, program, root};
use std::fs;
use std::path::{Path, PathBuf};

/// Where the code lies.
const FOLDERS: [&str; 3] = ["src", "tests", "boards"];

/// Lays out all code.
pub(crate) fn tidy() -> Outcome {
    rustfmt(&[])
}

/// Checks that all code is laid out.
pub(crate) fn check() -> Outcome {
    rustfmt(&["--check"])
}

fn rustfmt(flags: &[&str]) -> Outcome {
    let mut files = Vec::new();
    for folder in FOLDERS {
        collect(&root().join(folder), &mut files);
    }
    let mut command = program("rustfmt");
    command.args(["--edition", "2024"]).args(flags);
    println!("rustfmt on {} files", files.len());
    match command.args(files).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => {
            Err("rustfmt: some files are laid out differently; cargo tidy lays them out".to_owned())
        }
        Err(why) => Err(format!("rustfmt: {why}")),
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() && path.file_name().is_none_or(|name| name != "node_modules") {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}
