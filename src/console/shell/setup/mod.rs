//! Setting a game up: who sits where, who is a computer, and by which rules.

mod draw;

use super::options::{OptionsPage, Own, keep_legal};
use super::seat::SeatPage;
use super::{Hold, Panel, notice, rules};
use crate::deed::{Deed, NewGame};
use crate::habits::Habits;
use crate::keys;
use crate::line;
use crate::people::{Kind, People};
use crate::screen::{Line, Reaction};
use crate::table::GAMES;
use parlour_rules::{Info, OptionKind, OptionValues, Players, Seat};

/// Height of a seat's row, and from one row to the next.
const ROW: i32 = 25;
const PITCH: i32 = 28;
/// How many rows are in sight.
const SEEN: usize = 5;

/// A game being set up.
pub(crate) struct Setup {
    game: usize,
    people: People,
    /// Who sits down next when a seat is added.
    waiting: People,
    options: OptionValues,
    own: Own,
    first: Option<Seat>,
    focus: Focus,
    inner: Inner,
}

/// What has the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Focus {
    /// A seat's row, or the row "Add a seat" behind the last of them.
    Row(usize),
    Rules,
    Deal,
}

/// What is being edited.
enum Inner {
    Nothing,
    Seat(SeatPage),
    Options(OptionsPage),
}

impl Setup {
    /// The set-up as it was used last.
    pub(super) fn new(game: usize, household: &People, habits: &Habits) -> Setup {
        let info = GAMES.get(game).map(|game| game.info);
        let (seats, options) = info.map_or((1, OptionValues::default()), |info| habits.of(info));
        let people =
            Players::new(seats).map_or_else(People::household, |players| household.first(players));
        Setup {
            game,
            people,
            waiting: household.clone(),
            options,
            own: Own::default(),
            first: None,
            focus: Focus::Deal,
            inner: Inner::Nothing,
        }
    }

    /// The game's place in the list.
    pub(super) fn game(&self) -> usize {
        self.game
    }

