//! Everything round the table: start picture, list of games, set-up, settings, and the panels that open over a game.
//!
//! The shell is in one [`Place`], and over it lies a short pile of [`Panel`]s; the top one gets the buttons. A page or
//! panel answers each press with a [`Step`], so that it never needs to know what lies below it. Everywhere: the d-pad
//! moves, A does, B goes back and never commits, X only looks, Y is the menu.

mod about;
mod crash;
mod games;
mod log;
mod low_battery;
mod menu;
mod moves;
mod notice;
mod options;
mod rules;
mod saved;
mod scores;
mod seat;
mod settings;
mod setup;
mod start;
mod statistics;

pub use crash::Crash;

use crate::habits::Habits;
use crate::keys::Button;
use crate::paint::Stage;
use crate::parts::Charge;
use crate::people::People;
use crate::settings::Settings;
use crate::sound::Sound;
use crate::statistics::Statistics;
use crate::store::Key;
use crate::table::{Desk, GAMES, Table, Want};
use heapless::Vec;
use parlour_rules::{Info, OptionValues, Seat};

/// How many panels can lie over each other.
const PANELS: usize = 5;

/// What the shell works with while it obeys a button.
pub(crate) struct Hold<'a> {
    pub(crate) desk: Desk<'a>,
    pub(crate) household: &'a People,
    pub(crate) habits: &'a Habits,
    pub(crate) saved: &'a [Key],
    pub(crate) table: &'a mut Table,
}

/// What the shell looks at while it draws.
pub(crate) struct Glance<'a> {
    pub(crate) settings: &'a Settings,
    pub(crate) statistics: &'a Statistics,
    pub(crate) saved: &'a [Key],
    pub(crate) table: &'a Table,
    /// Milliseconds since the start.
    pub(crate) now: u32,
    /// How full the battery is, where that is known.
    pub(crate) battery: Option<Charge>,
}

/// What the console has to do for the shell.
pub(crate) enum Doing {
    Nothing,
    /// Use and keep these settings.
    Set(Settings),
    /// Bring a saved game.
    Read(Key),
    /// Start a game.
    Deal(Deal),
    /// Start the same game again.
    Again,
}

/// A game as it was set up.
pub(crate) struct Deal {
    pub(crate) info: &'static Info,
    pub(crate) options: OptionValues,
    pub(crate) people: People,
    /// Who begins, where the game asks that and somebody answered.
    pub(crate) first: Option<Seat>,
}

/// What follows from a press.
enum Step {
    /// Nothing changed.
    Stay,
    /// The focus or a value moved.
    Moved,
    /// That cannot be done.
    Refuse,
    /// Close this panel, or leave this page.
    Back,
    /// Open a panel over this one.
    Open(Panel),
    /// Go to another place; all panels close.
    Go(Place),
    /// The console has to do something.
    Do(Doing),
    /// All panels close, and the table offers this entry of its menu.
    Ask(usize, &'static str),
    /// All panels close, and the last decision is taken back.
    TakeBack,
    /// All panels close, and a computer player looks for a move for whoever decides.
    Advice,
    /// All panels close, and the clocks stand still.
    Break,
    /// Leave the table for the list of games; the game is saved. One that has ended shows its result first.
    Leave,
}

/// Where the shell is.
enum Place {
    Start,
    Games(games::Games),
    Setup(setup::Setup),
    Table,
}

/// What lies over a place.
enum Panel {
    About,
    Crash(crash::CrashPage),
    Log(log::Log),
    LowBattery(low_battery::LowBattery),
    Menu(menu::Menu),
    Moves(moves::Moves),
    Notice(notice::Notice),
    Rules(rules::Rules),
    Saved(saved::Saved),
    Scores(scores::Scores),
    Settings(settings::SettingsPage),
    Statistics(statistics::StatisticsPage),
}

/// The shell.
pub(crate) struct Shell {
    place: Place,
    panels: Vec<Panel, PANELS>,
}

impl Shell {
    pub(crate) fn new() -> Shell {
        Shell {
            place: Place::Start,
            panels: Vec::new(),
        }
    }

