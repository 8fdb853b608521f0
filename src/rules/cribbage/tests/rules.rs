//! The numbered rules of the deal and of winning, the options, the rulings, and what section 7 of the sheet hides.

use super::*;
use crate::testing::not_started;
use crate::testing::sheet::{Sheet, Zone};

#[test]
fn r1_cards_go_round_from_the_dealers_left_and_the_cribs_card_comes_last() {
    let pack = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD";
    for (players, each, first, crib, stock) in [
        (2, 6, "2C 4C 6C 8C TC QC", "", "KC"),
        (3, 5, "3C 6C 9C QC 2D", "3D", "4D"),
        (4, 5, "4C 8C QC 3D 7D", "", "8D"),
    ] {
        let script = Script::new().picks(&[0]).pack(pack);
        let (game, _): (Cribbage, _) = scripted(players, 1, "", script);
        assert_eq!(game.hands[seat(0)], set(first), "the dealer's");
        let eldest: CardSet = game.hands[seat(1)];
        assert!(eldest.has(card("AC")) && eldest.len() == each);
        assert_eq!(game.crib, set(crib));
        assert_eq!(game.stock.last(), Some(&card(stock)));
        let zones = Sheet::of(&game).things().len();
        assert_eq!(zones, 52, "{players} players");
    }
}

#[test]
fn r2_everybody_puts_cards_into_the_crib_which_nobody_sees() {
    for (players, choices) in [(2, 15), (3, 5), (4, 5)] {
        let mut game = start(players, 4, "");
        for step in 1..=players {
            let own = game.turn().seat().unwrap();
            assert_eq!(own, game.open.players.seat_after(game.open.dealer, step));
            assert_eq!(listed(&game).len(), choices);
            assert_eq!(phase(&game), "discard");
            play_first(&mut game);
            let view = game.view(Some(own));
            assert_eq!(view.crib, None);
            assert_eq!(view.thrown.len(), game.open.discards());
        }
        assert_eq!(game.crib.len(), 4);
        assert!(
            game.hands
                .iter()
                .take(players)
                .all(|(_, hand)| hand.len() == 4)
        );
    }
    let game = start(2, 4, "");
    let hand: List<String> = texts(game.hands[seat(to_play(&game))].iter());
    assert_eq!(refused(&game, &hand[0]), Refusal::CribFirst(2));
    let one = std::format!("crib:{}", hand[0]);
    assert_eq!(refused(&game, &one), Refusal::CribFirst(2));
    let other = texts(game.hands[game.open.dealer].iter());
    let foreign = std::format!("crib:{},{}", hand[0], other[0]);
    assert_eq!(refused(&game, &foreign), Refusal::NotHeld);
}

#[test]
fn r3_the_crib_plays_no_part_in_the_play() {
    let game = laid_with_crib(&["K Q 4 2", "J 5 6 9"], "2D", "7C 8C 7D 8D", "");
    let view = game.view(game.turn().seat());
    assert!(view.playable().and(game.crib).is_empty());
    assert_eq!(refused(&game, "7C"), Refusal::NotHeld);
}

#[test]
fn r4_the_next_card_of_the_pack_is_turned_with_the_last_discard() {
    let mut game = start(3, 9, "");
    let next = *game.stock.last().unwrap();
    for _ in 0..3 {
        assert_eq!(game.open.starter, None);
        let heard = play_first(&mut game);
        let turned = heard
            .iter()
            .any(|event| matches!(event, Event::Starter { .. }));
        assert_eq!(turned, game.open.starter.is_some());
    }
    assert_eq!(game.open.starter, Some(next));
    assert!(!game.stock.contains(&next));
}

#[test]
fn r5_a_jack_that_is_turned_up_brings_the_dealer_two() {
    let game = laid(&["K Q 4 2", "T 5 6 9"], "JD", "");
    assert_eq!(scores(&game), [0, 2]);
    assert_eq!(pegged(&game), [0, 2]);
    assert_eq!(scores(&laid(&["K Q 4 2", "T 5 6 9"], "QD", "")), [0, 0]);
    let four = laid(&["K Q 4 2", "T 5 6 9", "K Q 4 2", "T 5 6 9"], "JD", "");
    assert_eq!(scores(&four), [0, 2, 0, 2]);
}

#[test]
fn r5_where_points_are_claimed_the_dealer_pegs_for_the_jack_before_its_first_card() {
    for counting in ["claim", "muggins"] {
        let wishes = std::format!("counting={counting}");
        let mut game = laid(&["K Q 4 2", "T 5 6 9"], "JD", &wishes);
        assert_eq!(scores(&game), [0, 0]);
        assert_eq!(refused(&game, "nobs"), Refusal::NoNobs, "not for others");
        play_ranks(&mut game, "K");
        assert!(legal(&game).ends_with(" nobs"));
        let mut lost = game.clone();
        play_ranks(&mut game, "nobs");
        assert_eq!((scores(&game), to_play(&game)), (List::from([0, 2]), 1));
        assert_eq!(refused(&game, "nobs"), Refusal::NoNobs);
        // A card played instead loses the two.
        play_ranks(&mut lost, "T Q");
        assert_eq!(refused(&lost, "nobs"), Refusal::NoNobs);
        assert_eq!(scores(&lost), [0, 0]);
    }
}

