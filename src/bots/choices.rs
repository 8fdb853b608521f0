//! From what a view offers to single actions: one at random, or a bounded list of candidates.
//!
//! A range such as `bid:{10..1500}` is turned into single actions by writing `bid:n` and reading it back. A free text
//! cannot be guessed: a game that asks for one says what a computer may think of ([`Player::ideas`]).

use crate::player::Player;
use core::fmt::Write;
use core::str::FromStr;
use heapless::{String, Vec};
use parlour_rules::{Choice, Rng, RngCore, View};

/// The largest number of actions that are looked at in one decision; of more, so many are drawn.
pub const MAX_CANDIDATES: usize = 48;

/// The largest number of values that are looked at in one range.
const RANGE_VALUES: u32 = 8;

/// An aside is taken once in so many decisions, where there is something else to do.
const ASIDES: u32 = 100;

/// Any action open to the seat that looks, each choice as likely as the others; a range counts as one choice, all ideas for
/// texts together as another, and asides are rare.
pub fn any<G: Player>(view: &G::View, rng: &mut Rng) -> Option<G::Action> {
    // Each choice draws a lot and the highest lot wins: one pass, no list and no division.
    let (mut chosen, mut aside) = (None, None);
    let mut draw = |choice, rng: &mut Rng| {
        let best = match choice {
            Choice::One(action) if G::is_aside(&action) => &mut aside,
            _ => &mut chosen,
        };
        let lot = rng.next_u32();
        if best.is_none_or(|(highest, _)| lot > highest) {
            *best = Some((lot, choice));
        }
    };
    let mut asks_for_text = false;
    view.legal(&mut |choice| match choice {
        Choice::Text { .. } => asks_for_text = true,
        _ => draw(choice, rng),
    });
    if asks_for_text && let Some(idea) = any_idea::<G>(view, rng) {
        draw(Choice::One(idea), rng);
    }
    let drawn = match (chosen, aside) {
        (Some(_), Some(_)) if rng.below(ASIDES) == 0 => aside,
        (None, _) => aside,
        _ => chosen,
    };
    match drawn?.1 {
        Choice::One(action) => Some(action),
        Choice::Range { verb, low, high } => {
            let span = high.abs_diff(low).saturating_add(1);
            number(verb, low.saturating_add_unsigned(rng.below(span)))
        }
        Choice::Text { .. } => None,
    }
}

/// Any of the ideas for texts.
fn any_idea<G: Player>(view: &G::View, rng: &mut Rng) -> Option<G::Action> {
    let (mut chosen, mut seen) = (None, 0);
    G::ideas(view, &mut |idea| {
        seen += 1;
        if rng.below(seen) == 0 {
            chosen = Some(idea);
        }
    });
    chosen
}

/// The actions worth looking at: all that are open to the seat that looks or, of too many, a fair draw. Ranges are
/// represented by their ends and by values spread between them, texts by the ideas for them.
pub fn candidates<G: Player>(view: &G::View, rng: &mut Rng) -> Vec<G::Action, MAX_CANDIDATES> {
    let mut list = Vec::new();
    let mut seen = 0u32;
    let mut consider = |action: G::Action| {
        seen += 1;
        if list.push(action).is_err() {
            let place = rng.below(seen) as usize;
            if let Some(place) = list.get_mut(place) {
                *place = action;
            }
        }
    };
    let mut asks_for_text = false;
    view.legal(&mut |choice| match choice {
        Choice::One(action) => consider(action),
        Choice::Range { verb, low, high } => {
            let span = high.abs_diff(low);
            let steps = span.min(RANGE_VALUES - 1);
            for step in 0..=steps {
                let offset = spread(span, step, steps);
                if let Some(action) = number(verb, low.saturating_add_unsigned(offset)) {
                    consider(action);
                }
            }
        }
        Choice::Text { .. } => asks_for_text = true,
    });
    if asks_for_text {
        G::ideas(view, &mut consider);
    }
    list
}

/// The place of a step between 0 and `span`, the steps closer together at the low end, where most bids are.
fn spread(span: u32, step: u32, steps: u32) -> u32 {
    if span == steps || step == steps {
        return if step == steps { span } else { step };
    }
    let squares = steps * steps;
    let (whole, rest) = (span / squares, span % squares);
    (whole * step * step + rest * step * step / squares).max(step)
}

/// The action `verb:n`.
fn number<A: FromStr>(verb: &str, number: i32) -> Option<A> {
    let mut text = String::<40>::new();
    write!(text, "{verb}:{number}").ok()?;
    text.parse().ok()
}
