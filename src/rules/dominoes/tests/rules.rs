//! One test for each numbered rule of the sheet, and for the rulings that say more.

use super::*;

fn game(hands: &[&str], line: &str, rest: &str) -> Dominoes {
    laid::<Basic>(hands, line, rest)
}

#[test]
fn r1_each_seat_gets_five_tiles_that_only_it_sees() {
    for players in 2..=4 {
        let game = start::<Basic>(players, 9);
        let view = game.view(Some(Seat::FIRST));
        assert_eq!(view.hand.len(), 5);
        assert_eq!(usize::from(view.rest), 28 - 5 * players);
        for other in game.players().seats().skip(1) {
            assert_eq!(view.open_hand(other), None);
            assert_eq!(view.sizes[other], 5);
        }
    }
}

#[test]
fn r2_the_highest_double_opens_and_nothing_else_may() {
    let (mut game, _) = scripted::<Basic>(2, &["4-4 6-5 3-2 1-1 0-0 5-5 6-4 2-1 2-2 1-0"]);
    assert_eq!((to_play(&game), phase(&game)), (1, "open"));
    assert_eq!(legal(&game), "5-5");
    for other in ["2-2", "6-4", "6-4@4", "draw", "pass"] {
        assert_eq!(refused(&game, other), Refusal::OpenWith(tile("5-5")));
    }
    let heard = play(&mut game, "5-5");
    let (seat, tile) = (seat(1), tile("5-5"));
    assert_eq!(heard, [(Audience::Everybody, Event::Opened { seat, tile })]);
    // The opening asks nobody for a private look; the turns after it do.
    let (game, _) = scripted::<Basic>(2, &["4-4"]);
    let Turn::Decide(opening) = game.turn() else {
        panic!("somebody opens");
    };
    assert!(!opening.private);
}

#[test]
fn r3_without_a_double_in_any_hand_all_tiles_are_dealt_again() {
    let plain = "6-5 6-4 6-3 6-2 6-1 6-0 5-4 5-3 5-2 5-1";
    let (game, heard) = scripted::<Basic>(2, &[plain, plain, "6-6"]);
    let again = |event: &&Event| **event == Event::DealtAgain;
    assert_eq!(heard.iter().filter(again).count(), 2);
    assert_eq!(to_play(&game), 0);
    assert_eq!(game.view(None).open.rounds, 0);
    assert_eq!(scores(&game), [0, 0]);
    // A script that never deals a double does not stop the game.
    let (game, _) = scripted::<Basic>(2, &[plain; 80]);
    assert_eq!(phase(&game), "open");
    assert!(game.is_sound());
}

#[test]
fn r4_the_turn_goes_to_the_left() {
    let (mut game, _) = scripted::<Basic>(
        3,
        &["1-0 2-0 2-1 3-0 3-1 6-6 6-5 4-0 5-0 6-0 6-1 6-2 6-3 6-4 5-4"],
    );
    assert_eq!(to_play(&game), 1);
    play(&mut game, "6-6");
    assert_eq!(to_play(&game), 2);
    play(&mut game, "6-1@6");
    assert_eq!(to_play(&game), 0);
}

#[test]
fn r5_a_tile_matches_an_open_number_and_its_other_half_becomes_open() {
    let mut one = game(&["5-3 6-0", "1-1"], "5-5", "4-4");
    assert_eq!(legal(&one), "5-3@5 5-3@5r");
    assert_eq!(refused(&one, "draw"), Refusal::HasMatch);
    assert_eq!(refused(&one, "pass"), Refusal::HasMatch);
    assert_eq!(refused(&one, "6-0@6"), Refusal::NoMatch(pips(5), pips(5)));
    assert_eq!(refused(&one, "5-4@5"), Refusal::NotHeld);
    assert_eq!(refused(&one, "5-3"), Refusal::Opened);
    play(&mut one, "5-3@5");
    assert_eq!(one.view(None).open.line.ends(), Some((pips(3), pips(5))));
    let mut right = game(&["5-3 6-0", "1-1"], "5-5", "4-4");
    play(&mut right, "5-3@5r");
    assert_eq!(right.view(None).open.line.ends(), Some((pips(5), pips(3))));
    // The right end is named only where both show the same number.
    let different = game(&["5-3 6-0", "1-1"], "5-4", "4-4");
    assert_eq!(legal(&different), "5-3@5");
    assert_eq!(
        refused(&different, "5-3@5r"),
        Refusal::NoMatch(pips(5), pips(4))
    );
    // A tile that fits both ends may go to either.
    assert_eq!(
        legal(&game(&["5-4", "1-1"], "5-3 3-4", "2-2")),
        "5-4@5 5-4@4"
    );
}

