//! A short run of `parlour fit` by the real program, judged by the real `parlour uci`, so that no other engine is needed.

use parlour_bots::chess::fitting::{Seen, Weights};
use parlour_rules::chess::read_fen;
use std::path::{Path, PathBuf};
use std::process::Command;

const PARLOUR: &str = env!("CARGO_BIN_EXE_parlour");
const FILES: [&str; 4] = ["positions.txt", "judged.txt", "weights.bin", "weights.txt"];

/// A folder of its own, which is gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fit-{name}"));
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }

    fn read(&self, name: &str) -> std::io::Result<Vec<u8>> {
        std::fs::read(self.0.join(name))
    }

    /// Runs `parlour fit`, and gives what it said.
    fn fit(&self, words: &str) -> std::io::Result<String> {
        let output = Command::new(PARLOUR)
            .arg("fit")
            .args(words.split_whitespace())
            .args(["--seed", "3", "--nodes", "60", "--rounds", "5"])
            .args(["--judge", &format!("{PARLOUR} uci;go nodes 60"), "--folder"])
            .arg(&self.0)
            .output()?;
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let wrong = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}{wrong}");
        Ok(said)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_short_run_learns_and_has_the_same_bytes_however_it_is_run() {
    let once = Folder::new("once");
    let said = once.fit("--positions 400 --threads 1").unwrap();
    let losses: Vec<f64> = said
        .lines()
        .filter_map(|line| line.split_once(", kept out "))
        .map(|(_, loss)| loss.split(',').next().unwrap().parse().unwrap())
        .collect();
    let best = losses.iter().copied().fold(f64::MAX, f64::min);
    assert!(best < losses[0] * 0.97, "{said}");

    // What the player reads is what was learnt: the loss in the text is that of its own arithmetic.
    let bytes = once.read("weights.bin").unwrap();
    let weights = Weights::read(&bytes).unwrap();
    weights.bounds().unwrap();
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    let estimate = |fen: &str| {
        let seen = Seen::of(&read_fen(fen).unwrap().position);
        weights.estimate(&seen.unwrap())
    };
    assert!(estimate(start).abs() < 150);
    assert!(estimate("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -") > 500);

    // Another time in steps, with the games and the judging cut off in between, on several threads.
    let steps = Folder::new("steps");
    steps.fit("play --positions 150 --threads 3").unwrap();
    steps.fit("judge --positions 100 --threads 2").unwrap();
    steps.fit("--positions 400 --threads 3").unwrap();
    for name in FILES {
        assert_eq!(
            once.read(name).unwrap(),
            steps.read(name).unwrap(),
            "{name}"
        );
    }

    // Another seed plays other games, and what is there is not mixed up with them.
    let refused = Command::new(PARLOUR)
        .args(["fit", "play", "--seed", "4", "--nodes", "60", "--folder"])
        .arg(&once.0)
        .output()
        .unwrap();
    assert!(!refused.status.success());
    let [one, other] = [&once, &steps].map(|it| it.read(FILES[0]).unwrap());
    assert_eq!(one, other);
}
