//! The vectors of the rule sheet, by their numbers.

use super::*;

#[test]
fn vector_1_a_1_starts_a_pawn_and_a_3_does_not() {
    let game = basic("", "1");
    assert_eq!(legal(&game), "start:0.0");
    assert_eq!(after(&game, "start:0.0", 0), "4,S,S,S");
    assert_eq!(legal(&basic("", "3")), "pass");
}

#[test]
fn vector_2_an_own_pawn_on_the_circle_blocks_it() {
    let game = basic("4", "1");
    assert_eq!(legal(&game), "move:0.0,1");
    assert_eq!(after(&game, "move:0.0,1", 0), "5,S,S,S");
}

#[test]
fn vector_3_a_2_bumps_from_the_circle_and_brings_another_card() {
    let mut game = basic("/4", "2");
    play(&mut game, "start:0.0");
    assert_eq!(
        (places(&game, 0), places(&game, 1)),
        ("4,S,S,S".into(), "S,S,S,S".into())
    );
    assert_eq!(to_play(&game), 0);
    let mut game = basic("", "2");
    game.stock.retain(|card| *card != Card::Five);
    game.stock.push(Card::Five).unwrap();
    let _ = game.apply(
        "start:0.0".parse().unwrap(),
        &mut crate::Croupier::new(&mut crate::Free, &mut |_, _| ()),
    );
    assert_eq!((to_play(&game), game.open.card), (0, Some(Card::Five)));
    assert_eq!(after(&game, "move:0.0,5", 0), "9,S,S,S");
}

#[test]
fn vector_4_a_slide_sends_everybody_on_it_back() {
    let mut game = basic("11,17/18,19", "5");
    assert_eq!(legal(&game), "move:0.0,5 move:0.1,5");
    assert_eq!(after(&game, "move:0.1,5", 0), "11,22,S,S");
    play(&mut game, "move:0.0,5");
    assert_eq!(
        (places(&game, 0), places(&game, 1)),
        ("19,S,S,S".into(), "S,S,S,S".into())
    );
}

#[test]
fn vector_5_an_own_pawn_on_the_slide_is_sent_back_too() {
    let game = basic("13,19,H,H", "3");
    assert_eq!(legal(&game), "move:0.0,3 move:0.1,3");
    assert_eq!(after(&game, "move:0.0,3", 0), "19,S,H,H");
    assert_eq!(after(&game, "move:0.1,3", 0), "13,22,H,H");
}

#[test]
fn vector_6_own_triangle_and_own_entry() {
    assert_eq!(after(&basic("58", "3"), "move:0.0,3", 0), "1,S,S,S");
    assert_eq!(after(&basic("57,H,H,H", "5"), "move:0.0,5", 0), "2,H,H,H");
}

#[test]
fn vector_7_into_the_zone_and_home() {
    assert_eq!(after(&basic("0,H,H,H", "5"), "move:0.0,5", 0), "z3,H,H,H");
    let mut game = basic("0,H,H,H", "8");
    play(&mut game, "move:0.0,8");
    assert_eq!(ended(&game), Some(("home", List::from([0]))));
    let game = basic("0,H,H,H", "10");
    assert_eq!(legal(&game), "move:0.0,-1");
    assert_eq!(after(&game, "move:0.0,-1", 0), "59,H,H,H");
    assert_eq!(legal(&basic("0,H,H,H", "12")), "pass");
}

#[test]
fn vector_8_back_out_of_the_zone() {
    assert_eq!(after(&basic("z2,H,H,H", "4"), "move:0.0,-4", 0), "0,H,H,H");
    assert_eq!(
        after(&basic("z2,H,H,H", "10"), "move:0.0,-1", 0),
        "z1,H,H,H"
    );
    assert_eq!(after(&basic("z1,H,H,H", "10"), "move:0.0,-1", 0), "2,H,H,H");
}

