//! The way back from a view to a whole game: all that the view hides is dealt anew.
//!
//! What fits a view is more than the sizes of the hands: nobody holds what it has shown not to hold, cards that were
//! passed on are where they went, and before the opening the leader has the lowest club of all hands.

use super::open::{Phase, clubs_below, lowest};
use super::{Hearts, View};
use crate::cards::{Card, CardSet, Suit};
use crate::chance::Rng;
use crate::hidden::{Places, Things};
use crate::seat::PerSeat;

pub(super) fn imagine(view: &View, rng: &mut Rng) -> Hearts {
    let mut rng = rng.fork();
    let open = &view.open;
    let mut places = known(view);
    if open.is_opening() {
        dealt_openly(view, &mut places, &mut rng);
    }
    places.deal(view.unseen(), &mut rng);
    let mut game = Hearts {
        open: open.clone(),
        hands: PerSeat::default(),
        passed: PerSeat::default(),
        widow: places.rest().held(),
        rng: rng.clone(),
    };
    for seat in open.players.seats() {
        game.hands[seat] = if view.seat == Some(seat) {
            view.hand
        } else {
            places.seat(seat).held()
        };
    }
    pass_on(view, &mut game, &mut rng);
    game.rng = rng;
    game
}

/// What the view tells about the holders; the rest is the widow.
fn known(view: &View) -> Places<CardSet> {
    let open = &view.open;
    let mut places = Places::new(open.players);
    for seat in open.players.seats() {
        if view.seat == Some(seat) {
            continue;
        }
        let holder = places.seat(seat);
        // Cards that a seat is about to pass are dealt with its hand.
        holder.size = open.hand_size() - open.played[seat].len();
        holder.denied = open.denied[seat];
    }
    places.rest().size = open.widow_size();
    if let Some(seat) = view.seat {
        let receiver = open.receiver(seat);
        places.seat(receiver).holds(view.known_passed());
    }
    places
}

/// Before the opening everybody knows that the leader has the lowest club of all hands, and that lower ones are in the
/// widow.
fn dealt_openly(view: &View, places: &mut Places<CardSet>, rng: &mut Rng) {
    let leader = view.open.trick.leader;
    let clubs = CardSet::suit(Suit::Clubs);
    let opens = if view.seat == Some(leader) {
        lowest(view.hand.and(clubs))
    } else {
        let mut others = view.hand;
        for seat in view.open.players.seats().filter(|seat| *seat != leader) {
            others = others.or(places.seat(seat).known());
        }
        let below = lowest(others.and(clubs)).map_or(clubs, clubs_below);
        let known = places.seat(leader).known();
        draw_opening(view, known, view.unseen().and(below), rng)
    };
    let Some(opens) = opens else { return };
    for seat in view.open.players.seats() {
        let holder = places.seat(seat);
        holder.denied = holder.denied.or(clubs_below(opens));
    }
    if view.seat != Some(leader) {
        places.seat(leader).holds(CardSet::only(opens));
    }
}

/// Draws which of these clubs is the lowest outside the widow, as likely as a deal would make it; of the leader's cards
/// some are known.
fn draw_opening(view: &View, known: CardSet, mut clubs: CardSet, rng: &mut Rng) -> Option<Card> {
    let (mut widow, mut unseen) = (view.open.widow_size() as u32, view.unseen().len() as u32);
    loop {
        let club = lowest(clubs)?;
        clubs.remove(club);
        let in_hand = known.has(club) || clubs.is_empty() || rng.below(unseen) >= widow;
        if in_hand {
            return Some(club);
        }
        widow -= 1;
        unseen -= 1;
    }
}

/// What each seat passes or has passed: the own cards are known, any cards fit for the others.
fn pass_on(view: &View, game: &mut Hearts, rng: &mut Rng) {
    let open = &view.open;
    if open.pass_offset() == 0 || open.phase == Phase::Over {
        return;
    }
    let delivered = !matches!(open.phase, Phase::Pass(_));
    for seat in open.players.seats() {
        if view.seat == Some(seat) {
            game.passed[seat] = view.passed;
        } else if delivered {
            let receiver = open.receiver(seat);
            game.passed[seat] = if view.seat == Some(receiver) {
                view.received
            } else {
                let came = game.hands[receiver].or(open.played[receiver]);
                came.any::<{ Card::PACK }>(open.pass_size(), rng)
            };
        } else if open.has_chosen(seat) {
            let cards = game.hands[seat].any::<{ Card::PACK }>(open.pass_size(), rng);
            game.hands[seat] = game.hands[seat].without(cards);
            game.passed[seat] = cards;
        }
    }
}
