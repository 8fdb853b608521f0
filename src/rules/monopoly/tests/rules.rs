//! The rules of a turn, by their numbers: moving, buying, rent, cards, taxes, Jail and buildings.

use super::*;
use crate::monopoly::{Cause, Event, Refusal, Release, Sentence};
use crate::testing::{ended, scores};

fn kinds(told: &[Event]) -> Vec<&'static str> {
    told.iter().map(crate::Event::kind).collect()
}

#[test]
fn the_start_throws_for_everybody_and_again_for_those_who_are_tied() {
    let dice = [3, 4, 6, 1, 2, 2, 1, 2, 1, 1];
    let script = Script::new().dice(dice);
    let (game, told) = testing::scripted::<Monopoly>(3, 1, "", script);
    let told = testing::open(told);
    let throws = told.iter().filter_map(|event| match event {
        Event::ThrewForStart { seat, dice } => Some((seat.index(), *dice)),
        _ => None,
    });
    let expected = [
        (0, [3, 4]),
        (1, [6, 1]),
        (2, [2, 2]),
        (0, [1, 2]),
        (1, [1, 1]),
    ];
    assert_eq!(throws.collect::<Vec<_>>(), expected);
    assert_eq!((game.to_play(), game.phase()), (0, "before-throw"));
    assert_eq!(scores(&game), [1500; 3]);
    assert_eq!(told.last().map(crate::Event::kind), Some("turn-began"));
}

#[test]
fn r1_a_token_moves_by_the_total_and_several_share_a_space() {
    let mut game = table(2, "").at(1, 10);
    let told = game.rolls(&[6, 4]);
    assert_eq!((game.stands(0), game.stands(1)), (10, 10));
    assert_eq!(kinds(&told), ["threw", "moved"]);
    assert_eq!(game.phase(), "after-throw");
}

#[test]
fn r2_doubles_throw_again_and_the_dice_go_left() {
    let mut game = table(3, "");
    game.rolls(&[5, 5]);
    assert_eq!((game.to_play(), game.phase()), (0, "before-throw"));
    game.rolls(&[6, 4]);
    assert_eq!((game.to_play(), game.phase()), (0, "after-throw"));
    assert_eq!(game.refuses("roll"), Refusal::NotNow);
    game.play("end");
    assert_eq!((game.to_play(), game.phase()), (1, "before-throw"));
    assert_eq!(game.refuses("end"), Refusal::NotNow);
    assert_eq!(game.open.turn, 11);
}

#[test]
fn r3_the_third_double_leads_to_jail_and_does_not_move() {
    let mut game = table(2, "");
    game.rolls(&[5, 5]);
    game.rolls(&[5, 5]);
    let told = game.rolls(&[1, 1]);
    assert_eq!((game.stands(0), game.phase()), (10, "after-throw"));
    assert_eq!(game.open.holders[seat(0)].jail, Some(0));
    assert!(matches!(
        told[1],
        Event::Jailed {
            sentence: Sentence::Doubles,
            ..
        }
    ));
    assert_eq!(told.len(), 2);
}

#[test]
fn r4_go_pays_when_it_is_passed_or_reached_and_not_when_it_is_left() {
    let mut game = table(2, "").at(0, 36);
    game.rolls(&[1, 3]);
    assert_eq!((game.stands(0), game.money(0)), (0, 1700));
    let mut game = table(2, "").at(0, 35);
    game.rolls(&[6, 5]);
    assert_eq!((game.stands(0), game.money(0)), (6, 1700));
    let mut game = table(2, "").at(0, 0);
    game.rolls(&[6, 4]);
    assert_eq!(game.money(0), 1500);
    // Back across nothing: from 7 to 4, where the tax is to be paid.
    let mut game = table(2, "").next_card("chance-9").at(0, 0);
    game.rolls(&[3, 4]);
    assert_eq!((game.stands(0), game.money(0)), (4, 1500));
}

#[test]
fn r5_go_is_paid_twice_when_a_card_leads_back_to_it() {
    let mut game = table(2, "").next_card("chest-1").at(0, 38);
    game.rolls(&[1, 3]);
    assert_eq!((game.stands(0), game.money(0)), (0, 1900));
}

