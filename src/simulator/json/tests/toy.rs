//! A toy game: two seats in turn `draw` a bead, `roll` a die, `bid` a number or `say` a word, twelve times in all, unless
//! one gives up. Beads of one colour are alike. When the bag is empty the drawn beads go back into it.

use parlour_bots::Player;
use parlour_rules::ledger::Place;
use parlour_rules::{
    Choice, Croupier, Decision, Event, Fact, Game, Info, Ledger, OptionSpec, Outcome, PerSeat,
    Players, Rng, Seat, SeatSet, Seating, SeedableRng, Setup, SetupFault, Thing, Turn, View, Word,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

const ACTIONS: u8 = 12;
const BEADS: [char; 5] = ['a', 'a', 'b', 'c', 'd'];

static INFO: Info = Info {
    id: "toy",
    name: "Toy",
    blurb: "Beads and dice.",
    players: (2, 2),
    seating: |_, _| Seating::hidden(1),
    levels: 1,
    options: &[OptionSpec::flag("loud", "Loud", "Nothing", false)],
    bound: ACTIONS as u32,
    ..Info::USUAL
};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Toy {
    rng: Rng,
    seat: Seat,
    played: u8,
    /// The bag, the bead to leave next first.
    bag: Vec<char>,
    drawn: Vec<char>,
    points: PerSeat<i16, 2>,
    given_up: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Action {
    Draw,
    Roll,
    Bid(u8),
    Say(Word),
    GiveUp,
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => to.write_str("draw"),
            Action::Roll => to.write_str("roll"),
            Action::Bid(number) => write!(to, "bid:{number}"),
            Action::Say(word) => write!(to, "say:{word}"),
            Action::GiveUp => to.write_str("!resign"),
        }
    }
}

impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Action, ()> {
        match text {
            "draw" => Ok(Action::Draw),
            "roll" => Ok(Action::Roll),
            "!resign" => Ok(Action::GiveUp),
            _ => match text.split_once(':').ok_or(())? {
                ("bid", number) => number.parse().map(Action::Bid).map_err(|_| ()),
                ("say", word) => word.parse().map(Action::Say).map_err(|_| ()),
                _ => Err(()),
            },
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Refusal {
    TooHigh,
    TooShort,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Refusal::TooHigh => "Bids go up to nine",
            Refusal::TooShort => "Say at least three letters",
        })
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Happened {
    Drew(Seat),
    DrewBead(Seat, char),
    Rolled(Seat, u8),
    Bid(Seat, u8),
    Said(Seat, Word),
}

impl Event for Happened {
    fn kind(&self) -> &'static str {
        match self {
            Happened::Drew(_) => "drew",
            Happened::DrewBead(..) => "drew-bead",
            Happened::Rolled(..) => "rolled",
            Happened::Bid(..) => "bid",
            Happened::Said(..) => "said",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Happened::Drew(seat)
            | Happened::DrewBead(seat, _)
            | Happened::Rolled(seat, _)
            | Happened::Bid(seat, _)
            | Happened::Said(seat, _) => Some(*seat),
        }
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        match self {
            Happened::Drew(_) => (),
            Happened::DrewBead(_, bead) => visit("bead", Fact::Text(Thing::of(bead))),
            Happened::Rolled(_, die) => visit("die", Fact::Number(i32::from(*die))),
            Happened::Bid(_, number) => visit("number", Fact::Number(i32::from(*number))),
            Happened::Said(seat, word) => {
                visit("word", Fact::Text(Thing::of(word)));
                visit("letters", Fact::list(word.letters().map(char::from)));
                visit("heard-by", Fact::Seats(SeatSet::only(*seat)));
            }
        }
    }
}

/// The toy hides the order of the bag and nothing else.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Look {
    seat: Option<Seat>,
    game: Toy,
}

impl View for Look {
    type Action = Action;
    fn seat(&self) -> Option<Seat> {
        self.seat
    }
    fn players(&self) -> Players {
        self.game.players()
    }
    fn turn(&self) -> Turn {
        self.game.turn()
    }
    fn legal(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        if self.seat.is_some() && self.turn().seat() == self.seat {
            visit(Choice::One(Action::Draw));
            visit(Choice::One(Action::Roll));
            visit(Choice::Range {
                verb: "bid",
                low: 0,
                high: 9,
            });
            visit(Choice::Text { verb: "say" });
            visit(Choice::One(Action::GiveUp));
        }
    }
    fn describe(&self, ledger: &mut dyn Ledger) {
        let mut bag = self.game.bag.clone();
        bag.sort_unstable();
        ledger.zone(Place::Shared("bag"), &mut bag.iter().map(Thing::of));
        self.game.describe_rest(ledger);
    }
}

