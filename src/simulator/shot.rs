//! `parlour shot`: a picture, or the words, of the screen after a list of keys.

use crate::headless::{Headless, read_keys};
use embedded_graphics::geometry::Size;
use std::io::Write;
use std::path::PathBuf;

/// What is asked for on the command line.
#[derive(Debug, PartialEq)]
struct Request {
    seed: u64,
    keys: String,
    size: Size,
    out: Option<PathBuf>,
    text: bool,
}

/// Runs the command.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let request = read(arguments)?;
    let strokes = read_keys(&request.keys)?;
    let mut headless = Headless::new(request.size, request.seed);
    headless.settle();
    headless.play(&strokes);
    if let Some(out) = request.out {
        let png = headless.png()?;
        std::fs::write(&out, png)
            .map_err(|why| format!("{} cannot be written: {why}", out.display()))?;
    }
    if request.text {
        // A reader that has seen enough may close the pipe.
        let _ = writeln!(std::io::stdout(), "{}", headless.words());
    }
    Ok(())
}

fn read(arguments: &[String]) -> Result<Request, String> {
    let mut request = Request {
        seed: 1,
        keys: String::new(),
        size: Size::new(240, 240),
        out: None,
        text: false,
    };
    let mut rest = arguments.iter();
    while let Some(name) = rest.next() {
        if name == "--text" {
            request.text = true;
            continue;
        }
        let value = rest.next().ok_or_else(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--seed" => {
                request.seed = value
                    .parse()
                    .map_err(|_| format!("\"{value}\" is no seed; a seed is a whole number"))?
            }
            "--keys" => request.keys.clone_from(value),
            "--size" => request.size = read_size(value)?,
            "--out" => request.out = Some(PathBuf::from(value)),
            _ => {
                return Err(format!(
                    "\"{name}\" is not known; there are --seed --keys --size --out --text"
                ));
            }
        }
    }
    if request.out.is_none() && !request.text {
        return Err(
            "Say where to put the picture with --out, or ask for the words with --text".to_owned(),
        );
    }
    Ok(request)
}

/// The two sizes of screen that there are.
pub fn read_size(text: &str) -> Result<Size, String> {
    match text {
        "240x240" => Ok(Size::new(240, 240)),
        "320x240" => Ok(Size::new(320, 240)),
        _ => Err(format!(
            "\"{text}\" is no size of screen; there are 240x240 and 320x240"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn a_request_is_read() {
        let request = read(&words("--seed 7 --keys A --size 320x240 --out x.png")).unwrap();
        assert_eq!(
            (request.seed, request.keys.as_str(), request.size.width),
            (7, "A", 320)
        );
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for (text, part) in [
            ("--seed", "--seed"),
            ("--seed x --text", "\"x\""),
            ("--size 100x100 --text", "100x100"),
            ("--zoom 2", "--zoom"),
            ("--keys A", "--out"),
        ] {
            let why = read(&words(text)).unwrap_err();
            assert!(why.contains(part), "{why}");
        }
    }
}
