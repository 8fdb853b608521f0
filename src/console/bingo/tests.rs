//! Tests of the screen: what the buttons do, how the count goes on, and what is shown and said.

use super::board::Board;
use super::*;
use crate::keys::Button::{self, A, B, Down, Left, Right, Up};
use crate::testing::{Look, arrive, picture, press, see};
use parlour_rules::bingo::Refusal;
use parlour_rules::testing::{Script, legal, play, refused, scripted};
use parlour_rules::{Game, Seat, Turn};
use std::string::String;
use std::vec::Vec;

/// A game of this row; what it does not name follows in the order of the set.
fn laid(row: &str, options: &str) -> Bingo {
    scripted::<Bingo>(1, 1, options, Script::new().pack(row)).0
}

const MAY_LEAVE: &str = "removal=may-leave";

fn view(game: &Bingo) -> View {
    game.view(Some(Seat::FIRST))
}

/// Presses a button; gives what is done by it.
fn done(game: &Bingo, cursor: &mut Cursor, button: Button) -> Option<Action> {
    match press::<Bingo>(&view(game), cursor, button) {
        Reaction::Act(action) => Some(action),
        _ => None,
    }
}

/// What the table says where the cursor begins.
fn words(view: &View) -> Vec<String> {
    let cursor = arrive::<Bingo>(view);
    see::<Bingo, _>(view, |sight| picture(sight, &cursor).whole_words())
}

fn next(game: &Bingo, cursor: &Cursor) -> Option<Action> {
    see::<Bingo, _>(&view(game), |sight| Bingo::goes_on(sight, cursor))
}

#[test]
fn a_lets_the_count_run_and_a_or_b_stops_it() {
    for stop in [A, B] {
        let mut game = laid("6-6 6-5", "");
        let mut cursor = arrive::<Bingo>(&view(&game));
        assert_eq!(done(&game, &mut cursor, A), Some(Action::Count));
        play(&mut game, "count");
        assert_eq!(next(&game, &cursor), Some(Action::Count));
        assert_eq!(done(&game, &mut cursor, stop), None);
        assert_eq!(next(&game, &cursor), None);
    }
}

#[test]
fn a_step_is_a_single_tile_and_can_be_taken_again() {
    let mut game = laid("6-6 6-5", "");
    let mut cursor = arrive::<Bingo>(&view(&game));
    assert_eq!(done(&game, &mut cursor, Down), None);
    for _ in 0..2 {
        assert_eq!(done(&game, &mut cursor, A), Some(Action::Count));
        play(&mut game, "count");
        assert_eq!(next(&game, &cursor), None);
        see::<Bingo, _>(&view(&game), |sight| Bingo::arrive(sight, &mut cursor));
    }
    assert_eq!(game.view(None).open.place, 2);
    assert_eq!(done(&game, &mut cursor, Up), None);
    done(&game, &mut cursor, A);
    assert_eq!(next(&game, &cursor), Some(Action::Count));
}

#[test]
fn left_and_right_change_the_speed_while_it_runs_and_while_it_rests() {
    let game = laid("6-6 6-5", "");
    let mut cursor = arrive::<Bingo>(&view(&game));
    let ms = |cursor: &Cursor, number| {
        let tile = "6-6".parse().unwrap();
        Bingo::motion_at(&Event::Counted { tile, number }, cursor).ms
    };
    for runs in [true, false] {
        cursor.runs = runs;
        for (button, speed) in [
            (Left, Speed::Slow),
            (Left, Speed::Slow),
            (Right, Speed::Steady),
            (Right, Speed::Fast),
            (Right, Speed::Fast),
            (Left, Speed::Steady),
        ] {
            press::<Bingo>(&view(&game), &mut cursor, button);
            assert_eq!((cursor.speed, cursor.runs), (speed, runs));
        }
    }
    let at = |speed| Cursor {
        speed,
        runs: true,
        lower: false,
    };
    let [slow, steady, fast] = Speed::ALL.map(|speed| ms(&at(speed), 3));
    assert!(slow > 2 * steady && steady > 2 * fast);
    let step = Cursor {
        runs: false,
        ..at(Speed::Slow)
    };
    assert!(ms(&step, 3) < fast);
    // A match is seen at any speed.
    assert!(Speed::ALL.iter().all(|speed| ms(&at(*speed), 12) >= 300));
}

