//! The Short Game and the game against the clock, and the options.

use super::*;
use crate::monopoly::{INFO, Mode, Refusal};
use crate::testing::{ended, not_started, scores};
use crate::{Fact, Game};

/// A short game in which nobody has been dealt anything.
fn short(players: usize) -> Monopoly {
    let mut game = table(players, "mode=short");
    Deed::all().for_each(|deed| game.set_owner(deed, None));
    game
}

fn timed(players: usize) -> Monopoly {
    let mut game = table(players, "mode=time-limit minutes=30");
    Deed::all().for_each(|deed| game.set_owner(deed, None));
    for player in 0..players {
        game = game.cash(player, 1500);
    }
    game
}

#[test]
fn s1_three_deeds_each_are_dealt_for_nothing() {
    let script = Script::new()
        .pack("")
        .pack("")
        .pack("39 37 1 3 5 6")
        .dice([1, 2, 5, 5]);
    let (game, _) = testing::scripted::<Monopoly>(2, 1, "mode=short", script);
    assert_eq!(
        game.open.deeds(Some(seat(1))),
        deeds(&[39, 1, 5]),
        "who begins is dealt first"
    );
    assert_eq!(game.open.deeds(Some(seat(0))), deeds(&[37, 3, 6]));
    assert_eq!([0, 1].map(|seat| game.money(seat)), [1500, 1500]);
}

#[test]
fn s2_a_hotel_needs_three_houses() {
    let mut game = short(2).gives(0, &[1, 3]).built(&[(1, 3), (3, 3)]);
    game.play("build:1");
    assert_eq!(game.open.hotels_on(deeds(&[1])), 1);
    assert_eq!(game.open.rent(deed(1), 7), 250, "the rent of a hotel");
    game.play("build:3");
    assert_eq!(game.refuses("build:1"), Refusal::Full);
    game.play("strip-purple:0");
    assert_eq!(game.money(0), 1500 - 100 + 8 * 25, "four steps each");
}

#[test]
fn s3_jail_is_left_in_the_next_turn() {
    let mut game = short(2).jailed(0, 0);
    game.rolls(&[4, 6]);
    assert_eq!((game.stands(0), game.money(0)), (20, 1450));
    assert_eq!(game.phase(), "after-throw");
    let mut game = short(2).jailed(0, 0);
    game.rolls(&[5, 5]);
    assert_eq!(
        (game.stands(0), game.money(0), game.phase()),
        (20, 1500, "after-throw")
    );
    let mut game = short(2).jailed(0, 0).passes(0, Deck::Chance);
    assert!(game.may("fine"));
    game.play("card");
    game.rolls(&[5, 5]);
    assert_eq!((game.stands(0), game.phase()), (20, "before-throw"));
}

#[test]
fn s4_income_tax_is_flat() {
    let mut game = short(2);
    game.rolls(&[1, 3]);
    assert_eq!((game.money(0), game.phase()), (1300, "after-throw"));
}

#[test]
fn s5_the_first_bankruptcy_ends_the_game() {
    let mut game = short(3)
        .gives(0, &[39])
        .mortgaged(&[39])
        .cash(0, 10)
        .cash(1, 1600)
        .owing(0, Some(2), 900);
    let told = game.play("bankrupt");
    assert_eq!(told.len(), 2, "no interest is paid");
    assert_eq!(scores(&game), [0, 1600, 1510 + 200]);
    assert_eq!(ended(&game), Some(("bankrupt", [2].into())));
    // To the Bank: nothing is auctioned, and equals share the win.
    let mut game = short(3).gives(0, &[39]).cash(0, 0).owing(0, None, 900);
    game.play("bankrupt");
    assert_eq!(ended(&game), Some(("bankrupt", [1, 2].into())));
    assert_eq!(game.owner_of(39), None);
}

#[test]
fn l1_two_deeds_each_are_dealt_and_paid_for() {
    let script = Script::new()
        .pack("")
        .pack("")
        .pack("39 37 1 3")
        .dice([5, 5, 1, 2]);
    let (game, _) = testing::scripted::<Monopoly>(2, 1, "mode=time-limit", script);
    assert_eq!(game.open.deeds(Some(seat(0))), deeds(&[39, 1]));
    assert_eq!(
        [0, 1].map(|seat| game.money(seat)),
        [1500 - 460, 1500 - 410]
    );
    assert_eq!(game.open.time, Some(3_600_000));
}

