//! What a step needs on the machine beside Rust itself, and how to get it where it is missing.

use std::env;
use std::path::{Path, PathBuf};

use crate::workshop::{Outcome, answer, npm, program, root, run};

/// One thing that has to be there before a step can run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    /// The standard library for a target, by its triple.
    Target(&'static str),
    /// A part of the Rust toolchain: the name of the component, and of its cargo command.
    Component(&'static str, &'static str),
    /// The npm packages of a folder.
    Packages(&'static str),
    /// Chromium or a browser built on it.
    Browser,
    /// A program that cargo can install: its name and version.
    Tool(&'static str, &'static str),
}

impl Need {
    /// Looks for it and adds it if it is missing.
    pub(crate) fn meet(self) -> Outcome {
        match self {
            Need::Target(triple) => target(triple),
            Need::Component(name, command) => component(name, command),
            Need::Packages(folder) => packages(folder),
            Need::Browser => browser().map(|_| ()),
            Need::Tool(name, version) => tool(name, version),
        }
    }
}

fn target(triple: &str) -> Outcome {
    let mut ask = program("rustc");
    ask.args(["--print", "target-libdir", "--target", triple]);
    match answer(&mut ask) {
        Some(folder) if Path::new(&folder).is_dir() => Ok(()),
        _ => run(program("rustup").args(["target", "add", triple])),
    }
}

fn component(name: &str, command: &str) -> Outcome {
    let mut ask = program("cargo");
    match answer(ask.args([command, "--version"])) {
        Some(_) => Ok(()),
        None => run(program("rustup").args(["component", "add", name])),
    }
}

fn packages(folder: &str) -> Outcome {
    run(npm()
        .args(["ci", "--no-audit", "--no-fund"])
        .current_dir(root().join(folder)))
}

/// The browser's program. On Debian and its children it is installed if there is none.
pub(crate) fn browser() -> Outcome<PathBuf> {
    if let Some(found) = find_browser() {
        return Ok(found);
    }
    if on_path("apt-get").is_none() {
        return Err("There is no Chromium: install it, or name it in CHROMIUM.".into());
    }
    apt_get(&["update", "--quiet=2"])?;
    apt_get(&["install", "--yes", "--quiet=2", "chromium"])?;
    find_browser().ok_or_else(|| "Chromium was installed but is not to be found.".into())
}

fn find_browser() -> Option<PathBuf> {
    const NAMES: [&str; 5] = [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "chrome",
    ];
    const PLACES: [&str; 3] = [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "C:/Program Files/Google/Chrome/Application/chrome.exe",
    ];
    if let Some(named) = env::var_os("CHROMIUM") {
        return Some(named.into());
    }
    let known = PLACES.iter().map(PathBuf::from);
    NAMES
        .iter()
        .find_map(|name| on_path(name))
        .or_else(|| known.into_iter().find(|place| place.is_file()))
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
}

fn apt_get(arguments: &[&str]) -> Outcome {
    let root_user = answer(program("id").arg("-u")).as_deref() == Some("0");
    let mut command = if root_user {
        program("apt-get")
    } else {
        let mut sudo = program("sudo");
        sudo.args(["--non-interactive", "apt-get"]);
        sudo
    };
    // Without this a package could stop and ask.
    command.env("DEBIAN_FRONTEND", "noninteractive");
    run(command.args(arguments))
}

fn tool(name: &str, version: &str) -> Outcome {
    // Any version will do that is there already.
    if on_path(name).is_some() {
        return Ok(());
    }
    run(program("cargo").args(["install", "--locked", name, "--version", version]))
}
