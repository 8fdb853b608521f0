//! Tests of the screen: what the buttons do, what is said, and that covered things stay covered.

use super::hand::{self, Cursor, sorted};
use super::words;
use crate::keys::Button;
use crate::paint::Font;
use crate::parts::Hints;
use crate::people::People;
use crate::screen::{GameScreen, Reaction, Sight, Status};
use crate::testing::{Look, Picture, SIZES, arrive, picture, press, see, wide_people};
use parlour_bots::{Level, Player, Sparring};
use parlour_rules::cards::{Card, CardSet, Suit};
use parlour_rules::game::quietly;
use parlour_rules::hearts::{Action, Event, Phase, Points, QUEEN, Refusal, Report, Reward, View};
use parlour_rules::{
    Game, Hearts, OptionValues, Players, Rng, RngCore, Seat, SeedableRng, Setup, Turn,
};
use std::string::ToString;
use std::vec::Vec;

/// Any game, with all options at random, and what is played there without much thought.
fn game(seed: u64) -> Hearts {
    let info = Hearts::INFO;
    let mut rng = Rng::seed_from_u64(seed);
    let players = Players::new(3 + seed as usize % 4).unwrap();
    let mut options = OptionValues::defaults(info);
    for (option, spec) in info.options.iter().enumerate() {
        options.set(option, rng.below(spec.range().1 as u32 + 1) as i16);
        if options.check(info, players).is_err() {
            options.set(option, spec.default);
        }
    }
    let setup = Setup::new(players, options, seed);
    quietly(|croupier| Hearts::start(&setup, croupier)).unwrap()
}

/// Visits the positions that deciding seats see in the first deals of some games, and how the last of them stood.
fn positions(mut look: impl FnMut(&View)) -> View {
    let mut last = None;
    for seed in 0..16 {
        let mut game = game(seed);
        while let Turn::Decide(decision) = game.turn() {
            let view = game.view(Some(decision.seat));
            if view.open.deals == 2 {
                break;
            }
            look(&view);
            let action = Sparring::Random.decide::<Hearts>(&view, seed).unwrap();
            quietly(|croupier| game.apply(action, croupier)).unwrap();
        }
        last = Some(game.view(None));
    }
    last.unwrap()
}

#[test]
fn the_hand_is_sorted_black_and_red_in_turn_with_the_ace_on_top() {
    let hand: CardSet = ["8C", "AD", "KS", "2S", "8H", "AS", "AC"]
        .iter()
        .map(|card| card.parse::<Card>().unwrap())
        .collect();
    let texts: Vec<_> = sorted(hand).iter().map(|card| card.to_string()).collect();
    assert_eq!(texts, ["8C", "AC", "AD", "2S", "KS", "AS", "8H"]);
}

#[test]
fn one_press_plays_a_sensible_card() {
    let mut queens = 0;
    positions(|view| {
        let mut cursor = arrive::<Hearts>(view);
        if view.open.phase != Phase::Play {
            return;
        }
        let Reaction::Act(action) = press::<Hearts>(view, &mut cursor, Button::A) else {
            panic!("a card has the focus at {view:?}");
        };
        assert_eq!(view.check(action), Ok(()));
        let led = view.open.trick.suit();
        let free = led.is_some_and(|suit| view.playable().and(CardSet::suit(suit)).is_empty());
        if free && view.playable().has(QUEEN) {
            assert_eq!(action, Action::Play(QUEEN));
            queens += 1;
        }
    });
    assert!(queens > 0);
}

#[test]
fn the_pad_goes_over_the_playable_cards_and_no_others() {
    positions(|view| {
        if view.open.phase != Phase::Play {
            return;
        }
        let mut cursor = arrive::<Hearts>(view);
        let mut met = CardSet::EMPTY;
        for _ in 0..view.hand.len() {
            met.extend(cursor.card(view));
            press::<Hearts>(view, &mut cursor, Button::Right);
        }
        assert_eq!(met, view.playable());
        for button in [Button::Up, Button::Down, Button::Left] {
            press::<Hearts>(view, &mut cursor, button);
            assert!(view.playable().has(cursor.card(view).unwrap()));
        }
    });
}

#[test]
fn cards_to_pass_are_picked_and_the_last_leads_to_the_plate() {
    let mut passed = 0;
    positions(|view| {
        if !matches!(view.open.phase, Phase::Pass(_)) {
            return;
        }
        passed += 1;
        let number = view.open.pass_size();
        let mut cursor = arrive::<Hearts>(view);
        let early = press::<Hearts>(view, &mut cursor, Button::Up);
        assert!(!cursor.on_plate);
        if early == Reaction::Moved {
            press::<Hearts>(view, &mut cursor, Button::Down);
        } else {
            assert!(matches!(early, Reaction::Refuse(_)));
        }
        // Picked and put back.
        press::<Hearts>(view, &mut cursor, Button::A);
        press::<Hearts>(view, &mut cursor, Button::A);
        assert!(cursor.picked.is_empty());
        for _ in 0..number {
            assert!(!cursor.on_plate);
            press::<Hearts>(view, &mut cursor, Button::A);
            if !cursor.on_plate {
                press::<Hearts>(view, &mut cursor, Button::Right);
            }
        }
        assert!(cursor.on_plate && cursor.is_full(view));
        let picked = cursor.picked;
        // One more is refused.
        let mut more = cursor;
        press::<Hearts>(view, &mut more, Button::Down);
        press::<Hearts>(view, &mut more, Button::Right);
        let refused = press::<Hearts>(view, &mut more, Button::A);
        assert!(matches!(refused, Reaction::Refuse(_)));
        let mut back = cursor;
        press::<Hearts>(view, &mut back, Button::B);
        assert!(back.picked.is_empty() && !back.on_plate);
        let done = press::<Hearts>(view, &mut cursor, Button::A);
        assert_eq!(done, Reaction::Act(Action::Pass(picked)));
        assert_eq!(view.check(Action::Pass(picked)), Ok(()));
    });
    assert!(passed > 0);
}

