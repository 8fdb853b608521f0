//! All sets of two to five dice that can be kept, and what each is worth when the others are thrown again.
//!
//! Dice that are kept are a set without an order, so there are only 252 different throws and 203 smaller sets. The worth
//! of a set is the sum over the six sets that one more die can make of it; nothing is ever divided. A sum over more
//! throws is larger, so worths are compared after they are brought to the same number of throws.

use parlour_rules::poker_dice::{DICE, Rank};

/// The number of different throws of five dice.
pub(super) const THROWS: usize = 252;
/// The number of sets of two to five dice.
const SETS: usize = THROWS + SMALLER;
/// The number of sets of two to four dice.
const SMALLER: usize = 126 + 56 + 21;
/// Where the sets of a size begin, the largest first.
const START: [usize; DICE + 1] = [SETS, SETS, THROWS + 126 + 56, THROWS + 126, THROWS, 0];
/// How often the sum of a set counts beside that of three dice thrown again.
const SCALE: [u32; DICE + 1] = [0, 0, 1, 6, 36, 216];
/// The number of ways that five dice fall and three fall again.
pub(super) const WAYS: u32 = 7776 * 216;

/// The dice that may be thrown again, as bits of a sorted throw: none, or up to three.
const DRAWS: [u8; 26] = draws();

const fn draws() -> [u8; 26] {
    let mut draws = [0; 26];
    let (mut bits, mut number) = (0u8, 0);
    while bits < 1 << DICE {
        if bits.count_ones() <= 3 {
            draws[number] = bits;
            number += 1;
        }
        bits += 1;
    }
    draws
}

/// The number of ways to choose `chosen` of `number` things.
const fn binomial(number: usize, chosen: usize) -> usize {
    let (mut ways, mut step) = (1, 0);
    while step < chosen {
        ways = ways * (number - step) / (step + 1);
        step += 1;
    }
    ways
}

/// What a die adds to the place of its set: by the number of lower dice in the set and by its face.
const STEPS: [[u8; 6]; DICE] = {
    let mut steps = [[0; 6]; DICE];
    let mut die = 0;
    while die < DICE {
        let mut face = 0;
        while face < 6 {
            steps[die][face] = if face == 0 {
                0
            } else {
                binomial(face + die, die + 1) as u8
            };
            face += 1;
        }
        die += 1;
    }
    steps
};

/// All sets of a size with their faces sorted, in the order of their places.
const fn sets<const N: usize>(size: usize) -> [[u8; DICE]; N] {
    let mut all = [[0; DICE]; N];
    let mut faces = [0u8; DICE];
    let mut number = 0;
    while number < N {
        all[number] = faces;
        let mut die = 0;
        while die < size {
            let most = if die + 1 < size { faces[die + 1] } else { 5 };
            if faces[die] < most {
                faces[die] += 1;
                break;
            }
            faces[die] = 0;
            die += 1;
        }
        number += 1;
    }
    all
}

/// Every throw, its faces sorted.
static ALL: [[u8; DICE]; THROWS] = sets(DICE);

/// For each smaller set the places of the sets that one more die makes of it, by its face.
static LARGER: [[u8; 6]; SMALLER] = {
    let mut larger = [[0; 6]; SMALLER];
    larger = grow_into(larger, &sets::<126>(4), 4);
    larger = grow_into(larger, &sets::<56>(3), 3);
    grow_into(larger, &sets::<21>(2), 2)
};

const fn grow_into(
    mut larger: [[u8; 6]; SMALLER],
    sets: &[[u8; DICE]],
    size: usize,
) -> [[u8; 6]; SMALLER] {
    let mut number = 0;
    while number < sets.len() {
        let mut face = 0;
        while face < 6 {
            larger[START[size] - THROWS + number][face] =
                place_with(&sets[number], size, face as u8);
            face += 1;
        }
        number += 1;
    }
    larger
}

/// The place of a set after a die with this face has joined it.
const fn place_with(set: &[u8; DICE], size: usize, face: u8) -> u8 {
    let (mut place, mut die, mut joined) = (0, 0, false);
    while die <= size {
        let next = if !joined && (die == size || set[die] > face) {
            joined = true;
            face
        } else {
            set[die - joined as usize]
        };
        place += STEPS[die][next as usize];
        die += 1;
    }
    place
}

/// A set of dice that is kept.
#[derive(Clone, Copy)]
pub(super) struct Kept {
    size: usize,
    place: usize,
}

impl Kept {
    /// The set of these faces, which must be sorted.
    pub(super) fn of(faces: impl Iterator<Item = u8>) -> Kept {
        let mut kept = Kept { size: 0, place: 0 };
        for (face, steps) in faces.zip(&STEPS) {
            kept.place += usize::from(steps.get(usize::from(face)).copied().unwrap_or(0));
            kept.size += 1;
        }
        kept
    }
}

/// The number of the rank of each throw.
pub(super) fn ranks(aces_wild: bool) -> [u8; THROWS] {
    let mut ranks = [0; THROWS];
    for (rank, faces) in ranks.iter_mut().zip(&ALL) {
        let mut counts = [0; 6];
        for face in faces {
            counts[usize::from(*face)] += 1;
        }
        *rank = Rank::of_counts(counts, aces_wild).number() as u8;
    }
    ranks
}

/// A worth for every set.
pub(super) struct Worths([u32; SETS]);

impl Worths {
    /// From the worths of whole throws, by their ranks.
    pub(super) fn of(ranks: &[u8; THROWS], worth: impl Fn(usize) -> u32) -> Worths {
        let mut sums = [0; SETS];
        for (sum, rank) in sums.iter_mut().zip(ranks) {
            *sum = worth(usize::from(*rank));
        }
        for size in [4, 3, 2] {
            let (larger, smaller) = sums.split_at_mut(START[size]);
            let larger = larger.get(START[size + 1]..).unwrap_or_default();
            let growing = LARGER.iter().skip(START[size] - THROWS);
            for (sum, places) in smaller
                .iter_mut()
                .zip(growing)
                .take(START[size - 1] - START[size])
            {
                *sum = places
                    .iter()
                    .filter_map(|place| larger.get(usize::from(*place)))
                    .sum();
            }
        }
        Worths(sums)
    }

    /// What a set is worth, over all ways in which three dice can fall.
    pub(super) fn get(&self, kept: Kept) -> u32 {
        let scale = SCALE.get(kept.size).copied().unwrap_or(0);
        let start = START.get(kept.size).copied().unwrap_or(SETS);
        self.0.get(start + kept.place).copied().unwrap_or(0) * scale
    }
}

/// Visits every throw with the number of ways in which it falls, and the set that is best to keep of it.
pub(super) fn best_of_each(worths: &Worths, mut visit: impl FnMut(u32, Kept)) {
    for faces in &ALL {
        let mut best: Option<(u32, Kept)> = None;
        for draw in DRAWS {
            let stays = (0u8..).zip(faces).filter(|(die, _)| draw >> die & 1 == 0);
            let kept = Kept::of(stays.map(|(_, face)| *face));
            let worth = worths.get(kept);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, kept));
            }
        }
        if let Some((_, kept)) = best {
            visit(ways(faces), kept);
        }
    }
}

/// In how many ways five dice fall to show these faces.
fn ways(faces: &[u8; DICE]) -> u32 {
    let (mut ways, mut alike, mut former) = (120, 0, None);
    for face in faces {
        alike = if former == Some(face) { alike + 1 } else { 1 };
        former = Some(face);
        ways /= alike;
    }
    ways
}
