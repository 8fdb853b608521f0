//! Deals, calls and mortgages that are taken over: what comes between, by the numbers of the rules.

use super::*;
use crate::monopoly::Refusal;

#[test]
fn a_called_seat_has_the_floor_until_it_gives_it_back() {
    let mut game = table(3, "").gives(2, &[1, 3]);
    assert_eq!(game.refuses("call:0"), Refusal::NoSuchPlayer);
    assert_eq!(game.refuses("call:3"), Refusal::NoSuchPlayer);
    game.play("call:2");
    assert_eq!((game.to_play(), game.phase()), (2, "called"));
    assert_eq!(game.refuses("call:1"), Refusal::NotNow, "it calls nobody");
    assert_eq!(game.refuses("roll"), Refusal::NotNow);
    game.play("build:1 mortgage:1".split(' ').next().unwrap());
    game.play("back");
    assert_eq!((game.to_play(), game.phase()), (0, "before-throw"));
    // With nothing to trade, build or raise there is nothing to be called for.
    let game = table(3, "");
    assert_eq!(game.refuses("call:2"), Refusal::NothingToDo);
}

#[test]
fn a_claim_that_ruins_the_seat_in_turn_ends_the_call_with_its_turn() {
    let mut game = table(3, "rent=claim")
        .gives(2, &[37, 39])
        .built(&[(37, 5), (39, 5)])
        .at(0, 29)
        .cash(0, 60);
    game.rolls(&[4, 6]);
    game.play("call:2 claim:39");
    assert_eq!((game.to_play(), game.phase()), (0, "debt"));
    game.play("bankrupt");
    assert_eq!((game.to_play(), game.phase()), (1, "before-throw"));
    assert_eq!(game.money(2), 1560);
}

#[test]
fn r34_anything_is_traded_with_one_other_at_a_time() {
    let mut game = table(3, "")
        .gives(0, &[1, 5])
        .gives(1, &[3])
        .passes(1, Deck::Chest);
    game.play("deal:1 give:1 want:3 want:chest cash:50");
    assert_eq!((game.to_play(), game.phase()), (0, "draft"));
    game.play("give:5 give:5 offer");
    assert_eq!((game.to_play(), game.phase()), (1, "trade-reply"));
    assert_eq!(game.listed(), ["accept", "refuse", "change"]);
    game.play("accept");
    assert_eq!(
        [1, 3, 5].map(|space| game.owner_of(space)),
        [Some(1), Some(0), Some(0)]
    );
    assert_eq!((game.money(0), game.money(1)), (1450, 1550));
    assert_eq!(game.open.pass_of(seat(0)), Some(Deck::Chest));
    assert_eq!((game.to_play(), game.phase()), (0, "before-throw"));
    // Everybody knows which deeds were traded when, and who was refused them.
    assert_eq!(game.open.traded[deed(1).index()], 10);
    assert_eq!(game.open.traded[deed(5).index()], 0);
    game.play("deal:1 give:5 want:1 offer refuse");
    let refused = game.open.refused[deed(1).index()];
    assert_eq!(refused, crate::SeatSet::only(seat(0)));
    assert_eq!(table(2, "").refuses("deal:1"), Refusal::NothingToTrade);
    assert_eq!(game.refuses("deal:0"), Refusal::NoSuchPlayer);
}

#[test]
fn r34_the_asked_seat_changes_the_deal_at_most_three_times() {
    let mut game = table(2, "").gives(0, &[1]).gives(1, &[3]);
    game.play("deal:1 give:1 cash:-60 offer change");
    assert_eq!((game.to_play(), game.phase()), (1, "draft"));
    let Some(Task::Draft(draft)) = game.open.top() else {
        panic!("it is a draft");
    };
    assert_eq!((draft.terms.want, draft.terms.cash), (deeds(&[1]), 60));
    game.play("cash:40 offer change cash:-50 offer change cash:45 offer");
    assert_eq!(game.to_play(), 0);
    assert_eq!(game.refuses("change"), Refusal::ThreeChanges);
    game.play("accept");
    assert_eq!((game.money(0), game.owner_of(1)), (1545, Some(1)));
    // A changed or dropped offer was not refused.
    let mut game = table(2, "").gives(0, &[1]);
    game.play("deal:1 give:1 cash:-60 offer change drop");
    assert_eq!(game.open.holders[seat(0)].refused, 0);
    assert_eq!((game.to_play(), game.phase()), (0, "before-throw"));
}

