//! One game between two players, by the rules of the house.

use super::elo::Points;
use super::opponent::Opponent;
use crate::uci::position;
use parlour_rules::chess::{Action, ChessView, Pgn, Side};
use parlour_rules::game::quietly;
use parlour_rules::{Chess, Game, OptionValues, Players, Rng, SeedableRng, Setup, Turn};

/// A game that is not over by then counts as drawn.
const LONGEST: usize = 300;
/// The place of the clock among the options, and three minutes with two seconds a move.
const CLOCK: (usize, i16) = (4, 1);
/// Moves that the handheld tries in a millisecond.
const NODES_A_MILLISECOND: u32 = 30;

/// By which rules.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rules {
    /// Without a clock.
    Usual,
    /// With a clock that goes as fast as on the handheld, three minutes and two seconds a move.
    Blitz,
}

/// Openings that people play, each twice so that both players have either colour. After all of them, they come again with
/// a random move each.
pub(super) struct Openings {
    number: usize,
}

const OPENINGS: [&str; 24] = [
    "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6",
    "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5",
    "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4",
    "e2e4 e7e5 g1f3 g8f6 f3e5 d7d6",
    "e2e4 e7e5 b1c3 g8f6 f2f4 d7d5",
    "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6",
    "e2e4 c7c5 g1f3 b8c6 d2d4 c5d4 f3d4 g7g6",
    "e2e4 c7c5 b1c3 b8c6 g2g3 g7g6",
    "e2e4 c7c5 c2c3 d7d5 e4d5 d8d5",
    "e2e4 e7e6 d2d4 d7d5 b1c3 f8b4",
    "e2e4 e7e6 d2d4 d7d5 e4e5 c7c5",
    "e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5",
    "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5",
    "e2e4 g7g6 d2d4 f8g7 b1c3 d7d6",
    "e2e4 g8f6 e4e5 f6d5 d2d4 d7d6",
    "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6",
    "d2d4 d7d5 c2c4 c7c6 g1f3 g8f6",
    "d2d4 d7d5 c2c4 d5c4 g1f3 g8f6",
    "d2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6",
    "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4",
    "d2d4 g8f6 c2c4 e7e6 g1f3 b7b6",
    "d2d4 f7f5 g2g3 g8f6 f1g2 e7e6",
    "c2c4 e7e5 b1c3 g8f6 g1f3 b8c6",
    "g1f3 d7d5 g2g3 g8f6 f1g2 c7c6",
];

/// The moves before the players are on their own.
pub(super) struct Opening {
    moves: &'static str,
    /// How many random moves follow.
    random: usize,
    seed: u64,
}

impl Openings {
    pub(super) fn new() -> Openings {
        Openings { number: 0 }
    }
}

impl Iterator for Openings {
    type Item = Opening;

    fn next(&mut self) -> Option<Opening> {
        let pair = self.number / 2;
        self.number += 1;
        Some(Opening {
            moves: OPENINGS.get(pair % OPENINGS.len())?,
            random: (pair / OPENINGS.len()).min(4),
            seed: pair as u64,
        })
    }
}

/// How a game ended.
pub(super) struct Outcome {
    winner: Option<Side>,
    pub(super) reason: &'static str,
    pub(super) half_moves: usize,
    view: ChessView,
}

impl Outcome {
    /// What the first player got.
    pub(super) fn points(&self, first_is_white: bool) -> Points {
        match self.winner {
            None => Points::Draw,
            Some(side) if (side == Side::White) == first_is_white => Points::Win,
            Some(_) => Points::Loss,
        }
    }

    /// The game in the notation of programs.
    pub(super) fn written(&self, round: &str, white: &str, black: &str) -> String {
        let pgn = Pgn {
            event: "parlour bench chess match",
            round,
            white,
            black,
            ..Pgn::new(&self.view)
        };
        pgn.to_string()
    }
}

fn start(rules: Rules) -> Result<Chess, String> {
    let mut options = OptionValues::defaults(Chess::INFO);
    if rules == Rules::Blitz {
        options.set(CLOCK.0, CLOCK.1);
    }
    let players = Players::new(2).ok_or("There is no table for two")?;
    let setup = Setup::new(players, options, 0);
    quietly(|croupier| Chess::start(&setup, croupier)).map_err(|why| why.to_string())
}

/// Plays a game. Anything that a player must not do is an error.
pub(super) fn play(
    players: &mut [Opponent; 2],
    first_is_white: bool,
    opening: Opening,
    rules: Rules,
    seed: u64,
) -> Result<Outcome, String> {
    let mut game = start(rules)?;
    let mut rng = Rng::seed_from_u64(opening.seed);
    let mut moves = Vec::new();
    for text in opening.moves.split(' ') {
        moves.push(text.parse().map_err(|_| format!("{text} is no move"))?);
    }
    for played in &moves {
        do_it(&mut game, Action::Move(*played))?;
    }
    for _ in 0..opening.random {
        if let Some(played) = Opponent::any_move(&game, &mut rng) {
            moves.push(played);
            do_it(&mut game, Action::Move(played))?;
        }
    }
    players.iter_mut().try_for_each(Opponent::new_game)?;
    while moves.len() < LONGEST {
        if let Turn::Over(outcome) = game.turn() {
            let winner = outcome.winners.iter().next();
            return Ok(Outcome {
                winner: winner.and_then(|seat| Side::try_from(seat).ok()),
                reason: outcome.reason,
                half_moves: moves.len(),
                view: game.view(None),
            });
        }
        let white = position(&game).side() == Side::White;
        let player = &mut players[usize::from(white != first_is_white)];
        let choice = player.choose(&game, &moves, seed << 16 | moves.len() as u64)?;
        if let Some(spent) = game.time_spent(choice.nodes / NODES_A_MILLISECOND + 1) {
            do_it(&mut game, spent)?;
            if game.turn().seat().is_none() {
                continue;
            }
        }
        do_it(&mut game, Action::Move(choice.played))
            .map_err(|why| format!("{} played {}: {why}", player.name(), choice.played))?;
        moves.push(choice.played);
    }
    Ok(Outcome {
        winner: None,
        reason: "too long",
        half_moves: moves.len(),
        view: game.view(None),
    })
}

fn do_it(game: &mut Chess, action: Action) -> Result<(), String> {
    quietly(|croupier| game.apply(action, croupier)).map_err(|why| why.to_string())
}