    /// Goes to the table, where a game has just begun or come back.
    pub(crate) fn go_to_table(&mut self) {
        self.place = Place::Table;
        self.panels.clear();
    }

    /// Closes whatever lies over the place.
    pub(crate) fn close_panels(&mut self) {
        self.panels.clear();
    }

    /// Whether the table is what lies under everything.
    pub(crate) fn is_table(&self) -> bool {
        matches!(self.place, Place::Table)
    }

    /// Whether the game goes on: at the table, with nothing lying over it.
    pub(crate) fn at_the_table(&self) -> bool {
        self.is_table() && self.panels.is_empty()
    }

    /// Says something that has to be read. Another notice under the same heading gives way: it said the same.
    pub(crate) fn notice(&mut self, heading: &'static str, text: &str) {
        if let Some(Panel::Notice(notice)) = self.panels.last()
            && notice.heading() == heading
        {
            self.panels.pop();
        }
        self.open(Panel::Notice(notice::Notice::new(heading, text)));
    }

    /// Says that the console had to start again, and offers to go on.
    pub(crate) fn report_crash(&mut self, crash: &Crash<'_>) {
        self.open(Panel::Crash(crash::CrashPage::new(crash)));
    }

    /// Says that the battery runs down.
    pub(crate) fn warn_of_battery(&mut self, charge: Charge) {
        self.open(Panel::LowBattery(low_battery::LowBattery(charge)));
    }

    /// Whether nobody is in the middle of something.
    pub(crate) fn between_turns(&self, table: &Table, now: u32) -> bool {
        self.panels.is_empty()
            && match self.place {
                Place::Start | Place::Games(_) => true,
                Place::Setup(_) => false,
                Place::Table => table.between_turns(now),
            }
    }

    fn open(&mut self, panel: Panel) {
        if self.panels.is_full() {
            self.panels.pop();
        }
        let _ = self.panels.push(panel);
    }

    /// Obeys a button.
    pub(crate) fn press(&mut self, button: Button, hold: &mut Hold<'_>) -> Doing {
        let step = match self.panels.last_mut() {
            Some(panel) => panel.press(button, hold),
            None => self.place.press(button, hold),
        };
        self.take(step, hold)
    }

    fn take(&mut self, step: Step, hold: &mut Hold<'_>) -> Doing {
        let speaker = &mut hold.desk.speaker;
        match step {
            Step::Stay => {}
            Step::Moved => speaker.play(Sound::Focus),
            Step::Refuse => speaker.play(Sound::Refused),
            Step::Back => {
                speaker.play(Sound::Focus);
                if self.panels.pop().is_none() {
                    self.place = match &self.place {
                        Place::Start | Place::Games(_) => Place::Start,
                        Place::Setup(setup) => Place::Games(games::Games::at(setup.game())),
                        Place::Table => Place::Games(games::Games::of(hold.table.info())),
                    };
                }
            }
            Step::Open(panel) => {
                speaker.play(Sound::Confirm);
                self.open(panel);
            }
            Step::Go(place) => {
                speaker.play(Sound::Confirm);
                self.panels.clear();
                self.place = place;
            }
            Step::Do(doing) => {
                speaker.play(Sound::Confirm);
                return doing;
            }
            Step::Ask(entry, label) => {
                self.panels.clear();
                hold.table.choose_menu(entry, label, &mut hold.desk);
            }
            Step::Advice => {
                self.panels.clear();
                hold.table.ask_advice(&hold.desk);
            }
            Step::Break => {
                self.panels.clear();
                hold.table.stop_clocks(&mut hold.desk);
            }
            Step::Leave => {
                self.panels.clear();
                if hold.table.leave(&mut hold.desk) {
                    self.place = Place::Games(games::Games::of(hold.table.info()));
                }
            }
            Step::TakeBack => {
                self.panels.clear();
                hold.table.take_back(&mut hold.desk);
            }
        }
        Doing::Nothing
    }

