//! One test for each numbered rule.

use super::*;
use crate::NotAnAction;

#[test]
fn r1_the_seat_in_turn_passes_or_takes() {
    let game = plain(&[20]);
    assert_eq!(game.active, Some(card(20)));
    assert_eq!(listed(&game), ["take", "pass"]);
    let mut others = 0;
    game.view(Some(seat(1))).legal(&mut |_| others += 1);
    game.view(None).legal(&mut |_| others += 1);
    assert_eq!(others, 0);
    assert_eq!("skip".parse::<Action>(), Err(NotAnAction));
}

#[test]
fn r2_a_pass_puts_a_token_on_the_card_and_the_turn_goes_to_the_left() {
    let mut game = plain(&[20]);
    let events = play(&mut game, "pass");
    assert_eq!((game.on_card, tokens(&game)), (1, std::vec![10, 11, 11]));
    assert_eq!(to_move(&game), 1);
    assert_eq!(
        events,
        [(
            Audience::Everybody,
            Event::Passed {
                seat: seat(0),
                card: card(20),
                on_card: 1
            }
        )]
    );
    play(&mut game, "pass pass");
    assert_eq!(to_move(&game), 0, "after the last seat comes the first");
}

#[test]
fn r3_a_seat_without_tokens_must_take() {
    let mut game = plain(&[20]);
    play(&mut game, &"pass ".repeat(33));
    assert_eq!((game.on_card, tokens(&game)), (33, std::vec![0, 0, 0]));
    assert_eq!(listed(&game), ["take"]);
    assert_eq!(refused(&game, "pass"), Refusal::NoToken);
    play(&mut game, "take");
    assert_eq!(tokens(&game), [33, 0, 0]);
}

#[test]
fn r4_a_take_gives_card_and_tokens_and_the_turn_goes_on() {
    let mut game = plain(&[20, 9]);
    let events = play(&mut game, "pass pass take");
    assert_eq!(game.seats[seat(2)].cards, cards(&[20]));
    assert_eq!(tokens(&game), [10, 10, 13]);
    assert_eq!((game.active, game.on_card), (Some(card(9)), 0));
    assert_eq!(to_move(&game), 2);
    assert_eq!(
        events[2..],
        [
            (
                Audience::Everybody,
                Event::Took {
                    seat: seat(2),
                    card: card(20),
                    tokens: 2
                }
            ),
            (
                Audience::Everybody,
                Event::TurnedUp {
                    card: card(9),
                    left: 22
                }
            ),
        ]
    );
}

#[test]
fn r5_several_takes_in_one_turn_and_a_pass_on_the_card_just_turned_up() {
    let mut game = plain(&[20, 9, 10, 30]);
    play(&mut game, "take take take");
    assert_eq!(game.seats[seat(0)].cards, cards(&[9, 10, 20]));
    assert_eq!(to_move(&game), 0);
    play(&mut game, "pass");
    assert_eq!((game.on_card, to_move(&game)), (1, 1));
}

#[test]
fn r6_areas_and_tokens_on_the_card_are_open_and_supplies_are_secret() {
    let mut game = plain(&[20, 9]);
    play(&mut game, "pass take pass");
    let view = game.view(Some(seat(2)));
    assert_eq!(view.seat(), Some(seat(2)));
    assert_eq!(view.seats[seat(1)].cards, cards(&[20]));
    assert_eq!((view.active, view.on_card), (Some(card(9)), 1));
    let seen: List<_> = view.players.seats().map(|s| view.seats[s].tokens).collect();
    assert_eq!(seen, [None, None, Some(11)]);
    let open = game.view(None);
    assert!(open.seats.iter().all(|(_, place)| place.tokens.is_none()));
    assert_eq!(open.seats[seat(1)].cards, cards(&[20]));
    assert!(INFO.usual_seating().hidden);
}

#[test]
fn r7_set_aside_cards_are_in_no_view_during_the_round() {
    let game = plain(&[]);
    for looking in [None, Some(seat(0)), Some(seat(2))] {
        let view = game.view(looking);
        assert_eq!((view.aside, view.aside_count), (None, 9));
        assert_eq!(view.unseen().len(), 32, "aside and deck look alike");
    }
}

#[test]
fn r8_the_round_ends_when_the_active_card_is_taken_and_the_deck_is_empty() {
    let mut game = game(3, "rounds=1", 0, &[]).0;
    play(&mut game, &"take ".repeat(23));
    assert_eq!(game.deck.len(), 0);
    assert!(matches!(game.turn(), Turn::Decide(_)), "one card is left");
    play(&mut game, "pass take");
    assert!(matches!(game.turn(), Turn::Over(_)));
    let taken: usize = game.seats.iter().map(|(_, place)| place.cards.len()).sum();
    assert_eq!(taken, 24);
    assert_eq!(refused(&game, "take"), Refusal::Over);
}