#[test]
fn r6_a_seat_that_can_place_nothing_draws_until_it_can_and_then_plays() {
    let mut drawing = game(&["6-0", "1-0"], "5-5 5-3", "4-2 3-1 6-6");
    assert_eq!(legal(&drawing), "draw");
    assert_eq!(refused(&drawing, "pass"), Refusal::CanDraw);
    let heard = play(&mut drawing, "draw");
    let (seat, tile) = (seat(0), tile("4-2"));
    assert_eq!(
        heard,
        [
            (Audience::Everybody, Event::Drew { seat }),
            (Audience::seat(seat), Event::DrewTile { seat, tile }),
        ]
    );
    assert_eq!((to_play(&drawing), legal(&drawing).as_str()), (0, "draw"));
    play(&mut drawing, "draw");
    assert_eq!(legal(&drawing), "3-1@3");
    play(&mut drawing, "3-1@3");
    assert_eq!(drawing.view(Some(seat)).hand, set("6-0 4-2"));
}

#[test]
fn r7_a_seat_that_can_place_nothing_passes_when_the_boneyard_is_empty() {
    let mut stuck = game(&["6-0", "5-1 1-0"], "5-5 5-3", "");
    assert_eq!((phase(&stuck), legal(&stuck).as_str()), ("pass", "pass"));
    assert_eq!(refused(&stuck, "draw"), Refusal::NothingToDraw);
    let Turn::Decide(decision) = stuck.turn() else {
        panic!("it goes on");
    };
    assert!(!decision.private, "everybody can see that coming");
    let heard = play(&mut stuck, "pass");
    let seat = seat(0);
    let passed = Event::Passed { seat, drawn: 0 };
    assert_eq!(heard, [(Audience::Everybody, passed)]);
    assert_eq!(to_play(&stuck), 1);
}

#[test]
fn r8_one_tile_ends_the_turn() {
    let mut one = game(&["5-3 5-4 5-2", "3-1 1-0"], "5-5", "");
    play(&mut one, "5-3@5");
    assert_eq!(to_play(&one), 1);
    assert_eq!(refused(&one, "5-4@5"), Refusal::NotHeld);
}

#[test]
fn r9_a_double_lies_across_the_line_and_leaves_its_number_open() {
    let mut one = game(&["3-3 6-0", "3-1 1-0"], "5-5 5-3", "");
    play(&mut one, "3-3@3");
    assert_eq!(one.view(None).open.line, TileLine::of("5-5 5-3 3-3"));
}

#[test]
fn r10_the_round_ends_at_once_when_a_seat_places_its_last_tile() {
    let mut one = game(&["5-3", "3-1 1-0"], "5-5", "4-4 2-2");
    let heard = play(&mut one, "5-3@5");
    let report = one.view(None).open.report.unwrap();
    assert_eq!(report.ending, Ending::Out(seat(0)));
    assert!(
        heard
            .iter()
            .any(|(_, event)| matches!(event, Event::Ended { .. }))
    );
    assert_eq!(phase(&one), "open");
    assert_eq!(one.view(None).open.rounds, 1);
}

#[test]
fn r11_a_round_that_nobody_can_go_on_with_is_blocked_after_a_placement_or_a_draw() {
    // The last blank is placed and the boneyard is empty.
    let line = "0-1 1-2 2-0 0-0 0-3 3-4 4-0 0-5 5-6";
    let mut placed = game(&["6-0 2-1", "6-6 5-5"], line, "");
    play(&mut placed, "6-0@6");
    let report = placed.view(None).open.report.unwrap();
    assert_eq!(report.ending, Ending::Blocked);
    assert_eq!(scores(&placed), [22 - 3, 0]);
    // The last tile is drawn and fits nowhere either.
    let mut drawn = game(&["6-6 5-5", "3-2"], DEAD_LINE, "1-1");
    play(&mut drawn, "draw");
    let report = drawn.view(None).open.report.unwrap();
    assert_eq!(report.ending, Ending::Blocked);
    assert_eq!(report.hands[seat(0)], set("6-6 5-5 1-1"));
    assert_eq!(scores(&drawn), [0, 24 - 5]);
    // One hand that can go on is enough.
    let mut open = game(&["6-3 2-1", "6-5 5-5"], "5-5 5-3", "");
    play(&mut open, "6-3@3");
    assert_eq!(open.view(None).open.report, None);
}

#[test]
fn r12_the_winner_scores_the_dots_of_the_others_less_its_own() {
    assert_eq!(
        scored::<Basic>(Ending::Out(seat(0)), &["", "6-5 3-3", "1-0"]),
        Some((0, 18))
    );
    assert_eq!(
        scored::<Basic>(Ending::Blocked, &["6-5", "3-3", "2-1"]),
        Some((2, 14))
    );
    let mut one = game(&["5-3", "3-1 1-0"], "5-5", "4-4 2-2");
    let heard = play(&mut one, "5-3@5");
    let scored = Event::Scored {
        seat: seat(0),
        points: Points::new(5),
        total: Points::new(5),
    };
    assert!(heard.contains(&(Audience::Everybody, scored)));
    assert_eq!(scores(&one), [5, 0]);
}

