//! The worked examples.

use super::*;
use crate::monopoly::{Piece, Refusal};
use crate::testing::ended;

fn orange(levels: [u8; 3]) -> Monopoly {
    let [one, two, three] = levels;
    table(3, "")
        .gives(0, &[16, 18, 19])
        .built(&[(16, one), (18, two), (19, three)])
}

/// Takes houses from the Bank until so many are left, by lots of seat 2.
fn leaving(mut game: Monopoly, houses: u8) -> Monopoly {
    let lots = [31, 32, 34, 26, 27, 29, 21, 23, 24, 11, 13, 14];
    game = game.gives(2, &lots);
    let mut levels = [0; 12];
    let mut left = game.open.stock(Piece::House) - houses;
    // Evenly in each group, one group after the other.
    for group in levels.chunks_mut(3) {
        for _ in 0..4 {
            for level in group.iter_mut() {
                let one = u8::from(left > 0);
                *level += one;
                left -= one;
            }
        }
    }
    let steps: Vec<(u8, u8)> = lots.into_iter().zip(levels).collect();
    let game = game.built(&steps);
    assert_eq!(game.open.stock(Piece::House), houses);
    game
}

fn strips(game: &Monopoly) -> Vec<std::string::String> {
    let listed = game.listed().into_iter();
    listed
        .filter(|text| text.starts_with("strip-orange"))
        .collect()
}

#[test]
fn vector_1_everybody_begins_with_fifteen_hundred() {
    assert_eq!(
        2 * 500 + 2 * 100 + 2 * 50 + 6 * 20 + 5 * 10 + 5 * 5 + 5,
        1500
    );
    assert_eq!(table(8, "").money(7), 1500);
}

#[test]
fn vector_2_the_salary_once_and_twice() {
    let mut game = table(2, "").next_card("chest-1").at(0, 38);
    game.rolls(&[1, 3]);
    assert_eq!((game.stands(0), game.money(0)), (0, 1900));
    let mut game = table(2, "").next_card("chance-1").at(0, 36);
    game.rolls(&[5, 6]);
    assert_eq!((game.stands(0), game.money(0)), (0, 1900));
    let mut game = table(2, "").at(0, 36);
    game.rolls(&[2, 2]);
    assert_eq!(game.money(0), 1700);
    game.rolls(&[4, 6]);
    assert_eq!(game.money(0), 1700);
}

#[test]
fn vector_3_the_nearest_railroad_and_utility() {
    let mut game = table(2, "")
        .gives(1, &[5, 15, 25])
        .next_card("chance-7")
        .at(0, 29);
    game.rolls(&[3, 4]);
    assert_eq!((game.stands(0), game.money(0)), (5, 1500 + 200 - 200));
    let mut game = table(2, "").gives(1, &[28]).next_card("chance-6").at(0, 15);
    game.rolls(&[3, 4, 3, 5]);
    assert_eq!((game.stands(0), game.money(0)), (28, 1420));
    for (owned, rent) in [(&[28][..], 32), (&[12, 28], 80)] {
        let mut game = table(2, "").gives(1, owned).at(0, 20);
        game.rolls(&[3, 5]);
        assert_eq!(game.money(0), 1500 - rent);
    }
}

#[test]
fn vector_4_three_steps_back() {
    let mut game = table(2, "")
        .next_card("chance-9")
        .next_card("chest-13")
        .at(0, 29);
    game.rolls(&[3, 4]);
    assert_eq!((game.stands(0), game.money(0)), (33, 1400));
    let mut game = table(2, "").next_card("chance-9");
    game.rolls(&[3, 4]);
    assert_eq!((game.stands(0), game.phase()), (4, "tax-choice"));
}

#[test]
fn vector_5_the_third_double() {
    let mut game = table(2, "").at(0, 38);
    game.open.doubles = 2;
    game.rolls(&[2, 2]);
    assert_eq!((game.stands(0), game.money(0)), (10, 1500));
}

#[test]
fn vector_6_rents_of_whole_groups() {
    let game = table(2, "").gives(1, &[37, 39]).mortgaged(&[37]);
    assert_eq!(game.open.rent(deed(39), 7), 100);
    let mut landed = game.at(0, 28);
    landed.rolls(&[4, 5]);
    assert_eq!(landed.money(0), 1500, "Park Place is mortgaged");
    let game = table(2, "").gives(1, &[6, 8, 9]);
    assert_eq!(
        [9, 8, 6].map(|space| game.open.rent(deed(space), 7)),
        [16, 12, 12]
    );
    let game = game.built(&[(8, 1)]);
    assert_eq!(
        [8, 6, 9].map(|space| game.open.rent(deed(space), 7)),
        [30, 12, 16]
    );
}

