//! Tests of the screen: what the buttons do, what is said, and that words fit where they stand.

use super::hand::{Cursor, play, sorted};
use super::{hand, words};
use crate::keys::Button;
use crate::line;
use crate::paint::Font;
use crate::parts::{Hints, fan};
use crate::people::People;
use crate::screen::{GameScreen, Reaction, Status};
use crate::testing::{Look, arrive, picture, press, see};
use parlour_bots::{Level, Player};
use parlour_rules::cards::{Card, CardSet, Rank, Suit};
use parlour_rules::crazy_eights::{Action, Ending, Event, Refusal, View};
use parlour_rules::game::quietly;
use parlour_rules::{CrazyEights, Game, OptionValues, Players, Setup, Turn};
use std::vec::Vec;

/// Visits the positions that deciding seats see in some games, and how the last of them ended.
fn positions(mut look: impl FnMut(&View)) -> View {
    let mut last = None;
    for seed in 0..20 {
        let mut options = OptionValues::defaults(CrazyEights::INFO);
        options.set(0, (seed % 3) as i16);
        let setup = Setup::new(Players::new(2 + seed as usize % 7).unwrap(), options, seed);
        let mut game = quietly(|croupier| CrazyEights::start(&setup, croupier)).unwrap();
        while let Turn::Decide(decision) = game.turn() {
            let view = game.view(Some(decision.seat));
            look(&view);
            let thought = CrazyEights::decide(&view, Level::NORMAL, seed, &|| false);
            quietly(|croupier| game.apply(thought.unwrap().action, croupier)).unwrap();
        }
        last = Some(game.view(None));
    }
    last.unwrap()
}

#[test]
fn the_hand_is_sorted_black_and_red_in_turn() {
    let hand: CardSet = ["8C", "AD", "KS", "2S", "8H"]
        .iter()
        .map(|card| card.parse::<Card>().unwrap())
        .collect();
    let texts: Vec<_> = sorted(hand)
        .iter()
        .map(|card| std::format!("{card}"))
        .collect();
    assert_eq!(texts, ["2S", "KS", "8H", "8C", "AD"]);
}

#[test]
fn the_cursor_begins_where_something_can_be_done() {
    let mut at_the_stock = 0;
    positions(|view| {
        let mut cursor = arrive::<CrazyEights>(view);
        if view.check(Action::Pass).is_ok() {
            assert_eq!(CrazyEights::forced(view), Some(Action::Pass));
            return;
        }
        assert_eq!(CrazyEights::forced(view), None);
        at_the_stock += u32::from(cursor.at_stock);
        match press::<CrazyEights>(view, &mut cursor, Button::A) {
            Reaction::Act(action) => assert_eq!(view.check(action), Ok(())),
            Reaction::Moved => assert!(cursor.naming.is_some()),
            other => panic!("{other:?} at {view:?}"),
        }
    });
    assert!(at_the_stock > 0);
}

/// The cursor of a decision, with the focus on a card.
fn on(view: &View, card: Card) -> Cursor {
    Cursor {
        card: Some(card),
        at_stock: false,
        ..arrive::<CrazyEights>(view)
    }
}

#[test]
fn an_eight_asks_for_its_suit_and_b_takes_it_back() {
    let mut named = 0;
    positions(|view| {
        let hand = sorted(view.hand);
        let eight = |card: &Card| card.rank == Rank::EIGHT && view.playable().has(*card);
        let Some(card) = hand.iter().copied().find(eight).filter(|_| hand.len() > 1) else {
            return;
        };
        let mut cursor = on(view, card);
        assert_eq!(
            press::<CrazyEights>(view, &mut cursor, Button::A),
            Reaction::Moved
        );
        let longest = cursor.naming.unwrap().suit;
        let plain = view.hand.without(CardSet::rank(Rank::EIGHT));
        let length = |suit| plain.and(CardSet::suit(suit)).len();
        assert!(
            Suit::ALL
                .iter()
                .all(|suit| length(*suit) <= length(longest))
        );
        let mut back = cursor;
        assert_eq!(
            press::<CrazyEights>(view, &mut back, Button::B),
            Reaction::Moved
        );
        assert_eq!(back.naming, None);
        press::<CrazyEights>(view, &mut cursor, Button::Left);
        let suit = Some(Suit::Hearts);
        assert_eq!(
            press::<CrazyEights>(view, &mut cursor, Button::A),
            Reaction::Act(Action::Play { card, suit })
        );
        named += 1;
    });
    assert!(named > 0);
}

#[test]
fn b_and_the_pad_never_commit() {
    positions(|view| {
        let mut cursor = arrive::<CrazyEights>(view);
        for button in [
            Button::Up,
            Button::B,
            Button::Down,
            Button::Left,
            Button::B,
            Button::Right,
        ] {
            let reaction = press::<CrazyEights>(view, &mut cursor, button);
            assert!(!matches!(reaction, Reaction::Act(_) | Reaction::Ask(..)));
        }
    });
}

#[test]
fn a_card_that_does_not_fit_is_refused_with_the_reason() {
    let mut refused = 0;
    positions(|view| {
        let hand = sorted(view.hand);
        let bad = |card: &&Card| !view.playable().has(**card);
        let Some(card) = hand.iter().find(bad).copied() else {
            return;
        };
        let mut cursor = on(view, card);
        let why = view.check(play(view, card)).unwrap_err();
        let refusal = Reaction::Refuse(line!("{why}"));
        assert_eq!(press::<CrazyEights>(view, &mut cursor, Button::A), refusal);
        assert_eq!(cursor.refused, Some(1000));
        refused += 1;
    });
    assert!(refused > 0);
}

