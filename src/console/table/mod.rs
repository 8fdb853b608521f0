//! The table: everything between the rules and the screens that is the same for all games.
//!
//! It seats people and computers, hands the device over behind a curtain, tells what happened meanwhile, lets computers
//! think, shows each event for its moment, takes back, saves after every action, stops between rounds and ends the game.
//! It never names a game: [`any_game`] holds the one that runs, and [`running`] is what the table knows of it.
//!
//! The table is always in one [`Phase`]. [`Table::advance`] is the only place that decides which comes next, and it does
//! so from what the game says: moments that wait to be shown come first, then the end of a round, then the end of the
//! game, then whoever has to decide.
//!
//! A game begins in [`beginning`], or in [`laying_out`] with some play behind it. The rooms in the order of a turn:
//! [`turns`] calls on whoever has to decide and hands the device over, [`listening`] knows whom a press is from,
//! [`press`] is what the buttons do meanwhile, [`tips`] accompany a first game,
//! [`seats`] lets persons and computers change places, [`thinking`] is what computers do, [`decisions`] carries
//! out what was decided, [`moments`] shows what happened by it, [`skipping`] passes over it, and [`undo`] takes it back.
//! [`log`], [`rounds`], [`teams`], [`clock`] and [`record`] keep account; [`frame`], [`covers`], [`book`] with its [`sheets`],
//! [`round_over`] and [`result`] draw what [`asking`] got to know from the game's screen; [`glimpse`] tells of a saved game
//! before one goes on with it.

mod any_game;
mod asking;
mod beginning;
mod book;
mod clock;
mod covers;
mod decisions;
mod frame;
mod glimpse;
mod laying_out;
mod listening;
mod log;
mod moments;
mod press;
#[cfg(test)]
mod proof;
mod record;
mod result;
mod round_over;
mod rounds;
mod running;
mod seats;
mod sheets;
mod skipping;
mod teams;
mod thinking;
mod tips;
mod turns;
mod undo;

pub use any_game::{GAMES, Job, Listed};
pub(crate) use book::{Chapters, Found, Page, Reading};
pub(crate) use frame::Cover;
pub use running::ActionText;
pub(crate) use running::Chosen;

use crate::parts::Hears;
use crate::people::People;
use crate::screen::{Clock, Line};
use crate::settings::Settings;
use crate::sound::{Sound, Speaker};
use crate::store::Key;
use crate::tips::Seen;
use crate::toast::Toast;
use any_game::AnyGame;
use core::cell::Cell;
use embedded_graphics::geometry::Size;
use log::Log;
use parlour_rules::{
    Info, MAX_SEATS, Mark, Memory, OptionValues, Outcome, PerSeat, Rng, Seat, Seating, SeedableRng,
    Turn,
};
use rounds::Rounds;
use seats::Hands;
use skipping::Skip;
use thinking::Question;
use tips::Tips;
use undo::Undo;

/// A turn that is younger than this many milliseconds has not been thought about.
const JUST_BEGUN: u32 = 300;

/// What the table needs from the console for a while.
pub(crate) struct Desk<'a> {
    /// Width and height of the picture.
    pub(crate) size: Size,
    /// Milliseconds since the start.
    pub(crate) now: u32,
    pub(crate) settings: &'a Settings,
    pub(crate) speaker: &'a mut Speaker,
    pub(crate) toast: &'a mut Option<Toast>,
    /// Room to write a save into.
    pub(crate) room: &'a mut [u8],
    /// Which tips were seen, where games are accompanied.
    pub(crate) seen: Option<&'a mut Seen>,
}

impl Desk<'_> {
    /// Says that something cannot be done.
    fn refuse(&mut self, why: Line) {
        self.speaker.play(Sound::Refused);
        *self.toast = Some(Toast::refusal(why, self.now));
    }
}

