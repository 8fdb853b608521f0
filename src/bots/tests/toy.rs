//! A toy game with a hidden card for each seat, chance, a range, a crowd of actions and a text, whose best play is plain.
//!
//! A seat keeps its card (1 to 9) or changes it for a random one, then bets from 0 to 1000; bets above 300 are lost. Where it
//! can only say a word, the names of the cards are words, and whoever names one has it.
//! When all have done so, the score is the card and a thousandth of a card for each point of the bet.

use crate::{Player, choices};
use core::fmt;
use core::str::FromStr;
use heapless::Vec;
use parlour_rules::info::First;
use parlour_rules::testing::covers;
use parlour_rules::{
    Choice, Croupier, Decision, Event, Fact, Game, Info, Ledger, Outcome, Players, Rng, Seat,
    Seating, SeedableRng, Setup, SetupFault, Teams, Turn, View, Word,
};
use serde::{Deserialize, Serialize};

/// How many actions a crowd has.
pub(super) const CROWD: u8 = 120;
/// The one of the crowd that makes a card a nine.
pub(super) const LUCKY: u8 = 77;
/// The names of the cards.
const CARDS: [&str; 9] = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
];

static INFO: Info = Info {
    id: "toy",
    name: "Toy",
    blurb: "",
    players: (2, 4),
    seating: |_, _| Seating::hidden(1),
    first: First::FirstSeat,
    bound: 20,
    ..Info::USUAL
};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum Phase {
    Card,
    Bet,
    SmallBet,
    Crowd,
    /// Only a word can be said.
    Word,
    /// The same where nobody has an idea.
    Speechless,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum ToyAction {
    Keep,
    Change,
    Bet(u16),
    Take(u8),
    Say(Word),
}

impl fmt::Display for ToyAction {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToyAction::Keep => to.write_str("keep"),
            ToyAction::Change => to.write_str("change"),
            ToyAction::Bet(bet) => write!(to, "bet:{bet}"),
            ToyAction::Take(one) => write!(to, "take:{one}"),
            ToyAction::Say(word) => write!(to, "say:{word}"),
        }
    }
}