#[test]
fn vector_9_back_onto_an_own_pawn_is_no_move() {
    let game = basic("z3,1,H,H", "4");
    assert_eq!(legal(&game), "move:0.1,-4");
    assert_eq!(after(&game, "move:0.1,-4", 0), "z3,57,H,H");
}

#[test]
fn vector_10_backed_pawns_need_no_round_trip() {
    assert_eq!(after(&basic("4,H,H,H", "4"), "move:0.0,-4", 0), "0,H,H,H");
    assert_eq!(after(&basic("3,H,H,H", "5"), "move:0.0,5", 0), "8,H,H,H");
}

#[test]
fn vector_11_back_onto_a_triangle_slides() {
    assert_eq!(after(&basic("20,H,H,H", "4"), "move:0.0,-4", 0), "19,H,H,H");
}

#[test]
fn vector_12_a_move_may_end_where_it_began() {
    let mut game = basic("28,H,H,H/26", "4");
    play(&mut game, "move:0.0,-4");
    assert_eq!(
        (places(&game, 0), places(&game, 1)),
        ("28,H,H,H".into(), "S,S,S,S".into())
    );
}

#[test]
fn vector_13_an_11_goes_on_or_changes_places() {
    let game = basic("20,H,H,H/24", "11");
    assert_eq!(legal(&game), "move:0.0,11 swap:0.0,1.0");
    assert_eq!(after(&game, "move:0.0,11", 0), "34,H,H,H");
    assert_eq!(after(&game, "swap:0.0,1.0", 0), "28,H,H,H");
    assert_eq!(after(&game, "swap:0.0,1.0", 1), "20,S,S,S");
}

#[test]
fn vector_14_whoever_was_changed_can_stand_in_the_way_of_the_slide() {
    let game = at_with("1,S,S,S/3,H,H,H/S,S,S,S/S,S,S,S 1 11", "");
    assert_eq!(legal(&game), "move:1.0,11 swap:1.0,0.0");
    assert_eq!(after(&game, "swap:1.0,0.0", 1), "4,H,H,H");
    assert_eq!(after(&game, "swap:1.0,0.0", 0), "S,S,S,S");
    assert_eq!(after(&game, "move:1.0,11", 1), "14,H,H,H");
}

#[test]
fn vector_15_nobody_has_to_change_places() {
    let game = basic("1,H,H,H/z2,H,H,30", "11");
    assert_eq!(legal(&game), "swap:0.0,1.3 pass");
    assert_eq!(after(&game, "swap:0.0,1.3", 0), "30,H,H,H");
    assert_eq!(after(&game, "swap:0.0,1.3", 1), "z2,H,H,1");
    assert_eq!(after(&game, "pass", 0), "1,H,H,H");
}

#[test]
fn vector_16_sorry_onto_a_triangle_slides() {
    let game = at_with("9,12,S,S/10,S,S,S/S,S,S,S/S,S,S,S 1 S", "");
    assert_eq!(legal(&game), "sorry:1.1,0.0 sorry:1.1,0.1");
    assert_eq!(after(&game, "sorry:1.1,0.0", 1), "S,13,S,S");
    assert_eq!(after(&game, "sorry:1.1,0.0", 0), "S,S,S,S");
    assert_eq!(after(&game, "sorry:1.1,0.1", 1), "10,12,S,S");
    assert_eq!(after(&game, "sorry:1.1,0.1", 0), "9,S,S,S");
}

#[test]
fn vectors_17_and_18_the_splits_of_a_7() {
    let game = basic("10,14,H,H", "7");
    assert_eq!((listed(&game).len(), results(&game)), (13, 8));
    let all = listed(&game);
    let has = |action: &str| all.iter().any(|listed| listed == action);
    assert!(has("split:0.1,3,0.0,4") && !has("split:0.0,4,0.1,3"));
    let game = basic("12,18,H,H", "7");
    assert_eq!((listed(&game).len(), results(&game)), (12, 8));
    let all = listed(&game);
    let has = |action: &str| all.iter().any(|listed| listed == action);
    assert!(!has("split:0.0,4,0.1,3") && has("split:0.1,3,0.0,4"));
    assert!(!has("split:0.0,6,0.1,1") && has("split:0.1,1,0.0,6"));
    assert_eq!(after(&game, "split:0.1,3,0.0,4", 0), "19,21,H,H");
}

