//! A track that comes back to its beginning: steps, ways and laps on it.
//!
//! Spaces count from 0 in the direction of play. Where a piece stands and where it turns off are the game's own; here is
//! only the counting across the place where the numbers begin again, which is easily one off.

/// A closed track of so many spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ring(u8);

impl Ring {
    /// A track of so many spaces; it has one at least.
    pub const fn of(spaces: u8) -> Ring {
        Ring(if spaces == 0 { 1 } else { spaces })
    }

    /// The space so many steps ahead.
    pub const fn ahead(self, from: u8, steps: u8) -> u8 {
        self.on(from as u16 + steps as u16)
    }

    /// The space with a number that goes round. Nearly all go round once at the most, and small processors cannot divide.
    const fn on(self, mut number: u16) -> u8 {
        while number >= self.0 as u16 {
            number -= self.0 as u16;
        }
        number as u8
    }

    /// The space so many steps back.
    pub const fn back(self, from: u8, steps: u8) -> u8 {
        self.ahead(from, self.0 - self.on(steps as u16))
    }

    /// The steps forward from one space to another; none to where one stands.
    pub const fn way(self, from: u8, to: u8) -> u8 {
        self.back(to, from)
    }

    /// Whether so many steps forward pass or reach a space. The one that is left does not count until it comes again.
    pub const fn meets(self, from: u8, steps: u8, space: u8) -> bool {
        self.way(self.ahead(from, 1), space) < steps
    }

    /// The first of some spaces ahead; the one that is stood on comes last.
    pub fn next(self, from: u8, spaces: impl IntoIterator<Item = u8>) -> Option<u8> {
        let ahead = self.ahead(from, 1);
        spaces
            .into_iter()
            .min_by_key(|space| self.way(ahead, *space))
    }
}

#[cfg(test)]
mod tests {
    use super::Ring;

    /// Sorry!, where each colour has its own way into its safety zone.
    const TRACK: Ring = Ring::of(60);
    /// Red's.
    const ENTRY: u8 = 2;
    /// Monopoly.
    const BOARD: Ring = Ring::of(40);
    const GO: u8 = 0;

    /// Where a red pawn comes to on the track, or how deep into its zone, of which the sixth space is HOME.
    fn forward(from: u8, steps: u8) -> Result<u8, u8> {
        let way = TRACK.way(from, ENTRY);
        match steps.checked_sub(way) {
            None | Some(0) => Ok(TRACK.ahead(from, steps)),
            Some(inside) => Err(inside),
        }
    }

    #[test]
    fn pawns_go_round_and_turn_off_at_their_entry() {
        assert_eq!(forward(58, 3), Ok(1));
        assert_eq!(forward(57, 5), Ok(2), "to the entry itself");
        assert_eq!(forward(0, 5), Err(3));
        assert_eq!(forward(0, 8), Err(6), "home");
        assert_eq!(forward(0, 10), Err(8), "too far");
        assert_eq!(forward(3, 5), Ok(8), "past the entry: once more round");
    }

    #[test]
    fn pawns_go_back_across_the_corner_where_the_numbers_begin() {
        assert_eq!(TRACK.back(4, 4), 0);
        assert_eq!(TRACK.back(1, 4), 57);
        assert_eq!(TRACK.back(0, 1), 59);
        assert_eq!(TRACK.back(20, 4), 16);
        // Out of the second space of the zone: two steps to the entry and two beyond it.
        assert_eq!(TRACK.back(ENTRY, 2), 0);
    }

    #[test]
    fn a_start_circle_lies_58_spaces_before_the_entry_and_a_slide_covers_what_lies_on_its_way() {
        assert_eq!(TRACK.way(4, ENTRY), 58);
        assert_eq!(TRACK.way(ENTRY, ENTRY), 0);
        let covered = |pawn: u8| TRACK.way(54, pawn) <= TRACK.way(54, 58);
        assert!(covered(54) && covered(58) && !covered(59) && !covered(53));
    }

    #[test]
    fn tokens_are_paid_for_passing_or_reaching_go_and_not_for_leaving_it() {
        assert_eq!(BOARD.ahead(38, 4), 2);
        assert!(BOARD.meets(38, 4, GO), "passed");
        assert!(BOARD.meets(36, 4, GO), "reached");
        assert!(!BOARD.meets(36, 3, GO), "one short of it");
        assert!(!BOARD.meets(GO, 11, GO), "left");
        assert!(!BOARD.meets(22, 6, GO) && !BOARD.meets(36, 0, GO));
        assert!(BOARD.meets(GO, 40, GO), "once round");
        assert_eq!((BOARD.back(36, 3), BOARD.back(7, 3)), (33, 4));
    }

    #[test]
    fn the_nearest_railroad_or_utility_lies_ahead() {
        let rails = [5, 15, 25, 35];
        let utilities = [12, 28];
        for (from, rail, utility) in [(7, 15, 12), (22, 25, 28), (36, 5, 12)] {
            assert_eq!(BOARD.next(from, rails), Some(rail));
            assert_eq!(BOARD.next(from, utilities), Some(utility));
        }
        assert_eq!(BOARD.next(35, rails), Some(5), "not where it stands");
        assert_eq!(BOARD.next(7, []), None);
    }

    #[test]
    fn a_track_has_a_space_whatever_it_is_made_of() {
        let nowhere = Ring::of(0);
        assert_eq!((nowhere.ahead(9, 250), nowhere.back(9, 250)), (0, 0));
        assert_eq!((Ring::of(255).ahead(254, 255), BOARD.way(39, 0)), (254, 1));
    }
}
