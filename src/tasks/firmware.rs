//! Builds the image for a board into `target/firmware`, weighs it, and brings it to a board through a probe.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use crate::flash_map::FlashMap;
use crate::image::Image;
use crate::needs::Need;
use crate::workshop::{Outcome, answer, cargo, program, root, run, target_folder};

#[allow(dead_code)]
mod boards {
    include!("../../boards/list.rs");
}
use boards::{BOARDS, ListedBoard};

/// The processor of the handheld.
pub(crate) const DEVICE: &str = "thumbv6m-none-eabi";
/// What every image needs on the machine: the processor's library, and a linker that makes a stack that grows too
/// large fail at once instead of overwriting variables.
pub(crate) const NEEDS: [Need; 2] = [Need::Target(DEVICE), Need::Tool("flip-link", "0.1.12")];

/// What memory may be taken before the program runs; the rest is its stack.
const MEMORY_LIMIT: u32 = 206 * 1024;
/// What `memory.x` keeps for the saves.
const SAVES: u32 = 256 * 1024;

/// What an image is built for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// To be played with.
    Played,
    /// To be measured at 125 MHz, whatever the board's own clock.
    Slow,
}

impl Kind {
    /// What follows the board's name in the names of files; after two dashes it is what asks for this kind.
    fn suffix(self) -> &'static str {
        match self {
            Kind::Played => "",
            Kind::Slow => "-slow",
        }
    }

    fn features(self) -> &'static str {
        match self {
            Kind::Played => "device",
            Kind::Slow => "device,slow",
        }
    }

    /// The kind that a command asks for.
    pub(crate) fn asked(arguments: &[String]) -> Kind {
        match arguments.contains(&format!("-{}", Kind::Slow.suffix())) {
            true => Kind::Slow,
            false => Kind::Played,
        }
    }
}

/// The files that describe the boards, and the list of them.
pub(crate) fn board_files() -> impl Iterator<Item = PathBuf> {
    let files = BOARDS.iter().map(|board| board.file);
    files
        .chain(["list.rs"])
        .map(|file| root().join("boards").join(file))
}

/// Builds the image of the board that is named, or of all.
pub(crate) fn firmware(arguments: &[String]) -> Outcome {
    let kind = Kind::asked(arguments);
    let names: Vec<&String> = arguments
        .iter()
        .filter(|word| !word.starts_with("--"))
        .collect();
    match names[..] {
        [name] => boards(name)?
            .iter()
            .try_for_each(|board| build(board, kind).map(drop)),
        _ => Err(format!("Say which board: {}, or all.", all_names())),
    }
}

/// Builds the image and runs it on a board that a probe is connected to.
pub(crate) fn flash(arguments: &[String]) -> Outcome {
    let [name] = arguments else {
        return Err(format!("Say which board: {}.", all_names()));
    };
    let elf = build(find(name)?, Kind::Played)?;
    if answer(program("probe-rs").arg("--version")).is_none() {
        return Err(
            "This needs probe-rs (https://probe.rs) and a probe. Without one, copy the .uf2 file."
                .into(),
        );
    }
    run(program("probe-rs")
        .args(["run", "--chip", "RP2040"])
        .arg(elf))
}

/// Builds the images of all boards, once in a run of this program: whoever needs them later finds them.
pub(crate) fn build_all() -> Outcome {
    static BUILT: OnceLock<Outcome> = OnceLock::new();
    BUILT
        .get_or_init(|| build_named("all", Kind::Played).map(drop))
        .clone()
}

/// Builds the image of the board that is named, or of all, and gives the names of those that were built.
pub(crate) fn build_named(name: &str, kind: Kind) -> Outcome<Vec<&'static str>> {
    boards(name)?
        .iter()
        .map(|board| build(board, kind).map(|_| board.name))
        .collect()
}

/// Builds the program that only measures chess, and gives where it lies.
pub(crate) fn build_measure() -> Outcome<PathBuf> {
    NEEDS.iter().try_for_each(|need| need.meet())?;
    run(device_build("measure").args(["--bin", "parlour-measure"]))?;
    Ok(target_folder().join(DEVICE).join("device/parlour-measure"))
}

