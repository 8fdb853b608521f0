//! The sheet of the own deeds: a row for each, and below it what can be done with the one that has the focus.

use super::Sight;
use super::cursor::{Page, Row as Going, What};
use super::plates::{Does, MOST, Plate};
use super::ring;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::list::{self, Window};
use crate::screen::Line;
use embedded_graphics::geometry::Point;
use heapless::Vec;
use parlour_rules::Seat;
use parlour_rules::monopoly::{Action, DEEDS, Deed, Group, Open, Stage as SaleStage, Task};

/// The rows in sight, and the pitch of them.
pub(super) const SEEN: usize = 7;
const PITCH: i32 = 18;
const TOP: i32 = 24;

/// The deeds on the sheet of the seat that decides, group by group, and those for which rent can be asked.
pub(super) fn rows(open: &Open) -> Vec<Deed, DEEDS> {
    let Some(seat) = open.decider() else {
        return Vec::new();
    };
    let claims = |deed: Deed| {
        let mut claims = open.claims.iter();
        open.has_floor() && claims.any(|claim| claim.owner == seat && claim.deed == deed)
    };
    let all = Group::ALL
        .into_iter()
        .flat_map(|group| group.deeds().iter());
    all.filter(|deed| open.owner(*deed) == Some(seat) || claims(*deed))
        .collect()
}

/// Whether a seat can build something now.
pub(super) fn can_build(open: &Open, seat: Seat) -> bool {
    Deed::all().any(|deed| {
        open.can_build(seat, deed).is_ok() && open.holders[seat].cash >= deed.group().house_cost()
    })
}

/// The row to begin with: where something can be built or placed; in need of money what can be mortgaged.
pub(super) fn first_row(sight: &Sight<'_>) -> usize {
    let open = &sight.view.open;
    let rows = rows(open);
    let builds = |deed: &Deed| {
        open.check(Action::Build(*deed)).is_ok() || open.check(Action::Place(*deed)).is_ok()
    };
    rows.iter().position(builds).unwrap_or(0)
}

/// What can be done with the deed in a row, and the way back.
pub(super) fn verbs(sight: &Sight<'_>, row: usize) -> Vec<Plate, MOST> {
    let mut verbs = verbs_of(sight, row);
    let _ = verbs.push(Plate {
        label: line!("Close"),
        does: Does::Open(Page::Main),
    });
    verbs
}

fn verbs_of(sight: &Sight<'_>, row: usize) -> Vec<Plate, MOST> {
    let open = &sight.view.open;
    let mut verbs = Vec::new();
    let (Some(seat), Some(deed)) = (open.decider(), rows(open).get(row).copied()) else {
        return verbs;
    };
    let mut add = |label: Line, does: Does| {
        let _ = verbs.push(Plate { label, does });
    };
    if let Some(Task::Sale(sale)) = open.top() {
        if matches!(sale.stage, SaleStage::Serve(_) | SaleStage::Place(..)) {
            add(line!("Place here"), Does::Act(Action::Place(deed)));
        }
        return verbs;
    }
    let mut claims = open.claims.iter();
    if let Some(claim) = claims.find(|claim| claim.owner == seat && claim.deed == deed) {
        add(
            line!("Rent ${}", claim.amount),
            Does::Act(Action::Claim(deed)),
        );
    }
    if open.owner(deed) != Some(seat) {
        return verbs;
    }
    let group = deed.group();
    let whole = group.is_street() && open.group_owner(group) == Some(seat);
    let level = open.level(deed);
    if whole && open.has_floor() {
        let lots = group.deeds();
        let lowest = lots.iter().map(|lot| open.level(lot)).min().unwrap_or(0);
        let first = lots.iter().find(|lot| open.level(*lot) == lowest);
        let house = level + 1 < open.options.hotel();
        if let Some(first) = first.filter(|_| lowest < open.options.hotel()) {
            let row = Going::Each(group, lowest + 1);
            add(line!("One each"), Does::Begin(Action::Build(first), row));
        }
        let label = if house { "House" } else { "Hotel" };
        if level < open.options.hotel() {
            add(line!("{label}"), Does::Act(Action::Build(deed)));
        }
    }
    if whole && open.is_built(group) {
        add(line!("Sell 1"), Does::Act(Action::Sell(deed)));
        let total = open.group_level(group);
        if (0..total).any(|left| open.can_strip(group, left)) {
            add(
                line!("Sell more"),
                Does::Open(Page::Step(What::Strip(group))),
            );
        }
    } else if open.mortgaged.has(deed) {
        add(
            line!("Lift ${}", deed.lift()),
            Does::Act(Action::Redeem(deed)),
        );
    } else {
        add(
            line!("Mortgage ${}", deed.mortgage()),
            Does::Act(Action::Mortgage(deed)),
        );
    }
    verbs
}

