//! Tests of the benchmarks: that they count rightly and repeat themselves.

use super::bots::{Score, matches, share};
use super::{Order, tables};
use parlour_rules::{Game, Info, Outcome, Players, Seat, SeatSet, Teams};

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(String::from).collect()
}

#[test]
fn the_order_is_read() {
    let order = Order::read(&words("--game chess --level 2 --games 50")).unwrap();
    assert_eq!(order.game.as_deref(), Some("chess"));
    assert_eq!(order.level, Some(2));
    assert_eq!(order.games, Some(50));
    let narrow = "--game hearts --level 1 --seats 5 --player own --versus greedy";
    let order = Order::read(&words(narrow)).unwrap();
    assert_eq!(matches(&order).len(), 1);
    for (player, versus, number) in [
        ("own", "lent", 1),
        ("own", "general", 1),
        ("lent", "random", 1),
        ("general", "lent", 0),
        ("own", "below", 1),
        ("lent", "below", 0),
    ] {
        let text = format!("--game hearts --level 3 --seats 4 --player {player} --versus {versus}");
        let order = Order::read(&words(&text)).unwrap();
        assert_eq!(matches(&order).len(), number);
    }
    let order = Order::read(&words("--game hearts --seats 7")).unwrap();
    assert_eq!(matches(&order).len(), 0);
    let order = Order::read(&words("--game checkers --preset tournament")).unwrap();
    assert!(!matches(&order).is_empty());
    assert!(Order::read(&words("--games 0")).is_err());
    assert!(Order::read(&words("--games")).is_err());
    assert!(Order::read(&words("--level -1")).is_err());
    assert!(Order::read(&words("--speed 3")).is_err());
    assert!(super::run(&words("bots --game nothing")).is_err());
}

#[test]
fn the_interval_is_wilsons() {
    let score = |games, won| Score {
        games,
        won,
        ..Score::default()
    };
    // Newcombe (1998), table I, method 3: 81 of 263 and 0 of 20.
    let (low, high) = score(263, 81.0).interval();
    assert!((low - 0.2553).abs() < 5e-5 && (high - 0.3662).abs() < 5e-5);
    let (low, high) = score(20, 0.0).interval();
    assert!(low.abs() < 5e-5 && (high - 0.1611).abs() < 5e-5);
}

/// Every game repeats itself, sits the player on all seats and stops at the limit of games.
fn repeats(info: &'static Info) {
    let order = Order {
        game: Some(info.id.into()),
        ..Order::default()
    };
    let matches = matches(&order);
    let measured = info.usual_seating().computers && info.players.1 > 1;
    assert_eq!(!matches.is_empty(), measured);
    let Some(first) = matches.first() else {
        return;
    };
    let score = first.play(4);
    assert_eq!(score.games, 4);
    assert!(score.decisions > 0);
    assert!((0.0..=1.0).contains(&score.rate()));
    assert_eq!(score, first.play(4));
}

#[test]
fn a_match_can_be_played_in_pieces_and_the_lowest_level_has_none_below() {
    let order = |after| Order {
        game: Some("block".into()),
        level: Some(2),
        seats: Some(2),
        versus: Some("below".into()),
        after,
        ..Order::default()
    };
    let whole = matches(&order(0))[0].play(6);
    let parts = [matches(&order(0))[0].play(2), matches(&order(2))[0].play(4)];
    let decisions: u64 = parts.iter().map(|part| part.decisions).sum();
    let won: f64 = parts.iter().map(|part| part.won).sum();
    assert_eq!((decisions, won), (whole.decisions, whole.won));
    let lowest = Order {
        level: Some(1),
        ..order(0)
    };
    assert!(matches(&lowest).is_empty());
}

#[test]
fn a_team_wins_as_one_player() {
    let four = Players::new(4).unwrap();
    let seats = |seats: &[usize]| -> SeatSet {
        let seats = seats.iter().filter_map(|seat| Seat::new(*seat));
        seats.collect()
    };
    let share = |winners: &[usize], team: &[usize], teams, players| {
        let outcome = Outcome {
            winners: seats(winners),
            reason: "done",
        };
        share(outcome, seats(team), teams, players)
    };
    assert_eq!(share(&[0, 2], &[0, 2], Teams::Opposite, four), 1.0);
    assert_eq!(share(&[0, 2], &[1, 3], Teams::Opposite, four), 0.0);
    assert_eq!(share(&[], &[1, 3], Teams::Opposite, four), 0.5);
    assert_eq!(share(&[0, 2], &[0], Teams::Alone, four), 0.5);
    assert_eq!(share(&[], &[0], Teams::Alone, four), 0.25);
    assert_eq!(share(&[], &[0], Teams::Alone, Players::ONE), 0.0);
}

macro_rules! each {
    ($($folder:ident => $game:ident,)*) => {
        $(#[test] fn $folder() { repeats(parlour_rules::$game::INFO); })*
        #[test]
        fn the_tables_of_every_game_are_within_its_range() {
            let infos: [&'static Info; _] = [$(parlour_rules::$game::INFO,)*];
            for info in infos {
                let counts: Vec<usize> = tables(info).map(Players::count).collect();
                assert!(counts.is_sorted_by(|a, b| a < b));
                assert_eq!(counts.first(), Some(&usize::from(info.players.0)));
                assert_eq!(counts.last(), Some(&usize::from(info.players.1)));
            }
        }
    };
}
parlour_rules::games!(each);
