//! The way back from a view to a whole game: the hands of the others are dealt anew, and nobody holds what it has shown not
//! to hold.

use super::{Phase, Texas, View};
use crate::chance::Rng;
use crate::hidden::Places;
use crate::seat::PerSeat;
use crate::tiles::TileSet;

pub(super) fn imagine(view: &View, rng: &mut Rng) -> Texas {
    let mut rng = rng.fork();
    let open = &view.open;
    let mut hands: PerSeat<TileSet, { super::SEATS }> = PerSeat::default();
    if open.phase == Phase::Over {
        for seat in open.players.seats() {
            hands[seat] = view.shown(seat).unwrap_or_default();
        }
    } else {
        let mut places = Places::new(open.players);
        let denied = open.denied();
        let hidden = || open.players.seats().filter(|seat| view.seat != Some(*seat));
        for seat in hidden() {
            let holder = places.seat(seat);
            holder.size = open.held(seat);
            holder.denied = denied[seat];
        }
        places.deal(view.unseen(), &mut rng);
        for seat in hidden() {
            hands[seat] = places.seat(seat).held();
        }
        if let Some(seat) = view.seat {
            hands[seat] = view.hand;
        }
    }
    Texas {
        open: open.clone(),
        hands,
        rng,
    }
}