#[test]
fn l2_when_the_time_is_up_the_turn_is_finished() {
    let mut game = timed(2).gives(1, &[1]);
    assert_eq!(game.time_spent(5), Some(crate::monopoly::Action::Spend(5)));
    game.play("!time:1000");
    assert_eq!(game.open.time, Some(29 * 60_000 + 59_000));
    let told = game.play("!time");
    assert_eq!(told, [Event::TimeUp]);
    assert_eq!(game.refuses("!time"), Refusal::NoClock);
    assert_eq!(game.time_spent(5), None);
    // The double is thrown on, too.
    game.rolls(&[5, 5]);
    game.rolls(&[4, 6]);
    game.play("end");
    assert_eq!(ended(&game), Some(("time", [1].into())));
    assert_eq!(scores(&game), [1500, 1560]);
}

#[test]
fn l2_a_bankrupt_seat_in_turn_ends_it_as_well() {
    let mut game = timed(3).cash(0, 0);
    game.play("!time");
    let mut game = game.owing(0, Some(2), 10);
    game.play("bankrupt");
    assert_eq!(ended(&game), Some(("time", [1, 2].into())));
    // One who is left alone has won at once.
    let mut game = timed(2).cash(0, 0).owing(0, None, 10);
    game.play("bankrupt");
    assert_eq!(ended(&game), Some(("last", [1].into())));
}

#[test]
fn without_a_limit_no_clock_runs() {
    let game = table(2, "");
    assert_eq!(game.time_spent(5), None);
    assert_eq!(game.refuses("!time"), Refusal::NoClock);
    assert_eq!(game.refuses("!time:5"), Refusal::NoClock);
}

#[test]
fn minutes_are_for_the_game_against_the_clock() {
    not_started::<Monopoly>(2, "minutes=30");
    not_started::<Monopoly>(2, "mode=short minutes=120");
    assert_eq!(timed(2).open.options.mode, Mode::TimeLimit);
    for preset in INFO.presets {
        let values = preset.values(&INFO);
        assert_eq!(
            values.check(&INFO, testing::players(2)),
            Ok(()),
            "{}",
            preset.name
        );
    }
    let letter = INFO.presets[3].values(&INFO);
    assert!(crate::monopoly::Options::of(&letter).claims);
}

#[test]
fn first_come_is_first_served() {
    let lots = [1, 3, 6, 8, 9, 11, 13, 14];
    let full: Vec<(u8, u8)> = lots.into_iter().zip([4, 4, 4, 4, 4, 4, 4, 3]).collect();
    let mut game = table(3, "shortage=first-come")
        .gives(2, &lots)
        .built(&full)
        .gives(0, &[16, 18, 19])
        .gives(1, &[31, 32, 34]);
    game.play("build:16");
    assert_eq!(game.steps(&[16]), [1]);
    assert_eq!(game.refuses("build:18"), Refusal::NoHouse);
}

#[test]
fn the_order_of_the_decks_is_seen_by_nobody() {
    let game = table(2, "").passes(1, Deck::Chance);
    let told = testing::sheet::Sheet::seen(&game.view(Some(seat(0))));
    let sorted: Vec<std::string::String> = (1..=16)
        .filter(|id| *id != 11)
        .map(|id| std::format!("chance-{id}"))
        .collect();
    assert_eq!(told.zone("chance"), sorted.join(" "));
    assert_eq!(told.zone("cards1"), "chance-11");
    let state = testing::sheet::Sheet::of(&game);
    assert_ne!(state.zone("chance"), told.zone("chance"));
}

#[test]
fn the_facts_of_the_host_interface() {
    let game = table(3, "")
        .jailed(2, 1)
        .gives(0, &[5])
        .mortgaged(&[5])
        .at(1, 7);
    let told = testing::sheet::Sheet::of(&game);
    let fact = |name: &str| {
        let mut facts = told.facts.iter();
        facts.find(|fact| fact.0 == name).map(|fact| fact.1.clone())
    };
    assert_eq!(fact("tokens"), Some(Fact::numbers([0, 7, 10])));
    let jail = Fact::known_numbers([None, None, Some(1)]);
    assert_eq!(fact("jail"), Some(jail));
    assert_eq!(fact("mortgaged"), Some(Fact::numbers([5])));
    assert_eq!(told.zone("deeds0"), "5");
    assert_eq!(told.counts["houses"]["bank"], Some(32));
}
