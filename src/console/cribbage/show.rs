//! The show: one hand after the other, each combination with its cards raised while the sum grows; where points are claimed,
//! a dial before that.

use super::Sight;
use super::cursor::Cursor;
use super::{hand, motion, table, words};
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::card::{self, CardSize};
use crate::parts::form;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::Seat;
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::cribbage::{Combination, Event, Phase, count};

/// Tops of the cards, and of those that are counted.
const REST: i32 = 162;
const RAISED: i32 = 156;
/// From card to card, and the gap before the starter.
const PITCH: i32 = 43;
const GAP: i32 = 10;
/// Left of what is said.
const WORDS: i32 = 70;
/// Where a bubble lies: in the place of what is said.
pub(super) const BUBBLE: Point = Point::new(WORDS, 127);

/// A hand that is up.
struct Up {
    seat: Seat,
    cards: CardSet,
    starter: Card,
    crib: bool,
    /// Of a hand that is being counted: what it is worth, what was claimed, and how much of it has been shown, of 256.
    counted: Option<(u8, Option<u8>, i32)>,
}

impl Up {
    fn of(sight: &Sight<'_>) -> Option<Up> {
        let view = sight.view;
        let moment = sight
            .moment
            .as_ref()
            .map(|moment| (moment.event, moment.done));
        if let Some((
            Event::Counted {
                seat,
                cards,
                starter,
                crib,
                points,
                claim,
                ..
            },
            done,
        )) = moment
        {
            return Some(Up {
                seat: *seat,
                cards: *cards,
                starter: *starter,
                crib: *crib,
                counted: Some((*points, *claim, done)),
            });
        }
        let (seat, crib) = view.open.counted()?;
        let cards = match crib {
            true => view.crib?,
            false => view.open.plays.by(seat),
        };
        // What somebody missed is pegged when the whole is known.
        let known = matches!(moment, Some((Event::Muggins { .. }, _)));
        let points = view.open.total(cards, crib);
        Some(Up {
            seat,
            cards,
            starter: view.open.starter?,
            crib,
            counted: known.then_some((points, None, 256)),
        })
    }

    /// The combination that is shown now, and the sum with it.
    fn step(&self, sight: &Sight<'_>) -> (Option<Combination>, u8) {
        let Some((points, _, done)) = self.counted else {
            return (None, 0);
        };
        if done >= 256 {
            return (None, points);
        }
        let of_four = sight.view.open.flush_of_four(self.crib);
        let mut steps = 0;
        count::combinations(self.cards, self.starter, of_four, &mut |_| steps += 1);
        let now = steps * done.max(0) / 256;
        let (mut number, mut sum, mut shown) = (0, 0, None);
        count::combinations(self.cards, self.starter, of_four, &mut |combination| {
            if number <= now {
                sum += combination.points();
                shown = Some(combination);
            }
            number += 1;
        });
        (shown, sum)
    }
}

/// Whether hands are shown now.
pub(super) fn is_on(sight: &Sight<'_>) -> bool {
    match sight.moment.as_ref().map(|moment| moment.event) {
        Some(Event::Counted { .. } | Event::Muggins { .. }) => true,
        _ => matches!(sight.view.open.phase, Phase::Show(_)),
    }
}

/// What has been counted so far of the hand that is up.
pub(super) fn sum(sight: &Sight<'_>) -> u8 {
    Up::of(sight).map_or(0, |up| up.step(sight).1)
}

pub(super) fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let Some(up) = Up::of(sight) else { return };
    let (step, sum) = up.step(sight);
    let claiming = sight.scene.live && up.counted.is_none();
    if claiming {
        table::well(stage, cursor.claim, "claimed");
    } else {
        table::well(stage, sum, "points");
    }
    heading(sight, &up, stage);
    if claiming {
        let place = area(WORDS, 128, 92, 25);
        form::stepper(stage, place, &line!("{}", cursor.claim), Font::B14);
    } else if motion::bubble(sight).is_none() {
        said(sight, &up, step, stage);
    }
    cards(sight, &up, step, stage);
}

/// Whose hand it is.
fn heading(sight: &Sight<'_>, up: &Up, stage: &mut Stage<'_>) {
    let width = stage.width();
    let what = if up.crib { "crib" } else { "hand" };
    let words = line!("{}'s {what}", sight.name(up.seat));
    let look = sight.look(up.seat);
    let place = area(WORDS - 2, 110, width - WORDS, 16);
    stage.item(place, ("up", &words, look), |canvas| {
        let at = Point::new(WORDS, 111);
        look.draw(
            canvas,
            at,
            crate::parts::SeatSize::List,
            crate::parts::Ground::Dark,
        );
        let fonts = [Font::B12, Font::B10, Font::B8];
        let room = width - WORDS - 22;
        canvas.text_within(&words, at + Point::new(18, 1), room, &fonts, Colour::IVORY);
    });
}

/// The combination that is shown, or at the end all of them in few words.
fn said(sight: &Sight<'_>, up: &Up, step: Option<Combination>, stage: &mut Stage<'_>) {
    let width = stage.width();
    let place = area(WORDS - 2, 127, width - WORDS, 26);
    let Some((points, claim, done)) = up.counted else {
        return;
    };
    if let Some(step) = step {
        let (what, worth) = (words::combination(step), line!("+{}", step.points()));
        return stage.item(place, ("step", &what, &worth), |canvas| {
            let at = Point::new(WORDS, 133);
            canvas.text(&what, at, Font::B12, Colour::IVORY);
            let right = Point::new(width - 10, 131);
            canvas.text_right(&worth, right, Font::B14, Colour::BRASS);
        });
    }
    if done < 256 && points > 0 {
        return;
    }
    let all = words::summary(up.cards, up.starter, sight.view.open.flush_of_four(up.crib));
    let all = match claim {
        None => all,
        Some(claim) if claim == points => line!("Claimed {claim}: {all}"),
        Some(claim) => line!("Claimed {claim} of {points}: {all}"),
    };
    stage.item(place, ("all", &all), |canvas| {
        let at = Point::new(WORDS, 130);
        canvas.paragraph(&all, at, width - WORDS - 6, 13, Font::B8, Colour::PARCH);
    });
}

fn cards(sight: &Sight<'_>, up: &Up, step: Option<Combination>, stage: &mut Stage<'_>) {
    let held = super::cursor::sorted(up.cards);
    let whole = PITCH * held.len() as i32 + GAP + 40;
    let left = (stage.width() - whole) / 2;
    let lit = step.map_or(CardSet::EMPTY, |step| step.cards);
    let starter = PITCH * held.len() as i32 + GAP;
    let places = (0..).map(|place| PITCH * place).zip(held.iter().copied());
    for (along, card) in places.chain([(starter, up.starter)]) {
        let is_lit = lit.has(card);
        let top = if is_lit { RAISED } else { REST };
        let at = Point::new(left + along, top);
        card::card(stage, at, CardSize::Medium, table::face_up(sight, card));
        if is_lit {
            hand::frame(stage, Rectangle::new(at, CardSize::Medium.size()));
        }
    }
}
