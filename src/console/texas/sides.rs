//! What both sides have, in two plates at the top: who they are, their total, and in a hand what they took and what the bid
//! still needs.

use super::{Sight, seats};
use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::{Ground, SeatLook, SeatSize};
use crate::screen::Line;
use crate::seats::draw_ground;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::texas::{Event, HAND_POINTS, Phase, Side, TARGET};

/// Where the plates lie, and how high they are.
const TOP: i32 = 22;
const HEIGHT: i32 = 29;

/// How far a side is with its bid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Need {
    /// It needs so many points more.
    More(u16),
    /// It needs all tricks.
    All,
    /// It has made it.
    Made,
    /// It cannot make it any more.
    Lost,
}

/// What the side that bid still needs; none while nobody plays.
pub(super) fn need(sight: &Sight<'_>) -> Option<(Side, Need)> {
    let open = &sight.view.open;
    let (seat, bid) = open.bid().filter(|_| open.phase == Phase::Play)?;
    let side = Side::of(seat);
    let (own, others) = (open.taken(side).number(), open.taken(side.other()).number());
    let points = bid.points().min(HAND_POINTS.number());
    let need = match points.checked_sub(own) {
        None | Some(0) => Need::Made,
        _ if others + points > HAND_POINTS.number() => Need::Lost,
        _ if bid.is_limit() => Need::All,
        Some(more) => Need::More(more),
    };
    Some((side, need))
}

impl Need {
    fn words(self) -> Line {
        match self {
            Need::More(points) => line!("needs {points}"),
            Need::All => line!("needs all"),
            Need::Made => line!("made"),
            Need::Lost => line!("set"),
        }
    }
}

/// The side of the seat that looks, and the other one.
fn both(sight: &Sight<'_>) -> [Side; 2] {
    let own = Side::of(sight.viewer());
    [own, own.other()]
}

/// The plate of a side.
pub(super) fn place(sight: &Sight<'_>, side: Side, width: i32) -> Rectangle {
    let number = both(sight).iter().position(|other| *other == side);
    let pitch = width / 2 - 2;
    let left = 3 + pitch * number.unwrap_or(0) as i32;
    area(left, TOP, pitch - 2, HEIGHT)
}

/// What stands on a plate.
#[derive(Hash)]
struct Plate {
    looks: Vec<SeatLook, 2>,
    names: Line,
    total: Line,
    /// What it took in this hand, and in how many tricks.
    taken: Option<(Line, i32)>,
    /// What the bid needs, or what was bid.
    bid: Line,
    wins: bool,
    turn: bool,
}

pub(super) fn draw(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    if !stage.wants(&area(0, TOP, stage.width(), HEIGHT)) {
        return;
    }
    for side in both(sight) {
        let place = place(sight, side, stage.width());
        let plate = plate(sight, side, place);
        stage.item(place, &plate, |canvas| draw_plate(canvas, &plate, place));
    }
}

fn plate(sight: &Sight<'_>, side: Side, place: Rectangle) -> Plate {
    let open = &sight.view.open;
    let members = || {
        let seats = open.players.seats();
        seats.filter(move |seat| Side::of(*seat) == side)
    };
    let total = line!("{}", open.total(side));
    let mut names = members().map(|seat| sight.name(seat));
    let names = match (names.next(), names.next()) {
        (Some(one), Some(other)) => line!("{one}, {other}"),
        _ => Line::new(),
    };
    let room = place.size.width as i32 - 36 - 10 - Font::B10.width(&total) - Font::B8.width(OF);
    let settled = matches!(
        sight.moment.as_ref().map(|moment| moment.event),
        Some(Event::Settled { .. })
    );
    let plays = open.phase == Phase::Play && !settled;
    let tricks = open.tricks.iter();
    let tricks = tricks.filter(|trick| Side::of(open.winner(trick)) == side);
    let need = need(sight).filter(|(bidders, _)| *bidders == side && plays);
    let bids = open.bid().filter(|(seat, _)| Side::of(*seat) == side);
    let bid = match (need, bids) {
        (Some((_, need)), _) => need.words(),
        (None, Some((_, bid))) if !plays && !settled => line!("bid {bid}"),
        _ => Line::new(),
    };
    Plate {
        looks: members().map(|seat| sight.look(seat)).collect(),
        names: if Font::B8.width(&names) <= room {
            names
        } else {
            Line::new()
        },
        total,
        taken: plays.then(|| (line!("{}", open.taken(side)), tricks.count() as i32)),
        bid,
        wins: matches!(need, Some((_, Need::Made))),
        turn: seats::turn(sight).is_some_and(|seat| Side::of(seat) == side),
    }
}

/// What stands behind a total.
const OF: &str = " of 250";
const _: () = assert!(TARGET.number() == 250, "it is said so");

fn draw_plate(canvas: &mut Canvas<'_>, plate: &Plate, place: Rectangle) {
    draw_ground(canvas, place, plate.turn);
    let at = place.top_left;
    for (number, look) in (0..).zip(&plate.looks) {
        let at = at + Point::new(3 + 15 * number, 2);
        look.draw(canvas, at, SeatSize::List, Ground::Dark);
    }
    canvas.text(
        &plate.names,
        at + Point::new(36, 5),
        Font::B8,
        Colour::IVORY,
    );
    let right = at + Point::new(place.size.width as i32 - 5, 5);
    canvas.text_right(OF, right, Font::B8, Colour::SAND);
    let total = right - Point::new(Font::B8.width(OF) + 1, 3);
    canvas.text_right(&plate.total, total, Font::B10, Colour::BRASS);
    let below = right + Point::new(0, 13);
    let ink = if plate.wins {
        Colour::MINT
    } else {
        Colour::BRASS
    };
    canvas.text_right(&plate.bid, below, Font::B8, ink);
    let Some((taken, tricks)) = &plate.taken else {
        return;
    };
    let mut figure = at + Point::new(5, 16);
    if plate.bid.is_empty() {
        canvas.text("took", figure + Point::new(0, 2), Font::B8, Colour::SAND);
        figure.x += Font::B8.width("took") + 4;
    }
    canvas.text(taken, figure, Font::B10, Colour::IVORY);
    let left = figure.x + Font::B10.width(taken) + 5;
    for number in 0..*tricks {
        let tile = area(left + 5 * number, figure.y + 1, 4, 9);
        canvas.rect(tile, Colour::IVORY);
        canvas.hline(tile.top_left + Point::new(0, 4), 4, Colour::UMBER);
    }
}