#[test]
fn the_deal_passes_to_the_left_after_every_deal() {
    let mut game = laid(&["K Q 4 2", "J 5 6 9"], "2D", "");
    assert_eq!(game.open.dealer, seat(1));
    play_ranks(&mut game, "K J Q go go 5 4 6 2 9 count count count");
    assert_eq!((game.open.dealer, game.open.deals), (seat(0), 1));
    assert_eq!(phase(&game), "discard");
}

#[test]
fn ruling_1_the_first_dealer_is_drawn_or_named() {
    for dealer in 0..4 {
        let script = Script::new().picks(&[dealer]);
        let (game, _): (Cribbage, _) = scripted(4, 1, "", script);
        assert_eq!(game.open.dealer, seat(dealer));
        assert_eq!(to_play(&game), (dealer + 1) % 4);
    }
}

#[test]
fn r20_a_jack_wins_for_the_dealer_on_119_before_a_card_is_played() {
    let script = Script::new()
        .picks(&[1])
        .dealt(&["AC 2C 3C 4C 5C 6C", "AD 2D 3D 4D 5D 6D"], "JH");
    let (mut game, _): (Cribbage, _) = scripted(2, 1, "", script);
    set_scores(&mut game, &[100, 119]);
    play(&mut game, "crib:AC,2C");
    let heard = open(play(&mut game, "crib:AD,2D"));
    assert_eq!(ended(&game), Some(("target", List::from([1]))));
    assert_eq!(scores(&game), [100, 121]);
    assert!(heard.contains(&Event::Won { seat: seat(1) }));
    assert_eq!(heard.last(), Some(&Event::DealOver));
    assert_eq!(legal(&game), "");
    assert_eq!(refused(&game, "go"), Refusal::Over);
}

#[test]
fn r20_with_both_on_120_the_first_point_wins() {
    let mut game = laid(&["K Q 4 2", "J 5 6 9"], "2D", "");
    set_scores(&mut game, &[120, 120]);
    play_ranks(&mut game, "K J Q");
    assert_eq!(ended(&game), Some(("target", List::from([0]))));
    assert_eq!(
        scores(&game),
        [121, 120],
        "three points, and the peg in the last hole"
    );
    // The hands that were not played lie open as a courtesy, and the crib.
    let view = game.view(Some(seat(0)));
    assert_eq!(view.open_hand(seat(1)).map(CardSet::len), Some(3));
    assert_eq!(view.crib, Some(game.crib));
}

#[test]
fn r20_the_point_for_the_last_card_wins_too() {
    let mut game = laid(&["K T 4 2", "J 5 6 9"], "2D", "");
    set_scores(&mut game, &[120, 110]);
    let heard = play_ranks(&mut game, "K J T go go");
    assert!(
        heard
            .iter()
            .any(|event| matches!(event, Event::Last { .. }))
    );
    assert_eq!(ended(&game), Some(("target", List::from([0]))));
}

#[test]
fn r20_and_ruling_12_the_hand_that_is_counted_first_wins() {
    let mut game = laid(&["2C 4C 6D 9H", "2H 4H 6S 9C"], "KD", "");
    play_ranks(&mut game, "2 2 4 4 6 6 go");
    while phase(&game) != "show" {
        play_first(&mut game);
    }
    set_scores(&mut game, &[119, 119]);
    game.open.tally = PerSeat::default();
    play(&mut game, "count");
    assert_eq!(ended(&game), Some(("target", List::from([0]))));
    assert_eq!(scores(&game)[1], 119, "the dealer's hand is not counted");
}

#[test]
fn a_game_to_61_ends_once_round_the_board() {
    let mut game = laid(&["K Q 4 2", "J 5 6 9"], "2D", "target=61");
    set_scores(&mut game, &[59, 0]);
    play_ranks(&mut game, "K J Q");
    assert_eq!(scores(&game), [61, 0]);
    assert_eq!(ended(&game), Some(("target", List::from([0]))));
}

#[test]
fn the_back_peg_stands_where_the_score_was_before_the_latest_gain() {
    let mut game = laid(&["5 5 4 4", "5 5 6 6"], "2D", "");
    let pegs = |game: &Cribbage, number| {
        let pegs = game.open.pegs[seat(number)];
        (pegs.back.number(), pegs.front.number())
    };
    play_ranks(&mut game, "5 5");
    assert_eq!((pegs(&game, 0), pegs(&game, 1)), ((0, 0), (0, 2)));
    play_ranks(&mut game, "5 5");
    assert_eq!((pegs(&game, 0), pegs(&game, 1)), ((0, 8), (2, 14)));
    // Nothing gained moves nothing.
    play_ranks(&mut game, "4");
    assert_eq!(pegs(&game, 0), (0, 8));
    play_ranks(&mut game, "6 go go");
    assert_eq!(pegs(&game, 1), (17, 18));
}