    /// Draws the place and what lies over it.
    pub(crate) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        let covering = self.panels.iter().rposition(Panel::is_whole);
        if covering.is_none() {
            self.place.draw(glance, !self.panels.is_empty(), stage);
        }
        for panel in self.panels.iter().skip(covering.unwrap_or(0)) {
            panel.draw(glance, stage);
        }
    }
}

impl Place {
    fn press(&mut self, button: Button, hold: &mut Hold<'_>) -> Step {
        match self {
            Place::Start => start::press(button, hold),
            Place::Games(games) => games.press(button, hold),
            Place::Setup(setup) => setup.press(button, hold),
            Place::Table => match hold.table.press(button, &mut hold.desk) {
                Want::Nothing => Step::Stay,
                Want::Menu => Step::Open(Panel::Menu(menu::Menu::of_the_table(hold.table))),
                Want::Scores => Step::Open(Panel::Scores(scores::Scores::of(hold.table))),
                Want::Log => Step::Open(Panel::Log(log::Log::default())),
                Want::Moves => Step::Open(Panel::Moves(moves::Moves::default())),
                Want::Leave => Step::Back,
                Want::Again => Step::Do(Doing::Again),
            },
        }
    }

    fn draw(&self, glance: &Glance<'_>, covered: bool, stage: &mut Stage<'_>) {
        match self {
            Place::Start => start::draw(glance, stage),
            Place::Games(games) => games.draw(glance, stage),
            Place::Setup(setup) => setup.draw(glance, stage),
            Place::Table => glance
                .table
                .draw(glance.settings, glance.now, covered, stage),
        }
    }
}

impl Panel {
    /// Whether nothing below it is to be seen.
    fn is_whole(&self) -> bool {
        !matches!(
            self,
            Panel::Menu(_) | Panel::Notice(_) | Panel::Saved(_) | Panel::LowBattery(_)
        )
    }

    fn press(&mut self, button: Button, hold: &mut Hold<'_>) -> Step {
        match self {
            Panel::About => about::press(button),
            Panel::Crash(crash) => crash.press(button, hold),
            Panel::LowBattery(_) => low_battery::press(button),
            Panel::Log(log) => log.press(button, hold),
            Panel::Menu(menu) => menu.press(button, hold),
            Panel::Moves(moves) => moves.press(button, hold),
            Panel::Notice(_) => notice::press(button),
            Panel::Rules(rules) => rules.press(button),
            Panel::Saved(saved) => saved.press(button, hold),
            Panel::Scores(scores) => scores.press(button, hold),
            Panel::Settings(settings) => settings.press(button, hold),
            Panel::Statistics(statistics) => statistics.press(button),
        }
    }

    fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        match self {
            Panel::About => about::draw(glance, stage),
            Panel::Crash(crash) => crash.draw(stage),
            Panel::LowBattery(battery) => battery.draw(stage),
            Panel::Log(log) => log.draw(glance, stage),
            Panel::Menu(menu) => menu.draw(glance, stage),
            Panel::Moves(moves) => moves.draw(glance, stage),
            Panel::Notice(notice) => notice.draw(stage),
            Panel::Rules(rules) => rules.draw(glance, stage),
            Panel::Saved(saved) => saved.draw(stage),
            Panel::Scores(scores) => scores.draw(glance, stage),
            Panel::Settings(settings) => settings.draw(glance, stage),
            Panel::Statistics(statistics) => statistics.draw(glance, stage),
        }
    }
}

/// Moves a cursor up or down a list that wraps round; false for other buttons.
fn move_cursor(cursor: &mut usize, rows: usize, button: Button) -> bool {
    match button {
        Button::Up if rows > 0 => *cursor = (*cursor + rows - 1) % rows,
        Button::Down if rows > 0 => *cursor = (*cursor + 1) % rows,
        _ => return false,
    }
    true
}

/// The place of a game in the list.
fn game_number(info: &Info) -> usize {
    GAMES
        .iter()
        .position(|game| game.info.id == info.id)
        .unwrap_or(0)
}