#[test]
fn r6_going_to_jail_pays_nothing_and_ends_the_throws() {
    let mut game = table(2, "").next_card("chance-10").at(0, 32);
    let told = game.rolls(&[2, 2]);
    assert_eq!((game.stands(0), game.money(0)), (10, 1500));
    assert_eq!(game.phase(), "after-throw");
    assert_eq!(kinds(&told), ["threw", "moved", "drew", "jailed"]);
}

#[test]
fn r7_on_the_other_corners_nothing_happens() {
    for (from, corner) in [(13, 20), (3, 10)] {
        let mut game = table(2, "").at(0, from);
        let told = game.rolls(&[3, 4]);
        assert_eq!((game.stands(0), game.money(0)), (corner, 1500));
        assert_eq!(kinds(&told), ["threw", "moved"]);
    }
}

#[test]
fn r8_a_deed_of_the_bank_is_bought_at_its_price() {
    let mut game = table(2, "");
    game.rolls(&[1, 2]);
    assert_eq!(game.phase(), "buy-or-auction");
    let told = game.play("buy");
    assert_eq!((game.money(0), game.owner_of(3)), (1440, Some(0)));
    assert_eq!(kinds(&told), ["bought"]);
    // Who has too little may raise it first.
    let mut game = table(2, "").gives(0, &[39]).cash(0, 10);
    game.rolls(&[1, 2]);
    assert_eq!(game.refuses("buy"), Refusal::TooPoor);
    assert!(!game.may("buy") && game.may("mortgage:39") && game.may("deal:1"));
    game.play("mortgage:39 buy");
    assert_eq!(game.money(0), 150);
}

#[test]
fn r9_what_is_not_bought_is_auctioned_among_all() {
    let mut game = table(3, "").jailed(2, 1);
    game.rolls(&[1, 2]);
    game.play("auction");
    assert_eq!((game.to_play(), game.phase()), (1, "auction"));
    game.play("bid:5");
    assert_eq!(game.to_play(), 2, "in Jail, too");
    game.play("bid:6");
    assert_eq!(game.to_play(), 0, "and who declined");
    game.play("bid:7 pass pass");
    assert_eq!((game.owner_of(3), game.money(0)), (Some(0), 1493));
}

#[test]
fn r10_bids_go_round_until_one_is_left() {
    let mut game = table(3, "");
    game.rolls(&[1, 2]);
    game.play("auction");
    assert_eq!(game.listed()[0], "bid:{1..1500}");
    assert_eq!(game.refuses("bid:0"), Refusal::BidTooLow);
    assert_eq!(game.refuses("bid:1501"), Refusal::TooPoor);
    game.play("bid:100");
    assert_eq!(game.refuses("bid:100"), Refusal::BidTooLow);
    assert_eq!(game.listed()[0], "bid:{101..1500}");
    // All pass but the last, who has no bid yet: it still bids or passes.
    let mut game = table(3, "");
    game.rolls(&[1, 2]);
    game.play("auction pass pass");
    assert_eq!((game.to_play(), game.phase()), (0, "auction"));
    let told = game.play("pass");
    assert_eq!(kinds(&told), ["passed", "unsold"]);
    assert_eq!(game.owner_of(3), None);
    // A seat that can raise no more passes by itself.
    let mut game = table(3, "").cash(2, 20);
    game.rolls(&[1, 2]);
    game.play("auction");
    let told = game.play("bid:20");
    assert_eq!(kinds(&told), ["bid", "passed"]);
    assert_eq!(game.to_play(), 0);
}

#[test]
fn r11_rent_is_due_for_what_is_others_and_not_mortgaged() {
    let rent = |game: Monopoly| {
        let mut game = game.gives(1, &[6]);
        game.rolls(&[2, 4]);
        (1500 - game.money(0), game.money(1) - 1500)
    };
    assert_eq!(rent(table(2, "")), (6, 6));
    assert_eq!(rent(table(2, "").jailed(1, 1)), (6, 6));
    assert_eq!(rent(table(2, "").gives(1, &[6]).mortgaged(&[6])), (0, 0));
    let mut own = table(2, "").gives(0, &[6]);
    assert_eq!(kinds(&own.rolls(&[2, 4])), ["threw", "moved"]);
}

