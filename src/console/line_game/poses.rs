//! Keys that the poses of these games share.

/// Keys that give four seats the widest names there are, from the set-up and back to it: for poses.
macro_rules! wide_names {
    () => {
        concat!(
            "DOWN ",
            "A A B B B B UP LEFT LEFT LEFT A A A A A A A A UP LEFT A B DOWN ",
            "A A B B B B B B UP LEFT LEFT LEFT A A A A A A A A UP LEFT A B DOWN ",
            "A A B B B B B UP LEFT LEFT LEFT A A A A A A A A UP LEFT A B DOWN ",
            "A A B B B B UP LEFT LEFT LEFT A A A A A A A A UP LEFT A B ",
            "UP UP UP UP ",
        )
    };
}
pub(crate) use wide_names;

/// Keys that leave two seats, from the set-up: for poses.
macro_rules! two_seats {
    () => {
        "DOWN DOWN DOWN A UP A A UP A UP UP "
    };
}
pub(crate) use two_seats;

/// Keys that make two of the four seats persons, and deal.
macro_rules! two_people {
    () => {
        "DOWN DOWN LEFT LEFT UP UP A "
    };
}
pub(crate) use two_people;
