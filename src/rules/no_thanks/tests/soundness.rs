//! A save is read back only if the game in it can be: each way in which it cannot is tried alone.

use super::*;

/// Four seats with tigers. In the first round seat 0 took everything; in the second seat 1 has played its tiger, taken a
/// card and passed.
fn second_round() -> NoThanks {
    let mut game = game(4, "hidden-tiger=true rounds=2", 0, &[]).0;
    take_the_rest(&mut game);
    play(&mut game, "tiger take pass");
    game
}

/// The same game without tigers, played to its end.
fn finished() -> NoThanks {
    let mut game = game(4, "rounds=2", 0, &[]).0;
    take_the_rest(&mut game);
    take_the_rest(&mut game);
    game
}

/// Whether a game is sound after a change; before it, it is.
fn sound_after(mut game: NoThanks, change: impl FnOnce(&mut NoThanks)) -> bool {
    assert!(game.is_sound());
    change(&mut game);
    game.is_sound()
}

/// The same after a change of the last report, which the score sheet follows.
fn sound_with(game: NoThanks, change: impl FnOnce(&mut RoundReport)) -> bool {
    sound_after(game, |game| {
        change(game.last_round.as_mut().unwrap());
        settle(game);
    })
}

/// Writes the points of the last report into the score sheet.
fn settle(game: &mut NoThanks) {
    let report = game.last_round.clone().unwrap();
    for seat in game.players.seats() {
        game.sheet.last_mut().unwrap()[seat] = report.points(seat);
    }
}

/// Takes the lowest card out of a set.
fn pull(set: &mut Values) -> Value {
    let card = set.iter().next().unwrap();
    *set = set.without(Values::only(card));
    card
}

