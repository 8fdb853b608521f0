//! The way back from a view to a whole game: all that the view hides is dealt anew.
//!
//! Every game that fits the view is equally likely. The sizes are known, and so are the cards that a hand took from the
//! pile or drew from a stock that was turned over; nothing else tells of a hand, for nobody has to meld or to lay off.

use super::{Phase, Rummy, Stock, View};
use crate::cards::{Card, CardSet};
use crate::chance::Rng;
use crate::hidden::{Places, Things};
use crate::seat::PerSeat;

pub(super) fn imagine(view: &View, rng: &mut Rng) -> Rummy {
    let mut rng = rng.fork();
    let open = &view.open;
    let mut places = Places::new(open.players);
    for seat in open.players.seats() {
        if view.open_hand(seat).is_none() {
            let holder = places.seat(seat);
            holder.size = view.sizes[seat].into();
            holder.holds(open.known[seat]);
        }
    }
    if let Stock::Hidden(number) = view.stock {
        places.rest().size = number.into();
    }
    if open.phase != Phase::Over {
        places.deal(view.unseen(), &mut rng);
    } else if let Some(report) = &open.report {
        let shown = report.hands.iter();
        let shown = shown.fold(CardSet::EMPTY, |all, (_, hand)| all.or(*hand));
        places.deal(view.unseen().without(shown), &mut rng);
    }
    let mut hands = PerSeat::default();
    for seat in open.players.seats() {
        let dealt = places.seat(seat).held();
        hands[seat] = view.open_hand(seat).unwrap_or(dealt);
    }
    let stock = match &view.stock {
        Stock::Turned(cards) => cards.clone(),
        Stock::Hidden(_) => places.rest().held().shuffled(&mut rng),
    };
    let drawn = view
        .drawn
        .or_else(|| drawn_by_another(view, hands[open.to_play], &mut rng));
    Rummy {
        open: open.clone(),
        hands,
        stock,
        drawn,
        rng,
    }
}

/// What the seat to play may have drawn in this turn, if another one looks on: any card of its hand of which nobody knows
/// better, or one that it has laid down since.
fn drawn_by_another(view: &View, hand: CardSet, rng: &mut Rng) -> Option<Card> {
    let open = &view.open;
    let own_turn = view.seat == Some(open.to_play);
    if own_turn || open.phase != Phase::Play || open.taken.is_some() {
        return None;
    }
    let held = match open.turned {
        0 => hand.without(open.known[open.to_play]),
        _ => hand.and(open.known[open.to_play]),
    };
    let among = if held.is_empty() { open.laid } else { held };
    among.any::<{ Card::PACK }>(1, rng).iter().next()
}