#[test]
fn r9_a_run_scores_its_lowest_card_only() {
    let area = cards(&[4, 12, 13, 14, 20, 22, 23]);
    let runs: List<_> = area.runs().map(|run| std::format!("{run}")).collect();
    assert_eq!(runs, ["4", "12-14", "20", "22-23"]);
    assert_eq!(area.points(), 4 + 12 + 20 + 22);
    assert_eq!(Values::NONE.points(), 0);
}

#[test]
fn r10_the_round_score_is_card_points_less_tokens() {
    // Seat 0 takes 3 to 26 for 3 points and keeps its 11 tokens; the others keep 11 and have no card.
    let pack: List<u8> = (3..=26).collect();
    let mut game = game(3, "rounds=1", 0, &[&pack]).0;
    let events = take_the_rest(&mut game);
    let scores: List<_> = game.players.seats().map(|s| game.score(s)).collect();
    assert_eq!(scores, [-8, -11, -11]);
    assert!(events.contains(&(
        Audience::Everybody,
        Event::Scored {
            seat: seat(0),
            cards: 3,
            tokens: 11,
            total: -8
        }
    )));
}

#[test]
fn r11_points_are_added_up_and_the_next_round_is_set_up() {
    let pack: List<u8> = (3..=26).collect();
    let odd_end: List<u8> = (12..=35).collect();
    let mut script = Script::new().picks(&[0]).pack_of(&pack).pack_of(&odd_end);
    let mut game: NoThanks = testing::begin(&setup(3, "rounds=2"), &mut script).0;
    for _ in 0..24 {
        testing::attempt(&mut game, "take", &mut script).unwrap();
    }
    assert_eq!((game.round, game.deck.len()), (2, 23));
    assert_eq!(tokens(&game), [11, 11, 11], "every round deals anew");
    assert!(game.seats.iter().all(|(_, place)| place.cards.is_empty()));
    assert_eq!(game.active, Some(card(12)));
    let report = game.view(None).last_round.unwrap();
    assert_eq!((report.round, report.points(seat(0))), (1, -8));
    for _ in 0..24 {
        testing::attempt(&mut game, "take", &mut script).unwrap();
    }
    // Seat 1 began round two and took 12 to 35.
    assert_eq!(testing::scores(&game), [-8 - 11, -11 + 12 - 11, -22]);
}

#[test]
fn r12_the_lowest_total_wins() {
    assert!(INFO.low_wins);
    let pack: List<u8> = (3..=26).collect();
    let mut game = game(3, "rounds=1", 0, &[&pack]).0;
    play(&mut game, "pass"); // seat 0: 10 tokens, seat 1 takes all: 3 - 12, seat 2: -11
    take_the_rest(&mut game);
    let view = game.view(None);
    let totals: List<_> = view.players.seats().map(|seat| view.total(seat)).collect();
    assert_eq!(totals, [-10, -9, -11]);
    assert_eq!(
        game.turn(),
        Turn::Over(Outcome {
            winners: SeatSet::only(seat(2)),
            reason: "rounds"
        })
    );
}

#[test]
fn r13_seats_tied_for_the_lowest_total_share_the_win() {
    let mut game = game(3, "rounds=1", 0, &[]).0;
    take_the_rest(&mut game); // seats 1 and 2 keep eleven tokens each
    let Turn::Over(outcome) = game.turn() else {
        panic!("the game is over");
    };
    let winners: List<_> = outcome.winners.iter().map(Seat::index).collect();
    assert_eq!(winners, [1, 2]);
}

const TIGER: &str = "hidden-tiger=true rounds=1";

/// A pack whose last cards are these, and which begins with those.
fn pack(front: &[u8], back: &[u8]) -> List<u8> {
    let middle = (3..=35).filter(|number| !front.contains(number) && !back.contains(number));
    front
        .iter()
        .copied()
        .chain(middle)
        .chain(back.iter().copied())
        .collect()
}

#[test]
fn r14_each_seat_gets_one_of_the_cards_set_aside_face_down() {
    let order = pack(&[20], &[5, 15, 25, 35, 6, 16, 26, 7, 17]);
    let (game, events) = game(4, TIGER, 2, &[&order]);
    let tigers: List<_> = game
        .players
        .seats()
        .map(|s| game.seats[s].tiger.unwrap().number())
        .collect();
    assert_eq!(tigers, [25, 35, 5, 15], "seat 2 begins and is dealt first");
    assert_eq!(game.aside, cards(&[6, 16, 26, 7, 17]));
    assert_eq!(game.deck.len() + 1, 24);
    assert!(events.contains(&(
        Audience::seat(seat(2)),
        Event::TigerDealt {
            seat: seat(2),
            card: card(5)
        }
    )));
    let open = events.iter().filter(|(to, _)| *to == Audience::Everybody);
    assert_eq!(open.count(), 2, "the round and the card turned up");
}

