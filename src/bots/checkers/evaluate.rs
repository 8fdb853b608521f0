//! What a position is worth without looking ahead: men, kings, and a little of how they stand. In hundredths of a man,
//! as the side to move sees it.

use parlour_rules::checkers::{Position, Side, Square, Squares};

/// The worth of a man.
pub(super) const MAN: i16 = 100;
const KING: i16 = 160;

/// The middle of the board, from where a king reaches everything.
const CENTRE: Squares = Squares::from_bits(0x0066_6600);
/// Squares at the two side edges, where a checker cannot be jumped and has half its ways.
const SIDES: Squares = Squares::from_bits(0x0818_1810);
/// How good it is for a side that is ahead where the kings stand, square by square: those it hunts are lost at the two
/// corners of one square and safe in the middle, and its own belong near the middle. Fitted to the lengths of all wins of
/// two kings against one and of three against two.
const HUNTED: [i8; 32] = [
    -5, -4, 3, 16, //
    -5, -6, -1, 9, //
    -6, -12, -7, 3, //
    -4, -12, -12, -1, //
    -1, -12, -12, -4, //
    3, -7, -12, -6, //
    9, -1, -6, -5, //
    16, 3, -4, -5, //
];
const HUNTER: [i8; 32] = [
    -1, -1, -4, -8, //
    -1, -3, -4, -8, //
    -3, 0, -3, -4, //
    -1, 0, 0, -4, //
    -4, 0, 0, -1, //
    -4, -3, 0, -3, //
    -8, -4, -3, -1, //
    -8, -4, -1, -1, //
];

/// The bits of the row number, for adding up rows by counting.
const ROWS: [(Squares, i16); 3] = [
    (Squares::from_bits(0xF0F0_F0F0), 1),
    (Squares::from_bits(0xFF00_FF00), 2),
    (Squares::from_bits(0xFFFF_0000), 4),
];

/// The worth of a position for the side to move.
pub(super) fn evaluate(position: &Position) -> i16 {
    let me = position.side();
    let mine = Army::of(position, me);
    let theirs = Army::of(position, me.other());
    let lead = mine.strength() - theirs.strength();
    let mut worth = lead + mine.stance(&theirs) - theirs.stance(&mine);
    // Whoever is ahead gains by exchanges: each checker off the board makes a lead count for more.
    let gone = 2 * (24 - mine.men - mine.kings - theirs.men - theirs.kings);
    if lead >= MAN / 2 {
        worth += gone + mine.pursuit(&theirs);
    } else if lead <= -MAN / 2 {
        worth -= gone + theirs.pursuit(&mine);
    }
    worth + TEMPO
}

/// With so many checkers left, the end of the game has come.
const ENDGAME: i16 = 8;
/// It is a small advantage to be to move.
const TEMPO: i16 = 3;

/// One side's checkers.
struct Army {
    side: Side,
    crowned: Squares,
    plain: Squares,
    men: i16,
    kings: i16,
}

impl Army {
    fn of(position: &Position, side: Side) -> Army {
        let (plain, crowned) = (position.men(side), position.kings(side));
        Army {
            side,
            crowned,
            plain,
            men: count(plain),
            kings: count(crowned),
        }
    }

    fn strength(&self) -> i16 {
        MAN * self.men + KING * self.kings
    }

    /// How the checkers stand.
    fn stance(&self, other: &Army) -> i16 {
        let mut rows = 0;
        for (bit, weight) in ROWS {
            rows += weight * count(self.plain & bit);
        }
        let advanced = match self.side {
            Side::Dark => rows,
            Side::Light => 7 * self.men - rows,
        };
        // A man held back still has its moves, and who runs out of safe moves first loses checkers; near the end a man
        // is a king to be.
        let worth_of_a_row = if self.men + self.kings + other.men + other.kings <= ENDGAME {
            3
        } else {
            -1
        };
        // Men who stay at home keep the other side's men from being crowned, as long as it has any.
        let guard = if other.men > 0 {
            count(self.plain & self.side.other().crowning_row())
        } else {
            0
        };
        let centre = 2 * count(self.plain & CENTRE) + 8 * count(self.crowned & CENTRE);
        let aside = count(self.crowned & SIDES);
        worth_of_a_row * advanced + 12 * guard + centre - 4 * aside
    }

    /// What an army that is ahead gains by closing in on the other's kings.
    fn pursuit(&self, other: &Army) -> i16 {
        if self.kings == 0 || other.kings == 0 || self.kings + other.kings > 8 {
            return 0;
        }
        let mut gain = 0;
        for hunted in other.crowned.iter() {
            gain += at(&HUNTED, hunted);
            for hunter in self.crowned.iter() {
                let rows = hunter.row().abs_diff(hunted.row());
                let columns = hunter.column().abs_diff(hunted.column());
                gain -= 2 * i16::from(rows.max(columns));
            }
        }
        for hunter in self.crowned.iter() {
            gain += at(&HUNTER, hunter);
        }
        gain
    }
}

fn at(table: &[i8; 32], square: Square) -> i16 {
    table
        .get(usize::from(square.number()) - 1)
        .copied()
        .map_or(0, i16::from)
}

fn count(squares: Squares) -> i16 {
    squares.len() as i16
}