#[test]
fn vector_7_building_evenly() {
    let mut game = orange([1, 1, 1]);
    game.play("build:16");
    assert_eq!(game.refuses("build:16"), Refusal::BuildEvenly);
    assert_eq!(orange([4, 4, 3]).refuses("build:16"), Refusal::BuildEvenly);
    let mut game = orange([4, 4, 4]);
    let stock = game.open.stock(Piece::House);
    game.play("build:19");
    assert_eq!(game.money(0), 1400);
    assert_eq!(game.open.stock(Piece::House), stock + 4);
    assert_eq!(game.open.stock(Piece::Hotel), 11);
}

#[test]
fn vector_8_hotels_are_sold_when_houses_are_short() {
    let game = leaving(orange([5, 5, 5]), 3);
    assert_eq!(game.refuses("sell:16"), Refusal::TooFewHouses);
    assert_eq!(strips(&game), ["strip-orange:{0..3}"]);
    for (left, money, steps) in [(3, 600, [1, 1, 1]), (0, 750, [0, 0, 0])] {
        let mut game = game.clone();
        game.play(&std::format!("strip-orange:{left}"));
        assert_eq!(game.money(0), 1500 + money);
        assert_eq!(game.steps(&[16, 18, 19]), steps);
    }
    let mut game = leaving(orange([5, 5, 5]), 6);
    assert_eq!(strips(&game), ["strip-orange:{0..6}", "strip-orange:14"]);
    game.play("strip-orange:14");
    assert_eq!(game.steps(&[16, 18, 19]), [4, 5, 5]);
}

#[test]
fn vector_9_a_mixed_group_without_houses_in_the_bank() {
    let mut game = leaving(orange([5, 4, 4]), 0);
    assert_eq!(strips(&game), ["strip-orange:{0..8}"]);
    game.play("strip-orange:8");
    assert_eq!(game.steps(&[16, 18, 19]), [2, 3, 3]);
    assert_eq!(game.money(0), 1500 + 5 * 50);
}

#[test]
fn vector_10_lifting_mortgages() {
    let costs = [1, 12, 28, 37, 39].map(|space| deed(space).lift());
    assert_eq!(costs, [33, 83, 83, 193, 220]);
    let deal = || table(2, "").gives(0, &[39]).mortgaged(&[39]);
    let mut game = deal();
    game.play("deal:1 give:39 cash:-100 offer accept hold:39");
    assert_eq!(game.money(1), 1380);
    game.play("call:1 redeem:39");
    assert_eq!(game.money(1), 1160);
    let mut game = deal();
    game.play("deal:1 give:39 cash:-100 offer accept redeem:39");
    assert_eq!(game.money(1), 1180);
}

#[test]
fn vector_11_a_tenth_of_all_that_one_has() {
    for (cash, worth, tax) in [
        (500, 1220, 122),
        (501, 1221, 123),
        (1271, 1991, 200),
        (1280, 2000, 200),
    ] {
        let mut game = table(2, "")
            .gives(0, &[39, 1, 3])
            .mortgaged(&[39])
            .built(&[(1, 2), (3, 2)])
            .cash(0, cash);
        assert_eq!(game.open.taxed_worth(seat(0)), worth);
        game.rolls(&[1, 3]);
        game.play("tax:tenth");
        assert_eq!(game.money(0), cash - tax);
    }
}

#[test]
fn vector_12_repairs() {
    let lots = [16, 18, 19, 37, 39];
    for (card, from, cost) in [("chance-16", 0, 425), ("chest-16", 26, 590)] {
        let mut game = table(2, "")
            .gives(0, &lots)
            .built(&[(16, 3), (18, 3), (19, 3), (37, 5), (39, 5)])
            .next_card(card)
            .at(0, from);
        game.rolls(&[3, 4]);
        assert_eq!(game.money(0), 1500 - cost);
    }
}

#[test]
fn vector_13_ways_out_of_jail() {
    let mut game = table(2, "").jailed(0, 0).gives(0, &[16]);
    game.play("fine");
    game.rolls(&[3, 3]);
    assert_eq!((game.stands(0), game.phase()), (16, "before-throw"));
    let mut game = table(2, "").jailed(0, 0).gives(0, &[16]);
    game.rolls(&[3, 3]);
    assert_eq!((game.stands(0), game.phase()), (16, "after-throw"));
    let mut game = table(2, "").jailed(0, 2).gives(0, &[13]);
    assert!(!game.may("fine"));
    game.rolls(&[1, 2]);
    assert_eq!((game.stands(0), game.money(0)), (13, 1450));
    assert_eq!(game.phase(), "after-throw");
}

