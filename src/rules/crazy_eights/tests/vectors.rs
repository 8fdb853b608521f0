//! The test vectors of the sheet's section 8, by their numbers.

use super::*;

fn fitting(pile: &str) -> CardSet {
    laid(&["2C", "3C"], pile, "4C", "").open.fitting()
}

#[test]
fn tv1_eighteen_cards_fit_on_the_king_of_hearts() {
    let fits = fitting("KH");
    assert_eq!(fits.len(), 18);
    assert_eq!(
        fits,
        set("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KC KD KS 8C 8D 8S")
    );
}

#[test]
fn tv2_fifteen_cards_fit_on_the_eight_of_spades_that_names_diamonds() {
    let fits = fitting("8S:D");
    assert_eq!(fits.len(), 15);
    assert_eq!(fits, set("AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD 8C 8H"));
    assert!(!fits.has("9S".parse().unwrap()));
}

#[test]
fn tv3_fifteen_cards_fit_on_the_eight_of_diamonds_that_names_diamonds() {
    let fits = fitting("8D:D");
    assert_eq!(fits.len(), 15);
    assert_eq!(fits, set("AD 2D 3D 4D 5D 6D 7D 9D TD JD QD KD 8C 8H 8S"));
}

#[test]
fn tv4_penalties_of_hands_and_of_the_pack() {
    assert_eq!(penalty_of_hand(set("8C QD AH 7S")), Points::new(68));
    assert_eq!(penalty_of_hand(set("TC 9D")), Points::new(19));
    assert_eq!(penalty_of_hand(CardSet::PACK), Points::new(508));
}

#[test]
fn tv5_two_players_get_seven_cards_and_more_get_five() {
    for (players, each, stock) in [
        (2, 7, 37),
        (3, 5, 36),
        (4, 5, 31),
        (5, 5, 26),
        (6, 5, 21),
        (7, 5, 16),
        (8, 5, 11),
    ] {
        let game = start(players, 5, "");
        assert_eq!(game.stock.len(), stock, "{players} players");
        assert_eq!(game.open.pile.len(), 1);
        for seat in game.open.players.seats() {
            assert_eq!(game.hands[seat].len(), each, "{players} players");
        }
    }
}

#[test]
fn tv6_a_turned_eight_goes_back_and_the_stock_keeps_its_size() {
    // Seat 1 deals; fourteen cards, then the eight, then the two of clubs.
    let pack = "AC AD AH AS KC KD KH KS QC QD QH QS JC JD 8C 2C 3C 4C";
    let script = Script::new().pack(pack).picks(&[1, 2]);
    let (game, _) = scripted::<CrazyEights>(2, 3, "", script);
    assert_eq!(game.open.dealer, seat(1));
    assert_eq!(game.open.pile, cards("2C")[..]);
    assert_eq!(game.stock.len(), 37);
    // Put back under two cards, of which one has been turned.
    let top: List<Card> = game.stock.iter().rev().take(3).copied().collect();
    assert_eq!(top, cards("3C 8C 4C"));
    assert_eq!(game.hands[seat(0)], set("AC AH KC KH QC QH JC"));
    assert_eq!(game.hands[seat(1)], set("AD AS KD KS QD QS JD"));
    assert_eq!(to_play(&game), 0);
}

#[test]
fn tv7_a_seat_may_draw_though_it_could_play() {
    let can = laid(&["KH 3C", "2C 3S"], "KD", "5S", "");
    assert_eq!(legal(&can), "KH draw");
    let cannot = laid(&["3C", "2C 3S"], "KD", "5S", "");
    assert_eq!(legal(&cannot), "draw");
}

#[test]
fn tv8_a_draw_from_an_empty_stock_shuffles_what_lies_under_the_top() {
    let mut game = laid(&["3C 4H", "2C 3S"], "5D 9C 2H 8S", "", "");
    play(&mut game, "draw");
    assert_eq!(game.open.pile, cards("5D")[..]);
    assert_eq!(game.stock.len(), 2);
    let drawn = game.hands[seat(0)].without(set("3C 4H"));
    assert_eq!(drawn.len(), 1);
    let stock: CardSet = game.stock.iter().copied().collect();
    assert_eq!(drawn.or(stock), set("9C 2H 8S"));
    assert_eq!(game.open.reshuffled, set("9C 2H 8S"));
}

#[test]
fn tv9_with_nothing_to_draw_an_eight_must_be_played() {
    let with = laid(&["4D 8C", "2C 3S"], "8H:S", "", "");
    assert_eq!(legal(&with), "8C:C 8C:D 8C:H 8C:S");
    let without = laid(&["4D", "2C 3S"], "8H:S", "", "");
    assert_eq!(legal(&without), "pass");
}

#[test]
fn tv10_the_two_other_ways_to_draw() {
    let mut one = laid(&["2H", "3S 4S"], "6C", "6D 5S", "draw=one-may-play");
    play(&mut one, "draw");
    assert_eq!(legal(&one), "6D keep");
    play(&mut one, "6D");
    assert_eq!(to_play(&one), 1);

    let mut until = laid(&["2H", "3S 4S"], "9C", "JD QS 4C 5C", "draw=until-playable");
    for _ in 0..3 {
        assert_eq!(legal(&until), "draw");
        play(&mut until, "draw");
    }
    assert_eq!(legal(&until), "4C");
    play(&mut until, "4C");
    assert_eq!(until.hands[seat(0)], set("2H JD QS"));
    assert_eq!(to_play(&until), 1);
}

#[test]
fn tv11_an_eight_as_the_last_card_ends_the_deal() {
    let mut game = laid(&["8D", "KC", "8S 2C"], "9H", "5S", "");
    assert_eq!(legal(&game), "8D draw");
    play(&mut game, "8D");
    assert_eq!(scores(&game), [0, 10, 52]);
    assert_eq!(game.open.deals, 1);
}

#[test]
fn tv12_the_target_of_a_hundred() {
    let mut game = laid(&["9H", "TC 2C", "7C"], "9S", "5S", "");
    for (number, total) in [98, 40, 60].into_iter().enumerate() {
        game.open.totals[seat(number)] = Points::new(total);
    }
    play(&mut game, "9H");
    assert_eq!(scores(&game), [98, 52, 67]);
    assert!(matches!(game.turn(), Turn::Decide(_)));

    let mut next = laid(&["5C", "9H", "9C"], "9S", "5S", "");
    next.open.totals = game.open.totals;
    next.open.to_play = seat(1);
    play(&mut next, "9H");
    assert_eq!(scores(&next), [103, 52, 76]);
    let Turn::Over(outcome) = next.turn() else {
        panic!("103 points end the game");
    };
    assert_eq!(outcome.winners.iter().collect::<List<_>>(), [seat(1)]);
}
// tv13, the property over whole games, is in `games.rs`.
