//! The cursor kit: where the pad leads, and what a press answers. A game's cursor says what has the focus and how far a
//! choice has got; the steps that all of them take are here.
//!
//! Along a row there are two ways: [`beside`] stops at the ends, [`round`] begins again. A row is anything in order: the
//! plates of a decision, seats at the table, the numbers of a dial, a hand of which some things may be chosen. Over things that lie
//! anywhere, [`toward`] goes by where they are seen. [`go`] takes the focus there and answers whether it moved,
//! [`answer`] lets a question be answered. Nothing is drawn here, and nothing knows a game.

#[cfg(test)]
mod tests;

use crate::keys::Button;
use crate::screen::Reaction;
use embedded_graphics::geometry::Point;

/// The focus, or a choice, goes there, if there is anywhere to go.
pub fn go<T: PartialEq, A>(focus: &mut T, to: Option<impl Into<T>>) -> Reaction<A> {
    match to.map(Into::into) {
        Some(to) if to != *focus => {
            *focus = to;
            Reaction::Moved
        }
        _ => Reaction::Nothing,
    }
}

/// A question with two answers, of which the pad changes the one that has the focus.
pub fn answer<A>(agrees: &mut bool, button: Button, yes: A, no: A) -> Reaction<A> {
    match button {
        Button::A => Reaction::Act(if *agrees { yes } else { no }),
        Button::Up | Button::Down | Button::Left | Button::Right => go(agrees, Some(!*agrees)),
        Button::B | Button::X | Button::Y => Reaction::Nothing,
    }
}

/// Whether a button leads on in a row, or back.
const fn leads_on(button: Button) -> Option<bool> {
    match button {
        Button::Left | Button::Up => Some(false),
        Button::Right | Button::Down => Some(true),
        Button::A | Button::B | Button::X | Button::Y => None,
    }
}

/// What is before or after something in a row, which has ends.
pub fn beside<T: PartialEq>(
    row: impl IntoIterator<Item = T>,
    from: impl Into<Option<T>>,
    button: Button,
) -> Option<T> {
    let (row, from) = (row.into_iter(), from.into());
    let elsewhere = |thing: &T| Some(thing) != from.as_ref();
    if leads_on(button)? {
        row.skip_while(elsewhere).nth(1)
    } else {
        row.take_while(elsewhere).last()
    }
}

/// What is before or after something in a row that begins again at its ends.
pub fn round<T: PartialEq>(
    row: impl IntoIterator<Item = T, IntoIter: Clone>,
    from: impl Into<Option<T>>,
    button: Button,
) -> Option<T> {
    let row = row.into_iter();
    beside(row.clone(), from, button).or_else(|| {
        let mut row = row;
        if leads_on(button)? {
            row.next()
        } else {
            row.last()
        }
    })
}

/// What is next in the direction of the pad; `seen` says where a thing is. Up and down go to the nearest row that has
/// one; left and right stay in the row as long as there is one. So everything can be reached. Where nothing has the
/// focus it goes to the first.
pub fn toward<T: Copy>(
    things: impl IntoIterator<Item = T>,
    from: impl Into<Option<T>>,
    seen: impl Fn(T) -> Point,
    button: Button,
) -> Option<T> {
    let mut things = things.into_iter();
    let Some(from) = from.into() else {
        return things.next();
    };
    let here = seen(from);
    let ahead = things.filter_map(|thing| {
        let way = seen(thing) - here;
        let (ahead, cost) = match button {
            Button::Up => (-way.y, (-way.y, way.x.abs())),
            Button::Down => (way.y, (way.y, way.x.abs())),
            Button::Left => (-way.x, (way.y.abs(), -way.x)),
            Button::Right => (way.x, (way.y.abs(), way.x)),
            Button::A | Button::B | Button::X | Button::Y => return None,
        };
        (ahead > 0).then_some((cost, thing))
    });
    let nearest = ahead.min_by_key(|(cost, _)| *cost);
    nearest.map(|(_, thing)| thing)
}
