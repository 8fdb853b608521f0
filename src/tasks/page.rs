//! Builds the page into `target/page`, a folder that any static host can serve, and starts the local one.

use std::fs;
use std::path::PathBuf;

use crate::needs::Need;
use crate::workshop::{Outcome, cargo, root, run, target_folder};

/// The target the page is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The files of the page that are served as they are written.
const STATIC_FILES: [&str; 3] = ["index.html", "page.js", "style.css"];

/// Builds the page and serves it on this computer; the arguments go to `parlour play`.
pub(crate) fn play(arguments: &[String]) -> Outcome {
    Need::Target(WASM).meet()?;
    let folder = build()?;
    run(cargo()
        .args(["run", "--quiet", "--package", "parlour", "--", "play"])
        .arg("--dir")
        .arg(folder)
        .args(arguments))
}

/// Compiles the console for the page and puts it beside the static files.
pub(crate) fn build() -> Outcome<PathBuf> {
    run(cargo()
        .args(["build", "--profile", "small", "--package", "parlour-page"])
        .args(["--target", WASM]))?;
    let folder = target_folder().join("page");
    let compiled = target_folder().join(WASM).join("small/parlour_page.wasm");
    let written = root().join("src/simulator/page");
    // What an earlier build left there would be published with the rest.
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    }
    fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let pairs = STATIC_FILES
        .iter()
        .map(|name| (written.join(name), folder.join(name)))
        .chain([(compiled, folder.join("parlour.wasm"))]);
    for (from, to) in pairs {
        fs::copy(&from, &to).map_err(|why| format!("{}: {why}", from.display()))?;
    }
    Ok(folder)
}
