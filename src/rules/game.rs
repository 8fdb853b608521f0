//! The one trait that every game implements, and the few types it speaks in.

use crate::chance::{Fate, Pack, Rng};
use crate::info::{Info, Setup, SetupFault};
use crate::ledger::{Fact, Ledger};
use crate::memory::{Mark, Memory};
use crate::options::OptionValues;
use crate::seat::{Players, Seat, SeatSet};
use crate::seating::Teams;
use core::fmt::{Debug, Display};
use core::str::FromStr;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game: the full truth of one table, as a fixed-size value.
pub trait Game: Sized + Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static {
    /// The game's entry in the catalogue: its names, player range and options.
    const INFO: &'static Info;

    /// One decision of one seat. Its text form is the notation of the host interface; `FromStr` also reads the parts of
    /// a choice in any order.
    type Action: Copy + PartialEq + Debug + Display + FromStr + Serialize + DeserializeOwned;
    /// Something that happened.
    type Event: Event;
    /// All that one seat may know.
    type View: View<Action = Self::Action>;
    /// Why an action is not possible, in a player's words.
    type Refusal: Copy + PartialEq + Debug + Display;

    /// Starts a game. Chance comes from the set-up's seed; the first events (a deal, a card turned up) are announced.
    fn start(setup: &Setup, croupier: &mut Croupier<'_, Self::Event>) -> Result<Self, SetupFault>;

    /// Starts from a position in the field's own notation, for games that have one.
    fn start_at(_setup: &Setup, _position: &str) -> Result<Self, SetupFault> {
        Err(SetupFault::NoPositions)
    }

    /// The number of seats at this table.
    fn players(&self) -> Players;

    /// Who plays with whom at this table. By default what the catalogue says of the options as they come; a game whose
    /// options make partners says it itself.
    fn teams(&self) -> Teams {
        (Self::INFO.seating)(&OptionValues::defaults(Self::INFO), self.players()).teams
    }

    /// Which seat decides now, or how the game ended.
    fn turn(&self) -> Turn;

    /// Whether an action stands beside the course of the game, as offers, resigning and what else belongs to the table do.
    /// Random play takes such actions rarely, for they end a game early or lead nowhere. What begins with `!` is one.
    fn is_aside(_action: &Self::Action) -> bool {
        false
    }

    /// The score of a seat, as its game counts.
    fn score(&self, seat: Seat) -> i32;

    /// Carries out the decision of the seat whose turn it is. The one way to change a game: a refused action leaves it
    /// exactly as it was.
    fn apply(
        &mut self,
        action: Self::Action,
        croupier: &mut Croupier<'_, Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// What this game leaves to the next of its kind, which is started with it ([`Setup::memory`]). Asked when it has ended.
    /// None where nothing is to be remembered.
    fn memory(&self) -> Option<Memory> {
        None
    }

    /// What a seat has come to when the game is over, where the best result of each name is kept.
    fn mark(&self, _seat: Seat) -> Option<Mark> {
        None
    }

    /// How a game that is played by the clock hears that the seat to decide has used up so many milliseconds: an action
    /// for [`Game::apply`]. None where no clock runs. A game has no clock of its own; the table measures the time and says
    /// so before it carries out what the seat decides, and often enough between that the clock can be shown. It is no
    /// decision: nobody takes it back, and it needs no save.
    fn time_spent(&self, _millis: u32) -> Option<Self::Action> {
        None
    }

    /// Everything that a seat may know and nothing else; without a seat, what is open to everybody.
    fn view(&self, seat: Option<Seat>) -> Self::View;

    /// Some full game that fits a view, with all that the view hides drawn anew. The seat's view of it is the same.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;

    /// Writes out the full state: every single thing in exactly one zone.
    fn describe(&self, ledger: &mut dyn Ledger);

    /// Whether this can be a real game: nothing missing, nothing twice, every number in its range. Asked once, of a game
    /// that has just been read from a save; a game that says yes never panics whatever is done with it.
    fn is_sound(&self) -> bool;

    /// Visits what the seat to decide may do, in a fixed order; nothing when the game is over.
    fn legal(&self, visit: &mut dyn FnMut(Choice<Self::Action>)) {
        if let Turn::Decide(decision) = self.turn() {
            self.view(Some(decision.seat)).legal(visit);
        }
    }
}

/// All that one seat may know of a game.
pub trait View: Clone + PartialEq + Debug + 'static {
    /// The game's actions.
    type Action;

    /// The seat that looks; none for what is open to everybody.
    fn seat(&self) -> Option<Seat>;

    /// The number of seats at this table.
    fn players(&self) -> Players;

    /// Whose turn it is, as far as everybody may know; the same as the game's.
    fn turn(&self) -> Turn;

    /// Whether the seat that looks is the one to decide.
    fn decides(&self) -> bool {
        self.seat().is_some() && self.seat() == self.turn().seat()
    }

    /// Visits every action open to the seat that looks, each once, in a fixed order. Nothing when another seat decides.
    fn legal(&self, visit: &mut dyn FnMut(Choice<Self::Action>));

    /// Writes out what the seat knows. What it may see is equal to the full state's; what it may not see is a number
    /// or nothing.
    fn describe(&self, ledger: &mut dyn Ledger);
}

/// Something that happened, told to those who may know.
pub trait Event: Copy + PartialEq + Debug + Serialize + DeserializeOwned + 'static {
    /// What kind of thing it was, in lower case with hyphens.
    fn kind(&self) -> &'static str;
    /// The seat that it happened to or that did it.
    fn seat(&self) -> Option<Seat>;
    /// Everything else about it.
    fn facts(&self, _visit: &mut dyn FnMut(&'static str, Fact)) {}
}

/// A text that is no action of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnAction;

impl Display for NotAnAction {
    fn fmt(&self, to: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        to.write_str("This is no action of the game")
    }
}

impl NotAnAction {
    /// Reads a part of an action's text: a card, a number, a word.
    pub fn unless<T: FromStr>(text: &str) -> Result<T, NotAnAction> {
        text.parse().map_err(|_| NotAnAction)
    }
}

/// One way, or one range of ways, to decide.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Choice<A> {
    /// A single action.
    One(A),
    /// `verb:n` for every whole number from `low` to `high`.
    Range {
        /// The word before the colon.
        verb: &'static str,
        /// The smallest number.
        low: i32,
        /// The largest number.
        high: i32,
    },
    /// `verb:text` for any run of the letters a to z, hyphen and apostrophe.
    Text {
        /// The word before the colon.
        verb: &'static str,
    },
}

impl<A: Display> Display for Choice<A> {
    fn fmt(&self, to: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Choice::One(action) => action.fmt(to),
            Choice::Range { verb, low, high } => write!(to, "{verb}:{{{low}..{high}}}"),
            Choice::Text { verb } => write!(to, "{verb}:{{text}}"),
        }
    }
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Turn {
    /// A seat has to decide.
    Decide(Decision),
    /// The game has ended.
    Over(Outcome),
}

impl Turn {
    /// The seat that decides now, if the game goes on.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Decide(decision) => Some(decision.seat),
            Turn::Over(_) => None,
        }
    }
}

