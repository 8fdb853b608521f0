//! A save is read back only if the game in it can be: each way in which it cannot is tried alone.

use super::*;
use crate::monopoly::{Cause, Claim, Debt, Draft, Ending, Stage, Terms};
use crate::{Game, Players};

/// Whether a game is sound after a change; before it, it is.
fn sound_after(mut game: Monopoly, change: impl FnOnce(&mut Monopoly)) -> bool {
    assert!(game.is_sound());
    change(&mut game);
    game.is_sound()
}

fn busy() -> Monopoly {
    table(4, "")
        .gives(0, &[16, 18, 19, 5])
        .gives(1, &[37, 39, 12])
        .built(&[(16, 1), (18, 1), (19, 2)])
        .mortgaged(&[12])
        .passes(1, Deck::Chest)
}

#[test]
fn a_table_that_cannot_be_is_not_sound() {
    let sound = |change: fn(&mut Monopoly)| sound_after(busy(), change);
    assert!(sound(|_| ()));
    assert!(!sound(|game| game.open.players = Players::new(9).unwrap()));
    assert!(!sound(|game| game.open.players = Players::ONE));
    assert!(!sound(|game| game.open.options.minutes = 30));
    assert!(!sound(|game| game.open.options.minutes = 61));
    assert!(!sound(|game| game.open.holders[seat(5)].cash = 1));
    assert!(!sound(|game| game.open.holders[seat(1)].cash = -1));
    assert!(!sound(|game| game.open.holders[seat(1)].cash = i32::MAX));
    assert!(!sound(|game| game.open.holders[seat(1)].refused = 4));
    assert!(!sound(|game| game.open.holders[seat(1)].jail = Some(0)));
    assert!(!sound(|game| game.open.holders[seat(1)].out = Some(0)));
    assert!(!sound(|game| game.open.holders[seat(3)].out = Some(1)));
    assert!(!sound(|game| game.open.active = seat(4)));
    assert!(!sound(|game| game.open.turn = 0));
    assert!(!sound(|game| game.open.dice = [0, 1]));
    assert!(!sound(|game| game.open.dice = [7, 1]));
    assert!(!sound(|game| game.open.doubles = 3));
    assert!(!sound(|game| game.open.time = Some(1)));
    assert!(!sound(|game| game.open.ending = Some(Ending::Last)));
    assert!(!sound(|game| game.open.ending = Some(Ending::Time)));
    assert!(!sound(|game| game.open.ending = Some(Ending::Bankrupt)));
}

#[test]
fn deeds_buildings_and_cards_are_where_they_can_be() {
    let sound = |change: fn(&mut Monopoly)| sound_after(busy(), change);
    assert!(!sound(|game| game.set_owner(deed(1), Some(seat(4)))));
    assert!(!sound(|game| game.set_owner(deed(16), None)));
    assert!(!sound(|game| game.set_owner(deed(16), Some(seat(1)))));
    assert!(!sound(|game| game.set_level(deed(16), 4)));
    assert!(!sound(|game| game.set_level(deed(19), 6)));
    assert!(!sound(|game| game.set_level(deed(5), 1)));
    assert!(!sound(|game| game.set_level(deed(1), 1)));
    assert!(!sound(|game| game.open.mortgaged = deeds(&[16])));
    assert!(!sound(|game| game.open.mortgaged = deeds(&[1])));
    assert!(!sound(|game| game.open.passes[1] = Some(seat(5))));
    assert!(!sound(|game| game.open.passes[0] = Some(seat(0))));
    assert!(!sound(|game| game.open.passes[1] = None));
    assert!(!sound(|game| game.decks[0][3] = game.decks[0][4]));
    assert!(!sound(|game| {
        game.decks[0].pop();
    }));
    // More houses than there are.
    assert!(!sound(|game| {
        for space in [1, 3, 6, 8, 9, 11, 13, 14, 37] {
            game.set_owner(deed(space), Some(seat(2)));
            game.set_level(deed(space), 4);
        }
        game.set_owner(deed(39), Some(seat(2)));
        game.set_level(deed(39), 4);
    }));
}

