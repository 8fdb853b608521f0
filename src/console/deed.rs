//! What a press asks of the house: the other half of a [`Reaction`](crate::screen::Reaction).
//!
//! The way of a press is one call down and one answer up. The console gives the button to the shell, the shell to the
//! topmost panel or to the place below it, and the table, which is such a place, to the screen of the game. Whoever
//! obeys it says what follows as a `Reaction`. A game's screen acts with one of its own actions, which the table keeps
//! and calls a [`Deed::Decide`]; everybody else acts with a deed. Nobody on the way up does anything about it: the
//! console alone carries deeds out.

use crate::people::{Kind, People};
use crate::settings::Settings;
use crate::shell::{Panel, Room, Wish};
use crate::store::Key;
use crate::table::Chosen;
use parlour_rules::{Info, Memory, OptionValues, Seat};

/// Something for the console to do.
pub(crate) enum Deed {
    /// Close this panel, or leave this page.
    Back,
    /// Open the menu of the table, or of the house elsewhere.
    Menu,
    /// Open a panel over this one.
    Open(Panel),
    /// Go to another place; all panels close.
    Go(Room),
    /// Use and keep these settings.
    Set(Settings),
    /// Remember these options as somebody's own rules for a game.
    KeepRules(&'static Info, OptionValues),
    /// Open a panel that tells of a saved game.
    LookInto(Key, Panel),
    /// Bring a saved game.
    Read(Key),
    /// Do what is wished of the game that is being set up.
    SetUp(Wish),
    /// Leave a game that is being set up; who sits there is remembered.
    PutOff(NewGame),
    /// Start a game.
    Begin(NewGame),
    /// Start the same game again.
    Again,
    /// Carry out what the seat that decides has chosen.
    Decide(Chosen),
    /// The entry with this number, of those that the game adds to the menu, is chosen.
    MenuEntry(usize),
    /// Let a person or a computer play a seat from now on.
    Seat(Seat, Kind),
    /// Take the last decision back, after asking whoever decides by now.
    TakeBack,
    /// Take the last decision back: whoever decides by now has agreed.
    TakeBackAgreed,
    /// Let a computer player look for a hint for whoever decides.
    Advice,
    /// Let the clocks stand still.
    Break,
    /// Leave the table for the list of games; the game is saved. One that has ended shows its result first.
    Leave,
}

/// A game as it was set up.
pub struct NewGame {
    /// Which game.
    pub info: &'static Info,
    /// By which options.
    pub options: OptionValues,
    /// Who plays, in seat order.
    pub people: People,
    /// Who begins, where the game asks that and somebody answered.
    pub first: Option<Seat>,
    /// What the last game of this kind left to this one.
    pub memory: Memory,
}
