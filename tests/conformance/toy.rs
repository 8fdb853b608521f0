//! A toy game for the kit itself, with what no game of the catalogue may have yet: partners, a free text that may be refused,
//! a table action, a memory and a mark.
//!
//! In turn everybody says a word that shares a letter with the last one, or passes. A word brings a point for each letter,
//! and twice as many if it has the secret letter of whoever says it. After sixteen turns, or when somebody stops, it is over.

use heapless::Vec;
use parlour_rules::ledger::Place;
use parlour_rules::{
    Choice, Croupier, Decision, Event, Fact, Game, Info, Ledger, Mark, Memory, NotAnAction,
    OptionSpec, Outcome, PerSeat, Players, Rng, Seat, SeatSet, Seating, SeedableRng, Setup,
    SetupFault, Teams, Turn, View, Word,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

const TEAMS: usize = 0;
const TURNS: u8 = 16;
const SEATS: usize = 4;
/// The most that a word can bring.
const MOST: i32 = 48;
/// A secret letter for each seat; the others lie aside.
const LETTERS: [char; 6] = ['e', 'n', 'r', 's', 't', 'l'];

static INFO: Info = Info {
    id: "chain",
    name: "Chain",
    blurb: "Words that have a letter in common.",
    seating: |options, players| {
        let teams = if options.flag(TEAMS) && players.count() == SEATS {
            Teams::Opposite
        } else {
            Teams::Alone
        };
        Seating::hidden(5).in_teams(teams)
    },
    options: &[OptionSpec::flag(
        "teams",
        "Teams",
        "Four play in two teams.",
        false,
    )],
    bound: TURNS as u32,
    ..Info::USUAL
};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Deed {
    Say(Word),
    Pass,
    Stop,
}

impl fmt::Display for Deed {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Say(word) => write!(to, "say:{word}"),
            Deed::Pass => to.write_str("pass"),
            Deed::Stop => to.write_str("!stop"),
        }
    }
}

impl FromStr for Deed {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Deed, NotAnAction> {
        match text.split_once(':') {
            Some(("say", word)) => NotAnAction::unless(word).map(Deed::Say),
            None if text == "pass" => Ok(Deed::Pass),
            None if text == "!stop" => Ok(Deed::Stop),
            _ => Err(NotAnAction),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Refusal {
    Over,
    NothingInCommon,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Refusal::Over => "It is over",
            Refusal::NothingInCommon => "Share a letter with the last word",
        })
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Said {
    seat: Seat,
    word: Word,
}

impl Event for Said {
    fn kind(&self) -> &'static str {
        "said"
    }
    fn seat(&self) -> Option<Seat> {
        Some(self.seat)
    }
    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        visit("word", Fact::text(self.word));
    }
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Public {
    players: Players,
    in_teams: bool,
    turns: u8,
    to_play: Seat,
    last: Word,
    totals: PerSeat<i32, SEATS>,
    stopped: Option<Seat>,
    memory: Memory,
}

impl Public {
    fn teams(&self) -> Teams {
        if self.in_teams {
            Teams::Opposite
        } else {
            Teams::Alone
        }
    }

    fn turn(&self) -> Turn {
        let best = self.players.seats().map(|seat| self.totals[seat]).max();
        let winners: SeatSet = match self.stopped {
            Some(stopped) => {
                let losers = self.teams().of(self.players, stopped);
                let seats = self.players.seats();
                seats.filter(|seat| !losers.has(*seat)).collect()
            }
            None if self.turns < TURNS => {
                return Turn::Decide(Decision {
                    seat: self.to_play,
                    phase: "say",
                    private: true,
                });
            }
            None => {
                let seats = self.players.seats();
                seats
                    .filter(|seat| Some(self.totals[*seat]) == best)
                    .collect()
            }
        };
        let stopped = self.stopped.is_some();
        let reason = if stopped { "stopped" } else { "turns" };
        Turn::Over(Outcome { winners, reason })
    }