#[test]
fn vector_19_a_part_may_send_the_other_back_when_that_has_moved() {
    let game = basic("17,10,H,H", "7");
    assert_eq!(after(&game, "split:0.0,1,0.1,6", 0), "S,19,H,H");
    assert_eq!(
        refused(&game, "split:0.1,6,0.0,1"),
        Refusal::Blocked(Blocked::AtStart)
    );
}

#[test]
fn vector_20_two_orders_two_results() {
    let game = basic("23,19,H,H", "7");
    assert_eq!(after(&game, "split:0.0,2,0.1,5", 0), "S,28,H,H");
    assert_eq!(after(&game, "split:0.1,5,0.0,2", 0), "25,28,H,H");
}

#[test]
fn vector_21_two_pawns_cannot_end_on_one_space() {
    let game = basic("18,21,H,H", "7");
    assert_eq!(
        refused(&game, "split:0.0,5,0.1,2"),
        Refusal::Blocked(Blocked::OwnPawn)
    );
    assert_eq!(
        refused(&game, "split:0.1,2,0.0,5"),
        Refusal::Blocked(Blocked::OwnPawn)
    );
    assert_eq!(after(&game, "split:0.0,4,0.1,3", 0), "22,28,H,H");
}

#[test]
fn vector_22_the_whole_7_has_to_be_used() {
    let game = basic("z3,30,H,H", "7");
    assert_eq!((listed(&game).len(), results(&game)), (7, 4));
    assert_eq!(after(&game, "split:0.0,3,0.1,4", 0), "H,34,H,H");
    assert_eq!(legal(&basic("z3,S,H,H", "7")), "pass");
    let game = basic("z2,z3,H,H", "7");
    assert_eq!(legal(&game), "split:0.0,4,0.1,3 split:0.1,3,0.0,4");
    let mut won = game.clone();
    play(&mut won, "split:0.0,4,0.1,3");
    assert_eq!(ended(&won), Some(("home", List::from([0]))));
}

#[test]
fn vector_23_in_the_zone_the_same_holds() {
    let game = basic("z5,z4,H,H", "10");
    assert_eq!(legal(&game), "move:0.1,-1");
    assert_eq!(after(&game, "move:0.1,-1", 0), "z5,z3,H,H");
    let game = basic("z5,z4,H,H", "1");
    assert_eq!(legal(&game), "move:0.0,1");
    assert_eq!(after(&game, "move:0.0,1", 0), "H,z4,H,H");
}

#[test]
fn vector_24_partners_bump_each_other() {
    let game = team("30//33", "3");
    assert_eq!(legal(&game), "move:0.0,3 move:2.0,3");
    assert_eq!(after(&game, "move:0.0,3", 0), "33,S,S,S");
    assert_eq!(after(&game, "move:0.0,3", 2), "S,S,S,S");
    assert_eq!(after(&game, "move:2.0,3", 2), "36,S,S,S");
}

#[test]
fn vector_25_partners_say_sorry_to_each_other_only_if_nobody_else_is_there() {
    let game = team("10", "S");
    assert_eq!(legal(&game), "sorry:0.1,0.0 sorry:2.0,0.0");
    assert_eq!(after(&game, "sorry:2.0,0.0", 2), "10,S,S,S");
    assert_eq!(after(&game, "sorry:0.1,0.0", 0), "S,10,S,S");
    let game = team("10/20", "S");
    assert_eq!(legal(&game), "sorry:0.1,1.0 sorry:2.0,1.0");
}

