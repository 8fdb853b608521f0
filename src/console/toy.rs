//! A toy game for the tests of the console: stairs to climb, with one of everything that the table does for a game.
//!
//! Whoever is to decide climbs a step, again and again, or stops; after three steps there is nothing left but to stop. A
//! bell may be rung on the way. Whoever is first on the tenth step wins, and whoever plays alone and stops has lost. The
//! game remembers how many games there were before it, and brings two chapters to the book: a diary that scrolls, and a
//! secret that is covered like a hand. Options make the table hidden, and make partners of those who sit opposite, who
//! add up their steps, and set one of three clocks: whoever has not stopped in time is stopped, or, by the clock of the
//! table, only told so.

use crate::cursor::{beside, go};
use crate::keys::Button;
use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage};
use crate::parts::bars::Bars;
use crate::parts::{self, Hints};
use crate::people::People;
use crate::screen::{
    Chapter, Clock, GameScreen, Heading, Line, MenuEntry, Motion, Reaction, RulesPage,
    Sight as SightOf, Status, Tip,
};
use crate::sound::Sound;
use core::fmt;
use core::str::FromStr;
use embedded_graphics::geometry::Point;
use parlour_bots::{Level, Player, Thought};
use parlour_rules::info::First;
use parlour_rules::{
    Choice, Croupier, Decision, Event as EventTrait, Fact, Game, Info, Ledger, Mark, Memory,
    NotAnAction, OptionSpec, OptionValues, Outcome, Players, Rng, Seat, SeatSet, Seating, Setup,
    SetupFault, Teams, Turn, View,
};
use serde::{Deserialize, Serialize};

type Sight<'a> = SightOf<'a, Toy>;

/// The options by their numbers.
pub(crate) const HIDDEN: usize = 0;
pub(crate) const CLOCK: usize = 1;
pub(crate) const TEAMS: usize = 2;

/// The values of the clock's option.
pub(crate) const SEAT: i16 = 1;
pub(crate) const TABLE: i16 = 2;
pub(crate) const HOURGLASS: i16 = 3;

/// The chapters that the game brings, and how many lines of the diary there are and are in sight.
pub(crate) const DIARY: Chapter = Chapter::Own(0);
pub(crate) const SECRET: Chapter = Chapter::Own(1);
const PAGES: usize = 5;
const IN_SIGHT: usize = 3;

/// The top of the stairs, and how many steps one may climb in a turn.
const TOP: u8 = 10;
const STEPS: u8 = 3;
/// How long a turn may take by the clock, in milliseconds.
pub(crate) const TIME: u32 = 10_000;

fn teams(options: &OptionValues) -> Teams {
    if options.flag(TEAMS) {
        Teams::Opposite
    } else {
        Teams::Alone
    }
}

pub(crate) static INFO: Info = Info {
    id: "toy",
    name: "Stairs",
    players: (1, 4),
    seating: |options, _| {
        let seating = if options.flag(HIDDEN) {
            Seating::hidden(1)
        } else {
            Seating::open(1)
        };
        seating.in_teams(teams(options))
    },
    first: First::FirstSeat,
    options: &[
        OptionSpec::flag(
            "hidden",
            "Hidden",
            "Each seat keeps something secret.",
            false,
        ),
        OptionSpec::number("clock", "Clock", "Of each turn.", (0, HOURGLASS), 0),
        OptionSpec::flag("teams", "Teams", "Those opposite are partners.", false),
    ],
    bound: 500,
    ..Info::USUAL
};

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// A step up.
    Climb,
    /// The bell.
    Ring,
    /// The next seat decides.
    Stop,
    /// So many milliseconds have gone by.
    Spend(u32),
}

impl Action {
    const ALL: [(Action, &'static str); 3] = [
        (Action::Climb, "climb"),
        (Action::Ring, "ring"),
        (Action::Stop, "stop"),
    ];
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Action::Spend(ms) = self {
            return write!(to, "!time:{ms}");
        }
        let found = Action::ALL.iter().find(|(action, _)| action == self);
        to.write_str(found.map_or("", |(_, name)| name))
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        if let Some(ms) = text.strip_prefix("!time:") {
            return NotAnAction::unless(ms).map(Action::Spend);
        }
        let found = Action::ALL.iter().find(|(_, name)| *name == text);
        found.map(|(action, _)| *action).ok_or(NotAnAction)
    }
}

