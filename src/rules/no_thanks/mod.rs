//! No Thanks!: nobody wants the card, and everybody wants the tokens that pile up on it.
//!
//! Cards from 3 to 35 are turned up one at a time. The seat in turn takes the card, with all tokens on it, or puts one of
//! its own tokens on it and passes. Cards cost their value, in a run of consecutive values only the lowest; each
//! token left takes a point off. The lowest total after the agreed number of rounds wins.
//!
//! The state follows the table: a deck in its order, cards set aside, the active card with its tokens, and for each seat a
//! play area, a secret supply and, in the Hidden Tiger variant, a secret card. A finished round is scored and the next
//! one dealt inside the same `apply`; the view keeps a [`RoundReport`] to explain it. The game is over exactly when
//! there is no active card.

mod action;
mod deal;
mod event;
mod imagine;
mod options;
mod report;
mod soundness;
#[cfg(test)]
mod tests;
mod values;
mod view;

pub use action::{Action, Refusal};
pub use event::Event;
pub use options::{Amigo, DECK, INFO, MAX_ROUNDS, Options, TOKENS};
pub use report::{RoundReport, SeatReport, TigerReport};
pub use values::{NoSuchValue, Run, Value, Values};
pub use view::{SeatView, View};

use crate::prelude::*;
use heapless::Vec;

/// The largest table.
pub const MAX_PLAYERS: usize = 7;

/// One value for each seat of this game.
pub type Seats<T> = PerSeat<T, MAX_PLAYERS>;

/// A game of No Thanks!.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NoThanks {
    rng: Rng,
    players: Players,
    options: Options,
    /// Counted from 1.
    round: u8,
    /// The seat that began this round.
    first: Seat,
    turn: Seat,
    active: Option<Value>,
    on_card: u8,
    /// The next card is the last.
    deck: Vec<Value, DECK>,
    /// Without the tigers.
    aside: Values,
    seats: Seats<Holding>,
    /// The points of the finished rounds.
    sheet: Vec<Seats<i16>, MAX_ROUNDS>,
    last_round: Option<RoundReport>,
}

/// One seat's cards and tokens.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
struct Holding {
    cards: Values,
    tokens: u8,
    tiger: Option<Value>,
    tiger_played: bool,
}

impl Holding {
    fn held_tiger(&self) -> Option<Value> {
        self.tiger.filter(|_| !self.tiger_played)
    }
}

/// The sum of a seat's points over the rounds of a sheet.
fn total(sheet: &[Seats<i16>], seat: Seat) -> i16 {
    sheet.iter().map(|points| points[seat]).sum()
}

impl NoThanks {
    fn take(&mut self, card: Value, croupier: &mut Croupier<'_, Event>) {
        let seat = self.turn;
        let tokens = self.on_card;
        let place = &mut self.seats[seat];
        place.cards.insert(card);
        place.tokens += tokens;
        croupier.tell(Event::Took { seat, card, tokens });
        self.turn_up(croupier);
        if self.active.is_none() {
            self.finish_round(croupier);
        }
    }

    fn pass(&mut self, card: Value, croupier: &mut Croupier<'_, Event>) -> Result<(), Refusal> {
        let seat = self.turn;
        let place = &mut self.seats[seat];
        place.tokens = place.tokens.checked_sub(1).ok_or(Refusal::NoToken)?;
        self.on_card += 1;
        self.turn = self.players.left_of(seat);
        croupier.tell(Event::Passed {
            seat,
            card,
            on_card: self.on_card,
        });
        Ok(())
    }

    fn play_tiger(&mut self, croupier: &mut Croupier<'_, Event>) -> Result<(), Refusal> {
        let seat = self.turn;
        let place = &mut self.seats[seat];
        let card = place.tiger.ok_or(Refusal::NoTiger)?;
        if place.tiger_played {
            return Err(Refusal::TigerPlayed);
        }
        place.cards.insert(card);
        place.tiger_played = true;
        croupier.tell(Event::TigerPlayed { seat, card });
        Ok(())
    }