#[test]
fn r15_a_seat_sees_its_own_tiger_and_no_other() {
    let order = pack(&[20], &[5, 15, 25, 6, 16, 26, 7, 17, 27]);
    let game = game(3, TIGER, 0, &[&order]).0;
    let view = game.view(Some(seat(1)));
    let seen: List<_> = view.players.seats().map(|s| view.seats[s].tiger).collect();
    assert_eq!(seen, [None, Some(card(15)), None]);
    assert!(view.players.seats().all(|s| view.seats[s].tiger_waits));
    assert!(game.view(None).seats.iter().all(|(_, p)| p.tiger.is_none()));
}

#[test]
fn r16_the_tiger_is_played_once_at_any_moment_of_the_own_turn() {
    let order = pack(&[20, 30], &[21, 15, 25, 6, 16, 26, 7, 17, 27]);
    let mut game = game(3, TIGER, 0, &[&order]).0;
    assert_eq!(listed(&game), ["take", "pass", "tiger"]);
    play(&mut game, "take"); // between two takes
    let events = play(&mut game, "tiger");
    assert_eq!(
        events,
        [(
            Audience::Everybody,
            Event::TigerPlayed {
                seat: seat(0),
                card: card(21)
            }
        )]
    );
    assert_eq!(game.seats[seat(0)].cards, cards(&[20, 21]));
    assert_eq!((to_move(&game), game.active), (0, Some(card(30))));
    assert_eq!(listed(&game), ["take", "pass"]);
    assert_eq!(refused(&game, "tiger"), Refusal::TigerPlayed);
    play(&mut game, "pass tiger"); // before the first choice
    assert_eq!(game.seats[seat(1)].cards, cards(&[15]));
    let view = game.view(Some(seat(2)));
    assert_eq!(
        view.seats[seat(0)].tiger,
        Some(card(21)),
        "open once played"
    );
    assert!(!view.seats[seat(0)].tiger_waits);
    assert_eq!(refused(&plain(&[]), "tiger"), Refusal::NoTiger);
}

#[test]
fn r17_a_tiger_that_was_not_played_counts_for_nothing() {
    let order = pack(&[], &[35, 33, 31, 34, 32, 30, 29, 28, 27]);
    let mut game = game(3, TIGER, 0, &[&order]).0;
    play(&mut game, "pass tiger"); // seat 1 plays the 33
    take_the_rest(&mut game); // and takes 3 to 26 with 12 tokens
    let scores: List<_> = game.players.seats().map(|s| game.score(s)).collect();
    assert_eq!(scores, [-10, 3 + 33 - 12, -11]);
    let report = game.view(None).last_round.unwrap();
    assert_eq!(report.seats[seat(1)].tiger, TigerReport::Played(card(33)));
    assert_eq!(
        report.seats[seat(2)].tiger,
        TigerReport::Kept(Some(card(31)))
    );
}

#[test]
fn r18_the_tiger_costs_no_token_and_is_never_compulsory() {
    let mut game = game(3, TIGER, 0, &[]).0;
    play(&mut game, &"pass ".repeat(33));
    assert_eq!(listed(&game), ["take", "tiger"]);
    let mut bold = game.clone();
    play(&mut bold, "tiger");
    assert_eq!(tokens(&bold), [0, 0, 0]);
    play(&mut game, "take");
    assert!(!game.seats[seat(0)].tiger_played);
}

#[test]
fn r19_amigo_gives_ten_tokens_to_each() {
    for players in 3..=5 {
        let game = game(players, "amigo=gaps-10-20-30", 0, &[]).0;
        assert_eq!(tokens(&game), std::vec![10; players]);
    }
}

#[test]
fn r20_amigo_takes_three_known_cards_and_six_unknown_ones_out() {
    for (amigo, gaps) in [
        ("gaps-10-20-30", [10, 20, 30]),
        ("gaps-10-19-28", [10, 19, 28]),
    ] {
        let game = game(4, &std::format!("amigo={amigo}"), 0, &[]).0;
        assert_eq!(game.options.gaps(), cards(&gaps));
        assert_eq!((game.deck.len() + 1, game.aside.len()), (24, 6));
        let dealt: Values = game.deck.iter().copied().chain(game.active).collect();
        assert_eq!(dealt.or(game.aside), Values::ALL.without(cards(&gaps)));
    }
}

#[test]
fn r21_everybody_sees_the_known_gaps() {
    let game = game(4, "amigo=gaps-10-19-28", 0, &[]).0;
    for looking in [None, Some(seat(3))] {
        let view = game.view(looking);
        assert_eq!(view.options.gaps(), cards(&[10, 19, 28]));
        assert!(!view.unseen().has(card(10)));
    }
}
