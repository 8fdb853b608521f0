//! One test for each numbered rule, and the vectors of the betting.

use super::*;
use crate::NotAnAction;
use crate::game::View as _;
use crate::testing::not_started;

#[test]
fn r1_five_tiles_each_hidden() {
    let (game, heard) = deals("", 2, &[DEAL]);
    for seat in game.players().seats() {
        assert_eq!(game.hands[seat], tiles(DEAL[seat.index()]));
    }
    assert_eq!(told(&heard), "dealt2", "the deal tells no tile");
    let view = game.view(Some(seat(1)));
    assert_eq!(view.hand, tiles(DEAL[1]));
    assert_eq!(view.open_hand(seat(1)), Some(view.hand));
    assert_eq!(view.open_hand(seat(0)), None);
    assert_eq!(game.view(None).hand, TileSet::EMPTY);
    assert!(DominoPoker::INFO.usual_seating().hidden);
}

#[test]
fn r2_everybody_pays_the_ante() {
    let game = first_deal("");
    assert_eq!(scores(&game), [49; SEATS]);
    assert_eq!((paid(&game), game.open.pot()), (List::from([1; SEATS]), 4));
}

#[test]
fn r2_nobody_pays_more_than_the_smallest_stack() {
    let mut game = with_stacks([50, 50, 50, 4]);
    assert_eq!(game.open.cover(), 4);
    assert_eq!(legal(&game), "check bet:2");
    assert_eq!(game.open.bets_left(), 2);
    game.carry("bet:2");
    assert_eq!(legal(&game), "call raise:1 fold");
    assert_eq!(game.refuses("raise:2"), Refusal::Step(1));
    game.carry("raise:1");
    assert_eq!(legal(&game), "call fold");
    assert_eq!(game.refuses("raise:1"), Refusal::AllIn);
    game.carry("call call call");
    assert_eq!(game.open.report.unwrap().pot(), 16);
}

#[test]
fn r3_the_seat_left_of_the_dealer_begins_and_folded_seats_are_skipped() {
    for dealer in 0..SEATS {
        let game = deals("", dealer, &[]).0;
        assert_eq!(to_play(&game), (dealer + 1) % SEATS);
    }
    let mut game = first_deal("");
    play(&mut game, "bet:2 raise:2 fold call");
    assert_eq!(to_play(&game), 1);
    play(&mut game, "raise:2 call");
    assert_eq!(to_play(&game), 0, "seat 3 has folded");
}

#[test]
fn r4_check_or_bet_and_after_a_bet_call_raise_or_fold() {
    let mut game = first_deal("");
    assert_eq!(legal(&game), "check bet:2");
    for action in ["fold", "call", "raise:2"] {
        assert_eq!(refused(&game, action), Refusal::Free);
    }
    assert_eq!(refused(&game, "show"), Refusal::NotYet);
    assert_eq!(refused(&game, "bet:3"), Refusal::Step(2));
    play(&mut game, "check bet:2");
    assert_eq!(legal(&game), "call raise:2 fold");
    for action in ["check", "bet:2"] {
        assert_eq!(refused(&game, action), Refusal::BetIsMade);
    }
    for text in ["bet", "bet:02", "bet:+2", "raise:", "check:2", "all-in", ""] {
        assert_eq!(text.parse::<Action>(), Err(NotAnAction), "{text}");
    }
    let view = game.view(Some(seat(0)));
    assert_eq!(view.check(Action::Call), Err(Refusal::NotNow));
    assert!(!view.decides());
}

#[test]
fn r5_a_step_is_two_chips_and_there_are_three_raises_at_the_most() {
    let mut game = first_deal("");
    assert_eq!(game.open.bets_left(), 4);
    play(&mut game, "bet:2 raise:2 raise:2");
    assert_eq!(game.open.bets_left(), 1);
    play(&mut game, "raise:2");
    assert_eq!(legal(&game), "call fold");
    assert_eq!(refused(&game, "raise:2"), Refusal::NoMoreRaises);
    assert_eq!(paid(&game), [9, 3, 5, 7]);
    play(&mut game, "call call");
    assert_eq!(paid(&game), [9, 9, 9, 7]);
    play(&mut game, "call");
    assert_eq!(game.open.report.unwrap().pot(), 36, "1 + 8 each");
}