    fn info(&self) -> Option<&'static Info> {
        GAMES.get(self.game).map(|game| game.info)
    }

    fn may_add(&self) -> bool {
        self.info()
            .is_some_and(|info| self.people.len() < usize::from(info.players.1))
    }

    fn rows(&self) -> usize {
        self.people.len() + usize::from(self.may_add())
    }

    pub(super) fn press(&mut self, button: keys::Button, hold: &Hold<'_>) -> Reaction<Deed> {
        let Some(info) = self.info() else {
            return Reaction::Act(Deed::Back);
        };
        match &mut self.inner {
            Inner::Seat(page) => {
                let seat = page.seat();
                let seats = self.people.len();
                let may_leave = seats > usize::from(info.players.0);
                let reaction = page.press(button, &mut self.people, info.levels, may_leave);
                if matches!(reaction, Reaction::Act(Deed::Back)) {
                    return self.after_seat(seat, seats);
                }
                return reaction;
            }
            Inner::Options(page) => {
                let reaction = page.press(
                    button,
                    info,
                    &mut self.options,
                    &mut self.own,
                    &mut self.first,
                    &self.people,
                );
                if matches!(reaction, Reaction::Act(Deed::Back)) {
                    self.inner = Inner::Nothing;
                    return Reaction::Moved;
                }
                return reaction;
            }
            Inner::Nothing => {}
        }
        match button {
            keys::Button::B => Reaction::Act(Deed::Back),
            keys::Button::X => {
                Reaction::Act(Deed::Open(Panel::Rules(rules::Rules::new(self.game))))
            }
            keys::Button::Y => Reaction::Act(Deed::Menu),
            keys::Button::A => self.choose(info, hold),
            keys::Button::Left | keys::Button::Right => self.sideways(button, info),
            keys::Button::Up | keys::Button::Down => {
                self.focus = self.neighbour(button);
                Reaction::Moved
            }
        }
    }

    /// A seat has been edited; perhaps whoever sat there has left.
    fn after_seat(&mut self, seat: Seat, seats_before: usize) -> Reaction<Deed> {
        self.inner = Inner::Nothing;
        if self.people.len() == seats_before {
            return Reaction::Moved;
        }
        self.first = None;
        self.focus = Focus::Row(seat.index().min(self.people.len().saturating_sub(1)));
        self.keep_legal()
    }

    /// The rows lie above two plates, which lie side by side.
    fn neighbour(&self, button: keys::Button) -> Focus {
        let last = self.rows().saturating_sub(1);
        match (self.focus, button) {
            (Focus::Row(0), keys::Button::Up) => Focus::Deal,
            (Focus::Row(row), keys::Button::Up) => Focus::Row(row - 1),
            (Focus::Row(row), _) if row < last => Focus::Row(row + 1),
            (Focus::Row(_), _) => Focus::Rules,
            (_, keys::Button::Up) => Focus::Row(last),
            _ => Focus::Row(0),
        }
    }

    fn sideways(&mut self, button: keys::Button, info: &'static Info) -> Reaction<Deed> {
        match self.focus {
            Focus::Rules => self.focus = Focus::Deal,
            Focus::Deal => self.focus = Focus::Rules,
            Focus::Row(row) => {
                let Some(guest) = Seat::new(row).and_then(|seat| self.people.get_mut(seat)) else {
                    return Reaction::Nothing;
                };
                guest.kind = next_kind(guest.kind, info.levels, button == keys::Button::Right);
            }
        }
        Reaction::Moved
    }

    fn choose(&mut self, info: &'static Info, hold: &Hold<'_>) -> Reaction<Deed> {
        match self.focus {
            Focus::Row(row) if row < self.people.len() => {
                if let Some(seat) = Seat::new(row) {
                    self.inner = Inner::Seat(SeatPage::new(seat));
                }
                Reaction::Moved
            }
            Focus::Row(_) => {
                self.add(hold.household);
                self.keep_legal()
            }
            Focus::Rules => {
                self.inner = Inner::Options(OptionsPage::default());
                Reaction::Moved
            }
            Focus::Deal => Reaction::Act(Deed::Begin(NewGame {
                info,
                options: self.options.clone(),
                people: self.people.clone(),
                first: self.first,
            })),
        }
    }

    /// Tells why, where an option had to go back to its default.
    fn keep_legal(&mut self) -> Reaction<Deed> {
        let why = self
            .info()
            .and_then(|info| keep_legal(info, &mut self.options, &self.people));
        match why {
            Some(why) => Reaction::Act(Deed::Open(Panel::Notice(notice::Notice::new(
                "The rules",
                why,
            )))),
            None => Reaction::Moved,
        }
    }

    /// Another guest sits down: the next of the household who is not there yet.
    fn add(&mut self, household: &People) {
        let next = self
            .waiting
            .iter()
            .chain(household.iter())
            .map(|(_, guest)| guest)
            .find(|guest| {
                self.people
                    .iter()
                    .all(|(_, seated)| seated.shape != guest.shape)
            });
        if let Some(guest) = next.cloned() {
            self.people.seat(guest);
        }
    }
}

/// Person, then the computers from the weakest to the strongest, and round again.
pub(super) fn next_kind(kind: Kind, levels: u8, forward: bool) -> Kind {
    let levels = levels.max(1);
    let number = match kind {
        Kind::Person => 0,
        Kind::Computer(level) => level.min(levels),
    };
    let next = if forward {
        (number + 1) % (levels + 1)
    } else {
        (number + levels) % (levels + 1)
    };
    if next == 0 {
        Kind::Person
    } else {
        Kind::Computer(next)
    }
}

/// "Person", "Computer, keen".
pub(super) fn kind_line(kind: Kind, levels: u8) -> Line {
    match (kind, levels) {
        (Kind::Person, _) => line!("Person"),
        (Kind::Computer(level), 0..=3) => {
            line!(
                "Computer, {}",
                ["calm", "keen", "sharp"][usize::from(level.clamp(1, 3)) - 1]
            )
        }
        (Kind::Computer(level), _) => line!("Computer, {level} of {levels}"),
    }
}

/// An option's value in words.
pub(super) fn value_line(info: &Info, option: usize, values: &OptionValues) -> Line {
    let value = values.get(option);
    match info.options.get(option).map(|option| option.kind) {
        Some(OptionKind::Flag) => line!("{}", if value != 0 { "on" } else { "off" }),
        Some(OptionKind::Number { .. }) => line!("{value}"),
        Some(OptionKind::OneOf(names)) => {
            line!(
                "{}",
                usize::try_from(value)
                    .ok()
                    .and_then(|value| names.get(value))
                    .map_or("", |name| name.label)
            )
        }
        None => Line::new(),
    }
}
