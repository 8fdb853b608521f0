//! What views tell, and the games that are imagined from them.

use super::*;
use crate::testing::sheet::Sheet;

#[test]
fn an_imagined_game_looks_the_same_and_is_sound() {
    let mut rng = Rng::seed_from_u64(3);
    for options in [CLASSIC, RETURN] {
        games::random(3, options, 5, |game| {
            testing::can_be_imagined(game, &mut rng);
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

#[test]
fn every_tile_is_in_one_zone_with_the_top_of_a_column_first() {
    let corners = ["8 5x2 3 1 | 6x3 | ; 7", "4 | | ; 1 1 1 out 2", "8"];
    let game = position(CLASSIC, &corners, 2, &[7, 3, 1]);
    let mut state = Sheet::of(&game);
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
        assert_eq!(state.zone(zone), tiles, "{zone}");
    }
    let pool = state.zone("pool");
    assert!(pool.starts_with("3 1 "), "the next tile is on top");
    assert_eq!(state.things().len(), 80);
    assert_eq!(state.scores, [1, 0, 0]);
    assert!(state.facts.contains(&("out-1", crate::Fact::Flag(true))));
    let mut seen = Sheet::seen(&game.view(Some(seat(0))));
    let mut sorted: List<&str> = pool.split(' ').collect();
    sorted.sort_unstable();
    assert_eq!(seen.zone("pool"), sorted.join(" "));
    state.zones.remove("pool");
    seen.zones.remove("pool");
    assert_eq!(seen, state);
}
