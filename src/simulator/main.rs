//! Parlour on a computer. This file only picks the command; each command is a file of its own.

use parlour_simulator::{bench, film, fit, gallery, json, play, shot, uci};

use std::process::ExitCode;

const USAGE: &str = "\
parlour play [--port N] [--dir FOLDER] [--no-open]    serve the page on this computer
parlour shot --out FILE | --text [--seed N] [--keys KEYS] [--size 320x240]
                                                      picture or words of the screen after some keys
parlour film --out FILE --keys KEYS | --recording FILE [--pose NAME] [--size 320x240] [--battery PERCENT] [--crash WORDS] [--resume KEYS] [--flash FILE]
                                                      every settled screen along a list of keys
parlour gallery FOLDER                                a picture of every kind of screen at both sizes
parlour gallery --walks FOLDER                        the keys by which a board comes to each, and what is in its flash
parlour json                                          play any game over standard input and output
parlour uci                                           play chess with any chess program
parlour bench bots | rules | waits                    measure the computer players, the speed of the rules, or how long one waits
parlour fit --judge ENGINE                            make numbers for the chess player's judgement; alone, it tells how";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let rest = arguments.get(1..).unwrap_or_default();
    let outcome = match arguments.first().map(String::as_str) {
        Some("bench") => bench::run(rest),
        Some("fit") => fit::run(rest),
        Some("play") => play::run(rest),
        Some("shot") => shot::run(rest),
        Some("film") => film::run(rest),
        Some("gallery") => gallery::run(rest),
        Some("json") => {
            json::run();
            Ok(())
        }
        Some("uci") => {
            uci::run();
            Ok(())
        }
        Some("help" | "--help" | "-h") => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(format!("The commands are:\n{USAGE}")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
