//! The three players: what they do where the right answer is plain, and how they fare against weaker ones.

use super::*;
use parlour_rules::game::quietly;
use parlour_rules::no_thanks::{SeatView, Value, Values};
use parlour_rules::{OptionValues, Players, RngCore, SeedableRng, Setup};

const ROUNDS: usize = 0;
const HIDDEN_TIGER: usize = 2;

fn start(players: usize, seed: u64, tiger: bool) -> NoThanks {
    let mut options = OptionValues::defaults(NoThanks::INFO);
    options.set(ROUNDS, 1);
    options.set(HIDDEN_TIGER, tiger.into());
    let setup = Setup::new(Players::new(players).unwrap(), options, seed);
    quietly(|croupier| NoThanks::start(&setup, croupier)).unwrap()
}

fn card(number: u8) -> Value {
    Value::new(number).unwrap()
}

fn cards(numbers: &[u8]) -> Values {
    numbers.iter().map(|number| card(*number)).collect()
}

/// A view of the seat in turn at a table of three: what is offered, its own cards and tokens. Both others have the 3 or
/// the 5 and therefore any supply.
fn offered(active: u8, on_card: u8, own: &[u8], tokens: u8) -> View {
    let game = start(3, 1, false);
    let seat = game.turn().seat().unwrap();
    let mut view = game.view(Some(seat));
    view.active = Some(card(active));
    view.on_card = on_card;
    view.deck_left = 12;
    for (other, low) in view.players.seats_from(seat).skip(1).zip([3, 5]) {
        view.seats[other].cards = cards(&[low]);
    }
    view.seats[seat] = SeatView {
        cards: cards(own),
        tokens: Some(tokens),
        ..SeatView::default()
    };
    view
}

fn answers(view: &View) -> [Action; 3] {
    [Level::EASY, Level::NORMAL, Level::HARD]
        .map(|level| NoThanks::decide(view, level, 1, &|| false).unwrap().action)
}

#[test]
fn the_easy_player_takes_what_costs_nothing_and_nothing_else() {
    assert_eq!(easy(&offered(20, 20, &[], 9)), Some(Action::Take));
    assert_eq!(easy(&offered(20, 19, &[], 9)), Some(Action::Pass));
    assert_eq!(easy(&offered(20, 0, &[19], 9)), Some(Action::Take));
    assert_eq!(easy(&offered(20, 0, &[21], 1)), Some(Action::Take));
}

#[test]
fn the_normal_player_pays_three_fifths_of_the_value_and_more_when_it_runs_dry() {
    // 30 with 12 tokens costs 18, which is three fifths of it. The others would want it too on its way round.
    assert_eq!(normal(&offered(30, 12, &[], 9)), Some(Action::Take));
    assert_eq!(normal(&offered(30, 11, &[], 9)), Some(Action::Pass));
    // One token is three short of four: six points more.
    assert_eq!(normal(&offered(30, 6, &[], 1)), Some(Action::Take));
    assert_eq!(normal(&offered(30, 5, &[], 1)), Some(Action::Pass));
    // With the 28 and the 29 still to come it pays another fifth: 24 for the 30.
    assert_eq!(
        normal(&offered(30, 6, &[28], 9)),
        Some(Action::Pass),
        "nobody else pays that"
    );
    assert_eq!(normal(&offered(30, 0, &[28], 1)), Some(Action::Take));
}

#[test]
fn a_card_that_nobody_else_wants_goes_round_once_more() {
    assert_eq!(normal(&offered(20, 0, &[19], 9)), Some(Action::Pass));
    assert_eq!(
        normal(&offered(20, 0, &[19], 1)),
        Some(Action::Take),
        "too poor to wait"
    );
    assert_eq!(
        normal(&offered(20, 7, &[19], 9)),
        Some(Action::Take),
        "the next seat would take it"
    );
}

#[test]
fn a_seat_without_tokens_takes_at_every_level() {
    assert_eq!(answers(&offered(35, 0, &[], 0)), [Action::Take; 3]);
}

#[test]
fn the_tiger_is_played_when_it_helps_and_time_runs_out_and_never_when_it_harms() {
    let view = |left: u8, own: &[u8], tiger: u8| {
        let mut view = offered(9, 0, own, 5);
        view.deck_left = left;
        let seat = view.seat.unwrap();
        view.seats[seat].tiger = Some(card(tiger));
        view.seats[seat].tiger_waits = true;
        view
    };
    assert_eq!(answers(&view(3, &[20, 22], 21)), [Action::Tiger; 3]);
    assert_eq!(answers(&view(8, &[20, 22], 21)), [Action::Tiger; 3]);
    assert_eq!(
        answers(&view(3, &[24, 25], 23)),
        [Action::Tiger; 3],
        "one point is a point"
    );
    for early in [
        view(9, &[20, 22], 21),
        view(8, &[24, 25], 23),
        view(0, &[30], 12),
    ] {
        assert!(!answers(&early).contains(&Action::Tiger));
    }
}

#[test]
fn a_card_that_the_tiger_would_join_is_cheap() {
    let mut view = offered(22, 0, &[20], 5);
    let seat = view.seat.unwrap();
    assert_eq!(easy(&view), Some(Action::Pass));
    view.seats[seat].tiger = Some(card(21));
    view.seats[seat].tiger_waits = true;
    assert_eq!(easy(&view), Some(Action::Take));
}

