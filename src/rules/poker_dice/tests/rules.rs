//! One test for each numbered rule and ruling about a turn, the order and throw-offs.

use super::*;
use crate::NotAnAction;

#[test]
fn setup_the_highest_die_goes_first_and_the_order_is_not_that_of_the_seats() {
    let mut game = game(4, "");
    assert_eq!((phase(&game), to_move(&game)), ("order", 0));
    assert_eq!(listed(&game), ["roll"]);
    let events = play(&mut game, "J 9 A Q");
    assert_eq!(order(&game), [2, 3, 0, 1]);
    assert_eq!((phase(&game), to_move(&game)), ("throw", 2));
    assert_eq!(
        events[3..],
        [
            Event::Lot {
                seat: seat(3),
                face: Face::Queen
            },
            Event::HandBegan {
                hand: 1,
                first: seat(2)
            },
        ]
    );
}

#[test]
fn setup_those_who_tie_throw_again_for_the_places_they_share() {
    let mut game = game(5, "");
    // Two share the first place and two the third; the one between keeps it.
    let events = play(&mut game, "A T Q T A");
    assert_eq!(
        events.last(),
        Some(&Event::LotsTied {
            seats: seats(&[0, 4])
        })
    );
    assert_eq!(to_move(&game), 0);
    assert_eq!(game.open.lots.thrown(seat(2)), Some(Face::Queen));
    assert_eq!(game.open.lots.thrown(seat(4)), None);
    play(&mut game, "9");
    assert_eq!(to_move(&game), 4);
    let events = play(&mut game, "9");
    assert_eq!(
        events.last(),
        Some(&Event::LotsTied {
            seats: seats(&[0, 4])
        })
    );
    let events = play(&mut game, "9 T");
    assert_eq!(
        events.last(),
        Some(&Event::LotsTied {
            seats: seats(&[1, 3])
        })
    );
    assert_eq!(to_move(&game), 1);
    play(&mut game, "K A");
    assert_eq!(order(&game), [4, 0, 2, 3, 1]);
}

#[test]
fn setup_three_who_tie_may_be_parted_into_one_and_two() {
    let mut game = game(3, "");
    play(&mut game, "K K K");
    let events = play(&mut game, "9 A 9");
    assert_eq!(
        events.last(),
        Some(&Event::LotsTied {
            seats: seats(&[0, 2])
        })
    );
    play(&mut game, "T J");
    assert_eq!(order(&game), [1, 2, 0]);
}

#[test]
fn r1_each_player_takes_one_turn_in_order() {
    let mut game = game(3, "");
    play(&mut game, "9 A J");
    for seat in [1, 2] {
        assert_eq!(to_move(&game), seat);
        play(&mut game, "99TQJ stand");
    }
    assert_eq!(to_move(&game), 0);
    play(&mut game, "KK9TJ stand");
    assert_eq!(phase(&game), "over");
}

#[test]
fn r2_a_turn_starts_with_a_throw_of_all_five_dice() {
    let mut game = in_order(2, "");
    assert_eq!(listed(&game), ["roll"]);
    for action in ["stand", "reroll:0"] {
        assert_eq!(refused(&game, action), Refusal::ThrowFirst);
    }
    let events = play(&mut game, "K9K9A");
    assert_eq!(
        events,
        [Event::Threw {
            seat: seat(0),
            dice: dice("K9K9A"),
            draws: true
        }]
    );
    assert_eq!(game.open.phase, Phase::Draw(dice("K9K9A")));
}

#[test]
fn r3_a_draw_throws_exactly_the_picked_dice_again() {
    let mut game = in_order(2, "");
    play(&mut game, "K9K9A");
    let events = play(&mut game, "reroll:1,3,4/TKQ");
    assert_eq!(
        events[0],
        Event::Drew {
            seat: seat(0),
            again: Again::new(0b11010).unwrap(),
            dice: dice("KTKKQ")
        }
    );
    assert_eq!(game.open.seats[seat(0)].main, Some(dice("KTKKQ")));
}

#[test]
fn r3_there_are_26_choices_and_four_or_five_dice_may_not_be_thrown_again() {
    let mut game = in_order(2, "");
    play(&mut game, "K9K9A");
    let choices = listed(&game);
    assert_eq!(choices.len(), 26);
    assert_eq!(
        choices[..8],
        [
            "stand",
            "reroll:0",
            "reroll:1",
            "reroll:2",
            "reroll:3",
            "reroll:4",
            "reroll:0,1",
            "reroll:0,2"
        ]
    );
    assert_eq!(choices.last().map(String::as_str), Some("reroll:2,3,4"));
    for action in ["reroll:0,1,2,3", "reroll:1,2,3,4", "reroll:0,1,2,3,4"] {
        assert_eq!(refused(&game, action), Refusal::TooMany);
    }
    assert_eq!(refused(&game, "roll"), Refusal::Thrown);
    let none = Action::Reroll(Again::NONE);
    let nothing = crate::game::quietly(|croupier| game.apply(none, croupier));
    assert_eq!(nothing, Err(Refusal::NoDie));
}

#[test]
fn r3_standing_ends_the_turn_and_there_is_no_third_throw() {
    let mut game = in_order(3, "");
    play(&mut game, "K9K9A stand");
    assert_eq!((phase(&game), to_move(&game)), ("throw", 1));
    play(&mut game, "K9K9A reroll:4/J");
    assert_eq!((phase(&game), to_move(&game)), ("throw", 2));
    assert_eq!(game.open.seats[seat(0)].main, Some(dice("K9K9A")));
}