impl Toy {
    fn describe_rest(&self, ledger: &mut dyn Ledger) {
        let drawn = &mut self.drawn.iter().map(Thing::of);
        ledger.zone(Place::Shared("drawn"), drawn);
        self.points
            .iter()
            .for_each(|(_, points)| ledger.score(i32::from(*points)));
        ledger.fact("played", Fact::Number(i32::from(self.played)));
    }
}

impl Game for Toy {
    const INFO: &'static Info = &INFO;
    type Action = Action;
    type Event = Happened;
    type View = Look;
    type Refusal = Refusal;

    fn start(setup: &Setup, croupier: &mut Croupier<'_, Happened>) -> Result<Toy, SetupFault> {
        setup.check(&INFO)?;
        let mut rng = Rng::seed_from_u64(setup.seed);
        let seat = croupier.pick_seat(&mut rng, setup.players);
        let mut bag = BEADS.to_vec();
        croupier.shuffle(&mut rng, "pack", &mut bag);
        Ok(Toy {
            rng,
            seat,
            played: 0,
            bag,
            drawn: Vec::new(),
            points: PerSeat::default(),
            given_up: false,
        })
    }

    fn players(&self) -> Players {
        Players::new(2).unwrap()
    }

    fn is_aside(action: &Action) -> bool {
        *action == Action::GiveUp
    }

    fn turn(&self) -> Turn {
        if self.given_up || self.played >= ACTIONS {
            return Turn::Over(Outcome {
                winners: SeatSet::only(self.seat),
                reason: "done",
            });
        }
        Turn::Decide(Decision {
            seat: self.seat,
            phase: "play",
            private: false,
        })
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.points[seat])
    }

    fn apply(
        &mut self,
        action: Action,
        croupier: &mut Croupier<'_, Happened>,
    ) -> Result<(), Refusal> {
        let seat = self.seat;
        match action {
            Action::Draw => {
                if self.bag.is_empty() {
                    self.bag.append(&mut self.drawn);
                    // One bead stays out, so that the bag is not what it was at the start.
                    self.drawn.extend(self.bag.pop());
                    croupier.shuffle(&mut self.rng, "pack", &mut self.bag);
                }
                let bead = self.bag.remove(0);
                self.drawn.push(bead);
                croupier.tell(Happened::Drew(seat));
                croupier.whisper(seat, Happened::DrewBead(seat, bead));
            }
            Action::Roll => {
                let die = croupier.die(&mut self.rng);
                self.points[seat] += i16::from(die);
                croupier.tell(Happened::Rolled(seat, die));
            }
            Action::Bid(number) if number > 9 => return Err(Refusal::TooHigh),
            Action::Say(word) if word.len() < 3 => return Err(Refusal::TooShort),
            Action::Say(word) => croupier.tell(Happened::Said(seat, word)),
            Action::Bid(number) => croupier.tell(Happened::Bid(seat, number)),
            Action::GiveUp => self.given_up = true,
        }
        self.played += 1;
        self.seat = self.players().left_of(seat);
        Ok(())
    }

    fn view(&self, seat: Option<Seat>) -> Look {
        let mut game = self.clone();
        game.bag.sort_unstable();
        game.rng = Rng::seed_from_u64(0);
        Look { seat, game }
    }

    fn imagine(view: &Look, rng: &mut Rng) -> Toy {
        let mut game = view.game.clone();
        game.rng = rng.fork();
        rng.shuffle(&mut game.bag);
        game
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        ledger.zone(Place::Shared("bag"), &mut self.bag.iter().map(Thing::of));
        self.describe_rest(ledger);
    }

    fn is_sound(&self) -> bool {
        let mut beads = [self.bag.clone(), self.drawn.clone()].concat();
        beads.sort_unstable();
        beads == BEADS && self.players().has(self.seat)
    }
}

impl Player for Toy {}
