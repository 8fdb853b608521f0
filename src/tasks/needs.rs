//! What a step needs on the machine beside Rust itself, and how to get it where it is missing.

use std::path::Path;

use crate::workshop::{Outcome, answer, program, run};

/// One thing that has to be there before a step can run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    /// The standard library for a target, by its triple.
    Target(&'static str),
    /// A part of the Rust toolchain: the name of the component, and of its cargo command.
    Component(&'static str, &'static str),
}

impl Need {
    /// Looks for it and adds it if it is missing.
    pub(crate) fn meet(self) -> Outcome {
        match self {
            Need::Target(triple) => target(triple),
            Need::Component(name, command) => component(name, command),
        }
    }
}

fn target(triple: &str) -> Outcome {
    let mut ask = program("rustc");
    ask.args(["--print", "target-libdir", "--target", triple]);
    match answer(&mut ask) {
        Some(folder) if Path::new(&folder).is_dir() => Ok(()),
        _ => run(program("rustup").args(["target", "add", triple])),
    }
}

fn component(name: &str, command: &str) -> Outcome {
    let mut ask = program("cargo");
    match answer(ask.args([command, "--version"])) {
        Some(_) => Ok(()),
        None => run(program("rustup").args(["component", "add", name])),
    }
}
