//! The menu on Y: of the table while a game is played, of the house elsewhere.

use super::setup::{SetupPage, Wish};
use super::statistics::StatisticsPage;
use super::{Glance, Hold, Panel, game_number, move_cursor, rules};
use crate::deed::Deed;
use crate::keys::Button;
use crate::paint::Stage;
use crate::parts::{self, Hints};
use crate::screen::{Chapter, Label, Line, Reaction};
use crate::table::{Phase, Table};
use heapless::Vec;

/// How many entries a menu can have, and how many of them are kept for what a menu ends with.
const ENTRIES: usize = 24;
const LAST: usize = 3;

/// What an entry does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Command {
    GoOn,
    TakeBack,
    Advice,
    Break,
    Look(Chapter),
    Rules(usize),
    Players,
    Settings,
    /// Wins in the game at this place of the list.
    Statistics(usize),
    About,
    /// Something for the game that is being set up.
    SetUp(Wish),
    /// An entry of the running game, by its number there.
    Game(usize),
    Leave,
}

/// A menu with the focus on an entry.
pub(crate) struct Menu {
    heading: &'static str,
    entries: Vec<(Command, &'static str), ENTRIES>,
    cursor: usize,
}

impl Menu {
    fn new(heading: &'static str, entries: &[(Command, &'static str)]) -> Menu {
        Menu {
            heading,
            entries: entries.iter().copied().collect(),
            cursor: 0,
        }
    }

    /// The menu of the house, called at a game of the list.
    pub(super) fn of_the_house(game: usize) -> Menu {
        Menu::new("Parlour", &house_entries(game))
    }

    /// The menu of a game that is being set up. It begins the game from wherever one is.
    pub(super) fn of_a_set_up(setup: &SetupPage) -> Menu {
        let mut menu = Menu::new(
            "Parlour",
            &[(Command::SetUp(Wish::Begin), setup.begin_word())],
        );
        if let Some(label) = setup.change_all_words() {
            let _ = menu.entries.push((Command::SetUp(Wish::ChangeAll), label));
        }
        menu.entries.extend(house_entries(setup.game()));
        menu
    }

    /// The menu of a running game.
    pub(super) fn of_the_table(table: &Table) -> Menu {
        let game = table.info().map_or(0, game_number);
        let clock = table.clock_runs_on();
        let (chapter, look) = table.in_the_menu();
        let mut menu = Menu::new(
            if clock { "The clock runs" } else { "Pause" },
            &[(Command::GoOn, "Go on"), (Command::TakeBack, "Take back")],
        );
        let offered = [
            (table.has_hints(), Command::Advice, "A hint"),
            (table.may_break(), Command::Break, "Stop the clocks"),
            (true, Command::Look(chapter), look),
            (true, Command::Look(Chapter::Log), "Log"),
            (true, Command::Rules(game), "Rules"),
        ];
        for (_, entry, label) in offered.into_iter().filter(|(is_there, ..)| *is_there) {
            let _ = menu.entries.push((entry, label));
        }
        table.menu(&mut |number, _| menu.add_of_game(number));
        if table.may_change_seats() {
            let _ = menu.entries.push((Command::Players, "Players"));
        }
        let _ = menu.entries.push((Command::Settings, "Settings"));
        let leave = if table.is_over() {
            "Leave"
        } else {
            "Save and leave"
        };
        let _ = menu.entries.push((Command::Leave, leave));
        menu
    }

    /// Adds an entry of the game; a game with too many loses its last ones, never those of the house.
    fn add_of_game(&mut self, number: usize) {
        if self.entries.len() + LAST < ENTRIES {
            let _ = self.entries.push((Command::Game(number), ""));
        }
    }

    /// Why an entry cannot be chosen now.
    fn barred(entry: Command, table: &Table) -> Option<&'static str> {
        match entry {
            Command::TakeBack if !table.can_take_back() => Some("not now"),
            Command::Advice => table.bars_hint(),
            Command::Look(Chapter::Log) if matches!(table.phase(), Phase::Curtain(_)) => {
                Some("not now")
            }
            _ => None,
        }
    }

    pub(super) fn press(&mut self, button: Button, hold: &Hold<'_>) -> Reaction<Deed> {
        if move_cursor(&mut self.cursor, self.entries.len(), button) {
            return Reaction::Moved;
        }
        match (button, self.entries.get(self.cursor)) {
            (Button::B | Button::Y, _) => Reaction::Act(Deed::Back),
            (Button::A, Some((entry, _))) if Menu::barred(*entry, hold.table).is_some() => {
                Reaction::Refuse(Line::new())
            }
            (Button::A, Some((entry, _))) => match *entry {
                Command::Look(chapter) => Reaction::Look(chapter),
                Command::GoOn => Reaction::Act(Deed::Back),
                Command::TakeBack => Reaction::Act(Deed::TakeBack),
                Command::Advice => Reaction::Act(Deed::Advice),
                Command::Break => Reaction::Act(Deed::Break),
                Command::Game(number) => Reaction::Act(Deed::MenuEntry(number)),
                Command::Players => Reaction::Act(Deed::Open(Panel::Players(Default::default()))),
                Command::Leave => Reaction::Act(Deed::Leave),
                Command::Rules(game) => {
                    Reaction::Act(Deed::Open(Panel::Rules(rules::Rules::new(game))))
                }
                Command::Settings => Reaction::Act(Deed::Open(Panel::Settings(Default::default()))),
                Command::Statistics(game) => {
                    Reaction::Act(Deed::Open(Panel::Statistics(StatisticsPage::of(game))))
                }
                Command::SetUp(wish) => Reaction::Act(Deed::SetUp(wish)),
                Command::About => Reaction::Act(Deed::Open(Panel::About)),
            },
            _ => Reaction::Nothing,
        }
    }

    pub(super) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        // What the game's entries say, it says anew: the names of seats, for one.
        let mut labels: Vec<(usize, Label), ENTRIES> = Vec::new();
        glance.table.menu(&mut |number, entry| {
            let _ = labels.push((number, entry.label));
        });
        let words = |entry, label| match entry {
            Command::Game(number) => {
                let own = labels.iter().find(|(of, _)| *of == number);
                own.map_or("", |(_, label)| label.as_str())
            }
            _ => label,
        };
        let rows: Vec<(&str, Option<&str>), ENTRIES> = self
            .entries
            .iter()
            .map(|(entry, label)| (words(*entry, *label), Menu::barred(*entry, glance.table)))
            .collect();
        parts::dialog::menu(stage, self.heading, &rows, self.cursor);
        parts::bars::hints(stage, Hints::a("Choose").b("Close"));
    }
}

/// What the house offers everywhere but at the table.
fn house_entries(game: usize) -> [(Command, &'static str); 3] {
    [
        (Command::Settings, "Settings"),
        (Command::Statistics(game), "Wins so far"),
        (Command::About, "About"),
    ]
}

#[cfg(test)]
mod tests {
    use super::{Command, ENTRIES, LAST, Menu};

    #[test]
    fn a_game_with_too_many_entries_leaves_room_for_what_the_menu_ends_with() {
        let mut menu = Menu::new("Pause", &[(Command::GoOn, "Go on")]);
        for number in 0..2 * ENTRIES {
            menu.add_of_game(number);
        }
        assert_eq!(menu.entries.len(), ENTRIES - LAST);
        let last = menu.entries.last().map(|(entry, _)| *entry);
        assert!(last == Some(Command::Game(ENTRIES - LAST - 2)));
    }
}
