//! The plates of a decision: what A does.

use super::Sight;
use super::cursor::{Limit, Page, Row, What};
use super::{plan, sheet};
use crate::line;
use crate::paint::{Font, Stage, area};
use crate::parts::plate::{self, Button, On};
use crate::screen::Line;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::monopoly::{Action, FINE, Open, Stage as SaleStage, Task, Window};

/// What a plate does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Does {
    Act(Action),
    /// The same, after a question.
    Ask(Action),
    Open(Page),
    /// The first of several actions, and what follows it.
    Begin(Action, Row),
}

/// A plate.
#[derive(Clone, Debug)]
pub(super) struct Plate {
    pub(super) label: Line,
    pub(super) does: Does,
}

impl Plate {
    fn new(label: Line, does: Does) -> Plate {
        Plate { label, does }
    }

    /// Whether it can be chosen.
    pub(super) fn is_on(&self, open: &Open) -> bool {
        match self.does {
            Does::Act(action) | Does::Ask(action) | Does::Begin(action, _) => {
                open.check(action).is_ok()
            }
            Does::Open(Page::Step(What::Limit | What::Bid)) => {
                let seat = open.decider().unwrap_or(open.active);
                open.least_bid() <= open.holders[seat].cash
            }
            Does::Open(_) => true,
        }
    }
}

/// The most plates of a decision.
pub(super) const MOST: usize = 8;

/// The plates of what is decided now.
pub(super) fn of(sight: &Sight<'_>) -> Vec<Plate, MOST> {
    let open = &sight.view.open;
    let mut plates = Vec::new();
    let Some(seat) = open.decider() else {
        return plates;
    };
    let mut add = |label: Line, does: Does| {
        let _ = plates.push(Plate::new(label, does));
    };
    let one = |add: &mut dyn FnMut(Line, Does), label: &str, action: Action| {
        add(line!("{label}"), Does::Act(action));
    };
    let raise = |add: &mut dyn FnMut(Line, Does)| {
        if !sheet::rows(open).is_empty() {
            add(line!("Raise"), Does::Open(Page::Sheet));
        }
    };
    let deal = |add: &mut dyn FnMut(Line, Does)| {
        let mut others = open.players.seats();
        let any = others.any(|other| {
            open.check(Action::Deal(other)).is_ok() || open.check(Action::Call(other)).is_ok()
        });
        if any {
            add(line!("Deal"), Does::Open(Page::Others));
        }
    };
    match open.top() {
        None | Some(Task::Called(_)) => {
            let called = open.top().is_some();
            match (called, open.window) {
                (true, _) => one(&mut add, "Done", Action::Back),
                (_, Window::Before) => {
                    one(&mut add, "Throw", Action::Roll);
                    if let Some(missed) = open.holders[seat].jail {
                        if missed < 2 {
                            add(line!("Pay ${FINE}"), Does::Act(Action::Fine));
                        }
                        if open.pass_of(seat).is_some() {
                            one(&mut add, "Use pass", Action::Card);
                        }
                    }
                }
                (_, Window::After) => one(&mut add, "End turn", Action::End),
            }
            if let Some(claim) = open.claims.iter().find(|claim| claim.owner == seat) {
                let label = line!("Rent ${}", claim.amount);
                add(label, Does::Act(Action::Claim(claim.deed)));
            }
            if !sheet::rows(open).is_empty() {
                let builds = sheet::can_build(open, seat);
                let label = if builds { "Build" } else { "Deeds" };
                add(line!("{label}"), Does::Open(Page::Sheet));
            }
            deal(&mut add);
        }
        Some(Task::Buy(_)) => {
            one(&mut add, "Buy", Action::Buy);
            one(&mut add, "Auction", Action::Auction);
            raise(&mut add);
            deal(&mut add);
        }
        Some(Task::Tax) => {
            one(&mut add, "Pay $200", Action::Flat);
            one(&mut add, "Pay a tenth", Action::Tenth);
        }
        Some(Task::Debt(_)) => {
            if open.check(Action::Bankrupt).is_ok() {
                add(line!("Give up"), Does::Ask(Action::Bankrupt));
            } else if let Some(first) = plan::next(open, seat) {
                add(line!("Raise it"), Does::Begin(first, Row::Plan));
            }
            if !sheet::rows(open).is_empty() {
                add(line!("Choose"), Does::Open(Page::Sheet));
            }
            deal(&mut add);
        }
        Some(Task::Draft(_)) => {
            one(&mut add, "Offer", Action::Offer);
            one(&mut add, "Drop it", Action::Drop);
        }
        Some(Task::Reply(_)) => {
            one(&mut add, "Accept", Action::Accept);
            one(&mut add, "Refuse", Action::Refuse);
            one(&mut add, "Change", Action::Change);
        }
        Some(Task::Received { deeds, .. }) => {
            if let Some(deed) = deeds.first() {
                if deeds.len() > 1 {
                    add(
                        line!("Leave all"),
                        Does::Begin(Action::Hold(deed), Row::HoldAll),
                    );
                }
                add(line!("Leave it"), Does::Act(Action::Hold(deed)));
                add(line!("Lift it"), Does::Act(Action::Redeem(deed)));
            }
            raise(&mut add);
        }
        Some(Task::Auction(_)) => {
            bids(open, &mut add);
            raise(&mut add);
        }
        Some(Task::Sale(sale)) => match sale.stage {
            SaleStage::Wish(_) => {
                let (low, high) = open.wishes(sale, seat);
                add(line!("{high}"), Does::Act(Action::Wish(high)));
                if low != high {
                    add(line!("{low}"), Does::Act(Action::Wish(low)));
                }
                if low + 1 < high {
                    add(line!("Other"), Does::Open(Page::Step(What::Wish)));
                }
            }
            SaleStage::Bid(_) => bids(open, &mut add),
            SaleStage::Serve(_) => {
                add(line!("Place"), Does::Open(Page::Sheet));
                one(&mut add, "Enough", Action::Done);
            }
            SaleStage::Place(..) => add(line!("Place"), Does::Open(Page::Sheet)),
        },
        _ => {}
    }
    plates
}

