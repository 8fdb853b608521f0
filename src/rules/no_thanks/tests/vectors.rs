//! One test for each test vector of the rule sheet.

use super::*;
use crate::options::OptionFault;

#[test]
fn tv1_the_example_of_the_booklet() {
    assert_eq!(cards(&[8, 13, 14, 15, 17]).points(), 38);
    assert_eq!(cards(&[8, 13, 14, 15, 16, 17]).points(), 21);
    let brad = SeatReport {
        cards: cards(&[8, 13, 14, 15, 17]),
        tokens: 13,
        tiger: TigerReport::NotDealt,
    };
    assert_eq!(brad.points(), 25);
}

#[test]
fn tv2_points_of_sets() {
    assert_eq!(Values::ALL.points(), 3);
    let odd: Values = (3..=35).step_by(2).map(card).collect();
    assert_eq!((odd.len(), odd.points()), (17, 323));
    let spared = SeatReport {
        tokens: 11,
        ..SeatReport::default()
    };
    assert_eq!(spared.points(), -11);
    assert_eq!(cards(&[4, 6, 10, 21]).points(), 41);
    assert_eq!(cards(&[13, 15, 16]).points(), 28);
    assert_eq!(cards(&[13, 14, 15, 16]).points(), 13);
}

#[test]
fn tv3_the_largest_score_of_one_seat_that_took_all() {
    let aside: Values = (18..=34).step_by(2).map(card).collect();
    assert_eq!(aside.len(), 9);
    assert_eq!(Values::ALL.without(aside).points(), 246);
}

#[test]
fn tv4_a_card_that_goes_round_once() {
    let mut game = plain(&[20, 9]);
    play(&mut game, "pass pass pass");
    assert_eq!((game.on_card, tokens(&game)), (3, std::vec![10, 10, 10]));
    play(&mut game, "take");
    assert_eq!(game.seats[seat(0)].cards, cards(&[20]));
    assert_eq!(tokens(&game), [13, 10, 10]);
    assert_eq!((game.on_card, to_move(&game)), (0, 0));
    assert_ne!(game.active, Some(card(20)));
    play(&mut game, "pass");
    assert_eq!((tokens(&game)[0], to_move(&game)), (12, 1));
}

#[test]
fn tv5_without_tokens_there_is_one_choice_until_the_take() {
    let mut game = plain(&[33, 9]);
    game.on_card = 4;
    game.turn = seat(1);
    game.seats[seat(1)].tokens = 0;
    assert_eq!(listed(&game), ["take"]);
    play(&mut game, "take");
    assert_eq!(game.seats[seat(1)].cards, cards(&[33]));
    assert_eq!(game.seats[seat(1)].tokens, 4);
    assert_eq!(
        (listed(&game), to_move(&game)),
        (std::vec!["take".into(), "pass".into()], 1)
    );
}

#[test]
fn tv6_the_last_take_ends_the_round_at_once() {
    let options = "hidden-tiger=true rounds=1";
    let mut order: List<u8> = (3..=35).filter(|number| *number != 7).collect();
    order.insert(23, 7);
    let mut game = game(3, options, 0, &[&order]).0;
    play(&mut game, &"take ".repeat(23));
    assert_eq!((game.active, game.deck.len()), (Some(card(7)), 0));
    play(&mut game, "pass pass take");
    let Turn::Over(_) = game.turn() else {
        panic!("nobody gets another turn");
    };
    assert_eq!(game.seats[seat(2)].cards, cards(&[7]));
    assert_eq!(game.score(seat(2)), 7 - 13);
    assert_eq!(
        game.score(seat(1)),
        -10,
        "the tiger of seat 1 counts nothing"
    );
}

#[test]
fn tv7_the_set_up_for_each_number_of_seats() {
    for (players, each) in [(3, 11), (4, 11), (5, 11), (6, 9), (7, 7)] {
        let game = game(players, "", 0, &[]).0;
        assert_eq!((game.deck.len(), game.aside.len()), (23, 9));
        let deck: Values = game.deck.iter().copied().chain(game.active).collect();
        assert_eq!((deck.len(), deck.or(game.aside)), (24, Values::ALL));
        assert_eq!(tokens(&game), std::vec![each; players]);
    }
    for players in [2, 8] {
        assert_eq!(
            not_started::<NoThanks>(players, ""),
            (SetupFault::Seats { fewest: 3, most: 7 })
        );
    }
    let (mild, wild) = ("gaps-10-20-30", "gaps-10-19-28");
    for (players, amigo) in [(6, mild), (7, mild), (6, wild), (7, wild)] {
        assert_eq!(
            not_started::<NoThanks>(players, &std::format!("amigo={amigo}")),
            (SetupFault::Option(OptionFault {
                option: 1,
                why: "Amigo is for 3 to 5 seats"
            }))
        );
    }
}

#[test]
fn tv8_amigo_packs_never_hold_the_known_gaps() {
    for (amigo, gaps) in [
        ("gaps-10-20-30", [10, 20, 30]),
        ("gaps-10-19-28", [10, 19, 28]),
    ] {
        for players in 3..=5 {
            let mut game = game(players, &std::format!("amigo={amigo} rounds=9"), 0, &[]).0;
            for _ in 0..9 {
                let deck: Values = game.deck.iter().copied().chain(game.active).collect();
                assert_eq!((deck.len(), game.aside.len()), (24, 6));
                for gap in gaps {
                    assert!(!deck.or(game.aside).has(card(gap)));
                }
                assert_eq!(tokens(&game), std::vec![10; players]);
                take_the_rest(&mut game);
            }
        }
    }
}

