//! One test for each test vector of the rule sheet.

use super::*;

/// The tiles of the booklet's sample, in the order in which they were drawn.
const SAMPLE: [u8; 18] = [5, 1, 5, 4, 8, 2, 6, 7, 6, 2, 3, 3, 3, 4, 8, 5, 8, 2];

/// The first six rounds of the sample: what each seat did, and the table afterwards.
const ROUNDS: [(&str, [&str; 3]); 6] = [
    ("build:0 discard:0 stack:0.0", ["5x2", "; 1", ""]),
    ("build:0 build:0 discard:0", ["5x2 4", "8 | | ; 1", "; 2"]),
    (
        "build:1 build:1 build:0",
        ["5x2 4 | 6", "8 | 7 | ; 1", "6 | | ; 2"],
    ),
    (
        "build:0 build:0 stack:1.0",
        ["5x2 4 2 | 6", "8 3x2 | 7 | ; 1", "6 | | ; 2"],
    ),
    (
        "stack:1.0 build:1 build:1",
        ["5x2 4 2 | 6", "8 3x3 | 7 4 | ; 1", "6 | 8 | ; 2"],
    ),
    (
        "build:1 build:2 stack:0.0",
        ["5x2 4 2x2 | 6 5", "8 3x3 | 7 4 | 8 ; 1", "6 | 8 | ; 2"],
    ),
];

/// The table after six rounds, and P1 draws a tile.
fn seventh_round(next: u8) -> NoRespect {
    let mut tiles = SAMPLE.to_vec();
    tiles.push(next);
    let (mut game, _) = started(3, CLASSIC, &[&[6, 5, 4], &tiles]);
    for (actions, _) in ROUNDS {
        play(&mut game, actions);
    }
    game
}

#[test]
fn tv1_the_sample_of_the_booklet() {
    let (mut game, _) = started(3, CLASSIC, &[&[6, 5, 4], &SAMPLE]);
    assert_eq!(to_move(&game), 0);
    for (actions, table) in ROUNDS {
        for action in actions.split(' ') {
            if action.starts_with("discard") {
                assert_eq!(legal(&game), action, "the discards are forced");
            }
            play(&mut game, action);
        }
        for (number, text) in table.iter().enumerate() {
            is_corner(&game, number, text);
        }
    }
    // The nineteenth tile has been drawn by now: back with it.
    game.board.pool.put(game.board.tile.unwrap());
    let counts = Tile::ALL.map(|tile| game.board.pool.count(tile));
    assert_eq!(counts, [9, 7, 7, 8, 7, 8, 9, 7]);
    assert_eq!(game.board.pool.total(), 62);
}

#[test]
fn tv2_what_the_first_player_may_do_in_round_seven() {
    let expected = [
        "build:0 build:1",
        "build:1 stack:0.0",
        "build:1",
        "build:1 build:2 stack:1.1",
        "build:2 stack:0.1",
        "build:2 stack:2.0",
        "build:2",
        "build:2 stack:1.2 stack:2.1",
    ];
    for (number, actions) in (1..).zip(expected) {
        let game = seventh_round(number);
        assert_eq!((drawn(&game), to_move(&game)), (Some(number), 0));
        assert_eq!(legal(&game), actions, "a {number}");
    }
}

#[test]
fn tv3_the_end_of_the_sample() {
    // The booklet shows the end as a picture: P3 went out on its 14th turn with a 7, P1 goes out on its 17th with a 6. A
    // table that fits: the 16 + 16 + 14 tiles drawn before, and P1 in turn.
    let corners = [
        "5x2 4 2x3 | 6 5 4 3 | 8x3 ; 1 1 1",
        "8 3x3 | 7 4x2 3 1 | 8 7 ; 1 7 7",
        "6 4x2 2 | 8 6x2 3 | 5 3 2 1 ; 2 2 1 out 7",
    ];
    let mut game = position(CLASSIC, &corners, 0, &[6]);
    let held: usize = (0..3)
        .map(|number| corner(&game, number).tiles().count())
        .sum();
    assert_eq!((held, 80 - held - 1), (46, 33));
    play(&mut game, "out");
    assert_eq!(result(&game), (std::vec![1], "last-seat"));
    assert_eq!(game.board.pool.total(), 33, "17 + 16 + 14 tiles were drawn");
}

#[test]
fn tv4_a_capped_complete_column_counts_and_is_no_target_any_more() {
    let mut game = position(CLASSIC, &["8 6 4 2x2", "", ""], 1, &[2, 2]);
    play(&mut game, "stack:0.0");
    assert_eq!(corner(&game, 0).completed(), 1);
    assert_eq!(refused(&game, "stack:0.0"), Refusal::Capped);
    assert_eq!(legal(&game), "discard:0");
}

#[test]
fn tv5_the_third_column_wins_also_with_a_capped_one() {
    for first in ["8 7 6 5", "8 7 6 5x3"] {
        let corner = std::format!("{first} | 7 6 5 4 | 6 5 2");
        let mut game = position(CLASSIC, &[&corner, "8"], 0, &[1]);
        play(&mut game, "build:2");
        assert_eq!(result(&game), (std::vec![0], "three-columns"));
    }
}

#[test]
fn tv6_a_tile_without_a_place_and_dead_columns() {
    let corners = ["4 3 2 1 | 8 1x3 | 7 5x3 ; 2 2 2", "8", "7"];
    let mut game = position(CLASSIC, &corners, 0, &[6, 1]);
    assert_eq!(legal(&game), "out");
    play(&mut game, "out");
    assert_eq!(corner(&game, 0).last, Some(tile(6)));
    assert_eq!((to_move(&game), drawn(&game)), (1, Some(1)));
    assert_eq!(refused(&game, "stack:0.0"), Refusal::SeatIsOut);
    assert_eq!(legal(&game), "build:0");
}

