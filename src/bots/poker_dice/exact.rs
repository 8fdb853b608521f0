//! The exact player: the draw that wins the hand most often, if everybody after it draws as well as possible.
//!
//! What a rank is worth is in the table of [`Chances`]; a tie is worth what the throw-off is worth, which depends on
//! who else may still join it or beat it, and is followed here seat by seat. Every set of dice that can be kept gets
//! the mean of all throws of the others, so nothing is left to luck. Whole numbers only, and no division but a few at
//! the end: the device has neither floats nor a quick division.

use super::chances::Chances;
use super::kept::{self, Kept, THROWS, WAYS, Worths};
use heapless::Vec;
use parlour_rules::order;
use parlour_rules::poker_dice::{Again, DICE, Dice, MAX_PLAYERS, Open, Rank};

/// A chance of one. Chances are whole parts of it.
pub(super) const CERTAIN: u32 = 65_535;

/// What a draw looks at: where the hand stands when a seat throws.
pub(super) struct Stand<'a> {
    pub(super) chances: &'a Chances,
    pub(super) ranks: &'a [u8; THROWS],
    /// The number of the highest rank so far, and how many seats have it.
    pub(super) best: Option<(usize, usize)>,
    /// How many seats throw afterwards.
    pub(super) to_come: usize,
}

/// How likely each of some seats that tie wins the hand.
type Shares = [u32; MAX_PLAYERS];

impl Stand<'_> {
    /// How likely a rank that nobody else has wins while so many seats are to throw.
    fn holds(&self, rank: usize, to_come: usize) -> u32 {
        let Some(row) = to_come.checked_sub(1) else {
            return CERTAIN;
        };
        let chance = self.chances.holds.get(row).and_then(|row| row.get(rank));
        chance.copied().unwrap_or(0).into()
    }

    /// How likely each of so many seats wins a throw-off.
    fn thrown_off(&self, tied: usize) -> Shares {
        let mut shares = [0; MAX_PLAYERS];
        match tied.checked_sub(2) {
            None => shares[0] = CERTAIN,
            Some(row) => {
                for (share, chance) in shares
                    .iter_mut()
                    .zip(self.chances.throw_off.get(row).into_iter().flatten())
                {
                    *share = (*chance).into();
                }
            }
        }
        shares
    }

    /// What a rank is worth to a seat that throws, if a tie is worth so much.
    fn worth(&self, rank: usize, to_come: usize, tie: u32) -> u32 {
        match self.best {
            Some((best, _)) if rank < best => 0,
            Some((best, _)) if rank == best => tie,
            _ => self.holds(rank, to_come),
        }
    }

    /// How likely each of the seats that have the highest rank wins in the end, when one more has joined them and all
    /// others draw as well as they can. None if there was no time.
    pub(super) fn tie(&self, nodes: &mut u32, stop: &dyn Fn() -> bool) -> Option<Shares> {
        let (best, holders) = self.best?;
        // One row for each number of seats that tie, from `holders` on; first with nobody left to throw.
        let mut rows: Vec<Shares, { MAX_PLAYERS + 1 }> = (holders..=holders + self.to_come)
            .take(MAX_PLAYERS + 1)
            .map(|tied| self.thrown_off(tied))
            .collect();
        for to_come in 0..self.to_come {
            let mut next = rows.clone();
            next.pop();
            for (step, row) in next.iter_mut().enumerate() {
                let (Some(apart), Some(joined)) = (rows.get(step), rows.get(step + 1)) else {
                    break;
                };
                if stop() {
                    return None;
                }
                *nodes += THROWS as u32;
                let own = joined.get(holders + step).copied().unwrap_or(0);
                let (lower, equal) = self.follower(best, to_come, own);
                for (share, (apart, joined)) in row.iter_mut().zip(apart.iter().zip(joined)) {
                    let sum = u64::from(lower) * u64::from(*apart)
                        + u64::from(equal) * u64::from(*joined);
                    *share = ((sum + u64::from(WAYS / 2)) / u64::from(WAYS)) as u32;
                }
            }
            rows = next;
        }
        rows.first().copied()
    }

    /// In how many ways a seat that draws as well as it can stays below the highest rank, and in how many it ties.
    fn follower(&self, best: usize, to_come: usize, tie: u32) -> (u32, u32) {
        let worths = Worths::of(self.ranks, |rank| self.worth(rank, to_come, tie));
        // Both numbers in one: neither is ever more than 216 for a set.
        let below = Worths::of(self.ranks, |rank| match rank.cmp(&best) {
            core::cmp::Ordering::Less => 1 << 16,
            core::cmp::Ordering::Equal => 1,
            core::cmp::Ordering::Greater => 0,
        });
        let (mut lower, mut equal) = (0, 0);
        kept::best_of_each(&worths, |ways, kept| {
            let both = below.get(kept);
            lower += ways * (both >> 16);
            equal += ways * (both & 0xFFFF);
        });
        (lower, equal)
    }

    /// The worth of every set that this seat can keep. None if there was no time.
    pub(super) fn worths(&self, nodes: &mut u32, stop: &dyn Fn() -> bool) -> Option<Worths> {
        let tie = match self.best {
            None => 0,
            Some((best, holders)) => {
                let joined = Stand {
                    best: Some((best, holders + 1)),
                    ..*self
                };
                let shares = joined.tie(nodes, stop)?;
                shares.get(holders).copied().unwrap_or(0)
            }
        };
        *nodes += THROWS as u32;
        Some(Worths::of(self.ranks, |rank| {
            self.worth(rank, self.to_come, tie)
        }))
    }
}

