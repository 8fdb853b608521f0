//! Tests of Bergen: the numbered rules, the rulings and the vectors of the rule sheet.

use super::*;
use crate::line_game::testing::{dots, laid, pips, play_games, scored, scripted, set, start, tile};
use crate::line_game::{Ending, Event, Open, Refusal};
use crate::seat::PerSeat;
use crate::testing::{
    can_be_imagined, ended, legal, open, play, play_on, reads_back, refused, scores, seat, to_play,
};
use crate::tiles::End;
use crate::{Game, Players, Rng, SeedableRng, View};
use std::vec::Vec as List;

/// A game for two that goes on after these tiles, laid by one seat after the other; the points of each placement.
fn line_of(opening: &str, placements: &[&str]) -> (Bergen, List<i32>) {
    let rest = "0-0 1-0";
    let all: List<&str> = placements.iter().map(|text| &text[..3]).collect();
    let hand = |number: usize| {
        let own = all.iter().skip(number).step_by(2);
        own.fold(std::string::String::from(rest), |hand, text| {
            std::format!("{hand} {text}")
        })
    };
    // Seat 1 opens, and seat 0 has the first placement.
    let (first, second) = (hand(0), std::format!("{} {opening}", hand(1)));
    let mut game = laid::<Heading>(&[&first, &second], "", "4-0");
    game.table_mut().opening = tile(opening);
    game.table_mut().to_play = seat(1);
    let mut gained = List::new();
    for action in [opening].iter().chain(placements) {
        let before: i32 = scores(&game).iter().sum();
        play(&mut game, action);
        gained.push(scores(&game).iter().sum::<i32>() - before);
    }
    (game, gained)
}

/// A seat with so many points that is about to make equal ends.
fn about_to_head(points: u16, hand: &str) -> Bergen {
    let mut game = laid::<Heading>(&[hand, "6-5 6-4"], "1-3 3-5 5-5", "4-0");
    game.table_mut().totals[Seat::FIRST] = Points::new(points);
    game
}

/// The points of the events that bring any, with the totals.
fn awards(heard: &[Event]) -> List<(u16, u16)> {
    let award = |event: &Event| match event {
        Event::Gained { points, total, .. } | Event::Scored { points, total, .. } => {
            Some((points.number(), total.number()))
        }
        _ => None,
    };
    heard.iter().filter_map(award).collect()
}

fn block(hands: &[&str]) -> Option<(usize, u16)> {
    scored::<Heading>(Ending::Blocked, hands)
}

#[test]
fn r1_six_tiles_each_and_hidden() {
    for players in 2..=4 {
        let game = start::<Heading>(players, 4);
        let view = game.view(Some(Seat::FIRST));
        assert_eq!(view.hand.len(), 6);
        assert_eq!(usize::from(view.rest), 28 - 6 * players);
        assert_eq!(view.open_hand(seat(1)), None);
    }
}

#[test]
fn r2_the_highest_double_opens_and_brings_two() {
    let (mut game, _) =
        scripted::<Heading>(2, &["4-4 6-5 6-4 6-3 6-2 6-1 5-5 3-3 2-1 2-0 1-0 3-0"]);
    assert_eq!((to_play(&game), legal(&game).as_str()), (1, "5-5"));
    assert_eq!(refused(&game, "3-3"), Refusal::OpenWith(tile("5-5")));
    let heard = open(play(&mut game, "5-5"));
    assert_eq!(scores(&game), [0, 2]);
    let gained = Event::Gained {
        seat: seat(1),
        tile: tile("5-5"),
        end: None,
        points: TWO,
        total: TWO,
    };
    assert_eq!(heard.last(), Some(&gained));
}

#[test]
fn r3_without_a_double_tiles_are_dealt_again_and_nobody_scores() {
    let plain = "6-5 6-4 6-3 6-2 6-1 6-0 5-4 5-3 5-2 5-1 5-0 4-3";
    let (game, heard) = scripted::<Heading>(2, &[plain, "3-3"]);
    assert_eq!(heard, [Event::Dealt { rounds: 0 }, Event::DealtAgain]);
    assert_eq!(scores(&game), [0, 0]);
    // A deal in 103.5; of 6000 deals 58 with a standard deviation of 7.6.
    let again = (0..6000).filter(|seed| {
        let setup = crate::testing::setup::<Bergen>(2, *seed, "");
        let (_, heard) = crate::testing::begin::<Bergen>(&setup, &mut crate::Free);
        open(heard).contains(&Event::DealtAgain)
    });
    let again = again.count();
    assert!((28..=88).contains(&again), "{again}");
}

