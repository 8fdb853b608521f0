//! Tests of what a game of a line can say for itself, on a small game in which equal ends score: points of a placement, a
//! target that nobody chooses, blocks won by other hands than the lightest, and an end in the middle of a round.

use super::testing::{laid, pips, play_games, scored, scripted, set, tile};
use super::*;
use crate::info::Info;
use crate::points::Points;
use crate::seating::Seating;
use crate::testing::{
    can_be_imagined, ended, legal, open, play, play_on, reads_back, refused, scores, seat, to_play,
};
use crate::tiles::Head;
use std::vec::Vec as List;

/// Six tiles each; equal ends bring 2, with a double at one of them 3, the opening 2, a won round 1; 15 win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Headings;

impl LineRules for Headings {
    const INFO: &'static Info = &Info {
        id: "headings",
        name: "Headings",
        blurb: "Make both ends of the line alike.",
        players: (2, 4),
        seating: |_, _| Seating::hidden(10),
        bound: 100_000,
        ..Info::USUAL
    };

    const LAWS: Laws = Laws {
        hand: 6,
        draws: true,
        target: Target::Fixed(Points::new(15)),
        scores_in_play: true,
    };

    fn points(left: Head, right: Head) -> Points {
        Points::new(match (left.pips == right.pips, left.double, right.double) {
            (false, ..) => 0,
            (true, true, true) | (true, false, false) => 2,
            (true, ..) => 3,
        })
    }

    /// A hand with a double takes no part, unless all have one: then doubles are left out.
    fn wins_block(report: &Report) -> Option<Seat> {
        let plain = |hand: TileSet| hand.without(TileSet::DOUBLES);
        let mut seats = report.players.seats();
        let some_plain = seats.any(|seat| plain(report.hands[seat]) == report.hands[seat]);
        report.lightest(|hand| {
            let takes_part = !some_plain || plain(hand) == hand;
            takes_part.then(|| plain(hand).dots())
        })
    }

    fn award(_: &Report, _: Seat) -> Points {
        Points::new(1)
    }
}

