//! The picture of the table: the line, the hand in its tray, and tiles on their way.

use super::cursor::{Cursor, sorted};
use super::{Board, reveal, seats, track};
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::deal::{self, Deal, Ways};
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::gain;
use crate::parts::ground;
use crate::parts::rack::{self, RackLook, RackTile};
use crate::parts::snake::{self, Badge, Snake};
use crate::screen::Moment;
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::line_game::{Action, Event, Laws, View};
use parlour_rules::tiles::{End, Tile, TileLine, TileSet};
use parlour_rules::{Points, Seat, View as _};

pub(super) fn draw(sight: &Board<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
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
    if sight.view.laws.scores_in_play {
        track::draw(sight, stage);
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
    gained(sight, stage);
}

/// Everybody draws a hand from the middle of the table.
fn deal_out(sight: &Board<'_>, done: i32, stage: &mut Stage<'_>) {
    let (width, players) = (stage.width(), sight.view.open.players);
    let each = sight.view.laws.hand;
    let deal = Deal::new(players.count(), each, done);
    seats::while_dealt(sight, &|seat| deal.arrived(seat.index()) as u8, stage);
    if sight.view.laws.scores_in_play {
        track::draw(sight, stage);
    }
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
fn in_play(sight: &Board<'_>) -> bool {
    sight.scene.live && sight.scene.face_up
}

/// The part of the table that the line has to itself.
pub(super) fn room(laws: Laws, notes: bool, width: i32, watched: bool) -> Rectangle {
    let top = match (watched, notes) {
        _ if laws.scores_in_play => track::line_top(watched),
        (true, _) => 24,
        (false, true) => 52,
        (false, false) => 42,
    };
    // Below the tracks the longest line needs every row down to the tray.
    let bottom = if laws.scores_in_play { rack::TOP } else { 155 };
    area(2, top, width - 4, bottom - top)
}

fn lay(sight: &Board<'_>, line: &TileLine, width: i32) -> Snake {
    let watched = sight.view.seat().is_none();
    let room = room(sight.view.laws, sight.style.notes, width, watched);
    Snake::lay(line.tiles(), room)
}

/// The line as it lies, who placed the last tile, and at which end. A tile that has just scored lies there already.
fn lying(sight: &View, moment: Option<&Moment<'_, Event>>) -> (TileLine, Option<(Seat, End)>) {
    let open = &sight.open;
    let mut line = open.line.clone();
    if let Some(Event::Gained {
        seat, tile, end, ..
    }) = moment.map(|moment| moment.event)
    {
        let end = end.unwrap_or(End::Right);
        let last = line.set().has(*tile) || line.place(*tile, end);
        return (line, last.then_some((*seat, end)));
    }
    (line, open.last)
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

fn line(sight: &Board<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let width = stage.width();
    let (lying, last) = lying(sight.view, sight.moment.as_ref());
    let before = lay(sight, &lying, width);
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
    if let Some((seat, end)) = last
        && let Some(spot) = before.spot(end)
    {
        let colour = sight.look(seat).colour();
        domino::frame(stage, spot.place(before.half), colour);
    }
    let targets = cursor.ends(sight.view);
    for end in End::BOTH {
        let Some(pips) = lying.open(end) else {
            continue;
        };
        let look = match (in_play(sight), cursor.end) {
            (true, Some(chosen)) if chosen != end => Badge::Off,
            (true, _) if targets.contains(&end) => Badge::Target,
            _ => Badge::Open,
        };
        snake::badge(stage, &before, end, pips.number(), look);
        if let Some(tile) = cursor.tile.filter(|_| look == Badge::Target) {
            let points = track::brings(sight.view, tile, end);
            if points > Points::ZERO {
                preview(points, &before, end, stage);
            }
        }
    }
}

/// What the tile with the focus would bring at an end: beside the badge there, where no tile lies.
fn preview(points: Points, snake: &Snake, end: End, stage: &mut Stage<'_>) {
    let text = line!("+{points}");
    let badge = snake.badge(end);
    let size = Size::new(Font::B10.width(&text) as u32 + 6, 15);
    let (across, up) = (size.width as i32 / 2, 18);
    let beside = across + 11;
    let spots = [(0, -up), (0, up), (-beside, 0), (beside, 0)];
    let (least, most) = (across + 2, stage.width() - across - 3);
    let middles = spots.map(|(x, y)| Point::new((badge.x + x).clamp(least, most), badge.y + y));
    let top = track::line_top(false) - 2;
    let room = area(1, top, stage.width() - 2, rack::TOP - top);
    let at = |middle: Point| Rectangle::with_center(middle, size);
    let free = |place: &Rectangle| is_free(*place, snake, room);
    let mut places = middles.map(at).into_iter();
    let place = places.find(free).unwrap_or_else(|| at(badge));
    stage.keep_clear(&place);
    stage.item(place, ("preview", &text), |canvas| {
        canvas.round(place, 5, Colour::EBONY, None);
        let left = place.top_left + Point::new(3, 2);
        canvas.text(&text, left, Font::B10, Colour::BRASS);
    });
}

/// Whether neither tiles nor badges lie there.
fn is_free(place: Rectangle, snake: &Snake, room: Rectangle) -> bool {
    let badges = End::BOTH.map(|end| snake.badge_place(end));
    let tiles = snake.spots.iter().map(|spot| spot.place(snake.half));
    let mut others = tiles.chain(badges);
    room.intersection(&place) == place
        && others.all(|other| other.intersection(&place).is_zero_sized())
}

/// What for a seat scores, beside the tile that makes it score.
fn gained(sight: &Board<'_>, stage: &mut Stage<'_>) {
    let Some(&Event::Gained {
        seat, end, points, ..
    }) = sight.moment.as_ref().map(|moment| moment.event)
    else {
        return;
    };
    let (lying, _) = lying(sight.view, sight.moment.as_ref());
    let snake = &lay(sight, &lying, stage.width());
    let Some(spot) = snake.spot(end.unwrap_or(End::Right)) else {
        return;
    };
    let [what, _] = (sight.style.gain)(points, end.is_none());
    let what = line!("{what} +{points}");
    let size = gain::size(&what, "");
    let (wide, high) = (size.width as i32, size.height as i32);
    let tile = spot.place(snake.half);
    let (middle, width) = (tile.center(), stage.width());
    let left = (middle.x - wide / 2).clamp(4, (width - 6 - wide).max(4));
    let below = tile.top_left.y + tile.size.height as i32 + 6;
    let above = tile.top_left.y - 8 - high;
    let room = area(
        0,
        track::line_top(false),
        width,
        rack::TOP - track::line_top(false),
    );
    let free = |top: &i32| is_free(area(left, *top, wide, high), snake, room);
    let top = [below, above].into_iter().find(free).unwrap_or(below);
    let colour = sight.look(seat).colour();
    gain::bubble(stage, Point::new(left, top), &what, "", Some(colour));
}

/// The looking seat's tiles as they stand during a moment: a tile on its way is not in the hand.
fn in_hand(sight: &Board<'_>) -> TileSet {
    match sight.moment.as_ref().map(|moment| moment.event) {
        Some(
            Event::Placed { seat, tile, .. }
            | Event::Opened { seat, tile }
            | Event::Gained { seat, tile, .. },
        ) if sight.view.seat() == Some(*seat) => sight.view.hand.without(TileSet::only(*tile)),
        _ => sight.view.hand,
    }
}

fn own_hand(sight: &Board<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
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
            legal: playable.has(*tile),
            ..RackTile::new(*tile)
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
fn moving(sight: &Board<'_>, moment: &Moment<'_, Event>, stage: &mut Stage<'_>) {
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
fn place_of(sight: &Board<'_>, seat: Seat, tile: Option<Tile>, width: i32) -> Point {
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
