//! In which order moves are tried. The sooner a good one is found, the less is to be looked at.

use super::memory::Hint;
use super::search::MAX_PLY;
use parlour_rules::checkers::{Move, Side};
use parlour_rules::order::best_first;

/// A merit above this halves all of its side, so that what was found lately counts for more.
const MOST: u16 = 1 << 14;
/// Steps there can be, by square and heading.
const STEPS: usize = 128;

/// What the search has found out about steps.
pub(super) struct Order {
    /// For each length of a line, the step that last cut a position short there.
    killers: [Option<Move>; MAX_PLY],
    /// For each side, how much each of its steps has helped anywhere.
    merits: [[u16; STEPS]; 2],
}

impl Order {
    pub(super) const UNKNOWN: Order = Order {
        killers: [None; MAX_PLY],
        merits: [[0; STEPS]; 2],
    };

    /// A move has cut a position short, so many moves from the root, that was to be looked into so deep.
    pub(super) fn learn(&mut self, side: Side, played: Move, ply: usize, depth: u8) {
        if played.is_jump() {
            return;
        }
        if let Some(killer) = self.killers.get_mut(ply) {
            *killer = Some(played);
        }
        let merits = &mut self.merits[side.seat().index()];
        let merit = &mut merits[place(played)];
        *merit = merit.saturating_add(u16::from(depth).pow(2));
        if *merit > MOST {
            for merit in merits {
                *merit /= 2;
            }
        }
    }

    /// Brings to the front what is likely best: what was best before, the longest jump, the other jumps, what cut a
    /// sister position short, then the other steps by their merits. Jumps are listed before steps.
    pub(super) fn sort(&self, list: &mut [Move], side: Side, ply: usize, hint: Option<Hint>) {
        let jumps = list.iter().filter(|played| played.is_jump()).count();
        let merits = &self.merits[side.seat().index()];
        let steps = list.get_mut(jumps..).unwrap_or_default();
        best_first(steps, |step| merits[place(*step)]);
        let killer = self.killers.get(ply).copied().flatten();
        if let Some(place) = list.iter().position(|played| Some(*played) == killer) {
            bring_forward(list, place, jumps);
        }
        let longest = (0..jumps).max_by_key(|place| list.get(*place).map_or(0, |it| it.jumps()));
        if let Some(place) = longest {
            bring_forward(list, place, 0);
        }
        let hinted = |hint: Hint| list.iter().position(|played| hint.fits(*played));
        if let Some(place) = hint.and_then(hinted) {
            bring_forward(list, place, 0);
        }
    }
}

/// The place of a step among all: the bits of its square and of its heading.
fn place(step: Move) -> usize {
    let word = u32::from(step) as usize;
    word & 31 | word >> 4 & 96
}

/// Moves the thing at a place before the one at another, leaving the others in their order.
fn bring_forward(list: &mut [Move], place: usize, to: usize) {
    if let Some(part) = list.get_mut(to..=place) {
        part.rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(text: &str) -> std::vec::Vec<Move> {
        text.split(' ').map(|it| it.parse().unwrap()).collect()
    }

    fn sorted(order: &Order, list: &str, side: Side, ply: usize) -> std::vec::Vec<Move> {
        let mut list = moves(list);
        order.sort(&mut list, side, ply, None);
        list
    }

    #[test]
    fn jumps_come_first_and_the_longest_before_all() {
        let list = sorted(&Order::UNKNOWN, "1x10 2x11x18 6-9 6-10", Side::Dark, 3);
        assert_eq!(list, moves("2x11x18 1x10 6-9 6-10"));
    }

    #[test]
    fn what_has_helped_is_tried_early_by_its_own_side_only() {
        let mut order = Order::UNKNOWN;
        let [less, more] = ["6-10", "7-11"].map(|it| it.parse().unwrap());
        order.learn(Side::Dark, more, 5, 4);
        order.learn(Side::Dark, less, 5, 3);
        let list = "1x10 6-9 6-10 7-10 7-11";
        assert_eq!(
            sorted(&order, list, Side::Dark, 4),
            moves("1x10 7-11 6-10 6-9 7-10")
        );
        // Where it cut a position short, the latest goes first.
        assert_eq!(
            sorted(&order, list, Side::Dark, 5),
            moves("1x10 6-10 7-11 6-9 7-10")
        );
        assert_eq!(sorted(&order, list, Side::Light, 4), moves(list));
    }

    #[test]
    fn merits_never_run_over_and_what_is_new_gains_on_what_is_old() {
        let mut order = Order::UNKNOWN;
        let [old, new] = ["6-10", "7-11"].map(|it| it.parse().unwrap());
        for _ in 0..10_000 {
            order.learn(Side::Light, old, 0, u8::MAX);
        }
        for _ in 0..10_000 {
            order.learn(Side::Light, new, 0, u8::MAX);
        }
        assert_eq!(
            sorted(&order, "6-10 7-11", Side::Light, 1),
            moves("7-11 6-10")
        );
    }
}
