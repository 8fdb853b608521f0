//! The rulings of the sheet's section 6 that a table can show.

use super::*;

#[test]
fn ruling_1_the_meld_of_this_turn_may_be_made_longer() {
    let mut longer = laid(&["4C 5C 6C 7C 9D KH", "2D"], "2S", "TC", &[]);
    let mut at_once = longer.clone();
    play(&mut longer, "stock meld:4C,5C,6C lay:0,7C drop:KH");
    play(&mut at_once, "stock meld:4C,5C,6C,7C drop:KH");
    assert_eq!(longer, at_once);
}

#[test]
fn ruling_2_going_out_takes_no_discard() {
    let mut game = last_deal(&["4C 5C 6C", "2D"], "2S", "7C", &[]);
    play(&mut game, "stock meld:4C,5C,6C,7C");
    assert_eq!(ended(&game), Some(("deals", [0].to_vec())));
}

#[test]
fn ruling_3_both_cards_may_not_be_laid_off_before_an_undiscardable_one() {
    let mut game = laid(&["3C 7C", "2D 4D"], "KS", "TC", &["4C 5C 6C"]);
    play(&mut game, "pile lay:0,3C");
    assert_eq!(legal(&game), "drop:7C");
    assert_eq!(refused(&game, "lay:0,7C"), Refusal::KeepOne);
}

#[test]
fn ruling_4_the_ace_is_low_only() {
    assert_eq!(meld::fits(set("JC QC KC")), set("TC"));
    assert_eq!(meld::fits(set("AC 2C 3C")), set("4C"));
}

#[test]
fn ruling_5_the_only_card_of_the_pile_may_be_drawn_as_a_stock_and_discarded() {
    let mut game = laid(&["2C 5D", "4H KD"], "9S", "", &[]);
    play(&mut game, "stock drop:9S");
    assert_eq!(hand(&game), set("2C 5D"));
    assert_eq!(game.open.pile, cards("9S")[..]);
}

#[test]
fn ruling_7_a_stalemate_uses_up_a_deal() {
    let mut game = laid(&["2C 5D", "4H KD"], "9S", "", &[]);
    game.open.length = Length::Deals(1);
    game.open.totals[seat(1)] = Points::new(12);
    play(&mut game, "stock drop:2C stock");
    assert_eq!(ended(&game), Some(("deals", [1].to_vec())));
}

#[test]
fn ruling_8_ties_share_the_win_and_without_a_won_deal_all_do() {
    let game = last_deal(&["2C 5D", "4H KD", "7S"], "9S", "", &[]);
    let mut tie = game.clone();
    let mut nobody = game;
    play(&mut nobody, "stock drop:2C stock");
    assert_eq!(ended(&nobody), Some(("deals", [0, 1, 2].to_vec())));
    tie.open.totals[seat(0)] = Points::new(20);
    tie.open.totals[seat(2)] = Points::new(20);
    play(&mut tie, "stock drop:2C stock");
    assert_eq!(ended(&tie), Some(("deals", [0, 2].to_vec())));
}

#[test]
fn ruling_10_going_out_in_one_turn_brings_no_bonus() {
    let mut game = last_deal(&["4C 5C 6C", "KD"], "2S", "7C", &[]);
    play(&mut game, "stock meld:4C,5C,6C,7C");
    assert_eq!(scores(&game), [10, 0]);
}

#[test]
fn the_setting_is_that_of_crazy_eights() {
    use crate::crazy_eights::CrazyEights;
    let theirs = CrazyEights::INFO
        .options
        .iter()
        .find(|spec| spec.id == "game")
        .unwrap();
    let ours = &Rummy::INFO.options[0];
    assert_eq!(
        (ours.id, ours.range(), ours.default),
        (theirs.id, theirs.range(), theirs.default)
    );
    for (value, length) in [
        ("", Length::Target(Points::new(100))),
        ("game=target-50", Length::Target(Points::new(50))),
        ("game=target-200", Length::Target(Points::new(200))),
        ("game=deals-1", Length::Deals(1)),
        ("game=deals-10", Length::Deals(10)),
    ] {
        assert_eq!(start(2, 1, value).open.length, length);
    }
    for players in [1, 7] {
        let fault = not_started::<Rummy>(players, "");
        assert_eq!(fault, SetupFault::Seats { fewest: 2, most: 6 });
    }
}

#[test]
fn the_time_of_a_game_is_that_of_the_sheets_turns() {
    // 15 deals of 18 turns, 5 of 24 and 3 of 30, of seven seconds each.
    for (players, options, minutes) in [
        (2, "", 32),
        (4, "", 14),
        (6, "", 11),
        (6, "game=target-200", 21),
        (2, "game=deals-1", 3),
    ] {
        let setup = testing::setup::<Rummy>(players, 1, options);
        let seating = (Rummy::INFO.seating)(&setup.options, setup.players);
        assert_eq!(seating.minutes, minutes);
        assert!(seating.hidden);
    }
}
