//! Tests of the screen: what the buttons do, what is marked before one asks, and that all melds have room.

use super::hand::{self, Cursor, Plate};
use super::melds::Laid;
use super::motion;
use crate::keys::Button;
use crate::screen::{GameScreen, Reaction};
use crate::testing::{Look, SIZES, arrive, picture, positions, press, wide_people};
use parlour_rules::cards::{Card, CardSet, Rank, Suit};
use parlour_rules::rummy::{Action, Event, Meld, Phase, Shown, View};
use parlour_rules::testing::{read, start};
use parlour_rules::{Game, PerSeat, Rummy, Seat, SeatSet};
use std::string::ToString;
use std::vec::Vec;

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn set(text: &str) -> CardSet {
    read(text)
}

/// What Anna sees in her turn, after she has drawn the first of these cards, with these melds of Bertie's on the table.
fn playing(hand: &str, melds: &[&str]) -> View {
    let mut view = drawing(hand, "2D", melds);
    view.open.phase = Phase::Play;
    view.drawn = hand.split(' ').next().map(card);
    view
}

/// The same before she draws.
fn drawing(hand: &str, top: &str, melds: &[&str]) -> View {
    let game: Rummy = start(3, 1, "");
    let mut view = game.view(Some(Seat::FIRST));
    view.open.to_play = Seat::FIRST;
    view.open.phase = Phase::Draw;
    view.hand = set(hand);
    view.open.pile.clear();
    view.open.pile.push(card(top)).unwrap();
    let seat = Seat::new(1).unwrap();
    for meld in melds {
        let cards = set(meld);
        view.open.melds.push(Meld { seat, cards }).unwrap();
    }
    view
}

fn presses(view: &View, cursor: &mut Cursor, buttons: &[Button]) -> Reaction<Action> {
    let mut last = Reaction::Nothing;
    for button in buttons {
        last = press::<Rummy>(view, cursor, *button);
    }
    last
}

fn acts(action: &str) -> Reaction<Action> {
    Reaction::Act(action.parse().unwrap())
}

#[test]
fn the_hand_is_sorted_by_suit_or_by_rank() {
    let hand = set("8C AD KS 2S 8H");
    let texts = |by_rank| {
        let cards = hand::sorted(hand, by_rank);
        let texts: Vec<_> = cards.iter().map(ToString::to_string).collect();
        texts.join(" ")
    };
    assert_eq!(texts(false), "2S KS 8H 8C AD");
    assert_eq!(texts(true), "AD 2S 8H 8C KS");
}

#[test]
fn down_sorts_the_hand_the_other_way_for_this_seat_from_then_on() {
    let view = playing("9S 2C 5D 8H", &[]);
    let mut cursor = arrive::<Rummy>(&view);
    assert_eq!(
        presses(&view, &mut cursor, &[Button::Down]),
        Reaction::Moved
    );
    assert!(cursor.is_by_rank(&view));
    let next = Cursor::arriving(&drawing("9S 2C 5D 8H", "KD", &[]), cursor.by_rank);
    assert!(next.is_by_rank(&view));
    let mut others = view.clone();
    others.seat = Seat::new(1);
    assert!(!next.is_by_rank(&others));
    presses(&view, &mut cursor, &[Button::Down]);
    assert_eq!(cursor.by_rank, SeatSet::NONE);
}

#[test]
fn a_discard_that_is_of_use_has_the_focus_and_else_the_stock() {
    for (top, melds, plate, action) in [
        ("7S", &[][..], Plate::Take, "pile"),
        ("KD", &["JD QD TD"][..], Plate::Take, "pile"),
        ("KD", &[][..], Plate::Draw, "stock"),
    ] {
        let view = drawing("7C 7D 2H", top, melds);
        let mut cursor = arrive::<Rummy>(&view);
        assert_eq!(cursor.plate, Some(plate));
        assert_eq!(presses(&view, &mut cursor, &[Button::A]), acts(action));
    }
    let view = drawing("7C 7D 2H", "KD", &[]);
    let mut cursor = arrive::<Rummy>(&view);
    let other = presses(&view, &mut cursor, &[Button::Right, Button::A]);
    assert_eq!(other, acts("pile"));
}

