//! Positions in the draughts world's own notation, the FEN of PDN: `B:W21,K30:B1,2` is Dark (`B`) to move, Light (`W`)
//! with a man on 21 and a king on 30, Dark with men on 1 and 2. Written with Light first and squares in order; read in
//! any order, with blanks, ranges such as `1-12` and a full stop at the end.

use super::board::{Side, Squares};
use super::path::square;
use super::position::{Position, PositionFault};
use core::fmt;

impl fmt::Display for Position {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}", letter(self.side()))?;
        for side in [Side::Light, Side::Dark] {
            write!(to, ":{}", letter(side))?;
            for (place, square) in self.of(side).iter().enumerate() {
                let comma = if place > 0 { "," } else { "" };
                let crown = if self.kings(side).has(square) {
                    "K"
                } else {
                    ""
                };
                write!(to, "{comma}{crown}{square}")?;
            }
        }
        Ok(())
    }
}

const fn letter(side: Side) -> char {
    match side {
        Side::Dark => 'B',
        Side::Light => 'W',
    }
}

/// Reads a position; what is wrong with it, in plain words.
pub fn read(text: &str) -> Result<Position, &'static str> {
    let text = text.trim();
    let mut parts = text.strip_suffix('.').unwrap_or(text).split(':');
    let (mover, rest) = side_of(parts.next().unwrap_or_default())?;
    if !rest.is_empty() {
        return Err("After the side to move comes a colon");
    }
    let mut read = Reading::default();
    for part in parts {
        let (side, squares) = side_of(part)?;
        read.side(side, squares)?;
    }
    let (Some(dark), Some(light)) = (read.dark, read.light) else {
        return Err("Both sides are needed, as in B:W21:B1");
    };
    Position::new(dark, light, read.kings, mover).map_err(|fault| match fault {
        PositionFault::Shared => "A square has two checkers",
        PositionFault::LooseCrown => "A crown lies on an empty square",
        PositionFault::TooMany => "A side has more than twelve checkers",
        PositionFault::UncrownedMan => "A man on the farthest row is a king: write K",
        PositionFault::Empty => "There is no checker on the board",
    })
}

fn side_of(part: &str) -> Result<(Side, &str), &'static str> {
    let part = part.trim();
    if let Some(rest) = part.strip_prefix('B') {
        Ok((Side::Dark, rest.trim()))
    } else if let Some(rest) = part.strip_prefix('W') {
        Ok((Side::Light, rest.trim()))
    } else {
        Err("A side is B or W, as in B:W21:B1")
    }
}

#[derive(Default)]
struct Reading {
    dark: Option<Squares>,
    light: Option<Squares>,
    kings: Squares,
}

impl Reading {
    fn side(&mut self, side: Side, text: &str) -> Result<(), &'static str> {
        let mut all = Squares::NONE;
        for entry in text.split(',').map(str::trim) {
            if entry.is_empty() && text.is_empty() {
                break;
            }
            let (king, entry) = match entry.strip_prefix('K') {
                Some(entry) => (true, entry),
                None => (false, entry),
            };
            let (first, last) = entry.split_once('-').unwrap_or((entry, entry));
            let number = |text| square(text).map_err(|_| "Squares are numbered 1 to 32");
            let (first, last) = (number(first)?, number(last)?);
            if last < first {
                return Err("A range goes from the lower to the higher square");
            }
            let range = (!Squares::NONE)
                .iter()
                .filter(|square| (first..=last).contains(square))
                .fold(Squares::NONE, |range, square| range | Squares::of(square));
            if range.meets(all) {
                return Err("A square has two checkers");
            }
            all = all | range;
            if king {
                self.kings = self.kings | range;
            }
        }
        let place = match side {
            Side::Dark => &mut self.dark,
            Side::Light => &mut self.light,
        };
        match place.replace(all) {
            None => Ok(()),
            Some(_) => Err("A side is listed twice"),
        }
    }
}