#[test]
fn tv7_the_columns_of_a_seat_that_is_out_are_no_target() {
    let out = "8 | | ; 1 1 1 out 2";
    for (circles, expected) in [
        ("", "discard:0"),
        ("; 3 3", "discard:2"),
        ("; 3 3 3", "out"),
    ] {
        let own = std::format!("7 | 6 | 5 {circles}");
        let game = position(CLASSIC, &[out, &own, "7"], 1, &[8]);
        assert_eq!(legal(&game), expected);
    }
}

#[test]
fn tv8_a_capped_column_returns_five_tiles() {
    let mut game = position(SECOND, &["8 3x2 | | ; 5", "7"], 1, &[3]);
    let after_the_draw = game.board.pool;
    play(&mut game, "stack:0.0");
    is_corner(&game, 0, "");
    let mut pool = game.board.pool;
    pool.put(game.board.tile.unwrap());
    assert_eq!(pool.total(), after_the_draw.total() + 5);
    let gained = Tile::ALL.map(|tile| pool.count(tile) - after_the_draw.count(tile));
    assert_eq!(gained, [0, 0, 3, 0, 1, 0, 0, 1]);
}

#[test]
fn tv9_a_seat_that_goes_out_returns_fifteen_tiles() {
    let full = "4x2 3x2 2 | 5 4x2 3 | 6 5 ; 1 1 1";
    let mut game = position(SECOND, &[full, "7", "6"], 0, &[8]);
    let columns: usize = corner(&game, 0)
        .columns
        .iter()
        .map(|column| column.tiles().count())
        .sum();
    assert_eq!(columns, 11);
    let after_the_draw = game.board.pool.total();
    play(&mut game, "out");
    let mut pool = game.board.pool;
    pool.put(game.board.tile.unwrap());
    assert_eq!(pool.total(), after_the_draw + 15);
}

#[test]
fn tv10_ten_of_each_number_after_every_action() {
    for options in [CLASSIC, FREE, SECOND, RETURN] {
        for players in 2..=4 {
            games::random(players, options, 3, |game| {
                let mut all = game.board.pool;
                for number in 0..players {
                    corner(game, number).tiles().for_each(|tile| all.put(tile));
                }
                game.board.tile.into_iter().for_each(|tile| all.put(tile));
                assert_eq!(all, Pool::FULL);
            });
        }
    }
}

/// Two corners of 23 tiles each, which take part in both tables of 79.
const FULL: &str = "8x2 7x2 6x2 5x2 | 8x2 7x2 6x2 | 4x2 3x2 2x2 ; 1 1 1";

/// Four living seats that hold 79 tiles, nobody with two complete columns; seat 3 has drawn the last tile, a 1.
pub(super) fn last_tile() -> NoRespect {
    let corners = [
        FULL,
        FULL,
        "5x2 4x2 3x2 2x2 | 5x2 4x2 3x2 | 8 7 ; 1 1 1",
        "8 7 6 5 | 6 5 4 | 4 3x2 2x2 ; 2 2",
    ];
    position(CLASSIC, &corners, 3, &[1])
}

#[test]
fn tv11_the_eightieth_tile_wins_for_whoever_plays_it_or_played_before() {
    let mut game = last_tile();
    assert_eq!(
        (game.board.pool.total(), legal(&game)),
        (0, "build:1 build:2".into())
    );
    play(&mut game, "build:1");
    assert_eq!(result(&game), (std::vec![3], "pool-empty"));
    let corners = [
        FULL,
        FULL,
        "5x2 4x2 3x2 2x2 | 5x2 4x2 3x2 | 8 7 ; 1 1 1",
        "7 6 4x2 3x2 | 6 5x2 2x2 | ; 2 2 1",
    ];
    let mut game = position(CLASSIC, &corners, 2, &[8]);
    assert_eq!((game.board.pool.total(), legal(&game)), (0, "out".into()));
    play(&mut game, "out");
    assert_eq!(result(&game), (std::vec![1], "pool-empty"));
}

#[test]
fn tv12_a_last_seat_has_made_the_last_play() {
    // Ten thousand games for each number of seats, which are a second or two.
    for players in 2..=4 {
        let mut last_seats = 0;
        for seed in 0..10_000 {
            let game = games::random_end(players, CLASSIC, seed);
            let (winners, reason) = result(&game);
            if reason == "last-seat" {
                last_seats += 1;
                let last = game.board.last_played.map(Seat::index);
                assert_eq!(winners, List::from_iter(last), "seed {seed}");
            }
        }
        assert!(last_seats > 5_000, "{last_seats}");
    }
}

#[test]
fn tv13_the_first_draw_is_repeated_by_those_who_are_tied() {
    let (game, events) = started(3, CLASSIC, &[&[6, 6, 3, 4, 7]]);
    assert_eq!(to_move(&game), 1);
    let drawn: List<(usize, u8)> = events
        .iter()
        .filter_map(|(_, event)| match event {
            Event::DrewForFirst { seat, tile } => Some((seat.index(), tile.number())),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [(0, 6), (1, 6), (2, 3), (0, 4), (1, 7)]);
    assert!(events.contains(&(Audience::Everybody, Event::Begins { seat: seat(1) })));
    // The pool is back to 80, of which the first tile of the game has been drawn.
    assert_eq!(game.board.pool.total() + 1, 80);
    let tiles = |number| {
        game.first_draw
            .tiles(seat(number))
            .map(Tile::number)
            .collect::<List<_>>()
    };
    assert_eq!(
        (tiles(0), tiles(1), tiles(2)),
        (std::vec![6, 4], std::vec![6, 7], std::vec![3])
    );
}
