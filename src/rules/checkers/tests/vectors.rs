//! Section 8 of the rule sheet: counts of move paths and exact move lists.

use super::*;

const OPTIONAL_FINISH: &str = "multi-jump=must-finish";
const FORCED_STOP: &str = "capture=forced";

fn perft(position: &Position, rules: MoveRules, depth: usize) -> u64 {
    let mut nodes = 0;
    position.moves(rules, &mut |played| {
        nodes += if depth == 1 {
            1
        } else {
            perft(&position.make(played), rules, depth - 1)
        };
    });
    nodes
}

/// Checks the counts of depth 1 and on.
fn counts(position: &str, options: &str, expected: &[u64]) {
    let game = at(position, options);
    for (depth, nodes) in expected.iter().enumerate() {
        assert_eq!(
            perft(&game.position, game.options.moves, depth + 1),
            *nodes,
            "{position} at depth {}",
            depth + 1
        );
    }
}

const START: &str = "B:W21-32:B1-12";

#[test]
fn tv_perft_start_tournament() {
    counts(
        START,
        TOURNAMENT,
        &[7, 49, 302, 1_469, 7_361, 36_768, 179_740, 845_931],
    );
}

#[test]
fn tv_perft_start_booklet() {
    counts(
        START,
        BOOKLET,
        &[7, 49, 379, 2_872, 23_582, 190_647, 1_607_272],
    );
}

#[test]
fn tv_perft_start_booklet_crowning_continues() {
    counts(START, CONTINUES, &[7, 49, 379, 2_872, 23_582, 190_647]);
}

#[test]
fn tv_perft_start_optional_and_must_finish() {
    counts(
        START,
        OPTIONAL_FINISH,
        &[7, 49, 379, 2_872, 23_582, 189_143],
    );
}

#[test]
fn tv_perft_start_forced_and_may_stop() {
    counts(
        START,
        FORCED_STOP,
        &[7, 49, 302, 1_469, 7_361, 37_205, 182_906],
    );
}

/// The long columns of the table; run by name, it takes a while.
#[test]
#[ignore = "a hundred million moves"]
fn tv_perft_start_deep() {
    let deep = |options, depth, nodes| {
        let rules = start(options).options.moves;
        assert_eq!(perft(&Position::START, rules, depth), nodes);
    };
    deep(TOURNAMENT, 10, 18_391_564);
    deep(BOOKLET, 8, 13_412_443);
    deep(CONTINUES, 8, 13_412_527);
    deep(OPTIONAL_FINISH, 8, 12_985_817);
    deep(FORCED_STOP, 9, 4_134_333);
    deep(BOOKLET, 9, 114_832_738);
    deep(CONTINUES, 9, 114_836_716);
    deep(OPTIONAL_FINISH, 9, 109_416_570);
}

#[test]
fn tv_perft_a_king_among_six_men() {
    let position = "B:W6,7,14,15,22,23:BK2";
    counts(position, TOURNAMENT, &[6, 32, 112, 576, 1_509]);
    counts(position, BOOKLET, &[12, 78, 312, 1_887, 6_049]);
}

#[test]
fn tv_perft_crowning_by_a_jump() {
    let position = "B:W25,26:B17,21";
    counts(position, TOURNAMENT, &[1, 2, 5, 8, 38]);
    counts(position, BOOKLET, &[2, 5, 13, 27, 97]);
    counts(position, CONTINUES, &[3, 5, 13, 27, 97]);
}

#[test]
fn tv_perft_crowning_by_two_jumps() {
    let position = "B:W27,26:B23,22";
    counts(position, TOURNAMENT, &[3, 4, 12, 24, 76]);
    counts(position, BOOKLET, &[4, 10, 32, 84, 248]);
    counts(position, CONTINUES, &[5, 10, 32, 84, 248]);
}

#[test]
fn tv_perft_a_king_in_the_middle() {
    let position = "W:WK18:B14,15,22,23";
    counts(position, TOURNAMENT, &[4, 24, 96, 466, 1_257]);
    counts(position, BOOKLET, &[4, 24, 96, 493, 1_489]);
}

#[test]
fn tv_perft_men_about_to_be_crowned() {
    let position = "W:W9,10,K32:BK3,20,21";
    counts(position, TOURNAMENT, &[6, 21, 88, 399, 1_940]);
    counts(position, BOOKLET, &[6, 24, 136, 727, 4_172]);
}