#[test]
fn r12_a_whole_group_doubles_the_rent_of_its_bare_lots() {
    let rents = |game: &Monopoly| [6, 8, 9].map(|space| game.open.rent(deed(space), 7));
    let game = table(2, "").gives(1, &[6, 8, 9]);
    assert_eq!(rents(&game), [12, 12, 16]);
    let game = game.mortgaged(&[6]);
    assert_eq!(rents(&game)[1..], [12, 16]);
    let game = table(2, "").gives(1, &[6, 8]);
    assert_eq!(rents(&game)[..2], [6, 6]);
    let level = |level| {
        let game = table(2, "").gives(1, &[37, 39]).built(&[(39, level)]);
        game.open.rent(deed(39), 7)
    };
    assert_eq!([1, 2, 3, 4, 5].map(level), [200, 600, 1400, 1700, 2000]);
}

#[test]
fn r13_railroads_count_together() {
    let rails = [5, 15, 25, 35];
    for (number, rent) in [25, 50, 100, 200].into_iter().enumerate() {
        // A mortgaged one counts.
        let game = table(2, "")
            .gives(1, &rails[..=number])
            .mortgaged(&rails[1..=number]);
        assert_eq!(game.open.rent(deed(5), 9), rent);
    }
    let mut game = table(2, "")
        .gives(1, &[5, 15])
        .at(0, 0)
        .next_card("chance-7");
    game.rolls(&[3, 4]);
    assert_eq!((game.stands(0), game.money(1)), (15, 1600), "twice 50");
}

#[test]
fn r14_utilities_ask_for_the_dice() {
    let mut game = table(2, "").gives(1, &[12]).at(0, 4);
    game.rolls(&[2, 6]);
    assert_eq!(game.money(1), 1532);
    let mut game = table(2, "").gives(1, &[12, 28]).at(0, 4);
    game.rolls(&[2, 6]);
    assert_eq!(game.money(1), 1580);
    // By the card with a fresh throw, which moves nobody and is no double.
    let mut game = table(2, "").gives(1, &[12]).at(0, 0).next_card("chance-6");
    let told = game.rolls(&[3, 4, 5, 5]);
    assert_eq!((game.stands(0), game.money(1)), (12, 1600));
    assert_eq!(game.phase(), "after-throw");
    assert!(kinds(&told).contains(&"threw-for-rent"));
    // Without rent there is no throw.
    let mut game = table(2, "")
        .gives(1, &[12])
        .mortgaged(&[12])
        .next_card("chance-6");
    assert_eq!(kinds(&game.rolls(&[3, 4])).last(), Some(&"no-rent"));
}

#[test]
fn r15_rent_that_is_to_be_asked_for_lapses() {
    let mut game = table(3, "rent=claim").gives(1, &[6]);
    let told = game.rolls(&[2, 4]);
    assert_eq!(kinds(&told).last(), Some(&"claim-opened"));
    assert_eq!(game.money(0), 1500);
    assert!(!game.may("claim:6"), "it is not the debtor who asks");
    let mut called = game.clone();
    called.play("call:1");
    assert_eq!((called.to_play(), called.phase()), (1, "called"));
    let told = called.play("claim:6");
    assert_eq!(kinds(&told), ["claimed", "paid"]);
    assert_eq!((called.money(0), called.money(1)), (1494, 1506));
    assert_eq!(called.refuses("claim:6"), Refusal::NoClaim);
    called.play("back");
    assert_eq!((called.to_play(), called.phase()), (0, "after-throw"));
    // Later the rent is what it was, whatever becomes of the deed.
    game.play("end mortgage:6 claim:6");
    assert_eq!(game.money(0), 1494);
}