#[test]
fn guessed_supplies_add_up_and_keep_to_what_is_possible() {
    for players in 3..=7 {
        let mut game = start(players, players as u64, true);
        let mut rng = Rng::seed_from_u64(9);
        while let Some(seat) = game.turn().seat() {
            let view = game.view(Some(seat));
            let mut round = Round::guessed(&view).unwrap();
            for _ in 0..2 {
                let sum: u8 = view
                    .players
                    .seats()
                    .map(|seat| round.seats[seat].tokens)
                    .sum();
                assert_eq!(
                    sum + view.on_card,
                    view.options.tokens_in_play(view.players)
                );
                for seat in view.players.seats() {
                    assert!(round.seats[seat].tokens <= view.most_tokens(seat));
                }
                assert_eq!(Some(round.seats[seat].tokens), view.seats[seat].tokens);
                round.imagine_tokens(&view, &mut rng);
            }
            let action = crate::choices::any::<NoThanks>(&view, &mut rng).unwrap();
            quietly(|croupier| game.apply(action, croupier)).unwrap();
        }
    }
}

#[test]
fn an_imagined_round_goes_as_the_rules_have_it() {
    for seed in 0..20 {
        let mut game = start(4, seed, false);
        let mut rng = Rng::seed_from_u64(seed);
        let seat = game.turn().seat();
        let mut round = Round::guessed(&game.view(seat)).unwrap();
        while let Some(seat) = game.turn().seat() {
            // The cards to come are those that the rules turn up.
            let take = rng.below(3) == 0 || game.view(Some(seat)).seats[seat].tokens == Some(0);
            quietly(|croupier| game.apply(choose(take), croupier)).unwrap();
            let view = game.view(None);
            round.deck = view.active.into_iter().collect();
            round.play(take);
            round.deck.clear();
            if view.active.is_some() {
                assert_eq!(
                    (round.turn, round.active),
                    (view.turn.seat().unwrap(), view.active)
                );
            }
            assert_eq!(round.on_card, view.on_card);
            for seat in view.players.seats() {
                let own = game.view(Some(seat)).seats[seat];
                assert_eq!(round.seats[seat].cards, own.cards);
                assert_eq!(Some(round.seats[seat].tokens), own.tokens);
            }
        }
        for seat in game.players().seats() {
            assert_eq!(i32::from(round.seats[seat].score()), game.score(seat));
        }
    }
}

/// Who sits at a table.
#[derive(Clone, Copy)]
enum Who {
    Random,
    Level(Level),
}

/// The share of single rounds, in hundredths, that one seat wins against a field of others, seats rotated.
fn win_share(players: usize, one: Who, others: Who, rounds: u64) -> f64 {
    let mut won = 0.0;
    for seed in 0..rounds {
        let mut game = start(players, seed, false);
        let own = Seat::new(seed as usize % players).unwrap();
        let mut rng = Rng::seed_from_u64(seed);
        while let Some(seat) = game.turn().seat() {
            let view = game.view(Some(seat));
            let action = match if seat == own { one } else { others } {
                Who::Random => crate::choices::any::<NoThanks>(&view, &mut rng),
                Who::Level(level) => {
                    let seed = rng.next_u32().into();
                    NoThanks::decide(&view, level, seed, &|| false).map(|thought| thought.action)
                }
            };
            quietly(|croupier| game.apply(action.unwrap(), croupier)).unwrap();
        }
        if let Turn::Over(outcome) = game.turn()
            && outcome.winners.has(own)
        {
            won += 100.0 / outcome.winners.len() as f64;
        }
    }
    won / rounds as f64
}

#[test]
fn easy_and_normal_beat_random_players_nearly_always() {
    for level in [Level::EASY, Level::NORMAL] {
        for (players, least) in [(3, 97.0), (4, 97.0), (5, 93.0), (7, 73.0)] {
            assert!(win_share(players, Who::Level(level), Who::Random, 1000) > least);
        }
    }
}

#[test]
fn normal_beats_easy_at_small_tables() {
    let (normal, easy) = (Who::Level(Level::NORMAL), Who::Level(Level::EASY));
    assert!(win_share(3, normal, easy, 1000) > 74.0);
    assert!(win_share(4, normal, easy, 1000) > 41.0);
}

#[test]
fn hard_wins_more_than_its_share_at_every_table() {
    let hard = Who::Level(Level::HARD);
    for (players, level, least) in [
        (3, Level::EASY, 60.0),
        (5, Level::EASY, 30.0),
        (3, Level::NORMAL, 38.0),
    ] {
        assert!(win_share(players, hard, Who::Level(level), 40) > least);
    }
}

/// The table of results for all levels and sizes; takes minutes.
#[test]
#[ignore = "a measurement, not a test"]
fn measure() {
    let levels = [Level::EASY, Level::NORMAL, Level::HARD];
    for players in [3, 4, 5, 7] {
        for one in levels {
            let rounds = if one == Level::HARD { 1000 } else { 5000 };
            let others = levels
                .into_iter()
                .filter(|other| *other < one)
                .map(Who::Level);
            for other in others.chain([Who::Random]) {
                let share = win_share(players, Who::Level(one), other, rounds);
                let spread = (share * (100.0 - share) / rounds as f64).sqrt();
                let name = match other {
                    Who::Random => "random",
                    Who::Level(Level::EASY) => "easy",
                    Who::Level(_) => "normal",
                };
                std::println!(
                    "{players} seats, level {} against {name}: {share:.1} +- {spread:.1} of 100",
                    one.number()
                );
            }
        }
    }
}
