//! Where the cursor stands: on a plate of what is decided, or on a page that a plate leads to.

use super::{Sight, plates, sheet};
use crate::cursor::{beside, go, toward};
use crate::keys::Button;
use crate::line;
use crate::screen::Reaction;
use embedded_graphics::geometry::Point;
use parlour_rules::monopoly::{Action, Deed, Group, Open, Space, Stage, Task};
use parlour_rules::{Seat, View as _};

/// What is on the glass while a person decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Page {
    /// What is decided: the board with its plates, or a panel.
    #[default]
    Main,
    /// The board is looked over.
    Map,
    /// The own deeds, with what can be done with each.
    Sheet,
    /// The other players: who is offered a deal, who gets the floor.
    Others,
    /// A number is set.
    Step(What),
}

/// What a number is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// A bid.
    Bid,
    /// The highest that the device bids by itself.
    Limit,
    /// How many of the last houses are wanted.
    Wish,
    /// What the offering seat pays.
    Pay,
    /// What it asks for.
    Ask,
    /// How many steps are left on a group.
    Strip(Group),
}

/// What goes on without another press.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Row {
    #[default]
    Nothing,
    /// Money is raised until the debt is paid.
    Plan,
    /// Each lot of a group gets so many steps.
    Each(Group, u8),
    /// All mortgages that were taken over are left as they are.
    HoldAll,
}

/// A person's wish to bid up to a limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Limit {
    pub(super) seat: Seat,
    pub(super) deed: Deed,
    pub(super) most: i32,
}

/// What is focused, and what is on the glass.
#[derive(Clone, Debug)]
pub struct Cursor {
    /// The decision that it belongs to.
    pub(super) of: Option<(Seat, &'static str, u32)>,
    pub(super) page: Page,
    /// The plate with the focus, or what can be done with the deed on the sheet.
    pub(super) plate: usize,
    /// The row with the focus, of the sheet, the others or a side of a deal.
    pub(super) row: usize,
    /// The right side: what is wanted, and not what is given; the floor, and not a deal.
    pub(super) right: bool,
    /// Of a deal, whether the plates have the focus and not the two sides.
    pub(super) below: bool,
    pub(super) space: Space,
    pub(super) value: i32,
    /// By which of the steps the value changes.
    pub(super) step: usize,
    pub(super) goes_on: Row,
    pub(super) limit: Option<Limit>,
}

impl Default for Cursor {
    fn default() -> Cursor {
        Cursor {
            of: None,
            page: Page::Main,
            plate: 0,
            row: 0,
            right: false,
            below: false,
            space: Space::GO,
            value: 0,
            step: 1,
            goes_on: Row::Nothing,
            limit: None,
        }
    }
}

/// By how much a value is changed at a press; the last one goes as far as it can.
pub(super) const STEPS: [i32; 4] = [1, 10, 50, i32::MAX];

/// From what to what a number can be set.
pub(super) fn range(open: &Open, what: What) -> (i32, i32) {
    let seat = open.decider().unwrap_or(open.active);
    let cash = |seat: Seat| open.holders[seat].cash;
    match (what, open.top()) {
        (What::Bid, _) => (open.least_bid(), cash(seat)),
        (What::Limit, _) => (open.least_bid(), cash(seat)),
        (What::Wish, Some(Task::Sale(sale))) => {
            let (low, high) = open.wishes(sale, seat);
            (low.into(), high.into())
        }
        (What::Pay, Some(Task::Draft(_))) => (0, cash(seat)),
        (What::Ask, Some(Task::Draft(draft))) => (0, cash(draft.to)),
        (What::Strip(group), _) => (0, i32::from(open.group_level(group)) - 1),
        _ => (0, 0),
    }
}

impl Cursor {
    /// A decision begins: on a page that is still of use it stays.
    pub(super) fn arrive(&mut self, sight: &Sight<'_>) {
        let open = &sight.view.open;
        let of = open.decider().map(|seat| (seat, open.phase(), open.turn));
        self.goes_on = Row::Nothing;
        let bids_on = matches!((self.limit, open.top()),
            (Some(limit), Some(Task::Auction(lot))) if lot.deed == limit.deed);
        if !bids_on {
            self.limit = None;
        }
        if self.of != of {
            *self = Cursor {
                of,
                limit: self.limit,
                ..Cursor::default()
            };
            let places = matches!(open.top(), Some(Task::Sale(sale))
                if matches!(sale.stage, Stage::Serve(_) | Stage::Place(..)));
            if places {
                self.page = Page::Sheet;
                self.row = sheet::first_row(sight);
                self.plate = sheet::first_verb(sight, self.row);
            } else {
                self.plate = plates::first(sight);
                self.right = true;
            }
        }
        if self.page == Page::Sheet && sheet::rows(open).is_empty() {
            self.page = Page::Main;
        }
        self.clamp(sight);
    }