/// The decision that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Decision {
    /// Who decides.
    pub seat: Seat,
    /// What kind of decision it is, in one lower-case word.
    pub phase: &'static str,
    /// Whether the seat has to see something hidden to decide, so that the device must be handed over first.
    pub private: bool,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Who won; several who share it, or nobody where a game is drawn.
    pub winners: SeatSet,
    /// Why it ended, in lower case with hyphens.
    pub reason: &'static str,
}

impl Outcome {
    /// Whether nobody has won although somebody could have. Who is alone at a table and does not win has lost.
    pub fn is_draw(self, players: Players) -> bool {
        self.winners.is_empty() && players.count() > 1
    }
}

/// Who may know of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
pub enum Audience {
    /// Everybody at the table.
    Everybody,
    /// These seats only.
    Only(SeatSet),
}

impl Audience {
    /// Just this seat.
    pub const fn seat(seat: Seat) -> Audience {
        Audience::Only(SeatSet::only(seat))
    }

    /// Whether a seat is among them; without a seat, whether everybody is.
    pub fn includes(self, seat: Option<Seat>) -> bool {
        match self {
            Audience::Everybody => true,
            Audience::Only(seats) => seat.is_some_and(|seat| seats.has(seat)),
        }
    }
}

/// The croupier stands beside the game while an action is carried out: deals chance and announces events.
pub struct Croupier<'a, E> {
    fate: &'a mut dyn Fate,
    hear: &'a mut dyn FnMut(Audience, E),
}

impl<'a, E> Croupier<'a, E> {
    /// A croupier for this fate, announcing to this listener.
    pub fn new(fate: &'a mut dyn Fate, hear: &'a mut dyn FnMut(Audience, E)) -> Self {
        Croupier { fate, hear }
    }

    /// Announces an event to everybody.
    pub fn tell(&mut self, event: E) {
        (self.hear)(Audience::Everybody, event);
    }

    /// Announces an event to one seat only.
    pub fn whisper(&mut self, seat: Seat, event: E) {
        (self.hear)(Audience::seat(seat), event);
    }

    /// Shuffles a pack that has a name.
    pub fn shuffle<T: Display>(&mut self, rng: &mut Rng, name: &'static str, mut things: &mut [T]) {
        rng.shuffle(things);
        self.fate.shuffled(name, &mut things as &mut dyn Pack);
    }

    /// Throws a six-sided die.
    pub fn die(&mut self, rng: &mut Rng) -> u8 {
        let fallen = rng.below(6) as u8 + 1;
        self.fate.die(fallen).clamp(1, 6)
    }

    /// Draws a number from 0 to `below - 1`.
    pub fn pick(&mut self, rng: &mut Rng, below: usize) -> usize {
        let limit = u32::try_from(below).unwrap_or(u32::MAX);
        let drawn = rng.below(limit);
        self.fate.pick(drawn, limit).min(limit.saturating_sub(1)) as usize
    }

    /// Draws a seat of the table.
    pub fn pick_seat(&mut self, rng: &mut Rng, players: Players) -> Seat {
        let index = self.pick(rng, players.count());
        players.seat_after(Seat::FIRST, index)
    }
}

/// Calls `act` with a croupier who leaves everything to chance and tells nobody: for searches and tests.
pub fn quietly<E, R>(act: impl FnOnce(&mut Croupier<'_, E>) -> R) -> R {
    act(&mut Croupier::new(&mut crate::chance::Free, &mut |_, _| ()))
}
