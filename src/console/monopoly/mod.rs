//! The screen of Monopoly: the whole board as a ring, and in its middle the dice, what happens, everybody's cash and the
//! plates of what can be done. Whoever decides about a deed, a debt or a deal has a panel over the board.
//!
//! A throws, and the turn goes on by itself as far as nothing is to be decided; a turn in which nothing can be built ends by
//! itself too. Up and down look round the board. A plate leads to the own deeds, where everything is built, sold and
//! mortgaged, and one to the others, who can be offered a deal or be given the floor. A press is one action of the game;
//! what follows from it, such as raising what is missing of a debt, goes on by itself.

mod chapters;
mod cursor;
mod deal;
mod deed;
mod follow;
mod hint;
mod icon;
mod middle;
mod panels;
mod pictures;
mod plan;
mod plates;
mod poses;
mod ring;
mod rules;
mod sheet;
#[cfg(test)]
mod tests;
mod tips;
mod words;

pub use cursor::Cursor;

use crate::cursor::{beside, go};
use crate::line;
use crate::parts::bars::Bars;
use crate::screen::prelude::*;
use cursor::{Limit, Page, Row, What, act, next_plate};
use parlour_rules::Monopoly;
use parlour_rules::monopoly::{Action, Event, Open, Task, View, Window};
use plates::Does;

type Sight<'a> = crate::screen::Sight<'a, Monopoly>;

/// The chapter with all groups.
const GROUPS: Chapter = Chapter::Own(0);

/// Whether a panel lies over the board.
fn has_panel(sight: &Sight<'_>, cursor: &Cursor) -> bool {
    if sight.moment.is_some() || !sight.view.decides() {
        return false;
    }
    match cursor.page {
        Page::Map => false,
        Page::Main => !matches!(
            sight.view.open.top(),
            None | Some(Task::Called(_) | Task::Tax)
        ),
        _ => true,
    }
}

/// What follows from a plate.
fn choose(sight: &Sight<'_>, cursor: &mut Cursor, does: Does) -> Reaction<Action> {
    match does {
        Does::Act(action) => act(sight, action),
        Does::Ask(action) => match act(sight, action) {
            Reaction::Act(action) => Reaction::Ask(line!("Leave the game bankrupt?"), action),
            other => other,
        },
        Does::Open(Page::Main) => {
            cursor.close(sight);
            Reaction::Moved
        }
        Does::Open(page) => {
            let plate = plates::Plate {
                label: Line::new(),
                does,
            };
            if !plate.is_on(&sight.view.open) {
                return Reaction::Refuse(line!("There is not enough money"));
            }
            cursor.open(sight, page);
            Reaction::Moved
        }
        Does::Begin(action, row) => {
            let reaction = act(sight, action);
            if matches!(reaction, Reaction::Act(_)) {
                cursor.goes_on = row;
            }
            reaction
        }
    }
}

/// A button where plates are chosen: on the board or on a panel.
fn press_plates(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    let plates = plates::of(sight);
    let within = match has_panel(sight, cursor) {
        true => panels::plates_within(sight.scene.size.width as i32),
        false => middle::PLATES,
    };
    match button {
        Button::A => match plates.get(cursor.plate) {
            Some(plate) => choose(sight, cursor, plate.does),
            None => Reaction::Nothing,
        },
        Button::B => Reaction::Nothing,
        _ => {
            let (_, places) = plates::laid_out(&plates, within);
            let next = next_plate(&plates::middles(&places), cursor.plate, button);
            let looks = matches!(button, Button::Up | Button::Down);
            if next.is_none() && looks && !has_panel(sight, cursor) {
                cursor.open(sight, Page::Map);
                return Reaction::Moved;
            }
            go(&mut cursor.plate, next)
        }
    }
}

fn press_sheet(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    let verbs = sheet::verbs(sight, cursor.row);
    match button {
        Button::Up | Button::Down => {
            let rows = sheet::rows(&sight.view.open).len();
            let next = beside(0..rows, cursor.row, button);
            let moved = go(&mut cursor.row, next);
            if moved == Reaction::Moved {
                cursor.plate = sheet::first_verb(sight, cursor.row);
            }
            moved
        }
        Button::Left | Button::Right => {
            let next = beside(0..verbs.len(), cursor.plate, button);
            go(&mut cursor.plate, next)
        }
        Button::A => match verbs.get(cursor.plate) {
            Some(verb) => choose(sight, cursor, verb.does),
            None => Reaction::Nothing,
        },
        Button::B => {
            cursor.close(sight);
            Reaction::Moved
        }
        Button::X | Button::Y => Reaction::Nothing,
    }
}

