//! The second lane of `cargo verify`: the same program once more, which does what is done with the images while the first
//! one does the rest. What it prints is kept until it is done, and what became of its steps comes back in a file.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Child;
use std::time::Duration;

use crate::workshop::{Outcome, program, target_folder};

/// What asks for that lane.
pub(crate) const BOARDS: &str = "--boards";
const PASSED: &str = "passed";

/// Whether the computer can do two things at once.
pub(crate) fn has_room() -> bool {
    std::thread::available_parallelism().is_ok_and(|cores| cores.get() > 1)
}

/// The lane under way.
pub(crate) struct Beside(Child);

/// Starts it.
pub(crate) fn start() -> Outcome<Beside> {
    fs::create_dir_all(target_folder()).map_err(told)?;
    let printed = File::create(printed()).map_err(told)?;
    // What an earlier run left there says nothing about this one.
    let _ = fs::remove_file(left());
    let itself = std::env::current_exe().map_err(told)?;
    let child = program(itself)
        .args(["verify", BOARDS])
        .stderr(printed.try_clone().map_err(told)?)
        .stdout(printed)
        .spawn()
        .map_err(told)?;
    println!("The images are built and run beside this; what that prints comes at the end.");
    Ok(Beside(child))
}

impl Beside {
    /// Waits for its end, shows what it printed, and gives what became of its steps.
    pub(crate) fn finish(mut self) -> Outcome<Vec<(String, Duration, Outcome)>> {
        let status = self.0.wait().map_err(told)?;
        println!("{}", fs::read_to_string(printed()).map_err(told)?);
        let results = fs::read_to_string(left()).map_err(|_| format!("the boards: {status}"))?;
        Ok(results.lines().filter_map(read).collect())
    }
}

/// Leaves what became of its steps for the one who started it.
pub(crate) fn leave(results: &[(String, Duration, Outcome)]) -> Outcome {
    let lines: String = results.iter().map(|result| write(result) + "\n").collect();
    fs::write(left(), lines).map_err(told)
}

fn write((name, time, outcome): &(String, Duration, Outcome)) -> String {
    let result = match outcome {
        Ok(()) => PASSED.to_owned(),
        Err(why) => format!("failed\t{}", why.replace('\n', " ")),
    };
    format!("{name}\t{}\t{result}", time.as_millis())
}

fn read(line: &str) -> Option<(String, Duration, Outcome)> {
    let mut fields = line.splitn(3, '\t');
    let name = fields.next()?.to_owned();
    let time = Duration::from_millis(fields.next()?.parse().ok()?);
    Some((
        name,
        time,
        match fields.next()? {
            PASSED => Ok(()),
            failed => Err(failed.strip_prefix("failed\t")?.to_owned()),
        },
    ))
}

fn printed() -> PathBuf {
    target_folder().join("verify-boards.log")
}

fn left() -> PathBuf {
    target_folder().join("verify-boards.results")
}

fn told(why: std::io::Error) -> String {
    format!("the boards: {why}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_became_of_a_step_comes_back_as_it_was() {
        let seconds = Duration::from_secs(3);
        let passed = ("firmware".to_owned(), seconds, Ok(()));
        let failed = ("figures".to_owned(), seconds, Err("too\tslow".to_owned()));
        for result in [passed, failed] {
            assert_eq!(read(&write(&result)), Some(result));
        }
    }

    #[test]
    fn a_torn_line_is_no_result() {
        assert_eq!(read("firmware\t30"), None);
        assert_eq!(read(""), None);
    }
}
