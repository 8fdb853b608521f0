//! What accompanies the first game of a kind on a device: a few short bubbles, each at the moment where it is needed.

use super::{GameScreen, Sight};
use crate::parts::bubble::Points;

/// A few words that are shown once on a device, to the person who decides when they are needed for the first time.
///
/// A tip is the same words for everybody, so it can tell nothing private; but that it comes could. Where what is private
/// lies face down, its condition may ask only what everybody may know.
pub struct Tip<G: GameScreen> {
    when: fn(&Sight<'_, G>, &G::Cursor) -> bool,
    bubble: Bubble,
}

impl<G: GameScreen> Tip<G> {
    /// Words for the first decision for which `when` says yes: at most three lines of about 30 letters. The bubble lies
    /// above a hand and points down to it, unless [`above`](Tip::above) or [`below`](Tip::below) says otherwise.
    pub const fn new(text: &'static str, when: fn(&Sight<'_, G>, &G::Cursor) -> bool) -> Tip<G> {
        let bubble = Bubble {
            number: 0,
            text,
            points: Points::Down(144),
            at_the_left: false,
        };
        Tip { when, bubble }
    }

    /// Its words, and where its bubble points.
    #[cfg(test)]
    pub(crate) fn says(&self) -> (&'static str, Points) {
        (self.bubble.text, self.bubble.points)
    }

    /// The same tip, pointing down to what begins at this row.
    #[must_use]
    pub const fn above(mut self, row: i32) -> Tip<G> {
        self.bubble.points = Points::Down(row);
        self
    }

    /// The same tip, in the middle of the left 240 columns of a wide picture, beside a column of facts.
    #[must_use]
    pub const fn at_the_left(mut self) -> Tip<G> {
        self.bubble.at_the_left = true;
        self
    }

    /// The same tip, pointing up to what ends at this row.
    #[must_use]
    pub const fn below(mut self, row: i32) -> Tip<G> {
        self.bubble.points = Points::Up(row);
        self
    }
}

/// A tip as the table shows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Bubble {
    /// Its place among the game's tips.
    pub(crate) number: u8,
    pub(crate) text: &'static str,
    pub(crate) points: Points,
    pub(crate) at_the_left: bool,
}

/// The first tip that is needed now and was not seen, of which there is a bit for each.
pub(crate) fn needed<G: GameScreen>(
    sight: &Sight<'_, G>,
    cursor: &G::Cursor,
    seen: u8,
) -> Option<Bubble> {
    let fresh = (0..u8::BITS as u8).filter(|number| seen & 1 << number == 0);
    let mut tips = fresh.filter_map(|number| Some((number, G::TIPS.get(usize::from(number))?)));
    let (number, tip) = tips.find(|(_, tip)| (tip.when)(sight, cursor))?;
    Some(Bubble {
        number,
        ..tip.bubble
    })
}