#[test]
fn tv9_hidden_tiger_with_seven_seats() {
    // The 21 is the first of the nine and goes to the seat that begins.
    let order: List<u8> = [20, 22]
        .into_iter()
        .chain(3..=19)
        .chain(23..=27)
        .chain([21])
        .collect();
    assert_eq!(order.len(), 25);
    let mut game = game(7, "hidden-tiger=true", 0, &[&order]).0;
    let tigers: Values = game
        .seats
        .iter()
        .filter_map(|(_, place)| place.tiger)
        .collect();
    assert_eq!((tigers.len(), game.aside.len()), (7, 2));
    assert_eq!(
        tigers.or(game.aside),
        cards(&[21, 28, 29, 30, 31, 32, 33, 34, 35])
    );
    play(&mut game, "take take");
    assert_eq!(game.seats[seat(0)].cards.points(), 42);
    game.seats[seat(0)].tokens = 0;
    assert_eq!(listed(&game), ["take", "tiger"]);
    play(&mut game, "tiger");
    assert_eq!(game.seats[seat(0)].cards.points(), 20);
    assert_eq!(listed(&game), ["take"]);
    assert_eq!(refused(&game, "tiger"), Refusal::TigerPlayed);
}

#[test]
fn tv10_what_a_tiger_does_to_the_points() {
    let options = "hidden-tiger=true rounds=1";
    let played = |area: &[u8], tiger: u8| {
        let mut game = game(3, options, 0, &[]).0;
        let place = &mut game.seats[seat(0)];
        (place.cards, place.tiger) = (cards(area), Some(card(tiger)));
        let before = RoundReport::of(&game).seats[seat(0)].cards.points();
        play(&mut game, "tiger");
        (before, RoundReport::of(&game).seats[seat(0)].cards.points())
    };
    assert_eq!(played(&[24, 25], 23), (24, 23));
    assert_eq!(played(&[30], 12), (30, 42));
}

#[test]
fn tv11_cards_and_tokens_are_whole_after_every_action() {
    let mut rng = Rng::seed_from_u64(11);
    for players in 3..=7 {
        for options in [
            "",
            "amigo=gaps-10-20-30",
            "hidden-tiger=true",
            "amigo=gaps-10-19-28 hidden-tiger=true",
        ] {
            let amigo = options.contains("amigo");
            if amigo && players > 5 {
                continue;
            }
            let mut game = game(players, &std::format!("{options} rounds=2"), 0, &[]).0;
            let in_play = match (amigo, players) {
                (false, 3) => 33,
                (false, 4) => 44,
                (false, 5) => 55,
                (false, 6) => 54,
                (false, 7) => 49,
                (_, seats) => 10 * seats,
            };
            while let Turn::Decide(_) = game.turn() {
                let choices = listed(&game);
                let choice = rng.below(choices.len() as u32) as usize;
                play(&mut game, &choices[choice]);
                let held: usize = tokens(&game)
                    .iter()
                    .map(|tokens| usize::from(*tokens))
                    .sum();
                assert_eq!(held + usize::from(game.on_card), in_play);
                let (mut area, mut tigers) = (0, 0);
                for (_, place) in game.seats.iter() {
                    area += place.cards.len();
                    tigers += usize::from(place.tiger_played);
                }
                let active = usize::from(game.active.is_some());
                assert_eq!(area + active + game.deck.len(), 24 + tigers);
            }
        }
    }
}

#[test]
fn tv12_who_wins_with_which_totals() {
    let winners = |totals: [i16; 3]| -> List<usize> {
        let mut game = game(3, "rounds=1", 0, &[]).0;
        take_the_rest(&mut game);
        for (place, total) in totals.into_iter().enumerate() {
            game.sheet[0][seat(place)] = total;
        }
        let Turn::Over(outcome) = game.turn() else {
            panic!("the game is over");
        };
        outcome
            .winners
            .iter()
            .map(|seat| seat.index() + 1)
            .collect()
    };
    assert_eq!(winners([30, 30, 41]), [1, 2]);
    assert_eq!(winners([-3, 12, 5]), [1]);
}

#[test]
fn tv13_the_first_seat_moves_one_to_the_left_each_round() {
    let mut game = game(4, "", 2, &[]).0;
    let mut firsts = List::new();
    for _ in 0..4 {
        firsts.push(game.first.index() + 1);
        assert_eq!(to_move(&game), game.first.index());
        take_the_rest(&mut game);
    }
    assert_eq!(firsts, [3, 4, 1, 2]);
    assert!(matches!(game.turn(), Turn::Over(_)));
}

#[test]
fn tv14_what_is_hidden_changes_nothing_in_a_view() {
    let mut game = game(4, "hidden-tiger=true", 0, &[]).0;
    play(&mut game, "pass take pass pass take");
    let mut other = game.clone();
    other.seats[seat(0)].tokens -= 2;
    other.seats[seat(3)].tokens += 2;
    // The tiger of seat 3 changes places with a card set aside, that of seat 0 with one of the deck.
    let spare = other.aside.iter().next().unwrap();
    let tiger = other.seats[seat(3)].tiger.replace(spare).unwrap();
    other.aside = other
        .aside
        .without([spare].into_iter().collect())
        .with(tiger);
    let tiger = other.seats[seat(0)].tiger.replace(other.deck[5]).unwrap();
    other.deck[5] = tiger;
    other.deck.reverse();
    assert!(game.is_sound() && other.is_sound());
    assert_eq!(game.view(Some(seat(1))), other.view(Some(seat(1))));
    assert_eq!(game.view(Some(seat(2))), other.view(Some(seat(2))));
    assert_eq!(game.view(None), other.view(None));
    assert_ne!(game.view(Some(seat(0))), other.view(Some(seat(0))));
}
