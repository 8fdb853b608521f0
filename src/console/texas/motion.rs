//! What moves at a table of Four Hand Texas: tiles on their way, a trick that stays a while and goes to its winner, and what
//! came of the bid.

use super::{Sight, hand, seats, sides, table};
use crate::line;
use crate::paint::Stage;
use crate::parts::deal::{self, Deal, Ways};
use crate::parts::domino;
use crate::parts::gain;
use crate::parts::rack;
use crate::screen::{Moment, Motion};
use crate::sound::Sound;
use embedded_graphics::geometry::Point;
use heapless::Vec;
use parlour_rules::texas::{Event, HAND, SEATS, Side};
use parlour_rules::tiles::Tile;
use parlour_rules::{Points, Seat};

/// How long a finished trick stays and how long it takes to leave.
const STAYS: i32 = 1200;
const LEAVES: i32 = 250;
/// The part of such a moment, of 256, after which it leaves.
const LEAVING: i32 = 256 * STAYS / (STAYS + LEAVES);

pub(super) fn of(event: &Event) -> Motion {
    match event {
        Event::Bid { .. } => Motion::new(300, Sound::Confirm),
        Event::Passed { .. } => Motion::new(300, Sound::Focus).resting(400),
        Event::ThrownIn { .. } => Motion::new(1500, Sound::Loss),
        Event::Named { .. } => Motion::new(1500, Sound::Gain),
        Event::Played { .. } => Motion::new(250, Sound::Confirm),
        Event::Won { .. } => Motion::new((STAYS + LEAVES) as u16, Sound::Deal),
        Event::Settled { made: true, .. } => Motion::new(1800, Sound::Gain),
        Event::Settled { made: false, .. } => Motion::new(1800, Sound::Loss),
        Event::Dealt { .. } => Motion::DEAL,
        Event::Scored { .. } | Event::HandOver => Motion::NONE,
    }
}

/// What happens, and how far it has got.
pub(super) fn happens<'a>(sight: &Sight<'a>) -> Option<(&'a Event, i32)> {
    let moment = sight.moment.as_ref()?;
    Some((moment.event, moment.done))
}

/// The seat whose tile is on its way to the trick or lies there already, though the view is from before.
pub(super) fn actor(sight: &Sight<'_>) -> Option<Seat> {
    match happens(sight)? {
        (Event::Played { .. } | Event::Won { .. }, _) => sight.view.open.decider(),
        _ => None,
    }
}

/// Draws what moves.
pub(super) fn draw(sight: &Sight<'_>, moment: &Moment<'_, Event>, stage: &mut Stage<'_>) {
    match *moment.event {
        Event::Played { seat, tile } => {
            let width = stage.width();
            let at = moment.between(
                from(sight, seat, tile, width),
                seats::tile_place(sight, seat, width),
            );
            seats::tile(stage, at, tile);
        }
        Event::Won { seat, last, points } => won(sight, moment, (seat, last, points), stage),
        Event::Named { seat, contract } => {
            let what = match contract.name() {
                "no trump" => line!("No trump"),
                name => line!("Trumps: {name}"),
            };
            announce(sight, Some(seat), &what, stage);
        }
        Event::ThrownIn { .. } => announce(sight, None, "All pass", stage),
        Event::Settled {
            bidder,
            bid,
            points,
            made,
        } => {
            let what = match (bid.is_limit(), made) {
                (true, true) => line!("Made with all tricks"),
                (true, false) => line!("Set: a trick is lost"),
                (false, true) => line!("Made: {points} of {bid}"),
                (false, false) => line!("Set: {points} of {bid}"),
            };
            announce(sight, Some(bidder), &what, stage);
        }
        _ => {}
    }
}

/// Where a tile comes from that a seat plays.
fn from(sight: &Sight<'_>, seat: Seat, tile: Tile, width: i32) -> Point {
    match sight.view.seat == Some(seat) {
        true => hand::spot(sight, tile, width),
        false => seats::home(sight, seat, width),
    }
}

/// A bubble in the middle of the table.
fn announce(sight: &Sight<'_>, seat: Option<Seat>, what: &str, stage: &mut Stage<'_>) {
    let size = gain::size(what, "");
    let middle = table::well(stage.width()).center();
    let at = middle - Point::new(size.width as i32 / 2, size.height as i32 / 2);
    let colour = seat.map(|seat| sight.look(seat).colour());
    gain::bubble(stage, at, what, "", colour);
}

/// The hands go round, one after the other from the first seat on.
pub(super) fn deal_out(sight: &Sight<'_>, done: i32, stage: &mut Stage<'_>) {
    let (width, players) = (stage.width(), sight.view.open.players);
    let deal = Deal::new(players.count(), HAND, done);
    match sight.view.seat {
        Some(_) => rack::tray(stage),
        None => hand::everybody(sight, &|seat| deal.arrived(seat.index()), stage),
    }
    let half = Point::new(seats::TILE / 2, seats::LOOK.half / 2);
    let ways = Ways {
        pack: Point::new(width / 2 - 10, 78),
        own: sight.view.seat.map(Seat::index),
        hand: &|tile| rack::spot(width, HAND, tile),
        homes: &|place| {
            let seat = players.seat_after(Seat::FIRST, place);
            seats::home(sight, seat, width) + half
        },
    };
    deal::tiles(stage, deal, &ways);
}

/// A finished trick stays, its winner's tile framed, and goes to the winner; its points go to the plate of the side.
fn won(
    sight: &Sight<'_>,
    moment: &Moment<'_, Event>,
    (winner, last, points): (Seat, Tile, Points),
    stage: &mut Stage<'_>,
) {
    let open = &sight.view.open;
    let width = stage.width();
    let mut plays: Vec<(Seat, Tile), SEATS> = open.trick.plays(open.players).collect();
    if let Some(seat) = open.decider() {
        // The trick lacked this one tile.
        let _ = plays.push((seat, last));
    }
    let way = Moment {
        event: moment.event,
        done: ((moment.done - LEAVING).max(0) * 256 / (256 - LEAVING)).min(256),
    };
    let home = seats::home(sight, winner, width);
    for (seat, tile) in plays {
        let at = way.between(seats::tile_place(sight, seat, width), home);
        seats::tile(stage, at, tile);
        if seat == winner && way.done == 0 {
            domino::focus(stage, seats::tile_area(sight, seat, width));
        }
    }
    let gain = line!("+{points}");
    let size = gain::size(&gain, "");
    let half = Point::new(size.width as i32 / 2, size.height as i32 / 2);
    let to = sides::place(sight, Side::of(winner), width).center() - half;
    let at = way.between(beside(sight, winner, size.width as i32, width), to);
    let colour = sight.look(winner).colour();
    gain::bubble(stage, at, &gain, "", Some(colour));
}

/// Where a bubble of this width lies beside the tile of a seat, on no other tile and on no label.
fn beside(sight: &Sight<'_>, seat: Seat, bubble: i32, width: i32) -> Point {
    let tile = seats::tile_place(sight, seat, width);
    let right = seats::TILE - bubble;
    tile + match seats::steps(sight, seat) {
        0 => Point::new(seats::TILE + 6, 0),
        1 => Point::new(0, -26),
        2 => Point::new(-bubble - 6, 0),
        _ => Point::new(right, -26),
    }
}
