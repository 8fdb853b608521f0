//! Random games: nothing is ever lost, every game can be saved, and what all see could be another game.

use super::table;
use crate::chance::{Rng, SeedableRng};
use crate::game::{Game, Turn, quietly};
use crate::monopoly::{Action, DEEDS, Deed, Group, HOTELS, HOUSES, Monopoly, Piece};
use crate::testing::sheet::Sheet;
use crate::testing::{
    Asides, any_action, any_setup, any_text, can_be_imagined, choices, reads_back,
};
use std::collections::BTreeMap;
use std::vec::Vec;

/// Money and buildings are conserved to the dollar, buildings stand evenly in whole groups without mortgages, and every card
/// is in a deck or in one hand.
fn holds(game: &Monopoly) {
    let open = &game.open;
    assert!(game.is_sound(), "{game:?}");
    let sheet = Sheet::of(game);
    assert_eq!(sheet.twice, [""; 0]);
    for (kind, sum) in sheet.sums() {
        let all = match kind {
            "money" => 0,
            "houses" => HOUSES.into(),
            _ => HOTELS.into(),
        };
        assert_eq!(sum, all, "{kind}");
    }
    assert_eq!(sheet.things().len(), DEEDS + 32);
    for group in Group::streets() {
        let levels = group.deeds().iter().map(|deed| open.level(deed));
        let (least, most) = (levels.clone().min().unwrap(), levels.max().unwrap());
        assert!(most - least <= 1 && most <= open.options.hotel());
        let whole = open.group_owner(group).is_some();
        assert!(most == 0 || whole && group.deeds().and(open.mortgaged).is_empty());
    }
    assert!(
        open.players
            .seats()
            .all(|seat| open.holders[seat].cash >= 0)
    );
    assert!(Deed::all().all(|deed| open.owner(deed).is_none_or(|seat| open.is_in(seat))));
    let houses = i32::from(open.stock(Piece::House));
    assert!((0..=i32::from(HOUSES)).contains(&houses));
}

/// Anything that is listed, deals and mortgages as often as the rest.
fn any_choice(game: &Monopoly, rng: &mut Rng) -> Option<Action> {
    let all = choices(game);
    let choice = all.get(rng.below(all.len() as u32) as usize)?;
    any_text(choice, rng).parse().ok()
}

/// Plays on at random, every position looked at now and then; counts the kinds of decisions. Some games are full of deals
/// and mortgages, which lead nowhere.
fn play_on(
    mut game: Monopoly,
    restless: bool,
    steps: usize,
    phases: &mut BTreeMap<&'static str, u32>,
    rng: &mut Rng,
) -> (bool, usize) {
    let mut longest = 0;
    for step in 0..steps {
        let Turn::Decide(decision) = game.turn() else {
            break;
        };
        *phases.entry(decision.phase).or_insert(0) += 1;
        if step % 7 == 0 {
            holds(&game);
            longest = longest.max(reads_back(&game));
        }
        if step % 40 == 0 {
            can_be_imagined(&game, rng);
        }
        let action = match restless && rng.below(2) == 0 {
            true => any_choice(&game, rng),
            false => any_action(&game, Asides::Rarely, rng),
        };
        let action = action.expect("the seat to decide has something to do");
        let done = quietly(|table| game.apply(action, table));
        assert_eq!(done, Ok(()), "{action}");
    }
    holds(&game);
    (game.turn().seat().is_none(), longest)
}

#[test]
fn money_and_buildings_are_conserved_in_every_game() {
    let mut rng = Rng::seed_from_u64(26);
    let (mut over, mut longest) = (0, 0);
    let mut phases = BTreeMap::new();
    for number in 0..150 {
        let setup = any_setup::<Monopoly>(&mut rng);
        let game: Monopoly = quietly(|table| Monopoly::start(&setup, table)).unwrap();
        let restless = number % 3 == 0;
        let (ended, bytes) = play_on(game, restless, 4_000, &mut phases, &mut rng);
        over += u32::from(ended);
        longest = longest.max(bytes);
    }
    assert!(over > 40, "{over} are over");
    // Where all groups are whole, houses run short.
    let groups: Vec<Vec<u8>> = Group::streets()
        .map(|group| {
            group
                .deeds()
                .iter()
                .map(|deed| deed.space().number())
                .collect()
        })
        .collect();
    for number in 0..60 {
        let mut game = table(4, if number % 2 == 0 { "" } else { "rent=claim" });
        for (place, group) in groups.iter().enumerate() {
            let height = 2 + ((place + number) % 2) as u8;
            let steps: Vec<(u8, u8)> = group.iter().map(|lot| (*lot, height)).collect();
            let taken: u8 = steps.iter().map(|step| step.1).sum();
            game = game.gives((place + number) % 4, group);
            if game.open.stock(Piece::House) > taken {
                game = game.built(&steps);
            }
        }
        let (_, bytes) = play_on(game, number % 3 == 0, 1_000, &mut phases, &mut rng);
        longest = longest.max(bytes);
    }
    assert_eq!(phases.len(), 13, "{phases:?}");
    assert!(longest <= 600, "{longest} bytes");
}
