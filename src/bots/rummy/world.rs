//! An imagined deal, small and quick: what nobody can see is dealt anew, and all seats play on by the policy until
//! somebody is out.

use super::cards::{self, Cards};
use super::policy::{Table, Turn};
use heapless::Vec;
use parlour_rules::cards::Card;
use parlour_rules::hidden::Things;
use parlour_rules::rummy::{Action, Phase, SEATS, Stock, View};
use parlour_rules::{Players, Rng, Seat};

/// A playout that takes more turns ends without a winner.
const MOST_TURNS: u32 = 80;
/// With so few cards somebody may be out at once.
const FEW: u32 = 3;

/// An imagined deal.
#[derive(Clone)]
pub(super) struct World {
    players: Players,
    to_play: Seat,
    hands: [Cards; SEATS],
    /// What all can tell of each hand.
    known: [Cards; SEATS],
    table: Table,
    /// The stock and the pile, top card last.
    stock: Vec<u8, { Card::PACK }>,
    pile: Vec<u8, { Card::PACK }>,
    turned: bool,
    stalled: bool,
    taken: Cards,
    melded: bool,
    playing: bool,
}

impl World {
    /// A deal that fits what a seat sees, each as likely as the others.
    pub(super) fn imagine(view: &View, rng: &mut Rng) -> World {
        let open = &view.open;
        let mut hidden = view.unseen().shuffled::<{ Card::PACK }>(rng);
        let mut hands = [0; SEATS];
        let mut known = [0; SEATS];
        for (seat, (hand, told)) in open.players.seats().zip(hands.iter_mut().zip(&mut known)) {
            *told = cards::of(open.known[seat]);
            if view.seat == Some(seat) {
                *hand = cards::of(view.hand);
                continue;
            }
            *hand = *told;
            for _ in told.count_ones()..u32::from(view.sizes[seat]) {
                *hand |= hidden.pop().map_or(0, cards::only);
            }
        }
        let index = |card: &Card| card.index() as u8;
        World {
            players: open.players,
            to_play: open.to_play,
            hands,
            known,
            table: Table::of(open),
            stock: match &view.stock {
                Stock::Hidden(_) => hidden.iter().map(index).collect(),
                Stock::Turned(cards) => cards.iter().map(index).collect(),
            },
            pile: open.pile.iter().map(index).collect(),
            turned: open.turned > 0,
            stalled: open.stalled,
            taken: cards::of(open.kept()),
            melded: open.melded,
            playing: open.phase == Phase::Play,
        }
    }

    fn hand(&mut self) -> &mut Cards {
        let place = self.to_play.index().min(SEATS - 1);
        &mut self.hands[place]
    }

    fn told(&mut self) -> &mut Cards {
        let place = self.to_play.index().min(SEATS - 1);
        &mut self.known[place]
    }

    /// What the seat to play goes by.
    fn turn(&self) -> Turn {
        let place = self.to_play.index();
        let next = self.players.left_of(self.to_play).index();
        let of = |all: &[Cards; SEATS], place: usize| all.get(place).copied().unwrap_or(0);
        let mut others = self.players.seats().filter(|seat| *seat != self.to_play);
        Turn {
            hand: of(&self.hands, place),
            table: self.table,
            taken: self.taken,
            melded: self.melded,
            next: of(&self.known, next),
            hurry: others.any(|seat| of(&self.hands, seat.index()).count_ones() <= FEW),
        }
    }

    /// Carries out an action of the seat to play; the winner of the deal, if that ends it, or nobody.
    pub(super) fn apply(&mut self, action: Action) -> Option<Option<Seat>> {
        match action {
            Action::TakeDiscard => self.take(),
            Action::DrawStock => return self.draw(),
            Action::Meld(meld) => self.meld(cards::of(meld)),
            Action::LayOff { card, .. } => self.lay_off(cards::only(card)),
            Action::Discard(card) => self.discard(cards::only(card)),
        }
        self.winner().map(Some)
    }

    /// The seat that has just emptied its hand.
    fn winner(&self) -> Option<Seat> {
        let mut seats = self.players.seats();
        seats.find(|seat| self.hands.get(seat.index()) == Some(&0))
    }

    fn take(&mut self) {
        let card = self.pile.pop().map_or(0, |card| 1 << card);
        *self.hand() |= card;
        *self.told() |= card;
        self.taken = card;
        self.playing = true;
    }

    /// Draws from the stock, or ends the deal without a winner.
    fn draw(&mut self) -> Option<Option<Seat>> {
        if self.stock.is_empty() {
            if self.stalled {
                return Some(None);
            }
            core::mem::swap(&mut self.stock, &mut self.pile);
            self.stock.reverse();
            self.turned = true;
            self.stalled = true;
        }
        let card = self.stock.pop().map_or(0, |card| 1 << card);
        *self.hand() |= card;
        if self.turned {
            *self.told() |= card;
        }
        self.playing = true;
        None
    }

    fn leave(&mut self, cards: Cards) {
        *self.hand() &= !cards;
        *self.told() &= !cards;
    }

    fn meld(&mut self, meld: Cards) {
        self.leave(meld);
        self.table.lay(meld);
        self.melded = true;
        self.stalled = false;
    }

    fn lay_off(&mut self, card: Cards) {
        self.leave(card);
        let hand = *self.hand();
        self.table.lay_off(card, hand);
        self.stalled = false;
    }

    fn discard(&mut self, card: Cards) {
        self.leave(card);
        // The pile has room for the whole pack.
        let _ = self.pile.push(card.trailing_zeros() as u8);
        if *self.hand() != 0 {
            self.to_play = self.players.left_of(self.to_play);
        }
        self.taken = 0;
        self.melded = false;
        self.playing = false;
    }

    /// Plays a turn, or the rest of it, by the policy; the winner of the deal, or nobody, if it ends with it.
    fn play_turn(&mut self) -> Option<Option<Seat>> {
        let turn = self.turn();
        if !self.playing {
            let top = self.pile.last().map_or(0, |card| 1 << card);
            if turn.takes(top) {
                self.take();
            } else if let Some(ended) = self.draw() {
                return Some(ended);
            }
        }
        let turn = self.turn();
        let meld = turn.best_meld();
        if meld != 0 {
            self.meld(meld);
        }
        // A hand has no more cards to lay off than it has cards.
        for _ in 0..Card::PACK {
            match self.turn().best_lay_off() {
                0 => break,
                card => self.lay_off(card),
            }
        }
        if *self.hand() != 0 {
            let discard = self.turn().best_discard();
            self.discard(discard);
        }
        self.winner().map(Some)
    }

    /// Plays the deal to its end; what it brings a seat more than the others, and how many turns it took.
    pub(super) fn play_out(&mut self, seat: Seat, turns: &mut u32) -> i32 {
        for _ in 0..MOST_TURNS {
            *turns += 1;
            if let Some(winner) = self.play_turn() {
                return self.gain(winner, seat);
            }
        }
        0
    }

    /// What a deal that is over brings a seat more than the others, in points times so many others.
    pub(super) fn gain(&self, winner: Option<Seat>, seat: Seat) -> i32 {
        let Some(winner) = winner else { return 0 };
        let left: i32 = self.hands.iter().map(|hand| cards::value(*hand)).sum();
        if winner == seat {
            left * (self.players.count() as i32 - 1)
        } else {
            -left
        }
    }
}
