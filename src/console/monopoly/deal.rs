//! A deal: two columns, what one gives and what the other gives, and below them what comes of it.

use super::Sight;
use super::cursor::{self, Cursor, Page, What};
use super::plates::{self, Does};
use super::{panels, ring};
use crate::fitting;
use crate::keys::Button;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::glyph::{self, Direction};
use crate::parts::list::Window;
use crate::parts::plate::On;
use crate::parts::seat::{Ground, SeatSize};
use crate::parts::{self, paper};
use crate::screen::{Line, Reaction};
use embedded_graphics::geometry::Point;
use heapless::Vec;
use parlour_rules::Seat;
use parlour_rules::monopoly::{Action, Deck, Deeds, Draft, Good, Group, Open, Terms};

/// The goods that a side can have: all deeds and both passes.
const MOST: usize = 30;
const SEEN: usize = 6;
const TOP: i32 = 24;
const PITCH: i32 = 14;
const HIGH: i32 = 122;

/// What a seat has that may change hands, group by group.
pub(super) fn goods(open: &Open, seat: Seat) -> Vec<Good, MOST> {
    let may = open.tradable(seat);
    let all = Group::ALL
        .into_iter()
        .flat_map(|group| group.deeds().iter());
    let deeds = all.filter(|deed| may.has(*deed)).map(Good::Deed);
    let passes = Deck::BOTH
        .into_iter()
        .filter(|deck| open.has_pass(seat, *deck));
    deeds.chain(passes.map(Good::Pass)).collect()
}

/// Whether something lies on the giving side.
fn lies(terms: &Terms, good: Good) -> bool {
    match good {
        Good::Deed(deed) => terms.give.has(deed),
        Good::Pass(deck) => terms.give_passes[deck.index()],
    }
}

/// The name of what changes hands.
pub(super) fn name(good: Good) -> &'static str {
    match good {
        Good::Deed(deed) => deed.short(),
        Good::Pass(_) => "Jail pass",
    }
}

/// The button on the two sides, or on the plates below them.
pub(super) fn press(
    sight: &Sight<'_>,
    draft: &Draft,
    cursor: &mut Cursor,
    button: Button,
) -> Reaction<Action> {
    let open = &sight.view.open;
    let giver = if cursor.right { draft.to } else { draft.from };
    let goods = goods(open, giver);
    let rows = goods.len() + 1;
    cursor.row = cursor.row.min(rows - 1);
    if cursor.below {
        return press_below(sight, cursor, button, rows);
    }
    match button {
        Button::Up if cursor.row > 0 => cursor.row -= 1,
        Button::Down if cursor.row + 1 < rows => cursor.row += 1,
        Button::Down => {
            cursor.below = true;
            cursor.plate = plates::first(sight);
        }
        Button::Left | Button::Right if cursor.right != (button == Button::Right) => {
            let was_last = cursor.row + 1 == rows;
            cursor.right = button == Button::Right;
            let giver = if cursor.right { draft.to } else { draft.from };
            let last = self::goods(open, giver).len();
            cursor.row = if was_last { last } else { cursor.row.min(last) };
        }
        Button::A => {
            return match (goods.get(cursor.row), cursor.right) {
                (Some(good), false) => cursor::act(sight, Action::Give(*good)),
                (Some(good), true) => cursor::act(sight, Action::Want(*good)),
                (None, right) => {
                    let what = if right { What::Ask } else { What::Pay };
                    cursor.open(sight, Page::Step(what));
                    Reaction::Moved
                }
            };
        }
        _ => return Reaction::Nothing,
    }
    Reaction::Moved
}

