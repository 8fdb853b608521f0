//! One test for each numbered rule of the sheet, and for its sections on the deal and on what is hidden.

use super::*;
use crate::testing::sheet::{Sheet, Zone};

/// A hand that has nothing to lay down.
const PLAIN: &str = "2C 5D 8H JS";
const OTHER: &str = "4H KD";

#[test]
fn so_many_cards_are_dealt_one_at_a_time_and_one_is_turned_up() {
    for (players, each, stock) in [(2, 10, 31), (3, 7, 30), (4, 7, 23), (5, 6, 21), (6, 6, 15)] {
        let script = Script::new()
            .picks(&[1])
            .pack_of(&Card::pack().collect::<List<_>>());
        let (game, heard) = scripted::<Rummy>(players, 1, "", script);
        assert_eq!(game.stock.len(), stock);
        for k in 0..players * each {
            let to = seat((1 + 1 + k) % players);
            assert!(game.hands[to].has(Card::from_index(k).unwrap()), "card {k}");
        }
        let up = Card::from_index(players * each).unwrap();
        assert_eq!(game.open.pile, [up]);
        assert_eq!(
            game.stock.last(),
            Card::from_index(players * each + 1).as_ref()
        );
        assert_eq!(to_play(&game), 2 % players);
        let dealer = seat(1);
        assert_eq!(
            open(heard),
            [Event::Dealt { dealer }, Event::Turned { card: up }]
        );
    }
}

#[test]
fn r1_a_turn_begins_with_one_card_from_the_stock_or_the_pile() {
    let game = laid(&[PLAIN, OTHER], "9S 3C", "TS 6C", &[]);
    assert_eq!(legal(&game), "pile stock");
    for text in ["drop:2C", "meld:2C,5D,8H", "lay:0,2C"] {
        assert_eq!(refused(&game, text), Refusal::DrawFirst);
    }
    let mut drew = game.clone();
    play(&mut drew, "stock");
    assert_eq!(hand(&drew), set(PLAIN).or(set("TS")));
    for text in ["stock", "pile"] {
        assert_eq!(refused(&drew, text), Refusal::HasDrawn);
    }
    let mut took = game;
    play(&mut took, "pile");
    assert_eq!(hand(&took), set(PLAIN).or(set("9S")));
    assert_eq!(took.open.top(), Some(card("3C")));
    took.open.phase = Phase::Draw;
    took.open.pile.clear();
    assert_eq!(refused(&took, "pile"), Refusal::PileEmpty);
    assert_eq!(legal(&took), "stock");
}

#[test]
fn r2_a_card_from_the_stock_is_seen_by_its_taker_and_one_from_the_pile_by_all() {
    let game = laid(&[PLAIN, OTHER], "9S 3C", "TS 6C", &[]);
    let mut drew = game.clone();
    let heard = play(&mut drew, "stock");
    let seat = seat(0);
    let drawn = Event::DrewCard {
        seat,
        card: card("TS"),
    };
    let told = [
        (Audience::Everybody, Event::Drew { seat }),
        (Audience::seat(seat), drawn),
    ];
    assert_eq!(heard, told);
    assert!(drew.open.known[seat].is_empty());
    assert_eq!(drew.view(Some(seat)).drawn, Some(card("TS")));
    assert_eq!(drew.view(Some(testing::seat(1))).drawn, None);
    let mut took = game;
    let heard = play(&mut took, "pile");
    assert_eq!(
        open(heard),
        [Event::Took {
            seat,
            card: card("9S")
        }]
    );
    assert_eq!(took.open.known[seat], set("9S"));
    assert_eq!(took.view(None).open.known[seat], set("9S"));
}

#[test]
fn r2_all_can_tell_what_is_drawn_from_a_stock_that_was_turned_over() {
    let mut game = laid(&[PLAIN, OTHER], "9S 3C 7H", "", &[]);
    play(&mut game, "stock drop:JS stock");
    assert_eq!(game.open.known[seat(0)], set("7H"));
    assert_eq!(game.open.known[seat(1)], set("3C"));
    let zone = |game: &Rummy, name| Sheet::seen(&game.view(None)).zone(name);
    assert_eq!(zone(&game, "stock"), "9S");
    assert_eq!(zone(&game, "discard"), "JS");
    play(&mut game, "drop:3C pile drop:7H");
    assert_eq!(game.open.known[seat(0)], set("3C"));
    assert_eq!(game.open.known[seat(1)], set(""));
}

