//! `parlour json`: any game over standard input and output, one request and one reply a line.
//!
//! The table that answers is the device's own: the same rules, views, saves and computer players, without a screen.
//! What the requests are is told in `host.rs`, which answers them; here they only come in and go out. Every line gets
//! exactly one reply, whatever is in it, and nothing but the end of input ends the program.

mod answers;
mod base64;
mod fault;
mod host;
mod perft;
mod save;
mod script;
mod session;
mod setup;
#[cfg(test)]
mod tests;

use fault::{Code, Fault};
use host::Host;
use std::io::{BufRead, Write};

/// The longest line that is read; longer ones are answered and thrown away, so that memory has a bound.
const LONGEST_LINE: usize = 1 << 20;

/// Answers every line of standard input.
pub fn run() {
    serve(std::io::stdin().lock(), std::io::stdout().lock());
}

/// The number of sequences of `depth` actions, as the interface counts them; none where it does not count.
pub(crate) fn sequences<G: parlour_rules::Game>(game: &G, depth: u64) -> Option<u64> {
    perft::count(game, depth).ok()
}

/// Answers every line of `input`. A reader who has gone away ends it too: there is nobody left to answer.
fn serve(mut input: impl BufRead, mut output: impl Write) {
    let mut host = Host::new();
    while let Some(line) = next_line(&mut input) {
        let reply = match line {
            Input::Whole(bytes) => host.answer(&bytes),
            Input::TooLong => Fault::new(Code::BadJson, "That line is too long to read").reply(),
        };
        if writeln!(output, "{reply}")
            .and_then(|()| output.flush())
            .is_err()
        {
            return;
        }
    }
}

enum Input {
    Whole(Vec<u8>),
    TooLong,
}

/// The next line without its end, or nothing at the end of input.
fn next_line(input: &mut impl BufRead) -> Option<Input> {
    let mut line = Vec::new();
    let mut too_long = false;
    let mut begun = false;
    loop {
        let part = match input.fill_buf() {
            Ok(part) => part,
            Err(fault) if fault.kind() == std::io::ErrorKind::Interrupted => continue,
            Err(_) => return None,
        };
        if part.is_empty() && !begun {
            return None;
        }
        begun = true;
        let end = part.iter().position(|byte| *byte == b'\n');
        let text = part.get(..end.unwrap_or(part.len())).unwrap_or_default();
        if line.len() + text.len() > LONGEST_LINE {
            too_long = true;
            line = Vec::new();
        } else if !too_long {
            line.extend_from_slice(text);
        }
        let (used, last) = (
            text.len() + usize::from(end.is_some()),
            end.is_some() || part.is_empty(),
        );
        input.consume(used);
        if last {
            return Some(if too_long {
                Input::TooLong
            } else {
                Input::Whole(line)
            });
        }
    }
}
