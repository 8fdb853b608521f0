//! Setting a game up: who sits where, who is a computer, and by which rules.

use super::options::{OptionsPage, keep_legal};
use super::seat::{SeatPage, SeatStep};
use super::{Deal, Doing, Glance, Hold, Panel, Step, games, menu, notice, rules};
use crate::habits::Habits;
use crate::keys;
use crate::line;
use crate::paint::sprites::marks;
use crate::paint::{Colour, Font, Inks, Stage, area};
use crate::parts::list::Window;
use crate::parts::plate::{Button, Table};
use crate::parts::seat::{Ground, SeatLook, SeatSize};
use crate::parts::{self, Hints, list};
use crate::people::{Guest, Kind, People};
use crate::screen::Line;
use crate::table::GAMES;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::{Info, OptionKind, OptionValues, Players, Seat};

/// Height of a seat's row, and from one row to the next.
const ROW: i32 = 25;
const PITCH: i32 = 28;
/// How many rows are in sight.
const SEEN: usize = 5;

/// A game being set up.
pub(super) struct Setup {
    game: usize,
    people: People,
    /// Who sits down next when a seat is added.
    waiting: People,
    options: OptionValues,
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

    pub(super) fn press(&mut self, button: keys::Button, hold: &Hold<'_>) -> Step {
        let Some(info) = self.info() else {
            return Step::Back;
        };
        match &mut self.inner {
            Inner::Seat(page) => {
                let seat = page.seat();
                let may_leave = self.people.len() > usize::from(info.players.0);
                let step = page.press(button, &mut self.people, info.levels, may_leave);
                return self.after_seat(step, seat);
            }
            Inner::Options(page) => {
                let step = page.press(
                    button,
                    info,
                    &mut self.options,
                    &mut self.first,
                    &self.people,
                );
                if matches!(step, Step::Back) {
                    self.inner = Inner::Nothing;
                    return Step::Moved;
                }
                return step;
            }
            Inner::Nothing => {}
        }
        match button {
            keys::Button::B => Step::Back,
            keys::Button::X => Step::Open(Panel::Rules(rules::Rules::new(self.game))),
            keys::Button::Y => Step::Open(Panel::Menu(menu::Menu::of_the_house())),
            keys::Button::A => self.choose(info, hold),
            keys::Button::Left | keys::Button::Right => self.sideways(button, info),
            keys::Button::Up | keys::Button::Down => {
                self.focus = self.neighbour(button);
                Step::Moved
            }
        }
    }

    fn after_seat(&mut self, step: SeatStep, seat: Seat) -> Step {
        match step {
            SeatStep::Stay => Step::Stay,
            SeatStep::Moved => Step::Moved,
            SeatStep::Refuse => Step::Refuse,
            SeatStep::Done => {
                self.inner = Inner::Nothing;
                Step::Moved
            }
            SeatStep::Leave => {
                self.people.leave(seat);
                self.inner = Inner::Nothing;
                self.first = None;
                self.focus = Focus::Row(seat.index().min(self.people.len().saturating_sub(1)));
                self.keep_legal()
            }
        }
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

    fn sideways(&mut self, button: keys::Button, info: &'static Info) -> Step {
        match self.focus {
            Focus::Rules => self.focus = Focus::Deal,
            Focus::Deal => self.focus = Focus::Rules,
            Focus::Row(row) => {
                let Some(guest) = Seat::new(row).and_then(|seat| self.people.get_mut(seat)) else {
                    return Step::Stay;
                };
                guest.kind = next_kind(guest.kind, info.levels, button == keys::Button::Right);
            }
        }
        Step::Moved
    }

    fn choose(&mut self, info: &'static Info, hold: &Hold<'_>) -> Step {
        match self.focus {
            Focus::Row(row) if row < self.people.len() => {
                if let Some(seat) = Seat::new(row) {
                    self.inner = Inner::Seat(SeatPage::new(seat));
                }
                Step::Moved
            }
            Focus::Row(_) => {
                self.add(hold.household);
                self.keep_legal()
            }
            Focus::Rules => {
                self.inner = Inner::Options(OptionsPage::default());
                Step::Moved
            }
            Focus::Deal => Step::Do(Doing::Deal(Deal {
                info,
                options: self.options.clone(),
                people: self.people.clone(),
                first: self.first,
            })),
        }
    }

    pub(super) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        let Some(info) = self.info() else {
            return;
        };
        match &self.inner {
            Inner::Options(page) => {
                return page.draw(info, &self.options, self.first, &self.people, stage);
            }
            Inner::Seat(page) if page.is_typing() => {}
            _ => self.draw_seats(info, glance, stage),
        }
        if let Inner::Seat(page) = &self.inner {
            page.draw(
                &self.people,
                info.levels,
                self.people.len() > usize::from(info.players.0),
                stage,
            );
        }
    }