#[test]
fn r6_all_have_paid_the_same() {
    let mut game = first_deal("");
    let heard = play(&mut game, "bet:2 raise:2 fold call call");
    let report = game.open.report.unwrap();
    assert_eq!(report.pot(), 16, "4 + 3 * 4");
    assert_eq!(report.still_in, seats(&[0, 1, 2]));
    assert_eq!(
        told(&heard),
        "bet1 raised2 folded3 called0 called1 shown1 shown2 shown0 won0 dealt1"
    );
}

#[test]
fn r6_all_have_checked() {
    let mut game = first_deal("");
    let heard = play(&mut game, "check check check check");
    assert_eq!(
        told(&heard),
        "checked1 checked2 checked3 checked0 shown1 shown2 shown3 shown0 won0 dealt1"
    );
    assert_eq!(scores(&game), [49 + 4 - 1, 48, 48, 48]);
}

#[test]
fn r7_one_seat_left_takes_the_pot_and_shows_nothing() {
    let mut game = first_deal("");
    let heard = play(&mut game, "check bet:2 fold fold fold");
    assert_eq!(
        told(&heard),
        "checked1 bet2 folded3 folded0 folded1 won2 dealt1"
    );
    let report = game.open.report.unwrap();
    assert_eq!(report.shown, Hands::default());
    assert_eq!((report.winner, report.pot()), (seat(2), 6));
    assert_eq!(scores(&game), [48, 48, 49 - 2 + 6 - 1, 48]);
}

#[test]
fn r7_and_r8_what_was_not_shown_stays_hidden_when_the_game_is_over() {
    let mut game = deals("hands=4", 1, &[DEAL]).0;
    play(&mut game, &"check ".repeat(12));
    assert_eq!((game.open.hand, game.open.dealer), (4, seat(0)));
    play(&mut game, "bet:2 fold fold call");
    assert!(ended(&game).is_some());
    let view = game.view(Some(seat(3)));
    let seen = [0, 1, 2, 3].map(|number| view.open_hand(seat(number)).is_some());
    assert_eq!(seen, [true, true, false, true]);
}

#[test]
fn r8_the_best_of_those_still_in_takes_the_pot() {
    // Seat 0 has the pair of sixes and folds, seat 1 the pair of fives.
    let mut game = first_deal("");
    play(&mut game, "bet:2 call call fold");
    let report = game.open.report.unwrap();
    assert_eq!((report.winner, report.pot()), (seat(1), 10));
    assert_eq!(report.shown[seat(0)], TileSet::EMPTY);
    assert_eq!(
        report.rank(seat(1), Straights::Booklet).unwrap().category,
        Category::OnePair
    );
}

#[test]
fn r8_with_one_chip_there_is_no_betting_and_the_dealer_shows() {
    let mut game = with_stacks([50, 50, 99, 1]);
    assert_eq!(game.open.cover(), 1);
    assert_eq!((legal(&game).as_str(), to_play(&game)), ("show", 0));
    let crate::Turn::Decide(decision) = game.turn() else {
        panic!("there is something to show");
    };
    assert_eq!((decision.phase, decision.private), ("show", false));
    assert_eq!(game.refuses("check"), Refusal::OnlyShow);
    game.carry("show");
    assert_eq!(scores(&game), [53, 49, 98, 0]);
    assert_eq!(ended(&game), Some(("empty-stack", List::from([2]))));
}

#[test]
fn r10_the_highest_piece_wins_where_nobody_has_more() {
    let mut game = deals(
        "",
        0,
        &[[
            "6-6 5-5 4-4 3-3 2-1",
            "2-2 3-1 4-1 4-3 5-2",
            "6-5 6-4 5-3 4-2 6-1",
            "6-3 6-2 5-4 5-1 3-2",
        ]],
    )
    .0;
    play(&mut game, "bet:2 call call fold");
    let report = game.open.report.unwrap();
    assert_eq!(report.winner, seat(1), "2-2 is above 6-5");
    let rank = |number| report.rank(seat(number), Straights::Booklet).unwrap();
    for number in 1..SEATS {
        assert_eq!(rank(number).category, Category::HighPiece);
    }
}

#[test]
fn r11_the_deal_passes_left_and_the_game_ends_after_the_agreed_hands() {
    let mut game = deals("hands=4 chips=20", 2, &[DEAL]).0;
    for dealer in [2, 3, 0, 1] {
        assert_eq!(game.open.dealer, seat(dealer));
        play_alike(&mut game, "check check check check");
    }
    assert_eq!(scores(&game), [20 + 4 * 3, 16, 16, 16]);
    assert_eq!(ended(&game), Some(("hands", List::from([0]))));
    assert_eq!(refused(&game, "check"), Refusal::Over);
    assert_eq!(listed(&game), [""; 0]);
}

