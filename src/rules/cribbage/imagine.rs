//! The way back from a view to a whole game: all that the view hides is dealt anew.
//!
//! What fits a view is more than the sizes of the hands: who said "Go" has no card that would have fitted, and the seat to
//! play has one that fits, or none, as everybody can tell from what it is asked.

use super::{Cribbage, Phase, STOCK, View};
use crate::cards::{Card, CardSet};
use crate::chance::Rng;
use crate::hidden::{Places, Things};
use crate::seat::{PerSeat, Seat};
use heapless::Vec;

/// How often a deal is drawn again in which the seat to play has no card that fits although it has to.
const TRIES: u32 = 24;

pub(super) fn imagine(view: &View, rng: &mut Rng) -> Cribbage {
    let mut rng = rng.fork();
    let open = &view.open;
    let mut places = deal(view, &mut rng);
    let mut rest: Vec<Card, { Card::PACK }> = places.rest().held().shuffled(&mut rng);
    let hidden = open.crib().saturating_sub(view.thrown.len());
    let crib = view.crib.unwrap_or_else(|| {
        let others = rest.len().saturating_sub(hidden);
        let drawn: CardSet = rest.iter().skip(others).copied().collect();
        rest.truncate(others);
        drawn.or(view.thrown)
    });
    let mut game = Cribbage {
        open: open.clone(),
        hands: PerSeat::default(),
        thrown: PerSeat::default(),
        former: PerSeat::default(),
        crib,
        stock: rest.into_iter().take(STOCK).collect(),
        rng: rng.clone(),
    };
    for seat in open.players.seats() {
        let held = || places.seat(seat).held();
        game.hands[seat] = view.open_hand(seat).unwrap_or_else(held);
    }
    let thrown = |seat: Seat| open.has_discarded(seat) && open.phase != Phase::Over;
    game.thrown = throwers(view, view.thrown, crib, &thrown, &mut rng);
    if let Some(report) = &open.report {
        game.former = throwers(view, view.former, report.crib, &|_| true, &mut rng);
    }
    game.rng = rng;
    game
}

/// Deals the unseen cards to the others and to the rest, which is stock and crib.
fn deal(view: &View, rng: &mut Rng) -> Places<CardSet> {
    let places = known(view);
    let seat = view.turn.seat();
    // Whoever has to play has something that fits.
    let playing = seat.filter(|seat| {
        let plays =
            matches!(view.turn, crate::game::Turn::Decide(decision) if decision.phase == "play");
        plays && view.seat != Some(*seat)
    });
    let Some(seat) = playing else {
        let mut places = places;
        places.deal(view.unseen(), rng);
        return places;
    };
    let fitting = view.open.plays.fitting();
    for _ in 0..TRIES {
        let mut dealt = places.clone();
        dealt.deal(view.unseen(), rng);
        if !dealt.seat(seat).held().and(fitting).is_empty() {
            return dealt;
        }
    }
    let mut places = places;
    let fits = view.unseen().and(fitting).without(places.seat(seat).denied);
    let one = fits.any::<{ Card::PACK }>(1, rng);
    places.seat(seat).holds(one);
    places.deal(view.unseen(), rng);
    places
}

/// What the view tells about the holders.
fn known(view: &View) -> Places<CardSet> {
    let open = &view.open;
    let mut places = Places::new(open.players);
    let mut hidden = view.unseen().len();
    for seat in open.players.seats() {
        if view.open_hand(seat).is_some() {
            continue;
        }
        let holder = places.seat(seat);
        holder.size = open.held(seat);
        holder.denied = open.plays.denied(seat);
        hidden = hidden.saturating_sub(holder.size);
        if view.turn.seat() == Some(seat) && is_stuck(view) {
            holder.denied = holder.denied.or(open.plays.fitting());
        }
    }
    places.rest().size = hidden;
    places
}

/// Whether the seat to play can only say "Go".
fn is_stuck(view: &View) -> bool {
    matches!(view.turn, crate::game::Turn::Decide(decision) if decision.phase == "go")
}

/// Who put what into a crib: the looking seat's own cards are known, any others fit for the others.
fn throwers(
    view: &View,
    own: CardSet,
    crib: CardSet,
    has_thrown: &dyn Fn(Seat) -> bool,
    rng: &mut Rng,
) -> PerSeat<CardSet, { super::SEATS }> {
    let open = &view.open;
    let others: Vec<Card, { Card::PACK }> = crib.without(own).shuffled(rng);
    let mut others = others.into_iter();
    let mut thrown = PerSeat::default();
    for seat in open.players.seats().filter(|seat| has_thrown(*seat)) {
        thrown[seat] = match view.seat == Some(seat) {
            true => own,
            false => others.by_ref().take(open.discards()).collect(),
        };
    }
    thrown
}
