//! R33: the last houses and hotels.

use super::*;
use crate::monopoly::{Piece, Refusal};

/// Seat 2 has all houses but so many; seat 0 has orange, seat 1 green.
fn short_of(houses: u8) -> Monopoly {
    let lots = [1, 3, 6, 8, 9, 11, 13, 14];
    let mut left = 32 - houses;
    let mut steps = Vec::new();
    for group in [&lots[..2], &lots[2..5], &lots[5..]] {
        let mut levels = [0; 3];
        for _ in 0..4 {
            for level in levels.iter_mut().take(group.len()) {
                let one = u8::from(left > 0);
                *level += one;
                left -= one;
            }
        }
        steps.extend(group.iter().copied().zip(levels));
    }
    table(4, "")
        .gives(2, &lots)
        .built(&steps)
        .cash(2, 0)
        .gives(0, &[16, 18, 19])
        .gives(1, &[31, 32, 34])
}

#[test]
fn r33_who_is_alone_just_builds() {
    let mut game = short_of(3).cash(1, 199);
    game.play("build:16 build:18 build:19");
    assert_eq!(game.steps(&[16, 18, 19]), [1, 1, 1]);
    // So does everybody while there is enough for all.
    let mut game = table(3, "").gives(0, &[16, 18, 19]).gives(1, &[31, 32, 34]);
    game.play("build:16");
    assert_eq!(game.phase(), "before-throw");
}

#[test]
fn r33_only_those_are_asked_whom_it_would_leave_short() {
    let mut game = short_of(6).cash(1, 800);
    assert_eq!(game.open.demand(seat(1), Piece::House), 4);
    game.play("build:16");
    assert_eq!(game.listed(), ["wish:{1..6}"]);
    let mut modest = game.clone();
    modest.play("wish:2");
    // Four are left, which is all that seat 1 can use: nobody is asked, and seat 0 builds at the list price.
    assert_eq!((modest.to_play(), modest.phase()), (0, "build-place"));
    modest.play("place:16 place:18");
    assert_eq!((modest.phase(), modest.money(0)), ("before-throw", 1300));
    game.play("wish:3");
    assert_eq!((game.to_play(), game.phase()), (1, "build-wish"));
    assert_eq!(game.refuses("wish:5"), Refusal::TooMany);
}

#[test]
fn r33_wishes_that_fit_are_served_at_the_list_price() {
    let mut game = short_of(5);
    game.play("build:16 wish:3 wish:2");
    assert_eq!((game.to_play(), game.phase()), (0, "build-place"));
    assert_eq!(game.listed(), ["place:16", "place:18", "place:19", "done"]);
    game.play("place:16 done");
    assert_eq!((game.to_play(), game.phase()), (1, "build-place"));
    game.play("place:31 place:32");
    assert_eq!((game.to_play(), game.phase()), (0, "before-throw"));
    assert_eq!((game.money(0), game.money(1)), (1400, 1100));
    // From then on it is first come, first served, until the next throw.
    game.play("build:18");
    assert_eq!(game.steps(&[16, 18]), [1, 1]);
    assert_eq!(game.open.shared, [true, false]);
    game.rolls(&[4, 6]);
    assert_eq!(game.open.shared, [false, false]);
}

#[test]
fn r33_units_are_auctioned_until_the_rest_fits() {
    let mut game = short_of(2);
    game.play("build:16 wish:2 wish:2");
    assert_eq!((game.to_play(), game.phase()), (0, "build-auction"));
    assert_eq!(game.refuses("bid:99"), Refusal::BidTooLow);
    game.play("bid:150 pass");
    assert_eq!(
        (game.to_play(), game.phase(), game.money(0)),
        (0, "build-place", 1350)
    );
    assert_eq!(game.refuses("done"), Refusal::NotNow);
    game.play("place:16");
    // A pass was for that unit only.
    assert_eq!((game.to_play(), game.phase()), (0, "build-auction"));
    game.play("pass bid:200");
    assert_eq!((game.to_play(), game.phase()), (1, "build-place"));
    game.play("place:34");
    assert_eq!((game.to_play(), game.phase()), (0, "before-throw"));
    assert_eq!((game.money(1), game.steps(&[34])), (1300, [1].into()));
}

#[test]
fn r33_if_nobody_bids_the_sale_ends() {
    let mut game = short_of(2);
    game.play("build:16 wish:2 wish:2 pass pass");
    assert_eq!((game.to_play(), game.phase()), (0, "before-throw"));
    assert_eq!(game.open.stock(Piece::House), 2);
}

#[test]
fn r33_who_lacks_the_cash_passes() {
    let mut game = short_of(1).cash(1, 250);
    game.play("build:16 wish:1 wish:1");
    let told = game.play("bid:260");
    let kinds: Vec<_> = told.iter().map(crate::Event::kind).collect();
    assert_eq!(kinds, ["bid", "passed", "unit-won"]);
    assert_eq!(game.phase(), "build-place");
}

#[test]
fn r33_a_house_goes_only_where_it_was_paid_for() {
    let mut game = short_of(1).gives(0, &[21, 23, 24]);
    game.play("build:16 wish:1 wish:1 bid:120 pass");
    assert_eq!(game.listed(), ["place:16", "place:18", "place:19"]);
    assert_eq!(game.refuses("place:21"), Refusal::TooPoor);
}

#[test]
fn r33_hotels_are_shared_out_too() {
    let hotels = [1, 3, 6, 8, 9, 11, 13, 14, 37, 39, 21];
    let mut game = table(3, "")
        .gives(2, &hotels)
        .gives(2, &[23, 24])
        .built(&hotels[..10].iter().map(|lot| (*lot, 5)).collect::<Vec<_>>())
        .built(&[(21, 5), (23, 4), (24, 4)])
        .cash(2, 0)
        .gives(0, &[16, 18, 19])
        .built(&[(16, 4), (18, 4), (19, 4)])
        .gives(1, &[31, 32, 34])
        .built(&[(31, 4), (32, 4), (34, 4)]);
    assert_eq!(game.open.stock(Piece::Hotel), 1);
    assert_eq!(game.open.demand(seat(0), Piece::Hotel), 3);
    game.play("build:16");
    assert_eq!(game.phase(), "build-wish");
    game.play("wish:1 wish:1 pass");
    assert_eq!(game.listed(), ["bid:{200..1500}", "pass"]);
    game.play("bid:200 place:31");
    assert_eq!((game.open.stock(Piece::Hotel), game.money(1)), (0, 1300));
}
