//! The way back from a view to a whole game: all that the view hides is dealt anew.
//!
//! What fits a view is more than the sizes of the hands: nobody holds what it has shown not to hold, cards that were
//! passed on are where they went, and before the opening the leader has the lowest club of all hands.

use super::table::{Stage, clubs_below, lowest};
use super::{Hearts, View};
use crate::cards::{Card, CardSet, Suit};
use crate::chance::Rng;
use crate::hidden::{Places, Things};
use crate::seat::PerSeat;

pub(super) fn imagine(view: &View, rng: &mut Rng) -> Hearts {
    let mut rng = rng.fork();
    let table = &view.table;
    let mut places = known(view);
    if table.is_opening() {
        open(view, &mut places, &mut rng);
    }
    places.deal(view.unseen(), &mut rng);
    let mut game = Hearts {
        table: table.clone(),
        hands: PerSeat::default(),
        passed: PerSeat::default(),
        widow: places.rest().held(),
        rng: rng.clone(),
    };
    for seat in table.players.seats() {
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
    let table = &view.table;
    let mut places = Places::new(table.players);
    for seat in table.players.seats() {
        if view.seat == Some(seat) {
            continue;
        }
        let holder = places.seat(seat);
        // Cards that a seat is about to pass are dealt with its hand.
        holder.size = table.hand_size() - table.played[seat].len();
        holder.denied = table.denied[seat];
    }
    places.rest().size = table.widow_size();
    if let Some(seat) = view.seat {
        let receiver = table.receiver(seat);
        places.seat(receiver).holds(view.known_passed());
    }
    places
}

/// Before the opening everybody knows that the leader has the lowest club of all hands, and that lower ones are in the
/// widow.
fn open(view: &View, places: &mut Places<CardSet>, rng: &mut Rng) {
    let leader = view.table.trick.leader;
    let clubs = CardSet::suit(Suit::Clubs);
    let opens = if view.seat == Some(leader) {
        lowest(view.hand.and(clubs))
    } else {
        let mut others = view.hand;
        for seat in view.table.players.seats().filter(|seat| *seat != leader) {
            others = others.or(places.seat(seat).known());
        }
        let below = lowest(others.and(clubs)).map_or(clubs, clubs_below);
        let known = places.seat(leader).known();
        draw_opening(view, known, view.unseen().and(below), rng)
    };
    let Some(opens) = opens else { return };
    for seat in view.table.players.seats() {
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
    let (mut widow, mut unseen) = (view.table.widow_size() as u32, view.unseen().len() as u32);
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
    let table = &view.table;
    if table.pass_offset() == 0 || table.stage == Stage::Over {
        return;
    }
    let delivered = !matches!(table.stage, Stage::Pass(_));
    for seat in table.players.seats() {
        if view.seat == Some(seat) {
            game.passed[seat] = view.passed;
        } else if delivered {
            let receiver = table.receiver(seat);
            game.passed[seat] = if view.seat == Some(receiver) {
                view.received
            } else {
                let came = game.hands[receiver].or(table.played[receiver]);
                came.any::<{ Card::PACK }>(table.pass_size(), rng)
            };
        } else if table.has_chosen(seat) {
            let cards = game.hands[seat].any::<{ Card::PACK }>(table.pass_size(), rng);
            game.hands[seat] = game.hands[seat].without(cards);
            game.passed[seat] = cards;
        }
    }
}
