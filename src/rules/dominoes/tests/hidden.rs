//! What a seat may know: views, what everybody can conclude, and imagined games.

use super::*;
use crate::{Rng, SeedableRng};

#[test]
fn a_draw_shows_that_the_hand_lacks_both_numbers() {
    let mut game = laid::<Basic>(&["6-0", "1-1 2-2"], "5-5 5-3", "4-2 3-1 6-6");
    play(&mut game, "draw draw");
    let known = game.view(Some(seat(1))).open.known[seat(0)];
    // The newest tile may fit; nothing older does.
    assert_eq!((known.most(pips(5)), known.most(pips(3))), (1, 1));
    play(&mut game, "3-1@3");
    let known = game.view(Some(seat(1))).open.known[seat(0)];
    assert!(known.is_without(pips(5)) && known.is_without(pips(3)));
    assert!(!known.is_without(pips(6)));
    assert_eq!(known.drew(), 2);
}

#[test]
fn later_draws_may_bring_a_number_back() {
    let mut game = laid::<Basic>(&["6-0", "5-1 2-2"], "5-5 5-3", "3-1 2-0 5-4 1-0");
    play(&mut game, "draw 3-1@3");
    assert!(game.view(None).open.known[seat(0)].is_without(pips(5)));
    play(&mut game, "5-1@5");
    assert_eq!(game.view(None).open.line.ends(), Some((pips(1), pips(1))));
    play(&mut game, "draw draw draw");
    let known = game.view(None).open.known[seat(0)];
    // Two tiles that did not fit, and the newest.
    assert_eq!(known.most(pips(5)), 3);
    assert_eq!(known.most(pips(1)), 1);
}

#[test]
fn only_a_private_turn_needs_the_curtain() {
    play_games::<Basic>(20, |game| {
        if let Turn::Decide(decision) = game.turn() {
            assert_eq!(decision.private, decision.phase == "play");
        }
    });
}

#[test]
fn at_the_end_of_the_game_all_hands_lie_open() {
    play_games::<Basic>(20, |game| {
        let over = matches!(game.turn(), Turn::Over(_));
        let view = game.view(None);
        for seat in game.players().seats() {
            assert_eq!(view.open_hand(seat).is_some(), over);
        }
    });
}

#[test]
fn an_imagined_game_fits_all_that_is_known() {
    let mut rng = Rng::seed_from_u64(5);
    play_games::<Basic>(12, |game| {
        for seat in game.players().seats() {
            let view = game.view(Some(seat));
            let other = Dominoes::imagine(&view, &mut rng);
            assert!(other.is_sound());
            assert_eq!(other.view(Some(seat)), view);
            assert_eq!(view.turn(), other.turn());
        }
    });
}
