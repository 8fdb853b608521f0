//! The test vectors of the sheet's section 8, by their numbers.

use super::*;
use crate::testing::sheet::Sheet;
use crate::testing::step;

fn is_meld(text: &str) -> bool {
    Kind::of(set(text)).is_some()
}

fn fits(text: &str) -> CardSet {
    meld::fits(set(text))
}

#[test]
fn tv1_values_of_cards_and_of_the_pack() {
    assert_eq!(value_of_hand(set("KC QD JH TS")), Points::new(40));
    assert_eq!(value_of_hand(set("AC 2D 3H")), Points::new(6));
    assert_eq!(value_of_hand(CardSet::PACK), Points::new(340));
}

#[test]
fn tv2_runs() {
    for run in ["4C 5C 6C", "8H 9H TH JH", "AH 2H 3H"] {
        assert!(is_meld(run), "{run}");
    }
    for none in [
        "QH KH AH", "4C 5C 6D", "4C 5C", "KH AH 2H", "4C 5C 7C", "QC KC AD",
    ] {
        assert!(!is_meld(none), "{none}");
    }
}

#[test]
fn tv3_groups() {
    assert!(is_meld("7D 7H 7S") && is_meld("7C 7D 7H 7S"));
    assert!(!is_meld("7D 7H") && !is_meld("7D 7H 8S") && !is_meld(""));
}

#[test]
fn tv4_what_can_be_laid_off_on_a_run_and_on_a_group() {
    assert_eq!(fits("4C 5C 6C"), set("3C 7C"));
    assert_eq!(fits("4C 5C 6C 7C"), set("3C 8C"));
    assert_eq!(fits("7D 7H 7S"), set("7C"));
    let mut game = laid(&["2C 3C 7C 8C 9D", "KD"], "2D", "TS", &["4C 5C 6C"]);
    play(&mut game, "stock");
    assert_eq!(listed_of(&game, "lay"), "0,3C 0,7C");
    assert_eq!(refused(&game, "lay:0,8C"), Refusal::DoesNotFit);
    play(&mut game, "lay:0,7C lay:0,8C");
    assert_eq!(game.open.melds[0].cards, set("4C 5C 6C 7C 8C"));
}

#[test]
fn tv5_a_card_may_not_move_from_one_meld_to_another() {
    let melds = ["2H 2S 2D 2C", "3C 4C 5C"];
    let mut game = laid(&["AC 6C 9D", "KD"], "2D", "TS", &melds);
    play(&mut game, "stock");
    assert_eq!(listed_of(&game, "lay"), "1,6C");
    for text in ["lay:0,AC", "lay:1,AC"] {
        assert_eq!(refused(&game, text), Refusal::DoesNotFit);
    }
}

#[test]
fn tv6_the_winner_scores_what_the_others_hold() {
    let mut two = last_deal(&["3D", "KC 5H AS"], "2D", "TS", &["4D 5D 6D"]);
    play(&mut two, "stock lay:0,3D drop:TS");
    assert_eq!(scores(&two), [16, 0]);
    let mut three = last_deal(&["3D", "KC QC", "2H 2S 9D"], "2D", "TS", &["4D 5D 6D"]);
    play(&mut three, "stock lay:0,3D drop:TS");
    assert_eq!(scores(&three), [33, 0, 0]);
}

#[test]
fn tv7_the_card_from_the_pile_is_not_discarded_and_the_one_from_the_stock_is() {
    let table = laid(&["2D KC", "3H"], "9S", "TS", &[]);
    let mut taken = table.clone();
    play(&mut taken, "pile");
    assert_eq!(legal(&taken), "drop:KC drop:2D");
    assert_eq!(refused(&taken, "drop:9S"), Refusal::Taken(card("9S")));
    let mut drawn = table;
    drawn.stock = read("9S");
    play(&mut drawn, "stock");
    assert_eq!(legal(&drawn), "drop:KC drop:2D drop:9S");
}

