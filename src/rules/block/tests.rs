//! Tests of Block: the numbered rules and the vectors of the rule sheet.

use super::*;
use crate::line_game::testing::{dots, laid, pips, play_games, scored, scripted, start, tile};
use crate::line_game::{Ending, Event, Refusal};
use crate::testing::sheet::{Sheet, Zone};
use crate::testing::{legal, phase, play, refused, scores, seat, to_play};
use crate::{Audience, Game, Seat, Turn};

fn game(hands: &[&str], line: &str) -> Block {
    laid::<Blocking>(hands, line, "")
}

#[test]
fn r1_seven_tiles_each_and_hidden() {
    for players in 2..=4 {
        let view = start::<Blocking>(players, 4).view(Some(Seat::FIRST));
        assert_eq!(view.hand.len(), 7);
        assert_eq!(usize::from(view.rest), 28 - 7 * players);
        assert_eq!(view.open_hand(seat(1)), None);
    }
}

#[test]
fn r2_the_highest_double_opens_and_without_one_tiles_are_dealt_again() {
    let plain = "6-5 6-4 6-3 6-2 6-1 6-0 5-4 5-3 5-2 5-1 5-0 4-3 4-2 4-1";
    let (mut game, heard) = scripted::<Blocking>(
        2,
        &[
            plain,
            "1-1 2-1 3-1 4-1 5-1 6-1 1-0 3-3 2-2 0-0 3-2 4-2 5-2 6-2",
        ],
    );
    assert!(heard.contains(&Event::DealtAgain));
    assert_eq!((to_play(&game), legal(&game).as_str()), (1, "3-3"));
    assert_eq!(refused(&game, "2-2"), Refusal::OpenWith(tile("3-3")));
    play(&mut game, "3-3");
    assert_eq!(to_play(&game), 0);
    for seed in 0..50 {
        let game = start::<Blocking>(4, seed);
        assert_eq!(game.view(None).open.opening, tile("6-6"));
    }
}

#[test]
fn r3_a_seat_that_can_match_places_exactly_one_tile() {
    let mut game = game(&["5-3 5-4 6-0", "3-1 1-0", "2-2"], "5-5 5-2");
    assert_eq!(legal(&game), "5-3@5 5-4@5");
    play(&mut game, "5-3@5");
    assert_eq!(to_play(&game), 1);
}

#[test]
fn r4_a_seat_that_cannot_match_passes_and_nothing_is_drawn() {
    let mut stuck = laid::<Blocking>(&["6-0", "5-1 1-0"], "5-5 5-3", "3-3 5-4");
    assert_eq!((phase(&stuck), legal(&stuck).as_str()), ("pass", "pass"));
    assert_eq!(refused(&stuck, "draw"), Refusal::NoDrawing);
    play(&mut stuck, "pass");
    assert_eq!(to_play(&stuck), 1);
    assert_eq!(refused(&stuck, "pass"), Refusal::HasMatch);
    assert_eq!(refused(&stuck, "draw"), Refusal::NoDrawing);
    play_games::<Blocking>(20, |game| assert!(!legal(game).contains("draw")));
}

#[test]
fn r5_the_last_tile_wins_the_round_at_once() {
    let mut game = game(&["5-3", "3-1 1-0"], "5-5");
    let heard = play(&mut game, "5-3@5");
    let out = Ending::Out(seat(0));
    assert!(
        heard
            .iter()
            .any(|(_, event)| matches!(event, Event::Ended { ending, .. } if *ending == out))
    );
    assert_eq!(scores(&game), [5, 0]);
    assert_eq!(phase(&game), "open");
}

#[test]
fn r6_when_nobody_can_place_anything_the_lightest_hand_wins() {
    let line = "0-1 1-2 2-0 0-0 0-3 3-4 4-0 0-5 5-6";
    let mut game = game(&["6-0 6-6", "5-5 1-1", "2-1"], line);
    play(&mut game, "6-0@6");
    let report = game.view(None).open.report.unwrap();
    assert_eq!(report.ending, Ending::Blocked);
    assert_eq!(scores(&game), [0, 0, 24]);
}

#[test]
fn r7_the_winner_scores_all_dots_of_the_others_and_none_are_taken_off() {
    assert_eq!(
        scored::<Blocking>(Ending::Blocked, &["2-1", "6-6"]),
        Some((0, 12))
    );
    assert_eq!(
        scored::<Blocking>(Ending::Out(seat(1)), &["2-1", "", "6-6"]),
        Some((1, 15))
    );
}

#[test]
fn r8_tiles_set_aside_score_for_nobody_and_are_never_shown() {
    let mut game = laid::<Blocking>(&["5-3", "3-1"], "5-5", "6-6 6-5");
    play(&mut game, "5-3@5");
    assert_eq!(scores(&game), [4, 0]);
    play_games::<Blocking>(12, |game| {
        let aside = 28 - 7 * game.players().count();
        assert_eq!(usize::from(game.view(None).rest), aside);
        // Even at the end of the game only their number is known.
        let seen = Sheet::seen(&game.view(Some(seat(0))));
        assert_eq!(seen.zones["aside"], Zone::Hidden(aside));
    });
}

