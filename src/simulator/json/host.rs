//! The host: reads a request, asks the table, and gives the reply. It holds the one game that is on the table, and
//! lists the games of the catalogue without naming any.
//!
//! | request | needs | reply |
//! |---|---|---|
//! | `games` | | `games`: id, name, player range, levels and options of each |
//! | `new` | `game`, `players`, `seed`; may have `options`, `position`, `script` | as `turn` |
//! | `turn` | | `turn`: seat, phase, private; or `over`: winners, scores, reason |
//! | `legal` | | `legal`: the texts of all actions of the seat to decide; `bid:{10..50}` is a range, `say:{text}` any word |
//! | `apply` | `action` | as `turn`, and `events` with the seats that may know, or null for everybody |
//! | `view` | `seat`, or null for what is open to everybody | `view`: zones, counts, scores and more; what is hidden is a number or null |
//! | `state` | | `state`: the same, with nothing hidden |
//! | `script` | | `script`: all that chance has decided, in the form that `new` takes |
//! | `resample` | `seat`, `seed` | as `turn`; what the seat cannot know has been drawn anew |
//! | `bot` | `level`, `seed` | `action`, `nodes`, `micros`: a computer player's choice, not applied |
//! | `save` | | `save` in base64, and `bytes` |
//! | `load` | `save` | as `turn` |
//! | `undo` | | as `turn`; the last `apply` has been taken back |
//! | `perft` | `depth` up to 12 | `nodes`: the number of sequences of so many actions, in games without chance |
//!
//! A request that is refused is answered with `error`, a code of `fault.rs` and a message, and changes nothing.

use super::answers;
use super::fault::{Code, Fault, quoted};
use super::save;
use super::session::{Answer, Hosted, Session};
use super::setup::Wish;
use parlour_rules::{Game, Info};
use serde_json::{Map, Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};

macro_rules! catalogue {
    ($($folder:ident => $game:ident,)*) => {
        /// The catalogue entries of all games.
        fn infos() -> Vec<&'static Info> {
            vec![$(<parlour_rules::$game as Game>::INFO),*]
        }

        /// Starts the game of this id.
        fn start(id: &str, wish: &Wish<'_>) -> Result<Box<dyn Session>, Fault> {
            $(if id == <parlour_rules::$game as Game>::INFO.id {
                return Ok(Box::new(Hosted::<parlour_rules::$game>::start(wish)?));
            })*
            let why = format!("There is no game called {}", quoted(id));
            Err(Fault::new(Code::UnknownGame, why))
        }

        /// Takes up a saved game, whichever it is.
        fn load(text: &str) -> Result<Box<dyn Session>, Fault> {
            let (bytes, to_come) = save::open(text)?;
            let id = parlour_rules::save::game_id(&bytes)
                .map_err(|fault| Fault::new(Code::BadSave, fault.to_string()))?;
            $(if id == <parlour_rules::$game as Game>::INFO.id {
                return Ok(Box::new(Hosted::<parlour_rules::$game>::load(&bytes, to_come)?));
            })*
            Err(Fault::new(Code::BadSave, "This saved game is of a kind not known here"))
        }
    };
}
parlour_rules::games!(catalogue);

/// The table and whatever game is on it.
pub(super) struct Host {
    session: Option<Box<dyn Session>>,
}

impl Host {
    /// An empty table.
    pub(super) fn new() -> Host {
        Host { session: None }
    }

    /// The reply to a line. A request changes the table with its last step or not at all, so even a mistake of ours
    /// costs one reply and not the game.
    pub(super) fn answer(&mut self, line: &[u8]) -> Value {
        let answer = catch_unwind(AssertUnwindSafe(|| self.request(line)));
        match answer {
            Ok(Ok(reply)) => reply,
            Ok(Err(fault)) => fault.reply(),
            Err(_) => Fault::new(Code::Unsupported, "Our mistake. Your game is safe").reply(),
        }
    }

