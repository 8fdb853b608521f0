//! Where the work happens: the folders of the checkout, and running a program in it with its output in sight.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Why something did not work, in words for the terminal.
pub(crate) type Outcome<T = ()> = Result<T, String>;

/// The top folder of the checkout, by the cargo that runs this: a checkout that was moved or copied with what it had built
/// is another place than where it was compiled.
pub(crate) fn root() -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.ancestors().nth(2).unwrap_or(&here).to_path_buf()
}

/// Where cargo builds, which `CARGO_TARGET_DIR` may move.
pub(crate) fn target_folder() -> PathBuf {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(moved) if Path::new(&moved).is_absolute() => moved.into(),
        Some(moved) => env::current_dir().unwrap_or_else(|_| root()).join(moved),
        None => root().join("target"),
    }
}

/// A program that will run at the top of the checkout.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command.env("CARGO_TARGET_DIR", target_folder());
    command
}

/// The same cargo that started this program. It compiles everything in one go, and does without the notes that would help
/// it to compile a little of it once more: they take a quarter of the time.
pub(crate) fn cargo() -> Command {
    let mut command = program(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.env("CARGO_INCREMENTAL", "0");
    command
}

/// Builds the program `parlour` and gives where it lies. The package of the tests is built with it, so that all crates have the
/// features that tests ask for, and nothing is compiled twice.
pub(crate) fn simulator() -> Outcome<PathBuf> {
    run(cargo().args([
        "build",
        "--package",
        "parlour",
        "--package",
        "parlour-tests",
    ]))?;
    let name = format!("parlour{}", env::consts::EXE_SUFFIX);
    Ok(target_folder().join("debug").join(name))
}

/// npm, which is a script with another name on Windows.
pub(crate) fn npm() -> Command {
    program(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// Prints the command as one would type it and runs it with its output in sight.
pub(crate) fn run(command: &mut Command) -> Outcome {
    let typed = as_typed(command);
    println!("$ {typed}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{typed}: {status}")),
        Err(why) => Err(format!("{typed}: {why}")),
    }
}

/// Runs the command unseen and gives what it printed, or nothing if it did not succeed.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let printed = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(printed)
}

fn as_typed(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(command.get_program());
    let words = std::iter::once(name).chain(command.get_args());
    words
        .map(|word| word.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}
