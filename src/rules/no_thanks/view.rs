//! What one seat may know: all play areas and everything open, its own tokens and tiger, and nothing of the others'.

use super::action::Action;
use super::options::{MAX_ROUNDS, Options, TOKENS};
use super::report::RoundReport;
use super::values::{Value, Values};
use super::{NoThanks, Seats, total};
use crate::game::{Choice, Game, Turn};
use crate::ledger::{Fact, Ledger, Place};
use crate::seat::{Players, Seat};
use heapless::Vec;

/// All that one seat may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The seat that looks.
    pub seat: Option<Seat>,
    /// The number of seats.
    pub players: Players,
    /// The options in force.
    pub options: Options,
    /// Whose turn it is, or how it ended.
    pub turn: Turn,
    /// The round on the table, counted from 1.
    pub round: u8,
    /// The seat that began the round.
    pub first: Seat,
    /// The card that is offered; none when the game is over.
    pub active: Option<Value>,
    /// The tokens that lie on it.
    pub on_card: u8,
    /// The cards left in the deck.
    pub deck_left: u8,
    /// The number of cards set aside, tigers not counted.
    pub aside_count: u8,
    /// The cards set aside, once they may be seen.
    pub aside: Option<Values>,
    /// Each seat as this one sees it.
    pub seats: Seats<SeatView>,
    /// The points of the finished rounds.
    pub sheet: Vec<Seats<i16>, MAX_ROUNDS>,
    /// The last finished round.
    pub last_round: Option<RoundReport>,
}

/// One seat as another sees it, or as it sees itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatView {
    /// The play area.
    pub cards: Values,
    /// The tokens, where they may be known.
    pub tokens: Option<u8>,
    /// The tiger of this round, where it may be known: one's own, or one that has been played.
    pub tiger: Option<Value>,
    /// Whether the seat still holds its tiger.
    pub tiger_waits: bool,
}

impl View {
    /// The total of a seat over the finished rounds.
    pub fn total(&self, seat: Seat) -> i16 {
        total(&self.sheet, seat)
    }

    /// The cards that may still turn up or lie face down, as far as this seat knows.
    pub fn unseen(&self) -> Values {
        let seen = self
            .players
            .seats()
            .fold(self.options.gaps(), |seen, seat| {
                let place = &self.seats[seat];
                seen.or(place.cards).or(place.tiger.into_iter().collect())
            });
        Values::ALL
            .without(seen)
            .without(self.active.into_iter().collect())
            .without(self.aside.unwrap_or_default())
    }

    /// What the looking seat sees of itself.
    pub fn own(&self) -> Option<&SeatView> {
        self.seat.map(|seat| &self.seats[seat])
    }

    /// The most tokens that a seat can hold, by what lies open. One that has taken no card has gained none, and has paid
    /// for every pass on the card that lies there now; so as long as nobody has taken a card all supplies are known.
    pub fn most_tokens(&self, seat: Seat) -> u8 {
        let place = &self.seats[seat];
        let tiger = usize::from(place.tiger.is_some() && !place.tiger_waits);
        if place.cards.len() > tiger {
            return TOKENS;
        }
        let each = self.options.tokens_each(self.players);
        self.turn.seat().map_or(each, |turn| {
            each.saturating_sub(passes(self.players, turn, self.on_card, seat))
        })
    }

    pub(super) fn of(game: &NoThanks, seat: Option<Seat>) -> View {
        let turn = game.turn();
        let over = matches!(turn, Turn::Over(_));
        // Once the last round has been scored its tokens are open; what stayed face down is shown if the table wants it.
        let reveal = over && game.options.show_removed;
        let mut seats = Seats::default();
        for other in game.players.seats() {
            let place = &game.seats[other];
            let own = seat == Some(other);
            seats[other] = SeatView {
                cards: place.cards,
                tokens: (own || over).then_some(place.tokens),
                tiger: place.tiger.filter(|_| own || reveal || place.tiger_played),
                tiger_waits: place.held_tiger().is_some(),
            };
        }
        View {
            seat,
            players: game.players,
            options: game.options,
            turn,
            round: game.round,
            first: game.first,
            active: game.active,
            on_card: game.on_card,
            deck_left: game.deck.len() as u8,
            aside_count: game.aside.len() as u8,
            aside: reveal.then_some(game.aside),
            seats,
            sheet: game.sheet.clone(),
            last_round: game.last_round.clone(),
        }
    }
}

impl crate::game::View for View {
    type Action = Action;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn players(&self) -> Players {
        self.players
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn legal(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        let Some(own) = self.own().filter(|_| self.decides()) else {
            return;
        };
        visit(Choice::One(Action::Take));
        if own.tokens.is_some_and(|tokens| tokens > 0) {
            visit(Choice::One(Action::Pass));
        }
        if own.tiger_waits {
            visit(Choice::One(Action::Tiger));
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        ledger.hidden_zone(Place::Shared("deck"), self.deck_left.into());
        ledger.open(Place::Shared("active"), self.active);
        let aside = self.aside.map(Values::iter);
        ledger.seen(Place::Shared("aside"), aside, self.aside_count.into());
        for seat in self.players.seats() {
            let place = &self.seats[seat];
            ledger.open(Place::Of("area", seat), place.cards.iter());
            if self.options.hidden_tiger {
                let tiger = Place::Of("tiger", seat);
                match (place.tiger_waits, place.tiger) {
                    (true, None) => ledger.hidden_zone(tiger, 1),
                    (waits, card) => ledger.open(tiger, card.filter(|_| waits)),
                }
            }
        }
        describe_open(ledger, self.players, &self.options, self.on_card, |seat| {
            self.seats[seat].tokens
        });
        for seat in self.players.seats() {
            ledger.score(self.total(seat).into());
        }
        ledger.fact("round", Fact::Number(self.round.into()));
        ledger.fact("first", Fact::Seat(self.first));
    }
}

/// The part that states and views tell in the same way: gaps and tokens.
pub(super) fn describe_open(
    ledger: &mut dyn Ledger,
    players: Players,
    options: &Options,
    on_card: u8,
    tokens: impl Fn(Seat) -> Option<u8>,
) {
    if !options.gaps().is_empty() {
        ledger.open(Place::Shared("gaps"), options.gaps().iter());
    }
    for seat in players.seats() {
        let number = tokens(seat).map(i32::from);
        ledger.count("tokens", Place::Of("", seat), number);
    }
    let boxed = TOKENS.saturating_sub(options.tokens_in_play(players));
    ledger.count("tokens", Place::Shared("card"), Some(on_card.into()));
    ledger.count("tokens", Place::Shared("box"), Some(boxed.into()));
}

/// How often a seat has passed on the active card, if `on_card` tokens lie on it and it is `turn`'s turn.
fn passes(players: Players, turn: Seat, on_card: u8, seat: Seat) -> u8 {
    let count = players.count();
    let back = match players.steps(seat, turn) {
        0 => count,
        back => back,
    };
    ((usize::from(on_card) + count - back) / count) as u8
}
