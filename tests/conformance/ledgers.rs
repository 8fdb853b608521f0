//! The laws of states and views as they are written out: every thing is in one place, sums stay, and a view agrees with
//! the state in all that it tells.

use crate::{Effort, is_plain};
use parlour_rules::testing::sheet::{Sheet, Zone};
use parlour_rules::{Fact, Game, Rng, Seat};

pub(crate) fn conserved<G: Game>() {
    let mut first: Option<(usize, Sheet)> = None;
    Effort::new(12_000, 40).play::<G>(3, |story, _| {
        let sheet = Sheet::of(&story.game);
        well_formed(&sheet, &story.game);
        assert!(story.game.is_sound());
        let hidden = sheet
            .zones
            .values()
            .any(|zone| matches!(zone, Zone::Hidden(_)));
        assert!(!hidden, "the full state hides a zone");
        let known = sheet
            .counts
            .values()
            .flatten()
            .all(|(_, number)| number.is_some());
        assert!(known, "the full state hides a count");
        for (seat, score) in story.game.players().seats().zip(&sheet.scores) {
            assert_eq!(story.game.score(seat), *score);
        }
        if story.actions.is_empty() {
            first = Some((0, sheet));
        } else if let Some((_, first)) = &first {
            assert_eq!(sheet.things(), first.things(), "things came or went");
            assert_eq!(sheet.sums(), first.sums(), "a sum has changed");
        }
    });
}

pub(crate) fn views_agree<G: Game>() {
    Effort::new(8_000, 25).play::<G>(4, |story, rng| {
        let game = &story.game;
        let state = Sheet::of(game);
        for seat in watchers(game, rng) {
            let view = Sheet::seen(&game.view(seat));
            well_formed(&view, game);
            let names = |sheet: &Sheet| sheet.zones.keys().cloned().collect::<Vec<_>>();
            assert_eq!(names(&view), names(&state), "{seat:?}");
            for ((name, seen), real) in view.zones.iter().zip(state.zones.values()) {
                assert!(agrees(seen, real), "{seat:?} {name}: {seen:?} {real:?}");
            }
            let kinds = |sheet: &Sheet| sheet.counts.keys().cloned().collect::<Vec<_>>();
            assert_eq!(kinds(&view), kinds(&state), "{seat:?}");
            for (kind, places) in &view.counts {
                for (place, seen) in places {
                    let real = state.counts[kind].get(place);
                    assert!(real.is_some(), "{seat:?} {kind} {place}");
                    assert!(
                        seen.is_none() || real == Some(seen),
                        "{seat:?} {kind} {place}"
                    );
                }
                assert_eq!(places.len(), state.counts[kind].len(), "{seat:?} {kind}");
            }
            assert_eq!(view.scores, state.scores, "{seat:?}");
            assert_eq!(view.position, state.position, "{seat:?}");
        }
    });
}

/// The seat to decide, another one, and somebody without a seat.
fn watchers<G: Game>(game: &G, rng: &mut Rng) -> [Option<Seat>; 3] {
    let other = rng.below(game.players().count() as u32) as usize;
    [game.turn().seat(), Seat::new(other), None]
}

/// Whether what is seen of a zone is true: equal, sorted, or a number.
fn agrees(seen: &Zone, real: &Zone) -> bool {
    let Zone::Open(real) = real else {
        return false;
    };
    match seen {
        Zone::Hidden(number) => *number == real.len(),
        Zone::Open(seen) if seen == real => true,
        Zone::Open(seen) => {
            let (mut seen, mut real) = (seen.clone(), real.clone());
            seen.sort_unstable();
            real.sort_unstable();
            seen == real
        }
    }
}

/// Nothing is told twice, names are plain, and places with a number belong to a seat.
fn well_formed<G: Game>(sheet: &Sheet, game: &G) {
    assert_eq!(sheet.twice, Vec::<String>::new());
    assert_eq!(sheet.scores.len(), game.players().count());
    for name in sheet.zones.keys() {
        assert!(is_plain(name), "{name}");
        let number = name.trim_start_matches(|letter: char| !letter.is_ascii_digit());
        if let Ok(seat) = number.parse::<usize>() {
            assert!(seat < game.players().count(), "{name} belongs to no seat");
        }
    }
    for (name, fact) in &sheet.facts {
        assert!(is_plain(name), "{name}");
        let reserved = ["zones", "counts", "scores", "position"].contains(name);
        assert!(!reserved, "{name} means something else");
        if let Fact::Seat(seat) = fact {
            assert!(game.players().has(*seat), "{name}");
        }
    }
}
