//! What holds in every game: how games end, saves, and what a save must not hold.

use super::*;

/// Plays a game of random actions and calls `look` before each of them and at the end.
pub(super) fn random(players: usize, options: &str, seed: u64, mut look: impl FnMut(&NoRespect)) {
    let mut game: NoRespect = testing::start(players, seed, options);
    testing::play_on(&mut game, &mut Rng::seed_from_u64(seed), |game, _| {
        look(game);
        true
    });
}

/// The end of a random game.
pub(super) fn random_end(players: usize, options: &str, seed: u64) -> NoRespect {
    let mut last = None;
    random(players, options, seed, |game| {
        if matches!(game.turn(), Turn::Over(_)) {
            last = Some(game.clone());
        }
    });
    last.expect("every game ends")
}

#[test]
fn a_classic_game_takes_at_most_eighty_actions_and_two_seats_never_empty_the_pool() {
    for players in 2..=4 {
        for seed in 0..300 {
            let mut actions = 0;
            random(players, CLASSIC, seed, |_| actions += 1);
            assert!(actions <= 81);
            let end = random_end(players, CLASSIC, seed);
            // Ruling 6: two seats hold 56 tiles at the most, and each that is out one more.
            assert!(players > 2 || end.board.pool.total() >= 80 - 57);
        }
    }
}

#[test]
fn a_saved_game_reads_back_and_is_short() {
    for options in [CLASSIC, FREE, SECOND, RETURN] {
        random(4, options, 8, |game| {
            assert!(testing::reads_back(game) < 300);
        });
    }
}

#[test]
fn a_game_that_cannot_be_is_not_sound() {
    let corners = [
        "8 7x2 | 6 | ; 1 2",
        "5 4 3 2x3 | 8 | ; 1",
        "8 | 7 | 6 ; 2 2 2 out 3",
    ];
    let sound = |change: fn(&mut NoRespect)| {
        let mut game = position(CLASSIC, &corners, 0, &[5]);
        change(&mut game);
        game.is_sound()
    };
    assert!(sound(|_| ()));
    assert!(!sound(|game| game.board.players = Players::new(2).unwrap()));
    assert!(!sound(|game| game.board.players = Players::new(5).unwrap()));
    assert!(!sound(|game| game.board.turn = seat(2)), "it is out");
    assert!(
        !sound(|game| game.board.turn = seat(3)),
        "nobody sits there"
    );
    assert!(!sound(|game| game.board.tile = None), "nobody has won");
    assert!(
        !sound(|game| game.board.tile = Some(tile(6))),
        "one 6 too many"
    );
    assert!(
        !sound(|game| game.board.last_played = Some(seat(2))),
        "it is out"
    );
    assert!(!sound(|game| game.board.last_played = Some(seat(3))));
    assert!(!sound(|game| game.board.last_played = None));
    assert!(!sound(|game| game.board.pool.put(tile(1))));
    assert!(!sound(|game| game.board.pool.take(tile(1))));
    assert!(!sound(|game| game.order.clear()));
    assert!(!sound(|game| game.order[0] = tile(8)));
    assert!(!sound(|game| game.first_draw.first = seat(3)));
    assert!(!sound(
        |game| game.first_draw.rounds[0][seat(3)] = Some(tile(1))
    ));
    assert!(!sound(|game| game.board.corners[seat(0)].out = true));
    assert!(!sound(|game| game.board.corners[seat(2)].out = false));
    assert!(!sound(|game| game.board.corners[seat(2)].last = None));
    // The variation has other tables: low starts, but no caps and nothing before a seat that is out.
    assert!(!sound(|game| game.board.options.kind =
        Kind::SecondChance {
            return_complete: false
        }));
}

/// Whether a table with this corner of seat 0 is sound, its tiles being counted right.
fn fits(options: &str, text: &str) -> bool {
    let mut game = position(options, &["8", "8"], 1, &[7]);
    let mut placed = List::new();
    game.board.corners[seat(0)] = read_corner(text);
    game.board.pool = Pool::FULL;
    for number in 0..2 {
        placed.extend(corner(&game, number).tiles());
    }
    placed.extend(game.board.tile);
    placed.iter().for_each(|tile| game.board.pool.take(*tile));
    game.order = game.board.pool.iter().collect();
    game.is_sound()
}

#[test]
fn corners_that_play_cannot_leave_are_not_sound() {
    assert!(fits(CLASSIC, "8 7 6 5 | 7x2 6x2 | 5x3 ; 1 2"));
    for wrong in [
        "7 8",
        "7 7",
        "7x3 6",
        "3",
        "| 8",
        "8 | | 7",
        "8 ; - 1",
        "8 7 6 5 | 8 7 6 5 | 8 7 6 5",
        "8 ; 1 2 out 3",
        "8 ; 1 2 3 out",
    ] {
        assert!(!fits(CLASSIC, wrong), "{wrong}");
    }
    for right in ["3 | 2", "| 8", "8 ; - 1", "8 7 6 5x3"] {
        assert!(fits(SECOND, right), "{right}");
    }
    for wrong in ["8 7x3", "8 ; 1 2 3 out 3", "7 8"] {
        assert!(!fits(SECOND, wrong), "{wrong}");
    }
    assert!(!fits(RETURN, "8 7 6 5x3"));
    assert!(fits(RETURN, "8 7 6 5x2"));
}

#[test]
fn ties_in_the_first_draw_end_even_if_every_tile_is_drawn() {
    // Two seats draw pairs until nothing is left: the tiles go back and they go on.
    let pairs: List<u8> = (1..=8).flat_map(|number| [number; 10]).collect();
    let (game, events) = started(2, CLASSIC, &[&pairs, &[4, 4, 5, 6], &[7]]);
    assert_eq!((to_move(&game), drawn(&game)), (1, Some(7)));
    let draws = events
        .iter()
        .filter(|(_, event)| matches!(event, Event::DrewForFirst { .. }));
    assert_eq!(draws.count(), 84);
    let kept: List<u8> = game.first_draw.tiles(seat(1)).map(Tile::number).collect();
    assert_eq!(kept, [8, 4, 6], "the last rounds are remembered");
}