#[test]
fn vector_14_an_auction_of_four() {
    let mut game = table(4, "");
    game.rolls(&[1, 2]);
    game.play("auction bid:30 pass bid:40 bid:50 pass pass");
    assert_eq!((game.owner_of(3), game.money(0)), (Some(0), 1450));
    let mut game = table(4, "");
    game.rolls(&[1, 2]);
    game.play("auction pass pass pass pass");
    assert_eq!((game.owner_of(3), game.phase()), (None, "after-throw"));
}

#[test]
fn vector_15_a_bidder_may_mortgage() {
    let mut game = table(3, "").gives(1, &[3]).cash(1, 20);
    game.rolls(&[5, 6]);
    game.play("auction");
    assert_eq!(game.listed()[0], "bid:{1..20}");
    game.play("mortgage:3");
    assert_eq!((game.to_play(), &*game.listed()[0]), (1, "bid:{1..50}"));
}

#[test]
fn vector_16_who_cannot_pay_each() {
    let mut game = table(4, "").cash(0, 120).next_card("chance-15");
    game.rolls(&[3, 4]);
    assert_eq!(game.phase(), "debt");
    game.play("bankrupt");
    assert_eq!([1, 2, 3].map(|seat| game.money(seat)), [1550, 1550, 1520]);
    assert!(!game.open.is_in(seat(0)));
}

#[test]
fn vector_17_an_estate_for_a_player() {
    let game = orange([3, 3, 3])
        .gives(0, &[5])
        .mortgaged(&[5])
        .cash(0, 100)
        .owing(0, Some(1), 2000);
    assert_eq!(game.open.raisable(seat(0)), 830);
    for (action, costs) in [("hold:5", 10), ("redeem:5", 110)] {
        let mut game = game.clone();
        game.play("bankrupt");
        assert_eq!(game.money(1), 2050);
        for lot in [16, 18, 19, 5] {
            assert_eq!(game.owner_of(lot), Some(1));
        }
        assert_eq!(game.open.mortgaged, deeds(&[5]));
        game.play(action);
        assert_eq!(game.money(1), 2050 - costs);
    }
}

#[test]
fn vector_18_an_estate_for_the_bank() {
    let mut game = table(3, "")
        .gives(0, &[1])
        .mortgaged(&[1])
        .cash(0, 20)
        .at(0, 31);
    game.rolls(&[3, 4]);
    game.play("bankrupt");
    assert_eq!(game.phase(), "auction");
    assert!(game.open.mortgaged.is_empty());
    game.play("bid:5 pass");
    assert_eq!(game.owner_of(1), Some(1));
}

#[test]
fn vector_19_bankrupt_or_not() {
    let violet = table(3, "").gives(0, &[11, 13, 14]).cash(0, 0);
    assert!(violet.clone().owing(0, None, 300).may("bankrupt"));
    // Reading can be mortgaged for 100.
    let mut game = violet.gives(0, &[5]).owing(0, None, 300);
    assert_eq!(game.refuses("bankrupt"), Refusal::CanPay);
    game.play("deal:1 give:5 cash:-50");
    assert_eq!(game.refuses("offer"), Refusal::StripsEstate);
    game.play("cash:-90 offer");
    assert_eq!(game.phase(), "trade-reply");
}

#[test]
fn vector_20_how_long_rent_can_be_asked_for() {
    let mut game = table(3, "rent=claim").gives(2, &[6]);
    game.rolls(&[2, 4]);
    game.play("end");
    game.rolls(&[4, 6]);
    game.play("end");
    assert!(game.may("claim:6"));
    let told = game.rolls(&[4, 6]);
    assert_eq!(crate::Event::kind(&told[0]), "claim-lapsed");
    assert!(!game.may("claim:6"));
    let mut game = table(2, "rent=claim").gives(1, &[6]);
    game.rolls(&[2, 4]);
    game.play("end");
    assert!(game.may("claim:6"));
    game.rolls(&[4, 6]);
    assert!(game.may("claim:6"));
    game.play("end");
    assert_eq!(game.open.claims.len(), 1);
    game.rolls(&[1, 3]);
    assert!(game.open.claims.is_empty());
}