#[test]
fn r16_a_card_goes_under_its_deck_and_a_move_lands_anew() {
    let mut game = table(2, "")
        .next_card("chance-9")
        .next_card("chest-9")
        .at(0, 29);
    let told = game.rolls(&[3, 4]);
    assert_eq!(
        kinds(&told),
        ["threw", "moved", "drew", "moved", "drew", "gained"]
    );
    assert_eq!((game.stands(0), game.money(0)), (33, 1525));
    for (deck, card) in [(0, "chance-9"), (1, "chest-9")] {
        assert_eq!(game.decks[deck].len(), 16);
        assert_eq!(game.decks[deck][15].to_string(), card);
    }
}

#[test]
fn r17_the_nearest_lies_ahead() {
    for (from, card, lands) in [
        (0, "chance-7", 15),
        (0, "chance-6", 12),
        (15, "chance-8", 25),
        (15, "chance-6", 28),
        (29, "chance-7", 5),
        (29, "chance-6", 12),
    ] {
        let mut game = table(2, "").next_card(card).at(0, from);
        game.rolls(&[3, 4]);
        assert_eq!((game.stands(0), game.phase()), (lands, "buy-or-auction"));
        let salary = if from == 29 { 200 } else { 0 };
        assert_eq!(game.money(0), 1500 + salary);
    }
}

#[test]
fn r18_a_jail_pass_is_kept_until_it_is_used() {
    let mut game = table(2, "").next_card("chance-11");
    game.rolls(&[3, 4]);
    assert_eq!(game.decks[0].len(), 15);
    assert_eq!(game.open.pass_of(seat(0)), Some(Deck::Chance));
    let mut game = game.passes(0, Deck::Chest).jailed(0, 0);
    game.open.window = Window::Before;
    game.play("card");
    assert_eq!(
        game.open.pass_of(seat(0)),
        Some(Deck::Chest),
        "Chance first"
    );
    assert_eq!(game.decks[0][15], Deck::Chance.pass());
    // It is traded like a deed.
    let mut game = table(2, "").passes(1, Deck::Chest).jailed(0, 0);
    game.play("deal:1 want:chest cash:30 offer accept card");
    assert_eq!((game.money(1), game.decks[1].len()), (1530, 16));
}

#[test]
fn r19_repairs_and_what_goes_round() {
    let rich = || {
        table(3, "")
            .gives(0, &[1, 3, 6, 8, 9])
            .built(&[(1, 5), (3, 5), (6, 3), (8, 3), (9, 3)])
    };
    let mut game = rich().next_card("chance-16");
    game.rolls(&[3, 4]);
    assert_eq!(game.money(0), 1500 - 425);
    let mut game = rich().next_card("chest-16");
    game.rolls(&[6, 6]);
    assert_eq!(game.money(0), 1500, "it is Electric Company");
    let mut game = rich().next_card("chest-16").at(0, 11);
    game.rolls(&[2, 4]);
    assert_eq!(game.money(0), 1500 - 590);
    let mut game = table(3, "").next_card("chance-15");
    let told = game.rolls(&[3, 4]);
    let paid = told.iter().filter_map(|event| match event {
        Event::Paid { creditor, .. } => creditor.map(crate::Seat::index),
        _ => None,
    });
    assert_eq!(paid.collect::<Vec<_>>(), [1, 2]);
    assert_eq!([0, 1, 2].map(|seat| game.money(seat)), [1400, 1550, 1550]);
    // One who is out neither pays nor is paid.
    let mut game = table(4, "").next_card("chest-12").at(0, 11);
    game.open.holders[seat(2)] = crate::monopoly::Holder {
        out: Some(0),
        ..Default::default()
    };
    game.rolls(&[2, 4]);
    let money = [0, 1, 2, 3].map(|seat| game.money(seat));
    assert_eq!(money, [1600, 1450, 0, 1450]);
}

#[test]
fn r20_luxury_tax() {
    let mut game = table(2, "").at(0, 31);
    game.rolls(&[3, 4]);
    assert_eq!(game.money(0), 1425);
}