/// A game for two that goes on after these tiles, laid by one seat after the other; the points of each placement.
fn line_of(opening: &str, placements: &[&str]) -> (LineGame<Headings>, List<i32>) {
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
    let mut game = laid::<Headings>(&[&first, &second], "", "4-0");
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

#[test]
fn equal_ends_score_and_a_double_at_one_of_them_scores_more() {
    let (game, gained) = line_of("5-5", &["5-3@5r", "3-1@3", "5-1@5", "1-1@1r", "6-1@1"]);
    assert_eq!(gained, [2, 0, 0, 2, 3, 0]);
    assert_eq!(game.open.line.open(End::Left), Some(pips(6)));
    let (_, gained) = line_of("6-6", &["6-2@6", "6-4@6", "4-2@4", "2-2@2r", "2-1@2"]);
    assert_eq!(gained, [2, 0, 0, 2, 3, 0]);
}

#[test]
fn the_opening_double_stays_at_its_end_while_the_line_grows_on_one_side() {
    let (_, gained) = line_of("4-4", &["4-2@4r", "6-2@2", "6-4@6", "4-3@4r"]);
    assert_eq!(gained, [2, 0, 0, 3, 0]);
}

#[test]
fn equal_ends_are_told_apart_where_one_of_them_is_a_double() {
    let (game, gained) = line_of("2-2", &["3-2@2r", "2-1@2", "3-1@1", "3-3@3"]);
    assert_eq!(gained, [2, 0, 0, 2, 3]);
    let heads = game.open.line.heads().unwrap();
    assert!(heads.0.double && !heads.1.double);
    assert!(!game.view(None).ends_are_alike());
    for (action, free) in [("5-3@3", false), ("5-3@3r", true)] {
        let mut game = game.clone();
        game.hand_mut(seat(0)).insert(tile("5-3"));
        let before = scores(&game);
        play(&mut game, action);
        assert_eq!(scores(&game), before);
        let (left, right) = game.open.line.heads().unwrap();
        assert_eq!(left.double || right.double, free);
    }
}

/// A seat with so many points that is about to make equal ends with its last tile, or with another left.
fn about_to_head(points: u16, hand: &str) -> LineGame<Headings> {
    let mut game = laid::<Headings>(&[hand, "6-5 6-4"], "1-3 3-5 5-5", "4-0");
    game.table_mut().totals[Seat::FIRST] = Points::new(points);
    game
}

#[test]
fn the_last_tile_brings_a_point_more_unless_the_game_is_over_before() {
    let mut game = about_to_head(12, "5-1");
    let heard = open(play(&mut game, "5-1@5"));
    assert_eq!(scores(&game), [15, 0]);
    assert_eq!(ended(&game), Some(("target", [0].into())));
    let total = |event: &Event| match event {
        Event::Gained { points, total, .. } | Event::Scored { points, total, .. } => {
            Some((points.number(), total.number()))
        }
        _ => None,
    };
    let totals: List<_> = heard.iter().filter_map(total).collect();
    assert_eq!(totals, [(2, 14), (1, 15)]);

    let mut game = about_to_head(13, "5-1");
    let heard = open(play(&mut game, "5-1@5"));
    assert_eq!(
        heard.iter().filter_map(total).collect::<List<_>>(),
        [(2, 15)]
    );
    assert_eq!(ended(&game), Some(("target", [0].into())));
}

#[test]
fn a_game_is_won_in_the_middle_of_a_round_and_all_hands_are_shown() {
    let mut game = about_to_head(13, "5-1 0-0");
    let heard = open(play(&mut game, "5-1@5"));
    let hands = game.hands;
    let ending = Ending::Reached(Seat::FIRST);
    assert_eq!(heard.last(), Some(&Event::Ended { ending, hands }));
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
fn a_game_is_won_with_the_opening() {
    let (mut game, _) = scripted::<Headings>(2, &["6-6 5-4 5-3 5-2 5-1 5-0"]);
    game.table_mut().totals[Seat::FIRST] = Points::new(13);
    play(&mut game, "6-6");
    assert_eq!(scores(&game), [15, 0]);
    assert_eq!(ended(&game), Some(("target", [0].into())));
}

#[test]
fn a_block_is_won_by_whom_the_game_says() {
    let block = |hands: &[&str]| scored::<Headings>(Ending::Blocked, hands);
    assert_eq!(block(&["6-5 4-0", "1-1"]), Some((0, 1)));
    assert_eq!(block(&["6-5", "3-0", "0-0"]), Some((1, 1)));
    assert_eq!(block(&["6-6 1-0", "2-2 3-1"]), Some((0, 1)));
    assert_eq!(block(&["6-6", "5-5"]), None);
    assert_eq!(block(&["6-1", "5-2", "0-0"]), None);
}

#[test]
fn random_games_end_at_the_target_and_only_there() {
    let mut reached = 0;
    play_games::<Headings>(60, |game| {
        let most = scores(game).into_iter().max().unwrap();
        assert_eq!(game.open.over, most >= 15);
        assert!(game.is_sound());
        let report = game.open.report.filter(|_| game.open.over);
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
        let mut game: LineGame<Headings> = crate::testing::start(players, 5, "");
        play_on(&mut game, &mut rng, |game, rng| {
            can_be_imagined(game, rng);
            true
        });
    }
}

#[test]
fn no_save_tells_of_another_target_or_of_an_end_that_did_not_come() {
    let mut game: LineGame<Headings> = crate::testing::start(2, 3, "");
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
    lie(&|open| {
        open.rounds = 1;
        open.report = Some(Report {
            players: open.players,
            ending: Ending::Reached(seat(0)),
            hands: PerSeat::new([set("6-5"), set("5-4"), TileSet::EMPTY, TileSet::EMPTY]),
        });
    });
}
