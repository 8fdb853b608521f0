//! One test for each numbered rule of the sheet.

use super::*;

const UNTIL: &str = "draw=until-playable";
const ONE_DEAL: &str = "game=deals-1";

#[test]
fn r1_a_turn_is_one_card_played_or_one_card_drawn() {
    let game = laid(&["9H 4C", "2C 3C"], "9S 2H", "5D 6D", "");
    assert_eq!(legal(&game), "9H draw");
    let mut played = game.clone();
    play(&mut played, "9H");
    assert_eq!(played.hands[seat(0)], set("4C"));
    assert_eq!(played.open.top(), Some("9H".parse().unwrap()));
    assert_eq!(to_play(&played), 1);
    let mut drew = game;
    play(&mut drew, "draw");
    assert_eq!(drew.hands[seat(0)], set("9H 4C 5D"));
    assert_eq!(to_play(&drew), 1);
}

#[test]
fn r2_on_a_plain_card_the_same_rank_or_the_same_suit_fits() {
    let game = laid(&["QC 2D KH 3S QS", "2C 3C"], "QD", "5D", "");
    assert_eq!(legal(&game), "QC 2D QS draw");
    let top = "QD".parse().unwrap();
    assert_eq!(refused(&game, "KH"), Refusal::NoMatch(top));
    assert_eq!(refused(&game, "3S"), Refusal::NoMatch(top));
    assert_eq!(refused(&game, "7D"), Refusal::NotHeld);
}

#[test]
fn r3_an_eight_fits_on_anything_and_names_any_suit_which_comes_next() {
    let game = laid(&["8C 2D", "AS 3C 8H"], "KH", "5D", "");
    assert_eq!(legal(&game), "8C:C 8C:D 8C:H 8C:S draw");
    assert_eq!(refused(&game, "8C"), Refusal::NameASuit);
    assert_eq!(
        refused(&game, "2D:S"),
        Refusal::NoMatch("KH".parse().unwrap())
    );
    let mut after = game.clone();
    play(&mut after, "8C:S");
    assert_eq!(after.open.named, Some(Suit::Spades));
    assert_eq!(legal(&after), "8H:C 8H:D 8H:H 8H:S AS draw");
    // Also on another eight.
    let on_eight = laid(&["8C 2D", "AS 3C"], "8D:H", "5D", "");
    assert_eq!(legal(&on_eight), "8C:C 8C:D 8C:H 8C:S draw");
    let plain = laid(&["9H 2D", "AS 3C"], "KH", "5D", "");
    assert_eq!(refused(&plain, "9H:S"), Refusal::NoSuitToName);
}

#[test]
fn r4_on_an_eight_only_the_named_suit_or_another_eight_fits() {
    let game = laid(&["9S KD 2D 8H 8C", "2C 3C"], "8S:D", "5C", "");
    assert_eq!(
        legal(&game),
        "8C:C 8C:D 8C:H 8C:S 2D KD 8H:C 8H:D 8H:H 8H:S draw"
    );
    assert_eq!(refused(&game, "9S"), Refusal::SuitNamed(Suit::Diamonds));
}

#[test]
fn r5_a_draw_ends_the_turn_even_for_a_seat_that_could_play() {
    let mut game = laid(&["9H 4C", "2C 3C"], "9S", "5S 6D", "");
    let heard = play(&mut game, "draw");
    assert_eq!(to_play(&game), 1);
    assert_eq!(game.stock.len(), 1);
    let (seat, card) = (seat(0), "5S".parse().unwrap());
    assert_eq!(
        heard,
        [
            (crate::Audience::Everybody, Event::Drew { seat }),
            (crate::Audience::seat(seat), Event::DrewCard { seat, card }),
        ]
    );
}

#[test]
fn r6_a_played_card_ends_the_turn() {
    let mut game = laid(&["9H 4H 5H", "2H 3C", "7H 6H"], "9S", "5S 6D", "");
    play(&mut game, "9H");
    assert_eq!(to_play(&game), 1);
    assert_eq!(refused(&game, "4H"), Refusal::NotHeld);
    play(&mut game, "2H");
    assert_eq!(to_play(&game), 2);
    play(&mut game, "7H");
    assert_eq!(to_play(&game), 0);
}

