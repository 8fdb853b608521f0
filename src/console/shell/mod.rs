//! Everything round the table: start picture, list of games, set-up, settings, and the panels that open over a game.
//!
//! The shell is in one [`Room`], and over it lies a short pile of [`Panel`]s, and over these now and then a question;
//! whatever lies on top gets the buttons. It answers each press with a [`Reaction`], so that it never needs to know what
//! lies below it. Everywhere: the d-pad moves, A does, B goes back and never commits, X only looks, Y is the menu.

mod about;
mod book;
mod crash;
mod games;
mod low_battery;
mod menu;
mod notice;
mod options;
mod players;
mod question;
mod rules;
mod saved;
mod seat;
mod settings;
mod setup;
mod start;
mod statistics;

pub use crash::Crash;
pub(crate) use setup::Wish;

use crate::deed::Deed;
use crate::habits::Habits;
use crate::keys::Button;
use crate::paint::Stage;
use crate::parts::Charge;
use crate::people::People;
use crate::screen::{Chapter, Line, Reaction};
use crate::settings::Settings;
use crate::statistics::Statistics;
use crate::store::Key;
use crate::table::{Cover, Desk, GAMES, Reading, Table};
use crate::toast::Toast;
use heapless::Vec;
use parlour_rules::Info;
use question::Question;

/// How many panels can lie over each other.
const PANELS: usize = 5;

/// What the shell works with while it obeys a button.
pub(crate) struct Hold<'a> {
    pub(crate) desk: Desk<'a>,
    pub(crate) household: &'a People,
    pub(crate) habits: &'a Habits,
    pub(crate) statistics: &'a Statistics,
    pub(crate) saved: &'a [Key],
    pub(crate) table: &'a mut Table,
}

/// What the shell looks at while it draws.
pub(crate) struct Glance<'a> {
    pub(crate) settings: &'a Settings,
    pub(crate) statistics: &'a Statistics,
    pub(crate) saved: &'a [Key],
    pub(crate) table: &'a Table,
    pub(crate) toast: Option<&'a Toast>,
    /// Milliseconds since the start.
    pub(crate) now: u32,
    /// How full the battery is, where that is known.
    pub(crate) battery: Option<Charge>,
}

/// Where the shell is.
pub(crate) enum Room {
    Start,
    Games(games::Games),
    Setup(setup::SetupPage),
    Table,
}

/// What lies over a place.
pub(crate) enum Panel {
    About,
    Book(book::Book),
    Crash(crash::CrashPage),
    LowBattery(low_battery::LowBattery),
    Menu(menu::Menu),
    Notice(notice::Notice),
    Players(players::PlayersPage),
    Rules(rules::Rules),
    Saved(saved::Saved),
    Settings(settings::SettingsPage),
    Statistics(statistics::StatisticsPage),
}

/// The shell.
pub(crate) struct Shell {
    place: Room,
    panels: Vec<Panel, PANELS>,
    question: Option<Question>,
}

impl Shell {
    pub(crate) fn new() -> Shell {
        Shell {
            place: Room::Start,
            panels: Vec::new(),
            question: None,
        }
    }

    /// Goes to another place; whatever lies over this one is closed.
    pub(crate) fn go(&mut self, place: Room) {
        self.place = place;
        self.close_panels();
    }

    /// Leaves the table for the list of games.
    pub(crate) fn go_to_games(&mut self, table: &Table) {
        self.go(Room::Games(games::Games::of(table.info())));
    }

    /// Closes whatever lies over the place.
    pub(crate) fn close_panels(&mut self) {
        self.panels.clear();
        self.question = None;
    }

    /// Closes the topmost panel, or leaves the place.
    pub(crate) fn back(&mut self, table: &Table) {
        if self.panels.pop().is_some() {
            return;
        }
        self.place = match &self.place {
            Room::Start | Room::Games(_) => Room::Start,
            Room::Setup(setup) => Room::Games(games::Games::at(setup.game())),
            Room::Table => Room::Games(games::Games::of(table.info())),
        };
    }

    /// Opens the menu of the table, or of the house.
    pub(crate) fn open_menu(&mut self, table: &Table) {
        self.open(Panel::Menu(match &self.place {
            Room::Table => menu::Menu::of_the_table(table),
            Room::Setup(setup) => menu::Menu::of_a_set_up(setup),
            Room::Games(games) => menu::Menu::of_the_house(games.game()),
            Room::Start => menu::Menu::of_the_house(0),
        }));
    }

    /// Does what is wished of the game that is being set up.
    pub(crate) fn set_up(&mut self, wish: Wish, habits: &Habits) -> Reaction<Deed> {
        self.close_panels();
        match &mut self.place {
            Room::Setup(setup) => setup.grant(wish, habits),
            _ => Reaction::Nothing,
        }
    }

    /// Opens the book on the table at a chapter.
    pub(crate) fn look(&mut self, chapter: Chapter, table: &Table, reading: Reading<'_>) {
        self.open(Panel::Book(book::Book::at(chapter, table, reading)));
    }

