//! What no real game could be, and a damaged save might hold.

use super::*;

/// A game in its third trick of the second hand.
fn under_way() -> Texas {
    let mut game = bid_by_first(HANDS, 30, "6");
    for _ in 0..28 {
        let first = listed(&game)[0].clone();
        play(&mut game, &first);
    }
    play(&mut game, "bid:31 pass bid:32 pass pass");
    let bidder = to_play(&game);
    assert_eq!(phase(&game), "trump", "seat {bidder} names");
    play(&mut game, "trump:none");
    for _ in 0..9 {
        let first = listed(&game)[0].clone();
        play(&mut game, &first);
    }
    game
}

fn changed(change: impl FnOnce(&mut Texas)) -> bool {
    let mut game = under_way();
    assert!(game.is_sound());
    change(&mut game);
    game.is_sound()
}

#[test]
fn a_table_has_four_seats() {
    assert!(!changed(|game| game.open.players = testing::players(3)));
    assert!(!changed(|game| game.open.dealer = seat(4)));
    assert!(!changed(|game| game.open.trick.leader = seat(5)));
}

#[test]
fn an_auction_is_what_was_said() {
    assert!(!changed(|game| game.open.dealer = seat(1)));
    assert!(!changed(|game| game.open.options.auction = Asking::OneRound));
    let begin =
        |game: &Texas| Auction::begin(Asking::Continuing, game.open.players, game.open.dealer);
    assert!(
        !changed(|game| game.open.auction = begin(game)),
        "nobody bid"
    );
    assert!(!changed(|game| {
        let mut auction = begin(game);
        auction.call(Call::Bid(Bid::new(100)));
        for _ in 0..3 {
            auction.call(Call::Pass);
        }
        game.open.auction = auction;
    }));
}

#[test]
fn the_stage_fits_what_has_happened() {
    for phase in [Phase::Auction, Phase::Name, Phase::Over] {
        assert!(!changed(|game| game.open.phase = phase));
    }
    assert!(!changed(|game| game.open.contract = None));
}

#[test]
fn every_tile_is_somewhere_and_was_played_by_the_rules() {
    assert!(!changed(|game| {
        let one = game.hands[seat(0)].first().unwrap();
        game.hands[seat(0)].remove(one);
    }));
    assert!(!changed(|game| {
        let one = game.open.tricks[0].played[0];
        game.open.tricks[0].played[0] = game.open.tricks[1].played[0];
        game.open.tricks[1].played[0] = one;
    }));
    assert!(!changed(|game| {
        let leader = game.open.tricks[0].leader;
        game.open.tricks[0].leader = game.open.players.left_of(leader);
    }));
    assert!(!changed(|game| {
        game.open.tricks[0].played.pop();
    }));
    assert!(!changed(|game| game.open.tricks.swap(0, 1)));
}

#[test]
fn scores_and_the_last_hand_fit_together() {
    assert!(!changed(|game| set_totals(game, 250, 0)));
    assert!(!changed(|game| set_totals(game, 0, 10)));
    assert!(!changed(|game| game.open.report = None));
    assert!(!changed(|game| game.open.deals = 0));
    let report = |change: fn(&mut Report)| {
        changed(|game| {
            let report = game.open.report.as_mut().unwrap();
            change(report);
        })
    };
    assert!(!report(|report| report.bidder = seat(4)));
    assert!(!report(|report| report.bid = Bid::new(43)));
    assert!(!report(|report| report.won[0] = TileSet::EMPTY));
    assert!(
        !report(|report| report.won.swap(0, 1)),
        "nobody lost so much"
    );
    assert!(
        !report(|report| report.bid = Bid::new(84)),
        "it would count otherwise"
    );
}