#[test]
fn r21_income_tax_is_chosen_before_it_is_counted() {
    let mut game = table(2, "")
        .gives(0, &[39, 1, 3])
        .cash(0, 501)
        .mortgaged(&[39]);
    let mut game2 = game.clone();
    game.rolls(&[1, 3]);
    assert_eq!(game.phase(), "tax-choice");
    assert_eq!(game.listed(), ["tax:flat", "tax:tenth"]);
    assert_eq!(game.refuses("mortgage:1"), Refusal::NotNow);
    game.play("tax:tenth");
    assert_eq!(game.money(0), 501 - 103, "a tenth of 501 + 400 + 120");
    game2.rolls(&[1, 3]);
    game2.play("tax:flat");
    assert_eq!(game2.money(0), 301);
}

#[test]
fn r22_just_visiting_is_free() {
    let mut game = table(2, "").at(0, 23);
    game.rolls(&[3, 4]);
    assert_eq!(
        (game.stands(0), game.open.holders[seat(0)].jail),
        (10, Some(0))
    );
    let mut game = table(2, "").at(0, 5);
    game.rolls(&[2, 3]);
    assert_eq!(
        (game.stands(0), game.open.holders[seat(0)].jail),
        (10, None)
    );
}

#[test]
fn r23_in_jail_business_goes_on() {
    let mut game = table(2, "")
        .jailed(0, 1)
        .gives(0, &[1, 3, 5, 12])
        .mortgaged(&[12]);
    for action in ["build:1", "mortgage:5", "redeem:12", "deal:1"] {
        assert!(game.may(action), "{action}");
    }
    game.play("build:1 build:3");
    assert_eq!(game.steps(&[1, 3]), [1, 1]);
}

#[test]
fn r24_the_fine_or_a_pass_before_the_throw() {
    for missed in [0, 1] {
        let mut game = table(2, "").jailed(0, missed);
        let told = game.play("fine");
        assert!(matches!(
            told[1],
            Event::Released {
                release: Release::Fine,
                ..
            }
        ));
        assert_eq!((game.money(0), game.phase()), (1450, "before-throw"));
        game.rolls(&[5, 5]);
        assert_eq!((game.stands(0), game.phase()), (20, "before-throw"));
    }
    let game = table(2, "").jailed(0, 2);
    assert_eq!(game.refuses("fine"), Refusal::FineTooLate);
    assert_eq!(game.refuses("card"), Refusal::NoPass);
    assert!(game.passes(0, Deck::Chest).may("card"));
    let game = table(2, "").jailed(0, 0).cash(0, 49);
    assert_eq!(game.refuses("fine"), Refusal::TooPoor);
    assert_eq!(table(2, "").refuses("fine"), Refusal::NotInJail);
    assert_eq!(table(2, "").refuses("card"), Refusal::NotInJail);
}

#[test]
fn r25_doubles_lead_out_and_give_no_further_throw() {
    let mut game = table(2, "").jailed(0, 0);
    game.rolls(&[5, 5]);
    assert_eq!((game.stands(0), game.phase()), (20, "after-throw"));
    assert_eq!(game.open.holders[seat(0)].jail, None);
    let mut game = table(2, "").jailed(0, 0);
    assert_eq!(kinds(&game.rolls(&[1, 2])), ["threw", "stayed"]);
    assert_eq!(game.open.holders[seat(0)].jail, Some(1));
    assert_eq!((game.stands(0), game.phase()), (10, "after-throw"));
}

#[test]
fn r26_after_the_third_miss_the_fine_is_due_and_the_throw_counts() {
    let mut game = table(2, "").jailed(0, 2);
    game.rolls(&[4, 6]);
    assert_eq!((game.stands(0), game.money(0)), (20, 1450));
    let mut game = table(2, "").jailed(0, 2).cash(0, 20).gives(0, &[1]);
    game.rolls(&[4, 6]);
    assert_eq!((game.phase(), game.stands(0)), ("debt", 10));
    let told = game.play("mortgage:1");
    assert_eq!(kinds(&told), ["mortgaged", "paid", "released", "moved"]);
    assert_eq!((game.stands(0), game.money(0)), (20, 0));
}