#[test]
fn r9_the_first_with_a_hundred_after_a_round_wins() {
    play_games::<Blocking>(30, |game| {
        let reached = scores(game).iter().any(|total| *total >= 100);
        assert_eq!(matches!(game.turn(), Turn::Over(_)), reached);
    });
}

#[test]
fn ruling_8_and_9_passes_follow_one_another_and_are_remembered() {
    let mut game = game(&["6-4 6-0", "4-4 1-0", "5-1 2-2"], "5-5");
    play(&mut game, "pass pass");
    assert_eq!(to_play(&game), 2);
    let view = game.view(Some(seat(2)));
    for number in 0..2 {
        assert!(view.open.known[seat(number)].is_without(pips(5)));
        assert!(!view.open.known[seat(number)].is_without(pips(4)));
    }
}

#[test]
fn vector_1_a_block_of_three() {
    let hands = ["2-1", "5-4", "6-6 6-3"];
    assert_eq!(scored::<Blocking>(Ending::Blocked, &hands), Some((0, 30)));
}

#[test]
fn vector_2_going_out() {
    let hands = ["", "6-6 1-0", "0-0"];
    assert_eq!(
        scored::<Blocking>(Ending::Out(seat(0)), &hands),
        Some((0, 13))
    );
}

#[test]
fn vector_3_blocks_of_two() {
    assert_eq!(scored::<Blocking>(Ending::Blocked, &["6-4", "5-5"]), None);
    assert_eq!(
        scored::<Blocking>(Ending::Blocked, &["3-1", "5-5"]),
        Some((0, 10))
    );
}

#[test]
fn vector_4_four_players() {
    for seed in 0..20 {
        let mut game = start::<Blocking>(4, seed);
        let opener = game.turn().seat().unwrap();
        assert!(game.view(Some(opener)).hand.has(tile("6-6")));
        play(&mut game, "6-6");
        let view = game.view(None);
        let held: u8 = game.players().seats().map(|seat| view.sizes[seat]).sum();
        assert_eq!((held, view.rest), (27, 0));
    }
}

#[test]
fn vector_5_pass_or_play() {
    assert_eq!(legal(&game(&["6-4 3-0", "5-1"], "5-2 2-3 3-5")), "pass");
    assert_eq!(legal(&game(&["6-5", "5-1"], "5-2 2-3 3-5")), "6-5@5 6-5@5r");
}

#[test]
fn vector_6_one_pass_and_then_a_block_without_further_passes() {
    let mut game = game(&["5-4 3-3", "6-2 1-1"], "2-3 3-6");
    assert_eq!(legal(&game), "pass");
    play(&mut game, "pass");
    assert_eq!((to_play(&game), legal(&game).as_str()), (1, "6-2@2 6-2@6"));
    let heard = play(&mut game, "6-2@2");
    let blocked = |(to, event): &(Audience, Event)| {
        let ending = Ending::Blocked;
        *to == Audience::Everybody
            && matches!(event, Event::Ended { ending: one, .. } if *one == ending)
    };
    assert!(heard.iter().any(blocked));
    // 9 + 6 dots against 2.
    assert_eq!(scores(&game), [0, 15]);
}

#[test]
fn vector_7_the_dead_line_is_blocked_whatever_the_hands_hold() {
    let line = "0-1 1-2 2-0 0-0 0-3 3-4 4-0 0-5 5-6";
    for hands in [["6-0 6-6", "5-5"], ["6-0 2-1", "6-4 6-3 6-2"]] {
        let mut game = game(&hands, line);
        play(&mut game, "6-0@6");
        let report = game.view(None).open.report.unwrap();
        assert_eq!(report.ending, Ending::Blocked);
    }
}

#[test]
fn vector_8_dots_hand_sizes_and_the_length_of_a_round() {
    let mut before = (0, [28; 4]);
    play_games::<Blocking>(30, |game| {
        assert_eq!(dots(game), 168);
        let view = game.view(None);
        assert!(view.open.line.len() <= 28);
        let sizes = [0, 1, 2, 3].map(|number| view.sizes[seat(number)]);
        if view.open.rounds == before.0 && !view.open.line.is_empty() {
            assert!(
                sizes
                    .iter()
                    .zip(before.1)
                    .all(|(now, before)| *now <= before)
            );
        }
        before = (view.open.rounds, sizes);
    });
}

#[test]
fn vector_9_blocked_rounds_are_as_common_as_the_sheet_says() {
    // The sheet measured simple play; here the heaviest tile that fits goes to the first end.
    for (players, percent) in [(2, 66), (3, 50), (4, 27)] {
        let (mut rounds, mut blocked) = (0, 0);
        for seed in 0..120 {
            let mut game = start::<Blocking>(players, seed);
            let mut before = 0;
            while game.turn().seat().is_some() {
                let all = legal(&game);
                play(&mut game, all.split(' ').next_back().unwrap());
                let open = game.view(None).open;
                if open.rounds > before {
                    before = open.rounds;
                    rounds += 1;
                    blocked += u32::from(open.report.unwrap().ending == Ending::Blocked);
                }
            }
        }
        let share = 100 * blocked / rounds;
        assert!(
            (percent - 5..=percent + 5).contains(&share),
            "{players}: {share} %"
        );
    }
}