#[test]
fn b_and_the_pad_never_commit() {
    positions(|view| {
        let mut cursor = arrive::<Hearts>(view);
        let keys = "Up B Down Left B Right Right B Up".split(' ');
        for key in keys {
            let button = match key {
                "Up" => Button::Up,
                "Down" => Button::Down,
                "Left" => Button::Left,
                "Right" => Button::Right,
                _ => Button::B,
            };
            let reaction = press::<Hearts>(view, &mut cursor, button);
            assert!(!matches!(reaction, Reaction::Act(_) | Reaction::Ask(..)));
        }
    });
}

/// A view in which seat 0 has shot the moon and chooses.
fn moon() -> View {
    let mut view = game(1).view(Some(Seat::FIRST));
    view.open.phase = Phase::Moon(Seat::FIRST);
    view.open.won[Seat::FIRST] = CardSet::PACK;
    view.hand = CardSet::EMPTY;
    view
}

#[test]
fn the_shooter_chooses_with_up_and_down() {
    let view = moon();
    let mut cursor = arrive::<Hearts>(&view);
    let mut add = cursor;
    let done = press::<Hearts>(&view, &mut add, Button::A);
    assert_eq!(done, Reaction::Act(Action::Moon(Reward::AddOthers)));
    assert_eq!(
        press::<Hearts>(&view, &mut cursor, Button::Down),
        Reaction::Moved
    );
    let done = press::<Hearts>(&view, &mut cursor, Button::A);
    assert_eq!(done, Reaction::Act(Action::Moon(Reward::Subtract)));
}

#[test]
fn the_device_plays_only_what_everybody_knows() {
    let mut forced = 0;
    positions(|view| {
        let Some(action) = hand::forced(view) else {
            return;
        };
        forced += 1;
        assert_eq!(view.playable().len(), 1);
        assert_eq!(view.check(action), Ok(()));
        let open = &view.open;
        let Action::Play(card) = action else {
            panic!("{action} is no card");
        };
        let club = open.is_first_trick() && card.suit == Suit::Clubs;
        assert!(view.hand.len() == 1 || open.is_opening() || club && open.options.lowest_club);
    });
    assert!(forced > 0);
    // One card that follows in a longer hand is a secret until it lies there.
    let mut view = moon();
    view.open.phase = Phase::Play;
    view.open.options.lowest_club = false;
    view.open.last = Some(view.open.trick.clone());
    let players = view.open.players;
    view.open.trick.leader = players.seat_after(Seat::FIRST, players.count() - 1);
    let _ = view.open.trick.played.push("2C".parse().unwrap());
    view.hand = ["3C", "4D"]
        .map(|card| card.parse::<Card>().unwrap())
        .into_iter()
        .collect();
    assert_eq!(view.playable().len(), 1);
    assert_eq!(hand::forced(&view), None);
}

#[test]
fn the_account_adds_up_line_by_line() {
    let view = positions(|_| ());
    let report = view.open.report.unwrap();
    let first = view.open.players.seats().next().unwrap();
    let whole = Report {
        moon: Some((first, Reward::Subtract)),
        ..report
    };
    let added = Report {
        moon: Some((first, Reward::AddOthers)),
        ..report
    };
    for report in [report, whole, added] {
        let mut view = view.clone();
        view.open.report = Some(report);
        let people = People::household();
        let (mut sum, mut seats) = (0, 0);
        words::account(&view, &people, &mut |entry| {
            let points = entry.points.unwrap();
            if !entry.sum {
                sum += points;
                return;
            }
            let seat = view.open.players.seats().nth(seats).unwrap();
            assert_eq!(points, sum, "{}", entry.text);
            assert_eq!(points, i32::from(report.gain(seat).number()));
            (sum, seats) = (0, seats + 1);
        });
        assert_eq!(seats, view.open.players.count());
    }
}