#[test]
fn what_can_be_melded_is_laid_with_one_press() {
    let view = playing("9S 2C 3C 4C 9D 9H KH", &[]);
    let mut cursor = arrive::<Rummy>(&view);
    assert_eq!(
        cursor.marked,
        set("9D 9H 9S"),
        "what rids her of most points"
    );
    assert_eq!(
        presses(&view, &mut cursor, &[Button::A]),
        acts("meld:9D,9H,9S")
    );
}

#[test]
fn what_can_be_laid_off_is_laid_with_one_press() {
    let view = playing("9S 2C 5D 8H", &["6S 7S 8S"]);
    let mut cursor = arrive::<Rummy>(&view);
    assert_eq!(presses(&view, &mut cursor, &[Button::A]), acts("lay:0,9S"));
}

#[test]
fn a_card_is_discarded_with_two_presses_from_where_it_lies() {
    let view = playing("9S 2C 5D 8H", &[]);
    let mut cursor = arrive::<Rummy>(&view);
    assert_eq!(cursor.focused(&view), Some(card("9S")), "the new card");
    let discarded = presses(&view, &mut cursor, &[Button::Up, Button::A]);
    assert_eq!(discarded, acts("drop:9S"));
}

#[test]
fn a_card_that_two_melds_take_asks_for_the_meld() {
    let view = playing("9S 2C 5D 8H", &["6S 7S 8S", "9C 9D 9H"]);
    let mut cursor = arrive::<Rummy>(&view);
    assert_eq!(presses(&view, &mut cursor, &[Button::A]), Reaction::Moved);
    assert_eq!(cursor.laying, Some(0));
    let mut back = cursor;
    assert_eq!(presses(&view, &mut back, &[Button::B]), Reaction::Moved);
    assert_eq!(back.laying, None);
    let other = presses(&view, &mut cursor, &[Button::Right, Button::A]);
    assert_eq!(other, acts("lay:1,9S"));
}

#[test]
fn what_does_not_go_with_the_marked_cards_is_marked_instead() {
    let view = playing("9S 2C 3C 4C 5C 7C 9D 9H", &[]);
    let mark = |cursor: &mut Cursor, text: &str| {
        cursor.plate = None;
        cursor.card = Some(card(text));
        presses(&view, cursor, &[Button::A]);
        cursor.marked
    };
    let mut cursor = Cursor::default();
    assert_eq!(mark(&mut cursor, "2C"), set("2C"));
    assert_eq!(mark(&mut cursor, "4C"), set("2C 4C"), "the 3C is there too");
    assert_eq!(mark(&mut cursor, "7C"), set("7C"), "there is no 6C");
    assert_eq!(mark(&mut cursor, "9D"), set("9D"));
    assert_eq!(mark(&mut cursor, "9S"), set("9D 9S"));
    assert_eq!(mark(&mut cursor, "9D"), set("9S"));
    assert_eq!(presses(&view, &mut cursor, &[Button::B]), Reaction::Moved);
    assert_eq!(cursor.marked, CardSet::EMPTY);
}

#[test]
fn a_card_from_the_pile_is_kept_and_a_wrong_meld_says_what_is_one() {
    let mut view = playing("9S 2C 5D 8H", &[]);
    view.drawn = None;
    view.open.taken = Some(card("9S"));
    let mut cursor = arrive::<Rummy>(&view);
    let Reaction::Refuse(why) = presses(&view, &mut cursor, &[Button::Up]) else {
        panic!("the 9S stays");
    };
    assert_eq!(why, "Keep the 9 for this turn");
    cursor.marked = set("2C 5D");
    let Reaction::Refuse(why) = presses(&view, &mut cursor, &[Button::Up]) else {
        panic!("two cards are no meld");
    };
    assert_eq!(why, "Three of a rank, or a run");
}