/// What the focus begins on in a row: the first that can be chosen.
pub(super) fn first_verb(sight: &Sight<'_>, row: usize) -> usize {
    let open = &sight.view.open;
    let verbs = verbs(sight, row);
    verbs.iter().position(|verb| verb.is_on(open)).unwrap_or(0)
}

/// What is said of a deed at the right end of its row.
fn state(open: &Open, deed: Deed, seat: Seat) -> Line {
    if open.owner(deed) != Some(seat) {
        return line!("rent due");
    }
    if open.mortgaged.has(deed) {
        return line!("mortgaged");
    }
    let rent = match deed.group() {
        Group::Works => {
            let times = open.rent(deed, 1);
            line!("{times} x dice")
        }
        _ => line!("rent ${}", open.rent(deed, 7)),
    };
    let built = ring::built(open, deed);
    if built.is_empty() {
        rent
    } else {
        line!("{built}, {rent}")
    }
}

/// Draws the rows.
pub(super) fn draw(sight: &Sight<'_>, focus: usize, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let Some(seat) = open.decider() else { return };
    let rows = rows(open);
    let window = Window::around(focus, SEEN, rows.len());
    let width = stage.width() - 18;
    for row in window.rows() {
        let Some(deed) = rows.get(row).copied() else {
            continue;
        };
        let place = area(6, TOP + PITCH * window.place(row), width, PITCH - 1);
        let focused = row == focus;
        let state = state(open, deed, seat);
        let mortgaged = open.mortgaged.has(deed);
        stage.item(place, (deed.index(), &state, focused), |canvas| {
            list::draw_row(canvas, place, focused);
            let at = place.top_left;
            ring::draw_chip(canvas, at + Point::new(5, 4), deed.group(), mortgaged);
            let ink = list::row_ink(focused, true);
            let room = width - 26 - Font::B8.width(&state) - 6;
            let name = if Font::B10.width(deed.name()) <= room {
                deed.name()
            } else {
                deed.short()
            };
            canvas.text(name, at + Point::new(20, 3), Font::B10, ink);
            let right = at + Point::new(width - 6, 4);
            canvas.text_right(&state, right, Font::B8, list::second_ink(focused));
        });
    }
    let height = PITCH * SEEN as i32 - 1;
    list::scroll_bar(stage, Point::new(stage.width() - 9, TOP), height, window);
    let cash = line!("Cash ${}", open.holders[seat].cash);
    let at = Point::new(8, 155);
    stage.text(&cash, at, Font::B10, Colour::BRASS);
    if let Some(debt) = open.debt().filter(|debt| debt.debtor == seat) {
        let missing = debt.amount - open.holders[seat].cash;
        let words = line!("${missing} to raise");
        let left = stage.width() - 10 - Font::B10.width(&words);
        stage.text(&words, Point::new(left, 155), Font::B10, Colour::IVORY);
    } else if let Some(deed) = rows.get(focus).filter(|deed| deed.group().is_street()) {
        let words = line!("A house costs ${}", deed.group().house_cost());
        let left = stage.width() - 10 - Font::B8.width(&words);
        stage.text(&words, Point::new(left, 157), Font::B8, Colour::SAND);
    }
}