#[test]
fn r13_all_hands_are_turned_up_at_the_end_of_a_round() {
    let mut one = game(&["5-3", "3-1 1-0"], "5-5", "4-4 2-2");
    let heard = play(&mut one, "5-3@5");
    let hands = heard.iter().find_map(|heard| match heard {
        (Audience::Everybody, Event::Ended { hands, .. }) => Some(*hands),
        _ => None,
    });
    assert_eq!(hands.unwrap()[seat(1)], set("3-1 1-0"));
    let report = one.view(Some(seat(0))).open.report.unwrap();
    assert_eq!(report.hands[seat(1)], set("3-1 1-0"));
}

#[test]
fn r14_the_next_round_is_opened_by_its_highest_double_and_not_by_the_winner() {
    let (mut winners, mut others) = (0, 0);
    play_games::<Basic>(60, |game| {
        let view = game.view(None);
        let Some(report) = view.open.report.filter(|_| view.open.line.is_empty()) else {
            return;
        };
        let highest = game.players().seats().filter_map(|seat| {
            let hand = game.view(Some(seat)).hand;
            hand.iter().filter(|tile| tile.is_double()).max()
        });
        assert_eq!(highest.max(), Some(view.open.opening));
        match report.won(Basic::SCORING) {
            Some((seat, _)) if seat == view.open.to_play => winners += 1,
            _ => others += 1,
        }
    });
    assert!(winners > 20 && others > winners);
}

#[test]
fn r15_the_first_with_the_target_wins_and_only_the_winner_of_a_round_scores() {
    let mut ended = 0;
    for target in [50, 100] {
        for number in 0..30 {
            let options = std::format!("target={target}");
            let mut game: Dominoes = testing::start(2 + number % 3, number as u64, &options);
            let mut before = scores(&game);
            while game.turn().seat().is_some() {
                assert!(before.iter().all(|total| *total < target));
                let first = legal(&game);
                play(&mut game, first.split(' ').next().unwrap());
                let after = scores(&game);
                let changed = before.iter().zip(&after).filter(|(old, new)| old != new);
                assert!(changed.count() <= 1);
                before = after;
            }
            let Turn::Over(outcome) = game.turn() else {
                panic!("it is over");
            };
            assert_eq!((outcome.winners.len(), outcome.reason), (1, "target"));
            let winner = outcome.winners.iter().next().unwrap();
            assert!(before[winner.index()] >= target);
            assert_eq!(refused(&game, "pass"), Refusal::Over);
            ended += 1;
        }
    }
    assert_eq!(ended, 60);
}

#[test]
fn ruling_1_both_ends_of_the_opening_double_are_open() {
    assert_eq!(legal(&game(&["5-3", "1-1"], "5-5", "4-4")), "5-3@5 5-3@5r");
}

#[test]
fn ruling_5_a_tie_for_the_fewest_dots_scores_nothing() {
    assert_eq!(
        scored::<Basic>(Ending::Blocked, &["3-2", "4-1", "6-6"]),
        None
    );
    let line = "0-1 1-2 2-0 0-0 0-3 3-4 4-0 0-5 5-6";
    let mut equal = game(&["6-0 4-1", "3-2"], line, "");
    let heard = play(&mut equal, "6-0@6");
    assert!(heard.contains(&(Audience::Everybody, Event::NobodyScored)));
    assert_eq!(scores(&equal), [0, 0]);
    assert_eq!(equal.view(None).open.rounds, 1);
}

#[test]
fn ruling_6_a_blank_counts_nothing_and_its_holder_is_not_out() {
    assert_eq!(
        scored::<Basic>(Ending::Out(seat(1)), &["0-0", ""]),
        Some((1, 0))
    );
    assert_eq!(
        scored::<Basic>(Ending::Blocked, &["0-0", "6-6"]),
        Some((0, 12))
    );
    let mut last = game(&["5-3 0-0", "3-1 1-0"], "5-5", "4-4");
    play(&mut last, "5-3@5");
    assert_eq!(last.view(None).open.report, None);
}

#[test]
fn ruling_9_a_target_reached_exactly_counts() {
    let mut exact = game(&["5-3", "6-4"], "5-5", "4-4");
    // Seat 0 wins rounds worth 10 until it has the target.
    for won in 1..=10 {
        assert_eq!(phase(&exact), "play");
        play(&mut exact, "5-3@5");
        assert_eq!(scores(&exact), [10 * won, 0]);
        if won < 10 {
            let mut next = game(&["5-3", "6-4"], "5-5", "4-4");
            next.copy_scores(&exact);
            exact = next;
        }
    }
    assert_eq!(phase(&exact), "over");
}

#[test]
fn the_last_tile_knows_its_end() {
    let mut one = game(&["5-3 1-0", "3-1 1-1"], "5-5", "");
    play(&mut one, "5-3@5");
    assert_eq!(one.view(None).open.last, Some((seat(0), End::Left)));
}