    /// Scores the round and, unless it was the last one, deals the next (R8 to R11).
    fn finish_round(&mut self, croupier: &mut Croupier<'_, Event>) {
        let report = RoundReport::of(self);
        let mut points = Seats::default();
        for seat in self.players.seats() {
            points[seat] = report.points(seat);
        }
        // The sheet has room for as many rounds as can be agreed on.
        let _ = self.sheet.push(points);
        croupier.tell(Event::RoundEnded { round: self.round });
        for seat in self.players.seats() {
            croupier.tell(Event::Scored {
                seat,
                cards: report.seats[seat].cards.points(),
                tokens: report.seats[seat].tokens,
                total: total(&self.sheet, seat),
            });
        }
        self.last_round = Some(report);
        if self.round < self.options.rounds {
            self.round += 1;
            self.first = self.players.left_of(self.first);
            self.deal(croupier);
        }
    }

    /// The seats with the lowest total; those who are tied share the win (R12, R13).
    fn winners(&self) -> SeatSet {
        let totals = || self.players.seats().map(|seat| total(&self.sheet, seat));
        let lowest = totals().min();
        self.players
            .seats()
            .zip(totals())
            .filter(|(_, total)| Some(*total) == lowest)
            .map(|(seat, _)| seat)
            .collect()
    }
}

impl Game for NoThanks {
    const INFO: &'static Info = &INFO;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, croupier: &mut Croupier<'_, Event>) -> Result<NoThanks, SetupFault> {
        setup.check(&INFO)?;
        let mut rng = Rng::seed_from_u64(setup.seed);
        let first = croupier.pick_seat(&mut rng, setup.players);
        let mut game = NoThanks {
            rng,
            players: setup.players,
            options: Options::of(&setup.options),
            round: 1,
            first,
            turn: first,
            active: None,
            on_card: 0,
            deck: Vec::new(),
            aside: Values::NONE,
            seats: Seats::default(),
            sheet: Vec::new(),
            last_round: None,
        };
        game.deal(croupier);
        Ok(game)
    }

    fn players(&self) -> Players {
        self.players
    }

    fn turn(&self) -> Turn {
        match self.active {
            // The table looks on: what is secret is peeked at, so the device need not change hands under a curtain.
            Some(_) => Turn::Decide(Decision {
                seat: self.turn,
                phase: "turn",
                private: false,
            }),
            None => Turn::Over(Outcome {
                winners: self.winners(),
                reason: "rounds",
            }),
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        total(&self.sheet, seat).into()
    }

    fn apply(&mut self, action: Action, croupier: &mut Croupier<'_, Event>) -> Result<(), Refusal> {
        let card = self.active.ok_or(Refusal::Over)?;
        match action {
            Action::Take => {
                self.take(card, croupier);
                Ok(())
            }
            Action::Pass => self.pass(card, croupier),
            Action::Tiger => self.play_tiger(croupier),
        }
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View::of(self, seat)
    }

    fn imagine(view: &View, rng: &mut Rng) -> NoThanks {
        NoThanks::imagined(view, rng)
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        ledger.open(Place::Shared("deck"), self.deck.iter().rev());
        ledger.open(Place::Shared("active"), self.active);
        ledger.open(Place::Shared("aside"), self.aside.iter());
        for seat in self.players.seats() {
            let place = &self.seats[seat];
            ledger.open(Place::Of("area", seat), place.cards.iter());
            if self.options.hidden_tiger {
                ledger.open(Place::Of("tiger", seat), place.held_tiger());
            }
        }
        view::describe_open(ledger, self.players, &self.options, self.on_card, |seat| {
            Some(self.seats[seat].tokens)
        });
        for seat in self.players.seats() {
            ledger.score(self.score(seat));
        }
        ledger.fact("round", Fact::Number(self.round.into()));
        ledger.fact("first", Fact::Seat(self.first));
    }

    fn is_sound(&self) -> bool {
        self.sound()
    }
}
