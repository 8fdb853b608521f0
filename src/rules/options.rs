//! Options: what the players may set before the start, as data that set-up, host interface and tests read alike.

use crate::info::Info;
use crate::seat::Players;
use heapless::Vec;
use serde::{Deserialize, Serialize};

#[cfg(test)]
mod tests;

/// The largest number of options that a game has.
pub const MAX_OPTIONS: usize = 16;

const NO_SUCH_VALUE: &str = "There is no such value";

/// Why an option cannot have a value at a table with these other values, if that is so. Asked for every value but the
/// default, which is never barred.
pub type Bar = fn(&OptionValues, Players, i16) -> Option<&'static str>;

/// One option.
#[derive(Debug)]
pub struct OptionSpec {
    /// The name in the host interface.
    pub id: &'static str,
    /// The name on the screen.
    pub label: &'static str,
    /// What it does, in one line.
    pub help: &'static str,
    /// The values it takes.
    pub kind: OptionKind,
    /// The value it has unless it is set; for an enumeration the index.
    pub default: i16,
    barred: Bar,
    /// Whether what is barred does no harm: it has no effect there.
    idle: bool,
}

impl OptionSpec {
    /// An option that is on or off.
    pub const fn flag(
        id: &'static str,
        label: &'static str,
        help: &'static str,
        default: bool,
    ) -> OptionSpec {
        OptionSpec {
            id,
            label,
            help,
            kind: OptionKind::Flag,
            default: default as i16,
            barred: never,
            idle: false,
        }
    }

    /// An option with a number.
    pub const fn number(
        id: &'static str,
        label: &'static str,
        help: &'static str,
        range: (i16, i16),
        default: i16,
    ) -> OptionSpec {
        OptionSpec {
            id,
            label,
            help,
            kind: OptionKind::Number {
                min: range.0,
                max: range.1,
            },
            default,
            barred: never,
            idle: false,
        }
    }

    /// An option with named values; the default is an index into them.
    pub const fn one_of(
        id: &'static str,
        label: &'static str,
        help: &'static str,
        values: &'static [Named],
        default: i16,
    ) -> OptionSpec {
        OptionSpec {
            id,
            label,
            help,
            kind: OptionKind::OneOf(values),
            default,
            barred: never,
            idle: false,
        }
    }

    /// The value with this name in the host interface.
    fn named(&self, text: &str) -> Option<i16> {
        match self.kind {
            OptionKind::Flag => text.parse().ok().map(|on: bool| on.into()),
            OptionKind::Number { .. } => text.parse().ok(),
            OptionKind::OneOf(values) => {
                let place = values.iter().position(|named| named.id == text)?;
                i16::try_from(place).ok()
            }
        }
    }

    /// The same option, barred where the function gives a reason.
    pub const fn barred_by(mut self, barred: Bar) -> OptionSpec {
        self.barred = barred;
        self
    }

    /// The same option, without effect where the function gives a reason: nobody is offered it there, and where it is set
    /// all the same it is no fault.
    pub const fn idle_by(mut self, idle: Bar) -> OptionSpec {
        self.barred = idle;
        self.idle = true;
        self
    }

    /// Why the option cannot have this value at this table; nothing where it can.
    pub fn bar(&self, values: &OptionValues, players: Players, value: i16) -> Option<&'static str> {
        if value == self.default {
            return None;
        }
        (self.barred)(values, players, value)
    }

    /// Why nothing can be chosen here at this table: every value but the default is barred.
    pub fn closed(&self, values: &OptionValues, players: Players) -> Option<&'static str> {
        let (least, most) = self.range();
        let mut others = (least..=most).filter(|value| *value != self.default);
        let first = self.bar(values, players, others.next()?)?;
        others
            .all(|value| self.bar(values, players, value).is_some())
            .then_some(first)
    }

    /// The next value round the ring that is not barred, and why the first one on the way to it is, where that was so.
    pub fn next(
        &self,
        values: &OptionValues,
        players: Players,
        value: i16,
        forward: bool,
    ) -> (i16, Option<&'static str>) {
        let (least, most) = self.range();
        let mut next = value;
        let mut why = None;
        for _ in least..=most {
            next = match forward {
                true if next >= most => least,
                true => next + 1,
                false if next <= least => most,
                false => next - 1,
            };
            match self.bar(values, players, next) {
                Some(reason) => why = why.or(Some(reason)),
                None => return (next, why),
            }
        }
        (self.default, why)
    }

    /// The smallest and the largest value.
    pub const fn range(&self) -> (i16, i16) {
        match self.kind {
            OptionKind::Flag => (0, 1),
            OptionKind::Number { min, max } => (min, max),
            OptionKind::OneOf(values) => (0, values.len() as i16 - 1),
        }
    }
}