#[test]
fn r7_the_last_card_wins_the_deal_at_once_also_an_eight_without_a_suit() {
    let mut game = laid(&["9H", "2C 3C"], "9S", "5S", ONE_DEAL);
    play(&mut game, "9H");
    let report = game.open.report.unwrap();
    assert_eq!(report.ending, Ending::Out(seat(0)));
    assert_eq!(legal(&game), "");
    let mut eight = laid(&["8H", "2C 3C"], "9S", "5S", ONE_DEAL);
    assert_eq!(legal(&eight), "8H draw");
    assert_eq!(refused(&eight, "8H:S"), Refusal::LastCard);
    let heard = play(&mut eight, "8H");
    assert!(heard.contains(&(crate::Audience::Everybody, Event::WentOut { seat: seat(0) })));
    assert_eq!(eight.open.named, None);
}

#[test]
fn r8_the_others_score_what_they_hold_and_the_winner_nothing() {
    let mut game = laid(&["9H", "2C KC", "AD 8S TD"], "9S", "5S", "");
    game.open.totals[seat(0)] = Points::new(7);
    game.open.totals[seat(1)] = Points::new(20);
    play(&mut game, "9H");
    assert_eq!(scores(&game), [7, 20 + 2 + 10, 1 + 50 + 10]);
    let report = game.open.report.unwrap();
    assert_eq!(report.penalty(seat(0)), Points::ZERO);
    assert_eq!(report.penalty(seat(2)), Points::new(61));
    assert_eq!(report.hands[seat(1)], set("2C KC"));
}

#[test]
fn r9_an_empty_stock_is_rebuilt_from_the_pile_three_times_a_deal() {
    let mut game = laid(&["9H 2D", "2C 3C"], "8S:H 4C 5C", "", "");
    let heard = play(&mut game, "draw");
    assert_eq!(
        heard[0],
        (crate::Audience::Everybody, Event::Reshuffled { cards: 2 })
    );
    assert_eq!(game.open.pile, cards("8S")[..]);
    assert_eq!(game.open.named, Some(Suit::Hearts));
    assert_eq!(game.stock.len(), 1);
    assert_eq!(game.open.rebuilds_left(), 2);
    for used in 0..=MAX_REBUILDS {
        let mut game = laid(&["9H 2D", "2C 3C"], "9S 4C 5C", "", "");
        game.open.rebuilds = used;
        assert_eq!(
            legal(&game),
            if used < 3 { "9H draw" } else { "9H" },
            "after {used} rebuilds"
        );
    }
}

#[test]
fn r10_with_nothing_to_draw_a_seat_plays_if_it_can_and_passes_if_not() {
    let no_pile = laid(&["9H 2D", "2C 3C"], "9S", "", "");
    assert_eq!(legal(&no_pile), "9H");
    assert_eq!(refused(&no_pile, "draw"), Refusal::NothingToDraw);
    assert_eq!(refused(&no_pile, "pass"), Refusal::HasMatch);
    let mut stuck = laid(&["3H 2D", "2C 3C"], "9S", "", "");
    assert_eq!(legal(&stuck), "pass");
    assert_eq!(refused(&stuck, "draw"), Refusal::NothingToDraw);
    play(&mut stuck, "pass");
    assert_eq!(to_play(&stuck), 1);
    let go_without = laid(&["3H 2D", "2C 3C"], "9S 4C 5C", "", "empty-stock=pass");
    assert_eq!(legal(&go_without), "pass");
    let stock_left = laid(&["3H 2D", "2C 3C"], "9S", "6D", "");
    assert_eq!(refused(&stock_left, "pass"), Refusal::CanDraw);
}

#[test]
fn r11_a_deal_in_which_all_pass_in_succession_is_blocked_and_all_score() {
    let mut game = laid(&["3H 2D", "2C 3C", "KD"], "9S", "", ONE_DEAL);
    play(&mut game, "pass");
    play(&mut game, "pass");
    assert_eq!(game.open.report, None);
    let heard = play(&mut game, "pass");
    assert!(heard.contains(&(crate::Audience::Everybody, Event::Blocked)));
    assert_eq!(game.open.report.unwrap().ending, Ending::Blocked);
    assert_eq!(scores(&game), [5, 5, 10]);
    // A play in between begins the count anew, and gives the next seat something to draw.
    let mut broken = laid(&["3H 2D", "9C 3D", "KD 4D"], "9S", "", ONE_DEAL);
    play(&mut broken, "pass");
    play(&mut broken, "9C");
    assert_eq!(legal(&broken), "draw");
    play(&mut broken, "draw");
    play(&mut broken, "pass");
    play(&mut broken, "pass");
    assert_eq!(broken.open.report, None);
    assert_eq!(legal(&broken), "9S");
}

