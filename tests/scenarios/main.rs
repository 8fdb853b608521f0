//! Behaviour of the console as data: keys in, words on the screen out, in virtual time.
//!
//! Each `*.txt` file beside this one is a scenario, named after the behaviour it pins. Its lines:
//!
//! | line | meaning |
//! |---|---|
//! | `# text` | for the reader |
//! | `seed 7`, `size 320x240` | how the console is switched on; must come first |
//! | `keys A DOWN +X` | keys, as on the command line of `parlour shot` |
//! | `see words` | these words stand on the screen |
//! | `not words` | these words do not |
//! | `off and on` | the power fails; storage stays as it was |
//! | `damage` | every stored game loses a bit |

use embedded_graphics::geometry::Size;
use parlour_simulator::headless::{Headless, read_keys};
use parlour_simulator::shot::read_size;
use std::path::Path;

/// Runs a scenario; says what went wrong and in which line.
fn run(text: &str) -> Result<(), String> {
    let (mut seed, mut size) = (1, Size::new(240, 240));
    let mut console: Option<Headless> = None;
    for (number, line) in text.lines().enumerate() {
        let fail = |why: &str| Err(format!("line {}: {why}", number + 1));
        let (verb, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match verb {
            "" | "#" => continue,
            "seed" => {
                seed = rest
                    .parse()
                    .map_err(|_| format!("line {}: no seed", number + 1))?
            }
            "size" => size = read_size(rest)?,
            _ => {
                let console = console.get_or_insert_with(|| switched_on(size, seed));
                match (verb, rest) {
                    ("keys", keys) => console.play(&read_keys(keys)?),
                    ("see", words) if !console.words().contains(words) => {
                        return fail(&format!(
                            "\"{words}\" is not to be seen:\n{}",
                            console.words()
                        ));
                    }
                    ("not", words) if console.words().contains(words) => {
                        return fail(&format!("\"{words}\" is to be seen:\n{}", console.words()));
                    }
                    ("see" | "not", _) => {}
                    ("off", "and on") => console.power_cycle(),
                    ("damage", "") => console.damage_games(),
                    _ => return fail("this line is not understood"),
                }
            }
        }
    }
    Ok(())
}

fn switched_on(size: Size, seed: u64) -> Headless {
    let mut console = Headless::new(size, seed);
    console.settle();
    console
}

#[test]
fn every_scenario_goes_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .collect();
    files.sort();
    assert!(!files.is_empty());
    let failed: Vec<String> = files
        .iter()
        .filter_map(|path| {
            let why = run(&std::fs::read_to_string(path).unwrap()).err()?;
            Some(format!(
                "{}: {why}",
                path.file_stem().unwrap().to_string_lossy()
            ))
        })
        .collect();
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
}

#[test]
fn a_scenario_that_goes_wrong_is_noticed() {
    assert!(run("see Parlour").is_ok());
    assert!(run("see Chocolate").unwrap_err().contains("line 1"));
    assert!(run("not Parlour").is_err());
    assert!(run("dance").is_err());
}