#[test]
fn r4_the_line_has_two_ends_and_no_double_branches_it() {
    play_games::<Heading>(20, |game| {
        let line = game.view(None).open.line;
        assert!(line.is_sound() && line.len() <= 28);
        assert_eq!(dots(game), 168);
    });
    let game = laid::<Heading>(&["6-5 6-4 6-1", "1-1"], "5-6 6-6 6-4", "");
    assert_eq!(legal(&game), "6-4@4 6-5@5");
}

#[test]
fn r5_whoever_cannot_match_draws_and_with_nothing_to_draw_passes() {
    let mut game = laid::<Heading>(&["6-0", "1-1 2-1"], "5-5 5-3", "4-2 3-1 6-6");
    assert_eq!(refused(&game, "pass"), Refusal::CanDraw);
    play(&mut game, "draw draw");
    assert_eq!(legal(&game), "3-1@3");
    let mut stuck = laid::<Heading>(&["6-0 6-2", "5-1 2-1"], "5-5 5-3", "");
    assert_eq!(refused(&stuck, "draw"), Refusal::NothingToDraw);
    assert_eq!(legal(&stuck), "pass");
    play(&mut stuck, "pass");
    assert_eq!(to_play(&stuck), 1);
}

#[test]
fn r6_equal_ends_bring_two_and_three_with_a_double_at_one_of_them() {
    let mut game = about_to_head(0, "5-1 0-0");
    let heard = open(play(&mut game, "5-1@5"));
    let gained = Event::Gained {
        seat: seat(0),
        tile: tile("5-1"),
        end: Some(End::Right),
        points: TWO,
        total: TWO,
    };
    assert_eq!(heard.last(), Some(&gained));
    let mut three = laid::<Heading>(&["5-1 0-0", "6-5 6-4"], "5-5 5-3 3-1", "4-0");
    play(&mut three, "5-1@1");
    assert_eq!(scores(&three), [3, 0]);
    let mut none = laid::<Heading>(&["5-1 0-0", "6-5 6-4"], "5-5 5-3 3-2", "4-0");
    play(&mut none, "5-1@5");
    assert_eq!(scores(&none), [0, 0]);
}

#[test]
fn r7_the_opening_double_stays_at_its_end_while_the_line_grows_on_one_side() {
    let (game, gained) = line_of("4-4", &["4-2@4r", "6-2@2"]);
    assert_eq!(gained, [2, 0, 0]);
    let (left, right) = game.view(None).open.line.heads().unwrap();
    assert!(left.double && !right.double);
}

#[test]
fn r8_the_last_tile_brings_one_more_after_its_heading() {
    let mut game = about_to_head(3, "5-1");
    let heard = open(play(&mut game, "5-1@5"));
    assert_eq!(awards(&heard), [(2, 5), (1, 6)]);
    assert_eq!(game.view(None).open.rounds, 1);
    let mut plain = laid::<Heading>(&["5-2", "6-5 6-4"], "1-3 3-5", "4-0");
    assert_eq!(awards(&open(play(&mut plain, "5-2@5"))), [(1, 1)]);
}

#[test]
fn r9_the_lightest_hand_without_a_double_wins_a_block() {
    assert_eq!(block(&["6-5 6-4", "5-4 1-0", "1-1"]), Some((1, 1)));
    let mut game = laid::<Heading>(
        &["6-0 2-1", "5-5 1-1", "3-2"],
        "0-1 1-2 2-0 0-0 0-3 3-4 4-0 0-5 5-6",
        "",
    );
    let heard = open(play(&mut game, "6-0@6"));
    assert!(awards(&heard).contains(&(1, 3)), "{heard:?}");
    // Both ends blank, without a double there: two; and 3 dots beat 5, while two doubles take no part.
    assert_eq!(scores(&game), [3, 0, 0]);
}

