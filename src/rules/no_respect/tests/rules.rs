//! One test for each numbered rule, and for the rulings that they leave open.

use super::*;
use crate::NotAnAction;

#[test]
fn r1_a_tile_is_drawn_at_random_and_has_to_be_played() {
    let (game, events) = started(2, CLASSIC, &[&[8, 1], &[5]]);
    assert_eq!((drawn(&game), game.board.pool.total()), (Some(5), 79));
    let drew = Event::Drew {
        seat: seat(0),
        tile: tile(5),
        left: 79,
    };
    assert_eq!(events.last().map(|(_, event)| *event), Some(drew));
    assert_eq!(legal(&game), "build:0", "there is no passing");
    // Each tile is as likely as any other: of 8000 first tiles each number comes about 1000 times, give or take 30.
    let mut times = [0; 8];
    for seed in 0..8000 {
        let game = testing::start(3, seed, CLASSIC);
        times[usize::from(drawn(&game).unwrap()) - 1] += 1;
    }
    assert!(
        times.iter().all(|times| (850..1150).contains(times)),
        "{times:?}"
    );
}

#[test]
fn r2_a_tile_is_built_stacked_or_discarded_and_lies_in_one_place() {
    let table = |tiles: &[u8]| position(FREE, &["6 | 5 | ", "4 | |"], 0, tiles);
    let mut game = table(&[4, 1]);
    assert_eq!(legal(&game), "build:0 build:1 build:2 stack:1.0 discard:0");
    play(&mut game, "build:1");
    is_corner(&game, 0, "6 | 5 4 |");
    is_corner(&game, 1, "4 | |");
    let mut game = table(&[4, 1]);
    play(&mut game, "stack:1.0");
    is_corner(&game, 0, "6 | 5 |");
    is_corner(&game, 1, "4x2 | |");
    let mut game = table(&[4, 1]);
    play(&mut game, "discard:0");
    is_corner(&game, 0, "6 | 5 | ; 4");
    is_corner(&game, 1, "4 | |");
}

#[test]
fn r3_the_turn_passes_to_the_next_living_seat() {
    let out = "4 | | ; 1 1 1 out 2";
    let mut game = position(CLASSIC, &["8", "7", out, "6"], 0, &[8, 8, 8, 8]);
    for next in [1, 3, 0] {
        play(&mut game, "build:1");
        assert_eq!(to_move(&game), next);
    }
}

#[test]
fn r4_building_is_for_own_columns_from_the_bottom() {
    let mut game = position(CLASSIC, &["8 |", "7"], 0, &[5, 3]);
    let events = play(&mut game, "build:0");
    is_corner(&game, 0, "8 5");
    is_corner(&game, 1, "7");
    let built = Event::Built {
        seat: seat(0),
        lane: Lane::Left,
        tile: tile(5),
        complete: false,
    };
    assert_eq!(events[0], built);
}

#[test]
fn r5_only_a_strictly_lower_tile_is_built_and_gaps_are_allowed() {
    let game = position(CLASSIC, &["7 4 | 8 | 8", "| |"], 0, &[4]);
    assert_eq!(refused(&game, "build:0"), Refusal::NotLower(tile(4)));
    let game = position(CLASSIC, &["7 4 | 8 | 8", "| |"], 0, &[5]);
    assert_eq!(refused(&game, "build:0"), Refusal::NotLower(tile(4)));
    let mut game = position(CLASSIC, &["7 | 8 | 8", "| |"], 0, &[4, 8, 3, 8, 1]);
    play(&mut game, "build:0 build:0 build:0 build:1 build:0");
    is_corner(&game, 0, "7 4 3 1 | 8 | 8");
}

#[test]
fn r6_a_column_starts_with_a_four_or_higher_in_the_classic_game() {
    for number in 1..=8 {
        let game = position(CLASSIC, &["", ""], 0, &[number]);
        if number < 4 {
            assert_eq!(refused(&game, "build:0"), Refusal::StartsTooLow);
            assert_eq!(legal(&game), "discard:0");
        } else {
            assert_eq!(legal(&game), "build:0");
        }
        let game = position(SECOND, &["", ""], 0, &[number]);
        assert_eq!(legal(&game), "build:0 build:1 build:2");
    }
}