#[test]
fn r3_one_group_or_run_of_the_hand_may_be_laid_in_a_turn() {
    let mut game = laid(&["7D 7H 7S 2C 3C 4C KH", OTHER], "9S", "TS 6C", &[]);
    play(&mut game, "stock");
    assert_eq!(listed_of(&game, "meld"), "2C,3C,4C 7D,7H,7S");
    assert_eq!(refused(&game, "meld:7C,7D,7H"), Refusal::NotHeld);
    assert_eq!(refused(&game, "meld:2C,3C"), Refusal::NoMeld);
    assert_eq!(refused(&game, "meld:2C,3C,7D"), Refusal::NoMeld);
    let heard = play(&mut game, "meld:7S,7D,7H");
    let (seat, cards) = (seat(0), set("7D 7H 7S"));
    let melded = Event::Melded {
        seat,
        meld: 0,
        cards,
    };
    assert_eq!(open(heard), [melded]);
    assert_eq!(game.open.melds, [Meld { seat, cards }]);
    assert_eq!(refused(&game, "meld:2C,3C,4C"), Refusal::OneMeld);
    assert_eq!(legal(&game), "drop:2C drop:3C drop:4C drop:KH drop:TS");
}

#[test]
fn r3_all_melds_of_a_hand_are_listed_each_once() {
    let mut game = laid(&["5C 6C 7C 8C 8D 8H 8S", OTHER], "9S", "TS", &[]);
    play(&mut game, "stock");
    assert_eq!(
        listed_of(&game, "meld"),
        "5C,6C,7C 5C,6C,7C,8C 6C,7C,8C 8C,8D,8H 8C,8D,8S 8C,8H,8S 8D,8H,8S 8C,8D,8H,8S"
    );
}

#[test]
fn r4_any_number_of_cards_goes_to_anybodys_melds() {
    let melds = ["4C 5C 6C", "9C 9D 9H"];
    let mut game = laid(&["3C 2C 7C 9S KH", OTHER], "5S", "TS", &melds);
    game.open.melds[1].seat = seat(0);
    play(&mut game, "stock");
    assert_eq!(listed_of(&game, "lay"), "0,3C 0,7C 1,9S");
    assert_eq!(refused(&game, "lay:2,3C"), Refusal::NoSuchMeld);
    assert_eq!(refused(&game, "lay:0,8C"), Refusal::NotHeld);
    assert_eq!(refused(&game, "lay:0,2C"), Refusal::DoesNotFit);
    let heard = play(&mut game, "lay:0,3C lay:0,2C lay:1,9S lay:0,7C");
    let (seat, card) = (seat(0), card("9S"));
    assert_eq!(
        open(heard)[2],
        Event::LaidOff {
            seat,
            meld: 1,
            card
        }
    );
    assert_eq!(game.open.melds[0].cards, set("2C 3C 4C 5C 6C 7C"));
    assert_eq!(
        game.open.melds[0].seat,
        testing::seat(1),
        "it stays its layer's"
    );
    assert_eq!(game.open.melds[1].cards, set("9C 9D 9H 9S"));
    assert_eq!(legal(&game), "drop:KH drop:TS");
}

#[test]
fn r5_what_lies_on_the_table_stays_as_it_is() {
    // The 6C would make a run with two cards of the table, if they could leave their groups; nor are two runs joined.
    let melds = ["4C 4D 4H 4S", "7C 8C 9C", "5C 5D 5H 5S", "3H 4H 5H"];
    let mut game = laid(&["6C 6H 2D", OTHER], "KS", "TS", &melds[..3]);
    play(&mut game, "stock");
    assert_eq!(listed_of(&game, "meld"), "");
    assert_eq!(listed_of(&game, "lay"), "1,6C");
    play(&mut game, "lay:1,6C");
    assert_eq!(game.open.melds.len(), 3);
    assert_eq!(refused(&game, "lay:1,5C"), Refusal::NotHeld);
}

#[test]
fn r6_lay_offs_and_the_meld_come_in_any_order() {
    let mut game = laid(&["3C 7C KD KH KS 9D QC", OTHER], "5S", "KC", &["4C 5C 6C"]);
    play(&mut game, "stock lay:0,3C meld:KD,KH,KS lay:0,7C lay:1,KC");
    assert_eq!(game.open.melds[1].cards, set("KC KD KH KS"));
    assert_eq!(hand(&game), set("QC 9D"));
}

