//! The test vectors of the sheet. Vector 10 is a test of the tiles, vector 11 one of the screen's snake.

use super::*;

#[test]
fn vector_1_the_booklets_example_of_a_block() {
    let hands = ["2-1", "5-4", "6-6 6-3"];
    assert_eq!(scored::<Basic>(Ending::Blocked, &hands), Some((0, 27)));
}

#[test]
fn vector_2_going_out_scores_what_the_other_holds() {
    let hands = ["", "6-5 3-3 0-0"];
    assert_eq!(scored::<Basic>(Ending::Out(seat(0)), &hands), Some((0, 17)));
}

#[test]
fn vector_3_a_block_of_two() {
    assert_eq!(
        scored::<Basic>(Ending::Blocked, &["4-1", "6-6"]),
        Some((0, 7))
    );
    assert_eq!(scored::<Basic>(Ending::Blocked, &["4-1", "3-2"]), None);
}

#[test]
fn vector_4_the_second_seat_opens_and_the_third_has_the_next_turn() {
    let deal = "4-4 6-5 6-4 6-3 6-2 5-5 3-2 3-1 3-0 2-1 6-1 6-0 5-4 5-3 5-2";
    let (mut game, _) = scripted::<Basic>(3, &[deal]);
    assert_eq!(legal(&game), "5-5");
    assert_eq!(to_play(&game), 1);
    play(&mut game, "5-5");
    assert_eq!(to_play(&game), 2);
}

#[test]
fn vector_5_no_double_in_either_hand_is_dealt_again_with_the_next_shuffle() {
    let plain = "6-5 6-4 6-3 6-2 6-1 6-0 5-4 5-3 5-2 5-1";
    let (game, heard) = scripted::<Basic>(2, &[plain, "3-3 6-5 6-4 6-3 6-2 6-1"]);
    assert_eq!(heard, [Event::Dealt { rounds: 0 }, Event::DealtAgain]);
    assert_eq!(game.view(Some(seat(0))).hand, set("3-3 6-5 6-4 6-3 6-2"));
    assert!(game.view(Some(seat(1))).hand.has(tile("6-1")));
    assert_eq!(scores(&game), [0, 0]);
    assert_eq!(game.view(None).open.rounds, 0);
}

#[test]
fn vector_6_both_ends_are_listed_although_their_numbers_are_equal() {
    let game = laid::<Basic>(&["5-3 6-5 6-4", "1-1"], "5-5", "2-2");
    assert_eq!(legal(&game), "5-3@5 5-3@5r 6-5@5 6-5@5r");
}

#[test]
fn vector_7_a_double_at_the_right() {
    let mut game = laid::<Basic>(&["3-3 6-0", "1-1"], "5-5 5-3", "2-2");
    assert_eq!(legal(&game), "3-3@3");
    play(&mut game, "3-3@3");
    assert_eq!(game.view(None).open.line.ends(), Some((pips(5), pips(3))));
    assert_eq!(game.view(None).open.last, Some((seat(0), End::Right)));
}

#[test]
fn vector_8_two_draws_and_a_play() {
    let mut game = laid::<Basic>(&["6-0", "1-1"], "5-5 5-3", "4-2 3-1 6-6");
    play(&mut game, "draw draw");
    assert_eq!(legal(&game), "3-1@3");
    play(&mut game, "3-1@3");
    assert_eq!(game.view(Some(seat(0))).hand, set("6-0 4-2"));
    assert_eq!(game.view(None).rest, 1);
    let mut after = laid::<Basic>(&["4-4", "2-2"], "5-5 5-3 3-1", "6-6");
    play(&mut after, "draw");
    assert!(after.view(None).open.report.unwrap().hands[seat(0)].has(tile("6-6")));
}

#[test]
fn vector_9_a_dead_line() {
    let line = TileLine::of(DEAD_LINE);
    assert_eq!(line.ends(), Some((pips(0), pips(0))));
    assert_eq!(line.set().dots(), 42);
    assert!(
        crate::tiles::TileSet::with(pips(0))
            .without(line.set())
            .is_empty()
    );
    // The seat to move draws all four tiles; then the round ends.
    let mut game = laid::<Basic>(&["2-1", "5-5 6-6"], DEAD_LINE, "1-1 2-2 3-3 4-4");
    for _ in 0..3 {
        play(&mut game, "draw");
        assert_eq!((to_play(&game), legal(&game).as_str()), (0, "draw"));
    }
    play(&mut game, "draw");
    let report = game.view(None).open.report.unwrap();
    assert_eq!(report.ending, Ending::Blocked);
    assert_eq!(report.hands[seat(0)], set("2-1 1-1 2-2 3-3 4-4"));
    // With an empty boneyard the play that made the line ends it: see R11.
    // 3 + 2 + 4 + 6 + 8 against 10 + 12 dots.
    assert_eq!(scores(&game), [0, 1]);
}

#[test]
fn vector_12_the_dots_are_always_168() {
    play_games::<Basic>(30, |game| assert_eq!(dots(game), 168));
}

#[test]
fn nobody_has_a_double_as_seldom_as_the_sheet_says() {
    // C(21,10) / C(28,10) is 2.688 %; of 4000 deals 107.5 with a standard deviation of 10.2.
    let again = (0..4000).filter(|seed| {
        let setup = testing::setup::<Dominoes>(2, *seed, "");
        let (_, heard) = testing::begin::<Dominoes>(&setup, &mut crate::Free);
        testing::open(heard).contains(&Event::DealtAgain)
    });
    let again = again.count();
    assert!((67..=148).contains(&again), "{again}");
}
