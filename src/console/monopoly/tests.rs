//! Tests of the screen: what the buttons do, what goes on by itself, and that what is shown follows the game.

use super::cursor::{Cursor, Limit, Page};
use super::{follow, plan, plates};
use crate::keys::Button;
use crate::screen::{GameScreen, Reaction};
use crate::testing::{Look, own};
use parlour_rules::game::quietly;
use parlour_rules::monopoly::{Action, Event, Task};
use parlour_rules::testing::{Asides, any_action, any_setup, begin};
use parlour_rules::{
    Croupier, Free, Game, Monopoly, OptionValues, Players, Rng, Seat, SeedableRng, Setup,
};
use std::string::ToString;
use std::vec::Vec;

/// Some groups are sold, and nothing is built yet; Anna is to throw.
const SOLD: &str = "roll tax:flat end roll buy end roll buy end roll buy end roll roll end roll end roll end \
    roll buy end roll buy end roll buy end roll buy end roll end roll buy end roll buy end roll end roll buy \
    roll end roll end roll buy end roll tax:flat roll end roll buy end roll buy end roll end";
const VIOLET: &str =
    "deal:1 want:11 want:14 cash:500 offer accept deal:2 want:13 cash:250 offer accept";

fn game(played: &[&str]) -> Monopoly {
    seeded(1, played)
}

fn seeded(seed: u64, played: &[&str]) -> Monopoly {
    let players = Players::new(4).unwrap();
    let setup = Setup::new(players, OptionValues::defaults(Monopoly::INFO), seed);
    let mut game = quietly(|croupier| Monopoly::start(&setup, croupier)).unwrap();
    for action in played.iter().flat_map(|part| part.split_whitespace()) {
        play(&mut game, action.parse().unwrap());
    }
    game
}

fn play(game: &mut Monopoly, action: Action) {
    let applied = quietly(|croupier| game.apply(action, croupier));
    assert_eq!(applied, Ok(()), "{action}");
}

/// Presses buttons and carries out what follows, also by itself. Says what was done.
fn press(game: &mut Monopoly, cursor: &mut Cursor, buttons: &[Button]) -> Vec<Action> {
    let mut done = Vec::new();
    for button in buttons {
        let view = own(game);
        let reaction = Look::default()
            .see::<Monopoly, _>(&view, |sight| Monopoly::press(sight, cursor, *button));
        let (Reaction::Act(mut action) | Reaction::Ask(_, mut action)) = reaction else {
            continue;
        };
        let seat = game.turn().seat();
        loop {
            play(game, action);
            done.push(action);
            let view = own(game);
            let next =
                Look::default().see::<Monopoly, _>(&view, |sight| Monopoly::goes_on(sight, cursor));
            match next.filter(|_| game.turn().seat() == seat) {
                Some(next) => action = next,
                None => break,
            }
        }
        arrive(game, cursor);
    }
    done
}

fn arrive(game: &Monopoly, cursor: &mut Cursor) {
    let view = own(game);
    Look::default().see::<Monopoly, _>(&view, |sight| Monopoly::arrive(sight, cursor));
}

fn texts(actions: &[Action]) -> Vec<std::string::String> {
    actions.iter().map(ToString::to_string).collect()
}

#[test]
fn what_is_shown_after_each_event_comes_to_what_the_game_says() {
    for seed in 0..40 {
        let mut rng = Rng::seed_from_u64(seed);
        let (mut game, _): (Monopoly, _) = begin(&any_setup::<Monopoly>(&mut rng), &mut Free);
        for _ in 0..250 {
            let mut before = game.view(None).open;
            let mut events: Vec<Event> = Vec::new();
            let mut hear = |_, event| events.push(event);
            let Some(action) = any_action(&game, Asides::Never, &mut rng) else {
                break;
            };
            let applied = game.apply(action, &mut Croupier::new(&mut Free, &mut hear));
            assert_eq!(applied, Ok(()));
            for event in &events {
                follow::follow(&mut before, event);
            }
            let after = game.view(None).open;
            let told = std::format!("{action}: {events:?}");
            assert_eq!(before.owners, after.owners, "{told}");
            assert_eq!(before.levels, after.levels, "{told}");
            assert_eq!(before.mortgaged, after.mortgaged, "{told}");
            assert_eq!(before.passes, after.passes, "{told}");
            for seat in after.players.seats() {
                let [shown, real] = [&before, &after].map(|open| open.holders[seat]);
                assert_eq!(shown.out, real.out, "{told}");
                if real.out.is_none() {
                    let of = |holder: parlour_rules::monopoly::Holder| {
                        (holder.cash, holder.space, holder.jail)
                    };
                    assert_eq!(of(shown), of(real), "{told}");
                }
            }
        }
    }
}