#[test]
fn r11_an_empty_stack_ends_it_at_once_and_equal_stacks_share() {
    let mut game = with_stacks([9, 50, 50, 91]);
    assert_eq!(game.open.cover(), 9);
    game.carry("bet:2 raise:2 fold raise:2 raise:2 call call");
    assert_eq!(ended(&game), None, "seat 0 had nothing left, and has won");
    assert_eq!(scores(&game)[0], 9 + 9 + 9 + 1 - 1);

    let mut game = with_stacks([50, 50, 50, 9]);
    game.carry("bet:2 raise:2 raise:2 raise:2 call call call");
    assert_eq!(scores(&game), [77, 41, 41, 0]);
    assert_eq!(ended(&game), Some(("empty-stack", List::from([0]))));

    let mut even = first_deal("hands=4");
    even.open.hand = 4;
    for (number, chips) in [(0, 45), (1, 50), (2, 50), (3, 51)] {
        even.open.stacks[seat(number)] = chips;
    }
    even.carry("check bet:2 fold call fold");
    // Seat 0 has won 8 with its pair of sixes: 45 - 2 + 8.
    assert_eq!(scores(&even), [51, 50, 48, 51]);
    assert_eq!(ended(&even), Some(("hands", List::from([0, 3]))));
}

#[test]
fn r12_a_show_down_has_no_chips_and_the_dealer_turns_all_tiles_up() {
    let mut game = deals("betting=show-down wins=3", 3, &[DEAL]).0;
    assert_eq!(scores(&game), [0; SEATS]);
    assert_eq!((legal(&game).as_str(), to_play(&game)), ("show", 3));
    let mut script = Script::new().pack(DEAL.join(" "));
    let heard = testing::attempt(&mut game, "show", &mut script).unwrap();
    assert_eq!(told(&heard), "shown0 shown1 shown2 shown3 won0 dealt0");
    assert_eq!(scores(&game), [1, 0, 0, 0]);
    assert_eq!(to_play(&game), 0, "the deal has passed left");
    play_alike(&mut game, "show show");
    assert_eq!(ended(&game), Some(("wins", List::from([0]))));
    assert_eq!(scores(&game), [3, 0, 0, 0]);
}

#[test]
fn options_that_make_no_sense_together_are_barred() {
    for options in [
        "betting=show-down chips=100",
        "betting=show-down hands=4",
        "wins=3",
    ] {
        let fault = not_started::<DominoPoker>(SEATS, options);
        assert!(std::format!("{fault}").contains("chips"), "{options}");
    }
    for players in [2, 3, 5] {
        let fault = not_started::<DominoPoker>(players, "");
        assert_eq!(std::format!("{fault}"), "This game is for 4 players");
    }
}

#[test]
fn the_older_straights_decide_where_they_are_agreed_on() {
    let hands = [
        "6-4 5-4 4-4 4-3 2-1",
        "5-5 2-2 6-5 6-1 3-1",
        "6-6 5-3 5-1 4-2 4-1",
        "3-3 6-3 6-2 5-2 3-2",
    ];
    for (options, winner) in [("", 0), ("straights=suits-456", 1)] {
        let mut game = deals(options, 0, &[hands]).0;
        play(&mut game, "check check check check");
        assert_eq!(game.open.report.unwrap().winner, seat(winner));
    }
}

#[test]
fn what_seats_have_said() {
    let mut game = first_deal("");
    let said = |game: &DominoPoker| [0, 1, 2, 3].map(|number| game.open.said(seat(number)));
    use Said::*;
    play(&mut game, "check");
    assert_eq!(said(&game), [Nothing, Checked, Nothing, Nothing]);
    play(&mut game, "bet:2 call");
    assert_eq!(said(&game), [Nothing, Nothing, Bet, Called]);
    play(&mut game, "raise:2 fold");
    assert_eq!(said(&game), [Raised, Folded, Nothing, Nothing]);
    assert_eq!(game.open.price(seat(2)), 2);
}

impl DominoPoker {
    /// Carries out actions where the chips of the game were changed by hand, so that it is not sound.
    fn carry(&mut self, actions: &str) {
        for action in actions.split_whitespace() {
            let action = action.parse().unwrap();
            crate::game::quietly(|croupier| self.apply(action, croupier)).unwrap();
        }
    }

    fn refuses(&self, action: &str) -> Refusal {
        self.open.check(action.parse().unwrap()).unwrap_err()
    }
}