#[test]
fn tv_perft_a_crowded_middle_game() {
    let position = "B:W10,14,23,26,K12:B1,7,K16,18";
    counts(position, TOURNAMENT, &[1, 2, 12, 42, 196]);
    counts(position, BOOKLET, &[8, 57, 436, 3_479, 25_663]);
    counts(position, CONTINUES, &[8, 57, 436, 3_492, 25_717]);
}

#[test]
fn tv_list_a_man_with_two_jumps() {
    assert_eq!(
        listed(&at("B:W18,26:B14", BOOKLET)),
        ["14-17", "14x23", "14x23x30"]
    );
    let mut game = at("B:W18,26:B14", TOURNAMENT);
    assert_eq!(listed(&game), ["14x23x30"]);
    play(&mut game, "14x23x30");
    assert_eq!(ended(&game), Some(("all-captured", [0].into())));
}

#[test]
fn tv_list_the_king_that_can_circle() {
    assert_eq!(
        listed(&at("B:W6,7,14,15,22,23:BK2", TOURNAMENT)),
        [
            "2x11x18x25",
            "2x11x18x27",
            "2x11x18x9x2",
            "2x9x18x11x2",
            "2x9x18x25",
            "2x9x18x27"
        ]
    );
}

#[test]
fn tv_list_crowning_stops_unless_it_continues() {
    let position = "B:W25,26:B17,21";
    let jumps = |options| -> List<String> {
        listed(&at(position, options))
            .into_iter()
            .filter(|text| text.starts_with("21x"))
            .collect()
    };
    assert_eq!(jumps(BOOKLET), ["21x30"]);
    assert_eq!(jumps(CONTINUES), ["21x30", "21x30x23"]);
}

#[test]
fn tv_list_no_move_loses_or_draws() {
    let position = "W:W13:B6,9";
    assert_eq!(ended(&at(position, BOOKLET)), Some(("blocked", [0].into())));
    assert_eq!(
        ended(&at(position, "blocked-player=draw")),
        Some(("blocked", [].into()))
    );
}

#[test]
fn tv_list_a_step_or_the_winning_jump() {
    assert_eq!(listed(&at("B:W22:B17", BOOKLET)), ["17-21", "17x26"]);
    let mut game = at("B:W22:B17", TOURNAMENT);
    assert_eq!(listed(&game), ["17x26"]);
    play(&mut game, "17x26");
    assert_eq!(ended(&game), Some(("all-captured", [0].into())));
}

#[test]
fn tv_list_only_a_king_jumps_backward() {
    assert_eq!(listed(&at("W:W18:B23", BOOKLET)), ["18-14", "18-15"]);
    assert_eq!(listed(&at("W:W18:B23", TOURNAMENT)), ["18-14", "18-15"]);
    assert_eq!(
        listed(&at("W:WK18:B23", BOOKLET)),
        ["18-14", "18-15", "18-22", "18x27"]
    );
    assert_eq!(listed(&at("W:WK18:B23", TOURNAMENT)), ["18x27"]);
}

#[test]
fn tv_eighty_quiet_moves_are_a_draw_and_a_step_of_the_man_starts_anew() {
    let mut game = at("B:WK32,12:BK1", "repetition=off");
    for _ in 0..19 {
        play(&mut game, "1-5 32-28 5-1 28-32");
    }
    play(&mut game, "1-5 32-28 5-1");
    assert_eq!((ended(&game), game.view(None).quiet()), (None, (79, 80)));
    let mut other = game.clone();
    play(&mut game, "28-32");
    assert_eq!(ended(&game), Some(("quiet", [].into())));
    play(&mut other, "12-8");
    assert_eq!((ended(&other), other.view(None).quiet()), (None, (0, 80)));
}

#[test]
fn the_game_lists_exactly_the_paths_that_are_counted() {
    fn count(game: &Checkers, depth: usize) -> u64 {
        let mut nodes = 0;
        game.legal(&mut |choice| {
            let Choice::One(action) = choice else {
                panic!("checkers has no ranges");
            };
            let mut next = game.clone();
            quietly(|croupier| next.apply(action, croupier)).unwrap();
            nodes += if depth == 1 {
                1
            } else {
                count(&next, depth - 1)
            };
        });
        nodes
    }
    assert_eq!(count(&start(TOURNAMENT), 4), 1_469);
    assert_eq!(count(&start(BOOKLET), 4), 2_872);
}