fn never(_: &OptionValues, _: Players, _: i16) -> Option<&'static str> {
    None
}

/// The values that an option takes.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// Off (0) or on (1).
    Flag,
    /// A whole number.
    Number {
        /// The smallest.
        min: i16,
        /// The largest.
        max: i16,
    },
    /// One of several named values, by index.
    OneOf(&'static [Named]),
}

/// A named value of an option.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    /// The name in the host interface.
    pub id: &'static str,
    /// The name on the screen.
    pub label: &'static str,
}

impl Named {
    /// A value and its two names.
    pub const fn new(id: &'static str, label: &'static str) -> Named {
        Named { id, label }
    }
}

/// A named set of options.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The name on the screen.
    pub name: &'static str,
    /// How the game differs by it, in one sentence.
    pub about: &'static str,
    /// The options that differ from their defaults: index and value.
    pub changes: &'static [(usize, i16)],
}

impl Preset {
    /// The values of the preset.
    pub fn values(&self, info: &Info) -> OptionValues {
        let mut values = OptionValues::defaults(info);
        for (option, value) in self.changes {
            values.set(*option, *value);
        }
        values
    }
}

/// The value of each option of a game, in the order of [`Info::options`].
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OptionValues(Vec<i16, MAX_OPTIONS>);

impl OptionValues {
    /// All options at their defaults.
    pub fn defaults(info: &Info) -> OptionValues {
        OptionValues(
            info.options
                .iter()
                .take(MAX_OPTIONS)
                .map(|option| option.default)
                .collect(),
        )
    }

    /// The values that these wishes name as the host interface does, `target=50 passing=left`; what is not named is as it
    /// comes. Says which wish cannot be read.
    pub fn named<'a>(info: &Info, wishes: &'a str) -> Result<OptionValues, &'a str> {
        let mut values = OptionValues::defaults(info);
        for wish in wishes.split_whitespace() {
            let (id, text) = wish.split_once('=').ok_or(wish)?;
            let option = info.options.iter().position(|spec| spec.id == id);
            let option = option.ok_or(wish)?;
            let value = info.options.get(option).and_then(|spec| spec.named(text));
            values.set(option, value.ok_or(wish)?);
        }
        Ok(values)
    }

    /// The value of an option; 0 where there is no such option.
    pub fn get(&self, option: usize) -> i16 {
        self.0.get(option).copied().unwrap_or(0)
    }

    /// Whether an option is on.
    pub fn flag(&self, option: usize) -> bool {
        self.get(option) != 0
    }

    /// Sets an option; an option that does not exist is left alone.
    pub fn set(&mut self, option: usize, value: i16) {
        if let Some(place) = self.0.get_mut(option) {
            *place = value;
        }
    }

    /// Checks each value against its range and against the bars of its option.
    pub fn check(&self, info: &Info, players: Players) -> Result<(), OptionFault> {
        if self.0.len() != info.options.len() {
            return Err(OptionFault {
                option: 0,
                why: "These options belong to another game",
            });
        }
        for (option, spec) in info.options.iter().enumerate() {
            let (min, max) = spec.range();
            let value = self.get(option);
            if value < min || value > max {
                return Err(OptionFault {
                    option,
                    why: NO_SUCH_VALUE,
                });
            }
            if spec.idle {
                continue;
            }
            if let Some(why) = spec.bar(self, players, value) {
                return Err(OptionFault { option, why });
            }
        }
        Ok(())
    }

    /// Lets every value that another option or the number of seats bars fall to its default, and whatever is no value of
    /// its option; says why the last one did.
    pub fn settle(&mut self, info: &Info, players: Players) -> Option<&'static str> {
        let mut why = None;
        // A default may free or bar others, so once for each option.
        for _ in info.options {
            let mut settled = true;
            for (option, spec) in info.options.iter().enumerate() {
                let (min, max) = spec.range();
                let value = self.get(option);
                let fault = match (min..=max).contains(&value) {
                    true => spec.bar(self, players, value),
                    false => Some(NO_SUCH_VALUE),
                };
                if fault.is_some() {
                    self.set(option, spec.default);
                    settled = false;
                    why = fault;
                }
            }
            if settled {
                break;
            }
        }
        why
    }
}

/// An option that cannot be as it was set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionFault {
    /// The option's place in the list.
    pub option: usize,
    /// Why, in a player's words.
    pub why: &'static str,
}
