//! Hearts: take tricks without hearts and without the queen of spades.
//!
//! A game is a number of deals. In each the seats may first pass cards to each other, face down; then they play tricks,
//! following suit, and count a point for each heart and 13 for the queen of spades that they took. When somebody has
//! passed the limit the lowest total wins. Everything beyond that is an option: passing, a widow, breaking hearts, a
//! tame first trick, shooting the moon. Rule numbers (`R9`) are those of the game's rule sheet.
//!
//! The parts: [`open`] is what lies open for everybody and knows what may be played, [`trick`] a trick; [`deal`]
//! deals, delivers passed cards and ends a deal; [`view`] is what one seat sees, [`imagine`] the way back from a view to
//! a whole game, [`soundness`] the check of a game that comes from a save.

mod action;
mod deal;
mod event;
mod imagine;
mod open;
mod options;
mod score;
mod soundness;
#[cfg(test)]
mod tests;
mod trick;
mod view;

pub use action::{Action, Refusal};
pub use event::Event;
pub use open::{Open, Phase};
pub use options::{FirstTrick, Moon, Opening, Options, Passing, Side, Widow};
pub use score::{POINT_CARDS, Points, QUEEN, Report, Reward};
pub use trick::{AceHigh, Trick};
pub use view::View;

use crate::cards::{Card, CardSet};
use crate::prelude::*;

/// The most seats at a table.
pub const SEATS: usize = 6;

/// A table of Hearts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hearts {
    open: Open,
    hands: PerSeat<CardSet, SEATS>,
    /// The cards that each seat passes or has passed in this deal. While others still choose, they are in no hand.
    passed: PerSeat<CardSet, SEATS>,
    /// The widow until it is taken.
    widow: CardSet,
    rng: Rng,
}

impl Hearts {
    /// A seat plays a card, and the trick or the deal may be over.
    fn play(&mut self, seat: Seat, card: Card, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        let denied = open.denied_by(card);
        // The lowest club of all hands leaves nobody a lower one.
        let of_all = if open.is_opening() {
            denied
        } else {
            CardSet::EMPTY
        };
        for other in open.players.seats() {
            open.denied[other] = open.denied[other].or(of_all);
        }
        open.denied[seat] = open.denied[seat].or(denied);
        let breaks = !open.broken && open.breaks(card);
        self.hands[seat].remove(card);
        open.played[seat].insert(card);
        open.trick.play(card);
        croupier.tell(Event::Played { seat, card });
        if breaks {
            open.broken = true;
            if open.options.break_hearts {
                croupier.tell(Event::Broken { seat, card });
            }
        }
        if open.trick.to_play(open.players).is_none() {
            self.end_trick(card, croupier);
        }
    }
}

impl Game for Hearts {
    const INFO: &'static Info = &options::INFO;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, croupier: &mut Croupier<'_, Event>) -> Result<Self, SetupFault> {
        setup.check(Self::INFO)?;
        let players = setup.players;
        let mut rng = Rng::seed_from_u64(setup.seed);
        let dealer = croupier.pick_seat(&mut rng, players);
        let mut game = Hearts {
            open: Open {
                players,
                options: Options::from_values(&setup.options),
                dealer,
                phase: Phase::Play,
                trick: Trick::led_by(dealer),
                last: None,
                played: PerSeat::default(),
                won: PerSeat::default(),
                denied: PerSeat::default(),
                broken: false,
                widow_taken: false,
                totals: PerSeat::default(),
                deals: 0,
                report: None,
            },
            hands: PerSeat::default(),
            passed: PerSeat::default(),
            widow: CardSet::EMPTY,
            rng,
        };
        game.deal(croupier);
        Ok(game)
    }

    fn players(&self) -> Players {
        self.open.players
    }

    fn turn(&self) -> Turn {
        self.open.turn()
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.open.totals[seat].number())
    }

    fn apply(&mut self, action: Action, croupier: &mut Croupier<'_, Event>) -> Result<(), Refusal> {
        let seat = self.open.decider().ok_or(Refusal::Over)?;
        self.open.check(action, self.hands[seat])?;
        match action {
            Action::Pass(cards) => self.pass(seat, cards, croupier),
            Action::Play(card) => self.play(seat, card, croupier),
            Action::Moon(reward) => {
                croupier.tell(Event::Rewarded { seat, reward });
                self.end_deal(Some((seat, reward)), croupier);
            }
        }
        Ok(())
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View::of(self, seat)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        imagine::imagine(view, rng)
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        for seat in self.open.players.seats() {
            ledger.open(Place::Of("hand", seat), self.hands[seat].iter());
            let underway = if self.open.has_chosen(seat) {
                self.passed[seat]
            } else {
                CardSet::EMPTY
            };
            ledger.open(Place::Of("pass", seat), underway.iter());
        }
        ledger.open(Place::Shared("widow"), self.widow.iter());
        self.open.describe(ledger);
    }

    fn is_sound(&self) -> bool {
        soundness::is_sound(self)
    }
}