#[test]
fn r7_a_discard_ends_the_turn() {
    let mut game = laid(&[PLAIN, OTHER, "6S"], "9S", "TS 6C", &[]);
    let heard = play(&mut game, "stock drop:8H");
    let seat = seat(0);
    assert_eq!(
        heard[2].1,
        Event::Discarded {
            seat,
            card: card("8H")
        }
    );
    assert_eq!(hand(&game), set("2C 5D JS TS"));
    assert_eq!(game.open.pile, cards("9S 8H")[..]);
    assert_eq!((to_play(&game), phase(&game)), (1, "draw"));
    play(&mut game, "stock drop:6C pile drop:6S");
    assert_eq!(to_play(&game), 0);
    assert_eq!(refused(&game, "drop:2C"), Refusal::DrawFirst);
}

#[test]
fn r8_a_card_taken_from_the_pile_stays_for_this_turn_only() {
    let mut game = laid(&[PLAIN, OTHER], "9S 3C", "TS 6C QD", &[]);
    play(&mut game, "pile");
    assert_eq!(legal(&game), "drop:2C drop:5D drop:8H drop:JS");
    assert_eq!(refused(&game, "drop:9S"), Refusal::Taken(card("9S")));
    play(&mut game, "drop:2C stock drop:4H stock drop:9S");
    assert_eq!(game.open.top(), Some(card("9S")));
    // It may be melded and laid off.
    let mut melds = laid(&["9C 9D 2H", OTHER], "9S", "TS", &[]);
    play(&mut melds, "pile meld:9C,9D,9S drop:2H");
    let mut lays = laid(&["2H 4D", OTHER], "9S", "TS", &["9C 9D 9H"]);
    play(&mut lays, "pile lay:0,9S drop:2H");
    // And the card from the stock goes at once.
    let mut drawn = laid(&[PLAIN, OTHER], "9S", "TS", &[]);
    play(&mut drawn, "stock drop:TS");
    assert_eq!(hand(&drawn), set(PLAIN));
}

#[test]
fn r9_nothing_is_laid_that_leaves_only_the_card_from_the_pile() {
    let mut game = last_deal(&["8C 8D 8H", OTHER], "9S", "TS", &[]);
    play(&mut game, "pile");
    assert_eq!(legal(&game), "drop:8C drop:8D drop:8H");
    assert_eq!(refused(&game, "meld:8C,8D,8H"), Refusal::KeepOne);
    // With a place for it on the table it may.
    let mut place = last_deal(&["8C 8D 8H", OTHER], "9S", "TS", &["TS JS QS"]);
    play(&mut place, "pile meld:8C,8D,8H");
    assert_eq!(legal(&place), "lay:0,9S");
    // A card from the stock never stands in the way.
    let mut drawn = last_deal(&["8C 8D 8H", OTHER], "2C", "9S", &[]);
    play(&mut drawn, "stock meld:8C,8D,8H drop:9S");
    assert_eq!(phase(&drawn), "over");
    // With another card left there is something to discard.
    let mut left = laid(&["8C 8D 8H 2D", OTHER], "9S", "TS", &[]);
    play(&mut left, "pile meld:8C,8D,8H");
    assert_eq!(legal(&left), "drop:2D");
    // A lay-off may make the place: the jack opens the way for the queen.
    let mut opens = last_deal(&["JS", OTHER], "QS", "2C", &["8S 9S TS"]);
    play(&mut opens, "pile");
    assert_eq!(legal(&opens), "lay:0,JS drop:JS");
    play(&mut opens, "lay:0,JS lay:0,QS");
    assert_eq!(phase(&opens), "over");
}

#[test]
fn r10_an_empty_stock_is_the_pile_turned_over() {
    let mut game = laid(&[PLAIN, OTHER], "9S 3C 7H", "", &[]);
    let mut takes = game.clone();
    play(&mut takes, "pile");
    assert_eq!((takes.open.turned, takes.open.pile.len()), (0, 2));
    let heard = play(&mut game, "stock");
    let (seat, cards) = (seat(0), 3);
    assert_eq!(
        heard[0],
        (Audience::Everybody, Event::TurnedOver { seat, cards })
    );
    assert_eq!(heard[1], (Audience::Everybody, Event::Drew { seat }));
    assert_eq!(game.stock, super::cards("9S 3C")[..]);
    assert_eq!(game.open.pile.len(), 0);
    assert_eq!(game.open.turned, 1);
    let seen = Sheet::seen(&game.view(Some(testing::seat(1))));
    assert_eq!(seen.zone("stock"), "3C 9S");
    assert_eq!(seen.zones["hand0"], Zone::Hidden(5));
}