#[test]
fn r27_houses_need_a_whole_group() {
    let game = table(2, "").gives(0, &[16, 18, 5]);
    assert_eq!(game.refuses("build:16"), Refusal::NotWhole);
    assert_eq!(game.refuses("build:5"), Refusal::NoLot);
    assert_eq!(game.refuses("build:39"), Refusal::NotYours);
    let mut game = game.gives(0, &[19]);
    game.play("build:16 build:18 build:19");
    assert_eq!(
        (game.money(0), game.steps(&[16, 18, 19])),
        (1200, [1, 1, 1].into())
    );
    assert_eq!(game.cash(0, 99).refuses("build:16"), Refusal::TooPoor);
}

#[test]
fn r28_building_is_even_in_each_group() {
    let mut game = table(2, "").gives(0, &[16, 18, 19, 1, 3]);
    game.play("build:19");
    assert_eq!(game.refuses("build:19"), Refusal::BuildEvenly);
    assert!(game.may("build:1"), "another group");
    game.play("build:16 build:18 build:18");
    assert_eq!(game.steps(&[16, 18, 19]), [1, 2, 1]);
}

#[test]
fn r29_a_hotel_follows_four_houses_everywhere() {
    let orange = |levels: [(u8, u8); 3]| table(2, "").gives(0, &[16, 18, 19]).built(&levels);
    let game = orange([(16, 4), (18, 4), (19, 3)]);
    assert_eq!(game.refuses("build:16"), Refusal::BuildEvenly);
    let mut game = orange([(16, 4), (18, 4), (19, 4)]);
    use crate::monopoly::Piece::{Hotel, House};
    assert_eq!((game.open.stock(House), game.open.stock(Hotel)), (20, 12));
    game.play("build:16");
    assert_eq!((game.open.stock(House), game.open.stock(Hotel)), (24, 11));
    assert_eq!(game.money(0), 1400);
    let game = orange([(16, 5), (18, 5), (19, 5)]);
    assert_eq!(game.refuses("build:16"), Refusal::Full);
}

#[test]
fn r30_what_the_bank_does_not_hold_is_not_sold() {
    let lots = [1, 3, 6, 8, 9, 11, 13, 14];
    let full: Vec<(u8, u8)> = lots.iter().map(|lot| (*lot, 4)).collect();
    let game = table(2, "")
        .gives(0, &lots)
        .gives(1, &[37, 39])
        .built(&full)
        .active(1);
    assert_eq!(game.refuses("build:39"), Refusal::NoHouse);
    assert!(game.active(0).may("build:1"), "a hotel needs no house");
    let hotels = [1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19];
    let full: Vec<(u8, u8)> = hotels.iter().map(|lot| (*lot, 5)).collect();
    let mut game = table(2, "")
        .gives(0, &hotels)
        .gives(0, &[37, 39])
        .built(&full)
        .built(&[(37, 4), (39, 4)]);
    game.play("build:39");
    assert_eq!(game.refuses("build:37"), Refusal::NoHotel);
}

#[test]
fn r31_buildings_are_sold_back_one_by_one_at_half_price() {
    let mut game = table(2, "").gives(0, &[37, 39]).built(&[(37, 2), (39, 3)]);
    assert_eq!(game.refuses("sell:37"), Refusal::SellEvenly);
    game.play("sell:39");
    assert_eq!(
        (game.money(0), game.steps(&[37, 39])),
        (1600, [2, 2].into())
    );
    let mut game = game.built(&[(37, 5), (39, 5)]);
    game.play("sell:37");
    assert_eq!(game.steps(&[37, 39]), [4, 5]);
    assert_eq!(game.refuses("sell:1"), Refusal::NotYours);
    let game = table(2, "").gives(0, &[37]);
    assert_eq!(game.refuses("sell:37"), Refusal::NothingBuilt);
}

