//! The law of sizes: every game fits into the device's memory and its flash. The table is printed with
//! `cargo test --test conformance sizes -- --nocapture`.

use crate::Effort;
use crate::saves::bytes_of;
use parlour_rules::{Game, save};

/// No game and no view is larger than this.
const LIMIT: usize = 4096;
/// No action and no event is: many events wait in memory to be shown and to be told.
const SMALL: usize = 40;

macro_rules! sizes {
    ($($folder:ident => $game:ident,)*) => {
        #[test]
        fn every_game_is_small() {
            println!("{:<16}{:>8}{:>8}{:>8}{:>8}{:>8}", "bytes", "game", "view", "action", "event", "save");
            $(measure::<parlour_rules::$game>();)*
            println!("{:<16}{LIMIT:>8}{LIMIT:>8}{SMALL:>8}{SMALL:>8}{:>8}", "limit", save::MAX_BYTES);
        }
    };
}
parlour_rules::games!(sizes);

fn measure<G: Game>() {
    let mut longest = 0;
    Effort::new(3_000, 20).play::<G>(9, |story, _| {
        longest = longest.max(bytes_of(&story.game).len());
    });
    let (game, view) = (size_of::<G>(), size_of::<G::View>());
    let (action, event) = (size_of::<G::Action>(), size_of::<G::Event>());
    let name = G::INFO.id;
    println!("{name:<16}{game:>8}{view:>8}{action:>8}{event:>8}{longest:>8}");
    assert!(game <= LIMIT && view <= LIMIT, "{name} is too large");
    assert!(action <= SMALL, "an action of {name} is too large");
    assert!(event <= SMALL, "an event of {name} is too large");
}