    fn draw_seats(&self, info: &'static Info, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        parts::ground::walnut(stage);
        parts::bars::title(stage, info.name, &games::seats_line(info), glance.battery);
        let focus = match self.focus {
            Focus::Row(row) => row,
            _ => 0,
        };
        let window = Window::around(focus, SEEN, self.rows());
        let width = if stage.wide() {
            172
        } else {
            stage.width() - 16
        };
        let bar = if window.total > window.seen { 8 } else { 0 };
        for row in window.rows() {
            let place = area(8, 34 + window.place(row) * PITCH, width - bar, ROW);
            let focused = self.focus == Focus::Row(row);
            match Seat::new(row).and_then(|seat| self.people.get(seat)) {
                Some(guest) => draw_guest(stage, place, guest, info.levels, focused),
                None => draw_add(stage, place, focused),
            }
        }
        list::scroll_bar(
            stage,
            Point::new(8 + width - 4, 34),
            SEEN as i32 * PITCH - 3,
            window,
        );
        if stage.wide() {
            self.draw_rules_wide(info, stage);
        } else {
            self.draw_rules_plate(info, area(8, 177, 142, 37), stage);
            let deal = area(156, 177, 76, 35);
            parts::plate::button(
                stage,
                deal,
                "Deal",
                Button::focused(self.focus == Focus::Deal),
                Table::Walnut,
                Font::B14,
            );
        }
        let a = match self.focus {
            Focus::Row(row) if row >= self.people.len() => "Add",
            Focus::Row(_) => "Edit",
            Focus::Rules => "Change",
            Focus::Deal => "Deal",
        };
        parts::bars::hints(stage, Hints::a(a).b("Back").x("Rules").menu());
    }

    fn draw_rules_plate(&self, info: &'static Info, place: Rectangle, stage: &mut Stage<'_>) {
        let focused = self.focus == Focus::Rules;
        let words = rules_line(info, &self.options);
        stage.item(place, (focused, &words), |canvas| {
            list::draw_row(canvas, place, focused);
            let at = place.top_left + Point::new(8, 5);
            canvas.text("Rules", at, Font::B8, list::row_second_ink(focused));
            canvas.text(
                &words,
                at + Point::new(0, 14),
                Font::B10,
                list::row_ink(focused, true),
            );
        });
    }

