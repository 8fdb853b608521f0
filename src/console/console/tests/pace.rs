//! The pace of computers: what one of them decides in a row is one move.

use super::{COMPUTER, Evening, PERSON, STOP};
use crate::keys::Button::A;

#[test]
fn the_table_rests_when_the_seat_changes_and_not_within_a_move() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER, COMPUTER]);
    evening.press(&STOP);
    evening.wait(100);
    assert!(evening.says("Bertie is thinking"), "{:?}", evening.words());
    // It thinks for 400 ms, then climbs three steps and stops, which takes 100 ms each and a few to say so.
    evening.wait(410);
    assert!(evening.says("climbed a step"));
    evening.wait(310);
    assert!(evening.says("stopped"), "{:?}", evening.words());
    assert_eq!(evening.actions(), 5);
    // The last event of the move asks for a whole second.
    evening.wait(100 + 950);
    assert!(evening.says("stopped"));
    assert_eq!(evening.actions(), 5);
    evening.wait(60);
    assert!(evening.says("Clara is thinking"), "{:?}", evening.words());
}

#[test]
fn nobody_thinks_where_there_is_no_choice() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&STOP);
    evening.wait(100 + 300);
    assert!(evening.says("thinking"), "the first step is a choice");
    for _ in 0..520 {
        evening.wait(1);
        assert!(evening.actions() < 4 || !evening.says("thinking"));
    }
    assert_eq!(
        evening.actions(),
        5,
        "it has stopped, which is all it could do"
    );
}

#[test]
fn a_press_skips_the_rest() {
    let mut evening = Evening::begun(&[PERSON, COMPUTER]);
    evening.press(&STOP);
    evening.wait(100 + 400 + 400 + 10);
    evening.press(&[A]);
    assert!(
        evening.says("Anna: climb or stop?"),
        "{:?}",
        evening.words()
    );
}