#[test]
fn r7_complete_and_capped_columns_are_closed_and_a_stack_is_not() {
    let corner = "8 7 6 5 | 8x3 | 8 7x2";
    let mut game = position(CLASSIC, &[corner, ""], 0, &[4]);
    assert_eq!(refused(&game, "build:0"), Refusal::Complete);
    assert_eq!(refused(&game, "build:1"), Refusal::Capped);
    assert_eq!(legal(&game), "build:2");
    play(&mut game, "build:2");
    is_corner(&game, 0, "8 7 6 5 | 8x3 | 8 7x2 4");
}

#[test]
fn r8_an_equal_tile_goes_on_the_top_of_any_living_seats_column() {
    let corners = ["5 | 8 5 | 8 7 6 5x2", "5 4 | | ", "8 5x2 | 6 |"];
    let mut game = position(CLASSIC, &corners, 0, &[5]);
    assert_eq!(legal(&game), "stack:0.0 stack:0.1 stack:0.2 stack:2.0");
    assert_eq!(refused(&game, "stack:1.0"), Refusal::NotEqual(tile(4)));
    assert_eq!(refused(&game, "stack:1.1"), Refusal::NothingToMatch);
    assert_eq!(refused(&game, "stack:3.0"), Refusal::NobodyThere);
    let events = play(&mut game, "stack:2.0");
    let capped = Event::Stacked {
        seat: seat(0),
        owner: seat(2),
        lane: Lane::Left,
        tile: tile(5),
        height: Height::Three,
    };
    assert_eq!(events[0], capped);
}

#[test]
fn r9_two_are_a_stack_and_three_a_cap_that_takes_no_further_tile() {
    let mut game = position(CLASSIC, &["8 5 | 8 | 8", "", ""], 1, &[5, 5, 5]);
    let kinds = |events: List<Event>| events.iter().map(crate::Event::kind).next().unwrap();
    assert_eq!(kinds(play(&mut game, "stack:0.0")), "stacked");
    is_corner(&game, 0, "8 5x2 | 8 | 8");
    assert_eq!(kinds(play(&mut game, "stack:0.0")), "capped");
    is_corner(&game, 0, "8 5x3 | 8 | 8");
    assert_eq!(refused(&game, "stack:0.0"), Refusal::Capped);
    assert_eq!(refused(&game, "build:0"), Refusal::Capped);
}

#[test]
fn r10_a_stack_that_is_built_over_cannot_be_touched() {
    let game = position(CLASSIC, &["5x2 4", "8 | 8 | 8"], 1, &[5]);
    assert_eq!(refused(&game, "stack:0.0"), Refusal::NotEqual(tile(4)));
    assert_eq!(legal(&game), "build:0 build:1 build:2");
}

#[test]
fn r11_complete_columns_are_stacked_and_capped_and_count_all_the_same() {
    let mut game = position(CLASSIC, &["8 6 4 2", "", ""], 1, &[2, 2, 8]);
    assert_eq!(legal(&game), "stack:0.0");
    play(&mut game, "stack:0.0");
    assert_eq!(game.score(seat(0)), 1);
    play(&mut game, "stack:0.0");
    is_corner(&game, 0, "8 6 4 2x3");
    assert_eq!(game.score(seat(0)), 1);
}

#[test]
fn r12_own_columns_can_be_stacked_and_capped_and_a_cap_ends_them() {
    let mut game = position(CLASSIC, &["8 5x2 | 8 | 8", ""], 0, &[5, 4, 4]);
    play(&mut game, "stack:0.0 build:0");
    assert_eq!(refused(&game, "build:0"), Refusal::Capped);
    assert!(!corner(&game, 0).column(Lane::Left).can_be_completed());
}

#[test]
fn r13_a_seat_that_is_out_is_left_alone_and_circles_are_their_owners() {
    let out = "8 | 7 | 6 ; 1 1 1 out 2";
    let mut game = position(CLASSIC, &["4 3 2 1 | 4x3 | 4x3 ; 3", out, "5"], 0, &[8, 3]);
    assert_eq!(refused(&game, "stack:1.0"), Refusal::SeatIsOut);
    assert_eq!(legal(&game), "discard:1");
    play(&mut game, "discard:1");
    is_corner(&game, 0, "4 3 2 1 | 4x3 | 4x3 ; 3 8");
    // The 3 on the circle of seat 0 is nothing to stack on.
    assert_eq!(legal(&game), "build:0");
}