#[test]
fn tasks_that_cannot_be_are_not_sound() {
    let with = |task: Task| sound_after(busy(), |game| game.push(task));
    let debt = |debtor, creditor, amount, cause| {
        Task::Debt(Debt {
            debtor: seat(debtor),
            creditor,
            amount,
            cause,
        })
    };
    assert!(with(Task::Called(seat(1))));
    assert!(!with(Task::Called(seat(0))));
    assert!(!with(Task::Called(seat(4))));
    assert!(with(Task::Buy(deed(1))));
    assert!(!with(Task::Buy(deed(5))));
    assert!(with(Task::Tax));
    assert!(!with(Task::NextTurn));
    assert!(!with(Task::Leave(7)));
    assert!(with(debt(0, None, 1501, Cause::LuxuryTax)));
    assert!(
        !with(debt(0, None, 1500, Cause::LuxuryTax)),
        "it is paid at once"
    );
    assert!(!with(debt(4, None, 1501, Cause::LuxuryTax)));
    assert!(!with(debt(0, Some(seat(0)), 1501, Cause::Rent(deed(39)))));
    assert!(!with(debt(0, Some(seat(1)), 1501, Cause::LuxuryTax)));
    assert!(!with(debt(0, None, 1501, Cause::Rent(deed(39)))));
    let received = |owner, spaces: &[u8]| Task::Received {
        seat: seat(owner),
        deeds: deeds(spaces),
    };
    assert!(with(received(1, &[12])));
    assert!(!with(received(1, &[])));
    assert!(!with(received(1, &[37])));
    assert!(!with(received(0, &[12])));
    let draft = |from, to, terms| Draft {
        from: seat(from),
        to: seat(to),
        terms,
        changes: 0,
    };
    let terms = |give: &[u8], want: &[u8], cash| Terms {
        give: deeds(give),
        want: deeds(want),
        cash,
        ..Terms::default()
    };
    assert!(with(Task::Draft(draft(0, 1, terms(&[5], &[39], -5)))));
    assert!(!with(Task::Draft(draft(0, 0, terms(&[5], &[], -5)))));
    assert!(!with(Task::Draft(draft(0, 1, terms(&[39], &[], -5)))));
    assert!(
        !with(Task::Draft(draft(0, 1, terms(&[16], &[], -5)))),
        "built"
    );
    assert!(!with(Task::Draft(draft(0, 1, terms(&[5], &[], -1501)))));
    assert!(with(Task::Reply(draft(0, 1, terms(&[5], &[39], 1500)))));
    assert!(
        !with(Task::Reply(draft(0, 1, terms(&[5], &[], 0)))),
        "one-sided"
    );
    assert!(
        !with(Task::Reply(draft(0, 1, terms(&[5], &[12], 1493)))),
        "interest"
    );
    let changed = Draft {
        changes: 4,
        ..draft(0, 1, terms(&[5], &[39], 0))
    };
    assert!(!with(Task::Draft(changed)));
    let estate = Task::Estate {
        deeds: deeds(&[1]),
        first: seat(0),
    };
    assert!(!with(estate), "it goes on by itself");
}

#[test]
fn auctions_and_sales_that_cannot_be_are_not_sound() {
    let mut game = table(3, "").gives(1, &[39]);
    game.rolls(&[1, 2]);
    game.play("auction bid:50");
    let sound = |change: fn(&mut super::super::Lot)| {
        sound_after(game.clone(), |game| {
            let Some(Task::Auction(lot)) = game.open.tasks.last_mut() else {
                panic!("it is an auction");
            };
            change(lot);
        })
    };
    assert!(sound(|_| ()));
    assert!(!sound(|lot| lot.deed = deed(39)));
    assert!(!sound(|lot| {
        lot.bidding.bid(1501);
    }));
    assert!(!sound(|lot| {
        lot.bidding.bid(u32::MAX);
    }));
    // The bidder has less than its bid.
    assert!(!sound_after(game.clone(), |game| {
        game.open.holders[seat(1)].cash = 49;
    }));
    let lots = [1, 3, 6, 8, 9, 11, 13, 14];
    let full: Vec<(u8, u8)> = lots.into_iter().zip([4, 4, 4, 4, 4, 4, 4, 3]).collect();
    let mut game = table(3, "")
        .gives(2, &lots)
        .built(&full)
        .cash(2, 0)
        .gives(0, &[16, 18, 19])
        .gives(1, &[31, 32, 34]);
    game.play("build:16");
    let sound = |change: fn(&mut super::super::Sale)| {
        sound_after(game.clone(), |game| {
            let Some(Task::Sale(sale)) = game.open.tasks.last_mut() else {
                panic!("it is a sale");
            };
            change(sale);
        })
    };
    assert!(sound(|_| ()));
    assert!(!sound(|sale| sale.buyer = seat(3)));
    assert!(!sound(|sale| sale.hotels = true));
    assert!(!sound(|sale| sale.wishes[seat(5)] = 1));
    assert!(!sound(|sale| sale.wishes[seat(1)] = 40));
    assert!(!sound(|sale| sale.stage = Stage::Serve(seat(0))));
    assert!(!sound(|sale| sale.stage = Stage::Wish(seat(4))));
    assert!(!sound(|sale| sale.stage = Stage::Place(seat(0), 50)));
    assert!(!sound_after(game.clone(), |game| game.open.shared = [false; 2]));
    assert!(!sound_after(game.clone(), |game| game.open.options.asks = false));
}

#[test]
fn claims_that_cannot_be_are_not_sound() {
    let mut game = table(3, "rent=claim").gives(1, &[6]);
    game.rolls(&[2, 4]);
    let sound = |change: fn(&mut Claim)| {
        sound_after(game.clone(), |game| {
            change(game.open.claims.last_mut().unwrap())
        })
    };
    assert!(sound(|_| ()));
    assert!(!sound(|claim| claim.owner = claim.debtor));
    assert!(!sound(|claim| claim.owner = seat(3)));
    assert!(!sound(|claim| claim.debtor = seat(3)));
    assert!(!sound(|claim| claim.debtor = seat(2)), "it is not its turn");
    assert!(!sound(|claim| claim.amount = 0));
    assert!(!sound(|claim| claim.turn += 1));
    assert!(!sound(|claim| claim.turn -= 3));
    assert!(!sound_after(game.clone(), |game| {
        let claim = game.open.claims[0];
        let _ = game.open.claims.push(claim);
    }));
    assert!(!sound_after(game.clone(), |game| game
        .open
        .options
        .claims = false));
}