/// The plates of an auction.
fn bids(open: &Open, add: &mut dyn FnMut(Line, Does)) {
    let least = open.least_bid();
    let highest = least - 1;
    let deed = matches!(open.top(), Some(Task::Auction(_)));
    let bid = |amount: i32| Does::Act(Action::Bid(amount.max(0) as u32));
    add(line!("${least}"), bid(least));
    if deed {
        add(line!("${}", highest + 10), bid(highest + 10));
        add(line!("${}", highest + 50), bid(highest + 50));
        add(line!("Not above"), Does::Open(Page::Step(What::Limit)));
    }
    add(line!("Other bid"), Does::Open(Page::Step(What::Bid)));
    add(line!("Pass"), Does::Act(Action::Pass));
}

/// The plate that the focus begins on: the first one that can be chosen, of bids the second.
pub(super) fn first(sight: &Sight<'_>) -> usize {
    let open = &sight.view.open;
    let plates = of(sight);
    let is_on = |number: &usize| plates.get(*number).is_some_and(|plate| plate.is_on(open));
    // Ten more than the highest bid is likelier than one.
    let bids = matches!(open.top(), Some(Task::Auction(_)));
    let likely = bids.then_some(1).filter(is_on);
    likely
        .or_else(|| (0..plates.len()).find(is_on))
        .unwrap_or(0)
}

/// The plate that leads to a page.
pub(super) fn leading_to(sight: &Sight<'_>, page: Page) -> usize {
    let plates = of(sight);
    let leads = |plate: &Plate| plate.does == Does::Open(page);
    plates.iter().position(leads).unwrap_or(0)
}

/// What the device bids for somebody who named a limit: ten more than the highest, up to the limit, and then it passes.
pub(super) fn on_limit(open: &Open, limit: Limit) -> Option<Action> {
    let Some(Task::Auction(lot)) = open.top() else {
        return None;
    };
    if lot.deed != limit.deed || open.decider() != Some(limit.seat) {
        return None;
    }
    let most = limit.most.min(open.holders[limit.seat].cash);
    let least = open.least_bid();
    if least > most {
        return Some(Action::Pass);
    }
    let bid = (least + 9).min(most);
    Some(Action::Bid(bid.max(0) as u32))
}

/// Where plates with these words lie: in rows from the bottom of a place up, each as wide as it has to be.
pub(super) fn places(labels: &[&str], within: Rectangle) -> (Font, Vec<Rectangle, MOST>) {
    let width = within.size.width as i32;
    let rows_in = |font: Font| {
        let mut rows: Vec<(usize, i32), MOST> = Vec::new();
        for label in labels {
            let wide = font.width(label) + 12;
            match rows.last_mut() {
                Some((count, used)) if *used + 4 + wide <= width => {
                    *count += 1;
                    *used += 4 + wide;
                }
                _ => {
                    let _ = rows.push((1, wide));
                }
            }
        }
        rows
    };
    let font = match rows_in(Font::B10).len() {
        0..=1 => Font::B10,
        2 if rows_in(Font::B8).len() == 2 => Font::B10,
        _ => Font::B8,
    };
    let rows = rows_in(font);
    let (height, pitch) = (19, 23);
    let bottom = within.top_left.y + within.size.height as i32;
    let mut places = Vec::new();
    let mut labels = labels.iter();
    for (row, (count, used)) in rows.iter().enumerate() {
        let above = (rows.len() - 1 - row) as i32;
        let top = bottom - height - pitch * above;
        let spare = ((width - used) / *count as i32).min(24);
        let mut left = within.top_left.x;
        for label in labels.by_ref().take(*count) {
            let wide = font.width(label) + 12 + spare;
            let _ = places.push(area(left, top, wide, height));
            left += wide + 4;
        }
    }
    (font, places)
}

/// The places of the plates of a decision.
pub(super) fn laid_out(plates: &[Plate], within: Rectangle) -> (Font, Vec<Rectangle, MOST>) {
    let labels: Vec<&str, MOST> = plates.iter().map(|plate| plate.label.as_str()).collect();
    places(&labels, within)
}

/// The middles of places, by which the pad goes.
pub(super) fn middles(places: &[Rectangle]) -> Vec<Point, MOST> {
    places.iter().map(Rectangle::center).collect()
}

/// Draws plates; one may have the focus.
pub(super) fn draw(
    sight: &Sight<'_>,
    plates: &[Plate],
    within: Rectangle,
    focus: Option<usize>,
    on: On,
    stage: &mut Stage<'_>,
) {
    let open = &sight.view.open;
    let (font, places) = laid_out(plates, within);
    for (number, (plate, place)) in plates.iter().zip(&places).enumerate() {
        let state = match plate.is_on(open) {
            _ if focus == Some(number) => Button::Focused,
            true => Button::Plain,
            false => Button::Off,
        };
        plate::button(stage, *place, &plate.label, state, on, font);
    }
}
