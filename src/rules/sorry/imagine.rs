//! The way back from a view to a whole game: the draw pile and the hands of others are dealt anew from the cards that are
//! not in sight.

use super::card::DECK;
use super::{Card, Cards, SEATS, Sorry, View};
use crate::chance::Rng;
use crate::seat::PerSeat;
use heapless::Vec;

pub(super) fn imagine(view: &View, rng: &mut Rng) -> Sorry {
    let mut rng = rng.fork();
    let mut unseen: Vec<Card, DECK> = view.unseen().iter().take(DECK).collect();
    rng.shuffle(&mut unseen);
    let mut hands: PerSeat<Cards, SEATS> = PerSeat::default();
    for seat in view.open.players().seats() {
        if view.seat == Some(seat) {
            hands[seat] = view.hand;
            continue;
        }
        for _ in 0..view.sizes[seat] {
            if let Some(card) = unseen.pop() {
                hands[seat].insert(card);
            }
        }
    }
    Sorry {
        open: view.open.clone(),
        hands,
        stock: unseen,
        rng,
    }
}