    fn clamp(&mut self, sight: &Sight<'_>) {
        let most = match self.page {
            Page::Main => plates::of(sight).len(),
            Page::Sheet => {
                self.row = self
                    .row
                    .min(sheet::rows(&sight.view.open).len().saturating_sub(1));
                sheet::verbs(sight, self.row).len()
            }
            _ => return,
        };
        self.plate = self.plate.min(most.saturating_sub(1));
    }

    /// Opens a page.
    pub(super) fn open(&mut self, sight: &Sight<'_>, page: Page) {
        self.page = page;
        match page {
            Page::Sheet => {
                self.row = sheet::first_row(sight);
                self.plate = sheet::first_verb(sight, self.row);
            }
            Page::Others => (self.row, self.right) = (0, false),
            Page::Map => {
                let open = &sight.view.open;
                let seat = open.decider().unwrap_or(open.active);
                self.space = open.holders[seat].space;
            }
            Page::Step(what) => self.begin_step(sight, what),
            Page::Main => {}
        }
    }

    fn begin_step(&mut self, sight: &Sight<'_>, what: What) {
        let open = &sight.view.open;
        let (low, high) = range(open, what);
        self.step = 1;
        let now = match (what, open.top()) {
            (What::Limit, Some(Task::Auction(lot))) => lot.deed.price(),
            (What::Bid, _) => low + 10,
            (What::Pay, Some(Task::Draft(draft))) => draft.terms.cash,
            (What::Ask, Some(Task::Draft(draft))) => -draft.terms.cash,
            (What::Strip(_), _) => {
                self.step = 0;
                high
            }
            _ => {
                self.step = 0;
                high
            }
        };
        self.value = now.clamp(low, high.max(low));
        if let What::Strip(group) = what {
            self.value = near_strip(open, group, self.value, false).unwrap_or(self.value);
        }
    }

    /// Back to what is decided.
    pub(super) fn close(&mut self, sight: &Sight<'_>) {
        let was = self.page;
        self.page = match was {
            Page::Step(What::Strip(_)) => Page::Sheet,
            _ => Page::Main,
        };
        if matches!(was, Page::Sheet | Page::Others) {
            self.plate = plates::leading_to(sight, was);
        }
        self.clamp(sight);
    }

    /// The pad or B on a page where a number is set.
    pub(super) fn step_press(
        &mut self,
        sight: &Sight<'_>,
        what: What,
        button: Button,
    ) -> Reaction<Action> {
        let open = &sight.view.open;
        let (low, high) = range(open, what);
        match button {
            Button::Left | Button::Right => {
                let next = beside(0..STEPS.len(), self.step, button);
                go(&mut self.step, next)
            }
            Button::Up | Button::Down => {
                let up = button == Button::Up;
                let step = STEPS.get(self.step).copied().unwrap_or(1);
                let next = if up {
                    self.value.saturating_add(step)
                } else {
                    self.value.saturating_sub(step)
                };
                let next = next.clamp(low, high.max(low));
                let next = match what {
                    What::Strip(group) => near_strip(open, group, next, up),
                    _ => Some(next),
                };
                go(&mut self.value, next)
            }
            Button::B => {
                self.close(sight);
                Reaction::Moved
            }
            _ => Reaction::Nothing,
        }
    }
}

/// The nearest number of steps that may be left on a group, from one on upwards or downwards; else the other way.
fn near_strip(open: &Open, group: Group, from: i32, up: bool) -> Option<i32> {
    let most = i32::from(open.group_level(group));
    let can = |left: &i32| u8::try_from(*left).is_ok_and(|left| open.can_strip(group, left));
    let above = (from..most).find(can);
    let below = (0..=from.min(most)).rev().find(can);
    if up { above.or(below) } else { below.or(above) }
}

/// The next plate in a direction, of those at these places.
pub(super) fn next_plate(places: &[Point], from: usize, button: Button) -> Option<usize> {
    match button {
        Button::Left | Button::Right => beside(0..places.len(), from, button),
        _ => toward(
            0..places.len(),
            from,
            |plate| places.get(plate).copied().unwrap_or_default(),
            button,
        ),
    }
}

/// This is to be done, if it can be; else why not.
pub(super) fn act(sight: &Sight<'_>, action: Action) -> Reaction<Action> {
    if !sight.view.decides() {
        return Reaction::Nothing;
    }
    match sight.view.open.check(action) {
        Ok(()) => Reaction::Act(action),
        Err(why) => Reaction::Refuse(line!("{why}")),
    }
}
