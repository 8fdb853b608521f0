//! A round reduced to what playing it out needs: areas, supplies, the card that is offered and those to come.
//!
//! Not a second set of rules: a computer player plays thousands of these rounds in one decision, so there is neither a
//! croupier nor a report. A test holds it against the rules.

use heapless::Vec;
use parlour_rules::no_thanks::{DECK, MAX_PLAYERS, Value, Values, View};
use parlour_rules::{PerSeat, Players, Seat};

/// The share of a card's value, in hundredths, that the normal player pays for it.
pub(super) const EAGER: i32 = 60;
/// What each token missing to four adds to that, in hundredths of a point.
const PER_MISSING_TOKEN: i32 = 200;
/// What a neighbour two values away adds, in hundredths of the value, while the card between may still come.
const HOPE: i32 = 20;

/// One seat of an imagined round.
#[derive(Clone, Copy, Default)]
pub(super) struct Holding {
    pub(super) cards: Values,
    pub(super) tokens: u8,
    /// A tiger that has not been played.
    pub(super) tiger: Option<Value>,
    /// The share of a card's value, in hundredths, that this seat pays for it.
    pub(super) eagerness: i32,
}

/// An imagined round.
#[derive(Clone)]
pub(super) struct Round {
    pub(super) players: Players,
    pub(super) seats: PerSeat<Holding, MAX_PLAYERS>,
    pub(super) turn: Seat,
    pub(super) active: Option<Value>,
    pub(super) on_card: u8,
    /// The next card is the last.
    pub(super) deck: Vec<Value, DECK>,
    /// The cards that nobody has seen.
    pub(super) unseen: Values,
}

/// What a card adds to an area.
fn added(cards: Values, card: Value) -> i16 {
    let has = |steps| card.step(steps).filter(|other| cards.has(*other));
    let own = if has(-1).is_some() { 0 } else { card.points() };
    own - has(1).map_or(0, Value::points)
}

impl Holding {
    /// What a card would add to the points, if a tiger that helps is going to be played.
    fn delta(&self, card: Value) -> i16 {
        let plain = added(self.cards, card);
        self.tiger.map_or(plain, |tiger| {
            let before = added(self.cards, tiger).min(0);
            let after = added(self.cards.with(card), tiger).min(0);
            plain + after - before
        })
    }

    /// The score if the round ended now.
    pub(super) fn score(&self) -> i16 {
        let saved = self
            .tiger
            .map_or(0, |tiger| added(self.cards, tiger).min(0));
        self.cards.points() + saved - i16::from(self.tokens)
    }

    /// Whether the seat would take this card with so many tokens on it.
    fn is_willing(&self, card: Value, on_card: i16, unseen: Values) -> bool {
        let delta = self.delta(card);
        let value = i32::from(card.points());
        let mut pays =
            self.eagerness * value + PER_MISSING_TOKEN * i32::from(4u8.saturating_sub(self.tokens));
        if delta > 0 {
            for (between, beyond) in [(-1, -2), (1, 2)] {
                let may_join = card.step(beyond).is_some_and(|card| self.cards.has(card))
                    && card.step(between).is_some_and(|card| unseen.has(card));
                pays += if may_join { HOPE * value } else { 0 };
            }
        }
        100 * i32::from(delta - on_card) <= pays
    }
}

impl Round {
    /// The round as a seat sees it, every supply and tiger that it cannot see left out.
    pub(super) fn seen(view: &View) -> Option<Round> {
        let mut seats = PerSeat::default();
        for seat in view.players.seats() {
            let seen = &view.seats[seat];
            seats[seat] = Holding {
                cards: seen.cards,
                tokens: seen.tokens.unwrap_or(0),
                tiger: seen.tiger.filter(|_| seen.tiger_waits),
                eagerness: EAGER,
            };
        }
        Some(Round {
            players: view.players,
            seats,
            turn: view.turn.seat()?,
            active: view.active,
            on_card: view.on_card,
            deck: Vec::new(),
            unseen: view.unseen(),
        })
    }

    /// Whether the seat in turn gets the active card for nothing.
    pub(super) fn costs_nothing(&self) -> bool {
        self.active
            .is_some_and(|card| self.seats[self.turn].delta(card) <= i16::from(self.on_card))
    }

    /// Whether the seat in turn takes the active card by the normal player's rule.
    pub(super) fn takes(&self) -> bool {
        let Some(card) = self.active else {
            return false;
        };
        let own = &self.seats[self.turn];
        own.tokens == 0
            || (own.is_willing(card, self.on_card.into(), self.unseen) && !self.can_wait(own, card))
    }

    /// Whether the card would come round again: nobody else wants it and everybody else can pass.
    fn can_wait(&self, own: &Holding, card: Value) -> bool {
        own.tokens >= 2
            && self
                .players
                .seats_from(self.turn)
                .skip(1)
                .zip(i16::from(self.on_card) + 1..)
                .all(|(seat, on_card)| {
                    let other = &self.seats[seat];
                    other.tokens > 0 && !other.is_willing(card, on_card, self.unseen)
                })
    }

    /// Carries out a take or a pass; a pass needs a token.
    pub(super) fn play(&mut self, take: bool) {
        let Some(card) = self.active else {
            return;
        };
        let own = &mut self.seats[self.turn];
        if take || own.tokens == 0 {
            own.cards.insert(card);
            own.tokens += self.on_card;
            self.on_card = 0;
            self.active = self.deck.pop();
            self.unseen = self.unseen.without(self.active.into_iter().collect());
        } else {
            own.tokens -= 1;
            self.on_card += 1;
            self.turn = self.players.left_of(self.turn);
        }
    }
}