#[test]
fn ruling_10_any_hand_may_be_broken_up() {
    let mut game = in_order(2, "");
    play(&mut game, "TJQKA");
    play(&mut game, "reroll:0,1,2/999");
    assert_eq!(game.open.seats[seat(0)].main, Some(dice("999KA")));
}

#[test]
fn actions_are_read_in_any_order_and_written_in_that_of_the_dice() {
    let read = |text: &str| text.parse::<Action>();
    assert_eq!(read("reroll:3,0"), read("reroll:0,3"));
    assert_eq!(
        std::format!("{}", read("reroll:4,0,2").unwrap()),
        "reroll:0,2,4"
    );
    for text in [
        "",
        "reroll",
        "reroll:",
        "reroll:5",
        "reroll:0,0",
        "reroll:0,",
        "reroll:00",
        "reroll:-1",
        "Roll",
        "stand ",
        "reroll: 1",
    ] {
        assert_eq!(read(text), Err(NotAnAction), "{text}");
    }
}

#[test]
fn r6_the_highest_rank_wins_the_hand() {
    let mut game = in_order(3, "");
    let events = hand(&mut game, &["KK99A", "9999T", "AAAKK"]);
    let leads: List<bool> = events
        .iter()
        .filter_map(|event| match event {
            Event::Made { leads, .. } => Some(*leads),
            _ => None,
        })
        .collect();
    assert_eq!(leads, [true, true, false]);
    assert_eq!(
        events.last(),
        Some(&Event::HandWon {
            seat: seat(1),
            hand: 1,
            won: 1
        })
    );
    assert_eq!(scores(&game), [0, 1, 0]);
}

#[test]
fn r7_only_those_who_tie_throw_off_in_the_same_order_and_repeat_it() {
    let mut game = game(4, "");
    play(&mut game, "9 A J K");
    assert_eq!(order(&game), [1, 3, 2, 0]);
    let events = hand(&mut game, &["JJJJ9", "AAAKK", "JJJJA", "JJJJT"]);
    assert_eq!(
        events.last(),
        Some(&Event::Tied {
            seats: seats(&[0, 1, 2]),
            rank: plain("JJJJ9"),
            throw_off: 1
        })
    );
    assert_eq!((phase(&game), to_move(&game)), ("throw", 1));
    // A full turn each, and then two of them tie again.
    let events = hand(&mut game, &["TTJJK", "99AKJ", "TTJJA"]);
    assert_eq!(
        events.last(),
        Some(&Event::Tied {
            seats: seats(&[0, 1]),
            rank: plain("TTJJK"),
            throw_off: 2
        })
    );
    assert_eq!(to_move(&game), 1);
    play(&mut game, "99TJQ reroll:2,3,4/KAJ");
    assert_eq!(to_move(&game), 0);
    play(&mut game, "TTJQK stand");
    assert_eq!(scores(&game), [1, 0, 0, 0]);
    let report = game.open.last_hand.unwrap();
    let offs = |number: usize| report.seats[seat(number)].throw_offs;
    assert_eq!([0, 1, 2, 3].map(offs), [2, 2, 1, 0]);
    assert_eq!(report.seats[seat(2)].off, Some(dice("99AKJ")));
}

#[test]
fn r7_equal_nothings_throw_off() {
    let mut game = in_order(2, "");
    let events = hand(&mut game, &["9TJQA", "9JQKA"]);
    assert!(matches!(events.last(), Some(Event::Tied { .. })));
}

#[test]
fn option_a_throw_off_of_one_throw_has_no_draw() {
    let mut game = in_order(3, "throw-off=one-throw");
    hand(&mut game, &["JJJJ9", "99TJK", "JJJJA"]);
    assert_eq!((phase(&game), to_move(&game)), ("throw", 0));
    play(&mut game, "99TJK");
    assert_eq!((phase(&game), to_move(&game)), ("throw", 2));
    let events = play(&mut game, "99TJA");
    assert!(matches!(
        events.last(),
        Some(Event::Tied { throw_off: 2, .. })
    ));
    play(&mut game, "TTTTT KKKKK");
    assert_eq!(scores(&game), [0, 0, 1]);
}

#[test]
fn r10_with_aces_wild_they_help_in_play() {
    let mut wild = in_order(2, "aces-wild=true match=one-hand");
    hand(&mut wild, &["KKKK9", "QQQQA"]);
    assert_eq!(scores(&wild), [0, 1]);
    let mut plain = in_order(2, "match=one-hand");
    hand(&mut plain, &["KKKK9", "QQQQA"]);
    assert_eq!(scores(&plain), [1, 0]);
}

#[test]
fn nothing_is_hidden_but_the_future() {
    let mut game = in_order(3, "");
    play(&mut game, "K9K9A");
    let open = game.view(None);
    for number in 0..3 {
        assert_eq!(game.view(Some(seat(number))).open, open.open);
    }
    let mut choices = 0;
    game.view(Some(seat(1))).legal(&mut |_| choices += 1);
    open.legal(&mut |_| choices += 1);
    assert_eq!(choices, 0);
    let Turn::Decide(decision) = game.turn() else {
        panic!("the hand goes on")
    };
    assert!(!decision.private);
}