    fn request(&mut self, line: &[u8]) -> Answer {
        let value: Value = serde_json::from_slice(line)
            .map_err(|_| Fault::new(Code::BadJson, "Each line is one JSON object"))?;
        let Value::Object(request) = value else {
            return Err(Fault::new(Code::BadRequest, "Each line is one JSON object"));
        };
        let request = Request(&request);
        match request.text("cmd")? {
            "games" => {
                let games: Vec<Value> = infos().into_iter().map(answers::entry).collect();
                Ok(json!({"games": games}))
            }
            "new" => {
                let game = request.text("game")?;
                let wish = Wish {
                    players: request.whole("players")?,
                    seed: request.natural("seed")?,
                    options: request.object("options")?,
                    position: request.optional_text("position")?,
                    script: request.object("script")?,
                };
                self.seat(start(game, &wish)?)
            }
            "load" => self.seat(load(request.text("save")?)?),
            "turn" => Ok(self.session()?.turn()),
            "legal" => Ok(self.session()?.legal()),
            "apply" => {
                let action = request.text("action")?;
                self.session()?.apply(action)
            }
            "view" => {
                let seat = request.seat_or_null()?;
                self.session()?.view(seat)
            }
            "state" => Ok(self.session()?.state()),
            "script" => self.session()?.script(),
            "resample" => {
                let (seat, seed) = (request.whole("seat")?, request.natural("seed")?);
                self.session()?.resample(seat, seed)
            }
            "bot" => {
                let (level, seed) = (request.whole("level")?, request.natural("seed")?);
                self.session()?.bot(level, seed)
            }
            "save" => self.session()?.save(),
            "undo" => self.session()?.undo(),
            "perft" => {
                let depth = request.natural("depth")?;
                self.session()?.perft(depth)
            }
            other => Err(Fault::new(
                Code::BadRequest,
                format!("There is no command {}", quoted(other)),
            )),
        }
    }

    /// Puts a game on the table in place of the one that was there.
    fn seat(&mut self, session: Box<dyn Session>) -> Answer {
        let turn = session.turn();
        self.session = Some(session);
        Ok(turn)
    }

    fn session(&mut self) -> Result<&mut dyn Session, Fault> {
        match &mut self.session {
            Some(session) => Ok(session.as_mut()),
            None => Err(Fault::new(
                Code::NoGame,
                "There is no game on the table yet",
            )),
        }
    }
}

/// The fields of a request. Numbers that are whole but out of all range count as whole: what is wrong with them is not
/// that they are no numbers, and the table says which there are.
struct Request<'a>(&'a Map<String, Value>);

impl<'a> Request<'a> {
    fn text(&self, name: &str) -> Result<&'a str, Fault> {
        self.optional_text(name)?
            .ok_or_else(|| wanted(name, "a text"))
    }

    fn optional_text(&self, name: &str) -> Result<Option<&'a str>, Fault> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(wanted(name, "a text")),
        }
    }

    fn object(&self, name: &str) -> Result<Option<&'a Map<String, Value>>, Fault> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::Object(object)) => Ok(Some(object)),
            Some(_) => Err(wanted(name, "an object")),
        }
    }

    /// A whole number; one that no number of ours can hold is far outside of any range, and so is what stands for it.
    fn whole(&self, name: &str) -> Result<i64, Fault> {
        let number = match self.0.get(name) {
            Some(Value::Number(number)) => number,
            _ => return Err(wanted(name, "a whole number")),
        };
        let text = number.to_string();
        let digits = text.strip_prefix('-').unwrap_or(&text);
        match number.as_i64() {
            Some(number) => Ok(number),
            None if digits.bytes().all(|byte| byte.is_ascii_digit()) => Ok(i64::MAX),
            None => Err(wanted(name, "a whole number")),
        }
    }

    fn natural(&self, name: &str) -> Result<u64, Fault> {
        self.0
            .get(name)
            .and_then(Value::as_u64)
            .ok_or_else(|| wanted(name, "a whole number from 0 to 18446744073709551615"))
    }

    fn seat_or_null(&self) -> Result<Option<i64>, Fault> {
        match self.0.get("seat") {
            Some(Value::Null) => Ok(None),
            _ => self.whole("seat").map(Some),
        }
    }
}

fn wanted(name: &str, what: &str) -> Fault {
    Fault::new(Code::BadRequest, format!("{name:?} is {what}"))
}
