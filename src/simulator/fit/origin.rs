//! The text beside the numbers: where they came from, what they are worth, and what pieces are worth by them.

use super::Order;
use super::play::hash;
use super::round::Errors;
use super::samples::SCALE;
use parlour_bots::chess::fitting::{Bounds, WORTH_AT, Weights};
use std::fmt::Write;

/// The names of both files.
pub(super) const NUMBERS: &str = "weights.bin";
pub(super) const TEXT: &str = "weights.txt";

const KINDS: [&str; 6] = ["pawn", "knight", "bishop", "rook", "queen", "king"];

/// Where numbers came from.
pub(super) struct Origin<'a> {
    pub(super) order: &'a Order,
    /// How the judged positions were made.
    pub(super) head: &'a str,
    pub(super) fitted: usize,
    pub(super) kept_out: usize,
    /// The round after which the numbers were best.
    pub(super) rounds: u32,
    pub(super) loss: f64,
    pub(super) loss_before_rounding: f64,
    /// Of the numbers that the player has now.
    pub(super) loss_of_ours: f64,
    pub(super) bounds: Bounds,
    pub(super) errors: Errors,
}

impl Origin<'_> {
    pub(super) fn text(&self, weights: Weights<'_>, bytes: &[u8]) -> String {
        let (order, bounds, errors) = (self.order, self.bounds, self.errors);
        let begin = match &order.from {
            None => "plain numbers".to_owned(),
            Some(file) => format!("the numbers of {}", file.display()),
        };
        let [least, most] = bounds.sums;
        let mut text = format!(
            "\
Where the numbers of {NUMBERS} came from.

positions  {}
fitted     by parlour fit, seed {}, from {begin}, to {} quiet positions; best after {} rounds of {}, step {}
loss       {:.6} in {} positions of games that were kept out; {:.6} before rounding, {:.6} with the player's numbers
           then. It is the mean squared error of the chance to win, {SCALE} hundredths of a pawn being odds of e to one,
           apart from the lead of the side to move
rounding   moves an estimate by {:.2} hundredths of a pawn on average, {:.1} at the most there, {:.0} in any position
bounds     sums from {least} to {most}, judgements up to {}, pieces up to {} in any position
check sum  {}
",
            self.head,
            order.seed,
            self.fitted,
            self.rounds,
            order.rounds,
            order.step,
            self.loss,
            self.kept_out,
            self.loss_before_rounding,
            self.loss_of_ours,
            errors.mean,
            errors.largest,
            errors.bound,
            bounds.judgement,
            bounds.worth,
            check_sum(bytes),
        );
        text.push_str(&worths(weights));
        text
    }
}

/// Tells whether a text belongs to a file (64 bits of FNV-1a).
pub(super) fn check_sum(bytes: &[u8]) -> String {
    format!("{:016x}", hash(bytes))
}

/// The worth of the pieces on their squares as tables, the last rank above.
pub(super) fn worths(weights: Weights<'_>) -> String {
    let mut text = String::from(
        "\nThe worth of the pieces in hundredths of a pawn, from the edge to the middle; the first rank is the lowest.\n",
    );
    for (kind, name) in KINDS.into_iter().enumerate() {
        let (middle, end) = ("in the middle game", "at the end");
        let _ = writeln!(text, "\n{name:<10}{middle:<32}{end}");
        for rank in (0..8).rev() {
            let mut line = String::new();
            for half in 0..2 {
                for wing in 0..4 {
                    let at = WORTH_AT + 2 * ((kind * 8 + rank) * 4 + wing) + half;
                    let _ = write!(line, "{:>6}", weights.number(at));
                }
                line.push_str("        ");
            }
            let _ = writeln!(text, "    {}", line.trim_end());
        }
    }
    text
}
