//! Golden pictures: every screen of the gallery, pixel by pixel.
//!
//! The pictures lie beside this file. One that differs is written there as `NAME.actual.png`; after a look at it,
//! `ACCEPT=1 cargo test -p parlour --test screens` makes it the golden one. Pictures that nothing makes any more fail
//! the test as well.

use parlour_simulator::gallery::{SIZES, pictures, pose};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/screens")
}

/// The pixels of a PNG file, so that only they are compared and not how they are packed.
fn pixels(bytes: &[u8]) -> Option<(u32, u32, Vec<u8>)> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes))
        .read_info()
        .ok()?;
    let mut pixels = vec![0; reader.output_buffer_size()?];
    let info = reader.next_frame(&mut pixels).ok()?;
    pixels.truncate(info.buffer_size());
    Some((info.width, info.height, pixels))
}

#[test]
fn larger_text_cuts_nothing_off_on_any_screen() {
    let mut cut = Vec::new();
    for picture in pictures() {
        for (size, ending) in SIZES {
            let mut console = pose(&picture, size).unwrap();
            console.enlarge();
            let words = console.cut_words();
            if !words.is_empty() {
                cut.push(format!("{}{ending}: {words:?}", picture.name));
            }
        }
    }
    assert!(cut.is_empty(), "{cut:#?}");
}

#[test]
fn every_screen_of_the_gallery_looks_as_it_was_accepted() {
    let accept = std::env::var_os("ACCEPT").is_some();
    let mut wrong = Vec::new();
    let mut names = BTreeSet::new();
    for picture in pictures() {
        for (size, ending) in SIZES {
            let name = format!("{}{ending}.png", picture.name);
            let golden = folder().join(&name);
            let actual = folder().join(format!("{}{ending}.actual.png", picture.name));
            let mut console = pose(&picture, size).unwrap();
            let bytes = console.png().unwrap();
            let cut = console.cut_words();
            if !cut.is_empty() {
                wrong.push(format!("{name} (cut off: {cut:?})"));
            }
            let same = std::fs::read(&golden).is_ok_and(|golden| pixels(&golden) == pixels(&bytes));
            if same {
                let _ = std::fs::remove_file(&actual);
            } else if accept {
                std::fs::write(&golden, &bytes).unwrap();
                let _ = std::fs::remove_file(&actual);
            } else {
                std::fs::write(&actual, &bytes).unwrap();
                wrong.push(name.clone());
            }
            assert!(names.insert(name), "two pictures have the same name");
        }
    }
    for entry in std::fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if name.ends_with(".png") && !name.ends_with(".actual.png") && !names.contains(&name) {
            if accept {
                std::fs::remove_file(folder().join(&name)).unwrap();
            } else {
                wrong.push(format!("{name} (nothing makes it any more)"));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "these pictures differ, see *.actual.png beside them: {wrong:#?}"
    );
}