/// What the table is busy with.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Phase {
    /// Only "Pass to NAME" is to be seen.
    Curtain(Seat),
    /// The curtain opens for the seat.
    Lifting(Seat),
    /// What happened since the seat last looked.
    Recap(Seat),
    /// The seat decides.
    Play(Seat),
    /// The seat looks at what its action brought before it hands the device on, or before the device goes on for it.
    HandOn(Seat),
    /// An event is shown for this many milliseconds.
    Moment {
        ms: u32,
        /// It stays until somebody has read it.
        held: bool,
    },
    /// The device is about to do what the seat cannot help doing.
    Forced(Seat, Chosen),
    /// A computer's move is left to be seen for this many milliseconds.
    Rest { ms: u32 },
    /// A computer player thinks, about its own decision or about a hint for the person who decides.
    Thinking {
        seat: Seat,
        /// There is something to think about.
        choice: bool,
    },
    /// The clocks stand still until somebody goes on.
    Break(Seat),
    /// A round has been scored.
    RoundOver,
    /// The game has ended, and the table is left to be seen as it was then.
    Ended(Outcome),
    /// The game has ended, and the result is shown.
    Over(Outcome),
}

/// A table with a running game.
pub(crate) struct Table {
    game: AnyGame,
    log: Log,
    /// Events up to this number have been shown.
    shown: u32,
    people: People,
    options: OptionValues,
    rng: Rng,
    phase: Phase,
    since: u32,
    /// Since when nobody has been asked for a press, while that is so.
    waits_since: u32,
    /// In whose name the glass is shown.
    viewer: Option<Seat>,
    /// The person whose private things may lie open.
    holder: Option<Seat>,
    /// Seats have changed, and nobody is known to hold the device until a curtain is lifted.
    unknown: bool,
    /// Who has decided for which seats.
    hands: Hands,
    /// Who acted last, when that was a person who was told something in private.
    in_the_know: Option<Seat>,
    /// Who decided last.
    last: Option<Seat>,
    /// The person who decided last, where that one still has the device and may go on without a press.
    row: Option<Seat>,
    /// The person in the middle of whose decision the table's clock ran out, and who goes on with it.
    goes_on: Option<Seat>,
    /// The latest event that each seat has seen.
    looked: PerSeat<u32, MAX_SEATS>,
    /// The scores after each round.
    rounds: Rounds,
    undo: Undo,
    tips: Tips,
    /// What the moment is about, and whose deed it is.
    told: Option<(Option<Seat>, Line)>,
    /// What stands in its place until the event has been shown to its end; nothing where it may be told at once.
    doing: &'static str,
    /// A round has ended with the event of this number, and its account is to be shown.
    round_ended: Option<u32>,
    /// A move was made that nobody at the device made; it is left to be seen.
    rest_due: bool,
    /// For how long, in milliseconds at a calm pace.
    rest: u16,
    /// What is passed over without being shown.
    skip: Skip,
    /// X is held.
    peeking: bool,
    /// Since when no key has been touched; none while one is down.
    free_since: Option<u32>,
    /// Who took the device over last, where seats have something to hide.
    taker: Option<Seat>,
    /// What is on the glass came by itself, so a press of A may have been meant for what was there before.
    by_itself: bool,
    /// How far the list of places is scrolled.
    scroll: usize,
    /// Somebody asked the computer to answer now.
    hurried: bool,
    /// What computers are asked.
    question: Question,
    /// Up to when the deciding seat's clock has been counted.
    counted: u32,
    /// The clock that runs, if one does, where that is known: until the game or the phase is another.
    known_clock: Cell<Option<Option<Clock>>>,
    /// The record has to be written again.
    changed: bool,
    /// The game ended since the console last asked.
    ended: bool,
    /// How many actions there were since people sat down.
    actions: u32,
}

