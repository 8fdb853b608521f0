//! What `new` asks for, checked as far as it can be without knowing the game's rules.

use super::fault::{Code, Fault, quoted};
use parlour_rules::{Info, OptionKind, OptionSpec, OptionValues, Players, Setup, SetupFault};
use serde_json::{Map, Value};
use std::borrow::Cow;

/// A request for a new game, read but not yet agreed to.
pub(super) struct Wish<'a> {
    pub(super) players: i64,
    pub(super) seed: u64,
    pub(super) options: Option<&'a Map<String, Value>>,
    pub(super) position: Option<&'a str>,
    pub(super) script: Option<&'a Map<String, Value>>,
}

impl Wish<'_> {
    /// The set-up for this game, if the seats and the options fit it.
    pub(super) fn setup(&self, info: &Info) -> Result<Setup, Fault> {
        let no_such_table = || {
            let fault = SetupFault::Seats {
                fewest: info.players.0,
                most: info.players.1,
            };
            refused(&fault, info)
        };
        let players = usize::try_from(self.players)
            .ok()
            .and_then(Players::new)
            .ok_or_else(no_such_table)?;
        let mut options = OptionValues::defaults(info);
        for (name, value) in self.options.into_iter().flatten() {
            let place = info.options.iter().position(|option| option.id == name);
            let Some((place, spec)) =
                place.and_then(|place| Some((place, info.options.get(place)?)))
            else {
                let why = format!("{} has no option {}", info.name, quoted(name));
                return Err(Fault::new(Code::BadOption, why));
            };
            options.set(place, read(spec, value)?);
        }
        let setup = Setup::new(players, options, self.seed);
        setup.check(info).map_err(|fault| refused(&fault, info))?;
        Ok(setup)
    }
}

/// The value of an option.
fn read(spec: &OptionSpec, value: &Value) -> Result<i16, Fault> {
    let (found, wanted) = match spec.kind {
        OptionKind::Flag => (value.as_bool().map(i16::from), "true or false".to_owned()),
        OptionKind::Number { min, max } => (
            value
                .as_i64()
                .and_then(|number| i16::try_from(number).ok())
                .filter(|number| (min..=max).contains(number)),
            format!("a whole number from {min} to {max}"),
        ),
        OptionKind::OneOf(values) => (
            id(value)
                .and_then(|id| values.iter().position(|value| value.id == id))
                .and_then(|index| i16::try_from(index).ok()),
            {
                let ids: Vec<&str> = values.iter().map(|value| value.id).collect();
                format!("one of {}", ids.join(", "))
            },
        ),
    };
    found.ok_or_else(|| Fault::new(Code::BadOption, format!("{:?} is {wanted}", spec.id)))
}

/// The name of a value that has one. A number or a switch among named values (`40` and `off`) may be given as either.
fn id(value: &Value) -> Option<Cow<'_, str>> {
    match value {
        Value::String(id) => Some(id.into()),
        Value::Number(number) => Some(number.to_string().into()),
        Value::Bool(on) => Some(if *on { "on" } else { "off" }.into()),
        _ => None,
    }
}

/// A game's refusal to start, with its code.
pub(super) fn refused(fault: &SetupFault, info: &Info) -> Fault {
    let code = match fault {
        SetupFault::Seats { .. } => Code::BadPlayers,
        SetupFault::Option(_) => Code::BadOption,
        SetupFault::NoPositions | SetupFault::Position(_) => Code::BadPosition,
    };
    let option = match fault {
        SetupFault::Option(fault) => info.options.get(fault.option),
        _ => None,
    };
    Fault::new(
        code,
        match option {
            Some(option) => format!("{:?}: {fault}", option.id),
            None => fault.to_string(),
        },
    )
}
