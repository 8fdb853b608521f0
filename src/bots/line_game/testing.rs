//! Means for the tests of these games' players: matches, and that imagined rounds follow the rules.

use super::policy::{self, Habits, Numbers};
use super::world::{Turn, World};
use crate::{Level, Player, Sparring};
use parlour_rules::game::quietly;
use parlour_rules::line_game::{Action, LineGame, View, guess};
use parlour_rules::{
    Game, OptionValues, Players, Rng, RngCore, Seat, SeedableRng, Setup, Turn as Due,
};

pub(crate) fn start<R: Habits>(players: usize, seed: u64) -> LineGame<R> {
    let setup = Setup::new(
        Players::new(players).unwrap(),
        OptionValues::defaults(R::INFO),
        seed,
    );
    quietly(|croupier| LineGame::start(&setup, croupier)).unwrap()
}

pub(crate) fn decide<R: Habits>(view: &View, level: Level, seed: u64) -> Action {
    let thought = LineGame::<R>::decide(view, level, seed, &|| false);
    thought.unwrap().action
}

/// Visits the positions that deciding seats see in a few games of the middle level.
pub(crate) fn positions<R: Habits>(players: usize, games: u64, mut look: impl FnMut(&View)) {
    for seed in 0..games {
        let mut game = start::<R>(players, seed);
        while let Some(seat) = game.turn().seat() {
            let view = game.view(Some(seat));
            look(&view);
            let action = decide::<R>(&view, Level::NORMAL, seed);
            quietly(|croupier| game.apply(action, croupier)).unwrap();
        }
    }
}

/// Wins of a player in games for two against another, with the seats swapped after each.
pub(crate) fn wins<R: Habits>(
    games: u64,
    own: impl Fn(&View, u64) -> Action,
    other: impl Fn(&View, u64) -> Action,
) -> u32 {
    let mut won = 0;
    for number in 0..games {
        let seat = Seat::new((number % 2) as usize).unwrap();
        let mut game = start::<R>(2, number / 2);
        let mut rng = Rng::seed_from_u64(number);
        let outcome = loop {
            let due = match game.turn() {
                Due::Decide(decision) => decision.seat,
                Due::Over(outcome) => break outcome,
            };
            let view = game.view(Some(due));
            let seed = u64::from(rng.next_u32());
            let action = if due == seat {
                own(&view, seed)
            } else {
                other(&view, seed)
            };
            quietly(|croupier| game.apply(action, croupier)).unwrap();
        };
        won += u32::from(outcome.winners.has(seat));
    }
    won
}

pub(crate) fn level<R: Habits>(level: Level) -> impl Fn(&View, u64) -> Action {
    move |view, seed| decide::<R>(view, level, seed)
}

pub(crate) fn partner<R: Habits>(partner: Sparring) -> impl Fn(&View, u64) -> Action {
    move |view, seed| partner.decide::<LineGame<R>>(view, seed).unwrap()
}

/// Plays imagined rounds both ways, by the rules and as a search does, and compares what is known of the hands on the way
/// and how they end.
pub(crate) fn worlds_follow_the_rules<R: Habits>() {
    let (mut ended, mut concluded) = (0, 0);
    for players in 2..=4 {
        positions::<R>(players, 4, |view| {
            let mut rng = Rng::seed_from_u64(ended);
            let mut game = LineGame::<R>::imagine(view, &mut rng.clone());
            let hidden = guess(view, &mut rng.fork());
            let Some(mut world) = World::of(view, &hidden) else {
                return;
            };
            let report = loop {
                match world.advance() {
                    Turn::Over(report) => break report,
                    Turn::Forced => {}
                    Turn::Place => {
                        let step = world.quick::<R>().unwrap();
                        force(&mut game);
                        let public = game.view(None);
                        let missing = policy::missing(&public);
                        for seat in public.open.players.seats() {
                            let (all, own) = (missing[seat], world.missing[seat]);
                            assert_eq!(all.or(own), all);
                            concluded += usize::from(all == own && own != Numbers::NONE);
                        }
                        let open = public.open;
                        let action = open.placing(step.tile, step.end).unwrap();
                        assert_eq!(open.to_play, world.to_play);
                        quietly(|croupier| game.apply(action, croupier)).unwrap();
                        if let Some(report) = world.place::<R>(&step) {
                            break report;
                        }
                    }
                }
            };
            while game.view(None).open.rounds == view.open.rounds {
                force(&mut game);
            }
            assert_eq!(game.view(None).open.report, Some(report));
            ended += 1;
        });
    }
    assert!(ended > 300);
    assert!(concluded > 300);
}

/// Does what has to be done before the next placement.
fn force<R: Habits>(game: &mut LineGame<R>) {
    let round = game.view(None).open.rounds;
    while game.view(None).open.rounds == round {
        let Some(seat) = game.turn().seat() else {
            return;
        };
        let view = game.view(Some(seat));
        let Some(action) = [Action::Draw, Action::Pass]
            .into_iter()
            .find(|action| view.check(*action).is_ok())
        else {
            return;
        };
        quietly(|croupier| game.apply(action, croupier)).unwrap();
    }
}

/// With one tile left that fits, the two higher levels place it.
pub(crate) fn goes_out<R: Habits>() {
    let mut met = 0;
    positions::<R>(3, 6, |view| {
        if view.hand.len() == 1 && !view.playable().is_empty() && met < 12 {
            let action = decide::<R>(view, [Level::NORMAL, Level::HARD][met % 2], 3);
            let Action::Place { tile, .. } = action else {
                panic!("{action}");
            };
            assert!(view.hand.has(tile));
            met += 1;
        }
    });
    assert!(met >= 6);
}
