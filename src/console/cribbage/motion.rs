//! What moves at a table of Cribbage: a card on its way, a peg that jumps hole by hole, a bubble that says what for.

use super::Sight;
use super::{board, words};
use crate::line;
use crate::screen::{Line, Motion};
use crate::sound::Sound;
use parlour_rules::SeatSet;
use parlour_rules::cribbage::{Event, Made, Pegs, Play, count};
use parlour_rules::points::Points;

/// How long a card is on its way, and how long it takes to peg what it makes and to read what for.
const FLIES: u16 = 250;
const PEGS: u16 = 850;

/// How long one combination of a hand is looked at.
const STEP: u16 = 850;

pub(super) fn of(event: &Event) -> Motion {
    match event {
        Event::Discarded { .. } => Motion::new(300, Sound::Confirm),
        Event::Starter { .. } => Motion::new(600, Sound::Deal),
        Event::Nobs { .. } => Motion::new(1200, Sound::Gain),
        Event::Played { made, .. } if made.points() > 0 => {
            Motion::new(FLIES + PEGS, Sound::Gain).resting(300)
        }
        Event::Played { .. } => Motion::new(FLIES, Sound::Confirm).resting(300),
        Event::Went { .. } => Motion::new(700, Sound::Focus).resting(100),
        Event::Last { .. } => Motion::new(PEGS, Sound::Gain).resting(300),
        Event::Counted { .. } => {
            let steps = steps(event).max(1) as u16;
            Motion::new(STEP * steps, Sound::Gain).held()
        }
        Event::Muggins { .. } => Motion::new(1500, Sound::Loss).held(),
        Event::Won { .. } => Motion::new(1500, Sound::Win),
        Event::Dealt { .. } => Motion::DEAL,
        Event::DealOver => Motion::NONE,
    }
}

/// How many combinations a hand has that is counted.
pub(super) fn steps(event: &Event) -> usize {
    let Event::Counted {
        cards,
        starter,
        crib,
        ..
    } = *event
    else {
        return 0;
    };
    let mut steps = 0;
    count::combinations(cards, starter, !crib, &mut |_| steps += 1);
    steps
}

/// The part of the moment of a played card, of 256, after which it lies there.
pub(super) fn landed(made: Made) -> i32 {
    match made.points() {
        0 => 256,
        _ => 256 * i32::from(FLIES) / i32::from(FLIES + PEGS),
    }
}

/// The card that is on its way or lies there already though the view is from before, and what the count is with it.
pub(super) fn last_card(sight: &Sight<'_>) -> Option<(Play, u8)> {
    match *sight.moment.as_ref()?.event {
        Event::Played {
            seat, card, count, ..
        }
        | Event::Last {
            seat, card, count, ..
        } => Some((Play { seat, card }, count)),
        _ => None,
    }
}

/// Where the pegs of a side stand now, on their way where something is pegged.
pub(super) fn pegs(sight: &Sight<'_>, side: SeatSet) -> Pegs {
    let pegs = sight.view.open.pegs[board::first(side)];
    let Some(moment) = &sight.moment else {
        return pegs;
    };
    let done = moment.done;
    let (seat, gain, total, done) = match *moment.event {
        Event::Nobs { seat, total } => (seat, 2, total, 2 * done),
        Event::Played {
            seat, made, total, ..
        } => {
            let landed = landed(made);
            let done = (done - landed) * 256 / (256 - landed).max(1);
            (seat, made.points(), total, 2 * done)
        }
        Event::Last { seat, total, .. } => (seat, 1, total, 2 * done),
        Event::Counted {
            seat,
            points,
            claim,
            ..
        } => {
            let excess = claim.unwrap_or(points).saturating_sub(points);
            let gain = claim.map_or(points, |claim| claim.min(points.saturating_sub(excess)));
            return match side.has(seat) {
                true => counted(sight, gain, pegs, done),
                false => pegs,
            };
        }
        Event::Muggins { from, claimed, .. } if side.has(from) => {
            return at(pegs, claimed);
        }
        Event::Muggins {
            seat,
            points,
            total,
            ..
        } => (seat, points, total, 2 * done),
        Event::Won { seat } if side.has(seat) => {
            return at(pegs, sight.view.open.options.target);
        }
        _ => return pegs,
    };
    if !side.has(seat) {
        return pegs;
    }
    let before = Points::new(total.number().saturating_sub(gain.into()));
    board::on_the_way(at(pegs, before), gain, done, sight)
}

/// The pegs with the front one there; it has jumped if that is new.
fn at(pegs: Pegs, front: Points) -> Pegs {
    if front <= pegs.front {
        return pegs;
    }
    Pegs {
        front,
        back: pegs.front,
    }
}

/// While a hand is counted the peg goes with the sum, as far as it is pegged.
fn counted(sight: &Sight<'_>, gain: u8, pegs: Pegs, done: i32) -> Pegs {
    let sum = match done {
        256.. => gain,
        _ => super::show::sum(sight).min(gain),
    };
    pegs.jumped(sum, sight.view.open.options.target)
}

/// What is said in the bubble of a moment: what for, and how much.
pub(super) fn bubble(sight: &Sight<'_>) -> Option<(Line, Line)> {
    let moment = sight.moment.as_ref()?;
    Some(match *moment.event {
        Event::Played { made, .. } if made.points() > 0 && moment.done >= landed(made) => (
            words::capital(&words::made(made)),
            line!("+{}", made.points()),
        ),
        Event::Last { .. } => (line!("Last card"), line!("+1")),
        Event::Nobs { .. } => (line!("His Nobs"), line!("+2")),
        Event::Went { .. } => (line!("Go"), Line::new()),
        Event::Muggins { points, .. } => (line!("Muggins"), line!("+{points}")),
        Event::Won { .. } => (line!("The last hole"), Line::new()),
        _ => return None,
    })
}