#[test]
fn vector_21_the_last_two_houses() {
    let lots = [1, 3, 6, 8, 9, 11, 13, 14];
    let full: Vec<(u8, u8)> = [4, 4, 4, 4, 4, 4, 3, 3]
        .into_iter()
        .zip(lots)
        .map(|(level, lot)| (lot, level))
        .collect();
    let mut game = table(3, "")
        .gives(2, &lots)
        .built(&full)
        .gives(0, &[16, 18, 19])
        .gives(1, &[31, 32, 34])
        .cash(0, 1000)
        .cash(1, 1000)
        .cash(2, 0);
    assert_eq!(game.open.stock(Piece::House), 2);
    let demand = |seat| game.open.demand(testing::seat(seat), Piece::House);
    assert_eq!([0, 1, 2].map(demand), [10, 5, 0]);
    game.play("build:16");
    assert_eq!((game.to_play(), game.phase()), (0, "build-wish"));
    assert_eq!(game.listed(), ["wish:{1..2}"]);
    game.play("wish:2");
    assert_eq!(game.listed(), ["wish:{0..5}"]);
    game.play("wish:1");
    assert_eq!((game.to_play(), game.phase()), (0, "build-auction"));
    assert_eq!(game.listed(), ["bid:{100..1000}", "pass"]);
    game.play("bid:200");
    assert_eq!(game.listed(), ["bid:{201..1000}", "pass"]);
    game.play("bid:210 pass");
    assert_eq!(
        (game.to_play(), game.phase(), game.money(1)),
        (1, "build-place", 790)
    );
    game.play("place:31");
    assert_eq!(game.steps(&[31]), [1]);
    assert_eq!((game.to_play(), game.phase()), (0, "build-place"));
    game.play("place:19");
    assert_eq!((game.money(0), game.steps(&[19])), (900, [1].into()));
    assert_eq!((game.to_play(), game.phase()), (0, "before-throw"));
    assert_eq!(game.refuses("build:16"), Refusal::NoHouse);
}

#[test]
fn vector_22_what_a_seat_is_worth_at_the_end() {
    let worth = |options: &str, levels: [(u8, u8); 3]| {
        let game = table(2, options)
            .gives(0, &[16, 18, 19, 5])
            .built(&levels)
            .mortgaged(&[5])
            .cash(0, 300);
        let dealt = [0, 1].map(|owner| game.open.deeds(Some(seat(owner))));
        let others = dealt[0].without(deeds(&[16, 18, 19, 5]));
        let mut game = game;
        others.iter().for_each(|deed| game.set_owner(deed, None));
        game.open.worth(seat(0))
    };
    assert_eq!(worth("mode=short", [(16, 4), (18, 4), (19, 3)]), 2060);
    assert_eq!(worth("mode=time-limit", [(16, 5), (18, 5), (19, 4)]), 2360);
}

#[test]
fn vector_23_hotels_of_three_houses_are_sold() {
    let mut game =
        table(3, "mode=short")
            .gives(0, &[16, 18, 19])
            .built(&[(16, 4), (18, 4), (19, 4)]);
    // Seat 2 has all houses but two.
    let lots = [31, 32, 34, 26, 27, 29, 21, 23, 24, 11];
    game = game.gives(2, &lots).gives(2, &[13, 14]);
    let steps = [3, 3, 3, 3, 3, 3, 3, 3, 3, 1];
    let steps: Vec<(u8, u8)> = lots.into_iter().zip(steps).collect();
    let game = game.built(&steps).built(&[(13, 1), (14, 1)]);
    assert_eq!(game.open.stock(Piece::House), 2);
    assert_eq!(strips(&game), ["strip-orange:{0..2}"]);
}

#[test]
fn vector_24_deals_that_cannot_be() {
    let mut game = table(2, "")
        .gives(0, &[1, 3, 39])
        .built(&[(3, 1)])
        .mortgaged(&[39]);
    game.play("deal:1");
    assert_eq!(game.refuses("give:1"), Refusal::GroupBuilt);
    let mut poor = game.clone().cash(1, 29);
    poor.play("give:39 cash:-10");
    assert_eq!(poor.refuses("offer"), Refusal::NoInterest);
    poor.play("cash:-9 offer");
    assert_eq!(poor.phase(), "trade-reply");
}

#[test]
fn the_winner_of_everything_is_told() {
    let mut game = table(2, "").cash(0, 0).owing(0, None, 10);
    game.play("bankrupt");
    assert_eq!(ended(&game), Some(("last", [1].into())));
}