#[test]
fn r14_a_discarded_tile_stays_for_the_rest_of_the_classic_game() {
    let mut game = position(CLASSIC, &["", "4x2"], 0, &[1, 4, 2, 4, 4, 1]);
    play(&mut game, "discard:0 stack:1.0");
    assert_eq!(refused(&game, "discard:0"), Refusal::CircleTaken);
    play(&mut game, "discard:1");
    is_corner(&game, 0, " | | ; 1 2");
    is_corner(&game, 1, "4x3");
}

#[test]
fn r15_a_circle_is_the_last_resort_unless_discards_are_free() {
    let corners = ["8", "3"];
    let game = position(SECOND, &corners, 0, &[3]);
    assert_eq!(refused(&game, "discard:0"), Refusal::CanBePlaced);
    assert_eq!(legal(&game), "build:0 build:1 build:2 stack:1.0");
    let game = position(CLASSIC, &["8 3 | 7 3 | 6 3", "5"], 0, &[5]);
    assert_eq!(legal(&game), "stack:1.0");
    assert_eq!(refused(&game, "discard:0"), Refusal::CanBePlaced);
    let game = position(FREE, &["8 3 | 7 3 | 6 3", "5"], 0, &[5]);
    assert_eq!(legal(&game), "stack:1.0 discard:0");
    let game = position(CLASSIC, &["8 3 | 7 3 | 6 3", "6"], 0, &[5]);
    assert_eq!(legal(&game), "discard:0");
}

#[test]
fn r16_with_all_circles_full_there_is_no_discard() {
    for options in [CLASSIC, FREE] {
        let game = position(options, &["4 3 | 4 | 4 ; 1 1 1", "8"], 0, &[2]);
        assert_eq!(legal(&game), "build:0 build:1 build:2");
        for circle in ["discard:0", "discard:1", "discard:2"] {
            assert_eq!(refused(&game, circle), Refusal::CircleTaken);
        }
    }
}

#[test]
fn r17_a_tile_without_a_place_puts_the_seat_out_at_once() {
    let full = "4 3 | 5 4 | 6 5 ; 1 1 1";
    let mut game = position(CLASSIC, &[full, "7", "6"], 0, &[8, 7, 6, 8]);
    assert_eq!(legal(&game), "out");
    for other in ["build:0", "discard:0", "stack:1.0"] {
        refused(&game, other);
    }
    let events = play(&mut game, "out");
    assert_eq!(crate::Event::kind(&events[0]), "went-out");
    assert!(corner(&game, 0).out);
    play(&mut game, "build:1 build:1");
    assert_eq!(to_move(&game), 1, "seat 0 takes no further turns");
    let game = position(CLASSIC, &["8", ""], 0, &[7]);
    assert_eq!(refused(&game, "out"), Refusal::NotOut);
    let game = position(CLASSIC, &["4 1 | 4 1 | 4 1 ; 2", ""], 0, &[8]);
    assert_eq!(refused(&game, "out"), Refusal::NotOut);
}

#[test]
fn r18_the_tiles_of_a_seat_that_is_out_stay_and_the_last_lies_beside_them() {
    let full = "4 3 | 5 4 | 6 5 ; 1 1 1";
    let mut game = position(CLASSIC, &[full, "7", "6"], 0, &[8, 7]);
    let before = game.board.pool.total();
    play(&mut game, "out");
    is_corner(&game, 0, "4 3 | 5 4 | 6 5 ; 1 1 1 out 8");
    assert_eq!(game.board.pool.total(), before - 1, "only the 7 was drawn");
}

#[test]
fn r19_the_third_complete_column_wins_at_once() {
    let mut game = position(CLASSIC, &["8 7 6 5 | 7 6 5 4 | 6 5 2", "8"], 0, &[1]);
    play(&mut game, "build:2");
    assert_eq!(result(&game), (std::vec![0], "three-columns"));
    assert_eq!(drawn(&game), None, "nobody draws any more");
    assert_eq!(refused(&game, "out"), Refusal::Over);
}

