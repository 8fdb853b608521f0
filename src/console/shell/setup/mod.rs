//! Setting a game up: who sits where, who is a computer, and by which rules.

mod draw;

pub(super) use draw::HOUSE_RULES;

use super::options::{self, OptionsPage, Own, keep_legal};
use super::seat::{SeatPage, Terms};
use super::{Hold, Panel, notice, rules};
use crate::deed::{Deed, NewGame};
use crate::habits::Habits;
use crate::keys;
use crate::line;
use crate::parts::SeatLook;
use crate::people::{Kind, People, USUAL_LEVEL};
use crate::screen::{Line, Reaction};
use crate::table::GAMES;
use heapless::Vec;
use parlour_rules::{Info, MAX_SEATS, OptionKind, OptionValues, Players, Seat, Seating, Teams};

/// Height of a seat's row, and from one row to the next.
const ROW: i32 = 25;
const PITCH: i32 = 28;
/// How many rows are in sight.
const SEEN: usize = 5;

/// A game being set up.
pub(crate) struct SetupPage {
    game: usize,
    people: People,
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
    /// The plate that makes everybody a person at once.
    All,
    /// The plate that leads to the options.
    Rules,
    /// The button that begins.
    Begin,
}

/// What the menu can do for a game that is being set up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wish {
    /// Begin, as the button does.
    Begin,
    /// Make everybody a person, or all but the first a computer.
    ChangeAll,
}

/// What is being edited.
enum Inner {
    Nothing,
    Seat(SeatPage),
    Options(OptionsPage),
}

impl SetupPage {
    /// The set-up as it was used last.
    pub(super) fn new(game: usize, household: &People, habits: &Habits) -> SetupPage {
        let info = GAMES.get(game).map(|game| game.info);
        let (seats, options) = info.map_or((1, OptionValues::default()), |info| habits.of(info));
        let people =
            Players::new(seats).map_or_else(People::household, |players| household.first(players));
        SetupPage {
            game,
            people,
            options,
            own: info.map_or_else(Own::default, |info| Own::of(habits, info)),
            first: None,
            focus: Focus::Begin,
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

    /// What the button says that begins this game.
    pub(super) fn begin_word(&self) -> &'static str {
        GAMES.get(self.game).map_or("", |game| game.begin)
    }

    /// To what all seats can be changed at once, in two words; nothing where only persons play.
    pub(super) fn change_all_words(&self) -> Option<&'static str> {
        let info = self.info()?;
        (self.terms(info).levels > 0).then(|| match self.people.all_persons() {
            true => "One person",
            false => "All persons",
        })
    }

    /// Does what was chosen in the menu.
    pub(super) fn grant(&mut self, wish: Wish, habits: &Habits) -> Reaction<Deed> {
        match (self.info(), wish) {
            (Some(info), Wish::Begin) => Reaction::Act(Deed::Begin(self.game_set_up(info, habits))),
            (Some(info), Wish::ChangeAll) => self.change_all(info),
            (None, _) => Reaction::Nothing,
        }
    }

    /// The game as it is set up by now.
    fn game_set_up(&self, info: &'static Info, habits: &Habits) -> NewGame {
        NewGame {
            info,
            options: self.options.clone(),
            people: self.people.clone(),
            first: self.first,
            memory: habits.memory(info),
        }
    }

    /// Everybody becomes a person; or, where they are already, all but the first become computers.
    fn change_all(&mut self, info: &Info) -> Reaction<Deed> {
        match self.terms(info).levels {
            0 => Reaction::Refuse(line!("This game is for persons")),
            levels => {
                self.people.change_all(USUAL_LEVEL.min(levels));
                Reaction::Moved
            }
        }
    }

    /// How the table is made that is being set up.
    fn seating(&self, info: &Info) -> Seating {
        Players::new(self.people.len()).map_or(Seating::open(0), |players| {
            (info.seating)(&self.options, players)
        })
    }