impl Table {
    /// A table without a game. Made within whoever makes it, for as a value of its own it lies on the stack first: 20
    /// kilobytes.
    #[inline(always)]
    pub(crate) fn empty(seed: u64) -> Table {
        Table {
            game: AnyGame::Empty,
            log: Log::default(),
            shown: 0,
            people: People::household(),
            options: OptionValues::default(),
            rng: Rng::seed_from_u64(seed),
            phase: Phase::RoundOver,
            since: 0,
            waits_since: 0,
            viewer: None,
            holder: None,
            unknown: false,
            hands: Hands::default(),
            in_the_know: None,
            last: None,
            row: None,
            goes_on: None,
            looked: PerSeat::default(),
            rounds: Rounds::default(),
            undo: Undo::new(),
            tips: Tips::default(),
            told: None,
            doing: "",
            round_ended: None,
            rest_due: false,
            rest: 0,
            skip: Skip::Nothing,
            peeking: false,
            free_since: Some(0),
            taker: None,
            by_itself: false,
            scroll: 0,
            hurried: false,
            question: Question::default(),
            counted: 0,
            known_clock: Cell::new(None),
            changed: false,
            ended: false,
            actions: 0,
        }
    }

    /// Something fresh has a part in all chance to come.
    pub(crate) fn stir(&mut self, fresh: u64) {
        self.rng.stir(fresh);
    }