#[test]
fn r20_the_last_living_seat_wins_at_once() {
    let full = "4 3 | 5 4 | 6 5 ; 1 1 1";
    let out = "8 | | ; 2 2 2 out 3";
    let mut game = position(CLASSIC, &[full, out, "6"], 0, &[8]);
    play(&mut game, "out");
    assert_eq!(result(&game), (std::vec![2], "last-seat"));
    assert_eq!(drawn(&game), None, "it need not draw again");
}

#[test]
fn r21_with_an_empty_pool_the_seat_that_played_last_wins() {
    let mut game = vectors::last_tile();
    play(&mut game, "build:2");
    assert_eq!(result(&game), (std::vec![3], "pool-empty"));
}

#[test]
fn r22_an_incomplete_column_that_is_capped_goes_back_with_its_circle() {
    for capping in [0, 1] {
        let corners = ["8 3x2 | 6 | ; 5 4 2", "7"];
        let mut game = position(SECOND, &corners, capping, &[3]);
        let before = game.board.pool;
        let events = play(&mut game, "stack:0.0");
        let returned = Event::Returned {
            seat: seat(0),
            lane: Lane::Left,
            tiles: 5,
        };
        assert_eq!(events[1], returned);
        is_corner(&game, 0, "| 6 | ; - 4 2");
        // The turn is over, and a tile was drawn since.
        assert_eq!(to_move(&game), 1 - capping);
        assert_eq!(game.board.pool.total(), before.total() + 5 - 1);
    }
    // Without a tile on the circle only the column goes; it may be started again.
    let mut game = position(SECOND, &["8x2 | 6 | ; - 4", "7"], 1, &[8, 5]);
    play(&mut game, "stack:0.0");
    is_corner(&game, 0, "| 6 | ; - 4");
    assert!(legal(&game).contains("build:0"));
    // The classic game has no second chances.
    let mut game = position(CLASSIC, &["8 3x2 | 6 | ; 5 4 2", "7"], 1, &[3]);
    play(&mut game, "stack:0.0");
    is_corner(&game, 0, "8 3x3 | 6 | ; 5 4 2");
}

#[test]
fn r23_a_complete_column_that_is_capped_stays_unless_it_is_to_go_back() {
    let corners = ["8 6 4 2x2 | | ; 5", "7"];
    let mut game = position(SECOND, &corners, 1, &[2]);
    play(&mut game, "stack:0.0");
    is_corner(&game, 0, "8 6 4 2x3 | | ; 5");
    assert_eq!(game.score(seat(0)), 1);
    let mut game = position(RETURN, &corners, 1, &[2]);
    let before = game.board.pool.total();
    play(&mut game, "stack:0.0");
    is_corner(&game, 0, "");
    assert_eq!(game.score(seat(0)), 0);
    assert_eq!(game.board.pool.total(), before + 7 - 1);
}

#[test]
fn r24_with_second_chances_a_seat_that_goes_out_returns_everything() {
    let full = "4 3 | 5 4 | 6 5 ; 1 1 1";
    let mut game = position(SECOND, &[full, "7", "6"], 0, &[8]);
    let before = game.board.pool.total();
    let events = play(&mut game, "out");
    let out = Event::WentOut {
        seat: seat(0),
        tile: tile(8),
        returned: 10,
    };
    assert_eq!(events[0], out);
    is_corner(&game, 0, "out");
    assert_eq!(game.board.pool.total(), before + 10 - 1);
    assert_eq!(refused(&game, "stack:0.0"), Refusal::SeatIsOut);
}

#[test]
fn r25_three_columns_win_with_second_chances_too() {
    let mut game = position(SECOND, &["8 7 6 5x3 | 7 6 5 4 | 6 5 2", "8"], 0, &[1]);
    play(&mut game, "build:2");
    assert_eq!(result(&game), (std::vec![0], "three-columns"));
}

#[test]
fn r26_with_second_chances_the_last_seat_wins_at_once() {
    let full = "4 3 | 5 4 | 6 5 ; 1 1 1";
    let mut game = position(SECOND, &[full, "6"], 0, &[8]);
    play(&mut game, "out");
    assert_eq!(result(&game), (std::vec![1], "last-seat"));
}