#[test]
fn the_pad_reaches_every_card_and_the_stock() {
    positions(|view| {
        let hand = sorted(view.hand);
        let mut cursor = on(view, hand[0]);
        let mut met = Vec::new();
        for _ in 0..hand.len() {
            met.extend(cursor.card(view));
            press::<CrazyEights>(view, &mut cursor, Button::Right);
        }
        assert_eq!(met, hand.as_slice());
        assert_eq!(cursor.card(view), Some(hand[0]));
        press::<CrazyEights>(view, &mut cursor, Button::Up);
        assert_eq!((cursor.at_stock, cursor.card(view)), (true, None));
        press::<CrazyEights>(view, &mut cursor, Button::Down);
        assert_eq!(cursor.card(view), Some(hand[0]));
    });
}

#[test]
fn the_account_adds_up_card_by_card() {
    let view = positions(|_| ());
    let report = view.open.report.unwrap();
    let people = People::household();
    let (mut sum, mut seats) = (0, 0);
    words::account(&view, &people, &mut |entry| {
        let points = entry.points.unwrap();
        if !entry.sum {
            sum += points;
            return;
        }
        let seat = view.open.players.seats().nth(seats).unwrap();
        assert_eq!(points, sum);
        assert_eq!(points, i32::from(report.penalty(seat).number()));
        assert_eq!(
            entry.text.contains("is out"),
            report.ending == Ending::Out(seat)
        );
        (sum, seats) = (0, seats + 1);
    });
    assert_eq!(seats, view.open.players.count());
}

#[test]
fn refusals_fit_into_a_toast_and_requests_into_the_status_line() {
    let cards = Card::pack().map(Refusal::NoMatch);
    let suits = Suit::ALL.into_iter().map(Refusal::SuitNamed);
    let others = [
        Refusal::NotHeld,
        Refusal::PlayOrKeep,
        Refusal::HasMatch,
        Refusal::NothingToDraw,
        Refusal::CanDraw,
    ];
    for refusal in cards.chain(suits).chain(others) {
        let width = Font::B10.width(&crate::line!("{refusal}"));
        assert!(width <= 190, "{refusal} is {width} wide");
    }
    positions(|view| {
        let people = People::household();
        let status = see::<CrazyEights, _>(view, |sight| {
            words::status(sight, &arrive::<CrazyEights>(view))
        });
        let name = people.name(view.seat.unwrap());
        let fitting = status.fitting(name, 213);
        assert!(fitting.named && !fitting.fact.is_empty(), "{fitting:?}");
    });
}

#[test]
fn a_hand_of_any_length_stays_on_the_glass() {
    for width in [240, 320] {
        for count in 1..=fan::most(width) {
            for index in [0, count / 2, count - 1] {
                let spot = fan::spot(width, count, index);
                assert!(
                    spot.x >= 0 && spot.x + 22 <= width,
                    "{count} cards on {width}"
                );
            }
        }
    }
}

#[test]
fn what_was_drawn_is_known_only_to_the_seat_that_drew() {
    positions(|view| {
        let mut cursor = arrive::<CrazyEights>(view);
        assert_eq!(cursor.drawn(view), CardSet::EMPTY);
        let card = view.hand.iter().next().unwrap();
        let (seat, known) = cursor.known.unwrap();
        cursor.known = Some((seat, known.without(CardSet::only(card))));
        assert_eq!(cursor.drawn(view), CardSet::only(card));
        let next = view.open.players.left_of(seat);
        cursor.known = Some((next, CardSet::EMPTY));
        assert_eq!(cursor.drawn(view), CardSet::EMPTY);
    });
}

/// Everything that is said and shown, the hand covered or open.
fn shown(view: &View, open: bool, event: Option<&Event>) -> (Status, Hints<'static>, Vec<u8>) {
    let look = Look {
        open,
        ..Look::default()
    };
    look.see_moment::<CrazyEights, _>(view, event, |sight| {
        let mut cursor = arrive::<CrazyEights>(view);
        if let Some(eight) = view.hand.and(CardSet::rank(Rank::EIGHT)).iter().next() {
            let suit = eight.suit;
            cursor.naming = Some(hand::Naming { eight, suit });
        }
        (
            CrazyEights::status(sight, &cursor),
            CrazyEights::hints(sight, &cursor),
            picture(sight, &cursor).pixels,
        )
    })
}

#[test]
fn a_covered_hand_tells_nothing_but_its_size() {
    let (mut looked, mut told_apart) = (0, 0);
    positions(|view| {
        looked += 1;
        if looked % 9 != 0 {
            return;
        }
        let seat = view.seat.unwrap();
        let other: CardSet = view.unseen().iter().take(view.hand.len()).collect();
        if other.len() != view.hand.len() {
            return;
        }
        let swapped = View {
            hand: other,
            drawn: view.drawn.and(other.iter().last()),
            ..view.clone()
        };
        assert!(shown(view, false, None) == shown(&swapped, false, None));
        told_apart += u32::from(shown(view, true, None) != shown(&swapped, true, None));
        let draws = |view: &View| Event::DrewCard {
            seat,
            card: view.unseen().iter().last().unwrap(),
        };
        assert!(
            shown(view, false, Some(&draws(view)))
                == shown(&swapped, false, Some(&draws(&swapped)))
        );
    });
    assert!(told_apart > 0);
}