    /// What may be changed about a seat.
    fn terms(&self, info: &Info) -> Terms {
        let seating = self.seating(info);
        Terms {
            levels: if seating.computers { info.levels } else { 0 },
            looks: self.people.len() > seating.shapes.len(),
            may_leave: self.people.len() > usize::from(info.players.0),
        }
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
        let terms = self.terms(info);
        if button == keys::Button::Y && !self.is_typing() {
            return Reaction::Act(Deed::Menu);
        }
        match &mut self.inner {
            Inner::Seat(page) => {
                let seat = page.seat();
                let seats = self.people.len();
                let reaction = page.press(button, &mut self.people, terms);
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
                    let own = self.own.to_keep(hold.habits, info).cloned();
                    return own.map_or(Reaction::Moved, |own| {
                        Reaction::Act(Deed::KeepRules(info, own))
                    });
                }
                return reaction;
            }
            Inner::Nothing => {}
        }
        match button {
            // Whoever is done with the seats comes back to the button that begins.
            keys::Button::B if self.is_among_seats() => {
                self.focus = Focus::Begin;
                Reaction::Moved
            }
            keys::Button::B => Reaction::Act(Deed::PutOff(self.game_set_up(info, hold.habits))),
            keys::Button::X => self.read_rules(),
            keys::Button::Y => Reaction::Nothing,
            keys::Button::A => self.choose(info, hold),
            keys::Button::Left | keys::Button::Right => self.sideways(button, terms),
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

    /// Whether somebody types a name, with a keyboard over all else.
    fn is_typing(&self) -> bool {
        matches!(&self.inner, Inner::Seat(page) if page.is_typing())
    }

    /// Whether somebody types a name of which there is a letter to delete.
    pub(super) fn deletes(&self) -> bool {
        matches!(&self.inner, Inner::Seat(page) if page.deletes())
    }

    /// Whether a row has the focus, and none of the plates below.
    fn is_among_seats(&self) -> bool {
        matches!(self.focus, Focus::Row(_))
    }

    /// The rows lie above three plates, which lie side by side.
    fn neighbour(&self, button: keys::Button) -> Focus {
        let last = self.rows().saturating_sub(1);
        match (self.focus, button) {
            (Focus::Row(0), keys::Button::Up) => Focus::Begin,
            (Focus::Row(row), keys::Button::Up) => Focus::Row(row - 1),
            (Focus::Row(row), _) if row < last => Focus::Row(row + 1),
            (Focus::Row(_), _) => Focus::Rules,
            (_, keys::Button::Up) => Focus::Row(last),
            _ => Focus::Row(0),
        }
    }

    fn sideways(&mut self, button: keys::Button, terms: Terms) -> Reaction<Deed> {
        match self.focus {
            Focus::All | Focus::Rules | Focus::Begin => {
                let plates = [Focus::All, Focus::Rules, Focus::Begin];
                // Where only persons play there is nothing to change them to.
                let plates = plates
                    .get(usize::from(terms.levels == 0)..)
                    .unwrap_or(&plates);
                let now = plates.iter().position(|plate| *plate == self.focus);
                let step = if button == keys::Button::Right {
                    1
                } else {
                    plates.len() - 1
                };
                let next = plates.get((now.unwrap_or(0) + step) % plates.len());
                self.focus = next.copied().unwrap_or(Focus::Begin);
            }
            Focus::Row(row) => {
                let Some(guest) = Seat::new(row).and_then(|seat| self.people.get_mut(seat)) else {
                    return Reaction::Nothing;
                };
                if terms.levels == 0 {
                    return Reaction::Refuse(line!("This game is for persons"));
                }
                guest.kind = next_kind(guest.kind, terms.levels, button == keys::Button::Right);
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
            // Where nothing can be set, there is still something to read.
            Focus::Rules if options::rows(info) == 0 => self.read_rules(),
            Focus::Rules => {
                self.inner = Inner::Options(OptionsPage::default());
                Reaction::Moved
            }
            Focus::All => self.change_all(info),
            Focus::Begin => self.grant(Wish::Begin, hold.habits),
        }
    }

    fn read_rules(&self) -> Reaction<Deed> {
        Reaction::Act(Deed::Open(Panel::Rules(rules::Rules::new(self.game))))
    }

    /// Tells why, where an option had to go back to its default.
    fn keep_legal(&mut self) -> Reaction<Deed> {
        let why = self
            .info()
            .and_then(|info| keep_legal(info, &mut self.options, &self.people));
        match why {
            Some(why) => Reaction::Act(Deed::Open(Panel::Notice(notice::Notice::new(
                "House rules",
                why,
            )))),
            None => Reaction::Moved,
        }
    }

    /// Another guest sits down: the next of the household who is not there yet. Where persons are among themselves, it is
    /// one more.
    fn add(&mut self, household: &People) {
        if let Some(mut guest) = self.people.next(household) {
            if self.people.len() > 1 && self.people.all_persons() {
                guest.kind = Kind::Person;
            }
            self.people.seat(guest);
        }
    }
}

/// Person, then the computers from the weakest to the strongest, and round again.
pub(super) fn next_kind(kind: Kind, levels: u8, forward: bool) -> Kind {
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

/// "Person", "Computer, keen". Without levels there are no computers.
pub(super) fn kind_line(kind: Kind, levels: u8) -> Line {
    match (kind, levels) {
        (Kind::Person, _) | (_, 0) => line!("Person"),
        (Kind::Computer(level), 1..=3) => {
            line!(
                "Computer, {}",
                ["calm", "keen", "sharp"][usize::from(level.clamp(1, 3)) - 1]
            )
        }
        (Kind::Computer(level), _) => line!("Computer, {level} of {levels}"),
    }
}

/// The looks of those who play with a seat.
pub(super) fn partners(people: &People, teams: Teams, seat: Seat) -> Vec<SeatLook, MAX_SEATS> {
    let team = Players::new(people.len()).map(|players| teams.of(players, seat));
    let partners = team
        .unwrap_or_default()
        .iter()
        .filter(|other| *other != seat);
    partners
        .map(|other| SeatLook::new(people.shape(other)))
        .collect()
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

#[cfg(test)]
mod tests {
    use super::{Focus, Inner, Kind, Own, SetupPage, kind_line, next_kind};
    use crate::parts::SeatLook;
    use crate::people::{People, name_of};
    use crate::testing::{Picture, SIZES};
    use crate::toy;
    use parlour_rules::{OptionValues, Players, Seat};
    use std::vec::Vec;

    #[test]
    fn a_seat_goes_round_person_and_computers() {
        let mut kind = Kind::Person;
        for words in [
            "Computer, calm",
            "Computer, keen",
            "Person",
            "Computer, calm",
        ] {
            kind = next_kind(kind, 2, true);
            assert_eq!(kind_line(kind, 2), words);
        }
        assert_eq!(next_kind(Kind::Person, 2, false), Kind::Computer(2));
    }

    #[test]
    fn where_no_computer_plays_everybody_is_a_person() {
        assert_eq!(kind_line(Kind::Computer(2), 0), "Person");
    }

    /// Four at the toy game, of whom one has the widest name, with or without partners.
    fn four(teams: bool) -> SetupPage {
        let mut people = People::household().first(Players::new(4).unwrap());
        people.get_mut(Seat::FIRST).unwrap().name = name_of("WWWWWWWW");
        let mut options = OptionValues::defaults(&toy::INFO);
        options.set(toy::TEAMS, teams.into());
        SetupPage {
            game: 0,
            people,
            options,
            own: Own::default(),
            first: None,
            focus: Focus::Begin,
            inner: Inner::Nothing,
        }
    }

    #[test]
    fn a_seat_shows_its_partners_and_nobody_has_any_where_all_play_alone() {
        let setup = four(true);
        let teams = setup.seating(&toy::INFO).teams;
        let looks = |seat| super::partners(&setup.people, teams, Seat::new(seat).unwrap());
        let partners: Vec<_> = (0..4).map(looks).collect();
        assert_eq!(partners, [2, 3, 0, 1].map(|shape| [SeatLook::new(shape)]));
        for (teams, joined) in [(true, 4), (false, 0)] {
            let setup = four(teams);
            for size in SIZES {
                let picture = Picture::of(size, |stage| setup.draw_rows(&toy::INFO, stage));
                let words = picture.whole_words();
                assert_eq!(words.iter().filter(|word| *word == "&").count(), joined);
                for name in ["Bertie", "Clara", "Otto"] {
                    assert!(words.iter().any(|word| word == name), "{name} at {size:?}");
                }
            }
        }
    }
}
