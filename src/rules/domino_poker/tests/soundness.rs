//! What holds in every game: chips and tiles add up, imagined games, saves, and what a damaged save is refused for.

use super::*;
use crate::testing::sheet::Sheet;
use crate::testing::{can_be_imagined, play_on, reads_back};

const TABLES: [&str; 5] = [
    "",
    "chips=20 hands=20",
    "chips=100 hands=4 straights=suits-456",
    "betting=show-down wins=10",
    "betting=show-down wins=1 straights=suits-456",
];

fn random_games(seeds: u64, mut look: impl FnMut(&DominoPoker, &mut Rng)) {
    for options in TABLES {
        for seed in 0..seeds {
            let mut game = testing::start(SEATS, seed, options);
            play_on(&mut game, &mut Rng::seed_from_u64(seed), |game, rng| {
                look(game, rng);
                true
            });
        }
    }
}

#[test]
fn chips_and_tiles_add_up_and_the_game_is_always_sound() {
    random_games(60, |game, _| {
        assert!(game.is_sound(), "{game:?}");
        let sheet = Sheet::of(game);
        assert_eq!(sheet.things().len(), PACK_SIZE);
        if let Stakes::Chips { each, .. } = game.open.options.stakes {
            assert_eq!(sheet.sums(), [("chips", 4 * i64::from(each))]);
            let cover = game.open.cover();
            for (_, paid) in game.open.paid.iter() {
                assert!(u16::from(*paid) <= cover && *paid <= 9);
            }
        }
    });
}

#[test]
fn what_all_seats_see_could_be_another_game() {
    random_games(6, can_be_imagined);
}

#[test]
fn a_saved_game_is_the_same_when_it_is_read() {
    let mut largest = 0;
    random_games(6, |game, _| largest = largest.max(reads_back(game)));
    assert!(largest < 200, "{largest}");
}

#[test]
fn hidden_tiles_are_dealt_anew_with_equal_chances() {
    let game = first_deal("");
    let view = game.view(Some(seat(0)));
    let mut rng = Rng::seed_from_u64(2);
    let mut held = [0; SEATS];
    for _ in 0..3000 {
        let imagined = DominoPoker::imagine(&view, &mut rng);
        for (seat, hand) in imagined.hands.iter() {
            held[seat.index()] += u32::from(hand.has("5-5".parse().unwrap()));
        }
    }
    assert_eq!(held[0], 0);
    assert!(held[1..].iter().all(|times| (850..1150).contains(times)));
}

/// Games of many kinds, each with one change that cannot be.
#[test]
fn what_cannot_be_is_not_sound() {
    let at = |options: &str, actions: &str| {
        let mut game = first_deal(options);
        play(&mut game, actions);
        game
    };
    let begun = at("", "");
    let bet = at("", "check bet:2 call");
    let later = at("", "check bet:2 call fold fold");
    let over = {
        let mut game = deals("hands=4", 1, &[DEAL]).0;
        play(&mut game, &"check ".repeat(16));
        game
    };
    let show = at("betting=show-down", "show");
    type Change = fn(&mut DominoPoker);
    let cases: [(&str, &DominoPoker, Change); 33] = [
        ("a tile twice", &begun, |game| {
            game.hands[seat(0)] = game.hands[seat(1)]
        }),
        ("hands of four and six", &begun, |game| {
            let tile = game.hands[seat(0)].first().unwrap();
            game.hands[seat(0)].remove(tile);
            game.hands[seat(1)].insert(tile);
        }),
        ("a blank", &begun, |game| {
            game.hands[seat(0)].insert("6-0".parse().unwrap())
        }),
        ("a chip too many", &begun, |game| {
            game.open.stacks[seat(2)] += 1
        }),
        ("no end of chips", &begun, |game| {
            game.open.stacks[seat(2)] = u16::MAX
        }),
        ("no ante", &begun, |game| {
            game.open.stacks[seat(2)] += 1;
            game.open.paid[seat(2)] = 0;
        }),
        ("a bet that nobody made", &begun, |game| {
            game.open.bets[seat(0)] = 1
        }),
        ("bets without end", &begun, |game| {
            game.open.bets[seat(0)] = 255
        }),
        ("paid too much", &bet, |game| {
            game.open.paid[seat(0)] += 2;
            game.open.stacks[seat(0)] -= 2;
        }),
        ("called without paying", &bet, |game| {
            game.open.paid[seat(3)] -= 2;
            game.open.stacks[seat(3)] += 2;
        }),
        ("a bet by somebody else", &bet, |game| {
            game.open.bets[seat(2)] = 0;
            game.open.bets[seat(3)] = 1;
        }),
        ("one bet too many", &bet, |game| game.open.bets[seat(2)] = 2),
        ("nothing to show", &bet, |game| {
            game.open.phase = Phase::Show
        }),
        ("over too early", &bet, |game| game.open.phase = Phase::Over),
        ("over without its last hand", &later, |game| {
            game.open.phase = Phase::Over
        }),
        ("the first hand has none before it", &begun, |game| {
            game.open.hand = 2
        }),
        ("no hand at all", &begun, |game| game.open.hand = 0),
        ("too many hands", &later, |game| {
            game.open.hand = 13;
            game.open.report.as_mut().unwrap().hand = 12;
        }),
        ("another dealer", &later, |game| game.open.dealer = seat(3)),
        ("a dealer who is not there", &begun, |game| {
            game.open.dealer = seat(6)
        }),
        ("no report", &later, |game| game.open.report = None),
        ("a report of another hand", &later, |game| {
            report(game).hand = 2
        }),
        ("a winner who folded", &later, |game| {
            report(game).winner = seat(0)
        }),
        ("a winner with less", &later, |game| {
            report(game).winner = seat(2)
        }),
        ("who folded shows", &later, |game| {
            report(game).shown[seat(0)] = tiles(DEAL[0])
        }),
        ("a hand that is not shown", &later, |game| {
            report(game).shown[seat(2)] = TileSet::EMPTY;
        }),
        ("paid more than the winner", &later, |game| {
            report(game).paid[seat(2)] = 5
        }),
        ("a winner without the pot", &later, |game| {
            report(game).paid[seat(2)] = 9;
            report(game).paid[seat(3)] = 9;
            let moved = game.open.stacks[seat(3)] - 5;
            game.open.stacks[seat(3)] -= moved;
            game.open.stacks[seat(0)] += moved;
        }),
        ("over and still something to pay", &over, |game| {
            game.open.paid[seat(0)] = 1;
            game.open.stacks[seat(0)] -= 1;
        }),
        ("other hands at the end", &over, |game| {
            let [one, other] = [0, 1].map(|number| game.hands[seat(number)]);
            game.hands[seat(0)] = other;
            game.hands[seat(1)] = one;
        }),
        ("wins that nobody had", &show, |game| {
            game.open.stacks[seat(1)] += 1
        }),
        ("chips in a show-down", &show, |game| {
            game.open.paid[seat(1)] = 1
        }),
        ("wins that are not offered", &show, |game| {
            game.open.options.stakes = Stakes::Wins(2);
        }),
    ];
    for (what, game, change) in cases {
        assert!(game.is_sound(), "before: {what}");
        let mut game = game.clone();
        change(&mut game);
        assert!(!game.is_sound(), "{what}");
    }
}

fn report(game: &mut DominoPoker) -> &mut Report {
    game.open.report.as_mut().unwrap()
}
