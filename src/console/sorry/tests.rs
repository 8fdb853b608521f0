//! Tests of the screen: what the buttons do, what is shown before it is done, and what is said.

use super::cursor::Choice;
use super::*;
use crate::testing::{arrive, press, see};
use parlour_rules::sorry::{Board, Card, Pawn, Place};
use parlour_rules::testing::{seat, setup, start};
use parlour_rules::{Event as _, Game};
use std::string::{String, ToString};
use std::vec::Vec as List;

fn at(position: &str, options: &str) -> View {
    let seats = position.split('/').count();
    let setup = setup::<Sorry>(seats, 1, options);
    let game = Sorry::start_at(&setup, position).unwrap();
    game.view(game.turn().seat())
}

/// Presses these keys, parted by blanks, from where the cursor arrives; what comes of the last.
fn keys(view: &View, keys: &str) -> (Cursor, Reaction<Action>) {
    let mut cursor = arrive::<Sorry>(view);
    let mut last = Reaction::Nothing;
    for key in keys.split_whitespace() {
        let button = match key {
            "A" => Button::A,
            "B" => Button::B,
            "U" => Button::Up,
            "D" => Button::Down,
            "L" => Button::Left,
            _ => Button::Right,
        };
        last = press::<Sorry>(view, &mut cursor, button);
    }
    (cursor, last)
}

fn done(view: &View, pressed: &str) -> String {
    match keys(view, pressed).1 {
        Reaction::Act(action) | Reaction::Ask(_, action) => action.to_string(),
        other => panic!("{other:?}"),
    }
}

fn said(view: &View, pressed: &str) -> String {
    let (cursor, _) = keys(view, pressed);
    see::<Sorry, _>(view, |sight| {
        let status = Sorry::status(sight, &cursor);
        let name = sight.decides().map_or("", |seat| sight.name(seat));
        status.fitting(name, 240).text.into()
    })
}

#[test]
fn one_press_does_the_only_move() {
    assert_eq!(done(&at("S,S,S,S/S,S,S,S 0 1", ""), "A"), "start:0.0");
    assert_eq!(done(&at("20,S,S,S/S,S,S,S 0 5", ""), "A"), "move:0.0,5");
}

#[test]
fn left_and_right_go_from_pawn_to_pawn_and_begin_again() {
    let view = at("20,40,S,S/S,S,S,S 0 1", "");
    let all: List<String> = ["A", "R A", "R R A", "R R R A", "L A"]
        .iter()
        .map(|pressed| done(&view, pressed))
        .collect();
    assert_eq!(all[0], all[3]);
    assert_eq!(all[2], all[4]);
    let mut three: List<String> = all[..3].to_vec();
    three.sort();
    assert_eq!(three, ["move:0.0,1", "move:0.1,1", "start:0.2"]);
}

#[test]
fn up_and_down_go_through_what_a_pawn_can_do() {
    let view = at("20,S,S,S/40,50,S,S 0 11", "");
    let ways = ["A", "D A", "D D A", "D D D A"].map(|pressed| done(&view, pressed));
    assert_eq!(ways[0], ways[3]);
    let mut three: List<&String> = ways[..3].iter().collect();
    three.sort();
    assert_eq!(three, ["move:0.0,11", "swap:0.0,1.0", "swap:0.0,1.1"]);
    let view = at("20,S,S,S/S,S,S,S 0 10", "");
    assert_eq!(done(&view, "D A"), "move:0.0,-1");
}

#[test]
fn a_seven_is_shared_by_choosing_two_pawns() {
    let view = at("21,40,S,S/S,S,S,S 0 7", "");
    let alone = |cursor: &Cursor| {
        let choices = cursor.choices(&view);
        cursor.focus(&view, &choices)
    };
    let pawn = |number| Pawn::new(seat(0), number).unwrap();
    let (cursor, _) = keys(&view, "D");
    let Some(Choice::Part(first, steps)) = alone(&cursor) else {
        panic!("{cursor:?}");
    };
    // The rest is fixed, and another pawn gets it.
    let (cursor, reaction) = keys(&view, "D A");
    assert_eq!(reaction, Reaction::Moved);
    assert_eq!(cursor.first, Some((first, steps)));
    let second = pawn(1 - first.number());
    let rest = 7 - steps;
    let action = std::format!("split:{first},{steps},{second},{rest}");
    assert_eq!(done(&view, "D A A"), action);
    // B takes the part back.
    let (cursor, _) = keys(&view, "D A B");
    assert_eq!(
        (cursor.first, alone(&cursor)),
        (None, Some(Choice::Part(first, steps)))
    );
}

#[test]
fn up_is_more_of_a_seven() {
    let view = at("21,40,S,S/S,S,S,S 0 7", "");
    let steps = |pressed: &str| {
        let (cursor, _) = keys(&view, pressed);
        let choices = cursor.choices(&view);
        match cursor.focus(&view, &choices) {
            Some(Choice::Part(_, steps)) => steps,
            _ => 7,
        }
    };
    let first = steps("D");
    assert_eq!(steps("D D"), first - 1);
    assert_eq!(steps("D D U"), first);
}

#[test]
fn a_seven_of_partners_goes_part_by_part() {
    let view = at("21,S,S,S/S,S,S,S/50,S,S,S/S,S,S,S 0 7", "mode=team");
    assert!(done(&view, "D A").starts_with("move:"));
    assert_eq!(keys(&view, "B").1, Reaction::Nothing);
}

#[test]
fn a_change_of_places_can_be_declined() {
    let view = at("1,H,H,H/30,S,S,S 0 11", "");
    let both = [done(&view, "A"), done(&view, "R A")];
    assert!(both.contains(&"pass".into()) && both.contains(&"swap:0.0,1.0".into()));
    assert_eq!(Sorry::forced(&view), None);
}

