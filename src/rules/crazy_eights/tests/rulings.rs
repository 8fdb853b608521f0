//! The rulings of the sheet's section 6 that a table can show.

use super::*;
use crate::chance::{Fate, Pack};

#[test]
fn ruling_2_at_eight_seats_there_is_a_stock_card_for_each_and_nine_are_too_many() {
    assert!(start(8, 1, "").stock.len() >= 8);
    for players in [1, 9] {
        let fault = not_started::<CrazyEights>(players, "");
        assert_eq!(fault, SetupFault::Seats { fewest: 2, most: 8 });
    }
}

#[test]
fn ruling_3_no_game_begins_with_an_eight_whatever_chance_says() {
    let pack = "AC AD AH AS KC KD KH KS QC QD QH QS JC JD 8C 8D 2C";
    // The eight of clubs goes back on top for ever.
    let script = Script::new().pack(pack).picks(&[0; 200]);
    let (game, _) = scripted::<CrazyEights>(2, 3, "", script);
    assert_eq!(game.open.pile, cards("2C")[..]);
    assert_eq!(game.stock.len(), 37);
    for seed in 0..300 {
        let top = start(4, seed, "").open.top().unwrap();
        assert_ne!(top.rank, crate::cards::Rank::EIGHT);
    }
}

/// The first pack has an eight to be turned up; the last draw was from so many.
struct Drawn(u32);

impl Fate for Drawn {
    fn shuffled(&mut self, name: &'static str, pack: &mut dyn Pack) {
        let mut script = Script::new().pack("AC AD AH AS KC KD KH KS QC QD QH QS JC JD 8C 2C");
        script.shuffled(name, pack);
    }

    fn die(&mut self, fallen: u8) -> u8 {
        fallen
    }

    fn pick(&mut self, drawn: u32, below: u32) -> u32 {
        self.0 = below;
        drawn
    }
}

#[test]
fn ruling_3_an_eight_goes_back_to_any_place_of_the_stock() {
    let mut fate = Drawn(0);
    let setup = testing::setup::<CrazyEights>(2, 1, "");
    let (game, _) = testing::begin::<CrazyEights>(&setup, &mut fate);
    assert_eq!(game.open.pile, cards("2C")[..]);
    // 52 cards less 14 in the hands and the eight itself: below each of the 37, or on top.
    assert_eq!(fate.0, 38);
}

#[test]
fn ruling_6_a_new_eight_replaces_the_name_and_may_name_its_own_suit() {
    let mut game = laid(&["8C 2D", "8H 3C"], "KH", "5D", "");
    play(&mut game, "8C:C");
    assert_eq!(game.open.named, Some(Suit::Clubs));
    play(&mut game, "8H:D");
    assert_eq!(game.open.named, Some(Suit::Diamonds));
    play(&mut game, "2D");
    assert_eq!(game.open.report.unwrap().ending, Ending::Out(seat(0)));
}

#[test]
fn ruling_9_ties_for_the_lowest_total_share_the_win() {
    let mut game = laid(&["2H", "2C", "KC"], "9S", "", "game=deals-1");
    for _ in 0..3 {
        play(&mut game, "pass");
    }
    let Turn::Over(outcome) = game.turn() else {
        panic!("the one deal is blocked");
    };
    assert_eq!(
        outcome.winners.iter().collect::<List<_>>(),
        [seat(0), seat(1)]
    );
}

#[test]
fn section_7_only_a_forced_pass_needs_no_hand_over() {
    let decision = |game: &CrazyEights| match game.turn() {
        Turn::Decide(decision) => decision,
        Turn::Over(_) => panic!("the game goes on"),
    };
    let plays = laid(&["9H 3C", "2C 3S"], "9S", "5S", "");
    assert!(CrazyEights::INFO.usual_seating().hidden);
    assert!(decision(&plays).private);
    let draws = laid(&["2H 3C", "2C 3S"], "9S", "5S", "");
    assert!(decision(&draws).private);
    let passes = laid(&["2H 3C", "2C 3S"], "9S", "", "");
    assert!(!decision(&passes).private);
    let one_card = laid(&["9H 3C", "2C 3S"], "9S", "", "");
    assert!(decision(&one_card).private);
}

#[test]
fn section_7_a_view_shows_its_own_hand_and_sizes_of_the_others() {
    let mut game = laid(
        &["2H 3C", "2C 3S 4S"],
        "6C 9H",
        "6D 5S",
        "draw=one-may-play",
    );
    play(&mut game, "draw");
    let own = game.view(Some(seat(0)));
    assert_eq!(own.hand, set("2H 3C 6D"));
    assert_eq!(own.drawn, Some("6D".parse().unwrap()));
    assert_eq!((own.sizes[seat(1)], own.stock), (3, 1));
    let other = game.view(Some(seat(1)));
    assert_eq!(other.hand, set("2C 3S 4S"));
    assert_eq!((other.has_drawn, other.drawn), (true, None));
    assert_eq!(other.sizes[seat(0)], 3);
    assert_eq!(other.open.failed[seat(0)], Some(Suit::Clubs));
    let open = game.view(None);
    assert_eq!((open.hand, open.drawn), (CardSet::EMPTY, None));
}
