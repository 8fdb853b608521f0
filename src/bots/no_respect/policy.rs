//! Rules of thumb: what each place for a tile is worth, without looking ahead. Computer players use them as quick moves
//! in imagined games, so they are few and cheap.
//!
//! There are two sets of weights for each game: a plain one, of a player who likes to build and to spoil, and a sharp
//! one, found by letting slightly changed players play many thousand games against the plain one; without looking ahead
//! it wins half as often again. What it has learnt: start a column only if you must, for every start is a target; build
//! on low columns first and skip few numbers; put spare tiles where they help nobody.

use parlour_rules::Rng;
use parlour_rules::no_respect::{Action, Board, Column, Height, Kind, SPACES, Stack, Tile};

/// What stacking on somebody's column is worth: so much, and more for each used space.
#[derive(Clone, Copy)]
struct Spoil {
    stack: (i32, i32),
    cap: (i32, i32),
}

/// What stacking on an own column is worth, or on any complete one.
#[derive(Clone, Copy)]
struct Dump {
    stack: i32,
    cap: i32,
}

/// What each place is worth to a player.
#[derive(Clone, Copy)]
pub(super) struct Weights {
    /// Starting a column with a 4, and each number above it.
    start: (i32, i32),
    /// Building on a column, and each used space of it.
    build: (i32, i32),
    /// Each number between the top and the tile, which can no longer be built.
    skipped: i32,
    /// Building over a stack of two, which saves the column.
    covers: i32,
    /// Building so that the column can no longer be completed.
    dead_end: i32,
    complete: i32,
    /// A column of somebody else that can still be completed, and one that cannot.
    theirs: Spoil,
    theirs_dead: Spoil,
    theirs_complete: Dump,
    own: Dump,
    own_dead: Dump,
    own_complete: Dump,
    /// Capping an own column so that its circle becomes free.
    frees: i32,
    discard: i32,
}

const PLAIN: Weights = Weights {
    start: (40, 6),
    build: (60, 0),
    skipped: -8,
    covers: 10,
    dead_end: -25,
    complete: 75,
    theirs: Spoil {
        stack: (50, 0),
        cap: (62, 2),
    },
    theirs_dead: Spoil {
        stack: (50, 0),
        cap: (62, 2),
    },
    theirs_complete: Dump { stack: 45, cap: 45 },
    own: Dump { stack: 18, cap: 5 },
    own_dead: Dump { stack: 18, cap: 5 },
    own_complete: Dump { stack: 50, cap: 50 },
    frees: 0,
    discard: -20,
};

const SHARP: Weights = Weights {
    start: (0, 0),
    build: (70, -28),
    skipped: -15,
    covers: 14,
    dead_end: -28,
    complete: 75,
    theirs: Spoil {
        stack: (44, 2),
        cap: (78, 4),
    },
    theirs_dead: Spoil {
        stack: (73, 2),
        cap: (86, 4),
    },
    theirs_complete: Dump { stack: 87, cap: 45 },
    own: Dump { stack: 28, cap: 19 },
    own_dead: Dump { stack: 28, cap: 19 },
    own_complete: Dump { stack: 42, cap: 24 },
    frees: 0,
    discard: -20,
};

const PLAIN_SECOND: Weights = Weights {
    start: (40, 5),
    build: (70, 8),
    skipped: -8,
    covers: 0,
    dead_end: -60,
    complete: 120,
    theirs: Spoil {
        stack: (45, 5),
        cap: (70, 5),
    },
    theirs_dead: Spoil {
        stack: (5, 0),
        cap: (-5, 0),
    },
    theirs_complete: Dump { stack: 40, cap: 40 },
    own: Dump { stack: 5, cap: -10 },
    own_dead: Dump { stack: 55, cap: 80 },
    own_complete: Dump { stack: 50, cap: 50 },
    frees: 15,
    discard: 0,
};