#[test]
fn a_card_that_serves_nobody_passes_by_itself() {
    let view = at("S,S,S,S/S,S,S,S 0 5", "");
    assert_eq!(Sorry::forced(&view), Some(Action::plain(Play::Pass)));
    let onlooker = View { seat: None, ..view };
    assert!(cursor::is_useless(&onlooker));
}

#[test]
fn what_is_said_tells_the_whole_move() {
    let said = |position: &str, pressed: &str| said(&at(position, ""), pressed);
    assert_eq!(said("20,S,S,S/25,S,S,S 0 5", ""), "5 forward, bumps Bertie");
    assert_eq!(said("11,S,S,S/S,S,S,S 0 5", ""), "5 forward, slide");
    assert_eq!(said("12,17,H,H/S,S,S,S 0 4", ""), "4 back");
    assert_eq!(said("z5,H,H,H/S,S,S,S 0 1", ""), "1 forward, home");
    assert_eq!(said("20,S,S,S/S,S,S,S 0 10", "D"), "10: one back");
    let both = ["", "D"].map(|pressed| said("20,S,S,S/40,S,S,S 0 11", pressed));
    assert!(both.contains(&"change with Bertie".into()));
    assert_eq!(said("S,S,S,S/40,S,S,S 0 S", ""), "say sorry to Bertie");
}

#[test]
fn an_own_pawn_on_the_slide_is_spoken_of() {
    let view = at("13,18,H,H/S,S,S,S 0 3", "");
    let words = ["", "R"].map(|pressed| said(&view, pressed));
    assert!(words.iter().any(|words| words.contains("own")), "{words:?}");
}

#[test]
fn the_hand_is_chosen_from_and_put_back() {
    let view = start::<Sorry>(2, 4, "mode=points");
    let view = view.view(view.turn().seat());
    let (cursor, _) = keys(&view, "");
    assert!(cursor.in_hand(&view));
    let card = cursor.card(&view);
    let (taken, _) = keys(&view, "A");
    assert!(taken.taken && taken.card(&view) == card);
    let (back, _) = keys(&view, "A B");
    assert!(back.in_hand(&view));
    let (next, _) = keys(&view, "R");
    assert_ne!(next.card(&view), card);
}

#[test]
fn a_card_of_no_use_is_dropped_on_a_question_or_refused() {
    let mut view = at("H,H,H,z5/34,S,S,S 0", "mode=points");
    view.hand = [
        Card::Two,
        Card::Three,
        Card::Five,
        Card::Seven,
        Card::Twelve,
    ]
    .into_iter()
    .collect();
    assert!(matches!(keys(&view, "A").1, Reaction::Ask(..)));
    view.hand = [
        Card::One,
        Card::Three,
        Card::Five,
        Card::Seven,
        Card::Twelve,
    ]
    .into_iter()
    .collect();
    assert!(matches!(keys(&view, "R A").1, Reaction::Refuse(_)));
    assert_eq!(done(&view, "A A"), "1/move:0.3,1");
}

#[test]
fn pawns_walk_space_by_space() {
    let view = at("58,S,S,S/S,S,S,S 0 8", "");
    let pawn = Pawn::new(seat(0), 0).unwrap();
    let way = |to: &str| {
        let places = motion::way(view.board(), pawn, to.parse().unwrap());
        let texts: List<String> = places.iter().map(Place::to_string).collect();
        texts.join(" ")
    };
    assert_eq!(way("z4"), "59 0 1 2 z1 z2 z3 z4");
    assert_eq!(way("54"), "57 56 55 54");
    assert_eq!(way("57"), "57");
    let slide = motion::slide(Place::track(16), Place::track(19));
    assert_eq!(slide.len(), 3);
}

#[test]
fn every_pawn_has_a_place_of_its_own_on_the_glass() {
    let board = at("S,S,H,z1/S,S,S,S/0,15,30,45/z5,59,H,H 0 5", "");
    let board: &Board = board.board();
    let mut seen = List::new();
    for pawn in board.pawns() {
        let place = super::board::stands(board, pawn);
        assert!(!seen.contains(&place), "{pawn}");
        assert!((4..196).contains(&place.x) && (24..216).contains(&place.y));
        seen.push(place);
    }
}

#[test]
fn a_turn_is_told_stage_by_stage_and_its_last_stage_is_the_new_board() {
    for seed in 0..6 {
        let mut game: Sorry = start(4, seed, if seed % 2 == 0 { "" } else { "mode=team" });
        let mut rng = <parlour_rules::Rng as parlour_rules::SeedableRng>::seed_from_u64(seed);
        while let Some(decides) = game.turn().seat() {
            let view = game.view(Some(decides));
            let action = parlour_bots::choices::any::<Sorry>(&view, &mut rng).unwrap();
            let mut told = List::new();
            let mut hear = |_, event| told.push(event);
            let mut free = parlour_rules::Free;
            game.apply(
                action,
                &mut parlour_rules::Croupier::new(&mut free, &mut hear),
            )
            .unwrap();
            let mut before = *view.board();
            for event in &told {
                let Some(still) = event.still() else { continue };
                let changed = |board: &Board| {
                    let differs = |pawn: &Pawn| board.at(*pawn) != before.at(*pawn);
                    board.pawns().filter(differs).count()
                };
                assert!(changed(&still.board) <= 2, "{}", event.kind());
                before = still.board;
            }
            if let Some(Event::TurnedUp { still, .. }) = told.last() {
                assert_eq!(still.board, *game.view(None).board());
            }
        }
    }
}