/// What may happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The stairs are swept before the game.
    Swept,
    /// A seat has climbed a step.
    Climbed(Seat),
    /// Everybody has to hear the bell.
    Rang(Seat),
    /// A seat has had enough.
    Stopped(Seat),
    /// A seat's time is over.
    TimeUp(Seat),
}

impl EventTrait for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::Swept => "swept",
            Event::Climbed(_) => "climbed",
            Event::Rang(_) => "rang",
            Event::Stopped(_) => "stopped",
            Event::TimeUp(_) => "time-up",
        }
    }
    fn seat(&self) -> Option<Seat> {
        match self {
            Event::Swept => None,
            Event::Climbed(seat)
            | Event::Rang(seat)
            | Event::Stopped(seat)
            | Event::TimeUp(seat) => Some(*seat),
        }
    }
}

/// The whole game, of which nothing is really secret: a view is the game and who looks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Toy {
    players: Players,
    options: OptionValues,
    decides: Seat,
    heights: [u8; 4],
    /// How many steps the seat that decides has climbed in this turn.
    climbed: u8,
    /// Whether somebody who plays alone has stopped.
    given_up: bool,
    /// A bit for every game before this one.
    before: Memory,
    /// What the clock shows.
    left: u32,
}

/// What a seat sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToyView {
    game: Toy,
    seat: Option<Seat>,
}

impl Toy {
    /// The number of this game, from 0.
    fn number(&self) -> usize {
        (0..Memory::BITS)
            .take_while(|bit| self.before.has(*bit))
            .count()
    }

    fn allows(&self, action: Action) -> bool {
        match action {
            Action::Climb | Action::Ring => self.climbed < STEPS,
            Action::Stop | Action::Spend(_) => true,
        }
    }

    fn pass_on(&mut self) {
        self.climbed = 0;
        self.left = TIME;
        self.given_up = self.players.count() == 1;
        self.decides = self.players.left_of(self.decides);
    }
}

impl Game for Toy {
    const INFO: &'static Info = &INFO;
    type Action = Action;
    type Event = Event;
    type View = ToyView;
    type Refusal = &'static str;

    fn start(setup: &Setup, croupier: &mut Croupier<'_, Event>) -> Result<Self, SetupFault> {
        setup.check(&INFO)?;
        croupier.tell(Event::Swept);
        Ok(Toy {
            players: setup.players,
            options: setup.options.clone(),
            decides: Seat::FIRST,
            heights: [0; 4],
            climbed: 0,
            given_up: false,
            before: setup.memory,
            left: TIME,
        })
    }

    fn players(&self) -> Players {
        self.players
    }

    fn turn(&self) -> Turn {
        let winners: SeatSet = self
            .players
            .seats()
            .filter(|seat| self.score(*seat) >= i32::from(TOP))
            .collect();
        if !winners.is_empty() || self.given_up {
            return Turn::Over(Outcome {
                winners,
                reason: "top",
            });
        }
        Turn::Decide(Decision {
            seat: self.decides,
            phase: "climb",
            private: self.options.flag(HIDDEN),
        })
    }

    fn is_aside(action: &Action) -> bool {
        matches!(action, Action::Spend(_))
    }

    fn teams(&self) -> Teams {
        teams(&self.options)
    }

    fn score(&self, seat: Seat) -> i32 {
        let team = self.teams().of(self.players, seat);
        let heights = team
            .iter()
            .filter_map(|seat| self.heights.get(seat.index()));
        heights.map(|height| i32::from(*height)).sum()
    }

    fn memory(&self) -> Option<Memory> {
        let mut memory = self.before;
        memory.set(self.number(), true);
        Some(memory)
    }

    fn mark(&self, seat: Seat) -> Option<Mark> {
        u16::try_from(self.score(seat)).ok().map(Mark::most)
    }

