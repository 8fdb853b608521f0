//! The images on an emulated board: plays and tests them, and measures how fast they answer, start and sleep, and what
//! they cost the flash.

use crate::firmware;
use crate::needs::Need;
use crate::page::WASM;
use crate::workshop::{Outcome, cargo, program, root, run, simulator};

/// What the emulator is made of, and what its quick processor is compiled for.
pub(crate) const NEEDS: [Need; 2] = [Need::Packages("tests/emulator"), Need::Target(WASM)];

/// Builds the image of the board that is named, or of all, and prints its figures; fails if one is beyond its limit.
/// With `--slow` it prints them for the slower clock, and no limit holds. With `chess` it measures that computer player
/// alone; with `--think GAME` it watches computers play that game instead, and tells how long they think; with
/// `--only hearts` it looks at the screens alone that have this in their names.
pub(crate) fn figures(arguments: &[String]) -> Outcome {
    let (name, rest) = match arguments {
        [name] if name == "chess" => return chess(),
        [name, rest @ ..] if !name.starts_with("--") => (name.as_str(), rest),
        rest => ("all", rest),
    };
    let boards = firmware::build_named(name, firmware::Kind::asked(arguments))?;
    build()?;
    measure(&boards, rest)
}

/// Takes the figures of all boards and of the chess player side by side, and fails if one is beyond its limit. Boards with
/// the same glass share the screens among them.
pub(crate) fn limits() -> Outcome {
    firmware::build_all()?;
    let chess = firmware::build_measure()?;
    build()?;
    let beside = [
        "--share".into(),
        "--chess".into(),
        chess.display().to_string(),
    ];
    measure(&firmware::all_boards(), &beside)
}

/// Sees to what the emulator is made of, compiles its quick processor, and the simulator that it is compared with.
fn build() -> Outcome {
    NEEDS.iter().try_for_each(|need| need.meet())?;
    run(cargo()
        .args(["build", "--release", "--package", "parlour-quick"])
        .args(["--target", WASM]))?;
    simulator().map(drop)
}

fn measure(boards: &[&str], rest: &[String]) -> Outcome {
    run(program("node")
        .arg("tests/emulator/figures/main.js")
        .arg(firmware::folder())
        .args(boards)
        .args(rest)
        .current_dir(root()))
}

/// Builds the program that only plays chess, and prints the cycles it takes.
fn chess() -> Outcome {
    let measure = firmware::build_measure()?;
    build()?;
    run(program("node")
        .arg("tests/emulator/figures/chess.js")
        .arg(measure))
}

/// Builds all images and the simulator, and lets the tests play both and compare them, two boards at a time.
pub(crate) fn tests() -> Outcome {
    firmware::build_all()?;
    build()?;
    run(program("node")
        .args(["--test", "--test-concurrency=2"])
        .args(["--test-reporter=spec", "--test-reporter-destination=stdout"])
        .args([
            "--test-reporter=./slowest.js",
            "--test-reporter-destination=stdout",
        ])
        .current_dir(root().join("tests/emulator")))
}
