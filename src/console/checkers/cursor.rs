//! The cursor of checkers: on which square it stands, which checker is taken up and how far it has jumped, and what the
//! buttons do. Nothing is drawn here.

use crate::cursor::{answer, go, toward};
use crate::keys::Button;
use crate::parts::board::Cell;
use crate::screen::{Reaction, Sight};
use crate::squares::near_seat;
use parlour_rules::checkers::{
    Action, CheckersEvent, CheckersView, Leg, Move, Side, Square, Squares,
};
use parlour_rules::{Checkers, Event, Seat, View};

/// A checker that is taken up, and the jumps it has made on the glass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Held {
    pub(super) from: Square,
    pub(super) jumped: Option<Move>,
}

/// Where the seat that decides is in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// The square with the focus; none where there is nothing to choose on the board.
    pub(super) focus: Option<Square>,
    pub(super) held: Option<Held>,
    /// The answer to an offer of a draw that has the focus.
    pub(super) accepts: bool,
    /// Who made which jumps on the glass before the move counted.
    shown: Option<(Seat, Move)>,
}

impl Held {
    /// The square on which the checker is seen now.
    pub(super) fn at(self) -> Square {
        self.jumped.map_or(self.from, Move::to)
    }

    fn jumps(self) -> usize {
        self.jumped.map_or(0, Move::jumps)
    }

    /// Visits the moves that go on from here, with the leg that comes next.
    fn ways(self, view: &CheckersView, visit: &mut dyn FnMut(Move, Leg)) {
        let rules = view.options().moves;
        view.position().moves(rules, &mut |way| {
            let on_the_way = way.from() == self.from
                && self
                    .jumped
                    .is_none_or(|jumped| way.jumps() > jumped.jumps() && way.begins_with(jumped));
            if let Some(leg) = way.legs().nth(self.jumps()).filter(|_| on_the_way) {
                visit(way, leg);
            }
        });
    }

    /// The squares to which it can go next.
    pub(super) fn landings(self, view: &CheckersView) -> Squares {
        let mut all = Squares::NONE;
        self.ways(view, &mut |_, leg| all = all | Squares::of(leg.to));
        all
    }

    /// The checkers that it can jump next.
    pub(super) fn victims(self, view: &CheckersView) -> Squares {
        let mut all = Squares::NONE;
        self.ways(view, &mut |_, leg| {
            all = leg.over.map_or(all, |over| all | Squares::of(over));
        });
        all
    }

    /// Whether its move may end where it is.
    pub(super) fn may_stop(self, view: &CheckersView) -> bool {
        let rules = view.options().moves;
        self.jumped
            .is_some_and(|jumped| view.position().allows(jumped, rules).is_ok())
    }

    /// The squares that can have the focus: where it can go, and its own where it may stop.
    pub(super) fn choices(self, view: &CheckersView) -> Squares {
        let landings = self.landings(view);
        if self.may_stop(view) {
            landings | Squares::of(self.at())
        } else {
            landings
        }
    }

    /// The landing square of the way that captures most.
    fn best_landing(self, view: &CheckersView) -> Option<Square> {
        let mut best = None;
        let mut most = 0;
        self.ways(view, &mut |way, leg| {
            if best.is_none() || way.jumps() > most {
                most = way.jumps();
                best = Some(leg.to);
            }
        });
        best
    }

    /// The move up to and with the leg to a square.
    fn gone_to(self, view: &CheckersView, to: Square) -> Option<Move> {
        let mut gone = None;
        self.ways(view, &mut |way, leg| {
            if leg.to == to {
                gone = Some(way.shortened(self.jumps() + 1));
            }
        });
        gone
    }
}

impl Cursor {
    /// On the checker that captures most, or else on the foremost one nearest to the middle.
    pub(super) fn arriving(view: &CheckersView) -> Cursor {
        let position = view.position();
        let mut focus = None;
        let mut best = None;
        position.moves(view.options().moves, &mut |way| {
            let from = way.from();
            let advance = match position.side() {
                Side::Dark => from.row(),
                Side::Light => 7 - from.row(),
            };
            let aside = (2 * from.column()).abs_diff(7);
            let worth = (way.jumps(), advance, 7u8.saturating_sub(aside));
            if best.is_none_or(|best| worth > best) {
                best = Some(worth);
                focus = Some(from);
            }
        });
        Cursor {
            focus,
            ..Cursor::default()
        }
    }

