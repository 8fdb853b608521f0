//! What views tell, and the games that are imagined from them.

use super::*;
use std::collections::BTreeMap;

#[test]
fn an_imagined_game_looks_the_same_and_is_sound() {
    let mut rng = Rng::seed_from_u64(3);
    for options in [CLASSIC, RETURN] {
        games::random(3, options, 5, |game| {
            for looking in game.players().seats().map(Some).chain([None]) {
                let view = game.view(looking);
                let imagined = NoRespect::imagine(&view, &mut rng);
                assert_eq!(imagined.view(looking), view);
                assert!(imagined.is_sound());
            }
        });
    }
}

#[test]
fn a_view_says_nothing_about_the_order_of_the_pool() {
    let tiles = |tiles: &[u8]| position(CLASSIC, &["8", "7"], 0, tiles);
    let (one, other) = (tiles(&[4, 1, 2]), tiles(&[4, 8, 6]));
    assert_ne!(one, other);
    for looking in [None, Some(seat(0)), Some(seat(1))] {
        assert_eq!(one.view(looking), other.view(looking));
    }
}

/// A ledger that keeps the zones and the facts.
#[derive(Default)]
struct Book {
    zones: BTreeMap<String, String>,
    scores: List<i32>,
    facts: List<(&'static str, crate::Fact)>,
}

impl Ledger for Book {
    fn zone(
        &mut self,
        place: crate::ledger::Place,
        things: &mut dyn Iterator<Item = crate::Thing>,
    ) {
        let things: List<String> = things.map(|thing| thing.as_str().into()).collect();
        assert_eq!(self.zones.insert(place.to_string(), things.join(" ")), None);
    }
    fn hidden_zone(&mut self, place: crate::ledger::Place, _: usize) {
        panic!("{place} is hidden");
    }
    fn count(&mut self, kind: &'static str, _: crate::ledger::Place, _: Option<i32>) {
        panic!("{kind} is counted");
    }
    fn score(&mut self, points: i32) {
        self.scores.push(points);
    }
    fn position(&mut self, _: &dyn core::fmt::Display) {}
    fn fact(&mut self, name: &'static str, fact: crate::Fact) {
        self.facts.push((name, fact));
    }
}

#[test]
fn every_tile_is_in_one_zone_with_the_top_of_a_column_first() {
    let corners = ["8 5x2 3 1 | 6x3 | ; 7", "4 | | ; 1 1 1 out 2", "8"];
    let game = position(CLASSIC, &corners, 2, &[7, 3, 1]);
    let mut state = Book::default();
    game.describe(&mut state);
    for (zone, tiles) in [
        ("drawn", "7"),
        ("column-0-0", "1 3 5 5 8"),
        ("column-1-0", "6 6 6"),
        ("column-2-0", ""),
        ("circle-0-0", "7"),
        ("circle-1-0", ""),
        ("last0", ""),
        ("column-0-1", "4"),
        ("circle-2-1", "1"),
        ("last1", "2"),
        ("column-0-2", "8"),
    ] {
        assert_eq!(state.zones[zone], tiles, "{zone}");
    }
    assert!(
        state.zones["pool"].starts_with("3 1 "),
        "the next tile is on top"
    );
    let all = state
        .zones
        .values()
        .flat_map(|zone| zone.split_whitespace());
    assert_eq!(all.count(), 80);
    assert_eq!(state.scores, [1, 0, 0]);
    assert!(state.facts.contains(&("out-1", crate::Fact::Flag(true))));
    let mut seen = Book::default();
    game.view(Some(seat(0))).describe(&mut seen);
    let mut sorted: List<&str> = state.zones["pool"].split(' ').collect();
    sorted.sort_unstable();
    assert_eq!(seen.zones["pool"], sorted.join(" "));
    state.zones.remove("pool");
    seen.zones.remove("pool");
    assert_eq!(seen.zones, state.zones);
    assert_eq!((seen.scores, seen.facts), (state.scores, state.facts));
}
