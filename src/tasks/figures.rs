//! Measures the images on an emulated board: how fast they answer, start and sleep, and what they cost the flash.

use crate::firmware;
use crate::needs::Need;
use crate::workshop::{Outcome, program, run};

/// What the emulator is made of.
const PACKAGES: Need = Need::Packages("tests/emulator");

/// Builds the image of the board that is named, or of all, and prints its figures; fails if one is beyond its limit.
pub(crate) fn figures(arguments: &[String]) -> Outcome {
    let name = match arguments {
        [] => "all",
        [name] => name,
        _ => return Err("Say at most one board.".into()),
    };
    let boards = firmware::build_named(name)?;
    PACKAGES.meet()?;
    run(program("node")
        .arg("tests/emulator/figures/main.js")
        .arg(firmware::folder())
        .args(boards))
}