#[test]
fn r27_with_second_chances_an_empty_pool_is_won_by_the_furthest() {
    let outcome = |corners: [&str; 3]| {
        let mut game = position(SECOND, &["8", "7", "6"], 0, &[1]);
        for (number, text) in corners.iter().enumerate() {
            game.board.corners[seat(number)] = read_corner(text);
        }
        // All other tiles lie elsewhere: what counts here is how far each has come.
        game.board.tile = None;
        game.board.pool = Pool::EMPTY;
        result(&game)
    };
    let one = "8 7 6 5 | 3 | 2";
    assert_eq!(
        outcome([one, "8 7 6 | 5 4 3 | 4 3 2", "7"]),
        (std::vec![0], "pool-empty")
    );
    assert_eq!(
        outcome([one, "8 7 6 1 | 3 2 | 2", "7"]),
        (std::vec![1], "pool-empty")
    );
    assert_eq!(
        outcome([one, "7", "8 7 6 1 | 3 2 |"]),
        (std::vec![0, 2], "pool-empty")
    );
}

#[test]
fn r28_of_equal_places_only_the_leftmost_is_offered_in_the_classic_game() {
    let game = position(CLASSIC, &["8 | |", ""], 0, &[8]);
    assert_eq!(legal(&game), "build:1 stack:0.0");
    assert_eq!(refused(&game, "build:2"), Refusal::LeftmostFirst);
    let game = position(CLASSIC, &["8x3 | | ; 1", ""], 0, &[2]);
    assert_eq!(legal(&game), "discard:1");
    assert_eq!(refused(&game, "discard:2"), Refusal::LeftmostFirst);
    let game = position(SECOND, &["8 | |", ""], 0, &[8]);
    assert_eq!(legal(&game), "build:1 build:2 stack:0.0");
    let game = position(SECOND, &["4 3 2 1x2 | 4 3 2 1x2 | 7 ; - 1", ""], 0, &[8]);
    assert_eq!(legal(&game), "discard:0 discard:2");
}

#[test]
fn ruling_3_a_dead_end_is_legal_and_the_last_resort_can_force_it() {
    let mut game = position(CLASSIC, &["8 | |", ""], 0, &[1, 5]);
    assert_eq!(legal(&game), "build:0");
    play(&mut game, "build:0");
    assert!(!corner(&game, 0).column(Lane::Left).can_be_completed());
}

#[test]
fn a_column_can_be_completed_as_long_as_lower_tiles_for_its_free_spaces_exist() {
    let can = |text| read_column(text).can_be_completed();
    for text in [
        "",
        "4",
        "8",
        "8 3",
        "8 3 2",
        "8 3 2 1",
        "8 7 6 5x3",
        "5x2 4",
    ] {
        assert!(can(text), "{text}");
    }
    for text in ["3", "8 2", "8 7 1", "8x3", "8 7 6x3", "2 1"] {
        assert!(!can(text), "{text}");
    }
}

#[test]
fn ruling_12_a_game_of_two_has_no_rule_of_its_own() {
    let (game, _) = started(2, CLASSIC, &[&[1, 2], &[4]]);
    assert_eq!((to_move(&game), legal(&game)), (1, "build:0".into()));
}

#[test]
fn actions_are_read_as_they_are_written_and_nothing_else_is() {
    for text in [
        "build:0",
        "build:2",
        "stack:0.0",
        "stack:3.2",
        "discard:1",
        "out",
    ] {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
    }
    for text in [
        "",
        "build",
        "build:",
        "build:3",
        "build:00",
        "build:+1",
        "stack:1",
        "stack:4.0",
        "stack:0.3",
        "stack:0.0.0",
        "discard:-1",
        "out:0",
        "Out",
        "build:0 ",
        "stack:0,0",
        "build:\u{0660}",
    ] {
        assert_eq!(text.parse::<Action>(), Err(NotAnAction), "{text}");
    }
}

#[test]
fn every_refusal_says_why_in_a_few_words() {
    for refusal in [
        Refusal::Over,
        Refusal::StartsTooLow,
        Refusal::NotLower(tile(5)),
        Refusal::Complete,
        Refusal::Capped,
        Refusal::LeftmostFirst,
        Refusal::NobodyThere,
        Refusal::SeatIsOut,
        Refusal::NothingToMatch,
        Refusal::NotEqual(tile(5)),
        Refusal::CircleTaken,
        Refusal::CanBePlaced,
        Refusal::NotOut,
    ] {
        let line = refusal.to_string();
        assert!((8..=28).contains(&line.len()), "{line}");
    }
}
