//! The picture of the table: the line, the hand in its tray, and tiles on their way.

use super::cursor::{Cursor, sorted};
use super::{Pages, reveal, seats};
use crate::paint::{Stage, area};
use crate::parts::deal::{self, Deal, Ways};
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::ground;
use crate::parts::rack::{self, RackLook, RackTile};
use crate::parts::snake::{self, Badge, Snake};
use crate::screen::{Moment, Sight};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::line_game::{Action, Event, LineGame, View};
use parlour_rules::tiles::{End, Tile, TileLine, TileSet};
use parlour_rules::{Seat, View as _};

pub(super) fn draw<R: Pages>(
    sight: &Sight<'_, LineGame<R>>,
    cursor: &Cursor,
    stage: &mut Stage<'_>,
) {
    ground::baize(stage);
    if let Some(Moment {
        event: Event::Ended { ending, hands },
        ..
    }) = &sight.moment
    {
        reveal::draw(sight, *ending, hands, stage);
        return;
    }
    if let Some(Moment {
        event: Event::Dealt { .. },
        done,
    }) = &sight.moment
    {
        return deal_out(sight, *done, stage);
    }
    if sight.view.seat().is_some() {
        seats::plates(sight, stage);
    }
    line(sight, cursor, stage);
    if sight.view.seat().is_some() {
        own_hand(sight, cursor, stage);
    } else {
        seats::all(sight, stage);
    }
    if let Some(moment) = &sight.moment {
        moving(sight, moment, stage);
    }
}

/// Everybody draws a hand from the middle of the table.
fn deal_out<R: Pages>(sight: &Sight<'_, LineGame<R>>, done: i32, stage: &mut Stage<'_>) {
    let (width, players) = (stage.width(), sight.view.open.players);
    let each = R::LAWS.hand;
    let deal = Deal::new(players.count(), each, done);
    seats::while_dealt(sight, &|seat| deal.arrived(seat.index()) as u8, stage);
    let ways = Ways {
        pack: Point::new(width / 2 - 10, 84),
        own: sight.view.seat().map(Seat::index),
        hand: &|tile| rack::spot(width, each, tile),
        homes: &|place| {
            let seat = players.seat_after(Seat::FIRST, place);
            seats::place_of(sight, seat, width)
        },
    };
    deal::tiles(stage, deal, &ways);
}

/// Whether the seat plays with its tiles open. Else no mark may tell what it holds.
const fn in_play<R: Pages>(sight: &Sight<'_, LineGame<R>>) -> bool {
    sight.scene.live && sight.scene.face_up
}

/// The part of the table that the line has to itself.
pub(super) fn room(width: i32, notes: bool, watched: bool) -> Rectangle {
    let top = match (watched, notes) {
        (true, _) => 24,
        (false, true) => 52,
        (false, false) => 42,
    };
    area(2, top, width - 4, 155 - top)
}

fn lay<R: Pages>(sight: &Sight<'_, LineGame<R>>, line: &TileLine, width: i32) -> Snake {
    let room = room(width, R::NOTES, sight.view.seat().is_none());
    Snake::lay(line.tiles(), room)
}

/// The line as it will be when the tile that is on its way has arrived.
fn grown(view: &View, moment: Option<&Moment<'_, Event>>) -> Option<(TileLine, End, Seat)> {
    let (tile, end, seat) = match *moment?.event {
        Event::Opened { seat, tile } => (tile, End::Right, seat),
        Event::Placed {
            seat, tile, end, ..
        } => (tile, end, seat),
        _ => return None,
    };
    let mut line = view.open.line.clone();
    line.place(tile, end).then_some((line, end, seat))
}

fn line<R: Pages>(sight: &Sight<'_, LineGame<R>>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let width = stage.width();
    let before = lay(sight, &open.line, width);
    if let (Some((line, end, _)), Some(moment)) =
        (grown(sight.view, sight.moment.as_ref()), &sight.moment)
    {
        let after = lay(sight, &line, width);
        let skipped = usize::from(end == End::Left);
        // Where the new tile makes the others move up, they slide.
        for (old, new) in before.spots.iter().zip(after.spots.iter().skip(skipped)) {
            let at = moment.between(old.at, new.at);
            let (first, second) = new.halves;
            domino::domino(stage, at, new.look(after.half), first, second);
        }
        return;
    }
    for spot in &before.spots {
        let (first, second) = spot.halves;
        domino::domino(stage, spot.at, spot.look(before.half), first, second);
    }
    if let Some((seat, end)) = open.last
        && let Some(spot) = before.spot(end)
    {
        let colour = sight.look(seat).colour();
        domino::frame(stage, spot.place(before.half), colour);
    }
    let targets = cursor.ends(sight.view);
    for end in End::BOTH {
        let Some(pips) = open.line.open(end) else {
            continue;
        };
        let look = match (in_play(sight), cursor.end) {
            (true, Some(chosen)) if chosen != end => Badge::Off,
            (true, _) if targets.contains(&end) => Badge::Target,
            _ => Badge::Open,
        };
        snake::badge(stage, &before, end, pips.number(), look);
    }
}