const SHARP_SECOND: Weights = Weights {
    start: (16, 5),
    build: (54, -24),
    skipped: -22,
    covers: 0,
    dead_end: 0,
    complete: 120,
    theirs: Spoil {
        stack: (53, 5),
        cap: (42, 6),
    },
    theirs_dead: Spoil {
        stack: (13, 5),
        cap: (-33, 6),
    },
    theirs_complete: Dump { stack: 44, cap: 38 },
    own: Dump { stack: 6, cap: 10 },
    own_dead: Dump {
        stack: 95,
        cap: 125,
    },
    own_complete: Dump { stack: 50, cap: 50 },
    frees: 16,
    discard: -4,
};

/// Where a capped complete column goes back it is worth saving one's own and spoiling others'.
const fn losing_complete(mut weights: Weights) -> Weights {
    weights.own_complete = Dump {
        stack: -10,
        cap: -40,
    };
    weights.theirs_complete = Dump {
        stack: 75,
        cap: 110,
    };
    weights
}

impl Weights {
    /// The likes of a player who builds and spoils.
    pub(super) const fn plain(kind: Kind) -> Weights {
        match kind {
            Kind::Classic => PLAIN,
            Kind::SecondChance {
                return_complete: false,
            } => PLAIN_SECOND,
            Kind::SecondChance {
                return_complete: true,
            } => losing_complete(PLAIN_SECOND),
        }
    }

    /// The likes of a player who has played a lot.
    pub(super) const fn sharp(kind: Kind) -> Weights {
        match kind {
            Kind::Classic => SHARP,
            Kind::SecondChance {
                return_complete: false,
            } => SHARP_SECOND,
            Kind::SecondChance {
                return_complete: true,
            } => losing_complete(SHARP_SECOND),
        }
    }

    /// The best place for the tile of the seat in turn; among equals any. None when nobody has a tile.
    pub(super) fn best(&self, board: &Board, rng: &mut Rng) -> Option<Action> {
        let tile = board.tile?;
        let mut best = None;
        let mut most = i32::MIN;
        let mut equals = 0;
        board.choices(&mut |action| {
            let worth = self.worth(board, tile, action);
            if worth > most {
                (best, most, equals) = (Some(action), worth, 1);
            } else if worth == most {
                equals += 1;
                if rng.below(equals) == 0 {
                    best = Some(action);
                }
            }
        });
        best
    }

    fn worth(&self, board: &Board, tile: Tile, action: Action) -> i32 {
        let own = &board.corners[board.turn];
        match action {
            Action::Build(lane) => self.build(own.column(lane), tile),
            Action::Stack(seat, lane) if seat == board.turn => {
                let column = own.column(lane);
                let dump = match (column.is_complete(), column.can_be_completed()) {
                    (true, _) => self.own_complete,
                    (false, true) => self.own,
                    (false, false) => self.own_dead,
                };
                match (caps(column), own.circle(lane)) {
                    (false, _) => dump.stack,
                    (true, None) => dump.cap,
                    (true, Some(_)) => dump.cap + self.frees,
                }
            }
            Action::Stack(seat, lane) => self.spoil(board.corners[seat].column(lane)),
            Action::Discard(_) => self.discard,
            Action::Out => 0,
        }
    }

    fn build(&self, column: &Column, tile: Tile) -> i32 {
        let number = i32::from(tile.number());
        let Some(Stack { tile: top, height }) = column.top() else {
            return self.start.0 + self.start.1 * (number - 4);
        };
        let used = column.used();
        if used + 1 == SPACES {
            return self.complete;
        }
        let covers = if height == Height::Two {
            self.covers
        } else {
            0
        };
        let dead_end = if usize::from(tile.number()) < SPACES - used {
            self.dead_end
        } else {
            0
        };
        let skipped = i32::from(top.number()) - number - 1;
        self.build.0 + self.build.1 * used as i32 + self.skipped * skipped + covers + dead_end
    }

    fn spoil(&self, column: &Column) -> i32 {
        if column.is_complete() {
            return if caps(column) {
                self.theirs_complete.cap
            } else {
                self.theirs_complete.stack
            };
        }
        let spoil = if column.can_be_completed() {
            self.theirs
        } else {
            self.theirs_dead
        };
        let (worth, each) = if caps(column) { spoil.cap } else { spoil.stack };
        worth + each * column.used() as i32
    }
}

/// Whether the next equal tile caps a column.
fn caps(column: &Column) -> bool {
    column.top().is_some_and(|top| top.height == Height::Two)
}
