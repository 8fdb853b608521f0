//! The options of a game, each with its value and one line of explanation.

use super::move_cursor;
use super::setup::{HOUSE_RULES, value_line};
use crate::deed::Deed;
use crate::fitting;
use crate::habits::Habits;
use crate::keys::Button;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::form::{Setting, setting};
use crate::parts::list::{self, Window};
use crate::parts::{self, Hints};
use crate::people::People;
use crate::screen::{Line, Reaction};
use embedded_graphics::geometry::Point;
use parlour_rules::info::First;
use parlour_rules::{Info, OptionKind, OptionValues, Players, Seat};

/// Height of a row, and from one row to the next.
const ROW: i32 = 28;
const PITCH: i32 = 31;
/// The room for the name of whoever begins, beside the question who that is.
const FIRST_NAME: i32 = 80;
/// How many rows are in sight above the explanation.
const SEEN: usize = 4;

/// What a row is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Preset,
    First(&'static str),
    Option(usize),
}

/// The list of options, with the focus on one.
#[derive(Default)]
pub(super) struct OptionsPage {
    cursor: usize,
    /// Why the last change passed over a value, or let another one fall to its default.
    passed: Option<&'static str>,
}

/// The rows for a game: a preset where it has several, the question who begins where it asks it, then its options.
fn row(info: &'static Info, number: usize) -> Option<Row> {
    let mut before = 0;
    if info.presets.len() > 1 {
        if number == 0 {
            return Some(Row::Preset);
        }
        before += 1;
    }
    if let First::Drawn {
        question: Some(question),
        ..
    } = info.first
    {
        if number == before {
            return Some(Row::First(question));
        }
        before += 1;
    }
    let option = number - before;
    (option < info.options.len()).then_some(Row::Option(option))
}

/// How many rows there are; none where there is nothing to be set.
pub(super) fn rows(info: &'static Info) -> usize {
    (0..)
        .take_while(|number| row(info, *number).is_some())
        .count()
}

impl OptionsPage {
    pub(super) fn press(
        &mut self,
        button: Button,
        info: &'static Info,
        values: &mut OptionValues,
        own: &mut Own,
        first: &mut Option<Seat>,
        people: &People,
    ) -> Reaction<Deed> {
        self.passed = None;
        if move_cursor(&mut self.cursor, rows(info), button) {
            return Reaction::Moved;
        }
        let forward = match button {
            Button::A | Button::Right => true,
            Button::Left => false,
            Button::B => return Reaction::Act(Deed::Back),
            _ => return Reaction::Nothing,
        };
        match row(info, self.cursor) {
            Some(Row::Preset) => {
                self.passed = next_preset(info, values, own, people, forward);
            }
            Some(Row::First(_)) => *first = next_first(*first, people, forward),
            Some(Row::Option(option)) => {
                if closed(info, option, values, people).is_some() {
                    return Reaction::Refuse(Line::new());
                }
                let passed = next_value(info, option, values, people, forward);
                self.passed = passed.or(keep_legal(info, values, people));
                own.note(info, values);
            }
            None => return Reaction::Nothing,
        }
        Reaction::Moved
    }

    pub(super) fn draw(
        &self,
        info: &'static Info,
        values: &OptionValues,
        first: Option<Seat>,
        people: &People,
        large: bool,
        stage: &mut Stage<'_>,
    ) {
        let total = rows(info);
        parts::ground::walnut(stage);
        parts::bars::title(
            stage,
            HOUSE_RULES,
            &line!("{} of {total}", self.cursor + 1),
            None,
        );
        let window = Window::around(self.cursor, SEEN, total);
        let width = stage.width() - 22;
        for number in window.rows() {
            let place = area(8, 34 + window.place(number) * PITCH, width, ROW);
            let Some(row) = row(info, number).filter(|_| stage.wants(&place)) else {
                continue;
            };
            let focused = number == self.cursor;
            let (label, value) = words(info, row, values, first, people);
            let shown = match row {
                Row::Option(option) => match closed(info, option, values, people) {
                    Some(_) => Setting::Off("not now"),
                    None => match info.options.get(option).map(|option| option.kind) {
                        Some(OptionKind::Flag) => Setting::Switch(values.flag(option)),
                        _ => Setting::Word(&value),
                    },
                },
                _ => Setting::Word(&value),
            };
            setting(stage, place, label, shown, focused);
        }
        list::scroll_bar(
            stage,
            Point::new(stage.width() - 9, 34),
            SEEN as i32 * PITCH - 3,
            window,
        );
        if let Some(row) = row(info, self.cursor) {
            let help = self
                .passed
                .unwrap_or_else(|| help(info, row, values, people));
            draw_help(help, large, stage);
        }
        parts::bars::hints(stage, Hints::a("Change").b("Done").menu());
    }
}