#[test]
fn r11_a_stock_that_would_be_turned_again_for_nothing_ends_the_deal() {
    let mut game = laid(&["2C 5D", "4H KD"], "9S", "", &[]);
    game.open.totals[seat(1)] = Points::new(30);
    play(&mut game, "stock drop:2C");
    assert!(game.open.stalled);
    let heard = play(&mut game, "stock");
    assert_eq!(
        open(heard)[..2],
        [
            Event::Stalled { seat: seat(1) },
            Event::DealOver {
                shown: Shown::of(&game.open.report.unwrap().hands)
            },
        ]
    );
    assert_eq!(scores(&game), [0, 30]);
    assert_eq!(game.open.report.unwrap().winner, None);
    assert_eq!(game.open.deals, 1);
    assert_eq!(game.open.turned, 0, "a new deal");
}

#[test]
fn r11_a_hundred_turns_without_a_card_on_the_table_end_the_deal() {
    let mut game = laid(&["2C 5D", "4H KD"], "9S", "TS", &["7C 7D 7H"]);
    // Both take the discard and leave another one, for ever.
    let turn = |game: &mut Rummy| {
        play(game, "pile");
        let discard = listed(game)
            .into_iter()
            .find(|text| text.starts_with("drop"))
            .unwrap();
        attempt(game, &discard, &mut crate::Free).unwrap()
    };
    for _ in 0..99 {
        turn(&mut game);
    }
    assert_eq!((game.open.quiet, game.open.deals), (99, 0));
    let mut laid = game.clone();
    let heard = open(turn(&mut game));
    assert!(matches!(heard[0], Event::Discarded { .. }));
    assert_eq!(heard[1], Event::Stalled { seat: seat(1) });
    assert_eq!((game.open.deals, scores(&game)), (1, [0, 0].to_vec()));
    // A lay-off in the hundredth turn begins the count anew.
    laid.hands[seat(1)] = set("7S 4H KD");
    play(&mut laid, "pile lay:0,7S");
    assert_eq!(laid.open.quiet, 0);
    play(&mut laid, "drop:4H");
    assert_eq!(laid.open.deals, 0);
    turn(&mut laid);
    assert_eq!(laid.open.quiet, 1);
}

#[test]
fn r12_an_empty_hand_ends_the_deal_by_meld_lay_off_or_discard() {
    for (hand, pile, actions) in [
        ("9C 9D", "9S", "pile meld:9C,9D,9S"),
        ("9C", "TS", "stock lay:0,9C lay:0,TC"),
        ("9C", "2S", "stock lay:0,9C drop:TC"),
    ] {
        // The other seat could lay down all that it has.
        let mut game = last_deal(&[hand, "KC KD KH"], pile, "TC", &["6C 7C 8C"]);
        let heard = play(&mut game, actions);
        let seat = seat(0);
        assert!(heard.contains(&(Audience::Everybody, Event::WentOut { seat })));
        assert_eq!(legal(&game), "");
        assert_eq!(game.open.report.unwrap().winner, Some(seat));
        assert_eq!(refused(&game, "stock"), Refusal::Over);
    }
}

#[test]
fn r13_the_winner_alone_scores_and_nothing_is_subtracted() {
    let mut game = laid(&["9C", "KC AD", "8S TH"], "2S", "TC", &["6C 7C 8C"]);
    for (number, points) in [(0, 40), (1, 7), (2, 99)] {
        game.open.totals[seat(number)] = Points::new(points);
    }
    // What comes after the draw, which the others do not see.
    let heard = open(play(&mut game, "stock lay:0,9C drop:TC").split_off(2));
    assert_eq!(scores(&game), [40 + 11 + 18, 7, 99]);
    let (seat, points, total) = (seat(0), Points::new(29), Points::new(69));
    let won = Event::Scored {
        seat,
        points,
        total,
    };
    let report = game.open.report.unwrap();
    let shown = Shown::of(&report.hands);
    assert_eq!(heard[3..5], [won, Event::DealOver { shown }]);
    assert_eq!(
        (report.left(testing::seat(2)), report.gain(seat)),
        (Points::new(18), points)
    );
    assert_eq!(report.gain(testing::seat(2)), Points::ZERO);
}