    fn apply(
        &mut self,
        action: Action,
        croupier: &mut Croupier<'_, Event>,
    ) -> Result<(), &'static str> {
        let seat = self.turn().seat().ok_or("It is over")?;
        if !self.allows(action) {
            return Err("Three steps are enough");
        }
        match action {
            Action::Climb => {
                self.climbed += 1;
                self.heights[seat.index()] += 1;
                croupier.tell(Event::Climbed(seat));
            }
            Action::Ring => croupier.tell(Event::Rang(seat)),
            Action::Stop => {
                self.pass_on();
                croupier.tell(Event::Stopped(seat));
            }
            Action::Spend(ms) if ms < self.left => self.left -= ms,
            Action::Spend(_) if self.left == 0 => {}
            Action::Spend(_) => {
                self.left = 0;
                if self.options.get(CLOCK) != TABLE {
                    self.pass_on();
                }
                croupier.tell(Event::TimeUp(seat));
            }
        }
        Ok(())
    }

    fn time_spent(&self, ms: u32) -> Option<Action> {
        (self.options.get(CLOCK) != 0).then_some(Action::Spend(ms))
    }

    fn view(&self, seat: Option<Seat>) -> ToyView {
        ToyView {
            game: self.clone(),
            seat,
        }
    }

    fn imagine(view: &ToyView, _: &mut Rng) -> Self {
        view.game.clone()
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        for seat in self.players.seats() {
            ledger.score(self.score(seat));
        }
        ledger.fact("climbed", Fact::Number(self.climbed.into()));
        ledger.fact("left", Fact::Number(self.left as i32));
    }

    fn is_sound(&self) -> bool {
        let setup = Setup::new(self.players, self.options.clone(), 0);
        setup.check(&INFO).is_ok()
            && self.players.has(self.decides)
            && self.heights.iter().all(|height| *height <= TOP)
            && self.climbed <= STEPS
            && self.left <= TIME
    }
}

impl View for ToyView {
    type Action = Action;
    fn seat(&self) -> Option<Seat> {
        self.seat
    }
    fn players(&self) -> Players {
        self.game.players
    }
    fn turn(&self) -> Turn {
        self.game.turn()
    }
    fn legal(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        if !self.decides() {
            return;
        }
        for (action, _) in Action::ALL {
            if self.game.allows(action) {
                visit(Choice::One(action));
            }
        }
    }
    fn describe(&self, ledger: &mut dyn Ledger) {
        self.game.describe(ledger);
    }
}

impl Player for Toy {
    /// Climbs as far as it goes.
    fn decide(view: &ToyView, _: Level, _: u64, _: &dyn Fn() -> bool) -> Option<Thought<Action>> {
        let mut first = None;
        view.legal(&mut |choice| {
            if let (Choice::One(action), None) = (choice, first) {
                first = Some(action);
            }
        });
        first.map(Thought::at_once)
    }
}

/// How many steps are planned, and whether they are to be climbed.
#[derive(Clone, Copy, Default, Debug)]
pub struct Cursor {
    plan: u8,
    sent: bool,
}

impl GameScreen for Toy {
    type Cursor = Cursor;
    const RULES: &'static [RulesPage] = &[];

    /// On the wide picture the bars lie in the middle.
    fn bars(sight: &Sight<'_>, _: &Cursor) -> Bars {
        match sight.scene.size.width as i32 {
            320 => Bars::at(Point::new(30, 36), Point::new(30, 171), 180),
            width => Bars::edges(width),
        }
    }