/// The looking seat's tiles as they stand during a moment: a tile on its way is not in the hand.
fn in_hand<R: Pages>(sight: &Sight<'_, LineGame<R>>) -> TileSet {
    match sight.moment.as_ref().map(|moment| moment.event) {
        Some(Event::Placed { seat, tile, .. } | Event::Opened { seat, tile })
            if sight.view.seat() == Some(*seat) =>
        {
            sight.view.hand.without(TileSet::only(*tile))
        }
        _ => sight.view.hand,
    }
}

fn own_hand<R: Pages>(sight: &Sight<'_, LineGame<R>>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let held = sorted(in_hand(sight));
    if !sight.scene.face_up {
        rack::covered(stage, held.len());
        return;
    }
    let live = in_play(sight);
    let boneyard = live && draws(sight.view);
    let playable = sight.view.playable();
    let tiles: Vec<RackTile, { Tile::SET }> = held
        .iter()
        .map(|tile| RackTile {
            tile: *tile,
            legal: playable.has(*tile),
        })
        .collect();
    let focus = if boneyard {
        Some(held.len())
    } else {
        held.iter().position(|tile| Some(*tile) == cursor.tile)
    };
    let look = RackLook {
        focus,
        bob: (sight.scene.now / 500 % 2 * 2) as i32,
        quiet: !live,
        boneyard,
    };
    rack::rack(stage, &tiles, look);
}

/// Whether the looking seat has nothing to do but draw.
fn draws(view: &View) -> bool {
    view.check(Action::Draw).is_ok()
}

/// A tile on its way.
fn moving<R: Pages>(
    sight: &Sight<'_, LineGame<R>>,
    moment: &Moment<'_, Event>,
    stage: &mut Stage<'_>,
) {
    let width = stage.width();
    let (boneyard, small) = (Point::new(width, 120), Lie::Upright);
    match *moment.event {
        Event::Placed { seat, tile, .. } | Event::Opened { seat, tile } => {
            let Some((line, end, _)) = grown(sight.view, Some(moment)) else {
                return;
            };
            let snake = lay(sight, &line, width);
            if let Some(spot) = snake.spot(end) {
                let from = place_of(sight, seat, Some(tile), width);
                let at = moment.between(from, spot.at);
                let (first, second) = spot.halves;
                domino::domino(stage, at, spot.look(snake.half), first, second);
            }
        }
        Event::Drew { seat } => {
            let look = DominoLook {
                half: 13,
                lie: small,
                dim: false,
            };
            let own = sight.view.seat() == Some(seat);
            let to = if own {
                Point::new(width / 2 - 6, 120)
            } else {
                place_of(sight, seat, None, width)
            };
            domino::back(stage, moment.between(boneyard, to), look);
        }
        Event::DrewTile { seat, tile } => {
            let count = sight.view.hand.len() + 1;
            let look = rack::look(width, count, false);
            let to = place_of(sight, seat, Some(tile), width);
            let at = moment.between(Point::new(width / 2 - 6, 120), to);
            if sight.scene.face_up {
                let (high, low) = (tile.high().number(), tile.low().number());
                domino::domino(stage, at, look, high, low);
            } else {
                domino::back(stage, at, look);
            }
        }
        _ => {}
    }
}

/// Where a seat keeps its tiles on the glass: its own tray, or its plate. In a covered hand all tiles have the same
/// place, for a tile's own would tell something about the others.
fn place_of<R: Pages>(
    sight: &Sight<'_, LineGame<R>>,
    seat: Seat,
    tile: Option<Tile>,
    width: i32,
) -> Point {
    if sight.view.seat() != Some(seat) {
        return seats::place_of(sight, seat, width);
    }
    let mut hand = sight.view.hand;
    hand.extend(tile);
    let held = sorted(hand);
    let place = held.iter().position(|held| Some(*held) == tile);
    let place = place
        .filter(|_| sight.scene.face_up)
        .unwrap_or(held.len() / 2);
    rack::spot(width, held.len(), place)
}