#[test]
fn r10_where_every_hand_has_a_double_they_are_left_out() {
    assert_eq!(block(&["6-6 2-1", "0-0 4-0", "5-5 4-1"]), Some((0, 1)));
}

#[test]
fn r11_dots_are_never_scored() {
    let out = scored::<Heading>(Ending::Out(seat(0)), &["", "6-6 6-5"]);
    assert_eq!(out, Some((0, 1)));
    assert_eq!(block(&["6-5 6-4", "1-0"]), Some((1, 1)));
}

#[test]
fn r12_the_first_with_fifteen_wins_at_that_moment_and_all_hands_are_shown() {
    let mut game = about_to_head(13, "5-1 0-0");
    let heard = open(play(&mut game, "5-1@5"));
    let ending = Ending::Reached(Seat::FIRST);
    let mut hands = PerSeat::default();
    hands[seat(0)] = set("0-0");
    hands[seat(1)] = set("6-5 6-4");
    assert_eq!(heard.last(), Some(&Event::Ended { ending, hands }));
    assert_eq!(ended(&game), Some(("target", [0].into())));
    assert_eq!(
        game.view(Some(seat(1))).open_hand(seat(0)),
        Some(set("0-0"))
    );
    assert_eq!(refused(&game, "pass"), Refusal::Over);
    assert_eq!(legal(&game), "");
    // A point less, and the round goes on.
    let mut game = about_to_head(12, "5-1 0-0");
    play(&mut game, "5-1@5");
    assert_eq!((scores(&game), to_play(&game)), ([14, 0].into(), 1));
}

#[test]
fn r13_the_next_round_is_dealt_and_opened_by_its_highest_double() {
    let mut rounds = 0;
    play_games::<Heading>(20, |game| {
        let view = game.view(None);
        let fresh = view.open.line.is_empty() && view.open.rounds > 0;
        if !fresh || view.open.over {
            return;
        }
        rounds += 1;
        let double = |seat| {
            let doubles = game.view(Some(seat)).hand.and(TileSet::DOUBLES);
            doubles.last()
        };
        let highest = game.players().seats().filter_map(double).max();
        assert_eq!(highest, Some(view.open.opening));
        assert_eq!(double(view.open.to_play), highest);
    });
    assert!(rounds > 20);
}

#[test]
fn ruling_1_a_double_at_an_end_brings_nothing_by_itself() {
    let (_, gained) = line_of("5-5", &["5-3@5r", "3-3@3"]);
    assert_eq!(gained, [2, 0, 0]);
}

#[test]
fn ruling_3_four_is_the_most_that_one_set_can_seat() {
    assert_eq!(Heading::INFO.players, (2, 4));
    assert_eq!(start::<Heading>(4, 1).view(None).rest, 4);
}

#[test]
fn ruling_4_a_light_hand_with_a_double_lets_a_heavier_one_win() {
    assert_eq!(block(&["6-5 6-4 6-3", "0-0"]), Some((0, 1)));
}

#[test]
fn ruling_5_and_6_equal_counts_score_nothing_and_doubles_alone_count_nothing() {
    assert_eq!(block(&["6-1", "5-2", "0-0"]), None);
    assert_eq!(block(&["6-6 5-5", "4-4 1-0"]), Some((0, 1)));
    let line = "0-1 1-2 2-0 0-0 0-3 3-4 4-0 0-5 5-6";
    let mut equal = laid::<Heading>(&["6-0 4-1", "3-2"], line, "");
    let heard = open(play(&mut equal, "6-0@6"));
    assert!(heard.contains(&Event::NobodyScored));
    assert_eq!(scores(&equal), [2, 0]);
}

#[test]
fn ruling_7_a_seat_may_win_with_the_opening() {
    let (mut game, _) = scripted::<Heading>(2, &["6-6 5-4 5-3 5-2 5-1 5-0"]);
    game.table_mut().totals[Seat::FIRST] = Points::new(14);
    play(&mut game, "6-6");
    assert_eq!(scores(&game), [16, 0]);
    assert_eq!(ended(&game), Some(("target", [0].into())));
}

