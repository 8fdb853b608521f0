//! What no real game can be is refused when it is read.

use super::*;

fn unsound(game: &Sorry, break_it: impl Fn(&mut Sorry)) {
    let mut broken = game.clone();
    assert!(broken.is_sound());
    break_it(&mut broken);
    assert!(!broken.is_sound());
}

#[test]
fn cards_pawns_and_turns_have_to_fit() {
    let game = basic("20,30/40", "7");
    unsound(&game, |game| game.open.card = None);
    unsound(&game, |game| game.open.card = Some(Card::Eight));
    unsound(&game, |game| game.stock.truncate(3));
    unsound(&game, |game| game.open.left = 3);
    unsound(&game, |game| {
        game.open.parts = game.open.board.pawns().take(1).collect()
    });
    unsound(&game, |game| game.open.rebuilds = MOST_REBUILDS + 1);
    unsound(&game, |game| game.open.to_play = seat(4));
    unsound(&game, |game| game.open.over = true);
    unsound(&game, |game| game.open.rounds = 1);
    unsound(&game, |game| {
        game.open.totals[seat(0)] = crate::Points::new(5)
    });
    unsound(&game, |game| game.open.options.mode = Mode::Points);
    unsound(&game, |game| game.open.options.all_bonuses = true);
    let first = Pawn::new(seat(0), 0).unwrap();
    unsound(&game, |game| game.open.board.put(first, Place::track(30)));
    unsound(&game, |game| {
        Pawn::of(seat(0)).for_each(|pawn| game.open.board.put(pawn, Place::HOME))
    });
    unsound(&game, |game| game.hands[seat(0)].insert(Card::One));
}

#[test]
fn a_divided_7_has_to_come_out() {
    let mut game = team("10,20,H,H//40,H,H,H", "7");
    play(&mut game, "move:2.0,2");
    unsound(&game, |game| game.open.left = 7);
    unsound(&game, |game| game.open.left = 0);
    unsound(&game, |game| game.open.parts = PawnSet::NONE);
    unsound(&game, |game| {
        game.open.parts = game.open.board.pawns().collect()
    });
    unsound(&game, |game| {
        game.open.parts = Pawn::new(seat(1), 0).into_iter().collect()
    });
}

#[test]
fn a_game_for_points_has_full_hands_and_totals_that_can_be() {
    let mut game: Sorry = start(3, 7, "mode=points game=target-200");
    unsound(&game, |game| {
        let card = game.hands[seat(0)].iter().next().unwrap();
        game.hands[seat(0)].remove(card);
        let _ = game.stock.push(card);
    });
    unsound(&game, |game| game.open.rounds = 1);
    game.open.rounds = 1;
    let home = crate::seat::PerSeat::new([4, 1, 0, 0]);
    game.open.report = Some(Report {
        ending: Ending::Home(seat(0)),
        home,
    });
    game.open.totals = crate::seat::PerSeat::new([105, 5, 0, 0].map(crate::Points::new));
    assert!(game.is_sound());
    unsound(&game, |game| {
        game.open.totals[seat(1)] = crate::Points::new(0)
    });
    unsound(&game, |game| {
        game.open.totals[seat(2)] = crate::Points::new(3)
    });
    unsound(&game, |game| {
        game.open.totals[seat(0)] = crate::Points::new(205)
    });
    unsound(&game, |game| game.open.report = None);
    unsound(&game, |game| {
        let home = crate::seat::PerSeat::new([3, 1, 0, 0]);
        game.open.report = Some(Report {
            ending: Ending::Home(seat(0)),
            home,
        });
    });
}