#[test]
fn partners_peg_on_one_track_and_win_together() {
    let mut game = laid(&["K Q 4 2", "J 5 6 9", "T 8 7 3", "A 2 3 T"], "2D", "");
    assert_eq!(game.teams(), Teams::Opposite);
    set_scores(&mut game, &[100, 118, 100, 118]);
    play_ranks(&mut game, "K J T A");
    assert_eq!(scores(&game), [100, 120, 100, 120], "thirty-one");
    assert_eq!(game.open.tally[seat(3)].play, 2);
    play_ranks(&mut game, "4 5 7 2 2 6");
    // Neither team has won yet; a run or a last card settles it.
    while game.turn().seat().is_some() {
        play_first(&mut game);
        assert_eq!(scores(&game)[1], scores(&game)[3]);
        assert_eq!(scores(&game)[0], scores(&game)[2]);
    }
    let (_, winners) = ended(&game).unwrap();
    assert!(winners == [0, 2] || winners == [1, 3]);
}

#[test]
fn ruling_14_three_players_peg_alone_and_nobody_knows_the_cribs_fourth_card() {
    let game = start(3, 2, "");
    assert_eq!(game.teams(), Teams::Alone);
    assert_eq!(game.crib.len(), 1);
    for own in game.open.players.seats() {
        let view = game.view(Some(own));
        assert!(game.crib.without(view.unseen()).is_empty());
    }
}

#[test]
fn two_to_four_play_and_two_are_proposed() {
    let info = Cribbage::INFO;
    assert_eq!((info.players, info.proposed_table().count()), ((2, 4), 2));
    for players in [1, 5] {
        let fault = not_started::<Cribbage>(players, "");
        assert!(matches!(fault, crate::SetupFault::Seats { .. }));
    }
}

#[test]
fn section_7_only_what_needs_no_secret_needs_no_hand_over() {
    let private = |game: &Cribbage| match game.turn() {
        Turn::Decide(decision) => decision.private,
        Turn::Over(_) => panic!("the game goes on"),
    };
    assert!(private(&start(2, 1, "")));
    let mut game = laid(&["K Q 4 2", "J 5 6 9"], "2D", "");
    assert!(private(&game));
    play_ranks(&mut game, "K J Q");
    assert!(!private(&game), "go");
    play_ranks(&mut game, "go go 5 4 6 2 9");
    assert!(!private(&game), "the show");
}

#[test]
fn section_7_a_view_shows_its_own_cards_and_what_lies_open() {
    let mut game = laid_with_crib(&["K Q 4 2", "J 5 6 9"], "2D", "7C 8C 7D 8D", "");
    play_ranks(&mut game, "K J");
    let own = Sheet::seen(&game.view(Some(seat(0))));
    let state = Sheet::of(&game);
    assert_eq!(own.zone("hand0"), state.zone("hand0"));
    assert_eq!(own.zone("played1"), state.zone("played1"));
    assert_eq!(own.zone("starter"), "2D");
    for (zone, number) in [("hand1", 3), ("crib", 4), ("stock", 39)] {
        let hidden = Zone::Hidden(number);
        assert_eq!(own.zones.get(zone), Some(&hidden), "{zone}");
    }
    let thrown = Fact::list(set("7C 8C").iter());
    assert!(own.facts.contains(&("discarded", thrown)));
    let nobody = game.view(None);
    assert_eq!(
        (nobody.hand, nobody.thrown),
        (CardSet::EMPTY, CardSet::EMPTY)
    );
    // The crib lies open when it is counted.
    play_ranks(&mut game, "Q go go 5 4 6 2 9 count count");
    assert_eq!(game.view(None).crib, Some(set("7C 8C 7D 8D")));
}

#[test]
fn section_7_afterwards_everybody_remembers_what_they_threw_away() {
    let mut game = laid_with_crib(&["K Q 4 2", "J 5 6 9"], "2D", "7C 8C 7D 8D", "");
    play_ranks(&mut game, "K J Q go go 5 4 6 2 9 count count count");
    let view = game.view(Some(seat(0)));
    assert_eq!((view.former, view.thrown), (set("7C 8C"), CardSet::EMPTY));
    let report = view.open.report.unwrap();
    assert_eq!(report.crib, set("7C 8C 7D 8D"));
    assert_eq!((report.dealer, report.starter), (seat(1), card("2D")));
    assert_eq!(game.view(None).former, CardSet::EMPTY);
}