#[test]
fn vector_26_a_7_of_partners_goes_part_by_part() {
    let game = team("10,20,H,H//40,H,H,H", "7");
    assert_eq!(listed(&game).len(), 21);
    let (mut ways, mut boards, mut three) = (0, List::new(), List::new());
    let mut open = List::from([(game, 0)]);
    while let Some((game, parts)) = open.pop() {
        if phase(&game) == "seven" || parts == 0 {
            for action in listed(&game) {
                let mut next = game.clone();
                play(&mut next, &action);
                open.push((next, parts + 1));
            }
            continue;
        }
        ways += 1;
        let board = game.open.board;
        if !boards.contains(&board) {
            boards.push(board);
        }
        if parts == 3 && !three.contains(&board) {
            three.push(board);
        }
    }
    assert_eq!((ways, boards.len(), three.len()), (129, 36, 15));
}

#[test]
fn vector_27_partners_do_not_change_places() {
    let game = team("25,H,H,H//50,H,H,H", "11");
    assert_eq!(legal(&game), "move:0.0,11 move:2.0,11");
    assert_eq!(after(&game, "move:0.0,11", 0), "36,H,H,H");
    assert_eq!(after(&game, "move:2.0,11", 2), "4,H,H,H");
}

#[test]
fn vector_28_the_winner_scores_by_what_the_others_have_home() {
    let winner = |options: &str, home: &[u8]| {
        let game: Sorry = start(home.len() + 1, 1, options);
        let mut all = crate::seat::PerSeat::default();
        all[seat(0)] = 4;
        home.iter()
            .zip(1..)
            .for_each(|(home, other)| all[seat(other)] = *home);
        let report = Report {
            ending: Ending::Home(seat(0)),
            home: all,
        };
        report
            .points(game.players(), game.open.options, seat(0))
            .number()
    };
    let points = "mode=points";
    assert_eq!(winner(points, &[3, 2, 0]), 55);
    assert_eq!(winner(points, &[2, 1, 0]), 90);
    assert_eq!(winner(points, &[1, 1, 0]), 120);
    assert_eq!(winner(points, &[0, 0, 0]), 180);
    assert_eq!(winner(points, &[0]), 140);
    assert_eq!(winner("mode=points bonus=sum", &[0, 0, 0]), 255);
}

#[test]
fn vector_29_more_of_slides_and_circles() {
    let game = basic("H,H,H,S/16", "S");
    assert_eq!(after(&game, "sorry:0.3,1.0", 0), "H,H,H,19");
    let game = basic("H,H,H,S/9", "S");
    assert_eq!(after(&game, "sorry:0.3,1.0", 0), "H,H,H,9");
    let game = basic("17,H,H,H", "10");
    assert_eq!(legal(&game), "move:0.0,10 move:0.0,-1");
    assert_eq!(after(&game, "move:0.0,10", 0), "27,H,H,H");
    assert_eq!(after(&game, "move:0.0,-1", 0), "19,H,H,H");
    let game = basic("30,H,H,H/9", "11");
    assert_eq!(legal(&game), "move:0.0,11 swap:0.0,1.0");
    assert_eq!(after(&game, "move:0.0,11", 0), "41,H,H,H");
    assert_eq!(after(&game, "swap:0.0,1.0", 0), "9,H,H,H");
    assert_eq!(after(&game, "swap:0.0,1.0", 1), "30,S,S,S");
    let game = team("15,H,H,H//17,H,H,H", "1");
    assert_eq!(after(&game, "move:0.0,1", 0), "19,H,H,H");
    assert_eq!(after(&game, "move:0.0,1", 2), "S,H,H,H");
    assert_eq!(after(&game, "move:2.0,1", 2), "18,H,H,H");
    let game = team("4//34", "1");
    assert_eq!(legal(&game), "move:0.0,1 move:2.0,1");
    assert_eq!(
        (after(&game, "move:0.0,1", 0), after(&game, "move:2.0,1", 2)),
        ("5,S,S,S".into(), "35,S,S,S".into())
    );
}