#[test]
fn ruling_9_ends_are_told_apart_where_exactly_one_is_a_double() {
    let alike = laid::<Heading>(&["5-1", "6-6"], "5-3 3-2 2-5", "");
    assert!(alike.view(None).ends_are_alike());
    let apart = laid::<Heading>(&["5-3 6-5", "6-6"], "5-5 5-2 2-4 4-5", "");
    assert!(!apart.view(None).ends_are_alike());
    assert_eq!(legal(&apart), "5-3@5 5-3@5r 6-5@5 6-5@5r");
    let opening = laid::<Heading>(&["5-3", "6-6"], "5-5", "");
    assert!(opening.view(None).ends_are_alike());
}

#[test]
fn vector_1_headings_after_the_double_five() {
    let (game, gained) = line_of("5-5", &["5-3@5r", "3-1@3", "5-1@5", "1-1@1r", "6-1@1"]);
    assert_eq!(gained, [2, 0, 0, 2, 3, 0]);
    assert_eq!(game.view(None).open.line.ends(), Some((pips(6), pips(1))));
}

#[test]
fn vector_2_a_triple_heading_with_the_opening_double() {
    let (game, gained) = line_of("4-4", &["4-2@4r", "6-2@2", "6-4@6", "4-3@4r"]);
    assert_eq!(gained, [2, 0, 0, 3, 0]);
    assert_eq!(game.view(None).open.line.ends(), Some((pips(4), pips(3))));
}

#[test]
fn vector_3_headings_after_the_double_six() {
    let (game, gained) = line_of("6-6", &["6-2@6", "6-4@6", "4-2@4", "2-2@2r", "2-1@2"]);
    assert_eq!(gained, [2, 0, 0, 2, 3, 0]);
    assert_eq!(game.view(None).open.line.ends(), Some((pips(1), pips(2))));
}

#[test]
fn vector_4_the_double_is_covered_or_left_free() {
    let (game, gained) = line_of("2-2", &["3-2@2r", "2-1@2", "3-1@1", "3-3@3"]);
    assert_eq!(gained, [2, 0, 0, 2, 3]);
    let heads = game.view(None).open.line.heads().unwrap();
    assert!(heads.0.double && !heads.1.double);
    for (action, ends, free) in [("5-3@3", (5, 3), false), ("5-3@3r", (3, 5), true)] {
        let mut game = game.clone();
        game.hand_mut(seat(0)).insert(tile("5-3"));
        let before = scores(&game);
        play(&mut game, action);
        assert_eq!(scores(&game), before);
        let line = game.view(None).open.line;
        assert_eq!(line.ends(), Some((pips(ends.0), pips(ends.1))));
        let (left, right) = line.heads().unwrap();
        assert_eq!(left.double || right.double, free);
    }
}

#[test]
fn vector_5_and_ruling_8_the_last_tile_brings_a_point_more_unless_the_game_is_over() {
    let mut game = about_to_head(12, "5-1");
    let heard = open(play(&mut game, "5-1@5"));
    assert_eq!(awards(&heard), [(2, 14), (1, 15)]);
    assert_eq!(ended(&game), Some(("target", [0].into())));

    let mut game = about_to_head(13, "5-1");
    let heard = open(play(&mut game, "5-1@5"));
    assert_eq!(awards(&heard), [(2, 15)]);
    assert_eq!(ended(&game), Some(("target", [0].into())));
}

#[test]
fn vector_6_thirteen_and_the_opening() {
    let (mut game, _) = scripted::<Heading>(2, &["6-6 5-4 5-3 5-2 5-1 5-0"]);
    game.table_mut().totals[Seat::FIRST] = Points::new(13);
    let heard = open(play(&mut game, "6-6"));
    assert_eq!(awards(&heard), [(2, 15)]);
    assert_eq!(ended(&game), Some(("target", [0].into())));
}

#[test]
fn vectors_7_to_10_who_wins_a_block() {
    assert_eq!(block(&["6-5 4-0", "1-1"]), Some((0, 1)));
    assert_eq!(block(&["6-5", "3-0", "0-0"]), Some((1, 1)));
    assert_eq!(block(&["6-6 1-0", "2-2 3-1"]), Some((0, 1)));
    assert_eq!(block(&["6-6", "5-5"]), None);
}

