//! Files of text that grow: a first line that tells how the others were made, then one line for each thing. A run that was
//! cut off leaves a file that the next one goes on with, if it was made in the same way.

use super::told;
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

/// A file that is read whole.
pub(super) struct Record {
    path: PathBuf,
    /// How it was made.
    pub(super) head: String,
    pub(super) lines: Vec<String>,
}

impl Record {
    /// Reads a file that another step has made.
    pub(super) fn read(path: &Path) -> Result<Record, String> {
        let text = std::fs::read_to_string(path).map_err(|why| told(path, why))?;
        Record::of(path, &text).ok_or_else(|| told(path, "Its first line does not begin with #"))
    }

    /// Reads a file to go on with, or begins one.
    pub(super) fn resume(path: &Path, head: &str) -> Result<Record, String> {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        if text.is_empty() {
            return Ok(Record {
                path: path.to_owned(),
                head: head.to_owned(),
                lines: Vec::new(),
            });
        }
        match Record::of(path, &text) {
            Some(record) if record.head == head => Ok(record),
            Some(record) => Err(told(
                path,
                format!(
                    "It was made otherwise; choose another folder.\nthere: {}\nnow:   {head}",
                    record.head
                ),
            )),
            None => Err(told(path, "It is something else; choose another folder")),
        }
    }

    fn of(path: &Path, text: &str) -> Option<Record> {
        // A line without an end was cut off.
        let (whole, _) = text.rsplit_once('\n').unwrap_or_default();
        let mut lines = whole.lines().map(str::to_owned);
        Some(Record {
            path: path.to_owned(),
            head: lines.next()?.strip_prefix("# ")?.to_owned(),
            lines: lines.collect(),
        })
    }

    /// Keeps the first lines only and goes on after them.
    pub(super) fn go_on(mut self, kept: usize) -> Result<Growing, String> {
        self.lines.truncate(kept);
        let mut text = format!("# {}\n", self.head);
        for line in &self.lines {
            text.push_str(line);
            text.push('\n');
        }
        let wrong = |why| told(&self.path, why);
        let mut options = OpenOptions::new();
        let open = options.create(true).truncate(false).write(true);
        let mut file = open.open(&self.path).map_err(wrong)?;
        // What is kept is there already, byte for byte; a failure in the midst of this loses nothing.
        file.write_all(text.as_bytes()).map_err(wrong)?;
        file.set_len(text.len() as u64).map_err(wrong)?;
        Ok(Growing {
            path: self.path,
            file: BufWriter::new(file),
        })
    }
}

/// A file to which lines are added.
pub(super) struct Growing {
    path: PathBuf,
    file: BufWriter<File>,
}

impl Growing {
    pub(super) fn add(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.file, "{line}").map_err(|why| told(&self.path, why))
    }

    /// Leaves nothing behind that is not written.
    pub(super) fn flush(&mut self) -> Result<(), String> {
        self.file.flush().map_err(|why| told(&self.path, why))
    }
}
