//! Why a request was refused: a code for the program that asked and a sentence for the person behind it.

use serde_json::{Value, json};
use std::borrow::Cow;

/// The codes of the host interface. There are no others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Code {
    BadJson,
    BadRequest,
    UnknownGame,
    BadPlayers,
    BadOption,
    BadPosition,
    BadScript,
    BadSave,
    NoGame,
    Over,
    Illegal,
    BadSeat,
    BadLevel,
    NothingToUndo,
    Unsupported,
}

impl Code {
    fn text(self) -> &'static str {
        match self {
            Code::BadJson => "bad-json",
            Code::BadRequest => "bad-request",
            Code::UnknownGame => "unknown-game",
            Code::BadPlayers => "bad-players",
            Code::BadOption => "bad-option",
            Code::BadPosition => "bad-position",
            Code::BadScript => "bad-script",
            Code::BadSave => "bad-save",
            Code::NoGame => "no-game",
            Code::Over => "over",
            Code::Illegal => "illegal",
            Code::BadSeat => "bad-seat",
            Code::BadLevel => "bad-level",
            Code::NothingToUndo => "nothing-to-undo",
            Code::Unsupported => "unsupported",
        }
    }
}

/// A refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fault {
    pub(super) code: Code,
    message: Cow<'static, str>,
}

impl Fault {
    pub(super) fn new(code: Code, message: impl Into<Cow<'static, str>>) -> Fault {
        Fault {
            code,
            message: message.into(),
        }
    }

    /// The reply that tells it.
    pub(super) fn reply(&self) -> Value {
        json!({"error": {"code": self.code.text(), "message": self.message}})
    }
}

/// The beginning of a text of somebody else's, in quotation marks, short enough for a message.
pub(super) fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let cut: String = text.chars().take(LONGEST).collect();
    let dots = if cut.len() < text.len() { "..." } else { "" };
    format!("{cut:?}{dots}")
}