#[test]
fn to_end_a_deal_is_asked_for() {
    let mut view = drawing("7C 7D 2H", "KD", &[]);
    view.stock = parlour_rules::rummy::Stock::Turned(heapless::Vec::new());
    view.open.stalled = true;
    let mut cursor = arrive::<Rummy>(&view);
    let Reaction::Ask(question, Action::DrawStock) = presses(&view, &mut cursor, &[Button::A])
    else {
        panic!("it cannot be taken back");
    };
    assert_eq!(question, "End the deal? Nobody scores.");
}

#[test]
fn b_and_the_pad_never_commit() {
    positions::<Rummy>(6, |game, _, _| {
        let view = game.view(game.turn().seat());
        let mut cursor = arrive::<Rummy>(&view);
        for button in [
            Button::Up,
            Button::B,
            Button::Down,
            Button::Left,
            Button::Up,
            Button::Right,
            Button::B,
        ] {
            let reaction = press::<Rummy>(&view, &mut cursor, button);
            assert!(!matches!(reaction, Reaction::Act(_) | Reaction::Ask(..)));
        }
    });
}

/// As many melds as there can be: groups of three of every rank, and runs of the fourth suit.
fn seventeen() -> Vec<Meld> {
    let spades = CardSet::suit(Suit::Spades);
    let groups = Rank::all().map(|rank| CardSet::rank(rank).without(spades));
    let runs = ["AS 2S 3S", "4S 5S 6S", "7S 8S 9S", "TS JS QS"].map(set);
    let seat = Seat::new(5).unwrap();
    let all = groups.chain(runs).map(|cards| Meld { seat, cards });
    all.collect()
}

#[test]
fn melds_lie_side_by_side_in_the_well() {
    let melds = seventeen();
    for size in SIZES {
        let width = size.width as i32;
        for number in 0..=melds.len() {
            let laid = Laid::of(&melds[..number], width, CardSet::EMPTY, 0);
            let places: Vec<_> = (0..number as u8)
                .filter_map(|meld| laid.place(meld))
                .collect();
            assert!(places.len() == number || number > 8, "{number} at {width}");
            for (place, meld) in places.iter().enumerate() {
                assert!(meld.top_left.y >= 47 && meld.top_left.y + 30 <= 47 + 68 + 15);
                assert!(meld.top_left.x >= 6);
                assert!(meld.top_left.x + meld.size.width as i32 <= width - 100);
                for other in &places[..place] {
                    assert!(meld.intersection(other).is_zero_sized());
                }
            }
        }
    }
}

#[test]
fn of_too_many_melds_those_that_take_the_card_are_in_sight() {
    let melds = seventeen();
    for card in Card::pack() {
        let wanted = CardSet::only(card);
        let laid = Laid::of(&melds, 240, wanted, 0);
        for (number, meld) in (0..).zip(&melds) {
            let takes = meld.fits().has(card);
            assert!(!takes || laid.place(number).is_some(), "{card} on {number}");
        }
    }
}

#[test]
fn above_the_plates_the_well_scrolls_row_by_row_and_begins_again() {
    let mut view = playing("KS 5C", &[]);
    view.open.melds = seventeen().into_iter().collect();
    let mut cursor = arrive::<Rummy>(&view);
    assert_eq!(cursor.plate, Some(Plate::LayOff));
    let in_sight = |scrolled| {
        let laid = Laid::of(&view.open.melds, 240, set("KS"), scrolled);
        let numbers = (0..17).filter(|number| laid.place(*number).is_some());
        numbers.collect::<Vec<u8>>()
    };
    let mut seen = in_sight(0);
    assert!(seen.len() < 17);
    for scrolled in 1.. {
        assert_eq!(presses(&view, &mut cursor, &[Button::Up]), Reaction::Moved);
        if cursor.scrolled == 0 {
            break;
        }
        assert_eq!(cursor.scrolled, scrolled);
        seen.extend(in_sight(scrolled));
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 17);
    // What is laid off lies in sight, and so does where.
    presses(&view, &mut cursor, &[Button::Up, Button::A]);
    assert_eq!((cursor.scrolled, cursor.laying.is_some()), (0, true));
    let few = playing("2D 9C", &["3D 4D 5D"]);
    let mut cursor = arrive::<Rummy>(&few);
    assert_eq!(presses(&few, &mut cursor, &[Button::Up]), Reaction::Nothing);
}

