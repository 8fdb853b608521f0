//! The end of a round: all hands are turned up, with their dots, and the winner's is framed.

use super::Board;
use super::cursor::sorted;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::{Ground, SeatSize, bars};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::line_game::{Ending, Report, SEATS};
use parlour_rules::tiles::TileSet;
use parlour_rules::{PerSeat, Seat};

/// The sizes of half a tile that are tried, the largest first.
const HALVES: [i32; 5] = [21, 17, 13, 11, 9];
/// Rows for the name above the tiles, and all that is not tiles.
const NAME: i32 = 18;
const FRAME: i32 = NAME + 4;
/// What is left free at the edges.
const EDGE: i32 = 12;

/// The size in which so many tiles stand beside each other in a row so high.
fn half_of(tiles: usize, room: i32, height: i32) -> i32 {
    let fits = |half: &&i32| {
        let across = (**half + 1) * tiles as i32 - 1;
        across <= room && FRAME + 2 * **half < height
    };
    HALVES.iter().find(fits).copied().unwrap_or(9)
}

pub(super) fn draw(
    sight: &Board<'_>,
    ending: Ending,
    hands: &PerSeat<TileSet, SEATS>,
    stage: &mut Stage<'_>,
) {
    let players = sight.view.open.players;
    let report = Report {
        players,
        ending,
        hands: *hands,
    };
    let winner = report.winner(sight.view.scoring);
    let pitch = (bars::HINT_TOP - bars::TABLE_TOP) / players.count() as i32;
    for (row, seat) in (0..).zip(players.seats()) {
        let height = (pitch - 2).min(FRAME + 2 * 21 + 1);
        let top = bars::TABLE_TOP + row * pitch + (pitch - height) / 2;
        let place = area(4, top, stage.width() - 8, height);
        let shown = Shown {
            tiles: hands[seat],
            counts: match ending {
                Ending::Blocked => (sight.view.scoring.counts)(&report, hands[seat]),
                _ => Some(hands[seat].dots()),
            },
            wins: winner == Some(seat),
            blocked: ending == Ending::Blocked,
        };
        hand(sight, seat, &shown, place, stage);
    }
}

/// A hand that is turned up.
struct Shown {
    tiles: TileSet,
    /// What it counts; nothing where it takes no part.
    counts: Option<u16>,
    wins: bool,
    blocked: bool,
}

/// One hand: whose it is, its tiles, and its dots. What takes no part is dimmed, and doubles that do not count are crossed
/// out.
fn hand(sight: &Board<'_>, seat: Seat, shown: &Shown, place: Rectangle, stage: &mut Stage<'_>) {
    let Shown {
        tiles,
        counts,
        wins,
        blocked,
    } = *shown;
    let (width, top) = (stage.width(), place.top_left.y);
    let look = sight.look(seat);
    let name = sight.name(seat);
    let dots = match counts {
        // Dots that score nothing are not told.
        _ if sight.view.laws.scores_in_play && !blocked => line!(""),
        None => line!("has a double"),
        Some(1) => line!("1 dot"),
        Some(dots) => line!("{dots} dots"),
    };
    let without_doubles = counts.is_some_and(|counts| counts != tiles.dots());
    stage.item(place, ("hand", look, name, &dots, wins), |canvas| {
        let edge = if wins {
            (Colour::BRASS, 2)
        } else {
            (Colour::BAIZE_HI, 1)
        };
        canvas.round(place, 5, Colour::BAIZE_LO, Some(edge));
        look.draw(
            canvas,
            place.top_left + Point::new(5, 3),
            SeatSize::List,
            Ground::Dark,
        );
        canvas.text(
            name,
            place.top_left + Point::new(22, 4),
            Font::B10,
            Colour::IVORY,
        );
        let right = Point::new(width - 12, top + 4);
        let ink = if wins { Colour::BRASS } else { Colour::IVORY };
        canvas.text_right(&dots, right, Font::B10, ink);
    });
    let held = sorted(tiles);
    let room = width - 2 * EDGE;
    let half = half_of(held.len(), room, place.size.height as i32);
    let gaps = held.len() as i32 - 1;
    let pitch = ((room - half) / gaps.max(1)).min(half + 4);
    let look = DominoLook {
        half,
        lie: Lie::Upright,
        dim: counts.is_none(),
    };
    for (number, tile) in (0..).zip(&held) {
        let at = Point::new(EDGE + number * pitch, top + NAME);
        domino::domino(stage, at, look, tile.high().number(), tile.low().number());
        if without_doubles && tile.is_double() {
            cross_out(domino::place(at, look), stage);
        }
    }
    if held.is_empty() {
        let at = Point::new(EDGE, top + NAME + 6);
        stage.item(area(EDGE, at.y - 2, 100, 20), "out", |canvas| {
            canvas.text(sight.style.call, at, Font::N14, Colour::BRASS);
        });
    }
}

/// Two strokes across a tile.
fn cross_out(tile: Rectangle, stage: &mut Stage<'_>) {
    stage.item(tile, "crossed out", |canvas| {
        let (at, size) = (tile.top_left, tile.size);
        let (across, down) = (size.width as i32 - 3, size.height as i32 - 3);
        for row in 0..down {
            let along = across * row / down.max(1);
            for x in [along, across - along - 1] {
                canvas.hline(at + Point::new(1 + x, 1 + row), 2, Colour::RUBY);
            }
        }
    });
}
