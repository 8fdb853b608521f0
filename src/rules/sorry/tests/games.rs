//! What must hold at every moment of any game.

use super::*;
use crate::testing::{can_be_imagined, play_on, reads_back};

const OPTIONS: [(usize, &str); 6] = [
    (2, ""),
    (3, "quick=true"),
    (4, ""),
    (4, "mode=team"),
    (2, "mode=points game=target-300"),
    (4, "mode=points bonus=sum"),
];

#[test]
fn no_pawn_and_no_card_is_lost_or_there_twice() {
    let mut rng = Rng::seed_from_u64(3);
    for (seats, options) in OPTIONS {
        for seed in 0..12 {
            let mut game: Sorry = start(seats, seed, options);
            play_on(&mut game, &mut rng, |game, rng| {
                assert!(game.is_sound());
                if rng.below(9) == 0 {
                    can_be_imagined(game, rng);
                    assert!(reads_back(game) < 250);
                }
                true
            });
        }
    }
}

#[test]
fn what_is_listed_is_possible_and_all_that_is_possible_is_listed() {
    let mut rng = Rng::seed_from_u64(4);
    for (seats, options) in OPTIONS {
        for seed in 0..3 {
            let mut game: Sorry = start(seats, seed, options);
            play_on(&mut game, &mut rng, |game, rng| {
                if ended(game).is_some() || rng.below(8) > 0 {
                    return true;
                }
                let all = listed(game);
                let seat = game.turn().seat().unwrap();
                let view = game.view(Some(seat));
                let pawns: List<Pawn> = game.open.board.pawns().collect();
                for pawn in &pawns {
                    for steps in -5..=13 {
                        for card in Card::ALL {
                            let action = Action {
                                card: game.open.has_hands().then_some(card),
                                play: Play::Move(*pawn, steps),
                            };
                            let possible = view.check(action).is_ok();
                            assert_eq!(possible, all.contains(&action.to_string()), "{action}");
                        }
                    }
                }
                true
            });
        }
    }
}

#[test]
fn the_distances_are_those_of_the_sheet() {
    let distance = |place: &str| Corner::Red.distance(place.parse().unwrap());
    assert_eq!(
        [
            distance("4"),
            distance("2"),
            distance("z5"),
            distance("H"),
            distance("S")
        ],
        [64, 6, 1, 0, 65]
    );
    assert_eq!(Corner::Green.distance(Place::track(48)), 65);
}
