//! The law of the catalogue: an entry says what the game really does.

use crate::is_plain;
use parlour_rules::game::quietly;
use parlour_rules::{Game, MAX_SEATS, OptionKind, OptionValues, Players, Setup, SetupFault};

pub(crate) fn entry<G: Game>() {
    let info = G::INFO;
    assert!(is_plain(info.id), "{}", info.id);
    assert!(!info.name.is_empty() && !info.blurb.is_empty());
    let (fewest, most) = (usize::from(info.players.0), usize::from(info.players.1));
    assert!(1 <= fewest && fewest <= most && most <= MAX_SEATS);
    assert!(info.bound > 0);
    assert!((fewest..=most).contains(&info.proposed_table().count()));
    assert!(info.usual_seating().minutes > 0);
    for option in info.options {
        assert!(is_plain(option.id), "{}", option.id);
        assert!(
            !option.label.is_empty() && !option.help.is_empty(),
            "{}",
            option.id
        );
        let (min, max) = option.range();
        assert!(min < max, "{} has no two values", option.id);
        assert!((min..=max).contains(&option.default), "{}", option.id);
        if let OptionKind::OneOf(values) = option.kind {
            for (place, value) in values.iter().enumerate() {
                assert!(is_plain(value.id), "{} {}", option.id, value.id);
                let twice = values.iter().take(place).any(|other| other.id == value.id);
                assert!(!twice, "{} {} is there twice", option.id, value.id);
            }
        }
        let alike = info.options.iter().filter(|other| other.id == option.id);
        assert_eq!(alike.count(), 1, "{} is there twice", option.id);
    }
    for count in 1..=MAX_SEATS {
        seated::<G>(count, (fewest..=most).contains(&count));
    }
    for count in fewest..=most {
        options::<G>(count);
    }
    for preset in info.presets {
        let values = preset.values(info);
        let fits = (fewest..=most).filter_map(Players::new);
        let fits = fits.filter(|players| values.check(info, *players).is_ok());
        assert!(fits.count() > 0, "{} fits no table", preset.name);
    }
}

fn start<G: Game>(count: usize, options: OptionValues) -> Result<G, SetupFault> {
    let players = Players::new(count);
    assert!(players.is_some());
    players.map_or(Err(SetupFault::NoPositions), |players| {
        let setup = Setup::new(players, options, 1);
        quietly(|croupier| G::start(&setup, croupier))
    })
}

/// The defaults fit every table of the range, and no other table is seated.
fn seated<G: Game>(count: usize, fits: bool) {
    let (fewest, most) = G::INFO.players;
    match start::<G>(count, OptionValues::defaults(G::INFO)) {
        Ok(game) => {
            assert!(fits, "{count} players were seated");
            assert_eq!(game.players().count(), count);
            assert!(game.is_sound());
        }
        Err(fault) => {
            assert!(!fits, "{count} players: {fault}");
            assert_eq!(fault, SetupFault::Seats { fewest, most });
        }
    }
}

/// Each value of each option starts a game or is barred with a reason; values beyond are refused.
fn options<G: Game>(count: usize) {
    for (option, spec) in G::INFO.options.iter().enumerate() {
        let (min, max) = spec.range();
        for value in min..=max {
            let mut options = OptionValues::defaults(G::INFO);
            options.set(option, value);
            match start::<G>(count, options) {
                Ok(_) => (),
                Err(SetupFault::Option(fault)) => {
                    assert_eq!(fault.option, option);
                    assert_ne!(
                        value, spec.default,
                        "{} is barred from its default",
                        spec.id
                    );
                    assert!(!fault.why.is_empty());
                }
                Err(fault) => assert_eq!(fault.to_string(), "", "{} {value}", spec.id),
            }
        }
        for value in [min - 1, max + 1] {
            let mut options = OptionValues::defaults(G::INFO);
            options.set(option, value);
            assert!(start::<G>(count, options).is_err(), "{} {value}", spec.id);
        }
    }
    assert!(start::<G>(count, OptionValues::default()).is_err() || G::INFO.options.is_empty());
}
