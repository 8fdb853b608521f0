//! Sensible play of a single card: what it makes now, what the next seat may answer, and what would be left.
//!
//! Nobody looks into another hand: all follows from the own cards and from those that everybody has seen.

use super::deal::Deal;
use super::ranks::{self, Number};
use parlour_rules::cribbage::MOST;

/// A point, in the numbers of this file.
const POINT: i32 = 64;

/// So much of what others may answer counts: they answer once, with the best they have.
const ANSWER: i32 = 48;

/// So much of what may be answered to an answer counts.
const AGAIN: i32 = 24;

/// How far a seat looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Depth {
    /// To what the next seat may answer.
    Answer,
    /// And to the own best card after that.
    Again,
}

/// What the seat to play plays; none if nothing fits.
pub(super) fn choose(deal: &Deal, depth: Depth) -> Option<Number> {
    let mut best: Option<(i32, Number)> = None;
    fitting(deal, &mut |rank| {
        let worth = worth(deal, rank, depth);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, rank));
        }
    });
    best.map(|(_, rank)| rank)
}

/// Visits the ranks that the seat to play may play, each once.
pub(super) fn fitting(deal: &Deal, visit: &mut dyn FnMut(Number)) {
    let Some(held) = deal.turn.and_then(|seat| deal.hands.get(seat)) else {
        return;
    };
    let mut met = 0u16;
    for rank in held.ranks() {
        let bit = 1 << (rank & 15);
        if met & bit == 0 && deal.count + ranks::worth(*rank) <= MOST {
            met |= bit;
            visit(*rank);
        }
    }
}

/// What playing a rank is worth.
pub(super) fn worth(deal: &Deal, rank: Number, depth: Depth) -> i32 {
    let Some(seat) = deal.turn else { return 0 };
    let mut after = deal.clone();
    after.play(rank);
    let now = POINT * deal.made_by(rank);
    // Among equals the higher card goes, for low ones fit when others do not; but a low card is a good lead.
    let lead = deal.row().is_empty();
    let small = match ranks::worth(rank) {
        2..=4 if lead => 20,
        value => 2 * i32::from(value),
    };
    let closes = after.row().is_empty();
    if closes {
        // The point for the last card is as good as made.
        let last = if deal.count + ranks::worth(rank) < MOST {
            POINT
        } else {
            0
        };
        return now + last + small;
    }
    now + small + answers(&after, seat, depth)
}

/// What the answers of the next seat bring the one that has just played, or cost it.
fn answers(after: &Deal, seat: usize, depth: Depth) -> i32 {
    let Some(next) = after.turn else { return 0 };
    let own = after
        .hands
        .get(seat)
        .map(|held| held.ranks())
        .unwrap_or_default();
    if next == seat {
        // Everybody else is out of this count.
        return POINT / 2;
    }
    let mut unseen = after.unseen;
    for rank in own {
        let number = &mut unseen[usize::from(rank & 15)];
        *number = number.saturating_sub(1);
    }
    let all: u8 = unseen[1..14].iter().sum();
    let held = after.hands.get(next).map_or(0, |held| held.ranks().len()) as i32;
    let same_side = after.side(next) == after.side(seat);
    let (mut sum, mut fits) = (0, 0);
    for rank in 1..=13 {
        let number = i32::from(unseen[usize::from(rank)]);
        if number == 0 || after.count + ranks::worth(rank) > MOST {
            continue;
        }
        // How likely the next seat has one, in 64ths.
        let likely = (POINT * held * number / i32::from(all).max(1)).min(POINT);
        fits += likely;
        let made = after.made_by(rank);
        if made > 0 {
            let counts = if same_side { -ANSWER } else { ANSWER };
            sum += likely * made * counts / POINT;
        }
        if depth == Depth::Again && !own.is_empty() {
            sum -= likely * best_answer(after, rank, own) * AGAIN / POINT;
        }
    }
    // Who cannot go on leaves the point for the last card, if there is something to go on with.
    let stuck = (POINT - fits).max(0);
    let alone = if own.is_empty() { 0 } else { stuck / 2 };
    alone - sum
}

/// The most that one of the own cards makes after an answer.
fn best_answer(after: &Deal, answer: Number, own: &[Number]) -> i32 {
    let mut answered = after.clone();
    answered.lay(answer);
    let fits = own
        .iter()
        .filter(|rank| answered.count + ranks::worth(**rank) <= MOST);
    fits.map(|rank| answered.made_by(*rank)).max().unwrap_or(0)
}