/// Takes the tiger that a seat kept out of a report.
fn pull_tiger(report: &mut RoundReport, seat: Seat) -> Value {
    match core::mem::take(&mut report.seats[seat].tiger) {
        TigerReport::Kept(Some(card)) => card,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_game_that_cannot_be_is_not_sound() {
    let sound = |change: fn(&mut NoThanks)| sound_after(second_round(), change);
    assert!(!sound(|game| game.players = Players::new(8).unwrap()));
    assert!(!sound(|game| game.options.rounds = 1));
    assert!(!sound(|game| game.options.rounds = 10));
    assert!(!sound(|game| game.round = 0));
    assert!(!sound(|game| game.first = seat(4)));
    assert!(!sound(|game| game.turn = seat(4)));
    assert!(!sound(|game| game.on_card += 1));
    assert!(!sound(|game| game.seats[seat(5)].tokens = 1));
    // Seat 3 has taken no card, so it cannot have gained a token.
    assert!(!sound(|game| {
        game.seats[seat(3)].tokens += 1;
        game.seats[seat(1)].tokens -= 1;
    }));
    assert!(!sound(|game| game.aside = Values::NONE));
    assert!(!sound(|game| game.deck[0] = game.deck[1]));
    assert!(!sound(|game| game.active = None));
    assert!(!sound(|game| game.options.amigo = Amigo::Gaps10To28));
}

#[test]
fn every_seat_has_a_tiger_where_they_are_dealt() {
    let sound = |change: fn(&mut NoThanks)| sound_after(second_round(), change);
    assert!(!sound(|game| {
        let tiger = game.seats[seat(2)].tiger.take().unwrap();
        game.aside.insert(tiger);
    }));
    // Seat 2 is said to have played its tiger, and another card lies in its area.
    assert!(!sound(|game| {
        let other = pull(&mut game.aside);
        let place = &mut game.seats[seat(2)];
        place.cards.insert(other);
        place.tiger_played = true;
        game.aside.insert(place.tiger.unwrap());
    }));
    let dealt = game(4, "hidden-tiger=true", 0, &[]).0;
    assert!(!sound_after(dealt, |game| game.options.hidden_tiger = false));
}

#[test]
fn the_score_sheet_is_in_step_with_the_rounds() {
    let sound = |change: fn(&mut NoThanks)| sound_after(second_round(), change);
    assert!(!sound(|game| game.sheet.clear()));
    assert!(!sound(|game| game.sheet[0][seat(0)] += 1));
    assert!(!sound(|game| game.last_round = None));

    let sound = |change: fn(&mut NoThanks)| sound_after(finished(), change);
    assert!(!sound(|game| game.options.rounds = 3), "one is missing");
    assert!(!sound(|game| game.sheet[0][seat(0)] = 324), "too many");
    assert!(!sound(|game| game.sheet[0][seat(0)] = -53), "too few");
    assert!(!sound(|game| game.sheet[0][seat(4)] = 1), "of nobody");
}

#[test]
fn a_game_is_over_when_nothing_is_left_to_take() {
    let recount = |game: &mut NoThanks| {
        game.last_round = Some(RoundReport::of(game));
        settle(game);
    };
    assert!(sound_after(finished(), recount));
    assert!(!sound_after(finished(), |game| {
        let card = pull(&mut game.seats[seat(1)].cards);
        game.deck.push(card).unwrap();
        recount(game);
    }));
    assert!(!sound_after(finished(), |game| {
        game.seats[seat(1)].tokens -= 1;
        game.on_card = 1;
        recount(game);
    }));
    // The report of the last round is what lies on the table, and nothing else that could have been.
    assert!(!sound_with(finished(), |report| {
        let one = report.seats[seat(1)];
        report.seats[seat(1)] = report.seats[seat(2)];
        report.seats[seat(2)] = one;
    }));
}

#[test]
fn a_report_that_cannot_be_is_not_sound() {
    let sound = |change: fn(&mut RoundReport)| sound_with(second_round(), change);
    assert!(sound(|_| {}));
    assert!(!sound(|report| report.round = 2));
    assert!(!sound(|report| report.seats[seat(0)].tokens += 1));
    assert!(!sound(|report| report.seats[seat(5)].cards = cards(&[3])));
    assert!(!sound(|report| report.removed = None), "it is to be shown");
}

#[test]
fn in_a_report_every_card_lies_in_one_place() {
    let sound = |change: fn(&mut RoundReport)| sound_with(second_round(), change);
    assert!(!sound(|report| {
        pull(report.removed.as_mut().unwrap());
    }));
    // Seat 0 loses one of its 24 cards, and seat 1 has another of them as well.
    assert!(!sound(|report| {
        pull(&mut report.seats[seat(0)].cards);
        let twice = report.seats[seat(0)].cards.iter().next();
        report.seats[seat(1)].cards = twice.into_iter().collect();
    }));
    // One card more was taken than were turned up.
    assert!(!sound(|report| {
        let card = pull(report.removed.as_mut().unwrap());
        report.seats[seat(1)].cards.insert(card);
    }));
}

#[test]
fn in_a_report_tigers_are_where_they_were_dealt() {
    let sound = |change: fn(&mut RoundReport)| sound_with(second_round(), change);
    assert!(!sound(|report| {
        let tiger = pull_tiger(report, seat(1));
        report.removed.as_mut().unwrap().insert(tiger);
    }));
    assert!(!sound(|report| {
        let tiger = pull_tiger(report, seat(1));
        report.removed.as_mut().unwrap().insert(tiger);
        report.seats[seat(1)].tiger = TigerReport::Kept(None);
    }));
    // Seat 1 is said to have played its tiger, and another card lies in its area.
    assert!(!sound(|report| {
        let tiger = pull_tiger(report, seat(1));
        let removed = report.removed.as_mut().unwrap();
        report.seats[seat(1)].cards.insert(pull(removed));
        removed.insert(tiger);
        report.seats[seat(1)].tiger = TigerReport::Played(tiger);
    }));

    let without = || {
        let mut game = game(4, "rounds=2", 0, &[]).0;
        take_the_rest(&mut game);
        game
    };
    assert!(!sound_with(without(), |report| {
        let card = pull(report.removed.as_mut().unwrap());
        report.seats[seat(1)].tiger = TigerReport::Kept(Some(card));
    }));
    assert!(!sound_with(without(), |report| {
        let card = pull(report.removed.as_mut().unwrap());
        report.seats[seat(1)].cards.insert(card);
        report.seats[seat(1)].tiger = TigerReport::Played(card);
    }));
}
