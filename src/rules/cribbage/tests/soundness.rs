//! A damaged game is not sound, whatever the damage.

use super::*;

fn refuses(game: &Cribbage, damages: &[fn(&mut Cribbage)]) {
    assert!(game.is_sound(), "{game:?}");
    for (number, damage) in damages.iter().enumerate() {
        let mut damaged = game.clone();
        damage(&mut damaged);
        assert!(!damaged.is_sound(), "damage {number}");
    }
}

#[test]
fn a_damaged_play_is_not_sound() {
    let mut game = laid(&["K Q 4 2", "T 5 6 9"], "JD", "counting=claim");
    play_ranks(&mut game, "K");
    refuses(
        &game,
        &[
            |game| game.hands[seat(0)] = CardSet::EMPTY,
            |game| game.hands[seat(2)] = set("2D"),
            |game| {
                game.hands = PerSeat::new([
                    game.hands[seat(1)],
                    game.hands[seat(0)],
                    CardSet::EMPTY,
                    CardSet::EMPTY,
                ]);
            },
            |game| game.crib = CardSet::EMPTY,
            |game| {
                game.stock.pop();
            },
            |game| game.thrown[seat(0)] = CardSet::EMPTY,
            |game| game.thrown[seat(0)] = game.thrown[seat(1)],
            |game| game.former[seat(0)] = game.thrown[seat(0)],
            |game| game.open.dealer = seat(0),
            |game| game.open.dealer = seat(3),
            |game| game.open.starter = None,
            |game| game.open.starter = Some(card("AH")),
            |game| game.open.phase = Phase::Discard(0),
            |game| game.open.phase = Phase::Show(0),
            |game| game.open.phase = Phase::Over,
            |game| game.open.options.counting = Counting::Auto,
            |game| game.open.options.target = Points::new(100),
            |game| game.open.pegs[seat(0)].back = Points::new(3),
            |game| game.open.pegs[seat(3)].front = Points::new(3),
            |game| set_scores(game, &[122, 0]),
            |game| game.open.tally[seat(0)].play = 1,
            |game| game.open.deals = 1,
            |game| game.open.plays = Plays::led_by(game.open.players, seat(1)),
        ],
    );
    // His nobs is only due before the dealer's first card.
    play_ranks(&mut game, "T");
    refuses(&game, &[|game| game.open.nobs_due = true]);
}

#[test]
fn a_damaged_show_is_not_sound() {
    let mut game = laid(&["K Q 4 2", "J 5 6 9"], "2D", "");
    play_ranks(&mut game, "K J Q go go 5 4 6 2 9 count");
    refuses(
        &game,
        &[
            |game| game.open.phase = Phase::Play,
            |game| game.open.phase = Phase::Show(3),
            |game| game.open.nobs_due = true,
            |game| game.hands[seat(0)] = game.crib,
        ],
    );
    play_ranks(&mut game, "count count");
    refuses(
        &game,
        &[
            |game| game.open.report = None,
            |game| game.former[seat(0)] = CardSet::EMPTY,
            |game| game.open.dealer = seat(1),
            |game| {
                if let Some(report) = &mut game.open.report {
                    report.crib = report.hands[seat(0)];
                }
            },
            |game| {
                if let Some(report) = &mut game.open.report {
                    report.hands[seat(0)] = set("AC");
                }
            },
        ],
    );
}

#[test]
fn partners_with_two_scores_are_not_sound() {
    let game = start(4, 1, "");
    refuses(
        &game,
        &[|game| {
            game.open.pegs[seat(0)] = Pegs {
                front: Points::new(5),
                back: Points::new(2),
            };
        }],
    );
}

#[test]
fn a_won_game_is_over_and_no_other_is() {
    let mut game = laid(&["K Q 4 2", "J 5 6 9"], "2D", "");
    set_scores(&mut game, &[120, 120]);
    play_ranks(&mut game, "K J Q");
    refuses(
        &game,
        &[
            |game| game.open.phase = Phase::Play,
            |game| set_scores(game, &[120, 120]),
            |game| game.thrown[seat(0)] = game.former[seat(0)],
            |game| {
                if let Some(report) = &mut game.open.report {
                    report.tally[seat(0)].play += 1;
                }
            },
        ],
    );
}
