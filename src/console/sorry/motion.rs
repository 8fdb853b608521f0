//! What moves and for how long: pawns that walk space by space, slide, fly back or change places.

use super::Sight;
use super::board;
use crate::screen::{Moment, Motion};
use crate::sound::Sound;
use embedded_graphics::geometry::Point;
use heapless::Vec;
use parlour_rules::sorry::{Board, Card, Event, Pawn, Place, SPACES};

/// A space takes so long, and no walk longer than the other.
const SPACE: u16 = 60;
const LONGEST: u16 = 900;

/// No way has more spaces.
const WAY: usize = 16;

pub(super) fn of(event: &Event) -> Motion {
    match event {
        Event::Started { .. } => Motion::new(250, Sound::Confirm),
        Event::Moved {
            pawn, to, still, ..
        } => {
            let spaces = way(&still.board, *pawn, *to).len() as u16;
            match still.board.at(*pawn) {
                Place::START => Motion::new(350, Sound::Loss),
                _ => Motion::new((spaces * SPACE).clamp(180, LONGEST), Sound::Confirm),
            }
        }
        Event::Slid { .. } => Motion::new(250, Sound::Deal),
        Event::Bumped { .. } => Motion::new(300, Sound::Loss),
        Event::Swapped { .. } => Motion::new(400, Sound::Gain),
        Event::GotHome { .. } => Motion::new(250, Sound::Gain),
        Event::TurnedUp { .. } => Motion::new(200, Sound::Deal),
        Event::Passed { .. } => Motion::new(300, Sound::Focus),
        Event::Played { .. } | Event::Dropped { .. } => Motion::new(300, Sound::Confirm),
        Event::Drew { .. } => Motion::new(150, Sound::Deal),
        Event::Reshuffled { .. } => Motion::new(300, Sound::Deal),
        Event::Dealt { .. } => Motion::DEAL,
        Event::DrewCard { .. } | Event::RoundOver { .. } | Event::Scored { .. } => Motion::NONE,
    }
}

/// The board as it lies at this stage.
pub(super) fn board(sight: &Sight<'_>) -> Board {
    let still = sight
        .moment
        .as_ref()
        .and_then(|moment| moment.event.still());
    still.map_or(*sight.view.board(), |still| still.board)
}

/// The places that a pawn comes by on its way, the last one included: forward, or back, or straight from START.
pub(super) fn way(board: &Board, pawn: Pawn, to: Place) -> Vec<Place, WAY> {
    let (corner, from) = (board.corner(pawn.seat()), board.at(pawn));
    let ahead = (1..=12).find(|steps| corner.forward(from, *steps) == Some(to));
    if let Some(steps) = ahead {
        return (1..=steps)
            .filter_map(|step| corner.forward(from, step))
            .collect();
    }
    let back = [1, 4]
        .into_iter()
        .find(|steps| corner.back(from, *steps) == Some(to));
    if let Some(steps) = back {
        return (1..=steps)
            .filter_map(|step| corner.back(from, step))
            .collect();
    }
    [to].into_iter().collect()
}

/// The spaces of a slide, from the triangle on.
pub(super) fn slide(from: Place, to: Place) -> Vec<Place, WAY> {
    let (Some(from), Some(to)) = (from.space(), to.space()) else {
        return Vec::new();
    };
    let spaces = (to + SPACES - from) % SPACES;
    (1..=spaces)
        .map(|step| Place::track(from + step))
        .take(WAY)
        .collect()
}

/// The pawns that are on their way, and where.
pub(super) fn movers(sight: &Sight<'_>, board: &Board) -> Vec<(Pawn, Point), 2> {
    let mut movers = Vec::new();
    let Some(moment) = &sight.moment else {
        return movers;
    };
    let at = |pawn: Pawn, place| board::token(board.corner(pawn.seat()), pawn.number(), place);
    let mut go = |pawn: Pawn, place: Place| {
        let straight = moment.between(board::stands(board, pawn), at(pawn, place));
        let _ = movers.push((pawn, straight));
    };
    match *moment.event {
        Event::Started { pawn, .. } => {
            let circle = board.corner(pawn.seat()).circle();
            go(pawn, Place::track(circle));
        }
        Event::Bumped { pawn, .. } => go(pawn, Place::START),
        Event::Swapped { pawn, other, .. } => {
            let (own, others) = (board.at(pawn), board.at(other));
            go(other, own);
            go(pawn, others);
        }
        Event::Moved { pawn, to, .. } => {
            let places = way(board, pawn, to);
            let _ = movers.push((pawn, along(moment, board, pawn, &places)));
        }
        Event::Slid { pawn, to, .. } => {
            let places = slide(board.at(pawn), to);
            let _ = movers.push((pawn, along(moment, board, pawn, &places)));
        }
        _ => {}
    }
    movers
}

/// Where a pawn is that goes from place to place at an even pace.
fn along(moment: &Moment<'_, Event>, board: &Board, pawn: Pawn, places: &[Place]) -> Point {
    let corner = board.corner(pawn.seat());
    let spot = |number: i32| {
        let place = usize::try_from(number - 1)
            .ok()
            .and_then(|number| places.get(number));
        place.map_or(board::stands(board, pawn), |place| {
            board::token(corner, pawn.number(), *place)
        })
    };
    let whole = places.len() as i32;
    let done = moment.done.clamp(0, 256) * whole;
    let (passed, rest) = (done / 256, done % 256);
    let (from, to) = (spot(passed), spot((passed + 1).min(whole)));
    from + (to - from) * rest / 256
}

/// A card on the glass, and how far it is turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Shown {
    /// The face; none while the back is seen.
    pub(super) card: Option<Card>,
    /// How wide it is, of 256.
    pub(super) wide: i32,
    /// Whether it is of no use.
    pub(super) crossed: bool,
}

/// The card in the middle of the board.
pub(super) fn card(sight: &Sight<'_>) -> Option<Shown> {
    let open = &sight.view.open;
    let moment = sight.moment.as_ref();
    let plain = |card| Shown {
        card: Some(card),
        wide: 256,
        crossed: false,
    };
    match moment.map(|moment| (moment.event, moment.done)) {
        Some((Event::TurnedUp { card, .. }, done)) => {
            let half = done.clamp(0, 256) * 2;
            let (card, wide) = match half <= 256 {
                true => (None, 256 - half),
                false => (Some(*card), half - 256),
            };
            return Some(Shown {
                card,
                wide: wide.max(32),
                crossed: false,
            });
        }
        Some((Event::Passed { card, .. }, _)) => {
            return Some(Shown {
                crossed: true,
                ..plain(*card)
            });
        }
        Some((Event::Played { card, .. } | Event::Dropped { card, .. }, _)) => {
            return Some(plain(*card));
        }
        Some((event, _)) if let Some(card) = event.still().and_then(|still| still.card) => {
            return Some(plain(card));
        }
        _ => {}
    }
    let last = open.discard.last().copied();
    let card = open.card.or(last)?;
    Some(Shown {
        crossed: moment.is_none() && super::cursor::is_useless(sight.view),
        ..plain(card)
    })
}

/// The card that a hand has lost already though the view is from before.
pub(super) fn gone(sight: &Sight<'_>) -> Option<Card> {
    let event = sight.moment.as_ref()?.event;
    let (by, card) = match event {
        Event::Played { seat, card } | Event::Dropped { seat, card } => (*seat, *card),
        event => (sight.view.open.to_play, event.still()?.card?),
    };
    (sight.view.open.has_hands() && sight.view.seat == Some(by)).then_some(card)
}
