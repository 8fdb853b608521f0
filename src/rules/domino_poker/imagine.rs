//! The way back from a view to a whole game: the tiles that the view hides are dealt anew. Nothing is known of them but
//! how many everybody holds, for what a seat bets says what it likes.

use super::{DominoPoker, HAND, Hands, PACK, PACK_SIZE, View};
use crate::chance::Rng;
use crate::hidden::Things;
use crate::tiles::{Tile, TileSet};
use heapless::Vec;

pub(super) fn imagine(view: &View, rng: &mut Rng) -> DominoPoker {
    let mut rng = rng.fork();
    let players = view.open.players;
    let seen = players.seats().filter_map(|seat| view.open_hand(seat));
    let unseen = PACK.without(seen.fold(TileSet::EMPTY, TileSet::or));
    let unseen: Vec<Tile, PACK_SIZE> = unseen.shuffled(&mut rng);
    let mut unseen = unseen.into_iter();
    let mut hands = Hands::default();
    for seat in players.seats() {
        let mut deal = || unseen.by_ref().take(HAND).collect();
        hands[seat] = view.open_hand(seat).unwrap_or_else(&mut deal);
    }
    DominoPoker {
        open: view.open.clone(),
        hands,
        rng,
    }
}
