//! The places that the drawn tile can go to, which of them has the focus, and what the pad does.

use super::Sight;
use super::layout::{Layout, middle};
use crate::cursor::{go, toward};
use crate::keys::Button;
use crate::screen::Reaction;
use embedded_graphics::geometry::Point;
use heapless::Vec;
use parlour_bots::Player;
use parlour_rules::no_respect::{Action, SPACES};
use parlour_rules::{NoRespect, Rng, SeedableRng};

/// More places than a tile can ever have.
pub(super) const MOST_PLACES: usize = 18;

/// What is focused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cursor {
    focus: Option<Action>,
}

/// Everything that the seat in turn may do.
pub(super) fn choices(sight: &Sight<'_>) -> Vec<Action, MOST_PLACES> {
    let mut all = Vec::new();
    sight.view.board.choices(&mut |action| {
        // There is room for every place that a tile can have.
        let _ = all.push(action);
    });
    all
}

impl Cursor {
    /// On the place that a sensible player would take without much thought.
    pub(super) fn arriving(sight: &Sight<'_>) -> Cursor {
        Cursor {
            focus: NoRespect::greedy(sight.view, &mut Rng::seed_from_u64(0)),
        }
    }

    /// On this place.
    pub(super) fn on(action: Action) -> Cursor {
        Cursor {
            focus: Some(action),
        }
    }

    /// What A does: the focused action, as long as it can be done.
    pub(super) fn action(self, sight: &Sight<'_>) -> Option<Action> {
        let board = &sight.view.board;
        let open = |action: &Action| board.permits(*action).is_ok();
        self.focus
            .filter(open)
            .or_else(|| choices(sight).first().copied())
    }
}

/// The place that an action is about, as a point on the picture.
fn point(sight: &Sight<'_>, action: Action) -> Point {
    let board = &sight.view.board;
    let layout = Layout::of(sight);
    let own = layout.spot(board.turn);
    middle(match action {
        Action::Build(lane) => own.cell(lane, board.corners[board.turn].column(lane).used()),
        Action::Stack(seat, lane) => {
            let used = board.corners[seat].column(lane).used();
            layout.spot(seat).cell(lane, used.clamp(1, SPACES) - 1)
        }
        Action::Discard(lane) => own.circle(lane),
        Action::Out => layout.tile(),
    })
}

/// A button, while the seat decides.
pub(super) fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    let Some(focus) = cursor.action(sight) else {
        return Reaction::Nothing;
    };
    match button {
        Button::A => Reaction::Act(focus),
        Button::Up | Button::Down | Button::Left | Button::Right => {
            let seen = |action| point(sight, action);
            let next = toward(choices(sight), focus, seen, button);
            go(&mut cursor.focus, next)
        }
        Button::B | Button::X | Button::Y => Reaction::Nothing,
    }
}
