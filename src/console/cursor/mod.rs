//! The cursor kit: where the pad leads, and what a press answers. A game's cursor says what has the focus and how far a
//! choice has got; the steps that all of them take are here.
//!
//! Along a row there are two ways: [`beside`] stops at the ends, [`round`] begins again. A row is anything in order: the
//! plates of a decision, seats at the table, the numbers of a dial, a hand of which some things may be chosen. Over things that lie
//! anywhere, [`toward`] goes by where they are seen. [`in_fan`] knows how a hand of cards is fanned. [`go`] takes the
//! focus there and answers whether it moved, [`mark`] marks something as long as more may be marked, [`act`] answers with what
//! is to be done or why it is not possible, [`answer`] lets a question be answered. Nothing is drawn here, and nothing
//! knows a game.

#[cfg(test)]
mod tests;

use crate::keys::Button;
use crate::line;
use crate::parts::fan;
use crate::screen::Reaction;
use core::fmt::Display;
use embedded_graphics::geometry::Point;
use parlour_rules::cards::Card;

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

/// Marks something or unmarks it again, where what is marked then `fits`; else why not.
pub fn mark<M: PartialEq, A>(
    marks: &mut M,
    toggled: M,
    fits: bool,
    why: impl Display,
) -> Reaction<A> {
    if fits {
        go(marks, Some(toggled))
    } else {
        Reaction::Refuse(line!("{why}"))
    }
}

/// This is to be done, where a check found nothing against it; else why not.
pub fn act<A>(action: A, check: Result<(), impl Display>) -> Reaction<A> {
    match check {
        Ok(()) => Reaction::Act(action),
        Err(why) => Reaction::Refuse(line!("{why}")),
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

/// The card to which the pad leads in a fan on a picture of this width, of those that `may` have the focus. Left and right
/// go round the whole hand, up and down from row to row; a hand of which only a part is in sight is gone through card by
/// card.
pub fn in_fan(
    width: i32,
    hand: &[Card],
    may: impl Fn(Card) -> bool,
    from: Option<Card>,
    button: Button,
) -> Option<Card> {
    let cards = hand.iter().copied().filter(|card| may(*card));
    let seen = |card| {
        let place = hand.iter().position(|held| *held == card);
        fan::spot(width, hand.len(), place.unwrap_or(0))
    };
    match button {
        Button::Left | Button::Right => round(cards, from, button),
        _ if hand.len() > fan::most(width) => None,
        _ => toward(cards, from, seen, button),
    }
}