#[test]
fn r35_no_deed_of_a_built_group_changes_hands() {
    let mut game = table(2, "").gives(0, &[1, 3, 5]).built(&[(1, 1)]);
    game.play("deal:1");
    assert_eq!(game.refuses("give:3"), Refusal::GroupBuilt);
    assert_eq!(game.refuses("give:39"), Refusal::NotTheirs);
    assert!(game.may("give:5"));
    assert!(!game.listed().contains(&"give:3".to_string()));
}

#[test]
fn r36_an_offer_gives_and_wants_what_is_there() {
    let mut game = table(2, "").gives(0, &[1, 39]).mortgaged(&[39]).cash(1, 30);
    game.play("deal:1 give:1");
    assert_eq!(game.refuses("offer"), Refusal::OneSided);
    assert_eq!(game.refuses("cash:-31"), Refusal::TooPoor);
    assert_eq!(game.refuses("cash:1501"), Refusal::TooPoor);
    game.play("give:39 cash:-11");
    assert_eq!(game.refuses("offer"), Refusal::NoInterest, "20 of 19");
    game.play("cash:-10 offer refuse");
    assert_eq!(game.open.holders[seat(0)].refused, 1);
    assert!(game.open.refused.iter().all(|seats| seats.is_empty()));
    for _ in 0..2 {
        game.play("deal:1 give:1 cash:-10 offer refuse");
    }
    assert_eq!(game.refuses("deal:1"), Refusal::ThreeRefused);
    // Nor does it change one, until the next turn.
    let mut asked = game.clone();
    asked.play("call:1 deal:0 want:1 cash:5 offer");
    assert_eq!(asked.refuses("change"), Refusal::ThreeRefused);
    game.rolls(&[4, 6]);
    game.play("end");
    assert!(game.active(0).may("deal:1"));
}

#[test]
fn r40_who_gets_mortgaged_deeds_lifts_or_holds_each() {
    let mut game = table(2, "")
        .gives(0, &[5, 39])
        .gives(1, &[12])
        .mortgaged(&[5, 12, 39]);
    game.play("deal:1 give:39 give:5 want:12 offer accept");
    // First the one who offered, then the other in the order of the board.
    assert_eq!((game.to_play(), game.phase()), (0, "mortgage-received"));
    game.play("hold:12");
    assert_eq!((game.to_play(), game.money(0)), (1, 1492));
    assert_eq!(game.refuses("hold:39"), Refusal::NotNow);
    assert_eq!(game.refuses("redeem:39"), Refusal::NotNow);
    game.play("hold:5 redeem:39");
    assert_eq!(game.money(1), 1500 - 10 - 220);
    assert_eq!((game.to_play(), game.phase()), (0, "before-throw"));
    // A later lift costs the tenth again.
    game.play("redeem:12");
    assert_eq!(game.money(0), 1492 - 83);
}

#[test]
fn r40_interest_may_become_a_debt() {
    let mut game = table(2, "")
        .gives(0, &[5, 39])
        .mortgaged(&[5, 39])
        .gives(1, &[1])
        .cash(1, 120);
    game.play("deal:1 give:39 give:5 want:1 offer accept redeem:5");
    assert_eq!(game.money(1), 10);
    game.play("hold:39");
    assert_eq!((game.to_play(), game.phase()), (1, "debt"));
    game.play("mortgage:5");
    assert_eq!((game.to_play(), game.money(1)), (0, 90));
}

#[test]
fn r44_a_debtor_may_sell_well_but_not_strip_the_estate() {
    let game = table(3, "").gives(0, &[5, 15, 12]).cash(0, 0);
    let mut game = game.owing(0, None, 270);
    assert_eq!(game.open.raisable(seat(0)), 275);
    game.play("deal:1 give:5 cash:-90");
    assert_eq!(game.refuses("offer"), Refusal::StripsEstate, "265 of 270");
    game.play("cash:-95 offer");
    assert_eq!(game.to_play(), 1);
    // It holds for what the asked seat makes of it.
    game.play("change cash:90");
    assert_eq!(game.refuses("offer"), Refusal::StripsEstate);
    game.play("cash:300 offer accept");
    assert_eq!((game.money(0), game.phase()), (30, "before-throw"));
}
