//! Games by the texts of their actions: what happens, what is refused, what is told, and where the game stands.

use super::script::Script;
use super::setup::setup;
use crate::chance::{Fate, Free};
use crate::game::{Audience, Croupier, Game, Turn, quietly};
use crate::info::{Setup, SetupFault};
use crate::seat::Seat;
use std::string::{String, ToString};
use std::vec::Vec;

/// What was told, and to whom.
pub type Heard<E> = Vec<(Audience, E)>;

/// Starts a game by [`setup`].
pub fn start<G: Game>(players: usize, seed: u64, options: &str) -> G {
    begin(&setup::<G>(players, seed, options), &mut Free).0
}

/// Starts a game, whatever fate decides; gives what was told on the way.
pub fn begin<G: Game>(setup: &Setup, fate: &mut dyn Fate) -> (G, Heard<G::Event>) {
    let mut heard = Vec::new();
    let mut hear = |audience, event| heard.push((audience, event));
    let started = G::start(setup, &mut Croupier::new(fate, &mut hear));
    let game = started.unwrap_or_else(|fault| panic!("{}: {fault}", G::INFO.id));
    (game, heard)
}

/// Why a game is not started.
pub fn not_started<G: Game>(players: usize, options: &str) -> SetupFault {
    let setup = setup::<G>(players, 1, options);
    match quietly(|croupier| G::start(&setup, croupier)) {
        Ok(_) => panic!("the game is started"),
        Err(fault) => fault,
    }
}

/// Starts a game by [`setup`], chance in a known order; gives what was told on the way.
pub fn scripted<G: Game>(
    players: usize,
    seed: u64,
    options: &str,
    mut script: Script,
) -> (G, Heard<G::Event>) {
    begin(&setup::<G>(players, seed, options), &mut script)
}

/// Carries out an action by its text, whatever fate decides. A refusal leaves everything as it was and tells nothing; a
/// game that was sound stays so.
pub fn attempt<G: Game>(
    game: &mut G,
    action: &str,
    fate: &mut dyn Fate,
) -> Result<Heard<G::Event>, G::Refusal> {
    let Ok(parsed) = action.parse() else {
        panic!("{action} is no action");
    };
    let before = game.clone();
    let mut heard = Vec::new();
    let mut hear = |audience, event| heard.push((audience, event));
    match game.apply(parsed, &mut Croupier::new(fate, &mut hear)) {
        Ok(()) => {
            assert!(game.is_sound() || !before.is_sound(), "after {action}");
            Ok(heard)
        }
        Err(refusal) => {
            assert!(
                *game == before,
                "{action} is refused, and changes something"
            );
            assert!(heard.is_empty(), "{action} is refused, and told");
            Err(refusal)
        }
    }
}

/// Carries out actions by their texts, parted by blanks; gives what was told.
pub fn play<G: Game>(game: &mut G, actions: &str) -> Heard<G::Event> {
    let mut heard = Vec::new();
    for action in actions.split_whitespace() {
        match attempt(game, action, &mut Free) {
            Ok(told) => heard.extend(told),
            Err(refusal) => panic!("{action}: {refusal}"),
        }
    }
    heard
}

/// Why an action is refused.
pub fn refused<G: Game>(game: &G, action: &str) -> G::Refusal {
    match attempt(&mut game.clone(), action, &mut Free) {
        Ok(_) => panic!("{action} is not refused"),
        Err(refusal) => refusal,
    }
}

/// The events by themselves, all of which everybody may know.
pub fn open<E>(heard: Heard<E>) -> Vec<E> {
    let open = heard.into_iter().map(|(audience, event)| {
        assert_eq!(audience, Audience::Everybody);
        event
    });
    open.collect()
}

/// What the seat in turn may do, in the order in which it is listed.
pub fn listed<G: Game>(game: &G) -> Vec<String> {
    let mut all = Vec::new();
    game.legal(&mut |choice| all.push(choice.to_string()));
    all
}

/// The same in one line, with blanks between.
pub fn legal<G: Game>(game: &G) -> String {
    listed(game).join(" ")
}

/// The number of the seat in turn.
pub fn to_play<G: Game>(game: &G) -> usize {
    game.turn().seat().expect("the game goes on").index()
}

/// What the decision is about; "over" when there is none.
pub fn phase<G: Game>(game: &G) -> &'static str {
    match game.turn() {
        Turn::Decide(decision) => decision.phase,
        Turn::Over(_) => "over",
    }
}

/// Why the game ended and the numbers of the seats that won; none while it goes on.
pub fn ended<G: Game>(game: &G) -> Option<(&'static str, Vec<usize>)> {
    match game.turn() {
        Turn::Over(outcome) => {
            let winners = outcome.winners.iter().map(Seat::index);
            Some((outcome.reason, winners.collect()))
        }
        Turn::Decide(_) => None,
    }
}

/// The scores in the order of the seats.
pub fn scores<G: Game>(game: &G) -> Vec<i32> {
    let seats = game.players().seats();
    seats.map(|seat| game.score(seat)).collect()
}
