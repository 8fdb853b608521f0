//! The three clocks: which of them run under the menu, hurry computers, cover the table and are heard.

use super::{COMPUTER, Evening, PERSON};
use crate::keys::Button::{A, B, Down, Left, Right, X, Y};
use crate::sound::{Sound, Tone};
use crate::table::Phase;
use crate::toy::{CLOCK, HIDDEN, HOURGLASS, SEAT, TABLE};
use parlour_rules::Seat;
use std::vec::Vec;

/// Two persons by this clock, when the first of them decides; a turn has ten seconds.
fn by_the_clock(clock: i16) -> Evening {
    let mut evening = Evening::with(&[PERSON, PERSON], &[(CLOCK, clock)]);
    evening.wait(500);
    evening
}

/// What the clock shows, in milliseconds.
fn left(evening: &mut Evening) -> u32 {
    let words = evening.words();
    let clock = words.iter().find_map(|text| text.strip_suffix(" ms left"));
    clock.unwrap().parse().unwrap()
}

/// How often a sound is heard.
fn heard(tones: &[Tone], sound: Sound) -> usize {
    tones
        .iter()
        .filter(|tone| sound.tones() == [**tone])
        .count()
}

/// So much time goes by; every tone that is to be heard then.
fn listen(evening: &mut Evening, ms: u32) -> Vec<Tone> {
    let mut tones = Vec::new();
    for _ in 0..ms {
        evening.wait(1);
        tones.extend(core::iter::from_fn(|| evening.console.take_sound()));
    }
    tones
}

#[test]
fn every_clock_counts_while_a_seat_decides() {
    for clock in [SEAT, TABLE, HOURGLASS] {
        let mut evening = by_the_clock(clock);
        evening.wait(4_000);
        assert_eq!(left(&mut evening), 6_000);
        evening.wait(6_000);
        assert!(evening.says("was too slow"));
    }
}

#[test]
fn the_clock_of_a_seat_and_an_hourglass_end_its_turn() {
    for clock in [SEAT, HOURGLASS] {
        let mut evening = by_the_clock(clock);
        evening.press(&[Right]);
        evening.wait(10_000);
        assert!(evening.says("was too slow"));
        // While that is shown, the clock of the next seat stands.
        evening.wait(100);
        assert!(evening.says("Bertie") && evening.says("plan 1"));
        assert_eq!(left(&mut evening), 10_000);
    }
}

#[test]
fn a_decision_goes_on_where_it_was_when_the_clock_of_the_table_has_run_out() {
    for hidden in [0, 1] {
        let options = [(CLOCK, TABLE), (HIDDEN, hidden)];
        let mut evening = Evening::with(&[PERSON, PERSON], &options);
        evening.wait(500);
        if hidden == 1 {
            evening.press(&[A]);
            evening.wait(400);
        }
        evening.press(&[Right, Right]);
        assert!(evening.says("plan 3"));
        evening.wait(10_000);
        assert!(evening.says("was too slow"));
        evening.wait(100);
        assert!(evening.says("Anna: climb") && evening.says("plan 3"));
        evening.press(&[A]);
        evening.wait(300);
        assert!(evening.says("steps [3, 0"), "{:?}", evening.words());
        assert!(evening.says("plan 1"), "the next decision is a new one");
        evening.press(&[Right]);
        evening.wait(5_000);
        assert!(evening.says("plan 2"), "the time has run out only once");
    }
}

#[test]
fn only_the_clock_of_a_seat_runs_on_under_the_menu() {
    for (clock, after) in [(SEAT, 5_000), (TABLE, 8_000), (HOURGLASS, 8_000)] {
        let mut evening = by_the_clock(clock);
        evening.wait(1_950);
        evening.press(&[Y]);
        assert_eq!(evening.says("The clock runs"), clock == SEAT);
        evening.wait(3_000);
        evening.press(&[B]);
        evening.wait(50);
        evening.press(&[Down]);
        assert_eq!(left(&mut evening), after, "clock {clock}");
    }
}

#[test]
fn whoever_reads_in_the_book_goes_on_thinking() {
    for clock in [SEAT, TABLE, HOURGLASS] {
        let mut evening = by_the_clock(clock);
        evening.wait(1_000);
        evening.press(&[X]);
        assert!(evening.says("Secret"));
        evening.wait(2_000);
        evening.press(&[B]);
        assert_eq!(left(&mut evening), 7_000, "clock {clock}");
        evening.press(&[X]);
        evening.wait(7_000);
        assert!(evening.says("was too slow"), "the book is closed");
    }
}

#[test]
fn the_time_until_a_menu_was_opened_is_counted_to_the_millisecond() {
    let mut evening = by_the_clock(HOURGLASS);
    for _ in 0..10 {
        evening.wait(99);
        evening.press(&[Y]);
        evening.wait(500);
        evening.press(&[B]);
    }
    assert_eq!(left(&mut evening), 10_000 - 990);
}

#[test]
fn the_time_of_a_seat_runs_out_under_the_menu() {
    let mut evening = by_the_clock(SEAT);
    evening.press(&[Y]);
    evening.wait(10_000);
    assert!(evening.says("was too slow"), "{:?}", evening.words());
}

