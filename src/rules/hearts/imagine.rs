//! The way back from a view to a whole game: all that the view hides is dealt anew.
//!
//! What fits a view is more than the sizes of the hands: nobody holds what it has shown not to hold, cards that were
//! passed on are where they went, and before the opening the leader has the lowest club of all hands. Cards that some
//! seat cannot hold are dealt first, each with equal chances for every free place; with one void at the table that
//! makes every fitting deal equally likely, with several nearly so. When the cards come out so that one has no place
//! left, others move for it.

use super::table::{Stage, clubs_below, lowest};
use super::{Hearts, SEATS, View};
use crate::cards::{Card, CardSet, Suit};
use crate::chance::Rng;
use crate::seat::PerSeat;
use heapless::Vec;

/// Everybody who can hold a card: the seats, and the widow in the last place.
const HOLDERS: usize = SEATS + 1;
const WIDOW: usize = SEATS;

/// The hidden cards and where they may lie.
#[derive(Default)]
struct Places {
    /// What each holder has.
    held: [CardSet; HOLDERS],
    /// Those of them that cannot move.
    fixed: [CardSet; HOLDERS],
    /// What each holder cannot have.
    denied: [CardSet; HOLDERS],
    /// How many cards each holder has in the end.
    size: [usize; HOLDERS],
}

impl Places {
    fn room(&self, holder: usize) -> usize {
        self.size[holder].saturating_sub(self.held[holder].len())
    }

    fn may_have(&self, holder: usize, card: Card) -> bool {
        !self.denied[holder].has(card)
    }

    fn fix(&mut self, holder: usize, cards: CardSet) {
        self.held[holder] = self.held[holder].or(cards);
        self.fixed[holder] = self.fixed[holder].or(cards);
    }

    /// Deals a card to any holder with room for it, each free place being equally likely; false if there is none.
    fn deal(&mut self, card: Card, rng: &mut Rng) -> bool {
        let room = |places: &Places, holder: usize| {
            if places.may_have(holder, card) {
                places.room(holder)
            } else {
                0
            }
        };
        let all: usize = (0..HOLDERS).map(|holder| room(self, holder)).sum();
        let mut place = rng.below(all as u32) as usize;
        for holder in 0..HOLDERS {
            let here = room(self, holder);
            if place < here {
                self.held[holder].insert(card);
                return true;
            }
            place -= here;
        }
        false
    }

    /// Finds a place for a card by moving others: the shortest row of holders, each of whom hands a card on to the next
    /// and the last of whom has room.
    fn squeeze(&mut self, card: Card) {
        let mut from: [Option<(Option<usize>, Card)>; HOLDERS] = [None; HOLDERS];
        let mut queue: Vec<usize, HOLDERS> = Vec::new();
        for (holder, way) in from.iter_mut().enumerate() {
            if self.may_have(holder, card) && self.size[holder] > 0 {
                *way = Some((None, card));
                let _ = queue.push(holder);
            }
        }
        let mut next = 0;
        while let Some(holder) = queue.get(next).copied() {
            next += 1;
            if self.room(holder) > 0 {
                return self.shift(holder, &from);
            }
            let movable = self.held[holder].without(self.fixed[holder]);
            for (other, way) in from.iter_mut().enumerate() {
                if way.is_some() || self.size[other] == 0 {
                    continue;
                }
                if let Some(moves) = movable.without(self.denied[other]).iter().next() {
                    *way = Some((Some(holder), moves));
                    let _ = queue.push(other);
                }
            }
        }
    }

    /// Moves cards along the row that ends with this holder.
    fn shift(&mut self, last: usize, from: &[Option<(Option<usize>, Card)>; HOLDERS]) {
        let mut holder = last;
        for _ in 0..HOLDERS {
            let Some((giver, card)) = from[holder] else {
                return;
            };
            self.held[holder].insert(card);
            let Some(giver) = giver else { return };
            self.held[giver].remove(card);
            holder = giver;
        }
    }
}