#[test]
fn all_hands_are_shown_at_the_end_of_a_deal() {
    let mut hands = PerSeat::default();
    for (number, hand) in ["", "KC AD QS", "8S TH", "KS AC"].into_iter().enumerate() {
        hands[seat(number)] = set(hand);
    }
    let shown = Shown::of(&hands);
    for (seat, hand) in hands.iter() {
        assert_eq!(shown.hand(seat), *hand);
    }
    let mut facts = List::new();
    crate::Event::facts(&Event::DealOver { shown }, &mut |name, fact| {
        facts.push((name, fact))
    });
    let lists = [
        ("hand1", "KC AD QS"),
        ("hand2", "TH 8S"),
        ("hand3", "AC KS"),
    ];
    let lists = lists.map(|(name, cards)| (name, Fact::list(cards.split(' '))));
    assert_eq!(facts, lists);
}

#[test]
fn r14_a_target_ends_the_game_with_the_deal_that_reaches_it() {
    for (before, over) in [(88, false), (89, true)] {
        let mut game = laid(&["9C", "KC AD"], "2S", "TC", &["6C 7C 8C"]);
        game.open.totals[seat(0)] = Points::new(before);
        play(&mut game, "stock lay:0,9C drop:TC");
        let won = Some(("target", [0].to_vec()));
        assert_eq!(ended(&game), won.filter(|_| over));
    }
}

#[test]
fn r14_a_number_of_deals_ends_the_game_and_the_highest_total_wins() {
    let mut game = laid(&["9C", "KC AD", "2D"], "2S", "TC", &["6C 7C 8C"]);
    game.open.length = Length::Deals(2);
    game.open.totals[seat(1)] = Points::new(60);
    let next = game.clone();
    play(&mut game, "stock lay:0,9C drop:TC");
    assert_eq!(ended(&game), None);
    let mut second = next;
    second.open.deals = 1;
    play(&mut second, "stock lay:0,9C drop:TC");
    assert_eq!(ended(&second), Some(("deals", [1].to_vec())));
    assert_eq!(scores(&second), [13, 60, 0]);
}

#[test]
fn r14_a_game_to_a_target_ends_after_250_deals() {
    let mut game = laid(&["9C", "KC AD"], "2S", "TC", &["6C 7C 8C"]);
    game.open.deals = 248;
    game.open.totals[seat(1)] = Points::new(60);
    let mut last = game.clone();
    play(&mut game, "stock lay:0,9C drop:TC");
    assert_eq!(ended(&game), None);
    last.open.deals = 249;
    play(&mut last, "stock lay:0,9C drop:TC");
    assert_eq!(ended(&last), Some(("deals", [1].to_vec())));
}

#[test]
fn the_deal_passes_left() {
    let mut game = laid(&["9C", "KC AD", "2D"], "2S", "TC", &["6C 7C 8C"]);
    game.open.dealer = seat(2);
    let heard = play(&mut game, "stock lay:0,9C drop:TC");
    assert_eq!(game.open.dealer, seat(0));
    assert_eq!((to_play(&game), phase(&game)), (1, "draw"));
    let dealt = Event::Dealt { dealer: seat(0) };
    assert!(heard.contains(&(Audience::Everybody, dealt)));
    assert_eq!(game.hands[seat(0)].len(), 7);
}

#[test]
fn a_seat_sees_its_own_cards_and_what_is_public_and_nothing_else() {
    let mut game = laid(&[PLAIN, OTHER, "6S TD"], "9S 3C 7H", "TS 6C", &["4C 5C 6C"]);
    play(&mut game, "pile drop:2C stock");
    let sheet = |number: Option<usize>| Sheet::seen(&game.view(number.map(seat)));
    for looking in [Some(0), Some(2), None] {
        let seen = sheet(looking);
        assert_eq!(seen.zones["stock"], Zone::Hidden(1));
        assert_eq!(seen.zones["hand1"], Zone::Hidden(3));
        assert_eq!(seen.zone("discard"), "2C 3C 7H", "in its order");
        assert_eq!(seen.zone("melds"), "4C 5C 6C");
        assert!(seen.facts.contains(&("drawn", Fact::Nothing)));
        assert!(seen.facts.contains(&("known0", Fact::list(["9S"]))));
    }
    assert_eq!(sheet(Some(1)).zone("hand1"), "KD 4H TS");
    assert!(sheet(Some(1)).facts.contains(&("drawn", Fact::text("TS"))));
    assert_eq!(Sheet::of(&game).zone("hand2"), "TD 6S");
}

#[test]
fn only_the_seat_to_play_has_a_choice() {
    let game = laid(&[PLAIN, OTHER], "9S", "TS 6C", &[]);
    let other = game.view(Some(seat(1)));
    assert_eq!(other.check(Action::DrawStock), Err(Refusal::NotNow));
    assert_eq!(game.view(Some(seat(0))).check(Action::DrawStock), Ok(()));
}
