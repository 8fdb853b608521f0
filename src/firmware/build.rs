//! Chooses the board: its file becomes a module of the program, and its flash decides the memory map.
//!
//! The board is named by the environment variable `PARLOUR_BOARD`; `cargo firmware` sets it.

use std::path::{Path, PathBuf};
use std::{env, fs};

#[allow(dead_code)]
mod boards {
    include!("../../boards/list.rs");
}
use boards::BOARDS;

fn main() {
    println!("cargo::rerun-if-env-changed=PARLOUR_BOARD");
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("none") {
        return;
    }
    let here = PathBuf::from(variable("CARGO_MANIFEST_DIR"));
    let out = PathBuf::from(variable("OUT_DIR"));
    let top = here
        .ancestors()
        .nth(2)
        .map(Path::to_path_buf)
        .unwrap_or_else(|| here.clone());

    let name = env::var("PARLOUR_BOARD").unwrap_or_default();
    let board = match BOARDS.iter().find(|board| board.name == name) {
        Some(board) => board,
        None if name.is_empty() => &BOARDS[0],
        None => stop(&format!("no board is called \"{name}\"")),
    };
    let wiring = top.join("boards").join(board.file);
    let (map, hot) = (top.join("memory.x"), here.join("hot.x"));
    for file in [&wiring, &map, &hot, &top.join("boards/list.rs")] {
        println!("cargo::rerun-if-changed={}", file.display());
    }

    let flash = board.flash_mib << 20;
    let module = format!(
        "#[path = {wiring:?}]\nmod wiring;\n\
         pub(crate) const BOARD: &str = {:?};\n\
         pub(crate) const FLASH_SIZE: usize = {flash};\n",
        board.name
    );
    write(&out.join("board.rs"), &module);
    for folder in [&top, &here] {
        println!("cargo::rustc-link-search={}", folder.display());
    }
    println!("cargo::rustc-link-arg-bins=--defsym=FLASH_SIZE={flash}");
    for argument in [
        "--nmagic",
        "-Thot.x",
        "-Tlink.x",
        "-Tlink-rp.x",
        "-Tdefmt.x",
    ] {
        println!("cargo::rustc-link-arg-bins={argument}");
    }
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| stop(&format!("{name} is not set")))
}

fn write(path: &Path, content: &str) {
    if let Err(why) = fs::write(path, content) {
        stop(&why.to_string());
    }
}

fn stop(why: &str) -> ! {
    println!("cargo::error={why}");
    std::process::exit(1)
}