/// Builds the firmware's package for the chip, with a stack that cannot run into the variables.
fn device_build(features: &str) -> Command {
    let mut build = cargo();
    build
        .args(["build", "--profile", "device"])
        .args(["--package", "parlour-firmware"])
        .args(["--features", features, "--target", DEVICE])
        .env("CARGO_TARGET_THUMBV6M_NONE_EABI_LINKER", "flip-link");
    build
}

/// Where the images lie.
pub(crate) fn folder() -> PathBuf {
    target_folder().join("firmware")
}

fn boards(name: &str) -> Outcome<&'static [ListedBoard]> {
    match name {
        "all" => Ok(BOARDS),
        name => find(name).map(std::slice::from_ref),
    }
}

/// The names of all boards.
pub(crate) fn all_boards() -> Vec<&'static str> {
    BOARDS.iter().map(|board| board.name).collect()
}

fn all_names() -> String {
    all_boards().join(", ")
}

fn find(name: &str) -> Outcome<&'static ListedBoard> {
    let found = BOARDS.iter().find(|board| board.name == name);
    found.ok_or_else(|| format!("There is no board \"{name}\"; there are {}.", all_names()))
}

fn build(board: &ListedBoard, kind: Kind) -> Outcome<PathBuf> {
    NEEDS.iter().try_for_each(|need| need.meet())?;
    run(device_build(kind.features()).env("PARLOUR_BOARD", board.name))?;

    let folder = folder();
    let built = target_folder().join(DEVICE).join("device/parlour-firmware");
    let name = format!("parlour-{}{}", board.name, kind.suffix());
    // The names of some boards have a dot in them.
    let (elf, uf2) = (
        folder.join(format!("{name}.elf")),
        folder.join(format!("{name}.uf2")),
    );
    let told = |why: std::io::Error| format!("{}: {why}", folder.display());
    fs::create_dir_all(&folder).map_err(told)?;
    let bytes = fs::read(&built).map_err(told)?;
    let image = Image::read(&bytes)?;
    fs::write(&elf, &bytes).map_err(told)?;
    fs::write(&uf2, image.uf2()).map_err(told)?;
    let map = FlashMap::read(&bytes, games()?)?;
    if kind == Kind::Played {
        print!("{map}");
    }
    map.check()
        .map_err(|why| format!("{}: {why}", board.name))?;
    weigh(board, &image)?;
    println!("{}\n{}", elf.display(), uf2.display());
    println!(
        "To copy it to the board: {}; then drop the .uf2 file on the drive that appears.",
        board.boot
    );
    Ok(elf)
}

/// The folders of all games, from the one list that names them.
pub(crate) fn games() -> Outcome<Vec<String>> {
    let list = root().join("src/rules/catalogue.rs");
    let text = fs::read_to_string(&list).map_err(|why| format!("{}: {why}", list.display()))?;
    let line = |line: &str| {
        let (folder, game) = line.trim().strip_suffix(',')?.split_once(" => ")?;
        let is_word = |word: &str| word.chars().all(|it| it.is_alphanumeric() || it == '_');
        (is_word(folder) && is_word(game)).then(|| folder.to_owned())
    };
    Ok(text.lines().filter_map(line).collect())
}

fn weigh(board: &ListedBoard, image: &Image) -> Outcome {
    let weight = image.weight;
    let flash_limit = (board.flash_mib << 20) - SAVES;
    println!(
        "{:20} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9}",
        "board", "text", "data", "bss", "flash", "of", "memory", "of"
    );
    println!(
        "{:20} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9}",
        board.name,
        weight.text,
        weight.data,
        weight.bss,
        weight.flash(),
        flash_limit,
        weight.memory(),
        MEMORY_LIMIT
    );
    if weight.flash() > flash_limit {
        return Err(format!(
            "{}: the program reaches into the saves",
            board.name
        ));
    }
    if weight.memory() > MEMORY_LIMIT {
        return Err(format!(
            "{}: the variables leave too little memory for the stack",
            board.name
        ));
    }
    Ok(())
}