#[test]
fn r12_a_target_game_ends_when_somebody_has_it_and_the_lowest_total_wins() {
    assert!(CrazyEights::INFO.low_wins);
    let last_deal = |before: [u16; 2]| {
        let mut game = laid(&["9H", "2C TC"], "9S", "5S", "game=target-50");
        game.open.totals[seat(0)] = Points::new(before[0]);
        game.open.totals[seat(1)] = Points::new(before[1]);
        play(&mut game, "9H");
        game
    };
    assert!(matches!(last_deal([49, 37]).turn(), Turn::Decide(_)));
    let Turn::Over(outcome) = last_deal([49, 38]).turn() else {
        panic!("38 + 12 is the target");
    };
    assert_eq!(outcome.winners.iter().collect::<List<_>>(), [seat(0)]);
    assert_eq!(outcome.reason, "target");
}

#[test]
fn r12_a_game_of_deals_ends_after_the_last_and_the_lowest_total_wins() {
    let mut game = laid(&["9H", "2C TC"], "9S", "5S", "game=deals-3");
    game.open.deals = 1;
    play(&mut game, "9H");
    assert!(matches!(game.turn(), Turn::Decide(_)));
    let mut last = laid(&["9H", "2C TC"], "9S", "5S", "game=deals-3");
    last.open.deals = 2;
    last.open.totals[seat(0)] = Points::new(13);
    play(&mut last, "9H");
    let Turn::Over(outcome) = last.turn() else {
        panic!("three deals are the game");
    };
    assert_eq!(outcome.winners.iter().collect::<List<_>>(), [seat(1)]);
    assert_eq!(outcome.reason, "deals");
    // The booklet's single game: the seat that went out has won.
    let mut single = laid(&["9H", "2C TC"], "9S", "5S", ONE_DEAL);
    play(&mut single, "9H");
    let Turn::Over(outcome) = single.turn() else {
        panic!("one deal is the game");
    };
    assert_eq!(outcome.winners.iter().collect::<List<_>>(), [seat(0)]);
}

#[test]
fn one_may_play_lets_only_the_drawn_card_be_played() {
    let rule = "draw=one-may-play";
    let mut game = laid(&["9C 3S", "2C 3C"], "9S 4C", "8D 6S", rule);
    assert_eq!(legal(&game), "9C 3S draw");
    play(&mut game, "draw");
    assert_eq!(legal(&game), "8D:C 8D:D 8D:H 8D:S keep");
    assert_eq!(refused(&game, "3S"), Refusal::PlayOrKeep);
    assert_eq!(refused(&game, "draw"), Refusal::PlayOrKeep);
    play(&mut game, "keep");
    assert_eq!(to_play(&game), 1);
    // A card that does not fit ends the turn by itself.
    let mut other = laid(&["9C 3S", "2C 3C"], "9S 4C", "6D 6S", rule);
    play(&mut other, "draw");
    assert_eq!(to_play(&other), 1);
    assert_eq!(refused(&other, "keep"), Refusal::NothingToKeep);
}

#[test]
fn until_playable_draws_only_for_want_of_a_card_and_passes_when_cards_run_out() {
    let can_play = laid(&["9C 3D", "2C 3C"], "9S 4C", "8D", UNTIL);
    assert_eq!(legal(&can_play), "9C");
    assert_eq!(refused(&can_play, "draw"), Refusal::HasMatch);
    let mut runs_out = laid(&["3D", "2C 3C"], "9S", "KD 7H", UNTIL);
    play(&mut runs_out, "draw");
    play(&mut runs_out, "draw");
    assert_eq!(to_play(&runs_out), 0);
    assert_eq!(legal(&runs_out), "pass");
}

#[test]
fn the_deal_passes_to_the_left_and_the_seat_left_of_the_dealer_begins() {
    let mut game = laid(&["9H", "2C TC", "3C 4C"], "9S", "5S", "");
    game.open.dealer = seat(1);
    play(&mut game, "9H");
    assert_eq!(game.open.dealer, seat(2));
    assert_eq!(to_play(&game), 0);
}

#[test]
fn a_card_that_does_not_fit_is_told_what_would() {
    let words = |pile: &str| refused(&laid(&["2C 3D", "4C"], pile, "5S", ""), "2C").to_string();
    assert_eq!(words("9S"), "Spades, a 9 or an 8");
    assert_eq!(words("AH"), "Hearts, an ace or an 8");
    assert_eq!(words("8C:D"), "Diamonds or an 8");
}