#[test]
fn vector_11_three_points_only_with_exactly_one_double_at_the_ends() {
    let mut brought = [0, 0];
    let mut before = (0, 0, List::new());
    play_games::<Heading>(60, |game| {
        let open = game.view(None).open;
        let length = open.line.len();
        let (rounds, placed, totals) = &before;
        if *rounds == open.rounds && length == placed + 1 && !open.over {
            let gained: i32 = scores(game).iter().sum::<i32>() - totals.iter().sum::<i32>();
            let (left, right) = open.line.heads().unwrap();
            let equal = left.pips == right.pips;
            let doubles = u8::from(left.double) + u8::from(right.double);
            let due = match (length, equal, doubles) {
                (1, ..) => 2,
                (_, true, 1) => 3,
                (_, true, 0) => 2,
                (_, true, _) => panic!("two doubles with one number"),
                _ => 0,
            };
            assert_eq!(gained, due);
            brought[usize::from(gained == 3)] += 1;
        }
        before = (open.rounds, length, scores(game));
    });
    assert!(brought[0] > 100 && brought[1] > 20, "{brought:?}");
}

#[test]
fn what_was_gained_is_counted_for_the_account() {
    let (game, _) = line_of("5-5", &["5-3@5r", "3-1@3", "5-1@5", "1-1@1r", "6-1@1"]);
    let gains = game.view(None).open.gains;
    let [first, second] = [gains[seat(0)], gains[seat(1)]];
    assert_eq!((first.times(TWO), first.times(THREE)), (1, 0));
    assert_eq!((second.opening(), second.times(THREE)), (TWO, 1));
    assert_eq!((first.sum(), second.sum()), (TWO, Points::new(5)));
    let mut sums = 0;
    play_games::<Heading>(20, |game| {
        let open = game.view(None).open;
        for seat in open.players.seats() {
            assert!(open.gains[seat].sum() <= open.totals[seat]);
            sums += u32::from(open.gained[seat].sum() > Points::ZERO);
        }
    });
    assert!(sums > 0);
}

#[test]
fn random_games_end_at_the_target_and_only_there() {
    let mut reached = 0;
    play_games::<Heading>(60, |game| {
        let open = game.view(None).open;
        let most = scores(game).into_iter().max().unwrap();
        assert_eq!(open.over, most >= 15);
        assert!(game.is_sound());
        let report = open.report.filter(|_| open.over);
        reached +=
            u32::from(report.is_some_and(|report| matches!(report.ending, Ending::Reached(_))));
        reads_back(game);
    });
    assert!(reached > 10);
}

#[test]
fn every_view_can_be_imagined() {
    let mut rng = Rng::seed_from_u64(5);
    for players in 2..=4 {
        let mut game = start::<Heading>(players, 5);
        play_on(&mut game, &mut rng, |game, rng| {
            can_be_imagined(game, rng);
            true
        });
    }
}

#[test]
fn no_save_tells_of_another_target_or_of_points_or_an_end_that_did_not_come() {
    let mut game = start::<Heading>(2, 3);
    let opening = legal(&game);
    play(&mut game, &opening);
    assert!(game.is_sound());
    let lie = |change: &dyn Fn(&mut Open)| {
        let mut game = game.clone();
        change(game.table_mut());
        assert!(!game.is_sound());
    };
    lie(&|open| open.options.target = Points::new(100));
    lie(&|open| open.totals[seat(1)] = Points::new(15));
    lie(&|open| open.totals = PerSeat::default());
    lie(&|open| {
        let gains = open.gains[seat(0)];
        open.gains[seat(0)] = open.gains[seat(1)];
        open.gains[seat(1)] = gains;
    });
    lie(&|open| open.gained = open.gains);
    lie(&|open| {
        open.rounds = 1;
        open.report = Some(Report {
            players: Players::new(2).unwrap(),
            ending: Ending::Reached(seat(0)),
            hands: PerSeat::new([set("6-5"), set("5-4"), TileSet::EMPTY, TileSet::EMPTY]),
        });
    });
}

#[test]
fn a_view_offers_what_the_game_allows() {
    play_games::<Heading>(6, |game| {
        let Some(due) = game.turn().seat() else {
            return;
        };
        let view = game.view(Some(due));
        let mut offered = 0;
        view.legal(&mut |_| offered += 1);
        assert_eq!(offered, legal(game).split(' ').count());
    });
}