#[test]
fn a_turn_without_a_choice_is_one_press_and_a_purchase_one_more() {
    let mut game = game(&[]);
    let mut cursor = Cursor::default();
    arrive(&game, &mut cursor);
    let mut presses = 0;
    while game.view(None).open.turn == 1 && presses < 5 {
        let view = own(&game);
        match Monopoly::forced(&view) {
            Some(action) => play(&mut game, action),
            None => {
                press(&mut game, &mut cursor, &[Button::A]);
                presses += 1;
            }
        }
    }
    assert!(presses <= 3, "{presses}");
}

#[test]
fn a_whole_group_is_built_on_in_three_presses() {
    let mut game = game(&[SOLD, VIOLET]);
    let mut cursor = Cursor::default();
    arrive(&game, &mut cursor);
    let done = press(
        &mut game,
        &mut cursor,
        &[Button::Right, Button::A, Button::A],
    );
    assert_eq!(texts(&done), ["build:11", "build:13", "build:14"]);
    assert_eq!(cursor.page, Page::Sheet);
    let done = press(&mut game, &mut cursor, &[Button::A]);
    assert_eq!(
        texts(&done),
        ["build:11", "build:13"],
        "as far as the money goes"
    );
}

#[test]
fn an_offer_is_answered_with_one_press() {
    let mut game = game(&[SOLD, "deal:1 want:11 cash:200 offer"]);
    let mut cursor = Cursor::default();
    arrive(&game, &mut cursor);
    assert_eq!(
        texts(&press(&mut game, &mut cursor, &[Button::A])),
        ["accept"]
    );
}

#[test]
fn a_limit_bids_until_it_is_reached_and_then_passes() {
    let mut game = seeded(17, &["roll auction"]);
    let open = game.view(None).open;
    let (Some(Task::Auction(lot)), Some(seat)) = (open.top().copied(), open.decider()) else {
        panic!("no auction");
    };
    let limit = Limit {
        seat,
        deed: lot.deed,
        most: 25,
    };
    assert_eq!(plates::on_limit(&open, limit), Some(Action::Bid(10)));
    let other = Limit {
        seat: Seat::FIRST,
        ..limit
    };
    assert_eq!(plates::on_limit(&open, other), None);
    for action in [Action::Bid(20), Action::Pass, Action::Pass, Action::Bid(24)] {
        play(&mut game, action);
    }
    let open = game.view(None).open;
    assert_eq!(plates::on_limit(&open, limit), Some(Action::Bid(25)));
    let less = Limit { most: 24, ..limit };
    assert_eq!(plates::on_limit(&open, less), Some(Action::Pass));
}

#[test]
fn the_plan_raises_what_can_be_raised() {
    for seed in 0..60 {
        let mut rng = Rng::seed_from_u64(seed);
        let (mut game, _): (Monopoly, _) = begin(&any_setup::<Monopoly>(&mut rng), &mut Free);
        for _ in 0..400 {
            let open = game.view(None).open;
            if let (Some(Task::Debt(debt)), Some(seat)) = (open.top(), open.decider())
                && open.raisable(seat) >= debt.amount
            {
                let action = plan::next(&open, seat);
                assert!(action.is_some(), "nothing is left to sell: {open:?}");
                play(&mut game, action.unwrap());
                continue;
            }
            let Some(action) = any_action(&game, Asides::Never, &mut rng) else {
                break;
            };
            play(&mut game, action);
        }
    }
}