impl FromStr for ToyAction {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        match text.split_once(':') {
            None if text == "keep" => Ok(ToyAction::Keep),
            None if text == "change" => Ok(ToyAction::Change),
            Some(("bet", bet)) => Ok(ToyAction::Bet(bet.parse().map_err(|_| ())?)),
            Some(("say", word)) => Ok(ToyAction::Say(word.parse().map_err(|_| ())?)),
            Some(("take", one)) => Ok(ToyAction::Take(one.parse().map_err(|_| ())?)),
            _ => Err(()),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct NotNow;

impl fmt::Display for NotNow {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("Not now")
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Nothing;

impl Event for Nothing {
    fn kind(&self) -> &'static str {
        "nothing"
    }
    fn seat(&self) -> Option<Seat> {
        None
    }
    fn facts(&self, _: &mut dyn FnMut(&'static str, Fact)) {}
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Toy {
    cards: Vec<u8, 4>,
    bets: Vec<u16, 4>,
    turn: usize,
    phase: Phase,
    /// Whether those who sit opposite are partners.
    pub(super) in_teams: bool,
    rng: Rng,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct ToyView {
    seat: Option<Seat>,
    card: Option<u8>,
    bets: Vec<u16, 4>,
    players: Players,
    turn: Turn,
    phase: Phase,
}

impl Toy {
    pub(super) fn with_cards(cards: &[u8], phase: Phase) -> Toy {
        Toy {
            cards: cards.iter().copied().collect(),
            bets: cards.iter().map(|_| 0).collect(),
            turn: 0,
            phase,
            in_teams: false,
            rng: Rng::seed_from_u64(99),
        }
    }
}

impl Game for Toy {
    const INFO: &'static Info = &INFO;
    type Action = ToyAction;
    type Event = Nothing;
    type View = ToyView;
    type Refusal = NotNow;

    fn start(setup: &Setup, _: &mut Croupier<'_, Nothing>) -> Result<Self, SetupFault> {
        setup.check(&INFO)?;
        let mut rng = Rng::seed_from_u64(setup.seed);
        let cards: Vec<u8, 4> = setup
            .players
            .seats()
            .map(|_| rng.below(9) as u8 + 1)
            .collect();
        Ok(Toy::with_cards(&cards, Phase::Card))
    }

    fn players(&self) -> Players {
        Players::new(self.cards.len()).unwrap()
    }

    fn teams(&self) -> Teams {
        if self.in_teams {
            Teams::Opposite
        } else {
            Teams::Alone
        }
    }

    fn turn(&self) -> Turn {
        if self.turn < self.cards.len() {
            return Turn::Decide(Decision {
                seat: Seat::new(self.turn).unwrap(),
                phase: "play",
                private: true,
            });
        }
        let best = self.players().seats().map(|seat| self.score(seat)).max();
        Turn::Over(Outcome {
            winners: self
                .players()
                .seats()
                .filter(|seat| Some(self.score(*seat)) == best)
                .collect(),
            reason: "done",
        })
    }

    fn score(&self, seat: Seat) -> i32 {
        let bet = i32::from(self.bets[seat.index()]);
        i32::from(self.cards[seat.index()]) * 100 + if bet > 300 { 0 } else { bet / 10 }
    }

    fn apply(&mut self, action: ToyAction, _: &mut Croupier<'_, Nothing>) -> Result<(), NotNow> {
        let view = self.view(self.turn().seat());
        let mut legal = false;
        view.legal(&mut |choice| legal |= covers(&choice, &action));
        if !legal {
            return Err(NotNow);
        }
        match action {
            ToyAction::Keep => self.phase = Phase::Bet,
            ToyAction::Say(word) => {
                let named = CARDS.iter().position(|name| *name == word.as_str());
                self.cards[self.turn] = named.ok_or(NotNow)? as u8 + 1;
                self.phase = Phase::Bet;
            }
            ToyAction::Take(one) => {
                if one == LUCKY {
                    self.cards[self.turn] = 9;
                }
                self.phase = Phase::Bet;
            }
            ToyAction::Change => {
                self.cards[self.turn] = self.rng.below(9) as u8 + 1;
                self.phase = Phase::Bet;
            }
            ToyAction::Bet(bet) => {
                self.bets[self.turn] = bet;
                self.turn += 1;
                self.phase = Phase::Card;
            }
        }
        Ok(())
    }

    fn view(&self, seat: Option<Seat>) -> ToyView {
        ToyView {
            seat,
            card: seat.map(|seat| self.cards[seat.index()]),
            bets: self.bets.clone(),
            players: self.players(),
            turn: self.turn(),
            phase: self.phase,
        }
    }

    fn imagine(view: &ToyView, rng: &mut Rng) -> Self {
        let cards: Vec<u8, 4> = view
            .players
            .seats()
            .map(|seat| match view.card {
                Some(card) if view.seat == Some(seat) => card,
                _ => rng.below(9) as u8 + 1,
            })
            .collect();
        Toy {
            bets: view.bets.clone(),
            turn: view.turn.seat().map_or(cards.len(), Seat::index),
            rng: rng.fork(),
            ..Toy::with_cards(&cards, view.phase)
        }
    }

    fn describe(&self, _: &mut dyn Ledger) {}

    fn is_sound(&self) -> bool {
        true
    }
}

impl View for ToyView {
    type Action = ToyAction;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn players(&self) -> Players {
        self.players
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn legal(&self, visit: &mut dyn FnMut(Choice<ToyAction>)) {
        if self.seat.is_none() || self.turn.seat() != self.seat {
            return;
        }
        let bet = |low, high| Choice::Range {
            verb: "bet",
            low,
            high,
        };
        match self.phase {
            Phase::Card => {
                visit(Choice::One(ToyAction::Keep));
                visit(Choice::One(ToyAction::Change));
                visit(Choice::Text { verb: "say" });
            }
            Phase::Bet => visit(bet(0, 1000)),
            Phase::SmallBet => visit(bet(3, 6)),
            Phase::Word | Phase::Speechless => visit(Choice::Text { verb: "say" }),
            Phase::Crowd => (0..CROWD).for_each(|one| visit(Choice::One(ToyAction::Take(one)))),
        }
    }

    fn describe(&self, _: &mut dyn Ledger) {}
}

impl Player for Toy {
    fn ideas(view: &ToyView, visit: &mut dyn FnMut(ToyAction)) {
        if view.phase == Phase::Word {
            for name in CARDS {
                visit(ToyAction::Say(Word::typed(name)));
            }
        }
    }

    fn rollout(view: &ToyView, rng: &mut Rng) -> Option<ToyAction> {
        match view.phase {
            Phase::Crowd if view.seat == view.turn.seat() => Some(ToyAction::Take(LUCKY)),
            _ => choices::any::<Toy>(view, rng),
        }
    }
}