fn press_below(
    sight: &Sight<'_>,
    cursor: &mut Cursor,
    button: Button,
    rows: usize,
) -> Reaction<Action> {
    let plates = plates::of(sight);
    match button {
        Button::Up | Button::B => {
            cursor.below = false;
            cursor.row = rows - 1;
            Reaction::Moved
        }
        Button::Left | Button::Right => {
            let next = crate::cursor::beside(0..plates.len(), cursor.plate, button);
            crate::cursor::go(&mut cursor.plate, next)
        }
        Button::A => match plates.get(cursor.plate).map(|plate| plate.does) {
            Some(Does::Act(action)) => cursor::act(sight, action),
            _ => Reaction::Nothing,
        },
        _ => Reaction::Nothing,
    }
}

/// Draws a deal that is made up or answered. Whoever answers sees it from the own side.
pub(super) fn draw(sight: &Sight<'_>, draft: &Draft, cursor: &Cursor, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let makes = open.decider() == Some(draft.from);
    let (terms, own, other) = if makes {
        (draft.terms, draft.from, draft.to)
    } else {
        (draft.terms.turned(), draft.to, draft.from)
    };
    for right in [false, true] {
        let (giver, side) = if right {
            (other, terms.turned())
        } else {
            (own, terms)
        };
        let focus = (makes && sight.scene.live && !cursor.below && cursor.right == right)
            .then_some(cursor.row);
        column(sight, giver, &side, (right, makes), focus, stage);
    }
    let mut top = TOP + HIGH + 5;
    for words in outcome(sight, own, other, &terms) {
        if !words.is_empty() {
            stage.text(&words, Point::new(8, top), Font::B8, Colour::PARCH);
            top += 12;
        }
    }
    let plates = plates::of(sight);
    let within = panels::plates_within(stage.width());
    let focus = (sight.scene.live && (cursor.below || !makes)).then_some(cursor.plate);
    plates::draw(sight, &plates, within, focus, On::Walnut, stage);
}

/// One side: what it gives, and how much money.
fn column(
    sight: &Sight<'_>,
    giver: Seat,
    side: &Terms,
    (right, makes): (bool, bool),
    focus: Option<usize>,
    stage: &mut Stage<'_>,
) {
    let open = &sight.view.open;
    let width = (stage.width() - 16) / 2;
    let left = 6 + (width + 4) * i32::from(right);
    let sheet = area(left, TOP, width, HIGH);
    paper::sheet(stage, sheet);
    parts::seat::shape(
        stage,
        Point::new(left + 5, TOP + 4),
        sight.look(giver),
        SeatSize::List,
        Ground::Paper,
    );
    let name_of = fitting::name(Font::B10, sight.name(giver), width - 60);
    let title = line!("{name_of} gives");
    stage.text(
        &title,
        Point::new(left + 22, TOP + 5),
        Font::B10,
        Colour::INK,
    );
    let all = goods(open, giver);
    // Whoever answers sees only what lies there.
    let shown: Vec<Good, MOST> = all
        .iter()
        .copied()
        .filter(|good| makes || lies(side, *good))
        .collect();
    let row = focus.unwrap_or(0).min(shown.len().saturating_sub(1));
    let window = Window::around(row, SEEN, shown.len());
    for row in window.rows() {
        let Some(good) = shown.get(row).copied() else {
            continue;
        };
        let top = TOP + 20 + PITCH * window.place(row);
        let place = area(left + 3, top, width - 10, PITCH);
        let chosen = lies(side, good);
        let focused = focus == Some(row);
        let mortgaged = matches!(good, Good::Deed(deed) if open.mortgaged.has(deed));
        stage.item(place, (name(good), chosen, focused, mortgaged), |canvas| {
            if chosen {
                canvas.rect(place, Colour::GLOW);
            }
            if focused {
                canvas.frame(place, (Colour::BRASS, 2));
            }
            let at = place.top_left;
            if let Good::Deed(deed) = good {
                ring::draw_chip(canvas, at + Point::new(3, 2), deed.group(), mortgaged);
            }
            canvas.text(name(good), at + Point::new(16, 3), Font::B8, Colour::INK);
            if chosen {
                let tick = at + Point::new(width - 21, 4);
                for step in 0..3 {
                    canvas.rect(area(tick.x + step, tick.y + 1 + step, 2, 2), Colour::CLOVER);
                }
                for step in 0..5 {
                    canvas.rect(
                        area(tick.x + 3 + step, tick.y + 3 - step, 2, 2),
                        Colour::CLOVER,
                    );
                }
            }
        });
    }
    if shown.len() > SEEN {
        let height = PITCH * SEEN as i32;
        parts::list::scroll_bar(
            stage,
            Point::new(left + width - 6, TOP + 20),
            height,
            window,
        );
    }
    let money = side.cash.max(0);
    let place = area(left + 3, TOP + HIGH - 17, width - 6, 15);
    let focused = focus.is_some_and(|row| row >= all.len());
    let cash = open.holders[giver].cash;
    stage.item(place, (money, cash, focused), |canvas| {
        if money > 0 {
            canvas.rect(place, Colour::GLOW);
        }
        if focused {
            canvas.frame(place, (Colour::BRASS, 2));
            let tip = place.top_left + Point::new(width - 12, 7);
            glyph::arrow(canvas, tip, Direction::Right, 4, 4, Colour::BRASS_LO);
        }
        let at = place.top_left + Point::new(4, 2);
        let pen = canvas.text(&line!("${money}"), at, Font::B10, Colour::INK);
        let has = line!("of ${cash}");
        canvas.text(&has, at + Point::new(pen + 5, 2), Font::B8, Colour::UMBER);
    });
}