    /// On the wide picture the rules lie beside the seats, on paper.
    fn draw_rules_wide(&self, info: &'static Info, stage: &mut Stage<'_>) {
        let place = area(192, 34, 120, 180);
        let focused = self.focus == Focus::Rules;
        stage.item(place, ("rules", focused, &self.options_look()), |canvas| {
            parts::paper::draw_sheet(canvas, place);
            if focused {
                canvas.round_edge(place, 5, (Colour::BRASS, 2));
            }
            let left = place.top_left.x + 9;
            let right = place.top_left.x + 111;
            parts::paper::draw_heading(canvas, Point::new(left, 44), 102, "The rules");
            for (row, option) in info.options.iter().enumerate().take(6) {
                let at = Point::new(left, 70 + row as i32 * 17);
                let value = value_line(info, row, &self.options);
                let room = 102 - Font::B8.width(&value) - 4;
                canvas.text_within(option.label, at, room, &[Font::B8], Colour::UMBER);
                canvas.text_right(&value, Point::new(right, at.y), Font::B8, Colour::INK);
            }
        });
        let deal = area(200, 182, 104, 26);
        parts::plate::button(
            stage,
            deal,
            "Deal",
            Button::focused(self.focus == Focus::Deal),
            Table::Walnut,
            Font::B14,
        );
        let help = area(8, 177, 172, 37);
        let words = match self.focus {
            Focus::Row(row) if row < self.people.len() => {
                "Left or right: person or computer. A: name, colour."
            }
            Focus::Row(_) => "One more at the table.",
            Focus::Rules => "A changes the rules of this game.",
            Focus::Deal => "Everybody ready?",
        };
        stage.item(help, words, |canvas| {
            list::draw_row(canvas, help, false);
            canvas.paragraph(
                words,
                help.top_left + Point::new(8, 7),
                158,
                13,
                Font::B8,
                Colour::SAND,
            );
        });
    }

    fn options_look(&self) -> heapless::Vec<i16, 16> {
        (0..self.info().map_or(0, |info| info.options.len()))
            .map(|option| self.options.get(option))
            .collect()
    }

    /// Tells why, where an option had to go back to its default.
    fn keep_legal(&mut self) -> Step {
        let why = self
            .info()
            .and_then(|info| keep_legal(info, &mut self.options, &self.people));
        match why {
            Some(why) => Step::Open(Panel::Notice(notice::Notice::new("The rules", why))),
            None => Step::Moved,
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

/// What the set of rules is called: a preset's name, of which the first is the booklet's, or that it is the players' own.
fn rules_line(info: &Info, values: &OptionValues) -> Line {
    let mut presets = info.presets.iter();
    match presets.position(|preset| preset.values(info) == *values) {
        Some(0) => line!("As in the booklet"),
        Some(place) => line!(
            "{}",
            info.presets.get(place).map_or("", |preset| preset.name)
        ),
        None if *values == OptionValues::defaults(info) => line!("As in the booklet"),
        None => line!("Your own"),
    }
}

fn draw_guest(stage: &mut Stage<'_>, place: Rectangle, guest: &Guest, levels: u8, focused: bool) {
    let wide = stage.wide();
    stage.item(place, (guest, focused), |canvas| {
        list::draw_row(canvas, place, focused);
        let at = place.top_left;
        let ground = if focused { Ground::Paper } else { Ground::Dark };
        SeatLook::new(guest.shape).draw(canvas, at + Point::new(7, 6), SeatSize::List, ground);
        canvas.text(
            &guest.name,
            at + Point::new(27, 7),
            Font::B12,
            list::row_ink(focused, true),
        );
        let right = at.x + place.size.width as i32 - 8;
        let ink = list::row_second_ink(focused);
        let sprite = match guest.kind {
            Kind::Person => &marks::PERSON,
            Kind::Computer(_) => &marks::COMPUTER,
        };
        canvas.sprite(
            sprite,
            Point::new(right - 11, at.y + 7),
            Inks {
                outline: Some(ink),
                ..Inks::default()
            },
        );
        let words = kind_line(guest.kind, levels);
        let words = if wide {
            words.rsplit(", ").next().unwrap_or("")
        } else {
            &words
        };
        canvas.text_right(words, Point::new(right - 16, at.y + 8), Font::B8, ink);
    });
}

fn draw_add(stage: &mut Stage<'_>, place: Rectangle, focused: bool) {
    stage.item(place, ("add", focused), |canvas| {
        if focused {
            list::draw_row(canvas, place, true);
        } else {
            canvas.round_edge(place, 5, (Colour::OAK, 1));
        }
        let ink = if focused { Colour::INK } else { Colour::HAZE };
        canvas.text("+", place.top_left + Point::new(8, 7), Font::B12, ink);
        canvas.text(
            "Add a seat",
            place.top_left + Point::new(27, 7),
            Font::B12,
            ink,
        );
    });
}
