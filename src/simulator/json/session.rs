//! One game on the table: the game itself, the fate that it follows, and the way back.

use super::answers::{self, Sheet};
use super::fault::{Code, Fault, quoted};
use super::script::{Mark, Script, Scripted};
use super::setup::{self, Wish};
use super::{base64, perft, save};
use parlour_bots::{Level, Player, ROOM};
use parlour_rules::{Croupier, Rng, Seat, SeedableRng, Turn, View};
use serde_json::{Map, Value, json};
use std::rc::Rc;
use std::time::Instant;

/// A reply or a refusal.
pub(super) type Answer = Result<Value, Fault>;

/// What can be asked of the game on the table, whichever it is.
pub(super) trait Session {
    fn turn(&self) -> Value;
    fn legal(&self) -> Value;
    fn apply(&mut self, text: &str) -> Answer;
    fn view(&self, seat: Option<i64>) -> Answer;
    fn state(&self) -> Value;
    fn script(&self) -> Answer;
    fn resample(&mut self, seat: i64, seed: u64) -> Answer;
    fn bot(&self, level: i64, seed: u64) -> Answer;
    fn save(&self) -> Answer;
    fn undo(&mut self) -> Answer;
    fn perft(&self, depth: u64) -> Answer;
}

/// A game and all that belongs to it here.
pub(super) struct Hosted<G> {
    game: G,
    /// What chance was told to decide, from the beginning of `record` on.
    script: Rc<Script>,
    /// What chance has decided.
    record: Script,
    /// Whether `record` goes back to the start of the game and explains all of it.
    from_start: bool,
    past: Vec<Past<G>>,
}

/// The table as it was before an action.
struct Past<G> {
    game: G,
    script: Rc<Script>,
    record: Mark,
    from_start: bool,
}

impl<G: Player> Hosted<G> {
    /// Starts a game.
    pub(super) fn start(wish: &Wish<'_>) -> Result<Hosted<G>, Fault> {
        let setup = wish.setup(G::INFO)?;
        let script = wish.script.map(Script::from_json).transpose()?;
        let (script, nothing) = (script.unwrap_or_default(), Script::default());
        let mut fate = Scripted::new(&script, &nothing);
        let game = match wish.position {
            Some(position) => G::start_at(&setup, position),
            None => G::start(&setup, &mut Croupier::new(&mut fate, &mut |_, _| ())),
        };
        let game = game.map_err(|fault| setup::refused(&fault, G::INFO))?;
        let Scripted { news, fault, .. } = fate;
        if let Some(fault) = fault {
            return Err(fault);
        }
        script.check(&news)?;
        Ok(Hosted {
            game,
            script: Rc::new(script),
            record: news,
            from_start: true,
            past: Vec::new(),
        })
    }

    /// Takes up a saved game.
    pub(super) fn load(bytes: &[u8], to_come: Script) -> Result<Hosted<G>, Fault> {
        let game = parlour_rules::save::read(bytes)
            .map_err(|fault| Fault::new(Code::BadSave, fault.to_string()))?;
        Ok(Hosted {
            game,
            script: Rc::new(to_come),
            record: Script::default(),
            from_start: false,
            past: Vec::new(),
        })
    }

    fn seat(&self, number: i64) -> Result<Seat, Fault> {
        usize::try_from(number)
            .ok()
            .and_then(Seat::new)
            .filter(|seat| self.game.players().has(*seat))
            .ok_or_else(|| {
                let last = self.game.players().count() - 1;
                Fault::new(Code::BadSeat, format!("The seats are 0 to {last}"))
            })
    }

    fn turn_object(&self) -> Map<String, Value> {
        answers::turn(&self.game)
    }
}

impl<G: Player> Session for Hosted<G> {
    fn turn(&self) -> Value {
        Value::Object(self.turn_object())
    }

    fn legal(&self) -> Value {
        let mut texts = Vec::new();
        self.game
            .legal(&mut |choice| texts.push(choice.to_string()));
        json!({"legal": texts})
    }

