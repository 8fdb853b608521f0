//! The console as a front end sees it: buttons and time in, pictures, sounds and records out.

mod deeds;
mod picture;
mod records;
#[cfg(test)]
mod tests;

use crate::habits::Habits;
use crate::keys::{Button, Held};
use crate::paint::Drawn;
use crate::parts::Charge;
use crate::people::People;
use crate::settings::Settings;
use crate::shell::{Crash, Hold, Shell};
use crate::sound::{Speaker, Tone};
use crate::statistics::Statistics;
use crate::store::{HOUSE_KEYS, Key, MAX_RECORD};
use crate::table::{ActionText, Desk, GAMES, Job, Phase, Table};
use crate::tips::Seen;
use crate::toast::Toast;
use embedded_graphics::geometry::Size;
use heapless::Vec;
use parlour_bots::ROOM;
use parlour_rules::{Rng, RngCore, Seat, SeedableRng};

/// How long before it sleeps the light goes down, in milliseconds.
const DIM_BEFORE: u32 = 15_000;
/// The charges at which the player is warned, in percent.
const WARNINGS: [u8; 2] = [Charge::LOW.0, 5];
/// So many percent more than at the last warning mean that the battery was charged.
const RECOVERED: u8 = 10;
/// How many records can wait to be written: one of each kind, so that none is ever forgotten.
const WAITING: usize = HOUSE_KEYS.len() + MAX_GAMES;
/// More games than the house has.
const MAX_GAMES: usize = 32;
const _: () = assert!(GAMES.len() <= MAX_GAMES);

/// The whole of Parlour but the hardware.
pub struct Console {
    size: Size,
    now: u32,
    last_key: u32,
    /// The clock has been set.
    ticking: bool,
    asleep: bool,
    held: Held,
    settings: Settings,
    household: People,
    statistics: Statistics,
    habits: Habits,
    seen: Seen,
    /// Whether the first game of a kind is accompanied.
    accompanies: bool,
    table: Table,
    shell: Shell,
    speaker: Speaker,
    toast: Option<Toast>,
    saved: Vec<Key, MAX_GAMES>,
    writes: Vec<Write, WAITING>,
    wanted: Option<(Key, Wanted)>,
    set_aside: usize,
    room: [u8; MAX_RECORD],
    battery: Option<Charge>,
    /// The charge of which was warned last.
    warned: Charge,
    drawn: Drawn,
}

/// What a record is wanted for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// To tell how the game stands.
    Glimpse,
    /// To go on with the game.
    Game,
}

/// Which tips were seen, where there are any.
fn company<'a>(accompanies: bool, settings: &Settings, seen: &'a mut Seen) -> Option<&'a mut Seen> {
    (accompanies && settings.tips).then_some(seen)
}

/// A record that waits to be written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Write {
    Put(Key),
    Delete(Key),
}

impl Console {
    /// A console that has just been switched on; the seed decides all chance to come, but for what [`Console::stir`]
    /// brings. Made where it is to stay: its parts would lie on the stack first if this were a call.
    #[inline(always)]
    pub fn new(size: Size, seed: u64) -> Console {
        let mut rng = Rng::seed_from_u64(seed);
        let table_seed = rng.next_u64();
        Console {
            size,
            now: 0,
            last_key: 0,
            ticking: false,
            asleep: false,
            held: Held::default(),
            settings: Settings::default(),
            household: People::household(),
            statistics: Statistics::default(),
            habits: Habits::default(),
            seen: Seen::default(),
            accompanies: false,
            table: Table::empty(table_seed),
            shell: Shell::new(),
            speaker: Speaker::default(),
            toast: None,
            saved: Vec::new(),
            writes: Vec::new(),
            wanted: None,
            set_aside: 0,
            room: [0; MAX_RECORD],
            battery: None,
            warned: Charge(100),
            drawn: Drawn::new(),
        }
    }