#[test]
fn r32_several_steps_are_sold_at_once_and_evenly() {
    let mut game = table(2, "")
        .gives(0, &[16, 18, 19])
        .built(&[(16, 4), (18, 3), (19, 3)]);
    assert!(game.may("strip-orange:9") && !game.may("strip-orange:10"));
    game.play("strip-orange:4");
    assert_eq!(
        game.steps(&[16, 18, 19]),
        [1, 1, 2],
        "latest on the board first"
    );
    assert_eq!(game.money(0), 1500 + 6 * 50);
    game.play("strip-orange:0");
    assert_eq!(game.money(0), 1500 + 10 * 50);
    assert_eq!(game.refuses("strip-orange:0"), Refusal::NothingBuilt);
    assert_eq!(game.refuses("strip-red:0"), Refusal::NotYours);
}

#[test]
fn r37_a_deed_is_mortgaged_where_nothing_is_built() {
    let mut game = table(2, "").gives(0, &[1, 3, 5]).built(&[(3, 1)]);
    assert_eq!(game.refuses("mortgage:1"), Refusal::GroupBuilt);
    assert_eq!(game.refuses("mortgage:39"), Refusal::NotYours);
    game.play("mortgage:5");
    assert_eq!((game.money(0), game.owner_of(5)), (1600, Some(0)));
    assert_eq!(game.refuses("mortgage:5"), Refusal::Mortgaged);
}

#[test]
fn r38_a_mortgage_is_lifted_with_a_tenth() {
    let mut game = table(2, "").gives(0, &[5]).mortgaged(&[5]);
    game.play("redeem:5");
    assert_eq!(game.money(0), 1390);
    assert_eq!(game.refuses("redeem:5"), Refusal::NotMortgaged);
    let game = game.mortgaged(&[5]).cash(0, 109);
    assert_eq!(game.refuses("redeem:5"), Refusal::TooPoor);
    assert_eq!(game.active(1).refuses("redeem:5"), Refusal::NotYours);
}

#[test]
fn r39_a_mortgage_stops_building_in_its_group() {
    let game = table(2, "").gives(0, &[1, 3]).mortgaged(&[1]);
    assert_eq!(game.refuses("build:3"), Refusal::GroupMortgaged);
    assert!(game.may("redeem:1"));
}

#[test]
fn r41_the_bank_lends_on_mortgages_and_never_runs_out() {
    let mut game = table(2, "").gives(0, &[39]);
    game.play("mortgage:39");
    let sheet = testing::sheet::Sheet::of(&game);
    assert_eq!(sheet.counts["money"]["bank"], Some(-3200));
}

#[test]
fn r42_a_debt_is_paid_as_soon_as_the_cash_is_there() {
    let mut game = table(2, "").gives(0, &[1, 3, 5]).cash(0, 40).at(0, 31);
    let told = game.rolls(&[3, 4]);
    assert_eq!(kinds(&told).last(), Some(&"owes"));
    assert_eq!((game.to_play(), game.phase()), (0, "debt"));
    assert_eq!(game.refuses("bankrupt"), Refusal::CanPay);
    assert_eq!(game.refuses("end"), Refusal::NotNow);
    let told = game.play("mortgage:1 mortgage:3");
    let paid = Event::Paid {
        seat: seat(0),
        creditor: None,
        amount: 75,
        cause: Cause::LuxuryTax,
    };
    assert_eq!(told.last(), Some(&paid));
    assert_eq!((game.money(0), game.phase()), (25, "after-throw"));
}

#[test]
fn r43_what_can_be_raised() {
    let game = table(2, "")
        .gives(0, &[16, 18, 19, 5, 15])
        .built(&[(16, 3), (18, 3), (19, 3)])
        .mortgaged(&[15])
        .cash(0, 100);
    assert_eq!(game.open.raisable(seat(0)), 100 + 450 + 280 + 100);
}

#[test]
fn r45_only_who_cannot_pay_gives_up() {
    let game = table(3, "").gives(0, &[5]).cash(0, 10);
    assert_eq!(
        game.clone().owing(0, None, 110).refuses("bankrupt"),
        Refusal::CanPay
    );
    let mut game = game.owing(0, None, 111);
    game.play("bankrupt");
    assert!(!game.open.is_in(seat(0)));
}

