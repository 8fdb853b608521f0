//! The commands behind the cargo aliases: `cargo play`, `cargo firmware`, `cargo flash`, `cargo figures` and
//! `cargo verify`.
//!
//! This only builds, checks and starts the other packages. It depends on none of them, so it still runs when one
//! of them does not build.

mod elf;
mod emulator;
mod firmware;
mod flash_map;
mod growth;
mod image;
mod lanes;
mod nameless;
mod needs;
mod owners;
mod page;
mod steps;
mod verify;
mod workshop;

use std::process::ExitCode;

const USAGE: &str = "\
cargo play [--port N] [--no-open]      build the page and play it in a browser
cargo firmware BOARD [--slow]          build the image of a board, or of all; slow: at 125 MHz
cargo flash BOARD                      build it and run it through a probe
cargo figures [BOARD] [--slow]         measure the images on an emulated board
cargo figures [BOARD] --think GAME     tell how long computers think there
cargo figures chess                    measure the chess player on an emulated processor
cargo verify [--only NAME] [--list]    check everything a change has to pass";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let rest = arguments.get(1..).unwrap_or_default();
    let outcome = match arguments.first().map(String::as_str) {
        Some("play") => page::play(rest).map(|()| ExitCode::SUCCESS),
        Some("firmware") => firmware::firmware(rest).map(|()| ExitCode::SUCCESS),
        Some("flash") => firmware::flash(rest).map(|()| ExitCode::SUCCESS),
        Some("figures") => emulator::figures(rest).map(|()| ExitCode::SUCCESS),
        Some("verify") => verify::verify(rest),
        _ => Err(format!("The commands are:\n{USAGE}")),
    };
    match outcome {
        Ok(code) => code,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