    const TIPS: &'static [Tip<Toy>] = &[
        Tip::new("A climbs.", |_, cursor: &Cursor| cursor.plan > 0),
        Tip::new("Left and right plan.", |_, cursor: &Cursor| {
            cursor.plan == 2
        }),
    ];

    fn icon(_: &mut Canvas<'_>, _: Point) {}

    fn arrive(_: &Sight<'_>, cursor: &mut Cursor) {
        *cursor = Cursor {
            plan: 1,
            sent: false,
        };
    }

    fn status(sight: &Sight<'_>, _: &Cursor) -> Status {
        // Where a clock runs, the table shows it in place of a fact.
        if sight.view.game.options.get(CLOCK) > SEAT {
            return Status::new(line!("climb or stop?"), line!("")).or(line!("climb?"), line!(""));
        }
        let step = sight.view.game.climbed;
        Status::new(line!("climb or stop?"), line!("step {step}"))
            .or(line!("climb?"), line!("step {step}"))
            .or(line!("climb?"), line!("{step}"))
    }

    fn hints(_: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
        let does = if cursor.plan == 0 { "Stop" } else { "Climb" };
        Hints::a(does).b("Anew")
    }

    /// Left and right plan, A climbs as many steps as were planned and stops where that is none, B plans anew. The bell is
    /// in the menu.
    fn press(_: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        match button {
            Button::Left | Button::Right => {
                let next = beside(0..=TOP, cursor.plan, button);
                go(&mut cursor.plan, next)
            }
            Button::A if cursor.plan == 0 => Reaction::Act(Action::Stop),
            Button::A => {
                cursor.sent = true;
                Reaction::Act(Action::Climb)
            }
            Button::B => go(&mut cursor.plan, Some(1)),
            Button::Up | Button::Down | Button::X | Button::Y => Reaction::Nothing,
        }
    }

    fn goes_on(sight: &Sight<'_>, cursor: &Cursor) -> Option<Action> {
        (cursor.sent && sight.view.game.climbed < cursor.plan).then_some(Action::Climb)
    }

    /// Writes what everybody can see: who stands where.
    fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
        parts::ground::baize(stage);
        let heights = &sight.view.game.heights;
        let number = sight.view.game.number() + 1;
        let words = line!("game {number}: steps {heights:?}, plan {}", cursor.plan);
        stage.text(&words, Point::new(20, 40), Font::B10, Colour::IVORY);
        let words = line!("{} ms left", sight.view.game.left);
        stage.text(&words, Point::new(20, 80), Font::B10, Colour::IVORY);
        if let Some(moment) = &sight.moment {
            let words = line!("{:?}", moment.event);
            stage.text(&words, Point::new(20, 60), Font::B10, Colour::IVORY);
        }
    }

    fn opens(sight: &Sight<'_>) -> (Chapter, &'static str) {
        if sight.view.decides() {
            (SECRET, "Secret")
        } else {
            (DIARY, "Diary")
        }
    }

    fn chapters(_: &Sight<'_>, add: &mut dyn FnMut(Heading)) {
        add(Heading::growing("Diary", PAGES, IN_SIGHT));
        add(Heading::page("Secret"));
    }

    fn draw_chapter(sight: &Sight<'_>, number: usize, scroll: usize, stage: &mut Stage<'_>) {
        let words = match (Chapter::Own(number), sight.view.seat) {
            (DIARY, _) => line!("days {} to {}", scroll + 1, scroll + IN_SIGHT),
            (_, Some(seat)) if sight.scene.face_up => line!("the secret of {}", sight.name(seat)),
            _ => line!("covered"),
        };
        stage.text(&words, Point::new(20, 60), Font::B10, Colour::IVORY);
    }

    fn motion(event: &Event) -> Motion {
        match event {
            Event::Swept => Motion::new(500, Sound::Deal),
            Event::Climbed(_) => Motion::new(100, Sound::Confirm),
            Event::Rang(_) => Motion::new(200, Sound::Bell).held(),
            Event::Stopped(_) => Motion::new(100, Sound::Focus).resting(1000),
            Event::TimeUp(_) => Motion::new(100, Sound::Loss),
        }
    }

    fn tell(event: &Event, _: &People) -> Option<Line> {
        Some(match event {
            Event::Swept => line!("The stairs are swept"),
            Event::Climbed(_) => line!("climbed a step"),
            Event::Rang(_) => line!("rang the bell"),
            Event::Stopped(_) => line!("stopped"),
            Event::TimeUp(_) => line!("was too slow"),
        })
    }

    fn settles(_: &Event, _: bool) -> bool {
        false
    }

    fn menu(view: &ToyView, people: &People, add: &mut dyn FnMut(MenuEntry<Action>)) {
        if let Some(seat) = view.turn().seat() {
            let ring = line!("Ring for {}", people.name(seat));
            add(MenuEntry::new(&ring, Action::Ring).unasked().any_time());
        }
        add(MenuEntry::new("Stop here", Action::Stop).asking(line!("Enough of stairs?")));
        add(MenuEntry::new("Ring", Action::Ring));
    }

    fn advise(sight: &Sight<'_>, cursor: &mut Cursor, action: &Action) -> Line {
        cursor.plan = u8::from(*action == Action::Climb);
        let seat = sight.view.seat.map_or("", |seat| sight.name(seat));
        line!("{action}: the secret of {seat}")
    }

    fn clock(view: &ToyView) -> Option<Clock> {
        let clock = [Clock::seat, Clock::table, Clock::hourglass];
        let number = usize::try_from(view.game.options.get(CLOCK)).ok()?;
        Some(clock.get(number.checked_sub(1)?)?(view.game.left))
    }
}