    /// Puts a question; the deed is done when the answer is yes.
    pub(crate) fn ask(&mut self, text: Line, deed: Deed) {
        self.question = Some(Question::new(text, deed));
    }

    /// Forgets a question that nobody answered.
    pub(crate) fn drop_question(&mut self) {
        self.question = None;
    }

    /// Whether B deletes a letter of what is typed, and goes on with it while it is held.
    pub(crate) fn deletes(&self) -> bool {
        let open = self.panels.is_empty() && self.question.is_none();
        open && matches!(&self.place, Room::Setup(setup) if setup.deletes())
    }

    /// Whether the table is what lies under everything.
    pub(crate) fn is_table(&self) -> bool {
        matches!(self.place, Room::Table)
    }

    /// Whether the game goes on: at the table, with nothing lying over it.
    pub(crate) fn at_the_table(&self) -> bool {
        self.is_table() && self.panels.is_empty() && self.question.is_none()
    }

    /// Whether somebody reads in the book on the table.
    pub(crate) fn reads(&self) -> bool {
        matches!(self.panels.last(), Some(Panel::Book(_))) && self.question.is_none()
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
            && self.question.is_none()
            && match self.place {
                Room::Start | Room::Games(_) => true,
                Room::Setup(_) => false,
                Room::Table => table.between_turns(now),
            }
    }

    /// Opens a panel over whatever is there.
    pub(crate) fn open(&mut self, panel: Panel) {
        if self.panels.is_full() {
            self.panels.pop();
        }
        let _ = self.panels.push(panel);
    }

    /// Gives a button to whatever lies on top.
    pub(crate) fn press(&mut self, button: Button, hold: &mut Hold<'_>) -> Reaction<Deed> {
        if let Some(question) = self.question.take() {
            let (left, reaction) = question.press(button);
            self.question = left;
            return reaction;
        }
        match self.panels.last_mut() {
            Some(panel) => panel.press(button, hold),
            None => self.place.press(button, hold),
        }
    }

    /// Draws the place and what lies over it.
    pub(crate) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        let covering = self.panels.iter().rposition(Panel::is_whole);
        if covering.is_none() {
            let cover = match (&self.question, self.panels.is_empty()) {
                (None, true) => Cover::Nothing,
                (Some(_), true) => Cover::Question,
                _ => Cover::Hand,
            };
            self.place.draw(glance, cover, stage);
        }
        for panel in self.panels.iter().skip(covering.unwrap_or(0)) {
            panel.draw(glance, stage);
        }
        if let Some(question) = &self.question {
            question.draw(stage);
        }
        if let Some(toast) = glance.toast {
            let words = match toast.hint_for() {
                Some(seat) if self.at_the_table() => glance.table.hint(seat, toast.words()),
                Some(_) => None,
                None => Some(toast.words()),
            };
            if let Some(words) = words {
                toast.draw(words, stage);
            }
        }
    }
}

impl Room {
    fn press(&mut self, button: Button, hold: &mut Hold<'_>) -> Reaction<Deed> {
        match self {
            Room::Start => start::press(button, hold),
            Room::Games(games) => games.press(button, hold),
            Room::Setup(setup) => setup.press(button, hold),
            Room::Table => hold.table.press(button, &mut hold.desk),
        }
    }

    fn draw(&self, glance: &Glance<'_>, cover: Cover, stage: &mut Stage<'_>) {
        match self {
            Room::Start => start::draw(glance, stage),
            Room::Games(games) => games.draw(glance, stage),
            Room::Setup(setup) => setup.draw(glance, stage),
            Room::Table => glance.table.draw(glance.settings, glance.now, cover, stage),
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

    fn press(&mut self, button: Button, hold: &mut Hold<'_>) -> Reaction<Deed> {
        match self {
            Panel::About => about::press(button),
            Panel::Book(book) => book.press(button, hold),
            Panel::Crash(crash) => crash.press(button, hold),
            Panel::LowBattery(_) => low_battery::press(button),
            Panel::Menu(menu) => menu.press(button, hold),
            Panel::Notice(_) => notice::press(button),
            Panel::Players(players) => players.press(button, hold),
            Panel::Rules(rules) => rules.press(button),
            Panel::Saved(saved) => saved.press(button, hold),
            Panel::Settings(settings) => settings.press(button, hold),
            Panel::Statistics(statistics) => statistics.press(button, hold),
        }
    }

    fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        match self {
            Panel::About => about::draw(glance, stage),
            Panel::Book(book) => book.draw(glance, stage),
            Panel::Crash(crash) => crash.draw(stage),
            Panel::LowBattery(battery) => battery.draw(stage),
            Panel::Menu(menu) => menu.draw(glance, stage),
            Panel::Notice(notice) => notice.draw(stage),
            Panel::Players(players) => players.draw(glance, stage),
            Panel::Rules(rules) => rules.draw(glance, stage),
            Panel::Saved(saved) => saved.draw(glance, stage),
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