#[test]
fn only_an_hourglass_covers_the_table_while_it_stands() {
    for (clock, seen) in [(SEAT, true), (TABLE, true), (HOURGLASS, false)] {
        let mut evening = by_the_clock(clock);
        evening.press(&[Y]);
        assert!(evening.says("Take back"));
        assert_eq!(evening.says("steps [0, 0"), seen, "clock {clock}");
        evening.press(&[B]);
        assert!(evening.says("steps [0, 0"));
    }
}

#[test]
fn only_the_clock_of_a_seat_can_be_stopped_by_the_menu() {
    for (clock, offered) in [(SEAT, true), (TABLE, false), (HOURGLASS, false)] {
        let mut evening = by_the_clock(clock);
        evening.press(&[Y]);
        assert_eq!(evening.says("Stop the clocks"), offered);
    }
}

#[test]
fn only_the_clock_of_a_seat_hurries_a_computer() {
    for (clock, hurried) in [(SEAT, true), (TABLE, false), (HOURGLASS, false)] {
        let mut evening = Evening::with(&[COMPUTER, PERSON], &[(CLOCK, clock)]);
        // The computer is asked after the start, and does not answer.
        for now in 1..2_000 {
            evening.console.tick(now);
            let _ = evening.console.job();
        }
        assert_eq!(evening.console.hurried(), hurried, "clock {clock}");
    }
}

#[test]
fn the_last_five_seconds_of_an_hourglass_are_heard_and_its_end() {
    let mut evening = by_the_clock(HOURGLASS);
    assert_eq!(heard(&listen(&mut evening, 4_900), Sound::Tick), 0);
    let tones = listen(&mut evening, 5_000);
    assert_eq!(heard(&tones, Sound::Tick), 5);
    assert_eq!(heard(&tones, Sound::Bell), 0);
    let tones = listen(&mut evening, 200);
    assert_eq!(heard(&tones, Sound::Bell), 1);

    for clock in [SEAT, TABLE] {
        let tones = listen(&mut by_the_clock(clock), 10_100);
        assert_eq!(heard(&tones, Sound::Tick) + heard(&tones, Sound::Bell), 0);
    }
}

#[test]
fn a_game_that_comes_back_with_an_hourglass_begins_with_a_break() {
    for (clock, covered) in [(SEAT, false), (TABLE, false), (HOURGLASS, true)] {
        let mut evening = by_the_clock(clock);
        evening.wait(3_000);
        evening.come_back();
        assert_eq!(evening.says("A break"), covered);
        evening.wait(5_000);
        evening.press(&[A]);
        let counted = if covered { 7_000 } else { 2_000 };
        assert_eq!(left(&mut evening), counted);
    }
}

#[test]
fn behind_a_curtain_an_hourglass_stands_and_needs_no_break() {
    let options = [(CLOCK, HOURGLASS), (HIDDEN, 1)];
    let mut evening = Evening::with(&[PERSON, PERSON], &options);
    evening.wait(20_000);
    assert!(matches!(
        evening.console.table.phase(),
        Phase::Curtain(Seat::FIRST)
    ));
    evening.come_back();
    evening.wait(20_000);
    assert!(evening.says("Pass to"));
    evening.press(&[A]);
    evening.wait(400);
    assert_eq!(left(&mut evening), 10_000);
}

#[test]
fn the_device_sleeps_beside_the_clock_of_the_table_and_never_beside_another() {
    for (clock, sleeps) in [(SEAT, false), (TABLE, true), (HOURGLASS, false)] {
        let mut evening = by_the_clock(clock);
        evening.console.settings.sleep_minutes = 1;
        evening.console.last_key = evening.now.wrapping_sub(59_000);
        evening.wait(2_000);
        assert_eq!(evening.console.asleep(), sleeps, "clock {clock}");
        let before = left(&mut evening);
        evening.wait(1_000);
        let passed = before - left(&mut evening);
        assert_eq!(passed, if sleeps { 0 } else { 1_000 });
    }
}

#[test]
fn the_table_shows_its_clock_where_the_game_tells_no_fact() {
    for (clock, seen) in [(SEAT, false), (TABLE, true), (HOURGLASS, true)] {
        let mut evening = by_the_clock(clock);
        evening.wait(4_000);
        assert_eq!(evening.says("6.0"), seen, "clock {clock}");
        assert_ne!(evening.says("step 0"), seen, "clock {clock}");
    }
}

#[test]
fn only_the_clock_of_a_seat_goes_back_with_what_is_taken_back() {
    for (clock, after) in [(SEAT, 8_000), (TABLE, 5_000), (HOURGLASS, 5_000)] {
        let mut evening = by_the_clock(clock);
        evening.wait(2_000);
        evening.press(&[A]);
        evening.wait(3_100);
        assert!(evening.says("steps [1, 0"), "{:?}", evening.words());
        assert_eq!(left(&mut evening), 5_000, "clock {clock}");
        evening.press(&[Y, Down, A]);
        assert!(evening.says("steps [0, 0"), "{:?}", evening.words());
        assert_eq!(left(&mut evening), after, "clock {clock}");
    }
}

#[test]
fn another_seats_hourglass_is_not_charged_to_whoever_takes_back() {
    let mut evening = by_the_clock(HOURGLASS);
    evening.wait(2_000);
    evening.press(&[Left, A]);
    evening.wait(5_000);
    assert!(evening.says("Bertie"));
    assert!(left(&mut evening) < 8_000);
    evening.press(&[Y, Down, A, Right, A]);
    assert_eq!(left(&mut evening), 8_000);
}