#[test]
fn a_match_that_may_stay_is_asked_about_and_then_the_count_goes_on_as_it_came() {
    for runs in [true, false] {
        for (button, answer) in [(Up, Action::Remove), (Down, Action::Leave)] {
            let mut game = laid("0-0 6-6", MAY_LEAVE);
            let mut cursor = Cursor {
                runs,
                lower: !runs,
                ..Cursor::default()
            };
            play(&mut game, "count");
            assert_eq!(next(&game, &cursor), None);
            see::<Bingo, _>(&view(&game), |sight| Bingo::arrive(sight, &mut cursor));
            assert!(!cursor.lower);
            assert_eq!(done(&game, &mut cursor, B), None);
            done(&game, &mut cursor, button);
            assert_eq!(done(&game, &mut cursor, A), Some(answer));
            play(
                &mut game,
                if answer == Action::Leave {
                    "leave"
                } else {
                    "remove"
                },
            );
            assert_eq!(next(&game, &cursor), runs.then_some(Action::Count));
            assert_eq!(cursor.lower, !runs);
        }
    }
}

/// The first match that had better stay: two tiles would go, and 26 be left.
fn risky() -> Bingo {
    (0..)
        .find_map(|seed| {
            let mut game = parlour_rules::testing::start::<Bingo>(1, seed, MAY_LEAVE);
            while game.view(None).open.passes == 1 {
                if view(&game).open.is_risky() {
                    return Some(game);
                }
                let all = legal(&game);
                play(&mut game, all.split(' ').next()?);
            }
            None
        })
        .unwrap()
}

#[test]
fn a_match_that_had_better_stay_is_warned_of() {
    let game = risky();
    assert!(arrive::<Bingo>(&view(&game)).lower);
    assert!(words(&view(&game)).iter().any(|word| word == "then 26"));
    let board = see::<Bingo, _>(&view(&game), |sight| Board::of(sight).is_risky());
    assert!(board);
    // So it is while the match is being met.
    let before = {
        let all = view(&game);
        let mut game = laid(&row_of(&all), MAY_LEAVE);
        let steps = usize::from(all.open.place);
        for _ in 0..steps {
            play(&mut game, "count");
            if legal(&game) != "count" {
                play(&mut game, "remove");
            }
        }
        view(&game)
    };
    let (tile, number) = before.open.touched().unwrap();
    let event = Event::Counted { tile, number };
    Look::default().see_moment::<Bingo, _>(&before, Some(&event), |sight| {
        let board = Board::of(sight);
        assert!(board.asks && board.is_risky());
    });
}

fn row_of(view: &View) -> String {
    let tiles: Vec<String> = view
        .open
        .row
        .iter()
        .map(|tile| std::format!("{tile}"))
        .collect();
    tiles.join(" ")
}

#[test]
fn the_number_of_the_next_pass_is_in_sight_while_the_gaps_close() {
    let mut game = laid("0-0 6-6", "");
    let mut before = view(&game);
    while game.view(None).open.passes == 1 {
        before = view(&game);
        play(&mut game, "count");
    }
    let left = game.view(None).open.left() as u8;
    let event = Event::PassEnded { pass: 1, left };
    Look::default().see_moment::<Bingo, _>(&before, Some(&event), |sight| {
        let board = Board::of(sight);
        assert_eq!(board.left(), usize::from(left));
        // 28 numbers were said, so the next is 2.
        assert_eq!(board.number, 2);
    });
}

#[test]
fn an_end_says_how_many_passes_it_took_or_how_many_tiles_are_left() {
    for seed in 0..30 {
        for options in ["", MAY_LEAVE] {
            let mut game = parlour_rules::testing::start::<Bingo>(1, seed, options);
            while let Some(action) = legal(&game)
                .split(' ')
                .next_back()
                .filter(|it| !it.is_empty())
            {
                let action = String::from(action);
                play(&mut game, &action);
            }
            let Turn::Over(outcome) = game.turn() else {
                panic!("it is over");
            };
            let seen = game.view(None);
            let why = Bingo::ending(&seen, outcome, &People::household());
            let open = &seen.open;
            let number = match open.has_won() {
                true => open.passes.into(),
                false => open.left(),
            };
            assert!(why.contains(&std::format!("{number}")), "{why}");
            let left = std::format!("{}", open.left());
            assert!(words(&seen).contains(&left));
            assert_eq!(refused(&game, "count"), Refusal::Over);
        }
    }
}

#[test]
fn hints_and_taking_back_are_for_those_who_may_choose() {
    for options in ["", MAY_LEAVE] {
        let seen = view(&laid("0-0", options));
        let chooses = options == MAY_LEAVE;
        assert_eq!(
            (Bingo::takes_back(&seen), Bingo::advises(&seen)),
            (chooses, chooses)
        );
    }
}