#[test]
fn tv8_a_turn_that_could_not_be_finished_is_not_begun() {
    let mut game = laid(&["3C", "KD QD"], "9S", "TS", &["4C 5C 6C"]);
    play(&mut game, "pile");
    assert_eq!(legal(&game), "drop:3C");
    assert_eq!(refused(&game, "lay:0,3C"), Refusal::KeepOne);
    play(&mut game, "drop:3C");
    assert_eq!(hand(&game), set("9S"));
    assert_eq!(to_play(&game), 1);
    let mut out = last_deal(&["3C", "KD QD"], "7C", "TS", &["4C 5C 6C"]);
    play(&mut out, "pile");
    assert_eq!(legal(&out), "lay:0,3C lay:0,7C drop:3C");
    play(&mut out, "lay:0,3C");
    assert_eq!(legal(&out), "lay:0,7C");
    play(&mut out, "lay:0,7C");
    assert_eq!(scores(&out), [20, 0]);
}

#[test]
fn tv9_the_card_from_the_pile_may_follow_on_the_meld_of_this_turn() {
    let mut game = last_deal(&["4C 5C 6C", "KD QD"], "7C", "TS", &[]);
    play(&mut game, "pile");
    assert_eq!(listed_of(&game, "meld"), "4C,5C,6C 4C,5C,6C,7C 5C,6C,7C");
    let mut at_once = game.clone();
    play(&mut at_once, "meld:4C,5C,6C,7C");
    assert_eq!(scores(&at_once), [20, 0]);
    play(&mut game, "meld:4C,5C,6C");
    assert_eq!(legal(&game), "lay:0,7C");
    play(&mut game, "lay:0,7C");
    assert_eq!(
        game,
        Rummy {
            open: Open {
                melds: game.open.melds.clone(),
                ..at_once.open
            },
            ..at_once
        }
    );
}

#[test]
fn tv10_the_pile_is_turned_over_with_its_oldest_card_on_top() {
    let mut game = laid(&["AS 3D", "5H"], "KH 9D 2C", "", &[]);
    play(&mut game, "stock");
    assert_eq!(hand(&game), set("AS 3D 2C"));
    assert_eq!(Sheet::of(&game).zone("stock"), "9D KH");
    assert_eq!(Sheet::of(&game).zone("discard"), "");
    play(&mut game, "drop:AS");
    assert_eq!(Sheet::of(&game).zone("discard"), "AS");
}

#[test]
fn tv11_the_pile_is_turned_over_again_only_after_a_card_on_the_table() {
    let hands = ["AS 3D 9H", "5H 3C TS"];
    let mut game = last_deal(&hands, "KH 2C", "", &["4C 5C 6C"]);
    // Two cards are turned over; the next seat draws the other one.
    play(&mut game, "stock drop:AS stock");
    let mut end = game.clone();
    play(&mut end, "drop:TS stock");
    assert_eq!(ended(&end), Some(("deals", [0, 1].to_vec())));
    assert_eq!(scores(&end), [0, 0]);
    play(&mut game, "lay:0,3C drop:TS stock");
    assert_eq!(game.open.turned, 2);
    assert_eq!(hand(&game), set("3D 9H 2C AS"));
}

#[test]
fn tv12_one_meld_a_turn_however_long() {
    let mut game = laid(&["3C 4C 5C 6C 7C 8C 9D", "KD"], "2D", "TS", &[]);
    play(&mut game, "stock");
    let mut two = game.clone();
    play(&mut two, "meld:3C,4C,5C");
    assert_eq!(listed_of(&two, "meld"), "");
    assert_eq!(refused(&two, "meld:6C,7C,8C"), Refusal::OneMeld);
    play(&mut game, "meld:3C,4C,5C,6C,7C,8C");
    assert_eq!(hand(&game), set("9D TS"));
}

#[test]
fn tv13_the_pack_stays_whole_and_there_is_always_something_to_do() {
    for number in 0..60 {
        let mut game = start(2 + (number % 5) as usize, number, "game=deals-2");
        let mut rng = Rng::seed_from_u64(number);
        loop {
            let sheet = Sheet::of(&game);
            let whole: CardSet = sheet.things().iter().map(|text| card(text)).collect();
            assert_eq!((sheet.things().len(), whole), (52, CardSet::PACK));
            if !step(&mut game, &mut rng) {
                break;
            }
        }
        assert_eq!(phase(&game), "over");
    }
}
