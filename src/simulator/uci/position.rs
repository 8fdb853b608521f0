//! The command `position`.

use parlour_rules::chess::{Action, Move};
use parlour_rules::game::quietly;
use parlour_rules::{Chess, Game, OptionValues, Players, Setup};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A game from a written position under the usual rules.
pub(crate) fn from_fen(fen: &str) -> Result<Chess, String> {
    let players = Players::new(2).ok_or("There is no table for two")?;
    let setup = Setup::new(players, OptionValues::defaults(Chess::INFO), 0);
    Chess::start_at(&setup, fen).map_err(|why| why.to_string())
}

/// The usual start.
pub(crate) fn start() -> Chess {
    #[allow(clippy::expect_used)] // A constant that the tests read.
    from_fen(START).expect("the usual start can be read")
}

/// Reads `startpos` or `fen ...`, and the moves after it.
pub(super) fn read(words: &[&str]) -> Result<Chess, String> {
    let (place, moves) = match words.iter().position(|word| *word == "moves") {
        Some(at) => (
            words.get(..at).unwrap_or_default(),
            words.get(at + 1..).unwrap_or_default(),
        ),
        None => (words, &[][..]),
    };
    let mut game = match place {
        ["startpos"] => start(),
        ["fen", fen @ ..] => from_fen(&fen.join(" "))?,
        _ => return Err("A position is startpos or fen".into()),
    };
    for text in moves {
        let played: Move = text.parse().map_err(|_| format!("{text} is no move"))?;
        game = after(game, played).map_err(|why| format!("{text}: {why}"))?;
    }
    Ok(game)
}

/// The game after a move. A game that our rules would have ended as a draw goes on, without its past.
fn after(mut game: Chess, played: Move) -> Result<Chess, String> {
    if game.turn().seat().is_none() {
        let fen = game.view(None).fen();
        let fen = format!("{} 0 {}", fen.position, fen.number.min(9_999));
        game = from_fen(&fen)?;
    }
    quietly(|croupier| game.apply(Action::Move(played), croupier))
        .map_err(|why| why.to_string())?;
    Ok(game)
}