    /// The game that runs.
    pub(crate) fn info(&self) -> Option<&'static Info> {
        self.game.running().map(|game| game.info())
    }

    /// What the game leaves to the next of its kind.
    pub(crate) fn memory(&self) -> Option<Memory> {
        self.game.running()?.memory()
    }

    /// What a seat has come to, for the book of best results: what the game names, else the points where few are good.
    pub(crate) fn mark(&self, seat: Seat) -> Option<Mark> {
        let game = self.game.running()?;
        let few = || u16::try_from(game.score(seat)).ok().map(Mark::fewest);
        let points = || few().filter(|_| game.info().low_wins);
        game.mark(seat).or_else(points)
    }

    /// Where the game stands.
    fn turn(&self) -> Option<Turn> {
        self.game.running().map(|game| game.turn())
    }

    /// Whether the game waits for this seat.
    fn decides(&self, seat: Seat) -> bool {
        self.turn().and_then(Turn::seat) == Some(seat)
    }

    /// How this table is made.
    pub(crate) fn seating(&self) -> Option<Seating> {
        let game = self.game.running()?;
        Some((game.info().seating)(&self.options, game.players()))
    }

    /// Whether seats hold anything that others may not see.
    pub(super) fn has_secrets(&self) -> bool {
        self.seating().is_some_and(|seating| seating.hidden)
    }

    /// The record that keeps the game that runs.
    pub(crate) fn key(&self) -> Option<Key> {
        self.info().map(|info| Key::game(info.id))
    }

    /// Everybody at the table.
    pub(crate) fn people(&self) -> &People {
        &self.people
    }

    /// What the table is busy with.
    pub(crate) fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The seat that decided last.
    pub(crate) fn decided_last(&self) -> Option<Seat> {
        self.last
    }

    /// How many actions there were since the game was started or resumed.
    pub(crate) fn actions(&self) -> u32 {
        self.actions
    }

    /// Whether nobody has begun to think about a decision.
    pub(crate) fn between_turns(&self, now: u32) -> bool {
        match self.phase {
            Phase::Play(_) => now.wrapping_sub(self.since) < JUST_BEGUN,
            _ => true,
        }
    }

    /// Whether the record has to be written again; asking resets it.
    pub(crate) fn take_changed(&mut self) -> bool {
        core::mem::take(&mut self.changed)
    }

    /// How the game ended, once, as soon as it has: what is still to be shown of it does not matter.
    pub(crate) fn take_end(&mut self) -> Option<Outcome> {
        match self.turn() {
            Some(Turn::Over(outcome)) if core::mem::take(&mut self.ended) => Some(outcome),
            _ => None,
        }
    }

    /// Whether a computer player is to answer now, because somebody asked for it or nobody waits for it any more.
    pub(crate) fn hurried(&self) -> bool {
        self.hurried || self.question.is_stale()
    }

    /// The device was asleep, and nobody knows who woke it: what is private goes behind the curtain.
    pub(crate) fn wake(&mut self, now: u32) {
        if self.is_alone() || !self.has_secrets() {
            return;
        }
        self.taker = None;
        if let Phase::HandOn(seat) = self.phase {
            self.in_the_know = Some(seat);
        }
        let looking = match self.phase {
            Phase::Lifting(seat) => Some(seat),
            Phase::HandOn(seat)
            | Phase::Play(seat)
            | Phase::Recap(seat)
            | Phase::Break(seat)
            | Phase::Thinking { seat, .. } => Some(seat).filter(|seat| self.holder == Some(*seat)),
            _ => None,
        };
        self.holder = None;
        if let Some(seat) = looking {
            self.enter(Phase::Curtain(seat), now);
        }
    }

    /// Whether something will happen at the table without a key.
    pub(crate) fn is_moving(&self, now: u32, settings: &Settings) -> bool {
        let passed = now.wrapping_sub(self.since);
        match &self.phase {
            Phase::Moment { held: true, ms } => passed < *ms,
            Phase::Moment { .. }
            | Phase::Lifting(_)
            | Phase::Rest { .. }
            | Phase::Forced(..)
            | Phase::Ended(_)
            | Phase::Thinking { .. } => true,
            Phase::RoundOver | Phase::Over(_) => passed < result::END_SETTLES,
            // While a key is down it stays as deaf as it is.
            _ => self.free_since.is_some() && self.hears(now, settings.pace) != Hears::All,
        }
    }

    /// Whether the game has ended.
    pub(crate) fn is_over(&self) -> bool {
        !matches!(self.turn(), Some(Turn::Decide(_)))
    }

    /// Whether the game has ended and the result stands on the glass.
    pub(crate) fn is_at_its_result(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// Whether the picture is turned by 180 degrees for the player opposite.
    pub(crate) fn turned(&self, settings: &Settings) -> bool {
        let open_game_of_two =
            !self.has_secrets() && self.people.len() == 2 && self.people.persons() == 2;
        settings.turn_picture
            && open_game_of_two
            && !matches!(self.phase, Phase::Over(_))
            && self.viewer.is_some_and(|seat| seat != Seat::FIRST)
    }

    fn is_covered(&self) -> bool {
        matches!(
            self.phase,
            Phase::Curtain(_) | Phase::Lifting(_) | Phase::Recap(_)
        )
    }

    fn enter(&mut self, phase: Phase, now: u32) {
        if self.is_advising() {
            self.question.drop();
        }
        self.scroll = 0;
        self.hurried = false;
        // Whoever looked at a secret has to press X anew: by now somebody else may decide.
        self.peeking = false;
        self.by_itself = true;
        self.tips.reset();
        self.skip = self.skip.at(&phase, self.last);
        if !self.goes_on_unasked() {
            self.waits_since = now;
        }
        self.phase = phase;
        self.known_clock.set(None);
        self.since = now;
        self.counted = now;
    }

    /// Whether nobody has to be hidden from: one person at the most, who is known to hold the device.
    fn is_alone(&self) -> bool {
        self.people.persons() <= 1 && !(self.unknown && self.has_secrets())
    }

    /// The only person at the table, or the one who looked last in an open game.
    fn onlooker(&self) -> Option<Seat> {
        if self.is_alone() {
            return self
                .people
                .iter()
                .find(|(_, guest)| guest.kind == crate::people::Kind::Person)
                .map(|(seat, _)| seat);
        }
        if self.has_secrets() {
            return None;
        }
        let person = self.last.filter(|seat| self.people.is_person(*seat));
        person.or(self.viewer)
    }
}