    fn apply(&mut self, text: &str) -> Answer {
        if let Turn::Over(_) = self.game.turn() {
            return Err(over());
        }
        let action: G::Action = text.parse().map_err(|_| {
            let why = format!("Nobody can play {} in this game", quoted(text));
            Fault::new(Code::Illegal, why)
        })?;
        let mut next = self.game.clone();
        let mut events = Vec::new();
        let mut fate = Scripted::new(&self.script, &self.record);
        next.apply(
            action,
            &mut Croupier::new(&mut fate, &mut |audience, event| {
                events.push(answers::event(audience, &event));
            }),
        )
        .map_err(|why| Fault::new(Code::Illegal, why.to_string()))?;
        let Scripted { news, fault, .. } = fate;
        if let Some(fault) = fault {
            return Err(fault);
        }
        self.past.push(Past {
            game: std::mem::replace(&mut self.game, next),
            script: Rc::clone(&self.script),
            record: self.record.mark(),
            from_start: self.from_start,
        });
        self.record.extend(news);
        let mut reply = self.turn_object();
        reply.insert("events".into(), Value::Array(events));
        Ok(Value::Object(reply))
    }

    fn view(&self, seat: Option<i64>) -> Answer {
        let seat = seat.map(|number| self.seat(number)).transpose()?;
        let mut sheet = Sheet::default();
        self.game.view(seat).describe(&mut sheet);
        Ok(json!({"view": sheet.finish()}))
    }

    fn state(&self) -> Value {
        let mut sheet = Sheet::default();
        self.game.describe(&mut sheet);
        json!({"state": sheet.finish()})
    }

    fn script(&self) -> Answer {
        if !self.from_start {
            return Err(Fault::new(
                Code::Unsupported,
                "A script tells a game from its start; this one was loaded or drawn anew",
            ));
        }
        Ok(json!({"script": self.record.to_json()}))
    }

    /// Draws anew what a seat cannot know. That includes what chance will decide, so nothing of a script is left.
    fn resample(&mut self, seat: i64, seed: u64) -> Answer {
        let view = self.game.view(Some(self.seat(seat)?));
        self.game = G::imagine(&view, &mut Rng::seed_from_u64(seed));
        self.script = Rc::default();
        self.from_start = false;
        Ok(self.turn())
    }

    fn bot(&self, level: i64, seed: u64) -> Answer {
        let level = u8::try_from(level)
            .ok()
            .and_then(|number| Level::new(number, G::INFO))
            .ok_or_else(|| {
                let why = match G::INFO.levels {
                    0 => "This game has no computer players".to_owned(),
                    levels => format!("The levels are 1 to {levels}"),
                };
                Fault::new(Code::BadLevel, why)
            })?;
        let seat = self.game.turn().seat().ok_or_else(over)?;
        let view = self.game.view(Some(seat));
        let begun = Instant::now();
        let room = &mut [[0; 2]; ROOM];
        let thought = G::decide_in(room, &view, level, seed, &|| false).ok_or_else(|| {
            Fault::new(Code::Unsupported, "The computer player has no answer here")
        })?;
        let micros = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
        Ok(json!({"action": thought.action.to_string(), "nodes": thought.nodes, "micros": micros}))
    }

    fn save(&self) -> Answer {
        let bytes = save::write(&self.game, &self.script.after(&self.record))
            .map_err(|fault| Fault::new(Code::Unsupported, fault.to_string()))?;
        Ok(json!({"save": base64::encode(&bytes), "bytes": bytes.len()}))
    }

    fn undo(&mut self) -> Answer {
        let Some(past) = self.past.pop() else {
            let why = "Nothing has been played since the start or the load";
            return Err(Fault::new(Code::NothingToUndo, why));
        };
        self.game = past.game;
        self.script = past.script;
        self.record.cut(&past.record);
        self.from_start = past.from_start;
        Ok(self.turn())
    }

    fn perft(&self, depth: u64) -> Answer {
        Ok(json!({"nodes": perft::count(&self.game, depth)?}))
    }
}

fn over() -> Fault {
    Fault::new(Code::Over, "The game is over")
}