/// What the focused option does, or why it cannot be changed.
fn help(info: &'static Info, row: Row, values: &OptionValues, people: &People) -> &'static str {
    match row {
        Row::Preset => match info
            .preset_of(values)
            .and_then(|place| info.presets.get(place))
        {
            Some(preset) => preset.about,
            None => "What you have set yourselves. It stays here while you try others.",
        },
        Row::First(_) => "Whoever it is begins. Or let chance decide.",
        Row::Option(option) => match closed(info, option, values, people) {
            Some(why) => why,
            None => info.options.get(option).map_or("", |option| option.help),
        },
    }
}

/// What there is to say about the focused row, on paper below the list: three lines at the most.
fn draw_help(help: &str, large: bool, stage: &mut Stage<'_>) {
    let place = area(8, 34 + SEEN as i32 * PITCH, stage.width() - 16, 58);
    parts::paper::sheet(stage, place);
    if stage.wants(&place) {
        let at = place.top_left + Point::new(10, 7);
        let width = place.size.width as i32 - 20;
        let sizes = [Font::B12, Font::B10, Font::B8];
        let mut wished = sizes.into_iter().skip(usize::from(!large));
        let font = wished.find(|font| font.wrap(help, width).count() <= 3);
        let font = font.unwrap_or(Font::B8);
        stage.paragraph(help, at, width, 16, font, Colour::INK);
    }
}

fn words(
    info: &'static Info,
    row: Row,
    values: &OptionValues,
    first: Option<Seat>,
    people: &People,
) -> (&'static str, Line) {
    match row {
        Row::Preset => {
            let preset = info
                .preset_of(values)
                .and_then(|place| info.presets.get(place));
            (
                "Played as",
                line!("{}", preset.map_or("your own", |preset| preset.name)),
            )
        }
        Row::First(question) => (
            question,
            match first {
                Some(seat) => {
                    let name = fitting::name(Font::B10, people.name(seat), FIRST_NAME);
                    line!("{name}")
                }
                None => line!("by chance"),
            },
        ),
        Row::Option(option) => (
            info.options.get(option).map_or("", |option| option.label),
            value_line(info, option, values),
        ),
    }
}

/// Why an option cannot be changed at this table.
fn closed(
    info: &'static Info,
    option: usize,
    values: &OptionValues,
    people: &People,
) -> Option<&'static str> {
    let players = Players::new(people.len())?;
    info.options.get(option)?.closed(values, players)
}

/// The last values that were no preset: somebody's own, which stay among the sets of rules while one tries others.
#[derive(Default)]
pub(super) struct Own(Option<OptionValues>);

impl Own {
    /// What is remembered of the game.
    pub(super) fn of(habits: &Habits, info: &Info) -> Own {
        Own(habits.own(info).cloned())
    }

    /// The values, where they are others than those that are remembered.
    pub(super) fn to_keep(&self, habits: &Habits, info: &Info) -> Option<&OptionValues> {
        self.0.as_ref().filter(|own| habits.own(info) != Some(own))
    }

    /// Remembers these values, unless they are a preset.
    pub(super) fn note(&mut self, info: &'static Info, values: &OptionValues) {
        if info.preset_of(values).is_none() {
            self.0 = Some(values.clone());
        }
    }
}

/// The next set of rules: round all presets, and behind the last of them one's own. Passes over what this table bars and
/// says why.
fn next_preset(
    info: &'static Info,
    values: &mut OptionValues,
    own: &mut Own,
    people: &People,
    forward: bool,
) -> Option<&'static str> {
    // Values can become one's own by another way, when a seat is added.
    own.note(info, values);
    let players = Players::new(people.len())?;
    let presets = info.presets.len();
    let count = presets + usize::from(own.0.is_some());
    let now = info.preset_of(values).unwrap_or(presets);
    let mut why = None;
    for step in 1..=count {
        let place = (now + if forward { step } else { count - step }) % count;
        let next = match info.presets.get(place) {
            Some(preset) => preset.values(info),
            None => {
                // One's own may stem from another number of seats.
                let mut next = own.0.clone()?;
                next.settle(info, players);
                next
            }
        };
        match next.check(info, players) {
            Ok(()) => {
                *values = next;
                break;
            }
            Err(fault) => why = why.or(Some(fault.why)),
        }
    }
    why
}

fn next_first(first: Option<Seat>, people: &People, forward: bool) -> Option<Seat> {
    let places = people.len() + 1;
    let now = first.map_or(0, |seat| seat.index() + 1);
    let next = (now + if forward { 1 } else { places - 1 }) % places;
    next.checked_sub(1).and_then(Seat::new)
}

/// Sets an option to its next value; says why, where one was passed over.
fn next_value(
    info: &'static Info,
    option: usize,
    values: &mut OptionValues,
    people: &People,
    forward: bool,
) -> Option<&'static str> {
    let (spec, players) = (info.options.get(option)?, Players::new(people.len())?);
    let (next, why) = spec.next(values, players, values.get(option), forward);
    values.set(option, next);
    why
}

/// An option that another one, or the number of seats, now bars goes back to its default; says why.
pub(super) fn keep_legal(
    info: &'static Info,
    values: &mut OptionValues,
    people: &People,
) -> Option<&'static str> {
    values.settle(info, Players::new(people.len())?)
}