#[test]
fn words_fit_where_they_stand() {
    let club = "2C".parse().unwrap();
    let refusals = Suit::ALL.map(Refusal::Follow).into_iter().chain([
        Refusal::PassFirst(3),
        Refusal::PlayFirst,
        Refusal::MoonFirst,
        Refusal::NotHeld,
        Refusal::Opens(club),
        Refusal::LowestClub(club),
        Refusal::LowestClub("QC".parse().unwrap()),
        Refusal::NoPointsYet,
        Refusal::NotBroken,
        Refusal::QueenWaits,
    ]);
    for refusal in refusals {
        let width = Font::B10.width(&crate::line!("{refusal}"));
        assert!(width <= 190, "{refusal} is {width} wide");
    }
    positions(|view| {
        let status = see::<Hearts, _>(view, |sight| words::status(sight, &arrive::<Hearts>(view)));
        let people = People::household();
        let name = people.name(view.seat.unwrap());
        let fitting = status.fitting(name, 213);
        assert!(fitting.named, "{fitting:?}");
    });
}

/// Everything that is said and shown at both sizes, the hand covered or open.
fn shown(view: &View, open: bool, event: Option<&Event>) -> Vec<(Status, Hints<'static>, Vec<u8>)> {
    let cursor = Cursor {
        picked: view.hand.iter().take(view.open.pass_size()).collect(),
        ..arrive::<Hearts>(view)
    };
    let glance = |sight: &Sight<'_, Hearts>| {
        let status = Hearts::status(sight, &cursor);
        let hints = Hearts::hints(sight, &cursor);
        (status, hints, picture(sight, &cursor).pixels)
    };
    let look = |size| Look {
        open,
        live: event.is_none(),
        size,
        ..Look::default()
    };
    let sizes = SIZES.into_iter();
    sizes
        .map(|size| look(size).see_moment(view, event, glance))
        .collect()
}

#[test]
fn a_covered_hand_tells_nothing_but_its_size() {
    let (mut looked, mut told_apart) = (0, 0);
    positions(|view| {
        looked += 1;
        if looked % 11 != 0 {
            return;
        }
        let other: CardSet = view.unseen().iter().take(view.hand.len()).collect();
        if other.len() != view.hand.len() {
            return;
        }
        let swapped = View {
            hand: other,
            passed: other.iter().take(view.passed.len()).collect(),
            received: other.iter().take(view.received.len()).collect(),
            ..view.clone()
        };
        assert!(shown(view, false, None) == shown(&swapped, false, None));
        told_apart += u32::from(shown(view, true, None) != shown(&swapped, true, None));
        let seat = view.seat.unwrap();
        let from = view.open.players.left_of(seat);
        let number = view.open.pass_size();
        let new = |view: &View| {
            let unseen: Vec<Card> = view.unseen().iter().collect();
            unseen.into_iter().rev().take(number).collect()
        };
        let received = |view: &View| Event::Received {
            seat,
            from,
            cards: new(view),
        };
        assert!(
            shown(view, false, Some(&received(view)))
                == shown(&swapped, false, Some(&received(&swapped)))
        );
    });
    assert!(told_apart > 0);
}

#[test]
fn nobody_is_told_which_cards_were_passed() {
    let people = People::household();
    let seats = Players::new(4).unwrap();
    for cards in [["QS", "KS", "AS"], ["2C", "3C", "4C"]] {
        let cards = cards.map(|card| card.parse::<Card>().unwrap());
        let event = Event::Received {
            seat: Seat::FIRST,
            from: seats.left_of(Seat::FIRST),
            cards: cards.into_iter().collect(),
        };
        let told = words::tell(&event, &people).unwrap();
        assert_eq!(told, "got 3 cards from Bertie");
    }
}

#[test]
fn every_moment_is_drawn_at_both_sizes() {
    let mut drawn = 0;
    for seed in 0..8 {
        let mut game = game(seed);
        let mut rng = Rng::seed_from_u64(seed);
        while game.turn().seat().is_some() && game.view(None).open.deals == 0 {
            let before = game.view(Some(Seat::FIRST));
            let open = game.view(None);
            let view = game.view(game.turn().seat());
            let thought = Hearts::decide(&view, Level::EASY, u64::from(rng.next_u32()), &|| false);
            let mut events = Vec::new();
            let mut fate = parlour_rules::Free;
            let mut hear = |_, event| events.push(event);
            let mut croupier = parlour_rules::Croupier::new(&mut fate, &mut hear);
            game.apply(thought.unwrap().action, &mut croupier).unwrap();
            for event in &events {
                for view in [&before, &open] {
                    shown(view, true, Some(event));
                    drawn += 1;
                }
            }
        }
    }
    assert!(drawn > 0);
    assert_eq!(Points::of(CardSet::PACK), Points::MOON);
}

#[test]
fn the_last_trick_has_room_for_the_widest_names() {
    let mut tricks = [0; 7];
    positions(|view| {
        let Some(last) = &view.open.last else {
            return;
        };
        tricks[last.played.len()] += 1;
        for size in SIZES {
            let look = Look {
                people: wide_people(),
                size,
                ..Look::default()
            };
            let page = look.see::<Hearts, _>(view, |sight| {
                Picture::of(size, |stage| Hearts::draw_chapter(sight, 0, 0, stage))
            });
            let taken = page.whole_words();
            assert!(taken.iter().any(|text| text == "WWWWWWWW took it"));
        }
    });
    // Three to six play to a trick.
    assert!(tricks[3..].iter().all(|number| *number > 0));
}