#[test]
fn r46_a_player_gets_all_that_a_bankrupt_had() {
    let mut game = table(3, "")
        .gives(0, &[1, 3, 5, 12])
        .built(&[(1, 2), (3, 2)])
        .mortgaged(&[5, 12])
        .cash(0, 30)
        .passes(0, Deck::Chest)
        .owing(0, Some(2), 2000);
    let told = game.play("bankrupt");
    assert_eq!(kinds(&told), ["bankrupt", "inherited"]);
    assert_eq!(game.money(2), 1500 + 30 + 100);
    for space in [1, 3, 5, 12] {
        assert_eq!(game.owner_of(space), Some(2));
    }
    assert_eq!(game.open.pass_of(seat(2)), Some(Deck::Chest));
    assert_eq!((game.to_play(), game.phase()), (2, "mortgage-received"));
    assert!(game.may("redeem:5") && game.may("hold:5") && !game.may("hold:12"));
    game.play("hold:5 redeem:12");
    assert_eq!(game.money(2), 1630 - 10 - 83);
    assert_eq!((game.to_play(), game.phase()), (1, "before-throw"));
}

#[test]
fn r46_interest_that_cannot_be_paid_ruins_the_next() {
    let mut game = table(3, "")
        .gives(0, &[39])
        .mortgaged(&[39])
        .cash(0, 5)
        .cash(2, 10)
        .owing(0, Some(2), 2000);
    game.play("bankrupt hold:39");
    assert_eq!(
        (game.to_play(), game.phase(), game.money(2)),
        (2, "debt", 15)
    );
    let told = game.play("bankrupt");
    assert_eq!(kinds(&told), ["bankrupt", "inherited"]);
    assert_eq!(ended(&game), Some(("last", [1].into())));
}

#[test]
fn r47_the_bank_auctions_what_a_bankrupt_had() {
    let mut game = table(3, "")
        .gives(0, &[1, 3, 5])
        .built(&[(1, 1), (3, 1)])
        .cash(0, 0)
        .passes(0, Deck::Chest)
        .owing(0, None, 5000);
    let told = game.play("bankrupt");
    assert_eq!(kinds(&told), ["bankrupt", "inherited", "auction-began"]);
    assert_eq!(game.decks[1].len(), 16);
    assert_eq!((game.to_play(), game.phase()), (1, "auction"));
    game.play("bid:1 pass");
    assert_eq!(game.owner_of(1), Some(1));
    game.play("pass bid:9");
    assert_eq!(game.owner_of(3), Some(2));
    game.play("pass pass");
    assert_eq!(
        game.owner_of(5),
        None,
        "nobody bids: it stays with the Bank"
    );
    assert_eq!((game.to_play(), game.phase()), (1, "before-throw"));
}

#[test]
fn r48_what_else_a_bankrupt_owed_lapses() {
    // The third of four pays everybody: the first creditor who is not paid in full takes all.
    let mut game = table(4, "").cash(0, 60).next_card("chance-15");
    game.rolls(&[3, 4]);
    game.play("bankrupt");
    assert_eq!([1, 2, 3].map(|seat| game.money(seat)), [1550, 1510, 1500]);
    assert_eq!((game.to_play(), game.phase()), (1, "before-throw"));
    // Claims of the bankrupt and against it are gone.
    let mut game = table(3, "rent=claim").gives(1, &[6]).gives(0, &[8]);
    game.rolls(&[2, 4]);
    assert_eq!(game.open.claims.len(), 1);
    let mut game = game.cash(0, 0).owing(0, None, 999);
    game.play("bankrupt pass pass");
    assert!(game.open.claims.is_empty());
}

#[test]
fn r49_the_last_one_wins_at_once() {
    let mut game = table(2, "")
        .gives(0, &[5, 39])
        .mortgaged(&[39])
        .cash(0, 0)
        .owing(0, Some(1), 3000);
    let told = game.play("bankrupt");
    assert_eq!(kinds(&told), ["bankrupt", "inherited"]);
    assert_eq!(ended(&game), Some(("last", [1].into())));
    assert_eq!(scores(&game), [0, 1500 + 200 + 200]);
    assert_eq!(game.refuses("roll"), Refusal::Over);
}