pub(super) fn imagine(view: &View, rng: &mut Rng) -> Hearts {
    let mut rng = rng.fork();
    let table = &view.table;
    let mut places = known(view);
    if table.is_opening() {
        open(view, &mut places, &mut rng);
    }
    let fixed = places.fixed.iter();
    let known = fixed.fold(CardSet::EMPTY, |all, cards| all.or(*cards));
    let mut cards: Vec<Card, { Card::PACK }> = view.unseen().without(known).iter().collect();
    rng.shuffle(&mut cards);
    let denied = places.denied.iter();
    let awkward = denied.fold(CardSet::EMPTY, |all, cards| all.or(*cards));
    for free in [false, true] {
        for card in cards.iter().filter(|card| awkward.has(**card) != free) {
            if !places.deal(*card, &mut rng) {
                places.squeeze(*card);
            }
        }
    }
    let mut game = Hearts {
        table: table.clone(),
        hands: PerSeat::default(),
        passed: PerSeat::default(),
        widow: places.held[WIDOW],
        rng: rng.clone(),
    };
    for seat in table.players.seats() {
        game.hands[seat] = if view.seat == Some(seat) {
            view.hand
        } else {
            places.held[seat.index()]
        };
    }
    pass_on(view, &mut game, &mut rng);
    game.rng = rng;
    game
}

/// What the view tells about the holders.
fn known(view: &View) -> Places {
    let table = &view.table;
    let mut places = Places::default();
    for seat in table.players.seats() {
        if view.seat == Some(seat) {
            continue;
        }
        // Cards that a seat is about to pass are dealt with its hand.
        places.size[seat.index()] = table.hand_size() - table.played[seat].len();
        places.denied[seat.index()] = table.denied[seat];
    }
    places.size[WIDOW] = table.widow_size();
    if let Some(seat) = view.seat {
        let receiver = table.receiver(seat);
        places.fix(receiver.index(), view.known_passed());
    }
    places
}

/// Before the opening everybody knows that the leader has the lowest club of all hands, and that lower ones are in the
/// widow.
fn open(view: &View, places: &mut Places, rng: &mut Rng) {
    let leader = view.table.trick.leader;
    let clubs = CardSet::suit(Suit::Clubs);
    let opens = if view.seat == Some(leader) {
        lowest(view.hand.and(clubs))
    } else {
        let mut others = view.hand;
        for (holder, fixed) in places.fixed.iter().enumerate() {
            if holder != leader.index() {
                others = others.or(*fixed);
            }
        }
        let below = lowest(others.and(clubs)).map_or(clubs, clubs_below);
        draw_opening(view, places, view.unseen().and(below), rng)
    };
    let Some(opens) = opens else { return };
    for seat in view.table.players.seats() {
        let denied = &mut places.denied[seat.index()];
        *denied = denied.or(clubs_below(opens));
    }
    if view.seat != Some(leader) {
        places.fix(leader.index(), CardSet::only(opens));
    }
}

/// Draws which of these clubs is the lowest outside the widow, as likely as a deal would make it.
fn draw_opening(view: &View, places: &Places, mut clubs: CardSet, rng: &mut Rng) -> Option<Card> {
    let leader = view.table.trick.leader;
    let fixed = places.fixed[leader.index()];
    let (mut widow, mut unseen) = (view.table.widow_size() as u32, view.unseen().len() as u32);
    loop {
        let club = lowest(clubs)?;
        clubs.remove(club);
        let in_hand = fixed.has(club) || clubs.is_empty() || rng.below(unseen) >= widow;
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
                any_of(
                    game.hands[receiver].or(table.played[receiver]),
                    table.pass_size(),
                    rng,
                )
            };
        } else if table.has_chosen(seat) {
            let cards = any_of(game.hands[seat], table.pass_size(), rng);
            game.hands[seat] = game.hands[seat].without(cards);
            game.passed[seat] = cards;
        }
    }
}

/// So many cards out of a set, at random.
fn any_of(cards: CardSet, number: usize, rng: &mut Rng) -> CardSet {
    let mut cards: Vec<Card, { Card::PACK }> = cards.iter().collect();
    rng.shuffle(&mut cards);
    cards.into_iter().take(number).collect()
}