#[test]
fn the_longest_runs_and_widest_names_have_room_everywhere() {
    let mut view = playing("9D 2D 5D", &["AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"]);
    for meld in ["AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS", "AH 2H 3H 4H 5H 6H"] {
        let (seat, cards) = (Seat::new(2).unwrap(), set(meld));
        view.open.melds.push(Meld { seat, cards }).unwrap();
    }
    for size in SIZES {
        let people = wide_people();
        let look = Look {
            people,
            size,
            ..Look::default()
        };
        look.see::<Rummy, _>(&view, |sight| {
            picture::<Rummy>(sight, &arrive::<Rummy>(&view)).whole_words();
        });
    }
}

/// A deal in which everybody is left with as many cards as can be, and that Anna wins or nobody.
fn shown(players: usize, each: usize, won: bool) -> Event {
    let mut pack = Card::pack();
    let mut hands = PerSeat::default();
    for seat in (usize::from(won)..players).filter_map(Seat::new) {
        hands[seat] = pack.by_ref().take(each).collect::<CardSet>();
    }
    let shown = Shown::of(&hands);
    Event::DealOver { shown }
}

#[test]
fn all_hands_have_room_at_the_end_of_a_deal() {
    for (players, each) in [(2, 11), (3, 8), (4, 8), (5, 7), (6, 7)] {
        let game: Rummy = start(players, 1, "");
        let mut view = game.view(Some(Seat::FIRST));
        view.open.to_play = Seat::FIRST;
        for won in [true, false] {
            let event = shown(players, each, won);
            for size in SIZES {
                for people in [wide_people(), Look::default().people] {
                    let look = Look {
                        people,
                        size,
                        ..Look::default()
                    };
                    look.see_moment::<Rummy, _>(&view, Some(&event), |sight| {
                        picture::<Rummy>(sight, &Cursor::default()).whole_words();
                    });
                }
            }
        }
    }
}

#[test]
fn the_cards_of_a_deal_are_counted_one_by_one_until_all_are() {
    assert_eq!(motion::counted(0, 30), 0);
    assert_eq!(motion::counted(256, 30), 30);
    let steps: Vec<_> = (0..=256).map(|done| motion::counted(done, 30)).collect();
    assert!(
        steps
            .windows(2)
            .all(|pair| pair[0] <= pair[1] && pair[1] <= pair[0] + 1)
    );
    assert!(
        Rummy::motion(&shown(6, 7, true)).held,
        "it waits to be read"
    );
}

#[test]
fn what_is_laid_can_be_taken_up_and_what_is_drawn_cannot() {
    let seat = Seat::FIRST;
    let card = card("9S");
    let cards = set("9S 9D 9H");
    for (event, settles) in [
        (
            Event::Melded {
                seat,
                meld: 0,
                cards,
            },
            false,
        ),
        (
            Event::LaidOff {
                seat,
                meld: 0,
                card,
            },
            false,
        ),
        (Event::Discarded { seat, card }, false),
        (Event::Drew { seat }, true),
        (Event::Took { seat, card }, true),
        (Event::WentOut { seat }, true),
    ] {
        assert_eq!(Rummy::settles(&event, true), settles, "{event:?}");
    }
}
