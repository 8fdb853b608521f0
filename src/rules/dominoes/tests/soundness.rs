//! Saves that lie: games that cannot have come about are refused.

use super::*;

/// A game in the middle of a round, in which somebody has drawn.
fn middle() -> Dominoes {
    let mut found = None;
    play_games::<Basic>(6, |game| {
        let open = game.view(None).open;
        if open.line.len() > 4 && open.rounds > 0 && found.is_none() {
            found = Some(game.clone());
        }
    });
    found.unwrap()
}

fn lies(change: impl FnOnce(&mut Dominoes)) {
    let mut game = middle();
    assert!(game.is_sound());
    change(&mut game);
    assert!(!game.is_sound(), "{game:?}");
}

#[test]
fn a_tile_cannot_be_missing_or_there_twice() {
    lies(|game| {
        let hand = game.hand_mut(seat(0));
        let tile = hand.first().unwrap();
        hand.remove(tile);
    });
    lies(|game| {
        let tile = game.view(Some(seat(0))).hand.first().unwrap();
        game.hand_mut(seat(1)).insert(tile);
    });
}

#[test]
fn the_line_holds_together_and_has_its_opening_double() {
    lies(|game| game.table_mut().line = TileLine::of("5-5 5-3"));
    lies(|game| game.table_mut().opening = tile("6-4"));
    lies(|game| game.table_mut().last = None);
}

#[test]
fn nobody_sits_where_there_is_no_seat() {
    lies(|game| game.table_mut().to_play = seat(4));
    lies(|game| game.table_mut().players = crate::Players::new(5).unwrap());
    lies(|game| game.table_mut().players = crate::Players::new(1).unwrap());
    lies(|game| game.table_mut().totals[seat(3)] = Points::new(7));
}

#[test]
fn scores_are_those_of_finished_rounds_below_the_target() {
    lies(|game| game.table_mut().totals[seat(0)] = Points::new(100));
    lies(|game| game.table_mut().over = true);
    lies(|game| game.table_mut().rounds = 0);
    lies(|game| game.table_mut().report = None);
    lies(|game| game.table_mut().options.target = Points::new(75));
}

#[test]
fn what_everybody_knows_is_true() {
    lies(|game| {
        let held = game.view(Some(seat(0))).hand.first().unwrap();
        game.table_mut().known[seat(0)].lacks((held.high(), held.low()));
    });
    lies(|game| game.table_mut().drawn = 27);
}