    /// Writes out everything but the letters.
    fn describe(&self, ledger: &mut dyn Ledger) {
        for seat in self.players.seats() {
            ledger.score(self.totals[seat]);
        }
        ledger.fact("last", Fact::text(self.last));
        ledger.fact("turns", Fact::Number(self.turns.into()));
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Chain {
    public: Public,
    /// The secret letters of the seats in their order, and then those that lie aside.
    letters: Vec<char, 6>,
    rng: Rng,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ChainView {
    seat: Option<Seat>,
    public: Public,
    own: Option<char>,
}

impl Chain {
    fn letter(&self, seat: Seat) -> Option<char> {
        self.letters.get(seat.index()).copied()
    }

    fn say(&mut self, word: Word, croupier: &mut Croupier<'_, Said>) -> Result<(), Refusal> {
        let public = &self.public;
        let (seat, last) = (public.to_play, public.last);
        if !last.is_empty()
            && !last
                .letters()
                .any(|one| word.letters().any(|two| one == two))
        {
            return Err(Refusal::NothingInCommon);
        }
        let own = self.letter(seat).map(|letter| letter as u8);
        let doubled = word.letters().any(|letter| Some(letter) == own);
        let points = word.letters().count() as i32 * if doubled { 2 } else { 1 };
        for partner in public.teams().of(public.players, seat).iter() {
            self.public.totals[partner] += points;
        }
        self.public.last = word;
        croupier.tell(Said { seat, word });
        Ok(())
    }
}

impl Game for Chain {
    const INFO: &'static Info = &INFO;
    type Action = Deed;
    type Event = Said;
    type View = ChainView;
    type Refusal = Refusal;

    fn start(setup: &Setup, croupier: &mut Croupier<'_, Said>) -> Result<Chain, SetupFault> {
        setup.check(&INFO)?;
        let mut rng = Rng::seed_from_u64(setup.seed);
        let mut letters = LETTERS;
        croupier.shuffle(&mut rng, "letters", &mut letters);
        let to_play = croupier.pick_seat(&mut rng, setup.players);
        let seating = (INFO.seating)(&setup.options, setup.players);
        Ok(Chain {
            public: Public {
                players: setup.players,
                in_teams: seating.teams == Teams::Opposite,
                turns: 0,
                to_play,
                last: Word::EMPTY,
                totals: PerSeat::default(),
                stopped: None,
                memory: setup.memory,
            },
            letters: letters.into_iter().collect(),
            rng,
        })
    }

    fn players(&self) -> Players {
        self.public.players
    }

    fn teams(&self) -> Teams {
        self.public.teams()
    }

    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn is_aside(action: &Deed) -> bool {
        *action == Deed::Stop
    }

    fn score(&self, seat: Seat) -> i32 {
        self.public.totals[seat]
    }

    fn apply(&mut self, action: Deed, croupier: &mut Croupier<'_, Said>) -> Result<(), Refusal> {
        let Turn::Decide(decision) = self.turn() else {
            return Err(Refusal::Over);
        };
        match action {
            Deed::Say(word) => self.say(word, croupier)?,
            Deed::Pass => {}
            Deed::Stop => self.public.stopped = Some(decision.seat),
        }
        self.public.turns += 1;
        self.public.to_play = self.public.players.left_of(decision.seat);
        Ok(())
    }

    /// How many games there were: a bit more than before.
    fn memory(&self) -> Option<Memory> {
        let mut memory = self.public.memory;
        let games = (0..Memory::BITS).find(|bit| !memory.has(*bit));
        memory.set(games.unwrap_or(0), true);
        Some(memory)
    }

    fn mark(&self, seat: Seat) -> Option<Mark> {
        Some(Mark::most(self.score(seat) as u16))
    }

    fn view(&self, seat: Option<Seat>) -> ChainView {
        ChainView {
            seat,
            public: self.public.clone(),
            own: seat.and_then(|seat| self.letter(seat)),
        }
    }

    fn imagine(view: &ChainView, rng: &mut Rng) -> Chain {
        let mut letters = LETTERS;
        rng.shuffle(&mut letters);
        let place = letters.iter().position(|letter| Some(*letter) == view.own);
        if let (Some(place), Some(seat)) = (place, view.seat) {
            letters.swap(place, seat.index());
        }
        Chain {
            public: view.public.clone(),
            letters: letters.into_iter().collect(),
            rng: rng.fork(),
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        for seat in self.players().seats() {
            ledger.open(Place::Of("letter", seat), self.letter(seat));
        }
        let aside = self.letters.iter().skip(self.players().count());
        ledger.open(Place::Shared("aside"), aside);
        self.public.describe(ledger);
    }

    fn is_sound(&self) -> bool {
        let public = &self.public;
        let mut letters: Vec<char, 6> = self.letters.clone();
        letters.sort_unstable();
        let mut all = LETTERS;
        all.sort_unstable();
        let players = public.players;
        let sound = |seat: Seat| (0..=MOST * i32::from(TURNS)).contains(&public.totals[seat]);
        let together = |team: SeatSet| {
            let mut totals = team.iter().map(|seat| public.totals[seat]);
            let first = totals.next();
            totals.all(|total| Some(total) == first)
        };
        (2..=SEATS).contains(&players.count())
            && (!public.in_teams || players.count() == SEATS)
            && players.has(public.to_play)
            && public.stopped.is_none_or(|seat| players.has(seat))
            && public.turns <= TURNS
            && public.totals.is_clear_beyond(players)
            && players.seats().all(sound)
            && public.teams().all(players).all(together)
            && letters == all
    }
}

impl View for ChainView {
    type Action = Deed;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn players(&self) -> Players {
        self.public.players
    }

    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn legal(&self, visit: &mut dyn FnMut(Choice<Deed>)) {
        if self.decides() {
            visit(Choice::Text { verb: "say" });
            visit(Choice::One(Deed::Pass));
            visit(Choice::One(Deed::Stop));
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        for seat in self.players().seats() {
            let own = self.own.filter(|_| self.seat == Some(seat));
            ledger.seen(Place::Of("letter", seat), own.map(Some), 1);
        }
        let aside = LETTERS.len() - self.players().count();
        ledger.hidden_zone(Place::Shared("aside"), aside);
        self.public.describe(ledger);
    }
}

#[test]
fn random_play_stops_rarely_and_finds_words_that_are_not_refused() {
    let (mut games, mut stopped, mut words) = (0, 0, 0);
    crate::Effort::new(0, 300).play::<Chain>(11, |story, _| {
        words += story.events.len();
        if let Turn::Over(outcome) = story.game.turn() {
            games += 1;
            stopped += u32::from(outcome.reason == "stopped");
        }
    });
    assert!(games >= 300);
    assert!(stopped > 0 && stopped < games / 3, "{stopped} of {games}");
    assert!(words as u32 > 2 * games, "{words} in {games}");
}