fn press_others(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    let others = panels::others_of(&sight.view.open);
    match button {
        Button::Up | Button::Down => {
            let next = beside(0..others.count(), cursor.row, button);
            go(&mut cursor.row, next)
        }
        Button::Left | Button::Right => go(&mut cursor.right, Some(button == Button::Right)),
        Button::A => match others.clone().nth(cursor.row) {
            Some(seat) if cursor.right => act(sight, Action::Call(seat)),
            Some(seat) => act(sight, Action::Deal(seat)),
            None => Reaction::Nothing,
        },
        Button::B => {
            cursor.close(sight);
            Reaction::Moved
        }
        Button::X | Button::Y => Reaction::Nothing,
    }
}

fn press_step(
    sight: &Sight<'_>,
    cursor: &mut Cursor,
    what: What,
    button: Button,
) -> Reaction<Action> {
    if button != Button::A {
        return cursor.step_press(sight, what, button);
    }
    let open = &sight.view.open;
    let value = cursor.value;
    let small = value.clamp(0, 255) as u8;
    let action = match (what, open.top()) {
        (What::Bid, _) => Action::Bid(value.max(0) as u32),
        (What::Limit, Some(Task::Auction(lot))) => {
            let limit = Limit {
                seat: sight.viewer(),
                deed: lot.deed,
                most: value,
            };
            let Some(bid) = plates::on_limit(open, limit) else {
                return Reaction::Nothing;
            };
            cursor.limit = Some(limit);
            bid
        }
        (What::Limit, _) => return Reaction::Nothing,
        (What::Wish, _) => Action::Wish(small),
        (What::Pay, _) => Action::Cash(value),
        (What::Ask, _) => Action::Cash(-value),
        (What::Strip(group), _) => Action::Strip(group, small),
    };
    let reaction = act(sight, action);
    if matches!(reaction, Reaction::Act(_)) {
        cursor.close(sight);
    }
    reaction
}

/// What a seat's turn ends with by itself: nothing can be built, and no rent be asked for.
fn ends_by_itself(open: &Open) -> bool {
    let seat = open.active;
    open.top().is_none()
        && open.window == Window::After
        && open.ending.is_none()
        && !sheet::can_build(open, seat)
        && !open.claims.iter().any(|claim| claim.owner == seat)
}

impl GameScreen for Monopoly {
    type Cursor = Cursor;

    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = poses::POSES;
    const TIPS: &'static [Tip<Self>] = tips::TIPS;
    const BEGIN: &'static str = "Start";

    fn icon(canvas: &mut Canvas<'_>, at: Point) {
        icon::draw(canvas, at);
    }

    fn arrive(sight: &Sight<'_>, cursor: &mut Cursor) {
        cursor.arrive(sight);
    }

    fn status(sight: &Sight<'_>, cursor: &Cursor) -> Status {
        words::status(sight, cursor)
    }

    fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
        hint::keys(sight, cursor)
    }

    fn bars(sight: &Sight<'_>, cursor: &Cursor) -> Bars {
        if has_panel(sight, cursor) {
            Bars::edges(sight.scene.size.width as i32)
        } else {
            Bars::at(Point::new(33, 33), Point::new(33, 187), 174)
        }
    }

    fn opens(_: &Sight<'_>) -> (Chapter, &'static str) {
        (GROUPS, "Deeds")
    }

    fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        cursor.goes_on = Row::Nothing;
        if let (Page::Main, Some(Task::Draft(draft))) = (cursor.page, sight.view.open.top()) {
            return deal::press(sight, draft, cursor, button);
        }
        match cursor.page {
            Page::Main => press_plates(sight, cursor, button),
            Page::Map => match button {
                Button::A => {
                    let rows = sheet::rows(&sight.view.open);
                    let own = rows.iter().position(|row| row.space() == cursor.space);
                    match own {
                        Some(row) => {
                            cursor.open(sight, Page::Sheet);
                            cursor.row = row;
                            cursor.plate = sheet::first_verb(sight, row);
                        }
                        None => cursor.close(sight),
                    }
                    Reaction::Moved
                }
                Button::B => {
                    cursor.close(sight);
                    Reaction::Moved
                }
                _ => {
                    let to = ring::toward(cursor.space, button);
                    go(&mut cursor.space, Some(to))
                }
            },
            Page::Sheet => press_sheet(sight, cursor, button),
            Page::Others => press_others(sight, cursor, button),
            Page::Step(what) => press_step(sight, cursor, what, button),
        }
    }

    fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
        if has_panel(sight, cursor) {
            panels::draw(sight, cursor, stage);
            return;
        }
        let looks = cursor.page == Page::Map && sight.view.decides() && sight.moment.is_none();
        ring::draw(sight, looks.then_some(cursor.space), stage);
        middle::draw(sight, cursor, stage);
    }

    /// A turn in which nothing can be built and no rent be asked for ends by itself.
    fn forced(view: &View) -> Option<Action> {
        (view.decides() && ends_by_itself(&view.open)).then_some(Action::End)
    }

    fn on_orders(sight: &Sight<'_>, cursor: &Cursor) -> Option<Action> {
        let open = &sight.view.open;
        let bid = cursor.limit.and_then(|limit| plates::on_limit(open, limit));
        bid.or_else(|| Self::forced(sight.view))
    }

    fn goes_on(sight: &Sight<'_>, cursor: &Cursor) -> Option<Action> {
        let open = &sight.view.open;
        let seat = open.decider()?;
        let action = match (cursor.goes_on, open.top()) {
            (Row::Plan, Some(Task::Debt(_))) => plan::next(open, seat)?,
            (Row::Each(group, level), None | Some(Task::Called(_))) => {
                let mut lots = group.deeds().iter();
                Action::Build(lots.find(|lot| open.level(*lot) < level)?)
            }
            (Row::HoldAll, Some(Task::Received { deeds, .. })) => Action::Hold(deeds.first()?),
            _ => return None,
        };
        open.check(action).is_ok().then_some(action)
    }

    fn follow(view: &mut View, event: &Event) {
        follow::follow(&mut view.open, event);
    }

    /// What is done on the sheet of deeds stands there at once.
    fn seen(event: &Event, cursor: &Cursor) -> bool {
        let (seat, done) = match *event {
            Event::Built { seat, .. }
            | Event::Sold { seat, .. }
            | Event::Stripped { seat, .. }
            | Event::Mortgaged { seat, .. }
            | Event::Redeemed { seat, .. } => (seat, true),
            _ => return false,
        };
        let own = cursor.of.is_some_and(|(of, _, _)| of == seat);
        done && own && cursor.page == Page::Sheet
    }

    fn motion(event: &Event) -> Motion {
        words::motion(event)
    }

    fn tell(event: &Event, people: &People) -> Option<Line> {
        words::tell(event, people)
    }

    fn is_news(event: &Event) -> bool {
        words::is_news(event)
    }

    fn chapters(sight: &Sight<'_>, add: &mut dyn FnMut(Heading)) {
        chapters::name(sight, add);
    }

    fn draw_chapter(sight: &Sight<'_>, number: usize, scroll: usize, stage: &mut Stage<'_>) {
        chapters::draw(sight, number, scroll, stage);
    }

    fn standing(view: &View, _: &People) -> (Line, Line) {
        words::standing(view)
    }

    fn ending(view: &View, outcome: Outcome, people: &People) -> Line {
        words::ending(view, outcome, people)
    }

    fn merit(view: &View, _: Outcome, seat: Seat, score: i32) -> Merit {
        words::merit(view, seat, score)
    }

    fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
        words::account(view, people, add);
    }

    /// Any person may ask for the floor between two throws, also while a computer decides.
    fn menu(view: &View, people: &People, add: &mut dyn FnMut(MenuEntry<Action>)) {
        let open = &view.open;
        let persons = open.players.seats().filter(|seat| people.is_person(*seat));
        for seat in persons {
            if open.check(Action::Call(seat)).is_ok() {
                let label = line!("Floor to {}", people.name(seat));
                add(MenuEntry::new(&label, Action::Call(seat))
                    .unasked()
                    .any_time());
            }
        }
    }

    fn is_done(view: &View, seat: Seat) -> bool {
        !view.open.is_in(seat)
    }

    fn advise(sight: &Sight<'_>, cursor: &mut Cursor, action: &Action) -> Line {
        hint::lead(sight, cursor, *action);
        hint::words(sight, *action)
    }

    fn clock(view: &View) -> Option<Clock> {
        view.open.time.map(Clock::table)
    }
}