/// Whether a throw has won as it lies: nobody throws any more, and it is higher than all others.
fn has_won(open: &Open, dice: &Dice) -> bool {
    open.to_come() == 0 && open.to_beat() < Some(open.rank(dice))
}

/// The best draw, and how many hands were looked at to find it. None if there was no time.
pub(super) fn decide(open: &Open, dice: &Dice, stop: &dyn Fn() -> bool) -> Option<(Again, u32)> {
    if has_won(open, dice) {
        return Some((Again::NONE, 0));
    }
    let options = &open.options;
    let ranks = kept::ranks(options.aces_wild);
    let stand = Stand {
        chances: Chances::of(options.aces_wild, options.throw_off),
        ranks: &ranks,
        best: open
            .to_beat()
            .map(|rank| (rank.number(), open.leaders().len())),
        to_come: open.to_come(),
    };
    let mut nodes = 0;
    let worths = stand.worths(&mut nodes, stop)?;
    Some((best_draw(&worths, &ranks, dice), nodes))
}

/// A simpler mind: the draw that beats the throw to beat most often, whoever is still to come.
pub(super) fn beat(best: Rank, open: &Open, dice: &Dice) -> Again {
    if has_won(open, dice) {
        return Again::NONE;
    }
    let ranks = kept::ranks(open.options.aces_wild);
    let best = best.number();
    let worths = Worths::of(&ranks, |rank| match rank.cmp(&best) {
        core::cmp::Ordering::Less => 0,
        core::cmp::Ordering::Equal => 1,
        core::cmp::Ordering::Greater => 2,
    });
    best_draw(&worths, &ranks, dice)
}

/// The draw that leaves the worthiest set; of equals the one after which the dice are higher on the average, so that no throw
/// that costs nothing is given away; and of those the first, which throws the fewest dice.
pub(super) fn best_draw(worths: &Worths, ranks: &[u8; THROWS], dice: &Dice) -> Again {
    let mut sorted: Vec<(u8, usize), DICE> = (0..DICE)
        .zip(dice.0)
        .map(|(die, face)| (face.code() as u8, die))
        .collect();
    order::least_first(&mut sorted, |die| *die);
    let heights = Worths::of(ranks, |rank| rank as u32);
    let mut best = (Again::NONE, None);
    for again in [Again::NONE].into_iter().chain(Again::all()) {
        let stays = sorted.iter().filter(|(_, die)| !again.has(*die));
        let kept = Kept::of(stays.map(|(face, _)| *face));
        let worth = Some((worths.get(kept), heights.get(kept)));
        if worth > best.1 {
            best = (again, worth);
        }
    }
    best.0
}
