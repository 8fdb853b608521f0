//! Options of a toy game, barred one value at a time.

use super::{Named, OptionSpec, OptionValues};
use crate::info::Info;
use crate::seat::Players;

const MODE: usize = 0;
const BONUS: usize = 1;
const SPEED: usize = 2;

/// Teams want four seats, a bonus wants the game for points, and a speed of 3 is for two.
const TOY: Info = Info {
    id: "toy",
    players: (2, 4),
    options: &[
        OptionSpec::one_of(
            "mode",
            "Mode",
            "What is played.",
            &[
                Named::new("basic", "Basic"),
                Named::new("team", "Teams"),
                Named::new("points", "For points"),
            ],
            0,
        )
        .barred_by(|_, players, value| {
            (value == 1 && players.count() != 4).then_some("Teams want four seats")
        }),
        OptionSpec::flag("bonus", "Bonus", "More points.", false)
            .barred_by(|values, _, _| (values.get(MODE) != 2).then_some("Only for points")),
        OptionSpec::number("speed", "Speed", "How fast.", (1, 4), 2).barred_by(
            |_, players, value| match (players.count(), value) {
                (2, _) | (_, ..3) => None,
                _ => Some("Too fast for more than two"),
            },
        ),
    ],
    ..Info::USUAL
};

fn players(count: usize) -> Players {
    Players::new(count).unwrap()
}

fn values(changes: &[(usize, i16)]) -> OptionValues {
    let mut values = OptionValues::defaults(&TOY);
    for (option, value) in changes {
        values.set(*option, *value);
    }
    values
}

#[test]
fn a_bar_is_asked_for_each_value() {
    let fault = |changes: &[(usize, i16)], count| {
        let checked = values(changes).check(&TOY, players(count));
        checked.err().map(|fault| (fault.option, fault.why))
    };
    let teams = Some((MODE, "Teams want four seats"));
    assert_eq!(fault(&[(MODE, 1)], 3), teams);
    assert_eq!(fault(&[(MODE, 1)], 4), None);
    assert_eq!(fault(&[(MODE, 2)], 3), None);
    assert_eq!(fault(&[(BONUS, 1)], 3), Some((BONUS, "Only for points")));
    assert_eq!(fault(&[(MODE, 2), (BONUS, 1)], 3), None);
}

#[test]
fn what_has_no_effect_is_not_offered_but_is_no_fault() {
    const IDLE: Info = Info {
        options: &[
            OptionSpec::flag("spare", "Spare cards", "Who gets them.", false)
                .idle_by(|_, players, _| (players.count() == 4).then_some("Nothing is left over")),
        ],
        ..TOY
    };
    let mut set = OptionValues::defaults(&IDLE);
    set.set(0, 1);
    for (count, reason) in [(3, None), (4, Some("Nothing is left over"))] {
        assert_eq!(IDLE.options[0].bar(&set, players(count), 1), reason);
        assert_eq!(IDLE.options[0].closed(&set, players(count)), reason);
        assert_eq!(set.check(&IDLE, players(count)), Ok(()));
    }
    assert_eq!(set.settle(&IDLE, players(4)), Some("Nothing is left over"));
    assert_eq!(set, OptionValues::defaults(&IDLE));
}

#[test]
fn the_default_is_never_barred() {
    let spec = &TOY.options[BONUS];
    assert_eq!(spec.bar(&values(&[]), players(2), 0), None);
    assert_eq!(
        spec.bar(&values(&[]), players(2), 1),
        Some("Only for points")
    );
}

#[test]
fn an_option_is_closed_when_nothing_but_its_default_is_left() {
    let closed = |option: usize, changes: &[(usize, i16)], count| {
        TOY.options[option].closed(&values(changes), players(count))
    };
    assert_eq!(closed(MODE, &[], 2), None);
    assert_eq!(closed(BONUS, &[], 2), Some("Only for points"));
    assert_eq!(closed(BONUS, &[(MODE, 2)], 2), None);
    assert_eq!(closed(SPEED, &[], 4), None);
}

#[test]
fn the_ring_of_values_passes_over_what_is_barred_and_says_why() {
    let next = |option: usize, value, count, forward| {
        TOY.options[option].next(&values(&[]), players(count), value, forward)
    };
    let teams = Some("Teams want four seats");
    assert_eq!(next(MODE, 0, 4, true), (1, None));
    assert_eq!(next(MODE, 0, 3, true), (2, teams));
    assert_eq!(next(MODE, 2, 3, false), (0, teams));
    assert_eq!(next(MODE, 2, 3, true), (0, None));
    let fast = Some("Too fast for more than two");
    assert_eq!(next(SPEED, 2, 3, true), (1, fast));
    assert_eq!(next(SPEED, 4, 2, true), (1, None));
    assert_eq!(next(SPEED, 1, 2, false), (4, None));
}

#[test]
fn what_becomes_barred_falls_to_its_default() {
    let mut set = values(&[(MODE, 1), (SPEED, 1)]);
    assert_eq!(set.settle(&TOY, players(4)), None);
    assert_eq!(set.settle(&TOY, players(3)), Some("Teams want four seats"));
    assert_eq!(set, values(&[(SPEED, 1)]));
    // One default can bar another option.
    let mut set = values(&[(MODE, 2), (BONUS, 1)]);
    set.set(MODE, 1);
    assert_eq!(set.settle(&TOY, players(2)), Some("Only for points"));
    assert_eq!(set, values(&[]));
}