/// What a side gives and gets at list price; mortgaged deeds count half.
pub(super) fn prices(open: &Open, terms: &Terms) -> (i32, i32) {
    let price = |deeds: Deeds| -> i32 {
        let worth = deeds.iter().map(|deed| match open.mortgaged.has(deed) {
            true => deed.price() / 2,
            false => deed.price(),
        });
        worth.sum()
    };
    let gives = price(terms.give) + terms.cash.max(0);
    let gets = price(terms.want) + (-terms.cash).max(0);
    (gives, gets)
}

/// The group that a deal completes for a seat.
pub(super) fn completes(open: &Open, seat: Seat, side: &Terms) -> Option<Group> {
    let own = open.deeds(Some(seat));
    let then = own.without(side.give).or(side.want);
    let mut all = Group::ALL.into_iter();
    all.find(|group| group.deeds().within(then) && !group.deeds().within(own))
}

/// What comes of a deal: the worth of both sides, and who completes what.
fn outcome(sight: &Sight<'_>, own: Seat, other: Seat, terms: &Terms) -> [Line; 3] {
    let open = &sight.view.open;
    let (gives, gets) = prices(open, terms);
    let worth = line!("At list price you give ${gives}, get ${gets}");
    let mut second = groups(sight, own, terms);
    let mut third = groups(sight, other, &terms.turned());
    let interest = open.interest(terms.want);
    if interest > 0 && second.is_empty() {
        second = line!("Interest on mortgages: ${interest}");
    } else if interest > 0 && third.is_empty() {
        third = line!("Interest on mortgages: ${interest}");
    }
    [worth, second, third]
}

/// The groups that a deal completes for a seat, or breaks.
fn groups(sight: &Sight<'_>, seat: Seat, side: &Terms) -> Line {
    let open = &sight.view.open;
    let own = open.deeds(Some(seat));
    let then = own.without(side.give).or(side.want);
    let whole = |group: &Group, deeds: Deeds| group.deeds().within(deeds);
    let name = fitting::name(Font::B8, sight.name(seat), 56);
    if let Some(group) = completes(open, seat, side) {
        return line!("{name} completes {}", super::words::group(group));
    }
    let mut all = Group::ALL.into_iter();
    match all.find(|group| !whole(group, then) && whole(group, own)) {
        Some(group) => line!("{name} breaks up {}", super::words::group(group)),
        None => Line::new(),
    }
}
