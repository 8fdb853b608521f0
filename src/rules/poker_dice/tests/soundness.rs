//! Saves that somebody has meddled with.

use super::*;

/// Whether a game stays sound when this is done to it.
fn sound_after(game: &PokerDice, meddle: impl FnOnce(&mut Open)) -> bool {
    let mut other = game.clone();
    assert!(other.is_sound());
    meddle(&mut other.open);
    other.is_sound()
}

/// Three seats, in the draw of the second.
fn middle() -> PokerDice {
    let mut game = in_order(3, "match=first-to-2");
    play(&mut game, "KK99A stand QQJJT");
    game
}

#[test]
fn the_order_holds_everybody_once() {
    let game = middle();
    assert!(!sound_after(&game, |open| open.order[0] = seat(1)));
    assert!(!sound_after(&game, |open| assert!(
        open.order.pop().is_some()
    )));
    assert!(!sound_after(&game, |open| open.round.reverse()));
    assert!(!sound_after(&game, |open| assert!(
        open.round.pop().is_some()
    )));
    assert!(!sound_after(&game, |open| open.round[2] = seat(7)));
    assert!(!sound_after(&game, |open| open.done = 3));
}

#[test]
fn throws_are_in_step_with_the_turns() {
    let game = middle();
    assert!(!sound_after(&game, |open| open.seats[seat(0)].main = None));
    assert!(!sound_after(&game, |open| open.seats[seat(2)].main = Some(dice("99999"))));
    assert!(!sound_after(&game, |open| open.done = 0));
    assert!(!sound_after(&game, |open| open.throw_offs = 1));
    assert!(!sound_after(&game, |open| open.seats[seat(0)].throw_offs = 1));
    assert!(!sound_after(&game, |open| open.seats[seat(5)].main = Some(dice("99999"))));
    assert!(sound_after(&game, |open| open.phase = Phase::Throw));
    assert!(!sound_after(&game, |open| open.phase = Phase::Order));
    assert!(!sound_after(&game, |open| open.phase = Phase::Over));
}

#[test]
fn hands_won_are_in_step_with_hands_played() {
    let game = middle();
    assert!(!sound_after(&game, |open| open.won[seat(0)] = 1));
    assert!(!sound_after(&game, |open| open.hand = 2));
    assert!(!sound_after(&game, |open| open.hand = 0));
    assert!(!sound_after(&game, |open| {
        open.hand = 2;
        open.won[seat(0)] = 1;
    }));
    assert!(!sound_after(&game, |open| open.won[seat(6)] = 1));
}

#[test]
fn a_throw_off_is_one_of_those_who_tied() {
    let mut game = in_order(3, "throw-off=one-throw");
    hand(&mut game, &["JJJJ9", "99TJK", "JJJJA"]);
    assert!(!sound_after(&game, |open| open.seats[seat(0)].main = Some(dice("99TJK"))));
    assert!(!sound_after(&game, |open| open.seats[seat(1)].main = None));
    assert!(!sound_after(&game, |open| open.seats[seat(1)].off = Some(dice("99999"))));
    assert!(!sound_after(&game, |open| open.throw_offs = 2));
    assert!(!sound_after(&game, |open| assert!(
        open.round.pop().is_some()
    )));
    // One throw has no draw.
    assert!(!sound_after(&game, |open| open.phase = Phase::Draw(dice("99999"))));
}

#[test]
fn lots_add_up() {
    let mut game = game(4, "");
    play(&mut game, "A A K");
    assert!(!sound_after(&game, |open| open.order = open.players.seats().collect()));
    assert!(!sound_after(&game, |open| open.hand = 2));
    assert!(!sound_after(&game, |open| open.phase = Phase::Throw));
    play(&mut game, "9");
    let lots = |meddle: fn(&mut Lots)| sound_after(&game, |open| meddle(&mut open.lots));
    assert!(!lots(|lots| lots.thrown[seat(3)] = None));
    assert!(!lots(|lots| lots.thrown[seat(1)] = Some(Face::Ace)));
    assert!(!lots(|lots| lots.before[seat(1)] = 1));
    assert!(!lots(|lots| lots.before[seat(3)] = 7));
    assert!(lots(|lots| lots.thrown[seat(0)] = Some(Face::Ace)));
}

#[test]
fn a_report_tells_of_a_hand_that_can_have_been() {
    let mut game = in_order(3, "match=first-to-2");
    hand(&mut game, &["JJJJ9", "99TJK", "JJJJA"]);
    hand(&mut game, &["99TTA", "AAAAA"]);
    assert_eq!(scores(&game), [0, 0, 1]);
    let report = |meddle: fn(&mut Report)| {
        sound_after(&game, |open| meddle(open.last_hand.as_mut().unwrap()))
    };
    assert!(!report(|report| report.hand = 2));
    assert!(!report(|report| report.winner = seat(0)));
    assert!(!report(|report| report.winner = seat(7)));
    assert!(!report(|report| report.seats[seat(1)].main = None));
    assert!(!report(
        |report| report.seats[seat(1)].main = Some(dice("JJJJT"))
    ));
    assert!(!report(|report| report.seats[seat(2)].throw_offs = 2));
    assert!(!report(|report| report.seats[seat(0)].off = None));
    assert!(!report(
        |report| report.seats[seat(4)].main = Some(dice("99999"))
    ));
    assert!(!sound_after(&game, |open| open.last_hand = None));
}

#[test]
fn a_finished_match_still_shows_its_last_hand() {
    let mut game = in_order(3, "");
    hand(&mut game, &["JJJJ9", "99TJK", "AAAAA"]);
    assert_eq!(phase(&game), "over");
    assert!(!sound_after(&game, |open| open.done = 2));
    assert!(!sound_after(&game, |open| open.seats[seat(2)].main = Some(dice("99TTA"))));
    assert!(!sound_after(&game, |open| open.won[seat(2)] = 2));
    assert!(!sound_after(&game, |open| open.won[seat(0)] = 1));
}