    /// Lets the table do something with what it needs for it.
    fn at_table<R>(&mut self, act: impl FnOnce(&mut Table, &mut Desk<'_>) -> R) -> R {
        let mut desk = Desk {
            size: self.size,
            now: self.now,
            settings: &self.settings,
            speaker: &mut self.speaker,
            toast: &mut self.toast,
            room: &mut self.room,
            seen: company(self.accompanies, &self.settings, &mut self.seen),
        };
        act(&mut self.table, &mut desk)
    }

    /// How full the battery is, in percent. At fifteen and at five percent the console says so, between turns.
    pub fn set_battery(&mut self, percent: u8) {
        let charge = Charge(percent.min(100));
        self.battery = Some(charge);
        // A battery that was charged may be warned of again.
        if charge.0 > self.warned.0.saturating_add(RECOVERED) {
            self.warned = Charge(100);
        }
    }

    fn watch_battery(&mut self) {
        let due = |charge: &Charge| {
            let limit = WARNINGS.iter().rev().find(|limit| charge.0 <= **limit);
            limit.is_some_and(|limit| self.warned.0 > *limit)
        };
        if let Some(charge) = self.battery.filter(due)
            && self.shell.between_turns(&self.table, self.now)
        {
            self.warned = charge;
            self.shell.warn_of_battery(charge);
        }
    }

    /// Tells that the program stopped and had to start again; to be called after the records were restored. The
    /// console shows it and offers to go on with the game that was running.
    pub fn report_crash(&mut self, crash: &Crash<'_>) {
        self.shell.report_crash(crash);
    }

    /// The id of the game on the table, and how many actions it has seen since it was started or resumed.
    pub fn playing(&self) -> Option<(&'static str, u32)> {
        Some((self.table.info()?.id, self.table.actions()))
    }

    /// The person whose turn it is, with nothing lying over the table; also where the device passes for that person.
    pub fn called(&self) -> Option<Seat> {
        match self.table.phase() {
            Phase::Play(seat) | Phase::Forced(seat, _) if self.shell.at_the_table() => Some(*seat),
            _ => None,
        }
    }

    /// Whether the table goes on by itself: something is shown or thought about, and nobody is asked anything.
    pub fn goes_on_unasked(&self) -> bool {
        self.shell.at_the_table() && self.table.goes_on_unasked()
    }

    /// The seat that decided last.
    pub fn decided_last(&self) -> Option<Seat> {
        self.table.decided_last()
    }

    /// Something that nobody can know beforehand, such as the instant of a press: it has a part in all chance from here
    /// on. A front end that is to repeat its games never calls this.
    pub fn stir(&mut self, fresh: u64) {
        self.table.stir(fresh);
    }

    /// From here on the first game of each kind is accompanied by tips, unless the settings say otherwise. A front end that is
    /// to repeat its games never calls this.
    pub fn accompany(&mut self) {
        self.accompanies = true;
    }

    /// A button went down.
    pub fn press(&mut self, button: Button) {
        let fresh = self.held.press(button, self.now);
        self.last_key = self.now;
        // Whoever holds X only looks.
        let looks = button == Button::A && self.held.is_down(Button::X);
        if core::mem::take(&mut self.asleep) {
            self.table.wake(self.now);
            self.shell.drop_question();
        } else if fresh && !looks {
            self.obey(button);
        }
        self.table.note_keys(None);
    }

    /// A button came up.
    pub fn release(&mut self, button: Button) {
        self.held.release(button);
        match button {
            Button::X => self.table.end_peek(),
            Button::A => self.table.let_go(),
            _ => {}
        }
        let free = self.held.is_free();
        self.table.note_keys(free.then_some(self.now));
    }

    /// Time passes. The clock counts milliseconds from anywhere and may wrap round.
    pub fn tick(&mut self, now: u32) {
        if !core::mem::replace(&mut self.ticking, true) {
            self.last_key = now;
        }
        self.now = now;
        if self.shell.at_the_table() {
            self.held.forget_before(self.table.since());
        }
        if let Some(button) = self.held.repeat(now)
            && (button.is_direction() || self.shell.deletes())
        {
            self.obey(button);
        }
        if self.toast.as_ref().is_some_and(|toast| toast.is_over(now)) {
            self.toast = None;
        }
        // Whoever reads in the book goes on thinking.
        let thinking = self.shell.at_the_table() || self.shell.reads();
        if self.asleep || !thinking {
            self.table.hold_clock(now);
        }
        if self.shell.at_the_table() {
            if self.held.runs_on(now) {
                self.table.run_on();
            }
            self.at_table(Table::tick);
            self.settle();
        } else if self.shell.is_table() {
            self.table.keep_ending(now);
            if self.at_table(Table::count_time) {
                // The time ran out under a panel.
                self.shell.close_panels();
                self.settle();
            }
        }
        if self.shell.is_table() && self.table.clock_is_watched(thinking) {
            // Whoever thinks by the clock needs to see it.
            self.last_key = now;
        }
        self.watch_battery();
        let idle = now.wrapping_sub(self.last_key);
        let limit = u32::from(self.settings.sleep_minutes) * 60_000;
        self.asleep = limit > 0 && idle >= limit;
    }

    /// Whether the picture is turned by 180 degrees for the player opposite.
    fn is_turned(&self) -> bool {
        self.shell.is_table() && self.table.turned(&self.settings)
    }

    /// Gives a button to whoever is to obey it, and does what follows.
    fn obey(&mut self, button: Button) {
        // A hint that is private is read while X is held.
        let peeks = button == Button::X && self.table.is_to_peek();
        self.toast
            .take_if(|toast| !(peeks && toast.hint_for().is_some()));
        let button = if self.is_turned() {
            button.turned()
        } else {
            button
        };
        let mut hold = Hold {
            desk: Desk {
                size: self.size,
                now: self.now,
                settings: &self.settings,
                speaker: &mut self.speaker,
                toast: &mut self.toast,
                room: &mut self.room,
                seen: company(self.accompanies, &self.settings, &mut self.seen),
            },
            household: &self.household,
            habits: &self.habits,
            statistics: &self.statistics,
            saved: &self.saved,
            table: &mut self.table,
        };
        let reaction = self.shell.press(button, &mut hold);
        self.follow(reaction);
        self.settle();
    }

    /// The decision that a computer player has to make next, given out once; to be answered with [`Console::answer`].
    pub fn job(&mut self) -> Option<Job> {
        if !self.shell.at_the_table() {
            return None;
        }
        self.table.job()
    }

    /// Whether nothing is left to be shown before a computer player has answered.
    pub fn waits_for_an_answer(&self) -> bool {
        self.table.waits_for_an_answer()
    }

    /// A computer player's decision.
    pub fn answer(&mut self, action: Option<ActionText>) {
        self.table.answer(action);
    }

    /// Whether somebody asked the computer player to answer now.
    pub fn hurried(&self) -> bool {
        self.table.hurried()
    }

    /// Works out a waiting computer player's decision here and now.
    pub fn think(&mut self) {
        if let Some(job) = self.job() {
            let action = job.run(&mut [[0; 2]; ROOM], &|| false);
            self.answer(action);
        }
    }

    /// The next tone to play.
    pub fn take_sound(&mut self) -> Option<Tone> {
        self.speaker.next()
    }

    /// How loud tones are, from 0 to 5.
    pub fn volume(&self) -> u8 {
        self.settings.sound
    }

    /// How bright the screen is to be, from 0 (asleep) to 5.
    pub fn brightness(&self) -> u8 {
        let idle = self.now.wrapping_sub(self.last_key);
        let limit = u32::from(self.settings.sleep_minutes) * 60_000;
        match self.settings.light {
            _ if self.asleep => 0,
            light if limit > 0 && idle + DIM_BEFORE >= limit => light.min(1),
            light => light,
        }
    }

    /// Whether the device sleeps until a key is pressed.
    pub fn asleep(&self) -> bool {
        self.asleep
    }

    /// Whether something will happen without a key: a card flies, a computer thinks, the curtain falls.
    pub fn is_moving(&self) -> bool {
        self.wanted.is_some()
            || (self.shell.at_the_table() && self.table.is_moving(self.now, &self.settings))
    }

    /// The size of the picture.
    pub fn size(&self) -> Size {
        self.size
    }
}
