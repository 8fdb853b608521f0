//! One seat while it is edited: its name, its colour and shape, who plays it.

use super::move_cursor;
use super::setup::{kind_line, next_kind};
use crate::deed::Deed;
use crate::keyboard::Typing;
use crate::keys::Button;
use crate::line;
use crate::paint::Stage;
use crate::parts::{self, Hints, SeatLook};
use crate::people::{NAME_LETTERS, People, name_of};
use crate::screen::{Line, Reaction};
use parlour_rules::{MAX_SEATS, Seat};

/// What can be changed about a seat.
const ENTRIES: usize = 4;
const NAME: usize = 0;
const COLOUR: usize = 1;
const PLAYER: usize = 2;
const LEAVE: usize = 3;

/// The ten pairs of colour and shape by their names.
const SEAT_NAMES: [&str; MAX_SEATS] = [
    "ruby disc",
    "cobalt square",
    "lemon triangle",
    "fern star",
    "lilac cross",
    "sky moon",
    "ginger ring",
    "plum drop",
    "cream hourglass",
    "port chevron",
];

/// A seat's dialog.
pub(super) struct SeatPage {
    seat: Seat,
    cursor: usize,
    typing: Typing,
}

/// What may be changed about a seat at this table.
#[derive(Clone, Copy)]
pub(super) struct Terms {
    /// How many strengths a computer may have there; none where only persons play.
    pub(super) levels: u8,
    /// Whether its player chooses its look.
    pub(super) looks: bool,
    /// Whether its player may leave.
    pub(super) may_leave: bool,
}

impl SeatPage {
    pub(super) fn new(seat: Seat) -> SeatPage {
        SeatPage {
            seat,
            cursor: NAME,
            typing: Typing::default(),
        }
    }

    /// Whether the keyboard is open, which fills the screen.
    pub(super) fn is_typing(&self) -> bool {
        self.typing.is_open()
    }

    /// Whether there is a letter of the name to delete.
    pub(super) fn deletes(&self) -> bool {
        self.typing.can_delete()
    }

    /// The seat that is edited.
    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    pub(super) fn press(
        &mut self,
        button: Button,
        people: &mut People,
        terms: Terms,
    ) -> Reaction<Deed> {
        let typed = self.typing.press(button, |name| {
            if let Some(guest) = people.get_mut(self.seat) {
                guest.name = name_of(name.trim());
            }
            Reaction::Moved
        });
        if let Some(reaction) = typed {
            return reaction;
        }
        if move_cursor(&mut self.cursor, ENTRIES, button) {
            return Reaction::Moved;
        }
        let forward = button != Button::Left;
        match (button, self.cursor) {
            (Button::B, _) => Reaction::Act(Deed::Back),
            (Button::A, NAME) => self.typing.begin(people.name(self.seat), NAME_LETTERS),
            (Button::A | Button::Left | Button::Right, COLOUR) if terms.looks => {
                change_colour(people, self.seat, forward);
                Reaction::Moved
            }
            (Button::A | Button::Left | Button::Right, PLAYER) if terms.levels > 0 => {
                if let Some(guest) = people.get_mut(self.seat) {
                    guest.kind = next_kind(guest.kind, terms.levels, forward);
                }
                Reaction::Moved
            }
            (Button::A, LEAVE) if terms.may_leave => {
                people.leave(self.seat);
                Reaction::Act(Deed::Back)
            }
            (Button::A, _) => Reaction::Refuse(Line::new()),
            _ => Reaction::Nothing,
        }
    }

    pub(super) fn draw(&self, people: &People, terms: Terms, stage: &mut Stage<'_>) {
        let Some(guest) = people.get(self.seat) else {
            return;
        };
        if self.typing.draw(stage, "", "") {
            parts::bars::status(
                stage,
                Some(SeatLook::new(guest.shape)),
                "What is the name?",
                &line!("{NAME_LETTERS} letters"),
            );
            parts::bars::hints(stage, self.typing.hints().unwrap_or_default());
            return;
        }
        let colour = line!("{}", SEAT_NAMES[usize::from(guest.shape) % MAX_SEATS]);
        let kind = kind_line(guest.kind, terms.levels);
        let unless = |may: bool, why| (!may).then_some(why);
        let rows = [
            ("Name", None),
            (&colour, unless(terms.looks, "its place")),
            (&kind, unless(terms.levels > 0, "needed")),
            ("Leave", unless(terms.may_leave, "needed")),
        ];
        parts::dialog::menu(stage, &guest.name, &rows, self.cursor);
        let a = match self.cursor {
            NAME => "Type",
            COLOUR | PLAYER => "Change",
            _ => "Leave",
        };
        parts::bars::hints(stage, Hints::a(a).b("Done").menu());
    }
}

/// The next pair of colour and shape; whoever had it gets this seat's in exchange.
fn change_colour(people: &mut People, seat: Seat, forward: bool) {
    let old = people.shape(seat);
    let seats = MAX_SEATS as u8;
    let new = (old + if forward { 1 } else { seats - 1 }) % seats;
    let other = people
        .iter()
        .find(|(_, guest)| guest.shape == new)
        .map(|(seat, _)| seat);
    if let Some(guest) = other.and_then(|other| people.get_mut(other)) {
        guest.shape = old;
    }
    if let Some(guest) = people.get_mut(seat) {
        guest.shape = new;
    }
}
