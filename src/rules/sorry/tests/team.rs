//! The rules for partners, by their numbers.

use super::*;

#[test]
fn t1_partners_sit_opposite_and_win_together() {
    let mut game = team("z4,H,H,H//H,H,H,H", "2");
    assert_eq!(game.teams(), Teams::Opposite);
    play(&mut game, "move:0.0,2");
    assert_eq!(ended(&game), Some(("home", List::from([0, 2]))));
    assert_eq!(scores(&game), [8, 0, 8, 0]);
}

#[test]
fn t2_a_card_serves_all_eight_each_by_its_own_colour() {
    let game = team("20//30,S,H,H", "3");
    assert_eq!(legal(&game), "move:0.0,3 move:2.0,3");
    assert_eq!(after(&game, "move:2.0,3", 2), "z1,S,H,H");
    assert_eq!(refused(&game, "move:1.0,3"), Refusal::NotYours);
    // R4, R5 and R6 look at all eight.
    assert_eq!(
        refused(&team("1,H,H,H/30/20", "11"), "pass"),
        Refusal::CanMove
    );
    assert_eq!(legal(&team("1,H,H,H/30", "11")), "swap:0.0,1.0 pass");
}

#[test]
fn t3_landing_on_a_partner_bumps_it() {
    assert_eq!(after(&team("20//23", "3"), "move:0.0,3", 2), "S,S,S,S");
}

#[test]
fn t4_sorry_must_be_used_if_need_be_among_partners() {
    let game = team("20//23", "S");
    assert_eq!(
        legal(&game),
        "sorry:0.1,0.0 sorry:0.1,2.0 sorry:2.1,0.0 sorry:2.1,2.0"
    );
    assert_eq!(refused(&game, "pass"), Refusal::CanMove);
    let game = team("20/40/23", "S");
    assert_eq!(refused(&game, "sorry:0.1,2.0"), Refusal::OpponentsFirst);
    assert_eq!(legal(&team("", "S")), "pass");
    assert_eq!(legal(&team("5,H,H,H//6,H,H,H", "S")), "pass");
}

#[test]
fn t5_a_7_is_divided_among_any_of_the_eight_each_once() {
    let mut game = team("10,20,H,H//40,H,H,H", "7");
    play(&mut game, "move:2.0,2");
    assert_eq!(
        (phase(&game), to_play(&game), game.open.left),
        ("seven", 0, 5)
    );
    assert_eq!(refused(&game, "move:2.0,5"), Refusal::HadItsPart);
    assert_eq!(
        refused(&game, "move:0.0,6"),
        Refusal::OtherCard(Card::Seven)
    );
    assert_eq!(refused(&game, "pass"), Refusal::CanMove);
    play(&mut game, "move:0.0,1 move:0.1,4");
    assert_eq!((phase(&game), to_play(&game)), ("move", 1));
    assert_eq!(
        (places(&game, 0), places(&game, 2)),
        ("11,28,H,H".into(), "42,H,H,H".into())
    );
}

#[test]
fn t5_only_parts_are_listed_after_which_the_rest_can_be_used() {
    let game = team("z3,H,H,H//z2,H,H,H", "7");
    assert_eq!(legal(&game), "move:0.0,3 move:2.0,4");
    assert_eq!(refused(&game, "move:0.0,2"), Refusal::WholeSeven);
    assert_eq!(legal(&team("z3,S,H,H//z3,S,H,H", "7")), "pass");
}

#[test]
fn t6_a_1_or_2_starts_a_pawn_of_either() {
    let game = team("4", "2");
    assert_eq!(legal(&game), "move:0.0,2 start:2.0");
    let mut game = game;
    play(&mut game, "start:2.0");
    assert_eq!(to_play(&game), 0);
}

#[test]
fn t7_a_seat_that_is_home_plays_on_for_its_partner() {
    let mut game = team("H,H,H,H//30,H,H,H", "3");
    play(&mut game, "move:2.0,3");
    assert_eq!(places(&game, 2), "z1,H,H,H");
    assert_eq!(ended(&game), None);
}