    /// Where A does this: all jumps but the last have been made on the glass, and the last too where it could go on.
    pub(super) fn on(view: &CheckersView, action: Action) -> Cursor {
        let Action::Move(played) = action else {
            return Cursor {
                accepts: action == Action::AcceptDraw,
                ..Cursor::arriving(view)
            };
        };
        let after = |jumps: usize| Held {
            from: played.from(),
            jumped: (played.is_jump() && jumps > 0).then(|| played.shortened(jumps)),
        };
        let whole = after(played.jumps());
        let goes_on = whole.jumped.is_some() && whole.best_landing(view).is_some();
        Cursor {
            focus: Some(played.to()),
            held: Some(if goes_on {
                whole
            } else {
                after(played.jumps().saturating_sub(1))
            }),
            ..Cursor::default()
        }
    }

    /// The squares that can have the focus.
    pub(super) fn choices(&self, view: &CheckersView) -> Squares {
        match self.held {
            Some(held) => held.choices(view),
            None => view.position().movable(view.options().moves),
        }
    }

    /// Whether an event was already to be seen while the move was put together.
    pub(super) fn has_shown(&self, event: &CheckersEvent) -> bool {
        let (CheckersEvent::Jumped { played, .. } | CheckersEvent::Crowned { played, .. }) = event
        else {
            return false;
        };
        self.shown.is_some_and(|(seat, shown)| {
            event.seat() == Some(seat) && shown.is_jump() && shown.begins_with(*played)
        })
    }
}

/// The side at the lower edge.
pub(super) fn lower_side(sight: &Sight<'_, Checkers>) -> Side {
    let turns = sight.view.options().turn_board;
    Side::try_from(near_seat(sight.scene, turns)).unwrap_or(Side::Dark)
}

/// Where a square is seen when this side is at the lower edge.
pub(super) fn cell_of(square: Square, lower: Side) -> Cell {
    let (column, row) = (square.column(), square.row());
    match lower {
        Side::Light => Cell { column, row },
        Side::Dark => Cell {
            column: 7 - column,
            row: 7 - row,
        },
    }
}

/// A button, while the seat decides.
pub(super) fn press(
    sight: &Sight<'_, Checkers>,
    cursor: &mut Cursor,
    button: Button,
) -> Reaction<Action> {
    let view = sight.view;
    match button {
        _ if view.draw_offered() => answer(
            &mut cursor.accepts,
            button,
            Action::AcceptDraw,
            Action::DeclineDraw,
        ),
        Button::A => act(view, cursor),
        Button::B => go_back(cursor),
        Button::Up | Button::Down | Button::Left | Button::Right => {
            let lower = lower_side(sight);
            let seen = |square| cell_of(square, lower).corner();
            let next = toward(cursor.choices(view).iter(), cursor.focus, seen, button);
            go(&mut cursor.focus, next)
        }
        Button::X | Button::Y => Reaction::Nothing,
    }
}

fn act(view: &CheckersView, cursor: &mut Cursor) -> Reaction<Action> {
    let Some(focus) = cursor.focus else {
        return Reaction::Nothing;
    };
    let Some(held) = cursor.held else {
        let held = Held {
            from: focus,
            jumped: None,
        };
        let Some(landing) = held.best_landing(view) else {
            return Reaction::Nothing;
        };
        cursor.held = Some(held);
        cursor.focus = Some(landing);
        return Reaction::Moved;
    };
    if focus == held.at() && held.may_stop(view) {
        return match held.jumped {
            Some(jumped) => finish(view, cursor, jumped, Some(jumped)),
            None => Reaction::Nothing,
        };
    }
    let Some(gone) = held.gone_to(view, focus) else {
        return Reaction::Nothing;
    };
    let next = Held {
        jumped: Some(gone),
        ..held
    };
    match next.best_landing(view).filter(|_| gone.is_jump()) {
        Some(landing) => {
            cursor.held = Some(next);
            cursor.focus = Some(landing);
            Reaction::Moved
        }
        None => finish(view, cursor, gone, held.jumped),
    }
}

fn finish(
    view: &CheckersView,
    cursor: &mut Cursor,
    played: Move,
    shown: Option<Move>,
) -> Reaction<Action> {
    cursor.held = None;
    cursor.focus = None;
    cursor.shown = view.seat().zip(shown);
    Reaction::Act(Action::Move(played))
}

/// Takes back the last jump, or puts the checker down.
fn go_back(cursor: &mut Cursor) -> Reaction<Action> {
    let Some(held) = cursor.held else {
        return Reaction::Nothing;
    };
    cursor.focus = Some(held.at());
    cursor.held = held.jumped.map(|jumped| Held {
        from: held.from,
        jumped: (jumped.jumps() > 1).then(|| jumped.shortened(jumped.jumps() - 1)),
    });
    Reaction::Moved
}
