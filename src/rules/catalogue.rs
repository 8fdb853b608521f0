//! The one list of games. Nothing else in the product names a game.
//!
//! [`games!`](crate::games) hands the list to a macro of the caller, which makes of it what it needs: an enum of all
//! games, a match over their ids, a test for each. A new game is one line here and, in each crate, a folder of its name and
//! the `mod` line that declares it.

/// Calls a macro with the list of all games: `folder => Type` for each, in the order of the menu, which is that of
/// the alphabet.
#[macro_export]
macro_rules! games {
    ($callback:ident) => {
        $callback! {
            checkers => Checkers,
            chess => Chess,
            crazy_eights => CrazyEights,
            cribbage => Cribbage,
            bergen => Bergen,
            bingo => Bingo,
            block => Block,
            domino_poker => DominoPoker,
            dominoes => Dominoes,
            texas => Texas,
            hearts => Hearts,
            monopoly => Monopoly,
            no_respect => NoRespect,
            no_thanks => NoThanks,
            poker_dice => PokerDice,
            rummy => Rummy,
            sorry => Sorry,
        }
    };
}
