//! The way back from a view to a whole game: all that the view hides is dealt anew.
//!
//! Every game that fits the view is equally likely. What fits is more than the sizes of hands and stock:
//!
//! * After a rebuild the stock holds cards that lay open in the pile, and a seat's older cards are none of those.
//! * A seat that has passed since the last play holds no card that fits, nor does one that must pass.
//! * A seat with nothing to draw that need not pass holds at least one.
//! * A card just drawn that may be played fits; one drawn because nothing fitted came to a hand in which nothing did.

use super::options::DrawRule;
use super::{CrazyEights, View};
use crate::cards::{Card, CardSet};
use crate::chance::Rng;
use crate::game::{Decision, Turn};
use crate::hidden::Things;
use crate::seat::Seat;
use heapless::Vec;

/// How often a whole deal is thrown away because the seat to play got no card that fits; after that it is given one.
const MOST_TRIES: usize = 24;

pub(super) fn imagine(view: &View, rng: &mut Rng) -> CrazyEights {
    let mut rng = rng.fork();
    let mut game = deal_hidden(view, &mut rng, false);
    for attempt in 1..=MOST_TRIES {
        if !needs_a_fit(view) || !holds_no_fit(view, &game) {
            break;
        }
        game = deal_hidden(view, &mut rng, attempt == MOST_TRIES);
    }
    game.rng = rng;
    game
}

fn must_pass(view: &View) -> bool {
    matches!(view.turn, Turn::Decide(Decision { private: false, .. }))
}

/// Whether the seat to play is known to hold a card that fits.
fn needs_a_fit(view: &View) -> bool {
    let stock = usize::from(view.stock);
    !view.open.over && !view.open.can_draw(stock) && !must_pass(view)
}

fn holds_no_fit(view: &View, game: &CrazyEights) -> bool {
    let hand = game.hands[view.open.to_play];
    hand.and(view.open.fitting()).is_empty()
}

/// Whether a seat is known to hold no card that fits, leaving aside what it may have drawn last.
fn is_barred(view: &View, seat: Seat) -> bool {
    let open = &view.open;
    let to_play = open.to_play;
    if seat == to_play {
        let draws_for_want = open.options.draw == DrawRule::UntilPlayable && view.has_drawn;
        return must_pass(view) || draws_for_want;
    }
    let steps = (1..=usize::from(open.passes))
        .find(|steps| open.players.seat_after(seat, *steps) == to_play);
    !open.over && steps.is_some()
}

/// The hidden cards in random order: those known to have come from the last rebuild, and the older ones.
struct Pools {
    stock: Vec<Card, { Card::PACK }>,
    older: Vec<Card, { Card::PACK }>,
}

impl Pools {
    fn of(view: &View, known: CardSet, rng: &mut Rng) -> Pools {
        let unseen = view.unseen().without(known);
        let from_stock = if view.open.rebuilds == 0 {
            unseen
        } else {
            unseen.and(view.open.reshuffled)
        };
        Pools {
            stock: from_stock.shuffled(rng),
            older: unseen.without(from_stock).shuffled(rng),
        }
    }
}

/// Takes a number of cards of a kind out of a pool; cards of any kind where there are too few of it.
fn take(pool: &mut Vec<Card, { Card::PACK }>, number: usize, kind: CardSet) -> CardSet {
    let mut taken = CardSet::EMPTY;
    for _ in 0..number {
        match pool.iter().position(|card| kind.has(*card)) {
            Some(place) => taken.insert(pool.swap_remove(place)),
            None => taken.extend(pool.pop()),
        }
    }
    taken
}

fn deal_hidden(view: &View, rng: &mut Rng, give_a_fit: bool) -> CrazyEights {
    let open = &view.open;
    let mut game = CrazyEights {
        open: open.clone(),
        hands: Default::default(),
        stock: Vec::new(),
        drawn: view.drawn,
        rng: rng.clone(),
    };
    let mut known = CardSet::EMPTY;
    for seat in open.players.seats() {
        if let Some(hand) = view.open_hand(seat) {
            game.hands[seat] = hand;
            known = known.or(hand);
        }
    }
    // From the seat to play on, so that a card it must be given is still there.
    let hidden = || {
        let seats = open.players.seats_from(open.to_play);
        seats.filter(|seat| view.open_hand(*seat).is_none())
    };
    let fitting = open.fitting();
    let dead = CardSet::PACK.without(fitting);
    let mut pools = Pools::of(view, known, rng);
    // A drawn card is dealt by itself, after all cards that are bound to be dead.
    let draws = |seat: Seat| view.has_drawn && seat == open.to_play;
    let older = |seat: Seat| usize::from(view.held_back[seat]);
    let newer = |seat: Seat| {
        let others = older(seat) + usize::from(draws(seat));
        usize::from(view.sizes[seat]).saturating_sub(others)
    };

    for seat in hidden().filter(|seat| is_barred(view, *seat)) {
        let hand = take(&mut pools.stock, newer(seat), dead);
        game.hands[seat] = hand.or(take(&mut pools.older, older(seat), dead));
    }
    for seat in hidden().filter(|seat| draws(*seat)) {
        let kind = if open.options.draw == DrawRule::OneMayPlay || needs_a_fit(view) {
            fitting
        } else if must_pass(view) {
            dead
        } else {
            CardSet::PACK
        };
        let card = take(&mut pools.stock, 1, kind);
        game.drawn = card.iter().next();
        game.hands[seat] = game.hands[seat].or(card);
    }
    for seat in hidden().filter(|seat| !is_barred(view, *seat)) {
        let (mut newer, mut older) = (newer(seat), older(seat));
        let mut hand = game.hands[seat];
        if give_a_fit && seat == open.to_play {
            let in_stock = pools.stock.iter().any(|card| fitting.has(*card));
            if newer > 0 && (in_stock || older == 0) {
                newer -= 1;
                hand = hand.or(take(&mut pools.stock, 1, fitting));
            } else if older > 0 {
                older -= 1;
                hand = hand.or(take(&mut pools.older, 1, fitting));
            }
        }
        hand = hand.or(take(&mut pools.stock, newer, CardSet::PACK));
        game.hands[seat] = hand.or(take(&mut pools.older, older, CardSet::PACK));
    }
    game.stock = pools.stock;
    game
}
