//! The steps of `cargo verify`: what each checks, what it needs on the machine, and how it grows with the games.

use crate::emulator;
use crate::firmware::{self, DEVICE};
use crate::needs::{self, Need};
use crate::page::{self, WASM};
use crate::workshop::{Outcome, cargo, program, root, run, simulator};

/// Everything whose tests run on the computer.
const HOST: [&str; 3] = ["--workspace", "--exclude", "parlour-page"];
/// The documentation is for those who work on the house, so it shows the private rooms and may lead there.
const DOC_FLAGS: &str = "-D warnings -A rustdoc::private_intra_doc_links";
const NO_WARNINGS: [&str; 3] = ["--", "-D", "warnings"];

const RUSTFMT: Need = Need::Component("rustfmt", "fmt");
const CLIPPY: Need = Need::Component("clippy", "clippy");

/// One of them.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) needs: &'static [Need],
    pub(crate) lane: Lane,
    /// How much of its time the games take, in percent: about their share of what is compiled, played or looked at.
    pub(crate) for_games: u32,
    pub(crate) check: fn() -> Outcome,
}

/// Steps of two lanes run side by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lane {
    /// What runs on the computer.
    Computer,
    /// The images, and what is done with them.
    Boards,
}

/// The quick ones first, so that a slip shows early.
pub(crate) static STEPS: [Step; 9] = [
    Step {
        name: "format",
        about: "the code is laid out by rustfmt",
        needs: &[RUSTFMT],
        lane: Lane::Computer,
        for_games: 60,
        check: layout,
    },
    Step {
        name: "lint",
        about: "clippy on everything that can be compiled for a computer, the page and tests too",
        needs: &[CLIPPY],
        lane: Lane::Computer,
        for_games: 50,
        check: || {
            run(cargo()
                .args(["clippy", "--workspace", "--all-targets"])
                .args(NO_WARNINGS))
        },
    },
    Step {
        name: "lint-device",
        about: "clippy on what can be compiled for the handheld alone",
        needs: &[CLIPPY, Need::Target(DEVICE)],
        lane: Lane::Computer,
        for_games: 30,
        check: || {
            run(cargo()
                .args(["clippy", "--package", "parlour-firmware", "--no-deps"])
                .args(["--features", "device", "--target", DEVICE])
                .args(NO_WARNINGS))
        },
    },
    Step {
        name: "docs",
        about: "the documentation builds and its links lead somewhere",
        needs: &[],
        lane: Lane::Computer,
        for_games: 60,
        check: || {
            run(cargo()
                .arg("doc")
                .args(HOST)
                .args(["--no-deps", "--document-private-items"])
                .env("RUSTDOCFLAGS", DOC_FLAGS))
        },
    },
    Step {
        name: "firmware",
        about: "the image of every board builds and keeps its limits",
        needs: &firmware::NEEDS,
        lane: Lane::Boards,
        for_games: 50,
        check: firmware::build_all,
    },
    Step {
        name: "emulator",
        about: "the images boot, play, fail and come back on an emulated board as in the simulator",
        needs: &emulator::NEEDS,
        lane: Lane::Boards,
        for_games: 50,
        check: emulator::tests,
    },
    Step {
        name: "figures",
        about: "the images answer, start and sleep within their limits",
        needs: &emulator::NEEDS,
        lane: Lane::Boards,
        for_games: 65,
        check: emulator::limits,
    },
    Step {
        name: "tests",
        about: "all tests of all packages",
        needs: &[],
        lane: Lane::Computer,
        for_games: 60,
        check: all_tests,
    },
    Step {
        name: "page",
        about: "the page is built and played in a real browser",
        needs: &[
            Need::Target(WASM),
            Need::Packages("tests/page"),
            Need::Browser,
        ],
        lane: Lane::Computer,
        for_games: 35,
        check: page_in_a_browser,
    },
];

/// The steps of one lane.
pub(crate) fn of(lane: Lane) -> Vec<&'static Step> {
    STEPS.iter().filter(|step| step.lane == lane).collect()
}

/// The step of that name.
pub(crate) fn named(name: &str) -> Option<&'static Step> {
    STEPS.iter().find(|step| step.name == name)
}

/// `cargo fmt` follows modules; the boards, of which a build takes one, are none and are named.
fn layout() -> Outcome {
    run(cargo()
        .args(["fmt", "--all", "--check", "--"])
        .args(firmware::board_files()))
}

/// The packages whose own tests run in less time than it takes to optimise them, and features that make all they stand on the
/// same as for the other packages, so that it is there already.
const UNOPTIMISED: [(&str, &str); 2] = [
    ("parlour-console", "serde/alloc,serde/std"),
    ("parlour", "parlour-rules/testing"),
];

/// Every package's own tests and the tests across packages. All are run, whatever fails.
fn all_tests() -> Outcome {
    let test = || {
        let mut command = cargo();
        command.args(["test", "--no-fail-fast"]);
        command
    };
    let mut others = test();
    others.args(HOST);
    let mut outcomes = Vec::new();
    for (package, features) in UNOPTIMISED {
        let plain = format!("profile.dev.package.{package}.opt-level=0");
        outcomes.push(run(test()
            .args(["--package", package, "--lib", "--features", features])
            .args(["--config", &plain])));
        others.args(["--exclude", package]);
    }
    outcomes.push(run(&mut others));
    let [_, (simulator, features)] = UNOPTIMISED;
    outcomes.push(run(test()
        .args(["--package", simulator, "--features", features])
        .args(["--bins", "--test", "*"])));
    outcomes.into_iter().collect()
}

fn page_in_a_browser() -> Outcome {
    let folder = page::build()?;
    let server = simulator()?;
    run(program("node")
        .args(["--test", "--test-reporter=spec"])
        .current_dir(root().join("tests/page"))
        .env("PARLOUR", server)
        .env("PARLOUR_PAGE", folder)
        .env("CHROMIUM", needs::browser()?))
}
